"""What the table tells beside the rules: the next step of exploring, what to stop for, the odds before a pick."""

from random import Random

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.fixtures import Exit, Feature, Trap
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.sight.onward import concerns, onward
from oubliettes.games.souterrains.sight.shapes import View
from oubliettes.kernel import FastDice, Match
from tests.games.souterrains.situation import against, at, group, needed, play, room, table
from tests.support import do, rule


def test_onward_sees_the_room_first_then_new_exits_then_other_sections() -> None:
    dark = room(unseen=frozenset({(13, 10), (13, 11)}))
    exits = [Exit(0, 0, (10, 10), 0, "locked"), Exit(0, 0, (12, 11), 1, "door"), Exit(0, 0, (10, 12), 2, "open", b=1)]
    there = room(10, 13)
    new = table(sections=[dark, there], exits=[*exits, Exit(0, 1, (12, 14), 1, "open")])
    assert onward(new) == ("further",)
    dark.unseen = frozenset()
    assert onward(new) == ("exit", 1, "east", "door")
    new.exit(1).door = "sealed"
    assert onward(new) == ("travel", 1)
    new.exit(3).door = "locked"
    assert onward(new) is None


def test_onward_is_for_quiet_moments_only() -> None:
    exits = [Exit(0, 0, (10, 10), 0, "open")]
    assert onward(table(exits=exits)) == ("exit", 0, "north", "open")
    assert onward(against("goblin", exits=exits).table) is None
    heavy = table(exits=exits, items=["plate"] * 6)
    assert (heavy.hero.status, onward(heavy)) == (3, None)
    beside = table(exits=exits)
    beside.dungeon.groups.append(group("goblin"))
    beside.place.group = 0
    assert onward(beside) is None
    beside.dungeon.group(0).peace = True
    assert onward(beside) == ("exit", 0, "north", "open")


CHANGES = [
    ("hp", lambda t: setattr(t.hero, "hp", 3)),
    ("fatigue", lambda t: setattr(t.hero, "fatigue", 1)),
    ("danger", lambda t: setattr(t.dungeon, "danger", 2)),
    ("dark", lambda t: setattr(t.hero, "off", None)),
    ("low", lambda t: setattr(t.hero, "off", Item("torch", left=12, lit=True))),
    ("due", lambda t: setattr(t, "since", 48)),
    ("patrol", lambda t: setattr(t, "patrol_at", 100)),
    ("traps 0", lambda t: t.place.traps.append(Trap("pit", "floor"))),
    ("container urn 0", lambda t: t.place.features.append(Feature("container", "urn", (11, 11)))),
    ("element well 0", lambda t: t.place.features.append(Feature("element", "well", (11, 11)))),
    ("goods 0", lambda t: t.place.loot.items.append(Item("moonstone"))),
    ("special 0", lambda t: setattr(t.place, "special", "library")),
]


@pytest.mark.parametrize("name, change", CHANGES, ids=[name for name, _ in CHANGES])
def test_what_a_player_would_stop_for(name: str, change: object) -> None:
    new = table()
    before = concerns(new)
    assert concerns(new) == before
    change(new)  # type: ignore[operator]
    after = concerns(new)
    assert {key for key in after if before.get(key) != after[key]} == {name}


def test_what_is_over_is_nothing_to_stop_for_but_the_end_of_a_spell_is() -> None:
    new = table(off="", t=10)
    new.shield_until = 20
    dark = concerns(new)
    assert dark["dark"] == 1
    new.hero.off = Item("torch", left=72, lit=True)
    lit = concerns(new)
    assert {name for name in lit if dark.get(name) != lit[name]} == set()
    new.t = 20
    after = concerns(new)
    assert {name for name in after if lit.get(name) != after[name]} == {"spells"}


def test_a_new_section_alone_is_nothing_to_stop_for() -> None:
    new = table()
    before = concerns(new)
    new.dungeon.sections.append(room(20, 20))
    assert concerns(new) == before


@pytest.mark.parametrize("seed", range(6))
def test_walking_on_is_made_of_offered_picks_and_ends(seed: int) -> None:
    """From the first steps of an expedition: every step is an offered pick, and there is an end to it."""
    match = Match.new(GAME, options={"game_mode": "expedition"}, dice=FastDice(seed))
    rng = Random(seed)
    while match.table.phase != "dungeon":
        match.choose(0, GAME.policy(match.table, match.pending[0], rng))
    steps = 0
    while match.pending and match.pending[0].prompt == "explore" and match.view(0).onward:
        pick = tuple(match.view(0).onward)
        assert pick in match.pending[0].options
        match.choose(0, pick)
        steps += 1
    assert 0 < steps < 200


# ------------------------------------------------------------------ odds


@rule("SS-6.15")
def test_the_odds_are_those_of_the_test_that_follows() -> None:
    match = at(exits=[Exit(0, 0, (10, 10), 0, "locked")], resources=1, fatigue=2)
    odds = match.view(0).odds
    assert set(odds) == {"search", "search_near", "force 0", "pick_lock 0"}
    for pick, said in odds.items():
        again = at(exits=[Exit(0, 0, (10, 10), 0, "locked")], resources=1, fatigue=2)
        do(again, pick)
        assert (again.view(0).odds, again.view(0).trial.chance) == ({}, said)


@rule("SS-6.15", "SS-16.8")
def test_the_odds_of_an_encounter() -> None:
    match = against("goblin*2", resources=1)
    odds = match.view(0).odds
    assert {"flee", "stealth", "talk charm", "attack 0", "attack 1"} <= set(odds)
    fight = against("goblin*2", ("slot", (0,), ()), resources=1, init=[1, 2, 3])
    said = fight.view(0).odds["attack 1"]
    do(fight, "attack 1 goblin")
    assert (fight.view(0).trial.chance, 5 * (21 - needed(fight))) == (said, said)


@rule("SS-6.15")
def test_advice_has_the_exact_chances() -> None:
    match = against("goblin*2", ("slot", (0,), ()), resources=1, init=[1, 2, 3])
    assert match.notes(0)["attack", 1, "goblin"].chance == match.view(0).odds["attack 1"] / 100
    door = at(exits=[Exit(0, 0, (10, 10), 0, "open")])
    said = door.view(0).odds["search"] / 100
    chances = {pick: note.chance for pick, note in door.notes(0).items() if note.chance is not None}
    assert chances == {("search",): said, ("search_near",): said}


@rule("SS-18.22", "SS-3.34")
def test_no_test_no_doubt() -> None:
    match = against("goblin*2", exits=[Exit(0, 0, (10, 10), 0, "open")])
    assert match.view(0).odds["flee"] < 100
    match.table.enc.group_surprised = True
    assert match.view(0).odds["flee"] == 100
    unseen = against("goblin*2")
    unseen.table.invisible_until = 50
    assert (unseen.view(0).odds["flee"], unseen.view(0).odds["stealth"]) == (100, 100)


@rule("SS-29.8")
def test_a_group_not_made_out_has_no_odds() -> None:
    match = against("goblin*2")
    match.table.group.seen = False
    assert match.view(0).odds == {}


def test_the_way_out_is_told_in_rounds() -> None:
    new = table(square=(10, 10))
    new.square = (12, 12)
    view: View = GAME.view(GAME.hide(new, 0), 0)
    assert (view.out_in, view.code) == (4, 0)


# ------------------------------------------------------------------ what may not be done now, and why


@rule("SS-12.9", "SS-13.7", "SS-13.8", "SS-13.10", "SS-13.11", "SS-25.9", "SS-24.2", "SS-7.24", "SS-3.20")
def test_what_exploring_forbids_has_its_rule() -> None:
    doors = {
        "locked": "SS-13.7",
        "stuck": "SS-13.8",
        "grille": "SS-13.10",
        "collapse_exit": "SS-13.11",
        "sealed": "SS-25.9",
    }
    exits = [Exit(0, 0, (10 + n % 3, 10), 0, door) for n, door in enumerate(doors)]
    new = table(sections=[room(searched=True)], exits=exits, gifts=["magic"])
    new.square = (12, 12)
    match = play(new)
    refused = {tuple(pick): why for pick, why in match.blocked(0)}
    assert [refused["exit", n, "north", door] for n, door in enumerate(doors)] == list(doors.values())
    assert (refused["search",], refused["leave",], refused["rest_fed",]) == ("SS-12.9", "SS-24.2", "SS-7.24")
    assert refused["cast", "light_spell"] == "SS-3.20"
    assert not set(refused) & set(match.pending[0].options)
    free = dict(at(resources=1).blocked(0))
    assert free == {}


@rule("SS-12.8", "SS-20.2", "SS-15.4", "SS-15.6", "SS-4.7")
def test_what_others_forbid_has_its_rule() -> None:
    beside = table(resources=1)
    beside.dungeon.groups.append(group("goblin"))
    beside.dungeon.groups[0].peace = True
    beside.place.group = 0
    assert dict(play(beside).blocked(0)) == {("search",): "SS-12.8", ("make_cache",): "SS-20.2"}
    assert dict(against("goblin").blocked(0)) == {("talk", "bribery"): "SS-15.4"}
    deaf = dict(against("skeleton").blocked(0))
    assert deaf == {("talk", kind): "SS-15.6" for kind in ("charm", "negotiation", "bribery")}
    heavy = against("goblin", items=["plate"] * 6)
    assert dict(heavy.blocked(0)) == {("attack_first",): "SS-4.7"}
