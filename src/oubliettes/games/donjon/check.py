"""What no table that play can reach breaks."""

from collections import Counter

from oubliettes.games.donjon.board import ROCK
from oubliettes.games.donjon.goods import TREASURES
from oubliettes.games.donjon.pieces import DUNGEON_CARDS, EVENT_CARDS, LIMITS, MONSTER_CARDS, ROOM_CARDS
from oubliettes.games.donjon.rules.adventurer.sheet import max_fatigue, owned
from oubliettes.games.donjon.table import GONE, IN, OFF, OPEN, UNKNOWN, Figure, Table, is_monster


def check(t: Table) -> list[str]:
    """The invariants that a table breaks, in words."""
    return [*_figures(t), *_sheets(t), *(_cards(t) if t.dungeon and not t.outcome else ()), *_dungeon(t)]


def _figures(t: Table) -> list[str]:
    """DJ-2.3: one figure a square; whoever passes over another is the exception, and it is his turn."""
    wrong = []
    figures: list[Figure] = [*(hero for hero in t.heroes if hero.at != OFF), *t.monsters]
    for figure in figures:
        if figure.at == OFF or t.map.zone[figure.at] == ROCK:
            wrong.append(f"figure {figure.number} stands on no floor")
        elif t.who.get(figure.at) != figure.number and not (t.turn.passing and t.turn.figure == figure.number):
            wrong.append(f"figure {figure.number} shares its square")
        elif figure.at in t.map.solid and not (t.turn.passing and t.turn.figure == figure.number):
            wrong.append(f"figure {figure.number} stands on an obstacle")
    numbers = {figure.number for figure in figures}
    wrong.extend(f"nobody is {number} on {square}" for square, number in t.who.items() if number not in numbers)
    wrong.extend(f"monster {monster.number} has no life" for monster in t.monsters if monster.life <= 0)
    wrong.extend(f"monster {m.number} is too healthy" for m in t.monsters if m.life > m.creature.life)
    if any(not is_monster(monster.number) for monster in t.monsters):
        wrong.append("a monster has a hero's number")
    return wrong


def _sheets(t: Table) -> list[str]:
    """DJ-7.5, DJ-29.6."""
    wrong = []
    for hero in t.heroes:
        if not 0 <= hero.life <= hero.max_life:
            wrong.append(f"hero {hero.number} has {hero.life} of {hero.max_life} PV")
        if not 0 <= hero.fatigue <= max(max_fatigue(hero), hero.fatigue if hero.at == OFF else 0):
            wrong.append(f"hero {hero.number} has {hero.fatigue} PF")
        if hero.destiny < 0 or hero.gold < 0 or hero.xp < 0:
            wrong.append(f"hero {hero.number} owes something")
        if hero.fate != IN and hero.at != OFF:
            wrong.append(f"hero {hero.number} is {hero.fate} and on the board")
        if len(hero.tilted) != len(hero.skills):
            wrong.append(f"hero {hero.number} has {len(hero.skills)} skills and {len(hero.tilted)} cards")
        if any(item.left <= 0 for item in owned(hero)):
            wrong.append(f"hero {hero.number} carries an empty bundle")
    return wrong


def _cards(t: Table) -> list[str]:
    """Every card is somewhere, and only there (DJ-40.1, DJ-41.1, DJ-42.1, DJ-43.1, DJ-44.1)."""
    wrong = []
    if len(t.hand) > LIMITS["event_hand"] + 1:
        wrong.append(f"the MD holds {len(t.hand)} Event cards")
    hidden = UNKNOWN in t.hand or UNKNOWN in t.held.values() or t.drawn == UNKNOWN
    if hidden:
        return wrong
    dungeon = Counter(t.dungeon)
    dungeon.update(zone.card for zone in t.zones)
    dungeon.update(card for card in t.pile if card != UNKNOWN)
    _held(t, "dungeon", dungeon)
    most = Counter({card.id: card.count for card in DUNGEON_CARDS.values()})
    if (extra := dungeon - most) and t.agenda is not None:
        wrong.append(f"too many Dungeon cards: {dict(extra)}")
    for shape in ("square", "rectangular"):
        found = Counter([*t.decks[shape], *t.discards[shape]])
        _held(t, shape, found)
        if found - Counter({card.id: card.count for card in ROOM_CARDS.values() if card.shape == shape}):
            wrong.append(f"too many {shape} rooms")
    events = Counter([*t.decks["event"], *t.discards["event"], *t.hand])
    if events - Counter({card.id: card.count for card in EVENT_CARDS.values()}):
        wrong.append("too many Event cards")
    groups = Counter(group.card for group in t.groups if group.card and group.left)
    monsters = Counter(t.decks["monster"]) + groups
    _held(t, "monster", monsters)
    if monsters - Counter({card.id: card.count for card in MONSTER_CARDS.values()}):
        wrong.append("too many Monster cards")
    if extra := _treasures(t) - Counter({card: thing.count for card, thing in TREASURES.items()}):
        wrong.append(f"too many Treasure cards: {dict(extra)}")
    return wrong


def _treasures(t: Table) -> Counter[str]:
    """In the deck, discarded, carried, left behind by the dead."""
    found = Counter([*t.decks["treasure"], *t.discards["treasure"]])
    for hero in t.heroes:
        found.update(item.kind for item in owned(hero) if item.kind in TREASURES)
    for body in t.bodies:
        found.update(item.kind for item in body.items if item.kind in TREASURES)
    _held(t, "treasure", found)
    return found


def _held(t: Table, kind: str, found: Counter[str]) -> None:
    if t.held.get(kind):
        found[t.held[kind]] += 1
    if t.drawn_from == kind:
        found[t.drawn] += 1


def _dungeon(t: Table) -> list[str]:
    """Doors are where two zones, or a zone and the unknown, meet (DJ-17.17); no two on the same side."""
    wrong = []
    sides = set()
    for door in t.doors:
        if door.state == GONE:
            continue
        for square in (*door.near, *door.far):
            if t.map.zone[square] == ROCK:
                wrong.append(f"door {door.number} opens onto rock")
            if square in sides:
                wrong.append(f"door {door.number} shares a square with another")
            sides.add(square)
        if door.state == OPEN and not door.far:
            wrong.append(f"door {door.number} is open onto nothing")
        gated = all(t.map.gates.get(a) == b for a, b in zip(door.near, door.far, strict=False)) and bool(door.far)
        if gated != (door.state == OPEN and not door.portcullis):
            wrong.append(f"door {door.number} is {door.state}, the map says otherwise")
    if not t.revealed and t.pile and t.objective and UNKNOWN not in t.hand and t.pile.count(t.objective) > 1:
        wrong.append("two objective cards in the pile")
    return wrong
