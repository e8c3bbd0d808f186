"""Maps as SVG: the player's, with what he has seen, and the full one (SS-8.1)."""

from html import escape

from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import DX, DY, NOWHERE, Exit, Square

CELL = 16
"""Pixels to a square of 3 m."""
MARGIN = 1
"""Empty squares around the drawing."""
MARKS = {"element": "#4a7", "link": "#a63", "container": "#b80", "find": "#57c", "test": "#939"}
STYLE = (
    "rect.floor{fill:#f4efe4}rect.lit{fill:#fff3c4}rect.wet{fill:#cfe3f0}path.wall{stroke:#333;stroke-width:2;fill:none}"
    "path.door{stroke:#a52;stroke-width:4}path.secret{stroke:#c0c;stroke-width:4;stroke-dasharray:3 2}"
    "text{font:9px sans-serif;fill:#333}"
)


def draw_map(dungeon: Dungeon, *, full: bool = False, level: int | None = None, here: Square | None = None) -> str:
    """The SVG text of a dungeon: all its levels side by side, or one. `full`: what is not seen yet as well."""
    wanted = range(dungeon.levels) if level is None else (level,)
    shown = [
        (number, section, section.squares if full else section.seen)
        for number, section in enumerate(dungeon.sections)
        if section.level in wanted and (full or section.seen)
    ]
    squares = [square for _, _, there in shown for square in there] or [(0, 0)]
    left, top = min(x for x, _ in squares) - MARGIN, min(y for _, y in squares) - MARGIN
    wide = max(x for x, _ in squares) - left + 1 + MARGIN
    deep = max(y for _, y in squares) - top + 1 + MARGIN
    parts: list[str] = []
    for place, floor in enumerate(wanted):
        drawn = [entry for entry in shown if entry[1].level == floor]
        moved = f'<g transform="translate({(place * wide - left) * CELL} {-top * CELL})">'
        parts.append(moved + _level(dungeon, floor, drawn, full, here) + "</g>")
    width, height = wide * CELL * len(wanted), deep * CELL
    title = f"<title>{escape(dungeon.name)}</title><style>{STYLE}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img">{title}{"".join(parts)}</svg>\n'
    )


def _level(
    dungeon: Dungeon, level: int, drawn: list[tuple[int, Section, frozenset[Square]]], full: bool, here: Square | None
) -> str:
    parts: list[str] = []
    for _, section, squares in drawn:
        kind = "wet" if section.flooded else "lit" if section.lit else "floor"
        for x, y in sorted(squares):
            parts.append(f'<rect class="{kind}" x="{x * CELL}" y="{y * CELL}" width="{CELL}" height="{CELL}"/>')
    for _, section, squares in drawn:
        parts.append(f'<path class="wall" d="{_walls(section, squares)}"/>')
    for edge in _exits(dungeon, level, full):
        secret = edge.door == "secret" and not edge.open
        parts.append(f'<path class="{"secret" if secret else "door"}" d="{_side(edge.square, edge.side)}"/>')
    for number, section, squares in drawn:
        for feature in section.features + (section.veiled if full else []):
            x, y = feature.square
            color = MARKS[feature.kind]
            parts.append(
                f'<circle cx="{x * CELL + CELL // 2}" cy="{y * CELL + CELL // 2}" r="{CELL // 4}" fill="{color}">'
                f"<title>{escape(feature.id)}</title></circle>"
            )
        if squares:
            x, y = min(squares, key=lambda square: (square[1], square[0]))
            parts.append(f'<text x="{x * CELL + 2}" y="{y * CELL + 10}">{number}</text>')
    if here is not None:
        x, y = here[0] * CELL + CELL // 2, here[1] * CELL + CELL // 2
        parts.append(f'<circle cx="{x}" cy="{y}" r="{CELL // 3}" fill="none" stroke="#c00"/>')
    return "".join(parts)


def _walls(section: Section, squares: frozenset[Square]) -> str:
    """The sides where the section ends; towards squares not seen yet there is no wall."""
    all_squares = section.squares
    return "".join(
        _side((x, y), side)
        for x, y in sorted(squares)
        for side in range(4)
        if (x + DX[side], y + DY[side]) not in all_squares
    )


def _side(square: Square, side: int) -> str:
    x, y = square[0] * CELL, square[1] * CELL
    ends = (
        (x, y, x + CELL, y),
        (x + CELL, y, x + CELL, y + CELL),
        (x, y + CELL, x + CELL, y + CELL),
        (x, y, x, y + CELL),
    )[side]
    return "M{} {}L{} {}".format(*ends)


def _exits(dungeon: Dungeon, level: int, full: bool) -> list[Exit]:
    found = [edge for edge in dungeon.exits if edge.level == level]
    if full:
        for section in dungeon.sections:
            if section.level == level:
                found += [edge for edge in (*section.veiled_exits, *section.hidden.exits) if edge not in found]
    return [edge for edge in found if full or edge.door != "sealed" or edge.b != NOWHERE]
