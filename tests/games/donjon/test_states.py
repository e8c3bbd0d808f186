"""States that end by themselves (DJ-6.11, DJ-6.12, DJ-10.12)."""

from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus
from oubliettes.games.donjon.rules.adventurer.states import add_effect, effect, phase_ends, phase_starts, round_ends
from oubliettes.games.donjon.table import PC, PC_NEXT, PC_NOW, PE, PE_NEXT, PE_NOW, ROUND
from tests.games.donjon.situation import table
from tests.support import rule


@rule("DJ-10.12")
def test_until_the_end_of_the_next_exploration_skips_the_one_in_progress() -> None:
    t = table(heroes="warrior 2,2")
    hero = t.heroes[0]
    add_effect(hero, "curse", 1, PE_NEXT)
    phase_ends(t, PE)
    assert dice_bonus(hero) == -1
    phase_starts(t, PC)
    phase_ends(t, PC)
    assert dice_bonus(hero) == -1
    phase_starts(t, PE)
    assert dice_bonus(hero) == -1
    phase_ends(t, PE)
    assert dice_bonus(hero) == 0


@rule("DJ-10.12", "DJ-6.11")
def test_until_the_end_of_the_phase_is_the_phase_in_progress() -> None:
    t = table(heroes="warrior 2,2", monsters="orc 5,5")
    add_effect(t.heroes[0], "flying", 1, PE_NOW)
    add_effect(t.monsters[0], "flying", 1, PC_NOW)
    phase_ends(t, PE)
    assert not t.heroes[0].flying
    assert t.monsters[0].flying
    phase_ends(t, PC)
    assert not t.monsters[0].flying


@rule("DJ-24.11")
def test_what_lasts_a_round_ends_with_it() -> None:
    t = table(heroes="warrior 2,2")
    add_effect(t.heroes[0], "taunt", 1, ROUND)
    add_effect(t.heroes[0], "aegis", 2, PC_NOW)
    round_ends(t)
    assert [one.name for one in t.heroes[0].effects] == ["aegis"]


@rule("DJ-6.12", "DJ-10.12")
def test_the_longer_of_two_ends_counts() -> None:
    t = table(heroes="warrior 2,2")
    hero = t.heroes[0]
    add_effect(hero, "arcane_shield", 2, PC_NOW)
    add_effect(hero, "arcane_shield", 2, PC_NEXT)
    phase_ends(t, PC)
    assert effect(hero, "arcane_shield") == 2
    phase_starts(t, PC)
    phase_ends(t, PC)
    assert effect(hero, "arcane_shield") == 0


@rule("DJ-31.25")
def test_weakenings_add_up() -> None:
    t = table(heroes="warrior 2,2")
    add_effect(t.heroes[0], "weakened", 1, PE_NEXT)
    add_effect(t.heroes[0], "weakened", 1, PE_NEXT)
    assert effect(t.heroes[0], "weakened") == 2
