"""Where a pick is on the board, in the order in which a hand would touch it: source, then target.

`seat:0` is the adventurer; `section:3`, `exit:5`, `way_out:0`, `enemy:0`, `dungeon:1`, `pack:2` and `worn:0` are those
of the view; `feature:3,1`, `trap:3,0` and `cache:3` are in section 3; `group` is whoever he has met or stands beside.
Hands, armour, coins and the tracks are places of the box; all that has a name of its own goes by its id there.
"""

from collections.abc import Callable, Iterator

from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.rules.flight import LINK, WAY_OUT
from oubliettes.games.souterrains.rules.special_rooms import ROOM_OF
from oubliettes.games.souterrains.sight.box import ARMOUR, BANK, COINS, DANGER, FATIGUE, HANDS, PLACES, RESOURCE, box
from oubliettes.games.souterrains.sight.shapes import View
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Ask, Pick, number, word

Spots = tuple[str, ...]
Find = Callable[[Table, Pick], Spots]
NAMED = frozenset((*PLACES, *(thing.id for thing in box().things)))
HERO = "seat:0"
GROUP = "group"
TORCHES = "torches"


def spots(t: Table, ask: Ask, pick: Pick) -> Spots:
    if pick[0] in TAKEN:
        return (_from(t), *_thing(pick))
    find = VERBS.get(pick[0])
    return find(t, pick) if find else _named(pick)


def _named(pick: Pick) -> Spots:
    return tuple(word for word in pick[1:] if isinstance(word, str) and word in NAMED)


def _always(*found: str) -> Find:
    return lambda t, pick: found


# ------------------------------------------------------------------ the map


def _here(t: Table, pick: Pick) -> Spots:
    return (f"section:{t.section}",)


def _exit(t: Table, pick: Pick) -> Spots:
    return (f"exit:{pick[1]}",)


def _feature(t: Table, pick: Pick) -> Spots:
    return (f"feature:{t.section},{pick[1]}",)


def _trap(t: Table, pick: Pick) -> Spots:
    return (f"trap:{t.section},{pick[1]}",)


def _link(t: Table, pick: Pick) -> Spots:
    """The link on his square that a pick calls by its kind."""
    return tuple(
        f"feature:{t.section},{number}"
        for number, feature in enumerate(t.place.features)
        if feature.kind == "link" and feature.id == pick[1] and feature.square == t.square
    )[:1]


def _way_out(t: Table, pick: Pick) -> Spots:
    """The way out of this section; of several the one on which he stands."""
    ways = [number for number, (section, _) in enumerate(t.dungeon.way_ins) if section == t.section]
    under = [number for number in ways if t.dungeon.way_ins[number][1] == t.square]
    return tuple(f"way_out:{number}" for number in (under or ways)[:1])


def _flee(t: Table, pick: Pick) -> Spots:
    where = number(pick)
    if where == WAY_OUT:
        return _way_out(t, pick)
    return (f"feature:{t.section},{where - LINK}",) if where >= LINK else (f"exit:{where}",)


def _room(t: Table, pick: Pick) -> Spots:
    """What stands on his square, or the room itself."""
    name = word(pick)
    for place, feature in enumerate(t.place.features):
        if feature.kind == "element" and feature.id == name and feature.square == t.square:
            return (f"feature:{t.section},{place}",)
    return (f"section:{t.section}", ROOM_OF.get(name, name))


# ------------------------------------------------------------------ fights


def _enemy(source: Callable[[Table], Spots]) -> Find:
    return lambda t, pick: (*source(t), f"enemy:{pick[1]}")


def _held(*ids: str) -> Callable[[Table], Spots]:
    """The hand that holds one of these, the off hand first."""

    def hand(t: Table) -> Spots:
        items = zip(HANDS, (t.hero.main, t.hero.off), strict=True)
        return tuple(where for where, item in items if item and item.id in ids and item.lit)[-1:]

    return hand


def _phial(t: Table, pick: Pick) -> Spots:
    return (f"pack:{pick[1]}", f"enemy:{pick[3]}")


def _break_free(t: Table, pick: Pick) -> Spots:
    return (HERO, f"enemy:{t.enc.held}") if t.enc.held != NOWHERE else (HERO,)


# ------------------------------------------------------------------ things


def _pack(t: Table, pick: Pick) -> Spots:
    return (f"pack:{pick[1]}",)


def _hand(t: Table, pick: Pick) -> Spots:
    return (f"hand:{pick[1]}",)


def _thing(pick: Pick) -> Spots:
    match pick:
        case ("take_stack" | "drop_stack", "resource", _):
            return (RESOURCE,)
        case ("take_stack" | "drop_stack", "torches", _) | ("take_stub" | "drop_stub", _):
            return (TORCHES,)
        case ("take_stack" | "drop_stack", *_):
            return (COINS,)
    return _named(pick)


def _from(t: Table) -> str:
    """Where things are taken from: where he stands, or his dwelling."""
    return f"section:{t.section}" if t.phase == "dungeon" else t.town.dwelling


def _home(t: Table, pick: Pick) -> Spots:
    return (t.town.dwelling,)


def _lodging(t: Table, pick: Pick) -> Spots:
    """A bed or a meal: what is paid for, or what he has at home and with his guild."""
    own = {"home": t.town.dwelling, "guild": t.town.guild}
    return (own.get(word(pick), word(pick)),)


TAKEN = frozenset(("take", "carry", "take_stack", "take_stub"))
GROUPS = (
    *("attack_first", "attack_peace", "trade", "stealth", "no_stealth", "talk", "stake", "yield", "part"),
    *("leave_alone", "face"),
)
VERBS: dict[str | int, Find] = {
    **dict.fromkeys(("exit", "go_to", "pick_lock", "force", "dig", "unlock", "ask_about"), _exit),
    **dict.fromkeys(("approach", "slip_link", "open_box", "pick_box", "force_box", "try"), _feature),
    **dict.fromkeys(("climb", "stairs"), _link),
    **dict.fromkeys(("leave", "slip_out"), _way_out),
    **dict.fromkeys(("search", "search_near", "further", "loot", "make_cache"), _here),
    **dict.fromkeys(("disarm", "bypass", "spring"), _trap),
    "travel": lambda t, pick: (f"section:{pick[1]}",),
    "travel_out": lambda t, pick: (f"way_out:{pick[1]}",),
    "open_cache": lambda t, pick: (f"cache:{t.section}",),
    "use_room": _room,
    "flee": _flee,
    **dict.fromkeys(GROUPS, _always(GROUP)),
    "attack": _enemy(lambda t: (HANDS[0],)),
    "strike_torch": _enemy(_held("torch")),
    "throw_lantern": _enemy(_held("lantern")),
    "fire_bolt": _enemy(lambda t: ("fire_bolt",)),
    **dict.fromkeys(("kill", "spare"), _enemy(lambda t: ())),
    "turn_undead": _always("consecrated", GROUP),
    "throw_phial": _phial,
    "break_free": _break_free,
    **dict.fromkeys(("use", "valuable", "drop", "drop_item", "wear", "sell", "sell_valuable"), _pack),
    "don": lambda t, pick: (f"pack:{pick[1]}", ARMOUR),
    **dict.fromkeys(("doff", "repair"), _always(ARMOUR)),
    "unwear": lambda t, pick: (f"worn:{pick[1]}",),
    "hold": lambda t, pick: (f"pack:{pick[2]}", f"hand:{pick[1]}"),
    "hold_torch": lambda t, pick: (TORCHES, f"hand:{pick[1]}"),
    **dict.fromkeys(("empty", "light", "douse", "drop_held"), _hand),
    "refill": lambda t, pick: (RESOURCE, f"hand:{pick[1]}"),
    **dict.fromkeys(("drop_stack", "drop_stub"), lambda t, pick: _thing(pick)),
    **dict.fromkeys(("drop_coins", "coins", "change"), _always(COINS)),
    "sell_torches": _always(TORCHES),
    **dict.fromkeys(("sell_resources", "resource", "pay", "improve"), _always(RESOURCE)),
    "bag": _always("bag"),
    "lucky_coin": _always("lucky_coin"),
    "heal": _always("consecrated", HERO),
    **dict.fromkeys(("rest", "rest_now"), _always(HERO)),
    "rest_fed": _always(RESOURCE, HERO),
    "backlash": lambda t, pick: (FATIGUE if pick[1] == "fatigue" else DANGER,),
    **dict.fromkeys(("deposit", "withdraw"), _always(BANK)),
    **dict.fromkeys(("store", "fetch", "fetch_all"), _home),
    "leave_guild": lambda t, pick: (t.town.guild,),
    "round_of_drinks": _always("round_of_drinks"),
    **dict.fromkeys(("night", "meal"), _lodging),
    "return": lambda t, pick: (f"dungeon:{pick[1]}",),
}
"""Of each verb what it touches; of all others whatever they name that is in the box."""


def shown(view: View) -> Iterator[str]:
    """The names of all that a view shows on the board."""
    yield from (f"exit:{n}" for n in view.exits)
    yield from (f"way_out:{n}" for n in range(len(view.ways_out)))
    for home, section in view.sections.items():
        yield f"section:{home}"
        yield from (f"feature:{home},{place}" for place in range(len(section.features)))
        yield from (f"trap:{home},{place}" for place in range(len(section.traps)))
        if section.cache:
            yield f"cache:{home}"
    beside = view.sections.get(str(view.section))
    if view.encounter or (beside and beside.group):
        yield GROUP
    if view.encounter:
        yield from (f"enemy:{enemy.place}" for enemy in view.encounter.enemies)
    yield from (f"pack:{place}" for place in range(len(view.hero.pack)))
    yield from (f"worn:{place}" for place in range(len(view.hero.worn)))
    yield from (f"dungeon:{n}" for n in range(len(view.dungeons)))
