"""Chapters 7 to 13: time, map, light, Fatigue, Danger, searching, doors and traps."""

import pytest

from oubliettes.games.souterrains.dungeon import Exit, Feature, Section, Trap
from oubliettes.games.souterrains.pieces import (
    CLOCK,
    COMPONENTS,
    COST,
    DAY,
    DOORS,
    SAVE_BLIND,
    THINGS,
    TRAPS,
    TURN,
    Dice,
)
from oubliettes.games.souterrains.rules.clock import calm, level, tire
from oubliettes.games.souterrains.rules.trial import prepare
from oubliettes.games.souterrains.table import Encounter
from tests.games.souterrains.situation import against, at, d10, group, needed, play, room, table
from tests.support import do, offers, rule, said


def two_rooms(door: str = "open", **more: object) -> dict[str, object]:
    return {"sections": [room(), room(10, 7)], "exits": [Exit(0, 0, (10, 10), 0, door, b=1)], **more}


# ------------------------------------------------------------------ 7. time


@rule("SS-7.1", "SS-7.2", "SS-7.4", "SS-8.3", "SS-7.25")
def test_rounds_turns_days() -> None:
    assert (TURN, CLOCK["minutes_per_turn"], DAY) == (12, 10, 144 * 12)
    long = room(10, 10, 13, 1, kind="corridor")
    match = at(sections=[long], square=(10, 10))
    match.table.dungeon.sections[0].features.append(Feature("element", "well", (22, 10)))
    match = play(match.table)
    assert (match.table.turn, match.table.t) == (1, 0)
    do(match, "approach 0 well")
    assert (match.table.t, match.table.turn, match.table.clock, match.table.square) == (12, 2, 12, (22, 10))


@rule("SS-7.8", "SS-7.9", "SS-7.11", "SS-7.12")
def test_what_actions_cost() -> None:
    assert COST == {
        "move_square": 1, "move_square_encumbered": 2, "move_square_overloaded": 3, "search_small": 6,
        "search_large": 12, "run_4_squares": 1, "exchange": 1, "rest": 12, "pick_force_cache": 12, "disarm": 12,
        "cast": 1, "turn_undead": 1, "healing": 12, "gear": 1, "loot": 1, "open_container": 1, "examine": 1,
        "open_door": 0, "talk": 1, "single_use": 1, "don_armour": 12, "question": 12,
    }  # fmt: skip
    match = do(at(), "make_cache", "done")
    assert match.table.t == 12
    match = do(at(exits=[Exit(0, 0, (10, 10), 0, "locked")], rolls=[2]), "pick_lock 0")
    assert match.table.t == 12
    match = against("orc", ("round",), init=[9, 9], rolls=[1])
    do(match, "nothing")
    assert match.table.t == 1


@rule("SS-7.5", "SS-4.3", "SS-4.4", "SS-4.5")
@pytest.mark.parametrize("drums, rounds", [(3, 1), (4, 2), (5, 3)])
def test_the_load_slows_him(drums: int, rounds: int) -> None:
    match = do(at(items=["war_drum"] * drums, **two_rooms()), "exit 0 north open")  # type: ignore[arg-type]
    assert match.table.t == rounds


@rule("SS-7.13", "SS-7.14")
def test_an_action_takes_effect_before_the_checks_of_its_last_round() -> None:
    match = at(t=60, since=48, resources=1, fatigue=2, rolls=[20])
    do(match, "rest_fed")
    assert (match.table.t, match.table.since) == (72, 0)  # complete before the Encounter test and the five-Turn check
    new = table(t=0, since=0)
    new.patrol_at = 6
    match = do(play(new, rolls=[1, 1, 1, *d10(9), 20, 20]), "search")
    assert match.table.t == 6
    do(match, "stealth")
    assert "search-fails" not in said(match)  # broken off: no test at all
    assert match.table.t == 6


@rule("SS-7.20", "SS-10.8")
def test_only_a_resource_of_the_check_itself_opens_a_block_of_rests() -> None:
    new = table(t=60, since=60, fatigue=2, resources=1)
    new.fed = True  # fed by a Rest that was broken off
    match = do(play(new, ("checks",), rolls=[20]), "rest_now", "roll")
    assert match.table.block == 0
    match = do(at(("checks",), t=60, since=60, fatigue=2, resources=2, rolls=[20]), "pay", "rest_now", "roll")
    assert match.table.block == 1


@rule("SS-9.14")
def test_a_fire_outlasts_the_fight() -> None:
    new = table(t=3)
    new.dungeon.groups.append(group("salamander"))
    new.dungeon.groups[0].members[0].state = "gone"
    new.fight = Encounter(0, "wander", burning=True, result="won", combat=True)
    match = play(new, ("aftermath",), rolls=[2, 3, 19])
    assert (match.table.t, match.table.hero.hp, match.table.hero.fatigue) == (5, 8, 3)


@rule("SS-7.16")
def test_a_patrol_replaces_the_test_of_its_round() -> None:
    new = table(t=72, since=0)
    new.six_at = new.patrol_at = 72
    match = play(new, ("checks",), rolls=[1, 1, 1, *d10(9), 20, 20])
    do(match, "stealth")
    assert match.pending[0].prompt == "explore"  # no die left for an Encounter test
    assert match.table.six_at == 0


@rule("SS-7.3")
def test_free_picks_cost_no_time() -> None:
    match = do(at(**two_rooms("door")), "exit 0 north door")  # type: ignore[arg-type]
    assert match.table.t == 1
    match = do(at(), "gear", "douse off", "done")
    assert match.table.t == 0


# ------------------------------------------------------------------ 8. map


@rule("SS-8.4")
def test_the_legend() -> None:
    for name, ids in {
        "floor": ["rubble", "beaten_earth", "uneven_slabs", "paving", "smooth_stone"],
        "wall": ["marble", "alcove", "old_frescoes", "old_paintings", "smooth"],
        "element": ["well", "altar", "mummified_body", "magic_circle", "broken_furniture"],
        "lighting": ["none", "torch", "lamp"], "link": ["trapdoor", "conduit", "stairs"],
    }.items():  # fmt: skip
        assert [row["id"] for row in COMPONENTS[name]] == ids
    assert {"door", "locked", "forced", "secret", "grille"} <= set(DOORS)


@rule("SS-8.6", "SS-8.7", "SS-8.8", "SS-13.6")
def test_moving_and_travelling() -> None:
    rooms = [room(), room(10, 7), room(10, 4)]
    exits = [Exit(0, 0, (10, 10), 0, "open", b=1), Exit(0, 1, (10, 7), 0, "door", b=2)]
    match = at(sections=rooms, exits=exits, square=(11, 11))
    assert {"exit 0 north open", "travel 1", "travel 2"} <= set(offers(match))
    do(match, "travel 2")
    assert (match.table.section, match.table.square, match.table.t) == (2, (10, 6), 6)
    assert "exit 1 south door" in offers(match)  # both ways
    do(match, "travel_out 0")
    assert (match.table.section, match.table.square) == (0, (11, 11))


@rule("SS-8.8")
def test_travel_avoids_hostile_groups() -> None:
    rooms = [room(), room(13, 10), room(16, 10), room(10, 13, 9, 3)]
    exits = [
        Exit(0, 0, (12, 10), 1, "open", b=1), Exit(0, 1, (15, 10), 1, "open", b=2),
        Exit(0, 0, (10, 12), 2, "open", b=3), Exit(0, 2, (18, 12), 2, "open", b=3),
    ]  # fmt: skip
    new = table(sections=rooms, exits=exits)
    them = group("orc")
    them.section = 1
    new.dungeon.groups.append(them)
    new.dungeon.sections[1].group = 0
    match = do(play(new), "travel 2")
    assert (match.table.section, match.table.fight) == (2, None)


@rule("SS-8.8", "SS-8.11")
def test_what_is_seen_but_has_no_known_way_to_it_is_not_offered() -> None:
    """A cave's corner seen across the dark: the squares between are not known yet."""
    cave = room(
        10,
        10,
        1,
        1,
        kind="cave",
        seen=frozenset({(10, 10), (12, 12)}),
        unseen=frozenset({(10, 11), (10, 12), (11, 12)}),
    )
    cave.features.append(Feature("element", "well", (12, 12)))
    match = at(sections=[cave], exits=[Exit(0, 0, (12, 12), 1, "open")])
    assert not any(pick.startswith(("approach", "exit")) for pick in offers(match))
    do(match, "further")
    assert {"approach 0 well", "exit 0 east open"} <= set(offers(match))


@rule("SS-8.9")
def test_a_walk_stops_when_a_light_goes_out() -> None:
    new = table(sections=[room(10, 10, 9, 1)])
    new.place.features.append(Feature("element", "well", (18, 10)))
    assert new.hero.off
    new.hero.off = new.hero.off._replace(left=3)
    match = do(play(new), "approach 0 well")
    assert match.table.square == (13, 10)


@rule("SS-8.10")
def test_a_flooded_section_costs_twice() -> None:
    match = do(
        at(sections=[room(), room(10, 7, flooded=True)], exits=[Exit(0, 0, (10, 10), 0, "open", b=1)]),
        "exit 0 north open",
    )
    assert match.table.t == 2


@rule("SS-8.11", "SS-9.1", "SS-9.6", "SS-3.13")
def test_sight_in_the_dark_and_in_the_light() -> None:
    def entered(lighting: str, **more: object) -> Section:
        squares = frozenset((10 + i, 10) for i in range(8))
        hall = room(10, 10, 8, 1, lighting=lighting, seen=frozenset(), unseen=squares, known=False)
        hall.veiled.append(Feature("element", "well", (17, 10)))
        hall.veiled_exits.append(Exit(0, 0, (13, 10), 0, "open"))
        new = table(sections=[hall], **more)  # type: ignore[arg-type]
        play(new, ("entered",))
        return new.place

    dark = entered("none")
    assert sorted(dark.seen) == [(10, 10), (11, 10), (12, 10), (13, 10)]
    assert (len(dark.veiled), len(dark.veiled_exits)) == (1, 0)
    assert sorted(entered("none", off="", gifts=["infravision"]).seen) == sorted(dark.seen)
    lit = entered("torch", off="")
    assert (len(lit.seen), lit.known, len(lit.veiled)) == (8, True, 0)


@rule("SS-8.12", "SS-9.7")
def test_the_blind_feel_their_way() -> None:
    squares = frozenset((10 + i, 10) for i in range(4))
    hall = room(10, 10, 4, 1, seen=frozenset(), unseen=squares, known=False)
    hall.veiled.append(Feature("find", "soldiers_graffiti", (11, 10)))
    hall.veiled_exits.append(Exit(0, 0, (11, 10), 0, "open"))
    new = table(sections=[hall], off="")
    play(new, ("entered",))
    assert sorted(new.place.seen) == [(10, 10), (11, 10)]
    assert (len(new.dungeon.exits), len(new.place.veiled), new.place.known, new.hero.xp) == (1, 1, False, 0)


@rule("SS-8.8", "SS-22.11", "SS-22.12")
def test_explore_further_until_something_new_is_seen() -> None:
    squares = frozenset((10 + i, 10) for i in range(9))
    hall = room(
        10,
        10,
        9,
        1,
        seen=frozenset((10 + i, 10) for i in range(4)),
        unseen=squares - frozenset((10 + i, 10) for i in range(4)),
    )
    hall.veiled.append(Feature("find", "soldiers_graffiti", (14, 10)))
    match = do(at(sections=[hall]), "further")
    assert (match.table.square, match.table.hero.xp) == ((11, 10), 50)


# ------------------------------------------------------------------ 9. light


@rule("SS-9.5", "SS-9.2")
def test_torches() -> None:
    new = table(off="")
    new.hero.pack.stubs = [40, 9]
    new.hero.pack.torches.plain = 2
    match = do(play(new), "gear", "hold_torch off", "light off", "done")
    assert match.table.hero.off
    assert (match.table.hero.off.left, match.table.t) == (8, 1)  # the most burned one first
    do(match, "gear", "douse off", "empty off", "done")
    assert sorted(match.table.hero.pack.stubs) == [8, 40]


@rule("SS-9.10")
def test_a_torch_strikes_with_fire() -> None:
    match = against("salamander", ("slot", (0,), ()), main="torch", off="", init=[0, 0])
    assert match.table.hero.main
    match.table.hero.main = match.table.hero.main._replace(lit=True, left=9)
    assert (match.table.hero.weapon.id, match.table.hero.weapon.damage) == ("torch", Dice(1, 4))


# ------------------------------------------------------------------ 10. Fatigue, 11. Danger


@rule("SS-10.1", "SS-10.12", "SS-11.1", "SS-11.17")
def test_the_tracks_have_ends() -> None:
    new = table(fatigue=9)
    assert tire(new, 1, "SS-10.11")
    assert new.hero.fatigue == 9
    new = table(danger=0)
    calm(new, "SS-11.8")
    assert new.danger == 0


@rule("SS-11.2", "SS-19.1")
def test_winning_is_noticed() -> None:
    match = against("goblin", ("slot", (0,), ()), init=[0, 0], hp=1, rolls=[15, 1, 1, 1])
    do(match, "attack 0 goblin", "kill 0 goblin")
    assert match.table.danger == 1


@rule("SS-11.18")
def test_each_dungeon_has_its_own_danger() -> None:
    match = at(danger=5, rolls=[3, 1])
    do(match, "leave", "expedition", "new small caverns", "done")
    assert (match.table.danger, match.table.dungeons[0].danger) == (0, 5)
    do(match, "leave", "expedition", "return 0 0", "done")
    assert match.table.danger == 5


@rule("SS-11.11")
def test_a_night_in_town_empties_danger() -> None:
    match = at(danger=9, po=5, rolls=[20])
    match.table.fresh_danger()
    do(match, "leave", "night dormitory", "expedition", "return 0 0", "done")
    assert match.table.danger == 0


# ------------------------------------------------------------------ 12. searching


@rule("SS-12.3", "SS-12.4", "SS-12.10", "SS-12.11", "SS-12.9", "SS-22.13", "SS-13.12", "SS-12.12", "SS-26.7")
def test_a_search_finds_everything() -> None:
    new = table()
    hidden = new.place.hidden
    hidden.traps += [Trap("pit", "floor"), Trap("swinging_blade", "door", (10, 10), 0)]
    hidden.exits += [Exit(0, 0, (10, 10), 3, "secret"), Exit(0, 0, (10, 12), 3, "secret")]
    hidden.finds.append("crypt_sealed_with_wax")
    hidden.stash = "H"
    new.place.features.append(Feature("container", "urn", (11, 11), trap="darts"))
    # D20; D6 Resources; D6 of each secret passage; H: coins no, valuables no, Resources no, single-use no; D10
    match = play(new, ("searched",), rolls=[20, 4, 4, 5, *d10(9, 9, 9, 9), *d10(0)])
    assert [(trap.id, trap.place) for trap in new.place.traps] == [
        ("pit", "floor"),
        ("swinging_blade", "door"),
        ("darts", "container"),
    ]
    assert [(edge.door, edge.passable) for edge in new.dungeon.exits] == [("secret", True), ("locked", False)]
    assert new.hero.xp == 20 + 20 + 50
    do(match, "take_stack resource 1")
    assert (new.hero.resources, new.place.loot.resources.all) == (1, 3)
    assert "search" not in offers(match)


@rule("SS-12.5", "SS-12.11", "SS-29.7")
def test_a_failed_search_sets_off_one_trap_the_floors_first() -> None:
    new = table()
    new.place.hidden.traps += [Trap("swinging_blade", "door", (10, 10), 0), Trap("bell_net", "floor")]
    match = play(new, ("searched",), rolls=[2, 20, *d10(0)])
    assert [trap.id for trap in new.place.traps] == ["bell_net"]
    assert "search" in offers(match)
    quiet = at(("searched",), rolls=[2, *d10(0)])
    assert [event.key for event in quiet.log] == ["test-failed", "search-fails", "search-unheard"]


@rule("SS-12.6", "SS-12.8")
def test_after_every_search_the_danger_roll() -> None:
    assert at(("searched",), rolls=[2, *d10(1)]).table.danger == 1
    assert at(("searched",), danger=1, rolls=[2, *d10(1)]).table.danger == 1
    new = table()
    them = group("orc")
    them.peace, them.section = True, 0
    new.dungeon.groups.append(them)
    new.place.group = 0
    assert "search" not in offers(play(new))


# ------------------------------------------------------------------ 13. doors


@rule("SS-13.1", "SS-13.7", "SS-13.8", "SS-13.9", "SS-13.10", "SS-13.11", "SS-11.5")
@pytest.mark.parametrize("door, verb, need, after", [
    ("locked", "pick_lock", 14, "locked"), ("locked", "force", 15, "forced"), ("stuck", "force", 14, "forced"),
    ("grille", "force", 16, "grille"), ("collapse_exit", "dig", 15, "open"),
])  # fmt: skip
def test_doors(door: str, verb: str, need: int, after: str) -> None:
    match = at(exits=[Exit(0, 0, (10, 10), 0, door)], resources=1, rolls=[20])
    assert not any(pick.startswith("exit 0") for pick in offers(match))
    do(match, f"{verb} 0")
    assert needed(match) == need
    do(match, "roll")
    edge = match.table.exit(0)
    assert (edge.door, edge.passable, match.table.danger) == (after, True, 0 if verb == "pick_lock" else 1)


@rule("SS-13.7")
def test_a_key_opens_its_door() -> None:
    match = at(exits=[Exit(0, 0, (10, 10), 0, "locked", key="prior_key")], items=["prior_key"])
    do(match, "unlock 0")
    assert (match.table.exit(0).passable, match.table.t) == (True, 1)
    assert "unlock 0" not in offers(at(exits=[Exit(0, 0, (10, 10), 0, "locked", key="prior_key")]))


@rule("SS-13.12")
def test_a_secret_passage_is_plain_from_its_far_side() -> None:
    first, second = room(), room(10, 7)
    second.hidden.exits.append(Exit(0, 1, (10, 9), 2, "secret"))
    new = table(sections=[first, second])
    match = play(new, ("look_around",))
    assert "exit 0 north secret" in offers(match)
    assert new.exit(0).passable


@rule("SS-13.14", "SS-26.6")
def test_containers() -> None:
    def box(**more: object) -> object:
        new = table(resources=1)
        new.place.features.append(Feature("container", "small_chest", (10, 10), treasure="N", **more))  # type: ignore[arg-type]
        return new

    from oubliettes.games.souterrains.table import Table

    new = box()
    assert isinstance(new, Table)
    match = do(play(new), "open_box 0 small_chest")
    assert (match.table.t, new.place.boxes) == (1, ["small_chest"])
    new = box(locked=True, items=("antidote:1", "lucky_coin:1"))
    assert isinstance(new, Table)
    match = do(play(new, rolls=[20, 2, 3]), "force_box 0 small_chest")
    assert needed(match) == 15
    do(match, "roll")
    assert [item.id for item in new.place.loot.items] == ["lucky_coin"]  # one of the two was broken
    assert match.table.danger == 1


# ------------------------------------------------------------------ traps


@rule("SS-13.15", "SS-13.16", "SS-13.17", "SS-13.26")
def test_the_traps_of_the_list() -> None:
    assert len(TRAPS) == 24
    scale = {"man": Dice(1, 8), "horse": Dice(2, 8), "ogre": Dice(4, 8), "none": Dice(0, 1)}
    for row in COMPONENTS["trap"]:
        assert TRAPS[row["id"]].damage == scale[row["scale"]]
        assert row["save"] in SAVE_BLIND
    assert len(SAVE_BLIND) == 7

    def spring(id: str, *rolls: int) -> int:
        new = table(hp=40)
        new.place.traps.append(Trap(id, "floor"))
        match = play(new, ("spring", 0), rolls=rolls)
        return next((event.facts["hp"] for event in match.log if event.key == "hurt"), 0)

    assert spring("pit", 20, 7) == 0  # the save avoids it
    assert spring("spiked_pit", 20, 7, 4) == 5  # or halves it
    assert spring("spiked_pit", 2, 7, 4) == 11


@rule("SS-13.18", "SS-29.5")
@pytest.mark.parametrize("die, springs", [(2, True), (3, False)])
def test_a_hidden_die_on_leaving_the_entry_square(die: int, springs: bool) -> None:
    first, second = room(), room(10, 7)
    second.hidden.traps.append(Trap("pit", "floor"))
    second.features.append(Feature("element", "well", (12, 7)))
    match = at(
        sections=[first, second],
        exits=[Exit(0, 0, (10, 10), 0, "open", b=1)],
        rolls=[die, *([20, 3] if springs else [])],
    )
    do(match, "exit 0 north open")
    before = len(match.log)
    do(match, "approach 0 well")
    assert ("trap-springs" in said(match)) is springs
    assert match.table.square == ((10, 9) if springs else (12, 7))
    if not springs:
        assert len(match.log) == before


@rule("SS-13.20", "SS-13.21")
def test_a_container_trap() -> None:
    new = table()
    new.place.features.append(Feature("container", "urn", (10, 10), treasure="N", trap="lock_needle"))
    match = do(play(new, rolls=[2]), "open_box 0 urn")
    assert match.table.hero.poisoned == 144
    assert (match.table.danger, match.table.hero.xp) == (1, 10)
    assert new.place.boxes == ["urn"]  # the action went on
    assert not new.place.traps[0].armed


@rule("SS-13.22", "SS-13.23", "SS-22.8")
def test_disarming() -> None:
    new = table(resources=1)
    new.place.traps.append(Trap("pit", "floor"))
    match = do(play(new, rolls=[14]), "disarm 0 pit", "roll")
    assert (new.place.traps[0].armed, match.table.t, match.table.hero.xp) == (False, 12, 10)
    new = table()
    new.place.traps += [Trap("rotten_floor", "floor"), Trap("pit", "floor")]
    match = play(new, rolls=[2, 20, 3])
    assert "disarm 0 rotten_floor" not in offers(match)
    do(match, "disarm 1 pit")
    assert (match.table.danger, new.place.traps[1].armed) == (1, True)  # it resets


@rule("SS-13.24", "SS-13.4")
def test_getting_round_a_known_trap() -> None:
    def walk(die: int, *more: int) -> object:
        new = table()
        new.on_entry = True
        new.place.traps.append(Trap("pit", "floor"))
        new.place.features.append(Feature("element", "well", (12, 10)))
        match = do(play(new, rolls=[die, *more]), "approach 0 well")
        assert offers(match) == ["disarm 0 pit", "bypass 0 pit", "turn_back", "spring 0 pit"]
        return do(match, "bypass 0 pit").table

    from oubliettes.games.souterrains.table import Table

    passed = walk(19)
    assert isinstance(passed, Table)
    assert (passed.square, passed.place.traps[0].safe, passed.hero.xp, passed.t) == ((12, 10), True, 10, 2)
    failed = walk(2, 20, 3)
    assert isinstance(failed, Table)
    assert (failed.square, failed.danger) == ((10, 10), 1)


@rule("SS-13.25", "SS-13.28")
def test_a_floor_that_drops_a_level() -> None:
    new = table(levels=2)
    below = room()
    below.level = 1
    new.dungeon.sections.append(below)
    new.place.traps.append(Trap("rotten_floor", "floor"))
    match = play(new, ("spring", 0), rolls=[2, 3])
    assert (new.section, new.square) == (1, (10, 10))
    assert "climb conduit" in offers(match)  # a two-way conduit now
    shallow = table()
    shallow.place.traps.append(Trap("rotten_floor", "floor"))
    play(shallow, ("spring", 0), rolls=[2, 3])
    assert shallow.section == 0


@rule("SS-13.28")
def test_what_traps_do_besides() -> None:
    def spring(id: str, *rolls: int, **more: object) -> object:
        new = table(sections=[room(), room(10, 7)], exits=[Exit(0, 0, (10, 10), 0, "open", b=1)], hp=60, **more)  # type: ignore[arg-type]
        new.came_exit = 0
        new.place.traps.append(Trap(id, "floor"))
        play(new, ("spring", 0), rolls=rolls)
        return new

    from oubliettes.games.souterrains.table import Table

    net = spring("bell_net", 2)
    assert isinstance(net, Table)
    assert (net.danger, net.t) == (2, 12)
    grille = spring("drop_grille", 20, 3)
    assert isinstance(grille, Table)
    assert (grille.exit(0).door, grille.exit(0).passable) == ("grille", False)  # even when the save avoids the blow
    acid = spring("acid_spray", 2, 3, armour="chain")
    assert isinstance(acid, Table)
    assert acid.ac == 13
    sleep = spring("sleep_gas", 2)
    assert isinstance(sleep, Table)
    assert (sleep.t, sleep.hero.fatigue) == (36, 0)
    flood = spring("flood_chamber", 20, 1, 1)
    assert isinstance(flood, Table)
    assert flood.place.flooded
    ray = spring("stone_ray", 2, 1, 1)
    assert isinstance(ray, Table)
    assert ray.hero.fatigue == 1 + 2


@rule("SS-13.5", "SS-25.23", "SS-13.4")
def test_a_conduit_is_climbed() -> None:
    def climb(*rolls: int, up: bool) -> object:
        new = table(levels=2)
        below = room()
        below.level = 1
        new.dungeon.sections.append(below)
        new.place.features.append(Feature("link", "conduit", (10, 10), to=(10, 10), joins=1))
        below.features.append(Feature("link", "conduit", (10, 10), to=(10, 10), up=True, joins=0))
        if up:
            new.section = 1
        return do(play(new, rolls=rolls), "climb conduit").table

    from oubliettes.games.souterrains.table import Table

    for rolls, up, section, fatigue in (
        ((15,), False, 1, 0),
        ((2, 4), False, 1, 2),
        ((15,), True, 0, 0),
        ((2, 4), True, 1, 2),
    ):
        found = climb(*rolls, up=up)
        assert isinstance(found, Table)
        assert (found.section, found.t, found.hero.fatigue) == (section, 6, fatigue)


@rule("SS-6.19")
def test_level_is_at_least_one() -> None:
    assert level(table()) == 1
    assert prepare(table(), "disarm").needed == 14
    assert THINGS["torch"].kind == "torch"
