"""Who knows what: each row of the notes' table of hidden information."""

from random import Random
from typing import Any

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import EVENT_CARDS
from oubliettes.games.donjon.sight.view import View
from oubliettes.games.donjon.table import UNKNOWN, Table
from oubliettes.kernel import FastDice, Match
from tests.games.donjon.situation import asked, match, play, table, turn
from tests.support import rule

HERO, OTHER, MD = 0, 1, 2


def seen(t: Table, seat: int | None) -> View:
    view: View = GAME.view(GAME.hide(t, seat), seat)
    return view


def situation(**facts: Any) -> Table:
    return table("room_n", heroes="warrior 1,1; thief 2,2", md=True, **facts)


@rule("DJ-9.8", "DJ-18.11")
def test_nobody_knows_where_in_the_pile_the_objective_lies() -> None:
    t = situation()
    for seat in (HERO, OTHER, MD, None):
        assert set(GAME.hide(t, seat).pile) == {UNKNOWN}
        assert seen(t, seat).distance == -1
        assert seen(t, seat).pile == 12
    places = {GAME.guess(GAME.hide(t, HERO), HERO, Random(n)).pile.index("throne_hall") for n in range(60)}
    assert places == set(range(6))  # one of the last six, each of them possible


@rule("DJ-18.11")
def test_a_distance_is_for_the_eyes_of_its_finder() -> None:
    t = situation()
    t.learnt[HERO] = True
    assert seen(t, HERO).distance == 9  # nine cards above it
    assert seen(t, OTHER).distance == seen(t, MD).distance == seen(t, None).distance == -1
    assert all(GAME.guess(GAME.hide(t, HERO), HERO, Random(n)).pile == t.pile for n in range(5))


@rule("DJ-39.9")
def test_a_card_heard_behind_a_door_is_the_heroes_secret() -> None:
    t = situation(pile=[UNKNOWN, "throne_hall", UNKNOWN, "crossroads"], heard=(3,))
    t.dungeon.remove("crossroads")
    assert seen(t, HERO).next_card == seen(t, OTHER).next_card == "crossroads"
    assert seen(t, MD).next_card == seen(t, None).next_card == ""
    hidden = GAME.hide(t, MD)
    assert hidden.pile == [UNKNOWN] * 4
    assert "crossroads" in hidden.dungeon
    assert {GAME.guess(hidden, MD, Random(n)).pile[3] for n in range(30)} != {"crossroads"}


@rule("DJ-17.19")
def test_a_room_that_did_not_fit_is_known_to_all() -> None:
    t = situation(pile=[UNKNOWN, "throne_hall", "arena"], seen=(2,))
    assert [seen(t, seat).next_card for seat in (HERO, MD, None)] == ["arena"] * 3


@rule("DJ-9.6")
def test_cards_put_away_are_not_told_from_those_of_the_pile() -> None:
    t = situation()
    for seat in (HERO, MD):
        assert GAME.hide(t, seat).dungeon == sorted(t.dungeon)


@rule("DJ-1.10", "DJ-9.3", "DJ-45.2")
def test_the_quest_is_public() -> None:
    t = situation()
    for seat in (HERO, MD, None):
        view = seen(t, seat)
        assert (view.quest, view.objective, view.secondary) == (t.quest, t.objective, list(t.secondary))


@rule("DJ-2.7", "DJ-11.1")
def test_the_mds_hand_is_his_its_size_is_everybodys() -> None:
    t = situation(hand=["ambush", "pit"])
    t.decks["event"].remove("ambush")
    t.decks["event"].remove("pit")
    assert seen(t, MD).hand == ["ambush", "pit"]
    for seat in (HERO, OTHER, None):
        assert seen(t, seat).hand == []
        assert seen(t, seat).hand_size == 2
        hidden = GAME.hide(t, seat)
        assert hidden.hand == [UNKNOWN] * 2
        assert hidden.decks["event"].count("ambush") == 2
    hands = {tuple(GAME.guess(GAME.hide(t, HERO), HERO, Random(n)).hand) for n in range(40)}
    assert len(hands) > 20
    assert not any(EVENT_CARDS[card].timing == "immediate" for hand in hands for card in hand)


@rule("DJ-16.6")
def test_a_card_drawn_by_a_search_is_not_shown_unless_it_is_played() -> None:
    t = situation()
    m = turn(t, rolls=[1], draws=[t.decks["event"].index("pit")])
    play(m, "search")
    assert asked(m) == (MD, "search-event")
    assert seen(t, MD).drawn == "pit"
    assert seen(t, HERO).drawn == seen(t, None).drawn == ""
    assert "pit" not in repr(m.log_for(HERO))
    play(m, "hold")
    assert "pit" not in repr(m.log_for(HERO))
    assert seen(t, HERO).hand == []


@rule("DJ-21.11")
def test_held_cards_are_the_mds() -> None:
    t = situation(one_card_ahead=True, held={"monster": "u_troll", "dungeon": "corner"})
    t.decks["monster"].remove("u_troll")
    t.dungeon.remove("corner")
    assert seen(t, MD).held == t.held
    assert seen(t, HERO).held == {}
    hidden = GAME.hide(t, HERO)
    assert "u_troll" in hidden.decks["monster"]
    assert hidden.dungeon.count("corner") == 2
    assert len({GAME.guess(hidden, HERO, Random(n)).held["monster"] for n in range(30)}) > 10


@rule("DJ-21.10")
def test_the_card_the_md_has_just_drawn_is_not_shown_either() -> None:
    t = situation(one_card_ahead=True, held={"dungeon": "corner"}, pile=[UNKNOWN, "throne_hall", "crossroads"])
    t.dungeon.remove("corner")
    t.dungeon.remove("crossroads")
    m = match(t, ("door_opens", 0))
    assert asked(m) == (MD, "card-ahead")
    assert seen(t, MD).drawn == "crossroads"
    assert seen(t, HERO).drawn == ""
    assert "crossroads" in GAME.hide(t, HERO).dungeon


@rule("DJ-11.5")
def test_the_pass_of_an_empty_hand_looks_like_the_pass_of_a_full_one() -> None:
    """With cards in hand the MD is asked whatever they are; the heroes see the same in both worlds."""
    views = []
    for card in ("pit", "ambush"):
        t = situation(hand=[card])
        t.decks["event"].remove(card)
        m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",))
        play(m, "step s", "end")
        assert asked(m) == (MD, "window")
        views.append(repr(seen(t, HERO)))
        play(m, "pass")
        views.append(repr([event.key for event in m.log_for(HERO)]))
    assert views[:2] == views[2:]


@rule("DJ-45.20")
def test_the_content_of_a_random_quests_room_is_nobodys_to_know() -> None:
    m = Match.new(GAME, seats=2, options={"quest": "random"}, dice=FastDice(1))
    rng = Random(1)
    for _ in range(30):
        m.choose(m.pending[0].seat, rng.choice(m.pending[0].options))
    assert not m.table.custom  # nothing of it is drawn before it is revealed


@rule("DJ-45.2", "DJ-45.21")
def test_the_content_of_a_custom_quests_room_is_the_mds_until_it_is_revealed() -> None:
    m = Match.new(GAME, seats=2, options={"quest": "custom"}, dice=FastDice(1))
    rng = Random(1)
    while not m.table.zones:
        m.choose(m.pending[0].seat, rng.choice(m.pending[0].options))
    t = m.table
    assert GAME.hide(t, t.md).custom == t.custom
    assert GAME.hide(t, 0).custom != t.custom
    assert GAME.hide(t, 0).custom[:2] == t.custom[:2]  # what is to be done is told
    t.revealed = True
    assert GAME.hide(t, 0).custom == t.custom


def test_nothing_is_hidden_once_the_game_is_over() -> None:
    t = situation(hand=["ambush"], outcome="failure")
    assert seen(t, HERO).hand == ["ambush"]
