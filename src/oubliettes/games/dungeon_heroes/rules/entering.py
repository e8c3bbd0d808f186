"""A hero enters a square (DH-9): first the monster, then the tile (DH-10), then dropped artefacts and the large chest.

A face-down tile closes the beat: what was hidden has been shown, and the choices that follow belong to a new one. The
scripts here return whether the beat is over.
"""

from oubliettes.games.dungeon_heroes.pieces import (
    ARTEFACT,
    ARTEFACT_OF,
    ARTEFACTS,
    CATEGORY,
    CHEST,
    DAMAGE,
    DAMSEL_TILE,
    EXITS,
    FACES,
    FAIRY,
    KIT,
    MAX_HP,
    MONSTER,
    MOVING_FLOOR,
    NAMES,
    NONE,
    ORTHOGONAL,
    POISON_CLOUD,
    PORTAL,
    ROGUE,
    SQUARE,
    START_MASK,
    SWORD,
    TRAP,
    WARRIOR,
)
from oubliettes.games.dungeon_heroes.rules.figures import meet_damsel, rise, slay, slay_tile
from oubliettes.games.dungeon_heroes.rules.lives import acquire, die, earn, hurt, mend, take_large_chest, things, wound
from oubliettes.games.dungeon_heroes.table import Hero, Table
from oubliettes.kernel import Ask, Pick, Script

SKILL = {MONSTER: WARRIOR, TRAP: ROGUE}
"""DH-12.3, DH-12.9: who takes no harm from what he enters."""
SAVIOUR = {MONSTER: SWORD, TRAP: KIT}
"""DH-11.10, DH-11.16: what spares the others."""
USE: tuple[Pick, ...] = (("use", ARTEFACTS[SWORD]), ("keep", ARTEFACTS[SWORD]))
DISARM: tuple[Pick, ...] = (("use", ARTEFACTS[KIT]), ("keep", ARTEFACTS[KIT]))


def spend_artefact(t: Table, hero: Hero, artefact: int, rule: str) -> None:
    """DH-11.9: it works once and leaves the game."""
    left = list(hero.artefacts)
    left.remove(artefact)
    hero.artefacts = tuple(left)
    t.say("artefact-used", rule, hero=hero.name, artefact=ARTEFACTS[artefact])


def enter(t: Table, hero: Hero, square: int) -> Script[bool]:
    """DH-9.4: the whole order; DH-9.5: it stops as soon as he dies or has to leave.

    DH-9.7: each time anew. DH-9.9: nobody stays on a tile that is face down.
    """
    hero.at = square
    t.say("enters", "DH-9.4", hero=hero.name, square=NAMES[square])
    figure = t.figure_on(square)
    if figure:  # DH-9.3
        if (yield from overcomes(t, hero, figure.face, "DH-10.3")):
            yield from slay(t, figure, hero, "DH-12.2" if hero.kind == WARRIOR else "DH-11.10", square)
        elif hero.dead:
            return False
    if t.tile[square] == NONE:
        arrive(t, hero)
        return False
    if t.backs >> square & 1:  # DH-9.2
        face = t.turn_up(square)
        t.say("revealed", "DH-9.2", square=NAMES[square], tile=FACES[face])
        t.then(("tile", hero.kind))
        return True
    return (yield from tile(t, hero))


def tile_step(t: Table, kind: int) -> Script[None]:
    """The beat after an entry has turned a tile: its effect."""
    yield from tile(t, t.heroes[kind])


def tile(t: Table, hero: Hero) -> Script[bool]:
    """DH-9.1: the effect of the tile he stands on, then what else lies there.

    DH-10.29: also of one that lay face up before.
    """
    square = hero.at
    face = t.tile[square]
    category = CATEGORY[face]
    if category == MONSTER:
        yield from monster_tile(t, hero, square, face)
    elif category == TRAP:
        yield from trap(t, hero, square, face)
    elif face in (MOVING_FLOOR, PORTAL):
        return (yield from carried(t, hero, square, face))
    elif face == POISON_CLOUD:  # DH-10.21 to DH-10.23
        t.say("poison", "DH-10.21", hero=hero.name, square=NAMES[square])
        t.remove(square, "DH-10.22")
        die(t, hero)
    elif category == ARTEFACT:  # DH-11.1
        t.discard(square)
        equip(t, hero, (ARTEFACT_OF[face],), "DH-11.1")
    elif face == CHEST:  # DH-10.24
        t.discard(square)
        acquire(t, hero, FACES[CHEST], "DH-10.24")
    elif face == DAMSEL_TILE:  # DH-18.20
        meet_damsel(t, square)
    elif face == FAIRY:  # DH-18.27, DH-18.29
        mend(t, hero, MAX_HP[hero.kind], "DH-18.27")
        t.remove(square, "DH-18.29")
    if not hero.dead:
        arrive(t, hero)
    return False


def arrive(t: Table, hero: Hero) -> None:
    """DH-9.4: what he finds after monster and tile: DH-11.8 dropped artefacts, DH-10.26 the large chest."""
    if hero.at in t.dropped:
        equip(t, hero, t.dropped.pop(hero.at), "DH-11.8")
    take_large_chest(t, hero)


def equip(t: Table, hero: Hero, artefacts: tuple[int, ...], rule: str) -> None:
    """DH-11.3: any number of them. DH-11.2: none of them has to be used."""
    hero.artefacts = tuple(sorted((*hero.artefacts, *artefacts)))
    t.say("equips", rule, hero=hero.name, artefacts=things(ARTEFACTS, artefacts))


def skilled(hero: Hero, face: int) -> bool:
    """Whether this monster or trap can do him no harm. DH-19.22, DH-19.24: possessed, he has neither skill nor help."""
    return not hero.possessed and SKILL.get(CATEGORY[face]) == hero.kind


def helped(hero: Hero, face: int) -> bool:
    """Whether he carries what would spare him, if he uses it."""
    return not hero.possessed and SAVIOUR.get(CATEGORY[face]) in hero.artefacts


# ------------------------------------------------------------------ monsters (DH-10.1 to DH-10.6)


def overcomes(t: Table, hero: Hero, face: int, rule: str) -> Script[bool]:
    """Whether the hero slays the monster he meets: DH-12.3 the warrior always, DH-11.12 others if they use a sword.

    Else he loses hit points (DH-10.1, DH-10.3).
    """
    if skilled(hero, face):
        return True
    if helped(hero, face):
        pick: Pick = yield Ask(
            t.heroes_seat,
            "sword",
            USE,
            "DH-11.12",
            facts={"hero": hero.name, "monster": FACES[face], "damage": DAMAGE[face], "hp": hero.hp},
        )
        if pick is USE[0]:
            spend_artefact(t, hero, SWORD, "DH-11.10")
            return True
    hurt(t, hero, face, rule)
    return False


def monster_tile(t: Table, hero: Hero, square: int, face: int) -> Script[None]:
    """DH-10.4, DH-10.5: slain it leaves; else it stays, and becomes a figure if it may (DH-6.2, DH-6.13, DH-17.10)."""
    if (yield from overcomes(t, hero, face, "DH-10.1")):
        slay_tile(t, square, hero, "DH-12.2" if hero.kind == WARRIOR else "DH-11.10")
    else:
        yield from rise(t, square)


# ------------------------------------------------------------------ traps (DH-10.7 to DH-10.9)


def trap(t: Table, hero: Hero, square: int, face: int) -> Script[None]:
    """DH-10.8: gone, sprung or not. DH-12.9: the rogue disarms it; DH-11.18: others may use a kit."""
    earns = not hero.possessed  # DH-20.10; hurt, he will be himself again
    spared = ""  # by which rule
    if skilled(hero, face):
        spared = "DH-12.8"
    elif helped(hero, face):
        pick: Pick = yield Ask(
            t.heroes_seat,
            "kit",
            DISARM,
            "DH-11.18",
            facts={"hero": hero.name, "trap": FACES[face], "damage": DAMAGE[face], "hp": hero.hp},
        )
        if pick is DISARM[0]:
            spend_artefact(t, hero, KIT, "DH-11.16")
            spared = "DH-11.16"
    if spared:
        t.discard(square)
        t.say("disarmed", spared, hero=hero.name, trap=FACES[face], square=NAMES[square])
    else:
        wound(t, hero, face, "DH-10.7")
        t.remove(square, "DH-10.8")
    if earns:
        earn(t, hero, face)
    if not hero.hp:
        die(t, hero)


# ------------------------------------------------------------------ moving floors and portals (DH-10.10 to DH-10.20)


def carried(t: Table, hero: Hero, square: int, face: int) -> Script[bool]:
    """DH-10.13, DH-10.19: where he may be carried; DH-10.14, DH-10.20: with nowhere to go he stays."""
    floor = face == MOVING_FLOOR
    leaves = "DH-10.11" if floor else "DH-10.18"
    free = ORTHOGONAL[square] & ~t.taken if floor else START_MASK & ~t.taken & ~t.monsters
    options = [pick for bit, pick in EXITS if free & bit]
    if not options:
        t.say("stays", "DH-10.14" if floor else "DH-10.20", hero=hero.name)
        t.remove(square, leaves)
        arrive(t, hero)
        return False
    pick = options[0]
    if len(options) > 1 and not (hero.possessed and t.solo):  # DH-21.12: solo takes the first
        seat = t.master_seat if hero.possessed else t.heroes_seat  # DH-9.8, DH-19.22
        if floor:
            pick = yield Ask(seat, "floor", options, "DH-10.10", None, {"hero": hero.name})
        else:
            pick = yield Ask(seat, "portal", options, "DH-10.17", None, {"hero": hero.name})
    t.say("carried", "DH-10.10" if floor else "DH-10.17", hero=hero.name, tile=FACES[face], square=pick[1])
    t.remove(square, leaves)
    return (yield from enter(t, hero, SQUARE[pick[1]]))
