"""The picture of Dungeon Roll's table."""

import io
from typing import Any

import pytest
from rich.console import Console

from oubliettes.games import GAMES
from oubliettes.games.dungeon_roll.rooms import terminal as dungeon_roll
from oubliettes.games.dungeon_roll.table import FORM
from oubliettes.kernel import FastDice, Match, Result
from oubliettes.words import Words
from tests.games.dungeon_roll.situation import at
from tests.support import do, rule
from tests.terminal.support import drawn

EN, FR = (Words(lang, GAMES["dungeon-roll"], names=["Ana", "Zoé"]) for lang in ("en", "fr"))


def picture(match: Match[Any], words: Words = EN, width: int = 100, height: int = 40, colour: bool = False) -> str:
    return drawn(dungeon_roll, match.view(0), words, width, height, colour=colour)


def scene(**more: Any) -> Match[Any]:
    return at(
        level=4,
        dungeon="goblin*2 chest",
        party="fighter*2 mage scroll",
        lair=2,
        tokens="elixir dragon_scale*2",
        hero="minstrel",
        ready=True,
        xp=3,
        seats=2,
        **more,
    )


def test_plain_lines() -> None:
    assert dungeon_roll.plain(scene().view(0), EN) == [
        "Delve 3 of 3 · Adventurer: Ana · Dungeon Master: Zoé",
        "Level: 1 2 3 [4] 5 6 7 8 9 10",
        "Lair: 2/3, supply 2",
        "Level 4, Monster phase: 2 goblins and 1 chest",
        "Party: 2 Fighters, 1 Mage and 1 Scroll",
        "Graveyard: 3",
        "Hero: Minstrel (3/5 Experience), Ultimate ready",
        "  Thieves and Mages stand in for each other.",
        "  Bard’s Song: empty the Lair.",
        "Tokens: 2 Dragon Scales and 1 Elixir",
        "Scores: Ana: 8 (3 XP, 5 in tokens) · Zoé: 0 (0 XP, 0 in tokens)",
    ]


def test_the_picture_shows_every_die_once() -> None:
    text = picture(scene())
    assert text.count("╭─F─╮") == 2
    assert text.count("╭─M─╮") == text.count("╭─S─╮") == 1
    assert text.count("╔═g═╗") == 2
    assert text.count("╔═c═╗") == 1
    assert "/// /// ··· 2/3" in text
    assert "† † † 3" in text
    assert "●●●○○ 3/5 Experience" in text
    assert "[4]" in text
    assert "◆◆◇" in text


def test_the_picture_speaks_french() -> None:
    text = picture(scene(), FR)
    assert text.count("╭─G─╮") == 2
    assert "2 gobelins et 1 coffre" in text
    assert "Cimetière" in text


def test_it_can_be_read_without_colour() -> None:
    """Everything told by colour is told by a letter, a shape or a word too: without colour the text is the same."""
    coloured = picture(scene(), colour=True)
    assert "\x1b[" in coloured
    stripped = Console(file=io.StringIO()).render_str(coloured).plain
    assert "╭─F─╮" in stripped
    letters = [EN.attribute(f"thing-{face}", "letter") for face in (*dungeon_roll.PARTY, *dungeon_roll.DUNGEON)]
    assert len(set(letters)) == len(letters)
    pictures = [shape for shape, _ in (*dungeon_roll.PARTY.values(), *dungeon_roll.DUNGEON.values())]
    assert len(set(pictures)) == len(pictures)
    assert {len(shape) for shape in pictures} == {3}


@pytest.mark.parametrize("width", [40, 60, 78, 80, 100, 140])
@pytest.mark.parametrize("height", [20, 24, 40])
def test_it_fits_the_window(width: int, height: int) -> None:
    for words in (EN, FR):
        assert max(len(line) for line in picture(scene(), words, width, height).splitlines()) <= width


def test_a_low_window_gets_lines() -> None:
    assert len(picture(scene(), height=24).splitlines()) <= 11
    assert "╭" not in picture(scene(), height=24)


def test_dice_named_for_a_reroll_are_marked() -> None:
    match = do(scene(), "reroll die:scroll", "party fighter", "dungeon goblin", "dungeon goblin")
    assert "named: 1 Fighter and 2 goblins" in picture(match)
    assert "named: 1 Fighter and 2 goblins" in dungeon_roll.plain(match.view(0), EN)
    assert picture(match, colour=True) != picture(scene(), colour=True)


def test_a_used_ultimate_lent_companions_and_an_empty_table() -> None:
    match = at(level=5, dungeon="skeleton", party="thief", lent="fighter*2", hero="occultist", master=True)
    text = picture(match)
    assert "□ Command Dead" in text
    assert "Necromancer  Master" in text
    assert "lent: 2 Fighters" in text
    assert "Ultimate used" in "\n".join(dungeon_roll.plain(match.view(0), EN))


def test_before_heroes_are_chosen() -> None:
    match = Match.new(GAMES["dungeon-roll"], seats=2, options={"hero_mode": "choice"}, dice=FastDice(1))
    assert match.view(0).phase == FORM
    assert "Delve 1 of 3" in picture(match)
    assert dungeon_roll.plain(match.view(0), EN)[-2] == "Tokens: none"


# ------------------------------------------------------------------ the end


@rule("DR-18.4", "DR-18.5")
def test_how_far_the_next_rank_was() -> None:
    assert dungeon_roll.ending(Result((23,), (1,), "x", {"rank": "village_hero"}), EN) == [
        "1 point short of Seasoned Explorer."
    ]
    assert dungeon_roll.ending(Result((60,), (1,), "x", {"rank": "hero_of_the_ages"}), EN) == []


@rule("DR-17.7")
def test_a_tie_that_was_broken_is_explained() -> None:
    assert dungeon_roll.ending(Result((25, 25, 24), (2, 1, 3), "x"), EN) == [
        "Points are tied: whoever kept fewer tokens comes first."
    ]
    assert dungeon_roll.ending(Result((25, 25), (1, 1), "x"), EN) == []
    assert dungeon_roll.ending(Result((25, 20, 20), (1, 2, 3), "x"), EN) == []
