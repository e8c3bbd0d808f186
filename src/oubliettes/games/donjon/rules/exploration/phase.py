"""Phases and rounds, the party and its leader, the order of play, and how a game ends (DJ-1, DJ-10, DJ-11, DJ-13)."""

from collections.abc import Callable
from typing import NoReturn

from oubliettes.games.donjon.board import distance
from oubliettes.games.donjon.pieces import D6, LIMITS, SEATS, SPEED, seat_of
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.adventurer import party, states
from oubliettes.games.donjon.rules.adventurer.sheet import stat, straighten
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.master import master
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import LEFT, OFF, PC, PE, Hero, Table, Turn
from oubliettes.kernel import Ask, Die, Pick, Roll, Rolled, Script, Step

DRAW_EVENT: Pick = ("draw",)
DONE: Pick = ("done",)
HOME: tuple[Pick, ...] = (("home",), ("stay",))
HAND = LIMITS["event_hand"]
CAP = LIMITS["exploration_phase_cap"]


class Cut(Exception):
    """Raised when the phase or the game changes for good: the rest of the beat is not played. Nothing went wrong."""


def interrupt(t: Table, *steps: Step) -> NoReturn:
    """Forget all that was to come, and go on with these steps."""
    t.agenda.clear()
    t.then(*steps)
    if 0 <= t.turn.figure < len(t.heroes):
        t.heroes[t.turn.figure].knocked = False  # DJ-37.10: the turn in progress is over
    t.turn = Turn()
    t.blow = t.trial = None
    t.event = ""
    raise Cut


# ------------------------------------------------------------------ the leader (DJ-1.9)


def choose_leader(t: Table) -> Script[None]:
    """DJ-1.9, DJ-13.2: descending Speed, ties by a D6 each, rolled again among those still tied."""
    order: list[int] = []
    by_speed: dict[int, list[int]] = {}
    for hero in t.heroes:
        by_speed.setdefault(stat(hero, SPEED), []).append(hero.number)
    for speed in sorted(by_speed, reverse=True):
        order.extend((yield from _untied(t, by_speed[speed])))
    t.order = tuple(order)
    t.say("leads", "DJ-1.9", seat=order[0])
    if len(t.heroes) < LIMITS["party_default"] - 1:
        t.say("party-small", "DJ-1.6")
    elif len(t.heroes) > LIMITS["party_default"]:
        t.say("party-large", "DJ-1.6")


def _untied(t: Table, tied: list[int]) -> Script[list[int]]:
    if len(tied) == 1:
        return tied
    rolled: dict[int, list[int]] = {}
    for number in tied:
        (die,) = yield Roll((D6,), for_=number)
        rolled.setdefault(die, []).append(number)
    if t.log is not None:
        dice = {number: die for die, numbers in rolled.items() for number in numbers}
        rolls = tuple(Rolled("leader", (Die(D6, dice[number]),), SEATS[number], total=dice[number]) for number in tied)
        t.say("tie-dice", "DJ-1.9", rolls=rolls)
    found: list[int] = []
    for die in sorted(rolled, reverse=True):
        found.extend((yield from _untied(t, rolled[die])))
    return found


# ------------------------------------------------------------------ the end (DJ-1)


def game_over(t: Table, outcome: str) -> NoReturn:
    """DJ-1.1, DJ-1.3: what follows is the aftermath."""
    t.outcome = outcome
    if outcome == "success":
        t.say("game-over-success", "DJ-1.1")
    else:
        t.say("game-over-failure", "DJ-1.3")
    interrupt(t, ("aftermath",))


def check_party(t: Table) -> None:
    """DJ-1.3, DJ-1.16: with nobody left in the dungeon the game ends."""
    if not party.heroes_in(t):
        game_over(t, "success" if "main" in t.done else "failure")


def leave(t: Table, hero: Hero) -> None:
    """DJ-1.14: out by the stairs, with all he carries, for good."""
    t.stand(hero, OFF)
    hero.fate = LEFT
    t.turn.over = True
    t.say("leaves", "DJ-1.14", seat=hero.number)
    goals.carried_out(t, hero)
    check_party(t)


# ------------------------------------------------------------------ the Exploration Phase (DJ-10.7)


def explore(t: Table) -> Script[None]:
    """The start of a Exploration Phase: its number, the skills used in the last one, the way home."""
    if t.explorations >= CAP:  # DJ-1.15: after the Combat Phase if one has broken out
        game_over(t, "success" if "main" in t.done else "failure")
    t.phase = PE
    t.explorations += 1
    t.phases += 1
    t.round = 0
    t.played = t.drew = False
    for hero in t.heroes:
        hero.played = False
    for door in t.doors:
        door.listened = False
    states.phase_starts(t, PE)
    straighten(t, PE)
    layout.ensure_way(t)
    relent(t)
    goals.check(t)
    t.say("exploration", "DJ-10.7", number=t.explorations)
    yield from go_home(t)
    t.then(("md-step",), ("next-hero",))


def go_home(t: Table) -> Script[None]:
    """DJ-1.11: the party may return to town: at once (`goals.accomplish`), or when a later Exploration Phase starts."""
    if goals.MAIN in t.done and not t.monsters:
        pick: Pick = yield Ask(party.leader(t).number, "go-home", HOME, "DJ-1.11")
        if pick[0] == "home":
            yield from life.last_aid(t)
            life.deaths(t)  # DJ-7.8: it is the end of that phase, too
            game_over(t, "success")


def relent(t: Table) -> None:
    """DJ-17.21: where all ways on are locked and nobody is left who can open one, the nearest gives way."""
    ways = layout.ways_on(t)
    if t.revealed or not t.pile or not ways or any(not door.locked for door in ways):
        return
    heroes = party.heroes_in(t)
    if any(
        "lockpicking" in hero.skills
        or any(item.kind == "skeleton_key" for item in hero.pack)
        or any(not door.tried >> hero.number & 1 for door in ways)
        for hero in heroes
    ):
        return
    m, at = t.map, party.leader(t).at
    nearest = min(ways, key=lambda d: min((distance(m, at, s), m.y[s], m.x[s]) for s in d.near))
    nearest.locked = False
    nearest.relocked = True
    t.say("door-gives-way", "DJ-17.21")


def md_step(t: Table) -> Script[None]:
    """DJ-11.1 to DJ-11.4, DJ-11.8: the MD may take one Event card and play one, in either order."""
    options: list[Pick] = []
    may_draw = not t.drew and not t.revealed  # DJ-20.3
    if may_draw and len(t.hand) < HAND:  # DJ-11.2
        options.append(DRAW_EVENT)
    elif t.played or not t.hand:
        return
    options.extend(playing.exploration_cards(t) or (playing.useless_cards(t) if may_draw else ()))
    pick = yield from master(t, "md-step", [*options, DONE], "DJ-11.1")
    if pick is DONE:
        return
    t.agenda.append(("md-step",))
    if pick is DRAW_EVENT:
        t.drew = True
        t.agenda.append(("event-card",))
    elif pick[0] == "discard":
        t.drew = True
        playing.discard(t, int(pick[1]), "DJ-11.11")
    else:
        playing.play(t, int(pick[1]))


def event_card(t: Table) -> Script[None]:
    """A card for the MD's hand; an immediate one is resolved at once (DJ-11.5, DJ-42.31)."""
    card = yield from draws.draw_event(t)
    if card:
        t.say("event-taken", "DJ-11.1")
        playing.take(t, card)


def next_hero(t: Table) -> Script[None]:
    """DJ-13.3: the leader names the next; in the strict game Speed does."""
    waiting = [hero for hero in party.standing(t) if not hero.played]
    if not waiting:
        t.agenda.append(("explored",))
        return
    hero = yield from name_next(t, waiting)
    t.then(("turn-starts", hero.number), ("turn",), ("turn-ends",), ("next-hero",))


def name_next(t: Table, waiting: list[Hero]) -> Script[Hero]:
    """DJ-13.1 to DJ-13.3, in both phases (DJ-13.6)."""
    if t.strict:
        return next(t.heroes[number] for number in t.order if t.heroes[number] in waiting)
    if len(waiting) == 1:
        return waiting[0]
    options: list[Pick] = [("next", SEATS[hero.number]) for hero in waiting]
    pick: Pick = yield Ask(party.leader(t).number, "next-hero", options, "DJ-13.3")
    return t.heroes[seat_of(pick[1])]


def explored(t: Table) -> Script[None]:
    """The end of a round of exploration: last aid, deaths, what ends with it (DJ-7.8, DJ-7.15, DJ-10.12)."""
    yield from life.last_aid(t)
    life.deaths(t)
    check_party(t)
    if not party.standing(t):  # DJ-31.51: those without will alone are left, and no spectre will free them
        for hero in party.heroes_in(t):
            life.die(t, hero)
        check_party(t)
    states.phase_ends(t, PE)
    t.then(*((("spoils",),) if t.groups else ()), ("explore",))


def start_combat(t: Table) -> NoReturn:
    """DJ-10.3, DJ-10.8: monsters have appeared; the Exploration Phase and the turn in progress are over."""
    if t.phase == PE:
        states.phase_ends(t, PE)
    t.phase = PC
    interrupt(t, ("combat",))


STEPS: dict[str, Callable[..., Script[None]]] = {
    "leader": choose_leader,
    "explore": explore,
    "go-home": go_home,
    "md-step": md_step,
    "event-card": event_card,
    "next-hero": next_hero,
    "explored": explored,
}
