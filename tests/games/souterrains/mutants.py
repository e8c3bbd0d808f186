"""Damaged careers: those that the policy has played and handed over, spoilt."""

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from oubliettes.games.souterrains import GAME
from oubliettes.kernel import BadOption, FastDice, Match

PICKS = 80
"""How far a career that was let in is played."""
POOL: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 3, 9, 10, 72, 1000, 2**31, 10**18, -(10**18), 1.5, "", "x", "orc", "pit", "peace",
    "door", "link", "torch", "shield", "up", "A", "N", "Q", "\x1b[2J", "<b>", "free_text", [], {}, [0], [0, 0],
    [[0, 0, 1]], [-1, -1], "career" * 50,
)  # fmt: skip


@cache
def careers(many: int = 12) -> tuple[str, ...]:
    """Sheets of careers after so many expeditions, as JSON; some with modules and shared dungeons."""
    found: list[str] = []
    seed = 0
    while len(found) < many:
        seed += 1
        rng = Random(seed)
        match = Match.new(GAME, seats=1, dice=FastDice(seed), options={"code": rng.choice((0, 12345))})
        wanted = rng.choice((0, 1, 2, 4))
        while match.pending:
            ask = match.pending[0]
            deeds = match.table.deeds
            if ask.prompt == "town" and deeds.expeditions >= wanted:
                pick: Any = ("pause",) if ("pause",) in ask.options else ask.options[0]
            elif ask.prompt == "choose-dungeon":
                pick = rng.choice([one for one in ask.options if one[0] != "back"])
            elif rng.random() < 0.03:
                pick = rng.choice(ask.options)
            else:
                pick = GAME.policy(match.table, ask, rng)
            match.choose(0, pick)
        assert match.result is not None
        (handed,) = match.result.as_json()["legacy"]
        if handed["career"]:
            found.append(json.dumps(handed))
    return tuple(found)


def places(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all values in it."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [here, *(way for name, part in inside for way in places(part, (*here, name)))]


def look_up(data: Any, way: tuple[Any, ...]) -> Any:
    for name in way:
        data = data[name]
    return data


def mutant(number: int, seed: int = 1) -> dict[str, Any]:
    """A sheet with one to three things wrong with it, by its number."""
    rng = Random(f"sheets/{seed}/{number}")
    kept = careers()
    data: dict[str, Any] = json.loads(kept[number % len(kept)])
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        ways = places(data)[1:]
        way = rng.choice(ways)
        holder, name, value = look_up(data, way[:-1]), way[-1], look_up(data, way)
        deed = rng.random()
        if deed < 0.35 and type(value) is int:
            holder[name] = value + rng.choice((-1000, -2, -1, 1, 2, 7, 1000, 10**9))
        elif deed < 0.35 and type(value) is bool:
            holder[name] = not value
        elif deed < 0.5:
            holder[name] = deepcopy(look_up(data, rng.choice([one for one in ways if len(one) > 1])))
        elif deed < 0.6:
            del holder[name]
        elif deed < 0.7 and isinstance(holder, list):
            holder.insert(name, deepcopy(value))
        elif deed < 0.75 and isinstance(holder, dict):
            holder[rng.choice(("x", *holder))] = holder.pop(name)
        else:
            holder[name] = rng.choice(POOL)
    return data


def tried(data: dict[str, Any], number: int, picks: int = PICKS) -> str:
    """Bring it to a match: `refused: ...`, or `played`. Anything else than a refusal raises."""
    try:
        match = Match.new(GAME, seats=1, options={"careers": [data]}, dice=FastDice(number))
    except BadOption as refused:
        return f"refused: {refused}"
    rng = Random(number)
    for step in range(picks):
        if not match.pending:
            break
        broken = GAME.check(match.table)
        assert not broken, broken
        if step % 10 == 0:
            json.dumps(str(match.view(0)))
            match.imagine(0, FastDice(step))
        ask = match.pending[0]
        picked = rng.choice(ask.options) if rng.random() < 0.6 else GAME.policy(match.table, ask, rng)
        if ask.prompt == "town":
            down = [pick for pick in ask.options if pick[0] == "expedition"]
            stay = [pick for pick in ask.options if pick[0] not in ("pause", "retire")]
            picked = rng.choice(down or stay) if rng.random() < 0.3 else rng.choice(stay)
        elif ask.prompt == "choose-dungeon":
            back = [pick for pick in ask.options if pick[0] == "return"]
            picked = rng.choice(back or ask.options)
        match.choose(0, picked)
    return "played"
