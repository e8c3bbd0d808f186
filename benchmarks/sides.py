"""Dungeon Heroes, side against side: how often the Heroes win, grade by grade, with 95 % intervals.

    python -m benchmarks.sides [policy:policy easy:policy ...] [--games 200] [--seed 1] [--sets base dragon lords both]

A pair names the Heroes' bot and the master's; `policy:solo` plays alone. Bots think to the end, whatever the clock. The
same seed gives the same games. To measure older bots, let PYTHONPATH name the `src` of an older commit before `.`.
"""

import argparse
from random import Random

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match
from oubliettes.players import Bot
from tests.tools.figures import interval

GAME = GAMES["dungeon-heroes"]
SETS = {"base": (False, False), "dragon": (True, False), "lords": (False, True), "both": (True, True)}
SOLO = "solo"


def heroes_win(pair: str, chosen: str, key: str) -> float:
    """One game of a pair; 1 if the Heroes won it, else 0."""
    kinds = [kind for kind in pair.split(":") if kind != SOLO]
    dragon, lords = SETS[chosen]
    options = {"dragon_damsel": dragon, "lords_undead": lords, **({"heroes_seat": 0} if len(kinds) > 1 else {})}
    match = Match.new(GAME, seats=len(kinds), options=options, dice=FastDice(f"dice/{key}"))
    bots = [Bot(kind, GAME, Random(f"bots/{key}/{seat}")) for seat, kind in enumerate(kinds)]
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, bots[ask.seat].pick(match, ask) if len(ask.options) > 1 else ask.options[0])
    assert match.result
    return float(match.result.scores[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("pairs", nargs="*", default=["policy:policy"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", nargs="*", default=list(SETS), choices=list(SETS))
    args = parser.parse_args()
    print("| Heroes : master | expansions | games | Heroes win | 95 % interval |")
    print("| --- | --- | ---: | ---: | ---: |")
    for pair in args.pairs:
        for chosen in args.sets:
            wins = [heroes_win(pair, chosen, f"{args.seed}/{chosen}/{number}") for number in range(args.games)]
            mean, low, high = interval(wins, share=True)
            print(f"| {pair} | {chosen} | {len(wins)} | {mean:.1%} | {low:.1%} – {high:.1%} |", flush=True)


if __name__ == "__main__":
    main()
