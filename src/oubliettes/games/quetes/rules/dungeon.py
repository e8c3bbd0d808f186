"""Phase 2 and the Dungeon (QT-10, QT-13, QT-20, QT-23, QT-24): what is drawn, and what is done before a fight."""

from bisect import insort

from oubliettes.games.quetes.pieces import (
    ARENA_ROUND,
    BOW,
    CARDS,
    CHEST,
    CHEST_GEMS,
    CONSTANTS,
    DJINN,
    DOPPELGANGER,
    DRAGON_OBJECT,
    EVENTS,
    FAIRY,
    FAMILIAR,
    FORESTER,
    GUARDIAN,
    GUARDIAN_POWER,
    KEY,
    MIMIC,
    MONSTERS,
    NOTHING,
    OBJECT_LIKE,
    PILFERER,
    POWER,
    PRIEST,
    RING,
    SEAT,
    SEATS,
    SORCERER,
    TOLL,
    TRAP,
    TRAP_WOUNDS,
    TYPED,
)
from oubliettes.games.quetes.rules import blocked
from oubliettes.games.quetes.rules.combat import new_fight
from oubliettes.games.quetes.rules.defeat import leave_monster
from oubliettes.games.quetes.rules.goods import (
    choose,
    discard,
    discard_drawn,
    gain_gems,
    give_up,
    objects_of,
    pay,
    scrap,
    wound,
)
from oubliettes.games.quetes.rules.guild import window
from oubliettes.games.quetes.rules.market import DUNGEON_PICK, ROB, phase_two_picks, start_phase, toll
from oubliettes.games.quetes.rules.negotiation import helpers, negotiate
from oubliettes.games.quetes.rules.power import can_flee, gauge
from oubliettes.games.quetes.rules.promises import lapse
from oubliettes.games.quetes.rules.scoring import finish
from oubliettes.games.quetes.table import DUNGEON, GREEN, REST, TALKS, Fight, Table
from oubliettes.kernel import Ask, Draw, Pick, Script, word

FIGHT: Pick = ("fight",)
NEGOTIATE: Pick = ("negotiate",)
FLEE: Pick = ("flee",)
TAME: Pick = ("tame",)


def phase_two(t: Table) -> Script[None]:
    """QT-19.11, QT-19.12: the Priest looks at the top card before he chooses."""
    t.phase = DUNGEON
    if t.player.character == PRIEST and (t.deck or t.top != NOTHING):
        if t.top == NOTHING:
            t.top = t.deck.pop((yield Draw(len(t.deck))))
        t.say("priest-looks", "QT-19.12", seat=t.active)
        t.say("priest-sees", "QT-19.12", readers=(t.active,), seat=t.active, card=CARDS[t.top])
    t.then(("choose_phase_two",))


def choose_phase_two(t: Table) -> Script[None]:
    """QT-10.1: one of what is legal; QT-10.13: an Arena without an alternative was agreed to before."""
    options = phase_two_picks(t)
    pick = yield from choose(Ask(t.active, "phase-two", options, rule="QT-10.1", blocked=blocked.phase_two))
    if pick is DUNGEON_PICK:
        if toll(t):
            pay(t, t.active, toll(t))
            t.say("toll-paid", "QT-21.23", seat=t.active)
        t.then(("draw",))
    elif pick is ROB:
        rob_temple(t)
    else:
        t.then(("challenge", SEAT[pick[1]], False), ("rest",))


def rob_temple(t: Table) -> None:
    """QT-24.2 to QT-24.6: the Key is spent, the robber is cursed, and the Guardian must be fought alone.

    QT-24.8: each robber in turn.
    """
    p = t.player
    p.kept.remove(KEY)
    discard(t, KEY)
    p.cursed = True
    t.say("temple-robbery", "QT-24.2", seat=t.active)
    new_fight(t, "solo", t.active, enemy=GUARDIAN, enemy_power=GUARDIAN_POWER)
    t.then(("start_fight",), ("rest",))


# ------------------------------------------------------------------ drawing (QT-10.2 to QT-10.7)


def draw(t: Table) -> Script[None]:
    """QT-10.2: the top adventure card, shown to everybody; QT-3.14: some come too early and go back.

    QT-3.15: as often as need be.
    """
    t.phase = DUNGEON
    t.fight = None  # that of an event, if there was one, is over
    while t.deck or t.top != NOTHING:
        if t.top != NOTHING:
            card, t.top = t.top, NOTHING
        else:
            card = t.deck.pop((yield Draw(len(t.deck))))
        t.card = card
        t.say("drawn", "QT-10.2", seat=t.active, card=CARDS[card])
        if t.round < ARENA_ROUND and (card in DRAGON_OBJECT or card == TOLL):
            t.card = NOTHING
            insort(t.deck, card)
            t.say("too-early", "QT-3.14", card=CARDS[card])
            continue
        if card in EVENTS:
            t.then(("event",))
        else:
            t.then(("reveal",), ("rest",))
        return
    t.then(("rest",))  # QT-10.7: the game is over


def reveal(t: Table) -> Script[None]:
    """QT-10.4, QT-10.5: a monster leads to Negotiation and Combat, a special card to its own rule.

    QT-10.3: after an event the same player draws again; QT-10.6: after a special card nobody does.
    """
    card, seat, p = t.card, t.active, t.player
    if card in MONSTERS or card == DJINN:
        new_fight(t, "monster", seat, enemy=card, enemy_power=POWER[card])
        t.then(("encounter",))
        return
    if card in (MIMIC, DOPPELGANGER):
        new_fight(t, "solo", seat, enemy=card, enemy_power=solo_power(t, card, seat))
        t.then(("solo",))
        return
    if card == FAMILIAR:
        p.familiar, t.card = True, NOTHING
        t.say("kept", "QT-20.27", seat=seat, card=CARDS[card])
    elif card == FAIRY:
        p.fairy, t.card = True, NOTHING
        t.say("kept", "QT-20.27", seat=seat, card=CARDS[card])
    elif card in OBJECT_LIKE:
        p.kept.append(card)
        t.card = NOTHING
        t.say("kept", "QT-20.27", seat=seat, card=CARDS[card])
    elif card == CHEST:
        gems = gain_gems(t, seat, CHEST_GEMS)
        t.say("chest", "QT-20.10", seat=seat, gems=("gem", gems))
        discard_drawn(t)
    elif card == TRAP:
        wound(t, seat, TRAP_WOUNDS, "QT-20.13")
        discard_drawn(t)
    else:
        assert card == PILFERER
        yield from pilferer(t)
    t.then(*window(t))


def pilferer(t: Table) -> Script[None]:
    """QT-20.18, QT-20.19: one object of the player's choice is gone; without any he loses nothing."""
    for _ in range(CONSTANTS["pilferer_objects"]):
        options: list[Pick] = [("give_up", name) for name in objects_of(t.player)]
        if options:
            pick = yield from choose(Ask(t.active, "pilferer", options, rule="QT-20.18"))
            give_up(t, t.active, word(pick), "QT-20.18")
    discard_drawn(t)


# ------------------------------------------------------------------ before a fight (QT-11.7, QT-13.6, QT-23)


def may_flee(t: Table, fight: Fight) -> bool:
    """QT-13.6, QT-13.11, QT-26.12."""
    return not fight.bound and can_flee(gauge(t.player), fight.enemy_power)


def ring_picks(t: Table, fight: Fight, *modes: str) -> list[Pick]:
    """QT-23.12, QT-23.14, QT-23.15: a Sorcerer's equipped Charm Ring, in his own turn."""
    p = t.player
    if p.character != SORCERER or not p.equips(RING):
        return []
    return [(mode, SEATS[seat]) for mode in modes for seat in t.others(t.active) if seat != fight.defender]


def declare_ring(t: Table, fight: Fight, pick: Pick) -> None:
    """QT-23.16, QT-23.17, QT-23.43: the target fights in the Sorcerer's place, or beside him."""
    target = SEAT[pick[1]]
    fight.ring = True
    fight.charmed = target
    if pick[0] == "charm_substitute":
        fight.principal = target
        t.say("ring-substitute", "QT-23.16", seat=t.active, target_seat=target)
    else:
        fight.camps[target] = GREEN
        t.say("ring-ally", "QT-23.17", seat=t.active, target_seat=target)


def encounter(t: Table) -> Script[None]:
    """QT-11.7: fight alone, negotiate, flee, tame, or use the Charm Ring."""
    fight, p = t.fight, t.player
    assert fight
    t.phase = TALKS
    options = [FIGHT, NEGOTIATE]
    if may_flee(t, fight):
        options.append(FLEE)
    if (
        p.character == FORESTER
        and p.equips(BOW)
        and p.tamed == NOTHING
        and fight.enemy in TYPED
        and fight.enemy_power <= CONSTANTS["tame_max_power"]
    ):
        options.append(TAME)
    options += ring_picks(t, fight, "charm_substitute", "charm_ally")
    facts = {"card": CARDS[fight.enemy], "power": fight.enemy_power}
    pick: Pick = yield Ask(t.active, "encounter", options, rule="QT-11.7", facts=facts, blocked=blocked.before_fight)
    if pick is FIGHT:  # QT-13.13
        t.then(("start_fight",))
    elif pick is NEGOTIATE:
        negotiate(t)
    elif pick is FLEE:
        flee(t)
    elif pick is TAME:
        tame(t)
    else:
        declare_ring(t, fight, pick)
        t.then(("ring_talks",) if pick[0] == "charm_substitute" and helpers(t, fight) else ("stand",))


def ring_talks(t: Table) -> Script[None]:
    """QT-23.34, QT-23.35: with a substitute the Sorcerer may still look for one ally."""
    pick: Pick = yield Ask(t.active, "ring-talks", [NEGOTIATE, FIGHT], rule="QT-23.35")
    if pick is NEGOTIATE:
        negotiate(t)
    else:
        t.then(("stand",))


def stand(t: Table) -> Script[None]:
    """QT-13.9, QT-13.13: fight or flee, asked again after a negotiation or a declared Ring."""
    fight = t.fight
    assert fight
    if may_flee(t, fight):
        pick: Pick = yield Ask(t.active, "stand", [FIGHT, FLEE], rule="QT-13.9")
        if pick is FLEE:
            flee(t)
            return
    t.then(("start_fight",))


def flee(t: Table) -> None:
    """QT-13.8, QT-11.23, QT-22.5, QT-23.43: the monster is discarded, promises lapse, a declared Ring is spent."""
    fight = t.fight
    assert fight
    t.say("flee", "QT-13.8", seat=t.active, card=CARDS[fight.enemy])
    lapse(t)
    if fight.ring:
        scrap(t, t.active, RING)
        fight.ring = False
    leave_monster(t, fight)
    t.fight = None
    t.then(*window(t))


def tame(t: Table) -> None:
    """QT-23.7, QT-23.40: it is laid on the Bow; no gains, no remains."""
    t.player.tamed, t.card = t.card, NOTHING
    t.say("tamed", "QT-23.7", seat=t.active, monster=CARDS[t.player.tamed])
    t.fight = None
    t.then(*window(t))


def solo(t: Table) -> Script[None]:
    """QT-11.15, QT-20.16, QT-20.20, QT-23.37: Mimic and Doppelganger are fought alone; a Ring may send a substitute."""
    fight = t.fight
    assert fight
    options = [FIGHT, *ring_picks(t, fight, "charm_substitute")]
    if len(options) > 1:
        pick: Pick = yield Ask(t.active, "solo", options, rule="QT-23.37")
        if pick is not FIGHT:
            declare_ring(t, fight, pick)
            fight.enemy_power = solo_power(t, fight.enemy, fight.principal)
    t.then(("start_fight",))


def solo_power(t: Table, card: int, seat: int) -> int:
    """QT-20.17, QT-20.21: the Doppelganger copies the gauge of whoever fights it, without a tamed monster."""
    return gauge(t.players[seat], tamed=False) if card == DOPPELGANGER else POWER[card]


def rest(t: Table) -> None:
    """Phase 5 (QT-16.1), unless the last adventure card has been drawn: QT-25.3.

    QT-25.2: that is the other end of the game.
    """
    if not t.deck and t.top == NOTHING:
        finish(t, "deck")
    start_phase(t, REST)
    t.then(("menu",))
