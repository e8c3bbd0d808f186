"""How long people wait for a bot, or for the answer to a pick, while others keep the server busy.

    python -m benchmarks.waiting [--picks 200] [--tables 10] [--papers 6]

A real server in a process of its own, one searching worker, no pace. Next to an idle server in the same run:

- the first pick of a bot, at a server that has just said where it is, and two seconds later;
- a quick bot, and an easy one, while tables full of experts are watched, each by a guest of its own;
- a person's pick at another table while six people look at replays, records, stories, maps and QR codes, each new.

`PYTHONPATH=<another release>/src` measures that one.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import Process
from oubliettes.server.running import new_loop

EXPERTS = ("dungeon-roll", "quetes-et-trahisons", "dungeon-heroes")
OPTIONS = ("--port", "0", "--workers", "1", "--pace", "0")


class Guest:
    """A device."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=120, trust_env=False)

    async def __aenter__(self) -> "Guest":
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def table(self, game: str, seats: int, levels: dict[int, str]) -> str:
        sit = [{"seat": seat, "name": "Ana"} for seat in range(seats) if seat not in levels]
        bots = [{"seat": seat, "level": level} for seat, level in levels.items()]
        made = await self.http.post("/api/matches", json={"game": game, "seats": seats, "sit": sit, "bots": bots})
        made.raise_for_status()
        return str(made.json()["table"]["id"])

    async def start(self, match: str) -> None:
        (await self.http.post(f"/api/matches/{match}/start", json={})).raise_for_status()

    @asynccontextmanager
    async def at(self, match: str, place: str) -> AsyncIterator[ClientConnection]:
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        address = f"{self.url.replace('http', 'ws')}/ws/{match}/{place}"
        headers = {"Cookie": cookie}
        async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
            await socket.send('{"type":"hello","v":1}')
            yield socket


async def states(socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    async for text in socket:
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            yield message


@asynccontextmanager
async def server(folder: str) -> AsyncIterator[str]:
    process = Process("oubliettes.server", *OPTIONS, "--store", str(Path(folder) / f"{time.monotonic_ns()}.db"))
    try:
        yield process.url
    finally:
        await asyncio.to_thread(process.stop)


# ------------------------------------------------------------------ bots


async def bot_picks(guest: Guest, level: str, picks: int) -> list[float]:
    """Seconds from one pick of a bot to its next, as one who watches sees them."""
    times: list[float] = []
    while len(times) < picks:
        match = await guest.table("dungeon-roll", 1, {0: level})
        await guest.start(match)
        async with guest.at(match, "watch") as socket:
            last = 0.0
            async for state in states(socket):
                now = time.perf_counter()
                if last:
                    times.append(now - last)
                last = now
                if "result" in state or len(times) >= picks:
                    break
    return times


async def watch_experts(url: str, number: int, begun: asyncio.Semaphore) -> None:
    """A guest who watches experts play, table after table."""
    async with Guest(url) as guest:
        while True:
            game = EXPERTS[number % len(EXPERTS)]
            seats = 3 if game == "quetes-et-trahisons" else 2
            match = await guest.table(game, seats, dict.fromkeys(range(seats), "expert"))
            await guest.start(match)
            async with guest.at(match, "watch") as socket:
                begun.release()
                async for state in states(socket):
                    if "result" in state:
                        break


async def busy_with_experts(folder: str, picks: int, tables: int) -> None:
    async with server(folder) as url, Guest(url) as guest:
        await bot_picks(guest, "policy", 20)
        await asyncio.sleep(2)
        for level in ("policy", "easy"):
            line(f"{level} bot, nobody else", await bot_picks(guest, level, picks))
        begun = asyncio.Semaphore(0)
        watching = [asyncio.create_task(watch_experts(url, number, begun)) for number in range(tables)]
        for _ in range(tables):
            await begun.acquire()
        await asyncio.sleep(1)
        for level in ("policy", "easy"):
            line(f"{level} bot, {tables} tables of experts", await bot_picks(guest, level, picks))
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


async def first_bots(folder: str, repeats: int) -> None:
    for wait in (0.0, 2.0):
        times = []
        for _ in range(repeats):
            async with server(folder) as url, Guest(url) as guest:
                await asyncio.sleep(wait)
                match = await guest.table("dungeon-roll", 1, {0: "policy"})
                await guest.start(match)
                async with guest.at(match, "watch") as socket:
                    stream = states(socket)
                    await anext(stream)
                    at = time.perf_counter()
                    await anext(stream)
                    times.append(time.perf_counter() - at)
        line(f"first bot of a fresh server, after {wait:.0f} s", times)


# ------------------------------------------------------------------ papers


async def person_picks(guest: Guest, seconds: float, *others: asyncio.Task[Any]) -> list[float]:
    """Seconds from a pick sent to its ack, at a steady rate, for so long or as long as others are at work."""
    times: list[float] = []
    at = time.perf_counter()
    end = at + seconds
    while time.perf_counter() < end and not (others and all(task.done() for task in others)):
        match = await guest.table("dungeon-roll", 1, {})
        await guest.start(match)
        async with guest.at(match, "0") as socket:
            async for state in states(socket):
                if "acks" in state:
                    times.append(time.perf_counter() - at)
                    await asyncio.sleep(0.02)
                if "result" in state or time.perf_counter() > end:
                    break
                ask = state["ask"]
                at = time.perf_counter()
                pick = {"type": "pick", "ask": ask["id"], "pick": ask["options"][-1], "id": "x"}
                await socket.send(msgspec.json.encode(pick).decode())
    return times


async def finished(guest: Guest, count: int) -> list[str]:
    """Matches that are over."""
    found = []
    for _ in range(count):
        match = await guest.table("quetes-et-trahisons", 3, dict.fromkeys(range(3), "policy"))
        await guest.start(match)
        async with guest.at(match, "watch") as socket:
            async for state in states(socket):
                if "result" in state:
                    break
        found.append(match)
    return found


async def read(guest: Guest, paths: list[str]) -> int:
    """One paper after the other; how many were got."""
    got = 0
    while paths:
        path = paths.pop()
        answer = await (
            guest.http.post(path, json={"role": "watch"}) if path.endswith("keys") else guest.http.get(path)
        )
        answer.raise_for_status()
        got += 1
    return got


async def busy_with_papers(folder: str, readers: int) -> None:
    async with server(folder) as url, Guest(url) as guest, Guest(url) as player:
        matches = await finished(guest, 6)
        await asyncio.sleep(1)
        await person_picks(player, 1)
        line("a person's pick, nobody else", await person_picks(player, 5))
        paths = [f"/api/matches/{match}/replay?seat={seat}" for match in matches for seat in (-1, 0, 1, 2)]
        paths += [f"/api/matches/{match}/{kind}" for match in matches for kind in ("record", "story", "keys")]
        paths += [f"/api/dungeons/{number}/map" for number in range(1000, 1060)]
        paths.sort(key=hash)
        count = len(paths)
        tasks = [asyncio.create_task(read(guest, paths)) for _ in range(readers)]
        begun = time.perf_counter()
        times = await person_picks(player, 120, *tasks)
        await asyncio.gather(*tasks)
        line(f"a person's pick, {readers} readers", times)
        print(f"  {count} papers in {time.perf_counter() - begun:.1f} s", flush=True)


def line(name: str, times: list[float]) -> None:
    ordered = sorted(1000 * one for one in times)
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    print(f"{name:44} {len(ordered):6} {statistics.median(ordered):9.1f} {p95:9.1f} {ordered[-1]:9.1f}", flush=True)


async def measure(args: argparse.Namespace) -> None:
    print(f"{'milliseconds':44} {'number':>6} {'median':>9} {'p95':>9} {'longest':>9}")
    with tempfile.TemporaryDirectory() as folder:
        if "first" in args.what:
            await first_bots(folder, args.servers)
        if "experts" in args.what:
            await busy_with_experts(folder, args.picks, args.tables)
        if "papers" in args.what:
            await busy_with_papers(folder, args.papers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("what", nargs="*", default=["first", "experts", "papers"])
    parser.add_argument("--picks", type=int, default=200)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--papers", type=int, default=6)
    parser.add_argument("--servers", type=int, default=5)
    args = parser.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(measure(args))
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
