"""What a view is made of, frozen: what clients get."""

from dataclasses import dataclass

from oubliettes.games.quetes.table import Ending, Fate, Kind, Phase


@dataclass(slots=True, frozen=True)
class QuestView:
    """A quest before a player: its name only for those who know it."""

    place: int
    """What picks call it: 0 for the main quest."""
    name: str
    """Empty: face down."""
    points: int
    have: int
    need: int
    """How far it has come: 2 undead of 3. Nothing for a face that this seat cannot see."""
    fulfilled: bool
    """Could be claimed now; False for a face that this seat cannot see."""


@dataclass(slots=True, frozen=True)
class SeatView:
    """What lies before one player."""

    character: str
    type_token: str
    token: bool
    trophies: int
    wounds: int
    power: int
    ally: int
    """The blue number of the gauge: half of the power, three quarters of it with two players (QT-26.7)."""
    gems: int
    fatigue: int
    cursed: bool
    slots: dict[str, str]
    familiar: bool
    on_familiar: str
    surplus: list[str]
    kept: list[str]
    fairy: bool
    tamed: str
    remains: list[str]
    candidates: list[str]
    quests: list[QuestView]
    completed: list[str]
    promises: dict[str, int]
    """Kept, kept in part, broken."""
    score: int | None
    """After deductions, as far as this seat can count it: its own, and everybody's at the end."""


@dataclass(slots=True, frozen=True)
class TermsView:
    goods: list[tuple[str, int]]
    clause: str


@dataclass(slots=True, frozen=True)
class PromiseView:
    debtor: int
    creditor: int
    arena: bool
    round: int
    state: Fate
    terms: TermsView


@dataclass(slots=True, frozen=True)
class TradeView:
    proposer: int
    partner: int
    purpose: list[str | int]
    give: list[tuple[str, int]]
    take: list[tuple[str, int]]
    counter: bool


@dataclass(slots=True, frozen=True)
class DraftView:
    author: int
    debtor: int
    creditor: int
    terms: TermsView


@dataclass(slots=True, frozen=True)
class FightView:
    kind: Kind
    active: int
    principal: int
    defender: int
    enemy: str
    enemy_power: int
    hell: list[str]
    charmed: int
    bids: list[TermsView | None]
    answers: list[tuple[str, str]]
    """What each seat has answered to the attacker and to the defender of an Arena; empty: nothing yet."""
    camps: list[str]
    """`neutral`, `attacker`, `defender`, or `closed`: a fist that this seat cannot see into."""
    closed: bool
    """The bystanders' fists are closed, or closing: from the secret choice until the dice have fallen."""
    bystanders: list[int]
    announced: list[int]
    fled: list[int]
    dice: list[int]
    totals: list[int]
    """Green and red as the dice were compared; empty before, and while they are rolled again."""
    green: int
    """What is known of the green side's strength before the dice."""
    red: int
    throws: int
    """How many throws of the dice there are: 64, or 512 with a Lightning Axe."""
    odds: int
    """How many of them win for the green side, as the known camps stand."""
    heavy: int
    """How many of them lose to an 8, which wounds twice."""
    odds_with: list[int]
    """Those that win with each seat as one more ally of the green side; -1 where it cannot be one."""
    odds_against: list[int]
    """The same with each seat on the red side of an Arena."""
    winner: str


@dataclass(slots=True, frozen=True)
class View:
    """The whole table."""

    seats: dict[str, SeatView]
    target: int
    round: int
    first: int
    active: int
    phase: Phase
    shop: dict[str, int]
    """Objects on sale and their prices."""
    aside: list[str]
    scrap: list[str]
    reserve: int
    pot: int
    temple: int
    arena_decided: bool
    deck: int
    left: dict[str, int]
    """The cards still in the adventure deck: everybody can count them out."""
    top: str
    """The card that this seat has looked at."""
    discard: list[str]
    card: str
    lasting: str
    lasting_seat: int
    pile: int
    known_pile: dict[str, int]
    """Quests that this seat knows in the pile, by how many lie above them."""
    shown: list[str]
    trade: TradeView | None
    draft: DraftView | None
    fight: FightView | None
    picked: list[str]
    promises: dict[str, PromiseView]
    """By the numbers that picks call them."""
    favours: list[tuple[int, int]]
    trade_caps: dict[str, int]
    """What is left of the caps of this phase."""
    duels: dict[str, int]
    """Before phase 2 is chosen: throws out of 64 that win an Arena against each seat, if nobody helps."""
    ending: Ending
