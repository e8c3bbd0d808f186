"""An adventurer's turn in a Combat Phase (DJ-24.7, DJ-25)."""

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.pieces import ACTION_SPEED, SPEED
from oubliettes.games.donjon.rules.adventurer.sheet import ammunition, is_standing, stat
from oubliettes.games.donjon.rules.attack import wrecking
from oubliettes.games.donjon.rules.attack.weapons import begins_attack, hero_attacks
from oubliettes.games.donjon.rules.contents import furniture, moves
from oubliettes.games.donjon.rules.equipment import uses
from oubliettes.games.donjon.rules.exploration import blocked, explorer_turn
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.order import turn_start
from oubliettes.games.donjon.rules.order.turn_start import END, settle
from oubliettes.games.donjon.rules.quests import activation
from oubliettes.games.donjon.rules.skills import using
from oubliettes.games.donjon.rules.skills.reach import beset
from oubliettes.games.donjon.table import Actions, Hero, Monster, Steps, Table, Turn
from oubliettes.kernel import Ask, Blocked, Pick, Script, Verbs


def fight_starts(t: Table, number: int) -> Script[None]:
    """Speed, and what poison, ice, fire and lost turns do first."""
    hero = t.heroes[number]
    hero.played = True
    t.turn = Turn(figure=number, start=hero.at)
    may_play = yield from turn_start.start_of_turn(t, hero)
    t.turn.points = stat(hero, SPEED)
    if not may_play:
        t.turn.over = True
    elif hero.knocked:  # DJ-37.10
        t.turn.stopped = True


def fight(t: Table) -> Script[None]:
    """DJ-24.7: one movement and one attack, in either order, and free actions.

    DJ-24.6: a movement as ever, running included.
    """
    settle(t)
    hero = t.heroes[t.turn.figure]
    while not t.turn.over and is_standing(hero):
        left = 0 if t.turn.stopped else t.turn.points
        pick: Pick = yield Ask(hero.number, "fight", menu(t, hero), "DJ-24.7", _blocked, {"points": left})
        if pick is END:
            return
        if explorer_turn.at_once(t, hero, pick):
            continue
        if pick is walking.RUN:
            yield from moves.run(t, hero)
        else:
            t.agenda.append(("fight",))
            yield from ACTIONS.play(pick, t, hero) or ()
            return


def menu(t: Table, hero: Hero) -> list[Pick]:
    """All he may do now."""
    now = t.turn
    found = walking.move_options(t, hero)
    if now.passing:
        return found
    if not now.attacks:
        found += attacks(t, hero)
        found += wrecking.options(t, hero)
    found += using.options(t, hero)
    found += uses.options(t, hero)
    found += furniture.options(t, hero)  # DJ-19.66: out of a circle
    if now.points >= ACTION_SPEED:
        found += activation.options(t, hero)
    if now.points > 0:
        found += explorer_turn.way_out(t, hero)
    found.append(END)
    return found


def _blocked(t: Table) -> list[Blocked]:
    return blocked.in_combat(t, menu(t, t.heroes[t.turn.figure]))


def attacks(t: Table, hero: Hero) -> list[Pick]:
    """DJ-25.1, DJ-25.3: in melee an adjacent enemy, shooting any in sight (DJ-8.21). DJ-25.4: however far."""
    found: list[Pick] = [("strike", monster.number, monster.kind) for monster in beset(t, hero)]
    shots = ammunition(hero)
    if shots:
        m = t.map
        found += [
            ("shoot", monster.number, monster.kind, ammo)
            for monster in t.monsters
            if not monster.frozen and sees(m, hero.at, monster.at)
            for ammo in shots
        ]
    return found


def strike(t: Table, hero: Hero, number: int, kind: str, ammo: str = "") -> Script[None]:
    """One attack with the weapon in hand."""
    begins_attack(t, hero)
    monster = t.figure(number)
    assert isinstance(monster, Monster)
    yield from hero_attacks(t, hero, monster, ammo)


def fight_ends(t: Table) -> None:
    """DJ-37.10: who was knocked down is up again at the end of his turn."""
    t.heroes[t.turn.figure].knocked = False
    t.turn = Turn()
    settle(t)


ACTIONS: Actions = Verbs(
    "a turn in a Combat Phase",
    {
        "leave": explorer_turn.leave,
        "strike": strike,
        "shoot": strike,
        **moves.ACTIONS,
        **uses.ACTIONS,
        **furniture.ACTIONS,
        **using.ACTIONS,
        **activation.ACTIONS,
        **wrecking.ACTIONS,
    },
)


STEPS: Steps = {"fight_starts": fight_starts, "fight": fight, "fight_ends": fight_ends}
