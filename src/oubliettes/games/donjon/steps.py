"""All steps of the rulebook, each as one beat, and the guard that ends a beat when a phase is cut short."""

from collections.abc import Callable, Mapping
from typing import Any

from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.contents import doors, findings, loot
from oubliettes.games.donjon.rules.ending.interruption import Cut
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.exploration import explorer_turn, phase, search
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.order import leader
from oubliettes.games.donjon.rules.quests import quests, setting_up
from oubliettes.games.donjon.rules.town import aftermath, creation
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Script

Beat = Callable[..., Script[None]]


def _guarded(step: Beat) -> Beat:
    def beat(t: Table, *args: object) -> Script[None]:
        try:
            yield from step(t, *args)
        except Cut:
            return

    return beat


def _all(*chapters: Mapping[str, Callable[..., Any]]) -> dict[str, Beat]:
    found: dict[str, Beat] = {}
    for chapter in chapters:
        for name, step in chapter.items():
            if name in found:
                raise ValueError(f"two steps are called {name!r}")
            found[name] = _guarded(step)
    return found


STEPS: dict[str, Beat] = _all(
    setting_up.STEPS,
    leader.STEPS,
    phase.STEPS,
    explorer_turn.STEPS,
    doors.STEPS,
    search.STEPS,
    draws.STEPS,
    creation.STEPS,
    findings.STEPS,
    loot.STEPS,
    aftermath.STEPS,
    rounds.STEPS,
    playing.STEPS,
    arrival.STEPS,
    quests.STEPS,
)
