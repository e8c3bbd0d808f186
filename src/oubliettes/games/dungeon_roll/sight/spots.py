"""Where a pick is on the table, in the order in which a hand would touch it: source, then target.

Party dice are touched by `die:<face>`, lent companions by `lent:<face>`, dice of the level by their faces, tokens and
the Hero card by their names; the Lair, the Graveyard and the levels are places.
"""

from oubliettes.games.dungeon_roll.pieces import (
    DUNGEON_FACES,
    FIRST_LENT,
    FIRST_TOKEN,
    HERO,
    SHORT,
    SOURCE,
    SOURCES,
    TOKENS,
)
from oubliettes.games.dungeon_roll.table import Table
from oubliettes.kernel import Ask, Pick

TARGETS = {"ring": (), "elixir": ("graveyard",), "bait": (), "portal": ()}
"""What a token with an ability of its own acts upon, beside what its pick names."""


def spots(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    """Empty for what has no place on the table: to go on, to stop, to go home or to run."""
    match pick:
        case ("hero" | "kill" | "charm" | "discard" | "dungeon", str(id)):
            return (id,)
        case ("pick" | "party", face):
            return (f"die:{face}",)
        case ("fight", source, str(monster), _):
            return _source(t, source), monster
        case ("open", source, _):
            return _source(t, source), "chest"
        case ("drink", source):
            return _source(t, source), "potion"
        case ("reroll", source):
            return (_source(t, source),)
        case ("use", source):
            return _source(t, source), "lair"
        case ("face", face):
            return "graveyard", f"die:{face}"
        case ("token", str(short), *faces):
            return (TOKENS[SHORT[short]], *TARGETS[short], *map(str, faces))
        case ("ultimate",):
            return (t.player.side.name,)
        case ("more",):
            return (DUNGEON_FACES[t.player.side.lends[0]],)
        case ("dragon",):
            return ("lair",)
        case ("glory",):
            return (f"level:{t.level + 1}",)
    return ()


def _source(t: Table, name: str | int) -> str:
    source = SOURCE[name]
    if FIRST_TOKEN <= source < FIRST_LENT:
        return TOKENS[source - FIRST_TOKEN]
    return t.player.side.name if source == HERO else SOURCES[source]
