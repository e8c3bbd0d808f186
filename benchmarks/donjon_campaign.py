"""Campaigns of Donjon by simulation: the same adventurers from quest to quest, their sheets carried over (DJ-46).

python -m benchmarks.donjon_campaign --campaigns 20            # success and growth by quest, over many campaigns
python -m benchmarks.donjon_campaign --tell 3 --games 5        # one campaign, game by game
"""

import argparse
import json
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from benchmarks.donjon_study import PARTY, run
from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import SKILLS, WRITTEN
from oubliettes.kernel import Event


@dataclass
class Chapter:
    """One game of a campaign: the party as it set out, and what it came back with."""

    quest: str
    outcome: str
    deaths: int
    gold: int
    xp: int
    learnt: list[str]
    grown: list[str]
    bought: list[str]
    skills: float
    magic: float
    destiny: float
    """At the start, for each adventurer."""


def campaign(seed: int, quests: tuple[str, ...], heroes: int = 4) -> list[Chapter]:
    """These quests one after the other, won or lost; whoever died is replaced by a beginner of the same class."""
    sheets: list[Any] = [None] * heroes
    told: list[Chapter] = []
    for number, quest in enumerate(quests):
        options = {"master": "automatic", "quest": quest, "sheets": sheets}
        veterans = [data["hero"] for data in sheets if data and data["hero"]]
        table, log = run(heroes, options, 1000 * seed + number)
        told.append(
            Chapter(
                quest,
                table.outcome,
                table.marks.get("deaths", 0),
                sum(event.facts["gold"] for event in log if event.key == "gains-gold"),
                sum(event.facts["xp"] for event in log if event.key in ("kills", "gains-xp")),
                [thing for thing in _things(log, "grows") if thing in SKILLS],
                [thing for thing in _things(log, "grows") if thing not in SKILLS],
                _things(_in_town(log), "buys"),
                (2 * (heroes - len(veterans)) + sum(len(hero["skills"]) for hero in veterans)) / heroes,
                sum(_magic(hero) for hero in veterans) / heroes,
                (2 * (heroes - len(veterans)) + sum(hero["destiny"] for hero in veterans)) / heroes,
            )
        )
        sheets = json.loads(json.dumps(GAME.result(table).legacy))[:heroes]
    return told


def _in_town(log: list[Event]) -> list[Event]:
    over = next(n for n, event in enumerate(log) if event.key.startswith("game-over"))
    return log[over:]


def _things(log: list[Event], key: str) -> list[str]:
    return [event.facts["thing"] for event in log if event.key == key]


def _magic(hero: dict[str, Any]) -> int:
    """Magic weapons and armour in use."""
    return sum(bool(hero[slot]) and THINGS[hero[slot]].bonus > 0 for slot in ("weapon", "shield", "body"))


def tell(chapters: list[Chapter]) -> None:
    print("| quest | outcome | deaths | gold found | XP | skills learnt | else for XP | bought |")
    print("| --- " * 8 + "|")
    for one in chapters:
        lists = " | ".join(", ".join(found) or "-" for found in (one.learnt, one.grown, one.bought))
        print(f"| {one.quest} | {one.outcome} | {one.deaths} | {one.gold} | {one.xp} | {lists} |")


def summary(campaigns: list[list[Chapter]]) -> None:
    by_quest: dict[str, list[Chapter]] = defaultdict(list)
    for chapters in campaigns:
        for one in chapters:
            by_quest[one.quest].append(one)
    print("| quest | games | success | deaths | gold found | XP | skills | magic gear | Destiny at the start |")
    print("| --- " * 9 + "|")
    for quest, found in by_quest.items():
        n = len(found)
        means = [sum(getattr(one, name) for one in found) / n for name in ("deaths", "gold", "xp")]
        start = [sum(getattr(one, name) for one in found) / n for name in ("skills", "magic", "destiny")]
        won = 100 * sum(one.outcome == "success" for one in found) / n
        print(
            f"| {quest} | {n} | {won:.0f} % | {means[0]:.1f} | {means[1]:.0f} | {means[2]:.0f} "
            f"| {start[0]:.1f} | {start[1]:.1f} | {start[2]:.1f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=20)
    parser.add_argument("--games", type=int, default=len(WRITTEN))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--heroes", type=int, default=4, choices=range(1, len(PARTY) + 1))
    parser.add_argument("--tell", type=int, help="only this one, game by game")
    asked = parser.parse_args()
    quests = WRITTEN[: asked.games]
    if asked.tell is not None:
        tell(campaign(asked.tell, quests, asked.heroes))
    else:
        seeds = range(asked.seed, asked.seed + asked.campaigns)
        summary([campaign(seed, quests, asked.heroes) for seed in seeds])


if __name__ == "__main__":
    main()
