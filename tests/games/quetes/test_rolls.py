"""The dice of fights as everybody is told: every die, all that is added to it, against what, and what came of it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import Die, FastDice, Match, Modifier, Rolled, summed
from oubliettes.players import Bot
from oubliettes.words import Words
from tests.games.quetes.situation import FREE, arena, bids, go, meet, play, seat, table
from tests.support import rule


def rolls(match: Match[Table], key: str) -> list[Rolled]:
    """What the events of a kind have told."""
    return [roll for event in match.log if event.key == key for roll in event.rolls]


def parts(roll: Rolled | None) -> dict[str, int]:
    assert roll
    return {modifier.name: modifier.value for modifier in roll.modifiers}


@rule("QT-12.1", "QT-12.3", "QT-4.7", "QT-4.4", "QT-13.2")
def test_a_fight_is_told_with_all_that_counts() -> None:
    t = table(seat("barbarian", objects="short_sword", wounds=1), seat("warrior", token=False), "thief")
    match = meet(t, "ogre_cook", *bids(t, 1, *FREE), "done", rolls=[8, 3])
    assert rolls(match, "dice") == [
        Rolled("fight", (Die(8, 8),), "seat:0", need=">=", against=Rolled("fight", (Die(8, 3),), "ogre_cook"))
    ]
    (told,) = rolls(match, "totals")
    assert parts(told) == {
        "kritik": 8,
        "base_power": 8,
        "short_sword": 2,
        "barbarian": 1,
        "wounds": -1,
        "seat:1": 4,
    }
    assert (told.total, told.need, told.outcome, told.again) == (30, ">=", "won", True)
    assert parts(told.against) == {"ogre_cook": 12}
    assert told.against
    assert told.against.total == 15
    line = Words("en", GAME, names=["Ana", "Bob", "Cy"]).rolled(told)
    assert line == (
        "Ana · fight: d8 8 +8 KritiK +8 base power +2 Short Sword +1 the Barbarian −1 wounds +4 Bob = 30"
        " ≥ Ogre Cook: d8 3 +12 Ogre Cook = 15 → the green side wins"
    )


@rule("QT-19.13", "QT-12.11")
def test_the_outcome_is_told_when_the_priest_has_decided() -> None:
    t = table("priest", "thief", "warrior")
    match = meet(t, "ogre_cook", "fight", rolls=[1, 5, 2, 6])
    assert [roll.outcome for roll in rolls(match, "totals")] == [""]
    go(match, "reroll")
    assert [len(roll.fresh()) for roll in rolls(match, "dice")] == [2, 2]
    assert [roll.outcome for roll in rolls(match, "totals")] == ["", "lost"]
    match = meet(table("priest", "thief", "warrior"), "ogre_cook", "fight", "accept_result", rolls=[1, 5])
    assert [(roll.outcome, roll.again) for roll in rolls(match, "red-wins")] == [("lost", True)]


@rule("QT-23.20", "QT-23.21", "QT-23.22")
def test_doubled_power_and_second_dice() -> None:
    t = table(seat("warrior", objects="armour_of_might", token=False), "thief", "priest")
    (told,) = rolls(meet(t, "ogre_cook", "fight", "announce_might", rolls=[8, 3]), "totals")
    power = parts(told)["base_power"] + parts(told).get("warrior", 0)
    assert parts(told)["armour_of_might"] == power
    assert parts(told)["might_die"] == 16
    t = table(seat("barbarian", objects="lightning_axe", token=False), "thief", "priest")
    match = meet(t, "ogre_cook", "fight", "announce_axe", rolls=[4, 3, 7])
    assert rolls(match, "second-die") == [Rolled("axe", (Die(8, 7),), "seat:0")]
    (told,) = rolls(match, "totals")
    assert told.dice == (Die(8, 4), Die(8, 7))
    assert parts(told)["lightning_axe"] == told.total - 11 - parts(told)["lightning_axe"]  # type: ignore[operator]


@rule("QT-20.14", "QT-20.15")
def test_the_vial_and_the_bow() -> None:
    t = table(seat("warrior", kept="chaotic_vial", token=False), "thief", "priest")
    match = meet(t, "ogre_cook", "fight", "drink_vial", rolls=[2, 5, 3])
    minus = Modifier("chaotic_vial", -4, "QT-20.14")
    assert rolls(match, "vial") == [Rolled("vial", (Die(8, 2),), "seat:0", (minus,), -2)]
    assert parts(rolls(match, "totals")[0])["chaotic_vial"] == -2


@rule("QT-23.9")
def test_the_bows_die_has_its_target() -> None:
    for die, outcome in ((4, "tamed_flees"), (5, "tamed_stays")):
        t = table(seat("forester", objects="bow_of_constraint", tamed="sewer_goblin"), "thief", "priest")
        match = meet(t, "giant_rat", "fight", rolls=[5, 3, die])
        (told,) = rolls(match, "bow-roll")
        assert (told.total, told.need, told.target, told.outcome) == (die, ">", 4, outcome)


@rule("QT-3.1", "QT-3.2")
def test_the_first_players_dice() -> None:
    t = table("warrior", "thief", "priest")
    match = play(t, "first_player", rolls=[6, 2, 6, 1, 4])
    assert [(roll.by, roll.total) for roll in rolls(match, "first-roll")] == [
        ("seat:0", 6),
        ("seat:1", 2),
        ("seat:2", 6),
        ("seat:0", 1),
        ("seat:2", 4),
    ]
    assert [(roll.by, roll.outcome, roll.fresh()) for roll in rolls(match, "first-player")] == [("seat:2", "first", ())]


@rule("QT-14.3", "QT-14.6")
def test_allies_of_an_arena_are_told_when_the_fists_open() -> None:
    t = table("warrior", "thief", "priest", "barbarian")
    match = arena(t, 1, "2:attacker", "3:defender", rolls=[5, 4])
    go(match, *["done"] * 2) if match.pending and match.pending[0].prompt == "announce" else None
    (thrown,) = rolls(match, "dice")
    assert not thrown.modifiers
    (told,) = rolls(match, "totals")
    assert parts(told)["seat:2"] == 4
    assert parts(told.against)["seat:3"] == 4


def compared(seed: int) -> Iterator[tuple[Rolled, dict[str, Any]]]:
    rng = Random(seed)
    match = Match.new(GAME, seats=2 + seed % 5, options={}, dice=FastDice(seed))
    bot = Bot("random", GAME, rng)
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, bot.pick(match, ask))
    for event in match.log:
        for roll in event.rolls:
            if event.key == "totals":
                yield roll, event.facts


@rule("QT-12.1")
def test_dice_and_modifiers_make_the_total_in_whole_games() -> None:
    fights = 0
    for seed in range(10):
        for roll, facts in compared(seed):
            assert roll.against
            assert summed(roll.dice, roll.modifiers) == roll.total == facts["green"]
            assert summed(roll.against.dice, roll.against.modifiers) == roll.against.total == facts["red"]
            assert roll.outcome in ("", "won" if facts["green"] >= facts["red"] else "lost")
            fights += 1
    assert fights > 100


def test_what_is_drawn_lies_on_the_table_when_it_is_told() -> None:
    """QT-10.2, QT-3.14: also a card that comes too early and goes back."""
    t = table("warrior", "thief", "priest")
    t.round = 1
    match = play(t, "supply", draws=["the_toll", "trap"])
    match.watch([0])
    match.choose(0, ("end_phase",))
    drawn = [frame for frame in match.frames if frame.event.key == "drawn"]
    assert [frame.views[0].card for frame in drawn] == ["the_toll", "trap"]
