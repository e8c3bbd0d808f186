"""A process that bots think in. It is given what one seat knows, never the match: it cannot peek."""

import signal
from multiprocessing.connection import Connection
from random import SystemRandom
from typing import Any, NamedTuple

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, OubliettesError, Pick, Sight, seen
from oubliettes.players import Bot


class Question(NamedTuple):
    """What a worker is asked."""

    game: str
    level: str
    sight: Sight[Any]


def think(question: Question) -> Pick:
    """What a bot of that level picks, from what its seat knows."""
    game = GAMES[question.game]
    rng = SystemRandom()
    match = seen(game, question.sight, FastDice(rng.getrandbits(64)))
    ask = match.ask_of(question.sight.seat)
    if ask is None:
        raise OubliettesError(f"seat {question.sight.seat} is not asked anything in what it sees")
    return ask.options[0] if len(ask.options) == 1 else Bot(question.level, game, rng).pick(match, ask)


def work(pipe: Connection) -> None:
    """Answer questions until the pipe closes. An error is an answer too: the room then takes the policy's pick."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Pick | str
        try:
            answer = think(question)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        try:
            pipe.send(answer)
        except OSError:
            return
