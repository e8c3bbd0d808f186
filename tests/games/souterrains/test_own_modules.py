"""A player's own module: from its file to the table, refused with the fault, carried along (SS-1.2, SS-28)."""

import json
from random import Random
from typing import Any

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.rules.modules.form import BadModule
from oubliettes.games.souterrains.rules.modules.library import MODULES, own
from oubliettes.kernel import FastDice, Match, Record, RecordedDice, replay
from oubliettes.words import Words
from tests.games.souterrains.cellar import career, cellar, inside
from tests.games.souterrains.situation import play
from tests.support import do, offers, rule


@rule("SS-1.2", "SS-28.1", "SS-28.2")
def test_a_module_of_ones_own_is_offered_and_entered() -> None:
    data = cellar()
    match = inside(data)
    table = match.table
    assert (table.dungeon.module, table.square, table.dungeon.way_ins) == (own(data).id, (1, 1), [(0, (1, 1))])
    do(match, "exit 0 east door")
    assert table.place.lit
    assert sorted(member.creature.rpartition("own_")[2][11:] or member.creature for member in table.group.members) == [
        *["giant_rat"] * (len(table.group.members) - 1), "rat_king",
    ]  # fmt: skip
    assert table.group.members[0].chief
    other = Match.new(GAME, seats=1, options={"wealth_mode": "equipped"}, dice=FastDice(3))
    do(other, "name anonymous", "hit_die d8", "rst dwarf", "domain agility", "kit soldier", "expedition")
    assert [pick for pick in offers(other) if pick.startswith("module")] == ["module drowned_priory"]


@rule("SS-28.13", "SS-28.1")
def test_its_names_are_its_own() -> None:
    first, second = (
        own(cellar()),
        own(cellar(("ac_descending = 7", "ac = 15"), ('en = "rat king"', 'en = "rat queen"'))),
    )
    kings = [f"{module.id}_rat_king" for module in (first, second)]
    assert [CREATURES[id].ac for id in kings] == [13, 15]
    assert "rat_king" not in CREATURES
    assert [Words("en", GAME).thing(id) for id in kings] == ["rat king", "rat queen"]
    assert Words("fr", GAME).label(("module", first.id)) == "Module\N{NO-BREAK SPACE}: La Cave"
    assert own(cellar()) is first
    orcs = own(cellar(('id = "rat_king"', 'id = "orc"'), ('creature = "rat_king"', 'creature = "orc"')))
    assert (CREATURES["orc"].ac, CREATURES[f"{orcs.id}_orc"].ac) == (13, 13)
    assert orcs["group"][0]["members"][0]["creature"] == f"{orcs.id}_orc"
    assert CREATURES["orc"].abilities == ()


@rule("SS-28.10")
@pytest.mark.parametrize("old, new, fault", [
    ('id = "cellar"\n', "", r"the \[module\] table should be a table with 'id'"),
    ("grid = [12, 8]", 'grid = "12x8"', r"\[module\] table .* whose grid is a list of 2 values, not '12x8'"),
    ('kind = "entrance"', 'kind = "porch"', r"\[\[section\]\] 'steps' .* kind is one of 'entrance'"),
    ('door = "door"', 'doors = "door"', r"\[\[exit\]\] number 1 should be a table without 'doors': it has a, square"),
    ("rects = [[3, 1, 4, 3]]", "rects = [[3, 1, 40, 3]]", "section vats leaves the grid"),
    ("rects = [[3, 1, 4, 3]]", "rects = [[2, 1, 4, 3]]", r"sections steps and vats overlap at \(2, 1\)"),
    ("square = [2, 1]\n", "square = [1, 1]\n", r"the exit E of \[1, 1\] in steps does not lead into vats"),
    ("square = [6, 3]", "square = [9, 3]", r"a container stands at \[9, 3\], outside vats"),
    ("square = [1, 1] }", "square = [9, 9] }", r"the start stands at \[9, 9\], outside steps"),
    ('"giant_rat:1d4"', '"giant_rat"', "a group such as orc:1d4"),
    ('"giant_rat:1d4"', '"giant_rot:1d4"', "a group of encounters names 'giant_rot'"),
    ('count = "1d4"', 'count = "9d12"', "a number of creatures, from 1 to 30"),
    ("good_bottle:1", "bad_bottle:1", "container rack names 'bad_bottle'"),
    ('container = "small_chest"', 'container = "small_chest"\ntrap = "pit"', "container rack names 'pit'"),
    ('door = "door"', 'door = "open"\ntrap = "guillotine"', "trap guillotine: that takes a closed door"),
    ('item = "good_bottle"', 'item = "grail"', "the goal names 'grail'"),
    ("ac_descending = 7 ", "# ", "rat_king has neither ac nor ac_descending"),
    (', en = "rat king" }', "}", "name is a text in each language"),
    ("hd = 2", "hd = true", "hd is a whole number from 1 to 30, not True"),
    ("hd = 2", "hd = 1979-05-27", "a module is made of texts"),
])  # fmt: skip
def test_what_cannot_be_played_is_refused_with_its_place(old: str, new: str, fault: str) -> None:
    with pytest.raises(BadModule, match=fault):
        own(cellar((old, new)))


@rule("SS-28.10")
def test_two_groups_or_a_closed_circle_are_refused() -> None:
    data = cellar()
    data["group"].append(data["group"][0] | {"id": "more"})
    with pytest.raises(BadModule, match="two groups stand in vats"):
        own(data)
    data = cellar()
    del data["exit"]
    with pytest.raises(BadModule, match="vats cannot be reached from steps"):
        own(data)
    data = cellar()
    del data["way_out"]
    with pytest.raises(BadModule, match="no way out: it needs at least one"):
        own(data)
    nothings: list[Any] = [{}, [], None, {"module": 3}, {"module": {}, "section": 3}]
    for nothing in nothings:
        with pytest.raises(BadModule):
            own(nothing)


@rule("SS-28.2", "SS-22.14", "SS-25.28")
def test_the_start_is_where_the_module_says_and_other_ways_out_are_found() -> None:
    data = cellar(('start = { section = "steps", square = [1, 1] }', 'start = { section = "steps", square = [2, 2] }'))
    data["way_out"].append({"section": "vats", "square": [4, 3], "side": "S"})
    del data["group"]
    match = inside(data)
    table = match.table
    assert table.square == (2, 2)
    assert table.dungeon.way_ins == [(0, (1, 1))]  # two squares away, and new to him
    assert table.hero.xp == 20
    do(match, "exit 0 east door")
    assert table.dungeon.way_ins == [(0, (1, 1)), (1, (4, 3))]
    assert table.hero.xp == 20 + 20 + 20  # both sections, and the second way out
    do(match, "travel_out 1", "leave", "expedition")
    assert [pick for pick in offers(match) if pick.startswith("return")] == ["return 0 0", "return 0 1"]


@rule("SS-28.5", "SS-22.14")
def test_a_link_may_pass_a_level_by_and_counts_once() -> None:
    data = cellar(("grid = [12, 8]", "grid = [12, 8]\nlevels = 3"))
    data["section"].append({"id": "deep", "name": {"fr": "Fond", "en": "Deep"}, "level": 3, "kind": "room",
                            "rects": [[1, 1, 2, 2]], "lighting": "lamp"})  # fmt: skip
    data["link"] = [{"a": "steps", "a_square": [2, 2], "b": "deep", "b_square": [1, 2], "type": "stairs"}]
    match = inside(data)
    assert match.table.hero.xp == 20  # the stair
    do(match, "approach 0 stairs", "stairs stairs")
    table = match.table
    assert (table.place.level, table.square, table.hero.xp) == (2, (1, 2), 20 + 20)  # two sections; the stair was seen
    do(match, "stairs stairs")
    assert (table.place.level, table.square) == (0, (2, 2))


@rule("SS-13.19")
def test_a_trap_on_a_door_takes_the_first_closed_exit_or_the_floor() -> None:
    data = cellar()
    data["trap"] = [{"section": "vats", "trap": "swinging_blade"}]
    del data["group"]
    match = do(inside(data), "exit 0 east door")
    (trap,) = match.table.place.hidden.traps
    assert (trap.place, trap.on, trap.side) == ("door", (3, 1), 3)
    match = do(inside(data | {"exit": [data["exit"][0] | {"door": "open"}]}), "exit 0 east open")
    (trap,) = match.table.place.hidden.traps
    assert trap.place == "floor"


@rule("SS-28.9")
def test_a_group_that_went_away_was_not_overcome() -> None:
    goal = ('kind = "bring_out", item = "good_bottle"', 'kind = "overcome", group = "drinkers"')
    for state, gone, xp in (("up", True, 0), ("dead", True, 100), ("up", False, 0)):
        match = do(inside(cellar(goal)), "exit 0 east door")
        table = match.table
        for member in table.group.members:
            member.state = state
        table.group.gone = gone
        table.fight, table.section, table.square = None, 0, (1, 1)
        before = table.hero.xp
        do(play(table), "leave")
        assert table.hero.xp - before == xp


@rule("SS-24.1", "SS-23.29")
def test_a_career_carries_it_along_and_a_record_keeps_it() -> None:
    data = cellar()
    match = do(inside(data), "leave", "pause")
    assert match.result is not None
    handed = json.loads(json.dumps(match.result.legacy))
    record = Record.loads(match.record.dumps())
    mark = own(data).id
    del MODULES[mark]  # another machine, another day
    again = replay(GAME, record, dice=RecordedDice(record.throws()))
    assert again.result is not None
    assert mark in MODULES
    del MODULES[mark]
    later = Match.new(GAME, seats=1, options={"careers": handed}, dice=FastDice(5))
    do(later, "expedition", "return 0 0", "done")
    assert (later.table.dungeon.module, later.table.place.key) == (mark, f"{mark}_steps")


@rule("SS-23.29")
def test_a_module_waits_for_no_night() -> None:
    match = career(cellar())
    do(match, "expedition", "new small catacombs", "done", "leave", "expedition")
    assert [pick for pick in offers(match) if pick.startswith("new")] == []
    assert [pick for pick in offers(match) if pick.startswith("module")] == [
        "module drowned_priory", f"module {own(cellar()).id}",
    ]  # fmt: skip


@rule("SS-28.8")
def test_bots_go_into_the_module_they_are_given() -> None:
    rng = Random(1)
    for seed in range(6):
        options = {"module": cellar(), "game_mode": "expedition", "wealth_mode": "equipped"}
        match = Match.new(GAME, seats=1, options=options, dice=FastDice(seed))
        while match.pending:
            ask = match.pending[0]
            match.choose(0, GAME.policy(GAME.hide(match.table, 0), ask, rng))
            assert not GAME.check(match.table)
            for event in match.log[-3:]:
                Words("fr", GAME).event(event)
            for option in ask.options:
                Words("en", GAME).label(option, ask)
        assert match.result is not None
        assert match.table.dungeons[0].module == own(cellar()).id


LEVER = {
    "id": "lever", "section": "steps", "square": [1, 1], "name": {"fr": "Levier", "en": "Lever"}, "difficulty": 0,
    "repeat": "retry",
}  # fmt: skip


def with_lever(**success: Any) -> dict[str, Any]:
    """Steps, vats, and a nook behind them that is shut."""
    data = cellar()
    del data["group"]
    data["section"].append(
        {"id": "nook", "name": {"fr": "Coin", "en": "Nook"}, "kind": "niche", "rects": [[7, 1, 1, 1]]}
    )
    data["exit"].append(
        {"a": "vats", "square": [6, 1], "side": "E", "b": "nook", "door": success.pop("door", "locked")}
    )
    data["test"] = [LEVER | {"success": success}]
    return data


@rule("SS-28.12")
def test_a_test_opens_or_reveals_an_exit_that_nobody_has_seen_yet() -> None:
    for data, xp in ((with_lever(open=1), 0), (with_lever(reveal=1, door="secret"), 20)):
        match = inside(data)
        do(match, f"try 0 {own(data).id}_lever", "roll")
        assert match.table.hero.xp == xp
        do(match, "exit 0 east door")
        edge = next(edge for edge in match.table.dungeon.exits if edge.square == (6, 1))
        assert (edge.open, edge.passable) == (True, True)
    match = do(inside(with_lever(open=1)), "exit 0 east door")
    assert not next(edge for edge in match.table.dungeon.exits if edge.square == (6, 1)).open


@rule("SS-28.12", "SS-3.38")
def test_a_test_brings_nobody_into_a_sanctuary() -> None:
    data = with_lever(encounter="orc:1", danger=-2)
    for sheltered in (False, True):
        match = inside(data)
        table = match.table
        table.dungeon.danger = 3
        if sheltered:
            table.sanctuary, table.sanctuary_until = 0, 99
        do(match, f"try 0 {own(data).id}_lever", "roll")
        assert (table.encounters, table.dungeon.danger) == (0 if sheltered else 1, 1)


@rule("SS-28.12")
def test_a_test_may_be_tried_once_or_again_after_a_failure() -> None:
    for repeat, again in (("once", False), ("retry", True)):
        data = with_lever(xp=5)
        data["test"][0] |= {"difficulty": 60, "repeat": repeat, "rounds": 2}
        match = inside(data)
        do(match, f"try 0 {own(data).id}_lever", "roll")
        assert (match.table.hero.xp, match.table.t) == (0, 2)
        assert (f"try 0 {own(data).id}_lever" in offers(match)) == again
