"""Scripted dice whose faces are watched."""

from collections.abc import Iterable

from oubliettes.kernel import ScriptedDice

TURN: list[tuple[str | int, ...]] = [("turn_starts", 0), ("turn",)]
FIGHT: list[tuple[str | int, ...]] = [("fight_starts", 0), ("fight",)]


class Watched(ScriptedDice):
    """Scripted dice that tell their faces."""

    def __init__(self, rolls: Iterable[int]) -> None:
        super().__init__(rolls, draws=[0] * 9)
        self.faces: list[int] = []

    def roll(self, faces: tuple[int, ...], counter: int = 0, hidden: bool = False) -> tuple[int, ...]:
        self.faces += faces
        return super().roll(faces, counter, hidden)
