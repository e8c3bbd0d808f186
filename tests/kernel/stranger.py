"""A checker of fair dice by somebody who has read `docs/fair-dice.md` and has never seen the program."""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence


def commit(seed: bytes) -> str:
    return hashlib.sha256(b"oubliettes/commit/1" + seed).hexdigest()


def key(seed: bytes, salts: Sequence[str], stream: str) -> bytes:
    salted = b"".join(len(salt.encode("utf-8")).to_bytes(4, "big") + salt.encode("utf-8") for salt in salts)
    return hmac.new(seed, b"oubliettes/stream/1" + stream.encode() + salted, hashlib.sha256).digest()


def word_stream(stream_key: bytes, counter: int) -> Iterator[int]:
    for block in range(2**32):
        data = hmac.new(stream_key, counter.to_bytes(8, "big") + block.to_bytes(4, "big"), hashlib.sha256).digest()
        for word in range(8):
            yield int(data[4 * word : 4 * word + 4].hex(), 16)


def number(n: int, words: Iterator[int]) -> int:
    while True:
        word = next(words)
        if word < 2**32 - (2**32 % n):
            return word % n


def throw(stream_key: bytes, counter: int, shape: Sequence[str | int]) -> list[int]:
    words = word_stream(stream_key, counter)
    sizes = [int(size) for size in shape[1:]]
    if shape[0] == "roll":
        return [number(faces, words) + 1 for faces in sizes]
    if shape[0] == "draw":
        return [number(sizes[0], words)]
    places = list(range(sizes[0]))
    last = sizes[0] - 1
    while last > 0:
        other = number(last + 1, words)
        places[last], places[other] = places[other], places[last]
        last -= 1
    return places


def check(text: str) -> int:
    """The number of throws of a whole record, all of them right."""
    before = ""
    entries = []
    for line in text.splitlines():
        content, ending = line[:-28] + "}", line[-28:]
        found = hashlib.sha256((before + content).encode("utf-8")).hexdigest()[:16]
        assert ending == f', "sum": "{found}"}}', f"sum of {line}"
        before = found
        entries.append(json.loads(content))
    start, end = entries[0], entries[-1]
    assert (start["oubliettes"], end["kind"]) == (1, "end")
    assert [entry["n"] for entry in entries[1:]] == list(range(1, len(entries)))
    seed = bytes.fromhex(end["seed"])
    assert commit(seed) == start["commitment"]
    counters = {"public": 0, "hidden": 0}
    keys = {stream: key(seed, start["salts"], stream) for stream in counters}
    for entry in entries[:-1]:
        for stream, counter, shape, values in entry["throws"]:
            assert counter == counters[stream]
            counters[stream] += 1
            assert values == throw(keys[stream], counter, shape), f"{stream} throw {counter}"
    return sum(counters.values())
