"""What a fight leads to (QT-12.11 to QT-12.16, QT-13, QT-14, QT-15): winner, loot, gains, wounds, after-effects."""

from oubliettes.games.quetes.pieces import (
    AXE,
    BARBARIAN,
    BOW,
    CONSTANTS,
    COWARD,
    DIE,
    DOPPELGANGER,
    FATIGUE,
    FORESTER,
    GUARDIAN,
    HELM,
    INTREPID,
    MIGHT,
    MONSTERS,
    NOTHING,
    PRIEST,
    RING,
    SEATS,
    ST_GARY,
    WITCHER,
    WITCHER_POWER,
)
from oubliettes.games.quetes.rules.defeat import leave_monster
from oubliettes.games.quetes.rules.goods import lose_familiar, scrap
from oubliettes.games.quetes.rules.guild import deed, window
from oubliettes.games.quetes.rules.outcome_arena import KEEP_HELM, USE_HELM, arena_result
from oubliettes.games.quetes.rules.outcome_dungeon import bury_hell, dungeon_result
from oubliettes.games.quetes.rules.power import in_camp, kritik, total
from oubliettes.games.quetes.rules.promises import fall_due, lapse, return_favours
from oubliettes.games.quetes.rules.rolls import LOST, WON, compared
from oubliettes.games.quetes.rules.scoring import check_end
from oubliettes.games.quetes.table import AXE_USED, GREEN, MIGHT_USED, RED, UNIQUE, Fight, Table
from oubliettes.kernel import Ask, Die, Pick, Roll, Rolled, Script

REROLL: Pick = ("reroll",)
ACCEPT_RESULT: Pick = ("accept_result",)


def outcome(t: Table) -> Script[None]:
    """QT-12.4: totals, the Priest's re-roll, the Helm, used objects, consequences, after-effects, end check."""
    fight = t.fight
    assert fight
    fight.totals = green, red = total(t, fight, GREEN), total(t, fight, RED)
    winner = GREEN if green >= red else RED  # QT-12.2
    loser = GREEN + RED - winner
    priest = next((seat for seat in in_camp(fight, loser) if t.players[seat].character == PRIEST), NOTHING)
    open_ = priest != NOTHING and t.players[priest].token  # QT-19.13, QT-19.14
    t.say("totals", "QT-12.1", rolls=told(t, fight, 0 if open_ else winner), green=green, red=red)
    if open_:
        pick: Pick = yield Ask(priest, "reroll", [REROLL, ACCEPT_RESULT], rule="QT-19.13")
        if pick is REROLL:
            t.players[priest].token = False
            t.say("reroll", "QT-12.11", seat=priest)
            fight.totals = ()
            t.then(("strike",))
            return
    helm = False
    if fight.kind == "arena" and priest != NOTHING and t.players[priest].equips(HELM):  # QT-23.24
        pick = yield Ask(priest, "helm", [USE_HELM, KEEP_HELM], rule="QT-23.25")
        helm = pick is USE_HELM
    fight.winner = winner
    settled = told(t, fight, winner) if open_ else ()
    if winner == GREEN:
        t.say("green-wins", "QT-12.1", rolls=settled)
    else:
        t.say("red-wins", "QT-12.1", rolls=settled)
    spend(t, fight)
    if helm:
        scrap(t, priest, HELM)
        t.say("helm-used", "QT-23.25", seat=priest)
    losers = [seat for seat in t.order() if seat in in_camp(fight, loser)]
    if fight.kind == "arena":
        spared = yield from arena_result(t, fight, losers, helm)
    else:
        spared = yield from dungeon_result(t, fight, losers)
    deeds(t, fight)
    return_favours(t, fight)
    fall_due(t, fight)
    yield from after_fight(t, fight, losers, spared)
    check_end(t)  # QT-12.16
    t.then(*window(t))


def told(t: Table, fight: Fight, winner: int) -> tuple[Rolled, ...]:
    """The totals part by part, and who has won, where that is settled; nothing is gathered where nobody listens."""
    if t.log is None:
        return ()
    return (compared(t, fight, ("", WON, LOST)[winner]),)


def no_result(t: Table) -> None:
    """QT-12.14, QT-19.17, QT-11.23: a principal fled: no winner, no loser; what was announced is spent."""
    fight = t.fight
    assert fight
    t.say("no-result", "QT-12.14")
    spend(t, fight)
    fatigue(t, fight)
    lapse(t)
    if fight.kind == "hell":
        bury_hell(t, fight)
    elif fight.enemy not in (NOTHING, GUARDIAN):
        leave_monster(t, fight)
    t.fight = None  # QT-27.5: closed fists are never opened
    t.then(*window(t))


def spend(t: Table, fight: Fight) -> None:
    """QT-12.13, QT-23.43: used reserved objects are discarded before any loot."""
    for seat, announced in enumerate(fight.announced):
        if announced & AXE_USED:
            scrap(t, seat, AXE)
        if announced & MIGHT_USED:
            scrap(t, seat, MIGHT)
    if fight.ring:
        scrap(t, fight.active, RING)
        fight.ring = False


def deeds(t: Table, fight: Fight) -> None:
    """QT-18.12 to QT-18.27, QT-23.32: credit goes to those who fought."""
    winners = in_camp(fight, fight.winner)
    if fight.winner == GREEN:
        if fight.principal == fight.active and kritik(fight, GREEN):  # QT-18.20
            deed(t, fight.active, ST_GARY)
        counts_for_witcher = fight.enemy in MONSTERS or fight.enemy == DOPPELGANGER  # QT-18.26
        if counts_for_witcher and fight.enemy_power >= WITCHER_POWER and winners == [fight.principal]:
            deed(t, fight.principal, WITCHER)
    if fight.kind == "arena":
        losers = in_camp(fight, GREEN + RED - fight.winner)
        if len(winners) != len(losers):
            for seat in winners:
                deed(t, seat, INTREPID if len(winners) < len(losers) else COWARD)


def fatigue(t: Table, fight: Fight) -> None:
    """QT-19.4: the Barbarian's price."""
    for seat, announced in enumerate(fight.announced):
        p = t.players[seat]
        if announced & UNIQUE and p.character == BARBARIAN:
            p.fatigue = FATIGUE
            t.say("fatigue", "QT-19.4", seat=seat, loss=FATIGUE)


def after_fight(t: Table, fight: Fight, losers: list[int], spared: set[int]) -> Script[None]:
    """QT-12.15: fatigue, deaths of familiars, the fate of a tamed monster."""
    fatigue(t, fight)
    if kritik(fight, fight.winner):
        for seat in losers:
            if t.players[seat].familiar and seat not in spared:
                lose_familiar(t, seat, "QT-20.4")
    for side in (GREEN, RED):
        for seat in in_camp(fight, side):
            p = t.players[seat]
            if p.character == FORESTER and p.tamed != NOTHING:
                killed = kritik(fight, GREEN + RED - side) and seat not in spared  # QT-23.11
                if not killed:
                    (value,) = yield Roll((DIE,), for_=seat, what="bow")
                    killed = value <= CONSTANTS["bow_flee_max_roll"]
                    t.say("bow-roll", "QT-23.9", rolls=(bow_roll(seat, value),), seat=seat, die=value)
                if killed:
                    scrap(t, seat, BOW)


def bow_roll(seat: int, value: int) -> Rolled:
    """QT-23.9: a low die, and the tamed monster is gone."""
    target = CONSTANTS["bow_flee_max_roll"]
    stays = "tamed_stays" if value > target else "tamed_flees"
    return Rolled("bow", (Die(DIE, value),), SEATS[seat], total=value, need=">", target=target, outcome=stays)
