"""The rulebooks: one folder each. A sixth game is a sixth folder and a line here."""

from typing import Any

from oubliettes.games.donjon import GAME as DONJON
from oubliettes.games.dungeon_heroes import GAME as DUNGEON_HEROES
from oubliettes.games.dungeon_roll import GAME as DUNGEON_ROLL
from oubliettes.games.quetes import GAME as QUETES
from oubliettes.games.souterrains import GAME as SOUTERRAINS
from oubliettes.kernel import Game

GAMES: dict[str, Game[Any]] = {game.slug: game for game in (DUNGEON_ROLL, DUNGEON_HEROES, QUETES, DONJON, SOUTERRAINS)}
