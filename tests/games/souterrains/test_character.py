"""Chapters 1 to 6: frame, dice, creation, gifts, equipment, Resources, tests."""

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.dungeon import Exit
from oubliettes.games.souterrains.hero import Item, Stack
from oubliettes.games.souterrains.pieces import (
    CREATURES,
    DOMAIN_OF,
    NAMES,
    READY_RST,
    RST,
    THINGS,
    Dice,
    band,
    dice,
    price,
    trap_band,
)
from oubliettes.games.souterrains.rules.careers.career import entry
from oubliettes.games.souterrains.rules.clock import level
from oubliettes.games.souterrains.rules.combat import actions, initiative
from oubliettes.games.souterrains.rules.dice import total
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.treasure import draw_valuable
from oubliettes.games.souterrains.rules.trial import prepare
from oubliettes.games.souterrains.table import Encounter, Settings, Table
from oubliettes.kernel import BadOption, FastDice, Match, ScriptedDice
from tests.games.souterrains.situation import against, at, d10, group, needed, play, room, table
from tests.games.souterrains.test_worked_examples import town
from tests.support import do, offers, rule, said


def creation(*picks: str, rolls: tuple[int, ...] = (), **options: str) -> Match[Table]:
    match = Match.new(GAME, options=options, dice=ScriptedDice(rolls))
    return do(match, *picks)


# ------------------------------------------------------------------ 1. frame and dice


@rule("SS-1.1")
def test_one_seat() -> None:
    assert list(GAME.seats) == [1]
    with pytest.raises(BadOption):
        GAME.settle(2, {})


@rule("SS-1.2", "SS-23.29", "SS-25.1")
def test_a_module_or_a_generated_dungeon() -> None:
    match = town(rolls=[2, 1, 1])
    do(match, "expedition")
    picks = offers(match)
    assert "module drowned_priory" in picks
    assert sum(pick.startswith("new ") for pick in picks) == 3 * 5
    do(match, "new small any_theme")  # D4 = 2: a stronghold
    assert match.table.dungeon.theme == "stronghold"


@rule("SS-1.3", "SS-24.8")
def test_an_expedition_is_one_dungeon_and_no_town() -> None:
    match = creation(
        "name Aubin", "hit_die d8", "rst the_blade", "domain wisdom", game_mode="expedition", wealth_mode="nothing"
    )
    assert match.pending[0].prompt == "choose-dungeon"
    assert "back" not in offers(match)
    new = table(settings=Settings(game_mode="expedition"), xp=0)
    new.hero.pack.items = [Item("moonstone", value=5000, found=True)]
    match = do(play(new), "leave")
    assert match.result is not None
    assert (match.result.ending, match.result.scores) == ("left", (50.0,))
    new = table(settings=Settings(game_mode="expedition"), xp=55)
    from oubliettes.games.souterrains.rules.harm import die

    die(new, "orc")
    assert GAME.result(new).scores == (5.0,)


@rule("SS-1.4")
def test_settings_and_their_defaults() -> None:
    settled = GAME.settle(1, {})
    names = ("hp_mode", "wealth_mode", "honour_claims", "heavy_d10", "enemy_drop", "game_mode")
    assert [settled[id] for id in names] == [
        "max", "osr", "off", "zero_to_nine", "ask", "career"
    ]  # fmt: skip
    with pytest.raises(BadOption):
        GAME.settle(1, {"hp_mode": "half"})


@rule("SS-1.5", "SS-29.9", "SS-2.2")
def test_free_texts_are_never_picks() -> None:
    match = creation()
    assert len(match.pending[0].options) == len(NAMES) + 1 == 21
    assert offers(match)[-1] == "name anonymous"
    do(match, "name anonymous", "hit_die d8")
    assert len(match.pending[0].options) == 37
    assert "rst free_text" in offers(match)


@rule("SS-1.6", "SS-1.7", "SS-1.8", "SS-1.9", "SS-4.16", "SS-4.17")
def test_the_ten_runs_from_0_to_9() -> None:
    assert run(total(Table(), THINGS["heavy_melee"].damage, "damage", "SS-16.10"), ScriptedDice(d10(0))) == 0
    assert run(total(Table(), THINGS["heavy_melee"].damage, "damage", "SS-16.10"), ScriptedDice(d10(9))) == 9
    assert (
        run(total(Table(), THINGS["heavy_melee"].damage, "damage", "SS-16.10", one_to_ten=True), ScriptedDice(d10(9)))
        == 10
    )
    match = against(
        "orc", ("slot", (0,), ()), main="heavy_melee", off="", gifts=["infravision"], init=[0, 0], rolls=[15, *d10(0)]
    )
    do(match, "attack 0 orc")
    assert match.table.group.members[0].hp == 4
    assert "strike" not in said(match)
    from oubliettes.games.souterrains.pieces import BARE

    assert {run(total(Table(), BARE.damage, "damage", "SS-16.10"), ScriptedDice([value])) for value in (1, 2)} == {1, 2}
    with pytest.raises(Exception, match="2 faces"):
        run(total(Table(), BARE.damage, "damage", "SS-16.10"), ScriptedDice([3]))


@rule("SS-1.10", "SS-21.10")
def test_fractions_are_dropped() -> None:
    item = run(draw_valuable(Table(), 1), ScriptedDice([4, 5, 1]))  # medium: 5 x 10 x 3 / 2
    assert item.value == 75 * 100
    item = run(draw_valuable(Table(), 4), ScriptedDice([4, 1, 1]))  # 1 x 70 x 3 / 2
    assert item.value == 105 * 100


@rule("SS-1.13", "SS-1.14", "SS-11.12", "SS-27.4")
def test_the_level_rules_what_is_drawn_and_is_read_then() -> None:
    new = table(hd=1, danger=3)
    assert level(new) == 2
    assert (band(3), band(4), band(7), trap_band(2), trap_band(3), trap_band(6)) == (1, 2, 3, 1, 2, 3)
    from oubliettes.games.souterrains.rules.wander import draw_patrol

    weak = run(draw_patrol(table(hd=1)), ScriptedDice([1, 2]))
    strong = run(draw_patrol(table(hd=12, danger=9)), ScriptedDice([1, 2]))
    assert weak.members[0].creature == "kobold"
    assert strong.members[0].creature == "troll"
    new.dungeon.danger = 9
    assert weak.level == 1


# ------------------------------------------------------------------ 2. creation


@rule("SS-2.1", "SS-2.3", "SS-2.4", "SS-2.5", "SS-2.6", "SS-2.11", "SS-2.13", "SS-2.28", "SS-2.32")
def test_a_d8_character() -> None:
    match = creation("name Aubin", "hit_die d8", "rst the_blade", "domain wisdom", rolls=(3, 4, 5))
    hero = match.table.hero
    assert (hero.hd, hero.xp, hero.fatigue, hero.hp, hero.hp_max, hero.gifts) == (1, 0, 0, 8, 8, [])
    assert (hero.rst, hero.domains, hero.money, hero.purse) == (["the_blade"], ["wisdom"], 12000, True)
    do(match, "buy chain", "buy medium_melee", "buy torches", "done")
    assert hero.money == 12000 - 7500 - 1000 - 100
    assert hero.pack.torches.all == 6
    assert match.pending[0].prompt == "town"


@rule("SS-2.7", "SS-2.8", "SS-2.9", "SS-2.10", "SS-2.12", "SS-2.31", "SS-3.1", "SS-3.17")
def test_extra_advantages() -> None:
    match = creation("name Aubin", "hit_die d6", "extra gift", "rst elf", "domain agility", wealth_mode="nothing")
    assert offers(match) == ["gift consecrated", "gift infravision", "gift magic"]
    do(match, "gift magic")
    hero = match.table.hero
    assert (hero.hp, hero.gifts, hero.money, hero.purse, hero.pack.empty) == (6, ["magic"], 0, False, True)
    match = creation(
        "name Aubin",
        "hit_die d4",
        "extra gift",
        "extra gift",
        "rst elf",
        "domain agility",
        "gift magic",
        wealth_mode="nothing",
    )
    assert offers(match) == ["gift consecrated", "gift infravision"]
    match = creation(
        "name Aubin", "hit_die d4", "extra extra_rst", "extra extra_domain", "rst elf", wealth_mode="nothing"
    )
    assert "rst elf" not in offers(match)
    do(match, "rst dwarf", "domain agility")
    assert "domain agility" not in offers(match)


@rule("SS-2.14")
def test_rolled_hp() -> None:
    match = creation(
        "name Aubin",
        "hit_die d6",
        "extra gift",
        "rst elf",
        "domain agility",
        "gift magic",
        rolls=(2,),
        hp_mode="rolled",
        wealth_mode="nothing",
    )
    assert match.table.hero.hp_max == 2


@rule("SS-2.19", "SS-2.20")
def test_a_domain_may_be_rolled_and_a_repeat_is_rolled_again() -> None:
    match = creation(
        "name Aubin",
        "hit_die d6",
        "extra extra_domain",
        "rst elf",
        "domain agility",
        "roll_domain",
        rolls=(2, 5),
        wealth_mode="nothing",
    )
    assert match.table.hero.domains == ["agility", "charisma"]


@rule("SS-2.29", "SS-2.30")
def test_a_kit() -> None:
    match = creation("name Aubin", "hit_die d8", "rst elf", "domain agility", wealth_mode="equipped")
    assert len(match.pending[0].options) == 5
    do(match, "kit soldier")
    hero = match.table.hero
    assert (sorted(item.id for item in hero.pack.items), hero.pack.torches.all, hero.resources, hero.money) == (
        ["chain", "medium_melee", "small_melee"], 12, 10, 0
    )  # fmt: skip
    assert match.pending[0].prompt == "town"


@rule("SS-2.15", "SS-2.16", "SS-6.8")
def test_an_rst_helps_the_tests_it_names() -> None:
    assert len(READY_RST) == 36
    assert [sum(row["kind"] == kind for row in RST.values()) for kind in ("race", "nickname", "trait")] == [12, 12, 12]
    assert dict(prepare(table(rst=["dwarf"]), "search").bonus) == {"rst": 2}
    assert "rst" not in dict(prepare(table(rst=["dwarf"]), "surprise").bonus)
    assert dict(prepare(table(rst=["dwarf"]), "save", tag="poison").bonus) == {"rst": 2}
    assert "rst" not in dict(prepare(table(rst=["dwarf"]), "save", tag="mind").bonus)
    undead = table(rst=["bane_of_the_dead"])
    assert dict(prepare(undead, "attack", difficulty=12, target=CREATURES["skeleton"]).bonus) == {"rst": 2}
    assert not prepare(undead, "attack", difficulty=12, target=CREATURES["goblin"]).bonus
    shot = table(rst=["born_shot"], main="medium_ranged")
    assert dict(prepare(shot, "attack", difficulty=12, target=CREATURES["goblin"]).bonus) == {"rst": 2}


@rule("SS-2.17", "SS-2.18")
def test_a_free_rst_is_claimed_once_and_never_on_top() -> None:
    match = at(("searched",), rst=["free_text"], rolls=[13, *d10(0)])
    assert offers(match) == ["roll", "claim"]
    before = needed(match)
    do(match, "claim")
    assert said(match)[0] == "test-failed"
    assert match.log[0].facts["needed"] == before - 2
    match = at(("searched",), rst=["free_text", "dwarf", "lynx_eye"], resources=1, rolls=[14])
    assert offers(match) == ["roll", "resource"]
    assert needed(match) == 17 - 1 - 2  # two RST that apply give 2 in all
    new = creation("name Aubin", "hit_die d8", "rst free_text", "domain wisdom", wealth_mode="nothing").table
    assert entry(new)["on_honour"]
    assert not entry(table())["on_honour"]


@rule("SS-2.21", "SS-2.22", "SS-2.24", "SS-2.25", "SS-2.26", "SS-2.27")
def test_what_domains_cover() -> None:
    covered = {
        "observation": ["search", "surprise"], "agility": ["encounter", "stealth", "acrobatics", "flight"],
        "weapon_master": ["attack", "morale"], "nimble_fingers": ["disarm", "pick_lock"],
        "charisma": ["charm", "negotiation", "bribery"], "wisdom": ["save", "magic", "cache"],
    }  # fmt: skip
    assert {test: domain for domain, tests in covered.items() for test in tests} == DOMAIN_OF
    door = Exit(0, 0, (10, 10), 0, "stuck")
    match = at(("door_test", "force", 0, 0), exits=[door], domains=list(covered), rolls=[2])
    assert match.pending[0].prompt == "explore"  # no re-roll for Force


# ------------------------------------------------------------------ 3. gifts


@rule("SS-3.5", "SS-3.27")
def test_turn_undead_is_free_and_only_before_undead() -> None:
    match = against("skeleton", ("slot", (0,), ()), gifts=["consecrated"], resources=3, init=[0, 0], rolls=d10(9))
    do(match, "turn_undead", "roll")
    assert (match.table.hero.resources, match.table.hero.fatigue) == (3, 0)
    match = against("goblin", ("slot", (0,), ()), gifts=["consecrated"], init=[0, 0])
    assert "turn_undead" not in offers(match)


@rule("SS-3.8", "SS-3.9", "SS-3.10", "SS-3.11", "SS-10.12")
def test_healing() -> None:
    new = table(gifts=["consecrated"], fatigue=3, resources=2)
    new.hero.poisoned, new.hero.diseased = 100, True
    match = do(play(new), "heal")
    hero = match.table.hero
    assert (hero.fatigue, hero.resources, hero.poisoned, hero.diseased, match.table.t) == (1, 1, 0, False, 12)
    do(match, "heal")
    assert (hero.fatigue, hero.resources) == (0, 0)
    assert "heal" not in offers(match)
    new = table(gifts=["consecrated"], fatigue=3, resources=2)
    new.patrol_at = 5
    match = do(play(new, rolls=[1, 1, 1, *d10(9), 20, 20]), "heal", "roll", "stealth", "roll")
    assert (match.table.hero.fatigue, match.table.hero.resources) == (3, 2)  # broken off: nothing spent, nothing gained


@rule("SS-3.18", "SS-3.19", "SS-3.21", "SS-3.23", "SS-3.24", "SS-3.36", "SS-5.6", "SS-3.20")
def test_casting() -> None:
    match = at(gifts=["magic"], resources=2, off="", rolls=[12, *d10(0)])
    assert [pick for pick in offers(match) if pick.startswith("cast")] == [
        "cast shield_spell", "cast invisibility", "cast light_spell", "cast sanctuary"
    ]  # fmt: skip
    do(match, "cast light_spell")
    assert (match.table.t, match.table.hero.resources, needed(match)) == (1, 1, 13)  # 10 + 4 blind - 1: no bonus
    do(match, "resource")
    assert match.table.sight == "light"
    assert match.table.light_until == 1 + 72
    match = at(gifts=["magic"], resources=0)
    assert not any(pick.startswith("cast") for pick in offers(match))


@rule("SS-3.29", "SS-3.30", "SS-3.35")
def test_a_duration_ends_when_its_rounds_are_over() -> None:
    new = table(gifts=["magic"])
    new.shield_until = 5
    match = play(new, ("work", 4, "pass_time"))
    assert match.table.ac == 13
    new.shield_until = 5
    match = play(new, ("work", 1, "pass_time"))
    assert match.table.ac == 10
    assert "spell-ends" in said(match)


@rule("SS-3.32", "SS-3.33", "SS-3.34", "SS-3.35")
def test_invisibility() -> None:
    new = table()
    new.invisible_until = 24
    new.dungeon.groups.append(group("orc"))
    match = play(new, ("meet", 0, "wander"), rolls=[1, 20, 4, 3])
    do(match, "no_stealth")
    assert match.table.enc.group_surprised
    match = against("orc", ("stealth_choice",))
    match.table.invisible_until = 24
    do(match, "stealth")  # no die
    assert match.table.fight is None
    for until, hp in ((24, 8), (-1, 4)):  # 11 + 2 against 10, and 4 more
        new = table()
        new.invisible_until = until
        new.dungeon.groups.append(group("orc"))
        new.fight = Encounter(0, "wander", init=[0])
        match = play(new, ("slot", (), (0,)), ("slot", (0,), ()), rolls=[11, 4])
        assert match.table.hero.hp == hp
    new = table()
    new.invisible_until = 24
    new.dungeon.groups.append(group("skeleton"))
    match = play(new, ("meet", 0, "wander"), rolls=[1, 20])
    do(match, "no_stealth")
    assert not match.table.enc.group_surprised


@rule("SS-3.37", "SS-3.38")
def test_sanctuary_holds_encounters_off() -> None:
    new = table(t=71, since=0)
    new.sanctuary, new.sanctuary_until = 0, 100
    new.patrol_at = 72
    match = play(new, ("work", 1, "pass_time"))
    assert (match.table.t, match.table.fight, match.table.patrol_at) == (72, None, 72)  # no dice: it waits
    new.sanctuary = -1
    match = play(new, ("checks",), rolls=[1, 1, 1, *d10(9), 20, 20])
    assert "encounter" in said(match)


# ------------------------------------------------------------------ 4. equipment


@rule("SS-4.7", "SS-29.2")
def test_too_heavy() -> None:
    match = at(items=["war_drum"] * 7)
    assert match.pending[0].prompt == "too-heavy"
    verbs = {pick.split()[0] for pick in offers(match)}
    assert verbs == {"drop", "drop_held", "gear", "make_cache"}
    match = against("orc", items=["war_drum"] * 7)
    assert {pick.split()[0] for pick in offers(match)} == {"drop", "wait", "yield"}
    match = against("orc", ("slot", (0,), ()), items=["war_drum"] * 7, init=[0, 0])
    assert {pick.split()[0] for pick in offers(match)} == {"drop", "nothing"}
    match = against("orc", ("surprise",), items=["war_drum"] * 7, rolls=[20, 2])
    assert match.pending[0].prompt == "first-choice"  # no Stealth


@rule("SS-4.8", "SS-4.9", "SS-4.11", "SS-4.13", "SS-4.14", "SS-4.15", "SS-4.24", "SS-5.2", "SS-4.20")
def test_the_price_list() -> None:
    rows = {
        "leather": (3, 1000), "chain": (6, 7500), "plate": (9, 40000), "shield": (1, 1000), "small_melee": (0, 300),
        "small_ranged": (0, 300), "medium_ranged": (1, 2000), "medium_melee": (1, 1000), "heavy_melee": (2, 3000),
        "heavy_ranged": (2, 3000), "lantern": (1, 2000),
    }  # fmt: skip
    assert {id: (THINGS[id].enc, price(id)) for id in rows} == rows
    assert (price("torches"), price("resource")) == (100, 200)
    damage = {"small_melee": 4, "small_ranged": 4, "medium_ranged": 6, "medium_melee": 8, "heavy_melee": 10}
    assert {id: THINGS[id].damage for id in damage} == {id: Dice(1, faces) for id, faces in damage.items()}
    assert [table(armour=id).ac for id in ("", "leather", "chain", "plate")] == [10, 12, 14, 16]
    new = table(off="shield")
    assert new.ac == 11
    assert [THINGS[id].ranged for id in ("small_ranged", "medium_ranged", "heavy_ranged", "medium_melee")] == [
        True,
        True,
        True,
        False,
    ]
    assert table(resources=5).hero.enc == table(resources=4).hero.enc == table().hero.enc + 2


@rule("SS-4.10", "SS-7.12")
def test_armour_takes_a_turn() -> None:
    match = at(items=["chain"])
    do(match, "don 0 chain")
    assert (match.table.t, match.table.ac) == (12, 14)
    do(match, "doff")
    assert (match.table.t, match.table.ac, match.table.hero.pack.items[0].id) == (24, 10, "chain")
    match = against("orc", ("slot", (0,), ()), items=["chain"], init=[0, 0])
    assert not any(pick.startswith("don") for pick in offers(match))


@rule("SS-4.12", "SS-28.13")
def test_descending_ac() -> None:
    from oubliettes.games.souterrains.rules.modules.library import DESCENDING

    assert DESCENDING - 6 == 14


@rule("SS-4.18", "SS-4.19", "SS-4.21", "SS-4.9")
def test_hands() -> None:
    match = at(main="", off="shield", items=["heavy_melee", "medium_ranged", "lantern"])
    do(match, "gear")
    assert "hold main 0 heavy_melee" not in offers(match)  # the off hand is full
    assert "hold main 1 medium_ranged" in offers(match)
    do(match, "empty off", "hold main 0 heavy_melee")
    assert not any(pick.startswith(("hold off", "hold_torch off")) for pick in offers(match))


@rule("SS-4.22", "SS-16.12")
def test_a_change_of_hands_takes_a_round() -> None:
    match = at(items=["small_melee", "shield"])
    do(match, "gear", "hold main 0 small_melee", "hold off 0 shield", "done")
    assert match.table.t == 1
    match = against("orc", ("round",), items=["small_melee", "small_ranged"], init=[0, 0], rolls=[1, 1])
    do(match, "change_gear", "hold main 0 small_melee")
    assert not any("main" in pick for pick in offers(match))  # one change per hand
    do(match, "done")
    assert match.table.enc.round == 2


@rule("SS-4.23", "SS-9.5", "SS-7.3")
def test_dropping_what_is_held() -> None:
    match = at()
    do(match, "gear", "drop_held off", "done")
    assert (match.table.t, match.table.place.torches) == (0, [((10, 10), 72)])
    assert match.table.sight == "light"
    match = at(off="lantern")
    do(match, "gear", "drop_held off", "done")
    assert match.table.hero.off is None
    assert match.table.place.loot.empty


# ------------------------------------------------------------------ 5. Resources, 6. tests


@rule("SS-5.1", "SS-5.8", "SS-5.9", "SS-5.10", "SS-6.7", "SS-6.15", "SS-29.3")
def test_resources_on_a_roll() -> None:
    match = at(("searched",), resources=3, domains=["observation"], rolls=[11, *d10(0)])
    do(match, "resource", "resource")
    assert (needed(match), match.table.hero.resources) == (12, 1)
    do(match, "roll")
    assert offers(match) == ["reroll", "keep"]  # no more may be added
    do(match, "keep")
    assert match.table.hero.resources == 1
    match = against("orc", ("slot", (0,), ()), resources=2, init=[0, 0], rolls=[15, 3, 1])
    do(match, "attack 0 orc", "roll")
    assert match.table.group.members[0].hp == 1  # no ask for the damage


@rule("SS-5.11", "SS-9.3", "SS-9.4")
def test_a_lantern_is_refilled() -> None:
    new = table(off="lantern", resources=1)
    assert new.hero.off
    new.hero.off = new.hero.off._replace(left=7)
    match = do(play(new), "gear", "refill off", "done")
    assert match.table.hero.off
    assert (match.table.hero.off.left, match.table.hero.resources, match.table.t) == (287, 0, 1)


@rule("SS-6.1")
@pytest.mark.parametrize("die, passed", [(16, True), (15, False)])
def test_the_formula(die: int, passed: bool) -> None:
    match = at(("searched",), rolls=[die, 1, *d10(0)])
    assert ("test-passed" in said(match)) is passed


@rule("SS-6.6", "SS-6.5")
def test_a_reroll_is_final_and_may_follow_a_1() -> None:
    match = at(("searched",), domains=["observation"], rolls=[1, 20, 3, *d10(0)])
    do(match, "reroll")
    assert match.pending[0].prompt == "search-take"
    match = at(("searched",), domains=["observation"], rolls=[1, 2, *d10(0)])
    do(match, "reroll")
    assert match.pending[0].prompt == "explore"


@rule("SS-6.10", "SS-6.11", "SS-6.21", "SS-10.9", "SS-27.5")
def test_maluses() -> None:
    new = table(fatigue=3)
    new.hero.poisoned = 10
    assert prepare(new, "search").needed == 17 - 1 + 3 + 2
    assert initiative(table(fatigue=3), 4) == 17


@rule("SS-6.13", "SS-6.9", "SS-6.12")
def test_situations_are_capped_at_2_on_each_side() -> None:
    new = table(sections=[room(floor="smooth_stone", walls="alcove", lighting="lamp", flooded=True)])
    trial = prepare(new, "stealth")
    assert (dict(trial.bonus)["situation"], dict(trial.malus)["situation"]) == (2, 2)


@rule("SS-6.14")
def test_honour_claims() -> None:
    new = table(settings=Settings(honour_claims=True))
    match = play(new, ("searched",), rolls=[13, 1, *d10(0)])
    do(match, "situation 2")
    assert (needed(match) if match.table.trial else 14) == 14
    assert new.hero.honour
    assert not any(pick.startswith("situation") for pick in offers(at(("searched",), resources=1)))


@rule("SS-6.16")
def test_a_group_rolls_with_its_highest_hd() -> None:
    match = against("goblin*2 goblin_chief", ("group_surprise",), off="", gifts=["infravision"], rolls=[2])
    assert not match.table.enc.group_surprised  # 2 + 3 >= 5
    match = against("goblin*2", ("group_surprise",), off="", gifts=["infravision"], rolls=[3])
    assert match.table.enc.group_surprised  # 3 + 1 < 5


@rule("SS-6.19", "SS-13.2")
def test_blind_saves() -> None:
    dark = table(off="")
    tags = ("fall", "dodge", "fire", "body", "mind", "poison", "disease")
    assert {tag: "blind" in dict(prepare(dark, "save", tag=tag).malus) for tag in tags} == {
        "fall": True, "dodge": True, "fire": True, "body": False, "mind": False, "poison": False, "disease": False
    }  # fmt: skip
    assert "blind" in dict(prepare(dark, "pick_lock").malus)
    assert "blind" not in dict(prepare(dark, "force").malus)


@rule("SS-6.22", "SS-21.14")
def test_worn_things_help_and_only_the_best() -> None:
    new = table(items=["ward_charm_1", "ward_charm_2", "hush_boots_1", "lens_1", "focus_1"])
    match = do(play(new), "gear", "wear 0 ward_charm_1", "wear 0 ward_charm_2", "wear 0 hush_boots_1")
    assert not any(pick.startswith("wear") for pick in offers(match))  # three at most
    assert dict(prepare(new, "save", tag="mind").bonus) == {"item": 2}
    assert dict(prepare(new, "flight").bonus) == {"item": 1}


@rule("SS-6.20")
def test_dice_strings() -> None:
    assert (dice("2d6+1"), dice("3")) == (Dice(2, 6, 1), Dice(0, 1, 3))
    assert run(total(Table(), dice("2d6+1"), "damage", "SS-16.10"), FastDice(1)) in range(3, 14)


@rule("SS-4.4", "SS-16.12")
def test_actions_are_offered_to_those_who_can_act() -> None:
    match = against("orc", ("slot", (0,), ()), init=[0, 0])
    assert "attack 0 orc" in [" ".join(map(str, pick)) for pick in actions(match.table)]
    assert isinstance(Stack(1, 2).all, int)
