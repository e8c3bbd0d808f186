"""Players and aim (DJ-1), the material (DJ-2), setting up the dungeon (DJ-9)."""

from collections.abc import Iterable
from typing import Any

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.board import reading
from oubliettes.games.donjon.goods import FIGURES
from oubliettes.games.donjon.pieces import D4, D6, D10, DUNGEON_CARDS, EVENT_CARDS, MODULE, OBJECTIVE_CARDS
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import CLOSED, NOBODY, UNKNOWN, Table
from oubliettes.kernel import BadOption, FastDice, Match, NoMoreDice, ScriptedDice
from tests.games.donjon.situation import asked, match, new_table, picks, play, table, turn
from tests.support import rule, said

DECK = sorted(c.id for c in DUNGEON_CARDS.values() if c.id != "throne_hall" for _ in range(c.count))
EVENTS = sorted(card.id for card in EVENT_CARDS.values() for _ in range(card.count))
QUIET = [card for card in EVENTS if EVENT_CARDS[card].timing != "immediate"]


def begin(
    *classes: str,
    first: str = "corridor",
    events: tuple[str, str] = ("foul_air", "ambush"),
    place: int = 2,
    room: str = "",
    more: Iterable[int] = (),
    rolls: Iterable[int] = (),
    md: bool = True,
    **options: Any,
) -> Match[Table]:
    """A game of Black Fang up to the first question after the making of heroes."""
    draws = [place, DECK.index(first)]
    if room:
        shape = "rectangular" if DUNGEON_CARDS[first].tile.modules == 2 else "square"
        t = table("room_n")
        draws.append(t.decks[shape].index(room))
    draws += more
    left = list(QUIET)
    for card in events:
        draws.append(left.index(card))
        left.remove(card)
    party = classes or ("warrior",)
    m = Match.new(
        GAME,
        seats=len(party) + md,
        options={"quest": "black_fang", "master": "person" if md else "automatic", **options},
        dice=ScriptedDice(rolls, draws),
    )
    for cls in party:
        play(m, f"ready_made {cls}", f"figure {figure(m)}")
        play(m, "name " + picks(m, "name")[0])
    return m


def figure(m: Match[Table]) -> str:
    return next(word for word in FIGURES if word not in {hero.figure for hero in m.table.heroes})


def line_up(m: Match[Table]) -> None:
    while asked(m)[1] in ("entrance-side", "start"):
        play(m, " ".join(map(str, m.pending[0].options[0])))


# ------------------------------------------------------------------ players (DJ-1), material (DJ-2)


@rule("DJ-1.5", "DJ-1.8", "DJ-1.7")
@pytest.mark.parametrize(
    "seats,master,md,party",
    [(5, "person", 4, 4), (4, "automatic", NOBODY, 4), (1, "person", NOBODY, 1), (7, "automatic", 6, 6)],
)
def test_one_seat_is_the_md_unless_he_is_automatic(seats: int, master: str, md: int, party: int) -> None:
    t = new_table(seats, master=master)
    assert (t.md, len(t.heroes)) == (md, party)


@rule("DJ-1.7")
def test_a_party_has_one_to_six() -> None:
    with pytest.raises(BadOption):
        GAME.settle(8, {})
    with pytest.raises(BadOption):
        GAME.settle(0, {})
    assert [len(new_table(seats, master="automatic").heroes) for seats in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@rule("DJ-1.6")
def test_few_are_warned_and_many_too() -> None:
    assert "party-small" in said(begin("warrior", md=False))
    assert "party-small" in said(begin("warrior", "thief", md=False))
    three = said(begin("warrior", "thief", "wizard", rolls=[6, 5], md=False))
    assert "party-small" not in three
    assert "party-large" not in three
    five = begin("thief", "warrior", "priest", "wizard", "thief", rolls=[6, 5, 4, 3], md=False)
    assert "party-large" in said(five)


@rule("DJ-1.9", "DJ-13.2")
def test_the_fastest_leads_ties_are_rolled_and_rolled_again() -> None:
    m = begin("warrior", "thief", "priest", "wizard", rolls=[4, 4, 2, 6], md=False)
    # the thief has 5; warrior and elf wizard 3: 4 and 4, then 2 and 6; the dwarf priest 2
    assert m.table.order == (1, 3, 0, 2)


@rule("DJ-1.9")
def test_when_the_leader_falls_the_next_in_that_order_leads() -> None:

    t = table(heroes="warrior 1,1; thief 2,2; priest 3,3", order=(1, 2, 0))
    assert party.leader(t).number == 1
    t.heroes[1].life = 0
    assert party.leader(t).number == 2
    t.heroes[1].life = 3
    assert party.leader(t).number == 1
    assert [hero.number for hero in party.from_leader(t)] == [1, 2, 0]


@rule("DJ-1.2")
def test_adventurers_share_one_result_and_nobody_can_strike_a_friend() -> None:
    t = table(heroes="warrior 1,1; thief 1,2", md=True, outcome="success")
    assert GAME.result(t).scores == (1.0, 1.0, 0.0)
    t.outcome = "failure"
    assert GAME.result(t).scores == (0.0, 0.0, 1.0)
    assert GAME.result(t).ranks == (2, 2, 1)
    from oubliettes.games.donjon.rules.combat import rounds

    assert rounds.attacks(t, t.heroes[0]) == []


@rule("DJ-1.4")
def test_only_the_objective_room_is_prepared() -> None:
    layouts = set()
    for seed in range(6):
        m = Match.new(GAME, seats=1, options={"quest": "black_fang"}, dice=FastDice(seed))
        while m.pending and not m.table.zones:
            play(m, " ".join(map(str, m.pending[0].options[-1])))
        layouts.add(m.table.zones[0].card)
        assert [card for card in m.table.pile if card != UNKNOWN] == ["throne_hall"]
    assert len(layouts) > 2


@rule("DJ-1.10")
def test_sheets_and_monsters_are_public() -> None:
    t = table(heroes="warrior 1,1 gold=7; thief 1,2 life=4", monsters="troll 3,3 life=4", md=True)
    seen = [GAME.view(GAME.hide(t, seat), seat) for seat in (0, 1, 2, None)]
    for view in seen:
        assert view.heroes == seen[0].heroes
        assert (view.sheets, view.packs, view.purses) == (seen[0].sheets, seen[0].packs, seen[0].purses)
        assert view.monsters == seen[0].monsters
    assert seen[3].purses["0"].gold == 7
    assert seen[3].monsters["10"].life == 4


@rule("DJ-2.1", "DJ-2.2")
def test_dice() -> None:
    assert (D4, D6, D10) == (4, 6, 10)


@rule("DJ-2.3")
def test_one_figure_a_square() -> None:
    t = table(heroes="warrior 1,1", monsters="troll 3,3")
    assert GAME.check(t) == []
    t.stand(t.heroes[0], t.monsters[0].at)
    assert any("shares" in wrong for wrong in GAME.check(t))
    m = turn(table("corridor", heroes="dwarf warrior 2,4; thief 2,2"))
    play(m, "step n")
    assert picks(m, "step") == ["ne", "e", "se", "s"], "with one point left nobody steps onto his friend"


@rule("DJ-2.13")
def test_reading_order() -> None:
    t = table("room_n", "e room_n")
    squares = reading(t.map, [s for z in t.zones for s in z.squares])
    places = [(t.map.y[s], t.map.x[s]) for s in squares]
    assert places == sorted(places)
    assert list(t.zones[1].squares) == reading(t.map, t.zones[1].squares)


# ------------------------------------------------------------------ the pile (DJ-9.2 to DJ-9.8)


@rule("DJ-9.2", "DJ-9.5", "DJ-9.6", "DJ-9.7", "DJ-9.8")
def test_worked_example_5_the_pile() -> None:
    """13 cards, the objective the 9th: the first of them is turned for the entrance."""
    m = begin(place=4, first="corridor")
    t = m.table
    assert len(t.pile) == 12  # K1 is the entrance
    assert t.pile[::-1].index("throne_hall") == 7  # K2 to K7 and K9 lie above: its finder is shown 7
    others = [card for card in OBJECTIVE_CARDS if card != "throne_hall"]
    assert all(t.dungeon.count(card) == 1 for card in others)
    assert "throne_hall" not in t.dungeon
    assert len(t.dungeon) == 26  # 27 others, one of them on the board


@rule("DJ-9.7", "DJ-9.8")
@pytest.mark.parametrize("place", range(6))
def test_the_objective_is_the_eighth_to_thirteenth(place: int) -> None:
    t = begin(place=place).table
    assert t.pile[::-1].index("throne_hall") + 2 == 13 - place


@rule("DJ-9.7", "DJ-9.8")
def test_the_objective_is_never_higher_than_eighth() -> None:
    with pytest.raises(NoMoreDice, match="draw among 6"):
        begin(place=6)


@rule("DJ-9.3", "DJ-9.4")
@pytest.mark.parametrize(
    "quest, card",
    [
        ("black_fang", "throne_hall"),
        ("dead_kings_crown", "royal_crypt"),
        ("silver_spring", "silver_spring"),
        ("arena_captives", "arena"),
        ("forbidden_laboratory", "alchemists_hall"),
        ("bleeding_idol", "idol_sanctum"),
        ("gate_of_hell", "idol_sanctum"),
    ],
)
def test_the_card_of_a_quest_is_shown_to_everybody_and_set_aside(quest: str, card: str) -> None:
    t = table(heroes="warrior 1,1", quest=quest, md=True)
    t.agenda.clear()
    match(t, ("quest",), ("decks",), draws=[0])
    assert (t.objective, t.pile.count(card), t.dungeon.count(card)) == (card, 1, 0)
    assert {GAME.view(GAME.hide(t, seat), seat).objective for seat in (0, 1, None)} == {card}


# ------------------------------------------------------------------ the entrance (DJ-9.9 to DJ-9.19)


@rule("DJ-9.9", "DJ-9.10", "DJ-9.11", "DJ-9.14")
def test_the_md_chooses_the_side_of_the_entrance() -> None:
    m = begin(first="t_junction_locked")
    assert asked(m) == (1, "entrance-side")
    assert picks(m, "side") == ["s", "w", "e"]
    play(m, "side w")
    t = m.table
    assert t.zones[0].card == "t_junction_locked"
    doors = {(door.heading, door.locked, door.state) for door in t.doors}
    assert doors == {(2, True, CLOSED), (1, True, CLOSED)}


@rule("DJ-9.9")
def test_a_corridor_may_be_the_entrance() -> None:
    m = begin(first="corridor")
    line_up(m)
    t = m.table
    assert t.zones[0].tile == "corridor"
    assert t.zones[0].level == 1


@rule("DJ-9.19", "DJ-9.13", "DJ-9.11", "DJ-9.10")
def test_the_stairs_are_four_squares_of_the_neighbouring_module() -> None:
    m = begin(first="corridor")
    play(m, "side s")
    t = m.table
    assert [(t.map.x[s], t.map.y[s]) for s in t.stairs] == [(2, 6), (3, 6), (2, 7), (3, 7)]
    assert all(t.map.zone[s] == 0 and s in t.zones[0].squares for s in t.stairs)
    module = t.stairs[0] // MODULE
    assert sum(zone >= 0 for zone in t.map.zone[module * MODULE : (module + 1) * MODULE]) == 4
    assert t.stairs[0] in t.map.near[layout.doorway(0, 2)[0]]  # open, no door between
    m = begin(first="corridor")
    play(m, "side n")
    t = m.table
    assert [(t.map.x[s], t.map.y[s]) for s in t.stairs] == [(2, -2), (3, -2), (2, -1), (3, -1)]


@rule("DJ-9.12", "DJ-9.13")
def test_in_seat_order_each_picks_a_square_of_the_stairs_then_next_to_them() -> None:
    rolls = [6, 5, 4, 3, 6, 5]
    m = begin(
        "warrior", "priest", "wizard", "thief", "warrior", "priest", rolls=rolls, first="room_n", room="storeroom"
    )
    play(m, "side s")
    assert asked(m) == (0, "start")
    assert picks(m, "start") == ["2 6", "3 6", "2 7", "3 7"]
    play(m, "start 3 7")
    assert asked(m) == (1, "start")
    assert "3 7" not in picks(m, "start")
    play(m, "start 2 6", "start 3 6", "start 2 7")
    assert asked(m) == (4, "start")
    assert picks(m, "start") == ["2 5", "3 5"]


@rule("DJ-9.15", "DJ-9.18")
def test_furniture_first_then_the_party_then_the_monsters() -> None:
    t = table("room_n")
    cards = t.decks["monster"]
    m = begin(first="room_n", room="guardroom", more=[cards.index("bugbears")])
    play(m, "side s")
    assert len(m.table.pieces) == 3
    assert not m.table.monsters
    assert asked(m) == (0, "start")
    play(m, "start 2 6")
    while asked(m)[1] == "place-monster":
        play(m, " ".join(map(str, m.pending[0].options[0])))
    assert [one.kind for one in m.table.monsters] == ["bugbear"] * 3
    assert asked(m) == (1, "first-event")
    play(m, "done")
    assert m.table.phase == "PC"


@rule("DJ-9.16", "DJ-9.17", "DJ-11.4")
def test_the_md_may_play_one_of_his_first_two_cards() -> None:
    m = begin(events=("foul_air", "whispers"))
    line_up(m)
    assert asked(m) == (1, "first-event")
    assert m.table.hand == ["foul_air", "whispers"]
    assert picks(m, "play") == ["0", "1"]
    play(m, "play 0")
    while asked(m)[1] != "md-step":
        play(m, "pass")
    assert m.table.heroes[0].fatigue == 4
    assert m.table.explorations == 1
    assert picks(m, "play") == ["0"]  # it does not count against the first phase


@rule("DJ-9.16", "DJ-9.17")
def test_the_early_card_must_be_one_of_exploration() -> None:
    m = begin(events=("ambush", "pit"))
    line_up(m)
    assert asked(m) == (1, "first-event")
    assert [pick[0] for pick in m.pending[0].options] == ["done"]


@rule("DJ-9.18", "DJ-10.1")
def test_without_monsters_the_game_starts_with_exploration() -> None:
    m = begin()
    line_up(m)
    play(m, "done")
    assert (m.table.phase, m.table.explorations) == ("PE", 1)


@rule("DJ-9.20")
def test_immediate_cards_are_replaced_at_set_up() -> None:
    for seed in range(40):
        m = Match.new(GAME, seats=1, options={"quest": "black_fang"}, dice=FastDice(seed))
        while m.pending and not m.table.hand:
            play(m, " ".join(map(str, m.pending[0].options[-1])))
        everything = [*m.table.decks["event"], *m.table.hand, *m.table.discards["event"]]
        assert not any(EVENT_CARDS[card].timing == "immediate" for card in m.table.hand)
        assert sorted(everything) == EVENTS or m.table.event
