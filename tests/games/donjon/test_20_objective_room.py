"""DJ-20: objective room."""

from collections import Counter

import pytest

from oubliettes.games.donjon.board import distance
from oubliettes.games.donjon.pieces import COMMON, QUESTS, WRITTEN
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.table import PC, UNKNOWN
from tests.games.donjon.fights import SPENT, fight
from tests.games.donjon.quest_rooms import hall, has_chasm, room
from tests.games.donjon.situation import asked, match, picks, play, table, turn, zone
from tests.support import rule


@rule("DJ-20.1", "DJ-20.2")
def test_no_room_card_is_drawn_for_the_objective_room() -> None:
    t = table("room_n", heroes="warrior 2,0", pile=[UNKNOWN, "throne_hall"])
    m = turn(t)
    rooms = list(t.decks["rectangular"])
    play(m, "open")
    assert t.revealed
    assert t.zones[1].objective
    assert t.decks["rectangular"] == rooms
    assert {one.kind for one in t.monsters} == {"orc_warlord", "orc", "orc_archer"}
    assert picks(m, "draw") == []


@rule("DJ-20.3", "DJ-20.2")
def test_once_the_objective_room_is_found_no_more_event_cards_are_taken() -> None:
    t = table(heroes="warrior 1,1 destiny=0", md=True, revealed=True, hand=["foul_air"])
    t.decks["event"].remove("foul_air")
    m = match(t, ("explore",))
    assert picks(m, "draw") == []
    assert picks(m, "play") == ["0"]
    t = table(heroes="warrior 1,1", md=True, revealed=True)
    assert asked(match(t, ("explore",))) == (0, "turn")


@rule("DJ-20.7")
def test_the_room_is_won_when_its_last_occupant_is_gone() -> None:
    t = table("room_n", "n throne_hall!", heroes="warrior 2,1", monsters="orc 2,-1 quest=1; orc 3,-1 quest=1")
    t.quest, t.phase = "random", PC
    harm.kill(t, t.monsters[0], 0)
    assert not t.done
    harm.kill(t, t.monsters[0], 0)
    assert t.done == ("main",)


@rule("DJ-45.20", "DJ-20.7", "DJ-20.8", "DJ-20.13", "DJ-9.3")
def test_a_random_quest_draws_card_goals_and_content() -> None:
    t = table("room_n", heroes=f"warrior 2,1 {SPENT}", quest="random", secondary=())
    match(t, ("quest",), draws=[2, 0, 0])
    assert t.quest == "random"
    assert t.objective
    assert t.secondary == COMMON[:2]
    assert goals.main(t)["kind"] == "clear_objective_room"
    zone(t, f"n {t.objective}!")
    deck = [card for card in t.decks["monster"] if card != "spectre"]
    crypt = t.decks["rectangular"].index(next(card for card in t.decks["rectangular"] if not has_chasm(card)))
    first = deck.index("brigands")
    deck.remove("brigands")
    match(t, ("objective_room", 1), draws=[crypt, first, deck.index("orc_band")])
    assert t.phase == PC
    assert Counter(one.kind for one in t.monsters) == {"brigand": 5, "orc": 5}
    assert all(one.quest for one in t.monsters)
    assert {group.card: group.treasures for group in t.groups} == {"brigands": 1, "orc_band": 0}


@rule("DJ-20.7", "DJ-45.18")
def test_the_random_quest_is_done_when_the_room_is_empty() -> None:
    t = table("room_n", "n arena!", heroes=f"warrior 2,1 {SPENT}", monsters="goblin 2,0 quest=1; goblin 5,5")
    t.quest = "random"
    play(fight(t, rolls=[9, 1]), "strike 10 goblin")
    assert "main" in t.done


@rule("DJ-20.9", "DJ-9.5")
def test_an_objective_room_has_no_exits_an_ordinary_rectangular_room_has() -> None:
    t = table("room_n", "n arena!")
    assert not any(door.zone == 1 for door in t.doors)
    t = table("room_n", "n arena")
    assert sum(door.zone == 1 for door in t.doors) == 2


@rule("DJ-20.10")
def test_a_square_that_is_taken_is_replaced_by_the_nearest() -> None:
    t = table("room_n", "n throne_hall!", heroes=f"warrior 2,1 {SPENT}; thief 3,1 {SPENT}")
    match(t, ("objective_room", 1), seed=1)
    home = [one.at for one in t.monsters]
    t = table("room_n", "n throne_hall!", heroes=f"warrior 2,1 {SPENT}; thief 3,1 {SPENT}")
    t.stand(t.heroes[0], home[-1])
    match(t, ("objective_room", 1), seed=1)
    moved = [one.at for one in t.monsters]
    assert moved[:-1] == home[:-1]
    assert distance(t.map, moved[-1], home[-1]) == 1


@rule("DJ-20.11", "DJ-45.19")
@pytest.mark.parametrize(
    "quest, treasures",
    [
        ("black_fang", 3),
        ("dead_kings_crown", 2),
        ("silver_spring", 2),
        ("arena_captives", 2),
        ("forbidden_laboratory", 3),
        ("bleeding_idol", 3),
        ("gate_of_hell", 5),
    ],
)
def test_the_quest_states_its_treasures(quest: str, treasures: int) -> None:
    card = QUESTS[quest]["objective_card"]
    t = table("room_n", f"n {card}!", heroes=f"warrior 2,1 {SPENT}")
    t.quest = quest
    deck = list(t.decks["monster"])
    match(t, ("objective_room", 1), seed=1)
    assert [(group.card, group.treasures) for group in t.groups] == [("", treasures)]
    assert t.decks["monster"] == deck, "they come from no Monster card"


@rule("DJ-20.12")
def test_nothing_is_locked_in_the_objective_room() -> None:
    for quest in WRITTEN:
        assert not any(piece.locked for piece in room(quest).pieces)


@rule("DJ-20.13", "DJ-20.5")
def test_the_monsters_of_a_written_quest_are_quest_monsters_and_stay() -> None:
    t = table("room_n", "n throne_hall!", heroes=f"warrior 2,1 {SPENT}", monsters="goblin 5,5")
    match(t, ("objective_room", 1), seed=1)
    assert sorted({one.kind for one in t.monsters if one.quest}) == ["orc", "orc_archer", "orc_warlord"]
    rounds.withdraw(t)
    assert len(t.monsters) == 8, "the goblin alone withdraws (DJ-24.13)"
    assert not any(one.kind == "goblin" for one in t.monsters)


@rule("DJ-20.13", "DJ-19.82", "DJ-45.28")
def test_the_guards_of_its_bridge_are_quest_monsters_too() -> None:
    t = hall()
    deck = [card for card in t.decks["monster"] if not card.startswith("spectre")]
    match(t, ("objective_room", 1), rolls=[8], draws=[deck.index("brigands")])
    assert Counter(one.kind for one in t.monsters) == {"brigand": 5, "ogre": 1, "orc": 1}
    assert all(one.quest for one in t.monsters)
    assert [group.card for group in t.groups] == ["brigands", ""]
    assert t.phase == PC
