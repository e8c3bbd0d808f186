"""The map of Donjon in text: three columns a square, and between two modules a gap in which walls and doors stand.

Adventurers are `@1`, monsters their numbers, furniture two letters of its name, small ones where it is spent; a bridge
is `==`, one in poor repair `--`. Floor in reach shows its cost. What nobody has seen is blank.
"""

from rich.text import Text

from oubliettes.games.donjon.pieces import CHASM, SIDE
from oubliettes.games.donjon.rules.zones.layout import BRIDGED, BRIDGES, SOUND_BRIDGES
from oubliettes.games.donjon.sight.view import View
from oubliettes.games.donjon.sight.view_places import DoorView
from oubliettes.words import Words

CELL, GAP, MARGIN = 3, 3, 4
HEROES = ("#56b4e9", "#009e73", "#e69f00", "#cc79a7", "#f0e442", "#0072b2")
MONSTERS, FURNITURE, REACH, DOORS = "bold #d55e00", "#e69f00", "#56b4e9", "bold #009e73"
FLOOR, DARK, ROCK = "·", ":", "░░░"
CLOSED, LOCKED, OPEN, BARRED = "+", "L", "'", "#"
BRIDGE, POOR = "==", "--"
AHEAD = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

Square = tuple[int, int]


class Chart:
    """A window of the map: signs are put on squares and in gaps, then read as lines."""

    def __init__(self, centre: list[int], size: tuple[int, int]) -> None:
        self.left, self.top = centre[0] - size[0] // 2, centre[1] - size[1] // 2
        self.right, self.bottom = self.left + size[0], self.top + size[1]
        self.wide, self.deep = self.column(self.right), self.line(self.bottom)
        self.signs = [[(" ", "")] * self.wide for _ in range(self.deep)]

    def column(self, x: int) -> int:
        return (x - self.left) * CELL + (x // SIDE - self.left // SIDE) * GAP

    def line(self, y: int) -> int:
        return (y - self.top) + (y // SIDE - self.top // SIDE)

    def write(self, column: int, line: int, text: str, style: str = "") -> None:
        if 0 <= line < self.deep:
            for place, sign in enumerate(text, start=column):
                if 0 <= place < self.wide:
                    self.signs[line][place] = (sign, style)

    def holds(self, square: Square) -> bool:
        return self.left <= square[0] < self.right and self.top <= square[1] < self.bottom

    def put(self, square: Square, text: str, style: str = "") -> None:
        if self.holds(square):
            self.write(self.column(square[0]), self.line(square[1]), text, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.signs]


def chart(view: View, words: Words, centre: list[int], size: tuple[int, int]) -> list[Text]:
    """The map around a square, with its coordinates: the picks name squares by them."""
    drawn = Chart(centre, size)
    floor = _ground(view, drawn)
    _walls(floor, drawn)
    for number, door in view.doors.items():
        _door(number, door, drawn)
    _things(view, words, drawn)
    _figures(view, drawn)
    return _framed(drawn)


def _ground(view: View, drawn: Chart) -> dict[Square, str]:
    """Rock and floor; for each square of floor its zone."""
    floor: dict[Square, str] = {}
    for number, zone in view.zones.items():
        sign = DARK if zone.dark and not zone.lit else FLOOR
        for module in zone.modules:
            for y, row in enumerate(module.rows, start=module.at[1]):
                for x, found in enumerate(row, start=module.at[0]):
                    if found == "#":
                        drawn.put((x, y), ROCK, "dim")
                    else:
                        floor[x, y] = number
                        drawn.put((x, y), sign, "dim")
    return floor


def _walls(floor: dict[Square, str], drawn: Chart) -> None:
    """Between two modules: open where the zone goes on, a wall wherever else there is floor."""
    for x in range(drawn.left, drawn.right):
        for y in range(drawn.top, drawn.bottom):
            here, east, south = (floor.get(square) for square in ((x, y), (x + 1, y), (x, y + 1)))
            if (x + 1) % SIDE == 0 and x + 1 < drawn.right and (here or east):
                sign = "   " if here == east else "│  "
                drawn.write(drawn.column(x + 1) - GAP, drawn.line(y), sign, "dim")
            if (y + 1) % SIDE == 0 and y + 1 < drawn.bottom and (here or south):
                sign = "   " if here == south else "───"
                drawn.write(drawn.column(x), drawn.line(y) + 1, sign, "dim")


def _door(number: str, door: DoorView, drawn: Chart) -> None:
    sign = BARRED if door.portcullis else OPEN if door.state == "open" else LOCKED if door.locked else CLOSED
    dx, dy = AHEAD[door.heading]
    x, y = min(door.near)
    style = "dim" if sign == OPEN else DOORS
    if dy:
        drawn.write(drawn.column(x), drawn.line(y) + dy, f"{sign}{number}".ljust(CELL * 2 - 1, sign), style)
    else:
        column = drawn.column(x + 1) - GAP if dx > 0 else drawn.column(x) - GAP
        drawn.write(column, drawn.line(y), f"{sign * 2:<{GAP}}", style)
        drawn.write(column, drawn.line(max(door.near)[1]), f"{number:<{GAP}}", style)


def _things(view: View, words: Words, drawn: Chart) -> None:
    for spot in view.stairs:
        drawn.put((spot[0], spot[1]), "≡≡")
    for x, y, cost, _ in view.reach:
        drawn.put((x, y), f"{cost:<2}", REACH)
    for piece in view.pieces.values():
        sign = words.say(f"table-sign-{piece.kind}")
        for x, y in piece.squares:
            drawn.put((x, y), sign.lower() if piece.spent else sign, "dim" if piece.spent else FURNITURE)
        if piece.kind == CHASM and piece.row in BRIDGES:
            for x, y in piece.squares[BRIDGED]:
                drawn.put((x, y), BRIDGE if piece.row in SOUND_BRIDGES else POOR)
    for body in view.bodies:
        drawn.put((body.at[0], body.at[1]), "††", FURNITURE)
    for x, y in view.webs:
        drawn.put((x, y), "%%", MONSTERS)
    for x, y in view.fires:
        drawn.put((x, y), "^^", MONSTERS)


def _figures(view: View, drawn: Chart) -> None:
    for number, monster in view.monsters.items():
        drawn.put((monster.at[0], monster.at[1]), f"{number:<2}", MONSTERS)
    for hero in view.heroes.values():
        if hero.at and hero.fate == "in":
            acts = view.turn is not None and view.turn.figure == hero.seat
            style = f"bold{' reverse' if acts else ''} {HEROES[hero.seat % len(HEROES)]}"
            drawn.put((hero.at[0], hero.at[1]), f"{'@' if hero.standing else '_'}{hero.seat + 1}", style)


def _framed(drawn: Chart) -> list[Text]:
    """With coordinates above and at the left, and without empty lines."""
    head = " " * (MARGIN + 1)
    for x in range(drawn.left, drawn.right, 2):
        head = f"{head:<{MARGIN + 1 + drawn.column(x)}}{x} "
    rows = {drawn.line(y): y for y in range(drawn.top, drawn.bottom)}
    drawn_lines = drawn.lines()
    used = [line for line, text in enumerate(drawn_lines) if text.plain.strip()]
    if not used:
        return []
    lines = [Text(head.rstrip(), style="dim")]
    for line in range(used[0], used[-1] + 1):
        lines.append(Text.assemble((f"{rows.get(line, ''):>{MARGIN}} ", "dim"), drawn_lines[line]))
        lines[-1].rstrip()
    return lines
