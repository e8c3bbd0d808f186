"""Where a pick is on the board, in the order in which a hand would touch it: source, then target.

Adventurers go by their seats; `monster:10`, `door:2`, `piece:3` and `zone:0` are those of the view, `square:4,-1` is
the square at x 4, y -1 of the map; cards, skills and things go by their ids in the box.
"""

from collections.abc import Iterator

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import DIRECTION, SEATS
from oubliettes.games.donjon.rules.attack.resolution import PIECE
from oubliettes.games.donjon.rules.contents import doors
from oubliettes.games.donjon.rules.events.playing import SIXTH_SENSE
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.quests.activation import barred
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.rules.zones.ground import zone_of
from oubliettes.games.donjon.sight.box import box
from oubliettes.games.donjon.sight.view import View
from oubliettes.games.donjon.table import UNKNOWN, Hero, Table, is_hero
from oubliettes.kernel import Ask, Pick, number, word

Spots = tuple[str, ...]
IDS = frozenset(thing.id for thing in box().things)
NAMED = IDS | (THINGS.keys() - {""})
"""With the things of quests, which are on the board once they are found."""
ON_SQUARES = frozenset(("settle", "start", "arrive", "to", "at", "go", "fire", "web", "tear", "hack", "pierce", "rats"))
ON_FIGURES = frozenset(("strike", "shoot", "follow", "whirl", "act", "free", "reinforce", "revive"))
AT_DOOR = frozenset(("open", "break", "unlock_door"))
ON_PIECES = frozenset(("examine", "force", "lid", "water", "unlock"))
DRAWN = frozenset(("new", "accept", "redraw", "play-now", "hold"))
BY_HIMSELF = frozenset(("run", "rest", "leave", "coat", "torch", "lens", "loot", "unequip", "break_free"))
"""What an adventurer does where he stands."""
AT_SEATS = frozenset(("attack", "tail", "ice"))


def spots(t: Table, ask: Ask, pick: Pick) -> Spots:
    verb = word(pick, 0)
    hero = t.heroes[ask.seat] if ask.seat < len(t.heroes) else None
    me: Spots = ()
    if t.turn.figure >= 0:
        me = (_figure(t.turn.figure),) if hero is None or t.turn.figure == hero.number else (SEATS[hero.number],)
    if verb.partition("-")[0] in ("skill", "read", "cast") and verb.partition("-")[2] in ("", *ENDINGS):
        return (*me, *_cast(pick))
    if verb in ("step", "cross") and hero is not None:
        return (*me, _square(t, _ahead(t, hero, verb, DIRECTION[pick[1]])))
    if verb in ON_SQUARES:
        return (*me, f"square:{pick[1]},{pick[2]}")
    if verb in ON_FIGURES:
        return (*me, _figure(number(pick)))
    if verb in ON_PIECES or verb == "activate":
        return (*me, f"piece:{pick[1] if verb == 'activate' else pick[2]}")
    if hero is not None and (found := _where(t, hero, verb)):
        return (*me, *found)
    return (*(me if verb in BY_HIMSELF | AT_SEATS else ()), *_card(t, pick))


def _where(t: Table, hero: Hero, verb: str) -> Spots:
    """Places that a pick does not name: the zone, a door, the idol."""
    if verb == "search":
        return (f"zone:{zone_of(t, hero.at).number}",)
    door = doors.faced(t, hero) if verb in AT_DOOR else barred(t, hero) if verb == "lift" else None
    if door is not None:
        return (f"door:{door.number}",)
    if verb.startswith("smash"):
        return tuple(f"piece:{piece.number}" for piece in t.pieces if piece.kind == "idol" and not piece.gone)
    return ()


def _card(t: Table, pick: Pick) -> Spots:
    """Cards, places that go by a number, and whatever a pick names that is in the box or sits at the table."""
    match pick:
        case ("play" | "discard", int(n)):
            return ("hand", t.hand[n]) if t.hand[n] != UNKNOWN else ("hand",)
        case ("place", int(x), int(y), str(kind)):
            return (kind, f"square:{x},{y}")
        case ("in-zone", int(n)):
            return (f"zone:{n}",)
        case ("at-door", int(n)):
            return (f"door:{n}",)
        case ("draw",):
            return ("event",)
        case ("held",):
            return _known(t.held.get(t.drawn_from, ""))
        case ("sense",):
            return (SIXTH_SENSE,)
        case ("stop",):
            return _known(t.event)
        case ("again", int(place), _) if t.blow is not None:
            return (_figure(t.blow.targets[place]),)
        case (str(verb), *_) if verb in DRAWN:
            return _known(t.drawn)
    return tuple(word for word in pick[1:] if isinstance(word, str) and (word in NAMED or word.startswith("seat:")))


def _known(card: str) -> Spots:
    return (card,) if card in IDS else ()


def _figure(number: int) -> str:
    if number >= PIECE:
        return f"piece:{number - PIECE}"
    return SEATS[number] if is_hero(number) else f"monster:{number}"


def _square(t: Table, square: int) -> str:
    return f"square:{t.map.x[square]},{t.map.y[square]}"


def _ahead(t: Table, hero: Hero, verb: str, way: int) -> int:
    if verb == "cross" and (found := walking.chasm_ahead(t, hero, way)):
        return found[1]
    return t.map.steps[hero.at][way]


ENDINGS = ("on", "at", "area", "zone", "door", "piece")


def _cast(pick: Pick) -> Spots:
    """The card, then its aim."""
    source, aim = aims.from_pick(pick)
    match word(pick, 0).partition("-")[2]:
        case "on" if word(aim, 0).startswith("seat:"):
            return (source, word(aim, 0))
        case "at":
            return (source, _figure(number(aim, 0)))
        case "area":
            return (source, f"square:{aim[0]},{aim[1]}")
        case "zone" | "door" | "piece" as kind:
            return (source, f"{kind}:{aim[1]}")
    return (source,)


def shown(view: View) -> Iterator[str]:
    """The names of all that a view shows on the board."""
    for kind, found in (("monster", view.monsters), ("door", view.doors), ("piece", view.pieces), ("zone", view.zones)):
        yield from (f"{kind}:{number}" for number in found)
    for zone in view.zones.values():
        for module in zone.modules:
            left, top = module.at
            for y, row in enumerate(module.rows):
                yield from (f"square:{left + x},{top + y}" for x, sign in enumerate(row) if sign == ".")
