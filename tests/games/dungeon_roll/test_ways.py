"""Ways to get through a level, and their chances: against counting by hand and against the rules played out."""

from collections.abc import Iterator
from itertools import pairwise, product
from math import comb
from random import Random
from typing import Any

import pytest

from oubliettes.games.dungeon_roll.mind.rerolls import throws
from oubliettes.games.dungeon_roll.pieces import (
    DUNGEON_FACES,
    HEROES,
    MONSTERS,
    PARTY_FACES,
    SCROLL,
    SIDES,
    SOURCES,
    TOKENS,
)
from oubliettes.games.dungeon_roll.reckoning.beating import (
    CARD,
    KINDS,
    UNIT,
    WAYS,
    Ways,
    covers,
    has,
    pack,
    size,
    unpack,
)
from oubliettes.games.dungeon_roll.reckoning.clearing import LYING, can_clear, clear_chance
from oubliettes.games.dungeon_roll.reckoning.clearing import throws as all_throws
from oubliettes.games.dungeon_roll.reckoning.scenes import pay, scene
from oubliettes.games.dungeon_roll.reckoning.worth import TOP, prospects
from oubliettes.games.dungeon_roll.sight.odds import dice_rolled, dragon_wakes, fewest_companions
from oubliettes.games.dungeon_roll.table import LOOT, MONSTER, REGROUP
from oubliettes.kernel import FastDice
from tests.games.dungeon_roll.situation import NO_TOKENS, Game, at
from tests.support import rule

# ------------------------------------------------------------------ hands


def test_a_hand_is_counts_in_one_number() -> None:
    rng = Random(1)
    for _ in range(300):
        one, other = ([rng.randrange(4) for _ in KINDS] for _ in range(2))
        hand, cost = pack(one), pack(other)
        assert unpack(hand) == [has(hand, kind) for kind in KINDS] == one
        assert size(hand) == sum(one)
        assert covers(hand, cost) == all(a >= b for a, b in zip(one, other, strict=True))
        assert unpack(hand + cost) == [a + b for a, b in zip(one, other, strict=True)]


# ------------------------------------------------------------------ ways to clear, against the rules' own tables


def fought(ways: Ways, hand: tuple[int, ...], monsters: tuple[int, ...], seen: set[object]) -> bool:
    """Whether some run of single picks beats all: every source, target and number that the rules offer."""
    if not any(monsters):
        return True
    if (hand, monsters) in seen:
        return False
    seen.add((hand, monsters))
    for kind, target in product(KINDS, MONSTERS):
        source = kind if kind < CARD else SOURCES.index("hero")
        most = ways.side.reach(source, target, monsters[target]) if hand[kind] else 0
        for count in range(1, most + 1):
            rest = tuple(held - (k == kind) for k, held in enumerate(hand))
            left = tuple(n - count * (m == target) for m, n in enumerate(monsters))
            after = [left]
            if ways.side.extra_monster in ways.side.roles[source]:
                after += [tuple(n - (m == more) for m, n in enumerate(left)) for more in MONSTERS if left[more]]
            if any(fought(ways, rest, some, seen) for some in after):
                return True
    return False


@rule("DR-7.2", "DR-7.3", "DR-7.4", "DR-7.5", "DR-7.6", "DR-15.12", "DR-15.15")
@pytest.mark.parametrize("hero", range(len(HEROES)), ids=HEROES)
@pytest.mark.parametrize("master", [0, 1])
def test_clearings_are_all_the_ways_there_are(hero: int, master: int) -> None:
    """A hand clears if and only if it holds a clearing; each clearing does, and none of its helpers is idle."""
    ways, rng = WAYS[hero][master], Random(hero)
    for _ in range(60):
        monsters = (rng.randrange(4), rng.randrange(3), rng.randrange(3))
        hand = [rng.choice((0, 0, 1, 2)) for _ in range(6)]
        hand.append(rng.randrange(2) if ways.roles[CARD] else 0)
        falls = fought(ways, tuple(hand), monsters, set())
        assert bool(ways.clears(pack(hand), monsters)) == ways.beats(pack(hand), monsters) == falls
        joined = [pack(hand) + UNIT[face] for face in range(CARD)]
        assert ways.beats(pack(hand), monsters, jokers=1) == any(ways.beats(one, monsters) for one in joined)
        assert ways.beats(pack(hand), monsters, jokers=2) == any(ways.beats(one, monsters, jokers=1) for one in joined)
        for cost in rng.sample(ways.clearings[monsters], min(3, len(ways.clearings[monsters]))):
            assert fought(ways, tuple(unpack(cost)), monsters, set())
            for kind in KINDS:
                if has(cost, kind):
                    assert not fought(ways, tuple(unpack(cost - UNIT[kind])), monsters, set())


@rule("DR-10.3", "DR-15.11", "DR-16.14", "DR-16.16")
@pytest.mark.parametrize("hero", range(len(HEROES)), ids=HEROES)
@pytest.mark.parametrize("master", [0, 1])
def test_dragon_sets_are_those_of_the_rules(hero: int, master: int) -> None:
    ways, side, rng = WAYS[hero][master], SIDES[hero][master], Random(hero)
    for _ in range(80):
        hand = [rng.choice((0, 0, 1, 2, 3)) for _ in range(6)]
        hand.append(1 if ways.roles[CARD] else 0)
        stock = [*hand[:CARD], *[0] * (len(SOURCES) - 1 - CARD), hand[CARD]]
        assert len(ways.slays(pack(hand))) == len(side.dragon_sets(stock))
        assert (ways.types[pack(hand)] >= side.dragon_companions) == bool(ways.slays(pack(hand)))


@rule("DR-15.14")
def test_lent_companions_pay_first_and_tokens_last() -> None:
    match = at(level=4, hero="occultist", dungeon="goblin", party="fighter", lent="fighter", tokens="vorpal_sword")
    s, fighter = scene(match.table), UNIT[PARTY_FACES.index("fighter")]
    assert size(s.hand) == 3
    once, twice = (pay(s, n * fighter, s.active, s.lair) for n in (1, 2))
    assert (once.lent, once.dice, once.tokens) == (0, fighter, s.tokens)
    assert (twice.lent, twice.dice, twice.tokens) == (0, 0, s.tokens)
    assert pay(s, 2 * fighter, s.active, s.lair, tokens_first=True).dice == fighter


@pytest.mark.parametrize(
    "dungeon, party, fewest",
    [
        ("goblin*3", "fighter cleric", 1),
        ("goblin*3 skeleton", "fighter cleric", 2),
        ("goblin*3 skeleton", "champion thief*4", 2),
        ("goblin*3", "cleric mage thief", 3),
        ("goblin*3", "cleric mage", None),
        ("chest", "fighter", 0),
    ],
)
def test_fewest_companions(dungeon: str, party: str, fewest: int | None) -> None:
    assert fewest_companions(at(level=4, dungeon=dungeon, party=party).table) == fewest


@rule("DR-13.10", "DR-15.13")
def test_fewest_companions_counts_all_that_is_at_hand() -> None:
    match = at(level=5, hero="occultist", dungeon="goblin*2 ooze*3", lent="fighter", tokens="scepter_of_power")
    assert fewest_companions(match.table) == 2


# ------------------------------------------------------------------ chances


@rule("DR-4.3")
@pytest.mark.parametrize(
    "level, lair, dice", [(1, 0, 1), (2, 2, 2), (6, 2, 5), (7, 0, 7), (7, 1, 6), (10, 0, 7), (10, 2, 5)]
)
def test_dice_of_a_level(level: int, lair: int, dice: int) -> None:
    assert dice_rolled(level, lair) == dice


@rule("DR-10.1", "DR-1.11")
@pytest.mark.parametrize(
    "lair, percents",
    [
        (0, [0, 0, 0.5, 1.6, 3.5, 6.2, 9.6]),
        (1, [0, 2.8, 7.4, 13.2, 19.6, 26.3]),
        (2, [16.7, 30.6, 42.1, 51.8, 59.8]),
    ],
)
def test_when_the_dragon_wakes(lair: int, percents: list[float]) -> None:
    """The table of the notes."""
    assert [round(100 * dragon_wakes(dice, lair), 1) for dice in range(1, len(percents) + 1)] == percents


def test_when_the_dragon_wakes_throw_by_throw() -> None:
    for lair, dice in product(range(3), range(1, 5)):
        woken = sum(lair + throw.count(5) >= 3 for throw in product(range(6), repeat=dice))
        assert dragon_wakes(dice, lair) == pytest.approx(woken / 6**dice)


@pytest.mark.parametrize("dice", range(8))
def test_all_throws_are_counted_once(dice: int) -> None:
    """What is not a monster, a potion or a Dragon is a chest: so many dice say all."""
    found = all_throws(dice)
    lying = [more for _, more in found]
    assert len(lying) == len(set(lying)) == comb(dice + 5, 5)
    assert sum(orders for orders, _ in found) == 6**dice
    assert sum(LYING) * 6 ** (dice - 1) * dice == sum(orders * more for orders, more in found)


def chances(dice: int, **situation: Any) -> tuple[float, float]:
    """Of getting through so many dice with the Companions among the Party dice alone, and with everything."""
    s = scene(at(REGROUP, level=dice - 1, **situation).table)
    alone = s._replace(dice=s.dice - has(s.dice, SCROLL) * UNIT[SCROLL], tokens=NO_TOKENS, ready=False)
    return clear_chance(alone, dice), clear_chance(s, dice)


def test_chances_by_hand() -> None:
    """A lone fighter against two dice: 9 throws without monsters, 18 with one, and two goblins; a scroll throws the
    other 8 once more. With a champion, two kinds of monsters are never too many."""
    assert chances(2, party="fighter") == (28 / 36, 28 / 36)
    assert chances(2, party="fighter scroll") == pytest.approx((28 / 36, 28 / 36 + 8 / 36 * 28 / 36))
    assert chances(2, party="fighter", tokens="scroll_token") == chances(2, party="fighter scroll")
    assert chances(2, party="fighter champion") == (1, 1)
    assert chances(2, party="", tokens="town_portal") == (9 / 36, 9 / 36)
    assert chances(2, party="fighter", tokens="vorpal_sword") == (28 / 36, 1)


@rule("DR-10.3", "DR-13.17")
def test_chances_with_the_dragon_near() -> None:
    """Two dice and two in the Lair: 11 of 36 throws wake it, and two fighters cannot beat it; a ring can."""
    assert chances(2, lair=2, party="fighter*2") == (25 / 36, 25 / 36)
    assert chances(2, lair=2, party="fighter*2", tokens="ring_of_invisibility") == (25 / 36, 1)


@rule("DR-16.5", "DR-16.29")
def test_chances_with_an_ultimate() -> None:
    """The Commander throws again, like a scroll, and its fighter beats any two; Arcane Fury leaves nothing."""
    assert chances(2, party="thief") == (27 / 36, 27 / 36)
    assert chances(2, party="thief", master=True, ready=True) == pytest.approx((27 / 36, 27 / 36 + 9 / 36 * 27 / 36))
    assert chances(2, party="fighter", master=True) == (1, 1)
    assert chances(7, party="", hero="spellsword", master=True, ready=True)[1] == 1


@rule("DR-9.13")
def test_a_potion_in_the_throw_may_bring_the_missing_type() -> None:
    """The Dragon awake, a potion, nothing to fight: a fighter drinks, and two types become three."""
    s = scene(at(REGROUP, level=2, lair=2, party="fighter*2 mage").table)
    assert can_clear(s._replace(active=(0, 0, 0, 0, 1), lair=3))
    assert not can_clear(s._replace(active=(0, 0, 0, 1, 0), lair=3))


@rule("DR-13.22", "DR-16.7")
def test_one_more_monster_may_be_welcome() -> None:
    """Mostly a monster more is no easier. But of a skeleton an Occultist makes the third type against the Dragon; and
    of seven mages two must fall before elixirs bring them back as something else (or one, who drinks a potion)."""
    occultist = at(REGROUP, level=2, lair=2, party="champion mage", hero="occultist", ready=True)
    assert clear_chance(scene(occultist.table)._replace(lair=3), 1) == 1 / 6
    mages = at(REGROUP, level=2, lair=2, party="mage*7", tokens="elixir*2")
    assert clear_chance(scene(mages.table)._replace(active=(1, 0, 0, 0, 0), lair=3), 1) == 4 / 6


# ------------------------------------------------------------------ certain clears, against the rules played out

CERTAIN = {"fight", "kill", "decline", "ultimate", "more", "charm", "discard", "done"}
CERTAIN |= {"token", "drink", "face", "stop", "end_phase", "dragon", "use"}


def finished(match: Game, seen: set[object]) -> bool:
    """Whether some run of picks leads to Regroup without a re-roll, an opened chest, a portal or a flight."""
    table = match.table
    if table.phase == REGROUP:
        return True
    (ask,) = match.pending
    player = table.players[0]
    counts = (table.party, table.active, table.lent, player.tokens, ask.options)
    key = (ask.prompt, table.phase, table.lair, player.ready, table.chosen, *map(tuple, counts))
    if key in seen:
        return False
    seen.add(key)
    for pick in ask.options:
        rerolls = pick[0] == "ultimate" and player.side.ultimate == "battlefield_presence"
        if pick[0] in CERTAIN and "portal" not in pick and not rerolls:
            after = match.fork(FastDice(1), keep=True)
            after.choose(0, pick)
            if finished(after, seen):
                return True
    return False


def hard_levels(hero: str, master: bool) -> Iterator[Game]:
    """Few helpers, many dice."""
    rng = Random(f"{hero}{master}")
    helpers = [token for token in TOKENS if token not in ("town_portal", "dragon_scale")]
    for _ in range(120):
        dice = [rng.choice(DUNGEON_FACES) for _ in range(rng.randint(2, 5))]
        dungeon = " ".join(die for die in dice if die != "dragon")
        party = " ".join(rng.choice(PARTY_FACES) for _ in range(rng.randint(0, 3)))
        tokens = " ".join(rng.sample(helpers, rng.choice((0, 0, 1, 2))))
        lair = dice.count("dragon") + rng.randrange(3)
        monsters = set(dice) & set(DUNGEON_FACES[:3])
        phase, ready = MONSTER if monsters or not dungeon else LOOT, rng.random() < 0.6
        yield at(
            phase,
            level=9,
            dungeon=dungeon,
            party=party,
            tokens=tokens,
            lair=lair,
            hero=hero,
            master=master,
            ready=ready,
        )


@rule("DR-5.1", "DR-13.3", "DR-15.8")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("master", [False, True])
def test_a_clear_is_certain_exactly_when_the_rules_lead_there(hero: str, master: bool) -> None:
    found = set()
    for match in hard_levels(hero, master):
        before = scene(match.table) if match.table.phase != REGROUP else None
        expected = finished(match, set())
        if before:
            assert can_clear(before) == expected, before
            found.add(expected)
    assert found == {True, False}


# ------------------------------------------------------------------ the road ahead, as the bots see it


def test_sample_throws_show_each_face_as_often() -> None:
    for dice in range(1, 8):
        assert [sum(column) for column in zip(*throws(dice), strict=True)] == [dice] * 6


def test_strength_never_harms_and_insurance_never_costs() -> None:
    payoffs = tuple(float(level) for level in range(11))
    alone = prospects(payoffs, (0.0,) * 11, 1.0)
    insured = prospects(payoffs, tuple(max(0.0, payoff - 2) for payoff in payoffs), 1.0)
    for level, lair in product(range(11), range(3)):
        row = alone[level][lair]
        assert all(a <= b + 1e-9 for a, b in pairwise(row))
        assert all(a <= b + 1e-9 for a, b in zip(row, insured[level][lair], strict=True))
        assert len(row) == TOP + 1
        assert row[0] >= level
    assert alone[5][0][0] == 5
    assert alone[5][0][TOP] > 7
