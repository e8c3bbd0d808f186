"""How a sensible Heroes seat picks: every legal action is scored one step ahead, and the best is taken."""

from collections.abc import Sequence
from random import Random

from oubliettes.games.dungeon_heroes.mind.laying import edge
from oubliettes.games.dungeon_heroes.pieces import (
    ACTIONS,
    ARTEFACT_NUMBER,
    BREAD,
    DAMAGE,
    DAMSEL,
    ELIXIR,
    FACE,
    HERO,
    KIT,
    LIMITS,
    MAX_HP,
    PRICE,
    ROGUE,
    SKULL,
    SQUARE,
    SWORD,
    WARRIOR,
    WIDTH,
    WIZARD,
)
from oubliettes.games.dungeon_heroes.reckoning import HP_WORTH, Look, near
from oubliettes.games.dungeon_heroes.table import Hero, Table
from oubliettes.kernel import Ask, Pick, word

# ------------------------------------------------------------------ picking


def heroes_pick(t: Table, ask: Ask, rng: Random) -> Pick:
    """The best-scored pick; chance decides between equals."""
    prompt = ask.prompt
    options = ask.options
    if prompt == "arrange":
        return options[ARRANGED[HERO[options[0][1]]] % len(options)]
    if prompt in ("sword", "kit"):
        facts = ask.facts or {}
        return options[0] if facts["damage"] >= 2 or facts["damage"] >= facts["hp"] else options[1]
    if prompt == "pay":
        return pay(t, options)
    look = Look(t)
    if prompt == "assign":
        return max(options, key=lambda pick: wants(look, t.heroes[HERO[pick[1]]], t.buying))
    if prompt in ("floor", "portal"):
        facts = ask.facts or {}
        hero = t.heroes[HERO[facts["hero"]]]
        return max(options, key=lambda pick: look.standing_on(hero, SQUARE[pick[1]], 1))
    random = rng.random
    best, chosen = -1e9, options[0]
    for pick in options:
        worth = score(look, pick) + random() * 0.3
        if worth > best:
            best, chosen = worth, pick
    return chosen


WORTH_A_THOUGHT = 4
"""How many picks of the Heroes' turn a search tries with the Lords of the Undead. They have 22 on the average, 15 in
the base game, and the master 9: a short search that draws lots among all of them seldom tries the good ones. Elsewhere
the Heroes are not the weaker side when both search."""


def serious_picks(t: Table, ask: Ask) -> Sequence[Pick]:
    """The picks that score best, with one tile to turn at most; all of them without the Lords of the Undead."""
    if ask.prompt != "party" or t.solo or not t.lords_undead:
        return ask.options
    look = Look(t)
    ranked = sorted(ask.options, key=lambda pick: -score(look, pick))
    tiles = [pick for pick in ranked if pick[0] in ("reveal", "hat")]
    return [pick for pick in ranked if pick not in tiles[1:]][:WORTH_A_THOUGHT]


REVEAL, FARTHER, SEARCH = 1.0, 0.3, 0.4
"""What turning a tile from afar is worth, more for each square away from the heroes, and while chests are missing."""
ENOUGH = 0.4
"""With the Lords of the Undead, how much of that is left when as many treasures lie open as are needed: there time is
short. Elsewhere it would win the Heroes two to ten games of a hundred more, and they are not the weaker side there."""
EDGES, EDGES_AND_DAMSEL = 2.5, 1.2
"""How much more at the edges, with the Lords of the Undead: what is slain comes back there and the lady walks while
tiles are laid, so that there is less time to look elsewhere; less so if a damsel and a fairy may help."""
MIDDLING = 0.6
"""How much at an edge a square is on the average."""
ARRANGED = (1, 1, 0, 0)
"""Which of the free start squares each hero takes: the warrior and the cleric in the middle."""


def score(look: Look, pick: Pick) -> float:
    """What a pick of the Heroes' turn is worth, ending it being worth nothing."""
    t = look.t
    verb = pick[0]
    if verb == "move":
        hero = t.heroes[HERO[pick[1]]]
        square = SQUARE[pick[2]]
        here = look.way(hero, hero.at) + look.dread(hero, hero.at)
        return look.standing_on(hero, square) + here - 0.2
    if verb == "reveal":
        return reveal_worth(look, SQUARE[pick[1]])
    if verb == "hat":
        return reveal_worth(look, SQUARE[pick[2]]) - 1.0
    if verb == "heal" or verb == "icon":
        return heal_worth(look, word(pick, -1)) - (0.8 if verb == "icon" else 0.0)
    if verb == "give":
        giver, taker = t.heroes[HERO[pick[1]]], t.heroes[HERO[pick[3]]]
        artefact = ARTEFACT_NUMBER[pick[2]]
        return min(1.0, wants(look, taker, artefact) - wants(look, giver, artefact) - 2.0)
    if verb == "grail":
        return 14.0 + MAX_HP[HERO[pick[2]]] - look.threat(SQUARE[pick[3]])
    if verb == "skull":
        return 2.0 + 2.5 * DAMAGE[FACE[pick[2]]]
    if verb == "bread":
        hero = t.heroes[HERO[pick[1]]]
        return 0.9 * (MAX_HP[hero.kind] - hero.hp) * HP_WORTH[hero.kind] - 1.5
    if verb == "buy":
        return purchase_worth(look, ARTEFACT_NUMBER[pick[1]])
    if verb in ("inspire", "pennant"):
        return 2.0 + 0.5 * (HERO[pick[-1]] == WARRIOR) if verb == "inspire" else 1.0
    if verb == "elixir":
        hero = t.heroes[HERO[pick[1]]]
        return 2.0 if hero.used >= hero.limit and hero.kind == WARRIOR else -1.0
    return -3.0 if verb == "mirror" else 0.0


def reveal_worth(look: Look, square: int) -> float:
    """Turning a tile from afar: what a master hides lies far away, and the warrior should be at hand if it wakes."""
    away = look.away(square)
    if look.t.solo:
        return 0.6 - 0.1 * away if away > 1 else 0.2
    worth = REVEAL + FARTHER * away + waking(look, square) + aside(look.t, square)
    if look.search:
        return worth + SEARCH
    return min(worth, ENOUGH * worth) if look.t.lords_undead else worth


def aside(t: Table, square: int) -> float:
    """What looking at the edges first is worth: that is where a master hides chests."""
    if not t.lords_undead:
        return 0.0
    return (EDGES_AND_DAMSEL if t.dragon_damsel else EDGES) * (edge(square) - MIDDLING)


def waking(look: Look, square: int) -> float:
    """What may wake under a tile: prey for a warrior who can reach it in this turn, else a danger to all."""
    blows = sum(chance * DAMAGE[face] * ACTIONS[face] for face, chance in look.odds if look.wakes(face))
    return blows if warrior_reaches(look.t, square) else -blows


def warrior_reaches(t: Table, square: int) -> bool:
    """Whether the warrior could still get there, once an action has been spent on something else."""
    warrior = t.heroes[WARRIOR]
    if warrior.at < 0 or warrior.possessed:
        return False
    steps = min(warrior.limit - warrior.used, t.budget - t.spent - 1)
    return abs(warrior.at % WIDTH - square % WIDTH) + abs(warrior.at // WIDTH - square // WIDTH) <= steps


def heal_worth(look: Look, target: str) -> float:
    if target not in HERO:
        return 5.0
    hero = look.t.heroes[HERO[target]]
    points = min(LIMITS["heal_points"], MAX_HP[hero.kind] - hero.hp)
    worth = 0.9 * points * HP_WORTH[hero.kind] * (1.6 if hero.hp <= 4 else 1.0)
    return worth + 8.0 if hero.possessed else worth


def purchase_worth(look: Look, artefact: int) -> float:
    """Bread for the badly hurt, a skull for a strong monster at hand; the rest can wait."""
    t = look.t
    if artefact == BREAD:
        return max(MAX_HP[hero.kind] - hero.hp for hero in t.in_play) - 3.5
    if artefact == SKULL:
        close = [DAMAGE[figure.face] for figure in t.figures if any(near(hero.at) & figure.mask for hero in t.in_play)]
        return max(close, default=0) - 0.5
    return -1.0


def wants(look: Look, hero: Hero, artefact: int) -> float:
    """How well an artefact suits a hero."""
    if artefact == SWORD:
        return 0.0 if hero.kind == WARRIOR else 2.0
    if artefact == KIT:
        return 0.0 if hero.kind == ROGUE else 2.0
    if artefact == BREAD:
        return 0.5 * (MAX_HP[hero.kind] - hero.hp)
    if artefact == ELIXIR:
        return 2.0 if hero.kind == WARRIOR else 1.0
    return 1.0 + (hero.kind in (WIZARD, DAMSEL)) * 0.1


def pay(t: Table, options: Sequence[Pick]) -> Pick:
    """The tile that wastes least: the largest that fits, else the smallest that does."""
    left = PRICE[t.buying] - t.paid
    worths = [DAMAGE[FACE[pick[1]]] for pick in options]
    fitting = [worth for worth in worths if worth <= left]
    return options[worths.index(max(fitting) if fitting else min(worths))]
