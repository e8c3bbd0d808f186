"""The Exploration Phase: its start and end, the way home, the step of the MD (DJ-1.11, DJ-10, DJ-11)."""

from oubliettes.games.donjon.pieces import LIMITS
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.adventurer import party, states
from oubliettes.games.donjon.rules.adventurer.sheet import straighten
from oubliettes.games.donjon.rules.contents.doors import relent
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.ending.outcome import check_party, game_over
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.master import master
from oubliettes.games.donjon.rules.order.leader import name_next
from oubliettes.games.donjon.rules.zones import ways_on
from oubliettes.games.donjon.table import PE, Steps, Table
from oubliettes.kernel import Ask, Pick, Script, number

DRAW_EVENT: Pick = ("draw",)
DONE: Pick = ("done",)
HOME: tuple[Pick, ...] = (("home",), ("stay",))
HAND = LIMITS["event_hand"]
CAP = LIMITS["exploration_phase_cap"]


def explore(t: Table) -> Script[None]:
    """The start of an Exploration Phase: its number, the skills used in the last one, the way home.

    DJ-10.1, DJ-11.7: the MD step comes first, then the adventurers, unless monsters have come.
    """
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
    ways_on.ensure_way(t)
    relent(t)
    goals.check(t)
    t.say("exploration", "DJ-10.7", number=t.explorations)
    yield from go_home(t)
    t.then(("md_step",), ("next_hero",))


def go_home(t: Table) -> Script[None]:
    """DJ-1.11: the party may return to town: at once (`goals.accomplish`), or when a later Exploration Phase starts."""
    if goals.MAIN in t.done and not t.monsters:
        pick: Pick = yield Ask(party.leader(t).number, "go-home", HOME, "DJ-1.11")
        if pick[0] == "home":
            yield from life.last_aid(t)
            life.deaths(t)  # DJ-7.8: it is the end of that phase, too
            game_over(t, "success")


def md_step(t: Table) -> Script[None]:
    """DJ-11.1 to DJ-11.4, DJ-11.8: the MD may take one Event card and play one, in either order."""
    options: list[Pick] = []
    may_draw = not t.drew and not t.revealed  # DJ-20.3
    if may_draw and len(t.hand) < HAND:  # DJ-2.7, DJ-11.2
        options.append(DRAW_EVENT)
    elif t.played or not t.hand:
        return
    options.extend(playing.exploration_cards(t) or (playing.useless_cards(t) if may_draw else ()))
    pick = yield from master(t, "md-step", [*options, DONE], "DJ-11.1")
    if pick is DONE:
        return
    t.agenda.append(("md_step",))
    if pick is DRAW_EVENT:
        t.drew = True
        t.agenda.append(("event_card",))
    elif pick[0] == "discard":
        t.drew = True
        playing.discard(t, number(pick), "DJ-11.11")
    else:
        playing.play(t, number(pick))


def event_card(t: Table) -> Script[None]:
    """A card for the MD's hand; an immediate one is resolved at once (DJ-11.5, DJ-42.31)."""
    card = yield from draws.draw_event(t)
    if card:
        t.say("event-taken", "DJ-11.1")
        playing.take(t, card)


def next_hero(t: Table) -> Script[None]:
    """DJ-13.3: the leader names the next; in the strict game Speed does. DJ-10.6: a turn for each."""
    waiting = [hero for hero in party.standing(t) if not hero.played]
    if not waiting:
        t.agenda.append(("explored",))
        return
    hero = yield from name_next(t, waiting)
    t.then(("turn_starts", hero.number), ("turn",), ("turn_ends",), ("next_hero",))


def explored(t: Table) -> Script[None]:
    """The end of a round of exploration: last aid, deaths, what ends with it (DJ-7.8, DJ-7.15, DJ-10.12).

    DJ-10.5: another Exploration Phase follows.
    """
    yield from life.last_aid(t)
    life.deaths(t)
    check_party(t)
    if not party.standing(t):  # DJ-31.51: those without will alone are left, and no spectre will free them
        for hero in party.heroes_in(t):
            life.die(t, hero)
        check_party(t)
    states.phase_ends(t, PE)
    t.then(*((("spoils",),) if t.groups else ()), ("explore",))


STEPS: Steps = {
    "explore": explore,
    "go_home": go_home,
    "md_step": md_step,
    "event_card": event_card,
    "next_hero": next_hero,
    "explored": explored,
}
