"""Dungeons of Seul dans les Souterrains that people pass on by their code, as maps to look at and to keep."""

import msgspec

from oubliettes.games.souterrains.rules.dungeons.codes import BadCode, number_of
from oubliettes.server.guard import Trouble
from oubliettes.server.papers import MapPaper, Paper
from oubliettes.server.web import Call, written

SLUG = "seul-dans-les-souterrains"


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
    rows = await call.hall.store.read(text, call.device, SLUG)
    return any(msgspec.json.decode(options).get("code") == number for (options,) in rows)
