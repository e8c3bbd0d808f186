"""Losing HP outside a fight, fire, the fall to 0 HP, unconsciousness, death (SS-9.14, SS-19)."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.pieces import (
    FACES,
    FATIGUE,
    FIGHT,
    HELPLESS,
    HELPLESS_ROLL,
    MOST_FATIGUE,
    OUT_COLD,
    RELIEF,
    XP,
    dice,
)
from oubliettes.games.souterrains.rules.clock import ends_and_lights, tick, tire
from oubliettes.games.souterrains.rules.dice import Told, d, total
from oubliettes.games.souterrains.rules.experience import gain, look
from oubliettes.games.souterrains.rules.gear import held, put
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.travel import thrown_back
from oubliettes.games.souterrains.rules.treasure import rob
from oubliettes.games.souterrains.rules.trial import plain, save
from oubliettes.games.souterrains.rules.wander import draw_patrol, draw_wanderer, roll_attitude
from oubliettes.games.souterrains.rules.ways import towards_out
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.kernel import Ask, Draw, Pick, Script

PAY: Pick = ("pay",)
DECLINE: Pick = ("decline",)
BURN = dice(FIGHT["fire"])


def hurt(t: Table, damage: int, told: Told) -> None:
    """A loss of HP outside a fight, by these dice; below 0 counts as 0 (SS-19.12)."""
    lost = min(damage, t.hero.hp)
    t.hero.hp -= lost
    t.wound += lost
    if lost:
        t.stops += 1
        t.say("hurt", "SS-19.2", hp=lost, rolls=tuple(told))
    elif told:
        t.say("unhurt", "SS-19.2", rolls=tuple(told))


def no_payment(t: Table) -> None:
    """SS-10.11: he has fainted, and the payments of the same event are cancelled; HP are full when he wakes."""
    if t.hero.hp:
        t.wound = 0


def burn(t: Table, cause: str) -> Script[None]:
    """SS-9.14: the fire is settled at once, round by round, until it is out."""
    while t.hero.hp:
        tick(t)
        ends_and_lights(t)
        if (yield from save(t, "fire")):
            t.say("fire-out", "SS-9.14")
            break
        told: Told = []
        hurt(t, (yield from total(t, BURN, "fire", "SS-9.14", by="", into=told)), told)
    t.then(("wounded", cause))


def burn_round(t: Table) -> Script[None]:
    """SS-9.12, SS-9.14: at the end of a round of an encounter, if the character burns and caught fire before it."""
    enc = t.enc
    if not enc.burning or NOWHERE in enc.kindled:
        return
    if (yield from save(t, "fire")):
        enc.burning = False
        return
    told: Told = []
    lost = min(t.hero.hp, (yield from total(t, BURN, "fire", "SS-9.14", by="", into=told)))
    t.hero.hp -= lost
    enc.lost += lost
    enc.burning = t.hero.hp > 0
    t.say("hurt", "SS-9.14", hp=lost, rolls=tuple(told))


def wounded(t: Table, cause: str) -> Script[None]:
    """SS-19.2, SS-19.3: HP come back at once, for 2 steps of Fatigue, or a Resource and 1."""
    hero = t.hero
    lost, t.wound = t.wound, 0
    if not lost:
        return
    if not hero.hp:
        t.then(("zero", cause))
        return
    hero.hp = hero.hp_max
    yield from wound_step(t)


def wound_step(t: Table) -> Script[bool]:
    """SS-5.4, SS-5.7, SS-10.4: he may pay, and is not asked if he cannot. True if he faints."""
    paid = False
    if t.hero.resources:
        pick: Pick = yield Ask(SEAT, "pay-wound", (PAY, DECLINE), rule="SS-19.3")
        paid = pick is PAY
    if paid:
        t.hero.spend()
    return tire(t, FATIGUE["after_hp_loss"] - paid * RELIEF["after_hp_loss"], "SS-10.4")


# ------------------------------------------------------------------ 0 HP (SS-19.8 to SS-19.14)


def zero(t: Table, cause: str) -> Script[None]:
    if (yield from survives(t, cause)):
        t.then(("unconscious", cause))


def survives(t: Table, cause: str) -> Script[bool]:
    """SS-19.8, SS-19.9: D10 strictly above Fatigue, or death; at Fatigue 9 there is nothing to throw for."""
    value, tired = 0, t.hero.fatigue
    told: Told = []
    if tired < MOST_FATIGUE:
        faces, lives = FACES["survival"], ("survived", "died")
        value = yield from d(t, faces, "survival", "SS-19.8", need=">", target=tired, outcomes=lives, into=told)
    if value <= tired:
        die(t, cause, told)
        return False
    t.say("unconscious", "SS-19.8", die=value, rolls=tuple(told))
    t.hero.fatigue = min(MOST_FATIGUE, tired + FATIGUE["at_zero_hp"])  # SS-19.10, SS-19.12
    return True


def die(t: Table, cause: str, told: Told | None = None) -> None:
    """SS-19.23: the career is over."""
    t.deeds.end, t.deeds.killer = "dead", cause
    t.deeds.where = t.dungeon.name
    t.say("death", "SS-19.23", cause=cause, rolls=tuple(told or ()))
    t.phase = "over"
    t.agenda.clear()
    t.fight = None


# ------------------------------------------------------------------ unconsciousness (SS-19.15 to SS-19.22)


def unconscious(t: Table, cause: str, rounds: int = OUT_COLD) -> Script[None]:
    """SS-19.17: rounds go by, the player decides nothing; those who come by use the table of the helpless. A faint
    comes straight here, without a roll (SS-19.21)."""
    _drop_lights(t)
    t.block = 0
    t.stops += 1
    t.blackouts += 1
    wake = t.t + rounds
    if t.six_at or 0 <= t.patrol_at <= t.t:  # what the encounter left waiting comes first
        yield from _visitors(t)
    while t.t < wake and t.phase == "dungeon":
        tick(t)
        ends_and_lights(t)
        t.drop_danger()
        if t.six_at or 0 <= t.patrol_at <= t.t:
            yield from _visitors(t)
    if t.phase != "dungeon":
        return
    t.since = 0
    t.rested = t.fed = False
    if cause != "sleep":
        t.hero.hp = t.hero.hp_max  # SS-19.11
    t.say("wake", "SS-19.11")
    t.then(("wake",))


def wake(t: Table) -> None:
    """SS-19.15: waking beside a hostile group opens an encounter."""
    look(t)
    number = t.dungeon.awaken(t.section)
    if number != NOWHERE and not t.dungeon.groups[number].peace:
        t.then(("meet", number, "standing"))


def _drop_lights(t: Table) -> None:
    """SS-19.22: a torch burns on where it lies, a lantern goes out unbroken."""
    for hand in ("main", "off"):
        item = held(t.hero, hand)
        if item and item.lit:
            if item.id == "torch":
                t.place.torches.append((t.square, item.left))
                put(t.hero, hand, None)
            else:
                put(t.hero, hand, item._replace(lit=False))


def _visitors(t: Table) -> Script[None]:
    """SS-19.17 to SS-19.20: a patrol that is due, or a failed Encounter test, before a helpless man."""
    sheltered = t.sanctuary == t.section and t.t < t.sanctuary_until
    if 0 <= t.patrol_at <= t.t and not sheltered:
        if t.six_at == t.patrol_at:
            t.six_at = 0
        t.patrol_at = -1
        yield from _helpless(t, patrol=True)
    if t.six_at and t.phase == "dungeon":
        t.six_at = 0
        if sheltered:
            return
        if t.quiet_test:
            t.quiet_test = False
        elif not (yield from plain(t, prepare(t, "encounter", helpless=True))):
            yield from _helpless(t, patrol=False)


def _helpless(t: Table, patrol: bool) -> Script[None]:
    """SS-19.19: attitude first; then D6: pass by, rob, drag off, or worse."""
    group = yield from (draw_patrol(t) if patrol else draw_wanderer(t))
    yield from roll_attitude(t, group)
    leader = CREATURES[group.members[0].creature]
    if group.attitude == "friendly" or not any(CREATURES[member.creature].attacks for member in group.members):
        t.say("passers-by", "SS-19.19", leader=leader.id)
        return
    value = yield from d(t, len(HELPLESS_ROLL), "helpless", "SS-19.19", by=leader.id)
    what = HELPLESS_ROLL[value - 1]
    if what == "pass_by":
        t.say("passers-by", "SS-19.19", leader=leader.id)
        return
    if what == "worst":
        if leader.spoils in ("none", "food"):
            die(t, leader.id)
            return
        rob(t, "everything")
    elif leader.spoils == "none":
        t.hero.fatigue = min(MOST_FATIGUE, t.hero.fatigue + HELPLESS[what]["fatigue"])
    else:
        rob(t, leader.spoils)
    if what == "drag":
        yield from _drag(t)
    t.say("robbed-asleep", "SS-19.19", leader=leader.id)
    gain(t, XP["failure"] * sum(CREATURES[member.creature].hd for member in group.members), "SS-19.20")


def _drag(t: Table) -> Script[None]:
    """To another explored section without a hostile group, drawn at random."""
    dungeon = t.dungeon
    places = [
        number
        for number, section in enumerate(dungeon.sections)
        if number != t.section and section.known and _calm_place(t, number)
    ]
    if not places:
        return
    number = places[(yield Draw(len(places)))]
    thrown_back(t, number, dungeon.sections[number].entry)


def _calm_place(t: Table, number: int) -> bool:
    group = t.dungeon.standing(number)
    return group is None or group.peace


def carry_off(t: Table) -> None:
    """SS-19.15: the way he came; towards the way out if a hostile group stands there too."""
    number, square = t.came_section, t.came_square
    if number == NOWHERE or not _calm_place(t, number):
        number, square = towards_out(t)
    thrown_back(t, number, square)


STEPS = {"burn": burn, "wounded": wounded, "zero": zero, "unconscious": unconscious, "wake": wake}
