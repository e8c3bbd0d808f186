"""DJ-5: characteristics."""

import pytest

from oubliettes.games.donjon.pieces import ATTACK, DEFENCE, DEXTERITY, MAGIC, STRENGTH
from oubliettes.games.donjon.rules.adventurer import sheet, states
from oubliettes.games.donjon.rules.adventurer.sheet import armour_power, attack_base, defence_base, stat
from oubliettes.games.donjon.rules.adventurer.states import WEAKENED, add_effect
from oubliettes.games.donjon.table import NOBODY, NOTHING, PE_NEXT
from tests.games.donjon.heroes import new_hero
from tests.games.donjon.situation import play, put_piece, spot, table, turn
from tests.support import rule


@rule("DJ-5.3", "DJ-5.4")
def test_attack_and_defence_count_as_they_are_now() -> None:
    hero = table(heroes="human warrior").heroes[0]
    assert (sheet.attack_base(hero), sheet.guard(hero)) == (8, 8)
    add_effect(hero, WEAKENED, 2, PE_NEXT)
    assert (sheet.stat(hero, ATTACK), sheet.stat(hero, DEFENCE)) == (3, 3)
    assert (sheet.attack_base(hero), sheet.guard(hero)) == (6, 6)


@rule("DJ-5.3", "DJ-5.4", "DJ-8.23")
def test_attack_and_defence_count_with_their_power() -> None:
    warrior = new_hero("warrior -shield")
    assert (attack_base(warrior), defence_base(warrior)) == (5 + 3, 5 + 2)
    warrior.base = (7, 4, 3, 3, 3, 3)
    assert (attack_base(warrior), defence_base(warrior)) == (7 + 3, 4 + 2)
    warrior.body = NOTHING
    assert armour_power(warrior) == 0, "none without body armour"


@rule("DJ-5.5", "DJ-5.6", "DJ-5.7")
@pytest.mark.parametrize("which, place", [("strength", STRENGTH), ("dexterity", DEXTERITY), ("magic", MAGIC)])
def test_a_test_adds_its_own_characteristic(which: str, place: int) -> None:
    """A lock is forced, a chasm jumped, a circle left: each by another characteristic."""
    done = []
    for value in (4, 5):
        t = table(heroes="human warrior 2,3 fatigue=0 destiny=0")
        base = [1, 1, 1, 1, 1, 3]
        base[place] = value
        t.heroes[0].base = tuple(base)
        if which == "strength":
            number = put_piece(t, "chest", "2,2", locked=True)
            play(turn(t, rolls=[4]), f"force chest {number}")
            done.append(not t.pieces[number].locked)
        elif which == "dexterity":
            put_piece(t, "chasm", *(f"{x},2" for x in range(6)), row=1, side=0)
            play(turn(t, rolls=[4]), "cross n")
            done.append(spot(t, t.heroes[0]) == "2,1")
        else:
            t.heroes[0].prisoner = put_piece(t, "magic_circle", "2,3", "3,3", row=8, spent=True)
            play(turn(t, rolls=[4]), "break_free")
            done.append(t.heroes[0].prisoner == NOBODY)
    assert done == [False, True]


@rule("DJ-5.8")
def test_speed_is_the_budget_of_a_turn() -> None:
    t = table(heroes="dwarf warrior 2,3")
    assert turn(t).table.turn.points == 2
    assert turn(table(heroes="thief 2,3")).table.turn.points == 5


@rule("DJ-5.9", "DJ-31.25")
def test_floors_of_characteristics() -> None:
    thief = new_hero("elf thief weapon=short_sword")
    states.add_effect(thief, "weakened", 1, PE_NEXT)
    assert [stat(thief, which) for which in range(6)] == [2, 2, 1, 4, 3, 4]
    states.add_effect(thief, "weakened", 8, PE_NEXT)
    assert [stat(thief, which) for which in range(6)] == [0, 0, 0, 0, 0, 1]
    assert attack_base(thief) == 2, "the short sword alone"
