"""A real server in a process of its own, and browsers to talk to it: real HTTP, real WebSockets."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from oubliettes.server.messages import ServerMessage, State, TableInfo
from oubliettes.server.parts import spread

ROOT = Path(__file__).parents[2]
_decode = msgspec.json.Decoder(ServerMessage).decode
WAIT = 60.0
"""Seconds until a test gives up: far more than a busy machine needs, and nobody waits where all is well."""


class Served:
    """`with Served(place) as served:`; `served.kill()` is kill -9. `files`: as many as it may have open; `log`: where
    its complaints go."""

    def __init__(
        self,
        place: str,
        *options: str,
        module: str = "tests.server.with_secrets",
        files: int = 0,
        log: Path | None = None,
        **env: str,
    ) -> None:
        self.place = place
        self.options = options
        self.module = module
        self.files = files
        self.log = log
        self.env = env
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.port = 0

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        options = ["--port", str(self.port), "--store", self.place, "--workers", "1", "--pace", "0", *self.options]
        limited = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh"] if self.files else []
        with self.log.open("ab") if self.log else contextlib.nullcontext() as log:
            self.process = subprocess.Popen(
                [*limited, sys.executable, "-m", self.module, *options],
                cwd=ROOT,
                env={**os.environ, **self.env, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("http://"), f"the server did not start: {line!r}"
        self.port = int(line.strip().rstrip("/").rsplit(":", 1)[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(WAIT)
        assert process.stdout is not None
        process.stdout.close()
        return code


class Refusal(Exception):
    """An HTTP answer that is a problem."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.code = problem.get("code")
        self.done = problem.get("done", 0)


class Browser:
    """A device: it keeps its cookie, as a browser does."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=WAIT, trust_env=False)

    async def __aenter__(self) -> "Browser":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, **body: Any) -> Any:
        return await self.ask("POST", path, body)

    async def invite(self, guest: "Browser", match: str, seat: int, **given: Any) -> str:
        """Give somebody the key of a seat, who sits down there with a name (and a seal, or a sheet); the key."""
        key: str = (await self.post(f"/api/matches/{match}/keys", role="invite", seat=seat))["key"]
        await guest.post("/api/enter", key=key, **given)
        return key

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json())
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    async def table(self, game: str = "dungeon-roll", seats: int = 2, **more: Any) -> str:
        """A new table whose host sits in seat 0, bots nowhere yet; its id."""
        sit = more.pop("sit", [{"seat": 0, "name": "Ana"}])
        made = await self.post("/api/matches", game=game, seats=seats, sit=sit, **more)
        return str(made["table"]["id"])

    @contextlib.asynccontextmanager
    async def at(self, match: str, seat: int | str, seen: int = -1) -> "AsyncIterator[Seat]":
        address = f"{self.url.replace('http', 'ws')}/ws/{match}/{seat}"
        async with connect(address, additional_headers={"Cookie": self.cookie}, origin=self.url, proxy=None) as socket:  # type: ignore[arg-type]
            place = Seat(socket, seat)
            await place.send({"type": "hello", "v": 1, "seen": seen})
            reader = asyncio.create_task(place.read())
            try:
                yield place
            finally:
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)


def shown(before: dict[str, Any], parts: dict[str, Any], gone: list[str]) -> dict[str, Any]:
    """A view, all parts by their paths, after something of it has changed."""
    for key in gone:
        assert key in before, f"{key} goes, and was not there"
    maps = tuple(key for key in gone if key.endswith("/"))
    kept = {key: part for key, part in before.items() if key not in gone and not (maps and key.startswith(maps))}
    return kept | spread(parts)


class Seat:
    """A socket, and what it was told so far, put together as a client does."""

    def __init__(self, socket: ClientConnection, seat: int | str) -> None:
        self.socket = socket
        self.seat = seat
        self.heard: list[Any] = []
        self.raw: list[str] = []
        self.parts: dict[str, Any] = {}
        self.frames: list[tuple[str, dict[str, Any]]] = []
        """What was seen at the events that changed something."""
        self.log: dict[int, Any] = {}
        self.state: State | None = None
        self.table: TableInfo | None = None
        self.acks: set[str] = set()
        self.count = 0
        self.closed: int | None = None
        self._news = asyncio.Condition()

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                async with self._news:
                    self.raw.append(text)
                    self._take(_decode(text))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed = self.socket.close_code or 1006
            async with self._news:
                self._news.notify_all()

    def _take(self, message: Any) -> None:
        self.heard.append(message)
        if isinstance(message, State):
            if message.base is None:
                self.parts = {}
            else:
                assert self.state is not None
                assert message.base == self.state.n
            for event in (event for group in message.log for event in group.events):
                self._show(event.parts, event.gone)
                if event.parts or event.gone:
                    self.frames.append((event.key, dict(self.parts)))
                    event.parts, event.gone = {}, []
            self._show(message.parts, message.gone)
            for n in message.undone:
                self.log.pop(n, None)
            for group in message.log:
                assert group.n not in self.log, "a group of the log came twice"
                self.log[group.n] = group
            self.acks |= set(message.acks)
            self.state = message
        elif type(message).__name__ == "People":
            self.table = message.table

    def _show(self, parts: dict[str, Any], gone: list[str]) -> None:
        self.parts = shown(self.parts, parts, gone)

    async def until(self, true: Callable[["Seat"], Any], wait: float = WAIT) -> Any:
        """Wait until something holds, and return it."""
        async with asyncio.timeout(wait), self._news:
            while not (found := true(self)):
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}, after {self.raw[-3:]}")
                await self._news.wait()
            return found

    async def until_closed(self, wait: float = WAIT) -> int:
        async with asyncio.timeout(wait), self._news:
            while self.closed is None:
                await self._news.wait()
            return self.closed

    async def hear(self, kind: type, wait: float = WAIT) -> Any:
        """The last message of a kind, once there is one."""
        return await self.until(
            lambda seat: next((one for one in reversed(seat.heard) if isinstance(one, kind)), None), wait
        )

    async def asked(self, wait: float = WAIT) -> Any:
        """This seat's open ask, once there is one."""
        return await self.until(lambda seat: seat.state and seat.state.ask, wait)

    async def pick(self, pick: Any = None, ask: str | None = None) -> str:
        """Answer (with the first option, if nothing is said) and wait for the ack; the ask answered."""
        open_ask: Any = await self.asked() if ask is None or pick is None else None
        name = ask or open_ask.id
        self.count += 1
        id_ = f"{self.seat}-{self.count}"
        await self.send({"type": "pick", "ask": name, "pick": list(pick or open_ask.options[0]), "id": id_})
        await self.until(lambda seat: id_ in seat.acks or seat.refused(id_))
        if refusal := self.refused(id_):
            raise Refusal(0, {"code": refusal.code, "why": refusal.why})
        return str(name)

    def refused(self, id_: str) -> Any:
        return next((one for one in self.heard if type(one).__name__ == "No" and one.id == id_), None)

    async def do(self, type_: str, **fields: Any) -> None:
        """Send something with an id, and wait until it is done; a refusal is raised."""
        self.count += 1
        id_ = f"{self.seat}-{self.count}"
        await self.send({"type": type_, "id": id_, **fields})
        await self.until(lambda seat: id_ in seat.acks or seat.refused(id_))
        if refusal := self.refused(id_):
            raise Refusal(0, {"code": refusal.code, "why": refusal.why, "done": refusal.done})


def seal(salt: str) -> str:
    return sha256(salt.encode()).hexdigest()


def wait_until(true: Callable[[], bool], seconds: float = WAIT) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


async def play_out(seat: Seat) -> None:
    """Play this seat to the end of the match, with the first option each time."""
    asked = ""
    while not (state := await seat.until(lambda s: _news(s.state, asked))).result:  # noqa: B023
        asked = await seat.pick(state.ask.options[0], state.ask.id)


def _news(state: State | None, asked: str) -> State | None:
    """A state with another question than that, or with the result."""
    return state if state and (state.result or (state.ask and state.ask.id != asked)) else None
