"""The moves of an adventurer, with what he meets: the die of a run, a chasm, fire, a circle (DJ-12, DJ-19)."""

from oubliettes.games.donjon.pieces import DIRECTION, RUN_DICE
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.contents import chasms, findings
from oubliettes.games.donjon.rules.dice.luck import throw
from oubliettes.games.donjon.rules.movement.walking import CROSSING, chasm_ahead, settle, step, untried_circle
from oubliettes.games.donjon.table import Actions, Hero, Table
from oubliettes.kernel import Script, Verbs


def run(t: Table, hero: Hero) -> Script[None]:
    """DJ-12.2."""
    die, rolls = yield from throw(t, hero, RUN_DICE, "run")
    t.turn.points += die
    t.turn.ran = True
    t.say("runs", "DJ-12.2", rolls=rolls, seat=hero.number, die=die)


def do_step(t: Table, hero: Hero, way: str) -> Script[None]:
    """A step that is not plain (`is_plain`): something lies there."""
    yield from _enter(t, hero, t.map.steps[hero.at][DIRECTION[way]])


def cross(t: Table, hero: Hero, way: str) -> Script[None]:
    """DJ-19.85: a jump, or a poor bridge."""
    found = chasm_ahead(t, hero, DIRECTION[way])
    assert found is not None
    piece, to = found
    t.turn.points -= CROSSING
    if (yield from chasms.cross(t, hero, piece)):
        t.turn.points += 1  # a step takes one
        t.turn.steps += 1
        yield from _enter(t, hero, to)


def _enter(t: Table, hero: Hero, to: int) -> Script[None]:
    step(t, hero, to)
    if not hero.flying:
        yield from underfoot(t, hero)
    if not is_standing(hero) or t.turn.over:
        t.turn.over = True
        yield from settle(t, hero)


def underfoot(t: Table, hero: Hero) -> Script[None]:
    """What a square does to a hero who steps onto it: fire (DJ-37.12), a magic circle (DJ-19.57)."""
    if any(hero.at == fire for fire, _ in t.fires):
        yield from harm.burn(t, hero)
        if not is_standing(hero):
            return
    circle = untried_circle(t, hero.at)
    if circle is not None:
        yield from findings.enter_circle(t, hero, circle)


ACTIONS: Actions = Verbs("a move", {"step": do_step, "cross": cross})
