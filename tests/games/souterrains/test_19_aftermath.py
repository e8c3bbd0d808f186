"""SS-19: the end of an encounter, 0 HP, unconsciousness, death."""

import pytest

from oubliettes.games.souterrains.fixtures import Exit
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.rules.dungeons.contents import (
    stand,
)
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.treasure import (
    rob,
)
from oubliettes.games.souterrains.table import Encounter
from tests.games.souterrains.situation import against, at, d10, facing, group, play, room, table, two_rooms
from tests.support import do, rule

RAT, KOBOLD, SKELETON, BRIGAND, SHRIEKER = 1, 2, 4, 5, 7
"""Rows of the monster table at Level 1."""


@rule("SS-19.3", "SS-10.4")
def test_a_wound_that_is_not_paid_for() -> None:
    for pick, fatigue, resources in (("pay", 1, 1), ("decline", 2, 2)):
        new = table(resources=2)
        new.hero.hp, new.wound = 3, 5
        do(play(new, ("wounded", "pit")), pick)
        assert (new.hero.fatigue, new.hero.resources, new.hero.hp) == (fatigue, resources, 8)


@rule("SS-19.5", "SS-19.7", "SS-22.17")
def test_the_order_of_the_aftermath() -> None:
    match = against(
        "giant_rat", ("slot", (), (0,)), ("slot", (0,), ()), init=[0, 0], hp=1, resources=2, rolls=[20, 2, 15, 1, 2]
    )
    assert match.table.hero.hp == 6
    do(match, "attack 0 giant_rat", "roll", "kill 0 giant_rat")
    assert (match.table.danger, match.table.hero.xp, match.table.hero.hp, match.pending[0].prompt) == (
        1,
        100,
        8,
        "pay-effort",
    )
    do(match, "pay")
    assert match.pending[0].prompt == "pay-wound"
    do(match, "pay")
    assert match.table.hero.diseased  # D20 = 2: the disease save came after


@rule("SS-19.9")
def test_sudden_death_throws_no_die() -> None:
    match = against("orc", fatigue=9)
    match.table.hero.hp = 0
    fallen = play(match.table, ("fallen",))
    assert (fallen.table.deeds.end, fallen.record.counters()) == ("dead", (0, 0))
    trapped = at(("zero", "pit"), fatigue=9, hp=0)
    assert (trapped.table.deeds.end, trapped.record.counters()) == ("dead", (0, 0))
    lucky = at(("zero", "pit"), fatigue=8, hp=0, rolls=[*d10(9), *[20] * 9])
    assert lucky.table.hero.fatigue == 9


@rule("SS-19.13")
def test_both_fall() -> None:
    match = against(
        "goblin", ("slot", (0,), (0,)), init=[0, 0], hp=1, danger=2, t=1, rolls=[15, 1, 20, 6, *d10(9), 1, 1, 20]
    )
    match.table.hero.hp = 2
    do(match, "attack 0 goblin", "kill 0 goblin")
    assert (match.table.danger, match.table.hero.xp, match.table.hero.fatigue) == (3, 100, 1)
    assert match.table.t == 1 + 1 + 72  # the round of the two blows, then 6 Turns


@rule("SS-19.14", "SS-19.15")
def test_left_for_dead_and_thrown_out() -> None:
    new = table(
        sections=[room(), room(10, 7)],
        exits=[Exit(0, 0, (10, 10), 0, "open", b=1)],
        hp=1,
        resources=5,
        po=10,
        danger=2,
        t=1,
    )
    stand(new.dungeon, 0, group("goblin"))
    new.dungeon.awaken(0)
    new.came_section, new.came_square = 1, (10, 9)
    new.fight = Encounter(0, "standing", init=[0])
    match = play(new, ("slot", (), (0,)), rolls=[20, 6, *d10(9), 20])
    assert (match.table.section, match.table.square) == (1, (10, 9))
    assert (match.table.hero.money, match.table.hero.resources, match.table.danger, match.table.hero.xp) == (
        0,
        2,
        1,
        20,
    )
    assert match.table.dungeon.standing(0) is not None


@rule("SS-19.15", "SS-19.16")
def test_spoils_are_those_of_the_leader_who_still_stands() -> None:
    blow = [19, 6, *d10(9), 20]
    new = facing("goblin_chief cave_wolf", table(resources=5, po=30, hp=3), init=[0], start_hd=5)
    play(new, ("slot", (), (1,)), rolls=blow)
    assert (new.hero.money, new.hero.resources) == (0, 2)
    new = facing("goblin_chief cave_wolf", table(resources=5, po=30, hp=3), 0, init=[0], start_hd=5)
    play(new, ("slot", (), (1,)), rolls=blow)
    assert (new.hero.money, new.hero.resources) == (3000, 2)  # wolves have no use for coins


@rule("SS-19.15", "SS-14.21")
def test_one_who_wakes_beside_others_meets_them_once() -> None:
    new = two_rooms(hp=1, resources=1)
    stand(new.dungeon, 1, group("goblin*2"))
    new.dungeon.awaken(1)
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(1, "wander", init=[0], start_hd=2)
    new.section, new.square = 1, (13, 10)
    # felled by a wandering orc where goblins stand; the helpless test passes; he wakes, is not Surprised, and hides
    match = play(new, ("slot", (), (0,)), rolls=[19, 8, *d10(9), 20, 3, 20, 20])
    do(match, "stealth")
    assert (match.pending[0].prompt, new.encounters) == ("slip", 1)


@rule("SS-19.16")
def test_what_each_kind_of_spoils_takes() -> None:
    left = {}
    for spoils in ("none", "food", "valuables", "all", "everything"):
        new = table(resources=5, po=7, armour="leather_1", main="sword_1", off="shield", items=["moonstone", "lantern"])
        new.hero.worn = [Item("lens_1")]
        rob(new, spoils)
        hero = new.hero
        held = [item.id for item in hero.held()]
        left[spoils] = (hero.resources, hero.money, held, [item.id for item in hero.pack.items], hero.purse)
    gear = ["leather_1", "sword_1", "shield", "lens_1"]
    assert left["none"] == (5, 700, gear, ["moonstone", "lantern"], True)
    assert left["food"] == (2, 700, gear, ["moonstone", "lantern"], True)
    assert left["valuables"] == (2, 0, ["shield"], ["lantern"], True)
    assert left["all"] == (0, 0, ["leather_1"], [], False)
    assert left["everything"] == (0, 0, [], [], False)


@rule("SS-19.17", "SS-19.21", "SS-27.10")
def test_unconsciousness_suspends_the_five_turn_check() -> None:
    match = at(("unconscious", "faint"), t=1, since=50, rolls=[20])
    assert (match.table.t, match.table.since, match.table.hero.fatigue) == (73, 0, 0)


@rule("SS-19.18")
def test_the_helpless_have_no_luck_but_bad_luck() -> None:
    new = table(rst=["the_shadow"], off="", danger=3, fatigue=2, resources=34, hd=2)
    new.hero.worn = [Item("hush_boots_1")]
    awake, helpless = (prepare(new, "encounter", helpless=asleep) for asleep in (False, True))
    assert dict(awake.malus) == {"fatigue": 2, "encumbrance": 2, "danger": 3, "blind": 4}
    assert dict(awake.bonus)["rst"] == 2
    assert (dict(helpless.malus), helpless.bonus) == ({"fatigue": 2, "encumbrance": 2, "danger": 3}, [])
    assert helpless.needed == 5 + 7 - 2


@rule("SS-19.19", "SS-19.20", "SS-19.16")
@pytest.mark.parametrize("dice, fatigue, resources, money, armour, xp, where", [
    ([SKELETON, 2], 3, 5, 700, True, 0, 0),  # they pass by
    ([SKELETON, 3], 4, 5, 700, True, 20, 0),  # no spoils: Fatigue
    ([SKELETON, 5], 4, 5, 700, True, 20, 1),  # and dragged off
    ([RAT, 2, 4], 3, 2, 700, True, 40, 0),
    ([KOBOLD, 1, *d10(9), 3], 3, 2, 0, True, 20, 0),
    ([BRIGAND, *d10(9), 4], 3, 0, 0, True, 20, 0),
    ([BRIGAND, *d10(9), 6], 3, 0, 0, False, 20, 0),  # everything, and he stays where he is
    ([BRIGAND, *d10(0)], 3, 5, 700, True, 0, 0),  # friendly
    ([SHRIEKER], 3, 5, 700, True, 0, 0),  # harmless
])  # fmt: skip
def test_the_table_of_the_helpless(
    dice: list[int], fatigue: int, resources: int, money: int, armour: bool, xp: int, where: int
) -> None:
    new = table(t=143, since=0, fatigue=3, resources=5, po=7, armour="leather", sections=[room(), room(20, 20)])
    play(new, ("unconscious", "orc", 1), rolls=[1, 3, *dice], draws=[0])
    hero = new.hero
    assert (hero.fatigue, hero.resources, hero.money, hero.armour is not None) == (fatigue, resources, money, armour)
    assert (hero.xp, new.section, new.danger) == (xp, where, 0)


@rule("SS-19.19")
@pytest.mark.parametrize("dice", [[SKELETON, 6], [RAT, 1, 6]])
def test_those_who_want_nothing_or_flesh_kill_the_helpless(dice: list[int]) -> None:
    match = play(table(t=143, since=0), ("unconscious", "orc", 1), rolls=[1, 3, *dice])
    assert match.result is not None
    assert match.result.ending == "dead"


@rule("SS-19.21")
def test_a_faint_ends_the_blows() -> None:
    new = facing("shade*2", table(fatigue=9, hp=8), init=[0], start_hd=6)
    # the first shade wounds: Fatigue cannot rise beyond 9, he faints; the other one does not strike the fallen
    play(new, ("slot", (), (0, 1)), rolls=[19, 1, 20])
    assert new.phase == "dungeon"
    assert (new.hero.hp, new.hero.fatigue, new.t) == (8, 9, 1 + 72)


@rule("SS-19.22")
def test_lights_fall_with_him() -> None:
    match = at(("unconscious", "orc", 5))
    assert (match.table.hero.off, match.table.place.torches) == (None, [((10, 10), 67)])
    match = at(("unconscious", "orc", 5), off="lantern")
    assert match.table.hero.off
    assert not match.table.hero.off.lit
