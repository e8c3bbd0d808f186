"""What is in the box, as one document: every card, monster, tile, weapon, talent with its numbers and its rules.

It is made from components.toml. Whoever looks a thing up does so by its id, and is told what it is called
(`thing-<id>` in the words), what it does (`text-<id>`, where there is more to say than its rules do), its numbers
(`number-<name>`) and its own rules.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Number = bool | int | float | str | list[Any] | dict[str, Any]
NOT_NUMBERS = frozenset({"id", "name", "rules", "glyph", "secret", "supplied", "text"})
"""What an entry of components.toml says beside its numbers."""


@dataclass(slots=True, frozen=True)
class Thing:
    """One kind of thing."""

    id: str
    kind: str
    """What it is: `monster`, `tile`, `hero`; the words call it `kind-<kind>`."""
    numbers: dict[str, Number] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    """Its own rules, the most telling first."""
    glyph: str = ""
    """The name of its picture."""


@dataclass(slots=True, frozen=True)
class Box:
    """All that anybody may know before the first pick. What only one seat may know is not in it."""

    game: str
    things: tuple[Thing, ...]
    places: tuple[str, ...] = ()
    """The ids of the places that a board always has, where spots can be: squares, piles, seals."""

    def find(self, id: str) -> Thing | None:
        return next((thing for thing in self.things if thing.id == id), None)


def box(
    components: Mapping[str, Any],
    *,
    kinds: Mapping[str, str] | None = None,
    called: Callable[[str, Mapping[str, Any]], str] | None = None,
    more: tuple[Thing, ...] = (),
    places: tuple[str, ...] = (),
) -> Box:
    """The box of a components.toml: each entry of its lists that has an id is a thing.

    `kinds` calls some lists otherwise (`monster_card` is a `monster`); `called` gives the id that picks and views know
    a thing by, from its kind and its entry, where it is another one; `more` is what no list holds: the dice, say.
    An entry that says `secret = true` stays out.
    """
    found = {thing.id: thing for thing in more}
    for kind, entry in _entries(components):
        if not entry.get("secret"):
            kind = (kinds or {}).get(kind, kind)
            id = called(kind, entry) if called else str(entry["id"])
            numbers = {name: value for name, value in entry.items() if name not in NOT_NUMBERS}
            thing = Thing(id, kind, numbers, tuple(entry.get("rules", ())), str(entry.get("glyph", "")))
            found[id] = thing
    return Box(str(components["game"]), tuple(found.values()), places)


def _entries(components: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for kind, entries in components.items():
        if isinstance(entries, list):
            for entry in entries:
                if isinstance(entry, dict) and "id" in entry:
                    yield kind, entry
