"""Who the bots are: beasts of the Roman de Renart, each with a name and a face. Their level is how well they play."""

from collections.abc import Iterable, Sequence
from zlib import crc32

from oubliettes.server.stored import SeatRow

FACES = {
    "Renart": "fox-head",
    "Isengrin": "wolf-head",
    "Tibert": "hollow-cat",
    "Brun": "bear-head",
    "Chantecler": "rooster",
    "Tiécelin": "raven",
    "Grimbert": "badger",
    "Belin": "ram-profile",
    "Couart": "rabbit-head",
    "Baucent": "boar",
    "Brichemer": "stag-head",
    "Bernart": "donkey",
    "Roonel": "hound",
    "Tardif": "snail",
}
"""The pictures are game-icons', in web/src/kit/faces.json."""


def seat_bots(match: str, rows: Iterable[SeatRow]) -> list[SeatRow]:
    """The same seats, each bot with a name of its own; other matches meet other bots."""
    seats = list(rows)
    for at, row in enumerate(seats):
        if row.kind == "bot" and not row.name:
            seats[at] = row._replace(name=new_name(match, seats))
    return seats


def new_name(match: str, seats: Sequence[SeatRow]) -> str:
    """A name that nobody at this table has."""
    names = list(FACES)
    first = crc32(match.encode()) % len(names)
    taken = {row.name.casefold() for row in seats}
    return next(name for name in (*names[first:], *names[:first]) if name.casefold() not in taken)


def face(name: str) -> str:
    """The picture of a bot; one that plays for somebody has their name, and no face."""
    return FACES.get(name, "")
