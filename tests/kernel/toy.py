"""The Cellar: a small game that uses everything the kernel offers. Its rules are in `toy_box/ledger.toml`.

2 or 3 seats. Hidden: hands, the order of the pile, the trapped door. A seat may look at the pile's top card.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from oubliettes.kernel import (
    Ask,
    Blocked,
    Die,
    Draw,
    EndMatch,
    Game,
    Match,
    Note,
    Option,
    Options,
    Pick,
    Result,
    Roll,
    Rolled,
    Script,
    ScriptedDice,
    Shuffle,
    Together,
    line,
    note,
    ranks,
)
from oubliettes.kernel import Table as KernelTable

UNKNOWN, WARD = 0, 4
"""The face of a card that a seat cannot see, and the card that stops a thief."""
DOORS = (1, 2, 3)
ROUNDS = 3
STAKE = 3

COIN: Pick = ("coin",)
ROLL: Pick = ("roll",)
LOOK: Pick = ("look",)
DIG: Pick = ("dig",)
AGAIN: Pick = ("again",)
STOP: Pick = ("stop",)
PASS: Pick = ("pass",)
SHOW_WARD: Pick = ("ward",)


@dataclass(slots=True, kw_only=True)
class Cellar(KernelTable):
    """All cards are always in the pile, in a hand or among the discards."""

    copies: int = 3
    """How many there are of each card, 1 to 4."""
    hand_size: int = 2
    deadly: bool = True
    pile: list[int] = field(default_factory=list)
    """The top card is the last."""
    hands: list[list[int]] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    knows: list[bool] = field(default_factory=list)
    """Which seats have looked at the card that is now on top."""
    trap: int = UNKNOWN
    sprung: bool = False
    opened: list[int] = field(default_factory=list)
    gold: list[int] = field(default_factory=list)
    first: int = 0
    round: int = 0
    stake: int = 0
    dice: tuple[int, ...] = ()
    bids: tuple[int, ...] = ()
    wins: list[int] = field(default_factory=list)


# ------------------------------------------------------------------ setting up


def setup(seats: int, options: Options) -> Cellar:
    careers = options["careers"] or [None] * seats
    t = Cellar(copies={"full": 3, "short": 2}[options["pile"]], hand_size=options["hand"], deadly=options["deadly"])
    t.hands = [[] for _ in range(seats)]
    t.knows = [False] * seats
    t.wins = [(career or {}).get("wins", 0) for career in careers]
    t.gold = [3 + min(wins, 3) for wins in t.wins]
    t.then(("lot", options["first"]), ("deal",), ("set_trap",), ("next_round",))
    return t


def lot(t: Cellar, seat: str | int) -> Script[None]:
    t.first = (yield Draw(len(t.hands))) if seat == "random" else int(seat)
    t.say("first", seat=t.first)


def deal(t: Cellar) -> Script[None]:
    """TY-1.1."""
    cards = [card for card in range(1, 5) for _ in range(t.copies)]
    order: tuple[int, ...] = yield Shuffle(len(cards))
    t.pile = [cards[place] for place in order]
    for seat, hand in enumerate(t.hands):
        for _ in range(min(t.hand_size, len(t.pile) // len(t.hands))):
            hand.append(t.pile.pop())
        t.say("dealt", "TY-1.1", readers=(seat,), seat=seat, cards=tuple(hand))


def set_trap(t: Cellar) -> Script[None]:
    """TY-1.2."""
    (t.trap,) = yield Roll((len(DOORS),), hidden=True)


def next_round(t: Cellar) -> Script[None]:
    """TY-3.1, TY-3.2: turns, then the auction."""
    yield from ()
    t.round += 1
    if t.round > ROUNDS:
        t.say("last-round", "TY-3.2")
        return
    seats = len(t.hands)
    t.then(*(("turn", (t.first + n) % seats) for n in range(seats)), ("auction",), ("next_round",))


# ------------------------------------------------------------------ a turn


def turn(t: Cellar, seat: int) -> Script[None]:
    """TY-2.1: one beat, so that coins can be taken back."""
    t.stake, t.dice = 0, ()
    while (
        pick := (yield Ask(seat, "turn", acts(t, seat), rule="TY-2.1", facts={"stake": t.stake}, blocked=greyed))
    ) is COIN:
        t.gold[seat] -= 1
        t.stake += 1
        t.say("coin", "TY-2.1", seat=seat, stake=t.stake)
    if pick is ROLL:
        yield from press(t, seat)
    elif pick is LOOK:
        t.then(("look", seat))
    elif pick is DIG:
        yield from dig(t, seat)
    elif pick[0] == "steal":
        yield from steal(t, seat, int(pick[1]), int(pick[2]))
    else:
        yield from open_door(t, seat, int(pick[1]))
    t.gold[seat] += t.stake
    t.stake = 0


def acts(t: Cellar, seat: int) -> list[Pick]:
    options = [COIN] if t.stake < STAKE and t.gold[seat] else []
    options.append(ROLL)
    if t.pile and not t.knows[seat]:
        options.append(LOOK)
    if t.discard:
        options.append(DIG)
    options += [
        ("steal", other, place) for other, hand in enumerate(t.hands) if other != seat for place in range(len(hand))
    ]
    options += [("open", door) for door in DOORS if door not in t.opened]
    return options


def greyed(t: Cellar) -> list[Blocked]:
    blocked = [Blocked(("open", door), "TY-2.5") for door in t.opened]
    if not t.discard:
        blocked.append(Blocked(DIG, "TY-2.6"))
    if t.stake >= STAKE:
        blocked.append(Blocked(COIN, "TY-2.1"))
    return blocked


def press(t: Cellar, seat: int) -> Script[None]:
    """TY-2.2: the first die can lose the stake, the second shines."""
    while True:
        t.dice = yield Roll((6, 4), for_=seat, what="luck")
        luck, shine = t.dice
        dice = (Die(6, luck, "luck"), Die(4, shine, "luck"))
        outcome = "lost" if luck == 1 else "doubled"
        press = Rolled("press", dice, f"seat:{seat}", total=luck, need=">", target=1, outcome=outcome)
        t.say("rolled", "TY-2.2", rolls=(press,), seat=seat, dice=t.dice)
        if t.dice[0] == 1:
            t.stake = 0
            return
        t.stake = min(2 * t.stake, 20)
        if (yield Ask(seat, "press", [AGAIN, STOP], rule="TY-2.2")) is STOP:
            return


def look(t: Cellar, seat: int) -> Script[None]:
    """TY-2.3: in a beat of its own, since it shows something hidden."""
    yield from ()
    t.knows[seat] = True
    t.say("looked", "TY-2.3", seat=seat)
    t.say("saw", "TY-2.3", readers=(seat,), seat=seat, card=t.pile[-1])


def steal(t: Cellar, seat: int, other: int, place: int) -> Script[None]:
    """TY-2.4: the victim is asked whether or not it holds a ward."""
    options = [PASS, SHOW_WARD] if WARD in t.hands[other] else [PASS]
    if (yield Ask(other, "ward", options, rule="TY-2.4", facts={"thief_seat": seat, "place": place})) is SHOW_WARD:
        t.say("warded", "TY-2.4", seat=other)
        return
    card = t.hands[other].pop(place)
    t.hands[seat].append(card)
    t.say("stolen", "TY-2.4", seat=seat, other_seat=other, place=place)
    t.say("stolen-card", "TY-2.4", readers=(seat, other), card=card)


def open_door(t: Cellar, seat: int, door: int) -> Script[None]:
    """TY-2.5."""
    t.opened.append(door)
    if door == t.trap:
        yield from spring(t, seat)
    else:
        t.gold[seat] += 2
        t.say("treasure", "TY-2.5", seat=seat, door=door)


def spring(t: Cellar, seat: int) -> Script[None]:
    """TY-3.2: ends the match from three scripts down."""
    t.sprung = True
    t.dice = yield Roll((4,), for_=seat)
    t.gold[seat] = max(0, t.gold[seat] - t.dice[0])
    loss = Rolled("loss", (Die(4, t.dice[0]),), f"seat:{seat}", total=t.dice[0])
    t.say("trap", "TY-2.5", rolls=(loss,), seat=seat, loss=t.dice[0])
    if t.deadly and t.dice[0] == 4:
        t.say("deadly", "TY-3.2", seat=seat)
        raise EndMatch


def dig(t: Cellar, seat: int) -> Script[None]:
    """TY-2.6."""
    card = t.discard.pop((yield Draw(len(t.discard))))
    t.hands[seat].append(card)
    t.say("dug", "TY-2.6", seat=seat, card=card)


def auction(t: Cellar) -> Script[None]:
    """TY-3.1."""
    asks = [
        Ask(seat, "auction", [("bid", coins) for coins in range(min(gold, STAKE) + 1)], rule="TY-3.1")
        for seat, gold in enumerate(t.gold)
    ]
    answers: dict[int, Pick] = yield Together(asks)
    t.bids = tuple(int(pick[1]) for pick in answers.values())
    t.gold = [gold - bid for gold, bid in zip(t.gold, t.bids, strict=True)]
    t.say("bids", "TY-3.1", bids=t.bids)
    best = max(t.bids)
    if t.bids.count(best) == 1 and t.pile:
        winner = t.bids.index(best)
        t.hands[winner].append(t.pile.pop())
        t.knows = [False] * len(t.hands)
        t.say("won", "TY-3.1", seat=winner)
    for hand in t.hands:
        if len(hand) > 3:
            t.discard.append(hand.pop(0))


# ------------------------------------------------------------------ who sees what


def copy(t: Cellar) -> Cellar:
    return Cellar(
        agenda=t.agenda[:],
        copies=t.copies,
        hand_size=t.hand_size,
        deadly=t.deadly,
        pile=t.pile[:],
        hands=[hand[:] for hand in t.hands],
        discard=t.discard[:],
        knows=t.knows[:],
        trap=t.trap,
        sprung=t.sprung,
        opened=t.opened[:],
        gold=t.gold[:],
        first=t.first,
        round=t.round,
        stake=t.stake,
        dice=t.dice,
        bids=t.bids,
        wins=t.wins[:],
    )


def hide(t: Cellar, seat: int | None) -> Cellar:
    """Others' hands, the pile but for a top card one has looked at, and the trap until it is sprung."""
    hidden = copy(t)
    hidden.hands = [hand if owner == seat else [UNKNOWN] * len(hand) for owner, hand in enumerate(hidden.hands)]
    top = t.pile[-1:] if seat is not None and t.knows[seat] else [UNKNOWN] * len(t.pile[-1:])
    hidden.pile = [UNKNOWN] * len(t.pile[:-1]) + top
    if not t.sprung:
        hidden.trap = UNKNOWN
    return hidden


@dataclass(slots=True, frozen=True)
class View:
    hand: list[int]
    hands: list[int]
    pile: int
    top: int
    discard: list[int]
    doors: dict[str, int]
    """1 for those that are open."""
    trap: int
    gold: list[int]
    stake: int
    dice: list[int]
    bids: list[int]
    round: int


def view(t: Cellar, seat: int | None) -> View:
    return View(
        hand=[] if seat is None else t.hands[seat],
        hands=[len(hand) for hand in t.hands],
        pile=len(t.pile),
        top=t.pile[-1] if t.pile else UNKNOWN,
        discard=t.discard,
        doors={f"door:{door}": int(door in t.opened) for door in DOORS},
        trap=t.trap,
        gold=t.gold,
        stake=t.stake,
        dice=list(t.dice),
        bids=list(t.bids),
        round=t.round,
    )


def guess(hidden: Cellar, seat: int, rng: Random) -> Cellar:
    t = copy(hidden)
    if not t.pile and not any(t.hands):
        return t  # not dealt yet
    bag = [card for card in range(1, 5) for _ in range(t.copies)]
    for card in [*t.pile, *(card for hand in t.hands for card in hand), *t.discard]:
        if card != UNKNOWN:
            bag.remove(card)
    rng.shuffle(bag)
    t.pile = [card or bag.pop() for card in t.pile]
    t.hands = [[card or bag.pop() for card in hand] for hand in t.hands]
    if t.trap == UNKNOWN and ("set_trap",) not in t.agenda:
        t.trap = rng.choice([door for door in DOORS if door not in t.opened])
    return t


def told(t: Cellar, ask: Ask) -> dict[Pick, Note]:
    """What each pick does, from what its seat may know."""
    return {pick: _note(t, pick) for pick in ask.options} | {
        pick: note(line("blocked")) for pick, _ in (ask.blocked(t) if ask.blocked else ())
    }


def _note(t: Cellar, pick: Pick) -> Note:
    if pick in (ROLL, AGAIN):
        return note(line("stake", stake=t.stake), chance=5 / 6)
    if pick[0] == "open":
        return note(line("gold", gold=2), chance=1 - 1 / (len(DOORS) - len(t.opened)), danger=t.deadly)
    return note(line("plain", stake=t.stake))


def spots(t: Cellar, ask: Ask, pick: Pick) -> tuple[str, ...]:
    """Doors and other seats are on the board."""
    if pick[0] == "open":
        return (f"door:{pick[1]}",)
    return (f"seat:{pick[1]}",) if pick[0] == "steal" else ()


# ------------------------------------------------------------------ players and the end


def policy(t: Cellar, ask: Ask, rng: Random) -> Pick:
    if ask.prompt == "auction" and t.knows[ask.seat] and t.pile[-1] >= 3:
        return ask.options[-1]
    if ask.prompt == "ward":
        return ask.options[-1]
    return rng.choice(ask.options)


def worth(t: Cellar, seat: int) -> int:
    return t.gold[seat] + sum(t.hands[seat])


def evaluate(t: Cellar, seat: int) -> float:
    return t.gold[seat] / max(1, sum(t.gold))


def result(t: Cellar) -> Result:
    scores = [worth(t, seat) for seat in range(len(t.hands))]
    places = ranks([-score for score in scores])
    return Result(
        scores=tuple(map(float, scores)),
        ranks=places,
        ending="deadly" if t.round <= ROUNDS else "rounds",
        facts={"rounds": t.round, "bids": t.bids},
        legacy=tuple({"wins": wins + (place == 1)} for wins, place in zip(t.wins, places, strict=True)),
    )


def check(t: Cellar) -> list[str]:
    broken = []
    cards = sorted([*t.pile, *(card for hand in t.hands for card in hand), *t.discard])
    if cards and cards != [card for card in range(1, 5) for _ in range(t.copies)]:
        broken.append(f"the cards are {cards}")
    if min(t.gold) < 0:
        broken.append(f"gold below zero: {t.gold}")
    if t.trap and (t.trap in t.opened) != t.sprung:
        broken.append(f"the trap of door {t.trap} should have been sprung: open are {t.opened}")
    return broken


STEPS: dict[str, Callable[..., Script[None]]] = {
    "lot": lot,
    "deal": deal,
    "set_trap": set_trap,
    "next_round": next_round,
    "turn": turn,
    "look": look,
    "auction": auction,
}

TOY: Game[Cellar] = Game(
    slug="cellar",
    version=1,
    seats=range(2, 4),
    options=(
        Option("hand", "number", 2, least=1, most=3, rules=("TY-1.1",)),
        Option("pile", "choice", "full", values=("full", "short"), rules=("TY-1.1",)),
        Option("deadly", "flag", True, rules=("TY-3.2",)),
        Option("first", "seat", "random"),
        Option("careers", "legacy"),
    ),
    folder=Path(__file__).parent / "toy_box",
    setup=setup,
    steps=STEPS,
    copy=copy,
    hide=hide,
    view=view,
    guess=guess,
    policy=policy,
    evaluate=evaluate,
    result=result,
    check=check,
    note=told,
    spots=spots,
)


def cellar(rolls: Iterable[int] = (), draws: Iterable[int] = (), trap: int = 2, **options: Any) -> Match[Cellar]:
    """A match of two with scripted dice: seat 0 begins and holds 2 and 4, seat 1 holds 2 and 3; a 4 is on the pile."""
    piled = [1, 1, 1, 2, 3, 3, 4, 4, 3, 2, 4, 2]
    places = list(range(len(piled)))
    order = []
    for card in piled:
        order.append(next(place for place in places if place // 3 + 1 == card))
        places.remove(order[-1])
    dice = ScriptedDice([trap, *rolls], draws, shuffles=[tuple(order)])
    return Match.new(TOY, seats=2, options={"first": 0, **options}, dice=dice)
