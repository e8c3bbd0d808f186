"""What each Event card needs and does (DJ-42)."""

from collections.abc import Callable

from oubliettes.games.donjon.board import adjacent
from oubliettes.games.donjon.goods import POTION, RAT_POISON, ROPE, THINGS
from oubliettes.games.donjon.pieces import COMPONENTS, D4, D6, D10, DEXTERITY, MAGIC, SEATS, STRENGTH
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import carries, is_standing, new, put, use_up
from oubliettes.games.donjon.rules.adventurer.states import EVIL_EYE, SACRED_HAMMER, add_effect, effect
from oubliettes.games.donjon.rules.attack.harm import harm, harmful, hurt
from oubliettes.games.donjon.rules.attack.resolution import SHOT, defence, resolve
from oubliettes.games.donjon.rules.attack.weapons import poison
from oubliettes.games.donjon.rules.dice.fate import PASS
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import (
    CLOSED,
    NOBODY,
    OPEN,
    PC_NEXT,
    PE_NEXT,
    UNKNOWN,
    Blow,
    Coming,
    Door,
    Hero,
    Monster,
    Table,
    Zone,
)
from oubliettes.kernel import Ask, Pick, Script, choose

RATS: tuple[Pick, ...] = (("rat-poison",), PASS)
_CARDS = {entry["id"]: entry for entry in COMPONENTS["event_card"]}
SLIT_ATTACK: int = _CARDS["arrow_slit"]["attack"]
VITALITY: int = _CARDS["dark_vitality"]["life"]
WHISPERS: int = _CARDS["whispers"]["fatigue"]
REINFORCEMENTS: int = _CARDS["reinforcements"]["monsters"]
"""DJ-42.10, DJ-42.16, DJ-42.21, DJ-42.14."""


# ------------------------------------------------------------------ whom and where


def _one_of(t: Table, number: int, fit: Callable[[Hero], bool]) -> list[Hero]:
    """The adventurers a card may be aimed at; one that a search brought is aimed at the searcher (DJ-16.6)."""
    return [hero for hero in party.standing(t) if number in (NOBODY, hero.number) and not hero.frozen and fit(hero)]


def _concerned(t: Table, number: int) -> list[Hero]:
    """Whom a card for all must touch: anybody, or somebody in the zone of the search that brought it (DJ-16.6)."""
    zone = t.map.zone
    return [h for h in party.standing(t) if number == NOBODY or zone[h.at] == zone[t.heroes[number].at]]


def _aimed(t: Table, heroes: list[Hero]) -> Script[Hero]:
    """The MD chooses an adventurer."""
    options: list[Pick] = [("on", SEATS[hero.number]) for hero in heroes]
    pick = yield from decide(t, "event-hero", options, "DJ-35.2")
    hero = heroes[options.index(pick)]
    hero.targeted += 1
    return hero


def _zones(t: Table, number: int, fit: Callable[[Zone], bool]) -> list[Zone]:
    """Zones that hold an adventurer, in reading order."""
    where = {t.map.zone[h.at] for h in party.standing(t) if number in (NOBODY, h.number)}
    m = t.map
    zones = [t.zones[n] for n in where if fit(t.zones[n])]
    return sorted(zones, key=lambda zone: (m.y[zone.squares[0]], m.x[zone.squares[0]]))


def _zone(t: Table, zones: list[Zone]) -> Script[Zone]:
    options: list[Pick] = [("in-zone", zone.number) for zone in zones]
    pick = yield from decide(t, "event-zone", options, "DJ-35.3")
    return zones[options.index(pick)]


def _square(t: Table, squares: list[int], rule: str) -> Script[int]:
    m = t.map
    options: list[Pick] = [("at", m.x[square], m.y[square]) for square in squares]
    pick = yield from decide(t, "event-square", options, rule)
    return squares[options.index(pick)]


def _trap(t: Table, number: int) -> bool:
    """DJ-42.2: not where a thief has found the traps."""
    hero = t.heroes[number]
    return is_standing(hero) and not layout.zone_of(t, hero.at).safe


def _always(t: Table, number: int) -> bool:
    return True


# ------------------------------------------------------------------ exploration


def _can_wander(t: Table, number: int) -> bool:
    return any(arrival.may_come(t, card, "") for card in t.decks["monster"])


def _wandering(t: Table, number: int) -> None:
    """DJ-42.3."""
    t.agenda.append(("monsters", NOBODY))


def _can_darken(t: Table, number: int) -> bool:
    return bool(_zones(t, number, lambda zone: not zone.dark))


def _darkness(t: Table, number: int) -> Script[None]:
    """DJ-42.11."""
    zones = _zones(t, number, lambda zone: not zone.dark)
    if zones:
        zone = yield from _zone(t, zones)
        zone.dark = True
        t.say("darkens", "DJ-42.11", zone=zone.number)


def _can_draught(t: Table, number: int) -> bool:
    return any(hero.torch for hero in _concerned(t, number))


def _draught(t: Table, number: int) -> None:
    """DJ-42.12."""
    for hero in t.heroes:
        if hero.torch:
            hero.torch = 0
            t.say("torch-spent", "DJ-42.12", seat=hero.number)


def _can_swarm(t: Table, number: int) -> bool:
    return bool(_zones(t, number, lambda zone: True))


def _rats(t: Table, number: int) -> Script[None]:
    """DJ-42.13: unless one of them spends a dose of rat poison (DJ-8.31)."""
    zones = _zones(t, number, lambda zone: True)
    if not zones:
        return
    zone = yield from _zone(t, zones)
    bitten = [hero for hero in t.heroes if is_standing(hero) and t.map.zone[hero.at] == zone.number]
    for hero in party.from_leader(t):
        if hero in bitten and carries(hero, RAT_POISON):
            pick: Pick = yield Ask(hero.number, "rats", RATS, "DJ-42.13")
            if pick[0] == "rat-poison":
                use_up(t, hero, RAT_POISON)
                t.say("rats-poisoned", "DJ-8.31", seat=hero.number)
                return
    losses = []
    for hero in bitten:
        n = yield from harmful(t, hero, (D4,))
        losses.append((hero, n))
    for hero, n in losses:
        yield from hurt(t, hero, n, "DJ-42.13")


def _can_eye(t: Table, number: int) -> bool:
    return bool(_one_of(t, number, lambda hero: True))


def _evil_eye(t: Table, number: int) -> Script[None]:
    """DJ-42.18."""
    hero = yield from _aimed(t, _one_of(t, number, lambda hero: True))
    if not (yield from trial(t, hero, MAGIC, rule="DJ-42.18")):
        add_effect(hero, EVIL_EYE, 1, PE_NEXT | PC_NEXT)
        t.say("cursed", "DJ-42.18", seat=hero.number)


def _can_tire(t: Table, number: int) -> bool:
    return any(hero.fatigue for hero in _concerned(t, number))


def _foul_air(t: Table, number: int) -> None:
    """DJ-42.19."""
    for hero in party.heroes_in(t):
        if hero.fatigue and is_standing(hero):
            hero.fatigue -= 1
            t.say("tired", "DJ-42.19", seat=hero.number, fatigue=1)


def _can_pilfer(t: Table, number: int) -> bool:
    return bool(_one_of(t, number, lambda hero: hero.gold > 0))


def _imp(t: Table, number: int) -> Script[None]:
    """DJ-42.20."""
    hero = yield from _aimed(t, _one_of(t, number, lambda hero: hero.gold > 0))
    if not (yield from trial(t, hero, DEXTERITY, rule="DJ-42.20")):
        n = yield from harmful(t, hero, (D10,), gold=True)
        lost = min(n, hero.gold)
        hero.gold -= lost
        t.say("pilfered", "DJ-42.20", seat=hero.number, gold=lost)


def _can_whisper(t: Table, number: int) -> bool:
    return bool(_one_of(t, number, lambda hero: hero.fatigue > 0))


def _whispers(t: Table, number: int) -> Script[None]:
    """DJ-42.21. The last point of the only one to tire may have gone into a Sixth Sense that did not stop it."""
    heroes = _one_of(t, number, lambda hero: hero.fatigue > 0)
    if not heroes:
        return t.say("event-in-vain", "DJ-42.30")
    hero = yield from _aimed(t, heroes)
    if not (yield from trial(t, hero, MAGIC, rule="DJ-42.21")):
        lost = min(WHISPERS, hero.fatigue)
        hero.fatigue -= lost
        t.say("tired", "DJ-42.21", seat=hero.number, fatigue=lost)


def _can_mislead(t: Table, number: int) -> bool:
    """Some Dungeon card was put away at set-up and is there still."""
    return len(t.dungeon) > t.pile.count(UNKNOWN)


def _wrong_way(t: Table, number: int) -> None:
    """DJ-42.25: face down on top of the pile; which one it is, is drawn when it is turned."""
    t.pile.append(UNKNOWN)
    t.say("wrong-way", "DJ-42.25", cards=len(t.pile))


def _can_howl(t: Table, number: int) -> bool:
    return not t.howl


def _howl(t: Table, number: int) -> None:
    """DJ-42.26."""
    t.howl = True
    t.say("howl", "DJ-42.26")


# ------------------------------------------------------------------ move


def _pit(t: Table, number: int) -> Script[None]:
    """DJ-42.6, DJ-8.30."""
    hero = t.heroes[number]
    hero.targeted += 1
    if (yield from trial(t, hero, DEXTERITY, rule="DJ-42.6")):
        return
    yield from harm(t, hero, (D6,), "DJ-42.6")
    near = [one for one in party.standing(t) if one is hero or adjacent(t.map, one.at, hero.at)]
    if not carries(hero, ROPE) and not any(carries(one, ROPE) for one in near):
        hero.lost_turn = True
        t.say("in-the-pit", "DJ-42.6", seat=hero.number)


def _darts(t: Table, number: int) -> Script[None]:
    """DJ-42.7."""
    hero = t.heroes[number]
    hero.targeted += 1
    yield from harm(t, hero, (D4,), "DJ-42.7")
    if is_standing(hero) and not (yield from trial(t, hero, STRENGTH, rule="DJ-42.7")):
        poison(t, hero)


def _gas(t: Table, number: int) -> Script[None]:
    """DJ-42.8."""
    zone = t.map.zone[t.heroes[number].at]
    for hero in party.standing(t):
        if t.map.zone[hero.at] == zone:
            hero.targeted += 1
            if not (yield from trial(t, hero, STRENGTH, rule="DJ-42.8")):
                hero.lost_turn = True
                t.say("sleeps", "DJ-42.8", seat=hero.number)


def _block(t: Table, number: int) -> Script[None]:
    """DJ-42.9."""
    hero = t.heroes[number]
    hero.targeted += 1
    if (yield from trial(t, hero, DEXTERITY, rule="DJ-42.9")):
        yield from hurt(t, hero, 1, "DJ-42.9")
    else:
        yield from harm(t, hero, (D6,), "DJ-42.9")


def _slit(t: Table, number: int) -> Script[None]:
    """DJ-42.10."""
    hero = t.heroes[number]
    hero.targeted += 1
    blow = Blow(attacker=NOBODY, base=SLIT_ATTACK, targets=(number,), defences=(defence(t, hero),), manner=SHOT)
    (n,) = yield from resolve(t, blow)
    yield from hurt(t, hero, n, "DJ-42.10")


def _gates(t: Table, number: int) -> list[Door]:
    """The open doors of the adventurer's zone."""
    hero = t.heroes[number]
    if not is_standing(hero):
        return []
    zone = t.map.zone[hero.at]
    return [door for door in t.doors if door.state == OPEN and not door.portcullis and zone in (door.zone, door.beyond)]


def _lever_squares(t: Table, number: int) -> list[int]:
    """DJ-42.22: free squares of the zone next to a wall, any free one if there is none."""
    m = t.map
    squares = layout.free_squares(t, m.zone[t.heroes[number].at])
    return [square for square in squares if min(m.steps[square]) < 0] or squares


def _can_bar(t: Table, number: int) -> bool:
    return bool(_gates(t, number)) and bool(_lever_squares(t, number))


def _portcullis(t: Table, number: int) -> Script[None]:
    """DJ-42.22."""
    doors = _gates(t, number)
    options: list[Pick] = [("at-door", one.number) for one in doors]
    pick = yield from decide(t, "event-door", options, "DJ-42.22")
    door = doors[options.index(pick)]
    square = yield from _square(t, _lever_squares(t, number), "DJ-42.22")
    door.portcullis = True
    layout.swing(t, door, open_=True)
    layout.add_piece(t, "lever", t.map.zone[square], (square,), str(door.number))
    t.say("portcullis-falls", "DJ-42.22", door=door.number, x=t.map.x[square], y=t.map.y[square])


# ------------------------------------------------------------------ door, onset, melee, immediate


def _can_lock(t: Table, number: int) -> bool:
    door = t.doors[number]
    return door.state == CLOSED and not door.locked and not door.relocked


def _locked_door(t: Table, number: int) -> None:
    """DJ-42.5: the Speed point is spent, the turn goes on."""
    t.doors[number].locked = True
    t.say("door-locks", "DJ-42.5", door=number)


def _ambush(t: Table, number: int) -> None:
    """DJ-42.4."""
    t.ambush = True


def _can_deaden(t: Table, number: int) -> bool:
    return not any(monster.creature.magic_only for monster in t.monsters)


def _dead_magic(t: Table, number: int) -> None:
    """DJ-42.24."""
    t.dead_magic = True


def _kinds(t: Table) -> list[Monster]:
    """One monster of each kind that is not unique and of each group."""
    found: dict[tuple[str, int], Monster] = {}
    for monster in t.monsters:
        if not monster.unique and not monster.creature.unique:
            found.setdefault((monster.kind, monster.group), monster)
    return list(found.values())


def _can_reinforce(t: Table, number: int) -> bool:
    return bool(_kinds(t))


def _reinforcements(t: Table, number: int) -> Script[None]:
    """DJ-42.14: two more, placed as usual; they count with that group and act in this part."""
    kinds = _kinds(t)
    options: list[Pick] = [("reinforce", one.number, one.kind) for one in kinds]
    pick = yield from decide(t, "event-kind", options, "DJ-42.14")
    model = kinds[options.index(pick)]
    group = t.groups[model.group]
    t.groups[model.group] = group._replace(left=group.left + REINFORCEMENTS)
    t.coming += [Coming(model.kind, model.group)] * REINFORCEMENTS
    t.say("monsters", "DJ-42.14", monsters=((model.kind, REINFORCEMENTS),))
    before = len(t.monsters)
    yield from arrival.settle_in(t, NOBODY)
    for monster in t.monsters[before:]:
        monster.quest = model.quest


def _frenzy(t: Table, number: int) -> None:
    """DJ-42.15."""
    t.frenzy = True


def _hurt_ones(t: Table) -> list[Monster]:
    return [monster for monster in t.monsters if monster.life < monster.creature.life]


def _can_revive(t: Table, number: int) -> bool:
    return bool(_hurt_ones(t))


def _vitality(t: Table, number: int) -> Script[None]:
    """DJ-42.16."""
    found = _hurt_ones(t)
    options: list[Pick] = [("revive", one.number, one.kind) for one in found]
    pick = yield from decide(t, "event-monster", options, "DJ-42.16")
    monster = found[options.index(pick)]
    monster.life = min(monster.creature.life, monster.life + VITALITY)
    t.say("revives", "DJ-42.16", monster=monster.kind, left=monster.life)


def _notchable(hero: Hero) -> bool:
    weapon = THINGS[hero.weapon.kind]
    magic = weapon.magic or effect(hero, SACRED_HAMMER)  # DJ-38.7: it counts as magic
    return bool(weapon.id) and not magic and weapon.power > hero.weapon.notch


def _can_notch(t: Table, number: int) -> bool:
    return bool(_one_of(t, number, _notchable))


def _notched(t: Table, number: int) -> Script[None]:
    """DJ-42.17."""
    hero = yield from _aimed(t, _one_of(t, number, _notchable))
    hero.weapon = hero.weapon._replace(notch=hero.weapon.notch + 1)
    t.say("notched", "DJ-42.17", seat=hero.number, thing=hero.weapon.kind)


def _slab(t: Table, number: int) -> Script[None]:
    """DJ-42.23."""
    zone = t.map.zone[party.leader(t).at]
    squares = layout.free_squares(t, zone)
    if squares:
        square = yield from _square(t, squares, "DJ-42.23")
        layout.add_piece(t, "slab", zone, (square,))
        t.say("slab-appears", "DJ-42.23", x=t.map.x[square], y=t.map.y[square])


def _scout(t: Table, number: int) -> Script[None]:
    """DJ-42.27. Where rats have just felled all (DJ-11.3: the MD may play, then draw), nobody can take it."""
    heroes = party.standing(t)
    if not heroes:
        return
    options: list[Pick] = [("on", SEATS[one.number]) for one in heroes]
    pick = yield from choose(party.leader(t).number, "scout", options, "DJ-42.27")
    hero = heroes[options.index(pick)]
    put(hero, new(POTION))
    t.say("finds", "DJ-42.27", seat=hero.number, item=POTION)


def _cache(t: Table, number: int) -> None:
    """DJ-42.28."""
    t.agenda.append(("loot", 1, party.leader(t).number))


Condition = Callable[[Table, int], bool]
Effect = Callable[[Table, int], Script[None] | None]
CARDS: dict[str, tuple[Condition, Effect]] = {
    "wandering_monsters": (_can_wander, _wandering),
    "ambush": (_always, _ambush),
    "locked_door": (_can_lock, _locked_door),
    "pit": (_trap, _pit),
    "poisoned_darts": (_trap, _darts),
    "sleeping_gas": (_trap, _gas),
    "falling_block": (_trap, _block),
    "arrow_slit": (_trap, _slit),
    "darkness": (_can_darken, _darkness),
    "draught": (_can_draught, _draught),
    "rat_swarm": (_can_swarm, _rats),
    "reinforcements": (_can_reinforce, _reinforcements),
    "frenzy": (_always, _frenzy),
    "dark_vitality": (_can_revive, _vitality),
    "notched_weapon": (_can_notch, _notched),
    "evil_eye": (_can_eye, _evil_eye),
    "foul_air": (_can_tire, _foul_air),
    "pilfering_imp": (_can_pilfer, _imp),
    "whispers": (_can_whisper, _whispers),
    "portcullis": (_can_bar, _portcullis),
    "loose_slab": (_always, _slab),
    "dead_magic": (_can_deaden, _dead_magic),
    "wrong_way": (_can_mislead, _wrong_way),
    "distant_howl": (_can_howl, _howl),
    "wounded_scout": (_always, _scout),
    "forgotten_cache": (_always, _cache),
}
