"""How a view becomes a vector: a *shape* says which numbers stand where, and is plain data that can be kept.

| a shape                        | slots                          | what they hold                                  |
| ------------------------------ | ------------------------------ | ----------------------------------------------- |
| `"number"`                     | 1                              | an int, a float or a flag, symlog; None is 0    |
| `{"words": [...]}`             | one a word, 1 for others       | 1 where the word is; all 0 for no word          |
| `{"mixed": [...]}`             | 1 + one a word, 1 for others   | a number here, a word there                     |
| `{"bag": [...]}`               | one a word, 1 for others       | symlog of how many of each, in no order         |
| `{"fields": {...}}`            | 1 + those of the fields        | 1 if it is there, then its fields; 0 if not     |
| `{"keys": [...], "of": shape}` | those of the shape, once a key | what each key holds; 0 for a key not there      |
| `{"each": {...}}`              | those of the shapes            | what each key holds, where they are not alike   |
| `{"places": [...]}`            | those of the shapes            | a short list whose places mean different things |
| `{"most": K, "of": shape}`     | 1 + K times those of the shape | symlog of the length, then the last K items     |

Things kept by number (`{"0": ..., "1": ...}`) are a list in the order of their numbers.

symlog(x) = sign(x) · ln(1 + |x|): small numbers stay apart, big ones stay small, and it can be undone.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from math import copysign, log1p
from typing import Any

Shape = Any
"""`"number"`, or a dict as in the table above."""

BOUND = 64.0
"""No slot is ever beyond: symlog of a number with 27 digits."""


def symlog(value: float) -> float:
    return max(-BOUND, min(BOUND, copysign(log1p(abs(value)), value)))


def size(shape: Shape) -> int:
    """How many slots a shape takes."""
    match shape:
        case "number":
            return 1
        case {"words": words} | {"bag": words}:
            return len(words) + 1
        case {"mixed": words}:
            return len(words) + 2
        case {"fields": inner}:
            return 1 + sum(map(size, inner.values()))
        case {"keys": keys, "of": of}:
            return len(keys) * size(of)
        case {"each": inner}:
            return sum(map(size, inner.values()))
        case {"places": places}:
            return sum(map(size, places))
        case {"most": most, "of": of}:
            return int(1 + most * size(of))
    raise ValueError(f"not a shape: {shape!r}")


def names(shape: Shape, path: str = "") -> Iterator[str]:
    """What each slot holds, in order: `seats[0].xp`, `phase=monster`."""
    match shape:
        case "number":
            yield path
        case {"words": words} | {"bag": words}:
            sign = "=" if "words" in shape else "#"
            yield from (f"{path}{sign}{word}" for word in (*words, "?"))
        case {"mixed": words}:
            yield path
            yield from (f"{path}={word}" for word in (*words, "?"))
        case {"fields": inner}:
            yield f"{path}?"
            for name, one in inner.items():
                yield from names(one, f"{path}.{name}" if path else name)
        case {"keys": keys, "of": of}:
            for key in keys:
                yield from names(of, f"{path}[{key}]")
        case {"each": inner}:
            for key, one in inner.items():
                yield from names(one, f"{path}[{key}]")
        case {"places": places}:
            for place, one in enumerate(places):
                yield from names(one, f"{path}.{place}")
        case {"most": most, "of": of}:
            yield f"len({path})"
            for number in range(most):
                yield from names(of, f"{path}[{number}]")


def in_order(numbered: Mapping[Any, Any]) -> list[Any]:
    """What is kept by number, the lowest first."""
    return [numbered[key] for key in sorted(numbered, key=int)]


def field_names(shape: Shape, path: str = "") -> Iterator[str]:
    """The fields of all views in a shape: what has to be there for it to be of use."""
    match shape:
        case {"fields": inner}:
            for name, one in inner.items():
                yield f"{path}{name}"
                yield from field_names(one, f"{path}{name}.")
        case {"of": of}:
            yield from field_names(of, path)
        case {"each": inner}:
            for one in inner.values():
                yield from field_names(one, path)
        case {"places": places}:
            for one in places:
                yield from field_names(one, path)


class Encoder:
    """Fills vectors from values of one shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size = size(shape)
        self._places: dict[int, dict[str, int]] = {}

    def fill(self, value: Any, into: Any, at: int = 0) -> None:
        """Write a value into a vector of zeros."""
        self._fill(self.shape, value, into, at)

    def _place(self, shape: Mapping[str, Any], words: Sequence[str], word: str) -> int:
        """The place of a word; the one after the last for a word never seen before."""
        table = self._places.get(id(shape))
        if table is None:
            table = self._places[id(shape)] = {known: n for n, known in enumerate(words)}
        return table.get(word, len(words))

    def _fill(self, shape: Shape, value: Any, into: Any, at: int) -> None:
        if value is None or (isinstance(value, int | float) and shape != "number" and not _holds_words(shape)):
            return
        match shape:
            case "number":
                if isinstance(value, int | float):  # else a list that was never seen with anything in it
                    into[at] = symlog(value)
            case {"words": words}:
                if value != "":
                    into[at + self._place(shape, words, str(value))] = 1.0
            case {"mixed": words}:
                if isinstance(value, str):
                    into[at + 1 + self._place(shape, words, value)] = 1.0
                else:
                    into[at] = symlog(value)
            case {"bag": words}:
                for place, times in self._counted(shape, words, value).items():
                    into[at + place] = symlog(times)
            case {"fields": inner}:
                into[at] = 1.0
                self._fill_row(((one, getattr(value, name, None)) for name, one in inner.items()), into, at + 1)
            case {"keys": keys, "of": of}:
                self._fill_row(((of, value.get(key)) for key in keys), into, at)
            case {"each": inner}:
                self._fill_row(((one, value.get(key)) for key, one in inner.items()), into, at)
            case {"places": places}:
                self._fill_row(zip(places, value, strict=False), into, at)
            case {"most": most, "of": of}:
                items = in_order(value) if isinstance(value, dict) else value
                into[at] = symlog(len(items))
                self._fill_row(((of, item) for item in items[-most:]), into, at + 1)

    def _fill_row(self, row: Iterable[tuple[Shape, Any]], into: Any, at: int) -> None:
        """Values of these shapes, one after the other; None leaves its place empty."""
        for shape, value in row:
            self._fill(shape, value, into, at)
            at += size(shape)

    def _counted(self, shape: Mapping[str, Any], words: Sequence[str], bag: Iterable[Any]) -> dict[int, float]:
        """How many there are in a bag of the word of each place."""
        counts: dict[int, float] = {}
        for item in bag:
            word, times = item if _pair(item) else (str(item), 1)
            place = self._place(shape, words, word)
            counts[place] = counts.get(place, 0) + times
        return counts


class Learner:
    """Grows a shape from the values it is shown."""

    def __init__(self, depth: int = 0) -> None:
        self.depth = depth
        self.times = 0
        self.number = False
        self.words: set[str] = set()
        self.inner: dict[str, Learner] = {}
        self.keyed: dict[str, Learner] = {}
        self.items: Learner | None = None
        self.places: list[Learner] = []
        self.longest = 0
        self.bag = True
        self.rows = True
        """Whether every list seen was short and held words and numbers side by side."""
        self.is_fields = False
        self._first: dict[str, Any] = {}
        self._moved: set[str] = set()

    def see(self, value: Any) -> None:
        self.times += 1
        match value:
            case None:
                pass
            case bool() | int() | float():
                self.number = True
            case str():
                self.words.add(value)
            case dict() if all(str(key).isdecimal() for key in value):
                self._see_list(in_order(value))
            case dict():
                for key, item in value.items():
                    self.keyed.setdefault(str(key), Learner(self.depth)).see(item)
            case list() | tuple():
                self._see_list(value)
            case _ if is_dataclass(value):
                self.is_fields = True
                for field in fields(value):
                    self.inner.setdefault(field.name, Learner(self.depth)).see(getattr(value, field.name))
            case _:
                raise TypeError(f"a view holds plain data, not {value!r}")

    def _see_list(self, value: Sequence[Any]) -> None:
        self.longest = max(self.longest, len(value))
        if self.items is None:
            self.items = Learner(self.depth + 1)
        kinds = {type(item) for item in value}
        self.bag &= all(isinstance(item, str) or _pair(item) for item in value)
        self.rows &= not value or (str in kinds and len(kinds) > 1 and not kinds & {list, tuple, dict})
        for place, item in enumerate(value):
            self.items.see(item)
            if self.rows:
                while len(self.places) <= place:
                    self.places.append(Learner(self.depth))
                self.places[place].see(item)

    def see_view(self, view: Any) -> None:
        """A whole view. Of its fields those are told that ever change: tables to look things up in are not."""
        for field in fields(view):
            value = getattr(view, field.name)
            if self._first.setdefault(field.name, value) != value:
                self._moved.add(field.name)
        self.see(view)

    def view_shape(self) -> Shape:
        """The shape of the views seen, without the lists, tables and dataclasses that were always the same."""
        told = {name: one for name, one in self.inner.items() if name in self._moved or one.kind() in SCALAR}
        return {"fields": {name: one.fitting() for name, one in told.items()}}

    def fitting(self) -> Shape:
        """The shape, with shorter lists as long as it takes more slots than one field should."""
        shape = self.shape()
        for cut in (2, 4, 8, 24):
            if size(shape) <= BUDGET:
                break
            shape = self.shape(cut)
        return shape

    def kind(self) -> str:
        """What it was, roughly: things alike can share a shape."""
        if self.is_fields or self.keyed:
            return "fields" if self.is_fields else "keys"
        return "list" if self.items is not None else "words" if self.words else "number"

    def shape(self, cut: int = 1) -> Shape:
        """What was seen, as a shape; `cut`: lists are that many times shorter."""
        if self.is_fields:
            return {"fields": {name: one.shape(cut) for name, one in self.inner.items()}}
        if self.keyed:
            often = sorted(self.keyed, key=lambda key: (-self.keyed[key].times, key))[:MOST_WORDS]
            kept = {key: self.keyed[key] for key in sorted(often)}
            if len({one.kind() for one in kept.values()}) > 1:
                return {"each": {key: one.shape(cut) for key, one in kept.items()}}
            together = Learner(self.depth)
            for one in kept.values():
                together.join(one)
            return {"keys": list(kept), "of": together.shape(cut)}
        if self.items is not None:
            if self.longest == 0:
                return "number"  # never anything but empty: one slot, always 0
            if self.bag:
                return {"bag": sorted(self._bagged())[:MOST_WORDS]}
            if self.rows and self.places:
                return {"places": [one.shape(cut) for one in self.places]}
            most = MOST_ITEMS[min(self.depth, len(MOST_ITEMS) - 1)]
            return {
                "most": max(1, min(self.longest, most) // cut),
                "of": self.items.shape(cut),
            }
        if self.words and self.number:
            return {"mixed": sorted(self.words - {""})[:MOST_WORDS]}
        if self.words:
            return {"words": sorted(self.words - {""})[:MOST_WORDS]}
        return "number"

    def _bagged(self) -> set[str]:
        assert self.items is not None
        inside = self.items.places[0].words if self.items.places else set()
        return (self.items.words | inside) - {""}

    def join(self, other: "Learner") -> None:
        """See all that another has seen."""
        self.times += other.times
        self.number |= other.number
        self.words |= other.words
        self.is_fields |= other.is_fields
        self.longest = max(self.longest, other.longest)
        self.bag &= other.bag
        self.rows &= other.rows
        for name, one in other.inner.items():
            self.inner.setdefault(name, Learner(self.depth)).join(one)
        for name, one in other.keyed.items():
            self.keyed.setdefault(name, Learner(self.depth)).join(one)
        if other.items is not None:
            if self.items is None:
                self.items = Learner(self.depth + 1)
            self.items.join(other.items)
        for place, one in enumerate(other.places):
            if len(self.places) <= place:
                self.places.append(Learner(self.depth))
            self.places[place].join(one)


SCALAR = ("number", "words")
MOST_WORDS = 128
"""Words that a field tells apart, and keys of a dict that are told: the others share a slot, or have none."""
BUDGET = 4096
"""Slots that one field of a view should take at most."""
MOST_ITEMS = (24, 6, 3)
"""Items of a list that are told, by how deep the list is in others."""


def _holds_words(shape: Shape) -> bool:
    return "words" in shape or "mixed" in shape


def _pair(item: Any) -> bool:
    return isinstance(item, list | tuple) and len(item) == 2 and isinstance(item[0], str) and type(item[1]) is int
