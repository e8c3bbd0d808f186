"""A test on the table, and what is paid (SS-6.15, SS-5)."""

from collections.abc import Callable

from oubliettes.games.souterrains.dungeon import clone
from oubliettes.games.souterrains.pieces import COST, FATIGUE, RELIEF, RST_BONUS
from oubliettes.games.souterrains.rules.modifiers import weigh
from oubliettes.games.souterrains.rules.trial import LUCKY_BONUS, MONEY_BONUS, MONEY_STEP, STORED_BONUS
from oubliettes.games.souterrains.sight.notes.parts import (
    Say,
    loud,
    resource,
    rounds,
    tires,
    told,
)
from oubliettes.games.souterrains.sight.odds import once, settles
from oubliettes.games.souterrains.table import Table, Trial
from oubliettes.games.souterrains.wares import PO, RESOURCE_BONUS
from oubliettes.kernel import Line, Note, line, note


def _roll(t: Table) -> Note:
    return _on(t, lambda trial: None)


def _on(t: Table, add: Callable[[Trial], None], *lines: Line | None) -> Note:
    """The chance of the test on the table with something more."""
    assert t.trial is not None
    trial = clone(t.trial)
    trial.bonus, trial.malus = trial.bonus[:], trial.malus[:]
    add(trial)
    return note(line("needs", n=max(trial.needed, 0), die=trial.die), *lines, chance=settles(trial))


def _plus(name: str, amount: int, *lines: Line | None) -> Say:
    return lambda t: _on(t, lambda trial: trial.bonus.append((name, amount)), *lines)


def _situation(t: Table, amount: int) -> Note:
    return _on(t, lambda trial: weigh(trial, amount), line("on-honour"))


def _valuable(t: Table, place: int, id: str) -> Note:
    """SS-15.4: +2 for each 10 PO it is worth."""
    item = t.hero.pack.items[place]
    worth = MONEY_BONUS * (item.price // MONEY_STEP)
    return _on(t, lambda trial: trial.bonus.append(("money", worth)), line("pays-with", po=item.price // PO))


def _reroll(t: Table) -> Note:
    assert t.trial is not None
    return note(line("needs", n=max(t.trial.needed, 0), die=t.trial.die), chance=once(t.trial))


# ------------------------------------------------------------------ payments


def _pay_effort(t: Table) -> Note:
    left = line("resources-left", n=t.hero.resources - 1)
    return note(resource(), tires(t, paid) if (paid := _paid("after_combat")) else None, left)


def _pay_wound(t: Table) -> Note:
    return note(resource(), tires(t, _paid("after_hp_loss")))


def _paid(cause: str) -> int:
    """What Fatigue still rises by for one who has paid a Resource (SS-10.3, SS-10.4)."""
    return FATIGUE[cause] - RELIEF[cause]


def _tired(n: int) -> Say:
    return lambda t: note(tires(t, n))


def _five_feed(t: Table) -> Note:
    return note(resource(), line("fed"))


def _rest_now(t: Table) -> Note:
    return note(rounds(COST["rest"]), line("rested"))


def _backlash(t: Table, what: str) -> Note:
    return note(tires(t, FATIGUE["after_magic"]) if what == "fatigue" else loud(t, "magic_instead_of_fatigue"))


VERBS: dict[str, Say] = {
    "roll": _roll,
    "resource": _plus("resource", RESOURCE_BONUS, resource()),
    "claim": _plus("rst", RST_BONUS, line("on-honour")),
    "lucky_coin": _plus("lucky_coin", LUCKY_BONUS, line("used-up")),
    "stored": _plus("stored", STORED_BONUS, line("used-up")),
    "coins": _plus("money", MONEY_BONUS, line("pays", po=MONEY_STEP // PO)),
    "situation": _situation,
    "valuable": _valuable,
    "rest_now": _rest_now,
    "backlash": _backlash,
}
PROMPTS: dict[str, dict[str, Say]] = {
    "pay-effort": {"pay": _pay_effort, "decline": _tired(FATIGUE["after_combat"])},
    "pay-wound": {"pay": _pay_wound, "decline": _tired(FATIGUE["after_hp_loss"])},
    "five-feed": {"pay": _five_feed, "decline": _tired(RELIEF["five_turns"])},
    "five-rest": {"decline": _tired(RELIEF["five_turns"])},
    "reroll": {"reroll": _reroll, "keep": told("stays-failed")},
}
"""What is said otherwise to these questions."""
