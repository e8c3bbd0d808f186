"""What the table tells before the dice, and how far a quest has come: counted by hand, or by every throw."""

from itertools import product
from typing import Any

import pytest

from oubliettes.games.quetes.pieces import QUEST, THROWS, wins
from oubliettes.games.quetes.sight.odds import count
from oubliettes.games.quetes.sight.progress import progress
from oubliettes.games.quetes.sight.shapes import FightView, QuestView
from oubliettes.games.quetes.table import GREEN, RED, Quest
from oubliettes.kernel import Match
from tests.games.quetes.situation import arena, bids, go, meet, play, rulebook_table, seat, table
from tests.support import rule

FREE = ("gems 0", "done", "no_favour")


def seen(match: Match[Any], viewer: int | None = 0) -> FightView:
    fight: FightView = match.view(viewer).fight
    return fight


# ------------------------------------------------------------------ odds


@rule("QT-12.2", "QT-12.3")
def test_the_odds_are_those_of_the_table() -> None:
    """From 16 behind to 16 ahead: of 64 throws so many win, and so many lose to an 8."""
    won = "0 1 2 3 4 5 6 7 7 7 8 10 13 17 22 28 36 42 47 51 54 56 57 57 57 58 59 60 61 62 63 64 64"
    heavy = "8 " * 16 + "7 " * 9 + "6 5 4 3 2 1 0 0"
    assert [count(ahead, 1, 1, 0).wins for ahead in range(-16, 17)] == [int(word) for word in won.split()]
    assert [count(ahead, 1, 1, 0).heavy for ahead in range(-16, 17)] == [int(word) for word in heavy.split()]
    assert [count(ahead, 1, 1, 0).wins for ahead in range(-20, 21)] == [wins(ahead) for ahead in range(-20, 21)]
    assert THROWS == 64


@rule("QT-12.3", "QT-5.2")
def test_a_loss_to_an_8_wounds_twice() -> None:
    """Level: the red 8 beats every green die but the 8."""
    assert count(0, 1, 1, 0) == (36, 7, 64)
    assert count(-16, 1, 1, 0).heavy == 8
    assert count(9, 1, 1, 0).heavy == 6  # 10 to 16 against 16: only a green 7 or 8 is enough


@rule("QT-23.20", "QT-23.22")
@pytest.mark.parametrize("times, axe", [((2, 1), 0), ((1, 2), 0), ((1, 1), GREEN), ((1, 1), RED), ((2, 2), 0)])
def test_doubled_and_second_dice_are_counted(times: tuple[int, int], axe: int) -> None:
    faces = [1, 2, 3, 4, 5, 6, 7, 16]
    for ahead in (-9, -2, 0, 3, 12):
        wins = 0
        for dice in product(faces, repeat=3 if axe else 2):
            green, red = dice[0] * times[0], dice[1] * times[1]
            second = dice[2] if axe else 0
            wins += ahead + green + (second if axe == GREEN else 0) >= red + (second if axe == RED else 0)
        assert count(ahead, *times, axe)[::2] == (wins, 512 if axe else 64)


@rule("QT-11.2", "QT-4.4")
def test_the_rulebooks_example() -> None:
    """The Barbarian before the Infernal Cyclops: 13 throws alone, 28 with the Sorcerer, 47 with the Warrior."""
    match = go(rulebook_table([]), "end_phase", "dungeon")
    fight = seen(match)
    assert (fight.green, fight.red, fight.throws, fight.odds) == (12, 16, 64, 13)
    assert (fight.odds_with[0], fight.odds_with[3], fight.odds_with[1]) == (-1, 28, 47)


@rule("QT-11.2")
def test_one_ally_is_all_there_can_be() -> None:
    t = table("barbarian", "warrior", "thief", "priest")
    match = meet(t, "drunken_orc", *bids(t, 1, *FREE, shake=False))
    assert [n >= 0 for n in seen(match).odds_with] == [False, True, True, True]
    go(match, "shake seat:1")
    fight = seen(match)
    assert (fight.green, fight.odds, fight.odds_with) == (12, wins(4), [-1] * 4)


@rule("QT-26.7")
def test_with_two_players_an_ally_is_worth_more() -> None:
    match = meet(table("barbarian", "thief"), "bridge_troll")
    assert seen(match).odds_with == [-1, wins(8 + 6 - 14)]


@rule("QT-14.3", "QT-27.5")
def test_closed_fists_count_for_nobody_but_their_owner() -> None:
    match = arena(table("thief", "warrior", "barbarian", "priest"), 1, "2:attacker", "3:defender")
    assert [seen(match, viewer).green for viewer in (0, 2, 3, None)] == [8, 12, 8, 8]
    assert [seen(match, viewer).red for viewer in (0, 2, 3, None)] == [8, 8, 12, 8]
    fight = seen(match)
    assert (fight.odds_with, fight.odds_against) == (
        [-1, -1, wins(4), wins(4)],
        [-1, -1, wins(-4), wins(-4)],
    )
    assert seen(match, 2).odds_with[2] == -1  # his own side is chosen


@rule("QT-23.20", "QT-23.22")
def test_announced_objects_change_the_odds() -> None:
    t = table(seat("warrior", objects="armour_of_might"), "thief", "priest")
    match = arena(t, 1, "2:neutral", "0:announce_might")
    assert (seen(match).green, seen(match).odds) == (18, count(10, 2, 1, 0).wins)
    t = table(seat("barbarian", objects="lightning_axe"), "thief", "priest")
    match = arena(t, 1, "2:neutral", "0:announce_axe")
    assert (seen(match).throws, seen(match).odds) == (512, count(seen(match).green - 8, 1, 1, GREEN).wins)


@rule("QT-12.1", "QT-12.11")
def test_totals_stay_what_they_were_when_the_dice_were_compared() -> None:
    """The losers' wounds come after; a re-roll has no totals yet."""
    t = table("priest", "thief", "warrior")
    match = meet(t, "drunken_orc", "fight", rolls=[1, 7, 2, 8], rest=True)
    assert seen(match).totals == [9, 15]
    go(match, "reroll")
    assert (seen(match).totals, seen(match).green, match.table.players[0].wounds) == ([10, 24], 6, 2)


@rule("QT-12.11", "QT-19.16")
def test_while_dice_are_rolled_again_there_are_no_totals() -> None:
    t = table("priest", "sorcerer", "warrior")
    match = meet(t, "drunken_orc", *bids(t, 1, *FREE), "1:stay", rolls=[1, 8])
    assert seen(match).totals == [13, 24]
    go(match, "reroll")
    assert (match.pending[0].prompt, seen(match).totals, seen(match).green) == ("sorcerer-flight", [], 12)


@rule("QT-14.1")
def test_duels_are_told_before_an_arena_is_called() -> None:
    t = table("thief", seat("warrior", wounds=3), seat("barbarian", objects="double_axe"))
    match = play(t, "turn 0")
    assert match.view(0).duels == {}
    go(match, "end_phase")
    assert match.view(0).duels == {"1": wins(3), "2": wins(-5)}


# ------------------------------------------------------------------ progress

WORN = "short_sword titan_cuirass jade_brooch"


@rule("QT-18.1", "QT-18.2", "QT-18.5", "QT-18.7", "QT-18.9", "QT-18.11", "QT-18.15", "QT-18.16", "QT-18.18")
@pytest.mark.parametrize(
    "quest, far",
    [
        ("lavish", (3, 3)),
        ("keen_edge", (2, 4)),
        ("blacksmith", (4, 4)),
        ("jeweller", (2, 4)),
        ("dragon", (0, 1)),
        ("just", (2, 3)),
        ("bloodthirsty", (3, 3)),
        ("hunter", (1, 3)),
        ("benefactor", (0, 3)),
        ("st_michael", (0, 1)),
        ("greed", (7, 12)),
        ("lucky", (1, 3)),
        ("hero", (3, 6)),
        ("wretched", (0, 1)),
        ("witcher", (0, 1)),
    ],
)
def test_how_far_a_quest_has_come(quest: str, far: tuple[int, int]) -> None:
    remains = "gnoll_hunter drunken_orc ogre_cook orc_champion giant_rat"
    rich = seat("thief", objects=WORN, gems=7, trophies=3, remains=remains, completed="coward")
    t = table(rich, seat("warrior", trophies=5), seat("priest", trophies=1))
    assert progress(t, 0, Quest(QUEST[quest], 1)) == far


@rule("QT-18.25", "QT-23.3")
def test_what_cannot_be_used_does_not_help() -> None:
    t = table(seat("thief", objects="lightning_axe titan_cuirass jade_brooch"), "warrior", "priest")
    assert progress(t, 0, Quest(QUEST["lavish"], 1)) == (2, 3)
    assert progress(t, 0, Quest(QUEST["keen_edge"], 1)) == (0, 4)


@rule("QT-27.2", "QT-17.12")
def test_progress_is_for_those_who_know_the_card() -> None:
    match = play(table(seat("thief", main="greed", secondary="witcher", gems=7), "warrior", "priest"), "turn 0")
    mine, theirs = match.view(0).seats["0"].quests, match.view(1).seats["0"].quests
    assert mine[0] == QuestView(0, "greed", 8, 7, 12, False)
    assert theirs == [QuestView(0, "", 0, 0, 0, False), QuestView(1, "", 0, 0, 0, False)]
    match.table.players[0].secondary[0] = Quest(QUEST["witcher"], 0b11, 1 << QUEST["witcher"])
    assert match.view(0).seats["0"].quests[1] == QuestView(1, "witcher", 3, 1, 1, True)
    assert match.view(1).seats["0"].quests[1] == QuestView(1, "witcher", 3, 0, 0, False)  # the deed stays secret
