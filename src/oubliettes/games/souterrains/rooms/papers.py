"""What a person keeps on paper from Seul dans les Souterrains: maps, a diary, the hall of fame."""

from pathlib import Path
from random import SystemRandom

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.rooms.diary import written
from oubliettes.games.souterrains.rooms.terminal import hall_line
from oubliettes.games.souterrains.rules.careers.career import first_sight
from oubliettes.games.souterrains.rules.careers.hall import hall
from oubliettes.games.souterrains.rules.dungeons.codes import (
    SIZE_LIST,
    THEME_LIST,
    BadCode,
    code,
    dungeon_of,
    number_of,
    spell,
)
from oubliettes.games.souterrains.sight.maps import draw_map
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Match, OubliettesError
from oubliettes.terminal import profiles, saves
from oubliettes.terminal.start import again
from oubliettes.trouble import Trouble
from oubliettes.words import Words

SEEDS = 2**24
"""So many dungeons of each size and theme have a code short enough to be passed on."""


def newest(folder: Path, file: str | None, words: Words) -> Match[Table]:
    """The match of a record: the one named, or the last one played of this game, over or not."""
    if file is not None:
        paths = [saves.find(folder, file)]
    else:
        paths = sorted([*saves.unfinished(folder), *saves.finished(folder)], key=lambda path: -path.stat().st_mtime)
    for path in paths:
        text = saves.whole_lines(path.read_bytes())[1]
        record = saves.parse(text, path)
        if record.start.game == GAME.slug:
            return again(record, path)
        if file is not None:
            raise Trouble("error-other-game", path=str(path), game=str(record.start.game))
    raise OubliettesError(words.say("command-no-match", folder=str(folder), game=GAME.slug))


def diary(folder: Path, file: str | None, words: Words) -> str:
    match = newest(folder, file, words)
    return written(words, words.thing(match.table.hero.name), match.log)


def chart(folder: Path, what: str | None, full: bool, size: str, theme: str, words: Words) -> tuple[str, str]:
    """An SVG and the code of its dungeon. `what`: a code, `new`, a record, or nothing: the dungeon he is in or was in
    last. A record's map shows what he has seen; that of a code is the player's before he sets out, or the full one."""
    if what == "new":
        for name, known, option in ((size, SIZE_LIST, "--size"), (theme, THEME_LIST, "--theme")):
            if name not in known:
                raise Trouble("error-value", option=option, value=name, allowed=", ".join(known))
        what = spell(code(size, theme, SystemRandom().randrange(SEEDS)))
    number = None if what is None else _number(what)
    if number is None:
        return _drawn(folder, what, full, words), ""
    return draw_map(dungeon_of(number), full=True) if full else draw_map(first_sight(number)), spell(number)


def _number(what: str) -> int | None:
    """The number of a code; None if it is none."""
    try:
        return number_of(what)
    except BadCode:
        return None


def _drawn(folder: Path, file: str | None, full: bool, words: Words) -> str:
    match = newest(folder, file, words)
    table = match.table
    if not table.dungeons:
        raise OubliettesError(words.say("command-no-dungeon"))
    if full and match.pending:
        raise OubliettesError(words.say("command-map-secret"))
    inside = table.here != NOWHERE
    dungeon = table.dungeon if inside else table.dungeons[-1]
    return draw_map(dungeon, full=full, here=table.square if inside else None)


def honours(folder: Path, words: Words) -> list[str]:
    """SS-24.9: the lines of all who played here, the best first."""
    kept = profiles.read(folder)
    lines = [
        entry["legacy"]["hall"]
        for profile in kept.values()
        for entry in profile["games"].get(GAME.slug, ())
        if isinstance((entry.get("legacy") or {}).get("hall"), dict)
    ]
    told = [f"{place:>3}. {hall_line(line, words)}" for place, line in enumerate(hall(lines), start=1)]
    return [words.say("table-hall"), *(told or [words.say("table-hall-empty")])]
