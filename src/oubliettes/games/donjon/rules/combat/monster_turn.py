"""A monster's turn: movement, attacks, spells, webs (DJ-30.15, DJ-31, DJ-32)."""

from oubliettes.games.donjon.board import square_at
from oubliettes.games.donjon.pieces import RUN_DICE, SEATS, SKILLS, SPEED, WEBS, seat_of
from oubliettes.games.donjon.rules.adventurer.states import TAUNT, effect
from oubliettes.games.donjon.rules.attack.resolution import monster_attack_base
from oubliettes.games.donjon.rules.attack.weapons import bare, monster_attacks
from oubliettes.games.donjon.rules.attack.wrecking import monster_beats, monster_through
from oubliettes.games.donjon.rules.automatic import monster_play
from oubliettes.games.donjon.rules.dice.fate import concerned, forced
from oubliettes.games.donjon.rules.equipment import between_blows
from oubliettes.games.donjon.rules.master import master, md_hand
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.monsters.turn_limits import (
    ATTACKED_AGAIN,
    CAST,
    END,
    HIT,
    RUN,
    TAIL,
    calm,
    can_move,
    may_attack,
    may_tail,
)
from oubliettes.games.donjon.rules.movement import distances, walking
from oubliettes.games.donjon.rules.order import turn_start
from oubliettes.games.donjon.rules.skills import aims, spells
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import NOBODY, Actions, Blow, Hero, Monster, Steps, Table, Turn
from oubliettes.kernel import Die, Pick, Roll, Rolled, Script, Verbs


def prowl_starts(t: Table, number: int) -> Script[None]:
    """Ice, fire and lost turns first."""
    monster = t.figure(number)
    assert isinstance(monster, Monster)
    monster.played = True
    t.turn = Turn(figure=number, start=monster.at, points=monster.creature.stats[SPEED])
    if not (yield from turn_start.monster_starts(t, monster)):
        t.turn.over = True
    elif monster.knocked or monster.rooted:  # DJ-36.7, DJ-37.10
        t.turn.stopped = True


def prowl(t: Table) -> Script[None]:
    """DJ-30.15: the same rules as an adventurer's: a movement and an attack, unless its own rules give more."""
    monster = next((one for one in t.monsters if one.number == t.turn.figure), None)
    while monster is not None and monster.life > 0 and not t.turn.over:
        turn_start.settle(t)
        if t.md == NOBODY:
            pick = monster_play.decide(t, monster)
        else:
            pick = yield from master(t, "monster-turn", menu(t, monster), "DJ-30.15", monster=monster.kind)
        if pick is END:
            break
        before = between_blows.shape(t)
        yield from ACTIONS.play(pick, t, monster) or ()
        if _more_to_come(t, monster):
            yield from between_blows.potions(t, before)
    if monster is not None:
        monster.knocked = monster.rooted = False
    t.turn = Turn()
    turn_start.settle(t)


def _more_to_come(t: Table, monster: Monster) -> bool:
    """Whether another blow may fall before the adventurers' own turns."""
    if any(not one.played and not one.frozen for one in t.monsters):
        return True
    return monster.life > 0 and not t.turn.over and (may_attack(t, monster) or may_tail(t, monster))


# ------------------------------------------------------------------ what it may do


def menu(t: Table, monster: Monster) -> list[Pick]:
    """All that the MD may have it do now. No monster opens a door (DJ-15.6)."""
    hero = None
    if not t.turn.attacks and targeting.has_duties(t, monster):
        hero = targeting.bound_to(t, monster, targeting.walk_of(t, monster) if can_move(t) else {monster.at: 0})
    woken = hero is not None and not effect(hero, TAUNT)
    found = _moves(t, monster, hero, may_run=not woken)
    found += _blows(t, monster, hero)
    if not woken:
        found += _spells(t, monster)
    found += webs(t, monster)
    stays = not can_move(t) or bool(targeting.allowed(t, monster, [monster.at], hero))
    if (stays and not woken) or not found:  # DJ-19.37, DJ-36.8: it has to go for its waker, or for who taunts it
        found.append(END)
    return found


def _moves(t: Table, monster: Monster, bound: Hero | None, *, may_run: bool) -> list[Pick]:
    """DJ-24.7, DJ-30.15: where it may go, as far as whom it is bound to leaves it free (DJ-36.8)."""
    if not can_move(t):
        return []
    m = t.map
    squares = targeting.allowed(t, monster, distances.goals(t, monster, t.turn.points), bound)
    found: list[Pick] = [("go", m.x[square], m.y[square]) for square in squares]
    if may_run and not t.turn.ran:
        found.append(RUN)
    return found


def _blows(t: Table, monster: Monster, bound: Hero | None) -> list[Pick]:
    """DJ-25.14, DJ-31.18: with its weapon, at things, and with its tail."""
    found: list[Pick] = []
    if may_attack(t, monster):
        able = targeting.targets(t, monster)
        found += [("attack", SEATS[one.number]) for one in able if bound in (None, one) or effect(one, TAUNT)]
        if not t.turn.attacks:
            found += _things(t, monster)
    if may_tail(t, monster):
        found += [("tail", SEATS[one.number]) for one in targeting.targets(t, monster, tail=True)]
    return found


def _spells(t: Table, monster: Monster) -> list[Pick]:
    """DJ-32.2: those it has not cast yet."""
    found: list[Pick] = []
    for spell in monster.spells:
        if not SKILLS[spell].takes_attack or not t.turn.attacks:
            found += [aims.to_pick("cast", spell, aim) for aim in aims.aims(t, monster, spell)]
    return found


def _things(t: Table, monster: Monster) -> list[Pick]:
    """Webs and ice in the way (DJ-31.5, DJ-37.7)."""
    near = t.map.near[monster.at]
    m = t.map
    found: list[Pick] = []
    if not monster.creature.web:
        found += [
            ("tear", m.x[web], m.y[web]) for web in t.webs if targeting.attacks_square(t, monster, monster.at, web)
        ]
    found += [("free", one.number, one.kind) for one in t.monsters if one.frozen and one.at in near]
    return found


def webs(t: Table, monster: Monster) -> list[Pick]:
    """DJ-31.2, DJ-31.3: a spider that has not fought may end its turn with a web beside it."""
    if not monster.creature.web or t.turn.attacks or len(t.webs) >= WEBS:
        return []
    m = t.map
    return [("web", m.x[square], m.y[square]) for square in m.near[monster.at] if ground.free(t, square)]


# ------------------------------------------------------------------ doing it


def _go(t: Table, monster: Monster, x: int, y: int) -> Script[None]:
    """One movement, around fire where that is possible."""
    to = square_at(t.map, x, y)
    with calm(t, monster):
        way = distances.path(t, monster, t.turn.points, to)
    if way is None:
        way = distances.path(t, monster, t.turn.points, to)
    assert way is not None
    t.turn.stopped = True
    t.say("monster-moves", "DJ-30.15", monster=monster.kind)
    yield from walking.walk(t, monster, way)


def _run(t: Table, monster: Monster) -> Script[None]:
    """DJ-30.15; Destiny may bring another die if this one brings an attack that the lowest would not (DJ-28.4)."""
    walked = t.turn.points
    t.turn.ran = True
    while True:
        rolled: tuple[int, ...] = yield Roll(RUN_DICE, for_=md_hand(t))
        die = sum(rolled)
        t.turn.points = walked + die
        told = (Rolled("run", tuple(map(Die, RUN_DICE, rolled)), monster.kind, total=die),)
        t.say("monster-runs", "DJ-30.15", rolls=told, monster=monster.kind, die=die)
        if targeting.threatens(t, monster, walked + len(RUN_DICE)) or not targeting.threatens(
            t, monster, t.turn.points
        ):
            return
        facts = {"monster": monster.kind, "die": die}
        if not (yield from forced(t, concerned(t, NOBODY), "destiny-run", facts=facts)):
            return


def _attack(t: Table, monster: Monster, seat: str) -> Script[None]:
    """DJ-24.7: a movement begun is over. DJ-31.29: a beastman that moved and hit attacks again."""
    turn = t.turn
    if turn.attacks:
        turn.tried |= ATTACKED_AGAIN
    turn.attacks += 1
    if turn.steps:
        turn.stopped = True
    first_after_a_move = turn.steps > 0 and monster.at != turn.start
    hit = yield from monster_attacks(t, monster, t.heroes[seat_of(seat)])
    if hit and first_after_a_move:
        turn.tried |= HIT


def _tail(t: Table, monster: Monster, seat: str) -> Script[None]:
    """DJ-31.17, DJ-31.18."""
    t.turn.tried |= TAIL
    if t.turn.steps:
        t.turn.stopped = True
    yield from monster_attacks(t, monster, t.heroes[seat_of(seat)], tail=True)


def _cast(t: Table, monster: Monster, spell: str, aim: Pick) -> Script[None]:
    """DJ-32.2, DJ-32.3, DJ-32.5: each of its spells once. DJ-27.6: for no PF."""
    monster.spells = tuple(other for other in monster.spells if other != spell)
    t.turn.tried |= CAST
    if SKILLS[spell].takes_attack and t.turn.steps:
        t.turn.stopped = True
    yield from spells.cast(t, monster, spell, aim)


def _tear(t: Table, monster: Monster, x: int, y: int) -> Script[None]:
    """DJ-31.5."""
    yield from monster_through(t, monster, _attacks(t, monster), square_at(t.map, x, y))


def _free(t: Table, monster: Monster, number: int, kind: str) -> Script[None]:
    """DJ-37.7."""
    freed, rolls = yield from monster_beats(t, monster, _attacks(t, monster))
    one = t.figure(number)
    if freed:
        one.frozen = False
    who = one.kind if isinstance(one, Monster) else SEATS[one.number]
    t.say("monster-breaks-ice" if freed else "monster-ice-holds", "DJ-37.7", rolls=rolls, monster=monster.kind, who=who)


def _attacks(t: Table, monster: Monster) -> Blow:
    """An attack on a thing: it is made, and this is its strength without the die."""
    t.turn.attacks += 1
    if t.turn.steps:
        t.turn.stopped = True
    return bare(monster.number, monster_attack_base(t, monster, monster.creature.weapon))


def _web(t: Table, monster: Monster, x: int, y: int) -> None:
    """DJ-31.2, DJ-31.3."""
    t.webs = (*t.webs, square_at(t.map, x, y))
    t.turn.over = True
    t.say("spins-web", "DJ-31.2")


ACTIONS: Actions = Verbs(
    "a monster's turn",
    {
        "go": _go,
        "run": _run,
        "attack": _attack,
        "tail": _tail,
        **aims.actions("cast", _cast),
        "tear": _tear,
        "free": _free,
        "web": _web,
    },
)
STEPS: Steps = {"prowl_starts": prowl_starts, "prowl": prowl}
