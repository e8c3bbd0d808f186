"""Negotiation and promises (QT-11, QT-16): bids, handshakes, Arena talks, what falls due, how it is settled."""

from oubliettes.games.quetes.pieces import OBJECT
from oubliettes.games.quetes.table import (
    BROKEN,
    DUE,
    GREEN,
    IN_PART,
    KEPT,
    LAPSED,
    NOTED,
    OPEN,
    Promise,
    Table,
    Terms,
)
from oubliettes.kernel import Match
from tests.games.quetes.situation import (
    FREE,
    arena,
    bids,
    cards,
    each,
    facts,
    fight,
    go,
    meet,
    options,
    p,
    play,
    prompt,
    seat,
    table,
    totals,
)
from tests.support import rule, said

WIN = "clause if_we_win"


def states(match: Match[Table]) -> list[str]:
    return [promise.state for promise in match.table.promises]


# ------------------------------------------------------------------ against a monster


@rule("QT-11.1", "QT-11.2", "QT-11.6", "QT-11.8")
def test_one_ally_bound_by_a_handshake() -> None:
    t = table("thief", "warrior", "barbarian", active=1)
    match = meet(t, "elven_assassin", "negotiate")
    order = []
    while match.pending[0].prompt == "bid":
        order.append(match.pending[0].seat)
        go(match, "gems 0", "done", "no_favour")
    assert order == [2, 0]
    go(match, "shake seat:0")
    assert fight(match).camps == [GREEN, GREEN, 0]
    assert not any("shake" in pick for pick in options(match))


@rule("QT-11.3", "QT-11.9", "QT-11.10", "QT-11.26", "QT-22.8")
def test_what_terms_may_hold() -> None:
    debtor = seat("thief", gems=2, objects="steel_flail", remains="giant_rat", secondary="hunter", kept="sale")
    match = meet(table(debtor, "warrior", "barbarian"), "infernal_cyclops", "negotiate")
    assert options(match) == ["decline", *(f"gems {n}" for n in range(2 + 5 + 1))]
    go(match, "gems 7")
    cards_ = ["item steel_flail", "item sale", "item giant_rat", "item infernal_cyclops", "quest_item"]
    assert options(match) == [*cards_, "done", "drop"]
    go(match, *cards_[1:])
    assert options(match) == ["trophies 0", "trophies 1", "drop"]  # four cards at most
    go(match, "trophies 1")
    assert options(match) == ["no_favour", "favour", "drop"]
    go(match, "favour")
    assert options(match) == ["clause if_we_win", "clause in_any_case", "drop"]
    go(match, WIN)
    assert fight(match).bids[1] == Terms(7, ("sale", "giant_rat", "infernal_cyclops"), (), 1, 1, True)
    match = meet(table("thief", "warrior", "barbarian"), "dragon_green", "negotiate", "gems 0")
    assert options(match) == ["item dragon_green", "item dragon_sword", "done", "drop"]
    go(match, "done")
    assert options(match) == ["trophies 0", "trophies 1", "trophies 2", "trophies 3", "drop"]


@rule("QT-11.5")
def test_trophy_points_only_with_the_strong_monsters() -> None:
    for card, most in (("storm_giant", 2), ("vampire_count", 1), ("bridge_troll", 0), ("djinn", 0)):
        match = meet(table("thief", "warrior", "barbarian"), card, "negotiate", "gems 0")
        if match.pending[0].prompt == "terms-items":
            go(match, "done")
        offered = [pick for pick in options(match) if pick.startswith("trophies")]
        assert len(offered) == (most + 1 if most else 0)


@rule("QT-11.26")
def test_terms_may_be_dropped_at_any_pick() -> None:
    for picks in (("gems 1",), ("gems 1", "done"), ("gems 1", "done", "favour")):
        match = meet(table(seat("thief", gems=1), "warrior", "barbarian"), "giant_rat", "negotiate", *picks, "drop")
        assert (fight(match).bids[1], prompt(match)) == (None, "2 bid")
        assert match.table.promises == []


@rule("QT-11.7")
def test_first_choice_against_a_monster() -> None:
    assert options(meet(table("thief", "warrior"), "giant_rat")) == ["fight", "negotiate"]
    assert options(meet(table("thief", "warrior"), "storm_giant")) == ["fight", "negotiate", "flee"]
    t = table(seat("sorcerer", objects="charm_ring"), "warrior", "thief")
    ring = [f"charm_{mode} seat:{number}" for mode in ("substitute", "ally") for number in (1, 2)]
    assert options(meet(t, "giant_rat")) == ["fight", "negotiate", *ring]
    t = table(seat("forester", objects="bow_of_constraint"), "warrior")
    assert options(meet(t, "giant_rat")) == ["fight", "negotiate", "tame"]


@rule("QT-11.11", "QT-11.12", "QT-27.10")
def test_counter_offers() -> None:
    offer = ("gems 0", "done", "no_favour")
    match = meet(table("thief", "warrior", "barbarian"), "giant_rat", "negotiate", "1:gems 1", "1:done", "1:no_favour")
    go(match, f"1:{WIN}", "2:decline")
    assert options(match) == ["shake seat:1", "haggle seat:1", "haggle seat:2", "close"]
    go(match, "haggle seat:2", *offer, "2:no", "haggle seat:2", "drop")
    assert options(match) == ["shake seat:1", "haggle seat:1", "close"]  # two each, drops included
    go(match, "haggle seat:1", *offer, "1:no")
    assert "shake seat:1" in options(match)  # the earlier bid still stands
    go(match, "haggle seat:1", *offer, "1:yes")
    assert fight(match).camps[1] == GREEN
    t = table("thief", "warrior", "barbarian", "sorcerer", "priest")
    match = meet(t, "giant_rat", "negotiate", "1:decline", "2:decline", "3:decline", "4:decline", rolls=[1, 1])
    for number in (1, 1, 2, 3):
        go(match, f"haggle seat:{number}", "drop")
    assert "no-ally" in said(match)  # four in all: nothing was left but to close


@rule("QT-11.12")
def test_a_yes_to_a_counter_offer_is_a_handshake_at_once() -> None:
    t = table(seat("thief", gems=2), "barbarian", "sorcerer")
    match = meet(t, "giant_rat", "negotiate", "1:decline", "2:decline", "haggle seat:1", "gems 2", "done", "no_favour")
    go(match, WIN, "1:yes")
    assert "handshake" in said(match)
    assert match.table.promises[0][:2] == (0, 1)


@rule("QT-11.13", "QT-11.22", "QT-11.4")
def test_promise_records_are_public() -> None:
    t = table("thief", "warrior", "barbarian")
    match = meet(t, "giant_rat", *bids(t, 1, "gems 1", "done", "favour", "clause in_any_case"))
    for viewer in (0, 1, 2, None):
        (record,) = match.view(viewer).promises.values()
        assert (record.debtor, record.creditor, record.state, record.terms.clause) == (0, 1, "open", "in_any_case")
        assert record.terms.goods == [("gem", 1), ("favour", 1)]
        assert match.view(viewer).fight.bids[1].goods == [("gem", 1), ("favour", 1)]
    t = table("thief", "warrior", "barbarian")
    match = meet(t, "giant_rat", *bids(t, 1, *FREE))
    assert match.table.promises == []  # help for nothing leaves no record


@rule("QT-11.14", "QT-16.7")
def test_a_favour_is_only_a_note() -> None:
    t = table("thief", seat("warrior", token=False), seat("barbarian", token=False))
    match = meet(t, "giant_rat", *bids(t, 1, "gems 0", "done", "favour", WIN), rolls=[5, 1], rest=True)
    assert (states(match), match.view(2).favours) == ([NOTED], [(0, 1)])
    assert not any("promise" in pick for pick in options(match))
    go(match, "end_phase")
    assert (states(match), p(match, 0).record) == ([NOTED], [0, 0, 0])
    t = match.table
    t.active = 1
    t.players[0].token = False
    match = meet(t, "drunken_orc", *bids(t, 2, *FREE), rolls=[5, 1])
    assert match.table.favours == [(0, 1)]
    t.active = 2
    match = meet(t, "mist_wolf", *bids(t, 0, *FREE), rolls=[5, 1])
    assert match.table.favours == [(0, 1)]  # with somebody else
    t.active = 1
    match = meet(t, "gnoll_hunter", *bids(t, 0, *FREE), rolls=[5, 1])
    assert match.table.favours == []  # the debtor has sided with the creditor


@rule("QT-11.15", "QT-20.16", "QT-24.5")
def test_no_talks_against_those_who_must_be_fought_alone() -> None:
    for card in ("mimic", "doppelganger"):
        match = meet(table(seat("thief", token=False), "priest", "barbarian"), card, rolls=[8, 1])
        assert "totals" in said(match)
    t = table(seat("thief", kept="temple_key"), "priest", "barbarian")
    match = go(play(t, "phase_two", rolls=[1, 1]), "rob_temple")
    assert totals(match) == (9, 15)


@rule("QT-11.23", "QT-13.8", "QT-13.9", "QT-23.43")
def test_fleeing_after_a_handshake() -> None:
    t = table("thief", "warrior", "barbarian")
    match = meet(t, "orc_champion", *bids(t, 1, "gems 2", "done", "no_favour", "clause in_any_case"), rest=True)
    assert (prompt(match), options(match)) == ("0 stand", ["fight", "flee"])
    go(match, "flee")
    assert (states(match), cards(match.table.discard), prompt(match)) == ([LAPSED], ["orc_champion"], "0 rest")
    assert (each(match, "wounds"), p(match, 0).record) == ([0, 0, 0], [0, 0, 0])
    t = table(seat("sorcerer", objects="charm_ring"), "warrior", "barbarian")
    match = meet(t, "bridge_troll", "charm_ally seat:1", "flee", rest=True)
    assert (match.table.scrap, prompt(match)) == ([OBJECT["charm_ring"]], "0 rest")


@rule("QT-11.25")
def test_clauses() -> None:
    def lost(clause: str) -> list[str]:
        t = table(seat("thief", gems=2), seat("priest", token=False), "barbarian")
        terms = bids(t, 1, "gems 2", "done", "no_favour", f"clause {clause}")
        return states(meet(t, "orc_champion", *terms, "fight", rolls=[1, 7], rest=True))

    assert lost("if_we_win") == [LAPSED]
    assert lost("in_any_case") == [DUE]


@rule("QT-13.5", "QT-16.2", "QT-11.4")
def test_the_ally_gets_what_the_active_player_decides() -> None:
    def shared(*picks: str) -> Match[Table]:
        t = table("thief", seat("priest", token=False), "barbarian")
        terms = bids(t, 1, "gems 2", "item drunken_orc", "no_favour", WIN)
        match = meet(t, "drunken_orc", *terms, rolls=[5, 1], rest=True)
        assert (p(match, 1).gems, p(match, 1).remains) == (0, [])
        assert {"keep_promise 1", "keep_in_part 1", "break_promise 1"} < set(options(match))
        return go(match, *picks)

    match = shared("keep_promise 1")
    assert (p(match, 1).gems, cards(p(match, 1).remains), states(match)) == (2, ["drunken_orc"], [KEPT])
    match = shared("break_promise 1")
    assert (p(match, 1).gems, states(match), match.table.betrayals[0][1]) == (0, [BROKEN], 1)
    assert not any("promise" in pick for pick in options(match))  # irrevocable
    match = shared("keep_in_part 1", "gems 0")  # at least one thing: the card alone is left
    assert (p(match, 1).gems, cards(p(match, 1).remains), states(match)) == (0, ["drunken_orc"], [IN_PART])


@rule("QT-11.4", "QT-11.24")
def test_breaking_a_promise_costs_nothing_but_a_public_count() -> None:
    t = table(seat("thief", gems=3, trophies=4, remains="giant_rat"), "warrior", "priest")
    t.promises = [
        Promise(0, 1, False, Terms(2), 4, DUE),
        Promise(0, 2, False, Terms(0, ("giant_rat",)), 4, DUE),
        Promise(0, 1, False, Terms(1), 4, DUE),
    ]
    match = go(play(t, "rest"), "break_promise 1", "keep_promise 2", "end_phase")
    assert (states(match), match.view(2).seats["0"].promises) == (
        [BROKEN, KEPT, BROKEN],
        {"kept": 1, "kept_in_part": 0, "broken": 2},
    )
    assert (each(match, "gems"), each(match, "trophies"), each(match, "wounds")) == ([3, 0, 0], [4, 0, 0], [0, 0, 0])
    assert [p(match, number).record for number in (1, 2)] == [[0, 0, 0]] * 2


@rule("QT-16.6", "QT-16.9", "QT-27.3")
def test_settling_face_down_quests() -> None:
    t = table(seat("thief", secondary="hunter dragon"), seat("warrior", secondary="greed hero"), "priest")
    t.promises = [Promise(0, 1, False, Terms(quests=1), 4, DUE), Promise(0, 1, False, Terms(quests=1), 4, DUE)]
    match = go(play(t, "rest"), "keep_promise 1")
    assert options(match) == ["give_quest 1", "give_quest 2"]
    go(match, "give_quest 2")
    assert [quest.name for quest in match.view(1).seats["1"].quests] == ["greed", "hero", "dragon"]
    assert [pick for pick in options(match) if "promise" in pick or "part" in pick] == ["break_promise 2"]
    t = table(seat("thief", secondary="hunter dragon"), seat("warrior", secondary="greed hero"), "priest")
    t.promises = [Promise(0, 1, False, Terms(quests=2), 4, DUE)]
    match = play(t, "rest")
    assert "keep_promise 1" not in options(match)  # there is room for one only
    go(match, "keep_in_part 1", "give_quest 1")
    assert (states(match), prompt(match)) == ([IN_PART], "0 rest")
    assert [quest.name for quest in match.view(1).seats["1"].quests] == ["greed", "hero", "hunter"]


@rule("QT-16.6")
def test_a_part_is_at_least_one_thing() -> None:
    t = table(seat("thief", gems=2, remains="giant_rat mist_wolf"), "warrior", "priest")
    t.promises = [Promise(0, 1, False, Terms(2, ("giant_rat", "mist_wolf")), 4, DUE)]
    match = go(play(t, "rest"), "keep_in_part 1")
    assert options(match) == ["gems 0", "gems 1", "gems 2"]
    go(match, "gems 0")
    assert options(match) == ["hand giant_rat", "hand mist_wolf"]
    go(match, "hand mist_wolf")
    assert options(match) == ["hand giant_rat", "done"]
    go(match, "done")
    assert (each(match, "gems"), cards(p(match, 1).remains), states(match)) == ([2, 0, 0], ["mist_wolf"], [IN_PART])
    t = table(seat("thief", gems=1, kept="sale sale"), "warrior", "priest")
    t.promises = [Promise(0, 1, False, Terms(0, ("sale", "sale")), 4, DUE)]
    match = go(play(t, "rest"), "buy_on_sale blunt_dagger", "keep_in_part 1")  # one of two is left
    assert (states(match), cards(p(match, 1).kept), p(match, 0).kept) == ([IN_PART], ["sale"], [])


@rule("QT-16.6")
def test_full_settlement_only_if_able() -> None:
    t = table(seat("thief", gems=1), "warrior", "priest")
    t.promises = [
        Promise(0, 1, False, Terms(2), 4, DUE),
        Promise(0, 2, False, Terms(0, ("giant_rat",)), 4, DUE),
    ]
    match = play(t, "rest")
    assert [pick for pick in options(match) if "promise" in pick or "part" in pick] == [
        "keep_in_part 1",
        "break_promise 1",
        "break_promise 2",
    ]
    go(match, "keep_in_part 1")  # one gem is all that he can hand over
    assert (p(match, 1).gems, p(match, 0).record) == (1, [0, 1, 0])
    (told,) = facts(match, "promise-kept-in-part")
    assert (told["given"], told["goods"]) == ((("gem", 1),), (("gem", 2),))


@rule("QT-16.10", "QT-16.11")
def test_trophy_points_only_out_of_those_just_won() -> None:
    t = table(seat("thief", trophies=5), "warrior", "priest")
    t.promises = [Promise(0, 1, False, Terms(trophies=2), 4, DUE)]
    t.trophies_won = 1
    match = play(t, "rest")
    assert "keep_promise 1" not in options(match)
    go(match, "keep_in_part 1")
    assert (each(match, "trophies"), match.table.trophies_won) == ([4, 1, 0], 0)
    t = table(seat("thief", trophies=5), seat("warrior", trophies=11), "priest")
    t.promises = [Promise(0, 1, False, Terms(trophies=1), 4, DUE)]
    t.trophies_won = 1
    match = go(play(t, "rest"), "keep_promise 1")
    assert match.result  # the end check is made at once
    t = table(seat("thief", trophies=5), seat("priest", token=False), seat("warrior", trophies=3))
    t.trophies_won = 2  # by the player before
    match = go(play(t, "turn 0", draws=["storm_giant"], rolls=[1, 7]), "end_phase", "dungeon")
    go(match, *bids(t, 1, "gems 0", "done", "trophies 2", "no_favour", "clause in_any_case"), "fight")
    settling = [pick for pick in options(match) if "promise" in pick or "part" in pick]
    assert (states(match), settling) == ([DUE], ["break_promise 1"])  # no part of it either


# ------------------------------------------------------------------ Arenas


def talks(*players: object, rest: bool = True, rolls: tuple[int, ...] = ()) -> Match[Table]:
    return play(table(*players), "challenge 1 False", *(["rest"] if rest else []), rolls=rolls)  # type: ignore[arg-type]


@rule("QT-11.16", "QT-11.17", "QT-11.1", "QT-27.10")
def test_four_passes() -> None:
    match = talks("thief", "warrior", "priest", "barbarian")
    asked = []
    for _ in range(4):
        asked.append(match.pending[0].seat)
        assert len(options(match)) == 3
        go(match, "address seat:2", "drop")  # an offer begun counts
        assert options(match) == ["address seat:3", "end_pass"]
        go(match, "end_pass")
    assert asked == [0, 1, 0, 1]
    assert prompt(match) == "2 camp + 3 camp"
    t = table("thief", "warrior", "priest")
    t.caps = t.caps | {"arena_passes_per_principal": 1}
    match = go(play(t, "challenge 1 False"), "end_pass", "end_pass")
    assert prompt(match) == "2 camp"


@rule("QT-11.18", "QT-11.21", "QT-11.22")
def test_answers_to_an_arena_offer() -> None:
    offer = ("address seat:2", "gems 1", "no_favour", WIN)
    match = go(talks(seat("thief", gems=2), "warrior", "priest"), *offer)
    assert options(match) == ["yes", "no", "perhaps", "name_price"]
    go(match, "2:perhaps")
    assert (match.table.promises, fight(match).answers[2]) == ([], ("perhaps", ""))
    match = go(talks(seat("thief", gems=2), "warrior", "priest"), *offer, "2:no")
    assert match.table.promises == []
    match = go(talks(seat("thief", gems=2), "warrior", "priest"), *offer, "2:yes")
    assert match.table.promises[0] == Promise(0, 2, True, Terms(1), 4)
    price = ("2:name_price", "2:gems 2", "2:no_favour", f"2:{WIN}")
    match = go(talks(seat("thief", gems=2), "warrior", "priest"), *offer, *price)
    assert (prompt(match), options(match)) == ("0 answer-price", ["yes", "no"])
    assert match.view(1).draft.terms.goods == [("gem", 2)]
    go(match, "0:yes")
    assert match.table.promises[0].terms == Terms(2)
    assert options(go(match, "1:end_pass", "0:end_pass", "1:end_pass"), 2) == ["attacker", "defender", "neutral"]


@rule("QT-11.19", "QT-11.20")
def test_arena_terms() -> None:
    t = table(
        seat("thief", gems=2, objects="short_sword", secondary="hunter"),
        seat("warrior", gems=5, objects="steel_flail", remains="giant_rat"),
        "priest",
        pot=3,
        arena_decided=False,
    )
    match = go(play(t, "challenge 1 False"), "address seat:2")
    assert options(match)[-1] == "gems 8"  # 2 + the Pot's 3 + half of 5, rounded up
    go(match, "gems 0")
    own = ["item short_sword"]
    assert options(match) == [*own, "loot_item steel_flail", "loot_item giant_rat", "quest_item", "done", "drop"]
    go(match, "done")
    assert prompt(match) == "0 terms-favour"  # no trophy points in an Arena
    go(match, "drop", "1:address seat:2")
    assert options(match)[-1] == "gems 8"  # the defender's 5 and the Pot
    go(match, "gems 0")
    assert options(match) == ["item steel_flail", "item giant_rat", "done", "drop"]


@rule("QT-11.21", "QT-11.25", "QT-16.3", "QT-16.8")
def test_promises_fall_due_only_to_those_who_took_the_side() -> None:
    def fought(side: str, clause: str, *rolls: int) -> Match[Table]:
        match = talks(seat("thief", gems=2, token=False), seat("priest", gems=2, token=False), "barbarian", rolls=rolls)
        go(match, "address seat:2", "gems 1", "no_favour", f"clause {clause}", "2:yes")
        go(match, "1:address seat:2", "gems 2", "no_favour", "clause in_any_case", "2:yes")
        return go(match, "0:end_pass", "1:end_pass", f"2:{side}")

    assert states(go(fought("attacker", "if_we_win", 7, 1), "2:done")) == [DUE, LAPSED]
    assert states(go(fought("attacker", "if_we_win", 1, 7), "2:done")) == [LAPSED, LAPSED]
    assert states(go(fought("attacker", "in_any_case", 1, 7), "2:done")) == [DUE, LAPSED]
    assert states(fought("neutral", "in_any_case", 1, 7)) == [LAPSED, LAPSED]
    match = go(fought("defender", "if_we_win", 1, 7), "2:done")
    assert states(match) == [LAPSED, DUE]
    go(match, "0:end_phase")
    assert (prompt(match), options(match)[-1]) == ("1 defender-rest", "end_phase")
    go(match, "1:keep_promise 2")
    assert (p(match, 2).gems, states(match)) == (2, [LAPSED, KEPT])


def offer(gems: int, clause: str = "if_we_win") -> tuple[str, ...]:
    return ("address seat:2", f"gems {gems}", "no_favour", f"clause {clause}")


@rule("QT-11.28", "QT-11.22")
def test_a_yes_to_each_principal_stays_on_record() -> None:
    def fought(side: str) -> Match[Table]:
        rich = {"gems": 3, "token": False}
        match = talks(seat("thief", **rich), seat("priest", **rich), seat("barbarian", token=False), rolls=(1, 7))
        go(match, *offer(1), "2:yes", "1:address seat:2", *offer(2)[1:], "2:yes")
        assert fight(match).answers[2] == ("yes", "yes")
        assert match.view(0).fight.answers[2] == ("yes", "yes")
        return go(match, "0:end_pass", "1:end_pass", f"2:{side}")

    assert fought("attacker").table.words[2] == [1, 1]  # one word kept, one not
    assert fought("neutral").table.words[2] == [0, 2]
    match = talks(seat("thief", gems=3), seat("priest", gems=3), "barbarian")
    go(match, *offer(1), "2:yes", "1:address seat:2", *offer(2)[1:], "2:no")
    assert fight(match).answers[2] == ("yes", "no")
    go(match, *offer(3), "2:perhaps")  # a better offer is left open: the first one still holds
    assert fight(match).answers[2] == ("yes", "no")
    assert [one.terms for one in match.table.promises] == [Terms(1)]


@rule("QT-11.28", "QT-11.13")
def test_a_second_yes_to_the_same_principal_replaces_the_first_promise() -> None:
    def begun() -> Match[Table]:
        match = talks(
            seat("thief", gems=5, token=False), seat("priest", gems=5, token=False), "barbarian", rolls=(7, 1)
        )
        return go(match, *offer(2), "2:yes", "1:address seat:2", *offer(1)[1:], "2:yes")

    match = go(begun(), *offer(3, "in_any_case"), "2:yes")
    assert match.table.promises == [
        Promise(0, 2, True, Terms(3, clause="in_any_case"), 4),
        Promise(1, 2, True, Terms(1), 4),
    ]
    assert said(match).count("promise-replaced") == 1
    go(match, "1:end_pass", "2:attacker", "2:done")
    assert states(match) == [DUE, LAPSED]
    go(match, "0:keep_promise 1")
    assert p(match, 2).gems == 3  # not 2 + 3
    match = go(begun(), "address seat:2", "gems 0", "no_favour", "2:yes")  # for nothing after all
    assert states(match) == [LAPSED, OPEN]


@rule("QT-16.6")
def test_one_thing_is_not_given_in_part() -> None:
    def due(terms: Terms, **things: object) -> list[str]:
        t = table(seat("thief", **things), "warrior", "priest")
        t.promises = [Promise(0, 1, False, terms, 4, DUE)]
        return [
            pick.split()[0]
            for pick in options(play(t, "rest"))
            if pick.endswith(" 1") and pick.split()[0].startswith(("keep", "break"))
        ]

    assert due(Terms(1), gems=3) == ["keep_promise", "break_promise"]
    assert due(Terms(items=("short_sword",)), objects="short_sword") == ["keep_promise", "break_promise"]
    assert due(Terms(2), gems=3) == ["keep_promise", "keep_in_part", "break_promise"]
    assert due(Terms(2), gems=1) == ["keep_in_part", "break_promise"]
    assert due(Terms(1, ("short_sword",)), gems=1) == ["keep_in_part", "break_promise"]


@rule("QT-16.3", "QT-16.7")
def test_a_defender_who_does_not_settle_has_broken_his_word() -> None:
    match = talks("thief", seat("priest", gems=2, token=False), seat("barbarian", token=False), rolls=(1, 7))
    go(match, "end_pass", "1:address seat:2", "gems 2", "no_favour", WIN, "2:yes", "0:end_pass", "1:end_pass")
    go(match, "2:defender", "0:end_phase", "1:end_phase")
    assert (states(match), p(match, 1).record, p(match, 2).gems) == ([BROKEN], [0, 0, 1], 0)


@rule("QT-11.27")
def test_a_looted_card_may_be_handed_on() -> None:
    victim = seat("priest", objects="steel_flail copper_ring", token=False)
    match = talks(seat("thief", token=False), victim, seat("barbarian", token=False), rolls=(7, 1))
    go(match, "address seat:2", "gems 0", "loot_item steel_flail", "done", "no_favour", WIN, "2:yes")
    go(match, "1:end_pass", "0:end_pass", "1:end_pass", "2:attacker", "loot steel_flail", "keep_promise 1")
    assert p(match, 2).slots[0] == OBJECT["steel_flail"]


@rule("QT-11.27")
def test_a_promised_card_that_could_not_be_looted_is_struck_off() -> None:
    """A Sale of the victim's, whom the Fairy saves: the attacker's own Sale was not what he promised."""
    victim = seat("priest", kept="sale", fairy=True, token=False)
    match = talks(seat("thief", kept="sale", gems=1, token=False), victim, seat("barbarian", token=False), rolls=(7, 1))
    go(match, "address seat:2", "gems 1", "loot_item sale", "done", "no_favour", WIN, "2:yes")
    go(match, "1:end_pass", "0:end_pass", "1:end_pass", "2:attacker")
    assert (states(match), match.table.promises[0].terms) == ([DUE], Terms(1))


@rule("QT-14.20", "QT-10.9", "QT-10.8")
def test_a_challenge_cannot_be_withdrawn() -> None:
    t = table("thief", "warrior", "priest")
    match = go(play(t, "phase_two"), "arena seat:1")
    assert facts(match, "arena-open") == [{"seat": 0, "victim_seat": 1}]
    assert options(match) == ["address seat:2", "end_pass"]
    match = arena(table("thief", "warrior", "priest"), 1, "2:neutral", "1:done", rolls=[1, 1])
    assert "totals" in said(match)
