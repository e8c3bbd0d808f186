"""Open tables, moves a second, and how long a move takes to reach all seats, next to a plain echo server.

    python -m benchmarks.server [--tables 1000] [--rate 300] [--seconds 15] [--game donjon] [--store ...]

A real server in a process of its own (SQLite with synchronous FULL unless told otherwise), two sockets a table, moves
at a steady rate on tables drawn at random: once without frames, once with what was seen at each event. A move counts
as done when *both* seats of its table have been told. The sockets of this side share the machine with the server: its
figures are those of server and clients together.
"""

import argparse
import asyncio
import gc
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from oubliettes.server.messages import State
from oubliettes.server.running import new_loop

SEATS = 2
HOSTED = 50
"""Tables of one browser: nobody hosts more than a hundred."""
Quiet = list[float]


class Process:
    """A server under measurement."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/").replace("localhost", "127.0.0.1")

    def memory(self) -> int:
        """Resident bytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """Seconds of processor used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Table:
    """A table with a socket for each seat."""

    def __init__(self, match: str, cookie: str = "") -> None:
        self.match = match
        self.cookie = cookie
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.ask: tuple[int, str, list[Any]] | None = None
        self.over = False
        self.n = 0
        self.waiting: tuple[float, int, asyncio.Future[float]] | None = None
        self.told = 0
        self.moves = self.bytes = self.largest = 0
        """What both seats were sent for the moves made here, and the largest message."""

    async def open(self, url: str, hello: bool) -> None:
        for seat in range(SEATS):
            address = f"{url.replace('http', 'ws')}/ws/{self.match}/{seat}"
            headers = {"Cookie": self.cookie} if self.cookie else None
            socket = await connect(
                address, additional_headers=headers, compression=None, proxy=None, ping_interval=None
            )
            self.sockets.append(socket)
            if hello:
                await socket.send('{"type":"hello","v":1}')
            self.readers.append(asyncio.create_task(self.read(seat, socket, hello)))

    async def read(self, seat: int, socket: ClientConnection, game: bool) -> None:
        async for text in socket:
            if not game:
                self.count()
            elif text.startswith('{"type":"state"'):  # type: ignore[arg-type]
                state = msgspec.json.decode(text, type=State)
                if state.base is not None:
                    self.bytes += len(text)
                    self.largest = max(self.largest, len(text))
                if state.ask:
                    self.ask = (seat, state.ask.id, state.ask.options)
                self.over |= state.result is not None
                self.n = max(self.n, state.n)
                if self.waiting and state.n > self.waiting[1]:
                    self.count()

    def count(self) -> None:
        self.told += 1
        if self.told == SEATS and self.waiting:
            at, _, done = self.waiting
            self.waiting = None
            if not done.done():
                done.set_result(time.perf_counter() - at)

    async def move(self, rng: random.Random) -> float:
        """Make a move; seconds until both seats know."""
        assert self.ask is not None
        seat, ask, options = self.ask
        self.ask = None
        self.moves += 1
        message = {"type": "pick", "ask": ask, "pick": rng.choice(options), "id": ask}
        return await self.send(seat, msgspec.json.encode(message).decode())

    async def send(self, seat: int, text: str) -> float:
        done = asyncio.get_running_loop().create_future()
        self.told = 0
        self.waiting = (time.perf_counter(), self.n, done)
        await self.sockets[seat].send(text)
        return await asyncio.wait_for(done, 30)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


async def many(work: list[Any], at_once: int = 20) -> None:
    """Do all of it, so many at a time."""
    turn = asyncio.Semaphore(at_once)

    async def one(job: Any) -> None:
        async with turn:
            await job

    await asyncio.gather(*(one(job) for job in work))


async def load(tables: list[Table], rate: float, seconds: float, echo: bool) -> tuple[Quiet, float]:
    """Moves at a steady rate; how long each took, and how many a second were made."""
    rng = random.Random(1)
    times: Quiet = []
    running: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        if echo:
            times.append(await table.send(0, '{"type":"state","n":1,"pad":"' + "x" * 500 + '"}'))
        else:
            times.append(await table.move(rng))

    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        for _ in range(50):
            table = rng.choice(tables)
            if table.waiting is None and not table.over and (echo or table.ask):
                task = asyncio.create_task(one(table))
                running.add(task)
                task.add_done_callback(running.discard)
                break
    await asyncio.gather(*running)
    return times, len(times) / (time.perf_counter() - start)


async def flat_out(tables: list[Table], seconds: float) -> float:
    """Moves a second when fifty tables play as fast as they can."""
    rng = random.Random(2)
    end = time.perf_counter() + seconds
    made = 0

    async def play(mine: list[Table]) -> None:
        nonlocal made
        while time.perf_counter() < end and mine:
            table = mine[-1]
            if table.over:
                mine.pop()
            elif table.ask and table.waiting is None:
                await table.move(rng)
                made += 1
            else:
                await asyncio.sleep(0.001)

    await asyncio.gather(*(play(tables[part::50]) for part in range(50)))
    return made / seconds


def line(name: str, times: Quiet, rate: float) -> None:
    cuts = statistics.quantiles(times, n=1000)
    p50, p95, p99 = (1000 * cuts[at] for at in (499, 949, 989))
    print(f"{name:44} {rate:8,.0f} {p50:8.1f} {p95:8.1f} {p99:8.1f} {1000 * max(times):8.1f}", flush=True)


async def guest(url: str) -> str:
    """The cookie of a new browser."""
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        await http.get("/api/me")
        return "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)


async def table_server(args: argparse.Namespace, place: str, film: bool) -> None:
    options = ["--port", "0", "--store", place, "--workers", "1", "--rest", "3600", *([] if film else ["--no-film"])]
    server = Process("oubliettes.server", *options)
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as http:
            cookies = [await guest(server.url) for _ in range(0, args.tables, HOSTED)]
            empty = server.memory()
            tables: list[Table] = []

            async def create(cookie: str) -> None:
                mine = {"Cookie": cookie}
                sit = [{"seat": seat, "name": f"Seat {seat}"} for seat in range(SEATS)]
                form = {"game": args.game, "seats": SEATS, "sit": sit}
                made = await http.post("/api/matches", json=form, headers=mine)
                match = made.json()["table"]["id"]
                (await http.post(f"/api/matches/{match}/start", json={}, headers=mine)).raise_for_status()
                tables.append(Table(match, cookie))

            await many([create(cookies[number // HOSTED]) for number in range(args.tables)])
            at_rest = server.memory()
            await many([table.open(server.url, True) for table in tables])
            await asyncio.sleep(1)
            opened = server.memory()
            print(f"\n{'with frames' if film else 'without frames'}")
            print(f"{'move to all seats':44} {'moves/s':>8} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} {'max ms':>8}")
            line(f"{min(10, args.tables)} busy tables", *await load(tables[:10], 20, min(5, args.seconds), False))
            before = server.cpu()
            times, rate = await load(tables, args.rate, args.seconds, False)
            share = (server.cpu() - before) / args.seconds
            line(f"{args.tables} open tables, {SEATS * args.tables} sockets", times, rate)
            print(f"{'  server: share of one core':44} {share:8.0%}; {share / rate * 1e6:,.0f} µs a move")
            moves, sent = sum(table.moves for table in tables), sum(table.bytes for table in tables)
            largest = max(table.largest for table in tables)
            print(f"{'  bytes a move to each seat':44} {sent / SEATS / moves:8,.0f}; the largest message {largest:,}")
            played = server.memory()
            fast = await flat_out(tables, 5)
            print(f"{'  50 tables as fast as they can':44} {fast:8,.0f}")
            many_kb = 1024 * args.tables
            kb = [(memory - empty) / many_kb for memory in (at_rest, opened, played)]
            print(f"\nmemory: empty server {empty / 1e6:.0f} MB; a table at rest {kb[0]:.0f} KB,", end=" ")
            print(f"with {SEATS} sockets {kb[1]:.0f} KB, after play {kb[2]:.0f} KB")
            await many([table.close() for table in tables], 100)
    finally:
        server.stop()


async def echo_server(args: argparse.Namespace) -> None:
    server = Process("benchmarks.echo")
    try:
        tables = [Table(str(number)) for number in range(args.tables)]
        await many([table.open(server.url, False) for table in tables])
        await asyncio.sleep(1)
        before = server.cpu()
        times, rate = await load(tables, args.rate, min(args.seconds, 10), True)
        share = (server.cpu() - before) / min(args.seconds, 10)
        line("a plain echo server, the same load", times, rate)
        print(f"{'  server: share of one core':44} {share:8.0%}; {share / rate * 1e6:,.0f} µs a message to {SEATS}")
        await many([table.close() for table in tables], 100)
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--game", default="dungeon-roll")
    parser.add_argument("--store", default="")
    args = parser.parse_args()
    gc.disable()  # this side's collections are not the server's
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop) as runner:
        for film in (False, True):
            runner.run(table_server(args, args.store or str(Path(folder) / f"matches{film}.db"), film))
        runner.run(echo_server(args))


if __name__ == "__main__":
    main()
