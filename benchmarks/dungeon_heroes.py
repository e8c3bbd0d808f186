"""Dungeon Heroes in numbers: playouts a second, and how its policies fare. One core, plain CPython, processor time.

PYTHONPATH=src python benchmarks/dungeon_heroes.py [games]
"""

import sys
from collections import Counter
from random import Random
from time import process_time

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.table import Table
from oubliettes.kernel import Ask, Event, FastDice, Match, Pick, Policy, playout, random_policy

MODES = [(seats, dragon, lords) for seats in (2, 1) for dragon in (False, True) for lords in (False, True)]


def begin(seats: int, dragon: bool, lords: bool) -> Table:
    return GAME.setup(seats, GAME.settle(seats, {"dragon_damsel": dragon, "lords_undead": lords}))


def name(seats: int, dragon: bool, lords: bool) -> str:
    sets = ["base", *(["dragon"] if dragon else []), *(["lords"] if lords else [])]
    return f"{'solo' if seats == 1 else 'two players'}, {' + '.join(sets)}"


def sides(heroes: bool, master: bool, rng: Random) -> Policy[Table]:
    """Which side follows its policy; the other picks at random."""
    at_random = random_policy(rng)

    def pick(table: Table, ask: Ask) -> Pick:
        sensible = heroes if ask.seat == table.heroes_seat else master
        return GAME.policy(table, ask, rng) if sensible else at_random(table, ask)

    return pick


def speed(games: int) -> None:
    print(f"random playouts, {games} games each")
    for mode in MODES:
        dice, pick = FastDice(1), random_policy(Random(1))
        best = 0.0
        for _ in range(3):
            started = process_time()
            for _ in range(games):
                playout(GAME, begin(*mode), pick, dice)
            best = max(best, games / (process_time() - started))
        print(f"  {name(*mode):34} {best:7.0f} games/s")


def duels(games: int) -> None:
    print(f"Heroes' wins, {games} games each: policy v policy, policy v random DM, random v policy DM, both random")
    for mode in MODES:
        shares = []
        for heroes, master in ((True, True), (True, False), (False, True), (False, False)):
            if mode[0] == 1 and (heroes, master) not in ((True, True), (False, False)):
                shares.append("     -")
                continue
            dice, pick = FastDice(2), sides(heroes, master, Random(2))
            won = sum(playout(GAME, begin(*mode), pick, dice).heroes_won for _ in range(games))
            shares.append(f"{won / games:6.1%}")
        print(f"  {name(*mode):34} {'  '.join(shares)}")


def story(games: int) -> None:
    """What the notes want to know of games between policies: length, causes of death, market, possessions."""
    print(f"games between policies, {games} each")
    for mode in MODES:
        rng = Random(3)
        rounds, told, tired, purchases, possessions, fatal = [], Counter[str](), 0.0, 0, 0, 0
        picks = 0
        for game in range(games):
            options = {"dragon_damsel": mode[1], "lords_undead": mode[2]}
            match = Match.new(GAME, seats=mode[0], options=options, dice=FastDice(game))
            while match.pending:
                ask = match.pending[0]
                started = process_time()
                pick = GAME.policy(match.table, ask, rng)
                tired += process_time() - started
                picks += 1
                match.choose(ask.seat, pick)
            rounds.append(match.table.round)
            told.update(event.key for event in match.log)
            told[f"ending-{match.table.ending}"] += 1
            purchases += sum(event.key == "bought" for event in match.log)
            possessed, killed = possession(match.log)
            possessions += possessed
            fatal += killed
        rounds.sort()
        deaths = max(1, told["dies"])
        line = (
            f"  {name(*mode):34} rounds {rounds[len(rounds) // 2]:2} (95 %: {rounds[len(rounds) * 95 // 100]:2}), "
            f"late {told['ending-late'] / games:4.1%}, deaths by poison {told['poison'] / deaths:4.0%}, "
            f"{tired / picks * 1e6:4.0f} µs/pick"
        )
        if mode[2]:
            line += f", purchases {purchases / games:.2f}, possessions fatal {fatal}/{possessions}"
        print(line)


def possession(log: list[Event]) -> tuple[int, int]:
    """How many possessions there were, and how many ended in the hero's death."""
    begun = fatal = 0
    for event, *after in (log[n : n + 3] for n in range(len(log))):
        if event.key == "possessed":
            begun += 1
        if event.key == "released" and any(
            later.key == "dies" and later.facts["hero"] == event.facts["hero"] for later in after
        ):
            fatal += 1
    return begun, fatal


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    speed(games)
    duels(games)
    story(max(10, games // 4))


if __name__ == "__main__":
    main()
