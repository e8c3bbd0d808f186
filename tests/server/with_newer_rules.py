"""The server, with newer rules for the game of secrets: nobody walks any more, so no match with a walk fits them."""

import sys
from dataclasses import replace
from typing import Any

from oubliettes.games import GAMES
from oubliettes.kernel import Script
from oubliettes.server.__main__ import main as serve_main
from tests.server.secrets_game import GAME


def stay(t: Any, seat: int) -> Script[None]:
    t.say("steps", seat=seat, where="nowhere")
    return
    yield


GAMES[GAME.slug] = replace(GAME, version=2, steps={**GAME.steps, "walk": stay})

if __name__ == "__main__":
    sys.exit(serve_main(sys.argv[1:]))
