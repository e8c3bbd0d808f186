"""SS-28: modules."""

import pytest

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import FOLDER
from oubliettes.games.souterrains.rules.clock import level
from oubliettes.games.souterrains.rules.dungeons.codes import (
    run,
)
from oubliettes.games.souterrains.rules.dungeons.contents import (
    stand,
)
from oubliettes.games.souterrains.rules.modules.form import BadModule
from oubliettes.games.souterrains.rules.modules.library import MODULES, load, own, plan_of
from oubliettes.kernel import ScriptedDice
from tests.games.souterrains.cellar import cellar, inside
from tests.games.souterrains.situation import group, play, priory, table
from tests.support import do, offers, rule

PRIORY = (FOLDER / "modules" / "drowned_priory.toml").read_text(encoding="utf-8")


@rule("SS-28.1", "SS-28.2", "SS-28.4", "SS-28.5", "SS-28.11")
def test_the_drowned_priory() -> None:
    module = MODULES["drowned_priory"]
    assert (
        len(module["section"]),
        module.header["levels"],
        len(module["exit"]),
        len(module["link"]),
        len(module["group"]),
    ) == (17, 2, 15, 2, 9)
    plan = run(plan_of(module), ScriptedDice([1, 2]))
    assert sum(section.level == 0 for section in plan.sections) == 11
    tomb = next(section for section in plan.sections if section.key == "prior_tomb")
    assert tomb.lurking is not None
    assert (tomb.lurking.members[0].creature, tomb.lurking.unique) == ("drowned_prior", True)
    cistern = next(section for section in plan.sections if section.key == "cistern")
    assert cistern.lurking is not None
    assert (len(cistern.lurking.members), cistern.pending) == (2, ["B"])  # 1d4, rolled at the start


@rule("SS-28.4", "SS-13.7")
def test_a_modules_key_opens_its_door() -> None:
    data = cellar(('door = "door"', 'door = "locked"\nkey = "brass_key"'))
    data["item"].append({"id": "brass_key", "name": {"fr": "clef", "en": "key"}, "kind": "key", "enc": 0})
    match = do(inside(data), "go_to 0 east locked")
    assert "unlock 0" not in offers(match)
    match.table.hero.pack.items.append(Item(f"{own(data).id}_brass_key"))
    match = do(play(match.table), "unlock 0")
    assert (match.table.dungeon.exits[0].passable, match.table.danger, match.table.t) == (True, 0, 2)


@rule("SS-28.6", "SS-28.8", "SS-29.4")
def test_a_module_is_entered_section_by_section() -> None:
    match = priory()
    assert (match.table.dungeon.module, len(match.table.dungeon.sections), match.table.square) == (
        "drowned_priory",
        1,
        (9, 14),
    )
    assert match.table.hero.xp == 50  # the lintel; the porch itself waits for a second section
    hidden = match.game.hide(match.table, 0)
    assert hidden.dungeon.plan is None
    assert "refectory" not in repr(hidden)
    do(match, "exit 0 north open")
    assert match.table.place.key == "cloister"
    assert match.table.hero.xp == 70


@rule("SS-28.6")
def test_loose_treasure_of_a_module_is_drawn_when_it_is_taken() -> None:
    new = table()
    new.place.pending = ["A", "A"]
    do(play(new, rolls=[1, 2, 3, 4]), "loot")
    assert (new.place.loot.coins[3].found, new.place.pending) == (10, [])


@rule("SS-28.7")
def test_a_modules_level() -> None:

    new = priory().table
    new.dungeon.danger = 5
    assert level(new) == 3
    header = MODULES["drowned_priory"].header
    try:
        header["min_level"] = 7
        assert level(new) == 7
        header["level_mode"] = 2
        assert level(new) == 2
    finally:
        header["min_level"], header["level_mode"] = 1, "computed"


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


@rule("SS-28.9")
def test_a_modules_goal() -> None:
    from oubliettes.games.souterrains.goods import Item

    new = priory().table
    new.hero.pack.items.append(Item("drowned_monstrance", value=40000, found=True))
    before = new.hero.xp
    match = do(play(new), "leave")
    assert (new.hero.xp - before, new.deeds.renown, new.deeds.goals) == (400 + 300, 1, ["drowned_priory"])
    do(match, "expedition", "return 0 0", "leave")
    assert new.deeds.renown == 1


@rule("SS-28.3", "SS-28.10")
@pytest.mark.parametrize("old, new, fault", [
    ('section = "porch"\nsquare = [9, 14]\nside', 'section = "nave"\nsquare = [9, 14]\nside', "nave"),
    ("rects = [[9, 8, 1, 5]]", "rects = [[9, 8, 1, 6]]", "overlap"),
    ('a = "porch"\nsquare = [9, 13]\nside = "N"', 'a = "porch"\nsquare = [8, 13]\nside = "W"', "does not lead"),
    ("[[way_out]]", "[[way_in]]", "way_in"),
    ('creature = "kobold"', 'creature = "gremlin"', "gremlin"),
    ('a = "sacristy"\na_square = [14, 0]', 'a = "sacristy"\na_square = [1, 1]', "outside sacristy"),
    ('id = "kitchen"', 'id = "porch"', "two things"),
    ('item = "drowned_monstrance"', 'item = "grail"', "grail"),
])  # fmt: skip
def test_bad_modules_are_refused(old: str, new: str, fault: str) -> None:
    assert old in PRIORY
    with pytest.raises(BadModule, match=fault):
        load(PRIORY.replace(old, new, 1))


@rule("SS-28.10")
def test_every_section_must_be_reachable() -> None:
    start = PRIORY.index('[[exit]]\na = "refectory"')
    cut = PRIORY[:start] + PRIORY[PRIORY.index("[[exit]]", start + 5) :]
    with pytest.raises(BadModule, match="kitchen cannot be reached"):
        load(cut)


@rule("SS-28.12", "SS-6.20")
def test_a_modules_own_test() -> None:
    extra = """
[[test]]
id = "bell_rope"
section = "porch"
square = [9, 14]
name = { fr = "Corde", en = "Rope" }
text = { fr = "", en = "" }
difficulty = 12
blind = 4
domain = "agility"
rounds = 3
repeat = "once"
success = { xp = 25, resources = 2, open = 2 }
failure = { fatigue = 1, danger = 1, damage = "1d4" }
"""
    module = load(PRIORY + extra)
    MODULES["drowned_priory"] = module
    try:
        match = do(priory(rolls=(1, 1, 11)), "try 1 bell_rope")
        assert (match.table.hero.xp, match.table.hero.resources, match.table.t) == (75, 2, 3)
        assert not any(pick.startswith("try") for pick in offers(match))
        match = do(priory(rolls=(1, 1, 10, 3)), "try 1 bell_rope")
        assert (match.table.danger, match.table.hero.fatigue) == (1, 1 + 2)
        with pytest.raises(BadModule, match="glory"):
            load(PRIORY + extra.replace("xp = 25", "glory = 25"))
    finally:
        MODULES["drowned_priory"] = load(PRIORY)


@rule("SS-28.13", "SS-4.12")
def test_a_descending_ac_is_converted_once() -> None:
    load(PRIORY.replace("ac = 14", "ac_descending = 6"))
    assert CREATURES["drowned_prior"].ac == 14
    load(PRIORY.replace("ac = 14", "ac_descending = 9"))
    assert CREATURES["drowned_prior"].ac == 11
    with pytest.raises(BadModule, match="both"):
        load(PRIORY.replace("ac = 14", "ac = 14\nac_descending = 6"))
    load(PRIORY)
