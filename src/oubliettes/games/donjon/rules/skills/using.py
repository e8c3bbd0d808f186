"""Using skills on one's own turn, and Expert Search (DJ-6.9 to DJ-6.13, DJ-39.9, DJ-39.10)."""

from oubliettes.games.donjon.pieces import D10, SEARCH_DICE, SEATS
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.adventurer.sheet import pay_skill, ready
from oubliettes.games.donjon.rules.dice.luck import Thrown, on_table, table_die
from oubliettes.games.donjon.rules.skills import aims, spells
from oubliettes.games.donjon.table import PE, Actions, Hero, Steps, Table
from oubliettes.kernel import Ask, Die, Pick, Roll, Rolled, Script, Verbs, number

EXPERT = "expert_search"
USE_EXPERT: tuple[Pick, ...] = (("expert",), ("plain",))


def options(t: Table, hero: Hero) -> list[Pick]:
    """The skills he may use now, each with its aims; those with a moment of their own have none here (DJ-6.10)."""
    found: list[Pick] = []
    for skill in hero.skills:
        if ready(t, hero, skill):
            found.extend(aims.to_pick("skill", skill, aim) for aim in aims.aims(t, hero, skill))
    return found


def use(t: Table, hero: Hero, skill: str, aim: Pick) -> Script[None]:
    """DJ-6.4, DJ-6.5: it costs 1 PF and tilts the card. DJ-14.4: otherwise free."""
    pay_skill(t, hero, skill)
    t.turn.acted = True
    yield from spells.cast(t, hero, skill, aim)


def search_die(t: Table, hero: Hero, what: str) -> Script[Thrown]:
    """The D10 of a search; with Expert Search the better of two, as the thief likes (DJ-39.10)."""
    if t.phase == PE and ready(t, hero, EXPERT):
        pick: Pick = yield Ask(hero.number, "expert-search", USE_EXPERT, "DJ-39.10")
        if pick[0] == "expert":
            pay_skill(t, hero, EXPERT)
            t.say("uses-skill", "DJ-39.10", seat=hero.number, skill=EXPERT)
            rolled: tuple[int, ...] = yield Roll((D10,) * SEARCH_DICE, for_=hero.number)
            keep: list[Pick] = [("keep-die", die) for die in sorted(set(rolled), reverse=True)]
            if len(keep) == 1:
                return on_table(t, hero, rolled[0], _counted(rolled, rolled[0]), what)
            dice = tuple(Die(D10, die) for die in rolled)
            t.say("expert-dice", "DJ-39.10", rolls=(Rolled(what, dice, SEATS[hero.number]),), seat=hero.number)
            kept: Pick = yield Ask(hero.number, "keep-die", keep, "DJ-39.10")
            return on_table(t, hero, number(kept), _counted(rolled, number(kept)), what, again=True)
    return (yield from table_die(t, hero, what))


def _counted(rolled: tuple[int, ...], kept: int) -> tuple[Die, ...]:
    """The dice of a search, one of which counts."""
    place = rolled.index(kept)
    return tuple(Die(D10, die, counts=n == place) for n, die in enumerate(rolled))


def listen(t: Table) -> Script[None]:
    """DJ-39.9: the adventurers, and not the MD, see the card on top of the Dungeon pile."""
    card = yield from draws.top_card(t)
    place = len(t.pile) - 1
    if place not in t.heard:
        t.heard = (*t.heard, place)
    t.say("listens", "DJ-39.9", readers=tuple(range(len(t.heroes))), card=card)


ACTIONS: Actions = Verbs("the use of a skill", aims.actions("skill", use))
STEPS: Steps = {"listen": listen}
