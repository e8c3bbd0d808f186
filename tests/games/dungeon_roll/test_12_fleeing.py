"""DR-12: fleeing, and the end of a delve."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, held, outcome, own, seen, start
from tests.support import do, offers, rule, said

FORMED = [2, 2, 2, 2, 2, 2, 2, 1]


@rule("DR-12.1")
@pytest.mark.parametrize("phase, dungeon, lair", [(MONSTER, "goblin", 0), (DRAGON_PHASE, "chest", 3)])
def test_fleeing_ends_the_delve(phase: str, dungeon: str, lair: int) -> None:
    match = at(phase, dungeon=dungeon, lair=lair, party="thief")
    do(match, "flee")
    assert (own(match).delves, match.pending) == (3, [])


@rule("DR-12.2")
@pytest.mark.parametrize(
    "phase, dungeon, lair", [(MONSTER, "goblin", 0), (MONSTER, "goblin chest", 3), (DRAGON_PHASE, "", 3)]
)
def test_fleeing_is_offered_even_to_who_could_win(phase: str, dungeon: str, lair: int) -> None:
    tokens = "ring_of_invisibility elixir vorpal_sword"
    match = at(phase, dungeon=dungeon, lair=lair, party="champion*2 fighter cleric mage", tokens=tokens, ready=True)
    assert len(offers(match)) > 1
    assert offers(match)[-1] == "flee"
    do(match, "flee")
    assert held(match) == {"ring_of_invisibility": 1, "elixir": 1, "vorpal_sword": 1}


@rule("DR-12.2")
@pytest.mark.parametrize("phase, dungeon, lair", [(MONSTER, "chest", 3), (LOOT, "chest", 3), (REGROUP, "", 2)])
def test_no_fleeing_where_nothing_threatens(phase: str, dungeon: str, lair: int) -> None:
    match = at(phase, dungeon=dungeon, lair=lair, party="scroll thief")
    assert "flee" not in offers(match)


@rule("DR-12.3", "DR-11.8")
def test_nothing_from_the_level_die() -> None:
    match = at(level=9, dungeon="goblin", party="thief", xp=4)
    do(match, "flee")
    assert (own(match).xp, own(match).master) == (4, False)
    assert "xp" not in said(match)


@rule("DR-12.4", "DR-14.2")
def test_what_was_taken_stays_taken() -> None:
    match = at(
        DRAGON_PHASE, level=4, lair=3, party="champion fighter mage*2", rolls=[4, 1, 1, 1, 1], draws=["talisman"]
    )
    do(match, "dragon")
    assert (own(match).xp, held(match)) == (1, {"talisman": 1})
    do(match, "glory", "flee")
    assert (own(match).xp, held(match)) == (1, {"talisman": 1})


@rule("DR-12.4", "DR-9.5")
def test_experience_of_an_empty_box_stays_too() -> None:
    match = at(LOOT, level=4, dungeon="chest", party="thief", box="", rolls=[1] * 5)
    do(match, "open die:thief 1", "glory", "flee")
    assert own(match).xp == 1


@rule("DR-12.5", "DR-12.6", "DR-12.8", "DR-1.7")
@pytest.mark.parametrize("how", ["flee", "retire", "portal"])
def test_all_dice_pass_to_the_left(how: str) -> None:
    match = at(
        REGROUP if how == "retire" else MONSTER,
        dungeon="" if how == "retire" else "goblin chest",
        lair=2,
        party="thief scroll",
        hero="occultist",
        lent="" if how == "retire" else "fighter",
        tokens="elixir town_portal",
        seats=3,
        seat=1,
        delves=1,
        rolls=FORMED,
    )
    do(match, "token portal" if how == "portal" else how)
    view = seen(match)
    assert (view.adventurer, view.dungeon_master, match.pending[0].seat) == (2, 0, 2)
    assert (view.party, view.graveyard, view.lair, view.lent) == ({"fighter": 7}, 0, 0, {})
    assert (view.level, view.dungeon, view.supply) == (1, {"goblin": 1}, 6)
    assert held(match, 1) == ({"elixir": 1} if how == "portal" else {"elixir": 1, "town_portal": 1})
    assert own(match, 1).xp == (0 if how == "flee" else 3)


@rule("DR-12.7", "DR-12.6")
@pytest.mark.parametrize("first, order", [(0, [0, 1, 0, 1, 0, 1]), (1, [1, 0, 1, 0, 1, 0])])
def test_delves_go_round_the_table(first: int, order: list[int]) -> None:
    match = start("occultist", "spellsword", first=first, rolls=FORMED * 6)
    seats = []
    while match.pending:
        seats.append(seen(match).adventurer)
        do(match, "flee")
    assert seats == order
    assert outcome(match).scores == (0, 0)


@rule("DR-12.8")
def test_tokens_and_experience_stay_with_their_owner() -> None:
    match = at(REGROUP, level=4, party="thief", tokens="elixir", xp=3, delves=1, hero="occultist", rolls=FORMED)
    do(match, "retire")
    assert (seen(match).level, own(match).xp, held(match)) == (1, 7, {"elixir": 1})
