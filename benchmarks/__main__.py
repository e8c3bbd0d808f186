"""Run the benchmarks by name: `python -m benchmarks` lists them, `python -m benchmarks all` runs all.

What begins with a dash, and all after it, goes to each of them: `python -m benchmarks fuzz --games 20000`.
"""

import runpy
import sys
from pathlib import Path

NAMES = sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))


def main(args: list[str]) -> int:
    dash = next((at for at, arg in enumerate(args) if arg.startswith("-")), len(args))
    args, rest = args[:dash], args[dash:]
    wanted = NAMES if args == ["all"] else args
    unknown = [name for name in wanted if name not in NAMES]
    if unknown or not wanted:
        print(f"There are these benchmarks: {', '.join(NAMES)}. Name some, or say `all`.")
        return 2 if unknown else 0
    for name in wanted:
        print(f"== {name}", flush=True)
        sys.argv = [f"benchmarks.{name}", *rest]
        runpy.run_module(f"benchmarks.{name}", run_name="__main__")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
