"""The map of each book, `BOOK.md` in a game's folder: which files play which chapter.

    python -m tests.books

writes them all anew, from the rules that code and components cite. `tests/test_where.py` keeps them true.
"""

from pathlib import Path
from typing import Any

from oubliettes.games import GAMES
from oubliettes.kernel import Game
from oubliettes.terminal.where import chapters

HEAD = """# {title}: where each chapter is played

Made by `python -m tests.books` from the rules that files cite, those with most of a chapter's rules first. One rule:
`oubliettes rules {rule} --where`.

| chapter | | files |
| --- | --- | --- |
"""


def book(game: Game[Any]) -> str:
    ledger = game.ledger
    head = HEAD.format(title=game.slug, rule=next(iter(ledger.rules)))
    rows = [
        f"| {section} | {ledger.sections[section]['en']} | {' '.join(f'[{file}]({file})' for file in files)} |\n"
        for section, files in chapters(game).items()
    ]
    return head + "".join(rows)


def place(game: Game[Any]) -> Path:
    return game.folder / "BOOK.md"


if __name__ == "__main__":
    for one in GAMES.values():
        place(one).write_text(book(one), encoding="utf-8")
