"""The state of a game of Donjon, Quêtes et Trahisons: what lies on the table, face up or face down.

Face-down cards lie at public places: everybody sees that a card moves, and whoever has seen its face keeps knowing it
(QT-27.3). The adventure deck is kept sorted: nobody knows its order, and the cards left in it can be counted out.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from oubliettes.games.quetes.pieces import (
    ADVENTURE,
    CAPS,
    DRAGON_OBJECTS,
    GEMS,
    IF_WE_WIN,
    NOTHING,
    SHOP,
    SLOTS,
    TARGETS,
)
from oubliettes.kernel import Pick, copier
from oubliettes.kernel import Table as KernelTable

UNKNOWN = -2
"""A face-down card, or a token in a closed fist, that this seat cannot see."""
NEUTRAL, GREEN, RED = range(3)
"""Camps: the green die's side (active player, attacker) and the red die's (defender, monsters)."""
Phase = Literal["", "supply", "dungeon_or_arena", "negotiation", "combat", "rest", "quest_achieved"]
SUPPLY: Final = "supply"
DUNGEON: Final = "dungeon_or_arena"
TALKS: Final = "negotiation"
COMBAT: Final = "combat"
REST: Final = "rest"
ACHIEVED: Final = "quest_achieved"
Ending = Literal["", "deck", "target"]
"""Why a game ended; nothing while it goes on."""
UNIQUE, MIGHT_USED, AXE_USED, VIAL_USED = 1, 2, 4, 8
"""What a fighter announced."""
Fate = Literal["open", "due", "kept", "kept_in_part", "broken", "lapsed", "noted"]
"""What becomes of a promise; `noted`: nothing but a favour was promised (QT-11.14)."""
OPEN: Final = "open"
DUE: Final = "due"
KEPT: Final = "kept"
IN_PART: Final = "kept_in_part"
BROKEN: Final = "broken"
LAPSED: Final = "lapsed"
NOTED: Final = "noted"
Kind = Literal["monster", "solo", "hell", "arena"]
"""A fight: with a monster, where an ally may help or not; with what crawls out of Hell; in the Arena."""


class Quest(NamedTuple):
    """A quest card at its place."""

    card: int
    """An index of QUESTS, or UNKNOWN."""
    knowers: int
    """A bit for each seat that has seen its face (QT-27.3)."""
    deeds: int = 0
    """A bit for each deed that its holder has done while holding it: public, whatever the face is (QT-17.12)."""


NO_QUEST = Quest(NOTHING, 0)


class Basket(NamedTuple):
    """One side of a trade (QT-9.2)."""

    gems: int = 0
    items: tuple[str, ...] = ()
    """Objects, object-like cards and remains, by name."""
    places: tuple[int, ...] = ()
    """Face-down quests, by their places with the giver."""
    quests: int = 0
    """How many face-down quests are asked for: their owner will pick them (QT-9.7)."""

    @property
    def cards(self) -> int:
        return len(self.items) + len(self.places) + self.quests

    @property
    def empty(self) -> bool:
        return not (self.gems or self.cards)


class Trade(NamedTuple):
    """A trade being built or answered: what the proposer gives, and what he takes."""

    proposer: int
    partner: int
    purpose: Pick = ("none",)
    give: Basket = Basket()
    take: Basket = Basket()
    counter: bool = False


class Terms(NamedTuple):
    """The price of help (QT-11.9, QT-11.19)."""

    gems: int = 0
    items: tuple[str, ...] = ()
    """Cards of the debtor, and what the monster will leave."""
    loot: tuple[str, ...] = ()
    """Cards still to be looted from the victim (QT-11.19)."""
    quests: int = 0
    trophies: int = 0
    favour: bool = False
    clause: str = IF_WE_WIN

    @property
    def cards(self) -> int:
        return len(self.items) + len(self.loot) + self.quests

    @property
    def things(self) -> int:
        """How many things can be handed over: a favour is only a note."""
        return self.gems + self.cards + self.trophies

    @property
    def goods(self) -> bool:
        return self.things > 0

    @property
    def empty(self) -> bool:
        return not (self.goods or self.favour)


class Draft(NamedTuple):
    """Terms being built: who names them, who would owe them, to whom."""

    author: int
    debtor: int
    creditor: int
    terms: Terms = Terms()


class Promise(NamedTuple):
    """QT-11.13: a public record."""

    debtor: int
    creditor: int
    arena: bool
    terms: Terms
    round: int
    state: Fate = OPEN


@dataclass(slots=True)
class Fight:
    """One fight, from the drawn card or the challenge to its consequences."""

    kind: Kind
    active: int
    """Whose turn it is: who gets the gains (QT-23.34)."""
    principal: int
    """Who leads the green side: the active player, or the Charm Ring's substitute."""
    enemy: int = NOTHING
    """The card, GUARDIAN, or NOTHING."""
    enemy_power: int = 0
    hell: tuple[int, ...] = ()
    defender: int = NOTHING
    bloodthirst: bool = False
    ring: bool = False
    charmed: int = NOTHING
    """The seat under the Charm Ring: the substitute, or the open ally."""
    bound: bool = False
    """QT-26.12: paid in advance, so that nobody may leave."""
    bids: list[Terms | None] = field(default_factory=list)
    counters: list[int] = field(default_factory=list)
    """Counter-offers made to each seat, or, in an Arena, whether it was addressed in this pass."""
    answers: list[tuple[str, str]] = field(default_factory=list)
    """Arena: what each bystander has answered to the attacker and to the defender (QT-11.28)."""
    camps: list[int] = field(default_factory=list)
    revealed: bool = True
    """False while fists are closed."""
    fled: int = 0
    announced: list[int] = field(default_factory=list)
    vial: list[int] = field(default_factory=list)
    dice: tuple[int, ...] = ()
    """Green, red, and those that the Lightning Axe throws after them."""
    totals: tuple[int, ...] = ()
    """Green and red, dice counted: what they were when the dice were compared."""
    winner: int = NEUTRAL
    looted: bool = False
    """The victim could be looted (QT-11.27)."""


@dataclass(slots=True)
class Player:
    """What lies before one player."""

    character: int = NOTHING
    type_token: int = NOTHING
    """The Forester's (QT-2.14)."""
    token: bool = True
    """The unique power has not been used."""
    trophies: int = 0
    wounds: int = 0
    gems: int = 0
    fatigue: int = 0
    cursed: bool = False
    slots: list[int] = field(default_factory=lambda: [NOTHING] * len(SLOTS))
    familiar: bool = False
    on_familiar: int = NOTHING
    surplus: list[int] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)
    """Sales, Vial, Key: objects without a slot (QT-8.9)."""
    fairy: bool = False
    tamed: int = NOTHING
    remains: list[int] = field(default_factory=list)
    candidates: list[Quest] = field(default_factory=list)
    main: Quest = NO_QUEST
    """NO_QUEST once it is completed."""
    secondary: list[Quest] = field(default_factory=list)
    completed: list[int] = field(default_factory=list)
    record: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Promises kept, kept in part, broken (QT-11.24)."""
    fresh: int = 0
    """Counts the changes of quest cards and deeds: all can see them."""
    seen: tuple[int, int] = (0, 0)
    """What could be claimed, for all that the others know, when the guild last asked this seat."""
    declined: int = 0
    """What this seat could claim when it last declined: a bit a quest, and one more for the main quest. Its secret."""

    @property
    def quests(self) -> list[Quest]:
        """The uncompleted ones, by place: the main quest first, if it is still open."""
        return [self.main, *self.secondary] if self.main.card != NOTHING else self.secondary

    def objects(self) -> list[int]:
        """All objects: in slots, on the Familiar, in the surplus."""
        return [o for o in (*self.slots, self.on_familiar, *self.surplus) if o != NOTHING]

    def equips(self, o: int) -> bool:
        return o in self.slots or o == self.on_familiar


@dataclass(slots=True, kw_only=True)
class Table(KernelTable):
    """The shop, the Dungeon, the Guild, the players, and the turn being played."""

    players: list[Player] = field(default_factory=list)
    target: int = TARGETS[0]
    doubled: bool = False
    """QT-25.17: the table option."""
    caps: dict[str, int] = field(default_factory=lambda: dict(CAPS))
    """QT-27.10. Never changed in play, so that copies share it."""
    first: int = 0
    active: int = 0
    round: int = 0
    phase: Phase = ""

    shop: list[int] = field(default_factory=lambda: list(SHOP))
    aside: list[int] = field(default_factory=lambda: sorted(DRAGON_OBJECTS))
    """Dragon objects that have not come into play (QT-20.37)."""
    scrap: list[int] = field(default_factory=list)
    """Discarded objects (QT-27.11)."""
    reserve: int = GEMS
    pot: int = 0
    temple: int = 0
    arena_decided: bool = False

    deck: list[int] = field(default_factory=lambda: list(ADVENTURE))
    """Sorted; without `top`."""
    top: int = NOTHING
    """The card that the Priest has looked at and left on top; UNKNOWN to the others; NOTHING: nobody has looked."""
    discard: list[int] = field(default_factory=list)
    """The last one is on top (QT-27.8)."""
    card: int = NOTHING
    """The drawn card that is being resolved."""
    lasting: int = NOTHING
    lasting_seat: int = NOTHING
    pile: list[Quest] = field(default_factory=list)
    """The Guild's quests; the last one is on top."""
    shown: list[Quest] = field(default_factory=list)
    """The two cards that a buyer looks at."""

    # the turn
    quests_bought: int = 0
    trophies_bought: int = 0
    trophies_won: int = 0
    """Points won from this turn's monster and still with the active player's spoils (QT-16.10)."""
    proposals: list[int] = field(default_factory=list)
    """Trades proposed in this phase, by partner."""
    called: int = 0
    rearranged: int = 0
    trade: Trade | None = None
    draft: Draft | None = None
    fight: Fight | None = None
    placing: list[tuple[int, int]] = field(default_factory=list)
    """Objects just received that need a choice: `(seat, object)` (QT-8.5)."""
    picked: tuple[str, ...] = ()
    """Cards named so far in the decision being made."""
    promises: list[Promise] = field(default_factory=list)
    """The register: all that were ever made."""
    favours: list[tuple[int, int]] = field(default_factory=list)
    """`(debtor, creditor)` (QT-11.14)."""
    betrayals: list[list[int]] = field(default_factory=list)
    """`betrayals[debtor][creditor]`: promises broken, for those who hold a grudge."""
    challenges: list[list[int]] = field(default_factory=list)
    """`challenges[attacker][defender]`: Arenas called."""
    snubs: list[list[int]] = field(default_factory=list)
    """`snubs[proposer][partner]`: trades refused since the last one that was accepted."""
    truces: list[list[int]] = field(default_factory=list)
    """`truces[proposer][partner]`: the round of their last trade in the name of a truce (QT-9.13): it binds nobody."""
    words: list[list[int]] = field(default_factory=list)
    """`words[seat]`: how often a bystander who had said yes took that side in the Arena, and how often not."""
    beaten: int = 0
    """A bit for each monster that has been beaten: only these are remains, wherever they lie since (QT-20.8)."""
    ending: Ending = ""
    """What ended the game."""

    @property
    def player(self) -> Player:
        return self.players[self.active]

    def order(self) -> list[int]:
        """Seats in turn order, from the active player (QT-1.11)."""
        return [*range(self.active, len(self.players)), *range(self.active)]

    def others(self, seat: int) -> list[int]:
        """All other seats, in turn order after this one."""
        return [*range(seat + 1, len(self.players)), *range(seat)]


copy_player = copier(Player)
copy = copier(Table)
