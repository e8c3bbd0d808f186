"""DJ-16.8, DJ-30.2 to DJ-30.5, DJ-44.1 to DJ-44.3: Treasure cards and loot."""

from collections import Counter

from oubliettes.games.donjon.goods import TREASURES
from oubliettes.games.donjon.rules.adventurer.sheet import new
from oubliettes.games.donjon.rules.dice.life import has_destiny, spend_destiny
from oubliettes.games.donjon.rules.zones.light import is_dark
from oubliettes.games.donjon.table import Table
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, match, play, table
from tests.support import rule


def packs(t: Table) -> list[list[str]]:
    return [[item.kind for item in hero.pack] for hero in t.heroes]


@rule("DJ-44.1")
def test_the_treasure_deck() -> None:
    kinds = Counter({thing.category: 0 for thing in TREASURES.values()})
    for thing in TREASURES.values():
        kinds[thing.category] += thing.count
    assert kinds == {
        "gold": 11, "weapon": 10, "armour": 6, "ammunition": 4, "potion": 11, "scroll": 4, "talisman": 8,
    }  # fmt: skip
    assert sum(kinds.values()) == 54


@rule("DJ-44.2", "DJ-16.8")
def test_gold_becomes_pieces_at_once() -> None:
    for card, value in (("copper_purse", 10), ("gold_purse", 20), ("gold_casket", 40), ("golden_idol", 80)):
        t = table(heroes="warrior 2,3; priest 3,3")
        t.decks["treasure"] = [card]
        match(t, ("treasure", 1, 1, ""), draws=[0])
        assert ([hero.gold for hero in t.heroes], t.discards["treasure"]) == ([0, value], [card])
        assert t.marks["gold"] == value


@rule("DJ-44.3", "DJ-2.10")
def test_an_item_stays_with_its_owner_and_a_used_one_is_discarded() -> None:
    t = table(heroes="warrior 2,3")
    t.decks["treasure"] = ["antidote"]
    match(t, ("treasure", 0, 1, ""), draws=[0])
    assert (packs(t)[0], t.decks["treasure"], t.discards["treasure"]) == (["antidote"], [], [])
    t.heroes[0].venom = 1
    play(match(t, ("turn-starts", 0), ("turn",)), "drink antidote")
    assert (packs(t)[0], t.discards["treasure"]) == ([], ["antidote"])
    match(t, ("treasure", 0, 1, ""), draws=[0])
    assert packs(t)[0] == ["antidote"], "the discard pile is shuffled into a new deck"
    match(t, ("treasure", 0, 1, ""))
    assert packs(t)[0] == ["antidote"], "and then nothing is left"


@rule("DJ-44.16")
def test_the_amulet_stands_for_a_point_of_destiny() -> None:
    t = table(heroes="warrior 2,3 destiny=0 +amulet_of_destiny")
    t.decks["treasure"].remove("amulet_of_destiny")
    hero = t.heroes[0]
    assert has_destiny(hero)
    run(spend_destiny(t, hero))
    assert (hero.destiny, hero.pack, t.discards["treasure"]) == (0, (), ["amulet_of_destiny"])
    assert not has_destiny(hero)
    hero.destiny = 2
    run(spend_destiny(t, hero))
    assert hero.destiny == 1


@rule("DJ-44.21")
def test_the_everburning_lantern_lights_the_next_zones() -> None:
    t = table("room_nwe", "n room_n", heroes="warrior 2,3 +everburning_lantern")
    t.zones[0].dark = t.zones[1].dark = True
    assert [is_dark(t, zone) for zone in (0, 1)] == [False, False]
    t.heroes[0].pack = (new("lantern"),)
    assert [is_dark(t, zone) for zone in (0, 1)] == [False, True]


# ------------------------------------------------------------------ loot


@rule("DJ-30.3")
def test_gold_of_monsters_is_divided_among_the_standing() -> None:
    t = table(heroes="warrior 2,3; priest 3,3; thief 1,1; wizard 0,0 life=0")
    t.decks["treasure"] = ["gold_purse"]
    match(t, ("loot", 1, 2), draws=[0])
    assert [hero.gold for hero in t.heroes] == [7, 6, 7, 0], "20: 6 each, 1 for the last blow and 1 for the next"
    assert t.marks["gold"] == 20


@rule("DJ-30.2", "DJ-30.4")
def test_an_item_is_offered_from_the_last_blow_on() -> None:
    t = table(heroes="warrior 2,3; priest 3,3; thief 1,1; wizard 0,0 life=0")
    t.decks["treasure"] = ["antidote", "ring_of_protection"]
    played = match(t, ("loot", 2, 1), draws=[1, 0])
    seats = []
    while played.pending:
        seats.append(asked(played)[0])
        play(played, "take" if len(seats) == 3 else "pass")
    assert seats == [1, 2, 0, 1, 2, 0]
    assert packs(t)[0][-1] == "ring_of_protection"
    assert t.discards["treasure"] == ["antidote"], "all refused it"


@rule("DJ-30.4")
def test_without_a_last_blow_it_starts_with_the_first_seat() -> None:
    t = table(heroes="warrior 2,3 life=0; priest 3,3; thief 1,1")
    t.decks["treasure"] = ["antidote"]
    played = match(t, ("loot", 1, -1), draws=[0])
    assert asked(played) == (1, "loot")
    play(played, "take")
    assert packs(t)[1][-1] == "antidote"


@rule("DJ-44.24")
def test_boots_found_in_ones_own_turn_help_at_once() -> None:
    t = table(heroes="warrior 2,3")
    t.decks["treasure"] = ["boots_of_the_wind"]
    played = match(t, ("turn-starts", 0), ("treasure", 0, 1, ""), ("turn",), draws=[0])
    assert t.turn.points == 4
    assert played.pending
