"""What goes wrong in the lab in front of a person: a message of the words room, and what it speaks of."""

from typing import Any

from oubliettes.kernel import OubliettesError


class LabError(OubliettesError):
    """Something a person can mend."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(f"{key} {facts}")
        self.key = key
        self.facts = facts
