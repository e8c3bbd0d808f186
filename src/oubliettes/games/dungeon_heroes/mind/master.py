"""How a sensible Dungeon Master picks: tiles go where `laying` says.

Then monsters strike together where it hurts most, and stand by every treasure that lies open and on those that nobody
has seen.
"""

from random import Random

from oubliettes.games.dungeon_heroes.mind.laying import BURIED, NOISE, open_treasures, spots
from oubliettes.games.dungeon_heroes.pieces import (
    ACTIONS,
    ARTEFACT,
    CATEGORY,
    CHEST,
    CLERIC,
    DAMAGE,
    FACE,
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
from oubliettes.games.dungeon_heroes.reckoning import danger
from oubliettes.games.dungeon_heroes.rules.distances import moves, reach, steps
from oubliettes.games.dungeon_heroes.table import Figure, Hero, Table
from oubliettes.kernel import Ask, Pick, number

BLOOD = (0.8, 1.1, 1.2, 1.6, 1.0)
"""What a hit point of each hero is worth to the DM."""
KILL = 10.0
DOOMED = 4.0
"""What a blow is worth beside that, if those who can strike the hero in this turn can kill him together."""
THIEF = 4.0
"""And if the hero could take a treasure in his next turn."""
CLOSER = 0.9
"""What a step nearer to a hero is worth."""
WARY = 0.05
"""How much of its damage a monster gives up where the warrior could slay it next."""
GUARD, BESIDE = 1.5, 0.8
"""What standing on a treasure that lies open is worth, and standing next to it: the more, the nearer a hero is."""
SHROUD = 2.0
"""And on a chest that nobody has seen: no wizard turns a tile on which a monster stands (DH-12.12)."""
LAYING, EARLY = 2.0, 0.5
"""What laying a tile is worth, and more or less for those that should be laid first or last."""
UNSURE = 0.2
"""So much of what monsters do is chance."""
FAR = 8


def master_pick(t: Table, ask: Ask, rng: Random) -> Pick:
    """The best-scored pick; chance decides between equals, and hides the pattern of the placements."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    prompt = ask.prompt
    random = rng.random
    noise = UNSURE
    if prompt == "master":
        plan = Plan(t)
        scores = [chore(plan, pick) for pick in options]
    elif prompt == "place":
        face = t.hand[t.picked - 1]
        scores = spots(t, face, [SQUARE[pick[1]] for pick in options])
        noise = NOISE
    elif prompt in ("act", "after-move"):
        figure = next(figure for figure in t.figures if figure.number == t.acting)
        plan = Plan(t)
        ways = moves(figure, t.occupied)
        scores = [deed(plan, figure, pick, ways) for pick in options]
    elif prompt == "second-square":
        scores = [-float(min(king(hero.at, SQUARE[pick[1]]) for hero in t.in_play)) for pick in options]
    else:  # the way out of a floor or a portal, for a possessed hero
        hero = next(hero for hero in t.heroes if hero.possessed)
        scores = [harm(t, hero, SQUARE[pick[1]]) for pick in options]
    best = max(range(len(options)), key=lambda n: scores[n] + random() * noise)
    return options[best]


class Plan:
    """What the DM makes of the table before one pick: which treasures are in danger, and who can be killed at once."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.sought: list[tuple[int, float]] = []
        """Treasures that lie open, and how urgent it is to keep the heroes away from them."""
        places = open_treasures(t)
        heroes = [hero for hero in t.heroes if hero.at >= 0 and not hero.possessed]
        self.thieves = 0
        for square in places:
            away = min((king(hero.at, square) for hero in heroes), default=FAR)
            self.sought.append((square, (1 + t.treasures) / (1 + away)))
            for hero in heroes:
                if king(hero.at, square) <= 2:
                    self.thieves |= 1 << hero.kind
        self.doomed = 0
        left = t.budget - t.spent
        ready = [
            (danger(figure, t.occupied), DAMAGE[figure.face])
            for figure in t.figures
            if figure.spent < ACTIONS[figure.face]
        ]
        for hero in t.in_play:
            hits = sorted((damage for covered, damage in ready if covered >> hero.at & 1), reverse=True)
            if sum(hits[:left]) >= hero.hp:
                self.doomed |= 1 << hero.kind

    def blow(self, hero: Hero, damage: int) -> float:
        """What hitting this hero is worth in this turn."""
        worth = blow(hero, damage)
        bit = 1 << hero.kind
        if self.doomed & bit:
            worth += DOOMED
        return worth + THIEF if self.thieves & bit else worth

    def strike(self, face: int, at: int, also: int) -> float:
        """The best attack from a place, or nothing."""
        covered = reach(face, at, also)
        there = [self.blow(hero, DAMAGE[face]) for hero in self.t.heroes if hero.at >= 0 and covered >> hero.at & 1]
        return max(there, default=0.0)

    def guard(self, square: int) -> float:
        """What standing here does for the treasures, those that lie open and those that nobody has seen."""
        t = self.t
        worth = SHROUD if t.backs >> square & 1 and t.tile[square] == CHEST else 0.0
        for place, urgency in self.sought:
            away = king(square, place)
            if away < 2:
                worth += urgency * (BESIDE if away else GUARD)
        return worth


# ------------------------------------------------------------------ what to do next


def chore(plan: Plan, pick: Pick) -> float:
    """A pick of the DM's turn."""
    t = plan.t
    verb = pick[0]
    if verb == "place":
        return LAYING + turn_of(t.hand[number(pick) - 1])
    if verb == "reveal":
        return unveil(plan, SQUARE[pick[1]])
    if verb == "walk":
        return harm(t, t.heroes[HERO[pick[1]]], SQUARE[pick[2]])
    figure = t.figure_on(SQUARE[pick[2]])
    assert figure
    return best_deed(plan, figure)


def turn_of(face: int) -> float:
    """Which tile of the hand is laid first: what bars a way takes the best squares, what is hidden lies behind it."""
    if face in (POISON_CLOUD, PORTAL):
        return EARLY
    return -EARLY if face in BURIED or CATEGORY[face] == ARTEFACT else 0.0


def unveil(plan: Plan, square: int) -> float:
    """Turning one of his own tiles: a monster that can act, or else what gives least away."""
    t = plan.t
    face = t.tile[square]
    if CATEGORY[face] == MONSTER:
        if t.budget - t.spent < 2:
            return -0.2
        return 0.5 + 0.8 * best_deed(plan, Figure(face, square, -1, mask=1 << square))
    if face in BURIED:
        return -8.0
    if CATEGORY[face] == ARTEFACT:
        return -0.5
    away = min(king(hero.at, square) for hero in t.in_play)
    return -(DAMAGE[face] + 4 * (face == POISON_CLOUD)) * (0.5 if away <= 2 else 0.2)


def best_deed(plan: Plan, figure: Figure) -> float:
    """The most that one action of a figure can bring: a blow, or a better place than its own."""
    here = post(plan, figure.face, figure.at)
    best = plan.strike(figure.face, figure.at, figure.also)
    for square, kept in steps(figure, plan.t.occupied):
        best = max(best, arrival(plan, figure, square, kept) - here)
    return best


# ------------------------------------------------------------------ monsters


def deed(plan: Plan, figure: Figure, pick: Pick, ways: dict[Pick, tuple[int, int]]) -> float:
    """One pick of a monster's action."""
    t = plan.t
    verb = pick[0]
    if verb == "attack":
        return plan.blow(t.heroes[HERO[pick[1]]], DAMAGE[figure.face]) + post(plan, figure.face, figure.at)
    if verb == "possess":
        hero = t.heroes[HERO[pick[1]]]
        return 5.0 + hero.hp * BLOOD[hero.kind]
    if verb == "raise":
        return 2.0 + 1.5 * DAMAGE[FACE[pick[1]]] - 0.3 * min(king(hero.at, SQUARE[pick[2]]) for hero in t.in_play)
    if verb in ("step", "slide"):
        return arrival(plan, figure, *ways[pick])
    return post(plan, figure.face, figure.at)


def blow(hero: Hero, damage: int) -> float:
    """What hitting this hero is worth."""
    dealt = min(damage, hero.hp)
    return dealt * BLOOD[hero.kind] + (KILL if dealt == hero.hp else 2.0 * dealt / MAX_HP[hero.kind])


def arrival(plan: Plan, figure: Figure, square: int, kept: int) -> float:
    """A step: the attack it allows, and what it is worth to be there."""
    worth = plan.strike(figure.face, square, kept) + post(plan, figure.face, square)
    if figure.face == WHITE_LADY and any(hero.at == square and hero.kind != CLERIC for hero in plan.t.heroes):
        worth = max(worth, 6.0)
    return worth


def post(plan: Plan, face: int, square: int) -> float:
    """Standing there: what it guards, how near the heroes are, and the warrior for whom nobody should wait."""
    t = plan.t
    worth = plan.guard(square) - CLOSER * min([king(hero.at, square) for hero in t.in_play])
    warrior = t.heroes[WARRIOR]
    if warrior.at >= 0 and abs(warrior.at % WIDTH - square % WIDTH) + abs(warrior.at // WIDTH - square // WIDTH) <= 2:
        worth -= WARY * DAMAGE[face]
    return worth


# ------------------------------------------------------------------ possessed heroes


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
