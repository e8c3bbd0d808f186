"""Setting up, rounds and turns (QT-2, QT-3, QT-6)."""

from oubliettes.games.quetes.pieces import (
    CAPS,
    CHARACTERS,
    CONSTANTS,
    DEFAULT_TARGET,
    DIE,
    FORESTER,
    MIN_PLAYERS,
    QUEST_WORDS,
    QUESTS,
    SEATS,
    TYPES,
    WOUNDS_RECOVERED,
)
from oubliettes.games.quetes.rules.events import end_lasting
from oubliettes.games.quetes.rules.guild import window
from oubliettes.games.quetes.rules.market import start_phase
from oubliettes.games.quetes.table import SUPPLY, Player, Quest, Table
from oubliettes.kernel import Ask, Die, Draw, Options, Pick, Roll, Rolled, Script, Shuffle, Together, number


def setup(seats: int, options: Options) -> Table:
    """QT-2.1 to QT-2.4, QT-2.13, QT-2.18, QT-26.1: the table before anything is dealt.

    QT-2.12, QT-26.4: power tokens for all, tokens of camps for three or more. QT-26.11, QT-26.13: two play by the
    same rules.
    """
    chosen = options.get("target", "default")
    target = DEFAULT_TARGET[seats] if chosen == "default" else int(chosen)
    t = Table(
        players=[Player() for _ in range(seats)], target=target, doubled=options["main_quest_penalty"] == "doubled"
    )
    t.caps = CAPS | {cap: options[cap] for cap in CAPS if cap in options}
    t.pile = [Quest(card, 0) for card in range(len(QUESTS)) if MIN_PLAYERS[card] <= seats]  # QT-26.2
    t.proposals = [0] * seats
    t.betrayals = [[0] * seats for _ in range(seats)]
    t.challenges = [[0] * seats for _ in range(seats)]
    t.snubs = [[0] * seats for _ in range(seats)]
    t.truces = [[0] * seats for _ in range(seats)]
    t.words = [[0, 0] for _ in range(seats)]
    t.then(("deal",), ("choose_main",), ("quest_pile",), ("first_player",))
    return t


def deal(t: Table) -> Script[None]:
    """QT-2.7, QT-2.9, QT-2.11, QT-2.14, QT-26.2, QT-26.3: characters, a type token, candidates for the main quest.

    QT-2.15: all see the token. QT-2.16, QT-2.17: all adventure cards, the special ones too, are the Dungeon.
    """
    left = list(range(len(CHARACTERS)))
    for seat, p in enumerate(t.players):
        p.character = left.pop((yield Draw(len(left))))
        t.say("character", "QT-2.11", seat=seat, character=CHARACTERS[p.character])
        if p.character == FORESTER:
            p.type_token = yield Draw(len(TYPES))
            t.say("type-token", "QT-2.14", seat=seat, type=f"type_{TYPES[p.type_token]}")
    order: tuple[int, ...] = yield Shuffle(len(t.pile))
    t.pile = [t.pile[place] for place in order]
    two = len(t.players) == 2
    many = CONSTANTS["main_quest_candidates_two_players" if two else "main_quest_candidates"]
    for seat, p in enumerate(t.players):
        p.candidates = [Quest(t.pile.pop().card, 1 << seat) for _ in range(many)]


def choose_main(t: Table) -> Script[None]:
    """QT-2.7, QT-2.10: each keeps one, in secret."""
    asks = []
    for seat, p in enumerate(t.players):
        options: list[Pick] = [("keep", place) for place in range(1, len(p.candidates) + 1)]
        asks.append(Ask(seat, "main-quest", options, rule="QT-2.7"))
    answers: dict[int, Pick] = yield Together(asks)
    for seat, pick in answers.items():
        p = t.players[seat]
        p.main = p.candidates.pop(number(pick) - 1)
        p.fresh += 1
        name = QUEST_WORDS[p.main.card]
        t.say("main-quest", "QT-2.7", readers=(seat,), seat=seat, quest=name)


def quest_pile(t: Table) -> Script[None]:
    """QT-2.8: the rejected cards go back, and the pile is shuffled."""
    cards = [quest.card for quest in t.pile]
    for p in t.players:
        cards += [quest.card for quest in p.candidates]
        p.candidates = []
    order: tuple[int, ...] = yield Shuffle(len(cards))
    t.pile = [Quest(cards[place], 0) for place in order]


def first_player(t: Table) -> Script[None]:
    """QT-3.1, QT-3.2: the highest die plays first; those tied roll again."""
    tied = list(range(len(t.players)))
    dice: list[int] = []
    while len(tied) > 1:
        dice = []
        for seat in tied:
            (value,) = yield Roll((DIE,), for_=seat, what="first")
            dice.append(value)
            die = Rolled("first", (Die(DIE, value),), SEATS[seat], total=value)
            t.say("first-roll", "QT-3.1", rolls=(die,), seat=seat, die=value)
        tied = [seat for seat, value in zip(tied, dice, strict=True) if value == max(dice)]
    t.first = tied[0]
    highest = Rolled("first", (Die(DIE, max(dice)),), SEATS[t.first], total=max(dice), outcome="first", again=True)
    t.say("first-player", "QT-3.1", rolls=(highest,), seat=t.first)
    t.then(("round",))


def start_round(t: Table) -> None:
    """QT-3.4 to QT-3.6, QT-3.12, QT-3.16: a new round; while no Arena has been decided a gem goes into the Pot."""
    t.round += 1
    t.active = t.first
    t.say("round", "QT-3.4", number=t.round)
    gems = min(CONSTANTS["pot_gem_per_round"], t.reserve)
    if not t.arena_decided and gems:
        t.reserve -= gems
        t.pot += gems
        t.say("pot-grows", "QT-3.5", pot=("gem", t.pot))
    t.then(*(("turn", seat) for seat in t.order()), ("round",))


def turn(t: Table, seat: int) -> None:
    """QT-6.1, QT-6.2: a lasting event ends, one wound heals, the guild opens; then the six phases.

    QT-3.3, QT-6.8: then the next seat. QT-6.3, QT-6.4: the others only answer, and may talk already.
    """
    t.active = seat
    t.quests_bought = t.trophies_bought = 0
    t.trophies_won = 0
    p = t.player
    p.wounds = max(0, p.wounds - WOUNDS_RECOVERED)  # QT-5.6, QT-24.7
    t.say("turn", "QT-6.1", seat=seat)
    if t.lasting_seat == seat:
        end_lasting(t)
    t.then(*window(t), ("supply",))


def supply(t: Table) -> None:
    """Phase 1 (QT-7)."""
    start_phase(t, SUPPLY)
    t.then(("menu",))
