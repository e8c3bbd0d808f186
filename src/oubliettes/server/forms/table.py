"""Tables: opened, changed, taken seats at, invited to and started."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from oubliettes.server.messages import Hex256, Level, PersonName, SeatNumber, TableInfo

Key = Annotated[str, Meta(min_length=16, max_length=64)]
Role = Literal["invite", "seat", "watch", "host"]


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat on this device. `seal`: the SHA-256 of this seat's salt. `sheet`: the id of a sheet to bring, or
    `auto` for one of mine that is free."""

    seat: SeatNumber
    name: PersonName
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
    """Before the start, by the host. What is left out stays, of the options too."""

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


class ShowKey(Struct, forbid_unknown_fields=True):
    """The key of a link, before it is used."""

    key: Key


class Welcome(Struct, omit_defaults=True):
    """Where a link leads, for whoever has it: who invites, to which game, and what waits there. Nothing of who sits."""

    game: str
    role: Role
    host: str = ""
    """Nobody, where the host has left."""
    seat: SeatNumber = -1
    seats: int = 0
    """How many the table has."""
    options: dict[str, Any] = {}
    """As the table shows them: what a seat plays may hang on them."""


class Enter(Struct, forbid_unknown_fields=True):
    """Use a key. `name`, `seal` and `sheet` as in `Sit`, for an invite."""

    key: Key
    name: PersonName | None = None
    seal: Hex256 | None = None
    sheet: str = ""
