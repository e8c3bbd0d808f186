"""What each pick does, told before it is made: from the hidden table of the asked seat, by the rules' own functions."""

from collections.abc import Callable

from oubliettes.games.dungeon_heroes.pieces import (
    ARTEFACT_NUMBER,
    ARTEFACTS,
    CATEGORY,
    CLERIC,
    DAMAGE,
    DRAGON,
    FACE,
    FACES,
    HERO,
    HERO_STEPS,
    LIMITS,
    MAX_HP,
    NAMES,
    PRICE,
    SQUARE,
    UNKNOWN,
    WHITE_LADY,
    king,
    squares_of,
)
from oubliettes.games.dungeon_heroes.reckoning import danger
from oubliettes.games.dungeon_heroes.rules.artefacts import GRAIL_COST
from oubliettes.games.dungeon_heroes.rules.distances import moves, reach
from oubliettes.games.dungeon_heroes.rules.healing import LADY
from oubliettes.games.dungeon_heroes.rules.master import RAISING
from oubliettes.games.dungeon_heroes.sight.foresight import Scene, entering, experience, harm, hundredths
from oubliettes.games.dungeon_heroes.table import HEROES_TURN, NOBODY, Table
from oubliettes.kernel import Ask, Line, Note, Pick, line, note, number, word

WHY = {
    "DH-4.3": "due",
    "DH-14.9": "due",
    "DH-8.2": "tired",
    "DH-6.8": "tired",
    "DH-19.4": "tired",
    "DH-19.13": "tired",
    "DH-19.21": "tired",
    "DH-19.25": "possessed",
    "DH-8.9": "taken",
    "DH-12.12": "covered",
    "DH-6.5": "covered",
    "DH-5.13": "passive",
    "DH-5.19": "tiles-first",
    "DH-17.12": "tile-due",
}
"""Why a pick is blocked, by the rule that forbids it."""
SHOWS = {
    "treasure": "shows-treasure",
    "monster": "shows-monster",
    "trap": "shows-trap",
    "movement": "shows-movement",
    "deadly": "shows-deadly",
    "artefact": "shows-artefact",
    "ally": "shows-ally",
}
"""What a tile that is turned may be, by its category."""


def notes(t: Table, ask: Ask) -> dict[Pick, Note]:
    """Of every option, and of every one that is blocked."""
    scene = Scene(t, ask)
    told = {pick: NOTED[word(pick, 0)](scene, pick) for pick in ask.options}
    for pick, rule in ask.blocked(t) if ask.blocked else ():
        told[pick] = note(why(scene, pick, rule))
    return told


def why(s: Scene, pick: Pick, rule: str) -> Line:
    """Why a pick must wait."""
    t, key = s.t, WHY[rule]
    if key == "due":
        return line("due", actions=t.least - t.spent)
    if key == "taken":
        return line("taken", hero=next(hero.name for hero in t.heroes if hero.at == SQUARE[pick[-1]]))
    if key == "covered":
        figure = t.figure_on(SQUARE[pick[-1]])
        assert figure
        return line("covered", monster=FACES[figure.face])
    return line(key)


# ------------------------------------------------------------------ the Heroes' other actions (DH-8, 11, 12, 20)


def cost(s: Scene, actions: int = 1) -> Line:
    """DH-8.5, DH-18.17: a free action costs none."""
    return line("cost", actions=0 if s.t.inspiring != NOBODY else actions)


def heals(t: Table, target: str, points: int = LIMITS["heal_points"]) -> list[Line]:
    """DH-12.6, DH-12.15; DH-19.26, DH-19.30: the white lady leaves."""
    if target == LADY:
        return [line("banishes", monster=LADY)]
    hero = t.heroes[HERO[target]]
    gained = min(points, MAX_HP[hero.kind] - hero.hp)
    lines = [line("heals", points=gained, hp=hero.hp + gained)]
    return [*lines, line("frees")] if hero.possessed else lines


def turned(s: Scene, square: int) -> list[Line]:
    """DH-6.6: what a tile shows when it is turned, as far as this seat can tell."""
    face = s.t.tile[square]
    if face != UNKNOWN:
        return [line("shows", tile=FACES[face])]
    kinds: dict[str, float] = {}
    for one, chance in s.odds:
        kinds[CATEGORY[one]] = kinds.get(CATEGORY[one], 0.0) + chance
    likely = sorted(kinds.items(), key=lambda kind: -kind[1])
    return [line(SHOWS[kind], n=hundredths(chance)) for kind, chance in likely if chance]


def slain(t: Table, monster: str, square: int) -> list[Line]:
    """DH-20.17."""
    face, figure = FACE[monster], t.figure_on(square)
    raised = figure.raised if figure and figure.face == face else bool(t.raised >> square & 1)
    return [line("slays", thing=monster), *experience(t, face, raised)]


def _move(s: Scene, pick: Pick) -> Note:
    return entering(s, s.t.heroes[HERO[pick[1]]], SQUARE[pick[2]])


def _exit(s: Scene, pick: Pick) -> Note:
    return entering(s, s.subject, SQUARE[pick[1]])


def _heal(s: Scene, pick: Pick) -> Note:
    return note(*heals(s.t, word(pick)), cost(s))


def _reveal(s: Scene, pick: Pick) -> Note:
    return note(*turned(s, SQUARE[pick[1]]), cost(s))


def _hat(s: Scene, pick: Pick) -> Note:
    return note(*turned(s, SQUARE[pick[2]]), cost(s), line("once"))


def _give(s: Scene, pick: Pick) -> Note:
    other = s.t.heroes[HERO[pick[3]]]
    return note(cost(s), line("idle") if other.possessed else None)


def _grail(s: Scene, pick: Pick) -> Note:
    return note(line("raises", hp=MAX_HP[HERO[pick[2]]]), cost(s, GRAIL_COST), line("once"))


def _skull(s: Scene, pick: Pick) -> Note:
    return note(*slain(s.t, word(pick, 2), SQUARE[pick[3]]), cost(s), line("once"))


def _mirror(s: Scene, pick: Pick) -> Note:
    one, other = s.t.heroes[HERO[pick[1]]], s.t.heroes[HERO[pick[2]]]
    swap = line("swaps", hero=one.name, square=NAMES[other.at], other=other.name, place=NAMES[one.at])
    return note(swap, cost(s), line("once"))


def _bread(s: Scene, pick: Pick) -> Note:
    return note(*heals(s.t, word(pick), MAX_HP[HERO[pick[1]]]), cost(s), line("once"))


def _buy(s: Scene, pick: Pick) -> Note:
    purse = sum(DAMAGE[face] for hero in s.t.heroes for face in hero.xp)
    return note(line("price", price=PRICE[ARTEFACT_NUMBER[pick[1]]], purse=purse), line("turn-cost"))


def _pay(s: Scene, pick: Pick) -> Note:
    points, left = DAMAGE[FACE[pick[1]]], PRICE[s.t.buying] - s.t.paid
    return note(
        line("pays", points=points, left=max(0, left - points)),
        line("change", n=points - left) if points > left else None,
    )


def _assign(s: Scene, pick: Pick) -> Note:
    hero = s.t.heroes[HERO[pick[1]]]
    return note(
        line("holds", things=[ARTEFACTS[artefact] for artefact in hero.artefacts]),
        line("idle") if hero.possessed else None,
    )


def _icon(s: Scene, pick: Pick) -> Note:
    return note(*heals(s.t, word(pick, 2)), line("cost", actions=0), line("once"))


def _elixir(s: Scene, pick: Pick) -> Note:
    return note(line("tireless", left=s.t.budget - s.t.spent), line("cost", actions=0), line("once"))


def _inspire(s: Scene, pick: Pick) -> Note:
    return note(line("free-action"), line("once" if pick[0] == "pennant" else "once-a-turn"))


def _use(s: Scene, pick: Pick) -> Note:
    assert s.ask.facts
    key = "slays" if s.ask.prompt == "sword" else "disarms"
    face = s.ask.facts["monster" if s.ask.prompt == "sword" else "trap"]
    return note(line(key, thing=face), *experience(s.t, FACE[face], _raised(s)), line("once"))


def _raised(s: Scene) -> bool:
    """Whether the monster that the sword is asked for was brought back."""
    at = s.subject.at
    figure = s.t.figure_on(at)
    return figure.raised if figure else bool(s.t.raised >> at & 1)


def _keep(s: Scene, pick: Pick) -> Note:
    assert s.ask.facts
    loss = harm(s.subject, FACE[s.ask.facts["monster" if s.ask.prompt == "sword" else "trap"]])
    return note(loss, danger=loss.key == "dies")


def _end(s: Scene, pick: Pick) -> Note:
    t = s.t
    left = t.budget - t.spent
    risks = [hero.name for hero in t.in_play if t.turn == HEROES_TURN and s.threat(hero.at, None) >= hero.hp]
    return note(
        line("unused", actions=left) if left else line("passes"),
        line("mortal", heroes=risks) if risks else None,
        line("always") if pick[0] == "end_always" else None,
    )


def _start(s: Scene, pick: Pick) -> Note:
    way = HERO_STEPS[HERO[pick[1]]][SQUARE[pick[2]]]
    return note(line("leads", squares=[NAMES[square] for square in squares_of(way & ~s.t.taken)]))


# ------------------------------------------------------------------ the Dungeon Master's (DH-5 to DH-7, DH-18, DH-19)


def hides(t: Table, face: int) -> list[Line]:
    """What a tile of his hand is."""
    return [line("hides", tile=FACES[face]), *([line("damage", n=DAMAGE[face])] if DAMAGE[face] else [])]


def reached(t: Table, face: int, covered: int) -> Line:
    """DH-7.9: whom a monster could strike that covers these squares."""
    found = [hero.name for hero in t.heroes if hero.at >= 0 and covered >> hero.at & 1]
    return line("in-reach", damage=DAMAGE[face], heroes=found) if found else line("out-of-reach")


def _place(s: Scene, pick: Pick) -> Note:
    return note(*hides(s.t, s.t.hand[number(pick) - 1]), cost(s))


def _square(s: Scene, pick: Pick) -> Note:
    away = min(king(hero.at, SQUARE[pick[1]]) for hero in s.t.in_play)
    return note(*hides(s.t, s.t.hand[s.t.picked - 1]), line("away", n=away))


def _act(s: Scene, pick: Pick) -> Note:
    figure = s.t.figure_on(SQUARE[pick[2]])
    assert figure
    now = reached(s.t, figure.face, reach(figure.face, figure.at, figure.also))
    if now.key == "in-reach":
        return note(now, cost(s))
    moved = reached(s.t, figure.face, danger(figure, s.t.occupied))
    return note(line("after-a-move") if moved.key == "in-reach" else None, moved, cost(s))


def _attack(s: Scene, pick: Pick) -> Note:
    hero = s.t.heroes[HERO[pick[1]]]
    return note(harm(hero, s.acting.face), line("frees") if hero.possessed else None)


def _step(s: Scene, pick: Pick) -> Note:
    figure = s.acting
    at, also = moves(figure, s.t.occupied)[pick]
    there = [hero.name for hero in s.t.heroes if hero.at == at and hero.kind != CLERIC]
    lady = figure.face == WHITE_LADY and there  # DH-19.15
    return note(
        line("may-possess", hero=there[0]) if lady else None, reached(s.t, figure.face, reach(figure.face, at, also))
    )


def _raise(s: Scene, pick: Pick) -> Note:
    face = FACE[pick[1]]
    return note(reached(s.t, face, reach(face, SQUARE[pick[2]])), line("cost", actions=RAISING))


def _second(s: Scene, pick: Pick) -> Note:
    dragon = next(figure for figure in s.t.figures if figure.face == DRAGON)
    return note(reached(s.t, DRAGON, reach(DRAGON, dragon.at, SQUARE[pick[1]])))


def _possess(s: Scene, pick: Pick) -> Note:
    return note(line("possesses"))


def _hold(s: Scene, pick: Pick) -> Note:
    return note(line("no-attack"))


NOTED: dict[str, Callable[[Scene, Pick], Note]] = {
    "start": _start,
    "move": _move,
    "walk": _move,
    "exit": _exit,
    "heal": _heal,
    "reveal": _reveal,
    "hat": _hat,
    "give": _give,
    "grail": _grail,
    "skull": _skull,
    "mirror": _mirror,
    "bread": _bread,
    "buy": _buy,
    "pay": _pay,
    "assign": _assign,
    "icon": _icon,
    "elixir": _elixir,
    "inspire": _inspire,
    "pennant": _inspire,
    "use": _use,
    "keep": _keep,
    "end": _end,
    "end_always": _end,
    "place": _place,
    "square": _square,
    "act": _act,
    "attack": _attack,
    "step": _step,
    "slide": _step,
    "raise": _raise,
    "second": _second,
    "possess": _possess,
    "hold": _hold,
}
