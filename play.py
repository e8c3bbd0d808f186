#!/usr/bin/env python3
"""Sit down and play: `python3 play.py`. Whatever follows goes to the `oubliettes` command: `python3 play.py games`."""

import _house


def main(args: list[str]) -> int:
    _house.ready("run")
    return _house.become([str(_house.PYTHON), "-m", "oubliettes.cli", *(args or ["play"])])


if __name__ == "__main__":
    _house.front_door(main)
