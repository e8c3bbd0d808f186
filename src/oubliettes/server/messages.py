"""What goes over a socket, both ways. Each message is a JSON object tagged by `type`; docs/protocol.md says more.

These types are the protocol: what does not decode into one of them is refused, and the browser's types
(web/src/lib/protocol.ts) are generated from them. They are one list, however long: a client is written from it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from oubliettes.kernel.orders import ALWAYS
from oubliettes.kernel.rolled import Need

PROTOCOL = 1
"""The version a client says in its `hello`."""

Id = Annotated[str, Meta(max_length=40)]
AskId = Annotated[str, Meta(max_length=24)]
Hex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
PickItem = str | int
Wanted = Literal["blocked", "notes", "advice", "values"]
PickList = Annotated[list[PickItem], Meta(min_length=1, max_length=16)]
Level = Annotated[str, Meta(max_length=16)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]

MatchState = Literal["open", "play", "done", "stuck", "closed"]
"""`stuck`: these rules cannot play it on; `closed`: somebody at the table has closed it as it stood."""
SeatKind = Literal["open", "person", "bot"]
NoCode = Literal[
    "answered",  # this ask was answered, with another pick
    "closed",  # this ask is no longer open, or never was
    "not-offered",  # the pick is not among the options
    "interrupted",  # another question came between the picks of a chain
    "not-yours",  # this socket may not do that
    "not-now",  # it may, but not at this moment
    "late-seal",  # salts are being opened: seals are closed
    "no-hints",  # this table plays without advice
    "retry",  # not known whether it was saved: send it again
    "not-saved",  # it was not saved (the disk is full): nothing has changed
    "slow-down",  # too many messages
    "stuck",  # these rules cannot play this match on
    "broken",  # a fault of the program, noted for whoever keeps the server: nothing has changed
    "bad-message",  # not a message of this protocol
    "stopping",  # the server stops: send it again after reconnecting
]


# ------------------------------------------------------------------ from the client


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message. `seen`: the greatest `n` of a log group this client holds, -1 for none."""

    v: int
    seen: int = -1


class MakePick(Struct, tag_field="type", tag="pick", forbid_unknown_fields=True):
    """Answer an ask. Safe to send again: one ask takes one answer."""

    ask: AskId
    pick: PickList
    id: Id


class MakeChain(Struct, tag_field="type", tag="chain", forbid_unknown_fields=True):
    """Answer an ask and those of its chain that follow, one after the other: each is an entry of its own.

    It stops where a pick is not offered or another question comes between: the `no` says how many were `done`.
    """

    ask: AskId
    picks: Annotated[list[PickList], Meta(min_length=1, max_length=32)]
    id: Id


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the answer to the ask `of`, the one `state.undo` names."""

    of: AskId
    id: Id


class Want(Struct, tag_field="type", tag="want", forbid_unknown_fields=True):
    """Ask for what costs work: the greyed options and their rules, what each pick does, what a bot would do, what each
    option is worth."""

    what: Wanted
    ask: AskId


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something to the table: text, never markup."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Id


class SeatDo(Struct, tag_field="type", tag="seat", forbid_unknown_fields=True):
    """`bot`: let a bot play that seat, or ask its person whether one may; `allow`, `refuse`: the person's answer;
    `back`: play it oneself again; `leave`; the host may `mute` and `unmute`."""

    do: Literal["bot", "allow", "refuse", "back", "leave", "mute", "unmute"]
    seat: SeatNumber
    id: Id
    level: Level = ""


class GiveOrder(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Give or revoke a standing order of one's own seat: see docs/protocol.md, "Standing orders"."""

    do: Literal["give", "revoke"]
    order: Annotated[str, Meta(max_length=40)]
    id: Id
    term: Annotated[str, Meta(max_length=40)] = ALWAYS
    about: SeatNumber = -1


class Seal(Struct, tag_field="type", tag="seal", forbid_unknown_fields=True):
    """The SHA-256, in hex, of the salt this seat (or another `seat` of this device) will open at the start. Refused
    once the start has closed the seals."""

    seal: Hex256
    seat: SeatNumber = -1


class Salt(Struct, tag_field="type", tag="salt", forbid_unknown_fields=True):
    """The answer to `open`, for each seat it names: the salt whose hash was sent as the seal."""

    salt: Annotated[str, Meta(min_length=1, max_length=128)]
    seat: SeatNumber = -1


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Answered by `pong`."""


ClientMessage = Hello | MakePick | MakeChain | Undo | Want | Say | SeatDo | GiveOrder | Seal | Salt | Ping


# ------------------------------------------------------------------ from the server


class AskInfo(Struct, omit_defaults=True):
    """The question open for this seat. `id` goes back with the pick. `blocked`: greyed options can be asked for.

    `spots` has for each option the ids of what it concerns on the board, in the order of touch; it is left out where no
    option has any. `chain`: the panel this question is part of.
    """

    id: str
    prompt: str
    options: list[list[PickItem]]
    rule: str = ""
    facts: dict[str, Any] = {}
    blocked: bool = False
    spots: list[list[str]] = []
    chain: str = ""


class DieInfo(Struct, omit_defaults=True):
    """One die as it lies on the table. `kind`: its faces have names, `face-<kind>-<value>`."""

    faces: int
    value: int
    kind: str = ""
    counts: bool = True
    low: int = 1


class ModifierInfo(Struct, omit_defaults=True):
    """What is added to the dice: `mod-<name>`, or the name of the thing."""

    name: str
    value: int
    rule: str = ""


class RolledInfo(Struct, omit_defaults=True):
    """Dice that decided something: `roll-<what>`, whose they are, what was added, held against what, `outcome-<…>`."""

    what: str
    dice: list[DieInfo]
    by: str = ""
    modifiers: list[ModifierInfo] = []
    total: int | None = None
    need: Need = ""
    target: int | None = None
    against: "RolledInfo | None" = None
    outcome: str = ""
    again: bool = False
    """These dice were told before: they are shown again because something was added or settled."""


class LogEvent(Struct, omit_defaults=True):
    """One thing that happened: a message key, its facts, its rule, the dice it tells of.

    `parts` and `gone` lead from the view before to the view at its instant: see docs/protocol.md, "Frames".
    """

    key: str
    facts: dict[str, Any] = {}
    rule: str = ""
    rolls: list[RolledInfo] = []
    parts: dict[str, Any] = {}
    gone: list[str] = []


class LogGroup(Struct, omit_defaults=True):
    """What followed from the input number `n`."""

    n: int
    events: list[LogEvent]
    by: str = ""
    """`person`, `bot:<level>`, `clock`; empty where nobody is to know."""
    at: int = 0
    """The minute, in milliseconds: how long somebody took is nobody's business."""


class ResultInfo(Struct, omit_defaults=True):
    """How the match ended, and the seed that was committed to."""

    scores: list[float]
    ranks: list[int]
    ending: str
    facts: dict[str, Any] = {}
    seed: str = ""


class StandingInfo(Struct, omit_defaults=True):
    """A standing order of this seat: `order-<order>` in the words, for how long, and about whom."""

    order: str
    term: str = ALWAYS
    about: int = -1


class State(Struct, tag_field="type", tag="state", omit_defaults=True):
    """What this socket lacks now: see docs/protocol.md, "State"."""

    n: int
    base: int | None = None
    parts: dict[str, Any] = {}
    gone: list[str] = []
    ask: AskInfo | None = None
    waiting: list[int] = []
    undo: str | None = None
    log: list[LogGroup] = []
    undone: list[int] = []
    due: int | None = None
    now: int = 0
    acks: list[str] = []
    result: ResultInfo | None = None
    stuck: str = ""
    orders: list[StandingInfo] = []
    """The standing orders of this seat that are in force."""


class No(Struct, tag_field="type", tag="no", omit_defaults=True):
    """A refusal: nothing has changed. `id` is that of the message refused."""

    id: str
    code: NoCode
    why: str
    rule: str = ""
    done: int = 0
    """Of a chain: how many of its picks were played before."""


class BlockedInfo(Struct):
    pick: list[PickItem]
    rule: str


class NoteLine(Struct, omit_defaults=True):
    """One thing to know: `note-<key>`, with its facts."""

    key: str
    facts: dict[str, Any] = {}


class NoteInfo(Struct, omit_defaults=True):
    """What a pick does: cost, consequence, or why not. `danger`: ask once more."""

    pick: list[PickItem]
    lines: list[NoteLine] = []
    chance: float = -1
    """The exact chance that it works out, from 0 to 1; -1 where it cannot be counted, or hints are off."""
    danger: bool = False


class Worth(Struct, omit_defaults=True):
    """What an option is worth, in hundredths."""

    pick: list[PickItem]
    value: int = -1
    """How well the seat would stand, from 0 (lost) to 100 (won): a short search's estimate; -1: not tried."""
    odds: int = -1
    """The exact chance that it works out, where the game can count it; -1: it cannot."""


class Told(Struct, tag_field="type", tag="told", omit_defaults=True):
    """The answer to `want`: the greyed options; what each pick does; the pick a bot would make; the pick after a
    search, with what each option is worth."""

    what: Wanted
    ask: str
    blocked: list[BlockedInfo] = []
    notes: list[NoteInfo] = []
    advice: list[PickItem] = []
    values: list[Worth] = []


class ChatLine(Struct, omit_defaults=True):
    id: int
    seat: int
    text: str
    at: int


class Chat(Struct, tag_field="type", tag="chat"):
    """Lines this socket has not had yet, oldest first. Show them as text."""

    lines: list[ChatLine]


class SeatInfo(Struct, omit_defaults=True):
    """Who sits where. `away`: since when (ms) nobody has been there, 0 when somebody is."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    here: bool = False
    away: int = 0
    owned: bool = False
    """A bot plays now for a person, who may come `back`."""
    seal: str = ""
    """The hash of the salt that this seat adds to the dice; nothing where it adds none."""
    muted: bool = False
    sheet: bool = False
    """This seat brings a sheet from earlier matches."""
    face: str = ""
    """A bot's picture."""


class Request(Struct, omit_defaults=True):
    """Somebody asks the person of a seat to leave it to a bot, or to whoever gets an invite. Good for 2 minutes."""

    seat: int
    what: Literal["bot", "invite"]
    by: str
    """The name of whoever asks."""
    at: int
    answer: Literal["", "yes", "no"] = ""
    level: str = ""


class Handed(Struct, omit_defaults=True):
    """A seat went from hand to hand. `after`: the `n` of the state at which it happened; a log shows it after that."""

    seat: int
    what: Literal["bot", "back", "invited", "taken"]
    """A bot plays; its person plays again; an invite was made, and whoever held the seat lost it; it was used."""
    who: str = ""
    """The bot's level, or the name of whoever sits there now."""
    why: Literal["", "own", "agreed", "absent", "free", "clock"] = ""
    """Its person did it; agreed to it; was away; there was nobody to ask; the clock ran out."""
    by: str = ""
    """The name of whoever asked for it, where that was not its person."""
    name: str = ""
    """What the seat was called before."""
    after: int = 0
    since: int = -1
    """For `back`: the `n` from which on another device held the seat and saw what the seat is shown; -1: none did."""
    at: int = 0


class ContinuedFrom(Struct):
    match: str
    n: int


class TableInfo(Struct, omit_defaults=True):
    """What everybody at a table may know about it."""

    id: str
    game: str
    rules: int
    state: MatchState
    seats: list[SeatInfo]
    options: dict[str, Any] = {}
    clock: int = 0
    """Seconds a seat has to answer; 0: no clock."""
    dice: Literal["fair", "real"] = "fair"
    hints: bool = True
    """Whether `want` gives advice at this table."""
    commitment: str = ""
    salts: list[str] = []
    """The salts opened at the start, in seat order."""
    host: str = ""
    host_away: int = 0
    """Since when (ms) the host has been away; 0 when here."""
    watchers: int = 0
    rematch: str = ""
    """The match that follows this one, once somebody asked for it."""
    continued: ContinuedFrom | None = None
    campaign: str = ""
    """The name of the campaign that is played."""
    requests: list[Request] = []
    """What people are asked to agree to, and what they answered."""
    handed: list[Handed] = []
    """How seats went from hand to hand since the start, oldest first; the last 50."""


class People(Struct, tag_field="type", tag="people"):
    """Who is at the table and what was agreed, whenever that changes."""

    table: TableInfo


class OpenSalt(Struct, tag_field="type", tag="open"):
    """The match is about to start and the seals are closed: keep `commitment` and `seals`, for the record must agree
    with them, then send a `salt` for each of these `seats` of yours within 5 seconds."""

    commitment: str
    seats: list[int]
    seals: list[str]
    """Of every seat in order; nothing for a seat whose salt will be the empty text."""


class Bye(Struct, tag_field="type", tag="bye"):
    """The socket closes, and why: `stopping` (reconnect), `replaced` (the seat was given anew), `gone` (the match was
    thrown away), `flood`, `full`."""

    why: Literal["stopping", "replaced", "gone", "flood", "full"]


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""


ServerMessage = State | No | Told | Chat | People | OpenSalt | Bye | Pong
