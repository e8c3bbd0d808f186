"""What belongs to people: their profile, their sheets and campaigns, the browsers they use."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from oubliettes.server.messages import MatchState, PersonName

Lang = Literal["fr", "en"]


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
    name: PersonName
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
