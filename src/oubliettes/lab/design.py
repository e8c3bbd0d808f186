"""From what a person asks for to a plan: options and changed values that are swept, seats that take turns."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from oubliettes.kernel import Game, values_of
from oubliettes.lab import measures as counted
from oubliettes.lab import tournament
from oubliettes.lab.changes import read_change
from oubliettes.lab.plan import Cell, Change, Plan
from oubliettes.lab.play import quick
from oubliettes.players import Seat, parse_seats
from oubliettes.trouble import Trouble

OptionsOf = Callable[[Game[Any], Sequence[str], Sequence[Seat]], dict[str, Any]]
"""`hero_mode=choice` and the seats as options that the game takes, or an error that can be told."""

MOST_CELLS = 200


@dataclass(slots=True, frozen=True)
class Wish:
    """What a person asks for, as typed."""

    game: Game[Any]
    """As printed, or a variant: then what it changes is changed in every cell."""
    games: int
    seed: int
    options: Sequence[str] = ()
    changes: Sequence[str] = ()
    measures: Sequence[str] = ()


def study(wish: Wish, tables: Sequence[str], options_of: OptionsOf) -> Plan:
    """Every way to combine the seats, options and changed values asked for."""
    sittings = [_bots(text) for text in tables]
    options = _swept(wish.options)
    changes = _changed(wish)
    axes: list[list[tuple[str, Any, Any]]] = [
        [("seats", " – ".join(seat.bot for seat in seats), seats) for seats in sittings]
    ]
    axes += [[(id, text, f"{id}={text}") for text in texts] for id, texts in options]
    axes += [[(path, value, change) for value, change in steps] for path, steps in changes]
    combined = list(product(*axes))
    if len(combined) > MOST_CELLS:
        raise Trouble("lab-error-cells", cells=len(combined), most=MOST_CELLS)
    swept = [len(axis) > 1 for axis in axes]
    cells = []
    for steps in combined:
        seats = steps[0][2]
        settings = [step[2] for step in steps[1 : 1 + len(options)]]
        chosen = options_of(wish.game, settings, seats)
        labels = tuple(
            (name, chosen.get(name, value)) for (name, value, _), many in zip(steps, swept, strict=True) if many
        )
        moved = _moved(wish, (change for step in steps[1 + len(options) :] for change in step[2]))
        kinds = tuple(seat.bot for seat in seats)
        cells.append(Cell(kinds, wish.game.settle(len(kinds), chosen), moved, labels))
    return _plan("study", wish, cells)


def contest(wish: Wish, bots: Sequence[str], seats: int, *, ladder: bool, options_of: OptionsOf) -> Plan:
    """A tournament: a study whose cells are who sits with whom."""
    kinds = [seat.bot for seat in _bots(",".join(bots))]
    if len(set(kinds)) < 2 or len(set(kinds)) < len(kinds):
        raise Trouble("lab-error-bots")
    options = options_of(wish.game, wish.options, [Seat(bot=kinds[0])] * seats)
    settled = wish.game.settle(seats, options)
    changes = _moved(wish, (change for _, steps in _changed(wish) for change in steps[0][1]))
    cells = [
        Cell(cell.seats, cell.options, changes, cell.labels)
        for cell in tournament.cells(kinds, seats, settled, ladder=ladder)
    ]
    return _plan("tournament", wish, cells)


def _plan(kind: str, wish: Wish, cells: Sequence[Cell]) -> Plan:
    counted.check(wish.game, wish.measures)
    chunk = 250 if all(quick(cell.seats) for cell in cells) else 4
    return Plan(
        kind, wish.game.printed, wish.game.version, wish.seed, wish.games, tuple(cells), tuple(wish.measures), chunk
    )


def _bots(text: str) -> list[Seat]:
    """`bot:policy,random`: the `bot:` may be left out, nobody else can sit here."""
    parts = [part.strip() for part in text.split(",")]
    return parse_seats(",".join(part if part.startswith("bot:") else f"bot:{part}" for part in parts))


def _swept(settings: Sequence[str]) -> list[tuple[str, list[str]]]:
    """`target=12,15` as an option and its values."""
    found: dict[str, list[str]] = {}
    for setting in settings:
        id, equals, text = setting.partition("=")
        if not equals:
            raise Trouble("error-setting", setting=setting)
        found.setdefault(id.strip(), []).extend(part.strip() for part in text.split(","))
    return list(found.items())


def _changed(wish: Wish) -> list[tuple[str, list[tuple[Any, list[Change]]]]]:
    """For each value of the box that is changed: its path, and what each step of the sweep puts where."""
    known = values_of(wish.game.folder) if wish.changes else {}
    found = []
    for setting in wish.changes:
        values, wanted = read_change(known, setting)
        path = values[0].path if len(values) == 1 else setting.partition("=")[0].strip()
        found.append((path, [(new, [Change(value.path, value.place, new) for value in values]) for new in wanted]))
    return found


def _moved(wish: Wish, changes: Iterable[Change]) -> tuple[Change, ...]:
    """All that a cell changes in the box: what the variant does, and over it what was asked for."""
    variant = wish.game.variant
    known = values_of(wish.game.folder) if variant else {}
    kept = [Change(path, known[path].place, value) for path, value in variant.changes] if variant else []
    return tuple({change.path: change for change in (*kept, *changes)}.values())
