"""SS-25: the generator: structure."""

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import NOWHERE, Exit, Feature, Trap
from oubliettes.games.souterrains.pieces import (
    CONTENT_ROLL,
    DOOR_ROLL,
    DUNGEON_SIZES,
    ELEMENT_ROLL,
    GRID,
    KIND_ROLL,
    KINDS,
    LIGHTING_ROLL,
    MASKS,
    THEMES,
)
from oubliettes.games.souterrains.rules.dungeons.codes import (
    SIZE_LIST,
    THEME_LIST,
    BadCode,
    code,
    dungeon_of,
    run,
    spell,
    survey,
    unspell,
)
from oubliettes.games.souterrains.rules.dungeons.contents import (
    far_square,
    put_special,
    stand,
    vault_contents,
)
from oubliettes.games.souterrains.rules.dungeons.exits import outer_edges, productive, room_exits
from oubliettes.games.souterrains.rules.dungeons.generator import (
    _fallback,
    _keep_alive,
    beyond_exit,
    draw,
    from_plan,
    link_end,
    new_dungeon,
)
from oubliettes.games.souterrains.rules.dungeons.shapes import _cave, _rotunda, shape_of
from oubliettes.kernel import FastDice, Match, ScriptedDice
from tests.games.souterrains.situation import DECOR, ONES, at, blank, d10, group, play, priory, room, table, town
from tests.support import do, offers, rule, said


@rule("SS-25.1", "SS-25.2", "SS-25.3", "SS-25.4")
def test_a_new_dungeon() -> None:
    assert GRID == (40, 40)
    assert {id: row["levels"] for id, row in DUNGEON_SIZES.items()} == {"small": 1, "medium": 2, "large": 3}
    large = run(new_dungeon("large", "temple", "x"), ScriptedDice([1, 2, 6, 5]))
    assert (large.budgets, large.counts) == ([10, 11, 15], [1, 0, 0])
    assert run(new_dungeon("small", "temple", "x"), ScriptedDice([6, 1])).budgets == [16]
    hall = large.sections[0]
    assert sorted(hall.squares) == [(19, 38), (19, 39), (20, 38), (20, 39), (21, 38), (21, 39)]
    assert [(edge.square, edge.side, edge.door) for edge in hall.veiled_exits] == [
        ((20, 38), 0, "open"),
        ((21, 38), 1, "door"),
        ((19, 38), 3, "door"),
    ]
    assert large.way_ins == [(0, (20, 39))]
    west = run(new_dungeon("small", "temple", "x"), ScriptedDice([6, 3])).sections[0]
    assert [edge.side for edge in west.veiled_exits] == [0, 3]


@rule("SS-25.1")
def test_a_code_names_a_dungeon() -> None:
    number = code("medium", "caverns", 4711)
    assert unspell(spell(number)) == number
    assert unspell(spell(number).lower().replace("-", "")) == number
    one, two = dungeon_of(number), dungeon_of(number)
    assert one == two
    assert (one.levels, one.theme) == (2, "caverns")
    assert dungeon_of(number + 12) != one
    with pytest.raises(BadCode):
        unspell("SS-!!")
    match = town()
    match.table.settings.code = number
    match.table.agenda = [("choose_dungeon",)]

    match = do(Match.at(GAME, match.table, FastDice(1)), "shared")
    assert match.pending[0].prompt == "explore"
    assert match.table.dungeon.name == "shared"
    do(match, next(pick for pick in offers(match) if pick.startswith("exit")))
    here = match.table.dungeon.sections[1]
    assert one.owner(0, min(here.squares)) >= 0
    assert here.kind == one.sections[one.owner(0, min(here.squares))].kind


@rule("SS-25.8", "SS-25.27")
def test_a_shared_dungeon_keeps_the_exits_of_each_level_apart() -> None:
    plan = Dungeon("plan", "catacombs", 2)
    for level in (0, 1):
        for x in (10, 13):
            plan.sections.append(Section(level, "room", frozenset(), room(x, 10).seen, (x, 10)))
        plan.exits.append(Exit(level, 2 * level, (12, 11), 1, "open", b=2 * level + 1))
    dungeon = Dungeon("one", "catacombs", 2, plan=plan, counts=[0, 0], budgets=[0, 0])
    for level in (0, 1):
        from_plan(dungeon, level, (10, 10))
    assert [len(section.veiled_exits) for section in dungeon.sections] == [1, 1]


@rule("SS-25.11", "SS-25.14", "SS-25.16")
def test_sizes_and_shapes() -> None:
    sizes = {kind: (row["width"], row["depth"]) for kind, row in KINDS.items() if "width" in row}
    assert sizes == {
        "corridor": ("1", "1d6+1"), "gallery": ("2", "1d6+2"), "room": ("1d4+1", "1d4+1"), "hall": ("1d4+3", "1d4+3"),
        "crypt": ("1d4+1", "1d6+1"), "stairs": ("1", "2"), "niche": ("1", "1"), "vault": ("1d4+2", "1d4+2"),
    }  # fmt: skip
    exits = {kind: row["exits_d6"] for kind, row in KINDS.items() if "exits_d6" in row}
    assert exits == {
        "gallery": [0, 1, 1, 2, 2, 3], "room": [0, 1, 1, 2, 2, 3], "cave": [0, 1, 1, 2, 2, 3],
        "crypt": [0, 0, 1, 1, 2, 2], "rotunda": [1, 1, 2, 2, 3, 3], "hall": [1, 2, 2, 3, 3, 4],
    }  # fmt: skip
    assert len(_rotunda((20, 30), 0)) == 21
    assert (18, 30) not in _rotunda((20, 30), 0)
    cave = _cave(Dungeon("x", "caverns", 1), 0, (20, 30), 0, MASKS[0])
    assert ((20, 30) in cave, len(cave), (20, 26) in cave) == (True, 17, True)
    blocked = blank()
    blocked.sections.append(room(17, 29, 7, 1))
    assert _cave(blocked, 0, (20, 30), 0, MASKS[0]) == [(20, 30)]
    crowded = blank("catacombs")
    crowded.sections.append(room(18, 34, 1, 1))
    number = run(draw(crowded, 0, (20, 37), 0, "corridor", 1), ScriptedDice([16, 6, 1, 1, 1, *DECOR, 1, 1]))
    assert len(crowded.sections[number].squares) == 9  # the large rotunda did not fit


@rule("SS-25.14")
def test_a_rotunda_is_entered_at_the_middle_of_a_side() -> None:
    small = frozenset((x, y) for x in (19, 20, 21) for y in (28, 29, 30))
    dungeon = Dungeon("test", "temple", 1)
    squares, _ = run(shape_of(dungeon, 0, (20, 30), 0, "rotunda", False), ScriptedDice([3]))
    assert frozenset(squares) == small
    squares, _ = run(shape_of(dungeon, 0, (20, 30), 0, "rotunda", False), ScriptedDice([4]))
    assert (len(squares), (18, 28) in squares, (18, 30) in squares) == (21, True, False)
    dungeon.sections = [room(18, 28, 1, 1)]  # the great one does not fit: the small one, entered at the middle
    squares, _ = run(shape_of(dungeon, 0, (20, 30), 0, "rotunda", False), ScriptedDice([6]))
    assert frozenset(squares) == small


@rule("SS-25.5")
def test_nothing_lies_behind_an_exit_before_it_is_passed() -> None:
    match = at(exits=[Exit(0, 0, (10, 10), 0, "open")])
    do(match, "gear", "done")
    assert (len(match.table.dungeon.sections), match.table.exit(0).b) == (1, NOWHERE)
    match.dice = FastDice(1)
    do(match, "exit 0 north open")
    assert (len(match.table.dungeon.sections), match.table.exit(0).b) == (2, 1)


@rule("SS-25.15")
def test_corridor_exits_onto_taken_squares() -> None:
    dungeon = blank()
    dungeon.sections.append(room(21, 36, 1, 1))
    north = Exit(0, 0, (20, 38), 0, "open")
    # corridor of 2; right; the square is taken: D6 = 4 not made
    number = run(beyond_exit(dungeon, north, 1), ScriptedDice([1, 1, 7, 4, *DECOR, 1]))
    corridor = dungeon.sections[number]
    assert len(corridor.veiled_exits) == 1  # safety rule 1 gave it another way on
    dungeon = blank()
    dungeon.sections.append(room(21, 36, 1, 1))
    number = run(beyond_exit(dungeon, north, 1), ScriptedDice([1, 1, 7, 5, 1, *DECOR, 1]))
    assert dungeon.sections[number].veiled_exits[0].side == 1


@rule("SS-25.17")
def test_exits_keep_their_distance() -> None:
    for seed in range(300):
        dungeon = blank("stronghold")
        dungeon.exits.append(Exit(0, 0, (19, 38), 3, "open"))  # another way on: safety rule 1 adds nothing
        dice = FastDice(seed)
        number = run(beyond_exit(dungeon, Exit(0, 0, (20, 38), 0, "open"), 1), dice)
        section = dungeon.sections[number]
        if section.kind == "corridor":
            continue
        made = [(edge.square, edge.side) for edge in (*section.veiled_exits, *section.hidden.exits)] + [((20, 37), 2)]
        for one in made:
            for other in made:
                if one != other and one[1] == other[1]:
                    assert abs(one[0][0] - other[0][0]) + abs(one[0][1] - other[0][1]) > 1


@rule("SS-25.18", "SS-25.19", "SS-26.1", "SS-26.2")
def test_tables() -> None:
    doors = ("open", "door", "locked", "stuck", "grille", "collapse_exit", "secret")
    assert {name: [row.count(door) for door in doors] for name, row in DOOR_ROLL.items()} == {
        "passage": [12, 4, 1, 1, 1, 0, 1], "room": [5, 7, 2, 2, 1, 1, 2], "cave": [15, 0, 0, 0, 1, 2, 2]
    }  # fmt: skip
    assert [LIGHTING_ROLL.count(name) for name in ("none", "torch", "lamp")] == [9, 2, 1]
    assert (ELEMENT_ROLL.count("none"), ELEMENT_ROLL.count("mummified_body"), ELEMENT_ROLL[18:]) == (
        11,
        2,
        ("trapdoor", "conduit"),
    )
    assert {name: row["flooded_if_d20_at_most"] for name, row in THEMES.items()} == {
        "catacombs": 1,
        "stronghold": 0,
        "caverns": 2,
        "temple": 3,
    }
    assert all(len(row) == 20 for row in KIND_ROLL.values())
    assert [CONTENT_ROLL["room"].count(name) for name in ("empty", "group", "group_hoard", "trap", "special")] == [
        6,
        3,
        3,
        2,
        1,
    ]
    assert [
        CONTENT_ROLL["passage"].count(name) for name in ("empty", "trap", "group", "archaeology", "hidden_stash")
    ] == [14, 2, 2, 1, 1]


@rule("SS-25.18")
def test_doors_by_the_kind_of_section() -> None:
    die = next(n for n in range(1, 21) if DOOR_ROLL["cave"][n - 1] != DOOR_ROLL["room"][n - 1])
    for kind, column in (("cave", "cave"), ("room", "room"), ("gallery", "passage")):
        dungeon = Dungeon("test", "caverns", 1, sections=[room(kind=kind)])
        (edge,) = run(room_exits(dungeon, 0, (10, 12), 0), ScriptedDice([2, 1, die]))
        assert isinstance(edge, Exit)
        assert edge.door == DOOR_ROLL[column][die - 1]


@rule("SS-25.19", "SS-25.20")
def test_decor_and_the_farthest_square() -> None:
    dungeon = blank("temple")
    # room 2 x 2, lateral 1, no exits; floor 9, walls 9, lamps, flooded, a well; empty
    number = run(
        draw(dungeon, 0, (20, 37), 0, "corridor", 1), ScriptedDice([8, 1, 1, 1, 1, *d10(9), *d10(9), 12, 3, 12, 1])
    )
    section = dungeon.sections[number]
    assert (section.floor, section.walls, section.lighting, section.flooded) == ("smooth_stone", "marble", "lamp", True)
    assert section.veiled == [Feature("element", "well", (21, 36))]
    assert far_square(section) in {(20, 36), (21, 37)}
    assert far_square(room(10, 10, 3, 3)) == (12, 12)


@rule("SS-25.20", "SS-25.17")
def test_edges_are_listed_in_order() -> None:
    dungeon = blank()
    edges = list(outer_edges(dungeon, dungeon.sections[0]))
    assert edges[0] == ((19, 38), 0)
    assert "descend" in said(priory())
    assert put_special is not None


@rule("SS-25.20")
def test_what_stands_farthest_and_next_farthest() -> None:
    hall = room()
    hall.entry = (11, 11)
    assert far_square(hall) == (10, 10)
    hall.veiled = [Feature("element", "well", (10, 10))]
    assert far_square(hall) == (12, 10)  # smallest y first, then x
    hall.features = [Feature("element", "altar", (12, 10))]
    assert far_square(hall) == (10, 12)


@rule("SS-25.21", "SS-25.24")
def test_stairs_and_obligations() -> None:
    def stairs(levels: int, level: int, *rolls: int, rumour: str = "") -> Feature:
        dungeon = blank()
        dungeon.levels, dungeon.rumour = levels, rumour
        dungeon.budgets, dungeon.counts, dungeon.met = [9] * levels, [1] * levels, [False] * levels
        number = run(draw(dungeon, level, (20, 30), 0, "room", 1), ScriptedDice([19, *DECOR, *rolls]))
        return dungeon.sections[number].veiled[0]

    assert not stairs(2, 0, 4).up
    assert stairs(2, 0, 5).out  # up from level 1: outside
    assert stairs(1, 0, 1).out  # no lower level: up
    assert stairs(2, 0, rumour="second_stair").out  # no die
    last = blank()
    last.levels, last.budgets, last.counts, last.met = 2, [2, 9], [1, 0], [False, False]
    number = run(draw(last, 0, (20, 30), 0, "room", 1), ScriptedDice(DECOR))
    assert (last.sections[number].kind, last.sections[number].veiled[0].up, last.met[0]) == ("stairs", False, True)


@rule("SS-25.22", "SS-25.23")
def test_links() -> None:
    new = table(levels=2)
    new.place.features.append(Feature("link", "stairs", (10, 10), to=(10, 10)))
    # facing D4 = 2 east; corridor of 2; ahead, open; décor; empty
    match = do(play(new, rolls=[2, 1, 1, 1, 1, *DECOR, 1]), "stairs stairs")
    assert (match.table.place.level, match.table.square, match.table.t) == (1, (10, 10), 2)
    assert sorted(match.table.place.squares) == [(10, 10), (11, 10)]
    do(match, "stairs stairs")
    assert match.table.section == 0
    beyond = table(levels=2)
    beyond.dungeon.budgets = [20, 0]
    link = Feature("link", "trapdoor", (10, 10), to=(10, 10))
    number = run(link_end(beyond.dungeon, 0, link, 1), ScriptedDice([1, *DECOR]))
    assert (len(beyond.dungeon.sections[number].squares), beyond.dungeon.counts[1]) == (1, 0)  # a landing


@rule("SS-25.22", "SS-25.10")
def test_behind_a_link_one_comes_from_a_passage() -> None:
    dungeon = table(levels=2).dungeon
    stair = Feature("link", "stairs", (10, 10), to=(10, 10))
    # facing north, D20 = 9: a room of 2 x 2 without exits, plain and empty
    run(link_end(dungeon, 0, stair, 1), ScriptedDice([1, 9, 1, 1, 1, 1, 1, 1, 1, 20, 1, 1]))
    assert (dungeon.sections[1].kind, dungeon.sections[1].level, stair.joins) == ("room", 1, 1)


@rule("SS-25.24", "SS-25.29", "SS-26.4")
def test_the_vault() -> None:
    dungeon = blank()
    dungeon.budgets, dungeon.counts = [6], [3]  # number 4 = 6 / 2 + 1: a D6 first
    # vault D6 = 6; 3 x 3, lateral 1; décor; guardians at Level 2: pilgrims' kin are rolled again
    number = run(draw(dungeon, 0, (20, 30), 0, "room", 1), ScriptedDice([6, 1, 1, 1, *DECOR, 3]))
    vault = dungeon.sections[number]
    assert vault.kind == "vault"
    assert vault.lurking is not None
    assert (
        vault.lurking.hoard,
        vault.lurking.hoards,
        vault.lurking.relic,
        vault.lurking.guard,
        vault.lurking.level,
    ) == ("G", 1, True, True, 2)
    again = blank()
    again.sections.append(room())
    run(vault_contents(again, 1, 0), ScriptedDice([10, 7, 3, 2]))  # pilgrims, a shrieker, then goblins
    assert again.sections[1].lurking is not None
    assert again.sections[1].lurking.members[0].creature == "goblin"


@rule("SS-25.24")
def test_the_vault_may_come_from_the_second_half_on() -> None:
    for drawn, kind in ((5, "corridor"), (6, "vault")):
        dungeon = Dungeon("test", "stronghold", 1, budgets=[11], counts=[drawn], met=[False], ends=[False])
        number = run(draw(dungeon, 0, (20, 30), 0, "room", 1), ScriptedDice([6, *ONES]))
        assert dungeon.sections[number].kind == kind


@rule("SS-25.25", "SS-25.6")
def test_safety_rule_1() -> None:
    dungeon = blank()
    dungeon.sections[0].seen, dungeon.sections[0].unseen = frozenset(), dungeon.sections[0].seen
    assert not productive(dungeon, 0)
    _keep_alive(dungeon, 0)
    edge = dungeon.sections[0].veiled_exits[0]
    assert (edge.square, edge.side, edge.door) == ((19, 38), 0, "open")
    assert productive(dungeon, 0)
    secret = blank()
    secret.sections[0].hidden.exits.append(Exit(0, 0, (20, 38), 0, "secret"))
    assert not productive(secret, 0)  # secret ones do not count


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
def test_safety_rule_2() -> None:
    dungeon = blank()
    dungeon.levels = 2
    dungeon.met, dungeon.budgets, dungeon.counts = [False, False], [9, 9], [2, 0]
    dungeon.sections.append(room())
    run(_fallback(dungeon, 1, 1), ScriptedDice([]))
    assert (dungeon.sections[1].veiled[0].id, dungeon.met[0]) == ("stairs", True)


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


@rule("SS-25.27", "SS-25.28", "SS-25.13", "SS-25.3")
def test_hundreds_of_dungeons_are_whole() -> None:
    for seed in range(240):
        found = survey(dungeon_of(code(SIZE_LIST[seed % 3], THEME_LIST[seed // 3 % 4], seed)))
        assert (found.unjoined, found.overlaps, found.short, found.vaults) == (0, 0, 0, 1), seed
        assert found.deepest == seed % 3


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
