"""What people keep from match to match, as one file: the same that a browser's profile gives and takes.

`{"oubliettes": 1, "name": "Ana", "lang": "fr", "sheets": [{"game": ..., "kind": ..., "name": ..., "data": {...}}]}`:
`kind` is the option of the game that accepts `data`.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from oubliettes.games import GAMES
from oubliettes.kernel import Game, Match, OubliettesError
from oubliettes.players import Seat
from oubliettes.terminal import profiles
from oubliettes.trouble import Trouble

FORMAT = 1


def taker(game: Game[Any]) -> str:
    """The option of a game that accepts what an earlier match handed over; nothing if it has none."""
    return next((option.id for option in game.options if option.kind == "legacy"), "")


def export(folder: Path, name: str, lang: str) -> dict[str, Any]:
    """The newest of each game that this person has, as a file's content."""
    kept, seat = profiles.read(folder), Seat(name=name)
    sheets = []
    for game in GAMES.values():
        past = profiles.matches(kept, seat, game.slug)
        if past and past[-1].get("legacy") and taker(game):
            sheets.append({"game": game.slug, "kind": taker(game), "name": name, "data": past[-1]["legacy"]})
    return {"oubliettes": FORMAT, "name": name, "lang": lang, "sheets": sheets, "prefs": {}}


def bring(folder: Path, path: Path, name: str) -> list[dict[str, Any]]:
    """Take a file's sheets over for this person, or for the one whom it names; what came in."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise Trouble("error-file", path=str(path), reason=wrong.strerror or str(wrong)) from None
    except ValueError:
        raise Trouble("error-not-sheets", path=str(path)) from None
    if not isinstance(found, dict) or found.get("oubliettes") != FORMAT or not isinstance(found.get("sheets"), list):
        raise Trouble("error-not-sheets", path=str(path))
    for sheet in found["sheets"]:
        _check(sheet, path)
    for sheet in found["sheets"]:
        stamp = sha256(json.dumps(sheet, sort_keys=True).encode()).hexdigest()[:12]
        seat = Seat.parse(name or str(found.get("name") or sheet["name"]))
        profiles.add(folder, f"file-{stamp}", sheet["game"], seat, sheet["data"])
    return list(found["sheets"])


def _check(sheet: Any, path: Path) -> None:
    """A sheet that its game accepts: it is tried before anything is kept."""
    try:
        game = GAMES[sheet["game"]]
        if sheet["kind"] != taker(game) or not isinstance(sheet["data"], dict) or not isinstance(sheet["name"], str):
            raise KeyError(sheet["kind"])
        seats = game.seats[0]
        Match.new(game, seats=seats, options={taker(game): [sheet["data"], *[None] * (seats - 1)]})
    except OubliettesError as wrong:
        raise Trouble("error-sheet", path=str(path), detail=str(wrong)) from None
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise Trouble("error-not-sheets", path=str(path)) from None
