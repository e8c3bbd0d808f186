"""What comes of an Arena: trophies, wounds, plunder (QT-14, QT-15)."""

from oubliettes.games.quetes.pieces import ARENA_TROPHY, THIEF, THIEF_GEMS
from oubliettes.games.quetes.rules.defeat import defeat
from oubliettes.games.quetes.rules.goods import (
    choose,
    count_of,
    half_purse,
    hand_over,
    move_gems,
    objects_of,
    remains_of,
)
from oubliettes.games.quetes.rules.power import in_camp
from oubliettes.games.quetes.table import GREEN, RED, Fight, Table
from oubliettes.kernel import Ask, Pick, Script, word

USE_HELM: Pick = ("use_helm",)
KEEP_HELM: Pick = ("keep_helm",)
LOOT_GEMS: Pick = ("loot_gems",)


def arena_result(t: Table, fight: Fight, losers: list[int], helm: bool) -> Script[set[int]]:
    """QT-14.17: loot, the Thief's gem, the Pot, trophy points, wounds.

    QT-3.11, QT-3.13: the Pot is the winning principal's, if there is one. QT-14.11, QT-14.15: who attacked may
    loot. QT-14.16: neutrals have no part. QT-14.18: then Rest.
    """
    remember_words(t, fight)
    victim = t.players[fight.defender]
    if fight.winner == GREEN and not helm and not victim.fairy:  # QT-20.36
        fight.looted = True
        yield from loot(t, fight)
        thief_gem(t, fight)
    taker = fight.active if fight.winner == GREEN else fight.defender
    if not t.arena_decided:  # QT-3.10 to QT-3.12
        t.arena_decided = True
        gems, t.pot = t.pot, 0
        t.players[taker].gems += gems
        t.say("pot", "QT-3.10", seat=taker, gems=("gem", gems))
    if helm:
        return set(losers)
    winners = set(in_camp(fight, fight.winner))
    if fight.winner == GREEN:  # QT-23.34, QT-23.36
        winners = (winners - {fight.charmed}) | {fight.active}
    for seat in t.order():
        if seat in winners:
            t.players[seat].trophies += ARENA_TROPHY
            t.say("arena-trophy", "QT-14.12" if fight.winner == GREEN else "QT-14.14", seat=seat, n=ARENA_TROPHY)
    return defeat(t, fight, losers)


def remember_words(t: Table, fight: Fight) -> None:
    """QT-11.21, QT-11.22: a yes binds nobody, but everybody saw it, and now sees the token."""
    for seat, answers in enumerate(fight.answers):
        for side, answer in zip((GREEN, RED), answers, strict=True):
            if answer == "yes" and not fight.fled >> seat & 1:
                t.words[seat][fight.camps[seat] != side] += 1


def loot(t: Table, fight: Fight) -> Script[None]:
    """QT-15.1, QT-19.21: half the gems, one object or one remains card; an attacking Thief may spend his token.

    QT-15.3, QT-15.4: Sales, Vial and Key as objects; no quest, point, Familiar, Fairy or tamed monster.
    """
    seat, victim = fight.active, t.players[fight.defender]
    goods = [*objects_of(victim), *remains_of(victim)]
    options: list[Pick] = [LOOT_GEMS] if victim.gems else []
    options += [("loot", name) for name in goods]
    if not options:  # QT-15.2
        t.say("no-loot", "QT-15.2", seat=seat)
        return
    p = t.players[seat]
    if p.character == THIEF and p.token and fight.principal == seat:
        options += double_loots(t, fight)
    pick: Pick = yield from choose(Ask(seat, "loot", options, rule="QT-15.1", facts={"victim_seat": fight.defender}))
    if pick[0] == "double_loot":
        p.token = False
        yield from double_loot(t, fight, word(pick))
    elif pick is LOOT_GEMS:
        take_gems(t, fight, half_purse(victim))
    else:
        take_card(t, fight, word(pick))


def double_loots(t: Table, fight: Fight) -> list[Pick]:
    """QT-19.27: a combination is offered if the victim has at least one of its two parts."""
    victim = t.players[fight.defender]
    objects, remains = objects_of(victim), remains_of(victim)
    found: list[Pick] = []
    if objects or victim.gems:
        found.append(("double_loot", "object_and_gems"))
    if objects or remains:
        found.append(("double_loot", "object_and_remains"))
    if remains or victim.gems:
        found.append(("double_loot", "remains_and_gems"))
    return found


def double_loot(t: Table, fight: Fight, kind: str) -> Script[None]:
    """QT-19.21: one object and all gems, or one object and one remains card, or one remains card and all gems."""
    victim = t.players[fight.defender]
    t.say("double-loot", "QT-19.21", seat=fight.active)
    for part, names in (("object", objects_of(victim)), ("remains", remains_of(victim))):
        if part in kind.split("_") and names:
            options: list[Pick] = [("loot", name) for name in names]
            pick = yield from choose(Ask(fight.active, "double-loot", options, rule="QT-19.21"))
            take_card(t, fight, word(pick))
    if kind.endswith("gems"):
        take_gems(t, fight, victim.gems)


def take_gems(t: Table, fight: Fight, amount: int) -> None:
    move_gems(t, fight.defender, fight.active, amount)
    t.say("looted-gems", "QT-15.1", seat=fight.active, victim_seat=fight.defender, gems=("gem", amount))


def take_card(t: Table, fight: Fight, name: str) -> None:
    """QT-15.8, QT-15.9: it follows the rules of slots and surplus."""
    assert count_of(t.players[fight.defender], name)
    hand_over(t, fight.defender, fight.active, name)
    t.say("looted-card", "QT-15.1", seat=fight.active, victim_seat=fight.defender, card=name)


def thief_gem(t: Table, fight: Fight) -> None:
    """QT-15.5, QT-15.6, QT-23.46: one more gem for a Thief of the winning attacker's camp, unless he is charmed.

    QT-19.20: his lasting ability.
    """
    for seat in in_camp(fight, GREEN):
        gems = min(THIEF_GEMS, t.players[fight.defender].gems)
        if t.players[seat].character == THIEF and seat != fight.charmed and gems:
            move_gems(t, fight.defender, seat, gems)
            t.say("thief-gem", "QT-15.5", seat=seat, victim_seat=fight.defender, n=gems)
