"""Options as a person sees them."""

from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, REGROUP
from oubliettes.kernel import Ask, Blocked, Match
from oubliettes.terminal.menu import Menu
from oubliettes.words import Words
from tests.games.dungeon_roll.situation import at

WORDS = Words("en", GAMES["dungeon-roll"], names=["Ana"])


def menu(match: Match[Any], notes: dict[Any, str] | None = None) -> Menu:
    return Menu(match.pending[0], match.blocked(0), WORDS, notes or {})


def lines(match: Match[Any], width: int = 80, notes: dict[Any, str] | None = None) -> list[str]:
    return [line.plain for line in menu(match, notes).draw(width, WORDS)]


def test_rows_by_source_and_flight_apart() -> None:
    match = at(level=3, dungeon="goblin*2 ooze chest", party="fighter mage")
    assert lines(match) == [
        "  1  Fighter against 1 goblin    2  Fighter against 2 goblins",
        "  3  Fighter against 1 ooze",
        "  4  Mage against 1 goblin   5  Mage against 1 ooze",
        "  6  Flee",
        "  7 × Go on (not now: DR-6.6)",
        "  8 × Open chests (not now: DR-6.8)",
        "  9 × Use the Ultimate (not now: DR-15.4)",
    ]


def test_lone_picks_share_a_row() -> None:
    match = at(LOOT, level=3, dungeon="chest", party="fighter mage", tokens="ring_of_invisibility elixir", lair=1)
    assert lines(match, 120)[0] == "  1  Fighter: open 1 chest   2  Mage: open 1 chest"
    assert lines(match, 120)[-2] == "  5  Go on"


def test_a_note_stands_beside_its_option_or_below_it() -> None:
    match = at(REGROUP, level=3, party="fighter")
    notes = {("glory",): "level 4, 4 dice"}
    assert lines(match, notes=notes)[:2] == ["  1  Retire to the tavern", "  2  Seek glory  (level 4, 4 dice)"]
    assert lines(match, 25, notes)[1:3] == ["  2  Seek glory", "     (level 4, 4 dice)"]


def test_columns_fit_the_window() -> None:
    match = at(level=9, dungeon="goblin*3 skeleton*3", party="champion fighter cleric mage thief")
    for width in (50, 60, 80, 200):
        assert max(map(len, lines(match, width))) <= width
    assert len(lines(match, 50)) > len(lines(match, 120))


@pytest.mark.parametrize(
    "typed, number",
    [
        ("1", 1),
        ("6", 6),
        ("007", 7),
        ("fighter against 2", 2),
        ("FLEE", 6),
        ("fl", 6),
        ("Flèe", 6),
        ("fighter  against 2", 2),
    ],
)
def test_what_is_found(typed: str, number: int) -> None:
    item = menu(at(level=3, dungeon="goblin*2 ooze", party="fighter mage")).find(typed)
    assert item is not None
    assert item.number == number


@pytest.mark.parametrize("typed", ["0", "10", "f", "fighter", "zz", "", "123456789", "²", "goblin"])
def test_what_is_not_found(typed: str) -> None:
    assert menu(at(level=3, dungeon="goblin*2 ooze", party="fighter mage")).find(typed) is None


def walking(*picks: tuple[str | int, ...]) -> Menu:
    return Menu(Ask(0, "turn", list(picks), "DJ-12.3"), (), Words("fr", GAMES["donjon"]), {})


def test_a_whole_name_is_found_though_others_begin_like_it() -> None:
    options = walking(("step", "n"), ("step", "ne"), ("step", "nw"))
    assert [item.number for item in options.items if options.find(item.label) is item] == [1, 2, 3]
    assert options.find("un pas") is None
    assert len(options.meant("un pas")) == 3


def test_signs_of_print_can_be_typed_with_the_keys_there_are() -> None:
    options = walking(("arrive", -7, -15), ("arrive", 7, 15), ("water", "fountain", 3))
    assert options.items[0].label.endswith("−7, −15")
    for item in options.items:
        typed = item.label.translate({ord("−"): "-", ord("’"): "'", ord("\N{NO-BREAK SPACE}"): " "})
        assert options.find(typed) is item


def test_a_greyed_option_is_found_by_its_number_only() -> None:
    options = menu(at(DRAGON_PHASE, level=3, party="scroll fighter", lair=3, tokens="elixir"))
    (scroll, fight, _) = options.blocked
    assert (scroll.forbidden_by, fight.forbidden_by) == ("DR-8.9", "DR-10.3")
    assert options.find(str(fight.number)) is fight
    assert options.find("fight the") is None


def test_many_of_a_kind_stand_in_columns_with_their_notes() -> None:
    words = Words("en", GAMES["donjon"])
    wares = ("dagger", "staff", "sling", "club", "axe", "mace", "spear", "rope")
    ask = Ask(0, "shop", [("buy", ware) for ware in wares], "DJ-8.1")
    options = Menu(ask, (), words, dict.fromkeys(ask.options, "2 gold"))
    drawn = [line.plain for line in options.draw(80, words)]
    assert len(drawn) < 8
    assert all("(2 gold)" in line for line in drawn)


def test_a_long_note_does_not_spoil_the_columns_of_the_others() -> None:
    words = Words("en", GAMES["donjon"])
    wares = ("dagger", "staff", "sling", "club", "rope", "axe", "mace", "spear")
    ask = Ask(0, "shop", [("buy", ware) for ware in wares], "DJ-8.1")
    notes = {
        pick: "2 gold, and this is a long story " * (4 if pick[1] == "rope" else 0) or "2 gold" for pick in ask.options
    }
    drawn = [line.plain for line in Menu(ask, (), words, notes).draw(80, words)]
    assert drawn[0].count("(2 gold)") == 2
    assert drawn[2] == "  5  Buy: rope"
    assert drawn[-1].count("(2 gold)") == 3
    assert max(map(len, drawn)) <= 80


def test_what_one_rule_forbids_stands_on_one_line() -> None:
    options = Menu(
        Ask(0, "walk", [("end_phase",)], "DR-1.1"),
        [Blocked(("flee",), "DR-6.6"), Blocked(("retire",), "DR-6.6")],
        WORDS,
        {},
    )
    drawn = [line.plain for line in options.draw(80, WORDS)]
    assert drawn[-1].startswith("2-3 × Flee")
    assert drawn[-1].endswith("(not now: DR-6.6)")


def test_a_long_note_that_several_share_is_told_once() -> None:
    words = Words("en", GAMES["dungeon-heroes"])
    ask = Ask(0, "party", [("reveal", f"{column}{row}") for row in range(1, 4) for column in "abcdef"], "DH-8.1")
    told = "28% monster · 28% trap · 16% floor or portal · 14% artefact · 8% chest · 6% poison"
    drawn = [line.plain for line in Menu(ask, (), words, dict.fromkeys(ask.options, told)).draw(80, words)]
    assert "  ".join(drawn).count("28% monster") == 1
    assert "Reveal a1" in drawn[0]
    assert "Reveal f1" in "".join(drawn[:2])
    assert drawn[-2].lstrip().startswith("(28% monster") or drawn[-1].lstrip().startswith("(28% monster")
    assert all(len(line) <= 80 for line in drawn)
