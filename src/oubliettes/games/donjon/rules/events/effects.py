"""What each Event card needs and does (DJ-42); here those of doors and fights, and those that take effect at once."""

from oubliettes.games.donjon.goods import POTION, THINGS
from oubliettes.games.donjon.pieces import SEATS
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import new, put
from oubliettes.games.donjon.rules.adventurer.states import SACRED_HAMMER, effect
from oubliettes.games.donjon.rules.events import after_a_move, while_exploring
from oubliettes.games.donjon.rules.events.aiming import NUMBERS, Card, Cards, aimed_hero, always, chosen_square, open_to
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import CLOSED, NOBODY, Coming, Hero, Monster, Table
from oubliettes.kernel import Pick, Script, choose

VITALITY: int = NUMBERS["dark_vitality"]["life"]
REINFORCEMENTS: int = NUMBERS["reinforcements"]["monsters"]
"""DJ-42.16, DJ-42.14."""


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
    return bool(open_to(t, number, _notchable))


def _notched(t: Table, number: int) -> Script[None]:
    """DJ-42.17."""
    hero = yield from aimed_hero(t, open_to(t, number, _notchable))
    hero.weapon = hero.weapon._replace(notch=hero.weapon.notch + NUMBERS["notched_weapon"]["notch"])
    t.say("notched", "DJ-42.17", seat=hero.number, thing=hero.weapon.kind)


def _slab(t: Table, number: int) -> Script[None]:
    """DJ-42.23."""
    zone = t.map.zone[party.leader(t).at]
    squares = ground.free_squares(t, zone)
    if squares:
        square = yield from chosen_square(t, squares, "DJ-42.23")
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
    put(hero, *[new(POTION)] * NUMBERS["wounded_scout"]["potions"])
    t.say("finds", "DJ-42.27", seat=hero.number, item=POTION)


def _cache(t: Table, number: int) -> None:
    """DJ-42.28."""
    t.agenda.append(("loot", NUMBERS["forgotten_cache"]["treasures"], party.leader(t).number))


CARDS: Cards = {
    "ambush": Card(always, _ambush),
    "locked_door": Card(_can_lock, _locked_door),
    "reinforcements": Card(_can_reinforce, _reinforcements),
    "frenzy": Card(always, _frenzy),
    "dark_vitality": Card(_can_revive, _vitality),
    "notched_weapon": Card(_can_notch, _notched),
    "loose_slab": Card(always, _slab),
    "dead_magic": Card(_can_deaden, _dead_magic),
    "wounded_scout": Card(always, _scout),
    "forgotten_cache": Card(always, _cache),
    **while_exploring.CARDS,
    **after_a_move.CARDS,
}
