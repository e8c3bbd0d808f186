"""Every address of the server."""

from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from oubliettes.games import GAMES, room
from oubliettes.server import after, books, campaigns, keys, leaving, lessons, lobby, profiles
from oubliettes.server.forms import finished, game, profile, table
from oubliettes.server.guard import Guard
from oubliettes.server.hall import Hall
from oubliettes.server.sockets import serve_socket
from oubliettes.server.static import Static
from oubliettes.server.web import Endpoint, Limits, openapi

ENDPOINTS = [
    Endpoint("GET", "/api/house", books.house, game.House, device="none"),
    Endpoint("GET", "/api/games/{slug}/ledger", books.ledger, game.LedgerInfo, device="none", query=("spoilers",)),
    Endpoint("GET", "/api/games/{slug}/rulebook", books.rulebook, game.RulebookInfo, device="none"),
    Endpoint("GET", "/api/games/{slug}/words/{lang}", books.words, "text", device="none"),
    Endpoint("GET", "/api/games/{slug}/box", books.box, game.BoxInfo, device="none"),
    Endpoint("GET", "/api/games/{slug}/lesson", lessons.lesson, game.Lesson, device="none", query=("nth",)),
    Endpoint("GET", "/api/me", profiles.me, profile.Me, device="make"),
    Endpoint("PATCH", "/api/me", profiles.change_me, profile.Me, profile.MeChange),
    Endpoint("POST", "/api/me/code", profiles.new_code, profile.MoveCode),
    Endpoint("POST", "/api/me/claim", profiles.claim, profile.Me, profile.Claim, device="make"),
    Endpoint("GET", "/api/me/file", profiles.profile_file, profile.ProfileFile),
    Endpoint("POST", "/api/me/file", profiles.bring_back, profile.Me, profile.ProfileFile, device="make", big=True),
    Endpoint("DELETE", "/api/me", leaving.leave_house, profile.Gone),
    Endpoint("GET", "/api/me/browsers", leaving.browsers, profile.Browsers),
    Endpoint("DELETE", "/api/me/browsers/{browser}", leaving.sign_out, profile.Gone),
    Endpoint("POST", "/api/sheets/{sheet}/copy", profiles.copy_sheet, profile.SheetInfo, status=201),
    Endpoint("DELETE", "/api/sheets/{sheet}", profiles.drop_sheet, profile.Gone),
    Endpoint("POST", "/api/campaigns", campaigns.new_campaign, profile.Me, profile.NewCampaign, status=201),
    Endpoint("DELETE", "/api/campaigns/{campaign}", campaigns.end_campaign, profile.Me),
    Endpoint("POST", "/api/matches", lobby.create, table.MatchInfo, table.NewMatch, device="make", status=201),
    Endpoint("GET", "/api/matches/{match}", lobby.show, table.MatchInfo),
    Endpoint("PATCH", "/api/matches/{match}", lobby.change, table.MatchInfo, table.ChangeMatch),
    Endpoint("DELETE", "/api/matches/{match}", leaving.leave_match, profile.Gone),
    Endpoint("POST", "/api/matches/{match}/sit", lobby.sit, table.MatchInfo, table.Sit),
    Endpoint("PUT", "/api/matches/{match}/seats/{seat}", lobby.change_seat, table.MatchInfo, table.ChangeSeat),
    Endpoint("POST", "/api/matches/{match}/seats/{seat}/move", lobby.move_seat, table.MatchInfo, table.MoveSeat),
    Endpoint("POST", "/api/matches/{match}/keys", keys.new_key, table.KeyInfo, table.NewKey, status=201),
    Endpoint("DELETE", "/api/matches/{match}/keys", leaving.revoke_links, profile.Gone),
    Endpoint("POST", "/api/welcome", keys.welcome, table.Welcome, table.ShowKey),
    Endpoint("POST", "/api/enter", keys.enter, table.MatchInfo, table.Enter, device="make"),
    Endpoint("POST", "/api/matches/{match}/start", lobby.start, table.MatchInfo, table.StartMatch),
    Endpoint("POST", "/api/matches/{match}/host", lobby.become_host, table.MatchInfo),
    Endpoint("POST", "/api/matches/{match}/back", keys.take_home, table.MatchInfo),
    Endpoint("GET", "/api/matches/{match}/log", after.log_page, finished.LogPage, query=("seat", "before")),
    Endpoint("GET", "/api/matches/{match}/replay", after.replay, finished.Replay, query=("seat",)),
    Endpoint("GET", "/api/matches/{match}/story", after.story, finished.Story),
    Endpoint("GET", "/api/matches/{match}/record", after.record, "text"),
    Endpoint("POST", "/api/matches/{match}/close", after.close, table.MatchInfo),
    Endpoint("POST", "/api/matches/{match}/rematch", after.rematch, finished.Created, status=201),
    Endpoint(
        "POST",
        "/api/matches/{match}/continue",
        after.continue_from,
        finished.Created,
        finished.ContinueMatch,
        status=201,
    ),
]
"""The house's own; a game adds those of its `rooms/server.py`."""


def endpoints() -> list[Endpoint]:
    """All that this server answers."""
    printed = [game for game in GAMES.values() if not game.variant]
    return [*ENDPOINTS, *(one for game in printed if (own := room(game, "server")) for one in own.ENDPOINTS)]


def make_app(hall: Hall) -> ASGIApp:
    """The server as an ASGI application; `hall` is opened and closed by whoever runs it."""
    proxied = bool(hall.config.proxies)
    limits = Limits(proxied)
    static = Static()
    routes: list[Any] = [_route(endpoint, hall, limits) for endpoint in endpoints()]

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(hall, websocket)

    async def described(request: Request) -> Response:
        return Response(_openapi(), media_type="application/json")

    async def health(request: Request) -> Response:
        troubles = await hall.troubles()
        return PlainTextResponse("".join(f"{line}\n" for line in troubles or ["well"]), 503 if troubles else 200)

    routes += [
        Route("/openapi.json", described),
        Route("/health", health),
        WebSocketRoute("/ws/{match}/{place}", socket),
        Route("/{path:path}", static.respond),
    ]
    return Guard(Starlette(routes=routes), hall.config.names, proxied)


def _route(endpoint: Endpoint, hall: Hall, limits: Limits) -> Route:
    async def respond(request: Request) -> Response:
        return await endpoint.respond(hall, limits, request)

    return Route(endpoint.path, respond, methods=[endpoint.method])


def _openapi() -> bytes:
    try:
        release = version("oubliettes")
    except PackageNotFoundError:
        release = "0"
    return msgspec.json.encode(openapi(endpoints(), release))
