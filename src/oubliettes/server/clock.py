"""The clock of a table: how long its people may think about a question."""

import asyncio

from oubliettes.server.store import now_ms


class Clock:
    def __init__(self) -> None:
        self.question = -1
        """Since which entry it runs."""
        self.deadline: float | None = None
        """When the time for the open question is up, by the loop's time, which never jumps."""
        self.due: int | None = None
        """The same as people are told it."""
        self.ringing = False
        """It is answering."""

    def wind(self, question: int, seconds: int) -> None:
        """It starts, unless there are no seconds: a new question, or somebody comes to a table that was empty."""
        self.question = question
        self.deadline = asyncio.get_running_loop().time() + seconds if seconds else None
        self.due = now_ms() + 1000 * seconds if seconds else None

    @property
    def up(self) -> bool:
        return self.deadline is not None and asyncio.get_running_loop().time() >= self.deadline

    def now(self) -> int:
        """The time, such that `due` is as far off as it is: clocks of machines may be set back and forth."""
        if self.due is None or self.deadline is None:
            return 0
        return self.due - round(1000 * (self.deadline - asyncio.get_running_loop().time()))
