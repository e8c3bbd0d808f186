"""What goes wrong in front of a person: told in the person's language, in one paragraph."""

from typing import Any

from oubliettes.kernel import OubliettesError


class Trouble(OubliettesError):
    """Something a person can mend. `key` is a message of the words room, `facts` what it speaks of."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(f"{key} {facts}")
        self.key = key
        self.facts = facts
