"""A process that bots think in. It is given what one seat knows, never the match: it cannot peek.

A match that is over is another thing: it can be looked back on whole, by such a process too (`papers.py`).
"""

import contextlib
import os
import signal
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple

from oubliettes import variants
from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match, OubliettesError, Pick, Sight
from oubliettes.players import GRADES, Advice, Bot, Grade, Tally, Thinker, advise
from oubliettes.server.papers import Paper


class Doubt(NamedTuple):
    """What a person may ask a worker: what each option is worth."""

    game: str
    sight: Sight[Any]


class Question(NamedTuple):
    """What a worker is asked for a bot."""

    game: str
    level: str
    sight: Sight[Any]
    match: str = ""
    """Whose question it is: a worker that knows the match goes on from what it thought before."""
    seed: int = 0
    share: int = 0
    shares: int = 1
    """Several workers may search together, each its share: they answer with tallies."""
    steady: float = 0.0
    """Where others could learn from how long it takes what a seat holds: the seconds it takes, whatever it holds."""


class Failed(NamedTuple):
    """Why there is no answer."""

    why: str


if os.environ.get(variants.FOLDER):
    variants.open_folder(Path(os.environ[variants.FOLDER]))

REMEMBERED = 64
HASTE = 0.9
"""A thought ends a bit before the time that it is to seem to take."""
_THINKERS: OrderedDict[tuple[str, int, str], Thinker] = OrderedDict()
"""Who thinks for a seat of a match, the latest last."""


def think(question: Question) -> Pick:
    """What a bot of that level picks, from what its seat knows."""
    game = GAMES[question.game]
    rng = SystemRandom()
    if question.level in GRADES:
        return _thinker(question).pick(question.sight)
    match = Match.seen(game, question.sight, FastDice(rng.getrandbits(64)))
    ask = match.ask_of(question.sight.seat)
    if ask is None:
        raise OubliettesError(f"seat {question.sight.seat} is not asked anything in what it sees")
    return ask.options[0] if len(ask.options) == 1 else Bot(question.level, game, rng).pick(match, ask)


def _thinker(question: Question) -> Thinker:
    key = (question.match, question.sight.seat, question.level)
    found = _THINKERS.pop(key, None) if question.match else None
    found = found or Thinker(GAMES[question.game], _grade(question), SystemRandom(), timed=True)
    if question.match:
        _THINKERS[key] = found
        while len(_THINKERS) > REMEMBERED:
            _THINKERS.popitem(last=False)
    return found


def _grade(question: Question) -> Grade:
    grade = GRADES[question.level]
    return replace(grade, seconds=min(grade.seconds, HASTE * question.steady)) if question.steady else grade


class Unwanted(BaseException):
    """Nobody waits for this thought any more. Not an `Exception`: no bot may catch it and think on."""


class Flag:
    """The number of the last question that nobody wants answered, in memory shared with the server.

    A signal tells the process to look: whatever it does just then, it stops. Where there are no such signals
    (Windows) the server ends the process a second later.
    """

    def __init__(self, shared: Any) -> None:
        self._shared = shared
        self._now = 0
        if hasattr(signal, "SIGUSR1"):
            signal.signal(signal.SIGUSR1, lambda *_: self._look())

    def _look(self) -> None:
        if self._now and self._shared.value == self._now:
            self._now = 0
            raise Unwanted

    @contextlib.contextmanager
    def wanted(self, number: int) -> Iterator[None]:
        """Think about this question as long as somebody wants to know."""
        self._now = number
        self._look()
        yield
        self._now = 0


def work(pipe: Connection, shared: Any, patient: bool = False) -> None:
    """Answer questions until the pipe closes. An error is an answer too: the room then takes the policy's pick."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    if patient and hasattr(os, "nice"):
        os.nice(5)
    flag = Flag(shared)
    with contextlib.suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            number, question = pipe.recv()
            pipe.send(_answer(flag, number, question))


def _answer(flag: Flag, number: int, question: Question | Doubt | Paper) -> Pick | Tally | Advice | bytes | Failed:
    try:
        with flag.wanted(number):
            return reply(question)
    except Unwanted:
        return Failed("unwanted")
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


def reply(question: Question | Doubt | Paper) -> Pick | Tally | Advice | bytes:
    if isinstance(question, Doubt):
        return advise(GAMES[question.game], question.sight, SystemRandom(), timed=True)
    if not isinstance(question, Question):
        return question.write()
    if question.shares > 1:
        return _thinker(question).think(question.sight, question.seed, question.share, question.shares)
    return think(question)
