"""Games with other numbers in their box, and the helpers of their tests led to them."""

import re
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from oubliettes import variants
from oubliettes.games import GAMES, PACKAGES
from oubliettes.kernel import Variant


def changed(slug: str, helper: str, numbers: dict[str, Any]) -> Any:
    """A helper module of a game's tests (`tests.games.quetes.situation`), as it is where these numbers are others.

    `{"constants.loot_divisor": 3}`: as in a variant's file, by their whole paths.
    """
    printed = dict(GAMES)
    try:
        game = variants.load(Variant.make(slug, "changed", numbers))
    finally:
        GAMES.clear()
        GAMES.update(printed)  # nobody but the test shall find it
    return led(helper, PACKAGES[slug], PACKAGES[game.slug])


def led(helper: str, package: str, own: str) -> Any:
    """A module of the tests, with what it imports from beside it, that imports the game from another package."""
    beside = helper.rpartition(".")[0]
    there = beside + own.removeprefix(package)
    name = there + helper.removeprefix(beside)
    if name not in sys.modules:
        spec = find_spec(helper)
        assert spec
        assert spec.origin
        source = Path(spec.origin).read_text(encoding="utf-8")
        for other in dict.fromkeys(re.findall(rf"^from ({re.escape(beside)}\.\w+) import", source, re.MULTILINE)):
            led(other, package, own)
        source = source.replace(f"from {package}", f"from {own}").replace(f"from {beside}.", f"from {there}.")
        made = sys.modules[name] = ModuleType(name)
        exec(compile(source, spec.origin, "exec"), made.__dict__)
    return sys.modules[name]
