"""Twin dice: what is thrown does not hang on what was thrown in between."""

from collections import Counter

from oubliettes.players.luck import TwinDice


def test_a_throw_more_does_not_change_the_later_ones() -> None:
    one, other = TwinDice(5), TwinDice(5)
    assert [one.roll((6,)) for _ in range(3)] == [other.roll((6,)) for _ in range(3)]
    one.roll((6,))
    one.roll((20, 6))
    one.draw(9)
    assert [one.roll((6,) * 4) for _ in range(5)] == [other.roll((6,) * 4) for _ in range(5)]
    assert one.roll((6,)) != other.roll((6,)) or one.roll((6,)) != other.roll((6,)), "one throw further"
    assert one.rng.random() == other.rng.random(), "guesses have a stream of their own, too"


def test_worlds_and_streams_differ() -> None:
    throws = {(TwinDice(seed).roll((6,) * 7), TwinDice(seed).draw(1000)) for seed in range(40)}
    assert len(throws) == 40
    dice = TwinDice(1)
    assert [dice.roll((6,))[0] for _ in range(40)] != [dice.roll((6, 6))[0] for _ in range(40)]


def test_they_are_dice() -> None:
    """All faces, about equally often, over many worlds and within one."""
    first = Counter(TwinDice(seed).roll((6,))[0] for seed in range(6000))
    dice = TwinDice(3)
    later = Counter(dice.roll((6,))[0] for _ in range(6000))
    drawn = Counter(dice.draw(6) + 1 for _ in range(6000))
    for counts in (first, later, drawn):
        assert set(counts) == set(range(1, 7))
        assert all(850 < count < 1150 for count in counts.values())
