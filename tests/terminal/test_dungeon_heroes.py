"""The picture of Dungeon Heroes' table, and what a step or an attack would do, beside its option."""

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

from oubliettes.games import GAMES
from oubliettes.games.dungeon_heroes.pieces import COMPONENTS, FACES, HERO, HEROES
from oubliettes.kernel import FastDice, Match, Pick
from oubliettes.terminal import dungeon_heroes
from oubliettes.terminal.drawing import drawing
from oubliettes.terminal.dungeon_heroes import notes, odds
from oubliettes.words import Words
from tests.games.dungeon_heroes.situation import heroes, master, new, solo
from tests.support import do, pick
from tests.terminal.support import Person

GAME = GAMES["dungeon-heroes"]
EN, FR = (Words(lang, GAME, names=["Ana", "Zoé"]) for lang in ("en", "fr"))


def picture(match: Match[Any], words: Words = EN, width: int = 120, height: int = 50, colour: bool = False) -> str:
    out = io.StringIO()
    console = Console(
        file=out, width=width, height=height, force_terminal=colour, color_system="truecolor" if colour else None
    )
    console.print(dungeon_heroes.rich(match.view(0), words, width, height))
    return out.getvalue()


def scene(**more: Any) -> Match[Any]:
    return heroes(
        "warrior b2:7 kit, cleric c1, rogue dead, wizard d3:2",
        "a4-chest b4-orc c4+fireball d4=ogre e4+portal e4=goblin f5~sword",
        treasures=1,
        rounds=4,
        **more,
    )


def note(match: Match[Any], text: str, words: Words = EN) -> str:
    return notes(match, match.pending[0], words).get(pick(text), "")


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
        lines[11],
        "C Cleric c1 · Hit points: 8 of 8 ●●",
        lines[13],
    ]
    assert re.fullmatch(r"    \? \d+% treasure, \d+% harmless, \d+% hurt, \d+% death", lines[11])
    assert lines[14] == "R Rogue † dead"
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


# ------------------------------------------------------------------ what a pick would do


def test_what_waits_on_a_square() -> None:
    board = "c3=ogre b2+fireball d2+poison_cloud c1+portal d3+sword b3+chest d1+fairy"
    match = heroes("rogue c2:4 sword, wizard f1", board, dragon_damsel=True)
    assert note(match, "move rogue c3") == "ogre, dead (sword may be used)"
    assert note(match, "move rogue b2") == "disarms fireball"
    assert note(match, "move rogue d2") == "poison cloud, dead"
    assert note(match, "move rogue c1") == "portal, carried elsewhere"
    assert note(match, "move rogue d3") == "takes sword"
    assert note(match, "move rogue b3") == "takes chest"
    assert note(match, "move rogue d1") == "fairy, back to full health"
    assert note(match, "move rogue b1") == ""


def test_a_figure_above_a_tile_of_its_kind() -> None:
    match = heroes("cleric c2, warrior f1", "c3=goblin c3+goblin")
    assert note(match, "move cleric c3") == "goblin, −1 hit points, 7 left · goblin, −1 hit points, 6 left"


def test_possessed_and_hurt_he_is_himself_again() -> None:
    """E38: the goblin hurts the possessed rogue, who then disarms the trap."""
    match = master("rogue b3 possessed, cleric f1", "b4=goblin b4-fireball", lords_undead=True)
    text = "goblin, −1 hit points, 5 left · disarms fireball"
    assert note(match, "walk rogue b4") == text
    do(match, "walk rogue b4")
    assert match.table.heroes[HERO["rogue"]].hp == 5


def test_figure_then_tile_then_what_lies_there() -> None:
    match = heroes("cleric c2, warrior c4", "c3=goblin c3+orc b2+bear_trap b2~magic_hat")
    assert note(match, "move cleric c3") == "goblin, −1 hit points, 7 left · orc, −3 hit points, 4 left"
    assert note(match, "move cleric b2") == "bear trap, −1 hit points, 7 left · takes magic hat"
    assert note(match, "move warrior c3") == "slays goblin · slays orc"


def test_he_who_dies_of_the_figure_meets_no_tile() -> None:
    match = heroes("cleric c2:1, warrior f1", "c3=goblin c3-chest")
    assert note(match, "move cleric c3") == "goblin, dead"


def test_an_attack_against_hit_points() -> None:
    match = do(master("wizard d3:2, cleric c4:8", "d4=ogre", hand=""), "act ogre d4")
    assert note(match, "attack wizard") == "−4 hit points, dead"
    assert note(match, "attack cleric") == "−4 hit points, 4 left"


def test_healing() -> None:
    match = heroes("cleric c2, rogue c3:5")
    assert note(match, "heal rogue") == "Rogue: 5 hit points, then 6"


def test_odds_of_a_back() -> None:
    """One chest, one goblin and two fireballs are hidden, and nothing of the pool can be."""
    match = solo("warrior c2:3, rogue d2, cleric e2", "c3-chest d3-goblin e3-fireball f3-fireball")
    view = match.view(0)
    hidden = {"chest": 1, "goblin": 1, "fireball": 2}
    view = type(view)(**{name: getattr(view, name) for name in view.__slots__} | {"unseen": hidden, "unseen_pool": 0})
    warrior, cleric, rogue = (view.heroes[HERO[name]] for name in ("warrior", "cleric", "rogue"))
    assert odds(view, warrior, EN) == {"treasure": 0.25, "safe": 0.25, "hurt": 0.0, "death": 0.5}
    assert odds(view, rogue, EN) == {"treasure": 0.25, "safe": 0.5, "hurt": 0.25, "death": 0.0}
    assert odds(view, cleric, EN) == {"treasure": 0.25, "safe": 0.0, "hurt": 0.75, "death": 0.0}


def test_odds_count_what_the_pool_left_out() -> None:
    """Of the 23 pool tiles 13 are in play: a poison cloud is under a back with 4 * 13/23 chances in 36."""
    match = new(seats=1)
    view = match.view(0)
    chances = odds(view, view.heroes[HERO["rogue"]], EN)
    pool = sum(tile["count"] for tile in COMPONENTS["tile"] if tile["part"] == "pool" and tile["set"] == "base")
    clouds = next(tile["count"] for tile in COMPONENTS["tile"] if tile["id"] == "poison_cloud")
    assert chances["death"] == pytest.approx(clouds * 13 / pool / 36)
    assert sum(chances.values()) == pytest.approx(1)


def told(text: str, hp: int) -> int:
    """The hit points that a note leaves."""
    found: list[str] = re.findall(r"(\d+) left", text)
    return 0 if ", dead" in text else int(found[-1]) if found else hp


def move_of(match: Match[Any], options: list[Pick]) -> Pick | None:
    """A move onto a square that holds nothing hidden and nothing that leads on."""
    squares = match.view(match.pending[0].seat).squares
    open_ = ("back", "portal", "moving_floor", "fairy")
    moves = [option for option in options if option[0] == "move" and squares[str(option[2])].tile not in open_]
    return next((move for move in moves if squares[str(move[2])].monster or squares[str(move[2])].tile), None)


def test_the_notes_come_true() -> None:
    """Over whole games: the hit points a note foretells are those that are left."""
    checked = 0
    for seed in range(12):
        match = new(seats=1 + seed % 2, seed=seed, lords_undead=True, dragon_damsel=True)
        rng = Random(seed)
        while match.pending:
            ask = match.pending[0]
            move = move_of(match, list(ask.options)) if ask.prompt == "party" else None
            if move:
                text = notes(match, ask, EN).get(move, "")
                hero = match.table.heroes[HERO[move[1]]]
                fork = match.fork(FastDice(0), keep=True)
                fork.choose(ask.seat, move)
                over = (fork.table.turn, fork.table.round) != (match.table.turn, match.table.round)
                if "may be used" not in text and not over:  # else the dungeon has struck too
                    assert fork.table.heroes[hero.kind].hp == told(text, hero.hp), (move, text)
                    checked += 1
            match.choose(ask.seat, rng.choice(ask.options))
    assert checked > 100
