"""The fight sequence (QT-12): camps, announcements, flight, dice, and then what `outcome` makes of them."""

from oubliettes.games.quetes.pieces import (
    AXE,
    AXE_STRIKES,
    BARBARIAN,
    DIE,
    FORESTER,
    MIGHT,
    MIMIC,
    NOTHING,
    SEATS,
    SORCERER,
    UNIQUE_BONUS,
    VIAL,
    VIAL_MINUS,
    WARRIOR,
)
from oubliettes.games.quetes.rules.goods import discard
from oubliettes.games.quetes.rules.guild import PASS, forget, window
from oubliettes.games.quetes.rules.negotiation import bystanders
from oubliettes.games.quetes.rules.outcome import no_result
from oubliettes.games.quetes.rules.power import axe_side, leader, type_matches
from oubliettes.games.quetes.rules.rolls import again, thrown
from oubliettes.games.quetes.table import (
    AXE_USED,
    COMBAT,
    GREEN,
    MIGHT_USED,
    NEUTRAL,
    RED,
    UNIQUE,
    VIAL_USED,
    Fight,
    Kind,
    Player,
    Table,
)
from oubliettes.kernel import Ask, Die, Modifier, Pick, Roll, Rolled, Script, Together

DONE: Pick = ("done",)
ATTACKER: Pick = ("attacker",)
DEFENDER: Pick = ("defender",)
STAY_OUT: Pick = ("neutral",)
STAY: Pick = ("stay",)
FLEE_FIGHT: Pick = ("flee_fight",)
UNIQUE_POWER: Pick = ("announce_unique",)
ARMOUR_OF_MIGHT: Pick = ("announce_might",)
LIGHTNING_AXE: Pick = ("announce_axe",)
DRINK: Pick = ("drink_vial",)
_CAMP = {ATTACKER: GREEN, DEFENDER: RED, STAY_OUT: NEUTRAL}


def new_fight(t: Table, kind: Kind, principal: int, **facts: int | bool | tuple[int, ...]) -> Fight:
    """A fight of the active player, led by `principal`."""
    seats = len(t.players)
    fight = Fight(kind, t.active, principal, **facts)  # type: ignore[arg-type]
    fight.bids = [None] * seats
    fight.counters = [0] * seats
    fight.answers = [("", "")] * seats
    fight.camps = [NEUTRAL] * seats
    fight.announced = [0] * seats
    fight.vial = [0] * seats
    t.fight = fight
    return fight


def start_fight(t: Table) -> None:
    """QT-12.4, QT-17.8: a last guild window with declines forgotten, then the fixed order of the fight.

    QT-12.17: from now on no quest is claimed until all is over.
    """
    fight = t.fight
    assert fight
    t.phase = COMBAT
    fight.camps[fight.principal] = GREEN
    if fight.defender != NOTHING:
        fight.camps[fight.defender] = RED
    forget(t)
    t.then(*window(t), ("camps",), ("announcing",), ("strike",))


def camps(t: Table) -> Script[None]:
    """QT-14.2, QT-14.5, QT-21.5: all bystanders of an Arena close their fists at the same time."""
    fight = t.fight
    assert fight
    if fight.kind != "arena":
        return
    seats = bystanders(fight)
    if not seats:
        return
    fight.revealed = False
    options = [ATTACKER, DEFENDER] if fight.bloodthirst else [ATTACKER, DEFENDER, STAY_OUT]
    answers: dict[int, Pick] = yield Together([Ask(seat, "camp", options, rule="QT-14.2") for seat in seats])
    for seat, pick in answers.items():
        fight.camps[seat] = _CAMP[pick]
    t.say("fists-closed", "QT-14.3")


# ------------------------------------------------------------------ announcements (QT-12.5 to QT-12.7)


def announce_order(t: Table) -> list[int]:
    """QT-12.7: the green side's leader, the defender, then the others in turn order."""
    fight = t.fight
    assert fight
    leaders = [seat for seat in (fight.principal, fight.defender) if seat != NOTHING]
    return [*leaders, *(seat for seat in t.order() if seat not in leaders)]


def announcing(t: Table) -> None:
    """QT-12.7: one pass. Each seat has a beat of its own: what it announces tells that its fist is not empty."""
    t.then(*(("announce", seat) for seat in announce_order(t)))


def announce(t: Table, seat: int) -> Script[None]:
    """QT-12.7: several powers, ended by `done`.

    Who is asked depends on what all can see: a bystander whose fist is empty can but pass (QT-14.9, QT-27.6).
    """
    fight = t.fight
    assert fight
    if not may_fight(fight, seat):
        return
    while True:
        options = announcements(t, fight, seat)
        if not options:
            return
        options = [PASS] if fight.camps[seat] == NEUTRAL else [*options, DONE]
        pick: Pick = yield Ask(seat, "announce", options, rule="QT-12.7")
        if pick is DONE or pick is PASS:
            return
        yield from carry_out(t, fight, seat, pick)


def may_fight(fight: Fight, seat: int) -> bool:
    """Whether, for all that everybody knows, this seat may be in the fight."""
    if fight.fled >> seat & 1:
        return False
    if fight.revealed:
        return fight.camps[seat] != NEUTRAL
    return not (seat == fight.active != fight.principal)


def announcements(t: Table, fight: Fight, seat: int) -> list[Pick]:
    """QT-12.5, QT-12.6, QT-20.15: what this player could still announce, seen from outside.

    QT-13.12, QT-14.8, QT-19.24: as leader or ally, without saying of which camp.
    """
    p = t.players[seat]
    done = fight.announced[seat]
    options: list[Pick] = []
    if p.token and p.character in UNIQUE_BONUS and (p.character != FORESTER or type_matches(p, fight)):
        options.append(UNIQUE_POWER)
    if wields(p, WARRIOR, MIGHT) and not done & MIGHT_USED:
        options.append(ARMOUR_OF_MIGHT)
    if wields(p, BARBARIAN, AXE) and not done & AXE_USED:
        options.append(LIGHTNING_AXE)
    if VIAL in p.kept:
        options.append(DRINK)
    return options


def wields(p: Player, character: int, o: int) -> bool:
    """QT-23.1, QT-23.6: the right hands, and equipped."""
    return p.character == character and p.equips(o)


def carry_out(t: Table, fight: Fight, seat: int, pick: Pick) -> Script[None]:
    """QT-12.12: what is announced is spent."""
    p = t.players[seat]
    if pick is UNIQUE_POWER:
        p.token = False
        fight.announced[seat] |= UNIQUE
        t.say("announce-unique", "QT-12.5", seat=seat, bonus=UNIQUE_BONUS[p.character])
    elif pick is ARMOUR_OF_MIGHT:
        fight.announced[seat] |= MIGHT_USED
        t.say("announce-object", "QT-12.6", seat=seat, object="armour_of_might")
    elif pick is LIGHTNING_AXE:
        fight.announced[seat] |= AXE_USED
        t.say("announce-object", "QT-12.6", seat=seat, object="lightning_axe")
    else:
        p.kept.remove(VIAL)
        discard(t, VIAL)
        (value,) = yield Roll((DIE,), for_=seat, what="vial")
        fight.announced[seat] |= VIAL_USED
        fight.vial[seat] = value - VIAL_MINUS  # QT-20.14, QT-20.30
        minus = Modifier("chaotic_vial", -VIAL_MINUS, "QT-20.14")
        drunk = Rolled("vial", (Die(DIE, value),), SEATS[seat], (minus,), fight.vial[seat])
        t.say("vial", "QT-20.15", rolls=(drunk,), seat=seat, die=value, minus=VIAL_MINUS, modifier=value - VIAL_MINUS)


# ------------------------------------------------------------------ flight, dice, fists (QT-12.8 to QT-12.11)


def strike(t: Table) -> Script[None]:
    """The Sorcerer's last chance to flee; then the dice; then the fists open (QT-14.3)."""
    fight = t.fight
    assert fight
    for seat, p in enumerate(t.players):
        if p.character == SORCERER and p.token and may_fight(fight, seat) and fight.enemy != MIMIC and not fight.bound:
            options = [PASS] if fight.camps[seat] == NEUTRAL else [STAY, FLEE_FIGHT]
            pick: Pick = yield Ask(seat, "sorcerer-flight", options, rule="QT-12.9")
            if pick is FLEE_FIGHT:
                p.token = False
                t.say("sorcerer-flees", "QT-19.16", seat=seat)
                if seat in (fight.principal, fight.defender):
                    no_result(t)
                    return
                fight.fled |= 1 << seat
                fight.camps[seat] = NEUTRAL  # QT-19.18: his token is never shown
    yield from roll(t, fight)
    if not fight.revealed:
        fight.revealed = True
        for seat in t.order():
            if seat in bystanders(fight) and not fight.fled >> seat & 1:
                camp = ("neutral", "attacker", "defender")[fight.camps[seat]]
                t.say("fist-opened", "QT-14.4", seat=seat, camp=camp)
    t.then(("outcome",))


def roll(t: Table, fight: Fight) -> Script[None]:
    """QT-12.18, QT-13.1, QT-14.1: green, red, then the Lightning Axe's other dice."""
    if fight.kind == "arena":
        (green,) = yield Roll((DIE,), for_=fight.active, what="green")
        (red,) = yield Roll((DIE,), for_=fight.defender, what="red")
    else:
        green, red = yield Roll((DIE, DIE), for_=fight.active, what="fight")
    fight.dice = (green, red)
    rolls = (thrown(fight),) if t.log is not None else ()
    t.say("dice", "QT-12.1", rolls=rolls, green=green, red=red)
    side = axe_side(fight)
    if side and AXE_STRIKES > 1:
        more: tuple[int, ...] = yield Roll((DIE,) * (AXE_STRIKES - 1), for_=leader(fight, side), what="axe")
        fight.dice = (green, red, *more)
        for value in more:
            t.say("second-die", "QT-23.22", rolls=(again(fight, side, value),), seat=leader(fight, side), die=value)
