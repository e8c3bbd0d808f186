"""Quests: windows, claims, and the eighteen cards (QT-17, QT-18)."""

import pytest

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.pieces import QUEST, QUEST_WORDS, QUESTS
from oubliettes.games.quetes.rules.guild import claimable, fulfilled, points
from oubliettes.games.quetes.table import DUE, Promise, Table, Terms
from oubliettes.kernel import Match
from tests.games.quetes.situation import (
    FREE,
    Seat,
    arena,
    bids,
    cards,
    each,
    go,
    meet,
    options,
    p,
    play,
    prompt,
    seat,
    table,
)
from tests.support import rule, said

SPENT = {"token": False}


def met(quest: str, *others: Seat | str, character: str = "thief", **things: object) -> bool:
    """Whether a player with these things fulfils a state quest."""
    t = table(seat(character, **things), *(others or ("warrior",)))
    return bool(fulfilled(t, 0) >> QUEST[quest] & 1)


# ------------------------------------------------------------------ general rules (QT-17)


@rule("QT-17.1", "QT-17.8", "QT-17.9", "QT-6.4")
def test_any_player_may_claim_in_anybodys_turn() -> None:
    t = table(seat("thief", gems=2), seat("warrior", gems=10, secondary="greed"), "priest")
    match = go(play(t, "turn 0"), "trade seat:1", "purpose none", "gems 2", "gems 0", "done", "1:accept")
    assert (prompt(match), options(match)) == ("1 guild", ["claim 1", "decline"])
    go(match, "claim 1")
    assert (p(match, 1).trophies, p(match, 1).gems, prompt(match)) == (4, 16, "0 supply")


def then_guild(match: Match[Table], claimant: int, *, before: str = "", place: int = 1) -> None:
    """The claimant is asked now; nothing of `before` has been said yet."""
    assert [ask.seat for ask in match.pending if ask.prompt == "guild" and ("claim", place) in ask.options] == [
        claimant
    ]
    assert before not in said(match)


@rule("QT-17.8")
def test_a_window_after_every_purchase_trade_and_rearrangement() -> None:
    greedy = seat("warrior", gems=11, secondary="greed")
    t = table(seat("thief", objects="blunt_dagger double_axe", secondary="keen_edge"), "warrior")
    then_guild(go(play(t, "supply"), "equip double_axe"), 0)
    t = table(seat("thief", gems=8, secondary="keen_edge"), "warrior")
    then_guild(go(play(t, "supply"), "buy double_axe"), 0)
    t = table(seat("thief", gems=4, kept="sale", secondary="keen_edge"), "warrior")
    then_guild(go(play(t, "supply"), "buy_on_sale double_axe"), 0)
    t = table(seat("thief", gems=6, trophies=1, secondary="hero"), seat("warrior", trophies=1))
    then_guild(go(play(t, "rest"), "buy_trophy"), 0)
    t = table(seat("thief", gems=2, wounds=3, trophies=1, secondary="hero"), "warrior")
    then_guild(go(play(t, "supply"), "heal"), 0)
    t = table(seat("thief", gems=14), "warrior")
    t.pile.append(t.pile.pop(next(n for n, quest in enumerate(t.pile) if quest.card == QUEST["greed"])))
    then_guild(go(play(t, "supply"), "buy_quest", "keep 1"), 0)
    given = ("trade seat:1", "purpose none", "gems 1", "gems 0", "done", "1:accept")
    then_guild(go(play(table(seat("thief", gems=1), greedy, "priest"), "supply"), *given), 1)
    t = table(seat("priest", gems=11, secondary="greed"), seat("warrior", gems=1), "thief")
    offered = ("call_for_offers", "1:propose", "1:purpose none", "1:gems 1", "1:gems 0", "1:done", "0:accept")
    then_guild(go(play(t, "supply"), *offered), 0)  # before the next offer
    t = table(seat("thief", gems=1), greedy, "priest")
    t.promises = [Promise(0, 1, False, Terms(1), 4, DUE)]
    then_guild(go(play(t, "rest"), "keep_promise 1"), 1)
    t = table("priest", seat("thief", gems=1), seat("warrior", gems=11, secondary="greed", **SPENT))
    t.promises = [Promise(1, 2, True, Terms(1), 4, DUE)]
    then_guild(go(play(t, "defender_rest 1"), "1:keep_promise 1"), 2)


@rule("QT-17.8")
def test_a_window_after_the_blackmail_charm() -> None:
    t = table(seat("thief", objects="blackmail_charm", gems=12), seat("warrior", secondary="greed"), "priest")
    then_guild(go(play(t, "supply", draws=[0]), "charm_steal seat:1"), 0)
    thief = seat("thief", objects="blackmail_charm", secondary="st_michael lucky", completed="just hunter")
    t = table(thief, seat("warrior", remains="dragon_red"), "priest")
    then_guild(go(play(t, "supply"), "charm_remains seat:1 1"), 0)  # the third quest: now the Lucky one


@rule("QT-17.8")
def test_a_window_after_every_card_and_around_every_fight() -> None:
    t = table(seat("thief", gems=9, secondary="greed"), "warrior")
    then_guild(play(t, "draw", draws=["treasure_chest"]), 0)
    t = table(seat(trophies=5), seat(trophies=5), seat(trophies=4, secondary="hero"))
    match = play(t, "draw", draws=["first_shall_be_last", "trap"])
    then_guild(match, 2, before="wounded")  # the next card has not been drawn
    t = table(seat("thief", gems=12, main="hunter", secondary="greed"), "warrior")
    match = go(play(t, "draw", draws=["new_choice", "trap"]), "swap_main 1")
    then_guild(match, 0, before="wounded", place=0)
    t = table(seat("thief", gems=7, secondary="greed", **SPENT), "warrior")
    then_guild(meet(t, "vampire_count", "fight", rolls=[8, 1], rest=True), 0)
    t = table(seat("thief", gems=12, secondary="greed"), "warrior")
    then_guild(meet(t, "vampire_count", "fight"), 0, before="dice")
    t = table(seat("thief", gems=12, secondary="greed"), "warrior")
    then_guild(meet(t, "vampire_count", "flee", rest=True), 0)
    forester = seat("forester", objects="bow_of_constraint", gems=12, secondary="greed")
    then_guild(meet(table(forester, "warrior"), "giant_rat", "tame", rest=True), 0)
    t = table(seat("thief", gems=12, secondary="greed"), "warrior")
    then_guild(go(play(t, "supply"), "end_phase"), 0)  # after the surplus
    t = table(seat("thief", gems=2), seat("warrior", gems=11, secondary="greed", **SPENT))
    terms = ("negotiate", "1:gems 1", "1:done", "1:no_favour", "1:clause in_advance", "shake seat:1")
    then_guild(meet(t, "giant_rat", *terms), 1, before="dice")  # what is paid in advance


@rule("QT-17.2", "QT-17.3", "QT-18.24", "QT-17.4")
def test_what_a_claim_brings() -> None:
    for main, worth in ((True, 4), (False, 2)):
        quests = {"main": "keen_edge"} if main else {"secondary": "keen_edge"}
        match = go(
            play(table(seat("thief", objects="double_axe", **quests), "warrior"), "turn 0"), f"claim {int(not main)}"
        )
        assert (p(match, 0).trophies, p(match, 0).gems) == (worth, 4)
        assert match.view(1).seats["0"].completed == ["keen_edge"]
        assert p(match, 0).quests == []
    assert {one.numbers["gems"] for one in GAME.box().things if one.id in QUEST_WORDS} == {4}


@rule("QT-17.5", "QT-17.6", "QT-27.9")
def test_remains_serve_once() -> None:
    remains = "drunken_orc gnoll_hunter masked_cultist rusty_skeleton"
    t = table(seat("thief", remains=remains, secondary="bloodthirsty just"), "warrior")
    match = go(play(t, "turn 0"), "claim 1")
    assert cards(match.table.discard) == ["drunken_orc", "gnoll_hunter", "masked_cultist"]  # oldest first
    assert cards(p(match, 0).remains) == ["rusty_skeleton"]
    remains = "drunken_orc gnoll_hunter masked_cultist prying_kobold"
    match = go(play(table(seat("thief", remains=remains, secondary="bloodthirsty"), "warrior"), "turn 0"), "claim 1")
    go(match, "spend prying_kobold", "spend drunken_orc", "spend masked_cultist")
    assert cards(match.table.discard) == ["prying_kobold", "drunken_orc", "masked_cultist"]  # as they were picked


@rule("QT-17.7")
def test_objects_and_gems_are_kept() -> None:
    t = table(seat("thief", objects="double_axe", gems=12, secondary="keen_edge greed"), "warrior")
    match = go(play(t, "turn 0"), "claim 1", "claim 1")
    assert (p(match, 0).gems, p(match, 0).trophies, len(p(match, 0).objects())) == (20, 6, 1)


@rule("QT-17.9")
def test_a_claim_starts_the_window_over() -> None:
    t = table(
        seat("thief", trophies=5, secondary="hero"),
        seat("warrior", trophies=4, objects="double_axe", secondary="keen_edge"),
        active=1,
    )
    match = go(play(t, "turn 1"), "1:claim 1", "0:claim 1")
    assert (each(match, "trophies"), prompt(match)) == ([5, 6], "1 supply")  # he is no longer the first
    assert "quest-claimed" in said(match)
    assert not [event for event in match.log if event.facts.get("seat") == 0]  # nobody saw that he wanted to
    t = table(
        seat("thief", trophies=5, secondary="hero"),
        seat("warrior", trophies=4, objects="double_axe", secondary="keen_edge"),
    )
    match = go(play(t, "turn 0"), "1:claim 1", "0:claim 1")
    assert (each(match, "trophies"), options(match)) == ([6, 4], ["claim 1", "decline"])  # the active player first
    go(match, "1:claim 1")
    assert each(match, "trophies") == [6, 6]


@rule("QT-17.9", "QT-17.17")
def test_the_first_in_turn_order_claims_all_he_wants_before_the_next() -> None:
    def begun() -> Match[Table]:
        t = table(
            seat("thief", trophies=9, objects="double_axe titan_cuirass", secondary="keen_edge blacksmith"),
            seat("warrior", trophies=11, gems=12, secondary="greed"),
            seat("priest", gems=12, secondary="hunter"),
        )
        return play(t, "turn 0")

    match = begun()
    assert prompt(match) == "0 guild + 1 guild + 2 guild"
    for number, answer in ((1, ("claim", 1)), (2, ("pass",)), (0, ("claim", 1))):
        match.choose(number, answer)
    assert prompt(match) == "0 guild + 1 guild + 2 guild"  # those after the claimant anew, whatever they hold
    assert [options(match, number) for number in (1, 2)] == [["claim 1", "decline"], ["pass"]]
    go(match, "1:claim 1", "0:claim 1")
    assert match.result
    assert match.result.scores == (13.0, 10.0, -1.0)
    match = go(begun(), "0:decline", "1:decline")
    assert prompt(match) == "0 supply"
    match = begun()
    for number, answer in ((1, ("decline",)), (2, ("pass",)), (0, ("claim", 1))):
        match.choose(number, answer)
    assert [options(match, number) for number in (0, 1, 2)] == [["claim 1", "decline"], ["pass"], ["pass"]]
    match = go(begun(), "0:decline", "1:claim 1")
    assert match.result
    assert match.result.scores == (7.0, 15.0, -1.0)


@rule("QT-17.10")
def test_a_decline_is_remembered_while_nothing_changes() -> None:
    t = table(seat("thief", objects="double_axe", gems=8, secondary="keen_edge lavish"), "warrior")
    match = go(play(t, "turn 0", draws=["giant_rat"], rolls=[1, 1]), "decline", "buy wooden_buckler")
    assert prompt(match) == "0 supply"  # nothing new
    go(match, "buy copper_ring")
    assert (prompt(match), options(match)) == ("0 guild", ["claim 1", "claim 2", "decline"])
    go(match, "decline", "end_phase", "dungeon")
    assert prompt(match) == "0 encounter"
    go(match, "fight")
    assert prompt(match) == "0 guild"  # before a fight declines are forgotten


@rule("QT-17.10")
def test_one_who_declined_is_asked_nothing_while_his_quests_are_the_same() -> None:
    t = table(seat("thief", gems=22, secondary="greed"), "warrior")
    match = go(play(t, "turn 0"), "decline")
    match.choose(0, ("buy", "blunt_dagger"))
    assert prompt(match) == "0 supply"  # not even to pass
    match.choose(0, ("buy", "titan_cuirass"))  # the others may think of the Blacksmith quest
    assert (prompt(match), options(match)) == ("0 guild", ["pass"])
    match.choose(0, ("pass",))
    assert (prompt(match), claimable(match.table, 0)) == ("0 supply", [1])


@rule("QT-17.11")
def test_state_quests_are_judged_at_the_claim() -> None:
    t = table(seat("thief", gems=12, secondary="greed"), "warrior")
    match = go(play(t, "turn 0"), "decline", "buy copper_ring")
    assert claimable(match.table, 0) == []


@rule("QT-17.12")
def test_deeds_need_the_card_and_the_credit_dies_with_the_move() -> None:
    t = table(seat("thief", objects="titan_cuirass", **SPENT), seat("warrior", gems=1), "priest")
    match = meet(t, "vampire_count", "fight", rolls=[8, 1], rest=True)
    t = match.table
    witcher = next(quest for quest in t.pile if quest.card == QUEST["witcher"])
    t.pile.remove(witcher)
    t.pile.append(witcher)
    go(match, "buy_quest", "keep 1")
    assert prompt(match) == "0 rest"  # bought after the deed: worthless
    t = table(seat("thief", objects="titan_cuirass", secondary="witcher", **SPENT), seat("warrior", gems=1), "priest")
    match = meet(t, "vampire_count", "fight", rolls=[8, 1], rest=True)
    go(match, "decline")
    assert claimable(match.table, 0) == [1]
    go(match, "trade seat:1", "purpose none", "gems 0", "add_quest 1", "done", "gems 0", "done", "1:accept")
    assert claimable(match.table, 1) == []
    go(match, "trade seat:1", "purpose none", "gems 1", "done", "gems 0", "ask_quest", "done", "1:accept")
    assert (claimable(match.table, 0), len(p(match, 0).secondary)) == ([], 1)


@rule("QT-17.14", "QT-17.15", "QT-17.16")
def test_received_quests_are_secondary_and_nobody_throws_one_away() -> None:
    t = table(seat("thief", gems=2, main="hunter"), seat("warrior", secondary="greed"), "priest")
    match = go(play(t, "turn 0"), "trade seat:1", "purpose none", "gems 0", "ask_quest", "done", "1:accept")
    assert (QUESTS[p(match, 0).main.card], [QUESTS[one.card] for one in p(match, 0).secondary]) == ("hunter", ["greed"])
    assert not any("discard" in pick or "throw" in pick for pick in options(match))
    go(match, "buy_quest", "keep 1")
    assert (len(p(match, 0).secondary), p(match, 0).gems) == (2, 0)


@rule("QT-17.17", "QT-25.1", "QT-25.12")
def test_the_end_check_follows_every_claim() -> None:
    t = table(
        seat("thief", trophies=11, objects="double_axe", secondary="keen_edge"),
        seat("warrior", gems=12, secondary="greed"),
    )
    match = go(play(t, "turn 0"), "1:claim 1", "0:claim 1")
    assert match.result
    assert match.result.scores == (13.0, -1.0)  # the second claim came too late


# ------------------------------------------------------------------ equipment (QT-18.1 to QT-18.6, QT-18.25)


@rule("QT-18.1", "QT-18.25")
def test_lavish() -> None:
    assert met("lavish", objects="blunt_dagger wooden_buckler copper_ring")
    assert not met("lavish", objects="blunt_dagger wooden_buckler")
    assert not met("lavish", objects="blunt_dagger wooden_buckler charm_ring")  # reserved for the Sorcerer
    assert met("lavish", objects="blunt_dagger wooden_buckler blackmail_charm")


@rule("QT-18.2", "QT-18.3", "QT-18.4", "QT-18.6", "QT-18.25")
@pytest.mark.parametrize(
    "quest, four, three, five, character",
    [
        ("jeweller", "starry_diadem", "colossus_bracelet", "dragon_amulet", "sorcerer"),
        ("keen_edge", "double_axe", "steel_flail", "dragon_sword", "barbarian"),
        ("blacksmith", "titan_cuirass", "dwarven_hauberk", "dragon_armour", "warrior"),
    ],
)
def test_plus_four(quest: str, four: str, three: str, five: str, character: str) -> None:
    assert met(quest, "priest", objects=four)
    assert met(quest, "priest", objects=five)
    assert not met(quest, "priest", character=character, objects=three)  # a class bonus does not help
    assert met(quest, "priest", objects=three, familiar=four)
    assert not met(quest, "priest", objects=f"{three} {four}")  # in the surplus
    for other in {"jeweller", "keen_edge", "blacksmith"} - {quest}:
        assert not met(other, "priest", objects=four)


@rule("QT-18.5")
def test_dragon_quest() -> None:
    assert met("dragon", objects="dragon_armour")
    assert not met("dragon", objects="titan_cuirass dragon_armour")
    assert not met("dragon", remains="dragon_red")


# ------------------------------------------------------------------ monsters (QT-18.7 to QT-18.13, QT-18.28)


@rule("QT-18.7", "QT-18.8", "QT-18.9", "QT-18.10", "QT-18.11", "QT-18.28")
def test_remains_quests() -> None:
    kinds = {
        "bloodthirsty": "drunken_orc gnoll_hunter masked_cultist",
        "hunter": "giant_rat mist_wolf blood_bat",
        "benefactor": "rusty_skeleton crawling_hand leaping_skull",
        "just": "drunken_orc giant_rat rusty_skeleton",
        "st_michael": "dragon_red",
    }
    for quest, remains in kinds.items():
        assert [other for other in kinds if met(other, remains=remains)] == [quest]
        assert not met(quest, remains=" ".join(remains.split()[:-1]))
    assert not met("just", remains="drunken_orc giant_rat dragon_red")


@rule("QT-18.12", "QT-18.13", "QT-18.26")
def test_witcher() -> None:
    def credited(match: Match[Table]) -> bool:
        return claimable(match.table, 0) == [1]

    holder = seat("thief", objects="titan_cuirass double_axe", secondary="witcher", **SPENT)
    assert credited(meet(table(holder, "priest"), "vampire_count", "fight", rolls=[7, 1]))
    assert credited(meet(table(holder, "priest"), "dragon_red", "fight", rolls=[7, 1]))
    assert credited(meet(table(holder, "priest"), "doppelganger", rolls=[7, 1]))
    assert not credited(meet(table(holder, "priest"), "armoured_revenant", "fight", rolls=[7, 1]))
    assert not credited(meet(table(holder, "priest"), "vampire_count", "fight", rolls=[1, 7]))
    t = table(holder, "priest", "warrior")
    terms = bids(t, 1, "gems 0", "done", "trophies 0", "no_favour")
    assert not credited(meet(t, "vampire_count", *terms, rolls=[7, 1]))  # an ally helped
    t = table(holder, "priest", discard="storm_giant")
    t.players[1].token = False
    assert not credited(go(play(t, "draw", draws=["day_in_hell", "trap"], rolls=[8, 1])))
    t = table(holder, "sorcerer", discard="storm_giant")
    match = go(play(t, "draw", draws=["day_in_hell", "trap"], rolls=[8, 1]), "1:flee_fight")
    assert (p(match, 0).gems, credited(match)) == (6, False)  # alone against hell, and yet no single combat
    forester = seat("forester", objects="bow_of_constraint", tamed="wild_griffin", type="dragon", secondary="witcher")
    assert credited(meet(table(forester, "priest"), "vampire_count", "fight", rolls=[7, 1, 5]))


# ------------------------------------------------------------------ others (QT-18.14 to QT-18.23)


@rule("QT-18.14", "QT-18.15", "QT-26.13")
def test_wretched_and_hero() -> None:
    def ranked(*trophies: int) -> tuple[bool, bool]:
        others = [seat(trophies=number) for number in trophies[1:]]
        return tuple(met(quest, *others, trophies=trophies[0]) for quest in ("wretched", "hero"))  # type: ignore[return-value]

    assert ranked(1, 2, 3) == (True, False)
    assert ranked(1, 1, 3) == (False, False)
    assert ranked(3, 2, 1) == (False, True)
    assert ranked(3, 3, 1) == (False, False)
    assert ranked(0, 1) == (True, False)
    assert ranked(1, 0) == (False, True)
    assert ranked(0, 0) == (False, False)


@rule("QT-18.16", "QT-18.17")
def test_lucky() -> None:
    assert met("lucky", completed="hero just hunter")
    assert not met("lucky", completed="hero just")
    t = table(
        seat("thief", completed="hero just", objects="double_axe", main="keen_edge", secondary="lucky"), "warrior"
    )
    match = go(play(t, "turn 0"), "claim 0")
    assert options(match, 0) == ["claim 1", "decline"]  # the main quest counts


@rule("QT-18.18")
def test_greed() -> None:
    assert (met("greed", gems=12), met("greed", gems=11)) == (True, False)


@rule("QT-18.19", "QT-18.20", "QT-18.27")
def test_st_gary() -> None:
    def credited(match: Match[Table], number: int = 0) -> bool:
        return claimable(match.table, number) == [1]

    holder = seat("thief", objects="titan_cuirass double_axe", secondary="st_gary", **SPENT)
    assert credited(meet(table(holder, "priest"), "giant_rat", "fight", rolls=[8, 1]))
    assert not credited(meet(table(holder, "priest"), "giant_rat", "fight", rolls=[7, 8]))
    assert not credited(meet(table(seat("thief", secondary="st_gary"), "priest"), "dragon_red", "fight", rolls=[8, 7]))
    victim = seat("warrior", **SPENT)
    assert credited(arena(table(holder, victim), 1, rolls=[8, 1]))
    assert not credited(arena(table(victim, holder), 1, rolls=[1, 8]), 1)  # not in his own turn
    t = table(victim, holder, "priest")
    assert not credited(meet(t, "giant_rat", *bids(t, 1, *FREE), rolls=[8, 1]), 1)
    t = table(holder, victim, discard="giant_rat")
    assert credited(go(play(t, "draw", draws=["day_in_hell", "trap"], rolls=[8, 1])))
    t = table(seat("thief", secondary="st_gary", kept="temple_key", **SPENT), victim)
    assert credited(go(play(t, "phase_two", rolls=[8, 1]), "rob_temple"))


@rule("QT-18.21", "QT-18.22", "QT-18.23")
def test_intrepid_and_coward() -> None:
    def fought(*sides: str, rolls: tuple[int, int] = (8, 1)) -> list[int]:
        t = table(seat("warrior", secondary="intrepid", **SPENT), "thief", *(seat("", token=False) for _ in range(3)))
        t.players[1].token = False
        for player in t.players[1:]:
            player.secondary = [t.pile.pop()]
        match = arena(t, 1, *sides, rolls=rolls)
        bits = {1 << QUEST["intrepid"]: 1, 1 << QUEST["coward"]: 2}
        return [bits.get(player.secondary[0].deeds & ~(1 << QUEST["st_gary"]), 0) for player in match.table.players]

    assert fought("2:defender", "3:defender", "4:neutral") == [1, 0, 0, 0, 0]
    assert fought("2:attacker", "3:attacker", "4:defender") == [2, 0, 2, 2, 0]
    assert fought("2:attacker", "3:defender", "4:neutral") == [0] * 5
    assert fought("2:attacker", "3:attacker", "4:defender", rolls=(1, 8)) == [0, 1, 0, 0, 1]


@rule("QT-18.21", "QT-25.5")
def test_intrepid_is_worth_more_with_an_even_number() -> None:
    assert [points(table(*["" for _ in range(seats)]), QUEST["intrepid"]) for seats in (3, 4, 5, 6)] == [3, 4, 3, 4]
    assert [points(table("", "", ""), QUEST[name]) for name in ("hero", "lucky", "wretched", "coward")] == [1, 4, 3, 2]


@rule("QT-18.13", "QT-18.23")
def test_camp_sizes_count_those_who_fight_at_the_end() -> None:
    t = table(seat("warrior", secondary="witcher", **SPENT), "sorcerer", "thief", "priest")
    terms = bids(t, 1, "gems 0", "done", "trophies 0", "no_favour")
    match = meet(t, "vampire_count", *terms, "fight", "1:flee_fight", rolls=[8, 1])
    assert (claimable(match.table, 0), "sorcerer-flees" in said(match)) == ([1], True)
