"""Life, Fatigue and Destiny: healing, last aid, death, drowning, recovery (DJ-7, DJ-28, DJ-29)."""

from oubliettes.games.donjon.board import adjacent, sees
from oubliettes.games.donjon.goods import AMULET, THINGS
from oubliettes.games.donjon.pieces import NUMBERS, SEATS, SKILLS, dice
from oubliettes.games.donjon.rules.adventurer.sheet import (
    carries,
    discard,
    is_standing,
    max_fatigue,
    owned,
    pay_skill,
    ready,
    seated,
    use_up,
)
from oubliettes.games.donjon.rules.adventurer.states import cure
from oubliettes.games.donjon.rules.dice.luck import throw
from oubliettes.games.donjon.table import DEAD, IN, LOST, NOBODY, NOTHING, OFF, Body, Hero, Steps, Table
from oubliettes.kernel import Ask, Pick, Rolled, Script, choose, word

SAVED_LIFE: int = NUMBERS["saved_life"]
"""Where Destiny brings an adventurer back to (DJ-28.1, DJ-19.86)."""
REST: int = NUMBERS["rest_fatigue"]
"""DJ-29.3."""
DESTINY_COST: int = NUMBERS["destiny_cost"]
"""DJ-28.1, DJ-28.3."""
PASS: Pick = ("pass",)
ESCAPE: tuple[Pick, ...] = (("destiny",), ("fall",))
AMULET_OR_POINT: tuple[Pick, ...] = (("use-amulet",), ("use-point",))

# ------------------------------------------------------------------ Destiny (DJ-28, DJ-44.16)


def has_destiny(hero: Hero) -> bool:
    """A point, or an amulet that stands for one."""
    return hero.destiny >= DESTINY_COST or carries(hero, AMULET)


def spend_destiny(t: Table, hero: Hero) -> Script[None]:
    """1 PD, or the amulet in its place: who has both chooses."""
    amulet = carries(hero, AMULET)
    if amulet and hero.destiny >= DESTINY_COST:
        pick: Pick = yield Ask(hero.number, "amulet", AMULET_OR_POINT, "DJ-44.16")
        amulet = pick[0] == "use-amulet"
    if amulet:
        use_up(t, hero, AMULET)
        t.say("amulet-spent", "DJ-44.16", seat=hero.number)
    else:
        hero.destiny -= DESTINY_COST


def escapes_death(t: Table, hero: Hero, ask: Ask, rule: str) -> Script[bool]:
    """Whether Destiny brings him back to 10 PV, if he has any and wants it (DJ-28.1, DJ-28.2)."""
    if not has_destiny(hero):
        return False
    pick: Pick = yield ask
    if pick[0] != "destiny":
        return False
    yield from spend_destiny(t, hero)
    hero.life = SAVED_LIFE
    t.say("escapes-death", rule, seat=hero.number, life=hero.life)
    return True


# ------------------------------------------------------------------ healing (DJ-7.12, DJ-8.28, DJ-29)


def can_heal(hero: Hero) -> bool:
    """DJ-6.13: healing is offered to the hurt and the poisoned only."""
    return hero.life < hero.max_life or hero.venom > 0 or hero.water


def heal(t: Table, hero: Hero, n: int, *, cures: bool = False, rolls: tuple[Rolled, ...] = ()) -> None:
    """PV regained, never above the maximum (DJ-29.6); who was at 0 stands up at once (DJ-7.12). DJ-25.13."""
    gained = min(n, hero.max_life - hero.life)
    hero.life += gained
    if cures:
        cure(hero)
    t.say("healed", "DJ-29.1", rolls=rolls, seat=hero.number, life=gained, left=hero.life)


def restore(t: Table, hero: Hero, faces: tuple[int, ...], *, cures: bool = False, by: int = NOBODY) -> Script[None]:
    """Dice of healing; `cures`: venom and fountain poison end too (DJ-8.28, DJ-19.91)."""
    n, rolls = yield from throw(t, hero if by == NOBODY else t.heroes[by], faces, "heal")
    heal(t, hero, n, cures=cures, rolls=rolls)


def rested(hero: Hero) -> int:
    """DJ-29.3: his Fatigue Points after a rest, never above the maximum."""
    return max(hero.fatigue, min(hero.fatigue + REST, max_fatigue(hero)))


def rest(t: Table, hero: Hero) -> None:
    """DJ-14.9, DJ-14.10, DJ-29.3: 1 PF, never above the maximum."""
    hero.fatigue = rested(hero)
    t.say("rests", "DJ-14.9", seat=hero.number, fatigue=hero.fatigue)


def recover(hero: Hero) -> None:
    """Between two games (DJ-29.2, DJ-29.4, DJ-29.5): full Life and Fatigue, and nothing that weighs on him is left.

    Destiny does not come back (DJ-28.7).
    """
    hero.life = hero.max_life
    hero.fatigue = max_fatigue(hero)
    cure(hero)
    hero.effects = ()
    hero.drained = 0
    hero.lost_turn = hero.frozen = hero.knocked = hero.lens = False
    hero.torch = 0
    hero.prisoner = hero.sanctuary = NOBODY
    hero.tilted = ("",) * len(hero.skills)
    hero.weapon, hero.shield, hero.body = (
        item._replace(notch=0, coat=False) for item in (hero.weapon, hero.shield, hero.body)
    )
    hero.pack = tuple(item._replace(notch=0, coat=False) for item in hero.pack)


# ------------------------------------------------------------------ death (DJ-7.6 to DJ-7.8, DJ-7.14)


def die(t: Table, hero: Hero) -> None:
    """DJ-7.14: what he had, gold included, stays on his square."""
    t.bodies = (*t.bodies, Body(hero.at, hero.gold, tuple(owned(hero))))
    _gone(t, hero, DEAD)
    t.say("dies", "DJ-7.6", seat=hero.number)


def deaths(t: Table, spared: tuple[int, ...] = ()) -> None:
    """DJ-7.6, DJ-7.8: those still at 0 PV when the phase ends. Who calls this then looks at the party."""
    for hero in t.heroes:
        if hero.fate == IN and hero.life == 0 and hero.number not in spared:
            die(t, hero)


def drown(t: Table, hero: Hero) -> Script[None]:
    """DJ-19.86: a fatal blow that only Destiny undoes: back where he started, with 10 PV, his turn over.

    Who calls this then looks at the party.
    """
    hero.life = 0
    t.turn.over = True
    t.say("falls-in", "DJ-19.86", seat=hero.number)
    if (yield from escapes_death(t, hero, Ask(hero.number, "escape-drowning", ESCAPE, "DJ-19.86"), "DJ-28.2")):
        return
    left = tuple(item for item in owned(hero) if THINGS[item.kind].category == "quest")
    if left:
        t.bodies = (*t.bodies, Body(hero.at, 0, left))
    for item in owned(hero):
        discard(t, item)
    _gone(t, hero, LOST)
    t.say("drowns", "DJ-19.86", seat=hero.number)


def _gone(t: Table, hero: Hero, fate: str) -> None:
    hero.fate = fate
    hero.gold = 0
    hero.pack = ()
    hero.weapon = hero.shield = hero.body = NOTHING
    hero.torch = 0
    t.stand(hero, OFF)
    t.marks["deaths"] = t.marks.get("deaths", 0) + 1


# ------------------------------------------------------------------ last aid (DJ-7.13, DJ-7.15)


def last_aid(t: Table) -> Script[None]:
    """Each standing adventurer, in the order the leader likes, helps those at 0 PV without moving."""
    done: set[int] = set()
    while True:
        helpers = [hero for hero in t.heroes if hero.number not in done and aids(t, hero)]
        if not helpers:
            return
        names: list[Pick] = [("helper", SEATS[hero.number]) for hero in helpers]
        leader = next(n for n in t.order if is_standing(t.heroes[n]))
        named = yield from choose(leader, "last-aid-next", names, "DJ-7.13")
        hero = helpers[names.index(named)]
        while options := aids(t, hero):
            pick: Pick = yield Ask(hero.number, "last-aid", [*options, PASS], "DJ-7.13")
            if pick is PASS:
                break
            yield from _aid(t, hero, word(pick), seated(t, pick[2]))
        done.add(hero.number)


def aids(t: Table, hero: Hero) -> list[Pick]:
    """What he can do for those at 0 PV: healing skills and scrolls in sight, potions beside him (DJ-8.29)."""
    if hero.frozen or not is_standing(hero):
        return []
    fallen = [other for other in t.heroes if other.fate == IN and other.life == 0]
    if not fallen:
        return []
    distant = [skill for skill in hero.skills if SKILLS[skill].last_aid and ready(t, hero, skill)]
    close = []
    for item in hero.pack:
        thing = THINGS[item.kind]
        if thing.heal and item.kind not in close:
            close.append(item.kind)
        elif thing.skill and SKILLS[thing.skill].last_aid and not t.dead_magic and item.kind not in distant:
            distant.append(item.kind)
    found: list[Pick] = []
    for other in fallen:
        if sees(t.map, hero.at, other.at):
            found += [("aid", source, SEATS[other.number]) for source in distant]
        if adjacent(t.map, hero.at, other.at):
            found += [("aid", source, SEATS[other.number]) for source in close]
    return found


def _aid(t: Table, hero: Hero, source: str, other: Hero) -> Script[None]:
    t.say("gives-aid", "DJ-7.13", seat=hero.number, other_seat=other.number, thing=source)
    if source in SKILLS:
        pay_skill(t, hero, source)
        yield from restore(t, other, dice(SKILLS[source].heal), cures=True, by=hero.number)
        return
    use_up(t, hero, source)
    faces = THINGS[source].heal or dice(SKILLS[THINGS[source].skill].heal)
    yield from restore(t, other, faces, cures=True, by=hero.number)


STEPS: Steps = {"last_aid": last_aid}
