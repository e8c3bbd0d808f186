"""DJ-5, DJ-6, DJ-8.20 to DJ-8.27, DJ-44: characteristics, skills in general, what equipment adds."""

import pytest

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import ATTACK, DEFENCE, DEXTERITY, MAGIC, SKILLS, SPEED, STRENGTH
from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.rules.adventurer.sheet import (
    ammunition,
    armour_power,
    attack_base,
    defence_base,
    dice_bonus,
    has_light,
    max_fatigue,
    new,
    pay_skill,
    put,
    ready,
    round_starts,
    stat,
    straighten,
    use_up,
    versus,
    weapon_is_magic,
    weapon_power,
)
from oubliettes.games.donjon.rules.skills import aims, using
from oubliettes.games.donjon.table import NOBODY, NOTHING, PC, PC_NOW, PE, PE_NEXT, Hero, Table, Turn
from tests.games.donjon.situation import match, picks, play, put_piece, spot, table, turn
from tests.support import rule


def hero(text: str = "warrior") -> Hero:
    return table(heroes=text).heroes[0]


# ------------------------------------------------------------------ characteristics


@rule("DJ-5.3", "DJ-5.4", "DJ-8.23")
def test_attack_and_defence_count_with_their_power() -> None:
    warrior = hero("warrior -shield")
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
    thief = hero("elf thief weapon=short_sword")
    states.add_effect(thief, "weakened", 1, PE_NEXT)
    assert [stat(thief, which) for which in range(6)] == [2, 2, 1, 4, 3, 4]
    states.add_effect(thief, "weakened", 8, PE_NEXT)
    assert [stat(thief, which) for which in range(6)] == [0, 0, 0, 0, 0, 1]
    assert attack_base(thief) == 2, "the short sword alone"


@rule("DJ-23.6", "DJ-31.7")
def test_penalties_and_luck_are_on_the_dice_and_add_up() -> None:
    thief = hero("thief venom=2")
    assert (dice_bonus(thief), stat(thief, ATTACK), stat(thief, SPEED)) == (-2, 3, 5)
    states.add_effect(thief, "curse", 1, PE_NEXT)
    states.add_effect(thief, "evil_eye", 1, PE_NEXT)
    assert dice_bonus(thief) == -4
    states.add_effect(thief, "luck", 1, PE_NEXT)
    assert dice_bonus(thief) == -3


# ------------------------------------------------------------------ weapons and armour


@rule("DJ-8.20", "DJ-44.6", "DJ-25.17")
def test_a_shot_takes_matching_ammunition() -> None:
    t = table(heroes="thief weapon=short_sword +bolts +stones +rune_arrows")
    thief = t.heroes[0]
    thief.pack = tuple(item for item in thief.pack if item.kind != "short_bow")
    assert ammunition(thief) == [], "a short sword in hand"
    thief.weapon = new("short_bow")
    assert ammunition(thief) == ["arrows", "rune_arrows"]
    assert (attack_base(thief, "arrows"), attack_base(thief, "rune_arrows")) == (3 + 2, 3 + 2 + 1)
    for left in range(9, 0, -1):
        use_up(t, thief, "arrows")
        assert next(item.left for item in thief.pack if item.kind == "arrows") == left
    use_up(t, thief, "arrows")
    assert ammunition(thief) == ["rune_arrows"]
    for _ in range(10):
        use_up(t, thief, "rune_arrows")
    assert ammunition(thief) == [], "without ammunition the weapon cannot shoot"
    assert t.discards["treasure"] == ["rune_arrows"], "an empty card is discarded; common arrows are just gone"
    for weapon, kind in (("sling", "stones"), ("light_crossbow", "bolts"), ("heavy_crossbow", "bolts")):
        thief.weapon = new(weapon)
        assert ammunition(thief) == [kind]


@rule("DJ-8.21", "DJ-8.22")
def test_bows_and_bare_hands_have_no_power_in_melee() -> None:
    thief = hero("thief weapon=short_bow")
    assert (attack_base(thief), attack_base(thief, "arrows")) == (3, 5)
    thief.weapon = NOTHING
    assert attack_base(thief) == 3
    thief.weapon = new("elven_bow")
    assert (attack_base(thief), weapon_is_magic(thief)) == (3, False), "nor is a magic bow magic in melee"
    assert weapon_is_magic(thief, "arrows")


@rule("DJ-8.24", "DJ-8.25")
def test_a_shield_adds_its_power_with_a_hand_free_for_it() -> None:
    warrior = hero("warrior")
    assert armour_power(warrior) == 2 + 1
    for kind, power in (("two_handed_sword", 2), ("halberd", 2), ("long_bow", 2), ("staff", 2), ("spear", 3)):
        warrior.weapon = new(kind)
        assert armour_power(warrior) == power, kind
    warrior.weapon, warrior.body = NOTHING, NOTHING
    assert armour_power(warrior) == 1


@rule("DJ-42.17")
def test_a_notch_costs_power_down_to_nothing() -> None:
    warrior = hero("warrior weapon=dagger")
    warrior.weapon = warrior.weapon._replace(notch=1)
    assert weapon_power(warrior) == 0
    warrior.weapon = warrior.weapon._replace(notch=2)
    assert weapon_power(warrior) == 0


@rule("DJ-44.4", "DJ-44.5", "DJ-25.16", "DJ-25.17")
def test_magic_adds_its_bonus_and_is_magic() -> None:
    warrior = hero("warrior weapon=rune_axe body=plate_1 shield=shield_1")
    assert (weapon_power(warrior), armour_power(warrior)) == (3 + 2, 4 + 1 + 1 + 1)
    assert weapon_is_magic(warrior)
    warrior.weapon = new("long_sword")
    assert not weapon_is_magic(warrior)
    states.add_effect(warrior, "sacred_hammer", 1, PC_NOW)
    assert (weapon_is_magic(warrior), weapon_power(warrior)) == (True, 4)
    warrior.weapon = new("great_sword_1")
    assert armour_power(warrior) == 5, "two hands, as its ordinary kind"
    for kind, base in (
        ("rune_dagger", "dagger"),
        ("storm_staff", "staff"),
        ("chain_1", "chain_mail"),
        ("leather_1", "leather_armour"),
    ):
        assert (THINGS[kind].power, THINGS[kind].hands, THINGS[kind].bonus) == (
            THINGS[base].power,
            THINGS[base].hands,
            1,
        )


@rule("DJ-44.7")
def test_the_blessed_mace_hates_the_undead() -> None:
    t = table(heroes="priest 2,3 weapon=blessed_mace", monsters="zombie 2,2; orc 3,2")
    assert attack_base(t.heroes[0]) == 4 + 2 + 1
    assert [versus(t.heroes[0], monster) for monster in t.monsters] == [2, 0]
    t.heroes[0].weapon = new("mace")
    assert versus(t.heroes[0], t.monsters[0]) == 0


@rule("DJ-44.8", "DJ-31.59")
def test_a_troll_wounded_by_the_flaming_blade_does_not_regenerate_that_round() -> None:
    lives = {}
    for weapon in ("flaming_blade", "long_sword_1"):
        t = table(heroes=f"warrior 2,3 fatigue=0 destiny=0 weapon={weapon}", monsters="troll 2,2", phase=PC, round=1)
        t.heroes[0].skills = t.heroes[0].tilted = ()
        t.turn = Turn(figure=0, points=3)
        assert attack_base(t.heroes[0]) == 5 + 3 + 1
        play(match(t, ("fight",), rolls=[9, 4]), "strike 10 troll")
        t.agenda.clear()
        lives[weapon] = [t.monsters[0].life]
        for _ in range(2):
            t.struck = True
            match(t, ("round-ends", 0))
            t.agenda.clear()
            lives[weapon].append(t.monsters[0].life)
    assert lives == {"flaming_blade": [9, 9, 10], "long_sword_1": [9, 10, 11]}


@rule("DJ-44.15", "DJ-44.17", "DJ-44.18", "DJ-44.19", "DJ-44.23")
def test_talismans_work_while_worn_and_once_each() -> None:
    warrior = hero("warrior")
    before = (defence_base(warrior), stat(warrior, STRENGTH), stat(warrior, SPEED), max_fatigue(warrior))
    assert before == (8, 3, 3, 5)
    things = ("ring_of_protection", "ogre_gauntlets", "boots_of_the_wind", "belt_of_endurance")
    put(warrior, *(new(kind) for kind in things))
    after = (defence_base(warrior), stat(warrior, STRENGTH), stat(warrior, SPEED), max_fatigue(warrior))
    assert after == (9, 4, 4, 6)
    assert warrior.fatigue == 5, "the extra point comes filled at the next game"
    put(warrior, *(new(kind) for kind in things))
    again = (defence_base(warrior), stat(warrior, STRENGTH), stat(warrior, SPEED), max_fatigue(warrior))
    assert again == after, "at most one of each name"
    assert stat(warrior, DEFENCE) == 5, "the ring is on the total, not the characteristic"


@rule("DJ-22.7", "DJ-44.21")
def test_who_has_a_light() -> None:
    assert not has_light(hero("thief")), "torches in the pack do not burn"
    assert has_light(hero("thief torch=1"))
    assert has_light(hero("warrior +lantern"))
    assert has_light(hero("warrior +everburning_lantern"))


# ------------------------------------------------------------------ skills


def in_phase(t: Table, phase: str) -> Table:
    t.phase = phase
    return t


@rule("DJ-6.4", "DJ-6.5", "DJ-14.4")
def test_a_skill_costs_a_fatigue_point_and_tilts() -> None:
    t = table(heroes="priest 2,3 life=3; warrior 3,3")
    played = turn(t, rolls=[4])
    assert picks(played, "skill-on") == ["seat:0 healing"]
    play(played, "skill-on seat:0 healing")
    priest = t.heroes[0]
    assert (priest.fatigue, priest.tilted, priest.life) == (4, ("PE", ""), 7)
    assert picks(played, "skill-on") == [], "hurt still, but tilted"
    assert "step n" in [" ".join(map(str, pick)) for pick in played.pending[0].options], "a free action"
    priest.tilted = ("", "")
    assert ready(t, priest, "healing")
    priest.fatigue = 0
    assert not ready(t, priest, "healing"), "without a PF it cannot be used"


@rule("DJ-6.5", "DJ-6.6")
def test_a_tilted_card_waits_for_the_next_phase_of_its_kind() -> None:
    t = table(heroes="priest")
    priest = t.heroes[0]
    pay_skill(in_phase(t, PE), priest, "healing")
    pay_skill(in_phase(t, PC), priest, "blessing")
    assert priest.tilted == ("PE", "PC")
    straighten(t, PC)
    assert priest.tilted == ("PE", "")
    straighten(t, PE)
    assert priest.tilted == ("", "")
    assert ready(t, priest, "healing")


@rule("DJ-6.7")
def test_tireless_skills_come_back_each_round() -> None:
    for tireless, tilted in ((False, ("PE", "PC")), (True, ("PE", ""))):
        t = table(heroes="priest", tireless_skills=tireless)
        t.heroes[0].tilted = ("PE", "PC")
        round_starts(t)
        assert t.heroes[0].tilted == tilted


@rule("DJ-6.8")
def test_each_has_his_own_card() -> None:
    t = table(heroes="priest 2,3 life=5; priest 3,3 life=5")
    pay_skill(t, t.heroes[0], "healing")
    assert t.heroes[1].tilted == ("", "")
    assert ready(t, t.heroes[1], "healing")


@rule("DJ-6.9")
def test_an_attacking_skill_uses_up_the_attack() -> None:
    t = in_phase(table(heroes="wizard 2,5 skill=fly", monsters="orc 2,1"), PC)
    wizard = t.heroes[0]
    t.turn = Turn(figure=0, points=3)
    assert {aims.from_pick(pick)[0] for pick in using.OPTIONS(t, wizard)} == {"magic_missile", "fireball", "fly"}
    t.turn.attacks = 1
    assert {aims.from_pick(pick)[0] for pick in using.OPTIONS(t, wizard)} == {"fly"}, "any other skill is a free action"


@rule("DJ-6.10", "DJ-6.11")
def test_skills_have_their_moments_and_phases() -> None:
    t = table(
        heroes="thief 2,3 skill=dodge skill=sixth_sense skill=stealth; warrior 3,3 skill=parry", monsters="orc 2,1"
    )
    thief, warrior = t.heroes
    t.turn = Turn(figure=0, points=5)
    offered = {PE: {"find_traps", "stealth"}, PC: {"stealth"}}
    for phase, expected in offered.items():
        assert {aims.from_pick(pick)[0] for pick in using.OPTIONS(in_phase(t, phase), thief)} == expected, phase
    assert ready(in_phase(t, PC), warrior, "parry")
    assert not ready(in_phase(t, PE), warrior, "parry"), "a combat card"
    assert not ready(in_phase(t, PC), thief, "find_traps")


@rule("DJ-6.12")
def test_the_same_skill_does_not_add_to_itself_but_different_ones_do() -> None:
    priest = hero("priest")
    base = defence_base(priest)
    states.add_effect(priest, "aegis", 2, PC_NOW)
    states.add_effect(priest, "aegis", 2, PC_NOW)
    assert defence_base(priest) == base + 2
    states.add_effect(priest, "arcane_shield", 2, PC_NOW)
    assert defence_base(priest) == base + 4
    before = attack_base(priest)
    states.add_effect(priest, "blessing", 2, PC_NOW)
    assert attack_base(priest) == before + 2


@rule("DJ-6.13")
def test_nothing_is_offered_that_could_change_nothing() -> None:
    t = table(heroes="priest 2,3 +antidote +healing_potion +vigour_potion; warrior 3,3")
    assert picks(turn(t), "skill-on") == []
    assert picks(turn(t), "drink") == []
    t = table(heroes="priest 2,3 venom=1 fatigue=4 +antidote +healing_potion +vigour_potion; warrior 3,3 life=19")
    assert picks(turn(t), "skill-on") == ["seat:0 healing", "seat:1 healing"], "unhurt but poisoned, and hurt"
    assert picks(turn(t), "drink") == ["antidote", "healing_potion", "vigour_potion"]
    assert picks(turn(t), "feed") == ["healing_potion seat:1"]


@rule("DJ-6.2", "DJ-6.3")
def test_the_wizard_has_the_longer_list() -> None:
    lists = {cls: [s.id for s in SKILLS.values() if s.cls == cls] for cls in ("warrior", "wizard", "priest", "thief")}
    assert {cls: len(found) for cls, found in lists.items()} == {"warrior": 8, "wizard": 10, "priest": 8, "thief": 8}
