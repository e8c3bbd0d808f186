"""Campaigns: a party that plays match after match. Its sheets are its own, one for each seat; its host carries them."""

from oubliettes.games import GAMES
from oubliettes.server import people, profiles, queries, quotas, stored
from oubliettes.server.forms.profile import Me, NewCampaign
from oubliettes.server.guard import Trouble
from oubliettes.server.store import Sql, Tx, now_ms
from oubliettes.server.stored import CAMPAIGN, CampaignRow
from oubliettes.server.web import Call


async def mine(call: Call, campaign: str, game: str) -> CampaignRow:
    """A campaign that the caller carries, for a match of this game."""
    text = f"SELECT {CAMPAIGN} FROM campaign WHERE id = $1 AND host = $2 AND game = $3"
    rows = await call.hall.store.read(text, campaign, call.profile, game)
    if not rows:
        raise Trouble(404, "no-campaign", "you carry no such campaign of this game")
    return CampaignRow(*rows[0])


async def new_campaign(call: Call, form: NewCampaign) -> Me:
    """A new campaign; sheets of mine may become its own."""
    game = GAMES.get(form.game)
    if game is None or not any(option.kind == "legacy" for option in game.options):
        raise Trouble(400, "no-campaign", "nothing outlives a match of this game")
    seats = {_seat(seat): sheet for seat, sheet in form.sheets.items()}
    if not all(0 <= seat < game.seats[-1] for seat in seats):
        raise Trouble(400, "no-seat", f"seats go from 0 to {game.seats[-1] - 1}")
    row = CampaignRow(queries.new_id(), form.game, people.clean_name(form.name), call.profile, now_ms())
    try:
        await call.hall.store.run(quotas.within(quotas.sheets(call.profile, (), 1), _create(row, seats)))
    except NotFree:
        raise Trouble(409, "sheet-busy", "a sheet is not yours, or is in a match") from None
    return await profiles.me(call)


def _seat(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 3 else -1


class NotFree(Exception):
    """A sheet that is not the founder's to give now."""


def _create(row: CampaignRow, seats: dict[int, str]) -> Tx[None]:
    yield Sql(stored.INSERT_CAMPAIGN, row)
    for seat, sheet in seats.items():
        text = (
            "UPDATE sheet SET owner = $1, place = $2 WHERE id = $3 AND owner = $4 AND game = $5 AND busy = '' "
            "RETURNING id"
        )
        if not (yield Sql(text, (row.id, seat, sheet, row.host, row.game))):
            raise NotFree


async def end_campaign(call: Call) -> Me:
    """End a campaign that is in no match: its sheets become the host's own."""
    if not await call.hall.store.run(_end(call.text("campaign"), call.profile)):
        raise Trouble(409, "no-campaign", "you carry no such campaign, or it is in a match")
    return await profiles.me(call)


def _end(campaign: str, profile: str) -> Tx[bool]:
    if (yield Sql("SELECT id FROM sheet WHERE owner = $1 AND busy <> ''", (campaign,))):
        return False
    if not (yield Sql("DELETE FROM campaign WHERE id = $1 AND host = $2 RETURNING id", (campaign, profile))):
        return False
    yield Sql("UPDATE sheet SET owner = $2, place = -1 WHERE owner = $1", (campaign, profile))
    yield Sql("UPDATE match SET campaign = '' WHERE campaign = $1 AND state = 'open'", (campaign,))
    return True
