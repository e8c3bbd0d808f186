"""SS-26: the generator: contents."""

from oubliettes.games.souterrains.bestiary import THEME_MONSTERS
from oubliettes.games.souterrains.dungeon import Section
from oubliettes.games.souterrains.fixtures import Exit, Feature, Trap
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.dungeons.contents import (
    contents,
    monster_row,
    put_trap,
)
from oubliettes.games.souterrains.rules.dungeons.generator import (
    draw,
)
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Match, ScriptedDice
from tests.games.souterrains.situation import DECOR, at, blank, play, room, table
from tests.support import do, offers, rule


def using(name: str, *rolls: int, special: bool = True, **more: object) -> Match[Table]:
    hall = room(special=name) if special else room()
    if not special:
        hall.features.append(Feature("element", name, (10, 10)))
    return at(sections=[hall], rolls=rolls, **more)  # type: ignore[arg-type]


@rule("SS-26.3")
def test_the_theme_has_a_table_for_each_band_of_levels() -> None:
    for lv, band in ((3, 1), (4, 2), (6, 2), (7, 3)):
        assert run(monster_row("stronghold", lv), ScriptedDice([11, 2])) == THEME_MONSTERS["stronghold", band][1]


@rule("SS-26.5", "SS-13.19", "SS-26.6")
def test_traps_and_chests() -> None:
    section = room(seen=frozenset(), unseen=room().squares)
    run(put_trap(section, 1, [Exit(0, 0, (10, 10), 0, "open"), Exit(0, 0, (12, 10), 1, "stuck")]), ScriptedDice([5]))
    assert section.hidden.traps == [Trap("swinging_blade", "door", (12, 10), 1)]
    section = room()
    run(put_trap(section, 1, [Exit(0, 0, (10, 10), 0, "open")]), ScriptedDice([5]))
    assert section.hidden.traps == [Trap("swinging_blade", "floor")]
    section = room()
    run(put_trap(section, 3, []), ScriptedDice([6, 4, 3]))  # a container trap comes with its container
    box = section.veiled[0]
    assert (box.id, box.locked, box.trap, box.treasure) == ("great_chest", True, "shock_glyph", "A")
    dungeon = blank()
    dungeon.sections.append(room())
    run(contents(dungeon, 1, 1, []), ScriptedDice([15, 1, 4, 1, 7]))  # a trapped chest: D8 until it fits
    box = dungeon.sections[1].veiled[0]
    assert (box.id, box.locked, box.trap, box.treasure) == ("leather_bag", False, "darts", "C")


@rule("SS-26.7", "SS-26.8", "SS-26.9", "SS-26.10")
def test_stashes_finds_special_rooms() -> None:
    def fill(*rolls: int, rumour: str = "", specials: tuple[str, ...] = ()) -> Section:
        dungeon = blank()
        dungeon.rumour, dungeon.specials = rumour, list(specials)
        dungeon.sections.append(room())
        run(contents(dungeon, 1, 1, []), ScriptedDice(rolls))
        return dungeon.sections[1]

    assert fill(16).hidden.stash == "H"
    assert fill(1, rumour="hidden_hoard").hidden.stash == "H"
    assert fill(18, 9).veiled[0].id == "soldiers_graffiti"
    assert fill(18, 10).hidden.finds == ["burial_chamber_of_a_cat"]
    assert fill(19, 6).special == "healing_spring"
    assert fill(19, 6, 4, specials=("healing_spring",)).special == "library"
    assert fill(19, 6, 6, specials=("healing_spring",)).special == "healing_spring"
    guarded = fill(20, 1, 3, 2)
    assert guarded.special == "armoury"
    assert guarded.lurking is not None
    assert guarded.lurking.hoard == ""
    hoard = fill(10, 3, 2)
    assert hoard.lurking is not None
    assert hoard.lurking.hoard == "C"
    water = blank("temple")
    water.rumour = "good_water"
    number = run(draw(water, 0, (20, 37), 0, "corridor", 1), ScriptedDice([8, 1, 1, 1, 1, *DECOR, 1, 1]))
    assert water.sections[number].veiled[0].id == "well"


@rule("SS-26.9")
def test_special_rooms() -> None:
    match = do(using("armoury", 4), "use_room armoury", "take 0 medium_melee")
    assert [item.id for item in match.table.hero.pack.items] == ["medium_melee"]
    assert do(using("pantry", 4), "use_room pantry").table.hero.resources == 4
    assert do(using("pantry", 1, 2), "use_room pantry").table.hero.diseased
    match = do(using("gaol", 15, exits=[Exit(0, 0, (10, 10), 0, "open")]), "use_room gaol_pick")
    assert (match.table.hero.xp, offers(match)) == (50, ["ask_about 0"])
    assert do(using("library"), "use_room library").table.hero.xp == 50
    assert "use_room library" not in offers(using("library", off=""))
    assert do(using("laboratory", 1, 6, 20), "use_room laboratory").table.hero.fatigue == 2
    match = do(using("laboratory", 2, 8), "use_room laboratory", "take 0 lucky_coin")
    assert match.table.hero.pack.items[0].id == "lucky_coin"
    assert do(using("healing_spring", fatigue=3), "use_room healing_spring").table.hero.fatigue == 1
    match = using("chapel", po=10, gifts=["consecrated"], fatigue=1)
    do(match, "use_room chapel_prayer")
    assert (match.table.hero.fatigue, match.table.t) == (0, 12)
    assert not any("chapel" in pick for pick in offers(match))
    assert do(using("chapel", po=10), "use_room chapel_offering").table.hero.stored == 1
    match = do(using("forge"), "use_room forge_weapon", "take 0 medium_melee")
    assert match.table.t == 7
    assert do(using("throne_room", 1, 8, 2), "use_room throne_room").table.danger == 2
    match = do(using("mushroom_garden", 3, 1, 2), "use_room mushroom_garden", "roll")
    assert (match.table.hero.resources, match.table.hero.poisoned > 0) == (3, True)
    match = do(using("talking_head", po=10, exits=[Exit(0, 0, (10, 10), 0, "open")]), "use_room talking_head")
    assert offers(match) == ["ask_about 0"]
    rooms = [room(), room(20, 20, special="standing_portal")]
    new = table(sections=rooms)
    new.section, new.square = 1, (20, 20)
    match = do(play(new), "use_room standing_portal")
    assert (match.table.section, match.table.square, match.table.hero.xp) == (0, (10, 10), 20)


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


@rule("SS-26.11", "SS-26.12", "SS-26.13", "SS-26.14", "SS-26.15")
def test_elements() -> None:
    match = do(using("well", special=False, fatigue=1), "use_room well")
    assert (match.table.water, match.table.t) == (True, 1)
    assert "use_room well" not in offers(match)
    do(match, "rest", "rest", "rest")
    assert match.table.hero.fatigue == 0  # the block was opened by the water
    for die, stored, fatigue in ((3, 0, 2), (4, 1, 2), (6, 0, 1)):
        match = do(using("altar", die, special=False, po=10, fatigue=2), "use_room altar")
        assert (match.table.hero.stored, match.table.hero.fatigue, match.table.hero.money) == (stored, fatigue, 0)
    assert "use_room altar" not in offers(using("altar", special=False, po=9))
    match = do(using("mummified_body", 5, 1, 1, 1, special=False), "use_room mummified_body")
    assert match.pending[0].prompt == "loot"
    match = do(using("broken_furniture", special=False), "use_room broken_furniture")
    assert (match.table.hero.resources, match.table.t) == (1, 6)

    circle = table(sections=[room(features=[Feature("element", "magic_circle", (11, 11))])])
    assert dict(prepare(circle, "magic").bonus) == {"situation": 2}
    furnished = table(sections=[room(features=[Feature("element", "broken_furniture", (11, 11))])])
    assert (dict(prepare(furnished, "search").bonus), dict(prepare(furnished, "cache").bonus)) == (
        {"situation": 1},
        {"situation": 1},
    )


@rule("SS-26.13")
def test_who_rises_from_a_mummified_body() -> None:
    for hd, creature in ((8, "zombie"), (9, "zombie"), (10, "mummy")):
        new = table(hd=hd, resources=1)
        play(new, ("use_room", "mummified_body"), rolls=[1])
        assert [member.creature for member in new.group.members] == [creature]
        assert (new.enc.distance, new.group.attitude) == (1, "hostile")


@rule("SS-26.13")
def test_what_a_mummified_body_holds() -> None:
    for die, things in ((2, 0), (4, 0), (5, 1), (6, 1)):
        new = table()
        play(new, ("use_room", "mummified_body"), rolls=[die, 1, 1, 1][: 1 if not things else 4])
        assert (len(new.place.loot.items), new.encounters) == (things, 0)
