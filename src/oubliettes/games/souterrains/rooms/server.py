"""Dungeons that people pass on by their code, as maps to look at and to keep."""

from typing import NamedTuple

import msgspec

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.rules.careers.career import first_sight
from oubliettes.games.souterrains.rules.dungeons.codes import BadCode, dungeon_of, number_of
from oubliettes.games.souterrains.sight.maps import draw_map
from oubliettes.server.guard import Trouble
from oubliettes.server.papers import Paper
from oubliettes.server.web import Call, Endpoint, written


class MapPaper(NamedTuple):
    """The map of a dungeon, with all its secrets, or as one sees it who has just come in."""

    number: int
    full: bool

    def write(self) -> bytes:
        drawn = draw_map(dungeon_of(self.number), full=True) if self.full else draw_map(first_sight(self.number))
        return drawn.encode()


async def chart(call: Call) -> str:
    """The map of a dungeon by its code, `SS-1K7Q2` or its number, as SVG: what one sees who has just come in. `full=1`:
    with all its secrets, for those who have been there, once their match is over."""
    call.limits.check(call.limits.keys, call.address)
    try:
        number = number_of(call.text("code"))
    except BadCode as wrong:
        raise Trouble(404, "no-dungeon", str(wrong)) from None
    full = call.number("full", 0) == 1
    if full and not await _has_been_there(call, number):
        raise Trouble(403, "not-now", "the whole map is for after the end: finish a match in this dungeon first")

    async def begin() -> Paper:
        return MapPaper(number, full)

    return (await written(call.hall.desk.paper(("map", number, full), call.address, begin))).decode()


async def _has_been_there(call: Call, number: int) -> bool:
    text = (
        "SELECT m.options FROM hold h JOIN match m ON m.id = h.match "
        "WHERE h.device = $1 AND h.role = 'seat' AND m.game = $2 AND m.state IN ('done', 'closed')"
    )
    rows = await call.hall.store.read(text, call.device, GAME.slug)
    return any(msgspec.json.decode(options).get("code") == number for (options,) in rows)


ENDPOINTS = [Endpoint("GET", "/api/dungeons/{code}/map", chart, "text", query=("full",))]
