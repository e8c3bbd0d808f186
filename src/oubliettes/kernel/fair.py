"""Fair dice: a seed committed to before the game, salts from the players, one keyed hash a throw.

The recipe, for anybody who wants to check a record in another language, is in `docs/fair-dice.md`; this file is its
reference. Nothing here depends on the rules of a game.
"""

import hmac
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256

from oubliettes.kernel.dice import HIDDEN, PUBLIC
from oubliettes.kernel.errors import BadRecord
from oubliettes.kernel.record import Record

WORD = 2**32


def new_seed() -> bytes:
    """256 random bits: never a time, never a counter."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is published before the seats fill: it binds the seed and tells nothing of it."""
    return sha256(b"oubliettes/commit/1" + seed).hexdigest()


def stream_key(seed: bytes, salts: Sequence[str], stream: str) -> bytes:
    """The key of a stream: the seed, every seat's salt in seat order (each with its length), and the stream's name."""
    message = b"oubliettes/stream/1" + stream.encode()
    for salt in salts:
        data = salt.encode()
        message += len(data).to_bytes(4, "big") + data
    return hmac.digest(seed, message, "sha256")


def words(key: bytes, counter: int) -> Iterator[int]:
    """The endless 32-bit words of one throw: HMAC-SHA256(key, counter, block), eight big-endian words a block."""
    block = 0
    while True:
        digest = hmac.digest(key, counter.to_bytes(8, "big") + block.to_bytes(4, "big"), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(n: int, source: Iterator[int]) -> int:
    """A number from 0 to n-1, all equally likely: words of the incomplete last round of n are passed over."""
    limit = WORD - WORD % n
    for word in source:
        if word < limit:
            return word % n
    raise AssertionError("words() is endless")


def values(key: bytes, counter: int, shape: Sequence[str | int]) -> tuple[int, ...]:
    """The values of a throw, from its shape alone: what a checker needs to know of the rules is in the record."""
    source = words(key, counter)
    kind, *numbers = shape
    sizes = [int(number) for number in numbers]
    if kind == "roll":
        return tuple(below(faces, source) + 1 for faces in sizes)
    if kind == "draw":
        return (below(sizes[0], source),)
    if kind == "shuffle":
        order = list(range(sizes[0]))
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1, source)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
    raise ValueError(f"a throw is a roll, a draw or a shuffle, not {kind!r}")


class FairDice:
    """Dice that anybody can check once the seed is revealed: a function of seed, salts, stream and counter."""

    kind = "fair"
    typed = False

    def __init__(self, seed: bytes | None = None, salts: Sequence[str] = ()) -> None:
        self.seed = new_seed() if seed is None else seed
        self.salts = tuple(salts)
        self.commitment = commitment(self.seed)
        self._keys = {stream: stream_key(self.seed, self.salts, stream) for stream in (PUBLIC, HIDDEN)}

    def roll(self, faces: tuple[int, ...], counter: int, hidden: bool = False) -> tuple[int, ...]:
        return values(self._keys[HIDDEN if hidden else PUBLIC], counter, ("roll", *faces))

    def draw(self, n: int, counter: int) -> int:
        return values(self._keys[HIDDEN], counter, ("draw", n))[0]

    def shuffle(self, n: int, counter: int) -> tuple[int, ...]:
        return values(self._keys[HIDDEN], counter, ("shuffle", n))


def check_dice(record: Record) -> int:
    """Check every throw of a finished record against its commitment; the number of throws, or BadRecord."""
    end = record.whole().end
    start = record.start
    if not start.commitment or end is None or not end.seed:
        raise BadRecord(f"this match was played with {start.dice} dice: only fair dice can be checked")
    try:
        seed = bytes.fromhex(end.seed)
    except ValueError:
        raise BadRecord(f"the seed revealed at the end, {end.seed!r}, is not hexadecimal") from None
    if commitment(seed) != start.commitment:
        raise BadRecord("the seed revealed at the end is not the one committed to at the start")
    keys = {stream: stream_key(seed, start.salts, stream) for stream in (PUBLIC, HIDDEN)}
    expected = dict.fromkeys(keys, 0)
    for throw in record.throws():
        if not throw.possible():
            raise BadRecord(f"no dice give {throw}")
        if throw.counter != expected[throw.stream]:
            raise BadRecord(
                f"{throw.stream} throw {throw.counter} stands where throw {expected[throw.stream]} was expected"
            )
        expected[throw.stream] += 1
        fair = values(keys[throw.stream], throw.counter, throw.shape)
        if fair != throw.values:
            raise BadRecord(f"{throw.stream} throw {throw.counter} shows {throw.values}, the seed gives {fair}")
    return sum(expected.values())
