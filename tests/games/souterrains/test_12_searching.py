"""SS-12: searching."""

import pytest

from oubliettes.games.souterrains.dungeon import Section
from oubliettes.games.souterrains.fixtures import Exit, Feature, Trap
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.searching import uncover
from oubliettes.kernel import ScriptedDice
from tests.games.souterrains.situation import at, d10, group, play, room, table
from tests.support import do, offers, rule, said


def hall_with_secrets() -> Section:
    hall = room(wide=5, deep=5)
    hall.hidden.exits = [Exit(0, 0, (10, 10), 3, "secret"), Exit(0, 0, (14, 14), 1, "secret")]
    hall.hidden.traps = [Trap("darts", "door", (14, 14), 1), Trap("pit", "floor")]
    hall.hidden.finds, hall.hidden.stash = ["old_altar"], "A"
    hall.features = [Feature("container", "urn", (12, 12), treasure="N", trap="darts")]
    return hall


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


@rule("SS-12.3", "SS-22.11")
def test_what_is_found_is_found_once() -> None:
    new = table()
    new.place.hidden.traps, new.place.hidden.finds = [Trap("pit", "floor")], ["old_altar"]
    run(uncover(new), ScriptedDice([]))
    run(uncover(new), ScriptedDice([]))
    assert (len(new.place.traps), new.place.hidden.empty, new.hero.xp) == (1, True, 50)


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


@rule("SS-12.7")
@pytest.mark.parametrize("die, danger", [(5, 5), (6, 6)])
def test_the_danger_roll_comes_after_the_trap_and_its_danger(die: int, danger: int) -> None:
    new = table(danger=4)
    new.place.hidden.traps.append(Trap("bell_net", "floor"))
    match = play(new, ("searched",), rolls=[2, 20, *d10(die)])
    assert match.table.danger == danger  # a 5 would have been heard at 4
    heard = "search-heard" if danger == 6 else "search-unheard"
    told = [key for key in said(match) if key in ("test-failed", "trap-springs", "danger-up", heard)]
    assert told[:4] == ["test-failed", "trap-springs", "danger-up", heard]


@rule("SS-12.12", "SS-12.10", "SS-12.2")
def test_what_a_search_brings_may_be_left() -> None:
    new = table(hd=1)
    new.place.hidden.stash = "H"
    # 2 Resources; the stash: no coins, no valuable, 3 Resources (D10 = 0), nothing more
    match = play(new, ("found",), rolls=[2, *d10(9, 9, 0), 3, *d10(9)])
    assert offers(match) == ["take_stack resource 2", "take_stack resource 1", "take_stack resource 0"]
    do(match, "take_stack resource 0")
    assert (new.hero.resources, new.place.loot.resources.all, new.place.hidden.stash) == (0, 5, "")


@rule("SS-12.13", "SS-7.6", "SS-7.7")
def test_a_few_squares_can_be_searched() -> None:
    """Half the time; what is tied to other squares, the stash and the finds stay hidden."""
    match = at(sections=[hall_with_secrets()], rolls=[20, 4, 1, *d10(0)])
    do(match, "search_near", "take_stack resource 4")
    place = match.table.place
    assert (match.table.t, match.table.hero.resources, place.searched) == (6, 4, False)
    assert place.combed == {(10, 10), (11, 10), (10, 11)}
    assert [trap.id for trap in place.traps] == ["pit"]
    assert [edge.square for edge in place.hidden.exits] == [(14, 14)]
    assert (place.hidden.finds, place.hidden.stash, place.features[0].trap) == (["old_altar"], "A", "darts")
    assert {"search", "search_near"} & set(offers(match)) == {"search"}


@rule("SS-12.13", "SS-12.9", "SS-12.10")
def test_the_rest_is_found_later_but_its_resources_once() -> None:
    hall = room(wide=5, deep=5)
    hall.hidden.finds = ["old_altar"]
    match = at(sections=[hall], rolls=[20, 4, *d10(0), 20, *d10(0)])
    do(match, "search_near", "take_stack resource 4", "search", "roll")
    place = match.table.place
    assert (match.table.t, match.table.hero.resources, place.searched, place.hidden.finds) == (18, 4, True, [])
    assert "search-rest" in said(match)
    assert not {"search", "search_near"} & set(offers(match))


@rule("SS-12.13", "SS-12.11")
def test_a_failed_small_search_sets_off_what_is_there() -> None:
    for square, sprung in (((10, 10), ["darts"]), ((14, 14), [])):
        hall = room(wide=5, deep=5)
        hall.features = [Feature("container", "urn", square, treasure="N", trap="darts")]
        match = at(("searched", True), sections=[hall], rolls=[2, *d10(0), 2, 1, *d10(0), *d10(0)])
        assert [trap.id for trap in match.table.place.traps] == sprung


@rule("SS-12.13")
def test_a_small_section_is_searched_whole() -> None:
    match = at(sections=[room(wide=2, deep=2)], rolls=[2, *d10(0)])
    assert "search_near" not in offers(match)
    assert do(match, "search").table.t == 6
