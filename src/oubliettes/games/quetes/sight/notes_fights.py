"""What a pick before, in and after a fight does (QT-10, QT-12, QT-13, QT-15, QT-20, QT-23)."""

from collections.abc import Iterable

from oubliettes.games.quetes.pieces import (
    BARBARIAN,
    CARDS,
    DEFEAT_WOUNDS,
    DIE,
    EVENTS,
    FATIGUE,
    GUARDIAN_POWER,
    HEAVY_WOUNDS,
    MONSTERS,
    NOTHING,
    OBJECT,
    SEAT,
    SLOT,
    SPECIALS,
    VIAL_MINUS,
)
from oubliettes.games.quetes.rules.combat import ARMOUR_OF_MIGHT, LIGHTNING_AXE, UNIQUE_POWER, carry_out
from oubliettes.games.quetes.rules.dungeon import declare_ring, solo_power
from oubliettes.games.quetes.rules.goods import give_up
from oubliettes.games.quetes.rules.market import toll
from oubliettes.games.quetes.rules.negotiation import helpers
from oubliettes.games.quetes.rules.power import gauge, kritik
from oubliettes.games.quetes.sight.odds import count, duel
from oubliettes.games.quetes.sight.outlook import (
    again,
    arena_stake,
    as_it_stands,
    heavy,
    helped,
    hundredths,
    loot,
    outlook,
    own,
    prize,
    spoils,
    winning,
)
from oubliettes.games.quetes.table import GREEN, OPEN, RED, Fight, Table, copy, copy_player
from oubliettes.kernel import Ask, Line, Note, Pick, Teller, line, note, word

# ------------------------------------------------------------------ phase 2 (QT-10)


def dungeon(t: Table, ask: Ask, pick: Pick) -> Note:
    cost = toll(t)
    p = t.players[ask.seat]
    paid = line("price", gems=("gem", cost), left=p.gems - cost) if cost else None
    if t.top >= 0:
        return note(paid, line("on-top", card=CARDS[t.top]))
    left = len(t.deck)
    found = [sum(card in kind for card in t.deck) for kind in (MONSTERS, SPECIALS, EVENTS)]
    last = line("last-card") if left == 1 else None
    return note(paid, line("deck", n=left, monsters=found[0], specials=found[1], events=found[2]), last)


def arena(t: Table, ask: Ask, pick: Pick) -> Note:
    victim = t.players[SEAT[pick[1]]]
    counted = duel(t, ask.seat, SEAT[pick[1]])
    alone = counted.wins / counted.throws
    pot = None if t.arena_decided else line("pot", gems=("gem", t.pot))
    lines = (loot(victim), pot, arena_stake())
    if len(t.players) == 2:
        return note(*lines, chance=alone)
    return note(line("lone", percent=hundredths(alone)), *lines)


def rob_temple(t: Table, ask: Ask, pick: Pick) -> Note:
    counted = count(gauge(t.players[ask.seat]) - GUARDIAN_POWER, 1, 1, 0)
    gems = line("to-win", goods=(("gem", t.temple),) if t.temple else ())
    return note(gems, line("curse"), chance=counted.wins / counted.throws, danger=True)


# ------------------------------------------------------------------ before a fight (QT-11.7, QT-13, QT-23)


def fight_(t: Table, ask: Ask, pick: Pick) -> Note:
    fight = t.fight
    assert fight
    chance = winning(t, fight)
    return outlook(fight, chance, prize(t, fight), heavy(t, fight), again(t, fight, chance))


def negotiate(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-11.8: how far the strongest help would go."""
    fight = t.fight
    assert fight
    best = max(helpers(t, fight), key=lambda seat: helped(t, fight, seat))
    chance = winning(t, fight, helped(t, fight, best))
    return note(line("best-help", seat=best, percent=hundredths(chance)))


def flee(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-13.8, QT-22.5, QT-23.43: nothing is won or lost but what the monster carries."""
    fight = t.fight
    assert fight
    ring = line("spends", object="charm_ring") if fight.ring else None
    lapse = line("lapses") if any(one.state == OPEN for one in t.promises) else None
    return note(line("flees", goods=spoils(t, fight)), lapse, ring)


def tame(t: Table, ask: Ask, pick: Pick) -> Note:
    fight, p = t.fight, t.players[ask.seat]
    assert fight
    after = copy_player(p)
    after.tamed = fight.enemy
    lost = line("flees", goods=spoils(t, fight))
    return note(line("power", before=gauge(p), after=gauge(after)), lost)


def charm(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-23.16, QT-23.17: who fights in our place, or beside us; the Ring is spent."""
    after = copy(t)
    fight = after.fight
    assert fight
    declare_ring(after, fight, pick)
    if fight.kind == "solo":
        fight.enemy_power = solo_power(after, fight.enemy, fight.principal)
    chance = winning(after, fight)
    gain = prize(t, fight) if fight.kind != "arena" else None
    return outlook(fight, chance, gain, line("spends", object="charm_ring"))


def no_ring(t: Table, ask: Ask, pick: Pick) -> Note:
    assert t.fight
    return outlook(t.fight, winning(t, t.fight))


# ------------------------------------------------------------------ announcements, flight, re-roll (QT-12)


def announce(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-12.5, QT-12.6: the chance with this power or object, and what it costs."""
    after = copy(t)
    fight = after.fight
    assert fight
    for _ in carry_out(after, fight, ask.seat, _POWERS[word(pick, 0)]):
        pass
    chance = own(fight, ask.seat, winning(after, fight))
    p = t.players[ask.seat]
    if pick[0] in _SPENT:
        return outlook(fight, chance, line("spends", object=_SPENT[word(pick, 0)]))
    tired = line("tires", n=FATIGUE) if p.character == BARBARIAN else None
    return outlook(fight, chance, line("spends-token"), tired)


_POWERS = {word(pick, 0): pick for pick in (UNIQUE_POWER, ARMOUR_OF_MIGHT, LIGHTNING_AXE)}
_SPENT = {"announce_might": "armour_of_might", "announce_axe": "lightning_axe"}


def drink_vial(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-20.14: every face of its die counts the same."""
    after = copy(t)
    fight = after.fight
    assert fight
    chances = []
    for value in range(1, DIE + 1):
        fight.vial[ask.seat] = value - VIAL_MINUS
        chances.append(own(fight, ask.seat, winning(after, fight)))
    least, most = 1 - VIAL_MINUS, DIE - VIAL_MINUS
    swing = line("vial", least=least, most=most)
    return outlook(fight, sum(chances) / DIE, swing, line("spends", object="chaotic_vial"))


def stay(t: Table, ask: Ask, pick: Pick) -> Note:
    return as_it_stands(t, ask)


def flee_fight(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-12.14, QT-19.17, QT-19.18: a leader who flees ends the fight, an ally only leaves it."""
    fight = t.fight
    assert fight
    leads = ask.seat in (fight.principal, fight.defender)
    return note(line("ends-fight" if leads else "leaves-fight"), line("spends-token"))


def reroll(t: Table, ask: Ask, pick: Pick) -> Note:
    fight = t.fight
    assert fight
    return note(line("spends-token"), chance=own(fight, ask.seat, winning(t, fight)))


def accept_result(t: Table, ask: Ask, pick: Pick) -> Note:
    fight = t.fight
    assert fight
    return note(wounds(fight, GREEN + RED - fight.camps[ask.seat]))


def wounds(fight: Fight, winner: int) -> Line:
    """QT-5.1, QT-5.2: what each loser takes."""
    return line("defeat", n=HEAVY_WOUNDS if kritik(fight, winner) else DEFEAT_WOUNDS)


def use_helm(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("wipes-out"), line("spends", object="helm_of_oblivion"))


# ------------------------------------------------------------------ loot and wishes (QT-15, QT-20.6, QT-20.18)


def loot_gems(t: Table, ask: Ask, pick: Pick) -> Note:
    assert t.fight
    return note(loot(t.players[t.fight.defender]))


def _gained(t: Table, seat: int, names: Iterable[str]) -> list[Line]:
    """What wearing a card would add."""
    found = []
    for name in names:
        if name in OBJECT:
            after = copy_player(t.players[seat])
            after.slots[SLOT[OBJECT[name]]] = OBJECT[name]
            found.append(line("if-worn", before=gauge(t.players[seat]), after=gauge(after)))
    return found


def take(t: Table, ask: Ask, pick: Pick) -> Note:
    """A card to be had: what it is good for, and from whom it comes."""
    name = word(pick, -1)
    giver = SEAT[pick[1]] if pick[0] == "wish_from" else NOTHING
    if pick[0] == "loot":
        assert t.fight
        giver = t.fight.defender
    whose = line("taken-from", partner_seat=giver) if giver != NOTHING else line("taken", card=name)
    promised = [
        line("was-promised", creditor_seat=one.creditor)
        for one in t.promises
        if one.state == OPEN and one.debtor == ask.seat and name in one.terms.loot
    ]
    return note(whose, *_gained(t, ask.seat, [name]), *promised)


def double_loot(t: Table, ask: Ask, pick: Pick) -> Note:
    assert t.fight
    victim = t.players[t.fight.defender]
    gems = line("all-gems", gems=("gem", victim.gems)) if word(pick).endswith("gems") else None
    return note(line("spends-token"), gems)


def lose(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-20.18: what an object given up leaves behind."""
    after = copy(t)
    give_up(after, ask.seat, word(pick), "")
    before, then = gauge(t.players[ask.seat]), gauge(after.players[ask.seat])
    return note(line("goes", card=word(pick)), line("power", before=before, after=then) if before != then else None)


VERBS: dict[str, Teller] = {
    "dungeon": dungeon,
    "arena": arena,
    "rob_temple": rob_temple,
    "fight": fight_,
    "negotiate": negotiate,
    "flee": flee,
    "tame": tame,
    "charm_substitute": charm,
    "charm_ally": charm,
    "no_ring": no_ring,
    "announce_unique": announce,
    "announce_might": announce,
    "announce_axe": announce,
    "drink_vial": drink_vial,
    "stay": stay,
    "flee_fight": flee_fight,
    "reroll": reroll,
    "accept_result": accept_result,
    "use_helm": use_helm,
    "keep_helm": accept_result,
    "loot_gems": loot_gems,
    "loot": take,
    "double_loot": double_loot,
    "wish": take,
    "wish_from": take,
    "give_up": lose,
}
