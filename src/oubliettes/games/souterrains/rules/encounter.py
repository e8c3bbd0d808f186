"""An encounter from its first sign to the first choice (SS-14)."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.pieces import FACES, FIGHT, SITUATIONS, TESTS, UNDERGROUND
from oubliettes.games.souterrains.rules.clock import ends_and_lights, level, tick
from oubliettes.games.souterrains.rules.creatures import sound_alarm
from oubliettes.games.souterrains.rules.dice import Told, secret
from oubliettes.games.souterrains.rules.dungeons.contents import monster_row, muster, stand
from oubliettes.games.souterrains.rules.experience import grown, new_hd
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.trial import decide, enemy_passes
from oubliettes.games.souterrains.rules.wander import (
    draw_patrol,
    draw_wanderer,
    leader,
    roll_attitude,
    roll_hp,
    total_hd,
)
from oubliettes.games.souterrains.table import SEAT, Encounter, Table
from oubliettes.games.souterrains.wares import IMMOBILE
from oubliettes.kernel import Ask, Pick, Script

STEALTH: Pick = ("stealth",)
NO_STEALTH: Pick = ("no_stealth",)
FAR: int = FIGHT["unseen_squares"]
"""SS-14.6: from so far a group is not seen in the dark."""
SPOTTED: int = SITUATIONS["light_bearer_spotted"]["modifier"]
"""SS-9.9."""
TIMID: int = FIGHT["timid_cowardice"]
"""SS-14.22."""
RESTOCK: int = UNDERGROUND["restocked_up_to"]
"""SS-24.3: the D20 results with which somebody has moved in."""


# ------------------------------------------------------------------ who is met (SS-14.4)


def meet_wanderer(t: Table) -> Script[None]:
    group = yield from draw_wanderer(t)
    _met(t, group, "wander")


def meet_patrol(t: Table) -> Script[None]:
    group = yield from draw_patrol(t)
    _met(t, group, "patrol")


def _met(t: Table, group: Group, source: str) -> None:
    t.dungeon.groups.append(group)
    t.then(("meet", len(t.dungeon.groups) - 1, source))


def spring_group(t: Table, section: int) -> Script[None]:
    """A summoning seal: a group of the Level springs up (SS-14.30), unless he was dragged off from it meanwhile
    (SS-13.28, SS-19.19); nothing can in a Sanctuary (SS-3.38)."""
    if t.section != section or (t.sanctuary == section and t.t < t.sanctuary_until):
        return
    lv = level(t)
    _met(t, (yield from muster((yield from monster_row(t.dungeon.theme, lv)), lv)), "sprung")


def rise(t: Table, creature: str) -> None:
    """A mummified body that gets up (SS-26.13)."""
    if t.sanctuary == t.section and t.t < t.sanctuary_until:
        return
    _met(t, Group([Member(creature)], level(t)), "sprung")


def restock(t: Table) -> Script[None]:
    """SS-24.3: after a night in town, the first time in an explored section: a hidden D20, 1-2 somebody moved in."""
    section = t.place
    section.restocked = True
    if t.dungeon.standing(t.section) or section.lurking or not section.visited:
        return
    old = section.group
    if old != NOWHERE and t.dungeon.groups[old].unique:
        return  # SS-28.8
    if (yield from secret(FACES["restock"])) <= RESTOCK:
        lv = level(t)
        stand(t.dungeon, t.section, (yield from muster((yield from monster_row(t.dungeon.theme, lv)), lv)))


def meet(t: Table, number: int, source: str) -> Script[None]:
    """SS-14.15, SS-14.16: distance and attitude, secretly."""
    if grown(t):
        yield from new_hd(t)
    t.encounters += 1
    t.stops += 1
    t.block = 0
    group = t.dungeon.group(number)
    enc = t.fight = Encounter(number, source)
    if source == "sprung":
        group.attitude = "hostile"
    elif source != "peace":
        enc.distance = yield from secret(FACES["distance"])
        yield from roll_attitude(t, group)
        enc.unseen = not group.seen and (not t.sight or (enc.distance >= FAR and not t.place.lit))
        if enc.unseen:
            enc.signs = signs(t, group)
    if not enc.unseen:
        group.seen = True
    t.say("encounter", "SS-14.4", distance=enc.distance)
    t.then(("surprise",) if source != "peace" else ("appear",))


# ------------------------------------------------------------------ surprise and stealth (SS-14.10 to SS-14.22)


def surprise(t: Table) -> Script[None]:
    """SS-14.10, SS-14.11: the character's Surprise test, which Danger makes harder for both sides."""
    enc = t.enc
    trial = prepare(t, "surprise")
    if enc.unseen:
        blur(t, trial.malus)
    enc.surprised = not (yield from decide(t, "surprise", trial))
    if enc.surprised or enc.source == "sprung" or t.hero.status == IMMOBILE:
        t.then(("group_surprise",))
    else:
        t.then(("stealth_choice",))


def signs(t: Table, group: Group) -> int:
    """SS-29.8: an ambush shows in the modifiers; cold blood only where Infravision is all he sees by."""
    living = [CREATURES[member.creature] for member in group.living()]
    ambush = any("ambush" in creature.abilities for creature in living)
    cold = t.sight == "infravision" and all(creature.cold for creature in living)
    return ambush + 2 * cold


def blur(t: Table, malus: list[tuple[str, int]]) -> None:
    """SS-29.8: what an unseen group causes is one sum without its source."""
    hidden = {"situation"} | ({"blind"} if t.sight else set())
    amount = sum(n for name, n in malus if name in hidden)
    malus[:] = [entry for entry in malus if entry[0] not in hidden]
    if amount:
        malus.append(("unseen", amount))


def stealth_choice(t: Table) -> Script[None]:
    """SS-14.17 to SS-14.20: once, before the group's own test and before they meet (SS-14.18); it may be declined."""
    enc = t.enc
    pick: Pick = yield Ask(SEAT, "stealth", (STEALTH, NO_STEALTH), rule="SS-14.19")
    if pick is NO_STEALTH:
        t.then(("group_surprise",))
        return
    if t.invisible:  # SS-3.34, SS-3.35
        passed = True
    else:
        trial = prepare(t, "stealth")
        if enc.unseen:
            blur(t, trial.malus)
        passed = yield from decide(t, "stealth-test", trial)
    if passed:
        t.then(("end_encounter", "stealth"))
    else:
        enc.stealth_failed = True
        t.then(("group_surprise",))


def group_surprise(t: Table) -> Script[None]:
    """SS-14.10 to SS-14.14, SS-14.20: the group's Surprise test; some kinds make none (SS-14.13)."""
    enc, group = t.enc, t.group
    chief = leader(group)
    if chief.never_surprised or group.guard or enc.stealth_failed or enc.source == "sprung":
        enc.group_surprised = False
    elif t.invisible:
        enc.group_surprised = True  # SS-3.32
    elif t.sleepy:
        enc.group_surprised = True  # a rumour
    else:
        hd = max(CREATURES[member.creature].hd for member in group.living())
        bonus = SPOTTED if t.bearer else 0  # SS-9.8, SS-9.9
        so = ("noticed", "surprised")
        told: Told = []
        needed = int(TESTS["surprise"]["difficulty"]) + t.danger
        sees = enemy_passes(t, hd + bonus, needed, "group_surprise", "SS-14.10", so=so, into=told)
        enc.group_surprised = not (yield from sees)
        if enc.group_surprised:
            t.say("they-are-surprised", "SS-14.10", rolls=tuple(told))
        else:
            t.say("they-noticed", "SS-14.10", rolls=tuple(told))
    t.sleepy = False
    t.then(("timid",))


def timid(t: Table) -> Script[None]:
    """SS-14.22: cowards who noticed him in time may be gone unseen."""
    enc, group = t.enc, t.group
    if (
        group.attitude == "hostile"
        and enc.source in ("wander", "patrol")
        and not enc.group_surprised
        and leader(group).cowardice >= TIMID
        and total_hd(group, living=True) < t.danger
    ):
        living = [CREATURES[member.creature] for member in group.living()]
        hd, ac = max(c.hd for c in living), max(c.ac for c in living)
        if (yield from enemy_passes(t, hd, ac, "timid", "SS-14.22", so=("slipped_away", "stayed"))):
            t.then(("end_encounter", "gone"))
            return
    t.then(("appear",))


def appear(t: Table) -> Script[None]:
    """SS-14.15, SS-14.24, SS-14.27: the group is shown; who acts first."""
    enc, group = t.enc, t.group
    group.seen = group.told = True
    enc.unseen = False
    yield from roll_hp(group)
    for member in group.living():
        if member.creature not in t.deeds.met:
            t.deeds.met.append(member.creature)
    if group.attitude == "friendly":
        t.say("appears-friendly", "SS-14.15", creatures=count(group))
    else:
        t.say("appears-hostile", "SS-14.15", creatures=count(group))
    if enc.source == "peace":
        turn_hostile(t)
        t.then(("combat",))
    elif enc.surprised and enc.group_surprised:
        t.then(("both_surprised",))
    elif enc.surprised and group.attitude == "hostile" and armed(group):
        t.then(("combat",))
    elif enc.surprised:
        t.then(("both_surprised",))
    else:
        t.then(("first_choice",))


def armed(group: Group) -> bool:
    """Whether anybody in it has an attack."""
    return any(CREATURES[member.creature].attacks for member in group.living())


def count(group: Group) -> tuple[tuple[str, int], ...]:
    found: dict[str, int] = {}
    for member in group.living():
        found[member.creature] = found.get(member.creature, 0) + 1
    return tuple(found.items())


def both_surprised(t: Table) -> Script[None]:
    """SS-14.23: a round passes, then nobody is Surprised and he chooses."""
    enc = t.enc
    pass_round(t)
    yield from cry_out(t)
    enc.surprised = enc.group_surprised = False
    t.then(("first_choice",))


def pass_round(t: Table) -> None:
    """A round of an encounter outside combat: checks 1 to 3 only (SS-7.17)."""
    tick(t)
    ends_and_lights(t)


def turn_hostile(t: Table) -> None:
    """SS-14.25."""
    if t.group.attitude == "friendly":
        t.group.attitude = "hostile"
        t.say("turns-hostile", "SS-14.25")


def cry_out(t: Table) -> Script[None]:
    """The alarm ability: at the end of the first round that passes, unless the group is Surprised, once."""
    enc = t.enc
    alarmed = any("alarm" in CREATURES[member.creature].abilities for member in t.group.living())
    if alarmed and not enc.group_surprised and not enc.alarmed:
        yield from sound_alarm(t)


STEPS = {
    "meet_wanderer": meet_wanderer,
    "meet_patrol": meet_patrol,
    "spring_group": spring_group,
    "rise": rise,
    "restock": restock,
    "meet": meet,
    "surprise": surprise,
    "stealth_choice": stealth_choice,
    "group_surprise": group_surprise,
    "timid": timid,
    "appear": appear,
    "both_surprised": both_surprised,
}
