"""The first choice of an encounter (SS-14.23 to SS-14.26)."""

from oubliettes.games.souterrains.pieces import COST
from oubliettes.games.souterrains.rules import blocked
from oubliettes.games.souterrains.rules.carrying import DROPS, drop, drop_options
from oubliettes.games.souterrains.rules.encounter import armed, cry_out, pass_round, turn_hostile
from oubliettes.games.souterrains.rules.flight import flee_options
from oubliettes.games.souterrains.rules.magic import usable_in_fights
from oubliettes.games.souterrains.rules.talk import talk_options
from oubliettes.games.souterrains.rules.wander import (
    leader,
)
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import IMMOBILE
from oubliettes.kernel import Ask, Pick, Script, Verbs

ATTACK: Pick = ("attack_first",)
YIELD: Pick = ("yield",)
PART: Pick = ("part",)
TRADE: Pick = ("trade",)
LEAVE_ALONE: Pick = ("leave_alone",)
WAIT: Pick = ("wait",)


# ------------------------------------------------------------------ the first choice (SS-14.23)


def first_choice(t: Table) -> Script[None]:
    """SS-14.23; what he drops first costs nothing (SS-4.7)."""
    while True:
        pick: Pick = yield Ask(SEAT, "first-choice", first_options(t), rule="SS-14.23", blocked=blocked.meeting)
        if pick[0] not in DROPS:
            break
        drop(t, pick, t.place.loot)
    FIRST.play(pick, t)


def first_options(t: Table) -> list[Pick]:
    group, heavy = t.group, t.hero.status == IMMOBILE
    friendly = group.attitude == "friendly"
    chief = leader(group)
    options: list[Pick] = []
    if not heavy:
        options += [ATTACK, *talk_options(t), *flee_options(t), *usable_in_fights(t)]
    if not friendly and chief.talk == "full" and chief.spoils in ("valuables", "all"):
        options.append(YIELD)  # SS-15.15
    if friendly:
        options.append(PART)
        if "merchant" in chief.abilities and not heavy:
            options.append(TRADE)
    if not armed(group):
        options.append(LEAVE_ALONE)
    if heavy:  # SS-4.7
        options += [*drop_options(t.hero), WAIT]
    return options


def _attack(t: Table) -> None:
    turn_hostile(t)
    t.then(("combat",))


def _talk(t: Table, kind: str) -> None:
    t.then(("talk", kind))


def _flee(t: Table, number: int, where: str) -> None:
    t.then(("flight", number))


def _use(t: Table, item: int, id: str) -> None:
    t.then(("use_first", item))


def _throw_phial(t: Table, item: int, id: str, place: int) -> None:
    turn_hostile(t)
    t.then(("phial_first", item, place))


def _yield(t: Table) -> None:
    t.then(("yielded",))


def _part(t: Table) -> None:
    t.then(("end_encounter", "peace"))


def _trade(t: Table) -> None:
    t.then(("trade",), ("first_choice",))


def _leave_alone(t: Table) -> None:
    t.then(("leave_alone",))


def _wait(t: Table) -> None:
    """SS-4.7: friends go on waiting, others attack."""
    if t.group.attitude == "friendly":
        pass_round(t)
        t.then(("first_choice",))
    else:
        t.then(("combat",))


FIRST: Verbs[None] = Verbs(
    "a first choice",
    {
        "attack_first": _attack,
        "talk": _talk,
        "flee": _flee,
        "use": _use,
        "throw_phial": _throw_phial,
        "yield": _yield,
        "part": _part,
        "trade": _trade,
        "leave_alone": _leave_alone,
        "wait": _wait,
    },
)


def leave_alone(t: Table) -> Script[None]:
    """SS-14.26: a round, in which an alarm sounds unless the group is Surprised; then a success without combat."""
    for _ in range(COST["exchange"]):
        pass_round(t)
    yield from cry_out(t)
    t.then(("end_encounter", "peace"))


STEPS = {"first_choice": first_choice, "leave_alone": leave_alone}
