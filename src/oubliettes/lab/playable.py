"""From a line of a report to the table: how a person sits down at a set-up that bots have played."""

import shlex
from pathlib import Path

from oubliettes import variants
from oubliettes.lab.page import Grid, Section
from oubliettes.lab.plan import Cell, Plan
from oubliettes.lab.speech import Speech

FOLDER = "variants"
"""Beside a report: its set-ups whose box is changed, each as a variant."""
LOCAL = "http://localhost:8642/new/"
"""Where a server of this machine opens a new table, unless it was given another port."""


def command(cell: Cell, plan: Plan, speech: Speech) -> str:
    """The command that plays this very set-up: a person in the first seat, the bots in the others."""
    seats = ",".join([speech.say("lab-you"), *(f"bot:{kind}" for kind in cell.seats[1:])])
    words = ["oubliettes", "play", plan.game, "--seats", seats]
    for option in speech.game.options_for(len(cell.seats)):
        value = cell.options.get(option.id, option.default)
        if value != option.default and option.kind not in ("legacy", "data"):
            shown = value + 1 if option.kind == "seat" and isinstance(value, int) else value
            words += ["-o", f"{option.id}={str(shown).lower() if option.kind == 'flag' else shown}"]
    for change in cell.changes:
        words += ["--set", f"{change.path}={variants.toml(change.value)}"]
    return shlex.join(words)


def play_section(plan: Plan, speech: Speech) -> Section:
    """A line a set-up: what it is, how to play it in the terminal, where in the browser."""
    section = Section(speech.say("lab-play"))
    section.lines.append(speech.say("lab-play-how"))
    head = [speech.say(f"lab-head-{key}") for key in ("cell", "command", "link")]
    rows = []
    for cell in plan.cells:
        variant = cell.variant(plan.game)
        name = speech.cell(cell) or " – ".join(map(speech.bot, cell.seats))
        rows.append([name, command(cell, plan, speech), LOCAL + (variant.slug if variant else plan.game)])
    section.grids.append(Grid(speech.say("lab-play"), head, rows))
    return section


def write_variants(folder: Path, plan: Plan) -> None:
    """Put the changed boxes of a study beside its report, as a server takes them."""
    for cell in plan.cells:
        variant = cell.variant(plan.game)
        if variant:
            variants.write(folder / FOLDER / f"{variant.fingerprint}.toml", variant)
