"""The balance study of Donjon: many games by the adventurers' policy against the automatic MD, setting by setting.

python -m benchmarks.donjon_study --games 150             # all settings, as docs/balance/donjon.md has them
python -m benchmarks.donjon_study --games 50 fresh D6     # only the settings whose name has one of these words
python -m benchmarks.donjon_study --data games.jsonl      # one line a game, kept: what is there is not played again
python -m benchmarks.donjon_study --data games.jsonl --games 0    # only the tables of what is there
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import FIGURES, LOADOUTS, NAMES, THINGS
from oubliettes.games.donjon.pieces import WRITTEN
from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.rules.adventurer.sheet import born, new, put
from oubliettes.games.donjon.table import IN, LEFT, Hero, Table
from oubliettes.kernel import Ask, Event, FastDice, Pick, playout

PARTY = ("warrior", "priest", "wizard", "thief", "warrior", "priest")
SEASONED_SKILLS = {
    "warrior": ("mighty_blow", "second_wind", "parry", "follow_through", "whirlwind"),
    "priest": ("healing", "blessing", "song_of_comfort", "aegis", "sacred_hammer"),
    "wizard": ("magic_missile", "fireball", "lightning_bolt", "arcane_shield", "toxic_cloud"),
    "thief": ("find_traps", "backstab", "dodge", "lockpicking", "sixth_sense"),
}
GEAR = {
    "warrior": ("flaming_blade", "plate_1", "shield_1"),
    "priest": ("long_sword_1", "chain_1"),
    "wizard": ("rune_dagger", "mage_cloak_1"),
    "thief": ("short_sword_1", "scale_1"),
}
"""Magic weapons and armour of seasoned adventurers: each of these Treasure cards exists once."""
DESTINY = ("escapes-death", "forces-roll", "water-cured", "event-stopped")
"""What is told whenever a Destiny Point is spent."""


@dataclass
class Setting:
    """One line of the study."""

    name: str
    heroes: int
    options: dict[str, Any] = field(default_factory=dict)
    skills: int = 2
    gear: bool = False
    party: tuple[str, ...] = PARTY


def settings() -> list[Setting]:
    found = [Setting(f"fresh, {quest}", 4, {"quest": quest}) for quest in WRITTEN[:-1]]
    found.append(Setting("fresh, random quest", 4, {"quest": "random"}))
    fang = {"quest": "black_fang"}
    found += [Setting(f"{n} heroes", n, fang) for n in (5, 6)]
    for n in (3, 2, 1):
        for d6 in (False, True) if n > 1 else (True,):
            for party in combinations(PARTY[:4], n):
                name = f"{n} heroes{', D6' * d6} ({', '.join(party)})"
                found.append(Setting(name, n, {**fang, "beginner_d6": d6}, party=party))
    found += [Setting(f"{level} MD", 4, {**fang, "md_level": level}) for level in ("gentle", "ruthless")]
    found.append(Setting("experience: 3 skills", 4, fang, skills=3))
    found.append(Setting("experience: 3 skills and gear", 4, fang, skills=3, gear=True))
    found.append(Setting("experience: 5 skills and gear", 4, fang, skills=5, gear=True))
    found.append(Setting("experience: 5 skills and gear, gate_of_hell", 4, {"quest": "gate_of_hell"}, 5, gear=True))
    found.append(Setting("fresh, gate_of_hell", 4, {"quest": "gate_of_hell"}))
    return found


def sheets(setting: Setting) -> list[dict[str, Any]] | None:
    """Adventurers who have been out before, as a campaign hands them over."""
    if setting.skills == 2 and not setting.gear:
        return None
    found = []
    for number in range(setting.heroes):
        cls = setting.party[number]
        loadout = LOADOUTS[cls]
        hero = Hero(number, loadout.race, cls, NAMES[loadout.race][number], FIGURES[number])
        born(hero)
        hero.gold = 0
        hero.skills = SEASONED_SKILLS[cls][: setting.skills]
        owned = [*(GEAR[cls] if setting.gear else ()), *loadout.items]
        for kind in owned:
            slot = THINGS[kind].slot
            if slot and not getattr(hero, slot).kind:
                setattr(hero, slot, new(kind))
            else:
                put(hero, new(kind))
        found.append({"format": campaign.FORMAT, "game": campaign.GAME, "won": [], "hero": campaign.sheet(hero)})
    return found


# ------------------------------------------------------------------ one game


@dataclass
class Figures:
    """What one game, or many added up, came to."""

    success: float = 0
    destiny: float = 0
    deaths: float = 0
    phases: float = 0
    fights: float = 0
    room: float = 0
    treasures: float = 0
    xp: float = 0
    ways: float = 0
    nowhere: float = 0
    capped: float = 0

    def add(self, other: "Figures") -> None:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def play(setting: Setting, seed: int) -> tuple[Table, list[Event]]:
    options = {"master": "automatic", **setting.options, "sheets": sheets(setting)}
    return run(setting.heroes, options, seed, setting.party)


def run(heroes: int, options: dict[str, Any], seed: int, party: tuple[str, ...] = PARTY) -> tuple[Table, list[Event]]:
    """One game, and all that was told."""
    table = GAME.setup(heroes, GAME.settle(heroes, options))
    told: list[Event] = []
    table.log = told
    rng = Random(seed)

    def policy(t: Table, ask: Ask) -> Pick:
        if ask.prompt == "race":
            return ("ready_made", party[ask.seat])
        return GAME.policy(t, ask, rng)

    playout(GAME, table, policy, FastDice(seed))
    return table, told


def figures(t: Table, told: list[Event], heroes: int) -> Figures:
    found = Figures()
    found.success = t.outcome == "success"
    found.destiny = sum(event.key in DESTINY and event.rule != "DJ-39.7" for event in told)
    if any(hero.fate in (IN, LEFT) for hero in t.heroes):
        found.deaths = t.marks.get("deaths", 0)
    found.phases = t.explorations
    found.fights = sum(event.key == "combat" for event in told)
    found.room = sum(_lost_in_the_room(told))
    found.treasures = sum(event.key in ("finds-treasure", "loot") for event in told)
    found.xp = sum(event.facts["xp"] for event in told if event.key == "kills") / heroes
    found.ways = sum(event.key == "way-added" for event in told)
    found.nowhere = sum(event.key == "room-fits-nowhere" for event in told)
    found.capped = t.explorations >= 150
    return found


def _lost_in_the_room(told: list[Event]) -> Iterator[int]:
    """PV lost in the fight that the objective room starts."""
    inside = False
    for event in told:
        if event.key == "objective-revealed":
            inside = True
        elif event.key == "exploration" and inside:
            return
        elif inside and event.key == "loses-life":
            yield event.facts["life"]


HEAD = (
    "| setting | games | success | PD spent | deaths (not counting total losses) | PEs | fights "
    "| PV lost in the objective room | Treasures | kill XP per hero | ways added | fits nowhere | capped |"
)


def row(setting: Setting, total: Figures, games: int) -> str:
    mean = {name: getattr(total, name) / games for name in total.__dataclass_fields__}
    return (
        f"| {setting.name} | {games} | {100 * mean['success']:.0f} % | {mean['destiny']:.1f} "
        f"| {mean['deaths']:.2f} | {mean['phases']:.0f} | {mean['fights']:.1f} | {mean['room']:.0f} "
        f"| {mean['treasures']:.1f} | {mean['xp']:.0f} | {mean['ways']:.2f} | {mean['nowhere']:.2f} "
        f"| {100 * mean['capped']:.0f} % |"
    )


# ------------------------------------------------------------------ many games


def kept(setting: Setting, data: Path | None) -> dict[int, Figures]:
    """What the file has of this setting, by seed."""
    found: dict[int, Figures] = {}
    if data is not None and data.exists():
        for line in data.read_text().splitlines():
            row = json.loads(line)
            if row.pop("setting") == setting.name:
                seed = row.pop("seed")
                found[seed] = Figures(**row)
    return found


def games(setting: Setting, seeds: range, data: Path | None) -> list[Figures]:
    """One after the other; those that the file has already are not played again."""
    found = kept(setting, data)
    for seed in seeds:
        if seed not in found:
            table, told = play(setting, seed)
            found[seed] = figures(table, told, setting.heroes)
            if data is not None:
                with data.open("a") as file:
                    file.write(json.dumps({"setting": setting.name, "seed": seed, **asdict(found[seed])}) + "\n")
    return list(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only settings whose name has one of these words")
    parser.add_argument("--games", type=int, default=150, help="of each setting")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--data", type=Path, help="a file for the figures of every game")
    asked = parser.parse_args()
    print(HEAD)
    print("| --- " * HEAD.count(" |") + "|")
    started, played = time.process_time(), 0
    for setting in settings():
        if asked.words and not any(word in setting.name for word in asked.words):
            continue
        total = Figures()
        found = games(setting, range(asked.seed, asked.seed + asked.games), asked.data)
        for one in found:
            total.add(one)
        if found:
            played += len(found)
            print(row(setting, total, len(found)), flush=True)
    print(f"\n{played} games, {(time.process_time() - started) / max(played, 1):.2f} s of one core each")


if __name__ == "__main__":
    main()
