"""Seats and options: what a game refuses, and how results and ranks are told."""

import json
from typing import Any

import pytest

from oubliettes.kernel import BadOption, FastDice, Match, Option, Result, ranks
from tests.kernel.tiny import Notes, question, tiny
from tests.kernel.toy import TOY


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_seats_out_of_bounds(seats: int) -> None:
    with pytest.raises(BadOption, match=f"cellar is played by 2 to 3 seats, not {seats}"):
        Match.new(TOY, seats=seats)


def test_the_fewest_seats_unless_said() -> None:
    assert Match.new(TOY).record.start.seats == 2
    assert Match.new(TOY, seats=3).record.start.seats == 3


def test_a_game_for_one_number_of_seats_says_so() -> None:
    def solo(t: Notes) -> Any:
        yield question()

    with pytest.raises(BadOption, match="tiny is played by 1 seats, not 2"):
        Match.new(tiny(solo, seats=range(1, 2)), seats=2)


def test_an_unknown_option() -> None:
    with pytest.raises(BadOption, match="cellar has no option 'lives': it has hand, pile, deadly, first, careers"):
        Match.new(TOY, options={"lives": 3})


@pytest.mark.parametrize(
    "id, value, expected",
    [
        ("hand", 0, "a whole number from 1 to 3"),
        ("hand", 4, "a whole number from 1 to 3"),
        ("hand", 2.0, "a whole number from 1 to 3"),
        ("hand", True, "a whole number from 1 to 3"),
        ("hand", "2", "a whole number from 1 to 3"),
        ("hand", None, "a whole number from 1 to 3"),
        ("pile", "huge", "one of full, short"),
        ("pile", 3, "one of full, short"),
        ("pile", ["full"], "one of full, short"),
        ("deadly", 1, "true or false"),
        ("deadly", "yes", "true or false"),
        ("deadly", None, "true or false"),
        ("first", 2, "'random' or a seat from 0 to 1"),
        ("first", -1, "'random' or a seat from 0 to 1"),
        ("first", True, "'random' or a seat from 0 to 1"),
        ("first", "me", "'random' or a seat from 0 to 1"),
        ("careers", [None], "nothing, or a list of 2, one entry a seat"),
        ("careers", [None, None, None], "nothing, or a list of 2, one entry a seat"),
        ("careers", [None, "hero"], "nothing, or a list of 2, one entry a seat"),
        ("careers", {"wins": 1}, "nothing, or a list of 2, one entry a seat"),
    ],
)
def test_options_out_of_bounds(id: str, value: Any, expected: str) -> None:
    with pytest.raises(BadOption) as wrong:
        Match.new(TOY, seats=2, options={id: value})
    assert str(wrong.value) == f"option {id} is {expected}, not {value!r}"


@pytest.mark.parametrize(
    "id, value",
    [
        ("hand", 1),
        ("hand", 3),
        ("pile", "short"),
        ("deadly", False),
        ("first", 0),
        ("first", 1),
        ("first", "random"),
        ("careers", None),
        ("careers", [None, {"wins": 2}]),
        ("careers", (None, {})),
    ],
)
def test_options_within_bounds(id: str, value: Any) -> None:
    match = Match.new(TOY, seats=2, options={id: value})
    assert match.record.start.options[id] == value


def test_options_not_given_have_their_defaults() -> None:
    match = Match.new(TOY, options={"hand": 1})
    assert match.record.start.options == {
        "hand": 1,
        "pile": "full",
        "deadly": True,
        "first": "random",
        "careers": None,
    }


def test_a_seat_option_follows_the_number_of_seats() -> None:
    assert Match.new(TOY, seats=3, options={"first": 2}).table.first == 2


def test_an_option_that_does_not_apply_is_neither_offered_nor_kept() -> None:
    def alone(t: Notes) -> Any:
        yield question()

    many = Option("first", "seat", "random", seats=(2, 3))
    game = tiny(alone, options=(many, Option("hard", "flag", False)))
    assert [option.id for option in game.options_for(1)] == ["hard"]
    assert game.settle(1, {}) == {"hard": False}
    assert game.settle(1, {"first": "random", "hard": True}) == {"hard": True}  # what changes nothing is no mistake
    assert game.settle(2, {"first": 1}) == {"first": 1, "hard": False}
    with pytest.raises(BadOption, match="option first applies to 2 to 3 seats, not to 1: leave it out"):
        game.settle(1, {"first": 0})


def test_what_a_match_hands_over_the_next_one_takes() -> None:
    match = Match.new(TOY, seats=3, options={"careers": [{"wins": 5}, None, None]}, dice=FastDice(1))
    assert match.table.gold == [6, 3, 3]
    while match.pending:
        match.choose(match.pending[0].seat, match.pending[0].options[-1])
    assert match.result is not None
    handed = json.loads(json.dumps(match.result.legacy))
    assert [career["wins"] for career in handed] == [
        5 + (match.result.ranks[0] == 1),
        *(r == 1 for r in match.result.ranks[1:]),
    ]
    Match.new(TOY, seats=3, options={"careers": handed})


@pytest.mark.parametrize(
    "option",
    [
        Option("n", "number", 2, least=1, most=3),
        Option("c", "choice", "a", values=("a", "b")),
        Option("f", "flag", False),
        Option("s", "seat", "random"),
        Option("l", "legacy"),
        Option("t", "text", "", most=5),
    ],
)
def test_a_default_is_within_bounds(option: Option) -> None:
    assert option.check(option.default, 2) == option.default


@pytest.mark.parametrize(
    "typed, kept", [("Ana", "Ana"), ("  A \n\t b ", "A b"), ("e\u0301", "é"), ("<b>&", "<b>&"), ("", "")]
)
def test_a_line_that_is_typed_is_kept_tidy(typed: str, kept: str) -> None:
    assert Option("t", "text", "", most=5).check(typed, 1) == kept


@pytest.mark.parametrize(
    "typed", ["Ana-Li", "\x1b[2J", "a\x00b", "a\u202eb", "a\u200bb", "a\ud800", "\x9b1m", 7, None, ["a"]]
)
def test_a_line_that_a_terminal_would_obey_is_refused(typed: object) -> None:
    with pytest.raises(BadOption, match="option t is a line of 5 letters at most, without control characters") as told:
        Option("t", "text", "", most=5).check(typed, 1)
    assert str(told.value).isprintable()


def test_ranks_share_places() -> None:
    assert ranks([3, 1, 2]) == (3, 1, 2)
    assert ranks([-10, -20, -20, -5]) == (3, 1, 1, 4)
    assert ranks([(0, 2), (0, 1), (0, 2), (1, 0)]) == (2, 1, 2, 4)
    assert ranks([]) == ()


def test_a_result_is_the_same_after_a_trip_through_json() -> None:
    result = Result((1.0, 2.5), (2, 1), "over", {"pairs": ((1, 2),), "n": 3}, ({"wins": 1}, None))
    data = result.as_json()
    assert data == json.loads(json.dumps(data))
    assert data == {
        "scores": [1.0, 2.5],
        "ranks": [2, 1],
        "ending": "over",
        "facts": {"pairs": [[1, 2]], "n": 3},
        "legacy": [{"wins": 1}, None],
    }


def test_a_game_is_told_by_its_name() -> None:
    assert repr(TOY) == "Game('cellar', rules 1)"
