"""Oubliettes: the table where people play dungeon games."""

from oubliettes.games import GAMES
from oubliettes.kernel import (
    FairDice,
    FastDice,
    IllegalPick,
    Match,
    OubliettesError,
    RealDice,
    Record,
    ScriptedDice,
    check_dice,
    playout,
    random_policy,
    replay,
)

__all__ = [
    "GAMES",
    "FairDice",
    "FastDice",
    "IllegalPick",
    "Match",
    "OubliettesError",
    "RealDice",
    "Record",
    "ScriptedDice",
    "check_dice",
    "playout",
    "random_policy",
    "replay",
]
