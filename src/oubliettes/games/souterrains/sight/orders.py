"""What the player may leave in advance: standing orders, and which questions are one decision."""

from collections.abc import Callable

from oubliettes.games.souterrains.pieces import FATIGUE as RISES
from oubliettes.games.souterrains.pieces import MOST_DANGER, MOST_FATIGUE
from oubliettes.games.souterrains.rules.aftermath import NO_QUESTION
from oubliettes.games.souterrains.rules.clock import REST_NOW
from oubliettes.games.souterrains.rules.harm import DECLINE, PAY
from oubliettes.games.souterrains.rules.magic import ALARM, TIRE
from oubliettes.games.souterrains.rules.trial import REROLL, ROLL
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import ALWAYS, Ask, Order, Pick

EXPEDITION, ENCOUNTER, FATIGUE = "expedition", "encounter", "fatigue"
"""Until the next expedition, or the next encounter, begins; until his Fatigue changes."""
TERMS = (ALWAYS, EXPEDITION, ENCOUNTER, FATIGUE)
DEAREST = max(RISES["five_turns"], RISES["after_hp_loss"])
"""SS-7.18, SS-10.4: the most Fatigue that a payment refused can cost."""
TESTS = (
    *("acrobatics", "attack", "cache-test", "disarm", "encounter-test", "flight", "force", "give-up"),
    *("magic-test", "module-test", "morale", "pick-lock", "save", "search-test", "stealth-test", "surprise"),
)
"""SS-6.15: tests to which something may be added, without those in which money talks."""

Answer = Callable[[Table, Ask, int], Pick | None]


def always(pick: Pick) -> Answer:
    return lambda t, ask, about: pick


def verb(name: str) -> Answer:
    """SS-16.19: whoever it is."""
    return lambda t, ask, about: next((pick for pick in ask.options if pick[0] == name), None)


def sparing(t: Table, ask: Ask, about: int) -> Pick | None:
    """SS-10.10: he is asked when he could faint for want of a Resource. A night without food does not tire."""
    return DECLINE if ask.prompt == "night-feed" or t.hero.fatigue + DEAREST <= MOST_FATIGUE else None


def alarms(t: Table, ask: Ask, about: int) -> Pick | None:
    """SS-11.15: he is asked when a patrol would be called."""
    return ALARM if t.danger < MOST_DANGER else None


def _order(id: str, answer: Answer, *prompts: str) -> Order:
    """Alone at the table there is nobody from whom an answer at once could give something away."""
    return Order(id, prompts, answer, terms=TERMS, blind=False)


ORDERS = (
    _order("feed", always(PAY), "five-feed", "night-feed"),
    _order("rest", always(REST_NOW), "five-rest"),
    _order("pay-fights", always(PAY), "pay-effort", "pay-wound"),
    _order("keep-resources", sparing, "five-feed", "night-feed", "pay-effort", "pay-wound"),
    _order("backlash-fatigue", always(TIRE), "backlash"),
    _order("backlash-danger", alarms, "backlash"),
    _order("plain-dice", always(ROLL), *TESTS),
    _order("reroll", always(REROLL), "reroll"),
    _order("kill", verb("kill"), "enemy-down"),
    _order("spare", verb("spare"), "enemy-down"),
    _order("no-question", always(NO_QUESTION), "prisoner"),
)
CHAINS = {
    "character": ("name", "hit-die", "extra", "rst", "domain", "gift", "kit"),
    "five-turns": ("five-feed", "five-rest"),
    "after-a-fight": ("pay-effort", "pay-wound"),
    "parley": ("stake", "talk"),
    "sale": ("haggle", "haggle-test"),
    "pursuit": ("flight-drop", "give-up"),
    "hiding": ("stealth", "stealth-test"),
    **{test: (test,) for test in TESTS if test not in ("give-up", "stealth-test")},
    **{many: (many,) for many in ("shop", "gear", "loot", "share", "unload", "cache", "store", "fetch", "give-away")},
}
"""To a test things are added one by one, then it is rolled; of goods one is picked after another until it is done."""


def terms(t: Table, seat: int) -> dict[str, int]:
    return {EXPEDITION: t.deeds.expeditions, ENCOUNTER: t.encounters, FATIGUE: t.hero.fatigue}
