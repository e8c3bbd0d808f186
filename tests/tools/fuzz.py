"""Random games that look for errors: whole lives of matches, forks, records and undos, by their numbers."""

import json
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import count
from random import Random
from typing import Any, NamedTuple, TypeVar

from oubliettes.games import GAMES
from oubliettes.kernel import (
    Ask,
    BadOption,
    FastDice,
    Game,
    Match,
    Option,
    Pick,
    RealDice,
    Record,
    Result,
    playout,
    replay,
)

T = TypeVar("T")
ENDLESS = 50_000
"""No match has as many picks as that."""
LOT = 20
"""How many lives a worker plays before it reports."""
SHOWN = 5
"""So many failures are told in full; a search that finds more has found enough."""
MANNERS = (1.0, 1.0, 0.5, 0.1, 0.0)
"""How much of a seat's play is left to chance; the rest is the game's own policy."""
TYPED = ("roll-die", "confirm-roll")
"""The kernel's own questions, where dice are rolled on a real table."""


def some_value(option: Option, seats: int, rng: Random, handed: Any, files: Sequence[Any] = ()) -> Any:
    """A value that the option allows. `handed`: what an earlier match left; `files`: what a player might bring."""
    match option.kind:
        case "choice":
            return rng.choice(option.values)
        case "number":
            return rng.choice((option.least, option.most, option.default, rng.randint(option.least, option.most)))
        case "flag":
            return rng.random() < 0.5
        case "seat":
            return rng.choice(("random", 0, seats - 1))
        case "text":
            return rng.choice(("", option.default, "Ana", "orc", "text:orc", "<b>&amp;\"'{$n}", "é" * option.most))
        case "legacy":
            return rng.choice((None, handed))
        case "data":
            return rng.choice((None, *files)) if files else None


@cache
def files_of(slug: str) -> list[Any]:
    """The dungeons and the like that come with a game."""
    return [tomllib.loads(path.read_text("utf-8")) for path in sorted(GAMES[slug].folder.glob("modules/*.toml"))]


class How(NamedTuple):
    """The way in which lives are played."""

    bare: bool = False
    """Played out, without record, log, undo or views."""
    random: bool = False
    """Every pick by lot."""


USUAL = How()


class Broken(Exception):
    """Something that no error told, and that is wrong all the same."""


@dataclass
class Failure:
    number: int
    what: str
    told: str
    """All that was drawn, the last picks, and the traceback."""


@dataclass
class Lot:
    """What some lives came to."""

    matches: int = 0
    picks: int = 0
    longest: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """Options that do not go together, in the game's own words."""
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Lot") -> None:
        self.matches += other.matches
        self.picks += other.picks
        self.longest = max(self.longest, other.longest)
        self.refused.update(other.refused)
        self.endings.update(other.endings)
        self.failures.extend(other.failures)


class Life:
    """One match or a few in a row, all drawn from the number."""

    def __init__(self, game: Game[Any], seed: int, number: int, how: How = USUAL) -> None:
        self.game, self.number, self.how = game, number, how
        self.rng = Random(f"{game.slug}/{seed}/{number}")
        self.lot = Lot()
        self.drawn: dict[str, Any] = {}
        self.match: Match[Any] | None = None

    def live(self) -> Lot:
        try:
            self._matches()
        except Exception as wrong:
            place = traceback.extract_tb(wrong.__traceback__)[-1]
            what = f"{type(wrong).__name__}: {wrong} ({place.filename.rsplit('/', 1)[-1]}:{place.lineno})"
            self.lot.failures.append(Failure(self.number, what, self._told(wrong)))
        return self.lot

    def _matches(self) -> None:
        rng, game = self.rng, self.game
        seats = rng.choice(game.seats)
        handed: Any = None
        for _ in range(rng.choice((1, 1, 2, 5))):
            result = self._played_out(seats, handed) if self.how.bare else self._played(seats, handed)
            self.lot.matches += 1
            self.lot.endings[result.ending] += 1
            handed = json.loads(json.dumps(result.as_json()["legacy"])) or None
            if handed is None:
                return

    def _begun(self, seats: int, handed: Any, begin: Callable[[dict[str, Any]], T]) -> T:
        """What begins with options at random; those that do not go together are drawn again."""
        rng = self.rng
        for _ in range(100):
            drawn = {
                option.id: some_value(option, seats, rng, handed, files_of(self.game.slug))
                for option in self.game.options_for(seats)
                if rng.random() < 0.8
            }
            self.drawn = {"seats": seats, **drawn}
            try:
                return begin(drawn)
            except BadOption as refused:
                self.lot.refused[str(refused)[:100]] += 1
        raise Broken("a hundred draws of options were all refused")

    def _played(self, seats: int, handed: Any) -> Result:
        fast = FastDice(self.rng.getrandbits(64))
        dice = RealDice(fast) if self.rng.random() < 0.05 else fast
        self.match = self._begun(
            seats, handed, lambda drawn: Match.new(self.game, seats=seats, options=drawn, dice=dice)
        )
        self._play(self.match)
        if self.match.result is None:
            raise Broken(f"the match is not over after {ENDLESS} picks")
        return self.match.result

    def _played_out(self, seats: int, handed: Any) -> Result:
        game, rng = self.game, self.rng
        table = self._begun(seats, handed, lambda drawn: game.setup(seats, game.settle(seats, drawn)))
        manners = self._manners()
        made = 0

        def pick(now: Any, ask: Ask) -> Pick:
            nonlocal made
            made += 1
            if made > ENDLESS:
                raise Broken(f"the match is not over after {ENDLESS} picks")
            return rng.choice(ask.options) if rng.random() < manners[ask.seat] else game.policy(now, ask, rng)

        playout(game, table, pick, FastDice(rng.getrandbits(64)))
        self.lot.picks += made
        self.lot.longest = max(self.lot.longest, made)
        if broken := game.check(table):
            raise Broken(f"the table is out of order: {broken}")
        return game.result(table)

    def _play(self, match: Match[Any]) -> None:
        rng, game = self.rng, self.game
        manners = self._manners()
        take_back = rng.choice((0.0, 0.02, 0.2))
        for n in range(ENDLESS):
            if not match.pending:
                break
            ask = rng.choice(match.pending)
            if n % 50 == 0:
                self._look(match)
            match.choose(ask.seat, self._pick(match, ask, manners[ask.seat]))
            self.lot.picks += 1
            if take_back and rng.random() < take_back and match.undoable(ask.seat) is not None:
                match.undo(ask.seat)
        self.lot.longest = max(self.lot.longest, len(match.record.entries))
        self._look(match)
        if rng.random() < 0.1:
            text = match.record.dumps()
            if replay(game, Record.loads(text)).record.dumps() != text:
                raise Broken("the record does not replay to the same bytes")

    def _manners(self) -> list[float]:
        """How much of each seat's play is left to chance."""
        return [1.0 if self.how.random else self.rng.choice(MANNERS) for _ in range(max(self.game.seats))]

    def _pick(self, match: Match[Any], ask: Ask, chance: float) -> Pick:
        rng = self.rng
        if ask.prompt in TYPED or rng.random() < chance:
            return rng.choice(ask.options)
        pick = self.game.policy(self.game.hide(match.table, ask.seat), ask, rng)
        if pick not in ask.options:
            raise Broken(f"the policy picks {pick}, which is not offered")
        return pick

    def _look(self, match: Match[Any]) -> None:
        """What everybody sees now can be told, and the table is in order."""
        for seat in (None, *range(self.drawn["seats"])):
            json.dumps(asdict(match.view(seat)))
        if any(ask.prompt in TYPED for ask in match.pending):  # the dice are in a hand, the table is between two states
            return
        if broken := self.game.check(match.table):
            raise Broken(f"the table is out of order: {broken}")
        for ask in match.pending:
            match.blocked(ask.seat)
            match.notes(ask.seat)
            match.spots(ask.seat)
            if not 0 <= self.game.evaluate(match.table, ask.seat) <= 1:
                raise Broken(f"seat {ask.seat} stands at {self.game.evaluate(match.table, ask.seat)}")

    def _told(self, wrong: Exception) -> str:
        lines = [f"options: {json.dumps(self.drawn, ensure_ascii=False)[:2000]}"]
        if self.match is not None:
            entries = self.match.record.entries
            lines += [
                f"entry {n + 1}: {entries[n].kind} {entries[n].seat} {entries[n].pick}" for n in range(len(entries))
            ]
            lines[1:-8] = [f"({len(lines) - 9} entries before)"] if len(lines) > 9 else []
            lines.append(f"then asked: {self.match.pending}"[:2000])
        return "\n".join((*lines, *traceback.format_exception(wrong)))


def lives(slug: str, seed: int, numbers: Iterable[int], how: How = USUAL) -> Lot:
    lot = Lot()
    for number in numbers:
        lot.add(Life(GAMES[slug], seed, number, how).live())
    return lot


def lots(slug: str, seed: int, jobs: int, how: How) -> Iterator[Lot]:
    """Lot after lot, for ever."""
    numbers = (range(first, first + LOT) for first in count(1, LOT))
    if jobs < 2:
        for some in numbers:
            yield lives(slug, seed, some, how)
    with ProcessPoolExecutor(jobs) as pool, ExitStack() as leaving:
        leaving.callback(pool.shutdown, wait=False, cancel_futures=True)
        running: set[Future[Lot]] = {pool.submit(lives, slug, seed, next(numbers), how) for _ in range(2 * jobs)}
        while True:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                running.add(pool.submit(lives, slug, seed, next(numbers), how))
                yield one.result()


def search(
    slug: str, seed: int, games: int, jobs: int, seconds: float, say: Callable[[str], None], how: How = USUAL
) -> Lot:
    """Play until there are so many games, too many failures, or no time left."""
    total, began = Lot(), time.monotonic()
    told = began
    for lot in lots(slug, seed, jobs, how):
        for failure in lot.failures[: max(0, SHOWN - len(total.failures))]:
            say(f"{slug}, life {failure.number}: {failure.what}\n{failure.told}")
            say(f"again: python -m benchmarks fuzz --game {slug} --seed {seed} --only {failure.number}")
        total.add(lot)
        now = time.monotonic()
        if total.matches >= games or now - began > seconds or len(total.failures) >= 20 * SHOWN:
            break
        if now - told > 15:
            told = now
            say(f"{slug}: {total.matches} of {games} games, {now - began:.0f} s, {len(total.failures)} failed")
    took = time.monotonic() - began
    say(
        f"{slug}: {total.matches} games, {total.picks} picks (the longest {total.longest}), seed {seed}, {took:.0f} s: "
        f"{len(total.failures) or 'none'} failed"
    )
    say(f"  endings: {dict(total.endings.most_common())}")
    for reason, times in total.refused.most_common(5):
        say(f"  options refused {times} times: {reason}")
    return total
