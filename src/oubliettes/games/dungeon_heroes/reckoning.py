"""What the Heroes make of the table: odds, dangers, ways to the treasures, and what a square is worth to a hero.

It reads only what the Heroes may know: what lies open, and how many tiles of each face nobody has seen yet (DH-22.4).
"""

from oubliettes.games.dungeon_heroes.pieces import (
    ACTIONS,
    ALWAYS_AGGRESSIVE,
    AROUND,
    ARTEFACT,
    BOARD,
    CATEGORY,
    CHEST,
    CLERIC,
    DAMAGE,
    DAMSEL_TILE,
    DRAGON,
    FAIRY,
    HERO_STEPS,
    IS_MONSTER,
    KIT,
    LIMITS,
    MAX_HP,
    MONSTER,
    MONSTER_STEPS,
    MOVING_FLOOR,
    NONE,
    ORTHOGONAL,
    POISON_CLOUD,
    POOL,
    PORTAL,
    ROGUE,
    SWORD,
    TRAP,
    TREASURE_MASK,
    WARRIOR,
    WITHIN_TWO,
    squares_of,
)
from oubliettes.games.dungeon_heroes.rules.distances import reach, steps
from oubliettes.games.dungeon_heroes.table import AGGRESSIVE, Figure, Hero, Table, copy_figure

HP_WORTH = (1.2, 1.0, 1.3, 1.5, 1.0)
"""What a hit point of each hero is worth."""
DEATH, DEATH_AMONG_UNDEAD = 16.0, 18.0
"""What the death of a hero costs, and against a master with the Lords of the Undead, who wear a party down sooner."""
TREASURE_WORTH = 40.0
STEP, STEP_AMONG_UNDEAD = 1.4, 1.6
"""What a step towards a goal is worth, and there, where monsters act from the first turn on: time is short."""
RUNNER, RUNNER_BEFORE_DRAGON, RUNNER_AMONG_UNDEAD = 2.0, 1.15, 1.0
"""How many times as much to the rogue, against a master: he walks diagonally and fears no trap, so he is the one who
fetches treasures while the others look and fight. Hardly so with the dragon, and not at all with the Lords of the
Undead: monsters that act from the first turn on catch him alone."""
DREAD = 0.55
"""How much of the damage that could come next turn is feared."""
BLOCKED = 99
FAR = 40
"""Half steps: further than any goal counts."""


class Look:
    """What the Heroes make of the table before one pick."""

    def __init__(self, t: Table) -> None:
        self.t = t
        undead = t.lords_undead and not t.solo
        self.death = DEATH_AMONG_UNDEAD if undead else DEATH
        self.step = STEP_AMONG_UNDEAD if undead else STEP
        self.runner = self.step
        if not t.solo:
            calm = RUNNER_BEFORE_DRAGON if t.dragon_damsel else RUNNER
            self.runner *= RUNNER_AMONG_UNDEAD if t.lords_undead else calm
        self.taken = t.taken
        self.odds = odds(t)
        self.dangers = [(danger(figure, t.occupied), DAMAGE[figure.face]) for figure in t.figures]
        self.goals = 0
        for square in squares_of(t.covered & ~t.backs):
            if t.tile[square] == CHEST:
                self.goals |= 1 << square
        if t.large_chest:
            self.goals |= TREASURE_MASK
        need = LIMITS["treasures_to_win_solo" if t.solo else "treasures_to_win_two_player"] - t.treasures
        known = (self.goals & ~TREASURE_MASK).bit_count() + t.large_chest
        self.search = known < need
        """Whether chests that nobody has seen are needed to win."""
        self.fields: dict[int, list[int]] = {}
        self.risks: dict[int, float] = {}
        self.rings: list[int] = []

    def field(self, hero: Hero) -> list[int]:
        """How far each square is from what this hero makes for, in half steps, dangers counted as detours."""
        kind = hero.kind
        if kind not in self.fields:
            self.fields[kind] = self._field(hero)
        return self.fields[kind]

    def _field(self, hero: Hero) -> list[int]:
        return spread(self._goals(hero), self._costs(hero), WITHIN_TWO[hero.at], HERO_STEPS[hero.kind] is AROUND)

    def _goals(self, hero: Hero) -> int:
        """The squares he makes for."""
        t = self.t
        goals = self.goals
        if hero.kind == WARRIOR and t.monsters:
            goals = goals | t.monsters if t.solo else goals | t.monsters & near(hero.at)
        if self.search and not t.solo and not goals:  # else the wizard looks for the chests
            goals |= t.backs
        if hero.kind == CLERIC:
            for other in t.heroes:
                if other.at >= 0 and other is not hero and other.hp < MAX_HP[other.kind] - 1:
                    goals |= ORTHOGONAL[other.at] & ~self.taken
        return goals

    def _costs(self, hero: Hero) -> dict[int, int]:
        """The squares by what it feels like to enter them, in half steps."""
        t = self.t
        costs = {2: BOARD & ~t.covered & ~t.monsters}
        if t.backs:
            cost = 2 + max(0, min(6, round(self.risk(hero))))
            costs[cost] = costs.get(cost, 0) | t.backs & ~t.monsters
        for square in squares_of(t.covered & ~t.backs | t.monsters):
            cost = self._cost(hero, square)
            costs[cost] = costs.get(cost, 0) | 1 << square
        return costs

    def _cost(self, hero: Hero, square: int) -> int:
        """Half steps that entering this square feels like."""
        t = self.t
        cost = 2
        face = NONE if t.backs >> square & 1 else t.tile[square]
        if face == POISON_CLOUD:
            return BLOCKED
        if face == PORTAL:
            return 14
        if face == MOVING_FLOOR:
            cost += 2
        if CATEGORY[face] == TRAP and hero.kind != ROGUE:
            cost += BLOCKED if DAMAGE[face] >= hero.hp else 2 * DAMAGE[face]
        if hero.kind != WARRIOR:
            for monster in (face if IS_MONSTER[face] else NONE, self.standing(square)):
                if monster:
                    cost += BLOCKED if DAMAGE[monster] >= hero.hp else 3 * DAMAGE[monster]
        return min(cost, BLOCKED)

    def standing(self, square: int) -> int:
        figure = self.t.figure_on(square)
        return figure.face if figure else NONE

    def wakes(self, face: int) -> bool:
        """Whether this face becomes a figure as soon as it is seen (DH-6.2, DH-17.10)."""
        return IS_MONSTER[face] and (ALWAYS_AGGRESSIVE[face] or self.t.phase == AGGRESSIVE)

    def risk(self, hero: Hero) -> float:
        """What it costs this hero, on the average, to turn a tile by stepping on it."""
        kind = hero.kind
        if kind not in self.risks:
            self.risks[kind] = -sum(chance * self.tile_worth(hero, face) for face, chance in self.odds)
        return self.risks[kind]

    # ------------------------------------------------------------------ what a square is worth to a hero who enters it

    def loss(self, hero: Hero, damage: int) -> float:
        if damage >= hero.hp:
            return self.death + hero.hp * HP_WORTH[hero.kind]
        return damage * HP_WORTH[hero.kind] * (1.4 if hero.hp - damage <= 2 else 1.0)

    def tile_worth(self, hero: Hero, face: int) -> float:
        category = CATEGORY[face]
        if category == MONSTER:
            return self.monster_worth(hero, face)
        if category == TRAP:
            if hero.kind == ROGUE:
                return 0.2
            if KIT in hero.artefacts:
                return -0.3
            return -self.loss(hero, DAMAGE[face])
        if category == ARTEFACT:
            return 2.0
        if face == CHEST:
            return 12.0 if self.search or self.t.solo else 6.0
        if face == POISON_CLOUD:
            return -self.death - hero.hp * HP_WORTH[hero.kind]
        if face == PORTAL:
            return -2.0
        if face == FAIRY:
            return 0.8 * (MAX_HP[hero.kind] - hero.hp)
        return 6.0 if face == DAMSEL_TILE else -0.2

    def monster_worth(self, hero: Hero, face: int) -> float:
        if hero.kind == WARRIOR:
            return 3.0 + 2.0 * DAMAGE[face]
        if SWORD in hero.artefacts:
            return 1.0 + DAMAGE[face]
        return -self.loss(hero, DAMAGE[face]) - 0.5

    def entering(self, hero: Hero, square: int, depth: int = 0) -> float:
        """What happens on the square itself."""
        t = self.t
        worth = 0.0
        figure = self.standing(square)
        if figure:
            worth += self.monster_worth(hero, figure)
        if t.backs >> square & 1:
            worth -= self.risk(hero)
        elif t.tile[square]:
            face = t.tile[square]
            if face == CHEST:
                worth += TREASURE_WORTH
            elif face == MOVING_FLOOR and depth < 2:
                exits = [to for to in squares_of(ORTHOGONAL[square]) if not self.taken >> to & 1]
                worth += max((self.standing_on(hero, to, depth + 1) for to in exits), default=0.0)
            else:
                worth += self.tile_worth(hero, face)
        if square in t.dropped:
            worth += 2.0 * len(t.dropped[square])
        if t.large_chest and TREASURE_MASK >> square & 1:
            worth += TREASURE_WORTH
        return worth

    def standing_on(self, hero: Hero, square: int, depth: int = 0) -> float:
        """Entering a square, and then being there: how near to the goals, how much in danger."""
        worth = self.entering(hero, square, depth)
        return worth - self.way(hero, square) - self.dread(hero, square)

    def way(self, hero: Hero, square: int) -> float:
        """What the way from there to what this hero makes for costs."""
        return (self.runner if hero.kind == ROGUE else self.step) / 2 * self.field(hero)[square]

    def away(self, square: int) -> int:
        """King's distance to the nearest hero."""
        if not self.rings:
            ring = self.taken
            while ring:
                self.rings.append(ring)
                wider = ring | ring << 8 | ring >> 8
                ring = BOARD & (wider | wider << 1 | wider >> 1) if ring != BOARD else 0
        for away, ring in enumerate(self.rings):
            if ring >> square & 1:
                return away
        return len(self.rings)

    def threat(self, square: int) -> int:
        """The damage of the figures that could attack a hero there in their next action."""
        bit = 1 << square
        return sum([damage for covered, damage in self.dangers if covered & bit])

    def dread(self, hero: Hero, square: int) -> float:
        damage = self.threat(square)
        if hero.kind == WARRIOR:
            figure = self.standing(square)
            damage -= DAMAGE[figure]
        if damage <= 0:
            return 0.0
        fear = DREAD * min(damage, hero.hp + 3) * HP_WORTH[hero.kind]
        return fear + (DREAD * self.death * 0.6 if damage >= hero.hp else 0.0)


def near(square: int) -> int:
    """The squares up to three steps away."""
    found = 0
    for other in squares_of(WITHIN_TWO[square]):
        found |= AROUND[other]
    return found


def odds(t: Table) -> list[tuple[int, float]]:
    """How likely each face is on a back, from the box list and all that lies open (DH-22.4)."""
    left = [box - gone for box, gone in zip(t.box, t.gone, strict=True)]
    for square in squares_of(t.covered & ~t.backs & ~t.raised):
        left[t.tile[square]] -= 1
    for figure in t.figures:
        if not figure.raised:
            left[figure.face] -= 1
    if t.lady:
        left[t.lady.face] -= 1
    hidden = t.backs.bit_count() + len(t.hand) + len(t.pile)
    if not hidden:
        return []
    pool = sum(count for face, count in enumerate(left) if POOL[face])
    fixed = sum(left) - pool
    share = max(0, hidden - fixed) / pool if pool else 0.0
    return [(face, count * (share if POOL[face] else 1.0) / hidden) for face, count in enumerate(left) if count]


def spread(goals: int, costs: dict[int, int], nearby: int, diagonal: bool) -> list[int]:
    """How far each square is from the goals, entered at these costs, until all squares nearby are known."""
    found = [FAR] * 64
    waiting = {0: goals}
    seen = 0
    for level in range(FAR):
        here = waiting.pop(level, 0) & ~seen
        if not here:
            if not waiting:
                break
            continue
        seen |= here
        for square in squares_of(here):
            found[square] = level
        if not nearby & ~seen:  # nobody goes further than that with one pick
            break
        for cost, mask in costs.items():
            part = here & mask
            if part and cost < BLOCKED:
                grown = part << 8 | part >> 8 | part << 1 | part >> 1
                if diagonal:
                    grown |= part << 9 | part >> 9 | part << 7 | part >> 7
                grown &= BOARD & ~seen
                if grown:
                    waiting[level + cost] = waiting.get(level + cost, 0) | grown
    return found


def strikes(t: Table, figure: Figure, square: int) -> int:
    """The most damage that a figure could do there in the dungeon's next turn.

    DH-6.7, DH-19.6: each of its actions is a strike, after one move or none; a move too far costs one.
    """
    damage, actions = DAMAGE[figure.face], ACTIONS[figure.face]
    if danger(figure, t.occupied) >> square & 1:
        return damage * actions
    if actions > 1:
        moved = copy_figure(figure)
        for to, _ in steps(figure, t.occupied):
            moved.stand(to)
            if danger(moved, t.occupied) >> square & 1:
                return damage * (actions - 1)
    return 0


def danger(figure: Figure, occupied: int) -> int:
    """The squares where this figure could strike after one move or none."""
    covered = reach(figure.face, figure.at, figure.also)
    if figure.face == DRAGON:
        for square, kept in steps(figure, occupied):
            covered |= reach(figure.face, square, kept)
        return covered
    free = MONSTER_STEPS[figure.face][figure.at] & ~occupied
    return covered | (free | free << 8 | free >> 8 | free << 1 | free >> 1) & BOARD
