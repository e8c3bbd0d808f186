"""Chasms and their bridges (DJ-19.78 to DJ-19.90)."""

from oubliettes.games.donjon.goods import ROPE, TABLES
from oubliettes.games.donjon.pieces import D10, DEXTERITY
from oubliettes.games.donjon.rules.adventurer.sheet import body_power, carries, use_up
from oubliettes.games.donjon.rules.dice.life import drown
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.ending import outcome
from oubliettes.games.donjon.rules.master import md_hand
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import Hero, Piece, Steps, Table
from oubliettes.kernel import Die, Roll, Rolled, Script


def chasm(t: Table, number: int) -> Script[None]:
    """DJ-19.78: its bridge, fixed for the game when the zone is revealed; guards come to a sound one (DJ-19.82)."""
    piece = t.pieces[number]
    (die,) = yield Roll((D10,), for_=md_hand(t))
    piece.row = die
    row = TABLES["chasm"][die - 1]
    layout.refresh(t)
    t.say("chasm", row.rule, rolls=(Rolled("bridge", (Die(D10, die),), total=die),), bridge=row.effect, die=die)
    t.then(*(("monsters", piece.zone, number),) * row.draw)


def crossing(hero: Hero, piece: Piece) -> int:
    """What the test must reach (DJ-19.79, DJ-19.80, DJ-19.90)."""
    row = TABLES["chasm"][piece.row - 1]
    return row.target + (body_power(hero) if row.effect == "poor_bridge" else 0)


def cross(t: Table, hero: Hero, piece: Piece) -> Script[bool]:
    """DJ-19.79, DJ-19.80: a Dexterity test; a rope saves by itself, then Destiny (DJ-8.30, DJ-19.86)."""
    row = TABLES["chasm"][piece.row - 1]
    if (yield from trial(t, hero, DEXTERITY, crossing(hero, piece), rule=row.rule)):
        return True
    if carries(hero, ROPE):
        use_up(t, hero, ROPE)
        t.turn.over = True
        t.say("rope-saves", "DJ-8.30", seat=hero.number)
    else:
        yield from drown(t, hero)
        outcome.check_party(t)
    return False


STEPS: Steps = {"chasm": chasm}
