"""The layout of a game for learners: what each slot of an observation holds, and which number each pick has.

A layout is kept in the game's folder, `layout.json`, and does not change unless it is made again
(`python -m oubliettes.gym.layout`). A game without a file gets one on the fly, from fewer games, always the same.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from oubliettes.games import GAMES
from oubliettes.gym.shapes import Learner, Shape, size
from oubliettes.kernel import Ask, FastDice, Game, Match, Option, Pick

SPARE = 256
"""Actions for picks that were never seen while the layout was made."""
KEPT, SAMPLES = 120, 24
"""Games from which a layout is learnt: one that is kept, one on the fly."""
PATIENCE = 1500
"""Decisions of one of them that are looked at."""


@dataclass(slots=True, frozen=True)
class Layout:
    """What a learner needs to know of a game."""

    game: str
    rules: int
    view: Shape
    """Of the seat's view."""
    prompts: tuple[str, ...]
    """What a seat may be asked."""
    picks: tuple[Pick, ...]
    """Action `n` is pick `n`; the actions after the last are spare."""
    chance: int
    """The most ways in which one die may fall, or one draw."""

    @property
    def length(self) -> int:
        """Slots of an observation: the seat, whether it is asked, what it is asked, and its view."""
        return 2 + len(self.prompts) + 1 + size(self.view)

    @property
    def actions(self) -> int:
        return len(self.picks) + SPARE

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": self.rules,
            "slots": self.length,
            "actions": self.actions,
            "chance": self.chance,
            "prompts": list(self.prompts),
            "picks": [list(pick) for pick in self.picks],
            "view": self.view,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Layout":
        return cls(
            data["game"],
            data["rules"],
            data["view"],
            tuple(data["prompts"]),
            tuple(tuple(pick) for pick in data["picks"]),
            data["chance"],
        )


class Actions:
    """Picks as numbers, and back."""

    def __init__(self, layout: Layout) -> None:
        self._known = {pick: n for n, pick in enumerate(layout.picks)}
        self._first = len(layout.picks)
        self.count = layout.actions

    def of(self, options: Sequence[Pick]) -> dict[int, Pick]:
        """Every option by its action. A pick never seen before takes a spare action, found by its hash; two of them
        that fall on the same one at the same ask take the next that is free."""
        found: dict[int, Pick] = {}
        unknown = []
        for option in options:
            action = self._known.get(option)
            if action is None:
                unknown.append(option)
            else:
                found[action] = option
        for option in unknown:
            place = crc32(json.dumps(option, ensure_ascii=True).encode()) % SPARE
            while self._first + place in found:
                place = (place + 1) % SPARE
            found[self._first + place] = option
        return found


def kept_at(game: Game[Any]) -> Path:
    return game.folder / "layout.json"


@cache
def layout_of(slug: str) -> Layout:
    """The kept layout; for a game that has none, or one for other rules, a new one."""
    game = GAMES[slug]
    path = kept_at(game)
    if path.exists():
        kept = Layout.from_json(json.loads(path.read_text(encoding="utf-8")))
        if kept.rules == game.version:
            return kept
    return learn(game)


# ------------------------------------------------------------------ learning one


def learn(game: Game[Any], samples: int = SAMPLES) -> Layout:
    """Play a little in every way the game can be set up, by policy and at random, and note all that was seen."""
    view, prompts, picks = Learner(), set[str](), set[Pick]()
    dice = _Watching()
    for number in range(samples):
        dice.rng.seed(number)
        match = Match.new(game, dice=dice, **_setup(game, number))
        for seat in range(match.record.start.seats):
            view.see_view(match.view(seat))
        for turn, ask in enumerate(_played(match, Random(number), by_policy=number % 2 == 0)):
            prompts.add(ask.prompt)
            picks.update(ask.options)
            if turn % 4 == 0:
                view.see_view(match.view(ask.seat))
    ordered = sorted(picks, key=lambda pick: [(isinstance(part, str), str(part).zfill(6)) for part in pick])
    return Layout(game.slug, game.version, view.view_shape(), tuple(sorted(prompts)), tuple(ordered), dice.most)


def _setup(game: Game[Any], number: int) -> dict[str, Any]:
    """Seats and options, all values of each in turn."""
    rng = Random(f"setup/{number}")
    seats = game.seats[number % len(game.seats)]
    return {
        "seats": seats,
        "options": {option.id: _some(option, rng) for option in game.options_for(seats) if number >= 4},
    }


def _some(option: Option, rng: Random) -> Any:
    match option.kind:
        case "choice":
            return rng.choice(option.values)
        case "number":
            return rng.randint(option.least, option.most)
        case "flag":
            return rng.random() < 0.5
    return option.default


def _played(match: Match[Any], rng: Random, *, by_policy: bool) -> Iterator[Ask]:
    game = match.game
    for _ in range(PATIENCE):
        if not match.pending:
            return
        ask = match.pending[0]
        yield ask
        by_rule = by_policy and rng.random() < 0.9
        pick = game.policy(game.hide(match.table, ask.seat), ask, rng) if by_rule else rng.choice(ask.options)
        match.choose(ask.seat, pick)


class _Watching(FastDice):
    """Dice that remember the most ways anything could fall."""

    most = 2

    def roll(self, faces: tuple[int, ...], counter: int = 0, hidden: bool = False) -> tuple[int, ...]:
        self.most = max(self.most, *faces)
        return super().roll(faces, counter, hidden)

    def draw(self, n: int, counter: int = 0) -> int:
        self.most = max(self.most, n)
        return super().draw(n, counter)

    def shuffle(self, n: int, counter: int = 0) -> tuple[int, ...]:
        self.most = max(self.most, n)
        return super().shuffle(n, counter)


def main(slugs: Sequence[str]) -> None:
    """Make the kept layouts again: all, or those named."""
    for slug in slugs or list(GAMES):
        layout = learn(GAMES[slug], KEPT)
        text = json.dumps(layout.as_json(), ensure_ascii=False, separators=(",", ":"))
        kept_at(GAMES[slug]).write_text(text + "\n", encoding="utf-8")
        sys.stdout.write(f"{slug}: {layout.length} slots, {len(layout.picks)} picks, {layout.actions} actions\n")


if __name__ == "__main__":
    main(sys.argv[1:])
