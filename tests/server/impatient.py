"""A server for which a third of a second is a long absence."""

import sys

from oubliettes.server import lobby, seats
from oubliettes.server.__main__ import main
from tests.server import with_secrets  # noqa: F401 (its game is served too)

lobby.HOST_AWAY = seats.ABSENT = 300

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
