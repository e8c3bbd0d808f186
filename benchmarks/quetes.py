"""Figures of Donjon, Quêtes et Trahisons: playouts a second, the policy against chance, and the balance study.

python -m benchmarks.quetes                 # quick: a few hundred games
python -m benchmarks.quetes --games 5000    # the study behind docs/balance/quetes-et-trahisons.md
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.pieces import CARD, CHARACTERS, DRAGON_OBJECT, MONSTERS
from oubliettes.games.quetes.rules.power import gauge
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import Ask, Event, FastDice, Pick, playout, random_policy

TABLES = ((2, 12), (3, 12), (4, 12), (5, 15), (6, 15), (6, 20))
"""Seats and points of the tables studied."""


@dataclass
class Study:
    """What many games of one kind of table told."""

    seats: int
    target: int
    games: int = 0
    rounds: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    power: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    claimed: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)

    def play(self, seed: int) -> None:
        rng = Random(seed)
        target = str(self.target) if self.seats > 2 else "default"
        t = GAME.setup(self.seats, GAME.settle(self.seats, {"target": target}))
        t.log = log = list[Event]()
        watch = Watch(t)

        def pick(table: Table, ask: Ask) -> Pick:
            watch.look(table)
            return GAME.policy(table, ask, rng)

        playout(GAME, t, pick, FastDice(seed))
        self.count(t, log, watch)

    def count(self, t: Table, log: list[Event], watch: "Watch") -> None:
        self.games += 1
        self.rounds.append(t.round)
        if watch.power is not None:
            self.power.append(watch.power)
        counts, fight = self.counts, ""
        cards = 0
        for event in log:
            key = event.key
            counts[key] += 1
            if key == "drawn":
                cards += 1
                card = CARD[event.facts["card"]]
                fight = "monster" if card in MONSTERS else ""
                if card in DRAGON_OBJECT:
                    counts["dragons"] += 1
                    fight = "dragon"
            elif key == "too-early":
                cards -= 1
                counts["dragons"] -= CARD[event.facts["card"]] in DRAGON_OBJECT
            elif key == "arena-open":
                fight = "arena"
            elif key == "hell":
                fight = ""
            elif key in ("green-wins", "red-wins", "flee", "no-result"):
                counts[f"{fight} {key}"] += 1
                fight = ""
            elif key == "main-quest":
                self.held[event.facts["quest"]] += 1
            elif key == "main-quest-claimed":
                self.claimed[event.facts["quest"]] += 1
        self.drawn.append(cards)
        counts["empty reserve"] += watch.empty
        result = GAME.result(t)
        counts[f"ended by {result.ending}"] += 1
        first = [seat for seat in range(self.seats) if result.ranks[seat] == 1]
        if result.ending == "target":
            reached = [seat for seat in range(self.seats) if t.players[seat].trophies >= self.target]
            counts["reached and won"] += bool(set(reached) & set(first))
        for seat, p in enumerate(t.players):
            name = CHARACTERS[p.character]
            self.dealt[name] += 1
            if seat in first:
                self.wins[name] += 1 / len(first)  # type: ignore[assignment]

    # ------------------------------------------------------------------ the figures

    def rate(self, *parts: str, of: tuple[str, ...]) -> float:
        whole = sum(self.counts[one] for one in of)
        return sum(self.counts[one] for one in parts) / whole if whole else 0.0

    def print(self) -> None:
        c, games = self.counts, self.games
        rounds = sorted(self.rounds)
        monster = ("monster green-wins", "dragon green-wins", "monster red-wins", "dragon red-wins")
        shares = {name: self.wins[name] / self.dealt[name] * self.seats for name in CHARACTERS if self.dealt[name]}
        promises = ("promise-kept", "promise-kept-in-part", "promise-broken")
        print(f"\n{self.seats} seats to {self.target}: {games} games")
        print(f"  rounds: median {median(rounds)}, 80 % within {rounds[games // 10]}-{rounds[games * 9 // 10]}")
        print(f"  deck exhausted: {c['ended by deck'] / games:.1%}; cards drawn: median {median(self.drawn)}")
        print(f"  monster fights won: {self.rate(*monster[:2], of=monster):.1%}")
        print(f"  mean power at the end of round 4: {sum(self.power) / max(1, len(self.power)):.2f}")
        print(f"  dragons drawn that are beaten: {c['dragon green-wins'] / max(1, c['dragons']):.1%}")
        arenas = ("arena green-wins", "arena red-wins")
        print(f"  Arenas a game: {c['arena-open'] / games:.1f}")
        print(f"  Arenas won by the attacker: {self.rate(arenas[0], of=arenas):.1%}")
        print(f"  main quests completed: {c['main-quest-claimed'] / games / self.seats:.1%}")
        print(f"  games with an empty reserve: {c['empty reserve'] / games:.1%}")
        print(f"  who reached the target also won: {c['reached and won'] / max(1, c['ended by target']):.1%}")
        print("  win share of characters: " + ", ".join(f"{name} {share:.2f}" for name, share in shares.items()))
        quests = sorted(self.held, key=lambda one: -self.claimed[one] / self.held[one])
        print("  main quests: " + ", ".join(f"{one[6:]} {self.claimed[one] / self.held[one]:.0%}" for one in quests))
        made = sum(c[one] for one in promises)
        print(
            f"  a game: {c['bid'] / games:.1f} bids, {c['counter-offer'] / games:.1f} counter-offers, "
            f"{c['handshake'] / games:.1f} handshakes, {c['arena-offer'] / games:.1f} Arena offers, "
            f"{c['answer-yes'] / games:.1f} agreed, {c['trade-proposed'] / games:.1f} trades proposed, "
            f"{c['trade-done'] / games:.1f} done"
        )
        print(
            f"  promises settled: {made / games:.1f} a game, kept {c[promises[0]] / max(1, made):.0%}, "
            f"in part {c[promises[1]] / max(1, made):.0%}, broken {c[promises[2]] / max(1, made):.0%}"
        )


class Watch:
    """What no event tells: the mean power after round 4, and whether the reserve ran dry."""

    def __init__(self, t: Table) -> None:
        self.power: float | None = None
        self.empty = False

    def look(self, t: Table) -> None:
        if t.reserve == 0:
            self.empty = True
        if self.power is None and t.round == 5:
            self.power = sum(map(gauge, t.players)) / len(t.players)


def speed(seats: int, games: int, pick: Callable[[Table, Ask], Pick]) -> tuple[float, float]:
    """Playouts and decisions a second."""
    decisions = 0

    def counted(t: Table, ask: Ask) -> Pick:
        nonlocal decisions
        decisions += 1
        return pick(t, ask)

    begin = time.process_time()
    for seed in range(games):
        playout(GAME, GAME.setup(seats, GAME.settle(seats, {})), counted, FastDice(seed))
    spent = time.process_time() - begin
    return games / spent, decisions / spent


def against_chance(seats: int, games: int) -> float:
    """How often one policy beats a table of random players."""
    won = 0.0
    for seed in range(games):
        rng = Random(seed)
        chance, me = random_policy(rng), seed % seats

        def pick(t: Table, ask: Ask, me: int = me, rng: Random = rng, chance: Callable[..., Pick] = chance) -> Pick:
            return GAME.policy(t, ask, rng) if ask.seat == me else chance(t, ask)

        t = playout(GAME, GAME.setup(seats, GAME.settle(seats, {})), pick, FastDice(seed))
        ranks = GAME.result(t).ranks
        won += (ranks[me] == 1) / ranks.count(1)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games of each kind of table")
    parser.add_argument("--table", type=int, nargs=2, help="one kind of table only: seats and points")
    parser.add_argument("--study-only", action="store_true")
    chosen = parser.parse_args()
    if not chosen.study_only:
        rng = Random(1)
        for name, pick in (
            ("random", random_policy(rng)),
            ("policy", lambda t, ask: GAME.policy(t, ask, rng)),
        ):
            for seats in (2, 4, 6):
                games, decisions = speed(seats, 40, pick)
                print(f"{name}, {seats} seats: {games:.0f} playouts a second, {decisions:,.0f} decisions a second")
        print(f"one policy against three random players wins {against_chance(4, min(chosen.games, 400)):.1%}")
    for seats, target in [tuple(chosen.table)] if chosen.table else TABLES:
        study = Study(seats, target)
        for seed in range(chosen.games):
            study.play(seed)
        study.print()


if __name__ == "__main__":
    main()
