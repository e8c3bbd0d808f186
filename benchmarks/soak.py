"""A long evening: tables are made, played, finished and abandoned, and the server tidies up behind them.

    nice python -m benchmarks.soak [--minutes 60] [--tables 2000]

A real server (SQLite, in a temporary folder) on loopback, forty browsers, all games, people and bots, chat and links.
The time is cut into laps; after each, the memory of the server and of its bots and the size of the database are
printed. Whatever nobody has touched for a quarter of a lap is thrown away: so memory and disk must become level. At
the end the server stops, `tidy` throws the rest away, and next to nothing is left. The verdict compares the last
third of the laps with the third before.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from benchmarks import command
from benchmarks.server import Process
from oubliettes.games import GAMES
from oubliettes.server import Keep, tidy
from oubliettes.server.messages import No, ServerMessage, State
from oubliettes.server.running import new_loop

BROWSERS = 40
AT_ONCE = 12
HAND = 0.02
"""Seconds from a question to its answer: a quicker hand would be sent away as a flood."""
KEPT = 5
"""Sheets that a browser keeps."""
DAY = 86_400.0
MEMORY, DISK = 1.10, 1.15
"""How much more the last third may need than the third before."""
LEFT = 1_000_000
"""Bytes that an empty database may need."""
_decode = msgspec.json.Decoder(ServerMessage).decode


@dataclass(slots=True)
class Sums:
    made: int = 0
    finished: int = 0
    picks: int = 0
    wrong: list[str] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Lap:
    memory: float
    bots: float
    disk: float


def below(pid: int) -> list[int]:
    """The processes that a server started, and those that these did."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parent = int((folder / "stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[1])
            except OSError:
                continue
            if parent == pid:
                found += [int(folder.name), *below(int(folder.name))]
    return found


def resident(pid: int) -> float:
    """Megabytes."""
    try:
        text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith("VmRSS")), 0.0)


def disk(place: Path) -> float:
    """Megabytes of the database, its log included."""
    return sum(one.stat().st_size for one in place.parent.iterdir() if one.name.startswith(place.name)) / 1e6


class Browser:
    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=60, trust_env=False)
        self.url = url

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)


async def clear_out(browser: Browser) -> None:
    """People throw old sheets away."""
    free = [sheet for sheet in (await browser.ask("GET", "/api/me"))["sheets"] if not sheet["busy"]]
    for sheet in free[KEPT:]:
        answer = await browser.http.delete(f"/api/sheets/{sheet['id']}")
        if answer.status_code != 409:  # it has just been brought to a table
            answer.raise_for_status()


async def evening(browser: Browser, rng: random.Random, sums: Sums) -> None:
    """One table, from the first tap to the last, whichever that is."""
    if rng.random() < 0.2:
        await clear_out(browser)
    game = rng.choice(list(GAMES.values()))
    seats = rng.choice([count for count in game.seats if count <= 4])
    bots = [{"seat": seat, "level": rng.choice(["random", "policy"])} for seat in range(1, seats)]
    sit = [{"seat": 0, "name": "Ana", "sheet": rng.choice(["", "auto"])}]
    form = {"game": game.slug, "seats": seats, "sit": sit, "bots": bots}
    match = (await browser.ask("POST", "/api/matches", form))["table"]["id"]
    sums.made += 1
    await browser.ask("POST", f"/api/matches/{match}/keys", {"role": rng.choice(["watch", "host"])})
    if rng.random() < 0.1:
        return  # nobody came
    await browser.ask("POST", f"/api/matches/{match}/start", {})
    most = rng.choice([3, 30, 150, 600])
    address = f"{browser.url.replace('http', 'ws')}/ws/{match}/0"
    async with connect(address, additional_headers={"Cookie": browser.cookie}, compression=None, proxy=None) as socket:
        await socket.send('{"type":"hello","v":1}')
        await socket.send('{"type":"say","text":"hello everybody","id":"said"}')
        asked = ""
        for _ in range(20 * most):
            message = _decode(await asyncio.wait_for(socket.recv(), 60))
            if isinstance(message, No):
                sums.wrong.append(f"{game.slug}: {message.code} {message.why}")
                return
            if not isinstance(message, State):
                continue
            if message.result:
                sums.finished += 1
                return
            if message.ask and message.ask.id != asked:
                await asyncio.sleep(HAND)
                asked = message.ask.id
                most -= 1
                if most < 0:
                    return  # off to bed
                pick = {"type": "pick", "ask": asked, "pick": rng.choice(message.ask.options), "id": asked}
                await socket.send(msgspec.json.encode(pick).decode())
                sums.picks += 1


async def lap(browsers: list[Browser], tables: int, seconds: float, rng: random.Random, sums: Sums) -> None:
    """So many tables, begun evenly over that time."""
    turn = asyncio.Semaphore(AT_ONCE)
    end = time.monotonic() + seconds

    async def one() -> None:
        try:
            async with asyncio.timeout(120):
                await evening(rng.choice(browsers), rng, sums)
        except (OSError, TimeoutError, ConnectionClosed, httpx.HTTPError) as error:
            sums.wrong.append(f"{type(error).__name__}: {error}")
        finally:
            turn.release()

    running = set()
    for number in range(tables):
        await asyncio.sleep(max(0.0, end - seconds * (1 - number / tables) - time.monotonic()))
        await turn.acquire()
        running.add(asyncio.create_task(one()))
    await asyncio.gather(*running)
    await asyncio.sleep(max(0.0, end - time.monotonic()))


async def soak(args: argparse.Namespace, place: Path) -> tuple[list[Lap], Sums]:
    seconds = args.minutes * 60 / args.laps
    span = seconds / 4 / DAY
    keep = [f"--keep={name}={span:.9f}" for name in ("waiting", "running", "finished", "links")]
    hours = f"{seconds / 5 / 3600:.9f}"
    command = ("--port", "0", "--store", str(place), "--workers", "1", "--pace", "0", "--rest", "5", "--tidy", hours)
    server = Process("oubliettes.server", *command, *keep)
    rng, sums, laps = random.Random(args.seed), Sums(), list[Lap]()
    browsers = [Browser(server.url) for _ in range(BROWSERS)]
    try:
        for browser in browsers:
            await browser.ask("GET", "/api/me")
        print(
            f"{'minute':>7} {'tables':>7} {'finished':>9} {'picks':>9} {'server MB':>10} {'bots MB':>8} {'disk MB':>8}"
        )
        began = time.monotonic()
        for number in range(args.laps):
            count = args.tables * (number + 1) // args.laps - args.tables * number // args.laps
            await lap(browsers, count, seconds, rng, sums)
            pid = server.process.pid
            laps.append(Lap(resident(pid), sum(map(resident, below(pid))), disk(place)))
            minute = (time.monotonic() - began) / 60
            print(
                f"{minute:7.1f} {sums.made:7,} {sums.finished:9,} {sums.picks:9,} "
                f"{laps[-1].memory:10.1f} {laps[-1].bots:8.1f} {laps[-1].disk:8.1f}",
                flush=True,
            )
    finally:
        for browser in browsers:
            await browser.http.aclose()
        server.stop()
    return laps, sums


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def verdict(laps: list[Lap], sums: Sums, left: float) -> list[str]:
    """What is not as it should be."""
    third = len(laps) // 3
    before, last = laps[-2 * third : -third], laps[-third:]
    found = [f"wrong: {one}" for one in sums.wrong[:10]]
    for name, bound in (("memory", MEMORY), ("bots", MEMORY), ("disk", DISK)):
        was, now = (mean([getattr(one, name) for one in some]) for some in (before, last))
        print(f"{name}: {was:.1f} MB, then {now:.1f} MB ({now / max(was, 1e-9) - 1:+.1%}; at most {bound - 1:+.0%})")
        if now > bound * was:
            found.append(f"{name} grows")
    if left * 1e6 > LEFT:
        found.append(f"after tidy {left:.1f} MB are left")
    return found


def main() -> int:
    options = command.parser(__doc__, minutes=60.0, tables=2000, laps=12, seed=1)
    args = options.parse_args()
    if args.laps < 3:
        options.error("at least three laps, to have something to compare")
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop) as runner:
        place = Path(folder) / "matches.db"
        laps, sums = runner.run(soak(args, place))
        before = disk(place)
        done = tidy(str(place), Keep(waiting=0, running=0, finished=0, links=0, guests=0, browsers=0))
        left = disk(place)
    print(f"tidy: {len(done.matches)} matches, {done.browsers} browsers; the disk from {before:.1f} to {left:.1f} MB")
    found = verdict(laps, sums, left)
    return command.verdict(found, f"{sums.made:,} tables, {sums.picks:,} picks, nothing wrong, memory and disk level")


if __name__ == "__main__":
    sys.exit(main())
