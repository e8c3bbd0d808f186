"""Rules to the letter: small clauses that nothing else would notice."""

from dataclasses import replace
from typing import Any

import pytest

from oubliettes.games.souterrains.dungeon import Cache, Dungeon, Exit, Feature, Trap
from oubliettes.games.souterrains.hero import Goods, Item
from oubliettes.games.souterrains.pieces import ABILITIES, CREATURES, DAY, PO, THINGS, TURN
from oubliettes.games.souterrains.rules.clock import alarm
from oubliettes.games.souterrains.rules.combat import initiative
from oubliettes.games.souterrains.rules.creatures import _its_round
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.dungeons.contents import far_square, stand, vault_contents
from oubliettes.games.souterrains.rules.dungeons.generator import _fallback, _keep_alive, _shape, draw, link_end
from oubliettes.games.souterrains.rules.gear import trinket_options
from oubliettes.games.souterrains.rules.treasure import _one, drop_options, rob
from oubliettes.games.souterrains.rules.trial import claim_situation, enemy_passes, prepare
from oubliettes.games.souterrains.table import Encounter, Settings, Table
from oubliettes.kernel import ScriptedDice
from tests.games.souterrains.situation import against, coins, d10, group, needed, play, room, table
from tests.games.souterrains.test_character import creation
from tests.games.souterrains.test_odd_cases import ONES, met, states, two_rooms
from tests.support import do, offers, rule, said

# ------------------------------------------------------------------ 1 to 3. dice, the character, his Gifts


@rule("SS-1.8")
def test_a_heavy_blow_by_both_readings_of_the_die() -> None:
    for reading, face, damage in (
        ("zero_to_nine", 10, 9), ("zero_to_nine", 1, 0), ("one_to_ten", 10, 10), ("one_to_ten", 1, 1),
    ):  # fmt: skip
        match = against(
            "ogre", ("slot", (0,), ()), init=[0, 0], hp=30, main="heavy_melee", off="", rolls=[20, face],
            settings=Settings(heavy_d10=reading),
        )  # fmt: skip
        do(match, "attack 0 ogre")
        assert match.table.group.members[0].hp == 30 - damage


@rule("SS-2.32", "SS-2.31", "SS-2.30")
def test_the_purse_of_a_new_character() -> None:
    made = ("name Aubin", "hit_die d8", "rst the_blade", "domain wisdom")
    hero = creation(*made, wealth_mode="nothing").table.hero
    assert (hero.purse, hero.coin_room, hero.money) == (False, 0, 0)
    hero = creation(*made, "kit soldier", wealth_mode="equipped").table.hero
    assert (hero.purse, hero.coin_room, hero.money) == (True, 400, 0)


@rule("SS-2.16")
def test_a_catcher_of_beasts_knows_vermin_too() -> None:
    new = table(rst=["beastcatcher"])
    for name, bonus in (("cave_wolf", 2), ("giant_spider", 2), ("orc", 0), ("skeleton", 0)):
        trial = prepare(new, "attack", difficulty=10, target=CREATURES[name])
        assert dict(trial.bonus).get("rst", 0) == bonus


@rule("SS-3.3", "SS-3.4")
def test_as_many_undead_as_he_has_hit_dice_the_strongest_first() -> None:
    match = against("zombie skeleton*3", ("slot", (0,), ()), hd=3, gifts=["consecrated"], init=[0] * 5, rolls=d10(0))
    match.table.dungeon.danger = 0
    do(match, "turn_undead")
    assert states(match)[:3] == ["dead", "dead", "dead"]
    match = against("skeleton*4", ("slot", (0,), ()), hd=2, gifts=["consecrated"], init=[0] * 5, rolls=d10(0))
    do(match, "turn_undead")
    assert states(match) == ["dead", "dead", "up", "up"]


@rule("SS-3.16", "SS-3.15")
def test_infravision_and_the_cold() -> None:
    seer: dict[str, Any] = {"off": "", "gifts": ["magic", "infravision"], "resources": 3}
    for target, extra in (("0 goblin", 0), ("1 skeleton", 4)):
        match = against("goblin skeleton", ("slot", (0,), ()), init=[0] * 3, **seer)
        do(match, f"fire_bolt {target}")
        assert needed(match) == 10 - 1 + extra
    for text, extra in (("skeleton*2", 4), ("goblin skeleton", 0)):
        new = met(text, table(**seer), init=[0])
        for test in ("surprise", "stealth", "flight", "charm", "negotiation", "bribery"):
            assert dict(prepare(new, test).malus).get("blind", 0) == extra
        assert dict(prepare(new, "magic").malus).get("blind", 0) == 0  # other spells need no eyes
        assert initiative(new, 0) == 10 + extra


@rule("SS-3.29", "SS-3.30")
def test_a_shield_cast_in_a_fight_lasts_five_rounds_after_its_own() -> None:
    match = against("orc", ("slot", (0,), ()), init=[0, 0], gifts=["magic"], resources=3, t=4, rolls=[20, *d10(0)])
    do(match, "cast shield_spell", "roll")
    assert match.table.shield_until == 4 + 1 + 5
    match = do(play(table(gifts=["magic"], resources=3, t=4), rolls=[20, *d10(0)]), "cast shield_spell", "roll")
    assert match.table.shield_until == 5 + 5


@rule("SS-3.38")
def test_nothing_brings_an_encounter_into_a_sanctuary() -> None:
    for step in (("spring_group", 0), ("rise", "zombie")):
        for until, encounters in ((9, 0), (0, 1)):
            new = table(resources=1, sections=[room()])
            new.sanctuary, new.sanctuary_until = 0, until
            play(new, step, rolls=[4])
            assert new.encounters == encounters


@rule("SS-3.39", "SS-3.40")
def test_a_bolt_kills_its_equal_outright() -> None:
    for hd, state in ((2, "dead"), (1, "up")):
        match = against("orc", ("slot", (0,), ()), hd=hd, gifts=["magic"], resources=3, hp=30, init=[0, 0],
                        rolls=[20, 6, *d10(0, 0)])  # fmt: skip
        do(match, "fire_bolt 0 orc", "roll")
        assert states(match) == [state]


# ------------------------------------------------------------------ 5 to 7. tests and time


@rule("SS-5.10", "SS-6.6")
def test_a_re_roll_keeps_what_was_committed_and_takes_no_more() -> None:
    new = table(resources=3, domains=["observation"])
    match = do(play(new, ("searched",), rolls=[13, 14, 1, *d10(0)]), "resource", "roll")
    assert (match.pending[0].prompt, offers(match), new.hero.resources) == ("reroll", ["reroll", "keep"], 2)
    do(match, "reroll")
    assert match.pending[0].prompt == "search-take"  # 14 + 1 + 2


@rule("SS-6.4")
def test_naturals_of_enemies() -> None:
    new = table()
    assert run(enemy_passes(new, 1, 40, "save", "SS-6.16"), ScriptedDice([20]))
    assert not run(enemy_passes(new, 30, 5, "save", "SS-6.16"), ScriptedDice([1]))
    assert run(enemy_passes(new, 3, 5, "save", "SS-6.16"), ScriptedDice([2]))
    assert not run(enemy_passes(new, 2, 5, "save", "SS-6.16"), ScriptedDice([2]))


@rule("SS-6.14", "SS-6.13")
def test_a_claim_on_honour_keeps_to_the_caps() -> None:
    new = table(settings=Settings(honour_claims=True), sections=[room(lighting="torch")])
    trial = prepare(new, "search")
    assert dict(trial.bonus) == {"situation": 1}
    claim_situation(new, trial, 2)
    assert (dict(trial.bonus), new.hero.honour) == ({"situation": 2}, True)
    claim_situation(new, trial, -1)
    assert (dict(trial.bonus), dict(trial.malus)) == ({"situation": 2}, {"situation": 1})


@rule("SS-7.7", "SS-7.6")
def test_a_search_of_four_squares_and_of_five() -> None:
    for wide, rounds in ((1, 6), (4, 6), (5, 12)):
        new = table(sections=[room(wide=wide, deep=1)], resources=1)
        do(play(new), "search")
        assert new.t == rounds


@rule("SS-7.17")
def test_in_an_encounter_the_clock_waits() -> None:
    new = met("orc", table(t=72, since=60, resources=1))
    new.six_at, new.patrol_at = 72, 70
    new.dungeon.danger, new.dungeon.next_drop = 3, 0
    match = play(new, ("checks",), ("first_choice",))
    assert (match.pending[0].prompt, new.danger, new.six_at, new.patrol_at) == ("first-choice", 3, 72, 70)


@rule("SS-7.19", "SS-7.24")
def test_marks_of_rest_and_food() -> None:
    new = table(resources=2)
    do(play(new), "rest")
    assert (new.since, new.rested, new.fed) == (12, True, False)
    new = table(resources=2)
    do(play(new), "rest_fed")
    assert (new.since, new.rested, new.fed, new.hero.resources) == (0, False, False, 1)
    new = table(resources=2)
    new.patrol_at = 5
    match = do(play(new, rolls=ONES), "rest_fed")
    assert (match.pending[0].prompt, new.t) == ("surprise", 5)
    assert (new.since, new.rested, new.fed, new.hero.resources) == (5, False, True, 1)


@rule("SS-9.9")
def test_a_light_betrays_him_only_in_the_dark() -> None:
    for lighting, off, bearer in (("none", "torch", True), ("none", "", False), ("torch", "torch", False)):
        new = table(sections=[room(lighting=lighting)], off=off, resources=1)
        assert new.bearer == bearer
        # D20 = 2 and 2 HD make 4, and 5 is needed: only his light can help the orc
        match = play(met("orc", new), ("group_surprise",), rolls=[2, 1, 1])
        assert new.enc.group_surprised == (not bearer)
        assert match.pending[0].prompt == "first-choice"


@rule("SS-9.14", "SS-27.9")
def test_enemies_put_a_fire_out_at_fifteen() -> None:
    for die, burning in ((13, False), (12, True)):
        new = met("orc", table(), init=[0])
        new.group.members[0].burning, new.group.members[0].hp = True, 9
        play(new, ("end_round",), rolls=[die, 1])
        assert (new.group.members[0].burning, new.group.members[0].hp) == (burning, 8 if burning else 9)


# ------------------------------------------------------------------ 10 to 13. Fatigue, Danger, searching, traps


@rule("SS-10.11", "SS-19.21")
def test_one_who_faints_from_the_effort_is_not_asked_about_the_wound() -> None:
    new = met("goblin", table(fatigue=9, resources=1), 0, init=[0], start_hd=1, lost=3, result="won", combat=True)
    match = do(play(new, ("aftermath",), rolls=[1, 1, 20]), "decline")
    assert (match.pending[0].prompt, new.hero.resources, new.t, new.blackouts) == ("explore", 1, 72, 1)


@rule("SS-11.11", "SS-11.15")
def test_a_rise_beyond_nine_is_a_rise_for_the_quiet_time() -> None:
    new = table(danger=9, t=100)
    run(alarm(new, 1, ""), ScriptedDice([2]))
    assert (new.danger, new.dungeon.next_drop, new.patrol_at) == (9, 100 + 360, 124)


@rule("SS-11.16")
def test_the_earlier_patrol_is_kept_and_leaving_shakes_it_off() -> None:
    for due, die, arrival in ((236, 1, 224), (224, 3, 224), (-1, 3, 248)):
        new = table(danger=9, t=212)
        new.patrol_at = due
        run(alarm(new, 1, ""), ScriptedDice([die]))
        assert new.patrol_at == arrival
    do(play(new), "leave")
    assert new.patrol_at == -1


@rule("SS-12.12", "SS-12.10", "SS-12.2")
def test_what_a_search_brings_may_be_left() -> None:
    new = table(hd=1)
    new.place.hidden.stash = "H"
    # 2 Resources; the stash: no coins, no valuable, 3 Resources (D10 = 0), nothing more
    match = play(new, ("found",), rolls=[2, *d10(9, 9, 0), 3, *d10(9)])
    assert offers(match) == ["take_stack resource 2", "take_stack resource 1", "take_stack resource 0"]
    do(match, "take_stack resource 0")
    assert (new.hero.resources, new.place.loot.resources.all, new.place.hidden.stash) == (0, 5, "")


@rule("SS-13.14")
def test_only_force_breaks_what_is_inside() -> None:
    for verb, dice, things in (("pick_box", [20], 1), ("force_box", [20, 2], 0), ("force_box", [20, 3], 1)):
        new = table(resources=1)
        chest = Feature("container", "small_chest", (10, 10), locked=True, items=("antidote:1", "shield:1"))
        new.place.features = [chest]
        do(play(new, rolls=dice), f"{verb} 0 small_chest", "roll")
        assert [item.id for item in new.place.loot.items] == ["antidote"] * things + ["shield"]
        assert new.danger == (verb == "force_box")


@rule("SS-13.21", "SS-13.17")
def test_some_traps_are_spent_and_others_are_not() -> None:
    for id, armed in (("pit", True), ("crossbow_wire", False)):
        new = table(resources=1)
        new.place.traps = [Trap(id, "floor")]
        do(play(new, ("spring", 0), rolls=[20, 8]), "roll")
        assert (new.place.traps[0].armed, new.hero.hp, new.hero.xp) == (armed, 8, 10)


@rule("SS-13.27")
def test_one_whom_the_trap_has_felled_opens_nothing() -> None:
    new = table(hp=1, exits=[Exit(0, 0, (10, 10), 0, "locked")])
    new.place.traps = [Trap("swinging_blade", "door", (10, 10), 0)]
    # the save fails, 8 HP, D10 = 9: unconscious; the Encounter test of t = 72 passes
    match = do(play(new, rolls=[2, 8, *d10(9), 20]), "pick_lock 0")
    assert (match.pending[0].prompt, new.t, new.dungeon.exits[0].open) == ("explore", 12 + 72, False)


@rule("SS-13.28")
def test_darts_poison_only_those_they_wound() -> None:
    for dice, poisoned in (([20, 1], 0), ([20, 2], 144), ([2, 1], 144)):
        new = table(resources=1)
        new.place.traps = [Trap("darts", "container", (10, 10))]
        do(play(new, ("spring", 0), rolls=dice), "roll")
        assert new.hero.poisoned == poisoned


# ------------------------------------------------------------------ 14. encounters


@rule("SS-14.7")
def test_four_squares_are_run_in_a_round_five_are_not() -> None:
    for distance, approach in ((1, False), (4, False), (5, True), (6, True)):
        match = against("orc", ("combat",), distance=distance, rolls=d10(0, 9))
        assert match.table.enc.approach == approach
        assert any(pick.startswith("attack") for pick in offers(match)) == (not approach)


@rule("SS-14.7")
def test_a_spider_casts_its_web_from_afar_and_does_not_bite() -> None:
    for used, held in ((False, 0), (True, -1)):
        new = met("giant_spider", table(), init=[0], approach=True)
        new.group.members[0].used = used
        play(new, ("slot", (), (0,)), rolls=[] if used else [2])
        assert (new.enc.held, new.enc.lost) == (held, 0)


@rule("SS-14.24", "SS-14.25")
def test_friends_wait_until_he_has_come_to_himself() -> None:
    for attitude, prompt in (("friendly", "first-choice"), ("hostile", "action")):
        new = table(resources=1)
        new.dungeon.groups.append(group("gnome", attitude=attitude))
        new.fight = Encounter(0, "wander", surprised=True)
        match = play(new, ("appear",), rolls=[] if attitude == "friendly" else [*d10(0, 0), 2])
        assert (match.pending[0].prompt, new.t) == (prompt, 1)


# ------------------------------------------------------------------ 15. talk


@rule("SS-15.4")
def test_money_helps_whatever_one_says_and_a_valuable_counts_by_its_worth() -> None:
    match = do(against("goblin", po=30, resources=1), "talk charm")
    assert offers(match) == ["roll", "resource", "coins"]
    match = do(against("cave_wolf", po=30, resources=1), "talk charm")
    assert offers(match) == ["roll", "resource"]  # what would a wolf do with it
    match = against("goblin", po=9, resources=1)
    match.table.hero.pack.items = [Item("moonstone", value=900), Item("ivory_die", value=2900)]
    match = do(play(match.table, ("first_choice",)), "talk negotiation")
    assert offers(match) == ["roll", "resource", "valuable 1 ivory_die"]
    before = needed(match)
    do(match, "valuable 1 ivory_die")
    assert (before - needed(match), len(match.table.hero.pack.items)) == (4, 1)  # two full tens


@rule("SS-15.6")
def test_beasts_that_can_be_charmed_know_one_stake() -> None:
    match = do(against("cave_wolf", resources=1, hoard="D", standing=True), "talk charm")
    assert (match.pending[0].prompt, match.table.enc.talked) == ("talk", True)  # no choice: peace


@rule("SS-15.14")
def test_he_talks_once_in_an_encounter() -> None:
    match = against("goblin", resources=1, po=10)
    assert "talk charm" in offers(match)
    do(match, "talk charm")
    assert match.table.enc.talked
    match = play(match.table, ("first_choice",))
    assert not any(pick.startswith("talk") for pick in offers(match))


@rule("SS-15.10")
def test_a_share_is_half_rounded_down_and_they_keep_the_best_of_the_rest() -> None:
    new = table()
    stand(new.dungeon, 0, group("goblin", hoard="A"))
    new.dungeon.awaken(0)
    new.fight = Encounter(0, "standing")
    play(new, ("stake_share", 1), rolls=[1, 6])  # 7 silver coins
    assert (new.hero.pack.coins[3].all, new.place.loot.coins[3].all) == (3, 4)
    new = table()
    new.place.loot.items = [Item("shield"), Item("moonstone", value=100), Item("ivory_die", value=300), Item("lantern")]
    new.dungeon.groups.append(group("goblin"))
    new.fight = Encounter(0, "wander")
    match = do(play(new, ("share_items", 1), ("end_encounter", "peace")), "take 0 moonstone")
    assert match.pending[0].prompt == "explore"
    # he has taken the moonstone; they keep the lantern (20 PO); the ivory die is his; the shield lay there before
    assert [item.id for item in new.hero.pack.items] == ["moonstone", "ivory_die"]
    assert [item.id for item in new.place.loot.items] == ["shield", "lantern"]


@rule("SS-15.15")
def test_one_yields_to_robbers_who_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "yield" in offers(against("orc"))
    assert "yield" in offers(against("brigand"))  # all
    assert "yield" not in offers(against("troll"))  # food
    monkeypatch.setitem(CREATURES, "orc", replace(CREATURES["orc"], talk="charm"))
    assert "yield" not in offers(against("orc"))


# ------------------------------------------------------------------ 16. combat


@rule("SS-16.12", "SS-27.7")
def test_one_who_is_held_has_two_choices() -> None:
    match = against("orc", ("slot", (0,), ()), init=[0, 0], resources=2, gifts=["magic", "consecrated"])
    assert any(pick.startswith("flee") for pick in offers(match))
    match.table.enc.held = 0
    assert offers(play(match.table, ("slot", (0,), ()))) == ["break_free", "nothing"]


@rule("SS-16.13", "SS-16.14", "SS-16.15")
def test_actions_by_hit_dice() -> None:
    for hd, actions in ((1, 1), (4, 1), (5, 2), (6, 2), (8, 2), (9, 3), (12, 3)):
        match = against("orc", ("combat",), hd=hd, rolls=[*d10(*range(actions)), *d10(9)])
        assert match.table.enc.init == list(range(actions))
        assert match.table.group.members[0].init == 9


@rule("SS-16.20")
def test_only_those_who_speak_can_be_questioned() -> None:
    new = table(resources=1)
    new.dungeon.groups.append(group("cave_wolf"))
    new.fight = Encounter(0, "wander", init=[0], start_hd=2, result="won", combat=True)
    new.dungeon.groups[0].members[0].state = "out"
    match = do(play(new, ("aftermath",)), "decline")
    assert match.pending[0].prompt == "explore"


@rule("SS-16.22", "SS-3.5")
def test_turning_undead_makes_a_combat_of_it() -> None:
    match = against("tomb_warden", ("slot", (0,), ()), init=[0, 0], gifts=["consecrated"], rolls=d10(0))
    assert not match.table.enc.combat
    do(match, "turn_undead")
    assert (match.table.enc.combat, match.table.enc.blows) == (True, False)


@rule("SS-16.23", "SS-27.8")
def test_paralysis_wears_off_round_by_round() -> None:
    match = against("orc", init=[0, 0])
    match.table.enc.paralysed = 3
    play(match.table, ("end_round",), rolls=[2, 2, 2])
    assert (match.table.enc.round, match.table.enc.paralysed, match.table.t) == (3, 0, 3)


# ------------------------------------------------------------------ 17. Morale


@rule("SS-17.8")
def test_they_are_as_brave_as_the_strongest_who_can_break() -> None:
    new = met("scarred_orc goblin*2", table(resources=1, danger=1), init=[0], start_hd=5, fired=["magic!"])
    match = play(new, ("slot", (), ()))
    assert needed(match) == 5 + 2 - 1  # the orc's bravery, not the goblins' cowardice


@rule("SS-17.9")
def test_a_trigger_that_was_rolled_for_is_spent() -> None:
    for fired, prompt in (([], "morale"), (["death"], "explore")):
        new = met("scarred_orc*4", table(resources=1), init=[0], start_hd=12, fired=fired)
        new.group.members[0].state = "dead"
        assert play(new, ("slot", (), ())).pending[0].prompt == prompt


@rule("SS-17.12")
def test_three_in_six_flee() -> None:
    for die, state in ((3, "gone"), (4, "yielded")):
        new = met("orc", table(resources=1), init=[0], start_hd=2, fired=["magic!"])
        match = do(play(new, ("slot", (), ()), rolls=[*d10(9), die]), "roll")
        assert states(match) == [state]


# ------------------------------------------------------------------ 18. flight


@rule("SS-18.5")
def test_a_parting_blow_that_paralyses_ends_the_flight() -> None:
    new = met("ghoul", two_rooms(), init=[0], start_hd=3)
    # the test fails, 1 HP, the save fails, 2 rounds; the ghoul misses twice while he cannot act
    match = play(new, ("flight", 0), rolls=[2, 1, 2, 2, 2, 2])
    assert (new.section, new.hero.hp, new.enc.round, match.pending[0].prompt) == (0, 7, 3, "action")


@rule("SS-18.5", "SS-18.4")
def test_the_parting_blow_is_the_best_of_them() -> None:
    new = met("ogre goblin*2", two_rooms(hp=20, resources=1), init=[0], start_hd=6)
    match = do(play(new, ("flight", 0), rolls=[2, 6, 5]), "roll")
    assert (new.enc.lost, match.pending[0].prompt) == (11, "give-up")
    new = met("ogre goblin*2", two_rooms(hp=20, resources=1), 0, init=[0], start_hd=2)
    do(play(new, ("flight", 0), rolls=[2, 6]), "roll")
    assert new.enc.lost == 6  # the ogre is dead


@rule("SS-18.10", "SS-18.9")
def test_what_is_thrown_away_counts_by_their_greed() -> None:
    new = met("orc", two_rooms(resources=1, danger=2), init=[0], start_hd=2)
    new.hero.pack.items = [Item("moonstone", value=100), Item("shield"), Item("leather", found=True)]
    new.hero.pack.coins[1].plain = 199
    match = play(new, ("give_up",))
    assert offers(match) == ["no_drop", "drop_item 0 moonstone", "drop_item 2 leather"]
    do(match, "drop_item 0 moonstone")
    assert (needed(match), [item.id for item in new.hero.pack.items]) == (2 - 1 - 2, ["shield", "leather"])
    new.hero.pack.coins[1].plain = 200
    match = play(new, ("give_up",))
    assert "drop_coins coins 200" in offers(match)
    do(match, "drop_coins coins 200")
    assert (new.hero.money, needed(match)) == (0, 2 - 1 - 2)


@rule("SS-18.13")
def test_one_pursuer_is_enough() -> None:
    new = met("grey_slime goblin", two_rooms(resources=1), init=[0], start_hd=4)
    assert play(new, ("give_up",)).pending[0].prompt == "give-up"
    new = met("grey_slime goblin", two_rooms(resources=1), 1, init=[0], start_hd=4)
    match = play(new, ("give_up",))
    assert ("shaken-off" in said(match), match.pending[0].prompt) == (True, "pay-effort")


@rule("SS-18.17")
def test_a_heavy_load_makes_each_test_longer() -> None:
    for resources, rounds in ((2, 1), (34, 2), (44, 3)):
        new = met("orc", two_rooms(resources=resources), init=[0], start_hd=2)
        do(play(new, ("flight", 0), rolls=[20]), "roll")
        assert new.t == rounds


@rule("SS-18.18")
def test_one_flees_by_stairs_and_trapdoors_not_by_conduits() -> None:
    links = [Feature("link", id, (10, 10 + n), joins=1) for n, id in enumerate(("conduit", "stairs", "trapdoor"))]
    new = table(sections=[room(features=links), room(10, 20)])
    new.dungeon.way_ins = []
    met("orc", new)
    flights = [pick for pick in offers(play(new, ("first_choice",))) if pick.startswith("flee")]
    assert flights == ["flee 1001 stairs", "flee 1002 trapdoor"]


@rule("SS-18.22")
def test_leaving_the_surprised_is_a_flight_only_after_a_blow() -> None:
    new = met("orc", two_rooms(resources=1, hd=5, danger=2), init=[0, 1], start_hd=2, group_surprised=True)
    match = do(play(new, ("round",), rolls=[2]), "attack 0 orc", "roll", "flee 0 explored")
    assert (new.section, match.pending[0].prompt, new.danger) == (1, "pay-effort", 1)
    new = met("orc", two_rooms(resources=1, danger=2), group_surprised=True)
    match = do(play(new, ("first_choice",)), "flee 0 explored")
    assert (new.section, match.pending[0].prompt, new.danger, new.hero.xp) == (1, "explore", 1, 200)


@rule("SS-18.21", "SS-19.6")
def test_after_a_flight_wounds_heal_and_the_dead_stay_dead() -> None:
    new = two_rooms(resources=2)
    stand(new.dungeon, 0, group("orc*2"))
    new.dungeon.awaken(0)
    new.fight = Encounter(0, "standing", init=[0], start_hd=4, fired=["death", "half"])
    new.group.members[0].hp, new.group.members[1].state = 1, "dead"
    # two blows of 1 and 2 before he runs; the test passes, they give up: one loss of 3 HP, one payment for it
    match = play(new, ("slot", (), (0,)), ("slot", (), (0,)), ("flight", 0), rolls=[19, 1, 19, 2, 20, *d10(9)])
    do(match, "roll", "roll")
    assert (match.pending[0].prompt, new.enc.lost) == ("pay-effort", 3)
    do(match, "pay")
    assert match.pending[0].prompt == "pay-wound"
    do(match, "pay")
    assert (match.pending[0].prompt, new.hero.fatigue) == ("explore", 1)
    assert [(member.hp, member.state) for member in new.dungeon.groups[0].members] == [(4, "up"), (4, "dead")]


# ------------------------------------------------------------------ 19. the victors, and the helpless


@rule("SS-19.16")
def test_what_each_kind_of_spoils_takes() -> None:
    left = {}
    for spoils in ("none", "food", "valuables", "all", "everything"):
        new = table(resources=5, po=7, armour="leather_1", main="sword_1", off="shield", items=["moonstone", "lantern"])
        new.hero.worn = [Item("lens_1")]
        rob(new, spoils)
        hero = new.hero
        held = [item.id for item in hero.held()]
        left[spoils] = (hero.resources, hero.money, held, [item.id for item in hero.pack.items], hero.purse)
    gear = ["leather_1", "sword_1", "shield", "lens_1"]
    assert left["none"] == (5, 700, gear, ["moonstone", "lantern"], True)
    assert left["food"] == (2, 700, gear, ["moonstone", "lantern"], True)
    assert left["valuables"] == (2, 0, ["shield"], ["lantern"], True)
    assert left["all"] == (0, 0, ["leather_1"], [], False)
    assert left["everything"] == (0, 0, [], [], False)


@rule("SS-19.18")
def test_the_helpless_have_no_luck_but_bad_luck() -> None:
    new = table(rst=["the_shadow"], off="", danger=3, fatigue=2, resources=34, hd=2)
    new.hero.worn = [Item("hush_boots_1")]
    awake, helpless = (prepare(new, "encounter", helpless=asleep) for asleep in (False, True))
    assert dict(awake.malus) == {"fatigue": 2, "encumbrance": 2, "danger": 3, "blind": 4}
    assert dict(awake.bonus)["rst"] == 2
    assert (dict(helpless.malus), helpless.bonus) == ({"fatigue": 2, "encumbrance": 2, "danger": 3}, [])
    assert helpless.needed == 5 + 7 - 2


RAT, KOBOLD, SKELETON, BRIGAND, SHRIEKER = 1, 2, 4, 5, 7
"""Rows of the monster table at Level 1."""


@rule("SS-19.19", "SS-19.20", "SS-19.16")
@pytest.mark.parametrize("dice, fatigue, resources, money, armour, xp, where", [
    ([SKELETON, 2], 3, 5, 700, True, 0, 0),  # they pass by
    ([SKELETON, 3], 4, 5, 700, True, 20, 0),  # no spoils: Fatigue
    ([SKELETON, 5], 4, 5, 700, True, 20, 1),  # and dragged off
    ([RAT, 2, 4], 3, 2, 700, True, 40, 0),
    ([KOBOLD, 1, *d10(9), 3], 3, 2, 0, True, 20, 0),
    ([BRIGAND, *d10(9), 4], 3, 0, 0, True, 20, 0),
    ([BRIGAND, *d10(9), 6], 3, 0, 0, False, 20, 0),  # everything, and he stays where he is
    ([BRIGAND, *d10(0)], 3, 5, 700, True, 0, 0),  # friendly
    ([SHRIEKER], 3, 5, 700, True, 0, 0),  # harmless
])  # fmt: skip
def test_the_table_of_the_helpless(
    dice: list[int], fatigue: int, resources: int, money: int, armour: bool, xp: int, where: int
) -> None:
    new = table(t=143, since=0, fatigue=3, resources=5, po=7, armour="leather", sections=[room(), room(20, 20)])
    play(new, ("unconscious", "orc", 1), rolls=[1, 3, *dice], draws=[0])
    hero = new.hero
    assert (hero.fatigue, hero.resources, hero.money, hero.armour is not None) == (fatigue, resources, money, armour)
    assert (hero.xp, new.section, new.danger) == (xp, where, 0)


@rule("SS-19.19")
@pytest.mark.parametrize("dice", [[SKELETON, 6], [RAT, 1, 6]])
def test_those_who_want_nothing_or_flesh_kill_the_helpless(dice: list[int]) -> None:
    match = play(table(t=143, since=0), ("unconscious", "orc", 1), rolls=[1, 3, *dice])
    assert match.result is not None
    assert match.result.ending == "dead"


# ------------------------------------------------------------------ 20. caches


def hidden_here(since: int, **more: object) -> Table:
    new = table(resources=1, **more)  # type: ignore[arg-type]
    new.place.cache = Cache(Goods(items=[Item("shield"), Item("lantern")]), 4, 0)
    new.clock = since
    return new


@rule("SS-20.4", "SS-20.6")
def test_days_of_a_cache_are_full_days() -> None:
    for since, extra in ((TURN, 0), (DAY - 1, 0), (DAY, 1), (3 * DAY - 1, 2)):
        match = play(hidden_here(since), ("open_cache",))
        assert needed(match) == 10 - 1 - 4 + extra
    assert play(hidden_here(TURN - 1), ("open_cache",)).pending[0].prompt == "loot"  # too soon for anybody


@rule("SS-20.10", "SS-20.9")
def test_a_looted_cache_has_lost_its_bonus() -> None:
    new = hidden_here(DAY)
    do(play(new, ("open_cache",), rolls=[2, 5, 4]), "roll", "done")
    assert new.place.cache is not None
    assert ([item.id for item in new.place.cache.goods.items], new.place.cache.bonus) == (["shield"], 0)
    assert new.place.cache.closed_at == DAY
    new = hidden_here(DAY)
    do(play(new, ("open_cache",), rolls=[20]), "roll", "done")
    assert new.place.cache is not None
    assert (len(new.place.cache.goods.items), new.place.cache.bonus) == (2, 4)


@rule("SS-20.2", "SS-4.7")
def test_no_cache_before_others() -> None:
    new = table(resources=54)
    assert "make_cache" in offers(play(new))
    them = group("gnome", attitude="friendly")
    them.peace = True
    stand(new.dungeon, 0, them)
    new.dungeon.awaken(0)
    assert (new.hero.status, "make_cache" in offers(play(new))) == (3, False)


# ------------------------------------------------------------------ 21. treasure


@rule("SS-21.12")
def test_the_plate_of_legend_is_for_level_ten() -> None:
    found = {}
    for lv in (7, 9, 10):
        goods = Goods()
        run(_one(Table(), goods, "magic", lv, []), ScriptedDice([12]))
        found[lv] = goods.items[0].id
    assert found[7] == found[9] != found[10]
    assert THINGS[found[10]].price == 40_000 * PO  # the plate of the notes


@rule("SS-21.14")
def test_two_trinkets_of_one_name_do_not_act_together() -> None:
    new = table(items=["lens_1", "hush_boots_1"])
    new.hero.worn = [Item("lens_1")]
    assert trinket_options(new.hero) == [("unwear", 0, "lens_1"), ("wear", 1, "hush_boots_1")]
    new.hero.worn += [Item("deft_gloves_1"), Item("watch_pendant_1")]
    assert [pick[0] for pick in trinket_options(new.hero)] == ["unwear"] * 3


@rule("SS-21.19")
def test_half_of_a_stack_is_rounded_up() -> None:
    assert drop_options(table(resources=5).hero) == [("drop_stack", "resource", 3), ("drop_stack", "resource", 5)]
    hero = table(resources=33).hero
    assert (hero.enc, hero.status) == (17, 1)
    assert ("drop_stack", "resource", 4) in drop_options(hero)  # the least that makes 15
    hero.pack.resources.take(3)
    assert hero.status == 1
    hero.pack.resources.take(1)
    assert hero.status == 0


@rule("SS-22.8", "SS-22.7")
def test_a_trap_pays_once_however_often_it_springs() -> None:
    new = table(hp=30, resources=1)
    new.place.traps = [Trap("pit", "floor")]
    match = do(play(new, ("spring", 0), ("spring", 0), rolls=[20, 1, 20, 1]), "roll", "roll")
    assert (new.hero.xp, new.danger, match.pending[0].prompt) == (10, 2, "explore")


# ------------------------------------------------------------------ 23. the town


@rule("SS-23.10", "SS-23.26")
def test_nobody_asks_for_more_than_the_whole_price() -> None:
    for guild, most in (("", 50), ("college", 40)):
        new = table(items=["lens_1"])
        new.town.guild, new.phase, new.here = guild, "town", -1
        match = play(new, ("town_sell", 0, "lens_1"))
        assert offers(match)[-1] == f"ask_more {most}"


@rule("SS-23.24", "SS-23.23")
def test_the_banks_fee_is_rounded_up() -> None:
    new = table(po=1)
    coins(new, copper=1)
    new.phase, new.here = "town", -1
    match = play(new, ("town",))
    do(match, "deposit 0")
    assert (new.hero.money, new.town.bank) == (0, 101 - 11)
    do(match, "withdraw 0")
    assert (new.hero.money, new.town.bank) == (90, 0)


# ------------------------------------------------------------------ 25. the generator


@rule("SS-25.14")
def test_a_rotunda_is_entered_at_the_middle_of_a_side() -> None:
    small = frozenset((x, y) for x in (19, 20, 21) for y in (28, 29, 30))
    dungeon = Dungeon("test", "temple", 1)
    squares, _ = run(_shape(dungeon, 0, (20, 30), 0, "rotunda", False), ScriptedDice([3]))
    assert frozenset(squares) == small
    squares, _ = run(_shape(dungeon, 0, (20, 30), 0, "rotunda", False), ScriptedDice([4]))
    assert (len(squares), (18, 28) in squares, (18, 30) in squares) == (21, True, False)
    dungeon.sections = [room(18, 28, 1, 1)]  # the great one does not fit: the small one, entered at the middle
    squares, _ = run(_shape(dungeon, 0, (20, 30), 0, "rotunda", False), ScriptedDice([6]))
    assert frozenset(squares) == small


@rule("SS-25.20")
def test_what_stands_farthest_and_next_farthest() -> None:
    hall = room()
    hall.entry = (11, 11)
    assert far_square(hall) == (10, 10)
    hall.veiled = [Feature("element", "well", (10, 10))]
    assert far_square(hall) == (12, 10)  # smallest y first, then x
    hall.features = [Feature("element", "altar", (12, 10))]
    assert far_square(hall) == (10, 12)


@rule("SS-25.22", "SS-25.10")
def test_behind_a_link_one_comes_from_a_passage() -> None:
    dungeon = table(levels=2).dungeon
    stair = Feature("link", "stairs", (10, 10), to=(10, 10))
    # facing north, D20 = 9: a room of 2 x 2 without exits, plain and empty
    run(link_end(dungeon, 0, stair, 1), ScriptedDice([1, 9, 1, 1, 1, 1, 1, 1, 1, 20, 1, 1]))
    assert (dungeon.sections[1].kind, dungeon.sections[1].level, stair.joins) == ("room", 1, 1)


@rule("SS-25.24")
def test_the_vault_may_come_from_the_second_half_on() -> None:
    for drawn, kind in ((5, "corridor"), (6, "vault")):
        dungeon = Dungeon("test", "stronghold", 1, budgets=[11], counts=[drawn], met=[False], ends=[False])
        number = run(draw(dungeon, 0, (20, 30), 0, "room", 1), ScriptedDice([6, *ONES]))
        assert dungeon.sections[number].kind == kind


@rule("SS-25.25")
def test_a_level_that_would_end_too_soon_goes_on_from_its_newest_section() -> None:
    dungeon = table(sections=[room(), room(20, 20), room(30, 30)]).dungeon
    dungeon.sections[2].level = 1
    _keep_alive(dungeon, 0)
    (edge,) = dungeon.exits
    assert (edge.a, edge.square, edge.side, edge.door) == (1, (20, 20), 0, "open")
    _keep_alive(dungeon, 0)
    assert len(dungeon.exits) == 1  # it can go on now


@rule("SS-25.26")
def test_an_obligation_takes_the_place_of_what_was_there() -> None:
    dungeon = table(levels=2).dungeon
    section = dungeon.sections[0]
    section.hidden.traps, section.special = [Trap("pit", "floor")], "library"
    section.hidden.stash, section.hidden.finds = "H", ["x"]
    stand(dungeon, 0, group("orc"))
    run(_fallback(dungeon, 0, 1), ScriptedDice([]))
    assert (section.lurking, section.hidden.empty, section.special, dungeon.met[0]) == (None, True, "", True)
    assert [(link.kind, link.id, link.up) for link in section.veiled] == [("link", "stairs", False)]


@rule("SS-25.29")
def test_a_vault_holds_a_hoard_for_each_level_and_a_relic() -> None:
    dungeon = table(levels=3).dungeon
    run(vault_contents(dungeon, 0, 1), ScriptedDice([1, 2]))  # Level 2: goblins, two of them
    them = dungeon.sections[0].lurking
    assert them is not None
    assert ([member.creature for member in them.members], them.level) == (["goblin"] * 2, 2)
    assert (them.hoard, them.hoards, them.relic, them.guard) == ("G", 3, True, True)
    new = table(hd=2, danger=2)
    run(vault_contents(new.dungeon, 0, 10), ScriptedDice([1, *ONES]))
    guards = new.dungeon.sections[0].lurking
    assert guards is not None
    assert guards.level == 10


@rule("SS-26.13")
def test_who_rises_from_a_mummified_body() -> None:
    for hd, creature in ((8, "zombie"), (9, "zombie"), (10, "mummy")):
        new = table(hd=hd, resources=1)
        play(new, ("use_room", "mummified_body"), rolls=[1])
        assert [member.creature for member in new.group.members] == [creature]
        assert (new.enc.distance, new.group.attitude) == (1, "hostile")


# ------------------------------------------------------------------ 27. creatures


@rule("SS-27.7", "SS-9.14")
def test_a_hold_ends_with_its_holder() -> None:
    for choice in ("kill", "spare"):
        new = met("giant_toad skeleton", table(), init=[0], start_hd=3, held=0)
        new.group.members[0].hp, new.group.members[0].burning = 1, True
        match = play(new, ("end_round",), rolls=[2, 1])
        do(match, f"{choice} 0 giant_toad")
        assert new.enc.held == -1


@rule("SS-27.3")
def test_a_swarm_loses_at_least_one() -> None:
    for damage, hp in ((1, 3), (5, 2)):
        match = against("bat_swarm", ("slot", (0,), ()), init=[0, 0], rolls=[19, damage])
        do(match, "attack 0 bat_swarm")
        assert match.table.group.members[0].hp == hp


@rule("SS-27.2")
def test_the_rounds_of_bolts_and_breath() -> None:
    assert [n for n in range(1, 9) if _its_round("odd", n)] == [1, 3, 5, 7]
    assert [n for n in range(1, 9) if _its_round("first_and_every_third", n)] == [1, 4, 7]
    breath = {name: ABILITIES[name].params["rounds"] for name in ABILITIES if name.startswith(("bolt", "breath"))}
    assert set(breath.values()) == {"odd", "first_and_every_third"}
    assert all((rounds == "odd") == name.startswith("bolt") for name, rounds in breath.items())


@rule("SS-28.8", "SS-24.3")
def test_nobody_moves_in_after_those_who_were_unique() -> None:
    for unique, people in ((True, 1), (False, 2)):
        new = table(resources=1)
        them = group("orc")
        them.unique, them.gone, them.members[0].state = unique, True, "dead"
        stand(new.dungeon, 0, them)
        new.place.group, new.place.lurking = 0, None
        new.dungeon.groups = [them]
        play(new, ("restock",), ("entered",), rolls=[] if unique else [2, 4, 3])
        assert (len(new.dungeon.groups), new.place.restocked) == (people, True)
