"""Power, gauge and wounds (QT-4, QT-5, QT-19.2, QT-19.9, QT-19.15)."""

import pytest

from oubliettes.games.quetes.pieces import OBJECT
from oubliettes.games.quetes.rules.power import ally_share, can_flee, gauge
from tests.games.quetes.situation import (
    FREE,
    arena,
    bids,
    each,
    go,
    meet,
    options,
    p,
    play,
    power,
    seat,
    table,
    totals,
)
from tests.support import rule


def gauge_of(character: str, **things: object) -> int:
    return gauge(table(seat(character, **things), seat()).players[0])


@rule("QT-4.1", "QT-4.2", "QT-4.7")
def test_gauge_power() -> None:
    assert gauge_of("thief") == 8
    assert gauge_of("thief", objects="steel_flail titan_cuirass copper_ring") == 8 + 3 + 4 + 1
    assert gauge_of("thief", objects="steel_flail", familiar="short_sword") == 8 + 3 + 2
    assert gauge_of("thief", objects="steel_flail short_sword") == 8 + 3  # the sword lies in the surplus
    assert gauge_of("thief", wounds=3) == 5
    assert gauge_of("barbarian", fatigue=2) == 6
    assert gauge_of("forester", objects="bow_of_constraint", tamed="drunken_orc") == 8 + 8


@rule("QT-19.2", "QT-19.9", "QT-19.15", "QT-19.23", "QT-23.3", "QT-23.5")
@pytest.mark.parametrize(
    "character, own, plain, reserved",
    [
        ("barbarian", "lightning_axe", "blunt_dagger", "bow_of_constraint"),
        ("warrior", "armour_of_might", "wooden_buckler", "helm_of_oblivion"),
        ("sorcerer", "charm_ring", "copper_ring", "blackmail_charm"),
    ],
)
def test_class_bonus(character: str, own: str, plain: str, reserved: str) -> None:
    assert gauge_of(character, objects=plain) == 8 + 1 + 1
    assert gauge_of(character, objects=own) == 8 + 1
    assert gauge_of(character, objects=reserved) == 8  # reserved for somebody else
    assert gauge_of(character, objects=own, familiar=plain) == 8 + 1 + 1  # once, however many
    assert gauge_of("thief", objects=plain) == 8 + 1


@rule("QT-4.3")
def test_gauge_follows_every_change_at_once() -> None:
    match = play(table(seat("barbarian", gems=10, wounds=2), "thief"), "turn 0")
    assert power(match, 0) == 7  # one wound healed
    go(match, "buy steel_flail")
    assert power(match, 0) == 11
    go(match, "heal")
    assert match.view(1).seats["0"].power == 12


@rule("QT-4.4", "QT-4.5", "QT-4.6", "QT-26.7", "QT-26.8")
def test_ally_values() -> None:
    assert [ally_share(number, 2) for number in (2, 4, 5, 8, 9, 23, 24)] == [1, 2, 3, 4, 5, 12, 12]
    three_quarters = "3 4 5 6 6 7 8 9 9 10 11 12 12 13 14 15 15 16 17 18"
    assert [ally_share(number, 3) for number in range(4, 24)] == [int(word) for word in three_quarters.split()]
    assert [ally_share(number, 2) for number in range(4, 24)] == [n // 2 for n in range(5, 25)]
    for number in range(1, 41):
        least = -(-3 * number // 2)
        assert (can_flee(number, least), can_flee(number, least - 1)) == (True, False)
    seen = play(table(seat("thief", objects="copper_ring"), "warrior", "priest"), "turn 0").view(2).seats["0"]
    assert (seen.power, seen.ally) == (9, 5)
    seen = play(table(seat("thief", objects="copper_ring"), "warrior"), "turn 0").view(1).seats["0"]
    assert (seen.power, seen.ally) == (9, 7)  # with two players the blue numbers are replaced


@rule("QT-4.8", "QT-4.12")
def test_power_is_never_below_zero() -> None:
    assert gauge_of("barbarian", wounds=4, fatigue=2) == 2
    t = table(seat("barbarian", wounds=4, fatigue=2, token=False, kept="chaotic_vial"), "thief")
    match = meet(t, "giant_rat", "fight", "drink_vial", rolls=[1, 5, 1])
    assert totals(match)[0] == 0 + 5
    t = table("thief", "warrior")
    t.players[0].fatigue = 20
    assert gauge(t.players[0]) == 0


@rule("QT-4.10", "QT-14.7", "QT-14.6")
def test_principals_count_in_full_and_the_others_as_allies() -> None:
    t = table(
        seat("thief"),
        seat("priest", objects="copper_ring"),
        seat("warrior", token=False),
        seat("barbarian", token=False),
    )
    match = arena(t, 1, "2:attacker", "3:defender", rolls=[2, 1])
    assert totals(match) == (8 + 4 + 2, 9 + 4 + 1)


@rule("QT-5.1")
def test_a_wound_is_one_power_less() -> None:
    match = meet(table("thief", "warrior"), "orc_champion", "fight", rolls=[1, 5])
    assert (p(match, 0).wounds, power(match, 0)) == (1, 7)


@rule("QT-5.4", "QT-5.5")
def test_never_more_than_four_wounds_and_nobody_dies() -> None:
    match = meet(table(seat("thief", wounds=3), "warrior"), "orc_champion", "fight", rolls=[1, 8], rest=True)
    assert (p(match, 0).wounds, match.pending[0].seat) == (4, 0)


@rule("QT-5.6", "QT-24.7")
def test_one_wound_heals_at_the_start_of_ones_own_turn() -> None:
    t = table(seat("thief", wounds=2), seat("warrior", wounds=2, cursed=True))
    match = play(t, "turn 1")
    assert each(match, "wounds") == [2, 1]
    match = play(table("thief", "warrior"), "turn 0")
    assert each(match, "wounds") == [0, 0]


@rule("QT-19.4")
def test_fatigue_cannot_be_healed() -> None:
    match = go(play(table(seat("barbarian", gems=2, wounds=3, fatigue=2), "thief"), "turn 0"), "heal")
    assert (p(match, 0).wounds, p(match, 0).fatigue, power(match, 0)) == (0, 2, 6)
    t = table(seat("barbarian", fatigue=2), "thief")
    match = play(t, "draw", draws=["day_of_grace", "treasure_chest"])
    assert power(match, 0) == 6


@rule("QT-5.3")
def test_a_defeat_is_on_a_kritik_only_by_the_winners_die() -> None:
    match = meet(table("thief", "warrior"), "dragon_red", "fight", rolls=[8, 7])
    assert p(match, 0).wounds == 1
    match = meet(table("thief", "warrior"), "dragon_red", "fight", rolls=[7, 8])
    assert p(match, 0).wounds == 2
    t = table(seat("barbarian", objects="lightning_axe", token=False), seat("warrior", token=False))
    match = arena(t, 1, "announce_axe", rolls=[1, 1, 8])  # the second die is the attacker's too
    assert p(match, 1).wounds == 2


@rule("QT-5.9")
def test_trap_and_meteors_are_no_defeats() -> None:
    owner = seat("thief", objects="double_axe", familiar="short_sword", fairy=True)
    match = meet(table(owner, "warrior"), "trap", rest=True)
    assert (p(match, 0).wounds, p(match, 0).fairy, p(match, 0).familiar) == (1, True, True)
    match = play(table(owner, "warrior"), "draw", draws=["meteor_swarm", "trap"])
    assert (p(match, 0).wounds, p(match, 0).fairy, p(match, 0).familiar) == (3, True, True)


@rule("QT-4.9", "QT-26.9")
def test_sum_first_then_half() -> None:
    t = table(
        seat("thief", objects="wooden_buckler"),
        seat("warrior", objects="helm_of_the_dead copper_ring", kept="chaotic_vial"),
        "priest",
    )
    match = meet(t, "giant_rat", *bids(t, 1, *FREE), "1:announce_unique", "1:drink_vial", rolls=[5, 1, 1])
    assert totals(match)[0] == 9 + 8 + 1  # ceil((8 + 2 + 1 + 1 + 2 + 1) / 2)


@rule("QT-8.4")
def test_the_surplus_gives_nothing() -> None:
    match = play(table(seat("warrior", objects="helm_of_the_dead titan_cuirass"), "thief"), "turn 0")
    assert (power(match, 0), OBJECT["titan_cuirass"] in p(match, 0).surplus) == (11, True)
    assert "equip titan_cuirass" in options(match)
