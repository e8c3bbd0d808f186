"""What a seat is shown of a match, as the protocol has it: its question, what each pick does, how it ended."""

from typing import Any, NamedTuple

import msgspec

from oubliettes.kernel import Match
from oubliettes.server.messages import AskInfo, NoteInfo, NoteLine, ResultInfo
from oubliettes.server.parts import Parts
from oubliettes.server.stored import MatchRow


class Face(NamedTuple):
    """What one seat is shown, worked out once for all its sockets."""

    parts: Parts
    ask: AskInfo | None
    waiting: list[int]
    undo: str | None


def ask_info(match: Match[Any], seat: int, id_: str) -> AskInfo | None:
    """The question open for a seat, as it is put to it."""
    ask = match.ask_of(seat)
    if ask is None:
        return None
    options = [list(option) for option in ask.options]
    spots = [list(spots) for spots in match.spots(seat)]
    return AskInfo(
        id=id_,
        prompt=ask.prompt,
        options=options,
        rule=ask.rule,
        facts=dict(ask.facts or {}),
        blocked=ask.blocked is not None,
        spots=spots if any(spots) else [],
        chain=match.game.chain_of.get(ask.prompt, ""),
    )


def note_infos(match: Match[Any], seat: int, hints: bool) -> list[NoteInfo]:
    """What each pick of the question open for a seat does, chances only where the table agreed on hints."""
    return [
        NoteInfo(
            list(pick),
            [NoteLine(line.key, dict(line.facts)) for line in note.lines],
            -1 if note.chance is None or not hints else note.chance,
            note.danger,
        )
        for pick, note in match.notes(seat).items()
    ]


def result_of(info: MatchRow) -> ResultInfo | None:
    """How a match ended, seed included, once it has."""
    if info.state != "done" or not info.result:
        return None
    data = msgspec.json.decode(info.result)
    return ResultInfo(data["scores"], data["ranks"], data["ending"], data["facts"], info.seed)
