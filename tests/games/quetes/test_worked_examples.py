"""The worked examples of the rulebook and of the notes, E1 to E50, one test each."""

from oubliettes.games.quetes.pieces import CARD, OBJECT, QUEST
from oubliettes.games.quetes.rules.power import ally_share, can_flee, gauge
from oubliettes.games.quetes.rules.scoring import result, score
from oubliettes.games.quetes.table import BROKEN, DUE, IN_PART, KEPT, LAPSED, Promise, Table, Terms
from oubliettes.kernel import Match
from tests.games.quetes.situation import (
    FREE,
    arena,
    bids,
    cards,
    facts,
    go,
    meet,
    options,
    p,
    play,
    power,
    prompt,
    rulebook_table,
    seat,
    table,
    totals,
)
from tests.support import rule, said

SPENT = {"token": False}


@rule("QT-12.1", "QT-12.3", "QT-13.2", "QT-13.3", "QT-13.4")
def test_e1_cyclops() -> None:
    t = table(
        seat("barbarian", objects="helm_of_the_dead copper_ring", **SPENT), seat("thief", wounds=3), seat("priest")
    )
    match = meet(t, "infernal_cyclops", *bids(t, 1, "gems 0", "done", "trophies 0", "no_favour"), rolls=[8, 4])
    assert totals(match) == (30, 20)
    assert (p(match, 0).gems, p(match, 0).trophies, cards(p(match, 0).remains)) == (5, 1, ["infernal_cyclops"])
    assert (p(match, 1).gems, p(match, 1).trophies) == (0, 0)
    assert facts(match, "spoils") == [
        {"seat": 0, "goods": (("gem", 5), ("trophy_point", 1), ("infernal_cyclops", 1))},
    ]


def barbarian_turn(match: Match[Table]) -> None:
    price = ("no_favour", "clause if_we_win")
    go(match, "end_phase", "dungeon")
    assert options(match) == ["fight", "negotiate"]  # 32 < 36: no flight
    go(match, "negotiate", "1:gems 2", "1:done", "1:trophies 1", *(f"1:{pick}" for pick in price))
    go(match, "2:gems 2", "2:done", "2:trophies 0", *(f"2:{pick}" for pick in price))
    go(match, "3:gems 1", "3:done", "3:trophies 0", *(f"3:{pick}" for pick in price))
    assert prompt(match) == "0 parley"
    go(match, "haggle seat:1", "gems 1", "done", "trophies 0", *price, "1:no", "shake seat:1", "0:done", "1:done")
    assert totals(match) == (25, 17)
    assert (p(match, 0).gems, p(match, 0).trophies) == (9, 1)
    assert prompt(match) == "0 rest"  # level with the Warrior: no Wretched quest yet
    go(match, "buy double_axe")
    assert (p(match, 0).gems, power(match, 0)) == (1, 17)
    assert options(match, 0) == ["claim 0", "decline"]
    go(match, "0:claim 0")
    assert (p(match, 0).gems, p(match, 0).trophies) == (5, 5)
    go(match, "1:claim 0")
    assert (p(match, 1).gems, p(match, 1).trophies) == (4, 7)
    go(match, "0:end_phase")
    assert match.table.promises[0].state == BROKEN
    assert p(match, 0).record == [0, 0, 1]


@rule("QT-11.8", "QT-11.11", "QT-11.12", "QT-13.7", "QT-17.2", "QT-17.9", "QT-18.3", "QT-18.14", "QT-16.7", "QT-28.6")
def test_e2_turn_of_the_barbarian() -> None:
    barbarian_turn(rulebook_table([7, 1]))


@rule("QT-8.5", "QT-9.12", "QT-23.5", "QT-23.19", "QT-23.20", "QT-12.13", "QT-15.1", "QT-15.6", "QT-14.12", "QT-14.13")
@rule("QT-3.10", "QT-4.2", "QT-28.7", "QT-28.8")
def test_e3_turn_of_the_warrior() -> None:
    match = rulebook_table([7, 1, 3, 7])
    barbarian_turn(match)
    assert prompt(match) == "1 supply"
    assert power(match, 3) == 5
    go(match, "buy armour_of_might", "equip armour_of_might")
    assert power(match, 1) == 9
    go(match, "trade seat:3", "purpose arena_help seat:0", "add helm_of_the_dead", "done", "done", "3:accept")
    assert (power(match, 3), ally_share(power(match, 3), 2)) == (7, 4)
    go(match, "end_phase", "arena seat:0", "address seat:2", "gems 0", "item gnoll_hunter", "done", "no_favour")
    go(match, "clause if_we_win", "2:yes", "end_pass", "0:end_pass", "1:end_pass", "0:end_pass")
    go(match, "2:attacker", "3:attacker", "1:announce_might", "1:done", "0:done", "3:stay")
    assert totals(match) == (32, 24)
    assert OBJECT["armour_of_might"] in match.table.scrap
    go(match, "1:loot double_axe")
    assert [p(match, number).trophies for number in range(4)] == [5, 8, 3, 3]
    assert [p(match, number).gems for number in range(4)] == [4, 4, 1, 0]  # the Pot's four gems are the Warrior's
    assert (p(match, 0).wounds, power(match, 0), power(match, 1)) == (1, 11, 12)
    go(match, "1:keep_promise 2")
    assert cards(p(match, 2).remains) == ["gnoll_hunter"]
    assert p(match, 1).record == [1, 0, 0]


@rule("QT-12.2")
def test_e4_tie() -> None:
    match = meet(table("thief", "priest"), "drunken_orc", "fight", rolls=[5, 5])
    assert totals(match) == (13, 13)
    assert cards(p(match, 0).remains) == ["drunken_orc"]


@rule("QT-5.2", "QT-5.8", "QT-13.10")
def test_e5_kritik_of_the_monster() -> None:
    t = table("thief", seat("priest", **SPENT), "warrior")
    match = meet(t, "bridge_troll", *bids(t, 1, *FREE), "fight", rolls=[3, 8])
    assert totals(match) == (15, 30)
    assert [p(match, number).wounds for number in range(3)] == [2, 2, 0]
    assert cards(match.table.discard) == ["bridge_troll"]
    assert p(match, 0).remains == []


@rule("QT-5.3", "QT-5.1")
def test_e6_own_kritik_still_lost() -> None:
    match = meet(table(seat("priest", **SPENT), "thief"), "storm_giant", "fight", rolls=[8, 7])
    assert totals(match) == (24, 25)
    assert p(match, 0).wounds == 1


@rule("QT-12.2", "QT-5.3")
def test_e7_two_eights() -> None:
    match = meet(table("thief", "warrior"), "drunken_orc", "fight", rolls=[8, 8])
    assert totals(match) == (24, 24)
    assert p(match, 0).wounds == 0
    match = meet(table("thief", "warrior"), "elven_assassin", "fight", rolls=[8, 8])
    assert totals(match) == (24, 26)
    assert p(match, 0).wounds == 2


@rule("QT-13.6", "QT-13.7")
def test_e8_flight() -> None:
    assert [can_flee(8, 12), can_flee(8, 10), can_flee(9, 12), can_flee(9, 14)] == [True, False, False, True]
    assert [can_flee(13, 20), can_flee(14, 20)] == [True, False]
    assert options(meet(table("thief", "warrior"), "orc_champion")) == ["fight", "negotiate", "flee"]
    assert options(meet(table("thief", "warrior"), "elven_assassin")) == ["fight", "negotiate"]


@rule("QT-4.9", "QT-19.3", "QT-19.4")
def test_e9_powers_of_an_ally() -> None:
    t = table("thief", seat("warrior", objects="helm_of_the_dead"), "priest")
    assert gauge(t.players[1]) == 11
    match = meet(t, "elven_assassin", *bids(t, 1, *FREE), "1:announce_unique", rolls=[1, 1])
    assert totals(match) == (8 + 7 + 1, 11)
    t = table("thief", seat("barbarian", objects="steel_flail"), "priest")
    assert gauge(t.players[1]) == 12
    match = meet(t, "elven_assassin", *bids(t, 1, *FREE), "1:announce_unique", rolls=[1, 1])
    assert totals(match) == (8 + 8 + 1, 11)
    assert power(match, 1) == 10
    go(play(match.table, "turn 1"))
    assert gauge(match.table.players[1]) == 10


@rule("QT-23.21", "QT-23.22", "QT-17.12", "QT-18.20")
def test_e10_lightning_axe() -> None:
    holder = seat("barbarian", objects="lightning_axe", secondary="witcher st_gary", **SPENT)
    match = meet(table(holder, "thief"), "vampire_count", "fight", "announce_axe", rolls=[4, 6, 8], rest=True)
    assert totals(match) == (38, 22)
    assert (p(match, 0).gems, p(match, 0).trophies, power(match, 0)) == (5, 1, 8)
    assert OBJECT["lightning_axe"] in match.table.scrap
    assert options(match, 0) == ["claim 1", "claim 2", "decline"]


@rule("QT-4.11", "QT-23.20")
def test_e11_armour_token_and_kritik() -> None:
    t = table(seat("warrior", objects="armour_of_might"), "thief")
    match = meet(t, "storm_giant", "fight", "announce_might", "announce_unique", rolls=[8, 1])
    assert totals(match)[0] == 54


@rule("QT-19.5", "QT-19.6", "QT-19.8")
def test_e12_forester() -> None:
    forester = seat("forester", type="humanoid", objects="helm_of_the_dead")
    t = table("thief", forester, "warrior")
    terms = bids(t, 1, "gems 0", "done", "trophies 0", "no_favour")
    match = meet(t, "infernal_cyclops", *terms, "fight", "1:done", rolls=[1, 1])
    assert totals(match)[0] == 8 + 6 + 1
    t = table("thief", forester, "warrior")
    match = meet(t, "infernal_cyclops", *terms, "fight", "1:announce_unique", rolls=[1, 1])
    assert totals(match)[0] == 8 + 9 + 1
    t = table(seat("warrior", **SPENT), "thief", forester)
    match = arena(t, 1, "2:attacker", rolls=[1, 1])
    assert totals(match)[0] == 8 + 5 + 1


@rule("QT-23.7", "QT-23.8", "QT-23.9", "QT-23.10", "QT-23.11", "QT-23.33", "QT-23.40")
def test_e13_bow() -> None:
    forester = seat("forester", objects="bow_of_constraint", type="undead")
    match = meet(table(forester, "thief"), "wild_griffin", "tame", rest=True)
    assert (power(match, 0), p(match, 0).gems, p(match, 0).remains) == (18, 0, [])
    assert prompt(match) == "0 rest"

    def help_thief(*rolls: int) -> Match[Table]:
        t = table("thief", seat("forester", objects="bow_of_constraint", tamed="wild_griffin"), "warrior")
        return meet(t, "orc_champion", *bids(t, 1, *FREE), "fight", rolls=rolls)

    match = help_thief(5, 1, 4)
    assert totals(match)[0] == 8 + 9 + 5
    assert (power(match, 1), cards(match.table.discard)) == (8, ["wild_griffin"])
    assert OBJECT["bow_of_constraint"] in match.table.scrap
    match = help_thief(5, 1, 5)
    assert power(match, 1) == 18
    assert p(match, 1).equips(OBJECT["bow_of_constraint"])
    match = help_thief(1, 8)  # no roll is left for the flight of the griffin
    assert (power(match, 1), p(match, 1).wounds) == (6, 2)


@rule("QT-14.14", "QT-14.15", "QT-14.19", "QT-3.11", "QT-3.12")
def test_e14_defender_wins_the_first_arena() -> None:
    t = table(
        seat("thief", objects="dwarven_hauberk", gems=2),
        seat("priest", objects="helm_of_the_dead"),
        seat("warrior", **SPENT),
        seat("sorcerer", objects="copper_ring", **SPENT),
        seat("barbarian", **SPENT),
        round=3,
        arena_decided=False,
        pot=3,
    )
    assert [gauge(player) for player in t.players] == [11, 10, 8, 10, 8]
    match = arena(t, 1, "2:attacker", "3:defender", "4:defender", rolls=[2, 6])
    assert totals(match) == (17, 25)
    assert [p(match, number).gems for number in range(5)] == [2, 3, 0, 0, 0]
    assert [p(match, number).trophies for number in range(5)] == [0, 1, 0, 1, 1]
    assert [p(match, number).wounds for number in range(5)] == [1, 0, 1, 0, 0]
    assert (match.table.pot, match.table.arena_decided) == (0, True)
    go(play(match.table, "round"))
    assert match.table.pot == 0


@rule("QT-15.1", "QT-15.5", "QT-15.6")
def test_e15_half_the_gems() -> None:
    t = table(seat("warrior", **SPENT), seat("barbarian", gems=7, **SPENT), "thief")
    match = arena(t, 1, "2:attacker", rolls=[5, 1])
    assert [p(match, number).gems for number in range(3)] == [4, 2, 1]


@rule("QT-19.21", "QT-15.6", "QT-19.1")
def test_e16_thief_token() -> None:
    victim = seat("warrior", gems=5, objects="steel_flail", remains="gnoll_hunter", **SPENT)
    match = arena(table("thief", victim), 1, "double_loot object_and_gems", rolls=[8, 1])
    assert (p(match, 0).gems, p(match, 1).gems, p(match, 0).objects()) == (5, 0, [OBJECT["steel_flail"]])
    assert (cards(p(match, 1).remains), p(match, 0).token) == (["gnoll_hunter"], False)
    match = arena(table("thief", victim), 1, "double_loot object_and_remains", rolls=[8, 1])
    assert (p(match, 0).gems, p(match, 1).gems, cards(p(match, 0).remains)) == (1, 4, ["gnoll_hunter"])


@rule("QT-12.14", "QT-3.13", "QT-12.12", "QT-19.17")
def test_e17_sorcerer_flees_as_defender() -> None:
    t = table("warrior", "sorcerer", "thief", round=3, arena_decided=False, pot=3)
    match = arena(t, 1, "2:attacker", "0:announce_unique", "1:flee_fight")
    assert "dice" not in said(match)
    assert (match.table.pot, match.table.arena_decided) == (3, False)
    assert [player.trophies + player.wounds for player in match.table.players] == [0, 0, 0]
    assert (p(match, 0).token, p(match, 1).token) == (False, False)
    go(play(match.table, "round"))
    assert match.table.pot == 4


@rule("QT-19.18", "QT-18.23")
def test_e18_sorcerer_flees_as_ally() -> None:
    hold = {"secondary": "intrepid", "token": False}
    t = table(
        seat("warrior", **hold), "thief", "sorcerer", seat("priest", secondary="coward"), seat("barbarian", **SPENT)
    )
    t.players[1].token = False
    match = arena(t, 1, "2:attacker", "3:attacker", "4:defender", "2:flee_fight", rolls=[7, 1])
    assert [event["seat"] for event in facts(match, "fist-opened")] == [3, 4]
    assert [player.trophies for player in match.table.players] == [1, 0, 0, 1, 0]
    assert [player.wounds for player in match.table.players] == [0, 1, 0, 0, 1]
    assert p(match, 0).secondary[0].deeds == p(match, 3).secondary[0].deeds == 0


@rule("QT-19.13", "QT-12.11", "QT-19.1")
def test_e19_priest_rerolls() -> None:
    t = table(seat("priest", objects="wooden_buckler"), "thief")
    match = meet(t, "bone_knight", "fight", "reroll", rolls=[3, 4, 6, 2])
    assert [(e["green"], e["red"]) for e in facts(match, "totals")] == [(12, 16), (15, 14)]
    assert (p(match, 0).gems, p(match, 0).wounds, p(match, 0).token) == (4, 0, False)


@rule("QT-23.23", "QT-23.25", "QT-23.39", "QT-23.4")
def test_e20_helm_of_oblivion() -> None:
    t = table(
        seat("warrior", secondary="coward", **SPENT),
        seat("priest", objects="helm_of_oblivion", gems=6, **SPENT),
        "thief",
        arena_decided=False,
        pot=3,
    )
    match = arena(t, 1, "2:attacker", "use_helm", rolls=[6, 1], rest=True)
    assert [player.gems for player in match.table.players] == [3, 6, 0]
    assert [player.trophies + player.wounds for player in match.table.players] == [0, 0, 0]
    assert OBJECT["helm_of_oblivion"] in match.table.scrap
    assert options(match, 0) == ["claim 1", "decline"]


@rule("QT-20.22", "QT-20.23", "QT-20.31")
def test_e21_good_fairy() -> None:
    victim = seat("thief", objects="copper_ring", familiar="jade_brooch", fairy=True, gems=4)
    t = table(seat("warrior", **SPENT), victim, seat("barbarian", **SPENT))
    match = arena(t, 1, "2:defender", rolls=[8, 1])
    assert (p(match, 1).gems, p(match, 1).wounds, p(match, 1).fairy) == (4, 0, False)
    assert (p(match, 1).familiar, p(match, 1).on_familiar) == (True, OBJECT["jade_brooch"])
    assert (p(match, 0).trophies, p(match, 2).wounds) == (1, 2)
    assert cards(match.table.discard) == ["good_fairy"]


@rule("QT-20.4", "QT-20.28", "QT-8.10")
def test_e22_familiar_dies() -> None:
    owner = seat("priest", objects="double_axe", familiar="short_sword", gems=4, **SPENT)
    t = table("thief", owner, "warrior")
    match = meet(t, "bridge_troll", *bids(t, 1, *FREE), "fight", rolls=[1, 8])
    assert (p(match, 1).wounds, p(match, 1).familiar, cards(match.table.discard)) == (
        2,
        False,
        ["bridge_troll", "familiar"],
    )
    assert OBJECT["short_sword"] in match.table.shop
    match = play(match.table, "turn 1")
    assert "buy short_sword" in options(match)


@rule("QT-20.20", "QT-20.21", "QT-20.26")
def test_e23_doppelganger() -> None:
    t = table(seat("barbarian", objects="double_axe", wounds=1, **SPENT), "thief")
    match = meet(t, "doppelganger", rolls=[2, 2])
    assert totals(match) == (14, 14)
    assert (p(match, 0).gems, p(match, 0).remains, cards(match.table.discard)) == (6, [], ["doppelganger"])


HELL = "bridge_troll wild_griffin orc_champion"


def hell_table() -> Table:
    return table(
        seat("warrior", objects="helm_of_the_dead", **SPENT),
        seat("thief", objects="wooden_buckler", trophies=2),
        seat("priest", **SPENT),
        seat("barbarian", objects="steel_flail", trophies=1, **SPENT),
        discard=HELL,
    )


@rule("QT-21.13", "QT-21.14", "QT-21.15", "QT-21.16", "QT-21.32", "QT-25.13")
def test_e24_a_day_in_hell() -> None:
    match = play(hell_table(), "draw", draws=["day_in_hell", "trap"], rolls=[8, 5])
    assert totals(match) == (42, 41)
    assert [player.gems for player in match.table.players] == [3, 3, 3, 3]
    assert prompt(match) == "0 rest"  # the trap was drawn afterwards
    match = play(hell_table(), "draw", draws=["day_in_hell", "trap"], rolls=[7, 5])
    assert totals(match) == (33, 41)
    assert [player.trophies for player in match.table.players] == [0, 1, 0, 0]
    assert [player.wounds for player in match.table.players] == [2, 1, 1, 1]  # the trap wounds the drawer again
    assert cards(match.table.discard) == [*HELL.split(), "day_in_hell", "trap"]


@rule("QT-21.20", "QT-21.21", "QT-21.22")
def test_e25_first_shall_be_last() -> None:
    def after(*trophies: int) -> list[int]:
        t = table(*(seat(trophies=number) for number in trophies))
        match = play(t, "draw", draws=["first_shall_be_last", "trap"])
        return [player.trophies for player in match.table.players]

    assert after(7, 7, 3, 2) == [6, 6, 3, 3]
    assert after(5, 5, 5) == [5, 5, 5]
    assert after(4, 1, 1) == [3, 2, 2]


@rule("QT-21.23", "QT-21.24", "QT-21.27", "QT-10.11")
def test_e26_the_toll() -> None:
    t = table(seat("warrior", gems=3), "thief", "barbarian", seat("sorcerer", gems=1), active=2)
    match = play(t, "draw", "turn 3", "turn 0", "turn 2", draws=["the_toll", "trap", "treasure_chest", "trap"])
    assert (cards([match.table.lasting]), match.table.lasting_seat) == (["the_toll"], 2)
    go(match, "2:end_phase", "3:end_phase")
    assert options(match) == ["arena seat:0", "arena seat:1", "arena seat:2"]
    t = table(seat("warrior", gems=3), "thief", "barbarian", "priest", active=2)
    match = play(t, "draw", "turn 0", "turn 2", draws=["the_toll", "trap", "treasure_chest"])
    go(match, "2:end_phase", "0:end_phase", "dungeon")
    assert p(match, 0).gems == 3 - 2 + 3
    go(match, "0:end_phase")
    assert prompt(match) == "2 supply"
    assert match.table.lasting == -1
    assert cards(match.table.discard) == ["trap", "treasure_chest", "the_toll"]


@rule("QT-3.14", "QT-21.7", "QT-21.26")
def test_e27_too_early() -> None:
    t = table("thief", "warrior", round=2)
    match = play(t, "draw", draws=["dragon_red", "surge_of_love", "bloodthirst", "giant_rat"])
    assert prompt(match) == "0 encounter"
    assert cards([match.table.card, match.table.lasting]) == ["giant_rat", "surge_of_love"]
    assert CARD["dragon_red"] in match.table.deck
    assert (match.table.lasting_seat, cards(match.table.discard)) == (0, ["bloodthirst"])


@rule("QT-18.7", "QT-17.5", "QT-17.6", "QT-27.9")
def test_e28_just_quest() -> None:
    remains = "drunken_orc gnoll_hunter rusty_skeleton giant_rat"
    t = table(seat("thief", remains=remains, secondary="just"), "warrior")
    match = go(play(t, "turn 0"), "0:claim 1")
    assert options(match) == ["spend drunken_orc", "spend gnoll_hunter", "spend rusty_skeleton", "spend giant_rat"]
    go(match, "spend gnoll_hunter")
    assert (p(match, 0).trophies, p(match, 0).gems, cards(p(match, 0).remains)) == (2, 4, ["drunken_orc"])
    assert cards(match.table.discard) == ["gnoll_hunter", "rusty_skeleton", "giant_rat"]


@rule("QT-25.1", "QT-25.4", "QT-25.5", "QT-25.6", "QT-25.8")
def test_e29_ending_is_not_winning() -> None:
    t = table(seat("thief", trophies=11, gems=6, main="greed", secondary="hunter"), seat("warrior", trophies=9))
    match = go(play(t, "rest"), "buy_trophy")
    assert match.result
    assert (match.result.scores, match.result.ranks, match.result.ending) == ((7.0, 9.0), (2, 1), "target")


@rule("QT-25.9", "QT-25.10")
def test_e30_tie_break() -> None:
    t = table(
        seat(trophies=8, gems=9, remains="giant_rat"), seat(trophies=8, remains="drunken_orc gnoll_hunter mist_wolf")
    )
    assert result(t).ranks == (2, 1)


@rule("QT-26.5", "QT-26.6", "QT-26.7", "QT-26.8", "QT-26.12", "QT-26.14")
def test_e31_two_players() -> None:
    t = table(seat("thief", gems=2), seat("warrior", objects="helm_of_the_dead", **SPENT))
    match = meet(t, "vampire_count", rolls=[5, 5])
    assert "flee" in options(match)
    go(match, "negotiate", "1:gems 1", "1:done", "1:trophies 0", "1:no_favour")
    assert options(match) == ["clause if_we_win", "clause in_any_case", "clause in_advance", "drop"]
    go(match, "1:clause in_advance", "shake seat:1")
    assert totals(match) == (22, 21)
    assert (p(match, 0).gems, p(match, 1).gems) == (1 + 5, 1)
    assert match.table.promises == []


@rule("QT-20.11", "QT-20.12", "QT-20.29")
def test_e32_sale() -> None:
    match = play(table(seat("thief", gems=3, kept="sale"), "warrior"), "turn 0")
    assert "buy_on_sale dwarven_hauberk" in options(match)
    go(match, "buy_on_sale dwarven_hauberk")
    assert (p(match, 0).gems, p(match, 0).kept, cards(match.table.discard)) == (0, [], ["sale"])
    match = play(table(seat("thief", gems=1, kept="sale"), "warrior"), "turn 0")
    assert [pick for pick in options(match) if "sale" in pick] == [
        "buy_on_sale blunt_dagger",
        "buy_on_sale wooden_buckler",
        "buy_on_sale copper_ring",
    ]


@rule("QT-21.2", "QT-5.4")
def test_e33_wound_cap() -> None:
    match = play(table(seat("thief", wounds=3), "warrior"), "draw", draws=["meteor_swarm", "treasure_chest"])
    assert (p(match, 0).wounds, power(match, 0), p(match, 1).wounds) == (4, 4, 2)


@rule("QT-24.2", "QT-24.4", "QT-24.6", "QT-24.7")
def test_e34_temple_robbery() -> None:
    robber = seat("warrior", objects="dwarven_hauberk", kept="temple_key", wounds=2, **SPENT)
    t = table(robber, seat("thief", wounds=3), temple=6)
    t.players[0].wounds = 0
    match = go(play(t, "phase_two", rolls=[6, 3]), "rob_temple")
    assert totals(match) == (18, 17)
    assert (p(match, 0).gems, match.table.temple, p(match, 0).cursed) == (6, 0, True)
    assert cards(match.table.discard) == ["temple_key"]
    p(match, 0).wounds = 2
    match.table.agenda.clear()
    match.table.active = 1
    match = play(match.table, "draw", "turn 0", draws=["day_of_grace", "treasure_chest"])
    assert (p(match, 0).wounds, p(match, 1).wounds) == (2, 1)
    go(match, "1:end_phase")
    assert p(match, 0).wounds == 1


@rule("QT-11.5", "QT-16.10", "QT-12.16", "QT-25.12")
def test_e35_trophy_ceded() -> None:
    def beaten(trophies: int) -> Match[Table]:
        t = table(seat("thief", trophies=trophies), seat("priest", **SPENT), "warrior")
        terms = bids(t, 1, "gems 0", "done", "trophies 1", "no_favour", "clause if_we_win")
        return meet(t, "ageless_lich", *terms, "fight", rolls=[8, 1], rest=True)

    match = beaten(0)
    assert p(match, 0).trophies == 2
    go(match, "keep_promise 1")
    assert (p(match, 0).trophies, p(match, 1).trophies) == (1, 1)
    match = beaten(10)
    assert match.result
    assert match.result.scores[:2] == (12.0, 0.0)


@rule("QT-23.13", "QT-23.16", "QT-23.34", "QT-23.35")
def test_e36_ring_substitute() -> None:
    def charmed(*rolls: int) -> Match[Table]:
        t = table(seat("sorcerer", objects="charm_ring"), seat("warrior", objects="dwarven_hauberk"), "thief")
        match = meet(t, "storm_giant", "charm_substitute seat:1", "negotiate", rolls=rolls)
        assert prompt(match) == "2 bid"
        go(match, "2:gems 1", "2:done", "2:trophies 0", "2:no_favour", "2:clause if_we_win", "shake seat:2")
        return go(match, "0:fight", "1:done")

    match = charmed(7, 2)
    assert totals(match) == (23, 20)
    assert (p(match, 0).gems, p(match, 0).trophies, cards(p(match, 0).remains)) == (6, 2, ["storm_giant"])
    assert (p(match, 1).gems, p(match, 1).trophies) == (0, 0)
    match = charmed(2, 7)
    assert [player.wounds for player in match.table.players] == [0, 1, 1]


@rule("QT-21.8", "QT-21.31", "QT-17.2", "QT-18.18")
def test_e37_new_choice() -> None:
    t = table(seat("thief", gems=12, main="hunter", secondary="greed"), "warrior")
    match = play(t, "turn 0", draws=["new_choice", "trap"])
    go(match, "0:decline", "end_phase", "dungeon", "swap_main 1", "0:claim 0")
    assert (p(match, 0).trophies, p(match, 0).gems) == (8, 16)
    assert [quest.card for quest in p(match, 0).secondary] == [QUEST["hunter"]]


@rule("QT-20.14", "QT-20.15", "QT-20.30", "QT-4.9")
def test_e38_vial() -> None:
    def drunk(value: int) -> Match[Table]:
        t = table(seat("warrior", **SPENT), "thief", seat("priest", objects="copper_ring", kept="chaotic_vial"))
        t.players[1].token = False
        return arena(t, 1, "2:attacker", "2:drink_vial", rolls=[value, 3, 1])

    assert totals(drunk(2))[0] == 8 + 4 + 3
    assert totals(drunk(8))[0] == 8 + 7 + 3
    assert cards(drunk(4).table.discard) == ["chaotic_vial"]


@rule("QT-25.2", "QT-25.3")
def test_e39_last_card() -> None:
    t = table("thief", "warrior", deck="trap")
    match = go(play(t, "turn 0", "turn 1", draws=["trap"]), "end_phase", "dungeon")
    assert match.result
    assert (p(match, 0).wounds, match.result.ending) == (1, "deck")


@rule("QT-20.18", "QT-8.7", "QT-8.11")
def test_e40_pilferer() -> None:
    for given, scrap, discard in (("dragon_sword", ["dragon_sword"], []), ("sale", [], ["sale"])):
        t = table(seat("thief", objects="dragon_sword", kept="sale"), "warrior")
        match = meet(t, "pilferer", f"give_up {given}")
        assert match.table.scrap == [OBJECT[name] for name in scrap]
        assert cards(match.table.discard) == [*discard, "pilferer"]
        assert OBJECT["dragon_sword"] not in match.table.shop


@rule("QT-17.8", "QT-17.10", "QT-12.17", "QT-15.1")
def test_e41_claim_before_the_blow() -> None:
    t = table(seat("warrior", **SPENT), seat("thief", gems=13, secondary="greed"), round=5)
    match = go(play(t, "turn 0", rolls=[8, 1]), "1:decline", "0:end_phase", "arena seat:1")
    assert options(match, 1) == ["claim 1", "decline"]
    go(match, "1:claim 1")
    assert (p(match, 1).trophies, p(match, 0).gems, p(match, 1).gems) == (4, 9, 8)


@rule("QT-23.10", "QT-23.11", "QT-5.3")
def test_e42_bow_kritik_in_a_won_fight() -> None:
    t = table(seat("forester", objects="bow_of_constraint", tamed="wild_griffin", type="undead"), "thief")
    match = meet(t, "drunken_orc", "fight", rolls=[7, 8])
    assert totals(match) == (25, 24)
    assert (p(match, 0).gems, cards(p(match, 0).remains), p(match, 0).wounds) == (2, ["drunken_orc"], 0)
    assert (power(match, 0), cards(match.table.discard)) == (8, ["wild_griffin"])
    assert OBJECT["bow_of_constraint"] in match.table.scrap


@rule("QT-23.25", "QT-23.45", "QT-20.4")
def test_e43_helm_and_familiar() -> None:
    def beaten(choice: str) -> Match[Table]:
        t = table(
            seat("barbarian", objects="double_axe", **SPENT),
            seat("priest", objects="helm_of_oblivion", gems=2, **SPENT),
            seat("warrior", objects="copper_ring", familiar="jade_brooch", **SPENT),
        )
        return arena(t, 1, "2:defender", f"1:{choice}", rolls=[8, 1])

    match = beaten("use_helm")
    assert [player.wounds + player.trophies for player in match.table.players] == [0, 0, 0]
    assert (p(match, 1).gems, p(match, 2).familiar) == (2, True)
    match = go(beaten("keep_helm"), "loot_gems")
    assert [player.wounds for player in match.table.players] == [0, 2, 2]
    assert (p(match, 0).gems, p(match, 2).familiar) == (1, False)
    assert OBJECT["jade_brooch"] in match.table.shop


@rule("QT-23.36", "QT-23.46")
def test_e44_charmed_thief() -> None:
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", gems=5, **SPENT), "thief")
    match = go(play(t, "challenge 1 False", rolls=[6, 1]), "charm_ally seat:2")
    assert [player.gems for player in match.table.players] == [3, 2, 0]
    assert [player.trophies for player in match.table.players] == [1, 0, 0]


@rule("QT-23.17", "QT-23.43", "QT-12.13", "QT-12.2")
def test_e45_the_rings_own_bonus() -> None:
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", objects="helm_of_the_dead"), "thief")
    assert [gauge(player) for player in t.players[:2]] == [9, 11]
    match = meet(t, "bridge_troll", "charm_ally seat:1", "fight", "1:done", rolls=[4, 5])
    assert totals(match) == (19, 19)
    assert (p(match, 0).gems, cards(p(match, 0).remains), power(match, 0)) == (4, ["bridge_troll"], 8)
    assert OBJECT["charm_ring"] in match.table.scrap


@rule("QT-19.18", "QT-11.23", "QT-18.13")
def test_e46_the_ally_runs() -> None:
    barbarian = seat("barbarian", objects="short_sword dwarven_hauberk", secondary="witcher", **SPENT)
    t = table(barbarian, "sorcerer", "thief", "warrior")
    assert gauge(t.players[0]) == 14
    terms = bids(t, 1, "gems 2", "done", "trophies 0", "no_favour", "clause if_we_win")
    match = meet(t, "soul_reaper", *terms, "1:flee_fight", rolls=[6, 3], rest=True)
    assert totals(match) == (20, 19)
    assert match.table.promises[0].state == LAPSED
    assert options(match, 0) == ["claim 1", "decline"]


@rule("QT-11.27", "QT-20.36", "QT-16.7")
def test_e47_promised_loot_that_never_came() -> None:
    def looted(fairy: bool) -> Match[Table]:
        victim = seat("thief", objects="steel_flail", gems=4, fairy=fairy)
        t = table(seat("barbarian", objects="double_axe", **SPENT), victim, seat("warrior", **SPENT))
        match = play(t, "challenge 1 False", "rest", rolls=[7, 1])
        go(match, "address seat:2", "gems 0", "loot_item steel_flail", "done", "no_favour", "clause if_we_win", "2:yes")
        return go(match, "1:end_pass", "0:end_pass", "1:end_pass", "2:attacker")

    match = looted(fairy=True)
    assert match.table.promises[0].state == LAPSED
    assert p(match, 0).record == [0, 0, 0]
    match = go(looted(fairy=False), "loot_gems")
    assert match.table.promises[0].state == DUE
    go(match, "end_phase")
    assert (match.table.promises[0].state, p(match, 0).record) == (BROKEN, [0, 0, 1])


@rule("QT-9.9", "QT-9.18")
def test_e48_dropped_proposal() -> None:
    match = play(table(seat("thief", gems=3), "warrior", "priest"), "turn 0")
    go(match, "trade seat:1", "purpose none", "gems 2", "drop")
    assert (p(match, 0).gems, p(match, 1).gems, match.table.trade) == (3, 0, None)
    assert match.view(0).trade_caps["proposals"] == 3
    go(match, "trade seat:1", "drop")
    assert [pick for pick in options(match) if pick.startswith("trade")] == ["trade seat:2"]


@rule("QT-16.6", "QT-11.24")
def test_e49_partly_kept() -> None:
    t = table(seat("thief", gems=3, remains="giant_rat"), "warrior", "priest")
    t.promises = [Promise(0, 1, False, Terms(3, ("giant_rat",)), 4, DUE)]
    match = go(play(t, "rest"), "keep_in_part 1", "gems 2", "done")
    assert (p(match, 0).gems, p(match, 1).gems, match.table.promises[0].state) == (1, 2, IN_PART)
    go(match, "end_phase")
    assert (p(match, 0).record, KEPT) == ([0, 1, 0], "kept")


@rule("QT-25.17")
def test_e50_the_other_reading() -> None:
    t = table(seat("thief", trophies=12, main="greed", secondary="hunter"), "warrior", doubled=True)
    assert score(t, 0) == 3
