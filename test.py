#!/usr/bin/env python3
"""Check everything: `python3 test.py`. Whatever follows goes to pytest: `python3 test.py -k dragon`.

`--long`: with what takes too long for every day, whole games at every size of screen, and one in Firefox.
"""

import os
import time

import _house


def main(args: list[str]) -> int:
    long = "--long" in args
    if long:
        args = [arg for arg in args if arg != "--long"]
        os.environ["LONG"] = "1"
    _house.ready("dev")
    _house.client()
    _house.tools(long)
    python = str(_house.PYTHON)
    checks = {
        "format": [python, "-m", "ruff", "format", "--check", "--quiet"],
        "lint": [python, "-m", "ruff", "check", "--quiet"],
        "types": [python, "-m", "mypy"],
        "imports": [str(_house.BIN / f"lint-imports{_house.EXE}"), "--no-logo"],
        "browser code": [python, "_client.py", "check"],
        "tests": [python, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile", *args],
    }
    failed = []
    for name, command in checks.items():
        print(f"== {name}", flush=True)
        started = time.monotonic()
        status = _house.run(command, _house.ROOT)
        print(f"== {name}: {'FAILED' if status else 'passed'} ({time.monotonic() - started:.1f} s)\n", flush=True)
        if status:
            failed.append(name)
    if "format" in failed or "lint" in failed:
        print("`make fmt` (or `python3 _house.py fmt`) mends most of what format and lint find.")
    print(f"FAILED: {', '.join(failed)}." if failed else f"All checks passed: {', '.join(checks)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    _house.front_door(main)
