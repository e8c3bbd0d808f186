"""A cluster of two nodes gives the numbers of one machine."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import oubliettes
from oubliettes.lab.results import read
from oubliettes.lab.run import run
from oubliettes.lab.store import Store
from oubliettes.trouble import Trouble
from tests.lab.studies import LAIR, RANDOM, UNUSED, numbers, plan, played

WHAT = plan(400, 25, RANDOM, replace(RANDOM, changes=(LAIR, UNUSED)))


def test_two_nodes_give_the_same_numbers(tmp_path: Path) -> None:
    """Changed boxes too: each process of the cluster has one box only."""
    folder = tmp_path / "cluster"
    Store.begin(folder, WHAT)
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(oubliettes.__file__).parents[1]),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_DEDUP_LOGS": "0",
    }
    script = Path(__file__).with_name("two_nodes.py")
    done = subprocess.run(
        [sys.executable, str(script), str(folder)],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert json.loads(done.stdout.splitlines()[-1]) == {"nodes": 2, "games": 800}
    store = Store.open(folder)
    assert store.missing() == []
    assert numbers(read(store)) == numbers(played(tmp_path / "here", WHAT, 2))


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    store = Store.begin(tmp_path, WHAT)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Trouble) as caught:
        run(store, ray="auto")
    assert (caught.value.key, caught.value.facts) == ("lab-error-extra", {"extra": "ray"})
