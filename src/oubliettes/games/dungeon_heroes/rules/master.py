"""The Dungeon Master's turn (DH-5, DH-6), his monsters' actions (DH-7, DH-18) and the lords of the undead (DH-19)."""

from oubliettes.games.dungeon_heroes.pieces import (
    ACT,
    ACTIONS,
    ATTACK,
    CLERIC,
    DUNGEON_MASK,
    FACE,
    FACES,
    HAND,
    HERO,
    HOLD,
    LIMITS,
    NAMES,
    NECROMANCER,
    OFF,
    PLACES,
    POSSESS,
    RAISABLE,
    SQUARE,
    WALKS,
    WHITE_LADY,
    WITHIN_TWO,
    reveals,
    squares_of,
)
from oubliettes.games.dungeon_heroes.rules.blocked import blocked_master
from oubliettes.games.dungeon_heroes.rules.closing import close
from oubliettes.games.dungeon_heroes.rules.distances import can_step, moves, reach
from oubliettes.games.dungeon_heroes.rules.entering import enter
from oubliettes.games.dungeon_heroes.rules.figures import (
    appear,
    attack,
    in_reach,
    move_figure,
    new_figure,
    rise,
    take_away,
    turn_over,
    uncover,
)
from oubliettes.games.dungeon_heroes.rules.lives import running_out, things
from oubliettes.games.dungeon_heroes.table import AGGRESSIVE, MASTER_TURN, NOBODY, PASSIVE, Figure, Hero, Table
from oubliettes.kernel import Ask, Pick, Script, Verbs, number

HAND_SIZE = LIMITS["hand_size_dm"]
DM_ACTIONS = LIMITS["actions_dm"]
PLACEMENTS = LIMITS["passive_placements_min"]
RAISING = LIMITS["raise_actions"]
"""The actions a raising takes, of the necromancer and of the DM (DH-19.7)."""


# ------------------------------------------------------------------ the turn


def master_begins(t: Table) -> None:
    """DH-4.6: a new round. DH-5.2, DH-5.3: he draws until he holds four tiles, in either phase.

    DH-5.1, DH-5.18: the game begins with placing, and what is left in the hand waits for the next turn.
    """
    t.round += 1
    t.turn = MASTER_TURN
    t.budget = t.least = DM_ACTIONS
    t.spent = t.placed = 0
    for figure in t.figures:
        figure.spent = 0
    if t.lady:
        t.lady.spent = 0
    t.say("master-turn", "DH-4.2", round=t.round)
    running_out(t)
    drawn = min(HAND_SIZE - len(t.hand), len(t.pile))
    for _ in range(drawn):
        t.hand.append(t.pile.pop())
    if drawn:
        t.say("draws", "DH-5.3", count=drawn)
        hand = things(FACES, tuple(t.hand)) if t.log is not None else ()
        t.say("hand", "DH-5.2", readers=(t.master_seat,), tiles=hand)
    t.then(("master",))


def check_phase(t: Table) -> Script[None]:
    """DH-5.14 to DH-5.17, DH-6.1: nothing left to place, or no room: the aggressive phase begins for good."""
    if t.phase == PASSIVE and ((not t.hand and not t.pile) or not t.receiving):
        t.phase = AGGRESSIVE
        t.say("aggressive", "DH-5.15" if t.hand or t.pile else "DH-5.14")
        for square in squares_of(t.lying):
            yield from rise(t, square)


def master(t: Table) -> Script[None]:
    """DH-4.2, DH-4.3, DH-6.4: four compulsory actions. One beat, until a tile is revealed or the turn is over.

    DH-4.5, DH-6.10: of any monsters and tiles in any order, and of tiles where monsters are lacking.
    """
    t.then(("master",))
    acted = False
    while True:
        yield from check_phase(t)  # DH-5.16: after drawing, and after each action
        options, rule = choices(t)
        if t.spent >= t.budget or not options:  # DH-4.4
            yield from close(t, t.master_seat, acted)
            break
        acted = True
        tiles = len(t.hand) if options[-1][0] == "place" else 0  # there is nothing else to do but to lay them
        facts = _facts(t) | {"tiles": tiles}
        pick: Pick = yield Ask(t.master_seat, "master", options, rule, blocked_master, facts)
        if (yield from MASTER_ACTIONS[pick[0]](t, pick)):
            return
    t.agenda.pop()
    t.then(("heroes_begin",))


def tile_due(t: Table) -> None:
    """DH-17.12: told at the moment when monsters must wait for a tile."""
    if t.phase == PASSIVE and t.placed < PLACEMENTS and t.budget - t.spent == PLACEMENTS:
        t.say("tile-due", "DH-17.12")


def _facts(t: Table) -> dict[str, object]:
    return {"left": t.budget - t.spent}


def choices(t: Table) -> tuple[list[Pick], str]:
    """What the DM may do now, and the rule that says so."""
    if t.hand and t.receiving:
        placing = list(HAND[: len(t.hand)])
        if t.phase == AGGRESSIVE:
            return placing, "DH-5.19"
        if not t.monsters and not t.lady:
            return placing, "DH-5.12"
        return placing + monster_actions(t), "DH-17.9"
    hidden = t.backs & ~t.monsters
    return [*reveals(hidden), *monster_actions(t)], "DH-6.4"


def monster_actions(t: Table) -> list[Pick]:
    """DH-6.7, DH-6.8: the figures that still have an action and something to do with it.

    In the passive phase only the expansions' monsters are figures (DH-5.13, DH-17.7).

    DH-6.9: one revealed in this turn as well. DH-17.8: in the passive phase instead of a tile.
    """
    left = t.budget - t.spent
    if t.phase == PASSIVE and t.placed < PLACEMENTS and left <= PLACEMENTS:  # DH-17.12
        return []
    taken, closed = t.taken, t.occupied
    options = []
    for figure in t.figures:
        face = figure.face
        if figure.spent >= ACTIONS[face]:
            continue
        if (
            reach(face, figure.at, figure.also) & taken
            or can_step(figure, closed)
            or (face == NECROMANCER and raisings(t, figure))
        ):
            options.append(ACT[face][figure.at])
    if t.lady and t.lady.spent < ACTIONS[WHITE_LADY]:  # DH-19.20, DH-19.21
        hero = possessed(t)
        options += [pick for bit, pick in WALKS[hero.kind][hero.at] if not taken & bit]
    return options


def possessed(t: Table) -> Hero:
    """The hero in the white lady's power."""
    return next(hero for hero in t.heroes if hero.possessed)


# ------------------------------------------------------------------ placing (DH-5)


def place(t: Table, pick: Pick) -> Script[bool]:
    """DH-5.4 to DH-5.6: one tile of the hand, face down, on a free square of the dungeon room."""
    t.picked = number(pick)
    free = t.receiving
    options = [pick for bit, pick in PLACES if free & bit]
    where: Pick = yield Ask(t.master_seat, "place", options, "DH-5.5", None, _facts(t))
    face = t.hand.pop(t.picked - 1)
    t.lay(SQUARE[where[1]], face)
    t.picked = 0
    t.placed += 1
    t.spent += 1
    t.say("placed", "DH-5.6", square=where[1])
    t.say("placed-face", "DH-5.20", readers=(t.master_seat,), square=where[1], tile=FACES[face])
    return False


def reveal(t: Table, pick: Pick) -> Script[bool]:
    """DH-6.5: a tile without a figure on it. Something hidden has been shown: the beat is over."""
    t.spent += 1
    yield from turn_over(t, SQUARE[pick[1]], "DH-6.5")
    return True


# ------------------------------------------------------------------ monsters (DH-7)


def act(t: Table, pick: Pick) -> Script[bool]:
    """DH-6.7: the figure attacks from where it stands, or moves; DH-19.10: the necromancer may raise instead."""
    square = SQUARE[pick[2]]
    figure = t.figure_on(square)
    assert figure
    t.acting = figure.number
    options = [ATTACK[hero.kind] for hero in in_reach(t, figure)]
    facts = {"monster": FACES[figure.face], "square": NAMES[square], "blows": len(options)}
    ways = moves(figure, t.occupied)
    options += ways
    if figure.face == NECROMANCER:
        options += raisings(t, figure)
    pick = yield Ask(t.master_seat, "act", options, "DH-6.7", None, facts)
    if pick[0] == "raise":
        raise_monster(t, figure, FACE[pick[1]], SQUARE[pick[2]])
    else:
        figure.spent += 1
        t.spent += 1
        if pick[0] == "attack":
            attack(t, figure, t.heroes[HERO[pick[1]]])
        else:
            yield from move_figure(t, figure, *ways[pick])
            yield from after_move(t, figure, SQUARE[pick[1]])
    t.acting = NOBODY
    tile_due(t)
    return False


def after_move(t: Table, figure: Figure, square: int) -> Script[None]:
    """DH-7.11, DH-7.12: one free attack, or none. DH-19.16: the white lady may possess a hero on her square instead."""
    options = [ATTACK[hero.kind] for hero in in_reach(t, figure)]
    if not options:
        return
    if figure.face == WHITE_LADY:
        options += [POSSESS[hero.kind] for hero in t.heroes if hero.at == figure.at and hero.kind != CLERIC]
    facts = {"monster": FACES[figure.face], "square": NAMES[square]}
    pick: Pick = yield Ask(t.master_seat, "after-move", [*options, HOLD], "DH-7.11", None, facts)
    if pick[0] == "attack":
        attack(t, figure, t.heroes[HERO[pick[1]]])
    elif pick[0] == "possess":
        yield from possess(t, figure, t.heroes[HERO[pick[1]]])


# ------------------------------------------------------------------ the necromancer (DH-19.7 to DH-19.12)


def raisings(t: Table, necromancer: Figure) -> list[Pick]:
    """DH-19.10: kinds and squares. In the passive phase the monster needs a place for a tile (DH-19.11)."""
    left = t.budget - t.spent - RAISING
    if necromancer.spent or left < 0:
        return []
    room = t.empty & WITHIN_TWO[necromancer.at]
    if t.phase == PASSIVE:
        room &= DUNGEON_MASK
        if t.placed < PLACEMENTS and left < PLACEMENTS:  # DH-17.12
            return []
    kinds = [FACES[face] for face in RAISABLE if t.eliminated[face]]
    return [("raise", kind, NAMES[square]) for kind in kinds for square in squares_of(room)] if kinds else []


def raise_monster(t: Table, necromancer: Figure, face: int, square: int) -> Figure | None:
    """DH-19.7, DH-19.11: back as a figure that may act; in the passive phase as a face-up tile (DH-20.26)."""
    necromancer.spent += RAISING
    t.spent += RAISING
    t.eliminated[face] -= 1
    figure = None
    if t.phase == AGGRESSIVE:
        figure = new_figure(t, face, square, raised=True)
    else:
        t.lay(square, face)
        t.turn_up(square)
        t.raised |= 1 << square
    t.say("raised", "DH-19.7", monster=FACES[face], square=NAMES[square])
    return figure


# ------------------------------------------------------------------ the white lady (DH-19.15 to DH-19.24)


def possess(t: Table, lady: Figure, hero: Hero) -> Script[None]:
    """DH-19.18: her figure leaves the board and stands beside the hero's."""
    left = lady.mask
    take_away(t, lady)
    lady.at, lady.also, lady.mask = OFF, OFF, 0
    hero.possessed = True
    t.lady = lady
    t.say("possessed", "DH-19.15", hero=hero.name)
    yield from uncover(t, left)


def walk(t: Table, pick: Pick) -> Script[bool]:
    """DH-19.20, DH-19.23: a move of the possessed hero is an action of the white lady; he undergoes what he enters."""
    assert t.lady
    t.lady.spent += 1
    t.spent += 1
    over = yield from enter(t, t.heroes[HERO[pick[1]]], SQUARE[pick[2]])
    tile_due(t)
    return over


MASTER_ACTIONS: Verbs[Script[bool]] = Verbs(
    "an action of the dungeon master", {"place": place, "reveal": reveal, "act": act, "walk": walk}
)
"""What a pick of his turn does; the script tells whether the beat is over."""


def appear_step(t: Table, square: int) -> Script[None]:
    """The beat after a dragon was revealed."""
    yield from appear(t, square)
