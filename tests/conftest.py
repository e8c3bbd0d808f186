"""What holds for all tests."""

import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from oubliettes.games import GAMES, PACKAGES

# how busy the machine is decides nothing: neither a slow example nor slow making of examples fails a test
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(scope="module", autouse=True)
def printed_games() -> Iterator[None]:
    """Variants that tests of a module make are gone after it: whoever goes through all games finds the printed ones."""
    before = set(GAMES)
    yield
    for slug in GAMES.keys() - before:
        del GAMES[slug]
        own = PACKAGES.pop(slug)
        for name in [name for name in sys.modules if name == own or name.startswith(f"{own}.")]:
            del sys.modules[name]
