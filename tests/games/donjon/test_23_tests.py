"""DJ-23: tests."""

import pytest

from oubliettes.games.donjon.pieces import ATTACK, DEXTERITY, MAGIC, SPEED, STRENGTH
from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus, stat
from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.rules.dice import trials
from oubliettes.games.donjon.table import PC_NOW, PE_NEXT, PE_NOW, Effect
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled
from tests.games.donjon.heroes import new_hero
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import match, picks, play, put_piece, table, turn
from tests.games.donjon.trials import lucky, try_it
from tests.support import rule


@rule("DJ-23.1")
def test_each_characteristic_has_its_own_tests() -> None:
    t = table(heroes="warrior 1,1 fatigue=0")
    t.heroes[0].base = (9, 9, 2, 3, 4, 9)
    for which, needed in ((STRENGTH, 7), (DEXTERITY, 6), (MAGIC, 5)):
        assert try_it(t, which, needed)
        assert not try_it(t, which, needed - 1)


@rule("DJ-23.2", "DJ-27.2", "DJ-23.3", "DJ-23.4", "DJ-23.1")
def test_worked_example_6() -> None:
    t = table(heroes="human warrior 1,1 fatigue=1")
    assert try_it(t, STRENGTH, 6)
    assert not try_it(t, STRENGTH, 5, answers=[("fail",)])
    assert t.heroes[0].fatigue == 1
    assert try_it(t, STRENGTH, 5, answers=[("fatigue", 1)])
    assert t.heroes[0].fatigue == 0
    assert not try_it(t, STRENGTH, 5)  # nothing to spend: nobody is asked
    t = table("room_n=crypt", heroes="warrior 1,1 fatigue=0")
    t.heroes[0].base = (5, 5, 3, 2, 3, 3)
    assert try_it(t, DEXTERITY, 10, target=13)
    assert not try_it(t, DEXTERITY, 9, target=13)


@rule("DJ-23.5")
def test_monsters_test_in_the_same_way() -> None:
    t = table(heroes="warrior 1,1 destiny=0", monsters="troll 3,3")
    assert try_it(t, STRENGTH, 4, figure=10)  # Strength 5
    assert not try_it(t, STRENGTH, 3, figure=10)
    assert try_it(t, MAGIC, 10, target=15, figure=10)


@rule("DJ-23.5", "DJ-23.1")
@pytest.mark.parametrize("characteristic, value", [(STRENGTH, 4), (DEXTERITY, 2), (MAGIC, 1)])
def test_a_monster_tests_each_characteristic_of_its_own(characteristic: int, value: int) -> None:
    for more in (0, 1):
        t = table(heroes="warrior 1,1 destiny=0", monsters="giant_spider 3,3")
        assert run(trials.trial(t, foe(t), characteristic), [8 - value + more]) is bool(more)


@rule("DJ-23.6")
def test_penalties_add_up_and_lower_the_die() -> None:
    t = table(heroes="human warrior 1,1 fatigue=0 venom=1")
    assert not try_it(t, STRENGTH, 6)
    assert try_it(t, STRENGTH, 7)
    t.heroes[0].effects = (Effect("curse", 1, PE_NOW),)
    assert not try_it(t, STRENGTH, 7)
    assert try_it(t, STRENGTH, 8)
    assert try_it(t, STRENGTH, 10, target=20)  # read on the die, before any modifier


@rule("DJ-23.6", "DJ-23.7")
def test_a_penalty_is_not_on_all_dice() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT} venom=1")
    play(turn(t, rolls=[3]), "run")
    assert t.turn.points == 3 + 3


@rule("DJ-23.6")
def test_penalties_and_bonuses_weigh_on_attack_defence_and_spells() -> None:
    for venom, curse, luck, total in ((0, 0, 0, 0), (2, 0, 0, -2), (1, 1, 0, -2), (0, 0, 1, 1)):
        t = table(heroes=f"warrior 2,2 {SPENT} venom={venom}", monsters="troll 2,1; orc 5,5")
        for name, value in (("curse", curse), ("luck", luck)):
            if value:
                add_effect(t.heroes[0], name, value, PC_NOW)
        play(fight(t, rolls=[9, 1]), "strike 10 troll", "end")
        assert foe(t).life == 15 - (9 + 8 + total - 1 - 8)
        prowl(t, rolls=[9, 1])
        assert t.heroes[0].life == 20 - (9 + 8 - 1 - 8 - total)
        t = table(heroes=f"elf wizard 2,5 destiny=0 fatigue=1 venom={venom}", monsters="troll 2,1; orc 5,0")
        skilled(t.heroes[0], "magic_missile")
        for name, value in (("evil_eye", curse), ("luck", luck)):
            if value:
                add_effect(t.heroes[0], name, value, PC_NOW)
        play(fight(t, rolls=[9, 1]), "skill-at 10 troll magic_missile")
        assert foe(t).life == 15 - (9 + 10 + total - 1 - 8)


@rule("DJ-23.6")
def test_a_penalty_does_not_change_tables_running_or_damage() -> None:
    t = table(heroes=f"thief 2,2 {SPENT} venom=3")
    add_effect(t.heroes[0], "curse", 1, PE_NOW)
    number = put_piece(t, "throne", "2,1", side=0)
    play(turn(t, rolls=[9, 6]), f"examine throne {number}", "run")
    assert t.heroes[0].gold == 15
    assert t.turn.points == 4 + 6


@rule("DJ-23.6", "DJ-31.7")
def test_penalties_and_luck_are_on_the_dice_and_add_up() -> None:
    thief = new_hero("thief venom=2")
    assert (dice_bonus(thief), stat(thief, ATTACK), stat(thief, SPEED)) == (-2, 3, 5)
    states.add_effect(thief, "curse", 1, PE_NEXT)
    states.add_effect(thief, "evil_eye", 1, PE_NEXT)
    assert dice_bonus(thief) == -4
    states.add_effect(thief, "luck", 1, PE_NEXT)
    assert dice_bonus(thief) == -3


@rule("DJ-23.7", "DJ-39.10")
def test_luck_is_added_to_the_die_that_is_kept() -> None:
    t = lucky("thief 2,3 destiny=0")
    skilled(t.heroes[0], "expert_search")
    t.decks["treasure"] = ["antidote"] * 3
    m = play(turn(t, rolls=[4, 9], draws=[0]), "search", "expert")
    assert picks(m, "keep-die") == ["9", "4"], "as they lie"
    play(m, "keep-die 9")
    assert len([item for item in t.heroes[0].pack if item.kind == "antidote"]) == 1


@rule("DJ-23.7", "DJ-19.55")
def test_luck_finds_more_gold() -> None:
    t = lucky(f"warrior 2,3 {SPENT}")
    number = put_piece(t, "fountain", "2,1", "3,1", "2,2", "3,2")
    play(turn(t, rolls=[7, 5]), f"examine fountain {number}")
    assert t.heroes[0].gold == 6


@rule("DJ-23.7", "DJ-8.28", "DJ-38.2")
def test_luck_heals_more_and_it_is_that_of_the_one_who_rolls() -> None:
    t = lucky("warrior 2,3 life=5 destiny=0 fatigue=0 +healing_potion; priest 3,3 life=5 destiny=0")
    play(turn(t, rolls=[2]), "drink healing_potion")
    assert lives(t) == [8, 5]
    t.agenda.clear()
    m = turn(t, 1, rolls=[2, 2])
    before = t.heroes[0].life
    play(m, "skill-on seat:0 healing")
    healed = t.heroes[0].life - before
    assert not any(roll.modifiers for event in m.log for roll in event.rolls), "the priest rolls, and has no luck"
    assert healed > 0


@rule("DJ-23.7", "DJ-8.31")
def test_luck_hurts_monsters_more() -> None:
    t = lucky(f"warrior 2,2 {SPENT} +rat_poison", monsters="skaven 2,1; orc 5,5")
    play(fight(t, rolls=[2]), "rats 2 1")
    assert foe(t).life == 5 - 3


@rule("DJ-23.7", "DJ-42.7")
def test_luck_is_not_on_the_dice_that_cost_him_life() -> None:
    t = lucky(f"warrior 2,3 {SPENT}")
    match(t, ("event", "poisoned_darts", 0), rolls=[2, 10])
    assert lives(t) == [18]
