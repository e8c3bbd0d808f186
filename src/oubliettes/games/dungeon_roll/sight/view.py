"""What a seat sees. Nothing is hidden in Dungeon Roll (DR-20.1), so `hide` is a copy."""

from dataclasses import dataclass

from oubliettes.games.dungeon_roll.pieces import (
    DELVES,
    DUNGEON_FACES,
    HEROES,
    LAIR_THRESHOLD,
    MAX_LEVEL,
    PARTY_FACES,
    SOURCES,
    TITLES,
    TOKENS,
)
from oubliettes.games.dungeon_roll.rules.scoring import score, token_points
from oubliettes.games.dungeon_roll.sight.odds import fewest_companions, glory_odds
from oubliettes.games.dungeon_roll.table import MONSTER, REGROUP, Phase, Table, copy


@dataclass(slots=True, frozen=True)
class SeatView:
    """What lies before one player."""

    seat: int
    hero: str
    """The card, or nothing before it is dealt."""
    side: str
    master: bool
    ready: bool
    xp: int
    needed: int
    """The Experience that makes a Master (DR-14.3)."""
    tokens: dict[str, int]
    token_points: int
    score: int
    delves: int
    titles: list[str]


@dataclass(slots=True, frozen=True)
class View:
    """The whole table."""

    seats: list[SeatView]
    adventurer: int
    dungeon_master: int
    phase: Phase
    level: int
    levels: int
    delve: int
    """The number of the delve being played, from 1."""
    delves: int
    party: dict[str, int]
    graveyard: int
    dungeon: dict[str, int]
    lair: int
    wakes: int
    """So many dice in the Lair wake the Dragon."""
    slayers: int
    """So many different Companions of the Adventurer's defeat it."""
    lent: dict[str, int]
    supply: int
    box: dict[str, int]
    picked: list[list[str | int]]
    chosen: list[str]
    odds: dict[str, float]
    """What one works out in one's head. Facing monsters: `fewest`, the Companions needed at least, if they are at hand.
    At Regroup, of the next level: `level`, `dice`, `monsters` (on average), `dragon` (the chance that it wakes);
    and `xp`, what retiring brings."""


def hide(t: Table, seat: int | None) -> Table:
    return copy(t)


def view(t: Table, seat: int | None) -> View:
    """DR-20.1, DR-20.2, DR-13.8: everything, for everybody."""
    seats = [
        SeatView(
            seat=number,
            hero=HEROES[player.hero] if player.hero >= 0 else "",
            side=player.side.name if player.hero >= 0 else "",
            master=player.master,
            ready=player.ready,
            xp=player.xp,
            needed=player.side.xp_to_master,
            tokens=_named(TOKENS, player.tokens),
            token_points=token_points(player),
            score=score(player),
            delves=player.delves,
            titles=[title for bit, title in enumerate(TITLES) if player.titles >> bit & 1],
        )
        for number, player in enumerate(t.players)
    ]
    return View(
        seats=seats,
        adventurer=t.adventurer,
        dungeon_master=(t.adventurer + 1) % len(t.players),  # DR-1.4, DR-1.6, DR-2.9
        phase=t.phase,
        level=t.level,
        levels=MAX_LEVEL,
        delve=min(t.player.delves + 1, DELVES),
        delves=DELVES,
        party=_named(PARTY_FACES, t.party),
        graveyard=t.graveyard,
        dungeon=_named(DUNGEON_FACES[:5], t.active),
        lair=t.lair,
        wakes=LAIR_THRESHOLD,
        slayers=t.player.side.dragon_companions,
        lent=_named(("fighter", "thief"), t.lent),
        supply=t.supply,
        box=_named(TOKENS, t.box),
        picked=[list(pick) for pick in t.picked],
        chosen=[SOURCES[source] for source in t.chosen],
        odds=_odds(t),
    )


def _odds(t: Table) -> dict[str, float]:
    if t.phase == REGROUP and t.level < MAX_LEVEL:
        return glory_odds(t)
    fewest = fewest_companions(t) if t.phase == MONSTER and t.monsters else None
    return {} if fewest is None else {"fewest": fewest}


def _named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
