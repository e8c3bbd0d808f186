"""What a benchmark that watches over a promise has for a command line: numbers to set, and a verdict."""

import argparse


def parser(doc: str | None, **numbers: float) -> argparse.ArgumentParser:
    """A command called by the first line of its module, with an option for each number."""
    found = argparse.ArgumentParser(description=(doc or "").split("\n")[0])
    for name, number in numbers.items():
        found.add_argument(f"--{name}", type=type(number), default=number)
    return found


def verdict(wrong: list[str], well: str) -> int:
    """Say what is not as it should be, or that all is well; the exit status."""
    print("\n".join(wrong) or f"well: {well}")
    return 1 if wrong else 0
