"""DJ-9: setting up the dungeon."""

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import EVENT_CARDS, MODULE, OBJECTIVE_CARDS, WRITTEN
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import CLOSED, Table
from oubliettes.kernel import FastDice, Match, NoMoreDice
from tests.games.donjon.openings import EVENTS, begin
from tests.games.donjon.situation import asked, match, picks, play, table
from tests.support import rule


def line_up(m: Match[Table]) -> None:
    while asked(m)[1] in ("entrance-side", "start"):
        play(m, " ".join(map(str, m.pending[0].options[0])))


@rule("DJ-45.1", "DJ-9.1", "DJ-9.4")
def test_the_md_chooses_a_quest_which_names_its_card() -> None:
    t = table(heroes="warrior 2,2", md=True)
    m = match(t, ("quest",))
    assert asked(m) == (1, "quest")
    assert picks(m, "quest") == [*WRITTEN, "random", "custom"]
    play(m, "quest arena_captives")
    assert t.objective == "arena"
    assert t.secondary == ("kill_minotaur", "open_champions_chest")


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


@rule("DJ-9.7", "DJ-9.8")
@pytest.mark.parametrize("place", range(6))
def test_the_objective_is_the_eighth_to_thirteenth(place: int) -> None:
    t = begin(place=place).table
    assert t.pile[::-1].index("throne_hall") + 2 == 13 - place


@rule("DJ-9.7", "DJ-9.8")
def test_the_objective_is_never_higher_than_eighth() -> None:
    with pytest.raises(NoMoreDice, match="draw among 6"):
        begin(place=6)


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


@rule("DJ-9.20")
def test_immediate_cards_are_replaced_at_set_up() -> None:
    for seed in range(40):
        m = Match.new(GAME, seats=1, options={"quest": "black_fang"}, dice=FastDice(seed))
        while m.pending and not m.table.hand:
            play(m, " ".join(map(str, m.pending[0].options[-1])))
        everything = [*m.table.decks["event"], *m.table.hand, *m.table.discards["event"]]
        assert not any(EVENT_CARDS[card].timing == "immediate" for card in m.table.hand)
        assert sorted(everything) == EVENTS or m.table.event
