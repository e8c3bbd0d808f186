"""A game of secrets, to show that a server keeps them: two to four seats, three rounds.

Each seat gets a hidden card. In each round all choose a number together; then each seat in turn may show its card, if
it still has it, and is asked with a lone `pass` if not; then the round's leader walks (two asks of one beat, so that
there is something to take back) and a die falls.
"""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from oubliettes.kernel import (
    Ask,
    Blocked,
    Box,
    Die,
    Draw,
    Game,
    Note,
    Option,
    Options,
    Order,
    Pick,
    Result,
    Roll,
    Rolled,
    Script,
    Table,
    Thing,
    Together,
    line,
    note,
)

ROUNDS = 3


@dataclass(slots=True, kw_only=True)
class Secrets(Table):
    cards: list[int] = field(default_factory=list)
    """-1: not known; 0: shown already."""
    shown: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    round: int = 0
    steps: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class View:
    round: int
    cards: list[int]
    shown: list[int]
    chosen: list[int]
    points: list[int]
    steps: dict[str, int]


def setup(seats: int, options: Options) -> Secrets:
    bonus = [int((career or {}).get("points", 0)) for career in options["careers"] or [None] * seats]
    table = Secrets(cards=[0] * seats, shown=[0] * seats, chosen=[0] * seats, points=bonus)
    table.then(("deal",), *[("choose", number) for number in range(1, options["rounds"] + 1)])
    return table


def deal(t: Secrets) -> Script[None]:
    for seat in range(len(t.cards)):
        t.cards[seat] = 1 + (yield Draw(9))
        t.say("card", readers=(seat,), seat=seat, card=t.cards[seat])
    t.say("dealt")


def choose(t: Secrets, number: int) -> Script[None]:
    t.round = number
    seats = range(len(t.cards))
    picks: dict[int, Pick] = yield Together([Ask(seat, "choose", [("take", 1), ("take", 2)]) for seat in seats])
    for seat, pick in picks.items():
        t.chosen[seat] = int(pick[1])
        t.points[seat] += int(pick[1])
    t.say("chosen", all=tuple(t.chosen))
    t.then(*[("show", seat) for seat in seats], ("walk", number % len(t.cards)))


def show(t: Secrets, seat: int) -> Script[None]:
    options: list[Pick] = [("pass",)] if t.shown[seat] else [("show",), ("pass",)]
    pick: Pick = yield Ask(seat, "show", options)
    if pick[0] == "show":
        t.shown[seat] = t.cards[seat]
        t.say("shows", seat=seat, card=t.cards[seat])


def walk(t: Secrets, seat: int) -> Script[None]:
    for _ in range(2):
        options: list[Pick] = [("step", "left"), ("step", "right")]
        pick: Pick = yield Ask(
            seat, "walk", options, rule="ZZ-1.1", blocked=lambda t: [Blocked(("step", "up"), "ZZ-1.1")]
        )
        t.steps[str(pick[1])] = t.steps.get(str(pick[1]), 0) + 1
        t.say("steps", seat=seat, where=pick[1])
    (die,) = yield Roll((6,), for_=seat, what="walk")
    t.points[seat] += die
    outcome = "starts-again" if die > 3 else "goes-on"
    t.say("rolled", rolls=(Rolled("walk", (Die(6, die),), f"seat:{seat}", outcome=outcome),), seat=seat, die=die)
    if die > 3:
        t.steps.clear()


def copy(t: Secrets) -> Secrets:
    return Secrets(
        agenda=t.agenda[:],
        cards=t.cards[:],
        shown=t.shown[:],
        chosen=t.chosen[:],
        points=t.points[:],
        round=t.round,
        steps=t.steps.copy(),
    )


def hide(t: Secrets, seat: int | None) -> Secrets:
    new = copy(t)
    new.cards = [card if number == seat or t.shown[number] else -1 for number, card in enumerate(t.cards)]
    return new


def view(t: Secrets, seat: int | None) -> View:
    return View(t.round, t.cards[:], t.shown[:], t.chosen[:], t.points[:], t.steps.copy())


def guess(hidden: Secrets, seat: int, rng: Random) -> Secrets:
    new = copy(hidden)
    new.cards = [rng.randint(1, 9) if card == -1 else card for card in hidden.cards]
    return new


def policy(t: Secrets, ask: Ask, rng: Random) -> Pick:
    return rng.choice(ask.options)


def told(t: Secrets, ask: Ask) -> dict[Pick, Note]:
    if ask.prompt == "walk":
        notes = {pick: note(line("step", steps=t.steps.get(str(pick[1]), 0)), chance=0.5) for pick in ask.options}
        return notes | {("step", "up"): note(line("no-ladder"), danger=True)}
    return {("show",): note(line("gives-away"), danger=True)} if ("show",) in ask.options else {}


def result(t: Secrets) -> Result:
    order = sorted(t.points, reverse=True)
    ranks = tuple(1 + order.index(points) for points in t.points)
    legacy = tuple({"points": points} for points in t.points)
    return Result(tuple(map(float, t.points)), ranks, "rounds-done", legacy=legacy)


GAME: Game[Any] = Game(
    slug="secrets",
    version=1,
    seats=range(2, 5),
    options=(Option("rounds", "number", ROUNDS, least=1, most=9), Option("careers", "legacy")),
    folder=Path(__file__).parent / "secrets",
    setup=setup,
    steps={"deal": deal, "choose": choose, "show": show, "walk": walk},
    copy=copy,
    hide=hide,
    view=view,
    guess=guess,
    policy=policy,
    evaluate=lambda table, seat: 0.5,
    result=result,
    note=told,
    box=lambda: Box("secrets", (Thing("left", "way", {"length": 2}, ("ZZ-1.1",)), Thing("right", "way")), ("up",)),
    chains={"stroll": ("walk",)},
    orders=(
        Order("keep-hidden", ("show",), lambda table, ask, about: ("pass",), terms=("always", "round")),
        Order("take-two", ("choose",), lambda table, ask, about: ("take", 2), blind=False),
        Order("copy", ("choose",), lambda table, ask, about: ("take", table.chosen[about] or 1), about="seat"),
    ),
    terms=lambda table, seat: {"round": table.round},
    check=lambda table: [],
)
