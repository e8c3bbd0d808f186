"""How a sensible Dungeon Master picks: chests far away, dangers in the way, then every blow where it hurts most."""

from random import Random

from oubliettes.games.dungeon_heroes.pieces import (
    ARTEFACT,
    CATEGORY,
    CHEST,
    CLERIC,
    DAMAGE,
    DAMSEL_TILE,
    FACE,
    FAIRY,
    HERO,
    MAX_HP,
    MONSTER,
    NONE,
    POISON_CLOUD,
    PORTAL,
    SQUARE,
    TRAP,
    TREASURE_MASK,
    WARRIOR,
    WHITE_LADY,
    WIDTH,
    king,
    squares_of,
)
from oubliettes.games.dungeon_heroes.rules.distances import moves, reach, steps
from oubliettes.games.dungeon_heroes.table import Figure, Hero, Table
from oubliettes.kernel import Ask, Pick

BLOOD = (0.8, 1.1, 1.2, 1.6, 1.0)
"""What a hit point of each hero is worth to the DM."""
KILL = 12.0
BURIED = (CHEST, DAMSEL_TILE, FAIRY)
"""What the Heroes should not find."""
GATE = [min(king(square, room) for room in squares_of(TREASURE_MASK)) for square in range(64)]
"""How far each square is from the treasure room."""


def master_pick(t: Table, ask: Ask, rng: Random) -> Pick:
    """The best-scored pick; chance decides between equals, and hides the pattern of the placements."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    prompt = ask.prompt
    random = rng.random
    noise = 0.3
    if prompt == "master":
        scores = [chore(t, pick) for pick in options]
    elif prompt == "place":
        face = t.hand[t.picked - 1]
        scores = [spot(t, face, SQUARE[pick[1]]) for pick in options]
        noise = 2.5
    elif prompt in ("act", "after-move"):
        figure = next(figure for figure in t.figures if figure.number == t.acting)
        ways = moves(figure, t.occupied)
        scores = [deed(t, figure, pick, ways) for pick in options]
    elif prompt == "second-square":
        scores = [-float(min(king(hero.at, SQUARE[pick[1]]) for hero in t.in_play)) for pick in options]
    else:  # the way out of a floor or a portal, for a possessed hero
        hero = next(hero for hero in t.heroes if hero.possessed)
        scores = [harm(t, hero, SQUARE[pick[1]]) for pick in options]
    best = max(range(len(options)), key=lambda n: scores[n] + random() * noise)
    return options[best]


# ------------------------------------------------------------------ what to do next


def chore(t: Table, pick: Pick) -> float:
    """A pick of the DM's turn."""
    verb = pick[0]
    if verb == "place":
        return 2.0
    if verb == "reveal":
        return unveil(t, SQUARE[pick[1]])
    if verb == "walk":
        return harm(t, t.heroes[HERO[pick[1]]], SQUARE[pick[2]])
    figure = t.figure_on(SQUARE[pick[2]])
    assert figure
    return best_deed(t, figure)


def unveil(t: Table, square: int) -> float:
    """Turning one of his own tiles: a monster that can act, or else what gives least away."""
    face = t.tile[square]
    if CATEGORY[face] == MONSTER:
        if t.budget - t.spent < 2:
            return -0.2
        return 0.5 + 0.8 * best_deed(t, Figure(face, square, -1, mask=1 << square))
    if face in BURIED:
        return -8.0
    if CATEGORY[face] == ARTEFACT:
        return -0.5
    away = min(king(hero.at, square) for hero in t.in_play)
    return -(DAMAGE[face] + 4 * (face == POISON_CLOUD)) * (0.5 if away <= 2 else 0.2)


def best_deed(t: Table, figure: Figure) -> float:
    """The most that one action of a figure can bring."""
    best = strike(t, figure.face, figure.at, figure.also)
    for square, kept in steps(figure, t.occupied):
        best = max(best, arrival(t, figure, square, kept))
    return best


# ------------------------------------------------------------------ monsters


def deed(t: Table, figure: Figure, pick: Pick, ways: dict[Pick, tuple[int, int]]) -> float:
    """One pick of a monster's action."""
    verb = pick[0]
    if verb == "attack":
        return blow(t.heroes[HERO[pick[1]]], DAMAGE[figure.face])
    if verb == "possess":
        hero = t.heroes[HERO[pick[1]]]
        return 5.0 + hero.hp * BLOOD[hero.kind]
    if verb == "raise":
        return 2.0 + 1.5 * DAMAGE[FACE[pick[1]]] - 0.3 * min(king(hero.at, SQUARE[pick[2]]) for hero in t.in_play)
    if verb in ("step", "slide"):
        return arrival(t, figure, *ways[pick])
    return 0.0


def blow(hero: Hero, damage: int) -> float:
    """What hitting this hero is worth."""
    dealt = min(damage, hero.hp)
    return dealt * BLOOD[hero.kind] + (KILL if dealt == hero.hp else 2.0 * dealt / MAX_HP[hero.kind])


def strike(t: Table, face: int, at: int, also: int) -> float:
    """The best attack from a place, or nothing."""
    covered = reach(face, at, also)
    there = [blow(hero, DAMAGE[face]) for hero in t.heroes if hero.at >= 0 and covered >> hero.at & 1]
    return max(there, default=0.0)


def arrival(t: Table, figure: Figure, square: int, kept: int) -> float:
    """A step: the attack it allows, the way it shortens, and the warrior it should not wait for."""
    face = figure.face
    worth = strike(t, face, square, kept)
    away = min(king(hero.at, square) for hero in t.in_play)
    worth += 0.6 - 0.3 * away
    warrior = t.heroes[WARRIOR]
    if warrior.at >= 0 and abs(warrior.at % WIDTH - square % WIDTH) + abs(warrior.at // WIDTH - square // WIDTH) <= 2:
        worth -= 0.4 * DAMAGE[face]
    if face == WHITE_LADY and any(hero.at == square and hero.kind != CLERIC for hero in t.heroes):
        worth = max(worth, 6.0)
    if t.large_chest and TREASURE_MASK >> square & 1:
        worth += 0.3
    return worth


# ------------------------------------------------------------------ tiles


def spot(t: Table, face: int, square: int) -> float:
    """Where a tile goes: what the Heroes want far away, what hurts them in their way."""
    away = min(king(hero.at, square) for hero in t.in_play)
    row = square // WIDTH
    if face in BURIED or CATEGORY[face] == ARTEFACT:
        edge = abs(2 * (square % WIDTH) - 7) / 5
        return 1.2 * away + 0.3 * row + 1.5 * edge
    gate = GATE[square] if t.large_chest else 3
    if face in (POISON_CLOUD, PORTAL):
        return -1.8 * away - 0.4 * gate
    if CATEGORY[face] == TRAP:
        return -1.4 * away - 0.3 * gate
    return -1.2 * abs(away - 1) - 0.1 * gate


def harm(t: Table, hero: Hero, square: int) -> float:
    """What walking a possessed hero onto a square does to the Heroes; the DM knows what lies there."""
    figure = t.figure_on(square)
    face = t.tile[square]
    if figure:
        return blow(hero, DAMAGE[figure.face]) - (0 if DAMAGE[figure.face] >= hero.hp else 3.0)
    if face == POISON_CLOUD:
        return KILL + hero.hp * BLOOD[hero.kind]
    if face == CHEST or (t.large_chest and TREASURE_MASK >> square & 1):
        return -40.0
    if CATEGORY[face] in (MONSTER, TRAP):
        return blow(hero, DAMAGE[face]) - (0 if DAMAGE[face] >= hero.hp else 3.0)
    if face == NONE:
        clouds = [king(square, other) for other in squares_of(t.covered) if t.tile[other] == POISON_CLOUD]
        return 1.0 - 0.4 * min(clouds, default=3)
    return -1.0
