"""The laws that every game keeps, as functions that play a game and raise `LawBroken`.

`tests/test_laws.py` holds every game of the box to them: a new game gets them for free. In short:

- *fork equivalence*: at any ask, a fork given the same answers ends on the same table, and disturbs nobody;
- *no leak*: hiding a guess gives the hidden table back, byte for byte; at any ask a seat sees, reads and is asked the
  same in the match and in any world that it could be in;
- *undo tells nothing*: a pick that can be taken back leads to the same sight in every such world;
- and sound options, policies that do not peek, records that replay, playouts that are matches, games that end.

No law finds what `hide` forgets: each row of a game's hidden-information table has its own test.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, is_dataclass, replace
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any

from oubliettes.kernel import (
    Ask,
    Event,
    FairDice,
    FastDice,
    Game,
    IllegalPick,
    Match,
    Pick,
    Record,
    Script,
    Table,
    check_dice,
    playout,
    replay,
)
from tests.tools.fortune import Counting
from tests.tools.fuzz import ENDLESS, some_value

MANY = int(os.environ.get("OUBLIETTES_MANY", "1"))
"""How many times the usual number of matches: `OUBLIETTES_MANY=50 python3 test.py -k laws`."""
STOPS = 5
"""At how many asks of a match the laws that cost most are tried."""
WORLDS = 2
"""How many worlds a seat imagines there."""
FOLLOWED = 200
"""How many picks a fork and its match are played side by side."""
LONG = 1_000
"""How far a match is played, but for the law that it ends."""


class LawBroken(AssertionError):
    """What was wrong, in which match and where."""


# ------------------------------------------------------------------ matches to try them on


@dataclass(frozen=True)
class Trial:
    """A match that can be played again and again in the same way."""

    game: Game[Any] = field(repr=False)
    slug: str
    seats: int
    options: dict[str, Any]
    by: str
    """Who picks: `random`, or the game's own `policy`."""
    seed: int

    @property
    def dice(self) -> FairDice:
        seed = sha256(f"{self.slug} {self.seed}".encode()).digest()
        return FairDice(seed, [f"salt {seat}" for seat in range(self.seats)])

    @property
    def settled(self) -> dict[str, Any]:
        """The options, with what an earlier match hands over."""
        handed = handed_over(self.game, self.seats) if HANDED_OVER in self.options.values() else None
        return {id: handed if value == HANDED_OVER else value for id, value in self.options.items()}

    def start(self, game: Game[Any] | None = None) -> Match[Any]:
        return Match.new(game or self.game, seats=self.seats, options=self.settled, dice=self.dice)

    def picks(self, match: Match[Any], take_back: float = 0.0, most: int | None = None) -> Iterator[tuple[int, Pick]]:
        """Play a match on; what is going to be picked, before it is. Some picks may be undone and made anew."""
        rng = Random(self.seed)
        for _ in range(LONG if most is None else most):
            if not match.pending:
                return
            ask = match.pending[int(rng.random() * len(match.pending))]
            if self.by == "policy":
                pick = self.game.policy(match.table, ask, rng)
            else:
                pick = ask.options[int(rng.random() * len(ask.options))]
            yield ask.seat, pick
            match.choose(ask.seat, pick)
            if take_back and rng.random() < take_back and match.undoable(ask.seat) is not None:
                match.undo(ask.seat)

    def play(self, match: Match[Any], most: int | None = None) -> Match[Any]:
        for _ in self.picks(match, most=most):
            pass
        return match

    def broken(self, what: str, match: Match[Any] | None = None) -> LawBroken:
        where = "" if match is None else f" at {match.pending} after {len(match.record.entries)} entries"
        return LawBroken(f"{what}{where}\nin {self}")

    def __str__(self) -> str:
        return f"{self.slug}-{self.seats}-{self.by}-{self.seed}"


def trials(game: Game[Any], count: int = 4) -> list[Trial]:
    """Matches of all numbers of seats, with the usual options first and others after."""
    rng = Random(game.slug)
    found = []
    for n in range(count * MANY):
        seats = game.seats[n % len(game.seats)]
        drawn = game.options_for(seats) if n else []
        options = {option.id: some_value(option, seats, rng, HANDED_OVER) for option in drawn}
        by = ("policy", "random")[(n % len(game.seats) + n // len(game.seats)) % 2]
        found.append(Trial(game, game.slug, seats, options, by, n))
    return found


HANDED_OVER = "handed over"


@lru_cache(maxsize=100)
def handed_over(game: Game[Any], seats: int) -> list[Any]:
    """What a match hands over to the next: the value of a `legacy` option."""
    trial = Trial(game, game.slug, seats, {}, "policy", 0)
    match = trial.play(trial.start(), ENDLESS)
    handed: list[Any] = json.loads(json.dumps(match.result.legacy if match.result else ()))
    return handed or [None] * seats


# ------------------------------------------------------------------ looking at them


def image(what: Any) -> str:
    """A table or a view as text: the same text, the same bytes. (Sets have no order to compare.)"""
    text = repr(what)
    return _ordered(what) if "{" in text or "set()" in text else text


def _ordered(what: Any) -> str:
    kind = type(what)
    if kind in (int, str, bool, float):
        return repr(what)
    if kind in (list, tuple):
        return f"{kind.__name__}({', '.join(map(_ordered, what))})"
    if isinstance(what, dict):
        return "{" + ", ".join(f"{_ordered(key)}: {_ordered(value)}" for key, value in what.items()) + "}"
    if isinstance(what, set | frozenset):
        return "{" + ", ".join(sorted(map(_ordered, what))) + "}"
    parameters = getattr(kind, "__dataclass_params__", None)
    if parameters is not None and parameters.eq:  # else a piece of the box, itself and no other
        parts = (f"{part.name}={_ordered(getattr(what, part.name))}" for part in fields(what) if part.repr)
        return f"{kind.__name__}({', '.join(parts)})"
    return repr(what)


def difference(one: str, other: str) -> str:
    """The place where two images part."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, at - 60), at + 60)
    return f"\n  ... {one[around]}\n  ... {other[around]}"


def flat(pick: Any) -> bool:
    return type(pick) is tuple and len(pick) > 0 and all(type(part) in (str, int) for part in pick)


def plain(data: Any) -> Any:
    """Data with lists for tuples: what JSON gives back."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return [plain(value) for value in data] if isinstance(data, list | tuple) else data


def survives_json(data: Any) -> bool:
    try:
        return bool(json.loads(json.dumps(data)) == plain(data))
    except (TypeError, ValueError):
        return False


Step = Callable[..., Script[None] | None]


class Watch:
    """A game that is watched: where its beats begin, and what is said in worlds that are only imagined."""

    def __init__(self, game: Game[Any]) -> None:
        self.beats = 0
        self.beat_said = 0
        """How much the match had said when its open beat began."""
        self.at_beat: Callable[[Any], None] = lambda table: None
        """Called with the table as it is when a beat of the match begins."""
        self._log: list[Event] | None = None
        self._under = game
        steps = {name: self._step(name, step) for name, step in game.steps.items()}
        self.game = replace(game, steps=steps, guess=self._guess)

    def _step(self, name: str, step: Step) -> Step:
        def begin(table: Any, *args: Any) -> Script[None] | None:
            self.beats += 1
            if self._log is None:
                self._log = table.log  # the first beat of all is the match's
            if table.log is self._log:
                self.beat_said = len(table.log)
                before = self._under.copy(table)
                before.agenda.append((name, *args))
                self.at_beat(before)
            return step(table, *args)

        return begin

    def _guess(self, hidden: Any, seat: int, rng: Random) -> Table:
        table: Table = self._under.guess(hidden, seat, rng)
        table.log = []
        return table


def portrait(match: Match[Any], seat: int, since: int) -> dict[str, str]:
    """All that is sent to a seat at an ask, and to a watcher; `since` says where in the log the beat began."""
    ask = match.ask_of(seat)
    log = match.log if match.keep else match.table.log
    return {
        "view": image(match.view(seat)),
        "a watcher's view": image(match.view(None)),
        "who is asked": repr(sorted(match.asked)),
        "ask": "" if ask is None else repr((ask.prompt, list(ask.options), ask.rule, ask.facts)),
        "blocked": repr(match.blocked(seat)),
        "notes": repr(match.notes(seat)),
        "spots": repr(match.spots(seat)),
        "log": repr([event for event in log[since:] if event.readable_by(seat)]),
    }


def compare(trial: Trial, match: Match[Any], what: str, one: dict[str, str], other: dict[str, str]) -> None:
    for part, text in one.items():
        if text != other[part]:
            raise trial.broken(f"{what}: {part} differs:{difference(text, other[part])}", match)


def stops(trial: Trial, watch: Watch) -> Iterator[Match[Any]]:
    """The match at a few of its asks, the first always among them."""
    length = sum(1 for _ in trial.picks(trial.start()))
    chosen = {0, *Random(trial.seed).sample(range(length), min(STOPS, length))}
    match = trial.start(watch.game)
    for n, _ in enumerate(trial.picks(match)):
        if n in chosen:
            yield match


# ------------------------------------------------------------------ the three laws


def fork_equivalence(trial: Trial) -> None:
    """A fork given the same answers comes to the same table; one that plays something else disturbs nobody."""
    first = trial.start()
    length = sum(1 for _ in trial.picks(first))
    chosen = set(Random(trial.seed).sample(range(length), min(STOPS, length)))
    match = trial.start()
    forks: list[tuple[int, Match[Any]]] = []
    for n, (seat, pick) in enumerate(trial.picks(match)):
        for born, fork in forks:
            if n - born == FOLLOWED:
                _same(trial, born, fork, match)
        forks = [(born, fork) for born, fork in forks if n - born < FOLLOWED]
        if n in chosen:
            before = image(match.table)
            _wander(match.fork(FastDice(n)), Random(n))
            _wander(match.imagine(match.pending[0].seat, FastDice(n)), Random(n))
            now, again = image(match.table), image(match.fork(trial.dice).table)
            if before != now:
                raise trial.broken(f"playing on a fork changed the match's table:{difference(before, now)}", match)
            if before != again:
                raise trial.broken(
                    f"playing on a fork changed the beat's first table:{difference(before, again)}", match
                )
            forks.append((n, match.fork(trial.dice, keep=n % 2 == 0)))
        for born, fork in forks:
            try:
                fork.choose(seat, pick)
            except IllegalPick as wrong:
                raise trial.broken(f"a fork made after {born} picks goes another way: {wrong}", match) from None
    for born, fork in forks:
        _same(trial, born, fork, match)
    if image(match.table) != image(first.table):
        gap = difference(image(match.table), image(first.table))
        raise trial.broken(f"the same picks and dice come to another table:{gap}")


def _same(trial: Trial, born: int, fork: Match[Any], match: Match[Any]) -> None:
    if image(fork.table) != image(match.table):
        gap = difference(image(fork.table), image(match.table))
        raise trial.broken(f"a fork made after {born} picks comes to another table:{gap}", match)
    if fork.result != match.result:
        raise trial.broken(f"a fork made after {born} picks ends with {fork.result}, the match with {match.result}")


def _wander(fork: Match[Any], rng: Random) -> None:
    for _ in range(30):
        if fork.pending:
            ask = rng.choice(fork.pending)
            fork.choose(ask.seat, rng.choice(ask.options))


def hiding_a_guess(trial: Trial) -> None:
    """At a beat's start, for any seat, hiding the guess gives the hidden table back; guesses break no invariant."""
    game = trial.game
    watch = Watch(game)
    trial.play(trial.start(watch.game))
    chosen = {0, 1, *Random(trial.seed).sample(range(watch.beats), min(4 * STOPS, watch.beats))}
    beat = 0

    def look(table: Any) -> None:
        nonlocal beat
        beat += 1
        if beat - 1 not in chosen:
            return
        before = image(table)
        watcher = image(game.hide(table, None))
        for seat in range(trial.seats):
            hidden = game.hide(table, seat)
            text = image(hidden)
            guess = game.guess(hidden, seat, Random(beat))
            for what, other in {
                f"seat {seat}: guessing changes the hidden table": image(hidden),
                f"seat {seat}: hiding the guess gives another table": image(game.hide(guess, seat)),
                f"seat {seat}: hiding twice is not hiding once": image(game.hide(hidden, seat)),
            }.items():
                if other != text:
                    raise trial.broken(f"{what}, at beat {table.agenda[-1]}:{difference(text, other)}")
            if image(game.hide(hidden, None)) != watcher:
                told = difference(image(game.hide(hidden, None)), watcher)
                raise trial.broken(f"a watcher knows what seat {seat} does not, at beat {table.agenda[-1]}:{told}")
            if broken := game.check(guess):
                raise trial.broken(f"seat {seat} guesses a table that cannot be, at beat {table.agenda[-1]}: {broken}")
        if image(table) != before:
            raise trial.broken(
                f"hiding changes the table, at beat {table.agenda[-1]}:{difference(image(table), before)}"
            )

    watch = Watch(game)
    watch.at_beat = look
    trial.play(trial.start(watch.game))


def no_leak(trial: Trial) -> None:
    """At an ask a seat sees, reads and is asked the same in the match and in any world that it could be in."""
    watch = Watch(trial.game)
    for match in stops(trial, watch):
        since = watch.beat_said
        for seat in range(trial.seats):
            here = portrait(match, seat, since)
            for world in range(WORLDS):
                there = portrait(imagined(trial, match, seat, FastDice(world)), seat, 0)
                compare(trial, match, f"seat {seat} could tell the match from world {world}", here, there)


def open_games_hide_nothing(trial: Trial) -> None:
    """Where a game says that nothing is hidden, every seat and every spectator is shown the same."""
    if trial.game.secrets:
        return
    for match in stops(trial, Watch(trial.game)):
        everybody = image(match.view(None))
        for seat in range(trial.seats):
            if image(match.view(seat)) != everybody:
                raise trial.broken(f"seat {seat} sees what a spectator does not", match)


def imagined(trial: Trial, match: Match[Any], seat: int, dice: FastDice) -> Match[Any]:
    try:
        return match.imagine(seat, dice)
    except Exception as wrong:
        raise trial.broken(f"seat {seat} cannot imagine a world it could be in: {wrong!r}", match) from wrong


def undo_tells_nothing(trial: Trial) -> None:
    """A pick that can be taken back leads to the same sight in any world; and *whether* it can is the same in all."""
    watch = Watch(trial.game)
    rng = Random(trial.seed)
    for match in stops(trial, watch):
        since = watch.beat_said
        before = image(match.table)
        said = repr(match.log)
        asks = repr(match.pending)
        ask = rng.choice(match.pending)
        seat = ask.seat
        for pick in rng.sample(list(ask.options), min(3, len(ask.options))):
            fork = match.fork(trial.dice, keep=True)
            fork.choose(seat, pick)
            number = fork.undoable(seat)
            after = portrait(fork, seat, since) if number is not None else {}
            for world in range(WORLDS):
                dice = Counting(world)
                other = imagined(trial, match, seat, dice)
                throws, beats = dice.throws, watch.beats
                try:
                    other.choose(seat, pick)
                except IllegalPick as wrong:
                    raise trial.broken(f"seat {seat} could not pick {pick} in world {world}: {wrong}", match) from None
                could = bool(other.pending) and (dice.throws, watch.beats) == (throws, beats)
                if not match.together and could != (number is not None):
                    could_not = "could" if could else "could not"
                    raise trial.broken(
                        f"whether {pick} can be undone tells seat {seat} something: in world {world} it {could_not}",
                        match,
                    )
                if number is not None:
                    compare(
                        trial, match, f"{pick}, undone, told seat {seat} something", after, portrait(other, seat, 0)
                    )
            if number is None:
                continue
            if fork.record.entries[number - 1].throws:
                raise trial.broken(f"{pick} can be undone and yet dice were thrown for it", match)
            fork.undo(seat)
            for what, one, two in (
                ("table", before, image(fork.table)),
                ("log", said, repr(fork.log)),
                ("asks", asks, repr(fork.pending)),
            ):
                if one != two:
                    raise trial.broken(f"undoing {pick} does not bring the {what} back:{difference(one, two)}", match)


# ------------------------------------------------------------------ the others


def sound_asks(trial: Trial) -> None:
    """Options are many enough, different, flat; rules cited exist; tables, views and events are in order."""
    game = trial.game
    rules = {"", *game.ledger.rules}
    match = trial.start()
    for n, _ in enumerate(trial.picks(match)):
        if n > 100 and n % 5:
            continue
        if broken := game.check(match.table):
            raise trial.broken(f"broken: {broken}", match)
        for ask in match.pending:
            _sound(trial, match, ask, rules)
        if n % 10 == 0:
            for seat in (*range(trial.seats), None):
                view = match.view(seat)
                if not is_dataclass(view) or isinstance(view, type) or not _frozen(view):
                    raise trial.broken(f"the view of seat {seat} is no frozen dataclass: {view}", match)
                if not survives_json(asdict(view)):
                    raise trial.broken(f"the view of seat {seat} does not survive JSON: {view}", match)
    if broken := game.check(match.table):
        raise trial.broken(f"broken at the end: {broken}")
    for event in match.log:
        if event.rule not in rules:
            raise trial.broken(f"{event} cites a rule that does not exist")
        if not survives_json(event.facts):
            raise trial.broken(f"{event} does not survive JSON")
        if event.readers is not None and not set(event.readers) <= set(range(trial.seats)):
            raise trial.broken(f"{event} is for seats that are not there")


def _frozen(view: Any) -> bool:
    return bool(type(view).__dataclass_params__.frozen)


def _sound(trial: Trial, match: Match[Any], ask: Ask, rules: set[str]) -> None:
    options = list(ask.options)
    if not options or len(set(options)) < len(options):
        raise trial.broken(f"options are empty or offered twice: {ask}", match)
    for pick in options:
        if not flat(pick) or not survives_json(pick):
            raise trial.broken(f"{pick} is no flat tuple of words and whole numbers", match)
    if not 0 <= ask.seat < trial.seats:
        raise trial.broken(f"nobody sits on seat {ask.seat}", match)
    if not ask.prompt or not survives_json(dict(ask.facts or {})):
        raise trial.broken(f"{ask} has no prompt, or facts that do not survive JSON: {ask.facts}", match)
    if ask.rule not in rules:
        raise trial.broken(f"{ask} cites rule {ask.rule!r}, which does not exist", match)
    for pick, rule in match.blocked(ask.seat):
        if not flat(pick) or pick in options or rule not in rules or not rule:
            raise trial.broken(
                f"{pick} cannot be blocked by {rule!r}: flat, not offered, and by a rule that exists", match
            )


def no_peeking(trial: Trial) -> None:
    """The policy picks the same on the hidden and on the full table; `evaluate` keeps to 0 .. 1; neither changes it."""
    game = trial.game
    for match in stops(trial, Watch(game)):
        before = image(match.table)
        for ask in match.pending:
            hidden = game.hide(match.table, ask.seat)
            for seed in range(3):
                full = game.policy(match.table, ask, Random(seed))
                blind = game.policy(hidden, ask, Random(seed))
                if full != blind:
                    raise trial.broken(
                        f"the policy of seat {ask.seat} peeks: {full}, but {blind} on the hidden table", match
                    )
                if full not in ask.options:
                    raise trial.broken(f"the policy of seat {ask.seat} picks {full}, which is not offered", match)
        for seat in range(trial.seats):
            if not 0 <= game.evaluate(match.table, seat) <= 1:
                raise trial.broken(
                    f"seat {seat} stands at {game.evaluate(match.table, seat)}, not within 0 and 1", match
                )
        if image(match.table) != before:
            raise trial.broken(f"thinking changes the table:{difference(before, image(match.table))}", match)


def records_replay(trial: Trial) -> None:
    """A record with undos in it, saved and read, replays to the same bytes, table and log; its dice are fair."""
    match = trial.start()
    for _ in trial.picks(match, take_back=0.2):
        pass
    text = match.record.dumps()
    record = Record.loads(text)
    again = replay(trial.game, record)
    if again.record.dumps() != text:
        raise trial.broken(f"the record does not replay to the same bytes:{difference(again.record.dumps(), text)}")
    if image(again.table) != image(match.table):
        raise trial.broken(f"replaying ends on another table:{difference(image(again.table), image(match.table))}")
    if again.log != match.log:
        raise trial.broken("replaying says something else")
    if record.end and check_dice(record) != sum(record.counters()):
        raise trial.broken("not all dice could be checked")


def playouts_are_matches(trial: Trial) -> None:
    """The fast loop and a match with the same dice and policy come to the same table."""
    game = trial.game
    match = trial.start()
    policy = Patient(trial)
    with suppress(Enough):
        while match.pending:
            ask = match.pending[0]
            match.choose(ask.seat, ask.options[0] if len(ask.options) == 1 else policy(match.table, ask))
    table = game.setup(trial.seats, game.settle(trial.seats, trial.settled))
    with suppress(Enough):
        playout(game, table, Patient(trial), trial.dice)
    if image(table) != image(match.table):
        raise trial.broken(f"a playout comes to another table:{difference(image(table), image(match.table))}")


class Enough(Exception):
    """The match has been played far enough."""


class Patient:
    """A trial's policy, for so many picks."""

    def __init__(self, trial: Trial) -> None:
        self.game, self.left, self.rng = trial.game, LONG, Random(trial.seed)

    def __call__(self, table: Any, ask: Ask) -> Pick:
        self.left -= 1
        if self.left < 0:
            raise Enough
        return self.game.policy(table, ask, self.rng)


def games_end(trial: Trial) -> None:
    """Every match ends, with a result that fits the table and that the next match can take over."""
    match = trial.play(trial.start(), ENDLESS)
    result = match.result
    if result is None:
        raise trial.broken(f"it is not over after {ENDLESS} picks", match)
    if len(result.scores) != trial.seats or len(result.ranks) != trial.seats:
        raise trial.broken(f"one score and one rank a seat: {result}")
    better = [1 + sum(other < rank for other in result.ranks) for rank in result.ranks]
    if list(result.ranks) != better:
        raise trial.broken(f"places are shared, never skipped otherwise: {result.ranks}")
    if not result.ending or not survives_json(result.facts) or not survives_json(result.legacy):
        raise trial.broken(f"a result has an ending and survives JSON: {result}")
    if result.legacy:
        handed = json.loads(json.dumps(result.legacy))
        takers = [option.id for option in trial.game.options if option.kind == "legacy"]
        if not takers:
            raise trial.broken(f"no option takes over {result.legacy}")
        for option in takers:
            Match.new(trial.game, seats=trial.seats, options={option: handed}, dice=FastDice(1))


Law = Callable[[Trial], None]
LAWS: list[Law] = [
    fork_equivalence,
    hiding_a_guess,
    no_leak,
    open_games_hide_nothing,
    undo_tells_nothing,
    sound_asks,
    no_peeking,
    records_replay,
    playouts_are_matches,
    games_end,
]
