"""What outlives a match, kept for each person in one file: heroes played, titles, careers.

`{"ana": {"name": "Ana", "games": {"dungeon-roll": [{"match": ..., "score": ..., "rank": ..., "legacy": {...}}]}}}`:
every match hands over one entry, the newest last; the newest legacy goes into the next match.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from filelock import FileLock

from oubliettes.kernel import Game, Result
from oubliettes.players import Seat
from oubliettes.trouble import Trouble

Profiles = dict[str, Any]


def read(folder: Path) -> Profiles:
    path = folder / "profiles.json"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as wrong:
        raise Trouble("error-file", path=str(path), reason=wrong.strerror or str(wrong)) from None
    except ValueError:
        found = None
    if not isinstance(found, dict) or not all(_sound(profile) for profile in found.values()):
        raise Trouble("error-profiles", path=str(path))
    return found


def _sound(profile: Any) -> bool:
    return (
        isinstance(profile, dict)
        and isinstance(profile.get("games"), dict)
        and all(
            isinstance(past, list)
            and all(isinstance(match, dict) and isinstance(match.get("legacy"), dict | None) for match in past)
            for past in profile["games"].values()
        )
    )


def matches(profiles: Profiles, seat: Seat, game: str) -> list[dict[str, Any]]:
    """All that a person has played of a game, the newest last."""
    found: list[dict[str, Any]] = profiles.get(_key(seat), {}).get("games", {}).get(game, [])
    return found


def legacies(profiles: Profiles, seats: Sequence[Seat], game: Game[Any]) -> dict[str, Any]:
    """The options that bring into a match what each person has from earlier ones."""
    played = [[] if seat.bot else matches(profiles, seat, game.slug) for seat in seats]
    earlier = [past[-1].get("legacy") if past else None for past in played]
    return {option.id: earlier for option in game.options if option.kind == "legacy" and any(earlier)}


def keep(folder: Path, match: str, game: str, seats: Sequence[Seat], result: Result) -> None:
    """Write what a finished match hands over; doing it twice changes nothing."""
    people = [(number, seat) for number, seat in enumerate(seats) if not seat.bot]
    handed = [result.legacy[number] if number < len(result.legacy) else None for number, _ in people]
    _write(
        folder,
        game,
        [
            (seat, {"match": match, "score": result.scores[number], "rank": result.ranks[number], "legacy": legacy})
            for (number, seat), legacy in zip(people, handed, strict=True)
        ],
    )


def add(folder: Path, match: str, game: str, seat: Seat, legacy: dict[str, Any]) -> None:
    """What somebody brings from elsewhere; bringing it twice changes nothing."""
    _write(folder, game, [(seat, {"match": match, "score": 0, "rank": 0, "legacy": legacy})])


def _write(folder: Path, game: str, entries: Sequence[tuple[Seat, dict[str, Any]]]) -> None:
    if not entries:
        return
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / "profiles.lock"):  # another game may be ending at this very moment
        profiles = read(folder)
        for seat, entry in entries:
            profile = profiles.setdefault(_key(seat), {"games": {}})
            profile["name"] = seat.name
            past = profile["games"].setdefault(game, [])
            if not any(kept.get("match") == entry["match"] for kept in past):
                past.append(entry)
        _replace(folder / "profiles.json", json.dumps(profiles, ensure_ascii=False, indent=1))


def _replace(path: Path, text: str) -> None:
    """The old file or the new one, never half of it."""
    draft = path.with_suffix(".new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _key(seat: Seat) -> str:
    return seat.name.casefold()
