"""Windows of a fight, Arenas, loot, characters, reserved objects (QT-12, QT-14, QT-15, QT-19, QT-23)."""

import pytest

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.pieces import CARD, CHARACTERS, COMPONENTS, CONSTANTS, NOTHING, OBJECT, QUEST, SLOTS
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import FastDice, Match, RealDice
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
    power,
    prompt,
    seat,
    table,
    totals,
)
from tests.support import rule, said

SPENT = {"token": False}


# ------------------------------------------------------------------ windows (QT-12)


@rule("QT-12.4", "QT-17.8", "QT-12.17")
def test_order_of_the_windows() -> None:
    t = table(
        seat("barbarian", gems=12, secondary="greed", objects="lightning_axe"),
        seat("priest", objects="helm_of_oblivion", gems=3),
        "sorcerer",
        "warrior",
    )
    match = play(t, "challenge 1 False", "rest", rolls=[7, 1, 1, 6, 1, 1])
    order = []
    answers = {
        "arena-talk": ("end_pass",),
        "guild": ("decline",),
        "announce": ("done",),
        "sorcerer-flight": ("stay",),
        "reroll": ("reroll",),
        "helm": ("keep_helm",),
        "loot": ("loot_gems",),
    }
    while match.pending[0].prompt != "rest":
        ask = match.pending[0]
        if len(ask.options) == 1:
            match.choose(ask.seat, ask.options[0])
            continue
        order.append(ask.prompt)
        announcing = ask.prompt == "announce" and ("announce_axe",) in ask.options
        match.choose(ask.seat, ("announce_axe",) if announcing else answers.get(ask.prompt, ("defender",)))
    assert order == [
        *["arena-talk"] * 4,
        "guild",
        *["camp"] * 2,
        *["announce"] * 3,  # the Barbarian twice, the Warrior
        "sorcerer-flight",
        "reroll",
        "sorcerer-flight",
        "helm",
        "loot",
    ]
    keys = [key for key in said(match) if key in ("dice", "fist-opened", "totals", "green-wins", "pot", "arena-trophy")]
    assert keys[:4] == ["dice", "fist-opened", "fist-opened", "totals"]


@rule("QT-12.5", "QT-12.6", "QT-12.7", "QT-19.1")
def test_announcements_before_the_dice() -> None:
    t = table(
        "warrior",
        seat("barbarian", objects="lightning_axe"),
        seat("priest", kept="chaotic_vial"),
        "sorcerer",
        active=3,
    )
    match = arena(t, 0, "1:attacker", "2:defender")
    asked = [(match.pending[0].seat, options(match))]
    go(match, "0:announce_unique")
    asked.append((match.pending[0].seat, options(match)))  # the Warrior has nothing more: the Barbarian
    assert asked == [
        (0, ["announce_unique", "done"]),
        (1, ["announce_unique", "announce_axe", "done"]),
    ]
    go(match, "1:announce_axe", "1:announce_unique")
    assert prompt(match) == "2 announce"
    assert "dice" not in said(match)
    assert (p(match, 0).token, p(match, 1).token) == (False, False)
    t = table(seat("warrior", **SPENT), "thief")
    match = meet(t, "giant_rat", "fight", rolls=[1, 1])  # once a game
    assert "totals" in said(match)


@rule("QT-12.7")
def test_announcements_begin_with_attacker_and_defender() -> None:
    vial = {"kept": "chaotic_vial"}
    t = table("warrior", seat("thief", **vial), "barbarian", seat("forester", type="dragon"), active=2)
    match = arena(t, 1, "0:attacker", "3:attacker")
    order = []
    while match.pending and match.pending[0].prompt == "announce":
        order.append(match.pending[0].seat)
        if len(order) == 3:
            break
        go(match, "done")
    assert order == [2, 1, 0]
    t = table(seat("thief", **vial), seat("priest", **SPENT), seat("sorcerer", **SPENT), "warrior", active=2)
    assert prompt(arena(t, 1, "0:attacker", "3:attacker")) == "3 announce"  # in turn order from the attacker


@rule("QT-12.7", "QT-23.16")
def test_the_substitute_announces_in_the_sorcerers_place() -> None:
    t = table(seat("sorcerer", objects="charm_ring"), seat("warrior", kept="chaotic_vial"), "barbarian")
    match = meet(t, "giant_rat", "charm_substitute seat:2", "negotiate", "1:gems 0", "1:done", "1:no_favour")
    go(match, "shake seat:1")
    assert prompt(match) == "2 announce"
    go(match, "done")
    assert prompt(match) == "1 announce"


@rule("QT-12.8", "QT-12.9", "QT-19.1", "QT-19.16", "QT-12.14", "QT-19.17", "QT-11.23")
def test_the_sorcerers_flight_is_the_last_decision_before_the_dice() -> None:
    t = table("sorcerer", seat("warrior", objects="titan_cuirass"), "thief")
    match = meet(
        t, "storm_giant", *bids(t, 1, "gems 1", "done", "trophies 0", "no_favour", "clause if_we_win"), "fight"
    )
    go(match, "1:announce_unique")
    assert (prompt(match), options(match)) == ("0 sorcerer-flight", ["stay", "flee_fight"])
    assert fight(match).announced[1]
    go(match, "flee_fight")
    assert (cards(match.table.discard), each(match, "wounds"), p(match, 0).gems) == (["storm_giant"], [0, 0, 0], 0)
    assert (p(match, 0).token, p(match, 1).token) == (False, False)
    assert match.table.promises[0].state == "lapsed"
    assert "dice" not in said(match)


@rule("QT-12.10", "QT-19.14", "QT-19.13")
def test_the_priest_rerolls_after_the_result() -> None:
    t = table("thief", seat("priest", objects="copper_ring"), "warrior")
    match = meet(t, "bridge_troll", *bids(t, 1, *FREE), "fight", rolls=[1, 7, 8, 1])
    assert (prompt(match), options(match)) == ("1 reroll", ["reroll", "accept_result"])
    go(match, "reroll")
    assert (each(match, "wounds"), p(match, 1).token) == ([0, 0, 0], False)
    match = meet(table("priest", "thief"), "giant_rat", "fight", rolls=[5, 1])
    assert "reroll" not in said(match)  # only after a defeat
    t = table("thief", "priest", seat("warrior", **SPENT), discard="storm_giant ageless_lich")
    match = play(t, "draw", draws=["day_in_hell", "trap"], rolls=[1, 5])
    assert prompt(match) == "1 reroll"


@rule("QT-12.11")
def test_a_reroll_keeps_announcements_and_opens_the_flight_window_again() -> None:
    t = table("priest", "sorcerer", seat("warrior"), seat("thief", kept="chaotic_vial"))
    match = play(t, "challenge 1 False", rolls=[8, 1, 3, 5, 1])
    go(match, "end_pass", "1:end_pass", "0:end_pass", "1:end_pass", "2:attacker", "3:defender")
    go(match, "2:announce_unique", "3:drink_vial", "1:stay")
    assert totals(match) == (8 + 5 + 1, 8 + 6 + 3)
    go(match, "0:reroll")
    assert prompt(match) == "1 sorcerer-flight"
    go(match, "1:stay")
    assert totals(match) == (8 + 5 + 5, 8 + 6 + 1)  # the same camps, announcements and Vial
    assert p(match, 0).trophies == 1
    t = table(seat("priest", kept="chaotic_vial"), "warrior")
    match = go(arena(t, 1, rolls=[1, 5, 7, 1]), "0:done", "1:done", "0:reroll")
    assert (totals(match), facts(match, "vial")) == ((8 + 7, 8 + 1), [])  # nobody announces anything more


@rule("QT-19.18")
def test_fleeing_after_the_reveal() -> None:
    t = table("priest", seat("thief"), "sorcerer")
    match = play(t, "challenge 1 False", rolls=[1, 3, 5, 1])
    go(match, "end_pass", "1:end_pass", "0:end_pass", "1:end_pass", "2:defender", "2:stay", "0:reroll", "2:flee_fight")
    assert facts(match, "fist-opened") == [{"seat": 2, "camp": "defender"}]
    assert (p(match, 2).wounds, p(match, 1).wounds) == (0, 1)


@rule("QT-12.12", "QT-19.4")
def test_what_is_announced_is_spent() -> None:
    t = table("sorcerer", seat("barbarian", objects="lightning_axe", kept="chaotic_vial"), "thief")
    match = meet(t, "storm_giant", *bids(t, 1, "gems 0", "done", "trophies 0", "no_favour"), "fight", rolls=[8])
    go(match, "1:announce_unique", "1:announce_axe", "1:drink_vial", "0:flee_fight")
    assert (match.table.scrap, p(match, 1).token, p(match, 1).fatigue) == ([OBJECT["lightning_axe"]], False, 2)
    assert cards(match.table.discard) == ["chaotic_vial", "storm_giant"]


@rule("QT-12.13")
def test_a_used_object_cannot_be_looted() -> None:
    t = table(seat("barbarian", objects="double_axe", **SPENT), seat("warrior", objects="armour_of_might", **SPENT))
    match = arena(t, 1, "1:announce_might", rolls=[8, 1])
    assert totals(match) == (13 + 16, 2 * (9 + 1))
    assert facts(match, "no-loot") == [{"seat": 0}]


@rule("QT-12.15")
def test_order_of_after_effects() -> None:
    t = table(
        seat("warrior", objects="titan_cuirass double_axe", **SPENT),
        seat("barbarian", objects="copper_ring", familiar="jade_brooch"),
        seat("forester", objects="bow_of_constraint", tamed="giant_rat", type="dragon"),
        seat("thief"),
    )
    match = arena(t, 1, "2:attacker", "3:neutral", "1:announce_unique", "loot copper_ring", rolls=[8, 1, 1])
    keys = [key for key in said(match) if key in ("wounded", "fatigue", "familiar-dies", "bow-roll")]
    assert keys == ["wounded", "fatigue", "familiar-dies", "bow-roll"]


@rule("QT-12.16", "QT-25.11")
def test_the_end_is_checked_once_after_the_block() -> None:
    t = table(
        seat("thief", trophies=11, gems=1, **SPENT),
        seat("priest", gems=4, **SPENT),
        seat("barbarian", trophies=11, **SPENT),
    )
    match = arena(t, 1, "2:attacker", rolls=[7, 1])
    assert match.result
    assert (match.result.scores, match.result.ending) == ((12.0, 0.0, 12.0), "target")
    assert (p(match, 1).wounds, p(match, 0).gems) == (1, 4)  # 1, half of 4, the Thief's own


@rule("QT-12.18", "QT-20.14", "QT-23.22")
def test_order_of_the_dice() -> None:
    t = table(seat("barbarian", objects="lightning_axe", kept="chaotic_vial", **SPENT), "thief")
    match = meet(t, "giant_rat", "fight", "drink_vial", "announce_axe", rolls=[7, 1, 2, 3])
    assert facts(match, "vial") == [{"seat": 0, "die": 7, "minus": 4, "modifier": 3}]
    assert (facts(match, "dice"), facts(match, "second-die")) == ([{"green": 1, "red": 2}], [{"seat": 0, "die": 3}])
    assert totals(match) == (2 * (9 + 3) + 1 + 3, 4 + 2)
    t = table(seat("thief", **SPENT), seat("barbarian", objects="lightning_axe", **SPENT))
    match = arena(t, 1, "1:announce_axe", rolls=[7, 2, 8])
    assert totals(match) == (8 + 7, 2 * 9 + 2 + 16)  # a defender's second die is red
    assert (facts(match, "second-die"), p(match, 0).wounds) == ([{"seat": 1, "die": 8}], 2)


# ------------------------------------------------------------------ Arenas (QT-14)


@rule("QT-14.1")
def test_each_principal_rolls_his_own_die() -> None:
    match = arena(table("thief", "priest", "barbarian", active=1), 2, "0:neutral", "2:done", rolls=[2, 6])
    assert facts(match, "dice") == [{"green": 2, "red": 6}]
    assert totals(match) == (8 + 2, 8 + 6)
    t = table("thief", seat("priest", **SPENT))
    t.then(("challenge", 1, False))
    match = Match.at(GAME, t, RealDice(FastDice(1)))  # people type in what they roll
    asked = []
    for value in (("die", 2), ("confirm",), ("die", 6), ("confirm",)):
        asked.append((match.pending[0].seat, match.pending[0].facts["what"]))  # type: ignore[index]
        match.choose(match.pending[0].seat, value)
    assert asked == [(0, "green")] * 2 + [(1, "red")] * 2


@rule("QT-14.2", "QT-14.3", "QT-14.4", "QT-14.5", "QT-27.5")
def test_fists_are_closed_together_and_opened_after_the_dice() -> None:
    t = table("thief", seat("priest", **SPENT), "barbarian", "warrior", "sorcerer")
    match = arena(t, 1)
    assert prompt(match) == "2 camp + 3 camp + 4 camp"
    go(match, "2:attacker", "3:defender", "4:neutral")
    seen = [match.view(viewer).fight.camps for viewer in (2, 0, None)]
    closed = ["attacker", "defender", "closed", "closed", "closed"]
    assert seen == [["attacker", "defender", "attacker", "closed", "closed"], closed, closed]
    assert "fist-opened" not in said(match)
    match.dice.rolls.extend([1, 1])  # type: ignore[attr-defined]
    go(match, "2:done", "3:done")
    assert match.view(0).fight.camps == ["attacker", "defender", "attacker", "defender", "neutral"]
    assert totals(match) == (8 + 4 + 1, 8 + 4 + 1)


@rule("QT-14.8", "QT-14.9", "QT-27.6")
def test_only_token_holders_announce_and_nobody_sees_who_is_one() -> None:
    t = table("thief", seat("priest", **SPENT), "barbarian", seat("warrior", objects="armour_of_might"))
    match = arena(t, 1, "2:defender", "3:neutral", rolls=[1, 1])
    go(match, "2:announce_unique")
    assert facts(match, "announce-unique") == [{"seat": 2, "bonus": 4}]  # without saying which camp
    t = table("thief", seat("priest", **SPENT), "barbarian", seat("warrior", objects="armour_of_might"))
    match = play(t, "challenge 1 False")
    for _ in range(4):
        match.choose(match.pending[0].seat, ("end_pass",))
    match.choose(2, ("neutral",))
    match.choose(3, ("neutral",))
    assert (prompt(match), options(match)) == ("2 announce", ["pass"])  # asked all the same
    match.choose(2, ("pass",))
    assert (prompt(match), options(match)) == ("3 announce", ["pass"])


@rule("QT-14.10", "QT-23.14")
def test_a_bystanding_sorcerer_cannot_use_the_ring() -> None:
    t = table("thief", seat("priest", **SPENT), seat("sorcerer", objects="charm_ring"))
    match = arena(t, 1, "2:attacker")
    assert (prompt(match), options(match)) == ("2 sorcerer-flight", ["stay", "flee_fight"])


@rule("QT-14.11", "QT-14.15")
def test_only_the_attacker_loots() -> None:
    t = table(seat("thief", gems=4), seat("priest", gems=4, **SPENT))
    assert prompt(arena(t, 1, rolls=[5, 1])) == "0 loot"
    t = table(seat("thief", gems=4), seat("priest", gems=4, **SPENT))
    match = arena(t, 1, rolls=[1, 5])
    assert each(match, "gems") == [4, 4]


@rule("QT-14.13", "QT-14.19", "QT-5.2", "QT-14.16", "QT-14.12", "QT-14.14")
def test_points_and_wounds_of_both_camps() -> None:
    def fought(*rolls: int) -> Match[Table]:
        t = table("thief", seat("priest", **SPENT), seat("warrior", **SPENT), "sorcerer", seat("barbarian", **SPENT))
        t.players[3].token = False
        return arena(t, 1, "2:attacker", "3:defender", "4:neutral", rolls=rolls)

    match = fought(7, 1)
    assert (each(match, "trophies"), each(match, "wounds")) == ([1, 0, 1, 0, 0], [0, 1, 0, 1, 0])
    match = fought(8, 1)
    assert each(match, "wounds") == [0, 2, 0, 2, 0]
    match = fought(1, 7)
    assert (each(match, "trophies"), each(match, "wounds")) == ([0, 1, 0, 1, 0], [1, 0, 1, 0, 0])
    match = fought(1, 8)
    assert each(match, "wounds") == [2, 0, 2, 0, 0]


@rule("QT-14.17")
def test_order_of_the_consequences() -> None:
    t = table(
        seat("thief", **SPENT), seat("priest", gems=5, **SPENT), seat("barbarian", **SPENT), arena_decided=False, pot=2
    )
    match = arena(t, 1, "2:attacker", rolls=[7, 1])
    wanted = ("looted-gems", "thief-gem", "pot", "arena-trophy", "wounded")
    keys = [key for key in said(match) if key in wanted]
    assert keys == ["looted-gems", "thief-gem", "pot", "arena-trophy", "arena-trophy", "wounded"]
    assert each(match, "gems") == [3 + 1 + 2, 1, 0]


@rule("QT-14.18", "QT-21.30")
def test_what_follows_an_arena() -> None:
    match = go(play(table("thief", seat("priest", **SPENT)), "phase_two", rolls=[1, 5]), "arena seat:1")
    assert prompt(match) == "0 rest"
    t = table("thief", seat("priest", **SPENT), arena_decided=False, pot=3)
    match = play(t, "draw", rolls=[1, 5], draws=["bloodthirst", "trap"])
    assert (prompt(match), p(match, 0).wounds) == ("0 rest", 2)  # a wound, then the next card
    assert (p(match, 1).trophies, p(match, 1).gems, match.table.arena_decided) == (1, 3, True)


# ------------------------------------------------------------------ loot (QT-15)


@rule("QT-15.1", "QT-15.2", "QT-15.4")
def test_what_can_be_looted() -> None:
    victim = seat("priest", gems=3, objects="steel_flail", remains="giant_rat", secondary="hunter", trophies=2, **SPENT)
    match = arena(table(seat("barbarian", **SPENT), victim), 1, rolls=[7, 1])
    assert options(match) == ["loot_gems", "loot steel_flail", "loot giant_rat"]
    go(match, "loot giant_rat")
    assert cards(p(match, 0).remains) == ["giant_rat"]
    assert (p(match, 1).gems, p(match, 1).trophies) == (3, 2)
    match = arena(table(seat("barbarian", **SPENT), seat("priest", remains="giant_rat", **SPENT)), 1, rolls=[7, 1])
    assert cards(p(match, 0).remains) == ["giant_rat"]  # only what the victim has is offered
    match = arena(table(seat("barbarian", **SPENT), seat("priest", **SPENT)), 1, rolls=[7, 1])
    assert (facts(match, "no-loot"), p(match, 0).trophies) == ([{"seat": 0}], 1)


@rule("QT-15.8")
def test_a_looted_object_may_go_to_the_surplus() -> None:
    t = table(seat("barbarian", objects="double_axe", **SPENT), seat("priest", objects="steel_flail", gems=1, **SPENT))
    match = arena(t, 1, "loot steel_flail", rolls=[7, 1])
    assert options(match) == ["equip steel_flail", "surplus steel_flail"]
    go(match, "surplus steel_flail")
    assert (p(match, 0).surplus, power(match, 0)) == ([OBJECT["steel_flail"]], 13)


@rule("QT-15.5", "QT-15.6", "QT-19.20", "QT-20.36")
def test_the_thiefs_extra_gem() -> None:
    victim = seat("priest", gems=2, objects="steel_flail", **SPENT)
    match = arena(table(seat("thief", **SPENT), victim), 1, "loot steel_flail", rolls=[7, 1])
    assert each(match, "gems") == [1, 1]
    match = arena(table(seat("barbarian", **SPENT), victim, "thief"), 1, "2:attacker", "loot_gems", rolls=[7, 1])
    assert each(match, "gems") == [1, 0, 1]
    match = arena(table(seat("barbarian", **SPENT), victim, "thief"), 1, "2:defender", "loot_gems", rolls=[8, 1])
    assert each(match, "gems") == [1, 1, 0]
    fairy = seat("priest", gems=2, fairy=True, **SPENT)
    match = arena(table(seat("barbarian", **SPENT), fairy, "thief"), 1, "2:attacker", rolls=[7, 1])
    assert each(match, "gems") == [0, 2, 0]  # no loot, no gem
    fairy = seat("priest", gems=2, fairy=True, **SPENT)
    match = arena(table("thief", fairy), 1, rolls=[7, 1])
    assert (p(match, 0).token, each(match, "gems")) == (True, [0, 2])


@rule("QT-19.21", "QT-19.22", "QT-19.27")
def test_the_thiefs_token() -> None:
    match = arena(table("thief", seat("priest", gems=3, **SPENT)), 1, rolls=[7, 1])
    assert options(match) == ["loot_gems", "double_loot object_and_gems", "double_loot remains_and_gems"]
    go(match, "double_loot remains_and_gems")
    assert (each(match, "gems"), p(match, 0).token) == ([3, 0], False)
    match = arena(table(seat("priest", gems=3), seat("thief", gems=2)), 1, "0:accept_result", rolls=[1, 7])
    assert (each(match, "gems"), p(match, 1).token) == ([3, 2], True)  # not as a defender
    t = table("barbarian", seat("priest", gems=3, remains="giant_rat", **SPENT))
    assert options(arena(t, 1, "0:done", rolls=[7, 1])) == ["loot_gems", "loot giant_rat"]  # nor anybody else
    t = table("thief", seat("priest", objects="steel_flail", **SPENT))
    match = arena(t, 1, rolls=[7, 1])
    assert options(match) == [
        "loot steel_flail",
        "double_loot object_and_gems",
        "double_loot object_and_remains",
    ]
    t = table("thief", seat("priest", remains="giant_rat", **SPENT))
    assert options(arena(t, 1, rolls=[7, 1]))[1:] == ["double_loot object_and_remains", "double_loot remains_and_gems"]
    victim = seat("priest", gems=2, objects="steel_flail copper_ring", remains="giant_rat mist_wolf", **SPENT)
    match = arena(table("thief", victim), 1, "double_loot object_and_remains", rolls=[7, 1])
    assert options(match) == ["loot steel_flail", "loot copper_ring"]
    go(match, "loot copper_ring", "loot mist_wolf")
    assert (p(match, 0).slots[2], cards(p(match, 0).remains)) == (OBJECT["copper_ring"], ["mist_wolf"])


# ------------------------------------------------------------------ characters (QT-19)


@rule("QT-19.3", "QT-19.10", "QT-19.6")
@pytest.mark.parametrize("character, bonus", [("barbarian", 4), ("warrior", 2), ("forester", 6)])
def test_unique_powers(character: str, bonus: int) -> None:
    t = table(seat(character, type="undead"), "thief")
    match = meet(t, "bone_knight", "fight", "announce_unique", rolls=[1, 1])
    assert totals(match)[0] == 8 + bonus + (character == "forester") + 1
    assert power(match, 0) == 8 - 2 * (character == "barbarian") - p(match, 0).wounds


@rule("QT-19.6", "QT-19.8", "QT-19.25")
def test_the_foresters_type() -> None:
    match = meet(table(seat("forester", type="undead"), "thief"), "drunken_orc", "fight", rolls=[1, 1])
    assert totals(match)[0] == 9  # no bonus, and nothing to announce
    t = table(seat("thief"), seat("forester", type="undead"), discard="drunken_orc bone_knight")
    match = play(t, "draw", draws=["day_in_hell", "trap"], rolls=[1, 1])
    assert options(match) == ["announce_unique", "done"]
    go(match, "announce_unique")
    assert totals(match)[0] == 8 + 12 + 1  # ceil(3 x 15 / 4) with two players
    for kind in ("undead", "dragon"):
        match = arena(table(seat("forester", type=kind), "thief"), 1, rolls=[1, 1])
        assert totals(match)[0] == 9  # never in an Arena, and nothing to announce


@rule("QT-19.11", "QT-19.12", "QT-27.4")
def test_the_priests_look() -> None:
    t = table(seat("priest", gems=2), "warrior", "thief", round=4)
    match = play(t, "phase_two", draws=["storm_giant"])
    assert [match.view(viewer).top for viewer in (0, 1, 2, None)] == ["storm_giant", "", "", ""]
    assert [event.readers for event in match.log if event.key == "priest-sees"] == [(0,)]
    assert match.view(0).deck == match.view(1).deck == 74
    assert match.view(1).left["storm_giant"] == 1
    go(match, "dungeon")
    assert cards([match.table.card]) == ["storm_giant"]


@rule("QT-19.12")
def test_the_card_stays_on_top_for_the_next_player() -> None:
    t = table("priest", seat("warrior", **SPENT), "thief")
    t.players[0].token = False
    match = play(t, "phase_two", "turn 1", draws=["storm_giant"], rolls=[1, 1])
    go(match, "arena seat:1", "end_pass", "1:end_pass", "0:end_pass", "1:end_pass", "2:neutral")
    go(match, "0:end_phase", "1:end_phase", "dungeon")
    assert cards([match.table.card]) == ["storm_giant"]


@rule("QT-3.14")
def test_a_reshuffle_voids_the_priests_knowledge() -> None:
    match = go(play(table("priest", "warrior", round=1), "phase_two", draws=["dragon_red", "trap"]))
    assert (p(match, 0).wounds, match.table.top) == (1, NOTHING)


# ------------------------------------------------------------------ reserved objects (QT-23)


@rule("QT-23.1", "QT-23.2", "QT-23.3", "QT-23.6")
def test_only_the_right_hands_can_use_a_reserved_object() -> None:
    reserved = {one["id"]: one["reserved_for"] for one in COMPONENTS["object"] if one["group"] == "reserved"}
    assert sorted(reserved.values()) == sorted(CHARACTERS)
    t = table(seat("thief", objects="lightning_axe armour_of_might charm_ring"), "warrior")
    match = meet(t, "giant_rat", rolls=[1, 1])
    assert options(match) == ["fight", "negotiate"]
    assert all(o != NOTHING for o in p(match, 0).slots)  # but the slots are filled
    go(match, "fight")
    assert totals(match) == (8 + 1, 4 + 1)  # nothing to announce
    t = table(seat("warrior", objects="helm_of_the_dead armour_of_might", **SPENT), "thief")
    match = meet(t, "giant_rat", "fight", rolls=[1, 1])
    assert "totals" in said(match)  # in the surplus it cannot be announced
    t = table(seat("warrior", objects="helm_of_the_dead", familiar="armour_of_might", **SPENT), "thief")
    match = meet(t, "giant_rat", "fight", rolls=[1, 1])
    assert options(match) == ["announce_might", "done"]
    assert SLOTS == ("weapon", "armour", "jewel")


@rule("QT-23.4")
def test_used_objects_are_discarded() -> None:
    t = table(seat("barbarian", objects="lightning_axe", **SPENT), "thief")
    match = meet(t, "giant_rat", "fight", "announce_axe", rolls=[1, 1, 1])
    assert match.table.scrap == [OBJECT["lightning_axe"]]
    t = table(seat("forester", objects="bow_of_constraint", type="dragon"), "thief")
    match = meet(t, "giant_rat", "tame", rest=True)
    assert match.table.scrap == []  # the Bow only with its monster
    assert match.view(0).fight is None


@rule("QT-23.7", "QT-23.30")
def test_taming(monkeypatch: pytest.MonkeyPatch) -> None:
    def offered(card: str, **things: object) -> bool:
        forester = seat("forester", objects="bow_of_constraint", type="dragon", **things)
        return "tame" in options(meet(table(forester, "thief"), card))

    assert offered("elven_assassin")
    assert not offered("orc_champion")  # power 12
    assert not offered("elven_assassin", tamed="giant_rat")
    monkeypatch.setitem(CONSTANTS, "tame_max_power", 20)
    assert offered("orc_champion")
    assert not offered("dragon_red")  # only typed monsters, whatever their power
    assert not offered("djinn")
    t = table(seat("forester", type="dragon", objects="short_sword bow_of_constraint"), "thief")
    assert "tame" not in options(meet(t, "giant_rat"))  # not equipped
    t = table("thief", seat("forester", objects="bow_of_constraint", type="dragon"))
    assert "tame" not in options(meet(t, "giant_rat"))  # not his turn


@rule("QT-23.12", "QT-23.15", "QT-23.41", "QT-23.4")
def test_the_ring_in_an_arena() -> None:
    t = table(seat("sorcerer", objects="charm_ring"), "warrior", "thief", "barbarian")
    match = play(t, "challenge 1 False", rolls=[6, 1])
    ring = [f"charm_{mode} seat:{number}" for mode in ("substitute", "ally") for number in (2, 3)]
    assert options(match) == ["no_ring", *ring]  # never the victim
    go(match, "charm_substitute seat:3")
    assert options(match) == ["address seat:2", "end_pass"]  # the Sorcerer still negotiates
    go(match, "end_pass", "1:end_pass", "0:end_pass", "1:end_pass")
    assert prompt(match) == "2 camp"  # neither the charmed nor the Sorcerer takes a token
    go(match, "2:attacker", "3:done", "1:done")
    assert totals(match) == (8 + 4 + 6, 9)
    assert each(match, "trophies") == [1, 0, 1, 0]
    assert match.table.scrap == [OBJECT["charm_ring"]]
    t = table(seat("sorcerer", objects="charm_ring"), "warrior", "thief", "barbarian")
    match = go(play(t, "challenge 1 False"), "charm_ally seat:3")
    assert options(match) == ["address seat:2", "end_pass"]
    go(match, "end_pass", "1:end_pass", "0:end_pass", "1:end_pass")
    assert prompt(match) == "2 camp"  # he is an open ally


@rule("QT-23.16", "QT-23.34", "QT-23.46")
def test_a_charmed_thief_as_substitute_loots_for_the_sorcerer() -> None:
    victim = seat("warrior", gems=5, objects="blunt_dagger", **SPENT)
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), victim, "thief")
    match = go(play(t, "challenge 1 False", rolls=[7, 1]), "charm_substitute seat:2")
    assert (prompt(match), options(match)) == ("0 loot", ["loot_gems", "loot blunt_dagger"])
    go(match, "loot_gems")
    assert (each(match, "gems"), each(match, "trophies"), p(match, 2).token) == ([3, 2, 0], [1, 0, 0], True)
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", **SPENT), "thief")
    t.arena_decided, t.pot, t.reserve = False, 3, t.reserve - 3
    match = go(play(t, "challenge 1 False", rolls=[7, 1]), "charm_substitute seat:2")
    assert each(match, "gems") == [3, 0, 0]  # the Pot as well
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", **SPENT), "thief")
    t.then(("challenge", 1, False))
    match = Match.at(GAME, t, RealDice(FastDice(1)))
    go(match, "charm_substitute seat:2")
    assert (prompt(match), match.pending[0].facts["what"]) == ("0 roll-die", "green")  # type: ignore[index]
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", gems=5, **SPENT), "thief")
    match = go(play(t, "challenge 1 False", rolls=[1, 7]), "charm_substitute seat:2")
    assert each(match, "wounds") == [0, 0, 1]


@rule("QT-23.17")
def test_the_rings_ally_is_the_one_allowed_ally() -> None:
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", **SPENT), "thief")
    match = meet(t, "drunken_orc", "charm_ally seat:1", rolls=[1, 7])
    assert totals(match) == (9 + 4 + 1, 15)  # no negotiation
    assert each(match, "wounds") == [1, 1, 0]


@rule("QT-23.12", "QT-23.18", "QT-23.37", "QT-21.19")
def test_where_the_ring_works() -> None:
    def found(card: str) -> list[str]:
        t = table(seat("sorcerer", objects="charm_ring", **SPENT), "warrior", "thief")
        match = meet(t, card, rolls=[1, 1])
        return [pick.split()[0] for pick in options(match) if pick.endswith("seat:1")]

    for card in ("giant_rat", "dragon_red", "djinn"):
        assert found(card) == ["charm_substitute", "charm_ally"]
    for card in ("mimic", "doppelganger"):
        assert found(card) == ["charm_substitute"]
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), "warrior", "thief", discard="giant_rat")
    match = go(play(t, "draw", draws=["day_in_hell", "trap"], rolls=[1, 1]), "1:done")
    assert "ring-ally" not in said(match)


@rule("QT-23.37", "QT-23.44", "QT-21.5", "QT-21.4")
def test_bloodthirst_and_the_ring() -> None:
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), "warrior", "thief", "barbarian")
    match = play(t, "draw", draws=["bloodthirst", "trap"], rolls=[1, 7])
    assert options(match) == ["no_ring", "charm_ally seat:1", "charm_ally seat:2"]  # before any token is taken
    go(match, "charm_ally seat:1")
    assert (prompt(match), options(match)) == ("2 camp", ["attacker", "defender"])  # no talks, no neutrals


@rule("QT-23.19", "QT-23.20", "QT-4.11")
def test_the_armour_doubles_its_wearer_only() -> None:
    t = table(seat("warrior", objects="armour_of_might", **SPENT), "thief", "priest")
    terms = bids(t, 1, "gems 0", "done", "trophies 0", "no_favour")
    match = meet(t, "storm_giant", *terms, "fight", "announce_might", rolls=[3, 1])
    assert totals(match)[0] == 2 * (9 + 3) + 4


@rule("QT-23.38")
def test_axe_and_armour_as_an_ally() -> None:
    t = table("thief", seat("warrior", objects="armour_of_might"), "priest")
    match = meet(t, "elven_assassin", *bids(t, 1, *FREE), "1:announce_might", "1:announce_unique", rolls=[1, 1])
    assert totals(match)[0] == 8 + 11 + 1
    t = table("thief", seat("barbarian", objects="lightning_axe", **SPENT))
    match = meet(t, "elven_assassin", "negotiate", *FREE, "shake seat:1", "1:announce_axe", rolls=[1, 1])
    assert totals(match)[0] == 8 + 14 + 1  # ceil(3 x 18 / 4), and no second die


@rule("QT-23.24", "QT-23.25")
def test_the_helm_covers_the_whole_losing_camp() -> None:
    t = table(
        seat("barbarian", objects="double_axe", **SPENT),
        seat("warrior", gems=4, **SPENT),
        seat("priest", objects="helm_of_oblivion", **SPENT),
    )
    match = arena(t, 1, "2:defender", rolls=[8, 1])
    assert (prompt(match), options(match)) == ("2 helm", ["use_helm", "keep_helm"])
    go(match, "use_helm")
    assert (each(match, "wounds"), each(match, "trophies"), each(match, "gems")) == ([0] * 3, [0] * 3, [0, 4, 0])
    assert (match.table.scrap, p(match, 2).objects()) == ([OBJECT["helm_of_oblivion"]], [])
    t = table(seat("priest", objects="helm_of_oblivion", **SPENT), "thief")
    match = meet(t, "storm_giant", "fight", rolls=[1, 1])
    assert p(match, 0).wounds == 1  # only in an Arena


@rule("QT-23.26", "QT-23.28", "QT-23.42", "QT-23.4")
def test_blackmail_with_remains() -> None:
    thief = seat("thief", objects="blackmail_charm", remains="drunken_orc", main="just", secondary="hunter greed")
    victim = seat("warrior", remains="gnoll_hunter rusty_skeleton giant_rat mist_wolf")
    match = play(table(thief, victim, "priest"), "turn 0")
    assert [pick for pick in options(match) if "charm_" in pick] == ["charm_remains seat:1 0"]
    go(match, "charm_remains seat:1 0")
    assert options(match) == [
        "spend drunken_orc",
        "spend gnoll_hunter",
        "spend rusty_skeleton",
        "spend giant_rat",
        "spend mist_wolf",
    ]
    go(match, "spend drunken_orc", "spend giant_rat")
    assert (p(match, 0).trophies, p(match, 0).gems, p(match, 0).remains) == (4, 4, [])
    assert (p(match, 0).completed, p(match, 0).main.card) == ([QUEST["just"]], NOTHING)
    assert cards(p(match, 1).remains) == ["gnoll_hunter", "mist_wolf"]
    assert cards(match.table.discard) == ["drunken_orc", "giant_rat", "rusty_skeleton"]
    assert match.table.scrap == [OBJECT["blackmail_charm"]]
    own = "drunken_orc rusty_skeleton giant_rat"
    thief = seat("thief", objects="blackmail_charm", remains=own, main="just")
    match = go(play(table(thief, seat("warrior", remains="gnoll_hunter"), "priest"), "turn 0"), "decline")
    go(match, "charm_remains seat:1 0")
    assert cards(match.table.discard) == ["rusty_skeleton", "giant_rat", "gnoll_hunter"]  # one must be the victim's


@rule("QT-23.26", "QT-23.27", "QT-23.29", "QT-27.3", "QT-23.4")
def test_stealing_a_quest() -> None:
    thief = seat("thief", objects="blackmail_charm", secondary="hunter")
    match = play(table(thief, seat("warrior", secondary="greed hero", main="just"), "priest"), "turn 0", draws=[1])
    assert [pick for pick in options(match) if "charm_" in pick] == ["charm_steal seat:1"]
    go(match, "charm_steal seat:1")
    assert [quest.card for quest in p(match, 0).secondary] == [QUEST["hunter"], QUEST["hero"]]
    names = [[quest.name for quest in match.view(viewer).seats["0"].quests] for viewer in (0, 1, 2)]
    assert names == [["hunter", "hero"], ["", "hero"], ["", ""]]
    assert match.table.scrap == [OBJECT["blackmail_charm"]]
    full = seat("thief", objects="blackmail_charm", secondary="hunter dragon witcher")
    match = play(table(full, seat("warrior", secondary="greed"), "priest"), "turn 0")
    assert not any("charm_" in pick for pick in options(match))
    match = play(
        table("priest", seat("thief", objects="blackmail_charm"), seat("warrior", secondary="greed")), "turn 0"
    )
    assert not any("charm_" in pick for pick in options(match))  # in the Thief's own turn only


@rule("QT-23.32", "QT-18.20")
def test_deeds_belong_to_those_who_fight() -> None:
    def fought(mode: str) -> Match[Table]:
        sorcerer = seat("sorcerer", objects="charm_ring", secondary="witcher st_gary", **SPENT)
        t = table(sorcerer, seat("warrior", objects="titan_cuirass", secondary="hunter", **SPENT))
        return meet(t, "vampire_count", f"charm_{mode} seat:1", "fight", rolls=[8, 1])

    match = fought("substitute")
    assert [quest.deeds for quest in p(match, 0).secondary] == [0, 0]
    assert p(match, 1).secondary[0].deeds == 1 << QUEST["witcher"]
    match = fought("ally")
    assert [quest.deeds for quest in p(match, 0).secondary] == [1 << QUEST["st_gary"]] * 2


@rule("QT-23.33", "QT-23.9")
def test_the_flight_roll_follows_every_decided_fight() -> None:
    t = table(seat("thief", **SPENT), seat("forester", objects="bow_of_constraint", tamed="giant_rat", type="dragon"))
    match = arena(t, 1, rolls=[1, 1, 5])
    assert (facts(match, "bow-roll"), p(match, 1).tamed) == ([{"seat": 1, "die": 5}], CARD["giant_rat"])
    match = arena(match.table, 1, rolls=[7, 1])  # the Bow is all there is to loot
    assert p(match, 1).tamed == NOTHING


@rule("QT-23.40", "QT-23.8")
def test_a_tamed_monster_is_nobodys_remains() -> None:
    forester = seat("forester", objects="bow_of_constraint", type="dragon", remains="drunken_orc gnoll_hunter")
    t = table({**forester, "secondary": "bloodthirsty", "tamed": "masked_cultist"}, "thief")
    assert prompt(play(t, "turn 0")) == "0 supply"


@rule("QT-23.35", "QT-26.9")
def test_ring_with_two_players() -> None:
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", **SPENT))
    match = meet(t, "drunken_orc", "charm_substitute seat:1", rolls=[3, 1])
    assert totals(match) == (8 + 3, 9)  # nobody is left to ask
    t = table(seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", **SPENT))
    match = meet(t, "drunken_orc", "charm_ally seat:1", rolls=[3, 1])
    assert totals(match) == (9 + 6 + 3, 9)


@rule("QT-26.10", "QT-26.11")
def test_an_arena_of_two_is_a_duel() -> None:
    t = table(
        seat("sorcerer", objects="charm_ring", **SPENT), seat("warrior", **SPENT), round=3, arena_decided=False, pot=3
    )
    match = play(t, "phase_two", rolls=[5, 1])
    assert "arena seat:1" in options(match)
    go(match, "arena seat:1")
    assert totals(match) == (9 + 5, 8 + 1)
    assert (p(match, 0).gems, match.table.pot) == (3, 0)
