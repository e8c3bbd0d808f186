"""Situations of Donjon in a few words.

Zones are laid one after the other: `"room_nwe"` is the first, its own north in the north, module (0, 0); `"n corridor"`
lies behind the north door of the zone before it, `"0e room_n"` behind the east door of zone 0 (a wall is broken through
if there is no door); `"room_nwe=guardroom"` is furnished by that Room card, `"n throne_hall!"` is the objective room.
A square is `x,y`, from the north-west corner of the first module.

Heroes are `"warrior 2,3"`, `"dwarf priest 3,3 life=9 destiny=0 +rope -shield skill=aegis"`, in the order of the seats,
with the loadout of the notes; monsters are `"orc 2,1"`, `"troll 3,3 life=4"`.
"""

from collections.abc import Iterable
from typing import Any

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.board import beyond, square_at
from oubliettes.games.donjon.goods import LOADOUTS, RACES, THINGS, TREASURES
from oubliettes.games.donjon.pieces import CREATURES, DUNGEON_CARDS, EVENT_CARDS, HEADINGS, MONSTER_CARDS, ROOM_CARDS
from oubliettes.games.donjon.rules.adventurer.sheet import born, new, put
from oubliettes.games.donjon.rules.quests import setting_up
from oubliettes.games.donjon.rules.zones import ground, layout, ways_on
from oubliettes.games.donjon.table import CLOSED, NOTHING, PE, UNKNOWN, Group, Hero, Monster, Table, Zone
from oubliettes.kernel import FastDice, Match, Options, Pick, ScriptedDice, Step

AUTOMATIC: Options = {"master": "automatic"}


def new_table(seats: int = 1, **options: Any) -> Table:
    """A table before the first step, heroes still unborn."""
    return setting_up.setup(seats, GAME.settle(seats, options))


def table(*zones: str, heroes: str = "warrior", monsters: str = "", md: bool = False, **facts: Any) -> Table:
    """An Exploration Phase in which nothing has happened yet. Options and fields of the table are given by name."""
    names = {option.id for option in GAME.options}
    options = {name: facts.pop(name) for name in list(facts) if name in names}
    party = [text.split() for text in heroes.split(";") if text.split()]
    t = new_table(len(party) + md, master="person" if md else "automatic", **options)
    t.agenda.clear()
    t.quest, t.objective, t.phase, t.explorations = "black_fang", "throne_hall", PE, 1
    t.secondary = ("open_banner_chest", "search_all_rooms")
    t.order = tuple(range(len(party)))
    t.dungeon = sorted(c.id for c in DUNGEON_CARDS.values() if c.id != t.objective for _ in range(c.count))
    t.pile = [UNKNOWN, UNKNOWN, t.objective, *[UNKNOWN] * 9]
    t.decks = {
        "square": sorted(c.id for c in ROOM_CARDS.values() if c.shape == "square"),
        "rectangular": sorted(c.id for c in ROOM_CARDS.values() if c.shape == "rectangular"),
        "monster": sorted(c.id for c in MONSTER_CARDS.values() if c.tier < 3),
        "event": sorted(c.id for c in EVENT_CARDS.values() for _ in range(c.count)),
        "treasure": sorted(c for c in TREASURES for _ in range(THINGS[c].count)),
    }
    t.discards = {kind: [] for kind in t.decks}
    for text in zones or ("room_nwe",):
        zone(t, text)
    for number, words in enumerate(party):
        outfit(t, t.heroes[number], words)
    for text in monsters.split(";"):
        if text.split():
            monster(t, *text.split())
    for name, value in facts.items():
        assert hasattr(t, name), f"a table has no {name}"
        setattr(t, name, value)
    return t


# ------------------------------------------------------------------ the dungeon


def zone(t: Table, text: str) -> Zone:
    """One zone more, in the words above."""
    *way, name = text.split()
    objective = name.endswith("!")
    name, _, room = name.rstrip("!").partition("=")
    card = DUNGEON_CARDS[name]
    if name in t.dungeon:
        t.dungeon.remove(name)
    if objective:
        t.objective, t.revealed = name, True
        t.pile = [UNKNOWN] * 5
    if not t.zones:
        where = ((0, -1), (0, 0)) if card.tile.modules == 2 else ((0, 0),)
        laid = layout.lay(t, card, layout.Placement(where, 0, False), 1, objective=objective)
    else:
        origin = t.zones[int(way[0][:-1])] if way[0][:-1] else t.zones[-1]
        side = HEADINGS.index(way[0][-1])
        module = next(
            one
            for one in origin.modules
            if beyond(t.map, one, side) not in t.map.lattice or layout.door_on(t, one, side)
        )
        door = layout.door_on(t, module, side)
        if door is None:
            ways_on._dig(t, origin, module, side)
            door = layout.add_door(t, origin, module, side)
        spot = layout.placements(t, card, door, objective=objective)[0]
        laid = layout.lay(t, card, spot, ways_on.level_beyond(t, door), objective=objective)
        layout.swing(t, door, open_=True)
    if room:
        laid.room = room
        laid.dark = ROOM_CARDS[room].dark
        layout.furnish(t, laid, ROOM_CARDS[room].furniture, locked=card.locked)
    return laid


def at(t: Table, text: str) -> int:
    """The square `x,y`."""
    x, y = text.split(",")
    return square_at(t.map, int(x), int(y))


def spot(t: Table, figure: Hero | Monster) -> str:
    """Where somebody is, as `x,y`."""
    return f"{t.map.x[figure.at]},{t.map.y[figure.at]}" if figure.at >= 0 else ""


def put_piece(t: Table, kind: str, *squares: str, zone: int = 0, **facts: Any) -> int:
    """A piece of furniture, and its number."""
    piece = layout.add_piece(t, kind, zone, [at(t, text) for text in squares])
    for name, value in facts.items():
        setattr(piece, name, value)
    layout.refresh(t)
    return piece.number


def close(t: Table, number: int, **facts: Any) -> None:
    """A door shut again."""
    door = t.doors[number]
    if door.state != CLOSED:
        layout.swing(t, door, open_=False)
    for name, value in facts.items():
        setattr(door, name, value)


# ------------------------------------------------------------------ the figures


def outfit(t: Table, hero: Hero, words: list[str]) -> None:
    race = words.pop(0) if words[0] in RACES else ""
    cls = words.pop(0)
    loadout = LOADOUTS[cls]
    hero.race, hero.cls = race or loadout.race, cls
    hero.name, hero.figure = cls, ""
    born(hero)
    hero.gold = 0
    hero.skills = loadout.skills
    for kind in loadout.items:
        slot = THINGS[kind].slot
        if slot and not getattr(hero, slot).kind:
            setattr(hero, slot, new(kind))
        else:
            put(hero, new(kind))
    for word in words:
        if "," in word:
            t.stand(hero, at(t, word))
        elif word[0] == "+":
            put(hero, new(word[1:]))
        elif word[0] == "-":
            setattr(hero, word[1:], NOTHING)
        elif word.startswith("skill="):
            hero.skills = (*hero.skills, word.removeprefix("skill="))
        else:
            name, _, value = word.partition("=")
            if name in ("weapon", "shield", "body"):
                setattr(hero, name, new(value))
            else:
                setattr(hero, name, int(value))
    hero.tilted = ("",) * len(hero.skills)
    if hero.at < 0:
        t.stand(hero, ground.free_squares(t, 0)[-1 - hero.number])


def monster(t: Table, kind: str, square: str, *words: str) -> Monster:
    """A creature of a card of its own, which is out of the deck."""
    creature = CREATURES[kind]
    t.groups.append(Group("", 1, 0))
    new_one = Monster(
        t.made, kind, life=creature.life, group=len(t.groups) - 1, spells=creature.spells, unique=bool(creature.unique)
    )
    t.made += 1
    t.monsters.append(new_one)
    t.stand(new_one, at(t, square))
    for word in words:
        name, _, value = word.partition("=")
        setattr(new_one, name, int(value or 1))
    return new_one


# ------------------------------------------------------------------ playing


def match(
    t: Table, *steps: Step, rolls: Iterable[int] = (), draws: Iterable[int] = (), seed: int | None = None
) -> Match[Table]:
    """A match that goes on from this table with these steps, by scripted dice (or by a seed)."""
    t.then(*steps)
    dice = ScriptedDice(rolls, draws) if seed is None else FastDice(seed)
    return Match.at(GAME, t, dice)


def turn(t: Table, hero: int = 0, rolls: Iterable[int] = (), draws: Iterable[int] = ()) -> Match[Table]:
    """A hero's turn in an Exploration Phase, up to its end (no window of the MD after it)."""
    return match(t, ("turn_starts", hero), ("turn",), rolls=rolls, draws=draws)


def picks(m: Match[Table], *start: str) -> list[str]:
    """The last words of the offers that begin so."""
    options = m.pending[0].options if m.pending else ()
    return [" ".join(map(str, pick[len(start) :])) for pick in options if pick[: len(start)] == start]


def asked(m: Match[Table]) -> tuple[int, str]:
    return m.pending[0].seat, m.pending[0].prompt


def play(m: Match[Table], *texts: str) -> Match[Table]:
    """Make these picks; a number may be negative (a square north or west of the first module)."""
    for text in texts:
        assert m.pending, f"nobody is asked before {text!r}"
        pick: Pick = tuple(int(word) if word.lstrip("-").isdigit() else word for word in text.split())
        m.choose(m.pending[0].seat, pick)
    return m
