"""Slow, huge and broken HTTP, from real sockets: none of it keeps a player out, none of it leaves a traceback."""

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oubliettes.server.connections import HEAD, IN_A_ROW, WHOLE, Doorway, room_for
from tests.server.served import WAIT, Browser, Served, wait_until

HALF = b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
POST = (
    b"POST /api/me/claim HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
)
WHOLE_REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
LAST_REQUEST = WHOLE_REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
UPGRADE = (
    b" HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "log"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Served]:
    place = str(tmp_path_factory.mktemp("hasty") / "matches.db")
    with Served(place, module="tests.server.impatient_door", log=log) as served:
        yield served


@pytest.fixture(autouse=True)
def _no_traceback(log: Path) -> Iterator[None]:
    before = log.read_text() if log.exists() else ""
    yield
    assert (log.read_text() if log.exists() else "") == before


def knock(server: Served, first: bytes = b"") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
    made.sendall(first)
    return made


def answer(made: socket.socket) -> bytes:
    """All that comes until the server closes."""
    found = b""
    with made, contextlib.suppress(ConnectionError):
        while piece := made.recv(65536):
            found += piece
    return found


def say(server: Served, words: bytes) -> bytes:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
    with contextlib.suppress(ConnectionError):
        made.sendall(words)
    return answer(made)


def play(server: Served) -> None:
    """A player gets in, sits down and plays."""

    async def run() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table(seats=1)
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as seat:
                for _ in range(3):
                    await seat.pick()

    asyncio.run(run())


# ------------------------------------------------------------------ full houses


def test_half_open_connections_keep_nobody_out(tmp_path: Path) -> None:
    """More of them than the system has files for the server."""
    log = tmp_path / "log"
    with (
        Served(str(tmp_path / "m.db"), files=300, log=log) as server,
        contextlib.ExitStack() as stack,
    ):
        for number in range(320):
            made = stack.enter_context(knock(server, HALF if number % 3 else b""))
            made.setblocking(False)
        play(server)
        for _ in range(100):
            stack.enter_context(knock(server, POST))  # these are at work, and would wait for their bodies
        play(server)
    assert log.read_text() == ""


class Fake:
    """A transport, as far as the doorway looks at one."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.gone = False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return self.address, 1

    def abort(self) -> None:
        self.gone = True


def enter(doorway: Doorway, address: str) -> Fake | None:
    fake = Fake(address)
    return fake if doorway.enter(fake) else None  # type: ignore[arg-type]


def test_those_idle_longest_make_room() -> None:
    doorway = Doorway(most=4)
    here = [enter(doorway, "127.0.0.1") for _ in range(4)]
    doorway.busy(here[0])  # type: ignore[arg-type]
    doorway.busy(here[1])  # type: ignore[arg-type]
    doorway.idle(here[1])  # type: ignore[arg-type]  # it has been idle for a shorter time than 2 and 3
    for _ in range(3):
        assert enter(doorway, "127.0.0.1")
    assert [one.gone for one in here if one] == [False, True, True, True]
    assert len(doorway) == 4


def test_nobody_is_sent_away_who_is_at_work() -> None:
    doorway = Doorway(most=2)
    for _ in range(2):
        doorway.busy(enter(doorway, "127.0.0.1"))  # type: ignore[arg-type]
    assert enter(doorway, "127.0.0.1") is None
    assert len(doorway) == 2


def test_one_address_has_so_many_and_pays_for_more_with_its_own() -> None:
    doorway = Doorway(most=100, each=3)
    neighbour = enter(doorway, "198.51.100.2")
    mine = [enter(doorway, "198.51.100.1") for _ in range(5)]
    assert [one.gone for one in mine if one] == [True, True, False, False, False]
    assert neighbour
    assert not neighbour.gone
    for one in mine[2:]:
        doorway.busy(one)  # type: ignore[arg-type]
    assert enter(doorway, "198.51.100.1") is None
    assert enter(doorway, "::ffff:198.51.100.1") is None
    assert enter(doorway, "198.51.100.3")
    household = [enter(doorway, f"2001:db8::{number}") for number in range(1, 6)]
    assert sum(one.gone for one in household if one) == 2
    doorway.leave(mine[4])  # type: ignore[arg-type]
    assert enter(doorway, "198.51.100.1")


def test_a_proxy_brings_many_and_nobody_fills_the_house_alone() -> None:
    doorway = Doorway(most=20, proxies=["10.0.0.0/8"])
    for _ in range(20):
        doorway.busy(enter(doorway, "10.1.2.3"))  # type: ignore[arg-type]
    assert len(doorway) == 20
    other = Doorway(most=20, proxies=["10.0.0.0/8"])
    for _ in range(10):
        doorway.busy(enter(other, "127.0.0.1"))  # type: ignore[arg-type]
        other.busy(next(reversed(other._here)))
    assert enter(other, "127.0.0.1") is None  # where there is a proxy, this machine is counted too
    assert room_for() > 0


def test_a_place_is_free_again_when_its_connection_ends(tmp_path: Path) -> None:
    """Requests, aborted ones and sockets alike: many more one after the other than there are places."""
    with Served(str(tmp_path / "m.db"), files=130) as server:  # 30 places
        for _ in range(5):
            play(server)
            for _ in range(20):
                assert b"200 OK" in say(server, LAST_REQUEST)
                knock(server, POST).close()

        async def run() -> None:
            async with Browser(server.url) as ana:
                for _ in range(3):
                    match = await ana.table(seats=1)
                    async with contextlib.AsyncExitStack() as stack:
                        for _ in range(15):
                            await stack.enter_async_context(ana.at(match, "watch"))

        asyncio.run(run())
        play(server)


# ------------------------------------------------------------------ slow


def trickle(server: Served, first: bytes, drop: Callable[[int], bytes]) -> bytes:
    """Say a little at a time until the server has had enough; what it said to that."""
    found = b""
    with knock(server, first) as made, contextlib.suppress(ConnectionError):
        made.settimeout(0.1)
        for number in range(int(WAIT / 0.1)):
            try:
                piece = made.recv(65536)
            except TimeoutError:
                made.sendall(drop(number))
                continue
            if not piece:
                return found
            found += piece
        pytest.fail("it would wait for ever")
    return found


def test_who_says_nothing_is_sent_away(hasty: Served) -> None:
    assert answer(knock(hasty)) == b""


def test_headers_that_come_a_letter_at_a_time_are_cut_short(hasty: Served) -> None:
    assert trickle(hasty, HALF, lambda _: b"x").startswith(b"HTTP/1.1 408 ")


def test_a_body_that_comes_a_letter_at_a_time_is_cut_short(hasty: Served) -> None:
    assert trickle(hasty, POST, lambda _: b" ").startswith(b"HTTP/1.1 408 ")


def test_empty_lines_between_requests_buy_no_time(hasty: Served) -> None:
    found = trickle(hasty, WHOLE_REQUEST, lambda _: b"\r\n")
    assert found.startswith(b"HTTP/1.1 200 OK")
    assert b" 408 " in found


def holds(server: Served, made: socket.socket) -> bool:
    """Whether the server has its end of this connection open."""
    assert server.process is not None
    wanted = (server.port, made.getsockname()[1])
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        _, near, far, _, _, _, _, _, _, inode, *_ = line.split()
        if tuple(int(address.split(":")[1], 16) for address in (near, far)) == wanted:
            return f"socket:[{inode}]" in files_of(server.process.pid)
    return False


def files_of(process: int) -> Iterator[str]:
    for file in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            yield str(file.readlink())


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux tells who has which files open")
def test_who_does_not_read_is_sent_away(hasty: Served) -> None:
    """All that can be seen from outside is that the server lets go: what it said is still on its way."""
    request = b"GET /api/games/donjon/ledger HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.settimeout(WAIT)
        made.connect(("127.0.0.1", hasty.port))
        made.sendall(request * IN_A_ROW)
        wait_until(lambda: holds(hasty, made))
        wait_until(lambda: not holds(hasty, made))


def test_questions_without_end_before_the_first_answer_are_not_heard(hasty: Served) -> None:
    with knock(hasty) as made, pytest.raises(ConnectionError):
        made.sendall(WHOLE_REQUEST * 1_000_000)
    assert say(hasty, WHOLE_REQUEST * (IN_A_ROW - 1) + LAST_REQUEST).count(b"200 OK") == IN_A_ROW


# ------------------------------------------------------------------ huge


@pytest.mark.parametrize(
    "request_",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Big: " + b"x" * (HEAD + 1) + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a: b\r\n" * HEAD + b"\r\n",
        b"GET /" + b"x" * HEAD + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Big: " + b"x" * (HEAD + 1),  # and no end
        b"GET /" + b"x" * (HEAD + 1),
        b"GET /ws/x/0 HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\nX: "
        + b"x" * HEAD * 2,
    ],
    ids=range(6),
)
def test_headers_are_not_longer_than_anybody_needs(hasty: Served, request_: bytes) -> None:
    found = say(hasty, request_)
    assert not found or found.startswith(b"HTTP/1.1 431 ")
    made = knock(hasty, request_[: HEAD // 2])
    with contextlib.suppress(ConnectionError):
        for start in range(HEAD // 2, len(request_), 1000):
            made.sendall(request_[start : start + 1000])
    found = answer(made)
    assert not found or found.startswith(b"HTTP/1.1 431 ")
    play(hasty)


def test_a_body_without_end_is_not_read(hasty: Served) -> None:
    endless = POST.replace(b"1000", b"99999999999") + b" " * (WHOLE + 10_000)
    found = say(hasty, endless)
    assert not found or found.startswith(b"HTTP/1.1 413 ")
    chunks = POST.replace(b"Content-Length: 1000", b"Transfer-Encoding: chunked") + b"1000\r\n" + b" " * 4096 + b"\r\n"
    found = say(hasty, chunks + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 400)
    assert not found or found.startswith(b"HTTP/1.1 413 ")


# ------------------------------------------------------------------ broken


@pytest.mark.parametrize(
    "words",
    [
        b"\0\0\0\0",
        b"hello\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET \xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET http://[::1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[::1\r\nConnection: close\r\n\r\n",
        b"POST /api/enter HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[::1\r\nConnection: close\r\n\r\n",
        b"POST /api/enter HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"POST /api/enter HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: upgrade, close\r\n\r\n",
        b"GET /ws/x/0 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"GET /ws/%00/0" + UPGRADE + b"\r\n",
        b"GET /ws/x/" + b"9" * 5000 + UPGRADE + b"\r\n",
        b"GET /ws/x/0" + UPGRADE + b"X: " + b"x" * 9000 + b"\r\n\r\n",
        b"GET /ws/x/0" + UPGRADE + b"X: x\r\n" * 200 + b"\r\n",
    ],
    ids=range(21),
)
def test_what_is_hardly_http_gets_a_plain_answer(hasty: Served, words: bytes) -> None:
    found = say(hasty, words)
    assert b"HTTP/1.1 5" not in found
    assert b"Internal" not in found


@pytest.mark.parametrize("first", [HALF, POST, POST + b"{", WHOLE_REQUEST, WHOLE_REQUEST * 3], ids=range(5))
@pytest.mark.parametrize("reset", [False, True])
def test_a_request_that_goes_away_leaves_no_trace(hasty: Served, first: bytes, reset: bool) -> None:
    for _ in range(10):
        made = knock(hasty, first)
        if reset:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        made.close()
    play(hasty)  # and what the log says is looked at after each test
