"""What is told before a pick: moving, searching, examining, resting."""

from oubliettes.games.donjon.board import adjacent, picked_square
from oubliettes.games.donjon.goods import ROPE, TABLES
from oubliettes.games.donjon.pieces import (
    ACTION_SPEED,
    D10,
    DEXTERITY,
    DIRECTION,
    FURNITURE,
    LIMITS,
    MAGIC,
    SEARCH_DICE,
    STRENGTH,
)
from oubliettes.games.donjon.rules.adventurer.sheet import carries, max_fatigue, ready
from oubliettes.games.donjon.rules.adventurer.states import LUCK, effect
from oubliettes.games.donjon.rules.attack.harm import FIRE
from oubliettes.games.donjon.rules.contents import chasms
from oubliettes.games.donjon.rules.dice.life import rested
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.movement.walking import CROSSING
from oubliettes.games.donjon.rules.skills.using import EXPERT
from oubliettes.games.donjon.sight import notes_fights as fights
from oubliettes.games.donjon.table import PE, Hero, Table
from oubliettes.kernel import Ask, Note, Pick, Teller, line, note, number

TABLE_HITS = frozenset(("treasure", "item", "gold", "grimoire", "healing_water", "test_then_treasure", "full_heal"))
"""Effects of a row that somebody hopes for."""


# ------------------------------------------------------------------ moving


def _step(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[ask.seat]
    to = t.map.steps[hero.at][DIRECTION[pick[1]]]
    fire = line("fire") if not hero.flying and any(square == to for square, _ in t.fires) else None
    circle = next((one for one in t.pieces if one.kind == "magic_circle" and to in one.squares), None)
    enters = line("circle") if circle and not circle.spent and not hero.flying else None
    return note(line("speed", n=1, left=t.turn.points - 1), fire, enters)


def _cross(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[ask.seat]
    found = walking.chasm_ahead(t, hero, DIRECTION[pick[1]])
    assert found
    rope = carries(hero, ROPE)
    told = fights.trial(t, hero, DEXTERITY, chasms.crossing(hero, found[0]), line("rope") if rope else line("drowns"))
    return told._replace(lines=(line("speed", n=CROSSING, left=t.turn.points - CROSSING), *told.lines), danger=not rope)


def _square(t: Table, ask: Ask, pick: Pick) -> Note:
    """A square where a figure comes to stand: how many enemies are beside it."""
    square = picked_square(t.map, pick)
    enemies = t.monsters if ask.seat < len(t.heroes) else [hero for hero in t.heroes if hero.at >= 0]
    return note(line("beside", n=sum(adjacent(t.map, square, one.at) for one in enemies)))


def _fire(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("burns", n=len(FIRE), faces=FIRE[0]))


# ------------------------------------------------------------------ exploring


def _hit_share(t: Table, hero: Hero, rows: list[str], *, expert: bool) -> float:
    """How often 1D10 on a table brings something, with luck, and with the better of two dice (DJ-23.7, DJ-39.10)."""
    luck = effect(hero, LUCK)
    good = sum(rows[min(die + luck, D10) - 1] in TABLE_HITS for die in range(1, D10 + 1)) / D10
    return 1 - (1 - good) ** SEARCH_DICE if expert else good


def _search(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[ask.seat]
    rows = [row.effect for row in TABLES["search"]]
    told = line("speed", n=ACTION_SPEED, left=t.turn.points - ACTION_SPEED)
    peril = sum(effect == "event" for effect in rows)
    return note(
        told,
        line("event-peril", n=100 * peril // D10) if peril and not t.revealed else None,
        chance=_hit_share(t, hero, rows, expert=t.phase == PE and ready(t, hero, EXPERT)),
    )


def _examine(t: Table, ask: Ask, pick: Pick) -> Note:
    hero, piece = t.heroes[ask.seat], t.pieces[number(pick, 2)]
    rows = TABLES[FURNITURE[piece.kind].table]
    traps = 0 if t.zones[piece.zone].safe else sum(row.trap for row in rows)
    return note(
        line("speed", n=ACTION_SPEED, left=t.turn.points - ACTION_SPEED),
        line("trap-peril", n=100 * traps // D10) if traps else None,
        chance=_hit_share(t, hero, [row.effect for row in rows], expert=ready(t, hero, EXPERT)),
    )


def _tries(characteristic: int) -> Teller:
    return lambda t, ask, pick: fights.trial(t, t.heroes[ask.seat], characteristic)


def _rest(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[ask.seat]
    gains = line("rests", fatigue=rested(hero), most=max_fatigue(hero))
    if t.revealed:
        return note(gains, line("rest-late"))
    full = len(t.hand) >= LIMITS["event_hand"]
    return note(gains, line("rest-full" if full else "rest-card", n=len(t.hand)))


def _leave(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("leaves"), danger=True)


def _paid(key: str) -> Teller:
    """Speed points, and what comes of it."""
    left = ACTION_SPEED
    return lambda t, ask, pick: note(line("speed", n=left, left=max(0, t.turn.points - left)), line(key))


def _keep_die(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("die-counts", die=number(pick) + (effect(t.heroes[ask.seat], LUCK) if pick[1] != D10 else 0)))


VERBS: dict[str, Teller] = {
    "step": _step,
    "cross": _cross,
    **dict.fromkeys(("settle", "start", "arrive", "to", "place", "at", "go", "web"), _square),
    "fire": _fire,
    "search": _search,
    "examine": _examine,
    "rest": _rest,
    "leave": _leave,
    "open": _paid("opens"),
    **dict.fromkeys(("break", "force", "lid", "lift"), _tries(STRENGTH)),
    "break_free": _tries(MAGIC),
    "water": _paid("water"),
    "loot": _paid("loots"),
    "keep-die": _keep_die,
    "activate": _paid("activates"),
}
