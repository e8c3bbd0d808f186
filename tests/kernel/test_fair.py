"""Fair dice: known answers, an independent checker, evenness, and what `check_dice` finds."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from oubliettes.kernel import (
    BadRecord,
    End,
    Entry,
    FairDice,
    FastDice,
    Match,
    RealDice,
    Record,
    Throw,
    check_dice,
    replay,
)
from tests.kernel import stranger
from tests.kernel.toy import TOY

SEED, SALTS = bytes(range(32)), ("sel", "poivre é", "")
DOC = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
EXAMPLE = DOC.split("```json\n")[1].split("```")[0]


def played(seed: int, salts: tuple[str, ...] = ("a", "b", "c")) -> Record:
    match, rng = Match.new(TOY, seats=3, dice=FairDice(bytes([seed]) * 32, salts)), Random(seed)
    while match.pending:
        ask = rng.choice(match.pending)
        match.choose(ask.seat, rng.choice(ask.options))
    return match.record


# ------------------------------------------------------------------ known answers


def test_known_answers() -> None:
    dice = FairDice(SEED, SALTS)
    assert dice.commitment == "cb0b06c81967b15ab17c75ca309b2c461f77af6a6c0317b69fd9d0a9dc1b13bc"
    assert dice.roll((6,) * 7, 0) == (3, 2, 2, 1, 6, 1, 2)
    assert dice.roll((10, 20), 1) == (7, 12)
    assert dice.roll((6,), 1, hidden=True) == (1,)
    assert dice.shuffle(10, 0) == (4, 9, 8, 2, 5, 3, 6, 0, 7, 1)
    assert dice.draw(36, 2) == 9
    assert dice.draw(3_000_000_000, 3) == 2604081794, "the first word, 3933583571, is passed over"
    assert FairDice(bytes(32)).commitment == "bb4db05b90f84876e83b3e5c561ac45970f01e8c5916ff375a813c769813b033"


def test_the_example_of_the_doc() -> None:
    record = Record.loads(EXAMPLE)
    assert record.dumps() == EXAMPLE
    assert check_dice(record) == 5
    assert stranger.check(EXAMPLE) == 5
    assert record.start.salts == SALTS
    assert record.end is not None
    assert record.end.seed == SEED.hex()


@pytest.mark.parametrize("salts", [(), ("",), ("a", "bc"), ("ab", "c"), SALTS, ("x" * 300, "\x00", "龍")])
def test_a_stranger_who_read_the_doc_agrees(salts: tuple[str, ...]) -> None:
    rng = Random(len(salts))
    seed = rng.randbytes(32)
    dice = FairDice(seed, salts)
    assert stranger.commit(seed) == dice.commitment
    public, hidden = stranger.key(seed, salts, "public"), stranger.key(seed, salts, "hidden")
    for counter in (0, 1, 255, 256, 2**32, 2**40 + 3):
        faces = tuple(rng.choice((1, 2, 4, 6, 10, 20, 100, 2**31 + 1, 2**32)) for _ in range(rng.randrange(20)))
        n = rng.choice((1, 2, 7, 36, 52, 1000, 2**31 + 1))
        size = rng.choice((0, 1, 2, 3, 36, 120))
        assert list(dice.roll(faces, counter)) == stranger.throw(public, counter, ("roll", *faces))
        assert list(dice.roll(faces, counter, hidden=True)) == stranger.throw(hidden, counter, ("roll", *faces))
        assert [dice.draw(n, counter)] == stranger.throw(hidden, counter, ("draw", n))
        assert list(dice.shuffle(size, counter)) == stranger.throw(hidden, counter, ("shuffle", size))


@pytest.mark.parametrize("seed", range(8))
def test_the_stranger_checks_whole_matches(seed: int) -> None:
    record = played(seed)
    assert stranger.check(record.dumps()) == check_dice(record) == len(list(record.throws()))


# ------------------------------------------------------------------ evenness and independence


def chi_square(counts: Counter[object], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((counts[value] - expected) ** 2 / expected for value in counts) + expected * (outcomes - len(counts))


def test_dice_are_even() -> None:
    """Loose bounds, and a fixed seed: the test never flickers."""
    dice = FairDice(SEED)
    rolls: list[tuple[int, ...]] = [dice.roll((6, 20), counter) for counter in range(6000)]
    assert chi_square(Counter(roll[0] for roll in rolls), 6) < 20.5  # 0.1 % at 5 degrees
    assert chi_square(Counter(roll[1] for roll in rolls), 20) < 43.8  # 0.1 % at 19 degrees
    assert chi_square(Counter(dice.draw(10, counter) for counter in range(6000)), 10) < 27.9
    assert chi_square(Counter(dice.shuffle(4, counter) for counter in range(6000)), 24) < 49.7


def test_shuffles_are_permutations() -> None:
    dice = FairDice(SEED)
    for n in (0, 1, 2, 5, 36, 120):
        for counter in range(20):
            assert sorted(dice.shuffle(n, counter)) == list(range(n))


def test_streams_and_throws_are_independent() -> None:
    """Agreeing places of what should be unrelated: about one in six, out of 600."""
    dice, other = FairDice(SEED), FairDice(bytes(32))
    faces = (6,) * 600
    streams = [
        dice.roll(faces, 0),
        dice.roll(faces, 0, hidden=True),
        dice.roll(faces, 1),
        dice.roll(faces, 256),
        dice.roll(faces, 2**32),
        other.roll(faces, 0),
        FairDice(SEED, [""]).roll(faces, 0),
        FairDice(SEED, ["a"]).roll(faces, 0),
        FairDice(SEED, ["a", ""]).roll(faces, 0),
        FairDice(SEED, ["", "a"]).roll(faces, 0),
        FairDice(SEED, ["ab", "c"]).roll(faces, 0),
        FairDice(SEED, ["a", "bc"]).roll(faces, 0),
    ]
    for n, one in enumerate(streams):
        for two in streams[:n]:
            assert 60 < sum(a == b for a, b in zip(one, two, strict=True)) < 140


def test_a_throw_is_a_function_of_its_counter() -> None:
    dice = FairDice(SEED, SALTS)
    later = dice.roll((6, 6), 5)
    assert [dice.roll((6, 6), n) for n in range(6)][5] == later == FairDice(SEED, list(SALTS)).roll((6, 6), 5)


def test_seeds_are_256_bits_and_never_the_same() -> None:
    seeds = {FairDice().seed for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


# ------------------------------------------------------------------ checking a record


def bent(record: Record, change: dict[str, object], n: int | None = None) -> Record:
    """The record with one throw changed: the first of the set-up, or of an entry."""
    throws = record.start.throws if n is None else record.entries[n].throws
    other = (throws[0]._replace(**change), *throws[1:])  # type: ignore[arg-type]
    if n is None:
        return Record(replace(record.start, throws=other), record.entries, record.end)
    entries = [*record.entries[:n], replace(record.entries[n], throws=other), *record.entries[n + 1 :]]
    return Record(record.start, entries, record.end)


def first_entry_with_throws(record: Record) -> int:
    return next(n for n, entry in enumerate(record.entries) if entry.throws)


def test_a_bent_die() -> None:
    record = played(1)
    n = first_entry_with_throws(record)
    (value, *rest) = record.entries[n].throws[0].values
    wrong = bent(record, {"values": (value % 2 + 1, *rest)}, n)
    with pytest.raises(BadRecord, match=r"(public|hidden) throw \d+ shows \(.*\), the seed gives \("):
        check_dice(wrong)


def test_a_bent_shuffle_in_the_set_up() -> None:
    record = played(1)
    with pytest.raises(BadRecord, match=r"hidden throw 0 shows \(\d,\), the seed gives \(\d,\)"):
        check_dice(bent(record, {"values": ((record.start.throws[0].values[0] + 1) % 3,)}))


def test_another_seed() -> None:
    record = played(1)
    assert record.end is not None
    for seed in ("02" * 32, "", "not hexadecimal", "01" * 31):
        with pytest.raises(BadRecord, match=r"seed|fair dice"):
            check_dice(Record(record.start, record.entries, End(record.end.result, seed)))


def test_another_salt() -> None:
    record = played(1)
    with pytest.raises(BadRecord, match="the seed gives"):
        check_dice(Record(replace(record.start, salts=("a", "b", "C")), record.entries, record.end))


def test_a_missing_throw() -> None:
    record = played(1)
    n = first_entry_with_throws(record)
    without = [*record.entries[:n], replace(record.entries[n], throws=()), *record.entries[n + 1 :]]
    with pytest.raises(BadRecord, match=r"throw \d+ stands where throw \d+ was expected"):
        check_dice(Record(record.start, without, record.end))
    with pytest.raises(BadRecord):
        replay(TOY, Record(record.start, without, record.end))


def test_a_throw_twice_or_out_of_order() -> None:
    record = played(1)
    throws = record.start.throws
    for other in ((*throws, throws[-1]), (throws[1], throws[0], *throws[2:])):
        with pytest.raises(BadRecord, match=r"hidden throw \d+ stands where throw \d+ was expected"):
            check_dice(Record(replace(record.start, throws=other), record.entries, record.end))


def test_a_throw_of_a_stream_or_shape_that_does_not_exist() -> None:
    """A record put together by hand, not read from a file."""
    record = played(1)
    for change in ({"stream": "third"}, {"shape": ("spin", 6)}, {"shape": ("roll", "x")}, {"shape": ("draw", 0)}):
        with pytest.raises(BadRecord, match="no dice give"):
            check_dice(bent(record, dict(change)))


@pytest.mark.parametrize("dice", [FastDice(1), RealDice(FastDice(1))])
def test_only_fair_dice_can_be_checked(dice: FastDice | RealDice) -> None:
    match = Match.new(TOY, dice=dice)
    while match.pending:
        match.choose(match.pending[0].seat, match.pending[0].options[0])
    with pytest.raises(BadRecord, match=f"played with {dice.kind} dice: only fair dice can be checked"):
        check_dice(match.record)


def test_a_match_still_going_on_shows_no_seed() -> None:
    match = Match.new(TOY, dice=FairDice(SEED))
    assert SEED.hex() not in match.record.dumps()
    with pytest.raises(BadRecord, match="cut short"):
        check_dice(match.record)


def test_an_entry_is_an_entry() -> None:
    """What the checks above take for granted: where throws stand in a record."""
    record = Record.loads(EXAMPLE)
    assert record.entries[0] == Entry(
        "pick", 0, 0, ("roll",), (Throw("public", 0, ("roll", *[6] * 7), (3, 2, 2, 1, 6, 1, 2)),)
    )
