"""Which quest is played: written, drawn, or made by the MD (DJ-9.1 to DJ-9.4, DJ-45.20, DJ-45.21)."""

from oubliettes.games.donjon.pieces import COMMON, CREATURES, OBJECTIVE_CARDS, QUESTS, ROOM_CARDS, WRITTEN
from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.rules.ending.goals import VILLAINS, affordable
from oubliettes.games.donjon.rules.master import master
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.table import NOBODY, Steps, Table
from oubliettes.kernel import Draw, Pick, Script, word

RANDOM, CUSTOM = "random", "custom"
DONE: Pick = ("done",)
OBJECT = "quest_object"


def quest(t: Table) -> Script[None]:
    """The MD chooses a quest, unless the options have; the automatic one takes any that suits the party (DJ-35.5).

    DJ-9.3: the objective card is shown to everybody.
    """
    chosen = t.quest_option
    if chosen == "choice":
        if t.md == NOBODY:
            fitting = [id for id in WRITTEN if QUESTS[id]["tier"] < arrival.RARE_TIER or arrival.seasoned(t)]
            n: int = yield Draw(len(fitting))
            chosen = fitting[n]
        else:
            options: list[Pick] = [("quest", id) for id in (*WRITTEN, RANDOM, CUSTOM)]
            pick = yield from master(t, "quest", options, "DJ-9.1")
            chosen = word(pick)
    elif chosen == "campaign":  # DJ-46.5
        chosen = campaign.next_quest(t)
    t.quest = chosen
    if chosen == RANDOM:
        t.agenda.append(("random_quest",))
    elif chosen == CUSTOM:
        t.agenda.append(("custom_quest",))
    else:
        t.objective = QUESTS[chosen]["objective_card"]  # DJ-9.4
        t.secondary = tuple(QUESTS[chosen]["secondary"])
        t.say("quest", "DJ-45.2", quest=chosen, card=t.objective)


def random_quest(t: Table) -> Script[None]:
    """DJ-45.20."""
    n: int = yield Draw(len(OBJECTIVE_CARDS))
    t.objective = OBJECTIVE_CARDS[n]
    left = list(COMMON)
    for _ in range(QUESTS[RANDOM]["secondary_draw"]):
        n = yield Draw(len(left))
        t.secondary = (*t.secondary, left.pop(n))
    t.say("quest", "DJ-45.20", quest=RANDOM, card=t.objective)


def custom_quest(t: Table) -> Script[None]:
    """DJ-45.21, DJ-45.28: piece by piece."""
    pick = yield from master(t, "custom-card", [("objective", card) for card in OBJECTIVE_CARDS], "DJ-45.21")
    t.objective = word(pick)
    pick = yield from master(t, "custom-kind", [("main", kind) for kind in QUESTS[CUSTOM]["main_kinds"]], "DJ-45.21")
    kind = word(pick)
    means = arrival.can_hurt_magic(t)
    villains = [one for one in VILLAINS if kind != "slay" or means or not CREATURES[one].magic_only]  # DJ-45.28
    pick = yield from master(t, "custom-villain", [("villain", one) for one in villains], "DJ-45.21")
    villain = word(pick)
    cards = [card.id for card in ROOM_CARDS.values() if card.shape == "rectangular"]
    pick = yield from master(t, "custom-furniture", [("furniture", card) for card in cards], "DJ-45.21")
    room = word(pick)
    minions: list[str] = []
    while fitting := affordable(minions):
        pick = yield from master(t, "custom-minion", [*(("minion", one) for one in fitting), DONE], "DJ-45.21")
        if pick is DONE:
            break
        minions.append(word(pick))
    while len(t.secondary) < QUESTS[CUSTOM]["secondary_max"]:
        goals_left: list[Pick] = [("secondary", goal) for goal in COMMON if goal not in t.secondary]
        pick = yield from master(t, "custom-secondary", [*goals_left, DONE], "DJ-45.21")
        if pick is DONE:
            break
        t.secondary = (*t.secondary, word(pick))
    target = {"slay": villain, "destroy": "idol"}.get(kind, OBJECT)
    t.custom = (kind, target, villain, room, *minions)
    t.say("quest", "DJ-45.21", quest=CUSTOM, card=t.objective)


STEPS: Steps = {
    "quest": quest,
    "random_quest": random_quest,
    "custom_quest": custom_quest,
}
