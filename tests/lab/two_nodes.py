"""A Ray cluster of two nodes on this machine, for as long as a study takes: `python two_nodes.py FOLDER`."""

import json
import sys
import time
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from oubliettes.lab import run as lab
from oubliettes.lab.store import Store


def main(folder: Path) -> None:
    busy = folder / "nodes"
    busy.mkdir()
    play = lab._play

    def noted(plan: dict[str, Any], chunk: tuple[int, int, int]) -> dict[str, Any]:
        """Plays a chunk and leaves the name of the node that did. The quicker node waits for the other to begin."""
        (busy / ray.get_runtime_context().get_node_id()).touch()
        end = time.monotonic() + 60
        while len(list(busy.iterdir())) < 2 and time.monotonic() < end:
            time.sleep(0.1)
        return play(plan, chunk)

    lab._play = noted
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        heard: list[int] = []
        lab.run(Store.open(folder), ray=cluster.address, told=heard.append)
        sys.stdout.write(json.dumps({"nodes": len(list(busy.iterdir())), "games": sum(heard)}) + "\n")
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
