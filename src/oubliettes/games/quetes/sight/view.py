"""What a seat sees (QT-27): `hide` blanks face-down cards, closed fists and the deck; views are built from that."""

from oubliettes.games.quetes.pieces import (
    CARDS,
    CHARACTERS,
    DEEDS,
    GUARDIAN,
    MAIN_TIMES,
    NOTHING,
    OBJECTS,
    PRICE,
    QUESTS,
    SLOTS,
    TYPES,
)
from oubliettes.games.quetes.rules.guild import fulfilled, is_fulfilled, points
from oubliettes.games.quetes.rules.negotiation import bystanders, helpers
from oubliettes.games.quetes.rules.power import ally_share, fight_power, gauge, quarters
from oubliettes.games.quetes.rules.promises import spoken
from oubliettes.games.quetes.rules.scoring import score
from oubliettes.games.quetes.rules.trades import goods
from oubliettes.games.quetes.sight.odds import duel, known_strength, odds
from oubliettes.games.quetes.sight.progress import progress
from oubliettes.games.quetes.sight.shapes import (
    DraftView,
    FightView,
    PromiseView,
    QuestView,
    SeatView,
    TermsView,
    TradeView,
    View,
)
from oubliettes.games.quetes.table import (
    DUNGEON,
    GREEN,
    NEUTRAL,
    RED,
    TALKS,
    UNKNOWN,
    Basket,
    Fight,
    Player,
    Promise,
    Quest,
    Table,
    Terms,
)

CAMPS = ("neutral", "attacker", "defender")


def view(t: Table, seat: int | None) -> View:
    """QT-27.1: what is public, and this seat's own cards, from the hidden table."""
    counted: dict[str, int] = {}
    for card in t.deck:
        counted[CARDS[card]] = counted.get(CARDS[card], 0) + 1
    if t.top >= 0:
        counted[CARDS[t.top]] = counted.get(CARDS[t.top], 0) + 1
    caps = t.caps
    return View(
        seats={str(number): _seat(t, number, seat) for number in range(len(t.players))},
        target=t.target,
        round=t.round,
        first=t.first,
        active=t.active,
        phase=t.phase,
        shop={OBJECTS[o]: PRICE[o] for o in t.shop},
        aside=[OBJECTS[o] for o in t.aside],
        scrap=[OBJECTS[o] for o in t.scrap],
        reserve=t.reserve,
        pot=t.pot,
        temple=t.temple,
        arena_decided=t.arena_decided,
        deck=len(t.deck) + (t.top >= 0),
        left=counted,
        top=_card(t.top),
        discard=[CARDS[card] for card in t.discard],
        card=_card(t.card),
        lasting=_card(t.lasting),
        lasting_seat=t.lasting_seat,
        pile=len(t.pile),
        known_pile={
            QUESTS[quest.card]: len(t.pile) - 1 - place for place, quest in enumerate(t.pile) if quest.card >= 0
        },
        shown=[_quest(quest) for quest in t.shown],
        trade=_trade(t),
        draft=_draft(t),
        fight=_fight(t, t.fight) if t.fight else None,
        picked=list(t.picked),
        promises={str(number): _promise(one) for number, one in enumerate(t.promises, start=1)},
        favours=list(t.favours),
        trade_caps={
            "proposals": caps["trade_proposals_per_phase"] - sum(t.proposals),
            "calls": caps["calls_for_offers_per_phase"] - t.called,
            "rearrangements": caps["rearrangements_per_phase"] - t.rearranged,
        },
        duels={str(seat): duel(t, t.active, seat).wins for seat in t.others(t.active)} if t.phase == DUNGEON else {},
        ending=t.ending,
    )


def _card(card: int) -> str:
    return CARDS[card] if card >= 0 else ""


def _quest(quest: Quest) -> str:
    return QUESTS[quest.card] if quest.card >= 0 else ""


def _seat(t: Table, number: int, viewer: int | None) -> SeatView:
    p = t.players[number]
    power = gauge(p)
    return SeatView(
        character=CHARACTERS[p.character] if p.character >= 0 else "",
        type_token=TYPES[p.type_token] if p.type_token >= 0 else "",
        token=p.token,
        trophies=p.trophies,
        wounds=p.wounds,
        power=power,
        ally=ally_share(power, quarters(t, arena=False)),
        gems=p.gems,
        fatigue=p.fatigue,
        cursed=p.cursed,
        slots={slot: OBJECTS[o] for slot, o in zip(SLOTS, p.slots, strict=True) if o != NOTHING},
        familiar=p.familiar,
        on_familiar=OBJECTS[p.on_familiar] if p.on_familiar >= 0 else "",
        surplus=[OBJECTS[o] for o in p.surplus],
        kept=[CARDS[card] for card in p.kept],
        fairy=p.fairy,
        tamed=_card(p.tamed),
        remains=[CARDS[card] for card in p.remains],
        candidates=[_quest(quest) for quest in p.candidates],
        quests=[_quest_view(t, number, viewer, place, quest) for place, quest in _places(p)],
        completed=[QUESTS[card] for card in p.completed],
        promises=dict(zip(("kept", "kept_in_part", "broken"), p.record, strict=True)),
        score=score(t, number) if number == viewer or t.ending else None,
    )


def _quest_view(t: Table, holder: int, viewer: int | None, place: int, quest: Quest) -> QuestView:
    """QT-17.12, QT-27.6: a deed is its holder's secret, even from one who knows the card."""
    open_ = quest.card >= 0 and (holder == viewer or quest.card not in DEEDS)
    have, need = progress(t, holder, quest) if open_ else (0, 0)
    fulfilled_ = open_ and is_fulfilled(quest, fulfilled(t, holder))
    return QuestView(place, _quest(quest), _worth(t, quest, place == 0), have, need, fulfilled_)


def _places(p: Player) -> list[tuple[int, Quest]]:
    """Uncompleted quests by the place that picks name: 0 for the main quest."""
    main = [(0, p.main)] if p.main.card != NOTHING else []
    return [*main, *enumerate(p.secondary, start=1)]


def _worth(t: Table, quest: Quest, main: bool) -> int:
    """QT-17.2: what a known quest is worth where it lies."""
    if quest.card < 0:
        return 0
    return points(t, quest.card) * (MAIN_TIMES if main else 1)


def _terms(terms: Terms) -> TermsView:
    return TermsView(list(spoken(terms)), terms.clause)


def _promise(one: Promise) -> PromiseView:
    return PromiseView(one.debtor, one.creditor, one.arena, one.round, one.state, _terms(one.terms))


def _trade(t: Table) -> TradeView | None:
    trade = t.trade
    if trade is None:
        return None

    def side(basket: Basket) -> list[tuple[str, int]]:
        return list(goods(basket))

    return TradeView(
        trade.proposer, trade.partner, list(trade.purpose), side(trade.give), side(trade.take), trade.counter
    )


def _draft(t: Table) -> DraftView | None:
    draft = t.draft
    return DraftView(draft.author, draft.debtor, draft.creditor, _terms(draft.terms)) if draft else None


def _fight(t: Table, fight: Fight) -> FightView:
    now = odds(t, fight)
    odds_with, odds_against = [-1] * len(t.players), [-1] * len(t.players)
    for seat in allies(t, fight):
        share = ally_share(fight_power(t, fight, seat), quarters(t, arena=fight.kind == "arena"))
        odds_with[seat] = odds(t, fight, share).wins
        if fight.kind == "arena":
            odds_against[seat] = odds(t, fight, -share).wins
    return FightView(
        kind=fight.kind,
        active=fight.active,
        principal=fight.principal,
        defender=fight.defender,
        enemy="temple_guardian" if fight.enemy == GUARDIAN else _card(fight.enemy),
        enemy_power=fight.enemy_power,
        hell=[CARDS[card] for card in fight.hell],
        charmed=fight.charmed,
        bids=[_terms(terms) if terms is not None else None for terms in fight.bids],
        answers=list(fight.answers),
        camps=["closed" if camp == UNKNOWN else CAMPS[camp] for camp in fight.camps],
        closed=not fight.revealed,
        bystanders=bystanders(fight) if fight.kind == "arena" else [],
        announced=list(fight.announced),
        fled=[seat for seat in range(len(t.players)) if fight.fled >> seat & 1],
        dice=list(fight.dice),
        totals=list(fight.totals),
        green=known_strength(t, fight, GREEN),
        red=known_strength(t, fight, RED),
        throws=now.throws,
        odds=now.wins,
        heavy=now.heavy,
        odds_with=odds_with,
        odds_against=odds_against,
        winner=CAMPS[fight.winner] if fight.winner else "",
    )


def allies(t: Table, fight: Fight) -> list[int]:
    """Who may still be won over before the dice: one ally against a monster (QT-11.2), any bystander of an Arena."""
    if fight.dice:
        return []
    if fight.kind == "arena":
        return [seat for seat in bystanders(fight) if fight.camps[seat] in (NEUTRAL, UNKNOWN)]
    found = helpers(t, fight) if fight.kind == "monster" and t.phase == TALKS else []
    return [] if any(fight.camps[seat] == GREEN for seat in found) else found
