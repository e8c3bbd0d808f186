"""Whole studies: the same seeds give the same numbers, whoever plays them and however often they are stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import oubliettes
from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, playout, random_policy
from oubliettes.lab.plan import Cell, Change, Chunk, Plan
from oubliettes.lab.play import Player
from oubliettes.lab.results import read
from oubliettes.lab.rows import row_of
from oubliettes.lab.run import run
from oubliettes.lab.store import Store
from oubliettes.trouble import Trouble
from tests.lab.studies import LAIR, RANDOM, ROLL, UNUSED, numbers, plan, played

# ------------------------------------------------------------------ the same numbers


@pytest.mark.parametrize("workers, chunk", [(1, 60), (2, 20), (3, 7)])
def test_workers_and_chunks_change_nothing(tmp_path: Path, workers: int, chunk: int) -> None:
    cells = (RANDOM, replace(RANDOM, changes=(LAIR,)))
    found = numbers(played(tmp_path, plan(60, chunk, *cells), workers))
    player = Player(ROLL, RANDOM.seats, RANDOM.options, 7)
    expected = [row_of(player.play(number, log=False)[0]) for number in range(60)]
    numbers_, columns, counts, unread = found[0]
    assert numbers_ == list(range(60))
    assert columns == {name: [row.get(name) for row in expected] for name in columns}
    assert sum(times for (_, key, _), times in counts.items() if key == "delve") == 60
    assert unread == set()
    assert found[0] != found[1]


def test_a_game_depends_on_its_number_alone() -> None:
    player = Player(ROLL, ("policy", "random"), {}, 3)
    late = player.play(9, log=False)[0]
    assert player.play(2, log=False)[0] != late
    assert player.play(9, log=False)[0] == late
    assert Player(ROLL, ("policy", "random"), {}, 4).play(9, log=False)[0] != late


def test_a_log_changes_nothing() -> None:
    player = Player(ROLL, ("random", "random"), {}, 3)
    quiet, silence = player.play(5, log=False)
    told, said = player.play(5, log=True)
    assert quiet == told
    assert silence == []
    assert {event.key for event in said} > {"delve"}


def test_bots_that_search_play_the_same_game_again() -> None:
    first = Player(ROLL, ("easy",), {}, 3)
    assert first.play(4, log=True) == Player(ROLL, ("easy",), {}, 3).play(4, log=True)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_studied(tmp_path: Path, slug: str) -> None:
    game = GAMES[slug]
    seats = game.seats[0]
    what = Plan("study", slug, game.version, 1, 2, (Cell(("policy",) * seats, {}),), ("*",), 1)
    (result,) = played(tmp_path, what)
    assert result.games == 2
    assert set(result.columns) > {f"{name}_{seat}" for name in ("score", "rank") for seat in range(1, seats + 1)}
    assert result.counts


# ------------------------------------------------------------------ stopped and resumed


def test_resumed_after_kill_9(tmp_path: Path) -> None:
    """Killed without a word while it plays, a study keeps what it had and ends with the numbers of an unbroken one."""
    what = plan(4000, 100, RANDOM, replace(RANDOM, changes=(LAIR,)), measures=())
    whole = numbers(played(tmp_path / "whole", what, 2))
    broken = tmp_path / "broken"
    Store.begin(broken, what)
    source = (
        "import sys; from pathlib import Path; from oubliettes.lab.run import run; "
        "from oubliettes.lab.store import Store; run(Store.open(Path(sys.argv[1])), workers=2)"
    )
    path = {**os.environ, "PYTHONPATH": str(Path(oubliettes.__file__).parents[1])}
    with subprocess.Popen([sys.executable, "-c", source, str(broken)], env=path) as process:
        chunks = broken / "chunks"
        while len(list(chunks.glob("*.json"))) < 3:
            assert process.poll() is None, "it ended before it could be killed"
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
    store = Store.open(broken)
    left = store.missing()
    assert 0 < len(left) < 80
    kept = {path: path.read_bytes() for path in chunks.glob("*.json")}
    for data in kept.values():
        json.loads(data)
    run(store, workers=2)
    assert numbers(read(store)) == whole
    assert all(path.read_bytes() == data for path, data in kept.items())


def test_a_study_can_be_made_longer(tmp_path: Path) -> None:
    played(tmp_path / "a", plan(50, 20))
    first = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "a" / "chunks").glob("*")}
    longer = numbers(played(tmp_path / "a", plan(90, 20)))
    again = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "a" / "chunks").glob("*")}
    assert {name for name in first if again[name] == first[name]} == set(first)
    assert longer == numbers(played(tmp_path / "b", plan(90, 20)))


def test_another_study_is_not_written_over(tmp_path: Path) -> None:
    Store.begin(tmp_path / "a", plan())
    with pytest.raises(Trouble, match="lab-error-other-study"):
        Store.begin(tmp_path / "a", replace(plan(), seed=8))
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "thesis.txt").write_text("years of work")
    with pytest.raises(Trouble, match="lab-error-folder"):
        Store.begin(tmp_path / "b", plan())
    with pytest.raises(Trouble, match="lab-error-no-study"):
        Store.open(tmp_path / "c")
    (tmp_path / "a" / "study.json").write_text("{")
    with pytest.raises(Trouble, match="lab-error-bad-study"):
        Store.open(tmp_path / "a")


def test_what_goes_wrong_in_a_game_names_it(tmp_path: Path) -> None:
    cell = replace(RANDOM, changes=(Change("die.party_die.count", ("die", 0, "count"), "seven"),))
    store = Store.begin(tmp_path, plan(20, 20, cell))
    with pytest.raises(Trouble) as caught:
        run(store, workers=1)
    assert caught.value.key == "lab-error-game"


def test_other_rules_are_refused(tmp_path: Path) -> None:
    store = Store.begin(tmp_path, replace(plan(), rules=ROLL.version + 1))
    with pytest.raises(Trouble, match=f"by rules {ROLL.version}, the study by rules {ROLL.version + 1}"):
        run(store, workers=1)


# ------------------------------------------------------------------ changed boxes


def test_a_changed_value_changes_the_game_and_nothing_else(tmp_path: Path) -> None:
    """One delve instead of three: two in a game of two, and the first is the same as it was."""
    once = replace(RANDOM, changes=(Change("constants.delves_per_player", ("constants", "delves_per_player"), 1),))
    base, changed = played(tmp_path, plan(50, 50, RANDOM, once), 2)
    assert (base.counts["*", "delve", 6], changed.counts["*", "delve", 2]) == (50, 50)
    assert changed.columns["hero_1"] == base.columns["hero_1"]
    assert sum(changed.columns["score_1"]) < sum(base.columns["score_1"])
    assert changed.unread == base.unread == set()


def test_a_value_that_no_rule_reads_changes_nothing_and_is_told(tmp_path: Path) -> None:
    base, changed = played(tmp_path, plan(60, 20, RANDOM, replace(RANDOM, changes=(UNUSED,))), 2)
    assert changed.columns == base.columns
    assert changed.counts == base.counts
    assert (base.unread, changed.unread) == (set(), {"constants.hero_cards"})


def test_the_box_of_this_process_stays_as_it_is(tmp_path: Path) -> None:
    from oubliettes.games.dungeon_roll.pieces import COMPONENTS, LAIR_THRESHOLD

    played(tmp_path, plan(20, 20, replace(RANDOM, changes=(LAIR,))))
    assert LAIR_THRESHOLD == COMPONENTS["constants"]["lair_threshold"] == 3
    table = ROLL.setup(2, ROLL.settle(2, {}))
    dice = FastDice(1)
    playout(ROLL, table, random_policy(dice.rng), dice)


def test_plans_as_json() -> None:
    what = plan(50, 20, RANDOM, replace(RANDOM, changes=(LAIR,), labels=(("lair", 1),)))
    assert Plan.from_json(json.loads(json.dumps(what.as_json()))) == what
    assert [tuple(chunk) for chunk in what.chunks()] == [
        (0, 0, 20),
        (1, 0, 20),
        (0, 20, 20),
        (1, 20, 20),
        (0, 40, 10),
        (1, 40, 10),
    ]
    assert Chunk(1, 40, 10).name == "001-00000040-10"
    assert what.digest == replace(what, games=9).digest != replace(what, seed=9).digest
