"""What the quest asks for, and what counts as done (DJ-1.1, DJ-33.5, DJ-45)."""

from dataclasses import replace
from random import Random
from typing import Any

from oubliettes.games.donjon.pieces import CREATURES, MONSTER_CARDS, NUMBERS, QUESTS, ROOM_CARDS, SECONDARY, TILES
from oubliettes.games.donjon.rules.adventurer.sheet import carries, new, put
from oubliettes.games.donjon.rules.dice.luck import table_die
from oubliettes.games.donjon.table import IN, NOBODY, PE, Hero, Monster, Piece, Table
from oubliettes.kernel import Script

MAIN = "main"
TAKEN = frozenset(("banner", "crown", "notes", "grimoire", "captive", "idol", "flask", "dawn", "gate", "object"))
"""Parts of things in a quest that follow its own rules and not the tables of furniture."""
RELIC = "lost_relic"
RELIC_FROM: int = NUMBERS["relic_from"]
"""DJ-45.24."""
GOLD: int = SECONDARY["hundred_gold"]["gold"]
"""DJ-45.26."""


def main(t: Table) -> dict[str, Any]:
    """The kind and the target of the main objective, a custom one as the MD made it (DJ-45.21).

    DJ-45.1: every quest has one.
    """
    if t.custom:
        return {"kind": t.custom[0], "target": t.custom[1]}
    found: dict[str, Any] = QUESTS[t.quest].get("main", {"kind": "", "target": ""})  # he is still making it
    return found


def accomplish(t: Table, goal: str) -> None:
    """DJ-45.18: at that moment. DJ-1.13: one reached in a Combat Phase waits for its end, see `forfeit`."""
    if goal in t.done or (goal != MAIN and goal not in t.secondary):
        return
    t.done = (*t.done, goal)
    if goal == MAIN:
        t.marks["main_phase"] = t.phases
        if t.phase == PE and t.turn.figure != NOBODY:
            t.agenda.append(("go_home",))  # DJ-1.11: in the middle of a turn, too
    t.say("objective", "DJ-45.18" if goal == MAIN else "DJ-33.5", goal=goal)


def forfeit(t: Table) -> None:
    """DJ-1.13: all adventurers fell in the very phase in which the main objective was reached."""
    if t.marks.get("main_phase") == t.phases and MAIN in t.done:
        t.done = tuple(goal for goal in t.done if goal != MAIN)


def killed(t: Table, monster: Monster) -> None:
    """DJ-45.18: an objective to kill is met at the moment the creature dies, whoever killed it."""
    card = t.groups[monster.group].card
    if card and MONSTER_CARDS[card].unique and monster.kind == MONSTER_CARDS[card].creatures[0][0]:
        accomplish(t, "kill_unique")  # DJ-45.23
    if not monster.quest:
        return
    accomplish(t, f"kill_{monster.kind}")
    goal = main(t)
    if goal["kind"] == "slay" and goal["target"] == monster.kind:
        accomplish(t, MAIN)
    elif goal["kind"] == "slay_and_activate" and goal["target"] == monster.kind:
        t.marks["slain"] = 1
        _sorcerer_and_notes(t)
    cleared(t)


def cleared(t: Table) -> None:
    """DJ-20.7: the occupants of the objective room are beaten when none of its quest monsters is left."""
    if main(t)["kind"] == "clear_objective_room" and t.revealed and not any(one.quest for one in t.monsters):
        accomplish(t, MAIN)


def _sorcerer_and_notes(t: Table) -> None:
    """DJ-45.7."""
    if t.marks.get("slain") and t.marks.get("burnt"):
        accomplish(t, MAIN)


def notes_burnt(t: Table) -> None:
    """DJ-45.8."""
    t.marks["burnt"] = 1
    _sorcerer_and_notes(t)


def check(t: Table) -> None:
    """DJ-45.5, DJ-45.21: an object to retrieve is held by somebody in the dungeon, with no monster on the board."""
    goal = main(t)
    if goal["kind"] == "retrieve" and not t.monsters and holder(t, goal["target"]):
        accomplish(t, MAIN)


def holder(t: Table, thing: str) -> Hero | None:
    return next((hero for hero in t.heroes if hero.fate == IN and carries(hero, thing)), None)


def carried_out(t: Table, hero: Hero) -> None:
    """DJ-1.12: something to be carried out counts when its carrier leaves by the stairs."""
    goal = main(t)
    if goal["kind"] == "carry_out" and carries(hero, goal["target"]):
        accomplish(t, MAIN)


def freed(t: Table) -> None:
    """DJ-45.13: both captives."""
    t.marks["freed"] = t.marks.get("freed", 0) + 1
    if t.marks["freed"] == len(QUESTS[t.quest]["captives"]):
        accomplish(t, MAIN)


def examined(t: Table, hero: Hero, piece: Piece) -> Script[None]:
    """Furniture that a quest looks at (DJ-45.7, DJ-45.9, DJ-45.13), and the lost relic (DJ-45.24)."""
    if piece.role == "bench":
        t.marks["benches"] = t.marks.get("benches", 0) + 1
        if t.marks["benches"] == sum(one.role == "bench" for one in t.pieces):
            accomplish(t, "examine_both_benches")
    elif piece.role == "altar":
        accomplish(t, "examine_altar")
    elif piece.role == "champion":
        accomplish(t, "open_champions_chest")
    if RELIC in t.secondary and RELIC not in t.done:
        die, rolls = yield from table_die(t, hero, "relic")
        found = die >= RELIC_FROM
        told = tuple(
            replace(roll, need=">=", target=RELIC_FROM, outcome="found" if found else "nothing") for roll in rolls
        )
        t.say("seeks-relic", "DJ-45.24", rolls=told, seat=hero.number, item=RELIC)
        if found:
            put(hero, new(RELIC))
            t.say("finds", "DJ-45.24", seat=hero.number, item=RELIC)
            accomplish(t, RELIC)


def at_the_end(t: Table) -> None:
    """DJ-45.27: objectives over the whole game are checked once, when it ends."""
    rooms = [zone for zone in t.zones if TILES[zone.tile].room]
    if rooms and all(zone.searched for zone in rooms):
        accomplish(t, "search_all_rooms")  # DJ-45.22
    if not t.marks.get("deaths"):
        accomplish(t, "no_death")  # DJ-45.25
    if t.marks.get("gold", 0) >= GOLD:
        accomplish(t, "hundred_gold")  # DJ-45.26


# ------------------------------------------------------------------ what only the MD knows of a custom quest (DJ-45.2)

SECRET = 2
"""Where the secret part of `t.custom` starts: kind and target are public; villain, furniture and minions are not."""


def hide(t: Table) -> None:
    """Blank what the adventurers cannot know until the room is revealed; the villain to be slain is no secret."""
    if t.custom and not t.revealed:
        t.custom = t.custom[:SECRET]


def guess(t: Table, rng: Random) -> None:
    """A legal content for a custom quest that is hidden."""
    if not t.custom or len(t.custom) > SECRET:
        return
    kind, wanted = t.custom[:SECRET]
    villain = wanted if kind == "slay" else rng.choice(VILLAINS)
    room = rng.choice([card.id for card in ROOM_CARDS.values() if card.shape == "rectangular"])
    minions: list[str] = []
    while fitting := affordable(minions):
        if rng.random() < FEWER:
            break
        minions.append(rng.choice(fitting))
    t.custom = (kind, wanted, villain, room, *minions)


FEWER = 0.15
"""How readily a guess stops adding minions."""
VILLAINS: tuple[str, ...] = tuple(creature.id for creature in CREATURES.values() if creature.unique)
"""DJ-45.21: a villain among the uniques."""
MINIONS: tuple[str, ...] = tuple(creature.id for creature in CREATURES.values() if not creature.unique)


def affordable(minions: list[str]) -> list[str]:
    """DJ-45.21: minions that may still join: at most 110 XP in all."""
    left = QUESTS["custom"]["minion_xp_max"] - sum(CREATURES[kind].xp for kind in minions)
    return [kind for kind in MINIONS if CREATURES[kind].xp <= left]
