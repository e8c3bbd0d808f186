"""Entries of the store and of the kernel's record: one thing, in columns and in memory.

A row has what an entry has (its pick, its throws, what was said), and what is the room's own: its number among all
entries of the match, the name of the ask it answers, who made it and when.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from oubliettes.kernel import (
    BadRecord,
    Die,
    Event,
    Modifier,
    Start,
    Throw,
    changed_box,
    events_from_json,
    events_to_json,
    start_from_json,
    throws_from_json,
)
from oubliettes.server.messages import LogEvent, RolledInfo
from oubliettes.server.stored import EntryRow

json = msgspec.json


def encode(data: Any) -> str:
    return json.encode(data).decode()


# ------------------------------------------------------------------ entry 0


def start_of(row: EntryRow, game: str) -> Start:
    """What entry 0 holds."""
    if row.n != 0 or row.kind != "start":
        raise BadRecord(f"a match begins with entry 0, not with {row.kind} {row.n}")
    return start_from_json(json.decode(row.pick), game, json.decode(row.dice), json.decode(row.log))


def pack_start(start: Start) -> str:
    """What stands for the pick of entry 0; its throws and words have columns of their own."""
    return encode(
        {
            "rules": start.rules,
            "seats": start.seats,
            "options": start.options,
            "names": start.names,
            "dice": start.dice,
            "commitment": start.commitment,
            "salts": start.salts,
            **changed_box(start),
        }
    )


# ------------------------------------------------------------------ what an entry led to


def throws_of(row: EntryRow) -> tuple[Throw, ...]:
    return throws_from_json(json.decode(row.dice))


def said_of(row: EntryRow) -> tuple[Event, ...]:
    return events_from_json(json.decode(row.log))


def pack(events: Sequence[Event]) -> str:
    """Events with their readers and their dice: a log can be read without playing the match again."""
    return encode(events_to_json(events))


class StoredEvent(msgspec.Struct, array_like=True):
    """An event on paper, as it is told to those who may read it. Older papers have no dice."""

    key: str
    facts: dict[str, Any]
    rule: str
    readers: list[int] | None
    rolls: list[dict[str, Any]] = []

    def readable_by(self, seat: int | None) -> bool:
        return self.readers is None or seat in self.readers

    def told(self) -> LogEvent:
        return LogEvent(self.key, self.facts, self.rule, [rolled_info(roll) for roll in self.rolls])


read_events = json.Decoder(list[StoredEvent]).decode


def rolled_info(roll: dict[str, Any]) -> RolledInfo:
    """Dice as they are told: what the record keeps in short is spelled out."""
    told = dict(roll)
    told["dice"] = [dict(zip(Die._fields, die, strict=True)) for die in roll["dice"]]
    told["modifiers"] = [dict(zip(Modifier._fields, one, strict=True)) for one in roll.get("modifiers", ())]
    against = told.pop("against", None)
    found = msgspec.convert(told, RolledInfo)
    found.against = rolled_info(against) if against else None
    return found
