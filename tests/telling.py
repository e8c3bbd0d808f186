"""The laws of telling: what a match hands to a table that shows everything.

- *films*: a frame can be taken at every event, for every reader; filming changes nothing; a fork films what its match
  would; what is said again takes no frame;
- *silent frames*: worlds that a seat cannot tell apart after a pick, it cannot tell apart by the frames of it either;
- *told dice*: every die rolled in the open is told in the entry that rolled it, and no die is made up;
- *notes* for every option, made from what the seat may know, that say something and survive JSON;
- *spots* that are on the board, and a list of the verbs that have no place there.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from oubliettes.games.donjon.sight.spots import shown as shown_in_donjon
from oubliettes.games.souterrains.sight.spots import shown as shown_in_souterrains
from oubliettes.kernel import Event, FastDice, Match, Throw
from tests.laws import (
    WORLDS,
    Law,
    Trial,
    Watch,
    difference,
    image,
    imagined,
    stops,
    survives_json,
)

FILMED = 300
"""How many picks of a match are filmed: a view is taken at each of their events."""


def films(trial: Trial) -> None:
    """A filmed match is the match: one frame an event, with the view of each of its readers."""
    watchers = (*range(trial.seats), None)
    plain = trial.play(trial.start(), FILMED)
    match = Match.new(trial.game, seats=trial.seats, options=trial.settled, dice=trial.dice, film=watchers)
    _one_frame_each(trial, match, match.log)
    for seat, pick in trial.picks(match, most=FILMED):
        said = len(match.log)
        fork = match.fork(trial.dice, keep=True, film=watchers)
        if fork.frames:
            raise trial.broken(f"a fork takes frames of what was said before: {fork.frames}", match)
        fork.choose(seat, pick)
        _one_frame_each(trial, fork, fork.log[said:])
    if match.record.dumps() != plain.record.dumps():
        gap = difference(match.record.dumps(), plain.record.dumps())
        raise trial.broken(f"filming changes the record:{gap}")


def _one_frame_each(trial: Trial, match: Match[Any], events: list[Event]) -> None:
    if [frame.event for frame in match.frames] != events:
        raise trial.broken(f"{len(match.frames)} frames for {len(events)} events", match)
    for frame in match.frames:
        readers = [seat for seat in match.watchers if frame.event.readable_by(seat)]
        if list(frame.views) != readers:
            raise trial.broken(f"{frame.event} is for {readers}, its frame for {list(frame.views)}", match)


def frames_are_silent(trial: Trial) -> None:
    """Worlds that a seat cannot tell apart after a pick, by log and view, it cannot tell apart by a frame of it."""
    rng = Random(trial.seed)
    for match in stops(trial, Watch(trial.game)):
        ask = rng.choice(match.pending)
        for pick in rng.sample(list(ask.options), min(3, len(ask.options))):
            for watcher in (ask.seat, None):
                here = match.fork(FastDice(1), keep=True, film=[watcher])
                here.choose(ask.seat, pick)
                for world in range(WORLDS):
                    there = imagined(trial, match, ask.seat, FastDice(world))
                    there.dice = FastDice(1)
                    there.watch([watcher])
                    there.choose(ask.seat, pick)
                    mine, theirs = (_pictures(one, watcher) for one in (here, there))
                    if mine["view"] == theirs["view"] and mine["log"] == theirs["log"] and mine != theirs:
                        told = next(event for event, image in mine.items() if image != theirs[event])
                        gap = difference(mine[told], theirs[told])
                        raise trial.broken(f"{told} shows seat {watcher} what neither log nor view tells:{gap}", match)


def _pictures(match: Match[Any], watcher: int | None) -> dict[str, str]:
    """What a watcher saw of the last pick: what it ends with, and every frame."""
    frames = [frame for frame in match.frames if watcher in frame.views]
    shown = {f"{n}: {frame.event}": image(frame.views[watcher]) for n, frame in enumerate(frames)}
    return {"view": image(match.view(watcher)), "log": repr([frame.event for frame in frames]), **shown}


def dice_are_told(trial: Trial) -> None:
    """Every open die is told at once, with its faces and its value; hidden ones later, if ever; and no other."""
    match = trial.start()
    secret = Counter[tuple[int, int]]()
    _told(trial, match, match.record.start.throws, match.log, secret)
    said = len(match.log)
    for _ in trial.picks(match):
        entries = match.record.entries
        if entries:
            _told(trial, match, entries[-1].throws, match.log[said:], secret)
        said = len(match.log)
    _told(trial, match, match.record.entries[-1].throws, match.log[said:], secret)


def _told(
    trial: Trial,
    match: Match[Any],
    throws: tuple[Throw, ...],
    events: list[Event],
    secret: Counter[tuple[int, int]],
) -> None:
    rolled = Counter(_dice(throws, "public"))
    secret.update(_dice(throws, "hidden"))
    fresh = Counter(
        (die.faces, die.value - die.low + 1) for event in events for roll in event.rolls for die in roll.fresh()
    )
    if missing := rolled - fresh:
        raise trial.broken(f"no event tells of these dice (faces, value): {dict(missing)}", match)
    revealed = fresh - rolled
    if made_up := revealed - secret:
        raise trial.broken(f"events tell of dice that nobody rolled (faces, value): {dict(made_up)}", match)
    secret.subtract(revealed)
    for event in events:
        for roll in event.rolls:
            if not roll.what or not roll.dice:
                raise trial.broken(f"{event} does not say what its dice are for, or has none: {roll}", match)


def _dice(throws: tuple[Throw, ...], stream: str) -> Iterator[tuple[int, int]]:
    for throw in throws:
        if throw.stream == stream and throw.shape[0] == "roll":
            for faces, value in zip(throw.shape[1:], throw.values, strict=True):
                yield int(faces), value


def notes_tell(trial: Trial) -> None:
    """Every option has a note that says something; so may a blocked one; nothing else has."""
    match = trial.start()
    for n, _ in enumerate(trial.picks(match)):
        if n > 60 and n % 7:
            continue
        for ask in match.pending:
            notes = match.notes(ask.seat)
            options = list(ask.options)
            blocked = [one.pick for one in match.blocked(ask.seat)]
            if strays := [pick for pick in notes if pick not in options and pick not in blocked]:
                raise trial.broken(f"notes on picks that nobody expects: {strays}", match)
            for pick in options:
                note = notes.get(pick)
                if note is None or not (note.lines or note.chance is not None):
                    raise trial.broken(f"nothing is said about {pick} of {ask.prompt!r}", match)
            for pick, note in notes.items():
                if note.chance is not None and not 0 <= note.chance <= 1:
                    raise trial.broken(f"{pick} has the chance {note.chance}", match)
                if not all(survives_json(dict(line.facts)) for line in note.lines):
                    raise trial.broken(f"the note on {pick} does not survive JSON: {note}", match)


def spots_are_there(trial: Trial) -> None:
    """The spots of every option are ids of the view or of the box; verbs without any are listed by name."""
    match = trial.start()
    box = trial.game.box()
    always = {f"seat:{seat}" for seat in range(trial.seats)} | {thing.id for thing in box.things} | {*box.places}
    for n, _ in enumerate(trial.picks(match)):
        if n > 60 and n % 7:
            continue
        for ask in match.pending:
            view = match.view(ask.seat)
            there = always.union(ids(view), SHOWN[trial.slug](view) if trial.slug in SHOWN else ())
            for pick, spots in zip(ask.options, match.spots(ask.seat), strict=True):
                if lost := [spot for spot in spots if spot not in there]:
                    raise trial.broken(f"{pick} of {ask.prompt!r} points at what the view does not show: {lost}", match)
                if not spots and pick[0] not in NO_PLACE.get(trial.slug, ()):
                    raise trial.broken(f"{pick} of {ask.prompt!r} has no place on the board: list it or find it", match)


def ids(view: Any) -> Iterator[str]:
    """All words of a view: names of things are among them, keys and values alike."""
    if isinstance(view, str):
        yield view
    elif is_dataclass(view) and not isinstance(view, type):
        for field in fields(view):
            yield from ids(getattr(view, field.name))
    elif isinstance(view, dict):
        for key, value in view.items():
            yield str(key)
            yield from ids(value)
    elif isinstance(view, list | tuple):
        for item in view:
            yield from ids(item)


SHOWN: dict[str, Callable[[Any], Iterator[str]]] = {
    "donjon": shown_in_donjon,
    "seul-dans-les-souterrains": shown_in_souterrains,
}
"""Games whose views tell of squares and numbered things that spots call by names of their own."""
NO_PLACE: dict[str, set[str]] = {
    "cellar": {"coin", "roll", "look", "dig", "again", "stop", "pass", "ward", "bid"},
    "dungeon-heroes": {"keep", "hold", "end", "end_always"},
    "quetes-et-trahisons": {
        *("end_phase", "call_for_offers", "back", "pass", "decline", "done", "drop", "purpose", "no_favour", "clause"),
        *("negotiate", "close", "end_pass", "yes", "no", "perhaps", "name_price", "neutral", "stay", "accept_result"),
    },
    "donjon": {
        *("end", "fatigue", "fail", "done", "home", "stay", "lay", "side", "back", "take", "take_gold", "hand_gold"),
        *("look", "decline", "tell", "keep", "make_torch", "drink_water", "bottle", "expert", "plain", "keep-die"),
        *("figure", "name", "grow", "again", "bear", "destiny", "fall", "use-amulet", "use-point", "cure", "suffer"),
        *("pass", "rat-poison", "main"),
    },
    "seul-dans-les-souterrains": {
        *(
            "name",
            "extra",
            "roll_domain",
            "roll",
            "reroll",
            "keep",
            "claim",
            "situation",
            "stored",
            "ask_more",
            "decline",
        ),
        *("done", "back", "turn_back", "gear", "change_gear", "unload", "nothing", "wait", "no_drop", "no_question"),
        *("give_away", "expedition", "retire", "pause", "new", "module", "shared"),
    },
    "dungeon-roll": {"done", "decline", "stop", "end_phase", "flee", "retire"},
}
"""Of each game the verbs that have no place on the board: they are on the bar."""

TELLING: list[Law] = [films, frames_are_silent, dice_are_told, notes_tell, spots_are_there]
