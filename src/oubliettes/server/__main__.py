"""`python -m oubliettes.server`: the server alone, with the options of `oubliettes serve`."""

import argparse
import asyncio
import sys

from oubliettes.server import Config, serve
from oubliettes.server.config import network
from oubliettes.server.tidying import BadKeep, Keep


def main(args: list[str]) -> int:
    default = Config()
    parser = argparse.ArgumentParser(prog="python -m oubliettes.server", description=__doc__)
    parser.add_argument("--host", default=default.host)
    parser.add_argument("--port", type=int, default=default.port, help="0: any free one")
    parser.add_argument("--store", default="", help="a file (SQLite), or postgresql://...")
    parser.add_argument("--lan", action="store_true", help="serve the house, not this machine alone")
    parser.add_argument("--name", action="append", default=[], help="a host name under which browsers may come")
    parser.add_argument("--browser", action="store_true", help="open the lobby in a browser")
    parser.add_argument("--workers", type=int, default=default.workers, help="processes that bots think in")
    parser.add_argument("--pace", type=float, default=default.pace, help="seconds between a bot's picks")
    parser.add_argument("--no-film", action="store_true", help="send no frames with events")
    parser.add_argument(
        "--rest", type=float, default=default.rest, help="seconds after which an empty table leaves memory"
    )
    parser.add_argument(
        "--tidy", type=float, default=default.tidy, metavar="HOURS", help="throw old things away this often; 0: never"
    )
    parser.add_argument("--keep", action="append", default=[], metavar="NAME=DAYS", help="how long, for --tidy")
    parser.add_argument("--variants", default="", metavar="FOLDER", help="offer the variants that are kept there")
    parser.add_argument("--secure", action="store_true", help="behind https: mark cookies so")
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=network,
        help="address or network of a proxy before the server, believed when it says for whom it asks",
    )
    parser.add_argument("--check", action="store_true", help="try all running matches with these rules, write nothing")
    parser.add_argument(
        "--rekey", action="store_true", help="after restoring a backup: new dice for all running matches"
    )
    given = parser.parse_args(args)
    try:
        keep = Keep.read(given.keep)
    except BadKeep as wrong:
        parser.error(str(wrong))
    if given.check or given.rekey:
        return chore(given.store or default.place, given.check)
    return serve(
        Config(
            host=given.host,
            port=given.port,
            store=given.store,
            lan=given.lan,
            names=tuple(given.name),
            browser=given.browser,
            workers=given.workers,
            pace=given.pace,
            film=not given.no_film,
            rest=given.rest,
            tidy=given.tidy,
            keep=keep,
            variants=given.variants,
            secure=given.secure,
            proxies=tuple(given.proxy),
        )
    )


def chore(place: str, checking: bool) -> int:
    from oubliettes.server.store import StoreError

    try:
        return _chore(place, checking)
    except StoreError as error:
        sys.stderr.write(f"oubliettes: {error}\n")
        return 1


def _chore(place: str, checking: bool) -> int:
    from oubliettes.server import keeping

    if not checking:
        sys.stdout.write(f"{asyncio.run(keeping.rekey(place))} matches have new dice\n")
        return 0
    found = asyncio.run(keeping.check(place))
    for match, why in (*found.newer.items(), *found.stuck.items()):
        sys.stdout.write(f"{match} {why}\n")
    sys.stdout.write(f"{found.same} running matches go on as they are, {len(found.newer)} under newer rules\n")
    sys.stdout.write(f"{len(found.stuck)} running matches would be stuck\n")
    return 1 if found.stuck else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
