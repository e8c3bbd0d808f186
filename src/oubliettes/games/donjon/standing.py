"""What a seat may leave in advance: standing orders, and which questions are one decision."""

from collections.abc import Callable

from oubliettes.games.donjon.rules.dice.fate import BEAR, PASS
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import ALWAYS, Ask, Order, Pick

PHASE, HURT = "phase", "hurt"
"""Until the next phase begins; until he loses Life."""
TERMS = (ALWAYS, PHASE, HURT)

Answer = Callable[[Table, Ask, int], Pick | None]


def declines(*picks: Pick) -> Answer:
    """The first of these that is offered."""
    return lambda t, ask, about: next((pick for pick in picks if pick in ask.options), None)


def no_fatigue(t: Table, ask: Ask, about: int) -> Pick | None:
    """DJ-27.2: nothing is added to the dice."""
    return next((pick for pick in (("fatigue", 0), ("fail",)) if pick in ask.options), None)


def healthy(t: Table, ask: Ask, about: int) -> Pick | None:
    """DJ-8.29: no potion between blows as long as nobody is hurt whom it could help; else he is asked."""
    return PASS if all(hero.life * 2 > hero.max_life for hero in t.heroes if hero.at >= 0) else None


ORDERS = (
    Order(
        "no-destiny",
        ("destiny-attack", "destiny-defence", "destiny-run", "destiny-for", "roll-again"),
        declines(PASS, BEAR),
        terms=TERMS,
    ),
    Order("no-stop", ("stop-event",), declines(PASS), terms=TERMS),
    Order("no-sense", ("sixth-sense",), declines(PASS), terms=TERMS),
    Order("no-fatigue", ("fatigue-attack", "fatigue-defence", "test"), no_fatigue, terms=TERMS),
    Order("no-potion", ("potion",), healthy, terms=TERMS),
    Order("no-guard", ("bodyguard",), declines(PASS), terms=TERMS),
    Order("no-loot", ("loot",), declines(PASS), terms=TERMS),
)
CHAINS = {
    "attack": ("fight", "before-dice", "destiny-attack", "fatigue-attack", "follow-through"),
    "defence": ("bodyguard", "destiny-defence", "reaction", "fatigue-defence"),
    "search": ("turn", "expert-search", "keep-die"),
    "gift": ("gifts", "give"),
    "custom_quest": (
        *("custom-card", "custom-kind", "custom-villain", "custom-furniture", "custom-minion", "custom-secondary"),
    ),
    "adventurer": ("race", "class", "skill", "figure", "name"),
}


def terms(t: Table, seat: int) -> dict[str, int]:
    """Phases are counted by explorations and combat rounds; an adventurer's wounds by the Life he lacks."""
    lacks = t.heroes[seat].max_life - t.heroes[seat].life if seat < len(t.heroes) else 0
    return {PHASE: 1000 * t.explorations + (t.phase == "PC"), HURT: lacks}
