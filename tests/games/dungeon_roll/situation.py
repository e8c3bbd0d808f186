"""Situations of Dungeon Roll in one line, the way the rulebook's notes tell them."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import DUNGEON_FACES, HEROES, PARTY_FACES, TOKENS
from oubliettes.games.dungeon_roll.sight.view import SeatView, View
from oubliettes.games.dungeon_roll.table import MONSTER, Phase, Player, Table
from oubliettes.kernel import Match, Result, ScriptedDice, Throw
from tests.support import do

NO_TOKENS = (0,) * len(TOKENS)

Game = Match[Table]


def counts(names: Sequence[str], text: str) -> list[int]:
    """`"goblin*3 chest"` as counts by name."""
    found = [0] * len(names)
    for word in text.split():
        name, _, many = word.partition("*")
        found[names.index(name)] += int(many or 1)
    return found


def at(
    phase: str = MONSTER,
    *,
    level: int = 3,
    dungeon: str = "",
    party: str = "",
    lair: int = 0,
    tokens: str = "",
    lent: str = "",
    hero: str = "mercenary",
    master: bool = False,
    ready: bool = False,
    xp: int = 0,
    box: str | None = None,
    seats: int = 1,
    seat: int = 0,
    dice_rolled: int | None = None,
    delves: int = 2,
    rolls: Iterable[int] = (),
    draws: Iterable[int | str] = (),
) -> Game:
    """A match at a decision of the Adventurer `seat`, with scripted dice.

    It is the last delve of the round and, with 2 `delves` behind, of the game. As in the notes: no tokens, Ultimate
    used, Lair empty, Novice Mercenary, the other Party dice in the Graveyard. `master` turns the card, with 5
    Experience at least. `draws` may name tokens. `box` keeps only those tokens in the box; the rest is with a last,
    idle player.
    """
    xp = max(xp, 5) if master else xp
    held = counts(TOKENS, tokens)
    player = Player(HEROES.index(hero), xp >= 5, ready=ready, xp=xp, levels_xp=xp, tokens=held, delves=delves)
    others = [Player(hero=(player.hero + 1 + n) % 8, delves=delves + 1) for n in range(seats - 1)]
    players = [*others[:seat], player, *others[seat:]]
    table = Table(players=players, adventurer=seat, first=(seat + 1) % seats, phase=cast(Phase, phase), level=level)
    table.box = [have - held for have, held in zip(table.box, player.tokens, strict=True)]
    if box is not None:
        left = counts(TOKENS, box)
        hoard = [have - keep for have, keep in zip(table.box, left, strict=True)]
        hoarder = Player(hero=(player.hero + 7) % 8, tokens=hoard, delves=delves + 1)
        table.players.append(hoarder)
        table.box = left
    table.party = counts(PARTY_FACES, party)
    table.graveyard = 7 - sum(table.party)
    table.active = counts(DUNGEON_FACES[:5], dungeon)
    table.lair = lair
    table.lent = counts(("fighter", "thief"), lent)
    table.dice_rolled = min(level, 7) if dice_rolled is None else dice_rolled
    table.party_at_start = sum(table.party)
    table.monster_seen = table.monsters > 0
    table.agenda = [("play", phase)]
    dice = Tokens(rolls, draws)
    dice.table = table
    return Match.at(GAME, table, dice)


def start(
    *heroes: str, first: int = 0, rolls: Iterable[int] = (), draws: Iterable[int | str] = (), **options: Any
) -> Game:
    """A new match from its first question on: one seat for each hero chosen, in the order of the seats."""
    alone = len(heroes) == 1  # who is first by a lot of one
    dice = Tokens(rolls, (0, *draws) if alone else draws)
    settled = {"hero_mode": "choice"} | ({} if alone else {"first_seat": first}) | options
    match = Match.new(GAME, seats=len(heroes), options=settled, dice=dice)
    dice.table = match.table
    for turn in range(len(heroes)):
        do(match, f"hero {heroes[(first + turn) % len(heroes)]}")
    return match


class Tokens(ScriptedDice):
    """Scripted dice whose draws may be the names of tokens still in the box."""

    table: Table

    def __init__(self, rolls: Iterable[int], draws: Iterable[int | str]) -> None:
        super().__init__(rolls)
        self.names = list(draws)

    def draw(self, n: int, counter: int = 0) -> int:
        if self.names:
            name = self.names.pop(0)
            if isinstance(name, str):
                kind = TOKENS.index(name)
                assert self.table.box[kind], f"no {name} in the box"
                name = sum(self.table.box[:kind])
            self.draws.append(name)
        return super().draw(n, counter)


# ------------------------------------------------------------------ what can be seen of it


def seen(match: Game) -> View:
    """The table, as anybody sees it."""
    view = match.view(None)
    assert isinstance(view, View)
    return view


def own(match: Game, seat: int = 0) -> SeatView:
    """What lies before one player."""
    return seen(match).seats[seat]


def held(match: Game, seat: int = 0) -> dict[str, int]:
    return own(match, seat).tokens


def titles(match: Game, seat: int = 0) -> list[str]:
    return own(match, seat).titles


def prompt(match: Game) -> str:
    """The question that is open; nothing when the match is over."""
    return match.pending[0].prompt if match.pending else ""


def greyed(match: Game) -> dict[str, str]:
    """The blocked picks of the open question, each with its rule."""
    return {" ".join(map(str, pick)): rule for pick, rule in match.blocked(match.pending[0].seat)}


def thrown(match: Game) -> list[Throw]:
    """Every throw so far, but for the lot by which who plays alone goes first."""
    alone = match.record.start.seats == 1
    return list(match.record.throws())[1 if alone else 0 :]


def rules_of(match: Game, key: str) -> list[str]:
    """The rules cited by the events with this key, in order."""
    return [event.rule for event in match.log if event.key == key]


def drawn(match: Game) -> list[str]:
    """The tokens drawn so far, in order."""
    return [event.facts["token"] for event in match.log if event.key == "token-drawn"]


# ------------------------------------------------------------------ the end of the game

RICH = "town_portal*4 dragon_scale*6"
"""Tokens worth exactly 20 points: enough for the titles that ask for them, with the card still on its Novice side."""


def ended(*sheets: tuple[int, str], hero: str = "mercenary", profiles: Sequence[Iterable[str]] = ()) -> Game:
    """A match whose delves are all done, from each player's Experience and tokens left: scored, and over.

    `profiles`: for each player, the heroes of earlier games.
    """
    players = []
    for seat, (xp, tokens) in enumerate(sheets):
        held = counts(TOKENS, tokens)
        player = Player((HEROES.index(hero) + seat) % 8, xp >= 5, xp=xp, levels_xp=xp, tokens=held, delves=3)
        player.played = frozenset(profiles[seat]) if profiles else frozenset()
        players.append(player)
    table = Table(players=players)
    for player in players:
        table.box = [have - taken for have, taken in zip(table.box, player.tokens, strict=True)]
    table.agenda = [("final_scoring",)]
    return Match.at(GAME, table, ScriptedDice())


def outcome(match: Game) -> Result:
    """The result of a match that is over."""
    assert not match.pending, f"{match.pending} is still open"
    result = match.result
    assert result is not None
    return result
