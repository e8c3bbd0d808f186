"""How a finished match went: how each seat stood after every move, what the dice gave, and where it turned.

It looks at everything, hidden things included, and takes a while: it is told in a bot's process, after the end only.
"""

from math import ceil
from typing import Any, NamedTuple

import msgspec

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match
from oubliettes.server.forms.finished import Story
from oubliettes.server.position import Position, begin_again
from oubliettes.server.stored import EntryRow

SAMPLES = 24
"""How many other ways each pick might have turned out are looked at."""
FEWEST = 4
WORLDS = 3000
"""In so many worlds, at most, a whole match is looked at: a second or two, while a bot of another table may be waiting.
A number, no time: a match has the same story whenever it is told."""
NO_SEED = "00" * 32
"""Nothing is thrown from where a stored match stands."""


class Past(NamedTuple):
    """A finished match, for a process to look back on."""

    game: str
    rows: list[EntryRow]

    def write(self) -> bytes:
        return msgspec.json.encode(tell(self))


def tell(past: Past) -> Story:
    """How it went. `evaluate` says how a seat stands, from 0 (lost) to 1 (won). Luck is, pick by pick, how much more a
    seat gained than it would have on average in the worlds that the picking seat could be in: with other dice, other
    cards, other tiles. Dice typed in by hand are not looked at."""
    position = begin_again(GAMES[past.game], past.rows[0], NO_SEED)
    seats, typed = position.start.seats, position.dice.typed
    samples, every = attention(sum(row.kind == "pick" for row in past.rows))
    moves, standing = [0], [stand(position.match, seats)]
    luck = [0.0] * seats if typed else luck_of_the_deal(position, standing[0])
    later = [0.0] * seats
    made = looked_at = 0
    for row in past.rows[1:]:
        looks = row.kind == "pick" and not typed and made % every == 0
        usual = usual_gain(position, row, samples) if looks else []
        made += row.kind == "pick"
        looked_at += bool(usual)
        position.apply(row)
        if row.kind in ("pick", "undo"):
            moves.append(row.n)
            standing.append(stand(position.match, seats))
            for seat, gain in enumerate(usual):
                later[seat] += standing[-1][seat] - standing[-2][seat] - gain
    for seat, found in enumerate(later):
        luck[seat] += found * made / max(1, looked_at)
    at, seat = turning_point(standing)
    return Story(
        moves=moves,
        standing=[[round(now[one], 3) for now in standing] for one in range(seats)],
        luck=[] if typed else [round(one, 3) for one in luck],
        turn=moves[at],
        seat=seat,
    )


def attention(picks: int) -> tuple[int, int]:
    """In how many worlds a pick is looked at, and the step to the next: of a very long match, some speak for all."""
    samples = max(FEWEST, min(SAMPLES, WORLDS // max(1, picks)))
    return samples, max(1, ceil(picks * samples / WORLDS))


def stand(match: Match[Any], seats: int) -> list[float]:
    return [match.game.evaluate(match.table, seat) for seat in range(seats)]


def luck_of_the_deal(position: Position, here: list[float]) -> list[float]:
    """How much better the seats stand than if the same table had been dealt otherwise."""
    game, start = position.match.game, position.start
    usual = mean(
        [
            stand(Match.new(game, seats=start.seats, options=start.options, dice=FastDice(seed)), start.seats)
            for seed in range(SAMPLES)
        ]
    )
    return [now - then for now, then in zip(here, usual, strict=True)]


def usual_gain(position: Position, row: EntryRow, samples: int) -> list[float]:
    """What this pick brings each seat on average, as far as the one who made it could know."""
    match, seats = position.match, position.start.seats
    pick = tuple(msgspec.json.decode(row.pick))
    gains = []
    for seed in range(samples):
        # of a Together the others' picks count too: they are no luck
        world = match.fork(FastDice(seed)) if match.together else match.imagine(row.seat, FastDice(seed))
        before = stand(world, seats)
        world.choose(row.seat, pick)
        gains.append([now - then for now, then in zip(stand(world, seats), before, strict=True)])
    return mean(gains)


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def turning_point(standing: list[list[float]]) -> tuple[int, int]:
    """The place of the move that changed most, and the seat it was good for; alone, whether good or bad.

    The last move is left out: the end is no news.
    """
    most, found = 0.0, (0, 0)
    for at in range(1, len(standing) - 1):
        for seat, (before, now) in enumerate(zip(standing[at - 1], standing[at], strict=True)):
            change = now - before if len(standing[at]) > 1 else abs(now - before)
            if change > most:
                most, found = change, (at, seat)
    return found
