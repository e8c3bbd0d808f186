"""SS-13: doors, traps and other tests."""

import pytest

from oubliettes.games.souterrains.fixtures import Exit, Feature, Trap
from oubliettes.games.souterrains.pieces import (
    COMPONENTS,
    SAVE_BLIND,
    TRAPS,
    Dice,
)
from oubliettes.games.souterrains.table import Table
from tests.games.souterrains.situation import (
    at,
    d10,
    needed,
    play,
    room,
    table,
)
from tests.support import do, offers, rule, said


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

    for rolls, up, section, fatigue in (
        ((15,), False, 1, 0),
        ((2, 4), False, 1, 2),
        ((15,), True, 0, 0),
        ((2, 4), True, 1, 2),
    ):
        found = climb(*rolls, up=up)
        assert isinstance(found, Table)
        assert (found.section, found.t, found.hero.fatigue) == (section, 6, fatigue)


@rule("SS-13.5", "SS-13.4", "SS-25.23")
def test_a_fall_is_of_a_mans_scale() -> None:
    new = table(hp=30, resources=1, sections=[room(), room(10, 20)])
    new.place.features = [Feature("link", "conduit", (10, 10), up=True, joins=1)]
    match = do(play(new, rolls=[2, 8]), "climb conduit", "roll")
    assert [event.facts["hp"] for event in match.log if event.key == "hurt"] == [8]
    assert (new.section, new.t) == (0, 6)


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


@rule("SS-13.12")
def test_a_secret_passage_found_locked_is_free_from_the_other_side() -> None:
    new = table(sections=[room(), room(13, 10)], exits=[])
    new.place.hidden.exits = [Exit(0, 0, (12, 10), 1, "secret")]
    match = play(new, ("found",), rolls=[1, 5, *d10(0)])
    do(match, "take_stack resource 0")
    edge = new.dungeon.exits[0]
    assert (edge.door, edge.passable) == ("locked", False)
    new.section, new.square = 1, (13, 10)
    play(new, ("look_around",))
    assert new.dungeon.exits[0].passable


@rule("SS-13.14", "SS-26.6")
def test_containers() -> None:
    def box(**more: object) -> object:
        new = table(resources=1)
        new.place.features.append(Feature("container", "small_chest", (10, 10), treasure="N", **more))  # type: ignore[arg-type]
        return new

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


@rule("SS-13.14")
def test_only_force_breaks_what_is_inside() -> None:
    for verb, dice, things in (("pick_box", [20], 1), ("force_box", [20, 2], 0), ("force_box", [20, 3], 1)):
        new = table(resources=1)
        chest = Feature("container", "small_chest", (10, 10), locked=True, items=("antidote:1", "shield:1"))
        new.place.features = [chest]
        do(play(new, rolls=dice), f"{verb} 0 small_chest", "roll")
        assert [item.id for item in new.place.loot.items] == ["antidote"] * things + ["shield"]
        assert new.danger == (verb == "force_box")


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


@rule("SS-13.19", "SS-13.27")
def test_a_door_trap_is_on_its_own_side_of_a_corner() -> None:
    exits = [Exit(0, 0, (12, 10), 1, "locked"), Exit(0, 0, (12, 10), 0, "locked")]
    new = table(exits=exits, square=(12, 10), resources=1, since=0)
    new.place.traps = [Trap("swinging_blade", "door", (12, 10), 0)]
    match = do(play(new, rolls=[20]), "pick_lock 0", "roll")
    assert new.dungeon.exits[0].open
    assert (new.place.traps[0].armed, "trap-springs" in said(match)) == (True, False)
    new.place.traps.insert(0, Trap("guillotine", "door", (12, 10), 1, armed=False))
    match = do(play(new, rolls=[20, 4, 20]), "pick_lock 1", "roll", "decline", "roll")
    assert [event.facts["trap"] for event in match.log if event.key == "trap-springs"] == ["swinging_blade"]
    assert not new.place.traps[1].armed


@rule("SS-13.20", "SS-13.21")
def test_a_container_trap() -> None:
    new = table()
    new.place.features.append(Feature("container", "urn", (10, 10), treasure="N", trap="lock_needle"))
    match = do(play(new, rolls=[2]), "open_box 0 urn")
    assert match.table.hero.poisoned == 144
    assert (match.table.danger, match.table.hero.xp) == (1, 10)
    assert new.place.boxes == ["urn"]  # the action went on
    assert not new.place.traps[0].armed


@rule("SS-13.21", "SS-13.17")
def test_some_traps_are_spent_and_others_are_not() -> None:
    for id, armed in (("pit", True), ("crossbow_wire", False)):
        new = table(resources=1)
        new.place.traps = [Trap(id, "floor")]
        do(play(new, ("spring", 0), rolls=[20, 8]), "roll")
        assert (new.place.traps[0].armed, new.hero.hp, new.hero.xp) == (armed, 8, 10)


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

    passed = walk(19)
    assert isinstance(passed, Table)
    assert (passed.square, passed.place.traps[0].safe, passed.hero.xp, passed.t) == ((12, 10), True, 10, 2)
    failed = walk(2, 20, 3)
    assert isinstance(failed, Table)
    assert (failed.square, failed.danger) == ((10, 10), 1)


@rule("SS-13.24", "SS-13.26")
def test_some_traps_cannot_be_got_round_and_saves_have_tags() -> None:
    new = table(square=(10, 10), resources=1)
    new.on_entry, new.place.traps = True, [Trap("sleep_gas", "section")]
    new.place.features = [Feature("element", "altar", (12, 12))]
    assert offers(do(play(new), "approach 0 altar")) == ["disarm 0 sleep_gas", "turn_back", "spring 0 sleep_gas"]
    tags = {"pit": "fall", "crossbow_wire": "dodge", "flame_jet": "fire", "sleep_gas": "body", "shock_glyph": "mind",
            "lock_needle": "poison", "rotten_floor": "fall"}  # fmt: skip
    assert {id: TRAPS[id].save for id in tags} == tags


@rule("SS-13.24", "SS-13.27")
def test_two_known_traps_are_two_obstacles() -> None:
    new = table(resources=1, square=(10, 10))
    new.on_entry = True
    new.place.traps = [Trap("pit", "floor"), Trap("bell_net", "floor")]
    new.place.features = [Feature("element", "altar", (12, 12))]
    match = do(play(new, rolls=[20, 20]), "approach 0 altar", "bypass 0 pit", "roll")
    assert (match.pending[0].prompt, new.square) == ("known-trap", (10, 10))
    do(match, "bypass 1 bell_net", "roll")
    assert (new.square, new.hero.xp, [trap.safe for trap in new.place.traps]) == ((12, 12), 20, [True, True])


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


@rule("SS-13.25", "SS-22.14")
def test_the_hole_of_a_fall_is_a_link_and_counts_as_one() -> None:
    new = table(levels=2, hp=8, resources=1)
    new.place.traps = [Trap("rotten_floor", "floor")]
    new.dungeon.counts[1] = new.dungeon.budgets[1]
    match = play(new, ("spring", 0), rolls=[2, 1, 1, *[1] * 4])
    do(match, "roll", "decline")
    assert new.place.level == 1
    hole = next(feature for feature in new.dungeon.sections[0].features if feature.kind == "link")
    assert (hole.id, hole.joins) == ("conduit", 1)
    assert new.hero.xp >= 10 + 20 + 10  # the trap, the link, the landing


@rule("SS-13.27")
def test_one_whom_the_trap_has_felled_opens_nothing() -> None:
    new = table(hp=1, exits=[Exit(0, 0, (10, 10), 0, "locked")])
    new.place.traps = [Trap("swinging_blade", "door", (10, 10), 0)]
    # the save fails, 8 HP, D10 = 9: unconscious; the Encounter test of t = 72 passes
    match = do(play(new, rolls=[2, 8, *d10(9), 20]), "pick_lock 0")
    assert (match.pending[0].prompt, new.t, new.dungeon.exits[0].open) == ("explore", 12 + 72, False)


@rule("SS-13.28")
def test_what_traps_do_besides() -> None:
    def spring(id: str, *rolls: int, **more: object) -> object:
        new = table(sections=[room(), room(10, 7)], exits=[Exit(0, 0, (10, 10), 0, "open", b=1)], hp=60, **more)  # type: ignore[arg-type]
        new.came_exit = 0
        new.place.traps.append(Trap(id, "floor"))
        play(new, ("spring", 0), rolls=rolls)
        return new

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


@rule("SS-13.28")
def test_darts_poison_only_those_they_wound() -> None:
    for dice, poisoned in (([20, 1], 0), ([20, 2], 144), ([2, 1], 144)):
        new = table(resources=1)
        new.place.traps = [Trap("darts", "container", (10, 10))]
        do(play(new, ("spring", 0), rolls=dice), "roll")
        assert new.hero.poisoned == poisoned


@rule("SS-13.28", "SS-19.19")
def test_one_who_was_dragged_off_neither_falls_nor_meets_what_the_trap_called() -> None:
    """The aftermath of HP loss comes first: he was knocked out by the trap and lies elsewhere now."""
    for step in (("fall", 0, 0), ("spring_group", 0)):
        for where, stays in ((0, False), (1, True)):
            new = table(levels=2, sections=[room(), room(13, 10)])
            new.place.traps = [Trap("rotten_floor", "floor")]
            new.section, new.square = where, (13, 10) if where else (10, 10)
            play(new, step, rolls=[4] * 40)
            assert (new.section == where and not new.encounters) is stays, step
            assert bool(new.dungeon.sections[0].features or new.encounters) is not stays
