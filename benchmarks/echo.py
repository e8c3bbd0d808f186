"""A plain echo server, to compare the table's server with: the same libraries and settings, no rules and no store.

It sends what a socket says to all sockets of the same room, as the table's server tells a move to all seats.
"""

import asyncio
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from oubliettes.server.config import Config
from oubliettes.server.running import bind, new_loop

rooms: dict[str, set[WebSocket]] = {}


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    room = rooms.setdefault(socket.path_params["match"], set())
    room.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            for other in list(room):
                await other.send_text(text)
    except WebSocketDisconnect:
        room.discard(socket)


async def serve() -> None:
    door = bind(Config(port=0))
    door.listen(2048)  # before it says where it is
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/ws/{match}/{place}", echo)]),
        log_level="warning",
        lifespan="off",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    sys.stdout.write(f"http://localhost:{door.getsockname()[1]}/\n")
    sys.stdout.flush()
    await server.serve([door])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve())
