"""Who sits where: reading `ana,bot:policy`."""

import pytest

from oubliettes.players import BadSeat, Seat, parse_seats


def test_people_and_bots() -> None:
    assert parse_seats("Ana,bot:policy, BOT:Random ") == [Seat(name="Ana"), Seat(bot="policy"), Seat(bot="random")]


def test_names_may_have_any_letters() -> None:
    assert [seat.name for seat in parse_seats("Zoé,Łukasz,名前,d'Artagnan,[red]")] == [
        "Zoé",
        "Łukasz",
        "名前",
        "d'Artagnan",
        "[red]",
    ]


def test_a_name_is_the_same_however_its_accents_are_written() -> None:
    assert Seat.parse("Zoe\u0301") == Seat.parse("Zoé")


@pytest.mark.parametrize("spec", ["Ana", "bot:policy", "bot:random", "bot:easy", "bot:expert"])
def test_a_seat_can_be_written_down_and_read_again(spec: str) -> None:
    assert Seat.parse(Seat.parse(spec).spec) == Seat.parse(spec)


@pytest.mark.parametrize(
    "text, trouble",
    [
        ("", "empty"),
        ("ana,,bea", "empty"),
        ("ana,bot:", "bot"),
        ("bot:genius", "bot"),
        ("x" * 25, "long"),
        ("a\x1b[31m", "sign"),
        ("ana,Ana", "twice"),
    ],
)
def test_what_cannot_be_a_seat(text: str, trouble: str) -> None:
    with pytest.raises(BadSeat) as wrong:
        parse_seats(text)
    assert wrong.value.trouble == trouble


def test_the_longest_name_still_fits() -> None:
    assert Seat.parse("x" * 24).name == "x" * 24


def test_two_bots_of_a_kind_may_play() -> None:
    assert parse_seats("bot:policy,bot:policy") == [Seat(bot="policy")] * 2
