"""Tests in Strength, Dexterity and Magic (DJ-23), and the Fatigue Points that help them (DJ-27.2)."""

from typing import Any

from oubliettes.games.donjon.pieces import D10, NUMBERS, SEATS
from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus, is_standing, stat
from oubliettes.games.donjon.rules.dice.fate import BEAR, concerned, forced, somebody_pays
from oubliettes.games.donjon.rules.dice.parts import DARKNESS, test_parts
from oubliettes.games.donjon.rules.master import md_hand
from oubliettes.games.donjon.rules.zones.light import dark_for
from oubliettes.games.donjon.table import NOBODY, Figure, Hero, Monster, Table, Trial
from oubliettes.kernel import Ask, Die, Modifier, Pick, Roll, Rolled, Script

TARGET: int = NUMBERS["test_target"]
"""DJ-23.2."""
ROLLS = ("test-attack", "test-defence", "test-strength", "test-dexterity", "test-magic", "test-speed")
"""What a die of a test is called, by its characteristic."""
SURE = D10
"""The face that always succeeds (DJ-23.3)."""


def base(t: Table, figure: Figure, characteristic: int) -> int:
    """What is added to the die: the characteristic, penalties (DJ-23.6) and darkness (DJ-22.3)."""
    if isinstance(figure, Monster):
        return figure.creature.stats[characteristic] + dice_bonus(figure)
    return stat(figure, characteristic) + dice_bonus(figure) - (DARKNESS if dark_for(t, figure) else 0)


def trial(
    t: Table, figure: Figure, characteristic: int, target: int = TARGET, *, about: int = NOBODY, rule: str = "DJ-23.2"
) -> Script[bool]:
    """A test. `about`: whom a monster's die concerns, and who is asked to have it rolled again (DJ-28.4). DJ-23.1."""
    passed, _ = yield from trial_die(t, figure, characteristic, target, about=about, rule=rule)
    return passed


def trial_die(
    t: Table, figure: Figure, characteristic: int, target: int = TARGET, *, about: int = NOBODY, rule: str = "DJ-23.2"
) -> Script[tuple[bool, int]]:
    """A test, and the face of the die. A natural 10 succeeds whatever is to be reached (DJ-23.4)."""
    added = base(t, figure, characteristic)
    if isinstance(figure, Monster):
        test, again = yield from _monster_die(t, figure, characteristic, target, added, about, rule)
        total, spent = test.die + added, 0
    else:
        (die,) = yield Roll((D10,), for_=figure.number)
        test = Trial(figure.number, characteristic, target, added, die)
        spent, again = yield from _with_fatigue(t, figure, test, rule)
        total = die + added + spent
    passed = test.die == SURE or total >= target
    t.trial = test
    if t.log is not None:
        outcome = "sure" if passed and total < target else "passed" if passed else "failed"
        _tell(t, figure, test, rule, spent=spent, outcome=outcome, again=again)
    t.trial = None
    return passed, test.die


def _tell(
    t: Table, figure: Figure, test: Trial, rule: str, *, spent: int = 0, outcome: str = "", again: bool = False
) -> None:
    """A test with its dice: before somebody is asked about it, without an outcome; or settled."""
    if t.log is None:
        return
    hero = isinstance(figure, Hero)
    parts = test_parts(t, figure, test.characteristic)
    if spent:
        parts = (*parts, Modifier("fatigue", spent, "DJ-27.2"))
    total = test.die + test.base + spent
    rolled = Rolled(
        ROLLS[test.characteristic],
        (Die(D10, test.die),),
        SEATS[figure.number] if isinstance(figure, Hero) else figure.kind,
        parts,
        total,
        ">=",
        test.target,
        outcome=outcome,
        again=again,
    )
    facts: dict[str, Any] = {"die": test.die, "total": total, "target": test.target}
    if outcome:
        facts["passed"] = int(outcome != "failed")
    facts |= {"seat": figure.number} if hero else {"monster": rolled.by}
    if outcome:
        t.say("test" if hero else "monster-test", rule, rolls=(rolled,), **facts)
    else:
        t.say("test-die" if hero else "monster-test-die", rule, rolls=(rolled,), **facts)


def _monster_die(
    t: Table, monster: Monster, characteristic: int, target: int, added: int, about: int, rule: str
) -> Script[tuple[Trial, bool]]:
    """DJ-23.5, and Destiny against a success, which can only hurt the party (DJ-28.3). Also: whether it was told."""
    while True:
        (die,) = yield Roll((D10,), for_=md_hand(t))
        test = Trial(monster.number, characteristic, target, added, die)
        if (die != SURE and die + added < target) or 1 + added >= target:
            return test, False
        t.trial = test
        hero = concerned(t, about)
        if not somebody_pays(t, hero):
            return test, False
        _tell(t, monster, test, rule)
        told = {"cause": monster.kind, "life": 0, "gold": 0, "total": die + added, "target": target}
        if not (yield from forced(t, hero, "roll-again", facts=told, no=BEAR)):
            return test, True


def _with_fatigue(t: Table, hero: Hero, test: Trial, rule: str) -> Script[tuple[int, bool]]:
    """DJ-27.2, DJ-27.3: points spent after the die, where enough of them turn a failure into a success.

    Also: whether the die was told.
    """
    total = test.base + test.die
    missing = test.target - total
    if test.die == SURE or missing <= 0 or hero.fatigue < missing or not is_standing(hero):
        return 0, False
    t.trial = test
    _tell(t, hero, test, rule)
    options: list[Pick] = [("fatigue", missing), ("fail",)]
    pick: Pick = yield Ask(hero.number, "test", options, "DJ-27.2", None, {"total": total, "target": test.target})
    if pick[0] == "fail":
        return 0, True
    hero.fatigue -= missing
    t.say("spends-fatigue", "DJ-27.2", seat=hero.number, fatigue=missing)
    return missing, True
