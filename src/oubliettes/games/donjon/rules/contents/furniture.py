"""Furniture: reaching, opening, forcing and examining it (DJ-15.12, DJ-18)."""

from oubliettes.games.donjon.goods import TABLES
from oubliettes.games.donjon.pieces import ACTION_SPEED, CHASM, CIRCLE, FURNITURE, MAGIC, STRENGTH
from oubliettes.games.donjon.rules.contents import findings
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.ending.goals import TAKEN, examined
from oubliettes.games.donjon.rules.skills import using
from oubliettes.games.donjon.table import NOBODY, PE, Actions, Hero, Piece, Table
from oubliettes.kernel import Pick, Script, Verbs

UNSEARCHED = frozenset((CHASM, CIRCLE))
"""Nobody opens these: one crosses the one and walks onto the other."""
BREAK_FREE: Pick = ("break_free",)
FREEING = 1
"""The bit of `Turn.tried` for the circle's test."""

# ------------------------------------------------------------------ what may be done


def reached(t: Table, hero: Hero) -> list[Piece]:
    """DJ-18.2: the pieces of his zone that share a side with his square."""
    m = t.map
    x, y = m.x, m.y
    here, x0, y0 = m.zone[hero.at], m.x[hero.at], m.y[hero.at]
    found = []
    for piece in t.pieces:
        if piece.zone == here and not piece.gone:
            for square in piece.squares:
                if abs(x[square] - x0) + abs(y[square] - y0) == 1:
                    found.append(piece)
                    break
    return found


def options(t: Table, hero: Hero) -> list[Pick]:
    """What costs 1 Speed point beside a piece of furniture; in a Combat Phase only the circle's test (DJ-18.10)."""
    found: list[Pick] = []
    if t.turn.points < ACTION_SPEED or t.turn.ran:
        return found
    if hero.prisoner != NOBODY and not t.turn.tried & FREEING:
        found.append(BREAK_FREE)
    if t.phase != PE:
        return found
    bit = 1 << hero.number
    for piece in reached(t, hero):
        if piece.spent or piece.kind in UNSEARCHED or piece.kind not in FURNITURE or piece.role in TAKEN:
            continue
        if piece.locked:
            if not piece.forced & bit:
                found.append(("force", piece.kind, piece.number))
        elif not piece.row:
            found.append(("examine", piece.kind, piece.number))
        elif not piece.tried & bit:
            found.append(("water" if piece.kind == "fountain" else "lid", piece.kind, piece.number))
    return found


# ------------------------------------------------------------------ doing it


def _pay(t: Table) -> None:
    t.turn.points -= ACTION_SPEED
    t.turn.acted = True


def force(t: Table, hero: Hero, kind: str, number: int) -> Script[None]:
    """DJ-15.12: a Strength test, one attempt for each adventurer; opening it then costs its own point."""
    _pay(t)
    piece = t.pieces[number]
    piece.forced |= 1 << hero.number
    if (yield from trial(t, hero, STRENGTH, rule="DJ-15.12")):
        piece.locked = False
        t.say("forces-lock", "DJ-15.12", seat=hero.number, thing=piece.kind)


def examine(t: Table, hero: Hero, kind: str, number: int) -> Script[None]:
    """DJ-18.1, DJ-18.3: 1D10 on the table of this kind of furniture, once in the game.

    DJ-18.5: the rows marked as traps alone.
    """
    _pay(t)
    piece = t.pieces[number]
    die, rolls = yield from using.search_die(t, hero, "examine")
    row = TABLES[FURNITURE[piece.kind].table][die - 1]
    piece.spent = True
    t.say("examines", "DJ-18.1", rolls=rolls, seat=hero.number, thing=piece.kind, die=die)
    yield from examined(t, hero, piece)
    if row.trap and t.zones[piece.zone].safe:  # DJ-18.4, DJ-18.6
        t.say("trap-disarmed", "DJ-18.4", thing=piece.kind)
        return
    yield from findings.EFFECTS[row.effect](t, hero, piece, row, die) or ()


def lid(t: Table, hero: Hero, kind: str, number: int) -> Script[None]:
    """DJ-19.35: another adventurer tries the lid."""
    _pay(t)
    piece = t.pieces[number]
    yield from findings.heave(t, hero, piece, TABLES["sarcophagus"][piece.row - 1])


def water(t: Table, hero: Hero, kind: str, number: int) -> Script[None]:
    """DJ-19.54: another adventurer draws enchanted water."""
    _pay(t)
    piece = t.pieces[number]
    yield from findings.draw_water(t, hero, piece, TABLES["fountain"][piece.row - 1])


def break_free(t: Table, hero: Hero) -> Script[None]:
    """DJ-19.65, DJ-19.66: a Magic test of his own, once a turn, in either phase."""
    _pay(t)
    t.turn.tried |= FREEING
    if (yield from trial(t, hero, MAGIC, rule="DJ-19.65")):
        hero.prisoner = NOBODY
        t.say("leaves-circle", "DJ-19.65", seat=hero.number)


ACTIONS: Actions = Verbs(
    "what is done with furniture",
    {"force": force, "examine": examine, "lid": lid, "water": water, "break_free": break_free},
)
