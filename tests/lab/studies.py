"""Small studies, and what came of them."""

from pathlib import Path
from typing import Any

from oubliettes.games import GAMES
from oubliettes.lab.plan import Cell, Change, Plan
from oubliettes.lab.results import CellResults, read
from oubliettes.lab.run import run
from oubliettes.lab.store import Store

ROLL = GAMES["dungeon-roll"]
RANDOM = Cell(("random", "random"), {})
LAIR = Change("constants.lair_threshold", ("constants", "lair_threshold"), 1)
UNUSED = Change("constants.hero_cards", ("constants", "hero_cards"), 2)


def plan(games: int = 60, chunk: int = 20, *cells: Cell, measures: tuple[str, ...] = ("*",)) -> Plan:
    return Plan("study", ROLL.slug, ROLL.version, 7, games, cells or (RANDOM,), measures, chunk)


def played(folder: Path, what: Plan, workers: int = 1) -> list[CellResults]:
    store = Store.begin(folder, what)
    run(store, workers=workers)
    assert store.missing() == []
    return read(store)


def numbers(results: list[CellResults]) -> list[Any]:
    """All that a study says, but for what it cost."""
    return [(result.numbers, result.columns, result.counts, result.unread) for result in results]
