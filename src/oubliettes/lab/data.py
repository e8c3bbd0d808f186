"""The data of a study as Parquet, for whoever wants to look further than the report.

- `games.parquet`: a row a game. `cell` (from 0), `label`, `game` (its number), then the columns of `rows.py`.
- `counts.parquet`: a row a value that was counted in the logs. `cell`, `label`, `measure`, `group`, `value` (as text),
  `number` (if it is one) and `times`.

Both carry the plan in their metadata, under `oubliettes-lab`.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from oubliettes.lab.plan import Cell, Plan
from oubliettes.lab.results import CellResults
from oubliettes.trouble import Trouble

GAMES_FILE = "games.parquet"
COUNTS_FILE = "counts.parquet"


def check_extra() -> None:
    """Whether the data can be written at all: better known before a hundred thousand games than after."""
    try:
        import pyarrow.parquet  # noqa: F401 - only whether it is there
    except ImportError:
        raise Trouble("lab-error-extra", extra="lab") from None


def label_of(cell: Cell) -> str:
    return " · ".join(f"{name}={value}" for name, value in cell.labels)


def write_data(folder: Path, plan: Plan, results: Sequence[CellResults]) -> list[Path]:
    """Both files; the same games give the same bytes."""
    check_extra()
    names = dict.fromkeys(name for result in results for name in result.columns)
    games: dict[str, list[Any]] = {"cell": [], "label": [], "game": [], **{name: [] for name in names}}
    counts: dict[str, list[Any]] = {
        name: [] for name in ("cell", "label", "measure", "group", "value", "number", "times")
    }
    for number, result in enumerate(results):
        games["cell"] += [number] * result.games
        games["label"] += [label_of(result.cell)] * result.games
        games["game"] += result.numbers
        for name in names:
            games[name] += result.columns.get(name, [None] * result.games)
        for (measure, group, value), times in sorted(result.counts.items(), key=lambda item: str(item[0])):
            is_number = type(value) in (int, float)
            row = (
                number,
                label_of(result.cell),
                measure,
                group,
                str(value),
                float(value) if is_number else None,
                times,
            )
            for column, item in zip(counts.values(), row, strict=True):
                column.append(item)
    return [_write(folder / GAMES_FILE, games, plan), _write(folder / COUNTS_FILE, counts, plan)]


def _write(path: Path, columns: dict[str, list[Any]], plan: Plan) -> Path:
    import pyarrow
    import pyarrow.parquet

    arrays = {name: _array(pyarrow, name, values) for name, values in columns.items()}
    table = pyarrow.table(arrays)
    table = table.replace_schema_metadata({"oubliettes-lab": json.dumps(plan.as_json(), ensure_ascii=False)})
    draft = path.with_name(f".{path.name}")
    pyarrow.parquet.write_table(table, draft, compression="zstd")
    draft.replace(path)
    return path


def _array(pyarrow: Any, name: str, values: list[Any]) -> Any:
    """A column of numbers, of truths or of words; a mixed one becomes words."""
    kinds = {type(value) for value in values if value is not None}
    if name == "number" or (float in kinds and kinds <= {int, float}):
        return pyarrow.array(values, pyarrow.float64())
    if kinds == {bool}:
        return pyarrow.array(values, pyarrow.bool_())
    if kinds == {int}:
        return pyarrow.array(values, pyarrow.int64())
    return pyarrow.array([None if value is None else str(value) for value in values], pyarrow.string())
