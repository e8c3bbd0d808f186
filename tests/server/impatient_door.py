"""A server that gives each connection a second for what it has to say."""

import sys

from oubliettes.server import connections
from oubliettes.server.__main__ import main

connections.HEAD_TIME = connections.BODY_TIME = 1.0
connections.ANSWER_TIME = 3.0

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
