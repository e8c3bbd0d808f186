"""Event cards that the MD plays after a move: traps and the portcullis (DJ-42)."""

from oubliettes.games.donjon.board import adjacent
from oubliettes.games.donjon.goods import ROPE
from oubliettes.games.donjon.pieces import DEXTERITY, STRENGTH, dice
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import carries, is_standing
from oubliettes.games.donjon.rules.attack.harm import harm, hurt
from oubliettes.games.donjon.rules.attack.resolution import SHOT, defence, resolve
from oubliettes.games.donjon.rules.attack.weapons import poison
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.events.aiming import NUMBERS, Card, Cards, chosen_square, where_traps_are
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import NOBODY, OPEN, Blow, Door, Table
from oubliettes.kernel import Pick, Script

SLIT_ATTACK: int = NUMBERS["arrow_slit"]["attack"]
"""DJ-42.10."""


def _pit(t: Table, number: int) -> Script[None]:
    """DJ-42.6, DJ-8.30."""
    hero = t.heroes[number]
    hero.targeted += 1
    if (yield from trial(t, hero, DEXTERITY, rule="DJ-42.6")):
        return
    yield from harm(t, hero, dice(NUMBERS["pit"]["damage"]), "DJ-42.6")
    near = [one for one in party.standing(t) if one is hero or adjacent(t.map, one.at, hero.at)]
    if not carries(hero, ROPE) and not any(carries(one, ROPE) for one in near):
        hero.lost_turn = True
        t.say("in-the-pit", "DJ-42.6", seat=hero.number)


def _darts(t: Table, number: int) -> Script[None]:
    """DJ-42.7."""
    hero = t.heroes[number]
    hero.targeted += 1
    yield from harm(t, hero, dice(NUMBERS["poisoned_darts"]["damage"]), "DJ-42.7")
    if is_standing(hero) and not (yield from trial(t, hero, STRENGTH, rule="DJ-42.7")):
        poison(t, hero)


def _gas(t: Table, number: int) -> Script[None]:
    """DJ-42.8."""
    zone = t.map.zone[t.heroes[number].at]
    for hero in party.standing(t):
        if t.map.zone[hero.at] == zone:
            hero.targeted += 1
            if not (yield from trial(t, hero, STRENGTH, rule="DJ-42.8")):
                hero.lost_turn = True
                t.say("sleeps", "DJ-42.8", seat=hero.number)


def _block(t: Table, number: int) -> Script[None]:
    """DJ-42.9."""
    hero = t.heroes[number]
    hero.targeted += 1
    if (yield from trial(t, hero, DEXTERITY, rule="DJ-42.9")):
        yield from hurt(t, hero, NUMBERS["falling_block"]["graze"], "DJ-42.9")
    else:
        yield from harm(t, hero, dice(NUMBERS["falling_block"]["damage"]), "DJ-42.9")


def _slit(t: Table, number: int) -> Script[None]:
    """DJ-42.10."""
    hero = t.heroes[number]
    hero.targeted += 1
    blow = Blow(attacker=NOBODY, base=SLIT_ATTACK, targets=(number,), defences=(defence(t, hero),), manner=SHOT)
    (n,) = yield from resolve(t, blow)
    yield from hurt(t, hero, n, "DJ-42.10")


def _gates(t: Table, number: int) -> list[Door]:
    """The open doors of the adventurer's zone."""
    hero = t.heroes[number]
    if not is_standing(hero):
        return []
    zone = t.map.zone[hero.at]
    return [door for door in t.doors if door.state == OPEN and not door.portcullis and zone in (door.zone, door.beyond)]


def _lever_squares(t: Table, number: int) -> list[int]:
    """DJ-42.22: free squares of the zone next to a wall, any free one if there is none."""
    m = t.map
    squares = ground.free_squares(t, m.zone[t.heroes[number].at])
    return [square for square in squares if min(m.steps[square]) < 0] or squares


def _can_bar(t: Table, number: int) -> bool:
    return bool(_gates(t, number)) and bool(_lever_squares(t, number))


def _portcullis(t: Table, number: int) -> Script[None]:
    """DJ-42.22."""
    doors = _gates(t, number)
    options: list[Pick] = [("at-door", one.number) for one in doors]
    pick = yield from decide(t, "event-door", options, "DJ-42.22")
    door = doors[options.index(pick)]
    square = yield from chosen_square(t, _lever_squares(t, number), "DJ-42.22")
    door.portcullis = True
    layout.swing(t, door, open_=True)
    layout.add_piece(t, "lever", t.map.zone[square], (square,), str(door.number))
    t.say("portcullis-falls", "DJ-42.22", door=door.number, x=t.map.x[square], y=t.map.y[square])


CARDS: Cards = {
    "pit": Card(where_traps_are, _pit),
    "poisoned_darts": Card(where_traps_are, _darts),
    "sleeping_gas": Card(where_traps_are, _gas),
    "falling_block": Card(where_traps_are, _block),
    "arrow_slit": Card(where_traps_are, _slit),
    "portcullis": Card(_can_bar, _portcullis),
}
