"""Oubliettes: the table where people play dungeon games."""

from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from oubliettes.games import GAMES

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


def __getattr__(name: str) -> Any:
    """The games come in when they are asked for: a study changes what is in their boxes before that."""
    if name == "GAMES":
        from oubliettes.games import GAMES

        return GAMES
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
