"""A game up to its first questions in the dungeon."""

from collections.abc import Iterable
from typing import Any

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import FIGURES
from oubliettes.games.donjon.pieces import DUNGEON_CARDS, EVENT_CARDS
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Match, ScriptedDice
from tests.games.donjon.situation import picks, play, table

DECK = sorted(c.id for c in DUNGEON_CARDS.values() if c.id != "throne_hall" for _ in range(c.count))


EVENTS = sorted(card.id for card in EVENT_CARDS.values() for _ in range(card.count))


QUIET = [card for card in EVENTS if EVENT_CARDS[card].timing != "immediate"]


def begin(
    *classes: str,
    first: str = "corridor",
    events: tuple[str, str] = ("foul_air", "ambush"),
    place: int = 2,
    room: str = "",
    more: Iterable[int] = (),
    rolls: Iterable[int] = (),
    md: bool = True,
    **options: Any,
) -> Match[Table]:
    """A game of Black Fang up to the first question after the making of heroes."""
    draws = [place, DECK.index(first)]
    if room:
        shape = "rectangular" if DUNGEON_CARDS[first].tile.modules == 2 else "square"
        t = table("room_n")
        draws.append(t.decks[shape].index(room))
    draws += more
    left = list(QUIET)
    for card in events:
        draws.append(left.index(card))
        left.remove(card)
    party = classes or ("warrior",)
    m = Match.new(
        GAME,
        seats=len(party) + md,
        options={"quest": "black_fang", "master": "person" if md else "automatic", **options},
        dice=ScriptedDice(rolls, draws),
    )
    for cls in party:
        play(m, f"ready_made {cls}", f"figure {figure(m)}")
        play(m, "name " + picks(m, "name")[0])
    return m


def figure(m: Match[Table]) -> str:
    return next(word for word in FIGURES if word not in {hero.figure for hero in m.table.heroes})
