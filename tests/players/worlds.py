"""Tiny games in which it is plain what a good player does, and that their policies are not good players."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from oubliettes.kernel import Ask, Draw, Game, Match, Pick, Result, Roll, Script, Table, Together
from oubliettes.kernel import FastDice as Dice

SURE: Pick = ("sure",)
POOR: Pick = ("poor",)
GOOD: Pick = ("good",)
LEFT: Pick = ("left",)
RIGHT: Pick = ("right",)
HEADS: Pick = ("heads",)
TAILS: Pick = ("tails",)
LOOK: Pick = ("look",)


@dataclass(slots=True, kw_only=True)
class World(Table):
    won: list[float] = field(default_factory=lambda: [0.5, 0.5])
    card: int = 0
    """Hidden from all until it is looked at; 0: not known."""
    known: bool = False


def copy(t: World) -> World:
    return World(agenda=t.agenda[:], won=t.won[:], card=t.card, known=t.known)


def hide(t: World, seat: int | None) -> World:
    new = copy(t)
    if not t.known:
        new.card = 0
    return new


def guess(t: World, seat: int, rng: Random) -> World:
    new = copy(t)
    new.card = t.card or rng.randint(1, 4)
    return new


def gamble(t: World) -> Script[None]:
    """Half for sure, a third of the throws, or two thirds."""
    pick: Pick = yield Ask(0, "gamble", [SURE, POOR, GOOD])
    if pick is not SURE:
        (die,) = yield Roll((6,))
        t.won = [float(die >= 5), 0.0] if pick is POOR else [float(die >= 3), 0.0]


def fork(t: World) -> Script[None]:
    """To the left seat 1 may help or harm; to the right nobody can do anything."""
    pick: Pick = yield Ask(0, "fork", [LEFT, RIGHT])
    t.won = [0.4, 0.6]
    if pick is LEFT:
        answer: Pick = yield Ask(1, "answer", [("help",), ("harm",)])
        t.won = [1.0, 0.0] if answer[0] == "help" else [0.0, 1.0]


def coins(t: World) -> Script[None]:
    """Seat 0 wants both the same, seat 1 does not."""
    picks: dict[int, Pick] = yield Together([Ask(seat, "coins", [TAILS, HEADS]) for seat in (0, 1)])
    same = picks[0] == picks[1]
    t.won = [float(same), float(not same)]


def lay(t: World) -> Script[None]:
    t.card = 1 + (yield Draw(4))


def name(t: World) -> Script[None]:
    """Name the card, unseen; or look first, and then miss it or name it."""
    options: list[Pick] = [("name", card) for card in (1, 2, 3, 4)]
    pick: Pick = yield Ask(0, "name", [("miss", 0), ("name", t.card)] if t.known else [*options, LOOK])
    if pick is LOOK:
        t.known = True
        t.then(("name",))
    else:
        t.won = [float(pick[1] == t.card), 0.0]


def policy(t: World, ask: Ask, rng: Random) -> Pick:
    return HEADS if ask.prompt == "coins" else ask.options[0]


STEPS: dict[str, Any] = {"gamble": gamble, "fork": fork, "coins": coins, "lay": lay, "name": name}


def world(*steps: str) -> Game[World]:
    def setup(seats: int, options: Any) -> World:
        table = World()
        table.then(*((step,) for step in steps))
        return table

    return Game(
        slug="world",
        version=1,
        seats=range(2, 3),
        options=(),
        folder=Path(__file__).parent,
        setup=setup,
        steps=STEPS,
        copy=copy,
        hide=hide,
        view=lambda t, seat: (t.won, t.card),
        guess=guess,
        policy=policy,
        evaluate=lambda t, seat: t.won[seat],
        result=lambda t: Result(tuple(t.won), (1, 1), "end"),
        check=lambda t: [],
    )


def begun(*steps: str, seed: int = 1) -> Match[World]:
    return Match.new(world(*steps), dice=Dice(seed))
