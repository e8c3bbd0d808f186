"""What is a person's own: a name, a language, matches to resume, and sheets (what outlives a match)."""

import secrets
from typing import Any

import msgspec

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match, OubliettesError
from oubliettes.server import people, queries, quotas, stored
from oubliettes.server.forms.profile import (
    CampaignFile,
    CampaignInfo,
    Claim,
    Gone,
    Me,
    MeChange,
    MoveCode,
    MyMatch,
    ProfileFile,
    SheetFile,
    SheetInfo,
)
from oubliettes.server.guard import Trouble
from oubliettes.server.store import Sql, Store, Tx, now_ms
from oubliettes.server.stored import CAMPAIGN, SHEET, CampaignRow, SheetRow
from oubliettes.server.web import Call

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LIFE = 10 * 60_000
RESUME = 50
json = msgspec.json


async def me(call: Call) -> Me:
    """Who this browser is, what it can resume, what it owns."""
    store = call.hall.store
    ((name, lang, prefs),) = await store.read("SELECT name, lang, prefs FROM profile WHERE id = $1", call.profile)
    mine, sheets, carried = await _matches(call), await _sheets(call), await _campaigns(call)
    return Me(call.profile, name, lang, json.decode(prefs), mine, sheets, carried)


async def _matches(call: Call) -> list[MyMatch]:
    rows = await call.hall.store.read(
        "SELECT m.id, m.game, m.state, m.made, h.seat, h.role, s.kind, e.at, e.waits "
        "FROM hold h JOIN match m ON m.id = h.match LEFT JOIN seat s ON s.match = h.match AND s.seat = h.seat "
        "LEFT JOIN entry e ON e.match = m.id AND e.n = (SELECT max(n) FROM entry WHERE match = m.id) "
        "WHERE h.device = $1 AND (h.seat < 0 OR s.gen = h.gen) ORDER BY m.made DESC LIMIT $2",
        call.device,
        4 * RESUME,
    )
    found: dict[str, MyMatch] = {}
    for match, game, state, made, seat, role, kind, at, waits in rows:
        if match not in found and len(found) == RESUME:
            break
        mine = found.setdefault(match, MyMatch(match, game, state, [], [], [], False, at or made, False))
        if role == "seat":
            mine.seats.append(seat)
            mine.turn |= state == "play" and kind == "person" and seat in json.decode(waits or "[]")
        mine.host |= role == "host"
    for match, mine in found.items():
        rows = await call.hall.store.read("SELECT name, kind, level FROM seat WHERE match = $1 ORDER BY seat", match)
        mine.names = [name for name, _, _ in rows]
        mine.bots = [level if kind == "bot" else "" for _, kind, level in rows]
    return sorted(found.values(), key=lambda mine: -mine.at)


async def _sheets(call: Call) -> list[SheetInfo]:
    rows = await call.hall.store.read(f"SELECT {SHEET} FROM sheet WHERE owner = $1 ORDER BY name, id", call.profile)
    return [_info(SheetRow(*row)) for row in rows]


def _info(row: SheetRow) -> SheetInfo:
    return SheetInfo(row.id, row.game, row.kind, row.name, row.origin, row.busy, json.decode(row.data))  # type: ignore[arg-type]


async def _campaigns(call: Call) -> list[CampaignInfo]:
    """The campaigns that this profile carries, the newest first."""
    store = call.hall.store
    rows = await store.read(f"SELECT {CAMPAIGN} FROM campaign WHERE host = $1 ORDER BY made DESC", call.profile)
    return [await _party(store, CampaignRow(*row)) for row in rows]


async def _party(store: Store, row: CampaignRow) -> CampaignInfo:
    text = "SELECT place, name, busy FROM sheet WHERE owner = $1 ORDER BY place"
    names: list[str] = []
    now = ""
    for place, name, busy in await store.read(text, row.id):
        names += [""] * (place + 1 - len(names))
        names[place] = name
        now = now or busy
    return CampaignInfo(row.id, row.game, row.name, now, names)


async def change_me(call: Call, form: MeChange) -> Me:
    """Another name, language or preferences."""
    now = await me(call)
    name = people.clean_name(form.name) if form.name else now.name if form.name is None else ""
    prefs = now.prefs if form.prefs is None else form.prefs
    await call.hall.store.run(_set_profile(call.profile, name, form.lang or now.lang, prefs))
    return await me(call)


def _set_profile(profile: str, name: str, lang: str, prefs: dict[str, Any]) -> Tx[None]:
    text = "UPDATE profile SET name = $2, lang = $3, prefs = $4 WHERE id = $1"
    yield Sql(text, (profile, name, lang, quotas.preferences(prefs)))


# ------------------------------------------------------------------ moving to another browser


async def new_code(call: Call) -> MoveCode:
    """A code that brings this profile to another browser: once, within ten minutes."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(10))
    until = now_ms() + CODE_LIFE
    await call.hall.store.run(_add_code(people.hashed(code), call.profile, until))
    return MoveCode(code, until)


def _add_code(key_hash: str, profile: str, until: int) -> Tx[None]:
    yield Sql("DELETE FROM code WHERE until < $1 OR profile = $2", (now_ms(), profile))
    yield Sql("INSERT INTO code (key_hash, profile, until) VALUES ($1, $2, $3)", (key_hash, profile, until))


async def claim(call: Call, form: Claim) -> Me:
    """This browser takes over the profile of a code."""
    call.limits.check(call.limits.keys, call.address)
    profile = await call.hall.store.run(_use_code(people.hashed(form.code.upper().replace(" ", "")), call.device))
    if not profile:
        raise Trouble(404, "no-code", "this code is not good: it was used, or ten minutes are over")
    call.profile = profile
    return await me(call)


def _use_code(key_hash: str, device: str) -> Tx[str]:
    rows = yield Sql("DELETE FROM code WHERE key_hash = $1 AND until >= $2 RETURNING profile", (key_hash, now_ms()))
    if not rows:
        return ""
    profile = str(rows[0][0])
    yield from quotas.browsers(profile)
    yield Sql("UPDATE device SET profile = $2 WHERE key_hash = $1", (device, profile))
    # the places of that profile's other browsers are this one's too
    yield Sql(
        "INSERT INTO hold (device, match, seat, role, gen) SELECT DISTINCT $1, h.match, h.seat, h.role, h.gen "
        "FROM hold h JOIN device d ON d.key_hash = h.device LEFT JOIN seat s ON s.match = h.match AND s.seat = h.seat "
        "WHERE d.profile = $2 AND h.device <> $1 AND (h.seat < 0 OR s.gen = h.gen) ON CONFLICT DO NOTHING",
        (device, profile),
    )
    return profile


async def profile_file(call: Call) -> ProfileFile:
    """The profile as a file to keep, campaigns included."""
    now = await me(call)
    sheets = [SheetFile(sheet.game, sheet.kind, sheet.name, sheet.data) for sheet in now.sheets]
    campaigns = []
    for one in now.campaigns:
        rows = await call.hall.store.read(f"SELECT {SHEET} FROM sheet WHERE owner = $1 ORDER BY place", one.id)
        party = [SheetRow(*row) for row in rows]
        kept = {str(row.place): SheetFile(row.game, row.kind, row.name, json.decode(row.data)) for row in party}
        campaigns.append(CampaignFile(one.game, one.name, kept))
    return ProfileFile(1, now.name, "fr" if now.lang == "fr" else "en", sheets, now.prefs, campaigns)


async def bring_back(call: Call, form: ProfileFile) -> Me:
    """A profile from a file: its sheets come in as imported, and its campaigns go on from here."""
    for sheet in form.sheets:
        _fits(sheet)
    if any(campaign.game not in GAMES for campaign in form.campaigns):
        raise Trouble(400, "no-campaign", "a campaign of a game that is not here")
    name = people.clean_name(form.name) if form.name else ""
    rows = [
        SheetRow(
            queries.new_id(), call.profile, s.game, s.kind, s.name[:40], json.encode(s.data).decode(), "", "imported"
        )
        for s in form.sheets
    ]
    parties = [
        CampaignRow(queries.new_id(), c.game, people.clean_name(c.name), call.profile, now_ms()) for c in form.campaigns
    ]
    for row, campaign in zip(parties, form.campaigns, strict=True):
        rows += [_place(row, campaign.game, place, sheet) for place, sheet in campaign.sheets.items()]
    await call.hall.store.run(_import(call.profile, name, form, rows, parties))
    return await me(call)


def _place(row: CampaignRow, game: str, place: str, sheet: SheetFile) -> SheetRow:
    """A sheet of a campaign in the file."""
    _fits(sheet)
    if sheet.game != game or not place.isdecimal() or not int(place[:3]) < GAMES[game].seats[-1]:
        raise Trouble(
            400, "bad-sheet", f"a campaign of {game!r} has no seat {place[:8]!r} for a sheet of {sheet.game!r}"
        )
    data = json.encode(sheet.data).decode()
    return SheetRow(queries.new_id(), row.id, game, sheet.kind, sheet.name[:40], data, "", "imported", int(place))


def _fits(sheet: SheetFile) -> None:
    """A sheet that its game accepts: a match is set up with it before it is kept."""
    game = GAMES.get(sheet.game)
    option = (
        next((one for one in game.options if one.id == sheet.kind and one.kind == "legacy"), None) if game else None
    )
    if game is None or option is None:
        raise Trouble(400, "bad-sheet", f"no game here takes a sheet {sheet.kind!r} of {sheet.game!r}")
    brought = [sheet.data, *([None] * (game.seats[0] - 1))]
    try:
        match = Match.new(game, seats=game.seats[0], options={option.id: brought}, dice=FastDice(1))
        broken = game.check(match.table)
        for viewer in (None, 0):
            json.encode(match.view(viewer))
    except OubliettesError as error:
        raise Trouble(400, "bad-sheet", str(error)) from None
    except Exception as error:  # whatever a file holds, the rules are given it here first
        raise Trouble(400, "bad-sheet", f"this sheet of {game.slug} is damaged: {error!r:.80}") from None
    if broken:
        raise Trouble(400, "bad-sheet", f"this sheet of {game.slug} is damaged: {broken[0]:.80}")


def _import(profile: str, name: str, form: ProfileFile, rows: list[SheetRow], campaigns: list[CampaignRow]) -> Tx[None]:
    yield from quotas.sheets(profile, rows, len(campaigns))
    yield from _set_profile(profile, name, form.lang, form.prefs)
    for campaign in campaigns:
        yield Sql(stored.INSERT_CAMPAIGN, campaign)
    for row in rows:
        yield Sql(stored.INSERT_SHEET, row)


# ------------------------------------------------------------------ sheets


async def copy_sheet(call: Call) -> SheetInfo:
    """A copy of a sheet, marked as one: to try something without risking it."""
    text = f"SELECT {SHEET} FROM sheet WHERE id = $1 AND owner = $2"
    rows = await call.hall.store.read(text, call.text("sheet"), call.profile)
    if not rows:
        raise Trouble(404, "no-sheet", "you have no such sheet")
    copy = SheetRow(*rows[0])._replace(id=queries.new_id(), busy="", origin="copy")
    await call.hall.store.run(quotas.within(quotas.sheets(call.profile, [copy]), _add_sheet(copy)))
    return _info(copy)


def _add_sheet(row: SheetRow) -> Tx[None]:
    yield Sql(stored.INSERT_SHEET, row)


async def drop_sheet(call: Call) -> Gone:
    """Throw a sheet away, unless it is in a match."""
    if not await call.hall.store.run(_drop_sheet(call.text("sheet"), call.profile)):
        raise Trouble(409, "no-sheet", "you have no such sheet, or it is in a match")
    return Gone(sheets=[call.text("sheet")])


def _drop_sheet(sheet: str, profile: str) -> Tx[bool]:
    text = "DELETE FROM sheet WHERE id = $1 AND owner = $2 AND busy = '' RETURNING id"
    return bool((yield Sql(text, (sheet, profile))))
