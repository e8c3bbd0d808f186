"""`python -m tests.golden [--anew]`: make the golden transcripts again."""

import sys

from tests.golden import make

for line in make(anew="--anew" in sys.argv[1:]):
    sys.stdout.write(f"{line}\n")
