"""What an option of Donjon, Quêtes et Trahisons costs, brings or risks, in a few words beside it."""

from collections.abc import Iterable

from oubliettes.games.quetes.pieces import (
    BONUS,
    CHARACTERS,
    CONSTANTS,
    EVEN_POINTS,
    OBJECT,
    POINTS,
    QUEST,
    RESERVED_FOR,
    SLOT,
    SLOTS,
    UNIQUE_BONUS,
)
from oubliettes.games.quetes.table import Table
from oubliettes.games.quetes.view import FightView, QuestView, SeatView, View
from oubliettes.kernel import Ask, Match, Pick
from oubliettes.words import Words


def quest_name(name: str, words: Words) -> str:
    return words.thing(f"quest:{name}")


def goods(things: Iterable[tuple[str, int]], words: Words) -> str:
    """`2 gems, 1 favour`."""
    return words.listing([words.counted(thing, n) for thing, n in things])


def chance(n: int, of: int) -> dict[str, int]:
    return {"n": n, "of": of, "percent": _percent(n, of)}


def odds_said(fight: FightView, n: int, words: Words) -> str:
    return words.say("table-odds", **chance(n, fight.throws))


def notes(match: Match[Table], ask: Ask, words: Words) -> dict[Pick, str]:
    """What to know before picking. Everything is told from the view of the seat that is asked."""
    view: View = match.view(ask.seat)
    said = {pick: " · ".join(note(view, ask.seat, pick, words)) for pick in ask.options}
    return {pick: text for pick, text in said.items() if text}


def note(view: View, seat: int, pick: Pick, words: Words) -> list[str]:
    me = view.seats[str(seat)]
    match pick:
        case ("buy" | "buy_on_sale", str(name)):
            price = view.shop[name] if pick[0] == "buy" else (view.shop[name] + 1) // 2
            return [_price(me, price, words), *_worn(me, name, words)]
        case ("heal",):
            return [_price(me, CONSTANTS["heal_price"], words), words.say("note-wounds", n=me.wounds)]
        case ("buy_quest",):
            return [_price(me, CONSTANTS["quest_price"], words)]
        case ("buy_trophy",):
            return [_price(me, CONSTANTS["trophy_price"], words)]
        case ("keep_promise" | "keep_in_part" | "break_promise", int(number)):
            one = view.promises[str(number)]
            return [words.say("note-owed", name=words.seat(one.creditor), goods=goods(one.terms.goods, words))]
        case ("keep", int(place)):
            return _card_shown(view, me, place, words)
        case ("claim" | "swap_main" | "give_quest" | "add_quest" | "charm_remains", *_, int(place)):
            return _quest_at(me.quests, place, words)
        case ("keep_main",):
            return _quest_at(me.quests, 0, words)
        case ("arena", str(victim)):
            return _duel(view, _number(victim), words)
        case ("loot_gems",) if view.fight:
            return [_half(view.seats[str(view.fight.defender)], words)]
        case _ if view.fight and not view.fight.winner:
            return _in_fight(view, view.fight, seat, pick, words)
    return []


def _price(me: SeatView, price: int, words: Words) -> str:
    return words.say("note-price", gems=words.counted("gem", price), left=me.gems - price)


def _worn(me: SeatView, name: str, words: Words) -> list[str]:
    """What an object adds; whose it is, where it is of no use to others."""
    o = OBJECT[name]
    slot = SLOTS[SLOT[o]]
    found = [words.say("table-bonus", n=BONUS[o])]
    if slot in me.slots:
        found.append(words.say("note-instead", object=words.thing(me.slots[slot]), n=BONUS[OBJECT[me.slots[slot]]]))
    if RESERVED_FOR[o] >= 0:
        found.append(words.say("table-reserved", character=words.thing(CHARACTERS[RESERVED_FOR[o]])))
    return found


def _card_shown(view: View, me: SeatView, place: int, words: Words) -> list[str]:
    """QT-17.2, QT-18.21: a card to choose: what it asks for, and what it would be worth."""
    name = [card for card in (*me.candidates, *view.shown) if card][place - 1]
    worth = (POINTS if len(view.seats) % 2 else EVEN_POINTS)[QUEST[name]]
    times = CONSTANTS["main_quest_multiplier"] if me.candidates else 1
    said = words.say("note-quest", quest=quest_name(name, words), what=_asks(name, words))
    return [said, words.say("table-points", n=worth * times)]


def _asks(name: str, words: Words) -> str:
    return words.say(f"card-quest-{name}")


def _quest_at(quests: list[QuestView], place: int, words: Words) -> list[str]:
    found = next((one for one in quests if one.place == place and one.name), None)
    if not found:
        return []
    said = words.say("note-quest", quest=quest_name(found.name, words), what=_asks(found.name, words))
    return [said, words.say("table-points", n=found.points)]


def _half(victim: SeatView, words: Words) -> str:
    """QT-15.1: half of the gems, rounded up."""
    return words.say("note-loot", gems=words.counted("gem", (victim.gems + 1) // 2), purse=victim.gems)


def _duel(view: View, victim: int, words: Words) -> list[str]:
    found = [words.say("note-duel", **chance(view.duels[str(victim)], 64)), _half(view.seats[str(victim)], words)]
    if not view.arena_decided:
        found.append(words.say("note-pot", gems=words.counted("gem", view.pot)))
    return found


def _in_fight(view: View, fight: FightView, seat: int, pick: Pick, words: Words) -> list[str]:
    of = fight.throws
    match pick:
        case ("fight",):
            helped = any(camp == "attacker" for one, camp in enumerate(fight.camps) if one != fight.principal)
            return [words.say("note-win" if helped else "note-alone", **chance(fight.odds, of))]
        case ("shake", str(name)):
            ally = _number(name)
            terms = fight.bids[ally]
            price = goods(terms.goods, words) if terms and terms.goods else words.say("table-nothing")
            clause = words.thing(terms.clause) if terms else ""
            return [
                *_ally(fight, fight.principal, ally, words, "table-odds"),
                words.say("note-asks", goods=price, clause=clause),
            ]
        case ("haggle" | "charm_ally" | "address", str(name)):
            return _ally(fight, seat, _number(name), words, "table-odds")
        case ("yes",) if view.draft:
            return _ally(fight, view.draft.debtor, view.draft.creditor, words)
        case ("attacker",) if fight.odds_with[seat] >= 0:
            return [words.say("note-lone", percent=_percent(fight.odds_with[seat], of))]
        case ("defender",) if fight.odds_against[seat] >= 0:
            return [words.say("note-lone", percent=_percent(of - fight.odds_against[seat], of))]
        case ("announce_unique",):
            return [words.say("note-bonus", n=UNIQUE_BONUS[CHARACTERS.index(view.seats[str(seat)].character)])]
        case ("reroll",):
            mine = fight.odds if fight.camps[seat] == "attacker" else of - fight.odds
            return [words.say("note-win", **chance(mine, of))]
        case ("tame",):
            power = view.seats[str(seat)].power
            return [words.say("note-power", before=power, after=power + fight.enemy_power)]
    return []


def _percent(n: int, of: int) -> int:
    """Halves up, as in the browser."""
    return (200 * n + of) // (2 * of)


def _number(name: str) -> int:
    return int(name.removeprefix("seat:"))


def _ally(fight: FightView, helped: int, ally: int, words: Words, message: str = "note-with") -> list[str]:
    """The chance of one who is helped by one more ally, before it is priced; without a name, where the label has it."""
    red = helped == fight.defender
    odds = fight.odds_against[ally] if red else fight.odds_with[ally]
    if odds < 0:
        return []
    wins = fight.throws - odds if red else odds
    return [words.say(message, name=words.seat(ally), **chance(wins, fight.throws))]
