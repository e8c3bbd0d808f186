"""Matches over HTTP and WebSocket, kept in a database. `serve(...)` is the door; docs/protocol.md tells how to talk."""

from oubliettes.server.config import Config

__all__ = ["Config", "serve"]


def serve(config: Config) -> int:
    """Serve until told to stop; the exit status. Imported late: a command line without a server starts quickly."""
    from oubliettes.server.running import run

    return run(config)
