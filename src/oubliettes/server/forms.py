"""What goes over HTTP: bodies of requests and answers of the lobby, of finished matches and of profiles."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from oubliettes.server.messages import (
    AskInfo,
    Hex256,
    Level,
    LogGroup,
    MatchState,
    NoteInfo,
    PickItem,
    ResultInfo,
    SeatNumber,
    TableInfo,
)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Lang = Literal["fr", "en"]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
Role = Literal["invite", "seat", "watch", "host"]


class Problem(Struct):
    """Every refusal: a code for programs, a sentence for people."""

    code: str
    why: str


# ------------------------------------------------------------------ games


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

    The last step has neither question nor pick."""

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
    seats: int
    seat: int
    steps: list[LessonStep]
    titles: list[dict[str, str]] = []
    """What the tutorials of this game are called, by language, where there are several; `?nth=1` is the second."""


# ------------------------------------------------------------------ me


class MyMatch(Struct):
    """A match this browser has a place at."""

    id: str
    game: str
    state: MatchState
    seats: list[int]
    names: list[str]
    bots: list[str]
    """The level of the bot in each seat; nothing where none plays."""
    host: bool
    at: int
    """When it last moved (ms)."""
    turn: bool
    """One of my seats is waited for."""


class SheetInfo(Struct):
    """What outlives a match: a career, titles."""

    id: str
    game: str
    kind: str
    name: str
    origin: Literal["played", "imported", "copy"]
    busy: str
    """The match it is in now."""
    data: dict[str, Any]


class CampaignInfo(Struct):
    """A party that plays match after match: its sheets belong to it, one for each seat, and I carry them."""

    id: str
    game: str
    name: str
    busy: str
    """The match it is in now."""
    seats: list[str]
    """Who played each seat last; nothing where nobody has yet."""


class NewCampaign(Struct, forbid_unknown_fields=True):
    """`sheets`: sheets of mine that become the campaign's, by seat; they are its own from then on."""

    game: str
    name: Name
    sheets: Annotated[dict[str, str], Meta(max_length=16)] = {}


class Me(Struct):
    profile: str
    name: str
    lang: str
    prefs: dict[str, Any]
    matches: list[MyMatch]
    sheets: list[SheetInfo]
    campaigns: list[CampaignInfo]


class Gone(Struct, omit_defaults=True):
    """What is no more."""

    matches: list[str] = []
    sheets: list[str] = []
    browsers: list[str] = []
    links: int = 0


class BrowserInfo(Struct):
    """A browser that has my profile."""

    id: str
    seen: int
    """When it was last here (ms), to the day."""
    here: bool
    """This very one."""


class Browsers(Struct):
    browsers: list[BrowserInfo]


class MeChange(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)] | None = None
    lang: Lang | None = None
    prefs: dict[str, str | int | float | bool] | None = None


class MoveCode(Struct):
    """A code, good once and for ten minutes, that brings this profile to another browser."""

    code: str
    until: int


class Claim(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=16)]


class SheetFile(Struct, forbid_unknown_fields=True):
    game: str
    kind: str
    name: str
    data: dict[str, Any]


class CampaignFile(Struct, forbid_unknown_fields=True):
    """A campaign in that file: its sheets by their seats."""

    game: str
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    sheets: Annotated[dict[str, SheetFile], Meta(max_length=16)]


class ProfileFile(Struct, forbid_unknown_fields=True):
    """A profile as a file to keep."""

    oubliettes: int
    name: Annotated[str, Meta(max_length=40)]
    lang: Lang
    sheets: Annotated[list[SheetFile], Meta(max_length=64)]
    prefs: dict[str, str | int | float | bool] = {}
    campaigns: Annotated[list[CampaignFile], Meta(max_length=50)] = []


# ------------------------------------------------------------------ tables


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat on this device. `seal`: the SHA-256 of this seat's salt. `sheet`: the id of a sheet to bring, or
    `auto` for one of mine that is free."""

    seat: SeatNumber
    name: Name
    seal: Hex256 | None = None
    sheet: str = ""


class BotSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Level


class NewMatch(Struct, forbid_unknown_fields=True):
    """Open a table. The asker is its host; `sit` may hold several seats (one device for several people)."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    clock: Annotated[int, Meta(ge=0, le=86400)] = 0
    dice: Literal["fair", "real"] = "fair"
    hints: bool = True
    sit: list[Sit] = []
    bots: list[BotSeat] = []
    campaign: str = ""
    """A campaign of mine: every seat plays its sheet of the campaign, whoever sits there."""


class ChangeMatch(Struct, forbid_unknown_fields=True):
    """Before the start, by the host. What is left out stays."""

    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] | None = None
    clock: Annotated[int, Meta(ge=0, le=86400)] | None = None
    dice: Literal["fair", "real"] | None = None
    hints: bool | None = None


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Before the start, by the host: a bot, or nobody."""

    kind: Literal["open", "bot"]
    level: Level = ""


class MoveSeat(Struct, forbid_unknown_fields=True):
    """Before the start, by whoever sits there: go to a seat where nobody sits, or a bot, which takes theirs."""

    to: int


class StartMatch(Struct, forbid_unknown_fields=True):
    """`fill`: the level of the bots that take the seats still open; without it open seats are an error."""

    fill: Level = ""


class MatchInfo(Struct):
    """A table, and what this browser is there."""

    table: TableInfo
    mine: list[int]
    host: bool
    watch: bool


class NewKey(Struct, forbid_unknown_fields=True):
    """A link: `invite` (host; good once), `seat` (my seat on my other device), `watch`, `host`."""

    role: Role
    seat: SeatNumber = -1


class Square(Struct):
    """A QR code: the side in modules, quiet zone included, and the dark ones as an SVG path."""

    size: int
    path: str


class KeyInfo(Struct):
    """A secret link. It is shown this once: the server keeps its hash."""

    key: str
    url: str
    qr: Square


class Enter(Struct, forbid_unknown_fields=True):
    """Use a key. `name`, `seal` and `sheet` as in `Sit`, for an invite."""

    key: Key
    name: Name | None = None
    seal: Hex256 | None = None
    sheet: str = ""


# ------------------------------------------------------------------ after the end


class Frame(Struct, omit_defaults=True):
    """The table after input `n`: what changed since the one before, as in `state`; its events carry their frames."""

    n: int
    kind: str
    seat: int = -1
    pick: list[PickItem] = []
    by: str = ""
    at: int = 0
    parts: dict[str, Any] = {}
    gone: list[str] = []
    log: LogGroup | None = None
    undone: int | None = None
    waiting: list[int] = []


class Replay(Struct, omit_defaults=True):
    """A finished match as one seat saw it (-1: as everybody saw it)."""

    seat: int
    frames: list[Frame]
    result: ResultInfo | None = None
    """None: it was closed before its end."""
    until: int | None = None
    """The last input after which these rules can still show the table (-1: none): later frames have their log only."""
    why: str = ""


class Story(Struct):
    """How a finished match went."""

    moves: list[int]
    """The numbers of the inputs, 0 (the set-up) first."""
    standing: list[list[float]]
    """For each seat, how it stood after each of them: from 0 (lost) to 1 (won)."""
    luck: list[float]
    """For each seat, how much more dice, cards and tiles gave it than they do on average; nothing for dice typed in."""
    turn: int
    """The input that changed most: the turning point; 0 where nothing did."""
    seat: int
    """The seat that it was good for."""


class LogPage(Struct):
    """Scroll-back: the groups before `before`, oldest first; `more`: there are older ones."""

    groups: list[LogGroup]
    undone: list[int]
    more: bool


class ContinueMatch(Struct, forbid_unknown_fields=True):
    """A new table that stands where a finished match stood after input `n`; the asker takes `seat`, bots the others."""

    n: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: Name
    level: Level = ""


class Created(Struct):
    id: str
