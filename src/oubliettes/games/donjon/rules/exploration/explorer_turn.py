"""A hero's turn in an Exploration Phase (DJ-14)."""

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.pieces import ACTION_SPEED, DIRECTION, SPEED
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing, max_fatigue, stat
from oubliettes.games.donjon.rules.attack import wrecking
from oubliettes.games.donjon.rules.contents import doors, furniture, loot, moves
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.ending import interruption, outcome
from oubliettes.games.donjon.rules.equipment import ready_set, uses
from oubliettes.games.donjon.rules.exploration import blocked, search
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.order import turn_start
from oubliettes.games.donjon.rules.order.turn_start import END, LEAVE, REST
from oubliettes.games.donjon.rules.quests import activation
from oubliettes.games.donjon.rules.skills import using
from oubliettes.games.donjon.table import Actions, Hero, Steps, Table, Turn
from oubliettes.kernel import Ask, Blocked, Pick, Script, Verbs


def turn_starts(t: Table, number: int) -> Script[None]:
    """Speed points (DJ-12.1, DJ-14.1), and what poison, fire and lost turns do first."""
    hero = t.heroes[number]
    hero.played = True
    t.turn = Turn(figure=number, start=hero.at, points=stat(hero, SPEED))
    may_play = yield from turn_start.start_of_turn(t, hero)
    t.turn.points = stat(hero, SPEED)
    if not may_play or not is_standing(hero):
        t.turn.over = True
    elif hero.knocked:  # DJ-37.10
        t.turn.stopped = True


def turn(t: Table) -> Script[None]:
    """DJ-14.5, DJ-14.12: picks until the turn is over; one beat as long as nothing can happen."""
    hero = t.heroes[t.turn.figure]
    while not t.turn.over and is_standing(hero):
        pick: Pick = yield Ask(hero.number, "turn", menu(t, hero), "DJ-14.1", _blocked, {"points": t.turn.points})
        if pick is END:
            return
        if pick is REST:
            life.rest(t, hero)
            return
        if at_once(t, hero, pick):
            continue
        if pick is walking.RUN:
            yield from moves.run(t, hero)
        else:
            t.agenda.append(("turn",))
            yield from ACTIONS.play(pick, t, hero) or ()
            return


def at_once(t: Table, hero: Hero, pick: Pick) -> bool:
    """A plain step or a change of equipment (DJ-14.2): nothing can come of it, and the beat goes on."""
    t.turn.begun = True
    if walking.is_plain(t, hero, pick):
        walking.step(t, hero, t.map.steps[hero.at][DIRECTION[pick[1]]])
    elif pick[0] in ready_set.INSTANT:
        ready_set.INSTANT.play(pick, t, hero)
    else:
        return False
    return True


def menu(t: Table, hero: Hero) -> list[Pick]:
    """All he may do now. On a square where nobody may stay he can only go on (DJ-12.15). DJ-10.2."""
    now = t.turn
    found = walking.move_options(t, hero)
    if now.passing:
        return found
    found += uses.options(t, hero)
    found += using.options(t, hero)
    if now.points >= ACTION_SPEED:
        if not now.ran:  # DJ-12.3
            found += doors.options(t, hero)
            found += search.options(t, hero)
            found += furniture.options(t, hero)
            found += loot.options(t, hero)
            found += activation.options(t, hero)
        found += wrecking.options(t, hero)  # DJ-14.15
    if now.points > 0:
        found += way_out(t, hero)
    if not now.begun and hero.fatigue < max_fatigue(hero):  # DJ-14.10
        found.append(REST)
    found.append(END)
    return found


def _blocked(t: Table) -> list[Blocked]:
    return blocked.in_exploration(t, menu(t, t.heroes[t.turn.figure]))


def way_out(t: Table, hero: Hero) -> list[Pick]:
    """DJ-1.14: from the stairs, for a movement point: not once his movement is over (DJ-12.10, DJ-24.7)."""
    return [LEAVE] if hero.at in t.stairs and not t.turn.stopped else []


def leave(t: Table, hero: Hero) -> None:
    """DJ-1.14."""
    t.turn.points -= 1
    outcome.leave(t, hero)


def turn_ends(t: Table) -> None:
    """A quest monster in sight starts a fight (DJ-24.13); else the MD may answer a movement (DJ-11.5, DJ-11.10)."""
    hero = t.heroes[t.turn.figure]
    hero.knocked = False
    done, t.turn = t.turn, Turn()
    if not is_standing(hero):
        return
    if done.begun and any(sees(t.map, hero.at, monster.at) for monster in t.monsters):
        t.listened = False
        interruption.start_combat(t)
    if done.steps:
        t.agenda.append(("window", "move", hero.number))


ACTIONS: Actions = Verbs(
    "a turn in an Exploration Phase",
    {
        "leave": leave,
        **moves.ACTIONS,
        **doors.ACTIONS,
        **search.ACTIONS,
        **uses.ACTIONS,
        **furniture.ACTIONS,
        **loot.ACTIONS,
        **using.ACTIONS,
        **activation.ACTIONS,
        **wrecking.ACTIONS,
    },
)
STEPS: Steps = {
    "turn_starts": turn_starts,
    "turn": turn,
    "turn_ends": turn_ends,
}
