#!/usr/bin/env python3
"""Sit down and play: `python3 play.py` opens the lobby in your browser.

Whatever follows goes to the `oubliettes` command: `python3 play.py play` is a game in the terminal.
"""

import _house


def main(args: list[str]) -> int:
    _house.ready("run")
    args = args or ["serve", "--browser"]
    if args[0] == "serve":
        _house.client()
    return _house.become([str(_house.PYTHON), "-m", "oubliettes.cli", *args])


if __name__ == "__main__":
    _house.front_door(main)
