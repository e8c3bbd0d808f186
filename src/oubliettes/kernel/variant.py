"""A variant: a game with some values of its box changed, named and told apart from the game by a fingerprint."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from oubliettes.kernel.components import Place
from oubliettes.kernel.errors import BadOption
from oubliettes.kernel.text import is_text, tidy
from oubliettes.kernel.values import fits, values_of

NAME = 60
"""Letters of a name, at most."""
CHANGES = 200
"""Values that a variant may change."""
GREAT = 1_000_000
"""No number of a box may be changed to a greater one."""
LONG = 100
"""Nor a list or a word to a longer one."""
MARK = "~"
"""What stands in a slug between the game and the fingerprint."""


@dataclass(slots=True, frozen=True)
class Variant:
    """All that tells it apart; anybody who has this can play it."""

    game: str
    """The slug of the game as printed."""
    name: str
    changes: tuple[tuple[str, Any], ...]
    """Values by their whole paths, in the order of these."""

    @classmethod
    def make(cls, game: str, name: str, changes: Mapping[str, Any]) -> "Variant":
        """BadOption for a name that cannot be shown, and for what no box could hold."""
        if not isinstance(name, str) or not is_text(name, NAME) or not name.strip() or set(name) & set("{}"):
            raise BadOption(f"a variant's name is a line of {NAME} letters at most, without braces, not {name!r:.80}")
        if not changes or len(changes) > CHANGES:
            raise BadOption(f"a variant changes from 1 to {CHANGES} values, not {len(changes)}")
        for path, value in changes.items():
            if not _small(value):
                raise BadOption(f"{path} cannot be {value!r:.80}: numbers up to {GREAT}, {LONG} letters or things")
        return cls(game, tidy(name, NAME), tuple(sorted(changes.items())))

    @property
    def fingerprint(self) -> str:
        """The same for the same changes of the same game, whatever they are called."""
        text = json.dumps([self.game, self.changes], ensure_ascii=False, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:10]

    @property
    def slug(self) -> str:
        """What records, statistics and profiles call it: no two variants share them, nor a variant and its game."""
        return f"{self.game}{MARK}{self.fingerprint}"

    def places(self, folder: Path) -> dict[Place, Any]:
        """Where the changes go in the box in this folder; BadOption for one that does not fit it."""
        known = values_of(folder)
        found: dict[Place, Any] = {}
        for path, value in self.changes:
            if path not in known:
                raise BadOption(f"{self.game} has no value {path!r}: `oubliettes lab values {self.game}` lists them")
            if not fits(known[path].value, value):
                raise BadOption(
                    f"{path} is {known[path].value!r:.80} as printed: {value!r:.80} is another kind of thing"
                )
            found[known[path].place] = value
        return found

    def as_json(self) -> dict[str, Any]:
        return {"game": self.game, "name": self.name, "changes": dict(self.changes)}

    @classmethod
    def from_json(cls, data: Any) -> "Variant":
        """What `as_json` gave, or what anybody may have written; BadOption."""
        if not isinstance(data, Mapping) or not isinstance(data.get("changes"), Mapping):
            raise BadOption("a variant has a game, a name and a table of changes")
        return cls.make(str(data.get("game", "")), data.get("name", ""), dict(data["changes"]))


def _small(value: Any) -> bool:
    match value:
        case bool():
            return True
        case int() | float():
            return -GREAT <= value <= GREAT
        case str() | list():
            return len(value) <= LONG and all(isinstance(part, str) or _small(part) for part in value)
    return False
