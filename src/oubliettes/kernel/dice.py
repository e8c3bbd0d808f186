"""Where random numbers come from. Dice are handed to a match; none of them live on its table.

A match counts its throws itself, in two streams: `public` (rolls all see) and `hidden` (draws, shuffles, hidden
rolls). `counter` is the number of the throw in its stream. Fair and recorded dice are functions of stream and
counter, so that a fork which is thrown away has used nothing up.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any, NamedTuple, Protocol

from oubliettes.kernel.errors import NoMoreDice

PUBLIC, HIDDEN = "public", "hidden"
MOST = 2**32
"""The largest die, deck or pile: one word of a fair stream decides each number."""


class Throw(NamedTuple):
    """One throw as the record keeps it: `("public", 4, ("roll", 6, 6), (3, 5))`."""

    stream: str
    counter: int
    shape: tuple[str | int, ...]
    values: tuple[int, ...]

    def possible(self) -> bool:
        """Whether some dice could give it: rules and checkers need not expect anything else of a record."""
        numbers = (self.counter, *self.shape[1:], *self.values)
        if any(type(number) is not int or not 0 <= number <= MOST for number in numbers):
            return False
        sizes, values = [int(size) for size in self.shape[1:]], self.values
        match self.shape[:1]:
            case ("roll",):
                fit = len(sizes) == len(values) and all(
                    1 <= value <= size for value, size in zip(values, sizes, strict=True)
                )
                return fit and self.stream in (PUBLIC, HIDDEN)
            case ("draw",):
                return self.stream == HIDDEN and len(sizes) == len(values) == 1 and values[0] < sizes[0]
            case ("shuffle",):
                return self.stream == HIDDEN and sizes == [len(values)] and sorted(values) == list(range(len(values)))
        return False


class Dice(Protocol):
    """A source of chance. All four words of the request are here, so that any source can check what it is asked."""

    kind: str
    """Its name in a record: `fast`, `fair`, `scripted`, `real`, `recorded`."""
    typed: bool
    """Whether public rolls are made on the table and typed in."""

    def roll(self, faces: tuple[int, ...], counter: int, hidden: bool = False) -> tuple[int, ...]: ...
    def draw(self, n: int, counter: int) -> int: ...
    def shuffle(self, n: int, counter: int) -> tuple[int, ...]: ...


Falls = Sequence[tuple[int, ...]]
"""Every way that a few dice can fall, listed once: then one random number rolls them all."""
_FALLS: dict[tuple[int, ...], Falls] = {}


class _Lots(dict[tuple[int, ...], tuple[Falls, list[Falls]]]):
    """Many dice parted into lots that have few enough ways to fall, the first lot and the others; a die with very many
    faces is a lot of its own."""

    def __missing__(self, faces: tuple[int, ...]) -> tuple[Falls, list[Falls]]:
        lots: list[tuple[int, ...]] = [()]
        for face in faces:
            if lots[-1] and prod(lots[-1]) * face > 2000:
                lots.append(())
            lots[-1] += (face,)
        for lot in lots:
            if lot not in _FALLS:
                listed = prod(lot) <= 2000
                _FALLS[lot] = list(product(*(range(1, face + 1) for face in lot))) if listed else _Big(lot[0])
        found = self[faces] = _FALLS[lots[0]], [_FALLS[lot] for lot in lots[1:]]
        return found


_LOTS = _Lots()


class _Big(Falls):
    """The ways that one die with very many faces can fall, not listed."""

    def __init__(self, faces: int) -> None:
        self.faces = faces

    def __len__(self) -> int:
        return self.faces

    def __getitem__(self, place: Any) -> Any:
        return (place + 1,)


class FastDice:
    """For simulation: one `random.Random`, shared by everything that is handed these dice."""

    kind = "fast"
    typed = False

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng = Random(seed)
        self._random = self.rng.random

    def roll(self, faces: tuple[int, ...], counter: int = 0, hidden: bool = False) -> tuple[int, ...]:
        falls, others = _LOTS[faces]
        values = falls[int(self._random() * len(falls))]
        for falls in others:
            values += falls[int(self._random() * len(falls))]
        return values

    def draw(self, n: int, counter: int = 0) -> int:
        return int(self._random() * n)

    def shuffle(self, n: int, counter: int = 0) -> tuple[int, ...]:
        order = list(range(n))
        self.rng.shuffle(order)
        return tuple(order)


class ScriptedDice:
    """For tests: the values of each roll, draw and shuffle, in the order in which they are asked for.

    >>> dice = ScriptedDice([3, 5], draws=[0])
    >>> dice.roll((6, 6), 0), dice.draw(36, 0)
    ((3, 5), 0)

    Rolls are one flat list: a roll of seven dice takes seven values from it.
    """

    kind = "scripted"
    typed = False

    def __init__(
        self, rolls: Iterable[int] = (), draws: Iterable[int] = (), shuffles: Iterable[tuple[int, ...]] = ()
    ) -> None:
        self.rolls = list(rolls)
        self.draws = list(draws)
        self.shuffles = list(shuffles)

    def roll(self, faces: tuple[int, ...], counter: int = 0, hidden: bool = False) -> tuple[int, ...]:
        values = tuple(self.rolls[: len(faces)])
        if len(values) < len(faces):
            raise NoMoreDice(f"the script rolls dice {faces}, only {list(values)} is left: add values to ScriptedDice")
        for value, face in zip(values, faces, strict=True):
            if not 1 <= value <= face:
                raise NoMoreDice(f"a die with {face} faces cannot show {value}: scripted values {list(values)}")
        del self.rolls[: len(faces)]
        return values

    def draw(self, n: int, counter: int = 0) -> int:
        if not self.draws:
            raise NoMoreDice(f"the script draws one of {n}, no scripted draw is left: add draws to ScriptedDice")
        if not 0 <= self.draws[0] < n:
            raise NoMoreDice(f"a draw among {n} gives 0 to {n - 1}, not the scripted {self.draws[0]}")
        return self.draws.pop(0)

    def shuffle(self, n: int, counter: int = 0) -> tuple[int, ...]:
        if not self.shuffles:
            raise NoMoreDice(f"the script shuffles {n} things, no scripted shuffle is left: add one to ScriptedDice")
        order = tuple(self.shuffles.pop(0))
        if sorted(order) != list(range(n)):
            raise NoMoreDice(f"a shuffle of {n} things is a permutation of 0 to {n - 1}, not {order}")
        return order


class RecordedDice:
    """For replays: gives each throw of a record again, and refuses one of another shape."""

    kind = "recorded"
    typed = False

    def __init__(self, throws: Iterable[Throw]) -> None:
        self._throws = {(throw.stream, throw.counter): throw for throw in throws}

    def _values(self, stream: str, counter: int, shape: tuple[str | int, ...]) -> tuple[int, ...]:
        throw = self._throws.get((stream, counter))
        if throw is None:
            raise NoMoreDice(f"the rules ask for {stream} throw {counter} {shape}, which the record does not hold")
        if throw.shape != shape:
            raise NoMoreDice(f"the rules ask for {stream} throw {counter} {shape}, the record holds {throw.shape}")
        return throw.values

    def roll(self, faces: tuple[int, ...], counter: int, hidden: bool = False) -> tuple[int, ...]:
        return self._values(HIDDEN if hidden else PUBLIC, counter, ("roll", *faces))

    def draw(self, n: int, counter: int) -> int:
        return self._values(HIDDEN, counter, ("draw", n))[0]

    def shuffle(self, n: int, counter: int) -> tuple[int, ...]:
        return self._values(HIDDEN, counter, ("shuffle", n))


class RealDice:
    """People roll on the table and type it in: a public roll becomes one ask a die, then a confirmation.

    Draws, shuffles and hidden rolls stay the engine's: they come from `engine`.
    """

    kind = "real"
    typed = True

    def __init__(self, engine: Dice) -> None:
        self.engine = engine

    def roll(self, faces: tuple[int, ...], counter: int, hidden: bool = False) -> tuple[int, ...]:
        return self.engine.roll(faces, counter, hidden)

    def draw(self, n: int, counter: int) -> int:
        return self.engine.draw(n, counter)

    def shuffle(self, n: int, counter: int) -> tuple[int, ...]:
        return self.engine.shuffle(n, counter)


def revealed_seed(dice: Dice) -> str:
    """What the record's last line shows of fair dice."""
    fair = dice.engine if isinstance(dice, RealDice) else dice
    seed: bytes = getattr(fair, "seed", b"")
    return seed.hex()
