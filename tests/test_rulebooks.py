"""What is read beside the rules: a page that sums the game up, examples, pictures. What it says follows the ledger."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Game, Passage, Rulebook
from tests.sixth import lanterns

WEB = Path(__file__).parents[1] / "web" / "src"
MATERIALS = {"bone", "basalt", "green", "red", "slate", "coin", "card", "wax", "ink"}
PAGE = 420
"""Words of a summary: with the pictures, one sheet of paper."""
NUMBERS = ["no ", "one ", "two ", "three ", "four ", "five ", "six ", "seven "]
one_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)


def passages(game: Game[Any]) -> list[Passage]:
    book = game.rulebook
    told = [passage for part in book.summary for passage in part.passages]
    return told + [passage for examples in book.examples.values() for passage in examples]


@one_game
def test_a_page_says_how_a_turn_goes_what_one_may_do_what_beats_what_and_who_wins(game: Game[Any]) -> None:
    parts = [part.id for part in game.rulebook.summary]
    assert len(set(parts)) == len(parts)
    assert {"turn", "may", "beats", "win"} <= set(parts)
    for lang in ("fr", "en"):
        words = sum(len(passage.text(lang).split()) for part in game.rulebook.summary for passage in part.passages)
        assert 150 < words < PAGE, f"{lang}: {words} words"


@one_game
def test_whatever_is_told_follows_rules_that_give_nothing_away(game: Game[Any]) -> None:
    for passage in passages(game):
        assert passage.rules, passage.en
        for id in passage.rules:
            assert not game.ledger.rules[id].spoiler, id
    sections = set(game.ledger.sections)
    assert set(game.rulebook.pictures) == sections
    assert set(game.rulebook.examples) <= sections
    assert len(game.rulebook.examples) >= 3


@one_game
def test_numbers_are_the_same_in_both_languages(game: Game[Any]) -> None:
    for passage in passages(game):
        assert re.findall(r"\d+", passage.fr) == re.findall(r"\d+", passage.en), passage.en


@one_game
def test_french_is_typed_for_the_printer(game: Game[Any]) -> None:
    """Plain apostrophes and spaces, as in the ledger: `typeset` makes print of them."""
    for passage in passages(game):
        assert not re.search(r"[^ ][:;!?»]|«[^ ]|[’\u00a0\u202f]", passage.fr), passage.fr


@one_game
def test_pictures_are_there(game: Game[Any]) -> None:
    own = WEB / "games" / game.slug / "icons.json"
    pictures = {*json.loads((WEB / "kit" / "icons.json").read_text()), *json.loads(own.read_text())}
    shown = [one for passage in passages(game) for one in passage.show]
    for one in [*shown, *(picture for row in game.rulebook.pictures.values() for picture in row)]:
        if one in (">", "+"):
            continue
        material, face = one.split(":")
        assert material in MATERIALS, one
        assert face.isdigit() or face in pictures, one


@one_game
def test_each_number_of_the_summary_is_one_of_the_rules_it_follows(game: Game[Any]) -> None:
    for passage in (passage for part in game.rulebook.summary for passage in part.passages):
        rules = " ".join(game.ledger.rules[id].en for id in passage.rules)
        numbers = {*re.findall(r"\d+", rules), *(str(NUMBERS.index(word)) for word in NUMBERS if word in rules.lower())}
        said = set(re.findall(r"\d+", re.sub(r"^\d\. ", "", passage.en)))
        assert said <= numbers, f"{passage.en} {said - numbers}"


def test_a_game_without_one_has_an_empty_one() -> None:
    assert lanterns.GAME.rulebook == Rulebook()
