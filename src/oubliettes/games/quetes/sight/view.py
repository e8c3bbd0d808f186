"""What a seat sees (QT-27): `hide` blanks face-down cards, closed fists and the deck; views are built from that."""

from dataclasses import dataclass

from oubliettes.games.quetes.pieces import (
    CARDS,
    CHARACTERS,
    CONSTANTS,
    DEEDS,
    GUARDIAN,
    NOTHING,
    OBJECTS,
    PRICE,
    PRIEST,
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
from oubliettes.games.quetes.table import (
    DUNGEON,
    GREEN,
    NEUTRAL,
    RED,
    TALKS,
    UNKNOWN,
    Basket,
    Ending,
    Fate,
    Fight,
    Kind,
    Phase,
    Player,
    Promise,
    Quest,
    Table,
    Terms,
    copy,
)

CAMPS = ("neutral", "attacker", "defender")


# ------------------------------------------------------------------ hiding (QT-27.2 to QT-27.5)


def hide(t: Table, seat: int | None) -> Table:
    """A copy, blank where this seat cannot know. QT-25.14: after the end everything is turned over."""
    new = copy(t)
    if t.ending:
        return new
    bit = 0 if seat is None else 1 << seat

    def face(quest: Quest) -> Quest:
        return quest if quest.card == NOTHING or quest.knowers & bit else quest._replace(card=UNKNOWN)

    new.pile = [face(quest) for quest in new.pile]
    new.shown = [face(quest) for quest in new.shown]
    for number, p in enumerate(new.players):
        p.candidates = [face(quest) for quest in p.candidates]
        p.main = face(p.main)
        p.secondary = [face(quest) for quest in p.secondary]
        if number != seat:
            p.declined = 0
    if t.top >= 0 and (seat is None or t.players[seat].character != PRIEST):  # QT-27.4
        new.deck = sorted([*t.deck, t.top])
        new.top = UNKNOWN
    if new.fight and not new.fight.revealed:  # QT-27.5
        for other in bystanders(new.fight):
            if other != seat and not new.fight.fled >> other & 1:
                new.fight.camps[other] = UNKNOWN
    return new


# ------------------------------------------------------------------ the views


@dataclass(slots=True, frozen=True)
class QuestView:
    """A quest before a player: its name only for those who know it."""

    place: int
    """What picks call it: 0 for the main quest."""
    name: str
    """Empty: face down."""
    points: int
    have: int
    need: int
    """How far it has come: 2 undead of 3. Nothing for a face that this seat cannot see."""
    fulfilled: bool
    """Could be claimed now; False for a face that this seat cannot see."""


@dataclass(slots=True, frozen=True)
class SeatView:
    """What lies before one player."""

    character: str
    type_token: str
    token: bool
    trophies: int
    wounds: int
    power: int
    ally: int
    """The blue number of the gauge: half of the power, three quarters of it with two players (QT-26.7)."""
    gems: int
    fatigue: int
    cursed: bool
    slots: dict[str, str]
    familiar: bool
    on_familiar: str
    surplus: list[str]
    kept: list[str]
    fairy: bool
    tamed: str
    remains: list[str]
    candidates: list[str]
    quests: list[QuestView]
    completed: list[str]
    promises: dict[str, int]
    """Kept, kept in part, broken."""
    score: int | None
    """After deductions, as far as this seat can count it: its own, and everybody's at the end."""


@dataclass(slots=True, frozen=True)
class TermsView:
    goods: list[tuple[str, int]]
    clause: str


@dataclass(slots=True, frozen=True)
class PromiseView:
    debtor: int
    creditor: int
    arena: bool
    round: int
    state: Fate
    terms: TermsView


@dataclass(slots=True, frozen=True)
class TradeView:
    proposer: int
    partner: int
    purpose: list[str | int]
    give: list[tuple[str, int]]
    take: list[tuple[str, int]]
    counter: bool


@dataclass(slots=True, frozen=True)
class DraftView:
    author: int
    debtor: int
    creditor: int
    terms: TermsView


@dataclass(slots=True, frozen=True)
class FightView:
    kind: Kind
    active: int
    principal: int
    defender: int
    enemy: str
    enemy_power: int
    hell: list[str]
    charmed: int
    bids: list[TermsView | None]
    answers: list[tuple[str, str]]
    """What each seat has answered to the attacker and to the defender of an Arena; empty: nothing yet."""
    camps: list[str]
    """`neutral`, `attacker`, `defender`, or `closed`: a fist that this seat cannot see into."""
    closed: bool
    """The bystanders' fists are closed, or closing: from the secret choice until the dice have fallen."""
    bystanders: list[int]
    announced: list[int]
    fled: list[int]
    dice: list[int]
    totals: list[int]
    """Green and red as the dice were compared; empty before, and while they are rolled again."""
    green: int
    """What is known of the green side's strength before the dice."""
    red: int
    throws: int
    """How many throws of the dice there are: 64, or 512 with a Lightning Axe."""
    odds: int
    """How many of them win for the green side, as the known camps stand."""
    heavy: int
    """How many of them lose to an 8, which wounds twice."""
    odds_with: list[int]
    """Those that win with each seat as one more ally of the green side; -1 where it cannot be one."""
    odds_against: list[int]
    """The same with each seat on the red side of an Arena."""
    winner: str


@dataclass(slots=True, frozen=True)
class View:
    """The whole table."""

    seats: dict[str, SeatView]
    target: int
    round: int
    first: int
    active: int
    phase: Phase
    shop: dict[str, int]
    """Objects on sale and their prices."""
    aside: list[str]
    scrap: list[str]
    reserve: int
    pot: int
    temple: int
    arena_decided: bool
    deck: int
    left: dict[str, int]
    """The cards still in the adventure deck: everybody can count them out."""
    top: str
    """The card that this seat has looked at."""
    discard: list[str]
    card: str
    lasting: str
    lasting_seat: int
    pile: int
    known_pile: dict[str, int]
    """Quests that this seat knows in the pile, by how many lie above them."""
    shown: list[str]
    trade: TradeView | None
    draft: DraftView | None
    fight: FightView | None
    picked: list[str]
    promises: dict[str, PromiseView]
    """By the numbers that picks call them."""
    favours: list[tuple[int, int]]
    trade_caps: dict[str, int]
    """What is left of the caps of this phase."""
    duels: dict[str, int]
    """Before phase 2 is chosen: throws out of 64 that win an Arena against each seat, if nobody helps."""
    ending: Ending


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
    return points(t, quest.card) * (CONSTANTS["main_quest_multiplier"] if main else 1)


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
