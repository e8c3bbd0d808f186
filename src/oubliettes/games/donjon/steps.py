"""All steps of the rulebook, each as one beat, and the guard that ends a beat when a phase is cut short."""

from collections.abc import Callable
from inspect import isgeneratorfunction

from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.combat import fighter_turn, monster_turn, rounds
from oubliettes.games.donjon.rules.contents import chasms, doors, findings, loot
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.ending.interruption import Cut
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.exploration import explorer_turn, phase, search
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.order import leader
from oubliettes.games.donjon.rules.quests import objective_room, quests, setting_up
from oubliettes.games.donjon.rules.skills import using
from oubliettes.games.donjon.rules.town import aftermath, creation
from oubliettes.games.donjon.table import Steps, Table
from oubliettes.kernel import Script


def _guarded(step: Callable[..., Script[None] | None]) -> Callable[..., Script[None] | None]:
    """The step, ended where a phase is cut short."""

    def script(t: Table, *args: object) -> Script[None]:
        try:
            yield from step(t, *args) or ()
        except Cut:
            return

    def plain(t: Table, *args: object) -> None:
        try:
            step(t, *args)
        except Cut:
            return

    return script if isgeneratorfunction(step) else plain


def _all(*chapters: Steps) -> Steps:
    found: dict[str, Callable[..., Script[None] | None]] = {}
    for chapter in chapters:
        for name, step in chapter.items():
            if name in found:
                raise ValueError(f"two steps are called {name!r}")
            found[name] = _guarded(step)
    return found


STEPS: Steps = _all(
    setting_up.STEPS,
    leader.STEPS,
    phase.STEPS,
    explorer_turn.STEPS,
    doors.STEPS,
    search.STEPS,
    draws.STEPS,
    creation.STEPS,
    findings.STEPS,
    chasms.STEPS,
    loot.STEPS,
    aftermath.STEPS,
    rounds.STEPS,
    fighter_turn.STEPS,
    monster_turn.STEPS,
    using.STEPS,
    life.STEPS,
    playing.STEPS,
    arrival.STEPS,
    quests.STEPS,
    objective_room.STEPS,
)
