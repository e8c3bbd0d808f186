"""A quick sensible pick for every question."""

from collections.abc import Callable
from random import Random

from oubliettes.games.souterrains.mind import delve, outfit, tactics, trader
from oubliettes.games.souterrains.rules.carrying import loot_options
from oubliettes.games.souterrains.sight.odds import once, percent
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Ask, Pick, number

CREATION = frozenset(("name", "hit-die", "extra", "rst", "domain", "gift", "kit"))


def policy(t: Table, ask: Ask, rng: Random) -> Pick:
    """A quick pick from what the seat may know: explores, fights, flees, rests and sells sensibly."""
    options = list(ask.options)
    return options[options.index(_choose(t, ask.prompt, options, rng))]


def _choose(t: Table, prompt: str, options: list[Pick], rng: Random) -> Pick:
    if t.trial is not None and prompt != "reroll":
        return _test(t, prompt, options)
    if prompt in CREATION:
        return trader.born(t, prompt, options, rng)
    chosen = _PICKS.get(prompt)
    return chosen(t, options, rng) if chosen else options[0]


def _test(t: Table, prompt: str, options: list[Pick]) -> Pick:
    """Resources where a failure costs most: a save or a flight with few HP left, the second Flight test."""
    trial = t.trial
    assert trial is not None
    roll: Pick = ("roll",)
    if roll not in options:
        return next((pick for pick in options if pick[0] in ("coins", "valuable")), options[0])
    odds = percent(once(trial))
    weak = t.hero.hp * 2 <= t.hero.hp_max
    if ("claim",) in options:
        return ("claim",)
    if odds < 75 and ("resource",) in options and t.hero.resources > 3:
        if prompt == "flight" and (weak or t.enc.tests > 1):
            return ("resource",)
        if prompt == "save" and weak:
            return ("resource",)
    if ("stored",) in options and odds < 60 and prompt in ("save", "flight", "surprise"):
        return ("stored",)
    return roll


def _pay(t: Table, options: list[Pick], rng: Random) -> Pick:
    return options[0]


def _effort(t: Table, options: list[Pick], rng: Random) -> Pick:
    """Worth a Resource once Fatigue has begun, if enough are left."""
    return options[0] if t.hero.resources >= (3 if t.hero.fatigue else 6) else options[1]


def _backlash(t: Table, options: list[Pick], rng: Random) -> Pick:
    return options[0] if t.hero.fatigue < 2 or t.danger >= 4 else options[1]


def _known_trap(t: Table, options: list[Pick], rng: Random) -> Pick:
    """Round it if he is nimble enough; else turn back if he may."""
    verbs = {pick[0]: pick for pick in options}
    if "disarm" in verbs and "nimble_fingers" in t.hero.domains:
        return verbs["disarm"]
    return verbs.get("bypass", verbs.get("disarm", verbs["spring"]))


def _loot(t: Table, options: list[Pick], rng: Random) -> Pick:
    """From what lies there, or from a cache (SS-20.10): whichever is offered, to the last thing."""
    heap, cache = t.place.loot, t.place.cache
    if cache and [*loot_options(t.hero, t.place, cache.goods), ("done",)] == list(options):
        heap = cache.goods
    return trader.tempting(t, heap, options) or ("done",)


def _heavy(t: Table, options: list[Pick], rng: Random) -> Pick:
    """Drop what is worth least."""
    drops = [pick for pick in options if pick[0] == "drop"]
    if drops:
        return min(drops, key=lambda pick: trader.worth(t.hero, t.hero.pack.items[number(pick)]))
    stacks = [pick for pick in options if pick[0] == "drop_stack"]
    return stacks[0] if stacks else options[0]


def _share(t: Table, options: list[Pick], rng: Random) -> Pick:
    return options[0]


def _drop_nothing(t: Table, options: list[Pick], rng: Random) -> Pick:
    return options[0]


_PICKS: dict[str, Callable[[Table, list[Pick], Random], Pick]] = {
    "shop": lambda t, o, r: trader.shop(t, o),
    "gear": lambda t, o, r: outfit.gear(t, o),
    "loot": _loot,
    "search-take": lambda t, o, r: _resources(t, o),
    "explore": delve.explore,
    "slip": lambda t, o, r: delve.slip(t, o),
    "too-heavy": _heavy,
    "stealth": lambda t, o, r: tactics.hide_or_not(t, o),
    "first-choice": lambda t, o, r: tactics.first_choice(t, o),
    "action": lambda t, o, r: tactics.action(t, o),
    "stake": lambda t, o, r: tactics.stake(o),
    "five-feed": _pay,
    "five-rest": _pay,
    "pay-wound": _pay,
    "pay-effort": _effort,
    "night-feed": _pay,
    "backlash": _backlash,
    "known-trap": _known_trap,
    "enemy-down": _pay,
    "prisoner": lambda t, o, r: o[-1],
    "reroll": _pay,
    "town": trader.town,
    "haggle": lambda t, o, r: trader.haggle(t, o),
    "choose-dungeon": trader.choose_dungeon,
    "information": lambda t, o, r: r.choice(o),
    "flight-drop": _drop_nothing,
    "share": _share,
    "give-away": lambda t, o, r: trader.give(t, o),
}


def _resources(t: Table, options: list[Pick]) -> Pick:
    """As many as the load allows."""
    room = 2 * max(0, trader.LOAD - t.hero.enc) + 1
    return next((pick for pick in options if number(pick, 2) <= room), options[-1])
