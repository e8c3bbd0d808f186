"""Before any route: who may knock (Host, Origin), how often, and what answers carry."""

import ipaddress
import re
import time

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oubliettes.server.forms.problem import Problem

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
EVERY = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
"""What every answer carries."""
PAGE = {
    "content-security-policy": CSP,
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""And what could be opened as a page or run as a worker."""
PARTS = re.compile(r"font/|image/webp|text/(?:css|javascript)")
"""Kinds of files under /assets/ that are only ever parts of a page, and obey the page's own policy: a table is made of
two dozen of them, and what they carry weighs as much as a font."""
SAFE = ("GET", "HEAD", "OPTIONS")
KEYS = 10_000
"""The most that one limit remembers."""
HOST = re.compile(r"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[^\s:/@\[\]?#]+))(?::(?P<port>[0-9]{1,5}))?")
NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


class Trouble(Exception):
    """A refusal over HTTP."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.problem = Problem(code, why)


class Limit:
    """So many in so many seconds, for each key, counted from its first; of too many keys the oldest are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._since: dict[str, tuple[float, int]] = {}
        """The oldest first."""

    def take(self, key: str) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        since, count = self._since.get(key, (now, 0))
        if now - since >= self.seconds:
            self._since.pop(key)
            since, count = now, 0
        if count >= self.most:
            return False
        self._since[key] = (since, count + 1)
        if len(self._since) > KEYS:
            del self._since[next(iter(self._since))]
        return True

    def __len__(self) -> int:
        return len(self._since)


def loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def counted(address: str, proxied: bool) -> str:
    """Whom a limit counts for an address: a household has one IPv4 address, or an IPv6 /64 with more addresses than
    anybody could count. Nobody, "", for this machine itself, which may do as it likes; unless a proxy stands before
    the server: whatever then seems to come from here was let through by the proxy."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "?"
    if isinstance(found, ipaddress.IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback and not proxied:
        return ""
    return str(ipaddress.ip_network((found, 64), strict=False) if found.version == 6 else found)


def host_allowed(host: str, names: tuple[str, ...]) -> bool:
    """An address as it is, `localhost`, or a name from the list: what a page of another site cannot pretend to be."""
    found = HOST.fullmatch(host)
    if found is None or not 0 < int(found["port"] or 80) < 65536:
        return False
    name = (found["address"] or found["name"]).lower()
    if name == "localhost" or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_allowed(origin: str | None, host: str) -> bool:
    """Our own pages only. Programs other than browsers send none, and have no cookie of anybody's to abuse."""
    return origin is None or origin in (f"http://{host}", f"https://{host}")


def has_nul(text: str) -> bool:
    """Whether JSON spells the character that databases take for the end of a text: nobody types it."""
    return NUL.search(text) is not None


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...], proxied: bool = False) -> None:
        self.app = app
        self.names = names
        self.proxied = proxied
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
                headers.update(EVERY)
                part = scope["path"].startswith("/assets/") and PARTS.match(headers.get("content-type", ""))
                if not (part and message["status"] == 200):
                    headers.update(PAGE)
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
        if "\0" in scope["path"]:
            return 400, Problem("bad-request", "no address has such a character")
        who = counted(scope["client"][0] if scope.get("client") else "", self.proxied)
        if who and not self._requests.take(who):
            return 429, Problem("slow-down", "too many requests: wait a moment")
        return None
