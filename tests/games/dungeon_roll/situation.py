"""Situations of Dungeon Roll in one line, the way the rulebook's notes tell them."""

from collections.abc import Iterable, Sequence

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import DUNGEON_FACES, HEROES, PARTY_FACES, TOKENS
from oubliettes.games.dungeon_roll.table import MONSTER, Player, Table
from oubliettes.kernel import Match, ScriptedDice


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
) -> Match[Table]:
    """A match at a decision of the Adventurer `seat`, with scripted dice.

    It is the last delve of the game. As in the notes: no tokens, Ultimate used, Lair empty, Novice Mercenary, the other Party dice in the Graveyard.
    `draws` may name tokens. `box` keeps only those tokens in the box; the rest is with a last, idle player.
    """
    player = Player(hero=HEROES.index(hero), ready=ready, xp=xp, levels_xp=xp, delves=delves)
    player.tokens = counts(TOKENS, tokens)
    if master:
        player.xp = player.levels_xp = max(xp, 5)
    player.master = player.xp >= 5
    others = [Player(hero=(player.hero + 1 + n) % 8, delves=3) for n in range(seats - 1)]
    table = Table(players=others, adventurer=seat, first=seat, phase=phase, level=level)
    table.players.insert(seat, player)
    table.box = [have - held for have, held in zip(table.box, player.tokens, strict=True)]
    if box is not None:
        left = counts(TOKENS, box)
        hoarder = Player(hero=(player.hero + 7) % 8, delves=3)
        hoarder.tokens = [have - keep for have, keep in zip(table.box, left, strict=True)]
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
    return Match.at(GAME, table, Tokens(table, rolls, draws))


class Tokens(ScriptedDice):
    """Scripted dice whose draws may be the names of tokens still in the box."""

    def __init__(self, table: Table, rolls: Iterable[int], draws: Iterable[int | str]) -> None:
        super().__init__(rolls)
        self.names = list(draws)
        self.table = table

    def draw(self, n: int, counter: int = 0) -> int:
        if self.names:
            name = self.names.pop(0)
            if isinstance(name, str):
                kind = TOKENS.index(name)
                assert self.table.box[kind], f"no {name} in the box"
                name = sum(self.table.box[:kind])
            self.draws.append(name)
        return super().draw(n, counter)
