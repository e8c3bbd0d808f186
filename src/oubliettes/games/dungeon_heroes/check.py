"""The invariants of a table: what play can never reach."""

from oubliettes.games.dungeon_heroes.pieces import (
    ALWAYS_AGGRESSIVE,
    ARTEFACTS,
    BOARD,
    DAMSEL_TILE,
    DRAGON,
    DUNGEON_MASK,
    FACES,
    IS_MONSTER,
    MARKET,
    MAX_HP,
    OFF,
    PILE_SIZE,
    POOL,
    squares_of,
)
from oubliettes.games.dungeon_heroes.table import AGGRESSIVE, PASSIVE, SETUP, Table


def check(table: Table) -> list[str]:
    """The invariants this table breaks: 36 tiles stay 36, nobody stands where he may not."""
    broken = [*_tiles(table), *_figures(table), *_heroes(table)]
    if table.treasures != table.gone[FACES.index("chest")] + (not table.large_chest):
        broken.append(f"{table.treasures} treasures from nowhere")
    return broken


def _tiles(t: Table) -> list[str]:
    if t.turn == SETUP:
        return []
    broken = []
    here = [t.tile[square] for square in squares_of(t.covered & ~t.raised)]
    standing = [figure.face for figure in [*t.figures, *([t.lady] if t.lady else [])] if not figure.raised]
    in_match = sum(t.gone) + len(here) + len(standing) + len(t.hand) + len(t.pile)
    if in_match != PILE_SIZE:
        broken.append(f"{in_match} tiles instead of {PILE_SIZE}")
    faces = [*here, *standing, *t.hand, *t.pile]
    for face, most in enumerate(t.box):
        found = faces.count(face) + t.gone[face]
        if found + t.left_out.count(face) != most or (not POOL[face] and face in t.left_out):
            broken.append(f"{found} tiles {FACES[face]} in play and {t.left_out.count(face)} left out of {most}")
    for square in range(64):
        bit = 1 << square
        if bool(t.tile[square]) != bool(t.covered & bit):
            broken.append(f"square {square} covered by {t.tile[square]}")
    if t.backs & ~t.covered or t.covered & ~DUNGEON_MASK:
        broken.append("a tile where none can lie")
    if t.lying != sum(1 << s for s in squares_of(t.covered & ~t.backs) if IS_MONSTER[t.tile[s]]) or t.raised & ~t.lying:
        broken.append("face-up monster tiles miscounted")
    held = [artefact for hero in t.heroes for artefact in hero.artefacts]
    held += [artefact for stack in t.dropped.values() for artefact in stack]
    for artefact, name in enumerate(ARTEFACTS):
        most = (artefact not in t.market) if artefact in MARKET else t.gone[FACES.index(name)]
        if held.count(artefact) > most:
            broken.append(f"{held.count(artefact)} artefacts {name} of {most}")
    return broken


def _figures(t: Table) -> list[str]:
    broken = []
    seen = 0
    for figure in t.figures:
        if figure.mask & seen or figure.mask & ~BOARD or not figure.mask:
            broken.append(f"{FACES[figure.face]} stands where it may not")
        if (figure.also != OFF) > (figure.face == DRAGON):
            broken.append(f"{FACES[figure.face]} on two squares")
        seen |= figure.mask
    if seen != t.monsters:
        broken.append("monster figures miscounted")
    if t.phase == PASSIVE and any(not ALWAYS_AGGRESSIVE[figure.face] for figure in t.figures):
        broken.append("a base monster's figure in the passive phase")  # DH-5.13
    due = [square for square in squares_of(t.lying & ~t.monsters & ~t.taken) if t.tile[square] != DRAGON]
    if due and t.phase == AGGRESSIVE and not t.ending:  # but for one being entered, and a dragon about to stretch
        broken.append("a monster tile that should be a figure")
    if bool(t.lady) != any(hero.possessed for hero in t.heroes):
        broken.append("a possession without a white lady, or the reverse")
    if min(t.eliminated) < 0:
        broken.append("a monster brought back that never died")
    return broken


def _heroes(t: Table) -> list[str]:
    broken = []
    for hero in t.heroes:
        if not 0 <= hero.hp <= MAX_HP[hero.kind]:
            broken.append(f"{hero.name} has {hero.hp} hit points")
        if t.turn != SETUP and (hero.at >= 0) != (hero.hp > 0):
            broken.append(f"{hero.name} has {hero.hp} hit points and stands on {hero.at}")
        if hero.at >= 0 and not BOARD >> hero.at & 1:
            broken.append(f"{hero.name} stands off the board")
        if hero.dead and (hero.artefacts or hero.possessed):
            broken.append(f"{hero.name} is dead and not at rest")
        others = [other for other in t.heroes if other.at == hero.at >= 0]
        if len(others) > (2 if t.gone[DAMSEL_TILE] else 1):
            broken.append(f"{hero.name} shares a square")  # DH-18.20
    return broken
