"""Tests: one formula, its bonuses and maluses, what may be added to it, the re-roll (SS-5.8, SS-6)."""

from dataclasses import replace
from typing import Any

from oubliettes.games.souterrains.pieces import DOMAIN_OF, FACES, LOWEST, MODIFIERS, RST_BONUS
from oubliettes.games.souterrains.rules.dice import HERO, Told, d, tell
from oubliettes.games.souterrains.rules.modifiers import CAP, prepare, weigh
from oubliettes.games.souterrains.table import SEAT, Table, Trial
from oubliettes.games.souterrains.wares import PO, RESOURCE_BONUS
from oubliettes.kernel import Ask, Die, Modifier, Pick, Rolled, Script, Verbs, summed

ROLL: Pick = ("roll",)
REROLL: Pick = ("reroll",)
KEEP: Pick = ("keep",)
ADD_RESOURCE: Pick = ("resource",)
CLAIM: Pick = ("claim",)
LUCKY: Pick = ("lucky_coin",)
STORED: Pick = ("stored",)
COINS: Pick = ("coins",)
LUCKY_BONUS: int = MODIFIERS["lucky_coin"]
STORED_BONUS: int = MODIFIERS["stored"]
SITUATION_CLAIMS: tuple[Pick, ...] = tuple(("situation", sign * n) for sign in (1, -1) for n in range(1, CAP + 1))
MONEY_BONUS: int = MODIFIERS["money"]
"""SS-15.3: for each step."""
MONEY_STEP: int = MODIFIERS["money_step_po"] * PO
MODIFIER_RULES = {
    "hd": "SS-6.1", "fatigue": "SS-6.11", "encumbrance": "SS-6.10", "poisoned": "SS-6.21", "danger": "SS-11.13",
    "blind": "SS-6.17", "situation": "SS-6.13", "rst": "SS-2.18", "item": "SS-6.22", "resource": "SS-5.9",
    "lucky_coin": "SS-21.13", "stored": "SS-26.12", "money": "SS-15.3", "weapon": "SS-6.22", "opponents": "SS-15.2",
    "cowardice": "SS-17.4", "bravery": "SS-17.5", "days": "SS-20.6", "cache": "SS-20.3", "greed": "SS-18.10",
    "unseen": "SS-29.8",
}  # fmt: skip
"""The rule behind each modifier of a test."""


# ------------------------------------------------------------------ rolling


def decide(t: Table, prompt: str, trial: Trial, *, domain: str | None = None) -> Script[bool]:
    """SS-6.15: add what may be added one pick at a time, roll, re-roll if a Domain covers it."""
    t.trial = trial
    trial.covered = covers(t, trial, domain)
    claimed = honoured = offered = False
    while True:
        options = _additions(t, trial, claimed, honoured)
        ready = trial.money != "must" or offered  # SS-15.4: Bribery takes at least 10 PO
        if ready:
            options.insert(0, ROLL)
        if len(options) == 1 and ready:
            break
        pick: Pick = yield Ask(SEAT, prompt, options, rule="SS-6.15", facts={"needed": trial.needed})
        if pick is ROLL:
            break
        ADDITIONS.play(pick, t, trial)
        claimed |= pick is CLAIM
        honoured |= pick[0] == "situation"
        offered |= pick[0] in ("coins", "valuable")
    passed = yield from _throw(t, trial, last=not trial.covered)
    if not passed and trial.covered:  # SS-6.6: once, whatever Domains he has
        again: Pick = yield Ask(SEAT, "reroll", (REROLL, KEEP), rule="SS-6.5", facts={"needed": trial.needed})
        if again is REROLL:
            passed = yield from _throw(t, trial)
        else:
            _say_failed(t, trial, again=True)
    t.trial = None
    return passed


def covers(t: Table, trial: Trial, domain: str | None = None) -> bool:
    """SS-6.5: whether one of his Domains lets him roll a failed test again; a module may name another one.
    Force and Give-up belong to none (SS-2.27)."""
    return (DOMAIN_OF.get(trial.test, "") if domain is None else domain) in t.hero.domains


def plain(t: Table, trial: Trial) -> Script[bool]:
    """A test to which nothing can be added and that is not rolled again (SS-19.18)."""
    return (yield from _throw(t, trial))


def _throw(t: Table, trial: Trial, last: bool = True) -> Script[bool]:
    """SS-6.1 to SS-6.3; the D10 rolls know no natural results (SS-6.4). A failure that is not the last word, because a
    Domain covers the test, is told without an outcome."""
    value = yield from d(t, trial.die, trial.test, "SS-6.1", into=[])
    trial.rolled = value
    passed = value >= trial.needed
    if natural(trial.die):
        passed = value == trial.die or (value != 1 and passed)
    if passed:
        t.say("test-passed", "SS-6.1", rolls=_told(t, trial, "passed"), **_facts(trial))
    elif last:
        _say_failed(t, trial)
    else:
        t.say("test-missed", "SS-6.5", rolls=_told(t, trial), **_facts(trial))
    return passed


def natural(faces: int) -> bool:
    """SS-6.2 to SS-6.4: whether the highest face of a test's die always succeeds and the lowest always fails."""
    return LOWEST.get(faces, 1) == 1


def _say_failed(t: Table, trial: Trial, again: bool = False) -> None:
    t.say("test-failed", "SS-6.1", rolls=_told(t, trial, "failed", again), **_facts(trial))


def _facts(trial: Trial) -> dict[str, Any]:
    return {"test": trial.test, "die": trial.rolled, "needed": trial.needed}


def _told(t: Table, trial: Trial, outcome: str = "", again: bool = False) -> tuple[Rolled, ...]:
    """The die with all that is added to it, against the difficulty."""
    if t.log is None:
        return ()
    modifiers = tuple(
        Modifier(name, value, MODIFIER_RULES.get(name, ""))
        for name, value in (("hd", trial.hd), *trial.bonus, *((name, -n) for name, n in trial.malus))
        if value
    )
    dice = (Die(trial.die, trial.rolled, low=LOWEST.get(trial.die, 1)),)
    sum_ = summed(dice, modifiers)
    return (Rolled(trial.test, dice, HERO, modifiers, sum_, ">=", trial.difficulty, None, outcome, again),)


def _additions(t: Table, trial: Trial, claimed: bool, honoured: bool) -> list[Pick]:
    hero = t.hero
    options: list[Pick] = []
    if hero.resources:
        options.append(ADD_RESOURCE)
    if trial.claimable and not claimed:
        options.append(CLAIM)
    if natural(trial.die):
        if any(item.id == "lucky_coin" for item in hero.pack.items):
            options.append(LUCKY)
        if hero.stored and t.phase == "dungeon":
            options.append(STORED)
        if t.settings.honour_claims and not honoured:
            options += SITUATION_CLAIMS
    if trial.money:
        if hero.money >= MONEY_STEP:
            options.append(COINS)
        if t.phase == "dungeon":
            options += valuables(t)
    return options


def valuables(t: Table) -> list[Pick]:
    """SS-15.4: valuables worth at least 10 PO, by their place in the pack."""
    return [
        ("valuable", place, item.id)
        for place, item in enumerate(t.hero.pack.items)
        if item.thing.kind == "valuable" and item.price >= MONEY_STEP
    ]


def _resource(t: Table, trial: Trial) -> None:
    """SS-5.10, SS-6.7."""
    t.hero.spend()
    trial.bonus.append(("resource", RESOURCE_BONUS))


def _claim(t: Table, trial: Trial) -> None:
    """SS-2.17: a free RST, on his honour."""
    trial.bonus.append(("rst", RST_BONUS))


def _lucky_coin(t: Table, trial: Trial) -> None:
    """SS-21.13."""
    _use_up(t, "lucky_coin")
    trial.bonus.append(("lucky_coin", LUCKY_BONUS))


def _stored(t: Table, trial: Trial) -> None:
    """SS-23.17, SS-26.12."""
    t.hero.stored -= 1
    trial.bonus.append(("stored", STORED_BONUS))


def claim_situation(t: Table, trial: Trial, amount: int) -> None:
    """SS-6.14: on his honour."""
    t.hero.honour = True
    weigh(trial, amount)


def _coins(t: Table, trial: Trial) -> None:
    """SS-15.3."""
    t.hero.pack.pay(MONEY_STEP)
    trial.bonus.append(("money", MONEY_BONUS))


def _valuable(t: Table, trial: Trial, place: int, id: str) -> None:
    """SS-15.4."""
    item = t.hero.pack.items.pop(place)
    trial.bonus.append(("money", MONEY_BONUS * (item.price // MONEY_STEP)))


ADDITIONS: Verbs[None] = Verbs(
    "an addition to a test",
    {
        "resource": _resource,
        "claim": _claim,
        "lucky_coin": _lucky_coin,
        "stored": _stored,
        "situation": claim_situation,
        "coins": _coins,
        "valuable": _valuable,
    },
)


def _use_up(t: Table, id: str) -> None:
    items = t.hero.pack.items
    items.pop(next(place for place, item in enumerate(items) if item.id == id))


# ------------------------------------------------------------------ saves, and the enemies' own tests


def save(t: Table, tag: str) -> Script[bool]:
    """SS-13.1, SS-13.26."""
    return (yield from decide(t, "save", prepare(t, "save", tag=tag)))


def enemy_passes(
    t: Table,
    hd: int,
    difficulty: int,
    what: str,
    rule: str,
    *,
    by: str = "",
    so: tuple[str, str] = ("passed", "failed"),
    into: Told | None = None,
) -> Script[bool]:
    """SS-6.4, SS-6.16: an enemy's D20 test. Of one who is not named, since he may be unseen yet, no number is told."""
    dice: Told = []
    faces = FACES["enemy_test"]
    value = yield from d(t, faces, what, rule, by=by, into=dice)
    passed = value == faces or (value != 1 and value + hd >= difficulty)
    if dice:
        told = replace(dice[0], outcome=so[not passed])
        if by:
            sum_ = value + hd
            told = replace(told, modifiers=(Modifier("hd", hd, "SS-6.16"),), total=sum_, need=">=", target=difficulty)
        tell(t, told, rule, into)
    return passed
