"""How a server is set up: what the command line says."""

import ipaddress
import os
from dataclasses import dataclass, field

from oubliettes.folders import data_folder
from oubliettes.server.tidying import Keep


def network(text: str) -> str:
    """An address or a network, as a proxy is named; ValueError for anything else."""
    return str(ipaddress.ip_network(text.strip(), strict=False))


@dataclass(slots=True, kw_only=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8642
    """0: any free one."""
    store: str = ""
    """A file (SQLite), or `postgresql://...`; nothing: a file in this system's data folder."""
    lan: bool = False
    """Serve the house: listen on all addresses, and give links with this machine's own."""
    names: tuple[str, ...] = ()
    """Host names under which browsers may come, besides `localhost` and bare addresses."""
    browser: bool = False
    """Open the lobby in a browser, once it is there."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes that search for bots; two more give quick answers and write papers."""
    pace: float = 0.15
    """Seconds between a bot's picks, so that people can follow. 0, for tests and studies: each answers when it is done,
    and how long it took may tell what it holds."""
    film: bool = True
    """Send with each event what was seen at its instant."""
    rest: float = 60.0
    """Seconds without a socket after which a table leaves memory."""
    rooms: int = 5000
    """Tables in memory. For one more, the one that nobody has used for longest goes; where all are in use, it waits."""
    tidy: float = 0.0
    """Hours between two tidyings that the server does by itself; 0: never."""
    keep: Keep = field(default_factory=Keep)
    """What a tidying leaves alone."""
    variants: str = ""
    """A folder of variants (`lab keep`) that are offered beside the games as printed; nothing: none are."""
    secure: bool = False
    """Behind https: cookies are marked so."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks (`10.0.0.0/8`) of proxies before this server: they are believed when they say for whom they
    ask (`X-Forwarded-For`, `X-Forwarded-Proto`), and nobody is exempt from limits."""

    @property
    def place(self) -> str:
        return self.store or str(data_folder() / "oubliettes.db")
