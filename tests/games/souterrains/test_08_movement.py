"""SS-8: the map and moving on it."""

from oubliettes.games.souterrains.dungeon import Section
from oubliettes.games.souterrains.fixtures import Exit, Feature
from oubliettes.games.souterrains.pieces import (
    COMPONENTS,
    DOORS,
)
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.rules.ways import to_square
from oubliettes.kernel import FastDice
from tests.games.souterrains.situation import at, group, in_a_row, play, room, table, two_rooms
from tests.support import do, offers, rule


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


@rule("SS-8.6", "SS-8.8")
def test_what_is_offered_can_be_walked_to() -> None:
    """Two corners of a hall are known, joined by nothing but a corridor: each is walked to from its own side."""
    hall = room(seen=frozenset({(10, 10), (12, 10)}), unseen=frozenset({(11, 10)}))
    corridor = room(10, 11, wide=3, deep=1)
    exits = [
        Exit(0, 0, (10, 10), 2, "open", b=1),
        Exit(0, 0, (12, 10), 2, "open", b=1),
        Exit(0, 0, (12, 10), 0, "open"),
    ]
    match = at(sections=[hall, corridor], exits=exits)
    walks = [pick for pick in match.pending[0].options if pick[0] in ("exit", "travel", "travel_out", "further")]
    assert walks == [("exit", 0, "south", "open"), ("further",), ("travel", 1)]
    for pick in walks:
        match.fork(FastDice(1)).choose(0, pick)


@rule("SS-8.6")
def test_of_two_ways_as_long_the_one_that_goes_north_first() -> None:
    new = table(square=(10, 12))
    assert to_square(new, (11, 11)) == [("step", 10, 11), ("step", 11, 11)]
    new = table(square=(12, 10))
    assert to_square(new, (11, 11))[0] == ("step", 12, 11)  # south before west


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


@rule("SS-8.8")
def test_travel_keeps_clear_of_a_hostile_section_behind_a_stair() -> None:
    rooms = [room(), room(10, 10), room(13, 10), room(10, 10)]
    rooms[1].level = rooms[2].level = 1
    near = Feature("link", "stairs", (11, 10), to=(11, 10), joins=1)
    rooms[0].features = [near, Feature("link", "stairs", (10, 12), to=(13, 12), joins=2)]
    rooms[1].features = [Feature("link", "stairs", (11, 10), to=(11, 10), joins=0, up=True)]
    exits = [Exit(1, 1, (12, 10), 1, "open", b=2)]
    new = table(sections=rooms[:3], exits=exits, levels=2)
    stand(new.dungeon, 1, group("orc"))
    new.dungeon.awaken(1)
    do(play(new), "travel 2")
    assert (new.section, new.square) == (2, (13, 12))
    assert new.encounters == 0


@rule("SS-8.8", "SS-8.9", "SS-14.4")
def test_one_who_travels_meets_those_who_stand_on_the_only_way() -> None:
    new = in_a_row()
    match = do(play(new, rolls=[3, 20]), "travel 2")
    assert (new.section, new.square, new.t, match.pending[0].prompt) == (1, (13, 10), 3, "stealth")


@rule("SS-8.9")
def test_a_walk_stops_when_a_light_goes_out() -> None:
    new = table(sections=[room(10, 10, 9, 1)])
    new.place.features.append(Feature("element", "well", (18, 10)))
    assert new.hero.off
    new.hero.off = new.hero.off._replace(left=3)
    match = do(play(new), "approach 0 well")
    assert match.table.square == (13, 10)


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


@rule("SS-8.9")
def test_no_walk_is_offered_to_where_no_known_way_leads() -> None:
    """A guess at the dark may leave a section in two pieces: nothing in the other one can be walked to."""
    for gap, offered in ((frozenset(), True), (frozenset((11, y) for y in range(10, 13)), False)):
        place = room()
        place.seen -= gap
        new = table(sections=[place], exits=[Exit(0, 0, (12, 11), 1, "open")])
        assert ("exit 0" in [" ".join(map(str, pick[:2])) for pick in play(new).pending[0].options]) is offered


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
