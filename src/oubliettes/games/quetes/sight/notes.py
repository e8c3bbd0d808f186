"""What each pick does, told before it is made: prices, power, points, chances, and what a betrayal breaks.

Made from the hidden table of the seat that is asked, by the functions that the rules use. Deals and fights have modules
of their own.
"""

from oubliettes.games.quetes.pieces import (
    ARENA_ROUND,
    CHARACTERS,
    CONSTANTS,
    HEAL_PRICE,
    MAIN_TIMES,
    MAX_SECONDARY,
    NOTHING,
    OBJECT,
    OBJECTS,
    PRICE,
    QUEST_GEMS,
    QUEST_WORDS,
    RESERVED_FOR,
    SEAT,
    SLOT,
    TROPHY_PRICE,
)
from oubliettes.games.quetes.rules.goods import arrange
from oubliettes.games.quetes.rules.guild import at, points
from oubliettes.games.quetes.rules.market import sale_price
from oubliettes.games.quetes.rules.power import gauge, usable
from oubliettes.games.quetes.rules.promises import spoken
from oubliettes.games.quetes.rules.scoring import main_penalty
from oubliettes.games.quetes.rules.trades import tradable
from oubliettes.games.quetes.sight import notes_allies, notes_deals, notes_fights
from oubliettes.games.quetes.table import DUE, REST, SUPPLY, Player, Quest, Table, copy, copy_player
from oubliettes.kernel import Ask, Line, Note, Pick, Teller, line, note, number, word


def notes(t: Table, ask: Ask) -> dict[Pick, Note]:
    """A note for every option, and for what is blocked the reason."""
    told = {pick: VERBS[word(pick, 0)](t, ask, pick) for pick in ask.options}
    if ask.blocked:
        told |= {one.pick: note(why(t, one.rule)) for one in ask.blocked(t) if one.pick not in told}
    return told


def why(t: Table, rule: str) -> Line:
    """What stands in the way of something that a person would expect."""
    p = t.player
    match rule:
        case "QT-3.7":
            return line("why-early", round=ARENA_ROUND)
        case "QT-21.25":
            return line("why-love", card="surge_of_love")
        case "QT-10.11":
            return line("why-gems", gems=("gem", CONSTANTS["toll_price"]), purse=p.gems)
        case "QT-13.7":
            assert t.fight
            return line("why-weak", power=gauge(p), monster=t.fight.enemy_power)
        case "QT-24.6":
            return line("why-cursed")
        case "QT-7.4" if not p.wounds:
            return line("why-unhurt")
        case "QT-7.4":
            return line("why-gems", gems=("gem", HEAL_PRICE), purse=p.gems)
        case "QT-7.5":
            return line("why-gems", gems=("gem", CONSTANTS["quest_price"]), purse=p.gems)
        case "QT-16.4":
            return line("why-gems", gems=("gem", TROPHY_PRICE), purse=p.gems)
        case "QT-7.6":
            return line("why-once", n=CONSTANTS["quests_bought_per_turn"])
        case "QT-16.5":
            return line("why-once", n=CONSTANTS["trophies_bought_per_turn"])
        case "QT-7.8":
            return line("why-quests", most=MAX_SECONDARY)
    return line("why-no-quests")


# ------------------------------------------------------------------ parts of notes


def price(p: Player, gems: int) -> Line:
    return line("price", gems=("gem", gems), left=p.gems - gems)


def power(before: int, after: int) -> Line | None:
    """What becomes of the gauge, if anything does."""
    return line("power", before=before, after=after) if before != after else None


def scored(t: Table, seat: int, more: int) -> list[Line]:
    """Trophy points, and whether they end the game (QT-25.1)."""
    total = t.players[seat].trophies + more
    found = [line("points", points=("trophy_point", more), total=total, target=t.target)]
    return [*found, line("ends-game")] if total >= t.target else found


def quest(t: Table, one: Quest, main: bool) -> list[Line]:
    """A quest whose face this seat knows: what it asks for and is worth (QT-17.2); one it does not know."""
    if one.card < 0:
        return [line("face-down")]
    name = QUEST_WORDS[one.card]
    worth = points(t, one.card) * (MAIN_TIMES if main else 1)
    return [line(name.replace(":", "-"), quest=name), line("worth", points=("trophy_point", worth))]


# ------------------------------------------------------------------ Supply and Rest (QT-7, QT-8, QT-16)


def buy(t: Table, ask: Ask, pick: Pick) -> Note:
    p, o = t.players[ask.seat], OBJECT[pick[1]]
    worn = p.slots[SLOT[o]]
    after = copy_player(p)
    after.slots[SLOT[o]] = o
    found = [price(p, PRICE[o] if pick[0] == "buy" else sale_price(o)), power(gauge(p), gauge(after))]
    if worn != NOTHING:
        found.append(line("replaces", object=OBJECTS[worn]))
    if not usable(p, o):
        found.append(line("reserved", character=CHARACTERS[RESERVED_FOR[o]]))
    return note(*found)


def heal(t: Table, ask: Ask, pick: Pick) -> Note:
    p = t.players[ask.seat]
    whole = copy_player(p)
    whole.wounds = 0
    return note(price(p, HEAL_PRICE), line("wounds", n=p.wounds), power(gauge(p), gauge(whole)))


def buy_quest(t: Table, ask: Ask, pick: Pick) -> Note:
    shown = min(len(t.pile), CONSTANTS["quest_cards_shown_on_purchase"])
    penalty = CONSTANTS["unfinished_secondary_penalty"]
    return note(
        price(t.players[ask.seat], CONSTANTS["quest_price"]),
        line("see-quests", n=shown),
        line("unfinished", points=("trophy_point", penalty)),
    )


def buy_trophy(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(price(t.players[ask.seat], TROPHY_PRICE), *scored(t, ask.seat, 1))


def equip(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-8.5, QT-20.3: what changes places, and what that does to the gauge."""
    after = copy(t)
    arrange(after, ask.seat, pick)
    old, new = t.players[ask.seat], after.players[ask.seat]
    off = [o for o in new.surplus if o not in old.surplus]
    replaced = line("replaces", object=OBJECTS[off[0]]) if off else None
    tamed = line("frees-tamed") if old.tamed != new.tamed else None
    return note(power(gauge(old), gauge(new)) or line("same-power", power=gauge(new)), replaced, tamed)


def surplus(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("surplus", object=word(pick)))


def end_phase(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-8.6, QT-16.7: surplus goes back, and what is still owed is a broken promise."""
    back = [(OBJECTS[o], 1) for o in t.players[ask.seat].surplus]
    owed = [one for one in t.promises if one.state == DUE and one.debtor == ask.seat]
    found = [line("hands-back", goods=back)] if back else []
    found += [line("betrays", creditor_seat=one.creditor, goods=spoken(one.terms)) for one in owed]
    following = line("phase-two") if t.phase == SUPPLY else line("turn-over") if t.phase == REST else line("nothing")
    return note(*found, following, danger=bool(owed))


def charm_remains(t: Table, ask: Ask, pick: Pick) -> Note:
    p, place = t.players[ask.seat], number(pick, 2)
    return note(*claimed(t, ask.seat, at(p, place), place == 0), line("spends", object="blackmail_charm"))


def charm_steal(t: Table, ask: Ask, pick: Pick) -> Note:
    many = len(t.players[SEAT[pick[1]]].secondary)
    return note(line("steals", n=many), line("spends", object="blackmail_charm"))


def call_for_offers(t: Table, ask: Ask, pick: Pick) -> Note:
    asked = [seat for seat in t.others(ask.seat) if tradable(t.players[seat]) or tradable(t.player)]
    return note(line("calls", n=len(asked)))


def back(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("back"))


# ------------------------------------------------------------------ quests (QT-2.7, QT-7.7, QT-17, QT-21.8)


def keep(t: Table, ask: Ask, pick: Pick) -> Note:
    place = number(pick) - 1
    if ask.prompt == "keep-quest":
        penalty = line("unfinished", points=("trophy_point", CONSTANTS["unfinished_secondary_penalty"]))
        return note(*quest(t, t.shown[place], False), penalty)
    one = t.players[ask.seat].candidates[place]
    return note(*quest(t, one, True), _unfinished_main(t, ask.seat, one))


def _unfinished_main(t: Table, seat: int, one: Quest) -> Line:
    after = copy(t)
    after.players[seat].main = one
    return line("unfinished", points=("trophy_point", main_penalty(after, seat)))


def claimed(t: Table, seat: int, one: Quest, main: bool) -> list[Line]:
    """QT-17.2 to QT-17.4: what a claim brings."""
    worth = points(t, one.card) * (MAIN_TIMES if main else 1)
    gems = min(QUEST_GEMS, t.reserve)
    return [quest(t, one, main)[0], *scored(t, seat, worth), line("brings", gems=("gem", gems))]


def claim(t: Table, ask: Ask, pick: Pick) -> Note:
    place = number(pick)
    return note(*claimed(t, ask.seat, at(t.players[ask.seat], place), place == 0))


def spend(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("goes", card=word(pick)))


def keep_main(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(*quest(t, t.players[ask.seat].main, True))


def swap_main(t: Table, ask: Ask, pick: Pick) -> Note:
    p = t.players[ask.seat]
    return note(*quest(t, at(p, number(pick)), True), line("becomes-secondary", quest=QUEST_WORDS[p.main.card]))


def decline(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("no-help") if ask.prompt == "bid" else line("claim-later"))


def pass_(t: Table, ask: Ask, pick: Pick) -> Note:
    match ask.prompt:
        case "guild":
            return note(line("no-claim"))
        case "offer":
            return note(line("no-offer"))
    return note(line("empty-fist"))


VERBS: dict[str, Teller] = {
    "buy": buy,
    "buy_on_sale": buy,
    "heal": heal,
    "buy_quest": buy_quest,
    "buy_trophy": buy_trophy,
    "equip": equip,
    "to_familiar": equip,
    "surplus": surplus,
    "end_phase": end_phase,
    "charm_remains": charm_remains,
    "charm_steal": charm_steal,
    "call_for_offers": call_for_offers,
    "back": back,
    "keep": keep,
    "claim": claim,
    "spend": spend,
    "rot": spend,
    "keep_main": keep_main,
    "swap_main": swap_main,
    "decline": decline,
    "pass": pass_,
    **notes_allies.VERBS,
    **notes_deals.VERBS,
    **notes_fights.VERBS,
}
