"""How well the policy of Dungeon Roll plays alone, hero by hero, next to random play in the same run.

    python -m benchmarks.dungeon_roll [-n 2000] [--seed 1]

For each hero: the mean final score with its standard error, its standard deviation, the mean level at the end of a
delve, the share of delves that ended in flight, and the score of random play; next to them, for comparison, the
figures of a simple heuristic that the rules' notes measured on another program. Then ranks, titles, and the policy's
picks a second of processor time, first use of its tables included. All but the speed depends on the seed alone.
"""

import argparse
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import HEROES, RANKS, TITLES
from oubliettes.games.dungeon_roll.table import Table
from oubliettes.kernel import Ask, Event, FastDice, Pick, playout, random_policy

Picker = Callable[[Table, Ask], Pick]

HEURISTIC = {
    "mercenary": (20.2, 5.5, 5.0, 12),
    "occultist": (20.7, 5.7, 5.0, 12),
    "minstrel": (21.4, 5.1, 5.2, 3),
    "knight": (21.8, 5.9, 4.8, 10),
    "enchantress": (21.8, 5.1, 4.9, 6),
    "half_goblin": (20.6, 5.9, 5.0, 12),
    "crusader": (20.3, 5.4, 5.1, 9),
    "spellsword": (20.9, 5.4, 5.0, 7),
}
"""Mean score, standard deviation, mean level at the end of a delve, percentage of delves fled."""
HEURISTIC_RANKS = (16, 53, 25, 5, 1)
ENDINGS = ("retire", "portal", "flee", "legend")


@dataclass(slots=True)
class Tally:
    """What some games came to."""

    scores: list[float] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    ranks: Counter[str] = field(default_factory=Counter)
    titles: Counter[str] = field(default_factory=Counter)

    def add(self, table: Table, log: list[Event]) -> None:
        result = GAME.result(table)
        self.scores += result.scores
        self.ranks[result.facts["rank"]] += 1
        self.titles.update(result.facts["sheets"][0]["titles"])
        level = 0
        for event in log:
            level = event.facts.get("level", level)
            if event.key in ENDINGS:
                self.endings[event.key] += 1
                self.levels.append(level)

    def __iadd__(self, other: "Tally") -> "Tally":
        self.scores += other.scores
        self.levels += other.levels
        self.endings += other.endings
        self.ranks += other.ranks
        self.titles += other.titles
        return self

    @property
    def mean(self) -> float:
        return statistics.fmean(self.scores)

    @property
    def spread(self) -> float:
        return statistics.stdev(self.scores)

    @property
    def level(self) -> float:
        return statistics.fmean(self.levels)

    @property
    def fled(self) -> float:
        return 100 * self.endings["flee"] / self.endings.total()


class Clock:
    """The policy, and the time it takes."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.picks = 0
        self.seconds = 0.0

    def __call__(self, table: Table, ask: Ask) -> Pick:
        started = time.thread_time()
        pick = GAME.policy(table, ask, self.rng)
        self.seconds += time.thread_time() - started
        self.picks += 1
        return pick


def play(hero: str, games: int, picker: Picker, dice: FastDice) -> Tally:
    """So many games alone with a hero."""
    tally = Tally()
    options = GAME.settle(1, {"hero_mode": "choice"})

    def pick(table: Table, ask: Ask) -> Pick:
        if ask.prompt == "choose-hero":
            return next(option for option in ask.options if option[1] == hero)
        return picker(table, ask)

    for _ in range(games):
        table = GAME.setup(1, options)
        table.log = log = list[Event]()
        tally.add(playout(GAME, table, pick, dice), log)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=2000, help="games in all, shared by the heroes")
    parser.add_argument("--seed", default="1", help="any text: other text, other dice")
    args = parser.parse_args()
    games = max(2, args.n // len(HEROES))
    clock = Clock(random.Random(args.seed))
    at_random = random_policy(random.Random(args.seed))
    total, total_random = Tally(), Tally()

    print(f"Dungeon Roll alone, {games} games a hero, seed {args.seed}; in brackets the heuristic of the notes\n")
    print(f"{'hero':<12} {'mean score':>18} {'sd':>11} {'level':>11} {'fled':>11} {'random':>7}")
    for hero in HEROES:
        found = play(hero, games, clock, FastDice(f"{args.seed}/{hero}"))
        by_chance = play(hero, games, at_random, FastDice(f"{args.seed}/{hero}/random"))
        mean, spread, level, fled = HEURISTIC[hero]
        error = found.spread / games**0.5
        print(
            f"{hero:<12} {found.mean:5.2f} ±{error:.2f} [{mean:.1f}] {found.spread:5.1f} [{spread:.1f}]",
            f"{found.level:5.1f} [{level:.1f}] {found.fled:4.0f} % [{fled:>2}] {by_chance.mean:7.1f}",
            flush=True,
        )
        total += found
        total_random += by_chance
    error = total.spread / len(total.scores) ** 0.5
    print(f"{'all':<12} {total.mean:5.2f} ±{error:.2f} {total.spread:12.1f}", end=" ")
    print(f"{total.level:11.1f} {total.fled:10.0f} % {total_random.mean:12.1f}")

    print("\nranks: policy, heuristic of the notes, random play")
    for (_, rank), before in zip(RANKS, HEURISTIC_RANKS, strict=True):
        shares = [100 * tally.ranks[rank] / len(tally.scores) for tally in (total, total_random)]
        print(f"  {rank:<18} {shares[0]:5.1f} %  [{before:>2}]  {shares[1]:5.1f} %")
    print("\ntitles in a game: policy, random play")
    for title in sorted(TITLES, key=lambda title: -total.titles[title]):
        shares = [100 * tally.titles[title] / len(tally.scores) for tally in (total, total_random)]
        print(f"  {title:<24} {shares[0]:5.1f} %  {shares[1]:5.1f} %")
    picks = clock.picks / len(total.scores)
    print(f"\nends of delves: {', '.join(f'{end} {total.endings[end]}' for end in ENDINGS)}")
    print(f"speed: {clock.picks / clock.seconds:,.0f} picks a second, {picks:.0f} picks a game", end=" ")
    print(f"({1e6 * clock.seconds / clock.picks:.0f} µs a pick)")


if __name__ == "__main__":
    main()
