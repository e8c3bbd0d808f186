"""The table of Dungeon Heroes: the grid with its coordinates, the heroes, the tiles nobody has seen."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oubliettes.games.dungeon_heroes.pieces import LIMITS
from oubliettes.games.dungeon_heroes.sight.view import HeroView, MonsterView, SquareView, View
from oubliettes.terminal.drawing import Drawing
from oubliettes.words import Words

COLUMNS = "abcdef"
ROWS = range(7, -1, -1)
SIDE_BY_SIDE, RULED = 96, 48
"""How wide a window must be for the heroes beside the board, and how high for lines between the rows."""
TIRED, FRESH = "○", "●"

# The colours of Okabe and Ito; each hero has a letter, each tile three, so that none is needed.
COLOURS = {"warrior": "#d55e00", "cleric": "#56b4e9", "rogue": "#009e73", "wizard": "#cc79a7", "damsel": "#e69f00"}
MONSTERS, PRIZES = "bold #d55e00", "bold #e69f00"


# ------------------------------------------------------------------ plain text


def plain(view: View, words: Words) -> list[str]:
    """A line for the turn, the grid, a line a hero, then what is hidden."""
    cells = {name: cell(view, square, words).plain for name, square in view.squares.items()}
    widths = [
        max(5, *(len(cells[column + str(row)]) for row in ROWS if column + str(row) in cells)) for column in COLUMNS
    ]
    lines = [_heading(view, words)]
    for row in ROWS:
        found = [f"{cells.get(f'{column}{row}', ''):<{width}}" for column, width in zip(COLUMNS, widths, strict=True)]
        lines.append(f"{row}  {'  '.join(found)}".rstrip())
    lines.append(
        f"   {'  '.join(f'{column:<{width}}' for column, width in zip(COLUMNS, widths, strict=True))}".rstrip()
    )
    lines += [_hero(hero, words).plain for hero in view.heroes]
    return lines + _below(view, words)


def cell(view: View, square: SquareView, words: Words) -> Text:
    """Heroes by their letter, a figure in capitals with its damage, `?` for a back, a tile in small letters."""
    found: list[Text] = []
    if square.heroes:
        letters = Text()
        for hero in square.heroes:
            letters.append(words.attribute(f"thing-{hero}", "letter"), style=f"bold reverse {COLOURS[hero]}")
        found.append(letters)
    figure = _figure(view, square.id)
    if figure:
        found.append(Text(f"{_sign(figure.id, words).upper()}{figure.damage}", style=MONSTERS))
    if square.tile == "back":
        found.append(Text("?", style="bold"))
    elif square.tile:
        style = "" if square.face_up else "italic"
        found.append(Text(f"{'' if square.face_up else '?'}{_sign(square.tile, words)}", style=style))
    if square.large_chest:
        found.append(Text(_sign("large_chest", words), style=PRIZES))
    found += [Text(f"*{_sign(artefact, words)}", style=PRIZES) for artefact in square.dropped]
    return Text(" ").join(found) if found else Text("·", style="dim")


def _sign(id: str, words: Words) -> str:
    return words.attribute(f"thing-{id}", "sign") or words.thing(id)[:3]


def _figure(view: View, square: str) -> MonsterView | None:
    return next((monster for monster in view.monsters if square in monster.squares), None)


def _heading(view: View, words: Words) -> str:
    if view.turn == "setup":  # no round has begun, and only the Heroes are asked
        return f"{words.say('table-setup')} · {words.thing('heroes')}"
    whose = "heroes" if view.turn == "heroes" else "dungeon" if view.solo else "dungeon_master"
    left = max(0, view.budget - view.spent)
    parts = [words.say("table-round", n=view.round), words.thing(whose)]
    if not view.solo:
        parts.append(words.say("table-passive" if view.phase == "passive" else "table-aggressive"))
    parts += [
        f"{words.say('table-actions-left', n=left)} {_pips(view.spent, view.budget)}".rstrip(),
        words.say("table-treasures", n=view.treasures, of=view.treasures_to_win),
    ]
    return " · ".join(parts)


def _pips(used: int, limit: int) -> str:
    return TIRED * min(used, limit) + FRESH * max(0, limit - used)


def _hero(hero: HeroView, words: Words) -> Text:
    line = Text(words.attribute(f"thing-{hero.id}", "letter"), style=f"bold reverse {COLOURS[hero.id]}")
    line.append(f" {words.thing(hero.id)}", style="strike" if hero.dead else "bold")
    if hero.dead or not hero.square:
        return line.append(
            f" † {words.say('table-dead', who=hero.id)}" if hero.dead else f" {words.say('table-absent')}"
        )
    line.append(f" {hero.square} · {words.say('table-hit-points', n=hero.hp, of=hero.max_hp)} ", style="")
    line.append(_pips(hero.actions_used, max(LIMITS["actions_per_hero"], min(hero.actions_limit, hero.actions_used))))
    if hero.possessed:
        line.append(f" · {words.say('table-possessed', who=hero.id)}", style="bold")
    if hero.artefacts:
        line.append(f" · {words.listing([words.thing(artefact) for artefact in hero.artefacts])}")
    return line


def _below(view: View, words: Words) -> list[str]:
    """The DM's hand, the tiles never seen with their signs, the pile, the market."""
    pair, lines = words.ui, []
    if view.hand:
        tiles = [
            words.say("table-hand-tile", number=n, tile=words.thing(tile)) for n, tile in enumerate(view.hand, start=1)
        ]
        lines.append(pair("pair", name=words.say("table-hand"), value=", ".join(tiles)))
    count = sum(view.unseen.values())
    if count:
        unseen = [f"{n} {words.thing(tile, n)} ({_sign(tile, words)})" for tile, n in view.unseen.items()]
        lines.append(words.say("table-unseen", n=count, playing=view.unseen_in_play))
        lines.append(f"  {', '.join(unseen)}")
    pile = words.say("table-pile", n=view.pile)
    lines.append(pile if view.solo else f"{pile} · {words.say('table-master-hand', n=view.hand_size)}")
    if view.lords_undead:
        stock = [f"{words.thing(artefact)} {price}" for artefact, price in view.market.items()]
        market = pair("pair", name=words.say("table-market"), value=words.listing(stock))
        lines.append(f"{market} · {words.say('table-experience', n=view.experience)}")
    if view.left_out:
        value = words.listing([words.thing(tile) for tile in view.left_out])
        lines.append(pair("pair", name=words.say("table-left-out"), value=value))
    return lines


# ------------------------------------------------------------------ a live terminal


def rich(view: View, words: Words, width: int, height: int) -> RenderableType:
    """The same as a picture: the board in lines, the heroes beside it where there is room."""
    board = Table(box=box.SQUARE, show_lines=height >= RULED, show_header=False, show_footer=True, padding=(0, 1))
    board.add_column(style="dim", footer="")
    for column in COLUMNS:
        board.add_column(footer=Text(column, style="dim"), min_width=6, no_wrap=True)
    for row in ROWS:
        squares = [view.squares.get(f"{column}{row}") for column in COLUMNS]
        board.add_row(str(row), *(cell(view, square, words) if square else Text("") for square in squares))
    heroes = Group(*(_hero(hero, words) for hero in view.heroes))
    below = Group(*(Text(line) for line in _below(view, words)))
    heading = Text(_heading(view, words), style="bold")
    if width < SIDE_BY_SIDE:
        return Group(heading, board, heroes, below)
    both = Table.grid(padding=(0, 2, 0, 0), expand=True)
    both.add_column()
    both.add_column(ratio=1)
    both.add_row(board, Group(heroes, Text(""), below))
    return Group(heading, both)


DRAWING = Drawing(rich, plain)
