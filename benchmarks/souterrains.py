"""Seul dans les Souterrains: speed, ten thousand dungeons, two thousand careers.

    python benchmarks/souterrains.py speed
    python benchmarks/souterrains.py dungeons 10000
    python benchmarks/souterrains.py careers 2000 [first seed]
    python benchmarks/souterrains.py fights 2000

`careers` writes one JSON line an expedition; `report` (docs/balance/seul-dans-les-souterrains.md) sums them up:

    python benchmarks/souterrains.py careers 2000 > careers.jsonl
    python benchmarks/souterrains.py report careers.jsonl
"""

import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.dungeon import Dungeon
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import TURN
from oubliettes.games.souterrains.rules.dungeons.codes import (
    SIZE_LIST,
    THEME_LIST,
    Survey,
    code,
    dungeon_of,
    run,
    survey,
    whole,
)
from oubliettes.games.souterrains.rules.treasure import draw_treasure
from oubliettes.games.souterrains.table import Settings, Table
from oubliettes.games.souterrains.wares import UNIT
from oubliettes.kernel import Ask, FastDice, Match, Pick, playout

DICE = {"d8": 0.6, "d6": 0.2, "d4": 0.2}


def speed() -> None:
    """Playouts a second, asks a second, forks a second."""
    asks = 0
    started = time.process_time()
    games = 0
    while time.process_time() - started < 10:
        rng = Random(games)

        def pick(table: Table, ask: Ask, rng: Random = rng) -> Pick:
            nonlocal asks
            asks += 1
            return GAME.policy(table, ask, rng)

        playout(GAME, GAME.setup(1, GAME.settle(1, {"game_mode": "expedition"})), pick, FastDice(games))
        games += 1
    spent = time.process_time() - started
    print(f"expeditions a second: {games / spent:.0f}, asks a second: {asks / spent:.0f}")
    match = Match.new(GAME, options={"game_mode": "expedition"}, dice=FastDice(1))
    rng = Random(1)
    for _ in range(80):
        if match.pending:
            match.choose(0, GAME.policy(match.table, match.pending[0], rng))
    started = time.process_time()
    for n in range(2000):
        match.fork(FastDice(n))
    print(f"fork: {(time.process_time() - started) / 2000 * 1e6:.0f} µs")


def dungeons(count: int) -> None:
    """All connected, none overlapping, all with a way out; and what they hold."""
    total: Counter[str] = Counter()
    by_size: dict[str, Counter[str]] = {size: Counter() for size in SIZE_LIST}
    for seed in range(count):
        size, theme = SIZE_LIST[seed % 3], THEME_LIST[seed // 3 % 4]
        dungeon = dungeon_of(code(size, theme, seed))
        found = survey(dungeon)
        for name in Survey.__slots__:
            total[name] += getattr(found, name)
            by_size[size][name] += getattr(found, name)
        if seed < 50 and picture(dungeon) != picture(dungeon_of(code(size, theme, seed))):
            raise SystemExit(f"seed {seed} gave two different dungeons")
    print(f"{count} dungeons: {total['unjoined']} sections nobody can reach, {total['overlaps']} overlaps, "
          f"{total['short']} levels short of their budget, {total['vaults']} vaults")  # fmt: skip
    names = [name for name in Survey.__slots__ if name not in ("unjoined", "overlaps", "short", "deepest")]
    print(f"{'on average':14}" + "".join(f"{size:>9}" for size in SIZE_LIST) + f"{'all':>9}")
    per = {size: sum(1 for seed in range(count) if SIZE_LIST[seed % 3] == size) for size in SIZE_LIST}
    for name in names:
        row = "".join(f"{by_size[size][name] / per[size]:9.2f}" for size in SIZE_LIST)
        print(f"{name:14}{row}{total[name] / count:9.2f}")
    print("treasure in PO by Level (mean of 2,000 draws): chest C, hidden stash H, great hoard G")
    for lv in range(1, len(UNIT) + 1):
        means = []
        for letter in "CHG":
            dice = FastDice(lv)
            worth = sum(run(draw_treasure(Table(), letter, lv), dice).found_value for _ in range(2000))
            means.append(worth / 2000 / 100)
        print(f"  Level {lv:2}: " + "  ".join(f"{mean:10.0f}" for mean in means))


def picture(dungeon: Dungeon) -> str:
    return repr([(section.kind, sorted(section.squares), section.lurking) for section in dungeon.sections])


# ------------------------------------------------------------------ one fresh encounter


def fights(count: int) -> None:
    """A rested fighter meets a wanderer of his Level, and does not hide: killed, knocked out, won, or away."""
    for hd, hp, danger in ((1, 8, 1), (4, 20, 4), (8, 38, 8)):
        ends: Counter[str] = Counter()
        for seed in range(count):
            ends[_fight(seed, hd, hp, danger)] += 1
        shares = ", ".join(
            f"{name} {100 * ends[name] / count:.1f} %" for name in ("killed", "knocked out", "won", "away")
        )
        print(f"HD {hd}, Danger {danger}: {shares}")


def _fight(seed: int, hd: int, hp: int, danger: int) -> str:
    table = Table(settings=Settings(game_mode="expedition"), phase="dungeon", here=0, section=0, square=(20, 39))
    hero = table.hero
    hero.hd, hero.hp, hero.hp_max, hero.domains = hd, hp, hp, ["weapon_master"]
    hero.armour, hero.main, hero.off = Item("chain"), Item("medium_melee"), Item("torch", left=72, lit=True)
    hero.pack.resources.plain = 10
    table.dungeons = [whole("small", "stronghold", FastDice(seed))]
    table.dungeon.sections[0].seen = table.dungeon.sections[0].squares
    table.dungeon.danger, table.dungeon.next_drop = danger, 10_000
    table.agenda = [("meet_wanderer",)]
    table.log = []
    rng = Random(seed)

    def pick(now: Table, ask: Ask) -> Pick:
        return ask.options[1] if ask.prompt == "stealth" else GAME.policy(now, ask, rng)

    playout(GAME, table, pick, FastDice(seed))
    said = {event.key for event in table.log}
    if table.deeds.end == "dead":
        return "killed"
    if "unconscious" in said:
        return "knocked out"
    return "won" if said & {"enemy-dead", "enemy-out", "rout", "surrender"} and "shaken-off" not in said else "away"


# ------------------------------------------------------------------ careers


def careers(count: int, first: int) -> None:
    for seed in range(first, first + count):
        for line in career(seed):
            print(json.dumps(line))


def career(seed: int, reckless: bool = False) -> list[dict[str, Any]]:
    """One life, an entry for each expedition."""
    rng = Random(seed)
    die = rng.choices(list(DICE), list(DICE.values()))[0]
    lines: list[dict[str, Any]] = []
    start: dict[str, Any] = {}

    def close(table: Table, alive: bool) -> None:
        if start:
            lines.append({
                "seed": seed, "die": die, "hd": start["hd"], "xp": table.hero.xp - start["xp"],
                "turns": table.t // TURN if alive else 0, "alive": alive,
                "killer": "" if alive else table.deeds.killer, "reckless": reckless,
            })  # fmt: skip
            start.clear()

    def pick(table: Table, ask: Ask) -> Pick:
        if ask.prompt == "hit-die":
            return next(option for option in ask.options if option[1] == die)
        if ask.prompt in ("town", "choose-dungeon"):
            close(table, alive=True)
        if ask.prompt == "choose-dungeon":
            start.update(hd=table.hero.hd, xp=table.hero.xp)
        return GAME.policy(table, ask, rng)

    table = playout(GAME, GAME.setup(1, GAME.settle(1, {})), pick, FastDice(seed))
    close(table, alive=table.deeds.end != "dead")
    for line in lines:
        line["end"], line["final_hd"], line["expeditions"] = table.deeds.end, table.hero.hd, len(lines)
    return lines


def report(path: Path) -> None:
    lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]
    lives: dict[int, list[dict[str, Any]]] = {}
    for line in lines:
        lives.setdefault(line["seed"], []).append(line)
    ends = Counter(life[0]["end"] for life in lives.values())
    survived = [sum(line["alive"] for line in life) for life in lives.values()]
    print(f"careers {len(lives)}, expeditions {len(lines)}, ends {dict(ends)}")
    print(f"expeditions survived: median {median(survived)}, mean {sum(survived) / len(survived):.1f}")

    def share(rows: list[dict[str, Any]]) -> str:
        return f"{100 * sum(row['alive'] for row in rows) / len(rows):.1f} % of {len(rows)}" if rows else "-"

    for name, rows in (
        ("D8, HD 1", [row for row in lines if row["die"] == "d8" and row["hd"] == 1]),
        ("D4 mage, HD 1", [row for row in lines if row["die"] == "d4" and row["hd"] == 1]),
        ("D8, HD 5+", [row for row in lines if row["die"] == "d8" and row["hd"] >= 5]),
    ):
        print(f"expedition survived, {name}: {share(rows)}")
    for hd in range(1, 9):
        rows = [row for row in lines if row["hd"] == hd]
        alive = [row for row in rows if row["alive"]]
        if alive:
            print(
                f"HD {hd}: xp an expedition {sum(row['xp'] for row in rows) / len(rows):.0f} (median "
                f"{median(row['xp'] for row in rows):.0f}), "
                f"Turns {median(row['turns'] for row in alive)}, survived {share(rows)}"
            )
    fighters = [life for life in lives.values() if life[0]["die"] == "d8"]
    for hd in (2, 5, 9):
        reached = sum(life[0]["final_hd"] >= hd for life in fighters)
        print(f"fighters who reach HD {hd}: {100 * reached / len(fighters):.0f} %")
    killers = Counter(row["killer"] for row in lines if not row["alive"])
    deaths = sum(killers.values())
    print("causes of death: " + ", ".join(f"{name} {100 * n / deaths:.0f} %" for name, n in killers.most_common(15)))


def main() -> None:
    match sys.argv[1:]:
        case ["speed"]:
            speed()
        case ["dungeons", count]:
            dungeons(int(count))
        case ["fights", count]:
            fights(int(count))
        case ["careers", count, *first]:
            careers(int(count), int(first[0]) if first else 0)
        case ["report", path]:
            report(Path(path))
        case _:
            print(__doc__)


if __name__ == "__main__":
    main()
