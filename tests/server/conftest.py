import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Cluster
from tests.server.served import Served


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A private PostgreSQL, started when a test first needs it."""
    one = Cluster()
    try:
        one.start()
        yield one
    finally:
        one.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that only need tables of their own. It has the game of secrets too."""
    with Served(str(tmp_path_factory.mktemp("server") / "matches.db")) as served:
        yield served


@pytest.fixture
def server(shared_server: Served) -> Served:
    return shared_server


@pytest.fixture(scope="module")
def two(cluster: Cluster) -> Iterator[tuple[Served, Served]]:
    """Two servers on one PostgreSQL."""
    place = cluster.database()
    with Served(place) as one, Served(place) as other:
        yield one, other


@pytest.fixture(autouse=True, scope="session")
def _no_loop_left() -> Iterator[None]:
    yield
    asyncio.set_event_loop_policy(None)
