"""Setting up the dungeon: decks, pile, entrance, first cards (DJ-9)."""

from oubliettes.games.donjon import board
from oubliettes.games.donjon.goods import TREASURES
from oubliettes.games.donjon.pieces import (
    AHEAD,
    CHASM,
    DUNGEON_CARDS,
    EVENT_CARDS,
    HEADINGS,
    LIMITS,
    MODULE,
    ROOM_CARDS,
    SIDE,
    SOUTH,
)
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.rules.adventurer.sheet import owned
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.master import decide, master
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import NOBODY, PC, UNKNOWN, Hero, Steps, Table, Zone
from oubliettes.kernel import Ask, BadOption, Draw, Options, Pick, Script, number

PERSON, AUTOMATIC = "person", "automatic"
DONE: Pick = ("done",)
DECKS = ("square", "rectangular", "monster", "event", "treasure")


def setup(seats: int, options: Options) -> Table:
    """The table before the first step. The MD has the last seat, or none (DJ-1.5, DJ-1.8)."""
    most = LIMITS["party_max"]
    alone = seats == 1 or (options["master"] == AUTOMATIC and seats <= most)
    party = seats if alone else seats - 1
    if not LIMITS["party_min"] <= party <= most:
        raise BadOption(f"a party has {LIMITS['party_min']} to {most} adventurers, not {party}")
    t = Table(
        md=NOBODY if alone else party,
        d6=options["beginner_d6"],
        ahead=options["one_card_ahead"],
        coherence=options["coherence"],
        harsh=options["harsh_death"],
        tireless=options["tireless_skills"],
        strict=options["initiative"] == "strict",
        full_deck=options["full_monster_deck"],
        level=options["md_level"],
        quest_option=options["quest"],
        sheets=campaign.taken_over(options["sheets"] or (), seats),
        learnt=[False] * seats,
        heroes=[Hero(number) for number in range(party)],
        decks={kind: [] for kind in DECKS},
        discards={kind: [] for kind in DECKS},
    )
    t.then(*(("create", number) for number in range(party)), ("leader",), ("quest",), ("decks",), ("entrance",))
    return t


def decks(t: Table) -> Script[None]:
    """DJ-9.2 to DJ-9.8, DJ-46.6: all decks complete; the objective card among the last six of the pile.

    DJ-1.4, DJ-2.6: shuffled, Room cards by their shape; nothing else is prepared.
    """
    t.dungeon = sorted(card.id for card in DUNGEON_CARDS.values() if card.id != t.objective for _ in range(card.count))
    size, window = LIMITS["dungeon_pile_kept"] + 1, LIMITS["objective_window"]
    t.pile = [UNKNOWN] * size
    place: int = yield Draw(window)
    t.pile[place] = t.objective
    for shape in ("square", "rectangular"):
        t.decks[shape] = sorted(c.id for c in ROOM_CARDS.values() if c.shape == shape for _ in range(c.count))
    t.decks["event"] = sorted(card.id for card in EVENT_CARDS.values() for _ in range(card.count))
    t.decks["treasure"] = sorted(card for card, thing in TREASURES.items() for _ in range(thing.count))
    for hero in t.heroes:
        for item in owned(hero):
            if item.kind in TREASURES and item.kind in t.decks["treasure"]:
                t.decks["treasure"].remove(item.kind)
    t.decks["monster"] = arrival.deck(t)
    if t.ahead:  # DJ-21.11, DJ-21.12
        for kind in draws.AHEAD_KINDS:
            deck = t.dungeon if kind == draws.DUNGEON else t.decks[kind]
            n: int = yield Draw(len(deck))
            t.held[kind] = deck.pop(n)


def entrance(t: Table) -> Script[None]:
    """DJ-9.9: the first card of the pile, whatever it is."""
    card = yield from draws.turn_card(t)
    t.then(("line_up",), ("entrance_monsters",), ("first_events",), ("first_event",), ("begin",))
    if t.ahead:
        t.drawn, t.drawn_from = card, draws.DUNGEON
        t.agenda.append(("ahead", draws.DUNGEON, "entrance_card"))
    else:
        t.agenda.append(("entrance_card", card))


def entrance_card(t: Table, name: str) -> Script[None]:
    """DJ-9.10, DJ-9.11, DJ-9.14: the MD puts the stairs on one of the sides with a door; the others get theirs."""
    card = DUNGEON_CARDS[name]
    lower = card.tile.modules - 1
    sides = ((lower, SOUTH), *card.exits)
    names: list[Pick] = [("side", HEADINGS[side]) for _, side in sides]
    pick = yield from decide(t, "entrance-side", names, "DJ-9.10", card=name)
    chosen = sides[names.index(pick)]
    where = ((0, -1), (0, 0)) if lower else ((0, 0),)
    zone = layout.lay(t, card, layout.Placement(where, 0, False), 1, exits=tuple(s for s in sides if s != chosen))
    _stairs(t, zone, zone.modules[chosen[0]], chosen[1])
    t.say("entrance", "DJ-9.9", card=name)
    if card.tile.room:
        t.agenda.append(("draw", card.tile.room, "room_card", "", zone.number))


def _stairs(t: Table, zone: Zone, module: int, side: int) -> None:
    """DJ-9.19: two squares beyond the middle of that side, the two behind them; they belong to the zone (DJ-9.13)."""
    dx, dy = AHEAD[side]
    back = (side + 2) % 4
    floor: list[tuple[int, int]] = []
    for square in layout.doorway(0, back):
        x, y = square % SIDE, square // SIDE
        floor.extend(((x, y), (x + dx, y + dy)))
    stairs = len(t.map.modules)
    m = board.with_module(t.map, board.beyond(t.map, module, side), floor, zone.number)
    t.stairs = tuple(board.reading(m, (stairs * MODULE + y * SIDE + x for x, y in floor)))
    t.map = board.joined(m, t.stairs)
    zone.squares = tuple(board.reading(t.map, (*zone.squares, *t.stairs)))


def line_up(t: Table) -> Script[None]:
    """DJ-9.12, DJ-9.13: in seat order, on the stairs, then next to them."""
    m = t.map
    for hero in t.heroes:
        squares = [square for square in t.stairs if ground.free(t, square)]
        if not squares:
            squares = [square for square in ground.around(t, t.stairs) if ground.free(t, square)]
        if not squares:
            squares = [ground.nearest_free(t, t.stairs[0])]
        pick: Pick = yield Ask(hero.number, "start", [("start", m.x[s], m.y[s]) for s in squares], "DJ-9.13")
        t.stand(hero, board.picked_square(m, pick))


def entrance_monsters(t: Table) -> None:
    """DJ-9.15: once the party is lined up, what lives in the entrance room."""
    zone = t.zones[0]
    if zone.room and ROOM_CARDS[zone.room].monsters:
        t.agenda.append(("monsters", zone.number))
    for piece in t.pieces:
        if piece.kind == CHASM:
            t.agenda.append(("chasm", piece.number))


def first_events(t: Table) -> Script[None]:
    """DJ-9.16, DJ-9.20: two cards for the MD; immediate ones are passed over."""
    deck = t.decks["event"]
    for _ in range(LIMITS["setup_events"]):
        found = [card for card in deck if EVENT_CARDS[card].timing != "immediate"]
        n: int = yield Draw(len(found))
        deck.remove(found[n])
        t.hand.append(found[n])


def first_event(t: Table) -> Script[None]:
    """DJ-9.16, DJ-9.17: one of them may be played at once."""
    pick = yield from master(t, "first-event", [*playing.exploration_cards(t), DONE], "DJ-9.16")
    if pick is not DONE:
        playing.play(t, number(pick))


def begin(t: Table) -> None:
    """DJ-9.18."""
    if t.monsters:
        t.phase = PC
        t.agenda.append(("combat",))
    else:
        t.agenda.append(("explore",))


STEPS: Steps = {
    "decks": decks,
    "entrance": entrance,
    "entrance_card": entrance_card,
    "line_up": line_up,
    "entrance_monsters": entrance_monsters,
    "first_events": first_events,
    "first_event": first_event,
    "begin": begin,
}
