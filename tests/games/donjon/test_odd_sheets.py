"""Skills, falls and equipment in odd moments: each test is there to fail when one line of these rules is changed."""

from oubliettes.games.donjon.pieces import ATTACK, DEFENCE
from oubliettes.games.donjon.rules.adventurer import sheet
from oubliettes.games.donjon.rules.adventurer.states import WEAKENED, add_effect
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.equipment import uses
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.table import IN, PC, PE, PE_NEXT, PE_NOW, Group
from tests.games.donjon.fights import SPENT, fight, prowl, skilled, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, match, new_table, picks, play, spot, table, turn
from tests.support import rule

# ------------------------------------------------------------------ characteristics and limits (DJ-4, DJ-5)


@rule("DJ-5.3", "DJ-5.4")
def test_attack_and_defence_count_as_they_are_now() -> None:
    hero = table(heroes="human warrior").heroes[0]
    assert (sheet.attack_base(hero), sheet.guard(hero)) == (8, 8)
    add_effect(hero, WEAKENED, 2, PE_NEXT)
    assert (sheet.stat(hero, ATTACK), sheet.stat(hero, DEFENCE)) == (3, 3)
    assert (sheet.attack_base(hero), sheet.guard(hero)) == (6, 6)


@rule("DJ-4.8")
def test_the_class_limit_forbids_use_and_not_carrying() -> None:
    t = new_table(1, master="automatic")
    t.agenda.clear()
    m = match(t, ("create", 0))
    play(m, "race human", "class wizard", "skill_card fly", "skill_card fireball")
    play(m, "buy long_sword", "buy dagger", "done")
    hero = t.heroes[0]
    assert [item.kind for item in hero.pack if item.kind == "long_sword"] == ["long_sword"]
    assert hero.weapon.kind == "dagger"
    t = table(heroes="wizard 2,2 +long_sword +staff +full_plate")
    assert picks(turn(t), "equip") == ["sling", "staff"]


# ------------------------------------------------------------------ skills (DJ-6)


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


@rule("DJ-6.11")
def test_scrolls_and_potions_too_have_their_phases() -> None:
    t = table("room_n", heroes="priest 2,2 +scroll_fireball +scroll_teleport +strength_potion", monsters="orc 4,4")
    assert [pick[-1] for pick in turn(t).pending[0].options if str(pick[0]).startswith("read")] == ["scroll_teleport"]
    assert "scroll_fireball" in [pick[-1] for pick in fight(t).pending[0].options if str(pick[0]).startswith("read")]
    t = table("room_n", heroes="priest 2,2 +strength_potion")
    m = turn(t)
    play(m, *(f"drink {kind}" for kind in picks(m, "drink")))
    assert {effect.until for effect in t.heroes[0].effects} == {PE_NOW}, "until the end of the phase in progress"


@rule("DJ-6.13")
def test_no_lock_is_picked_that_is_not_locked() -> None:
    for locked, offered in ((True, ["0 lockpicking"]), (False, [])):
        t = table("room_n", heroes="thief 2,0")
        skilled(t.heroes[0], "lockpicking")
        t.doors[0].locked = locked
        assert picks(turn(t), "skill-door") == offered


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


# ------------------------------------------------------------------ the downed (DJ-7)


@rule("DJ-7.6")
def test_who_is_down_lives_until_the_end_of_the_fight() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; wizard 5,5 life=0", monsters="orc 0,0", phase=PC, round=1, struck=True)
    match(t, ("round-ends", 0))
    assert t.heroes[1].fate == IN
    t.agenda.clear()
    match(t, ("combat-over",), draws=[0])
    assert t.heroes[1].fate == "dead"


@rule("DJ-7.9")
def test_the_downed_stop_nobody_and_see_nothing() -> None:
    t = table("corridor", heroes=f"warrior 2,3 life=0; thief 2,5 {SPENT}", monsters="goblin 3,1")
    prowl(t, rolls=[1, 10])
    assert spot(t, t.monsters[0]) in ("2,4", "3,4"), "past the warrior, to the thief"


@rule("DJ-7.9")
def test_monsters_keep_away_from_those_who_stand_alone() -> None:
    t = table("room_n", heroes="warrior 5,5; thief 0,0 life=0")
    t.coming = [("orc", 0)]
    t.groups.append(Group("orc_band", 1, 0))
    run(arrival.settle_in(t, 0))
    assert spot(t, t.monsters[0]) == "1,0", "as far as possible from the warrior, beside the downed thief"


@rule("DJ-7.16")
def test_no_area_effect_touches_the_downed() -> None:
    t = table(heroes=f"wizard 2,5 {SPENT} fatigue=1; thief 2,2 life=0", monsters="orc 2,1")
    skilled(t.heroes[0], "fireball")
    play(fight(t, rolls=[1, 9]), "skill-area 2 1 fireball")  # one attack die, one defence die
    assert t.heroes[1].life == 0
    t = table(heroes=f"wizard 2,5 {SPENT} fatigue=1; thief 2,2 life=0", monsters="orc 2,1")
    skilled(t.heroes[0], "earthquake")
    play(fight(t, rolls=[9]), "skill-zone 0 earthquake")  # the orc's test alone
    assert not t.heroes[1].knocked
    t = table(heroes="thief 2,2 life=0 destiny=2")
    run(harm.hurt(t, t.heroes[0], 3))  # nobody is asked to escape death again
    assert t.heroes[0].destiny == 2


@rule("DJ-7.12")
def test_one_healed_a_little_still_has_his_turn() -> None:
    for phase, step, prompt in ((PC, "heroes-part", "fight"), (PE, "next-hero", "turn")):
        t = table(heroes="priest 2,5; thief 3,5 life=0", monsters="orc 0,0", phase=phase, round=1)
        if phase == PE:
            t.monsters[0].quest = True
        t.heroes[0].played = True
        t.heroes[1].life = 1
        m = match(t, (step,))
        assert asked(m) == (1, prompt)


# ------------------------------------------------------------------ poison on a blade (DJ-8.15)


@rule("DJ-8.15", "DJ-8.14")
def test_a_coat_lasts_for_one_fight_in_hand_pack_or_grave() -> None:
    t = table(heroes="warrior 2,2 +poison +poison +dagger")
    m = turn(t)
    play(m, "coat")
    hero = t.heroes[0]
    assert sheet.attack_base(hero) == 9
    assert picks(m, "coat") == [], "doses on the same weapon do not add up"
    play(m, "equip dagger")
    assert sheet.attack_base(hero) == 6
    assert picks(m, "coat") == [""]
    play(m, "coat")
    assert sheet.attack_base(hero) == 7
    uses.combat_ends(t)
    assert not any(item.coat for item in sheet.owned(hero))
    t = table(heroes="thief 2,2 weapon=short_bow +poison")
    play(turn(t), "coat")
    assert sheet.attack_base(t.heroes[0], "arrows") == 3 + 2 + 1, "a bow's arrows, too"


@rule("DJ-8.20")
def test_each_shot_uses_a_piece_of_ammunition_hit_or_miss() -> None:
    t = table(heroes=f"thief 2,4 {SPENT}; priest 5,5 destiny=0", monsters="troll 2,0")
    t.heroes[0].weapon = sheet.new("short_bow")
    t.heroes[0].pack = (sheet.new("bolts"), sheet.new("arrows", 2), sheet.new("stones"))
    m = fight(t, rolls=[10, 1])
    assert picks(m, "shoot") == ["10 troll arrows"], "arrows for a bow"
    play(m, "shoot 10 troll arrows", "end")
    assert [item.left for item in t.heroes[0].pack] == [10, 1, 10]
    play(fight(t, rolls=[1, 10]), "shoot 10 troll arrows", "end")
    assert [item.kind for item in t.heroes[0].pack] == ["bolts", "stones"], "a miss costs one, too"
    assert "shoot" not in verbs(fight(t))
