"""`python -m oubliettes.server`: the server alone, with the options of `oubliettes serve`."""

import argparse
import sys

from oubliettes.server import Config, serve


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
    parser.add_argument(
        "--rest", type=float, default=default.rest, help="seconds after which an empty table leaves memory"
    )
    parser.add_argument("--secure", action="store_true", help="behind https: mark cookies so")
    given = parser.parse_args(args)
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
            rest=given.rest,
            secure=given.secure,
        )
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
