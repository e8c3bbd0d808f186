"""What stands beside an option of Donjon: what a race, a class, a skill or a ware is, odds, costs and consequences."""

import re

from oubliettes.games.donjon import aims
from oubliettes.games.donjon.attack import PIECE
from oubliettes.games.donjon.goods import CLASSES, LOADOUTS, MAX_POWER, PRICES, RACES, THINGS
from oubliettes.games.donjon.phases import HAND
from oubliettes.games.donjon.pieces import CHARACTERISTICS, COMPONENTS
from oubliettes.games.donjon.table import FIRST_MONSTER, Table
from oubliettes.games.donjon.view import View
from oubliettes.kernel import Ask, Match, Pick
from oubliettes.terminal.solid import SOLID
from oubliettes.words import Words, typeset

ATTACKS = frozenset(("strike", "shoot", "follow", "whirl"))
SKILL_RULES, EVENT_RULES = (
    {entry["id"]: str(entry["rules"][0]) for entry in COMPONENTS[kind]} for kind in ("skill", "event_card")
)
USES = {entry["id"]: str(entry["rules"][1]) for entry in COMPONENTS["gear"] if "ammo" not in entry} | {
    entry["id"]: str(entry["rules"][-1 if entry["category"] == "weapon" else 0])
    for entry in COMPONENTS["treasure_card"]
    if entry["category"] in ("potion", "talisman") or "versus_undead" in entry or "stops_regeneration" in entry
}
"""The rule that tells what a ware does beside its Power; the first of the shop's goods is the price list (DJ-8.13)."""
NOT_ALONE = frozenset(("bodyguard", "taunt"))
"""Skills that serve nobody who goes alone (DJ-36.5, DJ-36.8)."""


def notes(match: Match[Table], ask: Ask, words: Words) -> dict[Pick, str]:
    view: View = match.view(ask.seat)
    found: dict[Pick, str] = {}
    for pick in ask.options:
        note = (
            _odds(view, pick, words)
            or _town(match, view, ask, pick, words)
            or _dungeon(match, view, pick, words)
            or _struck(match.table, pick, words)
        )
        if note:
            found[pick] = note
    return found


def _odds(view: View, pick: Pick, words: Words) -> str:
    """What the dice say of an attack or a test."""
    chances = view.odds.get(" ".join(map(str, pick)))
    if not chances:
        return ""
    success, kill, damage = chances
    facts = {"n": success, "kill": kill, "damage": damage / 10}
    return words.say("table-odds-blow" if pick[0] in ATTACKS else "table-odds", **facts)


def _town(match: Match[Table], view: View, ask: Ask, pick: Pick, words: Words) -> str:
    """Races, classes, skills, wares and growth."""
    match pick:
        case ("race", str(race)):
            return _stats((race,), words)
        case ("class", str(cls)):
            limit = words.say("table-max-power", n=MAX_POWER[cls])
            return f"{_stats((view.sheets[str(ask.seat)].race, cls), words)} · {limit}"
        case ("ready_made", str(cls)):
            race = LOADOUTS[cls].race
            return f"{words.thing(race)} · {_stats((race, cls), words)}"
        case ("skill_card", str(skill)):
            told = _rule(match, SKILL_RULES[skill], words)
            if skill in NOT_ALONE and len(view.heroes) == 1:
                told = f"{words.say('table-not-alone')} · {told}"
            return f"{words.say('table-xp', n=PRICES['skill'])} · {told}" if ask.prompt == "experience" else told
        case ("buy", str(ware)):
            return _ware(match, ware, THINGS[ware].price, words)
        case ("buy_card", str(card)):
            return _ware(match, card, THINGS[card].value, words)
        case ("grow", str(what)):
            return words.say("table-xp", n=PRICES[what if what in PRICES else "characteristic"])
    return ""


def _rule(match: Match[Table], id: str, words: Words) -> str:
    """The rule of a card without its name, which is beside it: when it may be used, and what it does."""
    return re.sub(r"^[^(:]*\(([^)]*)\)", r"\1", _ledger(match, id, words)).translate(SOLID)


def _ledger(match: Match[Table], id: str, words: Words) -> str:
    return typeset(match.game.ledger.rules[id].text(words.lang), words.lang)


def _use(match: Match[Table], id: str, words: Words) -> str:
    """The rule that tells what a ware is good for, without its name."""
    if THINGS[id].skill:
        return _rule(match, SKILL_RULES[THINGS[id].skill], words)
    return re.sub(r"^[^:.,(]*:\s", "", _ledger(match, USES[id], words)).translate(SOLID) if id in USES else ""


def _stats(ids: tuple[str, ...], words: Words) -> str:
    """The characteristics that a race, or a race and a class, give together."""
    rows = [RACES[id] if id in RACES else CLASSES[id] for id in ids]
    totals = [sum(row) for row in zip(*rows, strict=True)]
    return ", ".join(f"{words.thing(name)} {n}" for name, n in zip(CHARACTERISTICS, totals, strict=True))


def _ware(match: Match[Table], id: str, price: int, words: Words) -> str:
    thing = THINGS[id]
    told = [words.say("table-price", n=price)]
    if thing.power:
        told.append(words.say("table-power", n=thing.power + thing.bonus))
    if thing.slot == "weapon" and thing.hands > 1:
        told.append(words.say("table-hands", n=thing.hands))
    told += [f"×{thing.amount}"] if thing.amount > 1 else []
    use = _use(match, id, words)
    return " · ".join([*told, use] if use else told)


def _dungeon(match: Match[Table], view: View, pick: Pick, words: Words) -> str:
    match pick:
        case ("stop",) | ("sense",) if view.event:
            return _rule(match, EVENT_RULES[view.event], words)
        case ("again", int(place), _) if view.blow:
            return _rolled(view, place, words)
        case ("fatigue", int(n)):
            return _spent(view, n, words)
        case ("new",) if view.drawn:
            return words.thing(view.drawn)
        case ("rest",):
            if view.revealed:
                return words.say("table-rest-late")
            return words.say("table-rest-full" if view.hand_size >= HAND else "table-rest", n=view.hand_size)
    return ""


def _struck(t: Table, pick: Pick, words: Words) -> str:
    """Whom a spell with many targets would hit: adventurers by name, monsters by number."""
    verb, _, ending = str(pick[0]).partition("-")
    if verb not in ("read", "skill", "cast") or ending not in ("area", "on"):
        return ""
    source, aim = aims.from_pick(pick)
    skill = THINGS[source].skill if source in THINGS else source
    if skill not in aims.MANY:
        return ""
    hit = aims.struck(t, t.figure(t.turn.figure), skill, aim)
    named = [words.seat(number) for number in hit if number < FIRST_MONSTER]
    named += [f"{words.thing(one.kind)} {one.number}" for one in t.monsters if one.number in hit]
    named += [words.thing("idol")] if any(number >= PIECE for number in hit) else []
    return words.say("table-struck", who=words.listing(named))


def _rolled(view: View, place: int, words: Words) -> str:
    """Whose die it is, and how it fell."""
    assert view.blow
    number = view.blow.targets[place]
    name = words.say("table-monster", n=number, name=words.thing(view.monsters[str(number)].kind))
    return words.say("pair", name=name, value=f"{view.blow.defences[place]} + {view.blow.dice[place]}")


def _spent(view: View, n: int, words: Words) -> str:
    """What so many PF make of dice that have fallen."""
    blow, trial = view.blow, view.trial
    if blow and blow.die:
        if len(blow.targets) != 1:
            return ""
        gap = blow.base + blow.die - blow.defences[0] - blow.dice[0]
        left = gap + n if str(blow.attacker) in view.heroes else gap - n
        return words.say("table-hit" if left > 0 else "table-miss", n=left)
    if trial is None:
        return ""
    missing = trial.target - trial.base - trial.die - n
    return words.say("table-failed" if missing > 0 else "table-passed", n=missing)
