"""kill -9 and restarts, again and again: nothing that was acknowledged may be lost, and nobody may wait for ever.

    nice python -m benchmarks.kills [--kills 200] [--restarts 12] [--tables 6] [--only sqlite|postgresql|two|restarts]

The kills are shared out over three houses: a server on SQLite, a server on PostgreSQL, and two servers on one
PostgreSQL of which now one, now the other is killed. Players play as the page does: what was not acknowledged is sent
again under the same ask. Then PostgreSQL itself is stopped and started under play, gently and not in turn; counted is
how long it takes from its being back until a pick is stored at every table. At the end every record is read back: each
acknowledged pick is there once, numbers have no holes, and the dice of finished matches are checked. All on this
machine, all in temporary folders.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks import command
from oubliettes.kernel import Record, check_dice
from tests.server.cluster import Cluster
from tests.server.crashes import Player, check_store, sit_down, somebody_moves
from tests.server.served import Browser, Served

BACK = 5.0
"""Seconds after a restart of PostgreSQL within which picks are stored again at every table."""
HANGS = 45.0


@dataclass(slots=True)
class House:
    """Servers on one store, and who plays there: each player always through the same server."""

    place: str
    servers: list[Served]
    browsers: list[Browser] = field(default_factory=list)
    playing: dict[asyncio.Task[None], Player] = field(default_factory=dict)
    finished: list[Player] = field(default_factory=list)

    async def __aenter__(self) -> "House":
        for server in self.servers:
            await asyncio.to_thread(server.start)
            self.browsers.append(await Browser(server.url).__aenter__())
        return self

    async def __aexit__(self, *error: object) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        for browser in self.browsers:
            await browser.http.aclose()
        for server in self.servers:
            await asyncio.to_thread(server.stop)

    async def fill(self, tables: int, rng: random.Random) -> None:
        """Matches end: others begin."""
        for task in [task for task in self.playing if task.done()]:
            self.finished.append(self.playing.pop(task))
            task.result()
        while len(self.playing) < tables:
            player = await sit_down(self.browsers[len(self.playing) % len(self.browsers)], rng)
            self.playing[asyncio.create_task(player.play())] = player

    async def end(self) -> None:
        """Play all to the end, and check the dice."""
        await asyncio.wait_for(asyncio.gather(*self.playing), 600)
        self.finished += self.playing.values()
        self.playing.clear()
        for player in self.finished:
            record = Record.loads(await player.browser.get(f"/api/matches/{player.match}/record"))
            if not check_dice(record):
                raise AssertionError(f"the dice of {player.match} are not those that were promised")


async def kill(house: House, kills: int, tables: int, rng: random.Random) -> int:
    """So many kills, each at a moment nobody foresees; the picks that were acknowledged."""
    async with house:
        for number in range(kills):
            await house.fill(tables, rng)
            await somebody_moves(house.playing.values())
            await asyncio.sleep(rng.uniform(0.0, 0.05))
            server = rng.choice(house.servers)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            if (number + 1) % 10 == 0:
                print(f"  {number + 1} kills, {len(house.finished)} matches finished", flush=True)
        await house.end()
    await check_store(house.place, house.finished)
    return sum(len(player.acked) for player in house.finished)


async def restart(house: House, cluster: Cluster, restarts: int, tables: int, rng: random.Random) -> list[float]:
    """So many restarts of the database; the seconds until a pick was stored again at every table."""
    times = []
    async with house:
        for number in range(restarts):
            await house.fill(tables, rng)
            await somebody_moves(house.playing.values())
            how = ("fast", "immediate")[number % 2]
            await asyncio.to_thread(cluster.down, how)
            await asyncio.to_thread(cluster.up)
            before = {player: len(player.acked) for player in house.playing.values()}
            back = time.monotonic()
            while not all(len(player.acked) > count or player.done for player, count in before.items()):
                await asyncio.sleep(0.02)
                if time.monotonic() - back > HANGS:
                    raise TimeoutError(f"restart {number + 1} ({how}): somebody could not pick for {HANGS:.0f} s")
            times.append(time.monotonic() - back)
            print(f"  restart {number + 1} ({how}): picks at every table after {times[-1]:.2f} s", flush=True)
        await house.end()
    await check_store(house.place, house.finished)
    return times


def houses(cluster: Callable[[], Cluster], folder: Path) -> dict[str, Callable[[], House]]:
    def on_postgres(servers: int) -> House:
        place = cluster().database()
        return House(place, [Served(place) for _ in range(servers)])

    def on_sqlite() -> House:
        place = str(folder / "matches.db")
        return House(place, [Served(place)])

    return {"sqlite": on_sqlite, "postgresql": lambda: on_postgres(1), "two": lambda: on_postgres(2)}


async def run(args: argparse.Namespace, cluster: Cluster, folder: Path) -> list[str]:
    """What went wrong."""
    wrong = []
    rng = random.Random(args.seed)
    found = {name: make for name, make in houses(lambda: cluster, folder).items() if args.only in ("", name)}
    for number, (name, make) in enumerate(found.items()):
        kills = args.kills * (number + 1) // len(found) - args.kills * number // len(found)
        print(f"{name}: {kills} kills", flush=True)
        try:
            acked = await kill(make(), kills, args.tables, rng)
            print(f"{name}: {acked:,} acknowledged picks, each of them there once", flush=True)
        except Exception as error:
            wrong.append(f"{name}: {type(error).__name__}: {error}")
    if args.only in ("", "restarts"):
        print(f"restarts of PostgreSQL: {args.restarts}", flush=True)
        try:
            house = houses(lambda: cluster, folder)["two"]()
            times = await restart(house, cluster, args.restarts, args.tables, rng)
            print(f"picks after {sum(times) / len(times):.2f} s in the mean, {max(times):.2f} s at most", flush=True)
            if max(times) > BACK:
                wrong.append(f"restarts: {max(times):.2f} s until picks were stored, more than {BACK:.0f}")
        except Exception as error:
            wrong.append(f"restarts: {type(error).__name__}: {error}")
    return wrong


def main() -> int:
    options = command.parser(__doc__, kills=200, restarts=12, tables=6, seed=1)
    options.add_argument("--only", default="", choices=["", "sqlite", "postgresql", "two", "restarts"])
    args = options.parse_args()
    began = time.monotonic()
    cluster = Cluster()
    try:
        cluster.start()
        with tempfile.TemporaryDirectory() as folder:
            wrong = asyncio.run(run(args, cluster, Path(folder)))
    finally:
        cluster.stop()
    minutes = (time.monotonic() - began) / 60
    return command.verdict(wrong, f"nothing lost, nothing hung; {minutes:.1f} minutes")


if __name__ == "__main__":
    sys.exit(main())
