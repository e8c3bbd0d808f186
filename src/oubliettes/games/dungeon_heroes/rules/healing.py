"""Healing by the cleric or a holy icon, and what it does to the white lady (DH-12.6, DH-19.26 to DH-19.30)."""

from oubliettes.games.dungeon_heroes.pieces import FACES, HERO, LIMITS, MAX_HP, ORTHOGONAL, WHITE_LADY
from oubliettes.games.dungeon_heroes.rules.figures import take_away, uncover
from oubliettes.games.dungeon_heroes.rules.lives import earn, mend, release
from oubliettes.games.dungeon_heroes.table import Figure, Hero, Table
from oubliettes.kernel import Script

LADY = FACES[WHITE_LADY]


def patients(t: Table, healer: Hero) -> list[str]:
    """DH-12.6, DH-2.8: himself, heroes next to him or on his square, if it helps (DH-8.15, DH-19.26); the lady too."""
    near = ORTHOGONAL[healer.at] | 1 << healer.at
    found = [
        hero.name
        for hero in t.heroes
        if hero.at >= 0 and near >> hero.at & 1 and (hero.hp < MAX_HP[hero.kind] or hero.possessed)
    ]
    if t.lords_undead and t.monsters & near:
        lady = lady_on_board(t)
        if lady and lady.mask & near:  # DH-19.29, DH-19.30
            found.append(LADY)
    return found


def lady_on_board(t: Table) -> Figure | None:
    return next((figure for figure in t.figures if figure.face == WHITE_LADY), None)


def heal(t: Table, healer: Hero, target: str, rule: str) -> Script[None]:
    """Two hit points; a possessed hero is freed (DH-19.26), and the lady is experience for the healer (DH-20.10)."""
    if target == LADY:
        lady = lady_on_board(t)
        assert lady
        take_away(t, lady)
        t.gone[WHITE_LADY] += 1
        t.say("banished", "DH-19.30", hero=healer.name, monster=LADY)
        earn(t, healer, WHITE_LADY)
        yield from uncover(t, lady.mask)
        return
    hero = t.heroes[HERO[target]]
    mend(t, hero, LIMITS["heal_points"], rule)
    if hero.possessed:
        release(t, hero)
        earn(t, healer, WHITE_LADY)
