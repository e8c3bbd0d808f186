"""Experience and Hit Dice; what is seen and what it is worth (SS-22, SS-8.11, SS-8.12)."""

from oubliettes.games.souterrains.dungeon import Section
from oubliettes.games.souterrains.fixtures import Feature, Square
from oubliettes.games.souterrains.pieces import CAREER, PAINTED, SIGHT, UNDERGROUND, XP, Dice, xp_for
from oubliettes.games.souterrains.rules.dice import Told, total
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Script

TOUCH: int = UNDERGROUND["touch_squares"]
"""SS-8.12: how far one feels who does not see."""
LEAST_HP: int = CAREER["least_hp"]
"""SS-22.21."""


def gain(t: Table, xp: int, rule: str) -> None:
    """SS-22.17: credited at once; the new HD it may bring is gained by `new_hd`, before anything else is chosen."""
    if xp > 0:
        t.hero.xp += xp
        t.say("xp", rule, xp=xp)


def grown(t: Table) -> bool:
    """SS-22.20: enough xp for a new HD."""
    return t.hero.xp >= xp_for(t.hero.hd + 1)


def new_hd(t: Table) -> Script[None]:
    """SS-22.18 to SS-22.22: one HD after another; as many hit dice as the new HD, or 1 HP more, and nothing else."""
    hero = t.hero
    while hero.xp >= xp_for(hero.hd + 1):
        hero.hd += 1
        told: Told = []
        rolled = yield from total(t, Dice(hero.hd, hero.hit_die), "hit_points", "SS-22.21", into=told)
        best = rolled if rolled > hero.hp_max else hero.hp_max + LEAST_HP
        hero.hp += best - hero.hp_max
        hero.hp_max = best
        t.say("new-hd", "SS-22.21", hd=hero.hd, hp=hero.hp_max, rolls=tuple(told))


# ------------------------------------------------------------------ seeing (SS-8.11, SS-8.12)


def look(t: Table) -> bool:
    """What the character sees from his square, with the xp of discoveries. True if anything was new."""
    section = t.place
    sight = t.sight
    if section.unseen:
        if section.lit and sight:
            new = section.unseen
        else:
            reach = SIGHT if sight else TOUCH
            new = frozenset(square for square in section.unseen if _near(square, t.square, reach))
            for torch, _ in section.torches:
                new |= frozenset(square for square in section.unseen if _near(square, torch, SIGHT))
        section.seen |= new
        section.unseen -= new
    else:
        new = frozenset()
    fresh = learn_exits(t, t.section)
    if sight:
        fresh |= learn_features(t, t.section)
        if not section.known:
            fresh = True
            discover(t, section)
    return bool(new) or fresh


def _near(a: Square, b: Square, reach: int) -> bool:
    """Counting diagonals as 1."""
    return abs(a[0] - b[0]) <= reach and abs(a[1] - b[1]) <= reach


def learn_exits(t: Table, number: int) -> bool:
    """Exits are known once their square is; a secret passage is plain to see from its far side (SS-13.12)."""
    dungeon = t.dungeon
    section = dungeon.section(number)
    found = False
    for edge in section.veiled_exits[:]:
        if edge.square in section.seen:
            section.veiled_exits.remove(edge)
            dungeon.exits.append(edge)
            found = True
    for place, edge in enumerate(dungeon.exits):
        if edge.secret and not edge.open and edge.level == section.level and edge.far in section.seen:
            dungeon.exit(place).open = found = True
    for other_number, other in enumerate(dungeon.sections):
        if other.level == section.level and other.hidden.exits and other_number != number:
            for edge in dungeon.section(other_number).hidden.exits[:]:
                if edge.far in section.seen:
                    dungeon.section(other_number).hidden.exits.remove(edge)
                    edge.b, edge.open = number, True
                    dungeon.exits.append(edge)
                    gain(t, XP["layout"], "SS-22.13")
                    found = True
    return found


def learn_features(t: Table, number: int) -> bool:
    section = t.dungeon.section(number)
    found = False
    for feature in section.veiled[:]:
        if feature.square in section.seen:
            section.veiled.remove(feature)
            section.features.append(feature)
            found = True
            _notice(t, number, feature)
    return found


def _notice(t: Table, number: int, feature: Feature) -> None:
    """SS-22.12, SS-22.14: finds, links, ways out, a mummified body."""
    t.say("notice", "SS-8.11", what=feature.id)
    if feature.kind == "find" or feature.id == "mummified_body":
        gain(t, XP["archaeology"], "SS-22.11")
    elif feature.kind == "link":
        if not _seen_from_the_other_end(t, number, feature):
            gain(t, XP["layout"], "SS-22.13")
        if feature.out:
            t.dungeon.way_ins.append((number, feature.square))  # SS-25.28


def _seen_from_the_other_end(t: Table, number: int, link: Feature) -> bool:
    """SS-22.14: a link counts at its first end seen."""
    level = t.dungeon.sections[number].level + (-link.span if link.up else link.span)
    return any(
        other.kind == "link" and other.square == link.to and other.up != link.up
        for section in t.dungeon.sections
        if section.level == level
        for other in section.features
    )


def discover(t: Table, section: Section) -> None:
    """SS-22.9, SS-22.10: the first section counts only with a second one."""
    section.known = True
    t.deeds.sections += 1
    known = sum(other.known for other in t.dungeon.sections)
    t.say("new-section", "SS-22.9", kind=section.kind)
    if known > 1:
        gain(t, XP["new_section"] * (2 if known == 2 else 1), "SS-22.9")
    if section.special or section.kind == "vault":
        gain(t, XP["layout"], "SS-22.14")
    if section.walls in PAINTED:
        gain(t, XP["archaeology"], "SS-22.12")


def reveal(t: Table, number: int) -> None:
    """SS-15.11: the shape of a section that was told of, not entered."""
    section = t.dungeon.section(number)
    section.seen, section.unseen = section.squares, frozenset()
    section.revealed = True
    learn_exits(t, number)
    if (group := t.dungeon.awaken(number)) >= 0:
        t.dungeon.group(group).seen = True
