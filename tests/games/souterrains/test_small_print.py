"""The small print: costs, marks, stops, prices, each with its own number."""

from oubliettes.games.souterrains.dungeon import Dungeon, Exit, Feature, Trap
from oubliettes.games.souterrains.hero import Item, Stack
from oubliettes.games.souterrains.pieces import BARE, DOOR_ROLL, THEME_MONSTERS, THINGS, TRAPS
from oubliettes.games.souterrains.rules.doors import uncover
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.dungeons.contents import monster_row
from oubliettes.games.souterrains.rules.dungeons.generator import _exits
from oubliettes.games.souterrains.rules.gear import hand_options
from oubliettes.games.souterrains.rules.modules.library import own
from oubliettes.games.souterrains.rules.travel import to_square
from oubliettes.games.souterrains.rules.treasure import draw_treasure
from oubliettes.games.souterrains.rules.trial import prepare
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import ScriptedDice
from tests.games.souterrains.situation import against, d10, group, play, room, table
from tests.games.souterrains.test_odd_cases import in_a_row, met, two_rooms
from tests.games.souterrains.test_own_modules import cellar, inside
from tests.games.souterrains.test_to_the_letter import hidden_here
from tests.games.souterrains.test_worked_examples import town
from tests.support import do, offers, rule, said


@rule("SS-4.21", "SS-9.10")
def test_what_hands_hold_and_strike_with() -> None:
    hero = table(items=["lantern", "shield"], main="", off="").hero
    assert hand_options(hero, set()) == [("hold", "main", 0, "lantern"), ("hold", "off", 0, "lantern"),
                                         ("hold", "off", 1, "shield")]  # fmt: skip
    hero.main = Item("torch", left=72)
    assert hero.weapon == BARE
    hero.main = Item("torch", left=72, lit=True)
    assert hero.weapon == THINGS["torch"]


@rule("SS-5.12", "SS-21.2")
def test_a_resource_makes_one_bag() -> None:
    new = table(resources=2, po=400)
    new.place.loot.coins[1].found = 500
    match = do(play(new, ("take_loot",)), "bag")
    assert (new.hero.bags, new.hero.resources, new.hero.coin_room) == (1, 1, 400)
    do(match, "take_stack gold 400")
    assert "bag" in offers(match)


@rule("SS-7.12", "SS-3.8", "SS-15.14")
def test_costs_that_the_table_does_not_give() -> None:
    new = table(gifts=["consecrated"], resources=1, fatigue=3)
    do(play(new), "heal")
    assert (new.t, new.hero.fatigue) == (12, 1)
    new = hidden_here(0)
    do(play(new), "open_cache")
    assert new.t == 1
    match = do(against("goblin", resources=1), "talk charm")
    assert match.table.t == 1


@rule("SS-7.23", "SS-10.8")
def test_an_encounter_closes_a_block_of_rests() -> None:
    new = table(resources=1)
    new.block = 2
    new.dungeon.groups.append(group("orc"))
    play(new, ("meet", 0, "wander"), rolls=[3])
    assert new.block == 0


@rule("SS-8.6")
def test_of_two_ways_as_long_the_one_that_goes_north_first() -> None:
    new = table(square=(10, 12))
    assert to_square(new, (11, 11)) == [("step", 10, 11), ("step", 11, 11)]
    new = table(square=(12, 10))
    assert to_square(new, (11, 11))[0] == ("step", 12, 11)  # south before west


@rule("SS-8.9")
def test_what_stops_a_walk() -> None:
    new = two_rooms(t=71, since=0)
    do(play(new, rolls=[20]), "travel 1")
    assert (new.square, new.t) == ((11, 10), 72)  # an Encounter test, passed
    new = in_a_row()
    new.dungeon.groups[0].gone = True
    new.dungeon.sections[1].visited = False
    do(play(new), "travel 2")
    assert new.section == 1  # a section he had not been in


@rule("SS-9.7", "SS-3.36")
def test_the_light_spell_is_a_light() -> None:
    new = table(off="")
    assert new.sight == ""
    new.light_until = 1
    assert new.sight == "light"
    new.t = 1
    assert new.sight == ""


@rule("SS-11.13")
def test_danger_weighs_on_encounters_and_surprise_alone() -> None:
    new = table(danger=4)
    weighed = [test for test in ("encounter", "surprise", "search", "stealth", "flight", "save")
               if "danger" in dict(prepare(new, test, tag="fall" if test == "save" else "").malus)]  # fmt: skip
    assert weighed == ["encounter", "surprise"]


@rule("SS-12.3", "SS-22.11")
def test_what_is_found_is_found_once() -> None:
    new = table()
    new.place.hidden.traps, new.place.hidden.finds = [Trap("pit", "floor")], ["old_altar"]
    run(uncover(new), ScriptedDice([]))
    run(uncover(new), ScriptedDice([]))
    assert (len(new.place.traps), new.place.hidden.empty, new.hero.xp) == (1, True, 50)


@rule("SS-13.5", "SS-13.4", "SS-25.23")
def test_a_fall_is_of_a_mans_scale() -> None:
    new = table(hp=30, resources=1, sections=[room(), room(10, 20)])
    new.place.features = [Feature("link", "conduit", (10, 10), up=True, joins=1)]
    match = do(play(new, rolls=[2, 8]), "climb conduit", "roll")
    assert [event.facts["hp"] for event in match.log if event.key == "hurt"] == [8]
    assert (new.section, new.t) == (0, 6)


@rule("SS-13.24", "SS-13.26")
def test_some_traps_cannot_be_got_round_and_saves_have_tags() -> None:
    new = table(square=(10, 10), resources=1)
    new.on_entry, new.place.traps = True, [Trap("sleep_gas", "section")]
    new.place.features = [Feature("element", "altar", (12, 12))]
    assert offers(do(play(new), "approach 0 altar")) == ["disarm 0 sleep_gas", "turn_back", "spring 0 sleep_gas"]
    tags = {"pit": "fall", "crossbow_wire": "dodge", "flame_jet": "fire", "sleep_gas": "body", "shock_glyph": "mind",
            "lock_needle": "poison", "rotten_floor": "fall"}  # fmt: skip
    assert {id: TRAPS[id].save for id in tags} == tags


@rule("SS-14.27")
def test_hit_points_are_rolled_once() -> None:
    new = met("orc", table(resources=1))
    new.group.members[0].hp = 3
    play(new, ("appear",))
    assert new.group.members[0].hp == 3


@rule("SS-16.9", "SS-16.10")
def test_a_blow_that_just_reaches() -> None:
    for die, lost in ((8, 4), (7, 0)):
        new = met("orc", table(), init=[0])
        play(new, ("slot", (), (0,)), rolls=[die, 4])
        assert new.enc.lost == lost
    match = against("orc", ("slot", (0,), ()), init=[0, 0], hp=9, rolls=[12, 3])
    do(match, "attack 0 orc")
    assert match.table.group.members[0].hp == 6


@rule("SS-17.9")
def test_triggers_that_fire_together_come_in_order() -> None:
    new = met("scarred_orc!*1 scarred_orc", table(resources=1), init=[0], start_hd=6, fired=["magic!"])
    new.group.members[0].state, new.group.members[0].chief = "dead", True
    match = play(new, ("slot", (), ()), rolls=d10(0, 0, 0, 0))
    for count in range(1, 5):
        assert match.pending[0].prompt == "morale"
        assert [name for name in new.enc.fired if name != "magic!"] == ["death", "half", "magic", "chief"][:count]
        do(match, "roll")


@rule("SS-19.3", "SS-10.4")
def test_a_wound_that_is_not_paid_for() -> None:
    for pick, fatigue, resources in (("pay", 1, 1), ("decline", 2, 2)):
        new = table(resources=2)
        new.hero.hp, new.wound = 3, 5
        do(play(new, ("wounded", "pit")), pick)
        assert (new.hero.fatigue, new.hero.resources, new.hero.hp) == (fatigue, resources, 8)


@rule("SS-21.18")
def test_resources_found_are_marked() -> None:
    goods = run(draw_treasure(Table(), "H", 1), ScriptedDice([*d10(9, 9, 0), 3, *d10(9)]))
    assert goods.resources == Stack(0, 3)


@rule("SS-22.5", "SS-22.2")
def test_all_who_were_met_count() -> None:
    new = met("goblin*3", table(resources=1), 0, init=[0], start_hd=3, result="won", combat=True)
    new.group.members[1].state = new.group.members[2].state = "gone"
    play(new, ("aftermath",))
    assert new.hero.xp == 300


@rule("SS-23.21", "SS-23.22")
def test_a_manor_is_famous_once_and_rent_runs_a_week_ahead() -> None:
    match = do(town(po=1000), "rent manor", "rent manor")
    table_ = match.table
    assert (table_.deeds.renown, table_.town.paid_until) == (2, 13)
    assert "rent manor" not in offers(match)
    assert "rent hovel" in offers(match)


@rule("SS-23.28", "SS-23.6")
def test_what_cannot_be_paid_is_not_offered() -> None:
    match = town(po=0, resources=2)
    assert [pick for pick in offers(match) if pick.startswith(("night", "meal", "round", "rent", "buy"))] == [
        "night sleep_rough"
    ]
    do(match, "bag")
    assert (match.table.hero.bags, match.table.hero.resources) == (1, 1)


@rule("SS-24.2")
def test_spells_end_on_leaving() -> None:
    new = table()
    new.invisible_until = new.shield_until = new.light_until = new.sanctuary_until = 99
    new.sanctuary, new.hero.poisoned, new.hero.diseased = 0, 50, True
    do(play(new), "leave")
    assert {new.invisible_until, new.shield_until, new.light_until, new.sanctuary_until} == {-1}
    assert (new.sanctuary, new.hero.poisoned, new.hero.diseased) == (-1, 49, True)


@rule("SS-25.18")
def test_doors_by_the_kind_of_section() -> None:
    die = next(n for n in range(1, 21) if DOOR_ROLL["cave"][n - 1] != DOOR_ROLL["room"][n - 1])
    for kind, column in (("cave", "cave"), ("room", "room"), ("gallery", "passage")):
        dungeon = Dungeon("test", "caverns", 1, sections=[room(kind=kind)])
        (edge,) = run(_exits(dungeon, 0, (10, 12), 0), ScriptedDice([2, 1, die]))
        assert isinstance(edge, Exit)
        assert edge.door == DOOR_ROLL[column][die - 1]


@rule("SS-26.3")
def test_the_theme_has_a_table_for_each_band_of_levels() -> None:
    for lv, band in ((3, 1), (4, 2), (6, 2), (7, 3)):
        assert run(monster_row("stronghold", lv), ScriptedDice([11, 2])) == THEME_MONSTERS["stronghold", band][1]


@rule("SS-26.9")
def test_some_rooms_serve_once_and_others_once_an_expedition() -> None:
    for special, dice, used, used_now in (
        ("armoury", [1], ["armoury"], []), ("healing_spring", [], [], ["healing_spring"]),
    ):  # fmt: skip
        new = table(sections=[room(special=special)])
        match = do(play(new, rolls=dice), f"use_room {special}")
        assert (new.place.used, new.place.used_now) == (used, used_now)
        while match.pending[0].prompt == "loot":
            do(match, "done")
        assert f"use_room {special}" not in offers(match)


@rule("SS-27.10")
def test_sleep_heals_nothing() -> None:
    for cause, hp in (("sleep", 3), ("faint", 8)):
        new = table(fatigue=2)
        new.hero.hp = 3
        play(new, ("unconscious", cause, 36))
        assert (new.hero.hp, new.hero.fatigue, new.t) == (hp, 2, 36)


@rule("SS-27.3")
def test_stone_comes_with_the_first_wound_alone() -> None:
    new = met("cockatrice", table(hp=20), init=[0])
    # the first wound: the save fails, Fatigue +2; the second one brings nothing more
    play(new, ("slot", (), (0,)), ("slot", (), (0,)), rolls=[19, 1, 2, 19, 1])
    assert (new.hero.fatigue, new.enc.lost) == (2, 2)


@rule("SS-28.4", "SS-13.7")
def test_a_modules_key_opens_its_door() -> None:
    data = cellar(('door = "door"', 'door = "locked"\nkey = "brass_key"'))
    data["item"].append({"id": "brass_key", "name": {"fr": "clef", "en": "key"}, "kind": "key", "enc": 0})
    match = do(inside(data), "go_to 0 east locked")
    assert "unlock 0" not in offers(match)
    match.table.hero.pack.items.append(Item(f"{own(data).id}_brass_key"))
    match = do(play(match.table), "unlock 0")
    assert (match.table.dungeon.exits[0].passable, match.table.danger, match.table.t) == (True, 0, 2)


@rule("SS-28.6")
def test_loose_treasure_of_a_module_is_drawn_when_it_is_taken() -> None:
    new = table()
    new.place.pending = ["A", "A"]
    do(play(new, rolls=[1, 2, 3, 4]), "loot")
    assert (new.place.loot.coins[3].found, new.place.pending) == (10, [])


@rule("SS-29.7")
def test_a_failed_search_says_the_same_whatever_is_there() -> None:
    for traps in ([], [Trap("pit", "floor")]):
        new = table(resources=1)
        new.place.hidden.traps = traps
        match = do(play(new, ("searched",), rolls=[2, *d10(0)]), "roll")
        assert said(match)[:2] == ["test-failed", "search-fails"]


@rule("SS-29.3", "SS-20.2")
def test_a_cache_takes_many_things() -> None:
    new = table(items=["shield", "leather"], resources=3, po=5)
    match = do(play(new), "make_cache", "drop 0 shield", "drop 0 leather", "drop_stack gold 5", "improve", "done")
    cache = new.place.cache
    assert cache is not None
    assert ([item.id for item in cache.goods.items], cache.goods.coin_count, cache.bonus) == (
        ["shield", "leather"],
        5,
        2,
    )
    assert (new.t, match.pending[0].prompt) == (12, "explore")


@rule("SS-26.13")
def test_what_a_mummified_body_holds() -> None:
    for die, things in ((2, 0), (4, 0), (5, 1), (6, 1)):
        new = table()
        play(new, ("use_room", "mummified_body"), rolls=[die, 1, 1, 1][: 1 if not things else 4])
        assert (len(new.place.loot.items), new.encounters) == (things, 0)
