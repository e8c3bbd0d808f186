"""Who answers when no person does: bots, the blind delay of a person's lone pass, standing orders, the clock."""

import asyncio
import logging
import secrets
from typing import NamedTuple

from oubliettes.kernel import Ask, Pick
from oubliettes.players import Advice
from oubliettes.server import moves, orders, seats
from oubliettes.server.bots import DEFAULT, STEADY, blind_delay, typed
from oubliettes.server.common import TooMany
from oubliettes.server.position import Position
from oubliettes.server.room import Refused, Room
from oubliettes.server.store import StoreError
from oubliettes.server.turns import Asker
from oubliettes.server.worker import Doubt, Question

PASS: list[Pick] = [("pass",)]
MISSES = 2
"""So many times running the clock answers for a person; then a bot sits."""
BRISK = 8
"""After so many picks of bots between two questions to people the next ones come twice as fast, and so on: a long turn
need not be waited for pick by pick."""
OTHERS = 20
"""So many other picks are tried where the program fails on one."""
RETRY = 5.0
"""Seconds after which the clock tries again, if it could not answer."""
PATIENCE = 0.1
"""Seconds after which it is looked whether advice is still wanted."""
log = logging.getLogger("oubliettes.driving")


def drive(room: Room) -> None:
    """Start what the open asks need and stop what they no longer need. Bots alone play only while watched."""
    wanted: dict[tuple[int, str], Automatic | None] = {}
    position = room.position
    if position and room.info.state == "play" and room.wires and not room.hall.stopping:
        for ask in position.match.pending:
            bot = room.seats[ask.seat].kind == "bot"
            automatic = None if bot else _automatic(room, position, ask)
            if automatic or bot:
                wanted[ask.seat, position.ask_id(ask.seat)] = automatic
            else:
                room.bots_in_a_row = 0
    if room.broken:
        room.broken = {key for key in room.broken if open_now(room, *key)}
    room.instant = {key for key, automatic in wanted.items() if automatic and not automatic.blind}
    for key in [key for key in room.jobs if key not in wanted]:
        room.jobs.pop(key).cancel()
    for key, automatic in wanted.items():
        if key not in room.jobs:
            room.jobs[key] = asyncio.create_task(_answer_for(room, *key, automatic))


class Automatic(NamedTuple):
    """An answer that a person's seat gives by itself."""

    pick: Pick
    blind: bool
    """It takes as long as others need to learn nothing from it."""


def _automatic(room: Room, position: Position, ask: Ask) -> Automatic | None:
    """A lone pass, or what the seat ordered. (A bot takes its usual time, whatever it holds.)"""
    if (ask.seat, position.ask_id(ask.seat)) in room.broken:
        return None
    if list(ask.options) == PASS:
        return Automatic(PASS[0], True)
    if room.seats[ask.seat].orders:
        found = position.match.ordered(ask.seat, orders.given(room.seats[ask.seat]))
        if found:
            return Automatic(found[1], found[0].blind)
    return None


async def _answer_for(room: Room, seat: int, ask: str, automatic: Automatic | None) -> None:
    """Answer for a seat, in its own time. The move is the room's own work: being cancelled never cuts it in two."""
    me = asyncio.current_task()
    loop = asyncio.get_running_loop()
    # what a person ordered is as if they had answered at once
    then = loop.time() + (pace(room) if automatic is None else blind_delay() if automatic.blind else 0.0)
    try:
        while not await room.hall.store.try_lock(room.id):  # another server asks its bot
            await asyncio.sleep(1.0)
        open_ask = open_now(room, seat, ask)
        if open_ask is None:
            return
        bot = room.seats[seat].kind == "bot"
        level = room.seats[seat].level if bot else DEFAULT
        if automatic:
            pick = automatic.pick
        else:
            pick = await choose(room, open_ask, level, room.asker(), steady(room, level))
        await asyncio.sleep(max(0.0, then - loop.time()))
        room.bots_in_a_row += bot
        await answer_somehow(room, open_ask, ask, pick, f"bot:{level}" if bot else "pass")
    except Refused as error:
        if error.code == "broken":  # it would be again: somebody has to mend it, and the person may try
            room.broken.add((seat, ask))
            if automatic:
                room.publish()
            return
        log.info("match %s, seat %s: a bot's pick was refused: %s", room.id, seat, error.why)
        await asyncio.sleep(1.0)
        drive(room)
    except StoreError as error:
        log.warning("match %s: %s", room.id, error)
        await asyncio.sleep(1.0)
        drive(room)
    finally:
        if room.jobs.get((seat, ask)) is me:
            del room.jobs[seat, ask]


def pace(room: Room) -> float:
    """Seconds between a bot's last pick and its next. Where bots alone play they are watched: nobody waits."""
    waited = any(seat.kind == "person" for seat in room.seats)
    return room.hall.config.pace / (1 + waited * room.bots_in_a_row // BRISK)


async def answer_somehow(room: Room, ask: Ask, id_: str, pick: Pick, by: str) -> None:
    """Make a pick; where the program fails on it, another one: the others at the table need not wait for a mend."""
    others = [option for option in ask.options if option != pick]
    for option in (pick, *secrets.SystemRandom().sample(others, min(OTHERS, len(others)))):
        try:
            return await moves.answer(room, ask.seat, id_, option, by)
        except Refused as refused:
            if refused.code != "broken":
                raise
            failed = refused
    raise failed


def open_now(room: Room, seat: int, ask: str) -> Ask | None:
    position = room.position
    if position is None or position.ask_id(seat) != ask:
        return None
    return position.match.ask_of(seat)


def steady(room: Room, level: str) -> float:
    """The seconds that a bot takes where others could learn from its time what it holds; 0: as long as it needs."""
    assert room.game is not None
    secret = room.game.secrets and len(room.seats) > 1
    return STEADY.get(level, 0.0) if secret and room.hall.config.pace else 0.0


async def choose(room: Room, ask: Ask, level: str, asker: Asker, steady: float = 0.0) -> Pick:
    """What a bot would pick, from what the seat knows."""
    assert room.position is not None
    assert room.game is not None
    rolled = typed(ask)
    if rolled is not None:
        return rolled
    what = room.position.match.sight(ask.seat)
    try:
        pick = await room.hall.bots.think(Question(room.game.slug, level, what, room.id, steady=steady), asker)
    except Exception:  # a table does not stop because a bot is broken
        log.exception("match %s: no bot could answer %s", room.id, ask)
        return secrets.choice(ask.options)
    if pick not in ask.options:
        log.error("match %s: a bot of level %s picked %s of %s", room.id, level, pick, ask)
        return secrets.choice(ask.options)
    return pick


async def weigh(room: Room, seat: int, ask: str, asker: Asker) -> Advice:
    """What each option of an open question is worth: one search for all who wonder, ended when none does any more or
    the question has been answered. Raises Refused."""
    try:
        return await room.doubts.get((seat, ask), lambda: _weigh(room, seat, ask, asker))
    except TooMany as error:
        raise Refused("slow-down", str(error)) from None
    except (ValueError, OSError, EOFError) as error:
        log.error("match %s: nobody could advise seat %s: %s", room.id, seat, error)
        raise Refused("not-now", "nobody can tell") from None


async def _weigh(room: Room, seat: int, ask: str, asker: Asker) -> Advice:
    open_ask = open_now(room, seat, ask)
    if open_ask is None or room.game is None or room.position is None:
        raise Refused("closed", "this question is not open")
    if typed(open_ask) is not None:
        raise Refused("not-now", "dice on the table know no better")
    doubt = Doubt(room.game.slug, room.position.match.sight(seat))
    with room.hall.doubts.taken(asker.guest):
        thought = asyncio.ensure_future(room.hall.bots.advise(doubt, asker))
        try:
            while not thought.done() and open_now(room, seat, ask) is not None:
                await asyncio.wait([thought], timeout=PATIENCE)
            if not thought.done():
                raise Refused("closed", "this question has been answered meanwhile")
            return thought.result()
        finally:
            thought.cancel()


async def time_up(room: Room) -> None:
    """The clock of an open question has run out: the policy answers for those who are late."""
    try:
        async with room.lock:
            room.stale |= room.hall.store.shared
            position = await moves.ready(room)
        if room.late:  # nobody has answered meanwhile
            late = [_answer_late(room, ask, position.ask_id(ask.seat)) for ask in position.match.pending]
            await asyncio.gather(*late)
    except Refused as error:
        log.info("match %s: the clock could not answer: %s", room.id, error.why)
    finally:
        room.clock.ringing = False
        if room.late:
            room.clock.deadline = asyncio.get_running_loop().time() + RETRY


async def _answer_late(room: Room, ask: Ask, id_: str) -> None:
    pick = await choose(room, ask, DEFAULT, room.asker(), steady(room, DEFAULT))
    await answer_somehow(room, ask, id_, pick, "clock")
    seat = room.seats[ask.seat]
    now = room.position
    if now and room.info.state == "play" and seat.kind == "person" and now.missed.get(ask.seat, 0) >= MISSES:
        await seats.to_bot(room, ask.seat, DEFAULT, "clock")
