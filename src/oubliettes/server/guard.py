"""At the door: who may knock (Host, Origin), how often, and what every answer carries."""

import ipaddress
import time
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oubliettes.server.forms import Problem

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Trouble(Exception):
    """A refusal over HTTP."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.problem = Problem(code, why)


class Limit:
    """So many in so many seconds, for each key; forgets keys that are quiet."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._since: dict[str, list[float]] = {}

    def take(self, key: str) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        times = [at for at in self._since.get(key, ()) if now - at < self.seconds]
        allowed = len(times) < self.most
        if allowed:
            times.append(now)
        self._since[key] = times
        if len(self._since) > 10_000:
            self._since = {key: times for key, times in self._since.items() if times and now - times[-1] < self.seconds}
        return allowed


def loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def host_allowed(host: str, names: tuple[str, ...]) -> bool:
    """An address as it is, `localhost`, or a name from the list: what a page of another site cannot pretend to be."""
    name = urlsplit(f"//{host}").hostname or ""
    if name == "localhost" or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_allowed(origin: str | None, host: str) -> bool:
    """Our own pages only. Programs other than browsers send none, and have no cookie of anybody's to abuse."""
    return origin is None or (urlsplit(origin).scheme in ("http", "https") and urlsplit(origin).netloc == host)


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = names
        self._requests = Limit(400, 2.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        problem = self._problem(scope)
        if scope["type"] == "websocket":
            if problem:
                await receive()
                return await send({"type": "websocket.close", "code": 1008})  # before accept: a 403
            return await self.app(scope, receive, send)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        if problem:
            status, body = problem
            content = [(b"content-type", b"application/json")]
            await send_guarded({"type": "http.response.start", "status": status, "headers": content})
            return await send({"type": "http.response.body", "body": msgspec.json.encode(body)})
        await self.app(scope, receive, send_guarded)

    def _problem(self, scope: Scope) -> tuple[int, Problem] | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not host_allowed(host, self.names):
            return 421, Problem("host", "this server does not go by that name: add it with --name")
        changing = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changing and not origin_allowed(headers.get("origin"), host):
            return 403, Problem("origin", "this request comes from another site's page")
        if changing and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return 403, Problem("origin", "this request comes from another site's page")
        address = scope["client"][0] if scope.get("client") else ""
        if not loopback(address) and not self._requests.take(address):
            return 429, Problem("slow-down", "too many requests: wait a moment")
        return None
