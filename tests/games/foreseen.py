"""What a game's `evaluate` foresees at calm moments of games between policies, and what came of it."""

from random import Random
from typing import Any

from oubliettes.kernel import Ask, FastDice, Game, Match, Options, Pick


def forecasts(game: Game[Any], options: Options, games: int, share: float, seats: int = 1) -> list[tuple[float, float]]:
    """Of the first seat: at a share of the calm questions what was foreseen, and the end."""
    found = []
    for number in range(games):
        rng = Random(number)
        seen: list[float] = []

        def pick(t: Any, ask: Ask, rng: Random = rng, seen: list[float] = seen) -> Pick:
            if game.calm(t) and rng.random() < share:
                seen.append(game.evaluate(t, 0))
            return game.policy(t, ask, rng)

        fork = Match.new(game, seats=seats, options=options, dice=FastDice(number)).fork(FastDice(f"foreseen {number}"))
        fork.finish(pick)
        found += [(forecast, game.evaluate(fork.table, 0)) for forecast in seen]
    return found
