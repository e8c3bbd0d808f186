"""What is told of games: their options, rules, boxes and tutorials."""

from typing import Any, Literal

from msgspec import Struct

from oubliettes.server.messages import AskInfo, LogGroup, NoteInfo, PickItem


class OptionInfo(Struct, omit_defaults=True):
    """A setting of a game: a form can be made from it. Labels are `option-<id>` and `option-<id>-<value>`."""

    id: str
    kind: Literal["choice", "number", "flag", "seat", "text", "legacy"]
    default: Any = None
    values: list[str] = []
    least: int = 0
    most: int = 0
    rules: list[str] = []
    seats: list[int] = []
    """The numbers of seats it applies to; empty: to any."""


class About(Struct):
    """A game on its card in the lobby, in one language."""

    title: str
    summary: str
    minutes: str


class GameInfo(Struct):
    slug: str
    rules: int
    seats: list[int]
    """The numbers of seats it can be played with."""
    options: list[OptionInfo]
    about: dict[str, About]
    """By language: the lobby needs no more of a game's words than this."""
    lesson: int
    """How many tutorials it has."""
    secrets: bool
    """Whether anything is hidden: where nothing is, one screen needs no curtain between seats."""
    dice: bool
    """Whether dice are thrown: where none are, nobody has dice of their own to type in."""


class House(Struct):
    """What this server offers."""

    games: list[GameInfo]
    levels: list[str]
    """The levels of its bots, weakest first."""
    protocol: int
    lan: bool


class RuleInfo(Struct):
    id: str
    fr: str
    en: str
    source: str
    kind: str
    spoiler: bool
    """It tells what players find out in play: its texts are empty unless they are asked for."""


class LedgerInfo(Struct):
    """A rulebook's rules, in the order of the book."""

    game: str
    sections: dict[str, dict[str, str]]
    rules: list[RuleInfo]


class PassageInfo(Struct, omit_defaults=True):
    """A sentence or two of a rulebook, in every language, the rules it follows and a row of pictures."""

    text: dict[str, str]
    rules: list[str]
    show: list[str] = []
    """`bone:broadsword`: what it is made of, and the picture or the number on it; `>` and `+` stand for themselves."""


class PartInfo(Struct):
    """A part of the summary: how a turn goes, what one may do, who beats what, how one wins."""

    id: str
    title: dict[str, str]
    passages: list[PassageInfo]


class RulebookInfo(Struct):
    """What makes a rulebook of the rules: the game on one page, and, by section, pictures and examples."""

    game: str
    summary: list[PartInfo]
    pictures: dict[str, list[str]]
    examples: dict[str, list[PassageInfo]]


class ThingInfo(Struct, omit_defaults=True):
    """One kind of thing. The words have its name (`thing-<id>`), what it is (`kind-<kind>`), what its numbers are
    called (`number-<name>`) and, where there is more to say, what it does (`text-<id>`)."""

    id: str
    kind: str
    numbers: dict[str, Any] = {}
    rules: list[str] = []
    """Its own rules, the most telling first."""
    glyph: str = ""


class OrderInfo(Struct, omit_defaults=True):
    """A standing order that a seat may give: `order-<id>` in the words."""

    id: str
    prompts: list[str]
    """The questions that it answers."""
    terms: list[str]
    """For how long it can be given: `always`, or until something happens; `term-<term>` in the words."""
    about: Literal["", "seat"] = ""
    """`seat`: it is about one other seat."""


class BoxInfo(Struct):
    """What is in a game's box, as far as everybody may know it, and the places its board always has; also the questions
    that make up one panel, and the standing orders that can be given."""

    game: str
    things: list[ThingInfo]
    places: list[str]
    chains: dict[str, list[str]]
    orders: list[OrderInfo]


class LessonStep(Struct, omit_defaults=True):
    """A question of a tutorial: what is told before it, by language; the table, as in `state`; the pick to make.

    Its events come with their frames. The last step has neither question nor pick."""

    say: dict[str, str]
    parts: dict[str, Any] = {}
    gone: list[str] = []
    ask: AskInfo | None = None
    pick: list[PickItem] = []
    log: LogGroup | None = None
    notes: list[NoteInfo] = []
    """What each pick does, as `told` has it."""


class Lesson(Struct):
    """A tutorial: a scripted game in which the learner, at `seat`, makes the moves."""

    game: str
    names: list[str]
    """Who sits at the table; the learner's seat has none."""
    seat: int
    steps: list[LessonStep]
    titles: list[dict[str, str]] = []
    """What the tutorials of this game are called, by language, where there are several; `?nth=1` is the second."""
