"""Dungeons by the thousand: cards are turned and zones laid by the game's own steps, but no game is played.

The doors are opened in any order and a person is the MD who lays the zones in any way he may, all by a seed. What would
bring monsters is left out; `crowd` puts figures, webs and fire on a finished map wherever they fit.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from oubliettes.games.donjon.board import distance
from oubliettes.games.donjon.pieces import HEADINGS, QUESTS, WRITTEN
from oubliettes.games.donjon.rules.zones import ground, layout, ways_on
from oubliettes.games.donjon.steps import STEPS
from oubliettes.games.donjon.table import (
    CLOSED,
    GONE,
    NOBODY,
    OFF,
    OPEN,
    PE_NOW,
    Door,
    Effect,
    Figure,
    Fire,
    Table,
    Zone,
)
from oubliettes.kernel import Ask, Draw, Roll, Step
from tests.games.donjon.situation import monster, new_table, outfit

LAYING = frozenset(
    ("decks", "entrance", "entrance_card", "draw", "room_card", "chasm", "door_opens", "zone_card", "objective_room")
)
"""The steps that turn cards, lay zones and furnish them."""
PARTY = ("warrior", "priest", "thief", "wizard")
CROWD = ("goblin", "orc", "giant_spider", "ogre", "skeleton")

Border = frozenset[tuple[int, int]]
"""Two neighbouring places of the lattice."""


class Opening(NamedTuple):
    """One door opened: the table after it, and what was there before."""

    t: Table
    door: Door
    fate: str
    """What became of it: `laid` (a zone behind it), `joined` (it led to a known one), `refused` (no room for the tile),
    `false` (no card left)."""
    card: str
    """The Dungeon card that was turned."""
    doors: dict[Border, tuple[str, bool]]
    """The doors before: whether open, and locked."""
    floor: dict[int, tuple[int, ...]]
    """The floor of each zone before."""
    taken: frozenset[tuple[int, int]]
    """The modules laid before."""
    offered: tuple[str, ...]
    """The layouts between which the MD could choose, if he could."""


def border(t: Table, door: Door) -> Border:
    """Between which places of the lattice a door is."""
    x, y = t.map.modules[door.module]
    dx, dy = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[HEADINGS[door.heading]]
    return frozenset(((x, y), (x + dx, y + dy)))


def doors(t: Table) -> dict[Border, tuple[str, bool]]:
    return {border(t, door): (door.state, door.locked) for door in t.doors if door.state != GONE}


def _answer(request: Any, rng: Random, asked: list[Ask]) -> Any:
    if isinstance(request, Draw):
        return rng.randrange(request.n)
    if isinstance(request, Roll):
        return tuple(rng.randint(1, faces) for faces in request.dice)
    assert isinstance(request, Ask)
    asked.append(request)
    return rng.choice(request.options)


def run(t: Table, rng: Random, *steps: Step) -> list[Ask]:
    """These steps and those that they push, as far as they lay zones; what was asked on the way."""
    asked: list[Ask] = []
    t.then(*steps)
    while t.agenda:
        name, *args = t.agenda.pop()
        if name not in LAYING or (name == "draw" and args[0] == "monster"):
            continue
        script = STEPS[str(name)](t, *args)
        if script is None:
            continue
        try:
            request = next(script)
            while True:
                request = script.send(_answer(request, rng, asked))
        except StopIteration:
            pass
    return asked


def entrance(rng: Random) -> Table:
    """The entrance zone, four adventurers somewhere in it."""
    t = new_table(len(PARTY) + 1, master="person")
    t.agenda.clear()
    t.quest = rng.choice(WRITTEN)
    t.objective = QUESTS[t.quest]["objective_card"]
    t.order = tuple(range(len(PARTY)))
    run(t, rng, ("decks",), ("entrance",))
    for number, cls in enumerate(PARTY):
        outfit(t, t.heroes[number], [cls])
    return t


def _hemmed_in(t: Table, door: Door) -> int:
    """How many modules lie around the one behind a door."""
    x, y = max(border(t, door), key=lambda place: place not in t.map.lattice)
    return sum((x + dx, y + dy) in t.map.lattice for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def explore(seed: int, *, all_doors: bool = False, cramped: bool = False) -> Iterator[Opening]:
    """A dungeon up to its objective room, opening by opening; `all_doors`: and on until no door is left closed.

    `cramped`: it is kept as small as can be, so that ways on are walled up and have to be added.
    """
    rng = Random(seed)
    t = entrance(rng)
    while all_doors or not t.revealed:
        shut = [door for door in t.doors if door.state == CLOSED]
        if not shut:
            break
        door = max(shut, key=lambda one: (_hemmed_in(t, one), one.number)) if cramped else rng.choice(shut)
        door.locked = False
        known, pile, zones = door.beyond != NOBODY, len(t.pile), len(t.zones)
        before = doors(t)
        floor = {zone.number: zone.squares for zone in t.zones}
        taken = frozenset(t.map.modules)
        asked = run(t, rng, ("door_opens", door.number))
        if known:
            fate, card = "joined", ""
        elif not pile:
            fate, card = "false", ""
        elif len(t.zones) > zones:
            fate, card = "laid", t.zones[-1].card
        else:
            fate, card = "refused", t.pile[-1]
        offered = tuple(" ".join(map(str, pick)) for ask in asked if ask.prompt == "layout" for pick in ask.options)
        yield Opening(t, door, fate, card, before, floor, taken, offered)
        if rng.random() < 0.1:
            _secret(t, rng)


def _secret(t: Table, rng: Random) -> None:
    """A secret passage somewhere (DJ-17.23)."""
    zone: Zone = rng.choice(t.zones)
    sides = ways_on.secret_sides(t, zone)
    if sides:
        ways_on.secret_door(t, zone, *rng.choice(sides))


def crowd(t: Table, rng: Random) -> None:
    """Figures in neighbouring zones, some down, frozen or flying; webs and fire; some doors shut or barred."""
    for door in t.doors:
        if door.state == OPEN and rng.random() < 0.15:
            door.portcullis = rng.random() < 0.5
            layout.swing(t, door, open_=door.portcullis)
    home = rng.choice(t.zones).number
    near = [home, *ground.joined_zones(t, home)]
    burning = [rng.choice(t.zones[home].squares) for _ in range(rng.randrange(3))]
    east, south = t.map.steps[t.zones[home].squares[0]][2], t.map.steps[t.zones[home].squares[0]][4]
    if rng.random() < 0.2 and east >= 0 and south >= 0:  # corner to corner
        burning = [east, south]
    t.fires = tuple(Fire(square, NOBODY) for square in burning)
    layout.refresh(t)
    for one in t.heroes:
        _come(t, one, near, rng)
    for one in t.heroes[1:]:
        if rng.random() < 0.3:
            one.life = 0
        one.frozen = rng.random() < 0.1
    if rng.random() < 0.1:
        t.heroes[0].effects = (Effect("flying", 1, PE_NOW),)
    for _ in range(rng.randrange(7)):
        new = monster(t, rng.choice(CROWD), "0,0")
        t.stand(new, OFF)
        _come(t, new, near, rng)
        new.frozen = rng.random() < 0.15
        if new.at == OFF:
            t.monsters.remove(new)
    free = [square for zone in near for square in ground.free_squares(t, zone)]
    t.webs = tuple(rng.sample(free, min(len(free), rng.randrange(3))))
    if rng.random() < 0.3 and t.heroes[0].at != OFF:  # hemmed in by friends and webs
        t.webs = tuple(s for s in free if distance(t.map, s, t.heroes[0].at) < 4 and rng.random() < 0.8)


def _come(t: Table, figure: Figure, zones: list[int], rng: Random) -> None:
    """On a free square of these zones, often next to the first adventurer."""
    t.stand(figure, OFF)
    close = [square for square in ground.around(t, (t.heroes[0].at,)) if ground.free(t, square)]
    free = close if figure.number and rng.random() < 0.6 else []
    free = free or [square for zone in zones for square in ground.free_squares(t, zone)]
    if free:
        t.stand(figure, rng.choice(free))
