"""The dice of a fight as everybody is told (QT-12): all that each side adds to them, and what came of it."""

from oubliettes.games.quetes.pieces import (
    BASE_POWER,
    BONUS,
    CARDS,
    CHARACTERS,
    CLASS_BONUS,
    DIE,
    GUARDIAN,
    KRITIK,
    KRITIK_VALUE,
    NOTHING,
    OBJECTS,
    POWER,
    SEATS,
    TYPE_BONUS,
    TYPES,
    UNIQUE_BONUS,
)
from oubliettes.games.quetes.rules.power import (
    ally_share,
    armed,
    die_times,
    fight_power,
    gauge,
    in_camp,
    leader,
    quarters,
    side_dice,
    times,
    total,
    type_matches,
)
from oubliettes.games.quetes.table import AXE_USED, GREEN, MIGHT_USED, RED, UNIQUE, Fight, Player, Table
from oubliettes.kernel import Die, Modifier, Rolled

WON, LOST = "won", "lost"
"""Of the green side, whose dice are told first."""


def thrown(fight: Fight) -> Rolled:
    """The two dice as they fall, before the fists open: nothing is added yet."""
    green, red = fight.dice[:2]
    against = Rolled("fight", (Die(DIE, red),), _whose(fight, RED))
    return Rolled("fight", (Die(DIE, green),), _whose(fight, GREEN), need=">=", against=against)


def again(fight: Fight, side: int, value: int) -> Rolled:
    """QT-23.22: the Lightning Axe strikes again."""
    return Rolled("axe", (Die(DIE, value),), _whose(fight, side))


def compared(t: Table, fight: Fight, outcome: str = "") -> Rolled:
    """QT-12.1, QT-12.2: both sides with all that counts; without an outcome while somebody may still change it."""
    against = _side(t, fight, RED)
    dice, modifiers = _sum(t, fight, GREEN)
    return Rolled(
        "fight",
        dice,
        _whose(fight, GREEN),
        modifiers,
        total(t, fight, GREEN),
        ">=",
        against=against,
        outcome=outcome,
        again=True,
    )


def _side(t: Table, fight: Fight, side: int) -> Rolled:
    dice, modifiers = _sum(t, fight, side)
    return Rolled("fight", dice, _whose(fight, side), modifiers, total(t, fight, side), again=True)


def _whose(fight: Fight, side: int) -> str:
    """Whoever leads a side; the dungeon's own is called by its card."""
    lead = leader(fight, side)
    if lead != NOTHING:
        return SEATS[lead]
    if fight.hell:
        return "day_in_hell"
    return "temple_guardian" if fight.enemy == GUARDIAN else CARDS[fight.enemy]


def _sum(t: Table, fight: Fight, side: int) -> tuple[tuple[Die, ...], tuple[Modifier, ...]]:
    values = side_dice(fight, side)
    found = [Modifier("kritik", KRITIK_VALUE - KRITIK, "QT-12.3") for value in values if value == KRITIK]
    lead = leader(fight, side)
    if lead == NOTHING:
        found += _enemy(fight)
    elif lead in in_camp(fight, side):
        found += leading(t, fight, lead)
        if fight.announced[lead] & MIGHT_USED:
            dice = sum(values) + sum(one.value for one in found if one.name == "kritik")
            found.append(Modifier("might_die", dice * (die_times(fight, side) - 1), "QT-23.20"))
    arena = fight.kind == "arena"
    rule = "QT-26.7" if len(t.players) == 2 and not arena else "QT-4.4"
    for seat in in_camp(fight, side):
        if seat != lead:
            power = fight_power(t, fight, seat) * times(fight.announced[seat])
            found.append(Modifier(SEATS[seat], ally_share(power, quarters(t, arena=arena)), rule))
    return tuple(Die(DIE, value) for value in values), tuple(found)


def _enemy(fight: Fight) -> list[Modifier]:
    if fight.hell:
        return [Modifier(CARDS[card], POWER[card], "QT-21.14") for card in fight.hell]
    if fight.enemy == GUARDIAN:
        return [Modifier("temple_guardian", fight.enemy_power, "QT-24.2")]
    return [Modifier(CARDS[fight.enemy], fight.enemy_power, "QT-13.2")]


def leading(t: Table, fight: Fight, seat: int) -> list[Modifier]:
    """QT-4.7, QT-4.8, QT-4.11: what makes up the power of one who counts in full."""
    p = t.players[seat]
    found = wearing(p)
    if type_matches(p, fight):
        found.append(Modifier(f"type_{TYPES[p.type_token]}", TYPE_BONUS, "QT-19.5"))
    if fight.announced[seat] & UNIQUE:
        found.append(Modifier("unique_power", UNIQUE_BONUS[p.character], "QT-12.5"))
    if fight.vial[seat]:
        found.append(Modifier("chaotic_vial", fight.vial[seat], "QT-20.15"))
    power = fight_power(t, fight, seat)
    found += _floor(power, found)
    if fight.announced[seat] & (MIGHT_USED | AXE_USED):
        might = fight.announced[seat] & MIGHT_USED
        more = power * (times(fight.announced[seat]) - 1)
        found.append(Modifier("armour_of_might" if might else "lightning_axe", more, "QT-4.11"))
    return found


def wearing(p: Player) -> list[Modifier]:
    """QT-4.7: what the gauge shows, part by part."""
    found = [Modifier("base_power", BASE_POWER, "QT-4.1")]
    found += [Modifier(OBJECTS[o], BONUS[o], "QT-4.2") for o in (*p.slots, p.on_familiar) if o != NOTHING and BONUS[o]]
    if armed(p):
        found.append(Modifier(CHARACTERS[p.character], CLASS_BONUS, "QT-4.7"))
    if p.tamed != NOTHING:
        found.append(Modifier(CARDS[p.tamed], POWER[p.tamed], "QT-23.8"))
    if p.wounds:
        found.append(Modifier("wounds", -p.wounds, "QT-4.2"))
    if p.fatigue:
        found.append(Modifier("fatigue", -p.fatigue, "QT-19.4"))
    return [*found, *_floor(gauge(p), found)]


def _floor(power: int, parts: list[Modifier]) -> list[Modifier]:
    """QT-4.12: power is never below 0."""
    lacking = power - sum(part.value for part in parts)
    return [Modifier("never_below_0", lacking, "QT-4.12")] if lacking else []
