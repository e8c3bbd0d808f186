"""What a seat may leave in advance: standing orders, and which questions are one decision."""

from oubliettes.games.dungeon_roll.pieces import CHEST, POTION
from oubliettes.games.dungeon_roll.rules.actions import FLEE, REROLL_DIE
from oubliettes.games.dungeon_roll.rules.level import END_PHASE, next_phase
from oubliettes.games.dungeon_roll.rules.treasure import USE_ELIXIR
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, Table
from oubliettes.kernel import ALWAYS, Ask, Order, Pick

SAVED = frozenset({"reroll", "token", "ultimate", "end_phase"})
"""Verbs that use up what is worth keeping: with nothing else offered a phase is over."""


def go_on(t: Table, ask: Ask, about: int) -> Pick | None:
    """DR-5.4: no monster stands and nobody can take any loot, nor would anybody whom an Elixir brings back; before the
    Dragon the person is asked, unless all that is offered now is offered then, too (DR-10.16)."""
    over = END_PHASE in ask.options and all(pick[0] in SAVED for pick in ask.options)
    loot = t.active[CHEST] or t.active[POTION]
    wanted = loot and USE_ELIXIR in ask.options
    lost = next_phase(t) == DRAGON_PHASE and (loot or REROLL_DIE in ask.options)
    return END_PHASE if over and not (wanted or lost) else None


def run(t: Table, ask: Ask, about: int) -> Pick | None:
    """DR-20.9: a flight that nothing can avert."""
    return FLEE if list(ask.options) == [FLEE] else None


DELVE = "delve"
TERMS = (ALWAYS, DELVE)
ORDERS = (
    Order("go-on", ("monster-phase", "loot-phase"), go_on, terms=TERMS, blind=False),
    Order("run", ("monster-phase", "dragon-phase"), run, terms=TERMS, blind=False),
)
"""Nothing is hidden in this game: an answer at once tells nobody anything (DR-20.1)."""
CHAINS = {
    "form-dice": ("form-reroll",),
    "reroll-dice": ("reroll-pick",),
    "slayers": ("dragon-pick",),
    "strikes": ("strike", "strike-more"),
    "charms": ("charm", "charm-more"),
}


def terms(t: Table, seat: int) -> dict[str, int]:
    """An order for this delve ends with it."""
    return {DELVE: t.players[seat].delves}
