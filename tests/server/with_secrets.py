"""The server, with the game of secrets beside the real ones. Its bots' processes import this module too."""

import sys

from oubliettes.games import GAMES
from oubliettes.server.__main__ import main as serve_main
from tests.server.secrets_game import GAME

GAMES[GAME.slug] = GAME

if __name__ == "__main__":
    sys.exit(serve_main(sys.argv[1:]))
