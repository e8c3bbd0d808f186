"""SS-18: flight."""

from oubliettes.games.souterrains.fixtures import Exit, Feature
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.kernel import Match
from tests.games.souterrains.situation import against, d10, facing, group, needed, play, room, table, two_rooms
from tests.support import do, offers, rule, said


def running(rolls: list[int], text: str = "orc*2", **more: object) -> Match[Table]:
    rooms = [room(10 + 3 * n, 10) for n in range(5)]
    exits = [Exit(0, n, (12 + 3 * n, 10), 1, "open", b=n + 1) for n in range(4)]
    new = table(sections=rooms, exits=exits, **more)  # type: ignore[arg-type]
    new.dungeon.way_ins = [(4, (24, 12))]
    new.dungeon.groups.append(group(text, hp=9))
    new.fight = Encounter(0, "wander", init=[0])
    return play(new, ("flight", 0), rolls=rolls)


@rule("SS-18.3", "SS-18.13", "SS-18.20", "SS-18.21")
def test_slow_ones_do_not_pursue() -> None:
    match = running([19], "grey_slime")
    assert (match.table.section, match.table.fight, match.table.hero.hp) == (1, None, 8)


@rule("SS-18.5")
def test_a_parting_blow_that_holds_ends_the_flight() -> None:
    # a toad: D20 flight fails, 1d6, dodge save fails: Held
    match = running([2, 3, 2, 1], "giant_toad")
    assert match.table.fight is not None
    assert (match.table.section, match.table.enc.held) == (0, 0)
    assert offers(match) == ["break_free", "nothing"]


@rule("SS-18.5")
def test_a_parting_blow_that_paralyses_ends_the_flight() -> None:
    new = facing("ghoul", two_rooms(), init=[0], start_hd=3)
    # the test fails, 1 HP, the save fails, 2 rounds; the ghoul misses twice while he cannot act
    match = play(new, ("flight", 0), rolls=[2, 1, 2, 2, 2, 2])
    assert (new.section, new.hero.hp, new.enc.round, match.pending[0].prompt) == (0, 7, 3, "action")


@rule("SS-18.5", "SS-18.4")
def test_the_parting_blow_is_the_best_of_them() -> None:
    new = facing("ogre goblin*2", two_rooms(hp=20, resources=1), init=[0], start_hd=6)
    match = do(play(new, ("flight", 0), rolls=[2, 6, 5]), "roll")
    assert (new.enc.lost, match.pending[0].prompt) == (11, "give-up")
    new = facing("ogre goblin*2", two_rooms(hp=20, resources=1), 0, init=[0], start_hd=2)
    do(play(new, ("flight", 0), rolls=[2, 6]), "roll")
    assert new.enc.lost == 6  # the ogre is dead


@rule("SS-18.10", "SS-18.9")
def test_what_is_thrown_away_counts_by_their_greed() -> None:
    new = facing("orc", two_rooms(resources=1, danger=2), init=[0], start_hd=2)
    new.hero.pack.items = [Item("moonstone", value=100), Item("shield"), Item("leather", found=True)]
    new.hero.pack.coins[1].plain = 199
    match = play(new, ("give_up",))
    assert offers(match) == ["no_drop", "drop_item 0 moonstone", "drop_item 2 leather"]
    do(match, "drop_item 0 moonstone")
    assert (needed(match), [item.id for item in new.hero.pack.items]) == (2 - 1 - 2, ["shield", "leather"])
    new.hero.pack.coins[1].plain = 200
    match = play(new, ("give_up",))
    assert "drop_coins coins 200" in offers(match)
    do(match, "drop_coins coins 200")
    assert (new.hero.money, needed(match)) == (0, 2 - 1 - 2)


@rule("SS-18.11", "SS-18.12")
def test_the_blind_are_pursued_longer() -> None:
    seeing = running([19], resources=1)
    do(seeing, "roll")
    assert needed(seeing) == 4
    blind = running([19], resources=1, off="")
    do(blind, "roll")
    assert needed(blind) == 8


@rule("SS-18.13")
def test_one_pursuer_is_enough() -> None:
    new = facing("grey_slime goblin", two_rooms(resources=1), init=[0], start_hd=4)
    assert play(new, ("give_up",)).pending[0].prompt == "give-up"
    new = facing("grey_slime goblin", two_rooms(resources=1), 1, init=[0], start_hd=4)
    match = play(new, ("give_up",))
    assert ("shaken-off" in said(match), match.pending[0].prompt) == (True, "pay-effort")


@rule("SS-18.15", "SS-18.23")
def test_one_who_is_caught_is_in_contact() -> None:
    """Met six squares off, he runs at once, fails twice and is caught: no round of approach."""
    second = room(10, 7)
    match = against(
        "orc",
        distance=6,
        sections=[room(lighting="lamp"), second],
        exits=[Exit(0, 0, (10, 10), 0, "open", b=1)],
        rolls=[2, 1, *d10(0), 2, *d10(0, 9)],
    )
    match.table.dungeon.way_ins = []
    match = play(match.table, ("flight", 0), rolls=[2, 1, *d10(0), 2, *d10(0, 9)])
    enc = match.table.enc
    assert (match.pending[0].prompt, enc.distance, enc.approach) == ("action", 1, False)


@rule("SS-18.17")
def test_a_heavy_load_makes_each_test_longer() -> None:
    for resources, rounds in ((2, 1), (34, 2), (44, 3)):
        new = facing("orc", two_rooms(resources=resources), init=[0], start_hd=2)
        do(play(new, ("flight", 0), rolls=[20]), "roll")
        assert new.t == rounds


@rule("SS-18.18", "SS-18.19")
def test_where_one_can_flee() -> None:
    match = against(
        "orc",
        sections=[room(), room(10, 7)],
        exits=[
            Exit(0, 0, (10, 10), 0, "open", b=1),
            Exit(0, 0, (12, 10), 1, "open"),
            Exit(0, 0, (12, 12), 1, "locked"),
        ],
    )
    match.table.dungeon.way_ins = []
    assert [pick for pick in offers(match) if pick.startswith("flee")] == ["flee 999 way_out", "flee 0 explored"]
    new = table(exits=[Exit(0, 0, (12, 10), 1, "open")])
    new.dungeon.way_ins = []
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(0, "wander")
    assert [pick for pick in offers(play(new, ("first_choice",))) if pick.startswith("flee")] == ["flee 0 unexplored"]
    outside = against("orc", rolls=[19])
    do(outside, "flee 999 way_out")
    assert (outside.table.phase, outside.table.hero.xp) == ("town", 200)


@rule("SS-18.18")
def test_one_flees_by_stairs_and_trapdoors_not_by_conduits() -> None:
    links = [Feature("link", id, (10, 10 + n), joins=1) for n, id in enumerate(("conduit", "stairs", "trapdoor"))]
    new = table(sections=[room(features=links), room(10, 20)])
    new.dungeon.way_ins = []
    facing("orc", new)
    flights = [pick for pick in offers(play(new, ("first_choice",))) if pick.startswith("flee")]
    assert flights == ["flee 1001 stairs", "flee 1002 trapdoor"]


@rule("SS-18.19", "SS-7.17")
def test_one_who_has_run_outside_meets_nobody_more() -> None:
    new = facing("orc", table(t=71, since=59), init=[0], start_hd=2, fired=["death"])
    new.five = True  # a Rest of the five-Turn check was broken off
    match = play(new, ("flight", 999), ("five_end",), rolls=[20])
    assert (match.pending[0].prompt, new.phase, new.five, new.t) == ("town", "town", False, 72)


@rule("SS-18.21", "SS-19.6")
def test_after_a_flight_wounds_heal_and_the_dead_stay_dead() -> None:
    new = two_rooms(resources=2)
    stand(new.dungeon, 0, group("orc*2"))
    new.dungeon.awaken(0)
    new.fight = Encounter(0, "standing", init=[0], start_hd=4, fired=["death", "half"])
    new.group.members[0].hp, new.group.members[1].state = 1, "dead"
    # two blows of 1 and 2 before he runs; the test passes, they give up: one loss of 3 HP, one payment for it
    match = play(new, ("slot", (), (0,)), ("slot", (), (0,)), ("flight", 0), rolls=[19, 1, 19, 2, 20, *d10(9)])
    do(match, "roll", "roll")
    assert (match.pending[0].prompt, new.enc.lost) == ("pay-effort", 3)
    do(match, "pay")
    assert match.pending[0].prompt == "pay-wound"
    do(match, "pay")
    assert (match.pending[0].prompt, new.hero.fatigue) == ("explore", 1)
    assert [(member.hp, member.state) for member in new.dungeon.groups[0].members] == [(4, "up"), (4, "dead")]


@rule("SS-18.21")
def test_he_runs_into_a_group_that_he_knows() -> None:
    new = facing("orc", two_rooms(resources=1), init=[0], start_hd=2)
    stand(new.dungeon, 1, group("goblin*2"))
    new.dungeon.awaken(1)
    match = play(new, ("flight", 0), rolls=[20, *d10(9), 3])
    do(match, "roll", "roll", "decline")  # the test; they give up; the effort
    assert new.enc.group == 1
    assert match.pending[0].prompt == "surprise"


@rule("SS-18.22")
def test_leaving_the_surprised_is_a_flight_only_after_a_blow() -> None:
    new = facing("orc", two_rooms(resources=1, hd=5, danger=2), init=[0, 1], start_hd=2, group_surprised=True)
    match = do(play(new, ("round",), rolls=[2]), "attack 0 orc", "roll", "flee 0 explored")
    assert (new.section, match.pending[0].prompt, new.danger) == (1, "pay-effort", 1)
    new = facing("orc", two_rooms(resources=1, danger=2), group_surprised=True)
    match = do(play(new, ("first_choice",)), "flee 0 explored")
    assert (new.section, match.pending[0].prompt, new.danger, new.hero.xp) == (1, "explore", 1, 200)
