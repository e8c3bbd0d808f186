"""A match on paper: what was decided before it, then every input with the throws it caused, then how it ended.

Each line also keeps what was said after it, so that a match can be read when the rules it followed are long gone.

One JSON object a line. Each line carries `sum`, the beginning of a hash over the line and the one before it, so that a
changed, missing or swapped line is found at once. Lines are appended and never cut: a match that is still going on is
a record without its last line.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal

from oubliettes.kernel.dice import Throw
from oubliettes.kernel.errors import BadRecord
from oubliettes.kernel.requests import Pick
from oubliettes.kernel.rolled import plain, rolled
from oubliettes.kernel.table import Event

FORMAT = 1


@dataclass(slots=True)
class Start:
    """Entry 0: all that is fixed before the first pick, and the throws of the set-up."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    dice: str
    commitment: str = ""
    salts: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    variant: dict[str, Any] | None = None
    """What is changed in the box, as `Variant.as_json` gives it: the record can be replayed where nobody kept it."""
    throws: tuple[Throw, ...] = ()
    said: tuple[Event, ...] = field(default=(), compare=False, repr=False)


@dataclass(slots=True)
class Entry:
    """An input, with the throws and the words that followed from it."""

    kind: Literal["pick", "undo", "rules"]
    """`rules`: from here on newer rules than before are played, those of the version that stands for the pick."""
    seat: int
    ask: int
    """The number of the entry that opened the ask answered, or, for an undo, of the entry taken back."""
    pick: Pick = ()
    throws: tuple[Throw, ...] = ()
    said: tuple[Event, ...] = field(default=(), compare=False, repr=False)
    """What was said at the time. Newer rules may say it otherwise; a record of an older release does not have it."""


@dataclass(slots=True)
class End:
    """The last line: the result, and the seed that was committed to."""

    result: dict[str, Any] | None
    """None: the match was closed before its end, since newer rules could not play it on."""
    seed: str = ""


@dataclass(slots=True)
class Record:
    """A match on paper."""

    start: Start
    entries: list[Entry] = field(default_factory=list)
    """Entry number n is `entries[n - 1]`."""
    end: End | None = None

    @property
    def rules(self) -> int:
        """The rules that it follows by now."""
        return next((int(entry.pick[0]) for entry in reversed(self.entries) if entry.kind == "rules"), self.start.rules)

    def told(self) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """What was said after each entry, but for those that were taken back."""
        undone = {entry.ask for entry in self.entries if entry.kind == "undo"}
        yield 0, self.start.said
        for n, entry in enumerate(self.entries, start=1):
            if n not in undone:
                yield n, entry.said

    def throws(self) -> Iterator[Throw]:
        yield from self.start.throws
        for entry in self.entries:
            yield from entry.throws

    def counters(self) -> tuple[int, int]:
        """How many public and hidden throws were made: where the next ones go on counting."""
        streams = [throw.stream for throw in self.throws()]
        return streams.count("public"), streams.count("hidden")

    def lines(self, already: int = 0, previous: str = "") -> Iterator[str]:
        """The lines after the first `already`; `previous` is the sum of the last of those."""
        for line in self._plain(already):
            previous = _sum(previous, line)
            yield f'{line[:-1]}, "sum": "{previous}"}}'

    def dumps(self) -> str:
        return "".join(line + "\n" for line in self.lines())

    def _plain(self, already: int) -> Iterator[str]:
        start = self.start
        if already == 0:
            yield _json(
                {
                    "oubliettes": FORMAT,
                    "game": start.game,
                    **changed_box(start),
                    "rules": start.rules,
                    "seats": start.seats,
                    "names": start.names,
                    "options": start.options,
                    "dice": start.dice,
                    "commitment": start.commitment,
                    "salts": start.salts,
                    "throws": start.throws,
                    **_said(start.said),
                }
            )
        for n, entry in enumerate(self.entries[max(0, already - 1) :], start=max(1, already)):
            yield _json(
                {
                    "n": n,
                    "kind": entry.kind,
                    "seat": entry.seat,
                    "ask": entry.ask,
                    "pick": entry.pick,
                    "throws": entry.throws,
                    **_said(entry.said),
                }
            )
        if self.end and already <= len(self.entries) + 1:
            n = len(self.entries) + 1
            yield _json({"n": n, "kind": "end", "result": self.end.result, "seed": self.end.seed})

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read a record, or say exactly which line is wrong and why."""
        record: Record | None = None
        previous = ""
        # not splitlines(): a name may hold one of the rarer ends of line that it knows
        for number, line in enumerate(text.rstrip("\r\n").split("\n") if text.strip() else (), start=1):
            try:
                data = json.loads(line)
                stated = data.pop("sum")
            except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
                raise BadRecord(
                    f"line {number} is not a whole line of a record: the file is cut short or altered"
                ) from None
            previous = _sum(previous, _json(data))
            if stated != previous:
                raise BadRecord(
                    f"line {number} or one before it was altered: its sum is {stated!r}, its content gives {previous!r}"
                )
            try:
                if record is None:
                    record = cls(_first_line(data))
                else:
                    record._take(data)
            except (KeyError, TypeError, ValueError) as wrong:
                raise BadRecord(f"line {number} does not have the form of a record's line: {wrong!r}") from None
        if record is None:
            raise BadRecord("the file is empty: a record begins with a line that names its game")
        return record

    def _take(self, data: dict[str, Any]) -> None:
        n = len(self.entries) + 1
        if data["n"] != n or self.end:
            raise ValueError(f"entry {data['n']} where entry {n} was expected")
        if data["kind"] == "end":
            self.end = End(data["result"], data["seed"])
        elif data["kind"] in ("pick", "undo", "rules"):
            throws, said = _possible(throws_from_json(data["throws"])), events_from_json(data.get("said", ()))
            self.entries.append(Entry(data["kind"], data["seat"], data["ask"], tuple(data["pick"]), throws, said))
        else:
            raise ValueError(f"kind {data['kind']!r}")

    def whole(self) -> "Record":
        """This record, if the match it tells was played to the end."""
        if self.end is None:
            raise BadRecord(
                f"the record is cut short: no end after entry {len(self.entries)}; "
                "if the match is still going on, resume it instead"
            )
        return self


def _first_line(data: dict[str, Any]) -> Start:
    if data["oubliettes"] != FORMAT:
        raise ValueError(f"format {data['oubliettes']}, expected {FORMAT}")
    start = start_from_json(data, data["game"], data["throws"], data.get("said", ()))
    _possible(start.throws)
    return start


def start_from_json(data: Mapping[str, Any], game: str, throws: Sequence[Any], said: Sequence[Any]) -> Start:
    """What is fixed before the first pick, from plain data: the record's first line, or a store's entry 0."""
    return Start(
        game=game,
        rules=data["rules"],
        seats=data["seats"],
        options=data["options"],
        dice=data["dice"],
        commitment=data["commitment"],
        salts=tuple(data["salts"]),
        names=tuple(data["names"]),
        variant=data.get("variant"),
        throws=throws_from_json(throws),
        said=events_from_json(said),
    )


def changed_box(start: Start) -> dict[str, Any]:
    """Nothing at all where the game is played as printed."""
    return {"variant": start.variant} if start.variant else {}


def throws_from_json(data: Sequence[Sequence[Any]]) -> tuple[Throw, ...]:
    """Throws from plain data, as they stand there."""
    return tuple(Throw(stream, counter, tuple(shape), tuple(found)) for stream, counter, shape, found in data)


def _possible(throws: tuple[Throw, ...]) -> tuple[Throw, ...]:
    """Throws of a file that anybody may have written; ValueError if no dice can give them."""
    for throw in throws:
        if not throw.possible():
            raise ValueError(f"no dice give {throw}")
    return throws


def _said(events: Sequence[Event]) -> dict[str, Any]:
    """Nothing at all where nothing was said."""
    return {"said": events_to_json(events)} if events else {}


def events_to_json(events: Sequence[Event]) -> list[list[Any]]:
    """Events with their readers and their dice, as plain data. What was added later comes last, and only if there is
    any: older records do not have it."""
    return [
        [event.key, event.facts, event.rule, event.readers, *([list(map(plain, event.rolls))] if event.rolls else [])]
        for event in events
    ]


def events_from_json(data: Sequence[Any]) -> tuple[Event, ...]:
    """What `events_to_json` gave."""
    return tuple(_event(*one) for one in data)


def _event(
    key: str, facts: dict[str, Any], rule: str, readers: Sequence[int] | None, rolls: Sequence[Any] = ()
) -> Event:
    whom = None if readers is None else tuple(readers)
    return Event(str(key), str(rule), dict(facts), whom, tuple(map(rolled, rolls)))


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def _sum(previous: str, line: str) -> str:
    return sha256(f"{previous}{line}".encode()).hexdigest()[:16]
