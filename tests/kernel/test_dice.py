"""The sources of chance, but for the fair ones."""

from collections import Counter

import pytest

from oubliettes.kernel import FastDice, NoMoreDice, RealDice, RecordedDice, ScriptedDice, Throw

# ------------------------------------------------------------------ fast


def test_fast_dice_of_the_same_seed_are_the_same() -> None:
    def some(seed: int | str) -> list[object]:
        dice = FastDice(seed)
        return [dice.roll((6, 6, 20)), dice.draw(52), dice.shuffle(10), dice.roll((6,), 7, hidden=True)]

    assert some(7) == some(7)
    assert some("name") == some("name")
    assert some(7) != some(8)


def test_fast_dice_do_not_look_at_the_counter() -> None:
    assert FastDice(1).roll((6, 6), 0) == FastDice(1).roll((6, 6), 99)


@pytest.mark.parametrize(
    "faces", [(), (1,), (6,), (6,) * 7, (4, 6, 8), (20,) * 5, (100,) * 3, (5000,), (5000, 6, 70000)]
)
def test_fast_rolls_keep_to_their_faces(faces: tuple[int, ...]) -> None:
    dice = FastDice(3)
    for _ in range(200):
        values = dice.roll(faces)
        assert type(values) is tuple
        assert len(values) == len(faces)
        assert all(1 <= value <= face for value, face in zip(values, faces, strict=True))


def test_fast_dice_are_even() -> None:
    """Loose: 6,000 throws, each face expected 1,000 times."""
    dice = FastDice(11)
    for place in (0, 6):
        counts = Counter(dice.roll((6,) * 7)[place] for _ in range(6000))
        assert set(counts) == {1, 2, 3, 4, 5, 6}
        assert max(counts.values()) - min(counts.values()) < 250
    draws = Counter(dice.draw(6) for _ in range(6000))
    assert set(draws) == {0, 1, 2, 3, 4, 5}
    orders = Counter(dice.shuffle(3) for _ in range(6000))
    assert len(orders) == 6
    assert min(orders.values()) > 800


# ------------------------------------------------------------------ scripted


def test_scripted_dice_give_what_is_written() -> None:
    dice = ScriptedDice([3, 5, 1], draws=[4, 0], shuffles=[(1, 0), (0,)])
    assert dice.roll((6, 6), 0) == (3, 5)
    assert dice.draw(5, 0) == 4
    assert dice.shuffle(2, 1) == (1, 0)
    assert dice.roll((4,), 2, hidden=True) == (1,)
    assert dice.roll((), 3) == ()
    assert dice.draw(1, 3) == 0
    assert dice.shuffle(1, 4) == (0,)


def test_scripted_dice_run_out() -> None:
    dice = ScriptedDice([3])
    with pytest.raises(NoMoreDice, match=r"rolls dice \(6, 6\), only \[3\] is left: add values to ScriptedDice"):
        dice.roll((6, 6), 0)
    with pytest.raises(NoMoreDice, match="draws one of 5, no scripted draw is left: add draws"):
        dice.draw(5, 0)
    with pytest.raises(NoMoreDice, match="shuffles 4 things, no scripted shuffle is left"):
        dice.shuffle(4, 0)


def test_a_scripted_value_that_no_die_shows() -> None:
    for value in (0, 7):
        with pytest.raises(NoMoreDice, match=f"a die with 6 faces cannot show {value}"):
            ScriptedDice([3, value]).roll((6, 6), 0)
    for value in (-1, 5):
        with pytest.raises(NoMoreDice, match=f"a draw among 5 gives 0 to 4, not the scripted {value}"):
            ScriptedDice(draws=[value]).draw(5, 0)
    for order in ((0, 1), (0, 1, 1), (1, 2, 3)):
        with pytest.raises(NoMoreDice, match="is a permutation of 0 to 2"):
            ScriptedDice(shuffles=[order]).shuffle(3, 0)


def test_scripted_values_that_do_not_fit_are_not_used_up() -> None:
    dice = ScriptedDice([6, 2], draws=[4])
    with pytest.raises(NoMoreDice):
        dice.roll((4,), 0)
    with pytest.raises(NoMoreDice):
        dice.draw(3, 0)
    assert dice.roll((6, 6), 0) == (6, 2)
    assert dice.draw(5, 0) == 4


# ------------------------------------------------------------------ recorded


THROWS = [
    Throw("public", 0, ("roll", 6, 4), (5, 3)),
    Throw("hidden", 0, ("shuffle", 3), (2, 0, 1)),
    Throw("hidden", 1, ("draw", 9), (8,)),
    Throw("hidden", 2, ("roll", 6), (1,)),
    Throw("public", 1, ("roll",), ()),
]


def test_recorded_dice_give_each_throw_again_in_any_order() -> None:
    dice = RecordedDice(THROWS)
    assert dice.roll((6,), 2, hidden=True) == (1,)
    assert dice.draw(9, 1) == 8
    assert dice.shuffle(3, 0) == (2, 0, 1)
    assert dice.roll((6, 4), 0) == (5, 3)
    assert dice.roll((), 1) == ()


def test_recorded_dice_refuse_what_they_do_not_hold() -> None:
    dice = RecordedDice(THROWS)
    with pytest.raises(NoMoreDice, match=r"ask for public throw 2 \('roll', 6\), which the record does not hold"):
        dice.roll((6,), 2)
    with pytest.raises(NoMoreDice, match="hidden throw 3"):
        dice.draw(9, 3)


def test_recorded_dice_refuse_another_shape() -> None:
    dice = RecordedDice(THROWS)
    with pytest.raises(NoMoreDice, match=r"throw 0 \('roll', 4, 6\), the record holds \('roll', 6, 4\)"):
        dice.roll((4, 6), 0)
    with pytest.raises(NoMoreDice, match=r"throw 1 \('draw', 8\), the record holds \('draw', 9\)"):
        dice.draw(8, 1)
    with pytest.raises(NoMoreDice, match=r"throw 1 \('shuffle', 9\), the record holds \('draw', 9\)"):
        dice.shuffle(9, 1)


# ------------------------------------------------------------------ real


def test_real_dice_leave_draws_to_their_engine() -> None:
    dice = RealDice(ScriptedDice([2], draws=[3], shuffles=[(1, 0)]))
    assert dice.typed
    assert (dice.draw(5, 0), dice.shuffle(2, 0), dice.roll((6,), 0, hidden=True)) == (3, (1, 0), (2,))
