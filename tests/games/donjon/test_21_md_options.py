"""DJ-21: powers and options of the MD."""

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import CREATURES, DUNGEON_CARDS, MONSTER_CARDS, ROOM_CARDS
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.table import NOBODY, PC, UNKNOWN
from oubliettes.kernel import FastDice, Match, NoMoreDice
from tests.games.donjon.arrivals import all_that_may_come
from tests.games.donjon.fights import SPENT, fight, foe, prowl
from tests.games.donjon.situation import asked, match, play, put_piece, table, turn
from tests.support import rule


@rule("DJ-21.1", "DJ-21.2", "DJ-21.4", "DJ-21.7")
def test_free_the_md_accepts_or_has_another_card_drawn() -> None:
    t = table("room_n", heroes="warrior 2,2", coherence="free", md=True)
    deck = t.decks["treasure"] = ["copper_purse", "gemstones", "gold_casket"]
    m = turn(t, rolls=[10], draws=[0, 1, 0])
    play(m, "search")
    assert asked(m) == (1, "accept-card")
    assert t.drawn == "copper_purse"
    play(m, "redraw")
    assert t.drawn == "gold_casket"  # among the two others
    play(m, "redraw")
    assert t.drawn == "gemstones"
    play(m, "redraw")
    # the whole deck has been refused: the first card refused is used
    assert t.heroes[0].gold == 10
    assert t.refused == []
    assert deck == ["gemstones", "gold_casket"]
    t = table("room_n", heroes="warrior 2,2", coherence="free", md=True)
    t.decks["treasure"] = ["copper_purse", "gemstones"]
    m = turn(t, rolls=[10], draws=[1])
    play(m, "search", "accept")
    assert t.heroes[0].gold == 60


@rule("DJ-21.1", "DJ-21.4")
def test_free_the_md_judges_monster_cards_and_no_room_cards() -> None:
    t = table("room_n", heroes="warrior 2,5", coherence="free", md=True, phase=PC)
    t.decks["monster"] = ["goblin_band", "orc_band"]
    m = match(t, ("monsters", 0), draws=[0, 0])
    assert asked(m) == (1, "accept-card")
    play(m, "redraw")
    assert t.drawn == "orc_band"
    play(m, "accept")
    assert t.groups[-1].card == "orc_band"
    assert t.decks["monster"] == ["goblin_band"]
    t = table("room_n", heroes="warrior 2,0", coherence="free", md=True, pile=["throne_hall", "room_n"])
    t.decks["square"] = ["storeroom"]
    m = play(turn(t, draws=[0]), "open")
    assert not m.pending or asked(m)[1] != "accept-card"


@rule("DJ-21.3", "DJ-21.4")
def test_by_default_the_cards_decide() -> None:
    t = table("room_n=crypt", heroes="warrior 1,3 skill=sacred_hammer")
    assert GAME.settle(1, {})["coherence"] == "none"
    assert all_that_may_come(t, "monster", "", 0) == set(t.decks["monster"])


@rule("DJ-21.4", "DJ-21.5", "DJ-21.1")
def test_theme_a_monster_that_suits_the_room() -> None:
    t = table("room_n=crypt", heroes="wizard 1,3", coherence="theme")
    cards = all_that_may_come(t, "monster", "", 0)
    assert cards
    assert all("undead" in CREATURES[MONSTER_CARDS[card].creatures[0][0]].tags for card in cards)
    assert ROOM_CARDS["empty_room"].theme == ()
    t = table("room_n=empty_room", heroes="wizard 1,3", coherence="theme")
    assert all_that_may_come(t, "monster", "", 0) == set(t.decks["monster"])
    t = table("room_n=crypt", heroes="wizard 1,3", coherence="theme")
    t.decks["monster"] = ["goblin_band", "orc_band"]
    assert all_that_may_come(t, "monster", "", 0) == {"goblin_band", "orc_band"}  # DJ-21.7: none fits


@rule("DJ-21.4")
def test_free_means_nothing_to_the_automatic_md() -> None:
    t = table("room_n", heroes="warrior 2,5", coherence="free", phase=PC)
    t.decks["monster"] = ["orc_band"]
    assert not match(t, ("monsters", 0), draws=[0]).pending
    assert len(t.monsters) == 5


@rule("DJ-21.5", "DJ-20.8", "DJ-41.4")
def test_theme_the_occupants_of_a_random_objective_room_suit_the_card_that_furnishes_it() -> None:
    t = table("room_n", "n arena!", heroes="wizard 2,1", coherence="theme", secondary=())
    t.quest = "random"
    t.decks["rectangular"] = ["mausoleum"]
    t.decks["monster"] = ["brigands", "goblin_band", "orc_band", "skeleton_guard", "zombie_crowd"]
    match(t, ("objective_room", 1), draws=[0, 0, 0])
    assert t.zones[1].room == "mausoleum"
    assert {group.card for group in t.groups} == {"skeleton_guard", "zombie_crowd"}


@rule("DJ-21.6", "DJ-21.2")
def test_theme_nothing_bulky_in_a_drawer() -> None:
    t = table("room_n", heroes="wizard 1,3", coherence="theme")
    for kind in ("desk", "table", "library", "alchemist_bench", "hearth", "throne"):
        assert not any(THINGS[card].bulky for card in all_that_may_come(t, "treasure", kind))
    assert any(THINGS[card].bulky for card in all_that_may_come(t, "treasure", "chest"))
    t.coherence = "none"
    assert any(THINGS[card].bulky for card in all_that_may_come(t, "treasure", "desk"))


@rule("DJ-21.8", "DJ-21.9")
def test_the_md_shapes_the_dungeon_by_the_choices_listed_and_no_others() -> None:
    """Whatever an MD is ever asked that shapes the dungeon is one of these."""
    shaping = {
        "quest",
        "entrance-side",
        "layout",
        "accept-card",
        "card-ahead",
        "secret-side",
        *(f"custom-{what}" for what in ("card", "kind", "villain", "furniture", "minion", "secondary")),
    }
    playing = {
        "md-step", "first-event", "window", "search-event", "sixth-card", "place-monster", "next-monster",
        "monster-turn", "settle", "fire", "event-hero", "event-zone", "event-square", "event-door", "event-kind",
        "event-monster",
    }  # fmt: skip
    from random import Random

    asked_of_md = set()
    for seed in range(6):
        options = {"one_card_ahead": seed % 2 == 0, "coherence": ("free", "none")[seed % 2], "quest": "custom"}
        m = Match.new(GAME, seats=3, options=options, dice=FastDice(seed))
        rng = Random(seed)
        for _ in range(1500):
            if not m.pending:
                break
            ask = m.pending[0]
            if ask.seat == m.table.md:
                asked_of_md.add(ask.prompt)
            m.choose(ask.seat, GAME.policy(m.table, ask, rng) if ask.seat < 2 else rng.choice(ask.options))
    assert asked_of_md <= shaping | playing
    assert asked_of_md & shaping


@rule("DJ-21.10", "DJ-21.11", "DJ-21.12")
def test_the_md_starts_with_one_card_of_each_kind() -> None:
    m = Match.new(GAME, seats=2, options={"one_card_ahead": True, "quest": "black_fang"}, dice=FastDice(3))
    while not m.table.held:
        play(m, " ".join(map(str, m.pending[0].options[-1])))
    t = m.table
    assert set(t.held) == {"dungeon", "square", "rectangular", "monster", "treasure"}
    assert t.held["dungeon"] in DUNGEON_CARDS
    assert t.held["dungeon"] != "throne_hall"
    assert len(t.pile) + len(t.zones) + bool(t.drawn) == 13  # the pile still has its 13 cards
    seen = GAME.view(GAME.hide(t, 0), 0)
    assert seen.held == {}
    assert GAME.view(GAME.hide(t, 1), 1).held == t.held


@rule("DJ-21.10")
def test_the_new_card_or_the_one_held() -> None:
    for choice, laid, kept in (("new", "corridor", "corner"), ("held", "corner", "corridor")):
        t = table("room_n", heroes="warrior 2,0", md=True, one_card_ahead=True, pile=[UNKNOWN, "corridor"])
        t.held = {"dungeon": "corner"}
        m = turn(t)
        play(m, "open")
        assert asked(m) == (1, "card-ahead")
        play(m, choice)
        while m.pending:
            play(m, " ".join(map(str, m.pending[0].options[0])))
        assert t.zones[1].card == laid
        assert t.held["dungeon"] == kept


@rule("DJ-21.11", "DJ-21.12", "DJ-21.10")
def test_the_cards_held_are_out_of_their_decks() -> None:
    t = table(heroes="warrior 2,5", one_card_ahead=True, md=True)
    match(t, ("decks",), draws=[0] * 6)
    assert len(t.dungeon) == 28 - 1 - 1  # the objective card, and the one held
    assert len(t.pile) == 13
    assert {kind: len(t.decks[kind]) for kind in ("square", "rectangular", "monster", "treasure", "event")} == {
        "square": 16,
        "rectangular": 10,
        "monster": 37,
        "treasure": 53,
        "event": 36,
    }
    assert set(t.held) == {"dungeon", "square", "rectangular", "monster", "treasure"}


@rule("DJ-21.13")
def test_the_objective_card_is_played_when_drawn() -> None:
    t = table("room_n", heroes="warrior 2,0", md=True, one_card_ahead=True, pile=[UNKNOWN, "throne_hall"])
    t.held = {"dungeon": "corner"}
    m = turn(t)
    play(m, "open")
    assert asked(m) == (1, "layout")
    play(m, "lay straight plain")
    assert t.revealed
    assert t.zones[1].card == "throne_hall"
    assert t.held["dungeon"] == "corner"


@rule("DJ-21.14")
def test_a_held_card_that_may_not_come_cannot_be_swapped_in() -> None:
    t = table("room_n", heroes="warrior 2,2", md=True, one_card_ahead=True)
    t.held = {"treasure": "copper_purse", "monster": "u_troll"}
    m = match(t, ("draw", "treasure", "nowhere", draws.RACK, NOBODY), draws=[0])
    assert asked(m) == (1, "card-ahead")
    assert [p[0] for p in m.pending[0].options] == ["new"]
    m = match(t, ("draw", "treasure", "nowhere", "chest", NOBODY), draws=[0])
    assert [p[0] for p in m.pending[0].options] == ["new", "held"]
    m = match(t, ("draw", "monster", "nowhere", "soldiers", NOBODY), draws=[0])
    assert [p[0] for p in m.pending[0].options] == ["new"]
    m = match(t, ("draw", "monster", "nowhere", "", NOBODY), draws=[0])
    assert [p[0] for p in m.pending[0].options] == ["new", "held"]
    t.held["monster"] = "spectre"
    m = match(t, ("draw", "monster", "nowhere", "", NOBODY), draws=[0])
    assert [p[0] for p in m.pending[0].options] == ["new"]  # the party has no means to hurt it


@rule("DJ-21.15")
def test_with_the_d6_option_monsters_defend_with_a_d6_too() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5", beginner_d6=True)
    with pytest.raises(NoMoreDice, match="cannot show"):
        play(fight(t, rolls=[10, 7]), "strike 10 orc")
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5", beginner_d6=False)
    play(fight(t, rolls=[9, 10]), "strike 10 orc")
    assert foe(t).life == 5 - (9 + 8 - 10 - 5)


@rule("DJ-21.17")
def test_who_is_unique_for_the_d6_option() -> None:
    t = table(heroes="warrior 2,5", phase=PC, beginner_d6=True)
    t.decks["monster"] = ["orc_band", "u_ogre"]
    match(t, ("monsters", 0), draws=[1, 0])
    assert {one.kind: one.unique for one in t.monsters} == {"ogre": True, "orc": False}
    t = table("room_n", "n arena!", heroes="warrior 2,1", beginner_d6=True, quest="arena_captives")
    t.quest = "arena_captives"
    match(t, ("objective_room", 1))
    assert {one.kind: one.unique for one in t.monsters} == {"minotaur": True, "gnoll": False}
    t = table("room_n", "n idol_sanctum!", heroes="warrior 2,1", beginner_d6=True, quest="gate_of_hell")
    t.quest = "gate_of_hell"
    match(t, ("objective_room", 1))
    kinds = {one.kind: one.unique for one in t.monsters}
    assert kinds == {"major_demon": True, "chaos_warrior": False, "mummy": False}  # minions, whatever their kind
    t = table(heroes=f"warrior 2,2 {SPENT}", beginner_d6=True)
    number = put_piece(t, "statue", "2,1")
    play(turn(t, rolls=[7]), f"examine statue {number}")
    assert [(one.kind, one.unique) for one in t.monsters] == [("troll", True)]


@rule("DJ-21.17")
def test_the_d6_of_a_spell_attack() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0 unique=0; orc 5,0", beginner_d6=True, md=True)
    with pytest.raises(NoMoreDice, match="cannot show"):
        play(prowl(t, rolls=[7, 1]), "cast-on seat:0 magic_missile")
