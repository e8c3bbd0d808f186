"""What each pick does, told before it is made: time, cost, consequence, exact chance, what cannot be taken back.

From the hidden table only, and by the functions that the rules themselves use.
"""

from oubliettes.games.souterrains.sight.notes import fighting, meeting, things, town, trials, walking, work
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Ask, Line, Note, Pick, Verbs, line, note, number

VERBS: Verbs[Note] = Verbs(
    "a pick with a note",
    {
        **trials.VERBS,
        **walking.VERBS,
        **work.VERBS,
        **things.VERBS,
        **meeting.VERBS,
        **fighting.VERBS,
        **town.VERBS,
    },
)
PROMPTS: dict[str, Verbs[Note]] = {
    prompt: Verbs(f"an answer to {prompt}", {**VERBS, **says})
    for prompt, says in (trials.PROMPTS | fighting.PROMPTS | town.PROMPTS).items()
}
"""Where a question has notes of its own for some answers."""


def notes(t: Table, ask: Ask) -> dict[Pick, Note]:
    """A note for every option, and for every pick that is greyed."""
    found = walking.far(t, [pick for pick in ask.options if pick[0] in ("travel", "travel_out")])
    says = PROMPTS.get(ask.prompt, VERBS)
    for pick in ask.options:
        if pick in found:
            continue
        found[pick] = town.haggle(t, ask, number(pick)) if ask.prompt == "haggle" else says.play(pick, t)
    for pick, rule in ask.blocked(t) if ask.blocked else ():
        found[pick] = note(_why_not(rule))
    return found


def _why_not(rule: str) -> Line:
    key = WHY_NOT.get(rule)
    return line(key) if key else line("not-now")


WHY_NOT = {
    "SS-13.7": "door-locked", "SS-13.8": "door-stuck", "SS-13.10": "door-barred", "SS-13.11": "way-blocked",
    "SS-25.9": "leads-nowhere", "SS-12.8": "somebody-here", "SS-12.9": "searched-already", "SS-20.2": "no-cache-here",
    "SS-7.24": "no-resource", "SS-3.20": "no-resource", "SS-24.2": "not-at-way-out", "SS-4.7": "too-heavy",
    "SS-15.14": "talked-already", "SS-15.6": "they-do-not-listen", "SS-15.4": "no-money",
}  # fmt: skip
