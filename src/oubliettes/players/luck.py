"""Luck that is the same for all: dice for worlds in which several options are tried, one after the other."""

from oubliettes.kernel import FastDice

STEP = 7919
"""Keeps the streams of a world apart."""


class TwinDice(FastDice):
    """The same throws in the same places, whatever was thrown in between.

    Rolls of the same dice have a stream of their own, and so have draws: where one option leads to a throw that another
    does not lead to, the later throws of both are still the same. So fewer trials tell which option is the better one.

    >>> one, other = TwinDice(5), TwinDice(5)
    >>> _ = one.roll((6,))
    >>> one.roll((6, 6, 6)) == other.roll((6, 6, 6))
    True
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed
        self._streams: dict[tuple[int, ...], FastDice] = {}

    def _stream(self, faces: tuple[int, ...]) -> FastDice:
        found = self._streams.get(faces)
        if found is None:
            found = self._streams[faces] = FastDice(self._seed + STEP * (64 * sum(faces) + len(faces) + 1))
        return found

    def roll(self, faces: tuple[int, ...], counter: int = 0, hidden: bool = False) -> tuple[int, ...]:
        return self._stream(faces).roll(faces)

    def draw(self, n: int, counter: int = 0) -> int:
        return self._stream(()).draw(n)
