"""A player on paper: what he owns, has done and is after."""

from collections.abc import Sequence

from rich.text import Text

from oubliettes.games.quetes.pieces import BONUS, CARD, MAX_WOUNDS, OBJECT, POWER, TYPE, TYPES
from oubliettes.games.quetes.sight.shapes import QuestView, SeatView, View
from oubliettes.words import Words

GREEN, RED, GOLD, SOFT = "#009e73", "#d55e00", "#e69f00", "dim"
SLOT_WORDS = {"weapon": "table-weapon", "armour": "table-armour", "jewel": "table-jewel"}
STATES = {
    "open": "table-state-open",
    "due": "table-state-due",
    "kept": "table-state-kept",
    "kept_in_part": "table-state-kept_in_part",
    "broken": "table-state-broken",
    "lapsed": "table-state-lapsed",
    "noted": "table-state-noted",
}
TYPE_WORDS = {
    "humanoid": "table-humanoid",
    "undead": "table-undead",
    "creature": "table-creature",
    "dragon": "table-dragon",
}


def quest_name(name: str, words: Words) -> str:
    return words.thing(f"quest:{name}")


def written_on(card: str, words: Words) -> str:
    """What stands on a card, if something does."""
    return words.say(f"text-{card}") if words.has(f"text-{card}") else ""


def sheet(view: View, number: int, words: Words) -> Text:
    """One player in one line."""
    one = view.seats[str(number)]
    line = Text("> " if number == view.active and view.round else "  ", style="bold")
    line.append(words.seat(number), style="bold")
    if one.character:
        line.append(f", {words.thing(one.character)}")
    parts = [
        f"{one.trophies}/{view.target} {words.say('table-head-trophies')}",
        f"{words.say('table-power', n=one.power)} ({words.say('table-ally', n=one.ally)})",
        *([words.say("table-wounds", n=one.wounds, of=MAX_WOUNDS)] if one.wounds else []),
        words.counted("gem", one.gems),
        *gear(one, words),
        *signs(one, words),
    ]
    remains = remains_said(one.remains, words)
    if remains:
        parts.append(words.ui("pair", name=words.say("table-remains"), value=remains))
    parts.append(quests_said(view, one, words))
    if one.completed:
        done = words.listing([quest_name(name, words) for name in one.completed])
        parts.append(words.ui("pair", name=words.say("table-completed"), value=done))
    if any(one.promises.values()):
        parts.append(record_said(one, words))
    if view.ending and one.score is not None:
        parts.append(words.say("table-final", n=one.score))
    return line.append(f" — {' · '.join(parts)}")


def gear(one: SeatView, words: Words) -> list[str]:
    found = [f"{words.say(SLOT_WORDS[slot])} {object_said(name, words)}" for slot, name in one.slots.items()]
    if one.on_familiar:
        found.append(f"{words.say('table-on-familiar')} {object_said(one.on_familiar, words)}")
    elif one.familiar:
        found.append(words.thing("familiar"))
    if one.surplus:
        found.append(f"{words.say('table-surplus')} {words.listing([object_said(o, words) for o in one.surplus])}")
    if one.tamed:
        found.append(f"{words.thing(one.tamed)} +{POWER[CARD[one.tamed]]}")
    return found


def object_said(name: str, words: Words) -> str:
    return f"{words.thing(name)} +{BONUS[OBJECT[name]]}"


def signs(one: SeatView, words: Words) -> list[str]:
    found = [words.thing(name) for name in one.kept]
    if one.fairy:
        found.append(words.thing("good_fairy"))
    if one.type_token:
        found.append(words.thing(f"type_{one.type_token}"))
    if one.fatigue:
        found.append(words.say("table-fatigue", n=one.fatigue))
    if one.cursed:
        found.append(words.say("table-cursed"))
    if one.character:
        found.append(words.say("table-token-left" if one.token else "table-token-spent"))
    return found


def remains_said(cards: Sequence[str], words: Words) -> str:
    kinds = [TYPES[TYPE[CARD[card]]] for card in cards]
    return ", ".join(
        f"{kinds.count(kind)} {words.say(TYPE_WORDS[kind], n=kinds.count(kind))}" for kind in TYPES if kind in kinds
    )


def quests_said(view: View, one: SeatView, words: Words) -> str:
    """How many are face down; at the end, which were left unfinished (QT-25.14)."""
    if not view.ending or not one.quests:
        return words.say("table-hidden-quests", n=len(one.quests))
    names = words.listing([quest_name(quest.name, words) for quest in one.quests])
    return words.ui("pair", name=words.say("table-unfinished"), value=names)


def record_said(one: SeatView, words: Words) -> str:
    kept = one.promises
    return words.say("table-record", kept=kept["kept"], part=kept["kept_in_part"], broken=kept["broken"])


def own_seat(view: View) -> int | None:
    """The seat that looks on: the only one whose score is told before the end."""
    return next((int(number) for number, one in view.seats.items() if one.score is not None and not view.ending), None)


def own_quests(view: View, words: Words) -> list[Text]:
    seat = own_seat(view)
    if seat is None:
        return []
    one = view.seats[str(seat)]
    lines: list[Text] = []
    if one.quests:
        lines.append(Text(words.say("table-quests"), style="bold"))
        lines += [_quest(quest, words) for quest in one.quests]
        lines.append(Text(f"  {words.say('table-score-now', n=one.score)}", style=SOFT))
    return lines


def asks(name: str, words: Words) -> str:
    return words.say(f"text-quest-{name}")


def _quest(quest: QuestView, words: Words) -> Text:
    place = words.say("table-secondary", n=quest.place) if quest.place else words.say("table-main")
    said = words.say("note-quest", quest=quest_name(quest.name, words), what=asks(quest.name, words))
    line = Text(f"  {place} · {said} · {words.say('table-points', n=quest.points)} · ")
    if quest.fulfilled:
        return line.append(words.say("table-ready"), style=f"bold {GREEN}")
    return line.append(words.say("table-progress", have=quest.have, need=quest.need))
