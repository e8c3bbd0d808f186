"""Doors and locks, and what is behind them: revealing a zone (DJ-2.11, DJ-15, DJ-17)."""

from oubliettes.games.donjon.board import distance
from oubliettes.games.donjon.pieces import ACTION_SPEED, CHASM, DUNGEON_CARDS, ROOM_CARDS, STRENGTH
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.draws import turn_card
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.zones import layout, ways_on
from oubliettes.games.donjon.table import CLOSED, GONE, NOBODY, TOWN, Actions, Door, Hero, Steps, Table
from oubliettes.kernel import Pick, Script, Verbs

OPEN_DOOR: Pick = ("open",)
BREAK_DOOR: Pick = ("break",)
WAYS = ("straight", "left", "right")


def faced(t: Table, hero: Hero) -> Door | None:
    """The door that he faces (DJ-15.4): no square faces two."""
    number = t.map.doors.get(hero.at, NOBODY)
    return None if number == NOBODY else t.doors[number]


def options(t: Table, hero: Hero) -> list[Pick]:
    """DJ-14.6, DJ-15.9, DJ-15.10."""
    door = faced(t, hero)
    if door is None or door.state != CLOSED:
        return []
    if not door.locked:
        return [OPEN_DOOR]
    return [] if door.tried >> hero.number & 1 else [BREAK_DOOR]


def unlock(t: Table, door: Door) -> None:
    """DJ-15.13: closed but no longer locked; no event will lock it again (DJ-42.5)."""
    door.locked = False
    door.relocked = True


def open_door(t: Table, hero: Hero) -> None:
    """DJ-14.6: the MD may have something to say first (DJ-11.5), unless a thief listened (DJ-39.9)."""
    door = faced(t, hero)
    assert door is not None
    t.turn.points -= ACTION_SPEED
    t.turn.acted = True
    t.agenda.append(("door_opens", door.number))
    if not door.listened:
        t.agenda.append(("window", "door", door.number))


def break_door(t: Table, hero: Hero) -> Script[None]:
    """DJ-15.9 to DJ-15.11."""
    door = faced(t, hero)
    assert door is not None
    t.turn.points -= ACTION_SPEED
    t.turn.acted = True
    door.tried |= 1 << hero.number
    if (yield from trial(t, hero, STRENGTH, rule="DJ-15.9")):
        unlock(t, door)
        t.say("door-broken", "DJ-15.11", seat=hero.number)
        t.agenda.append(("door_opens", door.number))
    else:
        t.say("door-holds", "DJ-15.11", seat=hero.number)
        relent(t)


def door_opens(t: Table, number: int) -> Script[None]:
    """DJ-15.1 to DJ-15.3, unless an event has locked it after all (DJ-42.5).

    It stays open (DJ-15.5), and his turn is over (DJ-17.7).
    """
    door = t.doors[number]
    if door.locked:
        return
    t.turn.over = True
    if door.beyond != NOBODY:
        layout.swing(t, door, open_=True)
        t.say("door-opened", "DJ-15.3")
        return
    if not t.pile:  # DJ-2.11
        door.state = GONE
        layout.index_doors(t)
        t.say("door-false", "DJ-2.11")
        return
    card = yield from turn_card(t)
    if t.ahead and card != t.objective:  # DJ-21.13
        t.drawn, t.drawn_from = card, draws.DUNGEON
        t.agenda.append(("ahead", draws.DUNGEON, "zone_card", number))
    else:
        t.agenda.append(("zone_card", card, number))


def zone_card(t: Table, name: str, number: int) -> Script[None]:
    """DJ-15.2, DJ-17.13 to DJ-17.19: the MD lays the zone behind the door."""
    card, door = DUNGEON_CARDS[name], t.doors[number]
    objective = name == t.objective
    found = layout.placements(t, card, door, objective=objective)
    if not found:  # DJ-17.19: the card goes back on top, and all have seen it
        door.state = GONE
        layout.index_doors(t)
        t.seen = (*t.seen, len(t.pile))
        t.pile.append(name)
        t.say("room-fits-nowhere", "DJ-17.19", card=name)
        ways_on.ensure_way(t)
        return
    names: list[Pick] = [
        ("lay", WAYS[(0, 2, 0, 1)[(one.turn - door.heading) % 4]], "mirrored" if one.mirrored else "plain")
        for one in found
    ]
    spot = found[names.index((yield from decide(t, "layout", names, "DJ-17.14", card=name)))]
    zone = layout.lay(t, card, spot, ways_on.level_beyond(t, door), objective=objective)
    t.listened = door.listened
    layout.swing(t, door, open_=True)
    t.say("zone-revealed", "DJ-15.2", card=name)
    if objective:
        t.revealed = True  # DJ-20.2
        t.say("objective-revealed", "DJ-20.1")
        t.agenda.append(("objective_room", zone.number))
        return
    ways_on.ensure_way(t)
    if card.tile.room:
        t.agenda.append(("draw", card.tile.room, "room_card", "", zone.number))


def room_card(t: Table, name: str, why: str, number: int) -> None:
    """DJ-17.2, DJ-17.5, DJ-17.6, DJ-41: furniture, then what lives there."""
    if not name:
        return
    card, zone = ROOM_CARDS[name], t.zones[number]
    zone.room = name
    zone.dark = card.dark
    pieces = layout.furnish(t, zone, card.furniture, locked=DUNGEON_CARDS[zone.card].locked)
    draws.discard(t, card.shape, name)
    t.say("room", "DJ-41.2", room=name)
    if t.phase == TOWN:  # DJ-9.15: the party lines up first
        return
    if card.monsters:
        t.agenda.append(("monsters", number))
    for piece in pieces:
        if piece.kind == CHASM:
            t.agenda.append(("chasm", piece.number))


ACTIONS: Actions = Verbs("what is done with a door", {"open": open_door, "break": break_door})
STEPS: Steps = {
    "door_opens": door_opens,
    "zone_card": zone_card,
    "room_card": room_card,
}


def relent(t: Table) -> None:
    """DJ-17.21: where all ways on are locked and nobody is left who can open one, the nearest gives way."""
    ways = ways_on.ways_on(t)
    if t.revealed or not t.pile or not ways or any(not door.locked for door in ways):
        return
    heroes = party.heroes_in(t)
    if any(
        "lockpicking" in hero.skills
        or any(item.kind == "skeleton_key" for item in hero.pack)
        or any(not door.tried >> hero.number & 1 for door in ways)
        for hero in heroes
    ):
        return
    m, at = t.map, party.leader(t).at
    nearest = min(ways, key=lambda d: min((distance(m, at, s), m.y[s], m.x[s]) for s in d.near))
    nearest.locked = False
    nearest.relocked = True
    t.say("door-gives-way", "DJ-17.21")
