"""The entries of a stored match as a record of the kernel. No rule is needed: matches of long ago have theirs too."""

from collections.abc import Sequence

import msgspec

from oubliettes.kernel import End, Entry, Record
from oubliettes.server.entries import said_of, start_of, throws_of
from oubliettes.server.stored import EntryRow

json = msgspec.json


def record_of(game: str, rows: Sequence[EntryRow]) -> Record:
    """The record, without its end. Entries that are no part of the game (who sat where) are left out: others count on.

    An ask is named in the store by the entry that opened it, `"12"`; `"12.1"` after a seat took its answer to a
    Together back, which opened the ask anew for that seat.
    """
    start = start_of(rows[0], game)
    record = Record(start)
    numbers = {0: 0}
    """What the kernel calls the entries of the store."""
    anew: dict[tuple[int, str], list[int]] = {}
    """For a seat and an ask, the undos that opened it anew."""
    for row in rows[1:]:
        number = len(record.entries) + 1
        pick = tuple(json.decode(row.pick))
        if row.kind == "pick":
            opened, _, times = row.ask.partition(".")
            ask = anew[row.seat, opened][int(times) - 1] if times else numbers[int(opened)]
            record.entries.append(Entry("pick", row.seat, ask, pick, throws_of(row), said_of(row)))
        elif row.kind == "undo":
            record.entries.append(Entry("undo", row.seat, numbers[int(pick[0])]))
            anew.setdefault((row.seat, row.ask.removeprefix("u").partition(".")[0]), []).append(number)
        elif row.kind == "rules":
            record.entries.append(Entry("rules", -1, 0, pick, said=said_of(row)))
        else:
            continue
        numbers[row.n] = number
    return record


def ended(record: Record, rows: Sequence[EntryRow], result: str, seed: str, *, continued: bool) -> Record:
    """The record with its last line: what came of it, and the seed, if one covers all its dice."""
    rekeyed = any(row.kind == "rekey" for row in rows)
    if continued or rekeyed:  # dice of two seeds: all in the record, but no one commitment covers them
        record.start.dice, record.start.commitment = "rekeyed" if rekeyed else "continued", ""
        seed = ""
    record.end = End(json.decode(result) if result else None, seed)
    return record
