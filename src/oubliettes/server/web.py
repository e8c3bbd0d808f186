"""HTTP routes as data: what a handler takes and gives is typed, checked, and told to the world as OpenAPI."""

import gzip
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from oubliettes.server import people
from oubliettes.server.common import TooMany
from oubliettes.server.forms.problem import Problem
from oubliettes.server.guard import Limit, Trouble, counted, has_nul
from oubliettes.server.hall import Hall
from oubliettes.server.queries import new_id
from oubliettes.server.static import accepts
from oubliettes.server.store import StoreError
from oubliettes.server.stored import HoldRow

BODY = 8192
BIG_BODY = 256 * 1024
MOST = 2**31
"""No number in an address is greater."""
log = logging.getLogger("oubliettes.web")


@dataclass(slots=True)
class Call:
    """A request, and who makes it."""

    hall: Hall
    request: Request
    device: str
    profile: str
    limits: "Limits"

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    def text(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str, default: int | None = None) -> int:
        given = self.request.path_params.get(name, self.request.query_params.get(name))
        try:
            number = int(given) if given is not None else _given(default)
        except ValueError:
            raise Trouble(400, "bad-request", f"{name} is a number") from None
        if abs(number) > MOST:
            raise Trouble(400, "bad-request", f"{name} is a number between {-MOST} and {MOST}")
        return number

    async def place(self, *roles: str) -> list[HoldRow]:
        """What the caller holds at the table in the path; refused without one of these roles."""
        found = await people.place_of(self.hall.store, self.device, self.text("match"))
        if roles and not any(hold.role in roles for hold in found):
            raise Trouble(403, "not-yours", f"only {' or '.join(roles)} may do that")
        return found


def _given(default: int | None) -> int:
    if default is None:
        raise ValueError
    return default


async def written(paper: Awaitable[bytes]) -> bytes:
    """What a worker writes for somebody to read; trouble where it cannot."""
    try:
        return await paper
    except TooMany as error:
        raise Trouble(429, "slow-down", str(error)) from None
    except ValueError as error:
        raise Trouble(409, "stuck", str(error)) from None
    except (OSError, EOFError):
        raise Trouble(503, "not-now", "it could not be written: ask again") from None


class Limits:
    """What one address may do in an hour; `proxied`: through a proxy that is trusted to say whose it is."""

    def __init__(self, proxied: bool = False) -> None:
        self.proxied = proxied
        self.tables = Limit(20, 3600)
        self.devices = Limit(120, 3600)
        self.keys = Limit(60, 60)

    def check(self, limit: Limit, address: str) -> None:
        who = counted(address, self.proxied)
        if who and not limit.take(who):
            raise Trouble(429, "slow-down", "that is a lot in a short time from your address: come back a little later")


@dataclass(slots=True, frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    answer: Any
    """A type, or `text`."""
    body: type[msgspec.Struct] | None = None
    device: Literal["none", "need", "make"] = "need"
    status: int = 200
    query: tuple[str, ...] = ()
    """Numbers it takes in the query, all optional."""
    big: bool = False

    @property
    def about(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())

    async def respond(self, hall: Hall, limits: Limits, request: Request) -> Response:
        try:
            call, secret = await self._who(hall, limits, request)
            if self.body is None:
                answer = await self.handler(call)
            else:
                answer = await self.handler(call, await self._read(request, self.body))
        except Trouble as trouble:
            return _json(trouble.problem, trouble.status)
        except StoreError as error:
            return _json(Problem("not-saved", f"the store is away: {error}"), 503)
        except ClientDisconnect:
            return Response(None, 400)  # nobody is there to read it
        except Exception:
            log.exception("%s %s failed", self.method, self.path)
            return _json(
                Problem("broken", "the server failed on this and wrote down how: try again, or tell its keeper"), 500
            )
        response = PlainTextResponse(answer) if self.answer == "text" else _json(answer, self.status)
        if self.device == "none":
            return _public(request, response)
        response.headers["cache-control"] = "no-store"
        if secret:
            response.set_cookie(
                people.cookie_name(hall.instance),
                secret,
                max_age=people.YEAR,
                httponly=True,
                samesite="strict",
                secure=hall.config.secure or request.url.scheme == "https",
            )
        return response

    async def _who(self, hall: Hall, limits: Limits, request: Request) -> tuple[Call, str]:
        """The caller; and the secret of a device just made, for the cookie."""
        call = Call(hall, request, "", "", limits)
        if self.device == "none":
            return call, ""
        secret = request.cookies.get(people.cookie_name(hall.instance), "")
        if secret:
            device = people.hashed(secret)
            profile = await people.profile_of(hall.store, device)
            if profile is not None:
                call.device, call.profile = device, profile
                return call, ""
        if self.device == "need":
            raise Trouble(404, "no-device", "this browser is not known here: GET /api/me first")
        limits.check(limits.devices, call.address)
        secret = people.new_secret()
        call.device, call.profile = people.hashed(secret), new_id()
        await hall.store.run(people.new_device(call.device, call.profile))
        return call, secret

    async def _read(self, request: Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Trouble(415, "bad-request", "the body is JSON, and its Content-Type says so")
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > (BIG_BODY if self.big else BODY):
                raise Trouble(413, "too-big", "the body is too big")
        try:
            text = data.decode() or "{}"
            if has_nul(text):
                raise Trouble(400, "bad-request", "a text has no character U+0000")
            return msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Trouble(400, "bad-request", str(error)) from None


def _json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def _public(request: Request, response: Response) -> Response:
    """The same for everybody: kept by the browser as long as it has not changed, and sent compressed."""
    packed = _packed(bytes(response.body))
    headers = {"etag": packed.tag, "vary": "accept-encoding", "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == packed.tag:
        return Response(None, 304, headers)
    body = response.body
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        body = packed.data
        headers["content-encoding"] = "gzip"
    return Response(body, response.status_code, headers, media_type=response.headers["content-type"])


class Packed(NamedTuple):
    data: bytes
    tag: str


@lru_cache(64)
def _packed(data: bytes) -> Packed:
    return Packed(gzip.compress(data, 9), f'"{sha256(data).hexdigest()[:16]}"')


def openapi(endpoints: list[Endpoint], version: str) -> dict[str, Any]:
    """The HTTP half of docs/protocol.md, for machines."""
    kinds: list[Any] = [Problem]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, "text", *kinds)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        names = re.findall(r"\{(\w+)(?::int)?\}", endpoint.path)
        content = (
            {"text/plain": {"schema": {"type": "string"}}}
            if endpoint.answer == "text"
            else {"application/json": {"schema": schema[endpoint.answer]}}
        )
        operation: dict[str, Any] = {
            "summary": endpoint.about,
            "operationId": endpoint.handler.__name__,
            "parameters": [
                *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names),
                *({"name": name, "in": "query", "schema": {"type": "integer"}} for name in endpoint.query),
            ],
            "responses": {
                str(endpoint.status): {"description": "done", "content": content},
                "default": {"description": "refused", "content": {"application/json": {"schema": schema[Problem]}}},
            },
        }
        if endpoint.body is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schema[endpoint.body]}},
            }
        path = re.sub(r":int\}", "}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Oubliettes", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }
