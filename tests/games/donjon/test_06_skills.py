"""DJ-6: skills: general rules."""

from random import Random
from typing import cast

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import SKILLS
from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.rules.adventurer.sheet import (
    attack_base,
    defence_base,
    pay_skill,
    ready,
    round_starts,
    straighten,
)
from oubliettes.games.donjon.rules.adventurer.states import add_effect, effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.skills import aims, using
from oubliettes.games.donjon.table import PC, PC_NEXT, PC_NOW, PE, PE_NOW, Phase, Table, Turn
from oubliettes.kernel import FastDice, Match, Pick
from tests.games.donjon.fights import fight, prowl, skilled, verbs
from tests.games.donjon.heroes import hero_with, new_hero
from tests.games.donjon.situation import asked, match, picks, play, table, turn
from tests.games.donjon.towns import making
from tests.support import rule


def in_phase(t: Table, phase: str) -> Table:
    t.phase = cast(Phase, phase)
    return t


FREE, ATTACK = False, True


def his_turn(t: Table) -> Match[Table]:
    steps = [("fight_starts", 0), ("fight",)] if t.phase == PC else [("turn_starts", 0), ("turn",)]
    t.then(*steps)
    return Match.at(GAME, t, FastDice(3))


def scene(skill: str, phase: str) -> Table:
    """He is hurt and poisoned, faces a locked door, has a friend on one side and a zombie on the other.

    In an Exploration Phase these are monsters of the quest that stayed when a fight was broken off (DJ-24.13).
    """
    friend = "warrior 3,1 life=9 fatigue=0 destiny=0"
    t = table(
        "room_n_locked",
        heroes=f"{SKILLS[skill].cls} 2,0 life=19 venom=1 fatigue=1 destiny=0; {friend}",
        monsters="zombie 1,1 quest; orc 5,5 quest",
        phase=phase,
        round=1,
    )
    skilled(t.heroes[0], skill)
    return t


def uses(found: Match[Table], skill: str) -> list[Pick]:
    return [pick for pick in found.pending[0].options if str(pick[0]).startswith("skill") and pick[-1] == skill]


@rule("DJ-6.1", "DJ-6.3", "DJ-2.4")
def test_two_different_skills_of_the_class() -> None:
    numbers = {"warrior": 8, "wizard": 10, "priest": 8, "thief": 8}
    for cls, many in numbers.items():
        made = play(making(), "race human", f"class {cls}")
        first = picks(made, "skill_card")
        assert len(first) == many
        play(made, f"skill_card {first[2]}")
        assert picks(made, "skill_card") == [skill for skill in first if skill != first[2]]
        play(made, f"skill_card {first[0]}")
        assert asked(made) == (0, "shop")
        assert made.table.heroes[0].skills == (first[2], first[0])
        assert made.table.heroes[0].tilted == ("", "")


@rule("DJ-6.2", "DJ-6.3")
def test_the_wizard_has_the_longer_list() -> None:
    lists = {cls: [s.id for s in SKILLS.values() if s.cls == cls] for cls in ("warrior", "wizard", "priest", "thief")}
    assert {cls: len(found) for cls, found in lists.items()} == {"warrior": 8, "wizard": 10, "priest": 8, "thief": 8}


@rule("DJ-39.7", "DJ-6.4", "DJ-6.5")
@pytest.mark.parametrize("die, stopped", [(3, False), (4, True)])
def test_sixth_sense_is_a_test_of_dexterity_that_costs_its_point(die: int, stopped: bool) -> None:
    t = hero_with("sixth_sense", "human thief 2,2")
    play(match(t, ("event", "distant_howl"), rolls=[die]), "sense")
    assert t.howl is not stopped
    assert t.heroes[0].fatigue == 0
    assert t.heroes[0].tilted == (PE,)


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


@rule("DJ-6.5", "DJ-6.6", "DJ-6.7")
def test_a_reaction_is_tilted_too_until_the_next_fight_or_round() -> None:
    for tireless in (False, True):
        t = table(heroes="warrior 2,2 destiny=0 fatigue=2", monsters="orc 2,1", tireless_skills=tireless)
        hero = skilled(t.heroes[0], "parry")
        m = prowl(t, rolls=[9, 4])
        assert asked(m) == (0, "reaction")
        play(m, "react parry")
        assert (hero.tilted, hero.fatigue) == ((PC,), 1)
        assert asked(prowl(t, rolls=[10, 4])) == (0, "fatigue-defence"), "no second parry"
        t.blow = None
        t.agenda.clear()
        match(t, ("round",))
        assert hero.tilted == (("",) if tireless else (PC,))


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
    assert {aims.from_pick(pick)[0] for pick in using.options(t, wizard)} == {"magic_missile", "fireball", "fly"}
    t.turn.attacks = 1
    assert {aims.from_pick(pick)[0] for pick in using.options(t, wizard)} == {"fly"}, "any other skill is a free action"


@pytest.mark.parametrize(
    "skill, phases, takes",
    [
        pytest.param("whirlwind", PC, ATTACK, marks=rule("DJ-36.3")),
        pytest.param("taunt", PC, FREE, marks=rule("DJ-36.8")),
        pytest.param("second_wind", "PE PC", FREE, marks=rule("DJ-36.9")),
        pytest.param("magic_missile", PC, ATTACK, marks=rule("DJ-37.3")),
        pytest.param("toxic_cloud", PC, ATTACK, marks=rule("DJ-37.4")),
        pytest.param("fly", "PE PC", FREE, marks=rule("DJ-37.5")),
        pytest.param("ice_block", PC, ATTACK, marks=rule("DJ-37.6")),
        pytest.param("earthquake", PC, ATTACK, marks=rule("DJ-37.9")),
        pytest.param("wall_of_fire", PC, ATTACK, marks=rule("DJ-37.11")),
        pytest.param("fireball", PC, ATTACK, marks=rule("DJ-37.13")),
        pytest.param("arcane_shield", "PE PC", FREE, marks=rule("DJ-37.14")),
        pytest.param("lightning_bolt", PC, ATTACK, marks=rule("DJ-37.15")),
        pytest.param("teleport", "PE PC", FREE, marks=rule("DJ-37.16")),
        pytest.param("healing", "PE PC", FREE, marks=rule("DJ-38.2")),
        pytest.param("purification", "PE PC", FREE, marks=rule("DJ-38.3")),
        pytest.param("blessing", PC, FREE, marks=rule("DJ-38.4")),
        pytest.param("aegis", PC, FREE, marks=rule("DJ-38.5")),
        pytest.param("turn_undead", PC, FREE, marks=rule("DJ-38.6")),
        pytest.param("sacred_hammer", PC, FREE, marks=rule("DJ-38.7")),
        pytest.param("song_of_comfort", "PE PC", FREE, marks=rule("DJ-38.8")),
        pytest.param("sanctuary", PC, FREE, marks=rule("DJ-38.9")),
        pytest.param("find_traps", PE, FREE, marks=rule("DJ-39.2")),
        pytest.param("lockpicking", PE, FREE, marks=rule("DJ-39.3")),
        pytest.param("stealth", "PE PC", FREE, marks=rule("DJ-39.6")),
        pytest.param("listen_at_doors", PE, FREE, marks=rule("DJ-39.9")),
    ],
)
@rule("DJ-6.9", "DJ-6.11")
def test_when_a_skill_may_be_used_and_what_it_takes(skill: str, phases: str, takes: bool) -> None:
    for phase in (PE, PC):
        t = scene(skill, phase)
        found = his_turn(t)
        offered = uses(found, skill)
        assert bool(offered) is (phase in phases)
        if not offered:
            continue
        found.choose(0, offered[0])
        rng = Random(1)
        while found.pending[0].prompt not in ("fight", "turn"):  # where to, or in which order
            found.choose(0, rng.choice(found.pending[0].options))
        assert t.turn.attacks == takes
        assert (t.heroes[0].fatigue, t.heroes[0].tilted) == (0, (phase,))  # DJ-6.4, DJ-6.5


@rule("DJ-6.9")
def test_who_has_attacked_casts_no_attack_spell_any_more() -> None:
    t = table(heroes="elf wizard 2,2 destiny=0", monsters="troll 2,1; zombie 5,0")
    skilled(t.heroes[0], "magic_missile", "arcane_shield")
    m = play(fight(t, rolls=[1, 9]), "strike 10 troll")
    assert not picks(m, "skill-at")
    assert picks(m, "skill-on") == ["seat:0 arcane_shield"]


@rule("DJ-6.10")
def test_skills_with_a_moment_of_their_own_are_not_offered_in_a_turn() -> None:
    t = table(heroes="thief 2,2; warrior 3,4", monsters="orc 2,1; orc 3,3")
    skilled(t.heroes[0], "dodge", "sixth_sense", "expert_search", "backstab")
    skilled(t.heroes[1], "parry", "bodyguard", "follow_through", "mighty_blow", "charge")
    for number in (0, 1):
        assert not [verb for verb in verbs(fight(t, number)) if verb.startswith("skill")]
        t.agenda.clear()
        assert not [verb for verb in verbs(turn(t, number)) if verb.startswith("skill")]
        t.agenda.clear()


@rule("DJ-6.10", "DJ-6.11")
def test_skills_have_their_moments_and_phases() -> None:
    t = table(
        heroes="thief 2,3 skill=dodge skill=sixth_sense skill=stealth; warrior 3,3 skill=parry", monsters="orc 2,1"
    )
    thief, warrior = t.heroes
    t.turn = Turn(figure=0, points=5)
    offered = {PE: {"find_traps", "stealth"}, PC: {"stealth"}}
    for phase, expected in offered.items():
        assert {aims.from_pick(pick)[0] for pick in using.options(in_phase(t, phase), thief)} == expected, phase
    assert ready(in_phase(t, PC), warrior, "parry")
    assert not ready(in_phase(t, PE), warrior, "parry"), "a combat card"
    assert not ready(in_phase(t, PC), thief, "find_traps")


@rule("DJ-6.10", "DJ-6.11")
def test_skills_are_used_on_ones_own_turn_in_their_phases() -> None:
    t = table(heroes="warrior 2,2; priest 3,3", monsters="orc 5,5")
    skilled(t.heroes[1], "blessing", "healing")
    m = fight(t, 0)
    assert not any(str(pick[-1]) in ("blessing", "healing") for pick in m.pending[0].options)
    t = table(heroes="priest 3,3")
    skilled(t.heroes[0], "blessing")
    assert not [pick for pick in turn(t).pending[0].options if pick[-1] == "blessing"]


@rule("DJ-6.11")
def test_scrolls_and_potions_too_have_their_phases() -> None:
    t = table("room_n", heroes="priest 2,2 +scroll_fireball +scroll_teleport +strength_potion", monsters="orc 4,4")
    assert [pick[-1] for pick in turn(t).pending[0].options if str(pick[0]).startswith("read")] == ["scroll_teleport"]
    assert "scroll_fireball" in [pick[-1] for pick in fight(t).pending[0].options if str(pick[0]).startswith("read")]
    t = table("room_n", heroes="priest 2,2 +strength_potion")
    m = turn(t)
    play(m, *(f"drink {kind}" for kind in picks(m, "drink")))
    assert {effect.until for effect in t.heroes[0].effects} == {PE_NOW}, "until the end of the phase in progress"


@rule("DJ-6.12")
def test_the_same_skill_does_not_add_to_itself_but_different_ones_do() -> None:
    priest = new_hero("priest")
    base = defence_base(priest)
    states.add_effect(priest, "aegis", 2, PC_NOW)
    states.add_effect(priest, "aegis", 2, PC_NOW)
    assert defence_base(priest) == base + 2
    states.add_effect(priest, "arcane_shield", 2, PC_NOW)
    assert defence_base(priest) == base + 4
    before = attack_base(priest)
    states.add_effect(priest, "blessing", 2, PC_NOW)
    assert attack_base(priest) == before + 2


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


@rule("DJ-6.12")
def test_a_skill_does_not_add_to_itself_but_different_ones_do() -> None:
    t = table(heroes="warrior 2,2")
    hero = t.heroes[0]
    add_effect(hero, "aegis", 2, PC_NOW)
    add_effect(hero, "aegis", 2, PC_NOW)
    assert effect(hero, "aegis") == 2
    add_effect(hero, "arcane_shield", 2, PC_NOW)
    assert defence_base(hero) == 8 + 4


@rule("DJ-6.13")
def test_no_lock_is_picked_that_is_not_locked() -> None:
    for locked, offered in ((True, ["0 lockpicking"]), (False, [])):
        t = table("room_n", heroes="thief 2,0")
        skilled(t.heroes[0], "lockpicking")
        t.doors[0].locked = locked
        assert picks(turn(t), "skill-door") == offered


@rule("DJ-6.13")
def test_nothing_is_offered_that_could_change_nothing() -> None:
    t = table(heroes="priest 2,3 +antidote +healing_potion +vigour_potion; warrior 3,3")
    assert picks(turn(t), "skill-on") == []
    assert picks(turn(t), "drink") == []
    t = table(heroes="priest 2,3 venom=1 fatigue=4 +antidote +healing_potion +vigour_potion; warrior 3,3 life=19")
    assert picks(turn(t), "skill-on") == ["seat:0 healing", "seat:1 healing"], "unhurt but poisoned, and hurt"
    assert picks(turn(t), "drink") == ["antidote", "healing_potion", "vigour_potion"]
    assert picks(turn(t), "feed") == ["healing_potion seat:1"]


def test_no_skill_of_ones_own_turn_is_left_out() -> None:
    assert len(aims._FINDERS) == 25  # as many as above
