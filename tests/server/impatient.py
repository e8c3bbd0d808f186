"""A server for which a third of a second is a long absence."""

import sys

from oubliettes.server import lobby, sockets
from oubliettes.server.__main__ import main

lobby.HOST_AWAY = sockets.ABSENT = 300

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
