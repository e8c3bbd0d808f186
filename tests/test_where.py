"""From a rule's number to its code in one step, for every rule of every game."""

from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import UNPLAYED, Game
from oubliettes.terminal.where import whereabouts
from tests import books

one_game = pytest.mark.parametrize("game", GAMES.values(), ids=str)


@one_game
def test_every_rule_is_found_in_code_or_says_why_not(game: Game[Any]) -> None:
    places = whereabouts(game)
    rules = game.ledger.rules
    homeless = [id for id, where in places.items() if not (where.code or where.components or rules[id].unplayed)]
    assert not homeless, f"{len(homeless)} rules of {game.slug} are cited neither by code nor by components: {homeless}"
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
