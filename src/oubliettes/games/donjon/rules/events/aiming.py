"""Whom or what an Event card is aimed at (DJ-16.6, DJ-35.2, DJ-35.3, DJ-42)."""

from collections.abc import Callable
from typing import Any, NamedTuple

from oubliettes.games.donjon.pieces import COMPONENTS, SEATS
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import NOBODY, Hero, Table, Zone
from oubliettes.kernel import Pick, Script

NUMBERS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in COMPONENTS["event_card"]}
"""What is printed on each card."""


class Card(NamedTuple):
    """What an Event card needs to have an effect (DJ-42.30), and what it does; for a hero, a door, or `NOBODY`."""

    may_act: Callable[[Table, int], bool]
    act: Callable[[Table, int], Script[None] | None]


Cards = dict[str, Card]


def open_to(t: Table, number: int, fit: Callable[[Hero], bool]) -> list[Hero]:
    """The adventurers a card may be aimed at; one that a search brought is aimed at the searcher (DJ-16.6)."""
    return [hero for hero in party.standing(t) if number in (NOBODY, hero.number) and not hero.frozen and fit(hero)]


def touched(t: Table, number: int) -> list[Hero]:
    """Whom a card for all must touch: anybody, or somebody in the zone of the search that brought it (DJ-16.6)."""
    zone = t.map.zone
    return [h for h in party.standing(t) if number == NOBODY or zone[h.at] == zone[t.heroes[number].at]]


def aimed_hero(t: Table, heroes: list[Hero]) -> Script[Hero]:
    """The MD chooses an adventurer."""
    options: list[Pick] = [("on", SEATS[hero.number]) for hero in heroes]
    pick = yield from decide(t, "event-hero", options, "DJ-35.2")
    hero = heroes[options.index(pick)]
    hero.targeted += 1
    return hero


def peopled_zones(t: Table, number: int, fit: Callable[[Zone], bool]) -> list[Zone]:
    """Zones that hold an adventurer, in reading order."""
    where = {t.map.zone[h.at] for h in party.standing(t) if number in (NOBODY, h.number)}
    m = t.map
    zones = [t.zones[n] for n in where if fit(t.zones[n])]
    return sorted(zones, key=lambda zone: (m.y[zone.squares[0]], m.x[zone.squares[0]]))


def chosen_zone(t: Table, zones: list[Zone]) -> Script[Zone]:
    options: list[Pick] = [("in-zone", zone.number) for zone in zones]
    pick = yield from decide(t, "event-zone", options, "DJ-35.3")
    return zones[options.index(pick)]


def chosen_square(t: Table, squares: list[int], rule: str) -> Script[int]:
    m = t.map
    options: list[Pick] = [("at", m.x[square], m.y[square]) for square in squares]
    pick = yield from decide(t, "event-square", options, rule)
    return squares[options.index(pick)]


def where_traps_are(t: Table, number: int) -> bool:
    """DJ-42.2: not where a thief has found the traps."""
    hero = t.heroes[number]
    return is_standing(hero) and not ground.zone_of(t, hero.at).safe


def always(t: Table, number: int) -> bool:
    return True
