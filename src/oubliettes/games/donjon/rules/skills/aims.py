"""What a skill or a spell may be used on now, by an adventurer or a monster (DJ-6.13, DJ-36 to DJ-39).

An aim is the tail of a pick: a figure's number, the centre of an area, a zone, a direction, a door or a piece of
furniture; `()` where there is nothing to choose, or where it is asked for afterwards (fire, teleport).
"""

from collections.abc import Callable, Iterable
from typing import Any

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.pieces import DIRECTIONS, SEATS, SKILLS
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.adventurer.states import FLYING, STEALTH, TAUNT, effect
from oubliettes.games.donjon.rules.attack.resolution import PIECE
from oubliettes.games.donjon.rules.dice.life import can_heal
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.skills.reach import (
    area,
    beset,
    beside,
    burdened,
    companions,
    fire_squares,
    foes,
    idols,
    in_zone,
    ray,
    teleport_squares,
    turnable,
)
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import CLOSED, IN, NOBODY, PE, Figure, Hero, Monster, Table
from oubliettes.kernel import Pick, Script, word

Casts = dict[str, Callable[[Table, Figure, Pick], Script[None] | None]]
"""What skills do, by their names, when a figure uses them on an aim."""
NOTHING_TO_CHOOSE: list[Pick] = [()]
TO_THINGS = ("zone", "door", "piece")
ENDINGS: tuple[str, ...] = ("", *(f"-{word}" for word in ("on", "at", "area", *TO_THINGS)))
"""What a verb that takes an aim may end with, see `to_pick`."""


def aims(t: Table, caster: Figure, skill: str) -> list[Pick]:
    """The aims of a skill, whoever pays for it; none if it may not be used now."""
    card = SKILLS[skill]
    if not (card.exploration if t.phase == PE else card.combat):
        return []
    if t.dead_magic and card.cls in ("wizard", "priest"):  # DJ-42.24
        return []
    if card.takes_attack and t.turn.attacks:  # DJ-6.9
        return []
    finder = _FINDERS.get(skill)
    return finder(t, caster) if finder else []


def to_pick(verb: str, source: str, aim: Pick) -> Pick:
    """The pick for an aim: `skill-on seat:1 healing`, `skill-at 10 orc magic_missile`, `skill-area 2 3 fireball` ..."""
    if not aim:
        return (verb, source)
    if aim[0] in TO_THINGS:
        return (f"{verb}-{aim[0]}", *aim[1:], source)
    if isinstance(aim[0], str):
        return (f"{verb}-on", *aim, source)
    return (f"{verb}-at" if isinstance(aim[1], str) else f"{verb}-area", *aim, source)


def from_pick(pick: Pick) -> tuple[str, Pick]:
    """What is used and its aim."""
    return _parts(word(pick, 0).partition("-")[2], pick[1:])


def _parts(ending: str, rest: Pick) -> tuple[str, Pick]:
    aim = rest[:-1]
    return word(rest, -1), (ending, *aim) if ending in TO_THINGS else aim


def actions(verb: str, use: Callable[[Table, Any, str, Pick], Script[None]]) -> dict[str, Callable[..., Script[None]]]:
    """For each verb that `to_pick` makes of this one, what plays it: `use` gets what is used, and its aim."""

    def action(ending: str) -> Callable[..., Script[None]]:
        return lambda t, caster, *rest: use(t, caster, *_parts(ending, rest))

    return {f"{verb}{ending}": action(ending.removeprefix("-")) for ending in ENDINGS}


def _aims_at(figures: Iterable[Figure]) -> list[Pick]:
    return [(SEATS[one.number],) if isinstance(one, Hero) else (one.number, one.kind) for one in figures]


def _enemy_in_sight(t: Table, caster: Figure) -> list[Pick]:
    seen = [foe for foe in foes(t, caster) if sees(t.map, caster.at, foe.at)]
    if isinstance(caster, Monster):
        heroes = [foe for foe in seen if isinstance(foe, Hero)]
        return _aims_at(targeting.may_target(t, caster, heroes))
    return _aims_at(seen)


def _missile(t: Table, caster: Figure) -> list[Pick]:
    """DJ-37.3; anybody may also aim at a web (DJ-31.5), an adventurer at the idol (DJ-45.10)."""
    found = _enemy_in_sight(t, caster)
    m = t.map
    if isinstance(caster, Hero):
        found += [
            (PIECE + idol.number, idol.kind)
            for idol in idols(t)
            if any(sees(m, caster.at, square) for square in idol.squares)
        ]
    found += [(m.x[web], m.y[web]) for web in t.webs if sees(m, caster.at, web)]
    return found


def _in_sight(t: Table, caster: Figure, name: str) -> list[Pick]:
    """Himself or a companion in sight who does not have this effect yet (DJ-6.12)."""
    return _aims_at(one for one in companions(t, caster) if sees(t.map, caster.at, one.at) and not effect(one, name))


def _centres(t: Table, caster: Figure, *, undead: bool = True) -> list[Pick]:
    """DJ-37.2: where an area reaches an enemy that it can affect."""
    m = t.map
    wanted = [foe.at for foe in foes(t, caster) if undead or not isinstance(foe, Monster) or not foe.creature.undead]
    if isinstance(caster, Hero):
        wanted += [square for idol in idols(t) for square in idol.squares]
    found: dict[int, None] = {}
    for at in wanted:
        for square in area(m, at):
            if square not in found and sees(m, caster.at, square):
                found[square] = None
    return [(m.x[square], m.y[square]) for square in found]


def _cloud(t: Table, caster: Figure) -> list[Pick]:
    return _centres(t, caster, undead=False)


def _quakes(t: Table, caster: Figure) -> list[Pick]:
    """DJ-37.9: zones of which he sees a square, with an enemy whom it can affect."""
    m = t.map
    zones = {m.zone[foe.at]: None for foe in foes(t, caster) if not foe.flying}
    return [
        ("zone", zone)
        for zone in zones
        if zone == m.zone[caster.at] or any(sees(m, caster.at, square) for square in t.zones[zone].squares)
    ]


def _rays(t: Table, caster: Figure) -> list[Pick]:
    squares = {foe.at for foe in foes(t, caster)}
    if isinstance(caster, Hero):
        squares.update(square for idol in idols(t) for square in idol.squares)
    return [(DIRECTIONS[way],) for way in range(8) if not squares.isdisjoint(ray(t, caster, way))]


def _fires(t: Table, caster: Figure) -> list[Pick]:
    near = t.map.near[caster.at]
    if any(ground.free(t, square) for square in near) or fire_squares(t, caster):
        return NOTHING_TO_CHOOSE
    return []


def _teleports(t: Table, caster: Figure) -> list[Pick]:
    """Himself or an ally in sight, if there is anywhere to go."""
    return _aims_at(
        one
        for one in companions(t, caster)
        if sees(t.map, caster.at, one.at)
        and (any(ground.free(t, near) for near in t.map.near[one.at]) or any(True for _ in teleport_squares(t, one)))
    )


# ------------------------------------------------------------------ priests


def _wounded(t: Table, caster: Figure) -> list[Pick]:
    """DJ-38.2: himself or a companion in sight, standing or down."""
    return [
        (SEATS[hero.number],)
        for hero in t.heroes
        if hero.fate == IN and can_heal(hero) and sees(t.map, caster.at, hero.at)
    ]


def _purified(t: Table, caster: Figure) -> list[Pick]:
    return NOTHING_TO_CHOOSE if any(burdened(hero) for hero in in_zone(t, caster)) else []


def _comforted(t: Table, caster: Figure) -> list[Pick]:
    some = any(is_standing(hero) and can_heal(hero) for hero in in_zone(t, caster))
    return NOTHING_TO_CHOOSE if some else []


def _hammers(t: Table, caster: Figure) -> list[Pick]:
    """DJ-38.7: a weapon in hand, his own or a neighbour's."""
    return _aims_at(
        one
        for one in beside(t, caster)
        if isinstance(one, Hero) and one.weapon.kind and not effect(one, "sacred_hammer")
    )


def _sanctuaries(t: Table, caster: Figure) -> list[Pick]:
    return _aims_at(
        one
        for one in companions(t, caster)
        if isinstance(one, Hero) and one.sanctuary == NOBODY and sees(t.map, caster.at, one.at)
    )


# ------------------------------------------------------------------ warriors and thieves


def _second_wind(t: Table, caster: Figure) -> list[Pick]:
    assert isinstance(caster, Hero)
    return NOTHING_TO_CHOOSE if caster.life < caster.max_life else []


def _taunts(t: Table, caster: Figure) -> list[Pick]:
    return NOTHING_TO_CHOOSE if t.monsters and not effect(caster, TAUNT) else []


def _whirls(t: Table, caster: Figure) -> list[Pick]:
    return NOTHING_TO_CHOOSE if beset(t, caster) else []


def _stealth(t: Table, caster: Figure) -> list[Pick]:
    return NOTHING_TO_CHOOSE if not effect(caster, STEALTH) else []


def _traps(t: Table, caster: Figure) -> list[Pick]:
    return NOTHING_TO_CHOOSE if not ground.zone_of(t, caster.at).safe else []


def _locks(t: Table, caster: Figure) -> list[Pick]:
    """DJ-39.3: a locked door or piece of furniture that he faces."""
    found: list[Pick] = [
        ("door", door.number)
        for door in t.doors
        if door.locked and door.state == CLOSED and caster.at in (*door.near, *door.far)
    ]
    found += [
        ("piece", piece.number, piece.kind)
        for piece in t.pieces
        if piece.locked and not piece.gone and caster.at in ground.beside(t, piece.squares)
    ]
    return found


def _listens(t: Table, caster: Figure) -> list[Pick]:
    """DJ-39.9: a closed door to unexplored ground while cards remain."""
    if not t.pile:
        return []
    return [
        ("door", door.number)
        for door in t.doors
        if door.state == CLOSED and door.beyond == NOBODY and not door.listened and caster.at in door.near
    ]


_FINDERS: dict[str, Callable[[Table, Figure], list[Pick]]] = {
    "second_wind": _second_wind,
    "taunt": _taunts,
    "whirlwind": _whirls,
    "magic_missile": _missile,
    "toxic_cloud": _cloud,
    "fly": lambda t, caster: _aims_at(one for one in beside(t, caster) if not effect(one, FLYING)),
    "ice_block": _enemy_in_sight,
    "earthquake": _quakes,
    "wall_of_fire": _fires,
    "fireball": _centres,
    "arcane_shield": lambda t, caster: _in_sight(t, caster, "arcane_shield"),
    "lightning_bolt": _rays,
    "teleport": _teleports,
    "healing": _wounded,
    "purification": _purified,
    "blessing": lambda t, caster: _in_sight(t, caster, "blessing"),
    "aegis": lambda t, caster: _in_sight(t, caster, "aegis"),
    "turn_undead": lambda t, caster: NOTHING_TO_CHOOSE if turnable(t, caster) else [],
    "sacred_hammer": _hammers,
    "song_of_comfort": _comforted,
    "sanctuary": _sanctuaries,
    "find_traps": _traps,
    "lockpicking": _locks,
    "stealth": _stealth,
    "listen_at_doors": _listens,
}
"""Skills used on one's own turn. The others have their own moment: before or after the dice, at an event, a search."""
