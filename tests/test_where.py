"""From a rule's number to its code in one step, for every rule of every game."""

from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import UNPLAYED, Game
from oubliettes.terminal.where import whereabouts
from tests import books

one_game = pytest.mark.parametrize("game", GAMES.values(), ids=str)

STILL_UNCITED: dict[str, str] = {
    "dungeon-roll": """
        DR-1.5 DR-1.15 DR-2.6 DR-3.5 DR-3.7 DR-6.1 DR-6.7 DR-7.1 DR-8.2 DR-8.3 DR-8.10 DR-8.11 DR-9.6 DR-9.12 DR-9.14
        DR-10.4 DR-10.6 DR-10.7 DR-10.8 DR-10.9 DR-10.12 DR-10.13 DR-10.19 DR-11.8 DR-11.9 DR-12.6 DR-12.7 DR-13.1
        DR-13.4 DR-13.6 DR-13.7 DR-14.2 DR-14.3 DR-14.6 DR-14.7 DR-14.8 DR-15.1 DR-15.2 DR-15.3 DR-15.5 DR-15.6 DR-15.7
        DR-15.9 DR-17.9 DR-17.11 DR-18.1 DR-18.2 DR-19.1 DR-20.7 DR-20.10""",
    "dungeon-heroes": """
        DH-1.2 DH-1.3 DH-1.5 DH-1.8 DH-2.9 DH-4.5 DH-5.1 DH-5.7 DH-5.8 DH-5.9 DH-5.10 DH-5.18 DH-6.9 DH-6.10 DH-7.5
        DH-7.8 DH-7.15 DH-7.16 DH-8.10 DH-8.11 DH-8.12 DH-8.13 DH-8.14 DH-9.7 DH-9.9 DH-10.29 DH-11.2 DH-14.4 DH-14.5
        DH-14.7 DH-14.10 DH-14.13 DH-14.15 DH-15.12 DH-16.5 DH-16.8 DH-16.12 DH-16.13 DH-16.17 DH-16.18 DH-17.1 DH-17.8
        DH-17.11 DH-20.14 DH-20.15 DH-21.1 DH-21.13 DH-21.14""",
    "quetes-et-trahisons": """
        QT-1.2 QT-1.5 QT-1.10 QT-2.12 QT-2.15 QT-2.16 QT-2.17 QT-3.3 QT-3.8 QT-3.9 QT-3.11 QT-3.13 QT-3.15 QT-4.5 QT-4.9
        QT-5.3 QT-6.3 QT-6.4 QT-6.5 QT-6.8 QT-8.1 QT-9.15 QT-9.16 QT-10.3 QT-10.6 QT-10.10 QT-10.12 QT-11.4 QT-12.17
        QT-13.5 QT-13.12 QT-14.8 QT-14.11 QT-14.13 QT-14.15 QT-14.16 QT-14.18 QT-14.19 QT-15.3 QT-15.4 QT-16.2 QT-17.7
        QT-17.14 QT-17.15 QT-19.20 QT-19.24 QT-20.1 QT-22.2 QT-23.2 QT-23.5 QT-24.8 QT-25.2 QT-25.9 QT-25.11 QT-26.4
        QT-26.8 QT-26.11 QT-26.13""",
}
"""Rules that neither code nor components cite yet: this list only gets shorter."""


@one_game
def test_every_rule_is_found_in_code_or_says_why_not(game: Game[Any]) -> None:
    places = whereabouts(game)
    rules = game.ledger.rules
    homeless = [id for id, where in places.items() if not (where.code or where.components or rules[id].unplayed)]
    expected = STILL_UNCITED.get(game.slug, "").split()
    assert homeless == expected, f"{len(homeless)} rules of {game.slug} are cited neither by code nor by components"
    assert [id for id, where in places.items() if not where.tests] == []


@one_game
def test_what_no_code_does_says_why(game: Game[Any]) -> None:
    assert {rule.unplayed for rule in game.ledger.rules.values()} <= {"", *UNPLAYED}


@one_game
def test_the_map_of_the_book_is_true(game: Game[Any]) -> None:
    made = books.place(game).read_text(encoding="utf-8") if books.place(game).is_file() else ""
    assert made == books.book(game), "run `python -m tests.books`"


def test_places_are_named_by_what_stands_there() -> None:
    where = whereabouts(GAMES["dungeon-roll"], ["DR-11.1"])["DR-11.1"]
    assert [place.what for place in where.code] == ["to_regroup"]
    assert [place.what for place in where.components] == ["phase regroup_phase"]
    assert {(place.file.rpartition("/")[2], place.what) for place in where.words} == {
        ("words.fr.ftl", "event-regroup"),
        ("words.en.ftl", "event-regroup"),
    }
    assert "test_the_levels_dice_go_back_and_the_lair_stays" in [place.what for place in where.tests]
