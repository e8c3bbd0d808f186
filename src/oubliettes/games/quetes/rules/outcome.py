"""What a fight leads to (QT-12.11 to QT-12.16, QT-13, QT-14, QT-15): winner, loot, gains, wounds, after-effects."""

from oubliettes.games.quetes.pieces import (
    AXE,
    BARBARIAN,
    BOW,
    CARD,
    CARD_GEMS,
    CARD_TROPHIES,
    CARDS,
    CONSTANTS,
    COWARD,
    DIE,
    DJINN,
    DOPPELGANGER,
    DRAGON_OBJECT,
    FAIRY,
    FATIGUE,
    FORESTER,
    GUARDIAN,
    HELM,
    INTREPID,
    MIGHT,
    MONSTERS,
    NOTHING,
    OBJECT,
    OBJECT_LIKE,
    OBJECTS,
    PRIEST,
    RING,
    SEAT,
    SEATS,
    ST_GARY,
    THIEF,
    WITCHER,
    WITCHER_POWER,
)
from oubliettes.games.quetes.rules.goods import (
    choose,
    count_of,
    discard,
    discard_drawn,
    gain_gems,
    hand_over,
    lose_familiar,
    move_gems,
    objects_of,
    receive,
    remains_of,
    scrap,
    wound,
)
from oubliettes.games.quetes.rules.guild import deed, window
from oubliettes.games.quetes.rules.power import in_camp, kritik, total
from oubliettes.games.quetes.rules.promises import fall_due, lapse, return_favours
from oubliettes.games.quetes.rules.rolls import LOST, WON, compared
from oubliettes.games.quetes.rules.scoring import check_end
from oubliettes.games.quetes.table import AXE_USED, GREEN, MIGHT_USED, RED, UNIQUE, Fight, Table
from oubliettes.kernel import Ask, Die, Pick, Roll, Rolled, Script, word

REROLL: Pick = ("reroll",)
ACCEPT_RESULT: Pick = ("accept_result",)
USE_HELM: Pick = ("use_helm",)
KEEP_HELM: Pick = ("keep_helm",)
LOOT_GEMS: Pick = ("loot_gems",)


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


def leave_monster(t: Table, fight: Fight) -> None:
    """QT-13.8, QT-13.10, QT-22.4, QT-22.5: the card is discarded, and a dragon's object with it."""
    if fight.enemy in DRAGON_OBJECT:
        o = DRAGON_OBJECT[fight.enemy]
        t.aside.remove(o)
        t.scrap.append(o)
        t.say("dragon-object-lost", "QT-22.4", object=OBJECTS[o])
    discard_drawn(t)


# ------------------------------------------------------------------ the Dungeon (QT-13, QT-20, QT-21.15, QT-22)


def dungeon_result(t: Table, fight: Fight, losers: list[int]) -> Script[set[int]]:
    if fight.kind == "hell":
        return hell_result(t, fight, losers)
    if fight.winner == RED:
        spared = defeat(t, fight, losers)
        if fight.enemy != GUARDIAN:
            leave_monster(t, fight)
        return spared
    seat, enemy = fight.active, fight.enemy
    p = t.players[seat]
    if enemy == GUARDIAN:
        gems, t.temple = t.temple, 0
        p.gems += gems
        t.say("temple-robbed", "QT-24.2", seat=seat, gems=("gem", gems))
        return set()
    gems = gain_gems(t, seat, CARD_GEMS[enemy])  # QT-13.3
    p.trophies += CARD_TROPHIES[enemy]
    t.trophies_won = CARD_TROPHIES[enemy]
    won = (("gem", gems), ("trophy_point", CARD_TROPHIES[enemy]), (CARDS[enemy], int(enemy in MONSTERS)))
    if goods := tuple(one for one in won if one[1]):
        t.say("spoils", "QT-13.3", seat=seat, goods=goods)
    if enemy in MONSTERS:
        p.remains.append(enemy)  # QT-13.4
        t.beaten |= 1 << enemy
        t.card = NOTHING
        if enemy in DRAGON_OBJECT:  # QT-22.1
            o = DRAGON_OBJECT[enemy]
            t.aside.remove(o)
            receive(t, seat, o)
            t.say("dragon-object-won", "QT-22.1", seat=seat, object=OBJECTS[o])
        return set()
    discard_drawn(t)  # QT-20.26
    if enemy == DJINN:
        yield from wish(t, seat)
    return set()


def wishes(t: Table, seat: int) -> list[Pick]:
    """QT-20.7, QT-20.8: every object and every remains card on the table, discarded ones included.

    A monster that was never beaten has left no remains, though its card is discarded too (QT-13.10).
    """
    names = [OBJECTS[o] for o in (*t.shop, *t.scrap)]
    names += [CARDS[card] for card in t.discard if card in OBJECT_LIKE or t.beaten >> card & 1]
    options: list[Pick] = [("wish", name) for name in dict.fromkeys(names)]
    for other in t.others(seat):
        p = t.players[other]
        options += [("wish_from", SEATS[other], name) for name in (*objects_of(p), *remains_of(p))]
    return options


def wish(t: Table, seat: int) -> Script[None]:
    """QT-20.6: the Djinn gives one of them."""
    pick: Pick = yield Ask(seat, "djinn", wishes(t, seat), rule="QT-20.6")
    name = str(pick[-1])
    p = t.players[seat]
    if pick[0] == "wish_from":
        hand_over(t, SEAT[pick[1]], seat, name)
    elif name in OBJECT:
        o = OBJECT[name]
        (t.shop if o in t.shop else t.scrap).remove(o)
        receive(t, seat, o)
    else:
        card = CARD[name]
        at = len(t.discard) - 1 - t.discard[::-1].index(card)
        del t.discard[at]
        (p.kept if card in OBJECT_LIKE else p.remains).append(card)
    t.say("wish", "QT-20.6", seat=seat, card=name)


def hell_result(t: Table, fight: Fight, losers: list[int]) -> set[int]:
    """QT-21.15, QT-21.16: gems one by one in turn order; or wounds, and a trophy point less for everybody."""
    spared: set[int] = set()
    fighters = [seat for seat in t.order() if seat in in_camp(fight, GREEN)]
    if fight.winner == GREEN:
        shares = dict.fromkeys(fighters, 0)
        for n in range(sum(CARD_GEMS[card] for card in fight.hell)):
            shares[fighters[n % len(fighters)]] += gain_gems(t, fighters[n % len(fighters)], 1)
        for seat, gems in shares.items():
            t.say("hell-gems", "QT-21.15", seat=seat, gems=("gem", gems))
    else:
        spared = defeat(t, fight, losers)
        for seat in losers:
            p = t.players[seat]
            if p.trophies:  # QT-25.13, QT-20.33
                p.trophies -= 1
                t.say("hell-trophy", "QT-21.16", seat=seat)
    bury_hell(t, fight)
    return spared


def bury_hell(t: Table, fight: Fight) -> None:
    """QT-21.33: its monsters lie on the discard pile again, below the event card."""
    t.discard += fight.hell
    discard_drawn(t)


# ------------------------------------------------------------------ Arenas (QT-14, QT-15)


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
            t.players[seat].trophies += CONSTANTS["arena_trophy"]
            t.say("arena-trophy", "QT-14.12" if fight.winner == GREEN else "QT-14.14", seat=seat)
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
        take_gems(t, fight, (victim.gems + 1) // 2)
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
            pick: Pick = ("loot", names[0])
            if len(names) > 1:
                options: list[Pick] = [("loot", name) for name in names]
                pick = yield Ask(fight.active, "double-loot", options, rule="QT-19.21")
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
        if t.players[seat].character == THIEF and seat != fight.charmed and t.players[fight.defender].gems:
            move_gems(t, fight.defender, seat, 1)
            t.say("thief-gem", "QT-15.5", seat=seat, victim_seat=fight.defender)


# ------------------------------------------------------------------ defeats and after-effects


def defeat(t: Table, fight: Fight, losers: list[int]) -> set[int]:
    """QT-5.1, QT-5.2, QT-5.8, QT-20.22: one wound each, two on a KritiK; the Good Fairy saves her owner.

    QT-5.3: by a die of the winners. QT-14.13, QT-14.19: each of the beaten camp.
    """
    spared = set()
    wounds = CONSTANTS["wounds_on_kritik_defeat" if kritik(fight, fight.winner) else "wounds_on_defeat"]
    for seat in losers:
        p = t.players[seat]
        if p.fairy:
            p.fairy = False
            discard(t, FAIRY)
            spared.add(seat)
            t.say("fairy", "QT-20.24", seat=seat)
        else:
            wound(t, seat, wounds, "QT-5.8")
    return spared


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
