"""A game that throws no die speaks of none: its shuffles are checked, its tiles were kind."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, FastDice, Game, Match
from oubliettes.words import Words

WEB = Path(__file__).parents[2] / "web" / "src" / "words"
DICE = re.compile(r"\b(dice|die|throws?|dés?|lancers?|jets?)\b", re.IGNORECASE)
ASKING = re.compile(r"^([\w-]+) =(?:(?!\n[\w#]).)*?\$chance", re.MULTILINE | re.DOTALL)
"""The messages that ask what chance is."""
FACTS = {"name": "Ana", "code": "0af3", "path": "game.jsonl", "throws": 2, "what": "2", "much": "12 %"}
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
tongues = pytest.mark.parametrize("lang", LANGUAGES)


@games
def test_a_game_says_whether_it_throws_dice(game: Game[Any]) -> None:
    rolls = False
    for seats in game.seats:
        rng = Random(seats)
        match = Match.new(game, seats=seats, dice=FastDice(seats))
        for _ in range(400):
            if not match.pending:
                break
            ask = match.pending[0]
            match.choose(ask.seat, game.policy(match.table, ask, rng))
        rolls |= any(throw.shape[0] == "roll" for throw in match.record.throws())
    assert rolls == game.dice


@tongues
def test_the_program_speaks_of_shuffles_where_there_are_no_dice(lang: str) -> None:
    source = Path(Words.__init__.__code__.co_filename).parent / f"ui.{lang}.ftl"
    ids = ASKING.findall(source.read_text(encoding="utf-8"))
    assert {"seed-promise", "verified-dice"} <= set(ids)
    for id in ids:
        assert DICE.search(Words(lang, GAMES["dungeon-roll"]).say(id, **FACTS)) or id == "verified-dice"
        assert not DICE.search(Words(lang, GAMES["dungeon-heroes"]).say(id, **FACTS)), id


@tongues
def test_the_page_speaks_of_shuffles_where_there_are_no_dice(lang: str) -> None:
    text = (WEB / f"web.{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    ids = ASKING.findall(text)
    assert {"check-dice", "dice-right", "dice-wrong", "story-luck", "waiting-dice-fair"} <= set(ids)
    for id in ids:
        for sign in ("more", "less", "none"):
            for n in (1, 18):
                pattern = bundle.get_message(id).value
                assert pattern
                for chance, spoken in (("dice", True), ("draws", False)):
                    said, errors = bundle.format_pattern(pattern, {**FACTS, "sign": sign, "n": n, "chance": chance})
                    assert not errors
                    assert bool(DICE.search(str(said))) == spoken, (id, said)
