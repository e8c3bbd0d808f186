"""How the party is: who is hurt, who heals him, what he had better drink, wear or hold."""

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.mind.destinations import can_reach
from oubliettes.games.donjon.pieces import seat_of
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.skills.aims import from_pick
from oubliettes.games.donjon.table import PC, Hero, Table
from oubliettes.kernel import Pick, word

LIFE_TO_GO_ON = 0.65
FATIGUE_TO_GO_ON = 1.5
"""Below these shares of Life and means of Fatigue the party rests, if resting can help."""
ARCHERS = ("thief", "wizard")
"""Who fights from a distance."""
HURT = 5
"""PV lost before a healing is worth a Fatigue Point."""
PACE = 8
"""Exploration Phases for each zone, fights and rests included: with it even a dungeon of 16 zones is done in time."""


def needs_rest(t: Table) -> bool:
    """Whether resting gives the party something it needs."""
    heroes = party.standing(t)
    mean = sum(hero.fatigue for hero in heroes) / len(heroes)
    if mean < FATIGUE_TO_GO_ON:
        return True
    life = sum(hero.life for hero in heroes) / sum(hero.max_life for hero in heroes)
    weakest = min(hero.life / hero.max_life for hero in heroes)
    if life >= LIFE_TO_GO_ON and weakest >= LIFE_TO_GO_ON / 2:
        return False
    return any(_can_heal(t, hero) for hero in heroes)


def _can_heal(t: Table, hero: Hero) -> bool:
    """Whether he has a treatment for somebody; a skill used in a fight is of no use before the next one (DJ-6.6)."""
    ready = _ready(hero)
    if "second_wind" in ready and _is_hurt(hero):
        return True
    if "song_of_comfort" in ready and _in_earshot(t, hero) >= HURT:
        return True
    return "healing" in ready and any(
        _is_hurt(other) and (sees(t.map, hero.at, other.at) or can_reach(t, other, (hero.at,)))
        for other in party.standing(t)
    )


def _ready(hero: Hero) -> list[str]:
    return [skill for skill, tilt in zip(hero.skills, hero.tilted, strict=True) if tilt != PC]


def _is_hurt(hero: Hero) -> bool:
    return hero.max_life - hero.life >= HURT


def _in_earshot(t: Table, hero: Hero) -> int:
    """The PV that those in his zone have lost (DJ-38.8)."""
    here = t.map.zone[hero.at]
    return sum(other.max_life - other.life for other in party.standing(t) if t.map.zone[other.at] == here)


def healers_of(t: Table, hero: Hero) -> tuple[int, ...]:
    """Where somebody who is hurt finds help while the party rests: with a healer, if none sees him."""
    if not _is_hurt(hero) or not needs_rest(t):
        return ()
    healers = tuple(other.at for other in party.standing(t) if "healing" in _ready(other))
    return () if any(sees(t.map, at, hero.at) for at in healers) else healers


def urgent(t: Table) -> bool:
    """Behind the pace at which the last zone is reached before the time is up (DJ-1.15), there is no more waiting."""
    return t.explorations > PACE * len(t.zones)


def uses(by_verb: dict[str, list[Pick]]) -> list[tuple[str, Pick, Pick]]:
    """The skills that are offered: which, on whom or where, and the pick."""
    return [(*from_pick(pick), pick) for verb, picks in by_verb.items() if verb.startswith("skill") for pick in picks]


def first_aid(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Healing skills, and potions for those about to fall."""
    best: tuple[int, Pick] | None = None
    for skill, aim, pick in uses(by_verb):
        if skill == "healing":
            other = t.heroes[seat_of(aim[0])]
            lost = other.max_life - other.life + (HURT if other.venom or other.water else 0)
            if lost >= HURT and (best is None or lost > best[0]):
                best = (lost, pick)
        elif skill == "song_of_comfort":
            lost = _in_earshot(t, hero)
            if lost >= HURT and (best is None or lost // 2 > best[0]):
                best = (lost // 2, pick)
        elif skill == "second_wind" and _is_hurt(hero) and hero.fatigue > 1:
            best = best or (0, pick)
    if best:
        return best[1]
    return _remedies(t, hero, by_verb)


def _remedies(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Potions and scrolls of healing: for those about to fall, and rather than rest where nobody else can heal."""
    low = hero.max_life // (2 if needs_rest(t) or urgent(t) else 4)
    for pick in by_verb.get("drink", ()):
        if THINGS[word(pick)].heal and (hero.life <= low or hero.venom > 1):
            return pick
    for pick in by_verb.get("feed", []) + by_verb.get("read-on", []):
        thing, seat = (pick[1], pick[2]) if pick[0] == "feed" else (pick[2], pick[1])
        heals = THINGS[str(thing)].heal or THINGS[str(thing)].skill == "healing"
        if heals and t.heroes[seat_of(seat)].life <= low:
            return pick
    return None


def better_gear(hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """A piece in the pack that is better than the one in its place; a bow or a sling for those who stay back."""
    for pick in by_verb.get("equip", ()):
        thing = THINGS[word(pick)]
        old = getattr(hero, thing.slot)
        if thing.ranged and not (old.kind and THINGS[old.kind].ranged):
            if hero.cls in ARCHERS and any(THINGS[i.kind].ammo == thing.ammo for i in hero.pack if i.kind != thing.id):
                return pick
            continue
        if not old.kind:
            if thing.slot != "shield" or not hero.weapon.kind or THINGS[hero.weapon.kind].hands == 1:
                return pick
            continue
        now = THINGS[old.kind]
        stronger = thing.power + thing.bonus > now.power + now.bonus - old.notch
        if stronger and thing.ranged == now.ranged and (thing.hands == 1 or not hero.shield.kind):
            return pick
    return None
