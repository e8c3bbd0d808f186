"""What is in the box."""

from pathlib import Path
from typing import Any

from oubliettes.kernel import components

FOLDER = Path(__file__).parent
COMPONENTS: dict[str, Any] = components(FOLDER)
ROUNDS: int = COMPONENTS["constants"]["nights"]
DARK: int = COMPONENTS["constants"]["dark"]
OIL: dict[str, int] = {lantern["id"]: lantern["oil"] for lantern in COMPONENTS["lantern"]}
