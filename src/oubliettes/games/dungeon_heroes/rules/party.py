"""The Heroes' turn (DH-8, DH-14.9 to DH-14.14): what the heroes may do, action by action."""

from collections.abc import Callable

from oubliettes.games.dungeon_heroes.pieces import (
    CLERIC,
    DAMSEL,
    ELIXIR,
    END,
    HAT,
    HERO,
    HEROES,
    LIMITS,
    MOVES,
    PENNANT,
    SQUARE,
    WITHIN_TWO,
    WIZARD,
    reveals,
)
from oubliettes.games.dungeon_heroes.rules.artefacts import (
    GRAIL_COST,
    artefact_actions,
    bread,
    buy,
    elixirs,
    give,
    grails,
    icons,
    mirror,
    purchases,
    raise_hero,
    skull,
    use_icon,
)
from oubliettes.games.dungeon_heroes.rules.blocked import blocked_heroes
from oubliettes.games.dungeon_heroes.rules.closing import close
from oubliettes.games.dungeon_heroes.rules.entering import enter, spend_artefact
from oubliettes.games.dungeon_heroes.rules.figures import turn_over
from oubliettes.games.dungeon_heroes.rules.healing import heal, patients
from oubliettes.games.dungeon_heroes.rules.lives import LATE, LOST, finish, running_out
from oubliettes.games.dungeon_heroes.table import HEROES_TURN, NOBODY, Hero, Table
from oubliettes.kernel import Ask, Blocked, Pick, Script, Verbs, word

TIRELESS = 99
"""The limit of a hero who ignores the two actions."""


def heroes_begin(t: Table) -> None:
    """DH-8.4, DH-14.12: the numbers of the turn, fixed when it begins. DH-8.17: nobody is tired."""
    if t.solo:
        t.round += 1
        running_out(t)
    t.turn = HEROES_TURN
    t.spent = 0
    t.inspired = False
    for hero in t.heroes:
        hero.used = 0
        hero.limit = LIMITS["actions_per_hero"]
    there = t.in_play
    t.lone_turns = t.lone_turns + 1 if len(there) == 1 and there[0].possessed else 0
    if t.lone_turns == LIMITS["lone_possessed_turns"]:
        finish(t, LOST, "DH-19.35")
    if t.lone_turns:
        t.say("nobody-obeys", "DH-19.35", hero=there[0].name, turns=LIMITS["lone_possessed_turns"] - t.lone_turns)
    if len(there) > 1:
        t.budget = LIMITS["solo_actions_max" if t.solo else "actions_heroes"]
        t.least = LIMITS["solo_actions_min" if t.solo else "actions_heroes"]
    elif t.solo and t.last_survivor:  # DH-14.11
        t.budget, t.least = LIMITS["solo_last_survivor_max"], LIMITS["solo_last_survivor_min"]
        there[0].limit = TIRELESS
    else:  # DH-8.3, DH-14.14
        t.budget = t.least = LIMITS["actions_heroes_alone"]
    rule = "DH-14.12" if t.solo else "DH-8.4"
    if t.least < t.budget:
        t.say("heroes-turn", rule, round=t.round, least=t.least, most=t.budget)
    else:
        t.say("heroes-turn-all", rule, round=t.round, actions=t.budget)
    t.then(("party",))


def party(t: Table) -> Script[None]:
    """DH-8.1, DH-4.3, DH-8.16: actions until they are spent. One beat: it lasts until a tile is revealed.

    DH-4.5: of any heroes in any order. DH-14.10, DH-14.13: in solo none acts more than twice.
    """
    t.then(("party",))
    acted = False
    while True:
        options = counted(t)
        free = [*purchases(t), *free_uses(t)]
        if not options and not free:
            yield from close(t, t.heroes_seat, acted)
            break
        acted = True
        if not options or t.spent >= t.least:
            free.append(END)
        left = t.budget - t.spent
        least = max(0, t.least - t.spent) if options else 0
        facts = {"left": left, "least": least, "spare": left - least}
        pick: Pick = yield Ask(t.heroes_seat, "party", options + free, "DH-8.1", blocked, facts)
        if pick is END:
            break
        if (yield from ACTIONS[pick[0]](t, pick) or ()):
            return
    t.agenda.pop()
    turn_over_to_dungeon(t)


def blocked(t: Table) -> list[Blocked]:
    """What the heroes may not do now; DH-4.3, DH-14.9: to stop while actions are due and possible."""
    greyed = blocked_heroes(t)
    if t.spent < t.least and counted(t):
        greyed.append(Blocked(END, "DH-14.9" if t.solo else "DH-4.3"))
    return greyed


def turn_over_to_dungeon(t: Table) -> None:
    """DH-4.1, DH-14.8: turns alternate. DH-13.5: after the last round the DM has won."""
    t.say("turn-ends", "DH-8.16")
    if t.solo:
        t.then(("dungeon_begins",))
        return
    if t.round == LIMITS["round_cap_two_player"]:
        finish(t, LATE, "DH-13.5")
    t.then(("master_begins",))


# ------------------------------------------------------------------ what may be done


def counted(t: Table) -> list[Pick]:
    """DH-8.5: everything that counts against the turn, by every hero who is not exhausted."""
    options: list[Pick] = []
    if t.spent < t.budget:
        taken = t.taken
        for hero in t.heroes:
            if hero.at >= 0 and hero.used < hero.limit and not hero.possessed:  # DH-8.2, DH-19.25
                options += actions(t, hero, taken)
                if hero.artefacts:
                    options += grails(t, hero)
    return options


def actions(t: Table, hero: Hero, taken: int) -> list[Pick]:
    """Whatever counts as one action of this hero: what a free action may be (DH-18.19)."""
    options = [pick for bit, pick in MOVES[hero.kind][hero.at] if not taken & bit]  # DH-8.7 to DH-8.9
    if hero.kind == WIZARD:  # DH-12.11, DH-12.12
        hidden = t.backs & ~t.monsters
        options += reveals(hidden)
    elif hero.kind == CLERIC:  # DH-12.6
        options += [("heal", name) for name in patients(t, hero)]
    if hero.artefacts:
        options += artefact_actions(t, hero)
    return options


def free_uses(t: Table) -> list[Pick]:
    """DH-8.6: what counts against nothing, for exhausted heroes too."""
    options: list[Pick] = []
    for hero in t.heroes:
        if hero.artefacts and hero.at >= 0 and not hero.possessed:
            options += icons(t, hero)
            if t.spent < t.budget:
                options += elixirs(hero)
            if PENNANT in hero.artefacts:
                options += [("pennant", hero.name, HEROES[other]) for other in inspirable(t, hero)]
    damsel = t.heroes[DAMSEL]
    if damsel.at >= 0 and not t.inspired and not damsel.possessed:  # DH-18.17, DH-18.18
        options += [("inspire", HEROES[other]) for other in inspirable(t, damsel)]
    return options


def inspirable(t: Table, by: Hero) -> list[int]:
    """DH-18.18, DH-18.23, DH-18.26: other heroes within two squares, in their own hands, with something to do."""
    near = WITHIN_TWO[by.at]
    taken = t.taken
    return [
        hero.kind
        for hero in t.heroes
        if hero is not by and hero.at >= 0 and near >> hero.at & 1 and not hero.possessed and actions(t, hero, taken)
    ]


# ------------------------------------------------------------------ doing it


def tire(t: Table, hero: Hero, count: int = 1) -> None:
    """DH-8.5: against the turn and against the hero; DH-18.17: a free action against neither."""
    if t.inspiring == NOBODY:
        t.spent += count
        hero.used += count
    t.inspiring = NOBODY


def move(t: Table, pick: Pick) -> Script[bool]:
    """DH-8.1: one square.

    DH-8.10: not onto or through another hero. DH-8.11, DH-8.12, DH-8.13: anywhere else on the board.
    DH-8.14: diagonally between any two.
    """
    hero = t.heroes[HERO[pick[1]]]
    tire(t, hero)
    return (yield from enter(t, hero, SQUARE[pick[2]]))


def cleric_heals(t: Table, pick: Pick) -> Script[bool]:
    """DH-12.6: two hit points to himself or a neighbour, or the white lady banished (DH-19.30)."""
    cleric = t.heroes[CLERIC]
    tire(t, cleric)
    yield from heal(t, cleric, word(pick), "DH-12.6")
    return False


def wizard_reveals(t: Table, pick: Pick) -> Script[bool]:
    """DH-12.11, DH-12.13: any face-down tile without a figure on it."""
    tire(t, t.heroes[WIZARD])
    yield from turn_over(t, SQUARE[pick[1]], "DH-12.11")
    return True


def hat(t: Table, pick: Pick) -> Script[bool]:
    """DH-11.19, DH-11.20."""
    hero = t.heroes[HERO[pick[1]]]
    tire(t, hero)
    spend_artefact(t, hero, HAT, "DH-11.19")
    yield from turn_over(t, SQUARE[pick[2]], "DH-11.19")
    return True


def icon(t: Table, pick: Pick) -> Script[bool]:
    """DH-11.13, DH-11.14: free."""
    yield from use_icon(t, t.heroes[HERO[pick[1]]], word(pick, 2))
    return False


def drink(t: Table, pick: Pick) -> None:
    """DH-20.21, DH-20.22: this turn the two actions do not bind him."""
    hero = t.heroes[HERO[pick[1]]]
    spend_artefact(t, hero, ELIXIR, "DH-20.21")
    hero.limit = TIRELESS


def inspire(t: Table, pick: Pick) -> Script[bool]:
    """DH-18.17: the damsel's help, once a turn."""
    t.inspired = True
    return (yield from free_action(t, t.heroes[HERO[pick[1]]], "DH-18.17"))


def pennant(t: Table, pick: Pick) -> Script[bool]:
    """DH-18.23 to DH-18.25: once, and it leaves the game."""
    spend_artefact(t, t.heroes[HERO[pick[1]]], PENNANT, "DH-18.23")
    return (yield from free_action(t, t.heroes[HERO[pick[2]]], "DH-18.23"))


def free_action(t: Table, hero: Hero, rule: str) -> Script[bool]:
    """DH-18.19: taken at once, any single action that counts as one."""
    t.inspiring = hero.kind
    t.say("free-action", rule, hero=hero.name)
    options = actions(t, hero, t.taken)
    pick: Pick = yield Ask(t.heroes_seat, "free-action", options, "DH-18.19", None, {"hero": hero.name})
    return bool((yield from ACTIONS[pick[0]](t, pick) or ()))


Action = Callable[[Table, Pick], Script[bool] | None]
"""What a pick does; a script tells whether the beat is over."""


def counting(effect: Callable[[Table, Hero, Pick], Script[None] | None], count: int = 1) -> Action:
    """An artefact's use, as an action of the hero it names first."""

    def action(t: Table, pick: Pick) -> Script[bool]:
        hero = t.heroes[HERO[pick[1]]]
        tire(t, hero, count)
        yield from effect(t, hero, pick) or ()
        return False

    return action


ACTIONS: Verbs[Script[bool] | None] = Verbs(
    "an action of a hero",
    {
        "move": move,
        "heal": cleric_heals,
        "reveal": wizard_reveals,
        "hat": hat,
        "give": counting(give),
        "skull": counting(skull),
        "mirror": counting(mirror),
        "bread": counting(bread),
        "grail": counting(raise_hero, GRAIL_COST),
        "buy": buy,
        "icon": icon,
        "elixir": drink,
        "inspire": inspire,
        "pennant": pennant,
    },
)
