"""A Ray cluster of two nodes on this machine, for as long as a study takes: `python two_nodes.py FOLDER`."""

import json
import sys
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster

from oubliettes.lab.run import run
from oubliettes.lab.store import Store


def main(folder: Path) -> None:
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        heard: list[int] = []
        run(Store.open(folder), ray=cluster.address, told=heard.append)
        sys.stdout.write(json.dumps({"nodes": len(cluster.list_all_nodes()), "games": sum(heard)}) + "\n")
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
