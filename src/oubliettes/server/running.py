"""From the command line to a running server, and back: bind, serve, drain, stop."""

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from oubliettes import variants
from oubliettes.kernel import BadOption
from oubliettes.server.config import Config
from oubliettes.server.connections import Connection, Doorway, Socket, room_for
from oubliettes.server.hall import Hall
from oubliettes.server.keys import lan_address
from oubliettes.server.routes import make_app
from oubliettes.server.sockets import FRAME
from oubliettes.server.store import Sql, StoreBusy, StoreError, Tx, open_store


def new_loop() -> asyncio.AbstractEventLoop:
    """The quickest event loop this system has."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


class Server(uvicorn.Server):
    """Uvicorn, with our own goodbye before its own."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()
        self.hall.soon(self.hall.bots.warm())

    def _announce(self) -> None:
        """Where it is, now that it answers there."""
        hall = self.hall
        sys.stdout.write(f"{hall.address}\n")
        if hall.config.lan:
            sys.stdout.write(f"http://{lan_address()}:{urlsplit(hall.address).port}/\n")
        sys.stdout.flush()
        if hall.config.browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, hall.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new, while those who are here are seen off
        await self.hall.close()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # being told to stop, and stopping well, is no failure


def bind(config: Config) -> socket.socket:
    """Loopback only, unless the house is to be served."""
    host = "0.0.0.0" if config.lan and config.host == "127.0.0.1" else config.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, config.port))
    except OSError:
        door.close()
        raise
    return door


def run(config: Config) -> int:
    """Serve until told to stop; the exit status."""
    gc.set_threshold(20_000, 20, 100)  # a full collection looks at every table: rarely enough not to be felt
    sys.setswitchinterval(0.0005)  # the writer's thread waits for the loop's at each statement: 5 ms would add up
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        offer(config.variants)
    except BadOption as error:
        sys.stderr.write(f"oubliettes: {error}\n")
        return 1
    with asyncio.Runner(loop_factory=new_loop) as runner:
        try:
            return runner.run(_serve(config))
        except StoreBusy as busy:
            return _already(config, busy)
        except (StoreError, OSError) as error:
            sys.stderr.write(f"oubliettes: {error}\n")
            return 1
        except KeyboardInterrupt:
            return 0


def offer(folder: str) -> None:
    """Have the variants of a folder among the games, here and in the processes that bots think in."""
    if folder:
        variants.open_folder(Path(folder))
        os.environ[variants.FOLDER] = folder


def _already(config: Config, busy: StoreBusy) -> int:
    """Somebody serves these matches already: go there."""
    sys.stderr.write(f"oubliettes: {busy}\n")
    if busy.address and config.browser:
        webbrowser.open(busy.address)
        return 0
    return 1


async def _serve(config: Config) -> int:
    hall = Hall(config, open_store(config.place))
    door = bind(config)
    try:
        await hall.open()
    except BaseException:
        door.close()
        raise
    port = door.getsockname()[1]
    hall.address = f"http://{'localhost' if config.host == '127.0.0.1' else config.host}:{port}/"
    if not hall.store.shared:
        await hall.store.run(_note_address(hall.address))
    doorway = Doorway(room_for(), proxies=config.proxies)
    server = Server(
        uvicorn.Config(
            make_app(hall),
            log_level="error",  # what is no HTTP is answered with a 400: it needs no line in a log as well
            access_log=False,
            server_header=False,
            lifespan="off",
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
            http=partial(Connection, doorway),  # type: ignore[arg-type]  # called as the class is
            ws=partial(Socket, doorway),  # type: ignore[arg-type]
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        ),
        hall,
    )
    await server.serve([door])
    return 0


def _note_address(address: str) -> Tx[None]:
    text = "INSERT INTO meta (key, value) VALUES ('address', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    yield Sql(text, (address,))
