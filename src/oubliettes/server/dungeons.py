"""Dungeons of Seul dans les Souterrains that people pass on by their code, as maps to look at and to keep."""

from functools import lru_cache

from oubliettes.games.souterrains.career import first_sight
from oubliettes.games.souterrains.maps import draw_map
from oubliettes.games.souterrains.share import BadCode, dungeon_of, number_of
from oubliettes.server.guard import Trouble
from oubliettes.server.web import Call


async def chart(call: Call) -> str:
    """The map of a dungeon by its code, `SS-1K7Q2` or its number, as SVG. `full=1`: with all its secrets, as whoever
    passes it on may know; else what one sees who has just come in."""
    call.limits.check(call.limits.keys, call.address)
    try:
        number = number_of(call.text("code"))
    except BadCode as wrong:
        raise Trouble(404, "no-dungeon", str(wrong)) from None
    return _chart(number, call.number("full", 0) == 1)


@lru_cache(maxsize=64)
def _chart(number: int, full: bool) -> str:
    return draw_map(dungeon_of(number), full=True) if full else draw_map(first_sight(number))
