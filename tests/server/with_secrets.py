"""The server, with the game of secrets and one whose rules fail beside the real ones.

Its bots' processes import this module too.
"""

import sys

from oubliettes.games import GAMES
from oubliettes.server.__main__ import main as serve_main
from tests.server import fragile_game, secrets_game

for game in (secrets_game.GAME, fragile_game.GAME):
    GAMES[game.slug] = game

if __name__ == "__main__":
    sys.exit(serve_main(sys.argv[1:]))
