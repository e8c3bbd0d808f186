"""Powers and options of the MD (DJ-21), decks that run out (DJ-2.10, DJ-2.12), the objective room's tile (DJ-20.9)."""

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import THINGS, TREASURES
from oubliettes.games.donjon.pieces import CREATURES, DUNGEON_CARDS, MONSTER_CARDS, ROOM_CARDS
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.table import NOBODY, UNKNOWN, Table
from oubliettes.kernel import FastDice, Match
from tests.games.donjon.situation import asked, match, picks, play, table, turn
from tests.support import rule


def all_that_may_come(t: Table, kind: str, why: str = "", zone: int = NOBODY) -> set[str]:
    """Every card that a draw could give, found by drawing each."""
    found: set[str] = set()
    for n in range(100):
        copy = GAME.copy(t)
        script = draws.draw(copy, kind, "then", why, zone)
        try:
            request = next(script)
        except StopIteration:
            return {str(copy.agenda[-1][1])}
        if n >= request.n:  # type: ignore[union-attr]
            return found
        try:
            script.send(n)
        except StopIteration:
            found.add(str(copy.agenda[-1][1]))
    return found


# ------------------------------------------------------------------ decks


@rule("DJ-2.10")
def test_an_empty_deck_takes_its_discards_and_else_gives_nothing() -> None:
    t = table("room_n", heroes="warrior 1,1")
    t.decks["square"], t.discards["square"] = [], ["crypt", "vault"]
    assert all_that_may_come(t, "square") == {"crypt", "vault"}
    t.discards["square"] = []
    assert all_that_may_come(t, "square") == {""}
    t.decks["event"], t.discards["event"] = [], ["pit"]
    m = match(t, ("event-card",), draws=[0])
    assert t.hand == ["pit"]
    assert t.discards["event"] == []
    assert not m.pending
    match(t, ("event-card",))
    assert t.hand == ["pit"]


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


# ------------------------------------------------------------------ coherence (DJ-21.1 to DJ-21.7)


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


@rule("DJ-21.5", "DJ-20.8", "DJ-41.4")
def test_theme_the_occupants_of_a_random_objective_room_suit_the_card_that_furnishes_it() -> None:
    t = table("room_n", "n arena!", heroes="wizard 2,1", coherence="theme", secondary=())
    t.quest = "random"
    t.decks["rectangular"] = ["mausoleum"]
    t.decks["monster"] = ["brigands", "goblin_band", "orc_band", "skeleton_guard", "zombie_crowd"]
    match(t, ("objective-room", 1), draws=[0, 0, 0])
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


# ------------------------------------------------------------------ one card ahead (DJ-21.10 to DJ-21.14)


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


# ------------------------------------------------------------------ the objective room as a tile


@rule("DJ-20.9", "DJ-9.5")
def test_an_objective_room_has_no_exits_an_ordinary_rectangular_room_has() -> None:
    t = table("room_n", "n arena!")
    assert not any(door.zone == 1 for door in t.doors)
    t = table("room_n", "n arena")
    assert sum(door.zone == 1 for door in t.doors) == 2


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
