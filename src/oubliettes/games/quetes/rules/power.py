"""Power and totals (QT-4, QT-12, QT-19, QT-23): what the gauges show, and what each side brings to a fight."""

from oubliettes.games.quetes.pieces import (
    ALLY_QUARTERS,
    ALLY_QUARTERS_OF_TWO,
    AXE_STRIKES,
    BASE_POWER,
    BONUS,
    CLASS_BONUS,
    CLASS_SLOT,
    DRAGON,
    FLEE_HALVES,
    FORESTER,
    KRITIK,
    MIGHT_TIMES,
    MONSTERS,
    NOTHING,
    POWER,
    RESERVED_FOR,
    SLOT,
    TYPE,
    TYPE_BONUS,
    UNIQUE_BONUS,
    VALUES,
)
from oubliettes.games.quetes.table import AXE_USED, GREEN, MIGHT_USED, RED, UNIQUE, Fight, Player, Table


def usable(p: Player, o: int) -> bool:
    """QT-23.3: an object reserved for somebody else is of no use.

    QT-23.2: he may keep it from its user all the same.
    """
    who = RESERVED_FOR[o]
    return who == NOTHING or who == p.character


def armed(p: Player) -> bool:
    """QT-19.2, QT-19.9, QT-19.15, QT-19.23: whether the class bonus counts, once, however many objects give it.

    QT-23.5: a reserved one counts for its own character.
    """
    slot = CLASS_SLOT.get(p.character, NOTHING)
    if slot == NOTHING:
        return False
    return any(o != NOTHING and SLOT[o] == slot and usable(p, o) for o in (p.slots[slot], p.on_familiar))


def gauge(p: Player, *, tamed: bool = True) -> int:
    """QT-4.2, QT-4.7, QT-4.12: 8, the equipped objects, the class bonus, a tamed monster, less wounds and fatigue."""
    power = BASE_POWER - p.wounds - p.fatigue
    for o in (*p.slots, p.on_familiar):
        if o != NOTHING:
            power += BONUS[o]
    if armed(p):
        power += CLASS_BONUS
    if tamed and p.tamed != NOTHING:
        power += POWER[p.tamed]  # QT-23.8
    return max(0, power)


def ally_share(power: int, quarters: int) -> int:
    """QT-4.4, QT-26.7: half of it, or three quarters, rounded up.

    QT-4.5, QT-4.9: of the whole sum. QT-4.6: the printed gauge goes no further than 23. QT-26.8: the table of three
    quarters.
    """
    return -(-power * quarters // 4)


def quarters(t: Table, *, arena: bool) -> int:
    """QT-26.7, QT-26.9: with two players an ally brings three quarters of his power against monsters."""
    return ALLY_QUARTERS_OF_TWO if len(t.players) == 2 and not arena else ALLY_QUARTERS


def can_flee(power: int, monster: int) -> bool:
    """QT-13.6, QT-13.7: the flight rule, on the active player's gauge power alone."""
    return 2 * monster >= FLEE_HALVES * power


def type_matches(p: Player, fight: Fight) -> bool:
    """QT-19.5, QT-19.7, QT-19.8, QT-19.25: whether the Forester's token names one of the enemies."""
    if p.character != FORESTER or fight.kind == "arena":
        return False
    enemies = fight.hell or (fight.enemy,)
    return any(TYPE[enemy] == p.type_token if enemy in MONSTERS else p.type_token == DRAGON for enemy in enemies)


def fight_power(t: Table, fight: Fight, seat: int) -> int:
    """QT-4.8, QT-4.11: gauge power with all that is added in this fight, before any doubling."""
    p = t.players[seat]
    power = gauge(p) + fight.vial[seat]
    if type_matches(p, fight):
        power += TYPE_BONUS
    if fight.announced[seat] & UNIQUE:
        power += UNIQUE_BONUS[p.character]
    return max(0, power)


def die_value(value: int) -> int:
    """QT-12.3: an 8 counts 16."""
    return VALUES[value - 1]


def in_camp(fight: Fight, side: int) -> list[int]:
    """The seats that fight on a side (QT-18.23): without neutrals, and who has fled is neutral."""
    return [seat for seat, camp in enumerate(fight.camps) if camp == side]


def leader(fight: Fight, side: int) -> int:
    """Who counts with full power and a die: the others are allies (QT-4.10, QT-14.7)."""
    return fight.principal if side == GREEN else fight.defender


def axe_side(fight: Fight) -> int:
    """QT-23.22, QT-23.38: the side that throws a second die: that of a leader who strikes twice."""
    for side in (GREEN, RED):
        seat = leader(fight, side)
        if seat != NOTHING and fight.announced[seat] & AXE_USED:
            return side
    return 0


def side_dice(fight: Fight, side: int) -> list[int]:
    """The dice of one side, as they fell."""
    own = [fight.dice[side - 1]]
    if len(fight.dice) > 2 and axe_side(fight) == side:
        own += fight.dice[2:]
    return own


def times(announced: int) -> int:
    """QT-4.11, QT-23.19, QT-23.21: how often the power of one who announced this counts."""
    if announced & MIGHT_USED:
        return MIGHT_TIMES
    return AXE_STRIKES if announced & AXE_USED else 1


def die_times(fight: Fight, side: int) -> int:
    """QT-23.20: how often the dice of a side count: the Armour of Might doubles its wearer's."""
    lead = leader(fight, side)
    return MIGHT_TIMES if lead != NOTHING and fight.announced[lead] & MIGHT_USED else 1


def strength(t: Table, fight: Fight, side: int) -> int:
    """What a side brings before the dice are counted."""
    total = fight.enemy_power if side == RED else 0
    share = quarters(t, arena=fight.kind == "arena")
    lead = leader(fight, side)
    for seat in in_camp(fight, side):
        power = fight_power(t, fight, seat)
        if fight.announced[seat]:
            power *= times(fight.announced[seat])
        total += power if seat == lead else ally_share(power, share)
    return total


def total(t: Table, fight: Fight, side: int) -> int:
    """QT-12.1, QT-13.2, QT-14.6: powers and dice."""
    dice = sum(map(die_value, side_dice(fight, side)))
    return strength(t, fight, side) + dice * die_times(fight, side)


def kritik(fight: Fight, side: int) -> bool:
    """Whether a die of this side shows an 8."""
    return KRITIK in side_dice(fight, side)
