"""Wounds, healing, death, treasure, and the end of the game (DH-10.25, DH-12.15 to DH-12.17, DH-13, DH-19.27)."""

from typing import Final

from oubliettes.games.dungeon_heroes.pieces import (
    ARTEFACTS,
    DAMAGE,
    FACES,
    LIMITS,
    MAX_HP,
    OFF,
    TREASURE_MASK,
    WHITE_LADY,
)
from oubliettes.games.dungeon_heroes.table import Ending, Hero, Table
from oubliettes.kernel import EndMatch, Result

TREASURES: Final = "treasures"
SLAIN: Final = "slain"
LATE: Final = "late"
LOST: Final = "lost"
LAST_ROUNDS: int = LIMITS["last_rounds_told"]


def things(names: tuple[str, ...], numbers: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Things as the words want them: `(("sword", 2), ("holy_icon", 1))`."""
    return tuple((names[number], numbers.count(number)) for number in dict.fromkeys(numbers))


def wound(t: Table, hero: Hero, face: int, rule: str) -> None:
    """DH-12.17: hit points stop at zero. DH-19.27, DH-19.33: damage ends a possession at once."""
    if hero.possessed:
        release(t, hero)
    hero.hp = max(0, hero.hp - DAMAGE[face])
    t.say("hurt", rule, hero=hero.name, by=FACES[face], damage=DAMAGE[face], hp=hero.hp)


def hurt(t: Table, hero: Hero, face: int, rule: str) -> None:
    """A wound, and DH-12.16: with no hit points left he dies."""
    wound(t, hero, face, rule)
    if not hero.hp:
        die(t, hero)


def die(t: Table, hero: Hero) -> None:
    """DH-12.16, DH-11.7: removed from play, his artefacts left where he died. DH-13.3: the last one ends the game.

    DH-1.3: then the DM has won.
    """
    if hero.possessed:
        release(t, hero)
    if hero.artefacts:
        t.dropped[hero.at] = (*t.dropped.get(hero.at, ()), *hero.artefacts)
        left, hero.artefacts = hero.artefacts, ()
        t.say("dropped", "DH-11.7", hero=hero.name, artefacts=things(ARTEFACTS, left))
    hero.hp = 0
    hero.at = OFF
    hero.dead = True
    t.say("dies", "DH-12.16", hero=hero.name)
    if not t.in_play:
        finish(t, SLAIN, "DH-14.2" if t.solo else "DH-13.3")


def release(t: Table, hero: Hero) -> None:
    """DH-19.27: the possession is over and the white lady leaves the game."""
    hero.possessed = False
    t.lady = None
    t.gone[WHITE_LADY] += 1
    t.say("released", "DH-19.27", hero=hero.name)


def mend(t: Table, hero: Hero, points: int, rule: str) -> None:
    """DH-12.15: never above the maximum."""
    gained = min(points, MAX_HP[hero.kind] - hero.hp)
    hero.hp += gained
    t.say("healed", rule, hero=hero.name, points=gained, hp=hero.hp)


def earn(t: Table, hero: Hero, face: int) -> None:
    """DH-20.8, DH-20.10: the tile he removed stays on his board, unless he is possessed."""
    if t.lords_undead and not hero.possessed:
        hero.xp = (*hero.xp, face)
        t.say("experience", "DH-20.8", hero=hero.name, tile=FACES[face])


def acquire(t: Table, hero: Hero, what: str, rule: str) -> None:
    """DH-10.25: a treasure is never lost. DH-13.1, DH-14.1: enough of them end the game at once.

    DH-1.2: three of four.
    """
    t.treasures += 1
    t.say("treasure", rule, hero=hero.name, what=what, count=t.treasures)
    if t.treasures == LIMITS["treasures_to_win_solo" if t.solo else "treasures_to_win_two_player"]:
        finish(t, TREASURES, "DH-14.1" if t.solo else "DH-13.1", heroes_won=True)


def take_large_chest(t: Table, hero: Hero) -> None:
    """DH-10.26, DH-10.27: once, on any square of the treasure room. DH-1.5: the treasure whose place is public."""
    if t.large_chest and TREASURE_MASK >> hero.at & 1:
        t.large_chest = False
        acquire(t, hero, "large_chest", "DH-10.26")


def running_out(t: Table) -> None:
    """DH-13.5, DH-14.17: the last rounds are announced as they begin."""
    left = LIMITS["dungeon_turn_cap_solo" if t.solo else "round_cap_two_player"] - t.round
    if left < LAST_ROUNDS:
        t.say("running-out", "DH-14.17" if t.solo else "DH-13.5", round=t.round, left=left)


def finish(t: Table, ending: Ending, rule: str, *, heroes_won: bool = False) -> None:
    """DH-13.4: the game stops there, even in the middle of an action."""
    t.ending = ending
    t.heroes_won = heroes_won
    t.say("game-over", rule, winner="heroes" if heroes_won else "dungeon" if t.solo else "dungeon_master")
    raise EndMatch


def result(t: Table) -> Result:
    """One point for the winner. DH-13.5: there is no draw."""
    facts = {
        "treasures": t.treasures,
        "round": t.round,
        "heroes": len(t.in_play),
        "winner": "heroes" if t.heroes_won else "dungeon" if t.solo else "dungeon_master",
    }
    if t.solo:
        return Result((float(t.heroes_won),), (1,), t.ending, facts)
    heroes_win = [t.heroes_won, not t.heroes_won]
    order = heroes_win if t.heroes_seat == 0 else heroes_win[::-1]
    return Result(tuple(float(won) for won in order), tuple(1 if won else 2 for won in order), t.ending, facts)
