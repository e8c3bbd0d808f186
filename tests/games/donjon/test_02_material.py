"""DJ-2: material."""

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.board import reading
from oubliettes.games.donjon.goods import THINGS, TREASURES
from oubliettes.games.donjon.pieces import D4, D6, D10
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.table import GONE, NOBODY
from tests.games.donjon.arrivals import all_that_may_come
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import match, picks, play, table, turn
from tests.support import rule, said


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


@rule("DJ-2.10")
def test_an_empty_deck_takes_its_discards_and_else_gives_nothing() -> None:
    t = table("room_n", heroes="warrior 1,1")
    t.decks["square"], t.discards["square"] = [], ["crypt", "vault"]
    assert all_that_may_come(t, "square") == {"crypt", "vault"}
    t.discards["square"] = []
    assert all_that_may_come(t, "square") == {""}
    t.decks["event"], t.discards["event"] = [], ["pit"]
    m = match(t, ("event_card",), draws=[0])
    assert t.hand == ["pit"]
    assert t.discards["event"] == []
    assert not m.pending
    match(t, ("event_card",))
    assert t.hand == ["pit"]


@rule("DJ-2.11")
def test_false_doors_are_gone() -> None:
    t = table("room_n", heroes="human warrior 2,0", pile=[])
    m = turn(t)
    play(m, "open")
    assert t.doors[0].state == GONE
    assert "door-false" in said(m)
    assert t.map.doors == {}
    assert t.doors[0].beyond == NOBODY


@rule("DJ-2.11")
def test_with_an_empty_pile_a_door_is_false() -> None:
    t = table("room_n", heroes="warrior 2,1", pile=[])
    m = match(t, ("turn_starts", 0), ("turn",))
    play(m, "step n", "open")
    assert t.doors[0].state == GONE
    assert len(t.zones) == 1
    assert t.turn.over
    assert t.turn.points == 1


@rule("DJ-2.12", "DJ-18.9")
def test_cards_that_do_not_fit_are_passed_over_and_stay_in_the_deck() -> None:
    t = table("room_n", heroes="warrior 1,1")
    fitting = all_that_may_come(t, "treasure", draws.RACK)
    assert {TREASURES[card].category for card in fitting} == {"weapon", "ammunition", "armour"}
    t.decks["treasure"] = ["copper_purse", "gemstones"]
    t.discards["treasure"] = ["shield_1", "copper_purse"]
    assert all_that_may_come(t, "treasure", draws.RACK) == {"shield_1"}
    t.discards["treasure"] = []
    assert all_that_may_come(t, "treasure", draws.RACK) == {""}


@rule("DJ-2.12", "DJ-21.7")
def test_draws_that_must_suit_the_place_go_through_the_discard_pile() -> None:
    bulky = [card for card, thing in THINGS.items() if thing.bulky and thing.count]
    t = table("room_n", heroes="wizard 1,3", coherence="theme")
    t.decks["treasure"], t.discards["treasure"] = [bulky[0]], ["gemstones", bulky[1]]
    run(draws.draw(t, "treasure", "treasure_found", "desk"), draws=[0])
    assert t.agenda[-1][1] == "gemstones"
    assert (t.decks["treasure"], t.discards["treasure"]) == (sorted(bulky[:2]), [])
    t.decks["treasure"], t.discards["treasure"] = [bulky[0]], [bulky[1]]
    run(draws.draw(t, "treasure", "treasure_found", "desk"), draws=[0])
    assert t.agenda[-1][1] == bulky[0], "none fits: the first card refused"
    t = table("room_n", heroes="warrior 2,2", coherence="free", md=True)
    t.decks["treasure"], t.discards["treasure"] = ["copper_purse"], ["gemstones"]
    m = turn(t, rolls=[10], draws=[0, 0])
    play(m, "search", "redraw")
    assert t.drawn == "gemstones"
    assert t.discards["treasure"] == []


@rule("DJ-2.13")
def test_reading_order() -> None:
    t = table("room_n", "e room_n")
    squares = reading(t.map, [s for z in t.zones for s in z.squares])
    places = [(t.map.y[s], t.map.x[s]) for s in squares]
    assert places == sorted(places)
    assert list(t.zones[1].squares) == reading(t.map, t.zones[1].squares)
