"""A game whose rules fail: to pick `break`, to look at what is greyed, and to bring a sheet that says so all raise.
Once everybody is `doomed`, so does every pick."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from oubliettes.kernel import Ask, Blocked, Game, Option, Options, Order, Pick, Result, Roll, Script, Table

TURNS = 4


@dataclass(slots=True, kw_only=True)
class Fragile(Table):
    walked: list[int] = field(default_factory=list)
    doomed: bool = False


@dataclass(slots=True, frozen=True)
class View:
    walked: list[int]


def setup(seats: int, options: Options) -> Fragile:
    for sheet in options["sheets"] or ():
        assert not sheet or "broken" not in sheet, "nobody thought of such a sheet"
    table = Fragile(walked=[0] * seats, doomed=options["doomed"])
    table.then(*[("turn", seat) for _ in range(TURNS) for seat in range(seats)])
    return table


def turn(t: Fragile, seat: int) -> Script[None]:
    pick: Pick = yield Ask(seat, "turn", [("break",), ("go",)], blocked=greyed)
    (die,) = yield Roll((6,), for_=seat)
    t.walked[seat] += die
    assert pick[0] == "go", "nobody thought of that"
    assert not t.doomed
    t.say("gone", seat=seat, die=die)


def greyed(t: Fragile) -> list[Blocked]:
    raise ZeroDivisionError("nobody looked before")


def copy(t: Fragile) -> Fragile:
    return Fragile(agenda=t.agenda[:], walked=t.walked[:], doomed=t.doomed)


def policy(t: Fragile, ask: Ask, rng: Random) -> Pick:
    return ask.options[0]


def result(t: Fragile) -> Result:
    return Result(tuple(map(float, t.walked)), (1,) * len(t.walked), "there")


GAME: Game[Any] = Game(
    slug="fragile",
    version=3,
    seats=range(1, 3),
    options=(Option("sheets", "legacy"), Option("doomed", "flag", False)),
    folder=Path(__file__).parent,
    setup=setup,
    steps={"turn": turn},
    copy=copy,
    hide=lambda table, seat: copy(table),
    view=lambda table, seat: View(table.walked),
    guess=lambda table, seat, rng: copy(table),
    policy=policy,
    evaluate=lambda table, seat: 0.5,
    result=result,
    check=lambda table: [],
    orders=(Order("march", ("turn",), lambda table, ask, about: ("go",), blind=False),),
)
