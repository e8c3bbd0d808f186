"""The one object the rest of the program knows of a rulebook: data and functions, no subclass."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, TypeVar

from oubliettes.kernel.box import Box
from oubliettes.kernel.errors import BadOption
from oubliettes.kernel.ledger import Ledger
from oubliettes.kernel.notes import Note
from oubliettes.kernel.orders import Order
from oubliettes.kernel.requests import Ask, Pick, Script
from oubliettes.kernel.rulebook import Rulebook
from oubliettes.kernel.table import Table
from oubliettes.kernel.text import is_text, tidy
from oubliettes.kernel.variant import Variant

T = TypeVar("T", bound=Table)
TITLE = re.compile(r"^game-title = .*$", re.MULTILINE)
Options = Mapping[str, Any]


@dataclass(slots=True, frozen=True)
class Option:
    """A setting of a match, typed, with a default and bounds: a form can be made from it."""

    id: str
    kind: Literal["choice", "number", "flag", "seat", "text", "legacy", "data"]
    """`choice` among `values`; `number` from `least` to `most`; `flag`; `seat`: "random" or a seat's number from 0;
    `text`: a line that a person types, `most` letters of it; `legacy`: for each seat, what an earlier match handed over
    in `result.legacy`, or None; `data`: what a file of the player's own holds (a dungeon, say), or None: plain data
    that `setup` checks, kept whole in the record."""
    default: Any = None
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    rules: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    """The numbers of seats it applies to; empty: to any. Where it does not apply it is neither offered nor recorded."""

    def applies(self, seats: int) -> bool:
        """Whether there is anything to set at a table of so many seats."""
        return not self.seats or seats in self.seats

    def check(self, value: Any, seats: int) -> Any:
        """The value, or BadOption."""
        expected = self._expected(seats)
        match self.kind:
            case "choice":
                fits = value in self.values
            case "number":
                fits = type(value) is int and self.least <= value <= self.most
            case "flag":
                fits = type(value) is bool
            case "seat":
                fits = value == "random" or (type(value) is int and 0 <= value < seats)
            case "text":
                fits = isinstance(value, str) and is_text(value, self.most)
                value = tidy(value, self.most) if fits else value
            case "legacy":
                fits = value is None or (
                    isinstance(value, list | tuple)
                    and len(value) == seats
                    and all(item is None or isinstance(item, dict) for item in value)
                )
            case "data":
                fits = value is None or isinstance(value, dict)
        if not fits:
            raise BadOption(f"option {self.id} is {expected}, not {value!r:.100}")
        return value

    def _expected(self, seats: int) -> str:
        return {
            "choice": f"one of {', '.join(self.values)}",
            "number": f"a whole number from {self.least} to {self.most}",
            "flag": "true or false",
            "seat": f"'random' or a seat from 0 to {seats - 1}",
            "text": f"a line of {self.most} letters at most, without control characters",
            "legacy": f"nothing, or a list of {seats}, one entry a seat",
            "data": "nothing, or a table of data",
        }[self.kind]


@dataclass(slots=True, frozen=True)
class Result:
    """How a match ended."""

    scores: tuple[float, ...]
    """One a seat."""
    ranks: tuple[int, ...]
    """1 is first; equal ranks share a place. A solo game has rank 1 and says in `facts` how well it went."""
    ending: str
    """A message key: what ended it."""
    facts: dict[str, Any] = field(default_factory=dict)
    legacy: tuple[dict[str, Any] | None, ...] = ()
    """For each seat, what outlives the match (a career, titles): the `legacy` option of a later match accepts it."""

    def as_json(self) -> dict[str, Any]:
        """Plain data, the same before and after a trip through JSON."""
        data: dict[str, Any] = json.loads(
            json.dumps({"scores": self.scores, "ranks": self.ranks, "ending": self.ending, "facts": self.facts})
        )
        data["legacy"] = json.loads(json.dumps(self.legacy))
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Result":
        """What `as_json` gave."""
        scores, ranks = tuple(map(float, data["scores"])), tuple(map(int, data["ranks"]))
        return cls(scores, ranks, str(data["ending"]), dict(data["facts"]), tuple(data.get("legacy", ())))


def always_calm(table: Any) -> bool:
    """A game whose `evaluate` is as good at any question."""
    return True


def every_option(table: Any, ask: Ask) -> Sequence[Pick]:
    """A game in which any option may be the best."""
    return ask.options


def no_name(id: str, lang: str) -> str:
    """A game whose things are all among its words."""
    return ""


def no_notes(table: Any, ask: Ask) -> Mapping[Pick, Note]:
    """A game that says nothing of what a pick does."""
    return {}


def named_spots(table: Any, ask: Ask, pick: Pick) -> tuple[str, ...]:
    """A game whose picks name what they touch, by the ids that its view has: all words of a pick but the verb."""
    return tuple(word for word in pick[1:] if isinstance(word, str))


def empty_box() -> Box:
    """A game that does not say what is in its box."""
    return Box("", ())


def no_terms(table: Any, seat: int) -> Mapping[str, int]:
    """A game whose standing orders hold for good."""
    return {}


@dataclass(slots=False, eq=False)
class Game(Generic[T]):
    """A rulebook, ready to play.

    `hide`, `view` and `guess` are the only doors to hidden things: `view` and `guess` are given hidden tables only, so
    that neither can leak more than `hide` leaves.
    """

    slug: str
    version: int
    """The version of the rules: a record made under another one is refused, or replayed by rules that still fit."""
    seats: range
    options: tuple[Option, ...]
    folder: Path
    """Where its ledger.toml, components.toml and words.*.ftl are."""
    setup: Callable[[int, Options], T]
    """The table before the first step: nothing rolled or asked yet, the agenda filled."""
    steps: Mapping[str, Callable[..., Script[None] | None]]
    """What an agenda may name. Each plays one beat from the table alone: a script, or, where nothing is asked and
    nothing rolled, a plain function."""
    copy: Callable[[T], T]
    """A deep copy: `copier(Table)`, or what is made with it. The log is not copied."""
    hide: Callable[[T, int | None], T]
    """A copy, blank where this seat cannot know (None: a spectator)."""
    view: Callable[[T, int | None], Any]
    """What a seat sees, from the hidden table: a frozen dataclass of plain data."""
    guess: Callable[[T, int, Random], T]
    """A full table drawn at random among those that fit the hidden one."""
    policy: Callable[[T, Ask, Random], Pick]
    """A quick sensible pick. The table may be hidden or full: it reads only what the asked seat may know."""
    evaluate: Callable[[T, int], float]
    """How well a seat stands, from 0 (lost) to 1 (won): for a search that stops before the end."""
    result: Callable[[T], Result]
    check: Callable[[T], list[str]]
    """The invariants that a table breaks, in words; empty on every table that play can reach."""
    secrets: bool = True
    """Whether anything is hidden from anybody. Where nothing is, every seat and every spectator sees the same."""
    dice: bool = True
    """Whether dice are thrown. Where none are, chance is in shuffles and draws, and nobody speaks of dice."""
    note: Callable[[T, Ask], Mapping[Pick, Note]] = no_notes
    """What each pick of an ask does, for its options and for those that are blocked: cost, consequence, chance, danger.
    The table is the hidden one of the asked seat; the numbers come from the functions that the rules use."""
    spots: Callable[[T, Ask, Pick], tuple[str, ...]] = named_spots
    """The ids of what an option concerns on the board (dice, tiles, squares, figures, cards, `seat:0`), in the order in
    which a hand would touch them: the source, then the target. Empty: it has no place there."""
    box: Callable[[], Box] = empty_box
    """What is in the box: every thing that has an id, its numbers and its rules."""
    chains: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Prompts that together are one decision, in their order: `{"bargain": ("trade-who", "trade-gems")}`. A client may
    show them as one panel and send the picks one after another."""
    orders: tuple[Order, ...] = ()
    """The standing orders that a seat may give."""
    terms: Callable[[T, int], Mapping[str, int]] = no_terms
    """Counters of the hidden table that end standing orders when they move: `{"round": 3, "attacked": 1}`."""
    variant: Variant | None = None
    """What is changed in its box; then the slug is the variant's own."""
    shelf: int = 100
    """Its place where games are listed, the smallest first; those with the same place by their slugs."""
    named: Callable[[str, str], str] = no_name
    """The name, in a language, of a thing that came with the options of a match; empty: it is among the words."""

    calm: Callable[[T], bool] = always_calm
    """Whether a search may stop at this question to `evaluate`, or had better play on: in the middle of a delve or of
    a fight all turns on the next dice."""
    serious: Callable[[T, Ask], Sequence[Pick]] = every_option
    """Of an ask's options those that a search tries besides the policy's pick. What costs nothing and cannot help (to
    take off armour) is better left out: whoever looks ahead but so far would do it again and again to gain time."""

    @property
    def printed(self) -> str:
        """The slug of the game as printed, whatever is changed in its box."""
        return self.variant.game if self.variant else self.slug

    def order_of(self, id: str) -> Order:
        """The standing order of that name."""
        for order in self.orders:
            if order.id == id:
                return order
        raise BadOption(f"{self.slug} has no order {id!r}: it has {', '.join(one.id for one in self.orders) or 'none'}")

    @cached_property
    def chain_of(self) -> dict[str, str]:
        """The chain that each prompt of a chain belongs to."""
        return {prompt: chain for chain, prompts in self.chains.items() for prompt in prompts}

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.parse((self.folder / "ledger.toml").read_text(encoding="utf-8"))

    @cached_property
    def rulebook(self) -> Rulebook:
        """What stands beside the rules where they are read; empty for a game that has nothing of the kind."""
        file = self.folder / "rulebook.toml"
        return Rulebook.parse(file.read_text(encoding="utf-8")) if file.is_file() else Rulebook()

    def words(self, lang: str) -> str:
        """The game's messages in one language, as Fluent text."""
        text = (self.folder / f"words.{lang}.ftl").read_text(encoding="utf-8")
        return titled(text, self.variant.name if self.variant else "")

    def settle(self, seats: int, options: Options) -> dict[str, Any]:
        """Check the number of seats and fill in the options not given; those that do not apply are left out."""
        if seats not in self.seats:
            raise BadOption(f"{self.slug} is played by {_span(self.seats)} seats, not {seats}")
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                raise BadOption(f"{self.slug} has no option {id!r}: it has {', '.join(known) or 'none'}")
            if not known[id].applies(seats) and value != known[id].default:
                raise BadOption(
                    f"option {id} applies to {_span(known[id].seats)} seats, not to {seats}: leave it out, or change "
                    "the number of seats"
                )
        return {
            option.id: option.check(options.get(option.id, option.default), seats) for option in self.options_for(seats)
        }

    def recorded(self, seats: int, options: Options) -> dict[str, Any]:
        """The options of a record. One that does not apply to so many seats may stand in it, from before the game knew
        so: then it holds as it did."""
        silent = {option.id: option for option in self.options if not option.applies(seats)}
        applying = {id: value for id, value in options.items() if id not in silent}
        held = {id: silent[id].check(value, seats) for id, value in options.items() if id in silent}
        return self.settle(seats, applying) | held

    def options_for(self, seats: int) -> list[Option]:
        """The options that a table of so many seats may set."""
        return [option for option in self.options if option.applies(seats)]

    def __repr__(self) -> str:
        return f"Game({self.slug!r}, rules {self.version})"


def titled(words: str, variant: str) -> str:
    """A game's messages, with the name of a variant beside its title: whoever speaks of it says so."""
    return TITLE.sub(lambda title: f"{title[0]} · {variant}", words, count=1) if variant else words


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Places from sort keys, the smallest first; equal keys share a place: `(1, 2, 2, 4)`."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _span(numbers: Iterable[int]) -> str:
    found = list(numbers)
    return f"{found[0]} to {found[-1]}" if len(found) > 1 else str(found[0])
