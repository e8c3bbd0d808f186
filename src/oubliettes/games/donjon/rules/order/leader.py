"""The leader, and whom he names next (DJ-1.9, DJ-13)."""

from oubliettes.games.donjon.pieces import D6, LIMITS, SEATS, SPEED
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import stat
from oubliettes.games.donjon.table import Hero, Steps, Table
from oubliettes.kernel import Die, Pick, Roll, Rolled, Script, choose


def choose_leader(t: Table) -> Script[None]:
    """DJ-1.9, DJ-13.2: descending Speed, ties by a D6 each, rolled again among those still tied."""
    order: list[int] = []
    by_speed: dict[int, list[int]] = {}
    for hero in t.heroes:
        by_speed.setdefault(stat(hero, SPEED), []).append(hero.number)
    for speed in sorted(by_speed, reverse=True):
        order.extend((yield from _untied(t, by_speed[speed])))
    t.order = tuple(order)
    t.say("leads", "DJ-1.9", seat=order[0])
    if len(t.heroes) < LIMITS["party_hard_below"]:
        t.say("party-small", "DJ-1.6")
    elif len(t.heroes) > LIMITS["party_easy_above"]:
        t.say("party-large", "DJ-1.6")


def _untied(t: Table, tied: list[int]) -> Script[list[int]]:
    if len(tied) == 1:
        return tied
    rolled: dict[int, list[int]] = {}
    for number in tied:
        (die,) = yield Roll((D6,), for_=number)
        rolled.setdefault(die, []).append(number)
    if t.log is not None:
        dice = {number: die for die, numbers in rolled.items() for number in numbers}
        rolls = tuple(Rolled("leader", (Die(D6, dice[number]),), SEATS[number], total=dice[number]) for number in tied)
        t.say("tie-dice", "DJ-1.9", rolls=rolls)
    found: list[int] = []
    for die in sorted(rolled, reverse=True):
        found.extend((yield from _untied(t, rolled[die])))
    return found


def name_next(t: Table, waiting: list[Hero]) -> Script[Hero]:
    """DJ-13.1 to DJ-13.3, in both phases (DJ-13.6)."""
    if t.strict:
        return next(t.heroes[number] for number in t.order if t.heroes[number] in waiting)
    options: list[Pick] = [("next", SEATS[hero.number]) for hero in waiting]
    pick = yield from choose(party.leader(t).number, "next-hero", options, "DJ-13.3")
    return waiting[options.index(pick)]


STEPS: Steps = {"leader": choose_leader}
