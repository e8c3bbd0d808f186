"""The state of a game of Dungeon Roll. All of it is public (DR-20.1)."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from oubliettes.games.dungeon_roll.pieces import (
    DUNGEON_DICE,
    FIRST_LENT,
    FIRST_TOKEN,
    HERO,
    LAIR_THRESHOLD,
    MAX_SEATS,
    NOBODY,
    PARTY_DICE,
    SIDES,
    TITLES,
    TOKEN_COUNTS,
    TOKENS,
    Side,
)
from oubliettes.kernel import SHARED, Pick, copier
from oubliettes.kernel import Table as KernelTable

Phase = Literal["form_phase", "monster_phase", "loot_phase", "dragon_phase", "regroup_phase"]
FORM: Final = "form_phase"
MONSTER: Final = "monster_phase"
LOOT: Final = "loot_phase"
DRAGON_PHASE: Final = "dragon_phase"
REGROUP: Final = "regroup_phase"


@dataclass(slots=True)
class Player:
    """What lies before one player."""

    hero: int = -1
    """An index of HEROES; -1 until dealt or chosen."""
    master: bool = False
    side: Annotated[Side, SHARED] = NOBODY
    """The side of the card that is up: what `hero` and `master` say, at hand."""
    ready: bool = True
    """The Ultimate can still be used: the card stands upright (DR-15.4)."""
    xp: int = 0
    tokens: list[int] = field(default_factory=lambda: [0] * len(TOKENS))
    held: int = 0
    """How many tokens that is."""
    delves: int = 0
    """Delves finished."""
    levels_xp: int = 0
    dragons_xp: int = 0
    box_xp: int = 0
    """Where the Experience came from: level dice, Dragons, an empty box."""
    titles: int = 0
    """A bit for each of TITLES."""
    hero_used: bool = False
    """The Hero card changed something in this game (DR-19.17)."""
    tokens_spent: int = 0
    played: frozenset[str] = frozenset()
    """Heroes of earlier finished games, from the profile (DR-19.21)."""
    earned: frozenset[str] = frozenset()
    """Titles of earlier games, from the profile (DR-19.2)."""

    def __post_init__(self) -> None:
        self.held = sum(self.tokens)
        if self.hero >= 0:
            self.show(self.master)

    def show(self, master: bool) -> None:
        """Lay the card with this side up (DR-1.15), for all to see (DR-2.6)."""
        self.master = master
        self.side = SIDES[self.hero][master]


@dataclass(slots=True, kw_only=True)
class Table(KernelTable):
    """The box, the players, and the delve being played."""

    players: list[Player] = field(default_factory=list)
    box: list[int] = field(default_factory=lambda: list(TOKEN_COUNTS))
    first: int = 0
    """The seat of the first Adventurer."""
    adventurer: int = 0
    player: Annotated[Player, SHARED] = field(default_factory=Player, compare=False, repr=False)
    """The Adventurer's things (DR-1.3): `players[adventurer]`, at hand."""
    phase: Phase = FORM

    # the delve
    level: int = 0
    party: list[int] = field(default_factory=lambda: [0] * 6)
    graveyard: int = 0
    active: list[int] = field(default_factory=lambda: [0] * 5)
    lair: int = 0
    lent: list[int] = field(default_factory=lambda: [0, 0])

    # picked so far in the decision being made
    picked: tuple[Pick, ...] = ()
    """Dice named for a re-roll so far: `("party", "thief")`, `("dungeon", "goblin")`."""
    chosen: tuple[int, ...] = ()
    """Sources named against the Dragon so far."""

    # what titles look at (DR-19)
    dice_rolled: int = 0
    party_at_start: int = 0
    monster_seen: bool = False
    companion_used: bool = False
    great_ultimate: bool = False
    dragons_in_delve: int = 0

    def __post_init__(self) -> None:
        self.turn_to(self.adventurer)

    def turn_to(self, seat: int) -> None:
        """This seat is the Adventurer now."""
        self.adventurer = seat
        self.player = self.players[seat]

    @property
    def supply(self) -> int:
        """Dungeon dice neither on the level, nor in the Lair, nor lent (DR-4.9)."""
        return DUNGEON_DICE - sum(self.active) - self.lair - sum(self.lent)

    @property
    def monsters(self) -> int:
        active = self.active
        return active[0] + active[1] + active[2]

    # ------------------------------------------------------------------ what many rules do

    def spend(self, source: int) -> None:
        """DR-5.7, DR-5.8: what is used is gone before its effect: a die to the Graveyard, a token to the box."""
        if source < FIRST_TOKEN:
            self.party[source] -= 1
            self.graveyard += 1
        elif source < FIRST_LENT:
            self.spend_token(source - FIRST_TOKEN)
        elif source < HERO:
            self.lent[source - FIRST_LENT] -= 1  # DR-15.14
        else:
            self.turn_card()  # DR-15.12

    def spend_token(self, token: int) -> None:
        """DR-13.5: back into the box, where it can be drawn again."""
        player = self.player
        player.tokens[token] -= 1
        player.held -= 1
        player.tokens_spent += 1
        self.box[token] += 1

    def turn_card(self) -> None:
        """DR-15.4, DR-15.5: the Ultimate is used, the card turned until the next delve."""
        player = self.player
        player.ready = False
        player.hero_used = True

    def gain(self, amount: int, source: str, rule: str) -> None:
        """DR-14.1, DR-14.5: take Experience; the card turns to its Master side at the very moment it has enough.

        DR-14.2, DR-14.8: neither is ever undone. DR-14.6: what tokens are worth does not count. DR-14.7: a card that is
        turned sideways stays so.
        """
        player = self.player
        player.xp += amount
        setattr(player, source, getattr(player, source) + amount)
        if self.log is not None:
            self.say("xp", rule, seat=self.adventurer, amount=amount)
        if not player.master and player.xp >= player.side.xp_to_master:  # DR-14.3
            player.show(master=True)
            self.say("master", "DR-14.5", seat=self.adventurer, hero=player.side.name)

    def earn(self, title: str, seat: int) -> None:
        """DR-19.3: a title is earned once and never lost."""
        player = self.players[seat]
        bit = 1 << TITLES.index(title)
        if not player.titles & bit:
            player.titles |= bit
            self.say("title-earned", "DR-19.3", seat=seat, title=title)


copy_player = copier(Player)
_copy = copier(Table)


def copy(table: Table) -> Table:
    new = _copy(table)
    new.player = new.players[new.adventurer]
    return new


_BLANK = {seats: Table(players=[Player() for _ in range(seats)]) for seats in range(1, MAX_SEATS + 1)}


def new_table(seats: int) -> Table:
    """DR-2.1, DR-2.10: all tokens in the box, nobody has anything."""
    return copy(_BLANK[seats])


def check(table: Table) -> list[str]:
    """The invariants this table breaks: dice and tokens never appear or vanish."""
    broken = []
    dice = sum(table.party) + table.graveyard
    if table.level and dice != PARTY_DICE:
        broken.append(f"{dice} Party dice instead of {PARTY_DICE}")
    if not 0 <= table.supply <= DUNGEON_DICE:
        broken.append(f"{table.supply} Dungeon dice in the supply")
    held = [sum(player.tokens[kind] for player in table.players) + table.box[kind] for kind in range(len(TOKENS))]
    for kind, (found, count) in enumerate(zip(held, TOKEN_COUNTS, strict=True)):
        if found != count:
            broken.append(f"{found} tokens {TOKENS[kind]} instead of {count}")
    lists = [table.party, table.active, table.lent, table.box, *(player.tokens for player in table.players)]
    if min(map(min, lists)) < 0 or table.graveyard < 0 or table.lair < 0:
        broken.append("a count below zero")
    if table.phase == REGROUP and table.lair >= LAIR_THRESHOLD:
        broken.append(f"{table.lair} dice in the Lair at Regroup")  # DR-4.10
    for seat, player in enumerate(table.players):
        if player.hero >= 0 and player.master != (player.xp >= player.side.xp_to_master):
            broken.append(f"seat {seat} has {player.xp} Experience and the wrong side of its card up")
        if player.held != sum(player.tokens):
            broken.append(f"seat {seat} holds {sum(player.tokens)} tokens, not {player.held}")
        if player.xp != player.levels_xp + player.dragons_xp + player.box_xp:
            broken.append(f"seat {seat} has {player.xp} Experience from nowhere")
    return broken
