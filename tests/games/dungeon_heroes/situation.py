"""Situations of Dungeon Heroes in one line, the way the rulebook's notes tell them.

The board is told in words of a square, a sign and a thing: `c4-orc` an orc tile face down, `c4+orc` face up, `c4=orc`
the figure (`c4=orc*` brought back), `c3c4=dragon` on two squares, `c4~sword` a sword dropped there. Heroes
are `rogue d2:6 sword kit`, full hit points and empty hands unless told; heroes not named are out of the match. Tiles
not told of are in nobody's way: left out.
"""

import re
from collections.abc import Iterable
from typing import Any

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.pieces import (
    ARTEFACT_NUMBER,
    ARTEFACTS,
    DAMSEL_TILE,
    FACE,
    FACES,
    HERO,
    MAX_HP,
    NAMES,
    OFF,
    SQUARE,
    WHITE_LADY,
    squares_of,
)
from oubliettes.games.dungeon_heroes.rules.figures import new_figure
from oubliettes.games.dungeon_heroes.table import AGGRESSIVE, MASTER_TURN, Figure, Hero, Phase, Table, new_table
from oubliettes.kernel import FastDice, Match, ScriptedDice

WORD = re.compile(r"([a-f]\d)([a-f]\d)?([-+=~])(\w+)(\*?)")
SHORT = {"kit": "disarming_kit", "icon": "holy_icon", "hat": "magic_hat", "grail": "holy_grail", "skull": "demon_skull"}
SHORT |= {"mirror": "magic_mirror", "elixir": "energy_elixir", "bread": "strange_bread"}


def artefact(name: str) -> int:
    return ARTEFACT_NUMBER[SHORT.get(name, name)]


def table(
    heroes: str,
    board: str = "",
    *,
    phase: Phase = AGGRESSIVE,
    hand: str = "",
    pile: str = "",
    solo: bool = False,
    treasures: int = 0,
    large_chest: bool = True,
    eliminated: str = "",
    last_survivor: bool = True,
    hasty: int = 3,
    dragon_damsel: bool = False,
    lords_undead: bool = False,
    rounds: int = 1,
) -> Table:
    t = new_table(solo=solo, dragon_damsel=dragon_damsel, lords_undead=lords_undead, last_survivor=last_survivor)
    t.phase = phase
    t.round = rounds
    t.turn = MASTER_TURN
    t.hasty = hasty  # DH-4.7: turns pass without a last word, unless said
    t.treasures = treasures
    t.large_chest = large_chest
    for hero in t.heroes:
        hero.hp = 0
    for text in heroes.split(","):
        _hero(t, text.split())
    for word in board.split():
        found = WORD.fullmatch(word)
        assert found, f"{word!r} is no word of a board"
        _put(t, *found.groups())
    t.hand = [FACE[name] for name in hand.split()]
    t.pile = [FACE[name] for name in pile.split()][::-1]
    for name in eliminated.split():
        t.eliminated[FACE[name]] += 1
        t.gone[FACE[name]] += 1
    return t


def _hero(t: Table, words: list[str]) -> None:
    hero = t.heroes[HERO[words[0]]]
    if hero.name == "damsel":
        t.gone[DAMSEL_TILE] = 1
    if words[1] == "dead":
        hero.dead = True
    else:
        place, _, hp = words[1].partition(":")
        hero.at = SQUARE[place]
        hero.hp = int(hp or MAX_HP[hero.kind])
    for word in words[2:]:
        if word == "possessed":
            hero.possessed = True
            t.lady = Figure(WHITE_LADY, OFF, t.made)
            t.made += 1
        elif word.startswith("xp:"):
            hero.xp = tuple(FACE[face] for face in word.removeprefix("xp:").split("+"))
        else:
            hero.artefacts = tuple(sorted((*hero.artefacts, artefact(word))))


def _put(t: Table, name: str, other: str | None, sign: str, thing: str, raised: str) -> None:
    square = SQUARE[name]
    if sign == "~":
        t.dropped[square] = (*t.dropped.get(square, ()), artefact(thing))
    elif sign == "=":
        figure = new_figure(t, FACE[thing], square, raised=bool(raised))
        if other:
            figure.stand(square, SQUARE[other])
            t.monsters |= figure.mask
    else:
        t.lay(square, FACE[thing])
        if sign == "+":
            t.turn_up(square)
            if raised:
                t.raised |= 1 << square


def match(t: Table, step: str, shuffles: Iterable[tuple[int, ...]] = ()) -> Match[Table]:
    t.agenda = [(step,)]
    return Match.at(GAME, t, ScriptedDice(shuffles=shuffles))


def heroes(text: str, board: str = "", **facts: Any) -> Match[Table]:
    """The Heroes' turn begins."""
    return match(table(text, board, **facts), "heroes_begin")


def master(text: str, board: str = "", **facts: Any) -> Match[Table]:
    """The DM's turn begins."""
    return match(table(text, board, **facts), "master_begins")


def solo(text: str, board: str = "", **facts: Any) -> Match[Table]:
    """A solo Heroes' turn begins."""
    return heroes(text, board, solo=True, **facts)


def dungeon(text: str, board: str = "", *, turn: int = 7, **facts: Any) -> Match[Table]:
    """A dungeon turn is played, up to the Heroes' next turn."""
    return match(table(text, board, solo=True, rounds=turn, **facts), "dungeon_begins")


def new(seats: int = 2, seed: int = 1, **options: Any) -> Match[Table]:
    """A real match, with the heroes on b0, c0, d0, e0; the first seat plays them."""
    sides = {"heroes_seat": 0} if seats == 2 else {}
    started = Match.new(GAME, seats=seats, options=sides | options, dice=FastDice(seed))
    for hero, square in (("warrior", "b0"), ("cleric", "c0"), ("rogue", "d0")):
        started.choose(0, ("start", hero, square))
    return started


# ------------------------------------------------------------------ reading a table


def hero_of(m: Match[Table], name: str) -> Hero:
    return m.table.heroes[HERO[name]]


def hp(m: Match[Table], name: str) -> int:
    return hero_of(m, name).hp


def where(m: Match[Table], name: str) -> str:
    """The square of a hero, or `dead`, or nothing."""
    hero = hero_of(m, name)
    return NAMES[hero.at] if hero.at >= 0 else "dead" if hero.dead else ""


def held(m: Match[Table], name: str) -> list[str]:
    return [ARTEFACTS[number] for number in hero_of(m, name).artefacts]


def xp(m: Match[Table], name: str) -> list[str]:
    return [FACES[face] for face in hero_of(m, name).xp]


def board(m: Match[Table]) -> str:
    """The board in the words above, in their order."""
    t = m.table
    words = []
    for square in range(64):
        name = NAMES[square]
        if t.tile[square]:
            sign = "-" if t.backs >> square & 1 else "+"
            words.append(name + sign + FACES[t.tile[square]] + ("*" if t.raised >> square & 1 else ""))
        for figure in t.figures:
            if figure.at == square:
                places = "".join(NAMES[part] for part in squares_of(figure.mask))
                words.append(places + "=" + FACES[figure.face] + ("*" if figure.raised else ""))
        words += [name + "~" + ARTEFACTS[number] for number in t.dropped.get(square, ())]
    return " ".join(words)


def picks(m: Match[Table], *start: str) -> list[str]:
    """The last words of the offers that begin so: `picks(m, "move", "rogue")` are the squares he may go to."""
    options = m.pending[0].options if m.pending else ()
    return [" ".join(map(str, pick[len(start) :])) for pick in options if pick[: len(start)] == start]


def asked(m: Match[Table]) -> tuple[int, str]:
    """Who is asked what."""
    return m.pending[0].seat, m.pending[0].prompt


HEROES, MASTER = 0, 1
"""The seats in a situation."""
