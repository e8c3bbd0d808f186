"""Event cards (QT-21)."""

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.pieces import CARD, NOTHING, OBJECT, QUEST
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import Match
from tests.games.quetes.situation import cards, each, facts, go, options, p, play, prompt, seat, table, totals
from tests.support import rule, said

SPENT = {"token": False}


def drawn(t: Table, card: str, *rolls: int) -> Match[Table]:
    """This event, then a Chest."""
    return play(t, "draw", draws=[card, "treasure_chest"], rolls=rolls)


@rule("QT-21.1", "QT-21.35")
def test_an_event_is_applied_discarded_and_followed_by_another_card() -> None:
    match = drawn(table("thief", "warrior"), "meteor_swarm")
    assert (each(match, "wounds"), cards(match.table.discard)) == ([2, 2], ["meteor_swarm", "treasure_chest"])
    assert prompt(match) == "0 rest"


@rule("QT-21.3", "QT-24.6")
def test_day_of_grace() -> None:
    t = table(seat("thief", wounds=3), seat("warrior", wounds=1), seat("priest", wounds=3, cursed=True))
    assert each(drawn(t, "day_of_grace"), "wounds") == [1, 0, 3]


@rule("QT-21.4", "QT-21.5")
def test_bloodthirst() -> None:
    match = drawn(table("thief", "warrior", "priest", active=1), "bloodthirst")
    assert (prompt(match), options(match, 2)) == ("2 camp", ["attacker", "defender"])
    assert facts(match, "arena-open") == [{"seat": 1, "victim_seat": 0}]


@rule("QT-21.6", "QT-21.7", "QT-21.35")
def test_bloodthirst_without_effect() -> None:
    t = table("thief", "warrior")
    t.deck.remove(CARD["surge_of_love"])
    t.lasting, t.lasting_seat = CARD["surge_of_love"], 1
    match = drawn(t, "bloodthirst")
    assert (prompt(match), cards(match.table.discard)) == ("0 rest", ["bloodthirst", "treasure_chest"])
    match = drawn(table("thief", "warrior", round=2), "bloodthirst")
    assert "arena-open" not in said(match)


@rule("QT-21.8", "QT-21.9", "QT-21.31")
def test_a_new_choice() -> None:
    t = table(
        seat("thief", main="hunter", secondary="greed"),
        seat("warrior", secondary="just"),
        seat("priest", main="hero", secondary="witcher dragon"),
        active=1,
    )
    t.players[2].main = t.players[2].main._replace(deeds=8)
    match = drawn(t, "new_choice")
    assert (prompt(match), options(match)) == ("2 new-choice", ["keep_main", "swap_main 1", "swap_main 2"])
    go(match, "swap_main 2", "0:keep_main")
    assert p(match, 2).main.card == QUEST["dragon"]
    assert p(match, 2).secondary[1][::2] == (QUEST["hero"], 8)  # credit stays with its card
    assert (p(match, 0).main.card, p(match, 1).secondary[0].card) == (QUEST["hunter"], QUEST["just"])
    assert facts(match, "main-swapped") == [{"seat": 2}]
    assert [quest.name for quest in match.view(0).seats["2"].quests] == ["", "", ""]


@rule("QT-21.10")
def test_unexpected_delivery() -> None:
    t = table("thief", "warrior")
    for name in ("charm_ring", "double_axe"):
        t.shop.remove(OBJECT[name])
        t.scrap.append(OBJECT[name])
    match = drawn(t, "unexpected_delivery")
    assert match.table.scrap == [OBJECT["double_axe"]]
    assert OBJECT["charm_ring"] in match.table.shop


@rule("QT-21.11", "QT-21.12", "QT-21.35")
def test_putrefaction() -> None:
    t = table(seat("thief", remains="giant_rat mist_wolf"), "warrior", seat("priest", remains="gnoll_hunter"), active=1)
    match = drawn(t, "putrefaction")
    assert (prompt(match), options(match)) == ("0 putrefaction", ["rot giant_rat", "rot mist_wolf"])
    assert cards(match.table.discard) == ["gnoll_hunter"]  # in turn order from the drawer
    go(match, "rot mist_wolf")
    assert cards(match.table.discard) == ["gnoll_hunter", "mist_wolf", "putrefaction", "treasure_chest"]
    assert cards(p(match, 0).remains) == ["giant_rat"]


@rule("QT-21.13", "QT-21.18", "QT-21.33", "QT-27.8")
def test_the_last_three_monsters_of_the_discard_pile() -> None:
    t = table(
        seat("thief", **SPENT),
        seat("warrior", **SPENT),
        discard="storm_giant giant_rat trap mist_wolf sale dragon_red mimic",
    )
    t.aside.remove(OBJECT["dragon_amulet"])
    t.scrap.append(OBJECT["dragon_amulet"])
    match = drawn(t, "day_in_hell", 1, 1)
    assert facts(match, "hell")[0]["monsters"] == (("giant_rat", 1), ("mist_wolf", 1), ("dragon_red", 1))
    assert totals(match)[1] == 4 + 8 + 19 + 1
    assert match.view(0).fight is None  # another card has been drawn
    tail = ["giant_rat", "mist_wolf", "dragon_red", "day_in_hell", "treasure_chest"]
    assert cards(match.table.discard) == ["storm_giant", "trap", "sale", "mimic", *tail]
    match = drawn(
        table(seat("thief", **SPENT), seat("warrior", **SPENT), discard="trap giant_rat"), "day_in_hell", 8, 1
    )
    assert (totals(match)[1], each(match, "gems")) == (5, [1 + 3, 0])
    match = drawn(table("thief", "warrior", discard="trap mimic"), "day_in_hell")
    assert facts(match, "no-effect") == [{"card": "day_in_hell"}]


@rule("QT-21.14", "QT-26.9")
def test_everybody_helps_in_hell() -> None:
    match = drawn(
        table(seat("thief"), seat("warrior", **SPENT), "priest", discard="giant_rat", active=1), "day_in_hell", 1, 1
    )
    assert totals(match)[0] == 8 + 4 + 4 + 1
    match = drawn(table(seat("thief"), seat("warrior", **SPENT), discard="giant_rat"), "day_in_hell", 1, 1)
    assert totals(match)[0] == 8 + 6 + 1


@rule("QT-21.15", "QT-21.17", "QT-21.16")
def test_gems_of_hell_one_by_one_from_the_active_player() -> None:
    t = table("thief", seat("warrior", **SPENT), "priest", discard="elven_assassin giant_rat", active=1)
    match = drawn(t, "day_in_hell", 8, 1)
    assert each(match, "gems") == [1, 2 + 3, 2]
    assert (each(match, "trophies"), p(match, 1).remains) == ([0, 0, 0], [])
    match = drawn(table("thief", seat("warrior", **SPENT), discard="storm_giant"), "day_in_hell", 8, 1)
    assert (each(match, "gems"), each(match, "trophies"), p(match, 0).remains) == ([3 + 3, 3], [0, 0], [])


@rule("QT-21.13", "QT-21.33")
def test_the_monsters_of_hell_are_named_while_their_gems_are_counted() -> None:
    t = table(seat("thief", gems=11, secondary="greed", **SPENT), seat("warrior", **SPENT), discard="giant_rat")
    match = drawn(t, "day_in_hell", 8, 1)
    assert (prompt(match), match.view(1).fight.hell, match.view(1).discard) == (
        "0 guild",
        ["giant_rat"],
        ["giant_rat", "day_in_hell"],
    )
    assert GAME.check(match.table) == []


@rule("QT-20.33", "QT-21.16")
def test_the_fairy_does_not_save_a_trophy_point_from_hell() -> None:
    t = table(seat("thief", trophies=3, fairy=True), seat("warrior", **SPENT), discard="storm_giant ageless_lich")
    match = drawn(t, "day_in_hell", 1, 1)
    assert (p(match, 0).trophies, p(match, 0).wounds, p(match, 0).fairy, p(match, 1).wounds) == (2, 0, False, 1)


@rule("QT-21.19")
def test_no_talks_and_no_flight_from_hell() -> None:
    t = table("warrior", "barbarian", seat("forester", objects="bow_of_constraint", type="undead"), discard="giant_rat")
    match = drawn(t, "day_in_hell", 1, 1)
    assert (prompt(match), options(match)) == ("0 announce", ["announce_unique", "done"])


@rule("QT-21.19", "QT-21.34")
def test_a_sorcerer_flees_hell() -> None:
    t = table("thief", seat("sorcerer", trophies=2), seat("warrior", **SPENT), discard="storm_giant ageless_lich")
    match = go(drawn(t, "day_in_hell", 1, 1), "1:flee_fight")
    assert (p(match, 1).wounds, p(match, 1).trophies, p(match, 0).wounds) == (0, 2, 1)
    assert facts(match, "hell-trophy") == []  # the others had none to lose
    t = table("thief", "sorcerer", seat("warrior", **SPENT), discard="giant_rat mist_wolf")
    match = go(drawn(t, "day_in_hell", 8, 1), "1:flee_fight")
    assert each(match, "gems") == [2 + 3, 0, 2]
    t = table("sorcerer", seat("warrior", **SPENT), discard="storm_giant ageless_lich")
    match = go(drawn(t, "day_in_hell"), "0:flee_fight")
    assert (each(match, "wounds"), each(match, "gems")) == ([0, 0], [3, 0])
    assert cards(match.table.discard) == ["storm_giant", "ageless_lich", "day_in_hell", "treasure_chest"]


@rule("QT-21.25", "QT-21.26", "QT-21.27")
def test_surge_of_love() -> None:
    t = table("thief", "warrior", "priest")
    match = play(t, "draw", "turn 1", "turn 0", draws=["surge_of_love", "trap", "treasure_chest", "trap"])
    go(match, "0:end_phase")
    assert match.view(2).lasting == "surge_of_love"
    go(match, "1:end_phase")
    assert prompt(match) == "1 rest"  # no Arena: the Dungeon was the only way
    go(match, "end_phase")
    assert match.table.lasting == NOTHING
    go(match, "end_phase")
    assert "arena seat:1" in options(match)


@rule("QT-21.28", "QT-21.29")
def test_a_new_lasting_event_replaces_the_old_one() -> None:
    t = table("thief", "warrior")
    t.deck.remove(CARD["surge_of_love"])
    t.lasting, t.lasting_seat = CARD["surge_of_love"], 1
    match = drawn(t, "the_toll")
    assert (cards([match.table.lasting]), match.table.lasting_seat) == (["the_toll"], 0)
    assert cards(match.table.discard) == ["surge_of_love", "treasure_chest"]


@rule("QT-21.23", "QT-21.24", "QT-7.2")
def test_the_toll_is_paid_once_to_the_reserve() -> None:
    t = table("thief", seat("warrior", gems=2), active=1)
    t.deck.remove(CARD["the_toll"])
    t.lasting, t.lasting_seat = CARD["the_toll"], 0
    match = go(play(t, "phase_two", draws=["day_of_grace", "trap"]), "dungeon")
    assert (p(match, 1).gems, match.table.reserve, prompt(match)) == (0, 40, "1 rest")
    t = table("thief", seat("warrior", gems=6), active=1)
    t.deck.remove(CARD["the_toll"])
    t.lasting, t.lasting_seat = CARD["the_toll"], 0
    match = go(play(t, "phase_two", draws=["day_of_grace", "trap"]), "dungeon")
    assert p(match, 1).gems == 4  # the second card is free
    match = play(table(seat("thief", gems=6), "warrior"), "draw", draws=["the_toll", "trap"])
    assert p(match, 0).gems == 6  # for its drawer too
