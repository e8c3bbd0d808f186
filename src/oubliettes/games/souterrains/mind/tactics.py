"""How a sensible adventurer meets others: hide, talk, fight or run. Reads only what the seat may know."""

from oubliettes.games.souterrains.bestiary import CREATURES, Creature
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.pieces import BLIND, RST_BONUS, TEST_DIE, TESTS, actions_at
from oubliettes.games.souterrains.rules.blows import SPECTRAL
from oubliettes.games.souterrains.rules.carrying import DROPS
from oubliettes.games.souterrains.rules.creatures import INVISIBLE
from oubliettes.games.souterrains.rules.modifiers import POISON_MALUS, rst_applies
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import ENCUMBRANCE
from oubliettes.kernel import Pick, number, word

D20, D10 = TEST_DIE["attack"], TEST_DIE["morale"]


def hit_chance(needed: int) -> float:
    return max(1, min(D20 - 1, D20 + 1 - needed)) / D20


def burden(t: Table) -> int:
    """The maluses on everything: Fatigue, Encumbrance, Poison."""
    return t.hero.fatigue + int(ENCUMBRANCE[t.hero.status]["malus"]) + (POISON_MALUS if t.hero.poisoned else 0)


def enemy_force(t: Table, members: list[Member]) -> float:
    """HP a round that they take from him."""
    force = 0.0
    ac = t.ac_defence + (INVISIBLE if t.invisible else 0)
    for member in members:
        creature = CREATURES[member.creature]
        chance = hit_chance(ac - creature.hd)
        blows = sum(attack.mean for attack in creature.attacks)
        if any(name.startswith(("bolt", "breath")) for name in creature.abilities):
            blows += 3 * creature.hd / 4
        force += chance * blows
        if "paralysis" in creature.abilities:
            force += 1.5
        elif creature.abilities and creature.abilities[0] in ("deadly_venom_man", "drain", "stone_touch"):
            force += 1
    return force


def own_force(t: Table, target: Creature) -> float:
    """HP a round that he takes from such an enemy."""
    weapon = t.hero.weapon
    bonus = weapon.bonus + (RST_BONUS if rst_applies(t, "attack", target=target) else 0)
    chance = hit_chance(target.ac + burden(t) + (0 if t.sight else BLIND) - t.hero.hd - bonus)
    if "weapon_master" in t.hero.domains:
        chance = 1 - (1 - chance) ** 2
    damage = weapon.damage.mean + weapon.bonus
    if not weapon.bonus and "spectral" in target.abilities:
        damage /= SPECTRAL["weapon_divided_by"]
    return chance * damage * actions_at(t.hero.hd)


def hp_of(group: Group, member: Member) -> float:
    if group.counted:
        return member.hp
    creature = CREATURES[member.creature]
    return creature.hd * (creature.hp_die + 1) / 2


def peril(t: Table) -> float:
    """The share of his HP that a fight to the end would cost, Morale counted in."""
    group = t.group
    living = group.living()
    if not living:
        return 0.0
    need = sum(hp_of(group, member) for member in living)
    first = CREATURES[living[0].creature]
    if (
        "magic" in t.hero.gifts
        and t.hero.resources > len(living)
        and all(CREATURES[m.creature].hd <= t.hero.hd for m in living)
    ):
        rounds = len(living) / max(0.2, hit_chance(t.ac + burden(t) - t.hero.hd))
    else:
        rounds = need / max(0.3, own_force(t, first))
    if not first.fearless and len(living) > 1:
        total = sum(CREATURES[member.creature].hd for member in living)
        breaks = max(0.0, min(1.0, (D10 - (total / 2 + first.bravery - first.cowardice - t.danger)) / D10))
        rounds *= 1 - 0.5 * breaks
    waste = 0.5 + 0.5 / len(living)
    return enemy_force(t, living) * rounds * waste / max(1, t.hero.hp)


def flight_chance(t: Table) -> float:
    return _nimble_chance(t, "flight")


def stealth_chance(t: Table) -> float:
    return _nimble_chance(t, "stealth")


def _nimble_chance(t: Table, test: str) -> float:
    if t.invisible:
        return 1.0
    needed = t.ac + burden(t) - t.hero.hd - (RST_BONUS if rst_applies(t, test) else 0) - t.hero.item_bonus(test)
    chance = hit_chance(needed)
    return 1 - (1 - chance) ** 2 if "agility" in t.hero.domains else chance


def talk_chance(t: Table) -> float:
    total = sum(CREATURES[member.creature].hd for member in t.group.living())
    bonus = RST_BONUS if rst_applies(t, "negotiation") or rst_applies(t, "charm") else 0
    chance = hit_chance(int(TESTS["negotiation"]["difficulty"]) + total + burden(t) - t.hero.hd - bonus)
    return 1 - (1 - chance) ** 2 if "charisma" in t.hero.domains else chance


# ------------------------------------------------------------------ picks


def hide_or_not(t: Table, options: list[Pick]) -> Pick:
    """Stealth against the big and the unknown, when it may well succeed."""
    chance = stealth_chance(t)
    if not t.group.seen:
        return options[0] if chance >= 0.5 else options[1]
    danger = peril(t)
    return options[0] if chance >= 0.6 or (danger > 0.5 and chance >= 0.3) else options[1]


def first_choice(t: Table, options: list[Pick]) -> Pick:
    verbs = {pick[0]: pick for pick in reversed(options)}
    for verb in ("part", "leave_alone"):
        if verb in verbs:
            return verbs[verb]
    if "attack_first" not in verbs:
        return _lightest(options)
    danger = peril(t)
    if "flee" in verbs and t.enc.group_surprised and danger > 0.35:
        return verbs["flee"]
    if danger < 0.55:
        return verbs["attack_first"]
    talks = [pick for pick in options if pick[0] == "talk"]
    if talks and talk_chance(t) >= 0.4:
        return next((pick for pick in talks if pick[1] == "negotiation"), talks[0])
    if "flee" in verbs and danger > 0.8 and flight_chance(t) >= 0.35:
        return best_flight(t, options)
    for pick in options:
        if pick[0] == "throw_phial" or (pick[0] == "use" and pick[2] in ("potion_of_unseeing", "potion_of_warding")):
            return pick
    if "yield" in verbs and danger > 2 and t.hero.fatigue >= 5:
        return verbs["yield"]
    return verbs["attack_first"]


def _lightest(options: list[Pick]) -> Pick:
    drops = [pick for pick in options if pick[0] in DROPS]
    return drops[0] if drops else options[-1]


def best_flight(t: Table, options: list[Pick]) -> Pick:
    flights = [pick for pick in options if pick[0] == "flee"]
    return min(flights, key=lambda pick: (pick[2] != "way_out", pick[1] != t.came_exit))


def action(t: Table, options: list[Pick]) -> Pick:
    """In a fight: run when the next rounds may be the last; magic where it pays; the weakest enemy first."""
    verbs = {pick[0]: pick for pick in reversed(options)}
    if "break_free" in verbs:
        return verbs["break_free"]
    for wish in (_run, _turn_undead, _leave_alone, _fire_bolt, _throw_phial, _strike):
        if pick := wish(t, options):
            return pick
    if t.enc.held != NOWHERE or "nothing" in verbs:
        return verbs["nothing"]
    return options[-1]


def _of(options: list[Pick], verb: str) -> list[Pick]:
    return [pick for pick in options if pick[0] == verb]


def _run(t: Table, options: list[Pick]) -> Pick | None:
    """Not from one who is nearly down."""
    hero, living = t.hero, t.group.living()
    if not _of(options, "flee") or (len(living) == 1 and living[0].hp <= 3):
        return None
    if hero.hp > 1.5 * enemy_force(t, living) or hero.hp * 2 >= hero.hp_max:
        return None
    chance = flight_chance(t)
    return best_flight(t, options) if chance >= 0.45 or (chance >= 0.3 and hero.fatigue >= 4) else None


def _turn_undead(t: Table, options: list[Pick]) -> Pick | None:
    turns = _of(options, "turn_undead")
    if turns and (not t.enc.turned or any(CREATURES[m.creature].hd < t.hero.hd for m in t.group.living())):
        return turns[0]
    return None


def _leave_alone(t: Table, options: list[Pick]) -> Pick | None:
    return next(iter(_of(options, "leave_alone")), None) if t.enc.alarmed else None


def _fire_bolt(t: Table, options: list[Pick]) -> Pick | None:
    bolts = _of(options, "fire_bolt")
    if not bolts or t.hero.resources < 2 or not (peril(t) > 0.25 or t.hero.weapon.damage.mean < 3):
        return None
    targets = [pick for pick in bolts if "fireproof" not in CREATURES[word(pick, 2)].abilities]
    return max(targets, key=lambda pick: _bolt_worth(t, number(pick))) if targets else None


def _throw_phial(t: Table, options: list[Pick]) -> Pick | None:
    phials = _of(options, "throw_phial")
    if not phials or peril(t) <= 0.6:
        return None
    return max(phials, key=lambda pick: t.group.members[number(pick, 3)].hp)


def _strike(t: Table, options: list[Pick]) -> Pick | None:
    """The weakest enemy first."""
    members = t.group.members
    blows = _of(options, "attack")
    return min(blows, key=lambda pick: (members[number(pick)].hp, CREATURES[word(pick, 2)].ac)) if blows else None


def _bolt_worth(t: Table, place: int) -> tuple[bool, int]:
    creature = CREATURES[t.group.members[place].creature]
    return creature.hd <= t.hero.hd, creature.hd


def stake(options: list[Pick]) -> Pick:
    names = [pick[1] for pick in options]
    for wanted in ("peace", "supplies", "information"):
        if wanted in names:
            return options[names.index(wanted)]
    return options[0]
