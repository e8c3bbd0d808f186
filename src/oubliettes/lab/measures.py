"""What is counted in the logs of a study, beside the results.

| a measure          | what it counts                                                                       |
| ------------------ | ------------------------------------------------------------------------------------ |
| `*`                | every kind of event: how often it happens in a game                                  |
| `fight`            | how often `fight` happens in a game                                                  |
| `fight.margin`     | what the fact `margin` is, over all fights; `(thing, n)` pairs count n of that thing |
| `fight.margin/who` | the same, apart for each `who`                                                       |
| `...@who=dragon`   | only the events in which the fact `who` is `dragon`; may be repeated                 |

All that is kept is how often each value was seen: exact, small, and the same in whatever order games are added.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from oubliettes.kernel import Event, Game
from oubliettes.trouble import Trouble

ALL = "*"
Counts = Counter[tuple[str, str, Any]]
"""(measure, group, value): how often. The group is the `/fact`, the kind of event for `*`, or nothing."""

_FORM = re.compile(r"(?P<key>[^./@]+)(?:\.(?P<fact>[^./@]+)(?:/(?P<by>[^./@]+))?)?(?P<where>(?:@[^=@]+=[^@]*)*)")


@dataclass(slots=True, frozen=True)
class Measure:
    """One thing to count."""

    text: str
    key: str
    fact: str = ""
    by: str = ""
    where: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Measure":
        found = _FORM.fullmatch(text)
        if not found or (found["key"] == ALL and text != ALL):
            raise Trouble("lab-error-measure", measure=text)
        conditions = [part.partition("=") for part in found["where"].split("@")[1:]]
        where = tuple((name, value) for name, _, value in conditions)
        return cls(text, found["key"], found["fact"] or "", found["by"] or "", where)

    def fits(self, event: Event) -> bool:
        return all(name in event.facts and str(event.facts[name]) == value for name, value in self.where)


def check(game: Game[Any], measures: Iterable[str]) -> None:
    """Trouble for a measure that cannot be read, or that speaks of events the game does not have."""
    known = re.findall(r"^event-([\w-]+)", game.words("en"), re.MULTILINE)
    for text in measures:
        measure = Measure.parse(text)
        if measure.key != ALL and measure.key not in known:
            raise Trouble("lab-error-event", event=measure.key, events=", ".join(sorted(known)))


class Tally:
    """Counts what was asked for, game after game."""

    def __init__(self, measures: Sequence[str]) -> None:
        self.measures = [Measure.parse(text) for text in measures]
        self.counts: Counts = Counter()

    def add(self, log: Sequence[Event]) -> None:
        """One game's log."""
        counts = self.counts
        happened = Counter(event.key for event in log)
        for measure in self.measures:
            text = measure.text
            if measure.key == ALL:
                for key, times in happened.items():
                    counts[text, key, times] += 1
            elif not measure.fact:
                times = happened[measure.key]
                if measure.where and times:
                    times = sum(event.key == measure.key and measure.fits(event) for event in log)
                counts[text, "", times] += 1
            elif happened[measure.key]:
                for event in log:
                    if event.key == measure.key and measure.fact in event.facts and measure.fits(event):
                        group = str(event.facts.get(measure.by, "")) if measure.by else ""
                        for value, times in _values(event.facts[measure.fact]):
                            counts[text, group, value] += times


def _values(fact: Any) -> Iterable[tuple[Any, int]]:
    """What a fact tells, as things that can be counted."""
    match fact:
        case bool():
            return [(str(fact).lower(), 1)]
        case int() | float() | str():
            return [(fact, 1)]
        case [str(thing), int(n)]:
            return [(thing, n)]
        case [*items]:
            return [pair for item in items for pair in _values(item)]
    return [(str(fact), 1)]
