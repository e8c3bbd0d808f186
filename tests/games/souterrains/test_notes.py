"""What notes say before a pick is what then happens: chances within their error, damage, prices, rounds."""

from math import sqrt
from random import Random
from typing import Any

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.fixtures import Exit
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import PO
from oubliettes.kernel import FastDice, Match, Note, Pick
from tests.games.souterrains.situation import against, at
from tests.support import pick as read
from tests.support import rule

FORKS = 400


def facts(note: Note, key: str) -> dict[str, Any]:
    return next(dict(line.facts) for line in note.lines if line.key == key)


def says(note: Note, key: str) -> bool:
    return any(line.key == key for line in note.lines)


def locked() -> Match[Table]:
    return at(exits=[Exit(0, 0, (10, 10), 0, "locked")], domains=["nimble_fingers"])


SITUATIONS: dict[str, tuple[Match[Table], str]] = {
    "search": (at(), "search"),
    "search with Observation": (at(domains=["observation"], fatigue=2), "search"),
    "blow": (against("orc", ("slot", (0,), ()), init=[0, 0], hp=30), "attack 0 orc"),
    "blow of a master": (
        against("orc", ("slot", (0,), ()), init=[0, 0], hp=30, domains=["weapon_master"]),
        "attack 0 orc",
    ),
    "lantern": (against("orc", ("slot", (0,), ()), init=[0, 0], hp=30, off="lantern"), "throw_lantern 0 orc"),
    "Fire Bolt": (
        against("ogre", ("slot", (0,), ()), init=[0, 0], hp=30, gifts=["magic"], resources=1, domains=["wisdom"]),
        "fire_bolt 0 ogre",
    ),
    "spell": (at(gifts=["magic"], resources=1), "cast light_spell"),
    "lock": (locked(), "pick_lock 0"),
    "flight": (against("orc", hp=30), "flee 999 way_out"),
    "charm": (against("orc", hp=30, domains=["charisma"]), "talk charm"),
}


@rule("SS-6.1", "SS-6.5", "SS-3.21", "SS-16.8")
@pytest.mark.parametrize("name", SITUATIONS)
def test_chances_are_those_of_the_dice(name: str) -> None:
    match, text = SITUATIONS[name]
    pick = read(text)
    chance = match.notes(0)[pick].chance
    assert chance is not None
    passed = sum(_passes(match, pick, seed) for seed in range(FORKS))
    assert abs(passed / FORKS - chance) <= 4 * sqrt(chance * (1 - chance) / FORKS), (passed, chance)


def _passes(match: Match[Table], pick: Pick, seed: int) -> bool:
    """Whether the first test after this pick is passed, with all the re-rolls there are."""
    fork = match.fork(FastDice(seed), keep=True)
    said = len(fork.log)
    fork.choose(0, pick)
    while True:
        ends = [event.key for event in fork.log[said:] if event.key in ("test-passed", "test-failed")]
        if ends:
            return ends[0] == "test-passed"
        offered = fork.pending[0].options
        fork.choose(0, ("reroll",) if ("reroll",) in offered else ("roll",))


@rule("SS-6.5", "SS-12.1")
def test_a_reroll_counts_in_the_odds() -> None:
    plain, observant = at(fatigue=2, hd=6), at(fatigue=2, hd=6, domains=["observation"])
    once, twice = (match.notes(0)["search",].chance for match in (plain, observant))
    assert once is not None
    assert twice == 1 - (1 - once) ** 2
    assert observant.view(0).odds["search"] == round(100 * twice)


@rule("SS-16.10", "SS-23.5", "SS-23.24", "SS-7.5")
def test_whole_games_do_what_the_notes_say() -> None:
    seen = {"strike": 0, "buy": 0, "deposit": 0, "walk": 0, "search": 0}
    for seed in range(24):
        rng = Random(seed)
        match = Match.new(GAME, dice=FastDice(seed))
        for _ in range(700):
            if not match.pending:
                break
            ask = match.pending[0]
            bold = rng.random() < 0.3
            pick = rng.choice(ask.options) if bold else GAME.policy(match.table, ask, rng)
            _agree(match, pick, seen)
    assert min(seen.values()) >= 5, seen


def _agree(match: Match[Table], pick: Pick, seen: dict[str, int]) -> None:
    t, note, said = match.table, match.notes(0)[pick], len(match.log)
    money, clock, met, place = t.hero.money, t.clock, t.encounters + t.stops, t.section
    bank = t.town.bank
    match.choose(0, pick)
    events = match.log[said:]
    if pick[0] == "buy" and match.table.phase != "dungeon":
        seen["buy"] += 1
        assert round(money - match.table.hero.money) == round(facts(note, "pays")["po"] * PO)
    elif pick[0] == "deposit":
        seen["deposit"] += 1
        moved = money - match.table.hero.money
        assert round(facts(note, "fee")["po"] * PO) == moved - (match.table.town.bank - bank)
    elif pick[0] in ("approach", "go_to") and match.table.encounters + match.table.stops == met:
        assert match.table.section == place
        seen["walk"] += 1
        assert match.table.clock - clock == (facts(note, "rounds")["n"] if says(note, "rounds") else 0)
    elif pick[0] in ("search", "search_near") and match.table.encounters + match.table.stops == met:
        seen["search"] += 1
        assert match.table.clock - clock == facts(note, "rounds")["n"]
    elif pick[0] in ("attack", "strike_torch"):
        low, high = facts(note, "damage")["low"], facts(note, "damage")["high"]
        target = match.table.group.members[int(pick[1])].creature if match.table.fight else ""
        blow = next((event for event in events if event.key == "strike"), None)
        if blow and blow.facts["creature"] == target and blow.rolls[0].what == "damage":
            seen["strike"] += 1
            assert low <= blow.facts["hp"] <= high


@rule("SS-24.2", "SS-15.15", "SS-14.25")
def test_what_costs_dear_is_marked() -> None:
    assert against("orc", attitude="friendly").notes(0)["attack_first",].danger
    assert not against("orc").notes(0)["attack_first",].danger
    assert at().notes(0)["rest",].danger is False
    town = at(("leave",))
    assert town.notes(0)["retire",].danger


def test_greyed_picks_say_why() -> None:
    match = locked()
    notes = match.notes(0)
    (why,) = (notes[one.pick] for one in match.blocked(0) if one.pick[0] == "exit")
    assert [line.key for line in why.lines] == ["door-locked"]
