"""Situations of Donjon, Quêtes et Trahisons in a few words, the way the rulebook's notes tell them."""

from collections.abc import Iterable
from typing import Any

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.check import check
from oubliettes.games.quetes.pieces import (
    CARD,
    CARDS,
    CHARACTERS,
    MIN_PLAYERS,
    NOTHING,
    OBJECT,
    OBJECT_LIKE,
    QUEST,
    QUESTS,
    SLOT,
    TYPES,
)
from oubliettes.games.quetes.rules.power import ally_share, gauge
from oubliettes.games.quetes.rules.turn import setup
from oubliettes.games.quetes.table import Fight, Player, Quest, Table
from oubliettes.kernel import Match, ScriptedDice
from tests.support import pick

Seat = dict[str, Any]


def seat(character: str = "", **things: Any) -> Seat:
    """A player: `seat("warrior", objects="helm_of_the_dead", gems=3, main="wretched", remains="gnoll_hunter")`."""
    return {"character": character, **things}


def table(
    *players: Seat | str, active: int = 0, discard: str = "", beaten: str = "", deck: str | None = None, **facts: Any
) -> Table:
    """A table in round 4. `discard` lists adventure cards, oldest first, `beaten` those of them that were remains once;
    `deck` leaves only these cards in the deck.

    Seats that name no character get one of those left; tokens are unused, purses empty, unless said.
    """
    seats = [seat(one) if isinstance(one, str) else one for one in players]
    t = setup(len(seats), {"main_quest_penalty": "printed"})
    t.agenda = []
    t.round, t.active, t.first = 4, active, 0
    free = [name for name in CHARACTERS if name not in [one["character"] for one in seats]]
    for number, one in enumerate(seats):
        t.players[number] = _player(t, number, one, free)
    t.arena_decided = True
    for name in discard.split():
        t.deck.remove(CARD[name])
        t.discard.append(CARD[name])
    for name in beaten.split():
        t.beaten |= 1 << CARD[name]
    if deck is not None:
        keep = sorted(CARD[name] for name in deck.split())
        rest = list(t.deck)
        for card in keep:
            rest.remove(card)
        t.discard[:0] = rest
        t.deck = keep
    held = [quest.card for p in t.players for quest in p.quests] + [c for p in t.players for c in p.completed]
    t.pile = [Quest(c, 0) for c in range(len(QUESTS)) if MIN_PLAYERS[c] <= len(seats) and c not in held]
    for name, value in facts.items():
        setattr(t, name, value)
    t.reserve -= sum(p.gems for p in t.players) + t.pot + t.temple
    assert not check(t), check(t)
    return t


def _player(t: Table, number: int, one: Seat, free: list[str]) -> Player:
    name = one["character"] or next((n for n in reversed(free) if n != "forester"), "forester")
    if name in free:
        free.remove(name)
    p = Player(character=CHARACTERS.index(name))
    if name == "forester":
        p.type_token = TYPES.index(one.get("type", "undead"))
    for o in (OBJECT[word] for word in one.get("objects", "").split()):
        (t.shop if o in t.shop else t.aside).remove(o)
        if p.slots[SLOT[o]] == NOTHING:
            p.slots[SLOT[o]] = o
        else:
            p.surplus.append(o)
    if "familiar" in one:
        p.familiar = True
        t.deck.remove(CARD["familiar"])
        if one["familiar"]:
            p.on_familiar = OBJECT[one["familiar"]]
            t.shop.remove(p.on_familiar)
    for word in one.get("remains", "").split():
        t.deck.remove(CARD[word])
        p.remains.append(CARD[word])
        t.beaten |= 1 << CARD[word]
    for word in one.get("kept", "").split():
        assert CARD[word] in OBJECT_LIKE
        t.deck.remove(CARD[word])
        p.kept.append(CARD[word])
    if one.get("fairy"):
        t.deck.remove(CARD["good_fairy"])
        p.fairy = True
    if "tamed" in one:
        p.tamed = CARD[one["tamed"]]
        t.deck.remove(p.tamed)
    if "main" in one:
        p.main = Quest(QUEST[one["main"]], 1 << number)
    p.secondary = [Quest(QUEST[word], 1 << number) for word in one.get("secondary", "").split()]
    p.completed = [QUEST[word] for word in one.get("completed", "").split()]
    for fact in ("gems", "trophies", "wounds", "token", "fatigue", "cursed"):
        if fact in one:
            setattr(p, fact, one[fact])
    return p


class Cards(ScriptedDice):
    """Scripted dice whose draws may be the names of adventure cards still in the deck."""

    def __init__(
        self,
        t: Table,
        rolls: Iterable[int],
        draws: Iterable[int | str] = (),
        shuffles: Iterable[tuple[int, ...]] = (),
    ) -> None:
        super().__init__(rolls, shuffles=shuffles)
        self.names = list(draws)
        self.table = t

    def draw(self, n: int, counter: int = 0) -> int:
        if self.names:
            name = self.names.pop(0)
            self.draws.append(self.table.deck.index(CARD[name]) if isinstance(name, str) else name)
        return super().draw(n, counter)


def play(t: Table, *steps: str, rolls: Iterable[int] = (), draws: Iterable[int | str] = ()) -> Match[Table]:
    """A match that goes on with these steps, `"draw"`, `"challenge 1 False"`, and then with the next turn's end."""
    t.then(*(_step(text) for text in steps))
    return Match.at(GAME, t, Cards(t, rolls, draws))


def _step(text: str) -> tuple[Any, ...]:
    words: list[Any] = [int(word) if word.lstrip("-").isdigit() else word for word in text.split()]
    return tuple({"True": True, "False": False}.get(word, word) for word in words)


def go(match: Match[Table], *picks: str) -> Match[Table]:
    """Make these picks: `"fight"` by the seat asked first, `"2:decline"` by seat 2. Lone options are taken unasked."""
    for text in picks:
        number, colon, rest = text.partition(":")
        named = int(number) if colon and number.isdigit() else None
        wanted = pick(rest if named is not None else text)
        settle(match, wanted, named)
        assert match.pending, f"the match is over before {text!r}"
        who = match.pending[0].seat if named is None else named
        match.choose(who, wanted)
    settle(match)
    return match


def settle(match: Match[Table], wanted: Any = None, named: int | None = None) -> None:
    """Answer each ask with a single option (QT-27.7), but not the one that is wanted; no phase is ended unbidden."""
    while match.pending:
        lone = next((ask for ask in match.pending if len(ask.options) == 1), None)
        last = wanted is None and lone is not None and ("end_phase",) in lone.options
        if lone is None or last or (wanted in lone.options and named in (None, lone.seat)):
            return
        match.choose(lone.seat, lone.options[0])


def p(match: Match[Table], number: int) -> Player:
    return match.table.players[number]


def power(match: Match[Table], number: int) -> int:
    return gauge(p(match, number))


def fight(match: Match[Table]) -> Fight:
    assert match.table.fight
    return match.table.fight


def options(match: Match[Table], number: int | None = None) -> list[str]:
    """What a seat may pick, as text; the seat asked first unless said."""
    ask = match.pending[0] if number is None else match.ask_of(number)
    return [" ".join(map(str, option)) for option in ask.options] if ask else []


def prompt(match: Match[Table]) -> str:
    """The question that is open, and to whom: `"0 supply"`."""
    return " + ".join(f"{ask.seat} {ask.prompt}" for ask in match.pending)


def cards(numbers: Iterable[int]) -> list[str]:
    return [CARDS[number] for number in numbers]


def totals(match: Match[Table]) -> tuple[int, int]:
    """What the two sides had in the last fight, dice included."""
    last = facts(match, "totals")[-1]
    return last["green"], last["red"]


def each(match: Match[Table], what: str) -> list[Any]:
    """One fact of every player, in seat order: `each(match, "gems")`."""
    return [getattr(player, what) for player in match.table.players]


def facts(match: Match[Table], key: str) -> list[dict[str, Any]]:
    """The facts of every event of this kind so far."""
    return [event.facts for event in match.log if event.key == key]


# ------------------------------------------------------------------ longer situations


def meet(t: Table, card: str, *picks: str, rolls: Iterable[int] = (), rest: bool = False) -> Match[Table]:
    """The active player has just drawn this card; then these picks; with `rest` the turn goes on to Rest."""
    t.deck.remove(CARD[card])
    t.card = CARD[card]
    match = play(t, "reveal", *(["rest"] if rest else []), rolls=rolls)
    return go(match, *picks)


def bids(t: Table, ally: int, *terms: str, shake: bool = True) -> list[str]:
    """The picks of a negotiation in which one seat bids and the others decline, up to the handshake."""
    found = ["negotiate"]
    for number in t.others(t.active):
        found += [f"{number}:{pick}" for pick in terms] if number == ally else [f"{number}:decline"]
    return [*found, f"shake seat:{ally}"] if shake else found


FREE = ("gems 0", "done", "no_favour")
"""Help for nothing, against a monster that carries no trophy points."""


def arena(t: Table, victim: int, *sides: str, rolls: Iterable[int] = (), rest: bool = False) -> Match[Table]:
    """An Arena of the active player without talks: `sides` are the bystanders' picks, `"2:attacker"`."""
    match = play(t, f"challenge {victim} False", *(["rest"] if rest else []), rolls=rolls)
    while match.pending and match.pending[0].prompt == "arena-talk":
        match.choose(match.pending[0].seat, ("end_pass",))
    return go(match, *sides)


def rulebook_table(rolls: list[int]) -> Match[Table]:
    """The rulebook's two example turns: round 4, nobody has challenged anybody yet."""
    t = table(
        seat("barbarian", objects="dwarven_hauberk copper_ring", gems=4, main="keen_edge"),
        seat("warrior", objects="helm_of_the_dead", remains="gnoll_hunter", main="wretched", trophies=1),
        seat("thief", trophies=2),
        seat("sorcerer", wounds=3, trophies=2),
        arena_decided=False,
        pot=4,
    )
    match = play(t, "turn 0", "turn 1", rolls=rolls, draws=["infernal_cyclops"])
    assert [power(match, number) for number in range(4)] == [12, 11, 8, 5]
    assert [ally_share(power(match, number), 2) for number in range(4)] == [6, 6, 4, 3]
    return match
