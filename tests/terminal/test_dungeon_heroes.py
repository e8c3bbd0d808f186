"""The picture of Dungeon Heroes' table."""

import re
from random import Random
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.games.dungeon_heroes.pieces import FACES, HEROES
from oubliettes.games.dungeon_heroes.rooms import terminal as dungeon_heroes
from oubliettes.kernel import Match
from oubliettes.terminal.drawing import drawing
from oubliettes.words import Words
from tests.games.dungeon_heroes.situation import heroes, new
from tests.support import do
from tests.terminal.support import Person, drawn

GAME = GAMES["dungeon-heroes"]
EN, FR = (Words(lang, GAME, names=["Ana", "Zoé"]) for lang in ("en", "fr"))


def picture(match: Match[Any], words: Words = EN, width: int = 120, height: int = 50, colour: bool = False) -> str:
    return drawn(dungeon_heroes, match.view(0), words, width, height, colour=colour)


def scene(**more: Any) -> Match[Any]:
    return heroes(
        "warrior b2:7 kit, cleric c1, rogue dead, wizard d3:2",
        "a4-chest b4-orc c4+fireball d4=ogre e4+portal e4=goblin f5~sword",
        treasures=1,
        rounds=4,
        **more,
    )


# ------------------------------------------------------------------ the picture


def test_plain_lines() -> None:
    lines = dungeon_heroes.plain(scene().view(0), EN)
    assert lines[:14] == [
        "Round 4 · Heroes · aggressive phase · Actions left: 4 ●●●● · Treasures: 1 of 3",
        "7                lch    ·",
        "6  ·      ·      ·      ·      ·         ·",
        "5  ·      ·      ·      ·      ·         *swo",
        "4  ?      ?      fir    OGR4   GOB1 por  ·",
        "3  ·      ·      ·      Z      ·         ·",
        "2  ·      W      ·      ·      ·         ·",
        "1  ·      ·      C      ·      ·         ·",
        "0         ·      ·      ·      ·",
        "   a      b      c      d      e         f",
        "W Warrior b2 · Hit points: 7 of 10 ●● · disarming kit",
        "C Cleric c1 · Hit points: 8 of 8 ●●",
        "R Rogue † dead",
        lines[13],
    ]
    assert not any(line.startswith("Hand") for line in lines)
    assert lines[-3].startswith("Never seen: ")
    assert "2 orcs (orc)" in lines[-2]


def test_what_a_seat_cannot_know_is_not_drawn() -> None:
    match = scene()
    seen = "\n".join(dungeon_heroes.plain(match.view(0), EN)[:10])
    assert "che" not in seen
    assert "orc" not in seen
    known = dungeon_heroes.plain(match.view(1), EN)
    assert known[4] == "4  ?che   ?orc   fir    OGR4   GOB1 por  ·"


def test_the_dungeon_master_sees_his_hand() -> None:
    match = new()
    lines = dungeon_heroes.plain(match.view(1), EN)
    hand = match.table.hand
    told = ", ".join(f"no. {n}: {EN.thing(FACES[face])}" for n, face in enumerate(hand, start=1))
    assert f"In hand: {told}" in lines
    assert not any(line.startswith("In hand") for line in dungeon_heroes.plain(match.view(0), EN))
    assert lines[-1] == dungeon_heroes.plain(match.view(0), EN)[-1] == "Pile: 32 · the Dungeon Master’s hand: 4"


def test_pips_and_fatigue_go_out() -> None:
    match = do(scene(), "move warrior b1")
    lines = dungeon_heroes.plain(match.view(0), EN)
    assert "Actions left: 3 ○●●●" in lines[0]
    assert lines[10].startswith("W Warrior b1 · Hit points: 7 of 10 ○●")


def test_the_two_squares_of_the_dragon() -> None:
    match = heroes("warrior b2, wizard f1", "c4d4=dragon", dragon_damsel=True)
    assert "4  ·      ·      DRA5   DRA5   ·      ·" in dungeon_heroes.plain(match.view(0), EN)
    assert "D Damsel not there yet" in dungeon_heroes.plain(match.view(0), EN)


def test_market_and_possession() -> None:
    match = heroes("warrior b2 possessed, cleric f1 xp:ogre", lords_undead=True)
    lines = dungeon_heroes.plain(match.view(0), EN)
    assert any(line.startswith("W Warrior b2") and line.endswith("possessed") for line in lines)
    assert lines[-1].startswith("Market: energy elixir 2, ")
    assert lines[-1].endswith("Experience: 4")


def test_the_end_shows_what_was_left_out() -> None:
    match = new()
    rng = Random(5)
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, rng.choice(ask.options))
    assert any(line.startswith("Left out: ") for line in dungeon_heroes.plain(match.view(0), EN))


def test_the_picture_speaks_french() -> None:
    text = picture(scene(), FR)
    assert "│ GOB1 por │" in text
    assert "G Guerrier b2 · PV\u00a0: 7 sur 10 ●●" in text
    assert "Jamais vues" in text


def test_it_can_be_read_without_colour() -> None:
    """Everything told by colour is told by a letter or a word too: without colour the text is the same."""
    coloured = picture(scene(), colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == picture(scene())


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_signs_tell_things_apart(words: Words) -> None:
    letters = [words.attribute(f"thing-{hero}", "letter") for hero in HEROES]
    assert len(set(letters)) == len(letters)
    signs = [words.attribute(f"thing-{face}", "sign") for face in (*FACES[1:], "large_chest")]
    assert all(len(sign) == 3 for sign in signs)
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("width,height", [(60, 24), (80, 24), (120, 50)])
def test_it_fits_the_window(width: int, height: int) -> None:
    for line in picture(scene(), width=width, height=height).splitlines():
        assert len(line) <= width


def test_it_is_this_games_drawing() -> None:
    assert drawing(GAME).plain is dungeon_heroes.plain


def test_a_whole_game_through_a_pipe(person: Person) -> None:
    said = person.run("play dungeon-heroes --seats Ana --seed 3", "1\n" * 900)
    assert (said.code, said.err) == (0, "")
    assert "\x1b" not in said.out
    assert "\n   a      b      c      d      e      f\n" in said.out
    assert re.search(r"\n4  \?      \?", said.out)
    assert re.search("The Heroes have their|No hero is left|Too late", said.out)
