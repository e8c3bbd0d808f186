"""Tests in Strength, Dexterity and Magic (DJ-23), and the Fatigue Points that help them (DJ-27.2)."""

from oubliettes.games.donjon.fate import BEAR, concerned, forced
from oubliettes.games.donjon.light import dark_for
from oubliettes.games.donjon.master import md_hand
from oubliettes.games.donjon.pieces import D10
from oubliettes.games.donjon.sheet import dice_bonus, is_standing, stat
from oubliettes.games.donjon.table import FIRST_MONSTER, NOBODY, Figure, Hero, Monster, Table, Trial
from oubliettes.kernel import Ask, Pick, Roll, Script

TARGET = 9
"""DJ-23.2."""
DARKNESS = 1
"""DJ-22.3."""
SURE = D10
"""The face that always succeeds (DJ-23.3)."""


def base(t: Table, figure: Figure, characteristic: int) -> int:
    """What is added to the die: the characteristic, penalties (DJ-23.6) and darkness (DJ-22.3)."""
    if figure.number >= FIRST_MONSTER:
        assert isinstance(figure, Monster)
        return figure.creature.stats[characteristic] + dice_bonus(figure)
    assert isinstance(figure, Hero)
    return stat(figure, characteristic) + dice_bonus(figure) - (DARKNESS if dark_for(t, figure) else 0)


def trial(
    t: Table, figure: Figure, characteristic: int, target: int = TARGET, *, about: int = NOBODY, rule: str = "DJ-23.2"
) -> Script[bool]:
    """A test. `about`: whom a monster's die concerns, and who is asked to have it rolled again (DJ-28.4)."""
    passed, _ = yield from trial_die(t, figure, characteristic, target, about=about, rule=rule)
    return passed


def trial_die(
    t: Table, figure: Figure, characteristic: int, target: int = TARGET, *, about: int = NOBODY, rule: str = "DJ-23.2"
) -> Script[tuple[bool, int]]:
    """A test, and the face of the die."""
    added = base(t, figure, characteristic)
    if figure.number >= FIRST_MONSTER:
        assert isinstance(figure, Monster)
        die = yield from _monster_die(t, figure, characteristic, target, added, about)
        passed = die == SURE or die + added >= target
        t.say("monster-test", rule, monster=figure.kind, die=die, total=die + added, target=target, passed=int(passed))
    else:
        assert isinstance(figure, Hero)
        (die,) = yield Roll((D10,), for_=figure.number)
        total = yield from _with_fatigue(t, figure, Trial(figure.number, characteristic, target, added, die))
        passed = die == SURE or total >= target
        t.say("test", rule, seat=figure.number, die=die, total=total, target=target, passed=int(passed))
    t.trial = None
    return passed, die


def _monster_die(t: Table, monster: Monster, characteristic: int, target: int, added: int, about: int) -> Script[int]:
    """DJ-23.5, and Destiny against a success, which can only hurt the party (DJ-28.3)."""
    while True:
        (die,) = yield Roll((D10,), for_=md_hand(t))
        if (die != SURE and die + added < target) or 1 + added >= target:
            return int(die)
        t.trial = Trial(monster.number, characteristic, target, added, die)
        told = {"cause": monster.kind, "life": 0, "gold": 0, "total": die + added, "target": target}
        if not (yield from forced(t, concerned(t, about), "roll-again", facts=told, no=BEAR)):
            return int(die)


def _with_fatigue(t: Table, hero: Hero, test: Trial) -> Script[int]:
    """DJ-27.2, DJ-27.3: points spent after the die, where enough of them turn a failure into a success."""
    total = test.base + test.die
    missing = test.target - total
    if test.die == SURE or missing <= 0 or hero.fatigue < missing or not is_standing(hero):
        return total
    t.trial = test
    options: list[Pick] = [("fatigue", missing), ("fail",)]
    pick: Pick = yield Ask(hero.number, "test", options, "DJ-27.2", None, {"total": total, "target": test.target})
    if pick[0] == "fail":
        return total
    hero.fatigue -= missing
    t.say("spends-fatigue", "DJ-27.2", seat=hero.number, fatigue=missing)
    return test.target
