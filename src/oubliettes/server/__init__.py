"""Matches over HTTP and WebSocket, kept in a database. `serve(...)` is the door; docs/protocol.md tells how to talk."""

from typing import TYPE_CHECKING

from oubliettes.server.config import Config, network
from oubliettes.server.tidying import BadKeep, Keep, Tidied

__all__ = ["BadKeep", "Config", "Keep", "Tidied", "check", "network", "serve", "tidy"]

if TYPE_CHECKING:
    from oubliettes.server.keeping import Checked


def serve(config: Config) -> int:
    """Serve until told to stop; the exit status. Imported late: a command line without a server starts quickly."""
    from oubliettes.server.running import run

    return run(config)


def check(place: str) -> "Checked":
    """What the rules of this release make of the running matches. Nothing is written."""
    import asyncio

    from oubliettes.kernel import OubliettesError
    from oubliettes.server import keeping
    from oubliettes.server.store import StoreError

    try:
        return asyncio.run(keeping.check(place))
    except StoreError as wrong:
        raise OubliettesError(str(wrong)) from None


def tidy(place: str, keep: Keep) -> Tidied:
    """Throw away what was left behind longer ago than that, in a store that no server has open."""
    import asyncio

    from oubliettes.kernel import OubliettesError
    from oubliettes.server import tidying
    from oubliettes.server.store import StoreError

    try:
        return asyncio.run(tidying.tidy_place(place, keep))
    except StoreError as wrong:
        raise OubliettesError(str(wrong)) from None
