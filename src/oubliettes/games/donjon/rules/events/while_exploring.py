"""Event cards that the MD plays in his step of an Exploration Phase (DJ-42)."""

from oubliettes.games.donjon.goods import RAT_POISON
from oubliettes.games.donjon.pieces import DEXTERITY, MAGIC, dice
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import carries, is_standing, use_up
from oubliettes.games.donjon.rules.adventurer.states import EVIL_EYE, add_effect
from oubliettes.games.donjon.rules.attack.harm import harmful, hurt
from oubliettes.games.donjon.rules.dice.fate import PASS
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.events.aiming import (
    NUMBERS,
    Card,
    Cards,
    aimed_hero,
    chosen_zone,
    open_to,
    peopled_zones,
    touched,
)
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.table import NOBODY, PC_NEXT, PE_NEXT, UNKNOWN, Table
from oubliettes.kernel import Ask, Pick, Script

RATS: tuple[Pick, ...] = (("rat-poison",), PASS)


WHISPERS: int = NUMBERS["whispers"]["fatigue"]
"""DJ-42.21."""


def _can_wander(t: Table, number: int) -> bool:
    return any(arrival.may_come(t, card, "") for card in t.decks["monster"])


def _wandering(t: Table, number: int) -> None:
    """DJ-42.3."""
    t.agenda.append(("monsters", NOBODY))


def _can_darken(t: Table, number: int) -> bool:
    return bool(peopled_zones(t, number, lambda zone: not zone.dark))


def _darkness(t: Table, number: int) -> Script[None]:
    """DJ-42.11."""
    zones = peopled_zones(t, number, lambda zone: not zone.dark)
    if zones:
        zone = yield from chosen_zone(t, zones)
        zone.dark = True
        t.say("darkens", "DJ-42.11", zone=zone.number)


def _can_draught(t: Table, number: int) -> bool:
    return any(hero.torch for hero in touched(t, number))


def _draught(t: Table, number: int) -> None:
    """DJ-42.12."""
    for hero in t.heroes:
        if hero.torch:
            hero.torch = 0
            t.say("torch-spent", "DJ-42.12", seat=hero.number)


def _can_swarm(t: Table, number: int) -> bool:
    return bool(peopled_zones(t, number, lambda zone: True))


def _rats(t: Table, number: int) -> Script[None]:
    """DJ-42.13: unless one of them spends a dose of rat poison (DJ-8.31)."""
    zones = peopled_zones(t, number, lambda zone: True)
    if not zones:
        return
    zone = yield from chosen_zone(t, zones)
    bitten = [hero for hero in t.heroes if is_standing(hero) and t.map.zone[hero.at] == zone.number]
    for hero in party.from_leader(t):
        if hero in bitten and carries(hero, RAT_POISON):
            pick: Pick = yield Ask(hero.number, "rats", RATS, "DJ-42.13")
            if pick[0] == "rat-poison":
                use_up(t, hero, RAT_POISON)
                t.say("rats-poisoned", "DJ-8.31", seat=hero.number)
                return
    losses = []
    for hero in bitten:
        n = yield from harmful(t, hero, dice(NUMBERS["rat_swarm"]["damage"]))
        losses.append((hero, n))
    for hero, n in losses:
        yield from hurt(t, hero, n, "DJ-42.13")


def _can_eye(t: Table, number: int) -> bool:
    return bool(open_to(t, number, lambda hero: True))


def _evil_eye(t: Table, number: int) -> Script[None]:
    """DJ-42.18."""
    hero = yield from aimed_hero(t, open_to(t, number, lambda hero: True))
    if not (yield from trial(t, hero, MAGIC, rule="DJ-42.18")):
        add_effect(hero, EVIL_EYE, NUMBERS["evil_eye"]["penalty"], PE_NEXT | PC_NEXT)
        t.say("cursed", "DJ-42.18", seat=hero.number)


def _can_tire(t: Table, number: int) -> bool:
    return any(hero.fatigue for hero in touched(t, number))


def _foul_air(t: Table, number: int) -> None:
    """DJ-42.19."""
    for hero in party.heroes_in(t):
        if hero.fatigue and is_standing(hero):
            lost = min(NUMBERS["foul_air"]["fatigue"], hero.fatigue)
            hero.fatigue -= lost
            t.say("tired", "DJ-42.19", seat=hero.number, fatigue=lost)


def _can_pilfer(t: Table, number: int) -> bool:
    return bool(open_to(t, number, lambda hero: hero.gold > 0))


def _imp(t: Table, number: int) -> Script[None]:
    """DJ-42.20."""
    hero = yield from aimed_hero(t, open_to(t, number, lambda hero: hero.gold > 0))
    if not (yield from trial(t, hero, DEXTERITY, rule="DJ-42.20")):
        n = yield from harmful(t, hero, dice(NUMBERS["pilfering_imp"]["gold"]), gold=True)
        lost = min(n, hero.gold)
        hero.gold -= lost
        t.say("pilfered", "DJ-42.20", seat=hero.number, gold=lost)


def _can_whisper(t: Table, number: int) -> bool:
    return bool(open_to(t, number, lambda hero: hero.fatigue > 0))


def _whispers(t: Table, number: int) -> Script[None]:
    """DJ-42.21. The last point of the only one to tire may have gone into a Sixth Sense that did not stop it."""
    heroes = open_to(t, number, lambda hero: hero.fatigue > 0)
    if not heroes:
        return t.say("event-in-vain", "DJ-42.30")
    hero = yield from aimed_hero(t, heroes)
    if not (yield from trial(t, hero, MAGIC, rule="DJ-42.21")):
        lost = min(WHISPERS, hero.fatigue)
        hero.fatigue -= lost
        t.say("tired", "DJ-42.21", seat=hero.number, fatigue=lost)


def _can_mislead(t: Table, number: int) -> bool:
    """Some Dungeon card was put away at set-up and is there still."""
    return len(t.dungeon) > t.pile.count(UNKNOWN)


def _wrong_way(t: Table, number: int) -> None:
    """DJ-42.25: face down on top of the pile; which one it is, is drawn when it is turned."""
    t.pile.append(UNKNOWN)
    t.say("wrong-way", "DJ-42.25", cards=len(t.pile))


def _can_howl(t: Table, number: int) -> bool:
    return not t.howl


def _howl(t: Table, number: int) -> None:
    """DJ-42.26."""
    t.howl = True
    t.say("howl", "DJ-42.26")


CARDS: Cards = {
    "wandering_monsters": Card(_can_wander, _wandering),
    "darkness": Card(_can_darken, _darkness),
    "draught": Card(_can_draught, _draught),
    "rat_swarm": Card(_can_swarm, _rats),
    "evil_eye": Card(_can_eye, _evil_eye),
    "foul_air": Card(_can_tire, _foul_air),
    "pilfering_imp": Card(_can_pilfer, _imp),
    "whispers": Card(_can_whisper, _whispers),
    "wrong_way": Card(_can_mislead, _wrong_way),
    "distant_howl": Card(_can_howl, _howl),
}
