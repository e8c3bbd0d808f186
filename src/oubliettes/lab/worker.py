"""Who plays the games of a study: a process of its own for each core.

`python -m oubliettes.lab.worker` reads a plan (one line of JSON), then the chunks to play, `[cell, first, games]`, one
a line; it answers each with a line. It ends when nothing more can be read.
"""

import json
import sys
import time
import traceback
from collections.abc import Mapping
from typing import Any, TextIO

from oubliettes import variants
from oubliettes.games import GAMES
from oubliettes.lab.measures import Tally
from oubliettes.lab.plan import Chunk, Plan
from oubliettes.lab.play import Player
from oubliettes.lab.rows import columns_of, row_of


def play_chunk(plan: Plan, chunk: Chunk) -> dict[str, Any]:
    """What a chunk gives, as plain data: rows by column, counts, and what it cost."""
    cell = plan.cells[chunk.cell]
    variant = cell.variant(plan.game)
    game = variants.load(variant) if variant else GAMES[plan.game]
    if game.version != plan.rules:
        return {"error": f"this machine plays {plan.game} by rules {game.version}, the study by rules {plan.rules}"}
    started = time.process_time()
    player = Player(game, cell.seats, cell.options, plan.seed)
    tally = Tally(plan.measures)
    rows = []
    number = chunk.first
    try:
        for number in range(chunk.first, chunk.first + chunk.games):
            result, log = player.play(number, log=bool(plan.measures))
            rows.append(row_of(result))
            if plan.measures:
                tally.add(log)
    except Exception:
        return {"error": f"game {number} of seed {plan.seed}: {traceback.format_exc()}"}
    counts = [[*key, times] for key, times in tally.counts.items()]
    return {
        "cell": chunk.cell,
        "first": chunk.first,
        "games": chunk.games,
        "columns": columns_of(rows),
        "counts": sorted(counts, key=str),
        "unread": [list(place) for place in variants.unread(game)],
        "seconds": round(time.process_time() - started, 4),
    }


def main(orders: TextIO, answers: TextIO) -> None:
    plan: Plan | None = None
    for line in orders:
        data = json.loads(line)
        if isinstance(data, Mapping):
            plan = Plan.from_json(data)
            continue
        assert plan is not None
        json.dump(play_chunk(plan, Chunk(*data)), answers, separators=(",", ":"))
        answers.write("\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.stdin, sys.stdout)
