"""A hero beside furniture, a chasm, a magic circle."""

from typing import Any

from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Match
from tests.games.donjon.situation import play, put_piece, table, turn

PLACED = {
    "chest": ("2,2",),
    "statue": ("2,2",),
    "throne": ("2,2",),
    "sarcophagus": ("2,2", "2,1"),
    "fountain": ("2,1", "3,1", "2,2", "3,2"),
}


def beside(kind: str, heroes: str = "warrior 2,3", **facts: Any) -> tuple[Table, int]:
    """A hero south of a piece of furniture."""
    t = table(heroes=heroes, **facts)
    return t, put_piece(t, kind, *PLACED.get(kind, ("2,2", "3,2")))


def examine(t: Table, number: int, *rolls: int, draws: tuple[int, ...] = ()) -> Match[Table]:
    return play(turn(t, rolls=rolls, draws=draws), f"examine {t.pieces[number].kind} {number}")


def chasm(row: int, heroes: str = "human warrior 2,3", **facts: Any) -> tuple[Table, int]:
    """A band across the third row of a room."""
    t = table(heroes=heroes, **facts)
    return t, put_piece(t, "chasm", *(f"{x},2" for x in range(6)), row=row, side=0)


def circle(heroes: str = "warrior 2,4", **facts: Any) -> tuple[Table, int]:
    t = table(heroes=heroes, **facts)
    return t, put_piece(t, "magic_circle", "2,2", "3,2", "2,3", "3,3")
