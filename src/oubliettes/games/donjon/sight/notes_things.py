"""What is told before a pick: things drunk, worn and bought, and who an adventurer becomes."""

from collections.abc import Callable

from oubliettes.games.donjon.goods import CLASSES, LOADOUTS, MAX_POWER, PRICES, RACES, THINGS
from oubliettes.games.donjon.pieces import CHARACTERISTICS, COMPONENTS
from oubliettes.games.donjon.rules.adventurer.sheet import SKILL_COST
from oubliettes.games.donjon.rules.skills.spells import RULES
from oubliettes.games.donjon.sight import notes_fights as fights
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Ask, Line, Note, Pick, Teller, line, note, word

NOT_ALONE = frozenset(("bodyguard", "taunt"))
"""Skills that serve nobody who goes alone (DJ-36.5, DJ-36.8)."""
GEAR_RULES: dict[str, str] = {
    entry["id"]: str(entry["rules"][1]) for entry in COMPONENTS["gear"] if "ammo" not in entry
} | {
    entry["id"]: str(entry["rules"][-1 if entry["category"] == "weapon" else 0])
    for entry in COMPONENTS["treasure_card"]
    if entry["category"] in ("potion", "talisman") or "versus_undead" in entry or "stops_regeneration" in entry
}
"""The rule that tells what a ware does beside its Power."""


def _drink(t: Table, ask: Ask, pick: Pick) -> Note:
    kind = word(pick)
    rule = line("rule", rule=GEAR_RULES[kind]) if kind in GEAR_RULES else None
    return note(line("uses", thing=kind), fights.heals(kind), rule)


def _aid(t: Table, ask: Ask, pick: Pick) -> Note:
    source = word(pick)
    if source in RULES:
        return note(line("fatigue-cost", n=SKILL_COST), line("rule", rule=RULES[source]))
    return note(line("uses", thing=source), fights.heals(source))


def _equip(t: Table, ask: Ask, pick: Pick) -> Note:
    thing = THINGS[word(pick)]
    return note(line("power", n=thing.power + thing.bonus), line("hands", n=thing.hands) if thing.hands > 1 else None)


def _ware(price: Callable[[str], int]) -> Teller:
    def told(t: Table, ask: Ask, pick: Pick) -> Note:
        id = word(pick)
        thing = THINGS[id]
        rule = RULES[thing.skill] if thing.skill else GEAR_RULES.get(id, "")
        return note(
            line("price", n=price(id), left=t.heroes[ask.seat].gold - price(id)),
            line("power", n=thing.power + thing.bonus) if thing.power else None,
            line("hands", n=thing.hands) if thing.slot == "weapon" and thing.hands > 1 else None,
            line("amount", n=thing.amount) if thing.amount > 1 else None,
            line("rule", rule=rule) if rule else None,
        )

    return told


def _stats(*rows: tuple[int, ...]) -> Line:
    totals = [sum(column) for column in zip(*rows, strict=True)]
    return line("stats", **dict(zip(CHARACTERISTICS, totals, strict=True)))


def _race(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(_stats(RACES[word(pick)]))


def _class(t: Table, ask: Ask, pick: Pick) -> Note:
    cls = word(pick)
    return note(_stats(RACES[t.heroes[ask.seat].race], CLASSES[cls]), line("max-power", n=MAX_POWER[cls]))


def _ready_made(t: Table, ask: Ask, pick: Pick) -> Note:
    cls = word(pick)
    race = LOADOUTS[cls].race
    return note(line("is", thing=race), _stats(RACES[race], CLASSES[cls]), line("max-power", n=MAX_POWER[cls]))


def _skill_card(t: Table, ask: Ask, pick: Pick) -> Note:
    skill = word(pick)
    return note(
        line("xp-cost", n=PRICES["skill"]) if ask.prompt == "experience" else None,
        line("not-alone") if skill in NOT_ALONE and len(t.heroes) == 1 else None,
        line("rule", rule=RULES[skill]),
    )


def _grow(t: Table, ask: Ask, pick: Pick) -> Note:
    price = PRICES[word(pick)] if pick[1] in PRICES else PRICES["characteristic"]
    return note(line("xp-cost", n=price))


VERBS: dict[str, Teller] = {
    "drink": _drink,
    "feed": _drink,
    "aid": _aid,
    "equip": _equip,
    "race": _race,
    "class": _class,
    "ready_made": _ready_made,
    "skill_card": _skill_card,
    "buy": _ware(lambda id: THINGS[id].price),
    "buy_card": _ware(lambda id: THINGS[id].value),
    "grow": _grow,
}
