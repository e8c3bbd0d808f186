"""Event cards (DJ-42), the moments of the MD (DJ-11.5, DJ-11.9, DJ-11.10) and stopping a card (DJ-28.5, DJ-28.6)."""

from collections import Counter

import pytest

from oubliettes.games.donjon.pieces import EVENT_CARDS, MAGIC
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, dice_bonus
from oubliettes.games.donjon.rules.adventurer.states import phase_ends, phase_starts
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import OPEN, PC, PE, UNKNOWN, Group, Table
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, fight, foe, lives
from tests.games.donjon.situation import asked, at, match, picks, play, spot, table, turn
from tests.support import rule, said


def event(t: Table, card: str, *args: int, rolls: tuple[int, ...] = (), draws: tuple[int, ...] = ()) -> Match[Table]:
    """The card takes effect."""
    t.decks["event"].remove(card)
    return match(t, ("event", card, *args), rolls=rolls, draws=draws)


def party(monsters: str = "") -> Table:
    return table(heroes=f"warrior 2,2 {SPENT}; priest 4,4 {SPENT}", monsters=monsters)


@rule("DJ-42.1", "DJ-2.7")
def test_the_deck() -> None:
    assert len(EVENT_CARDS) == 26
    assert sum(card.count for card in EVENT_CARDS.values()) == 36
    moments = Counter(card.timing for card in EVENT_CARDS.values())
    assert moments == {"exploration": 10, "move": 6, "door": 1, "onset": 2, "melee": 4, "immediate": 3}


@rule("DJ-42.2")
@pytest.mark.parametrize("card", ["pit", "poisoned_darts", "sleeping_gas", "falling_block", "arrow_slit"])
def test_traps_are_no_use_where_a_thief_has_found_them(card: str) -> None:
    t = party()
    assert playing.playable(t, card, "move", 0)
    t.zones[0].safe = True
    assert not playing.playable(t, card, "move", 0)
    assert EVENT_CARDS[card].trap


@rule("DJ-42.3", "DJ-10.3")
def test_wandering_monsters_start_a_fight() -> None:
    t = party()
    event(t, "wandering_monsters", draws=(t.decks["monster"].index("brigands"),))
    assert t.phase == PC
    assert {one.kind for one in t.monsters} == {"brigand"}


@rule("DJ-42.4", "DJ-13.4", "DJ-11.9")
def test_in_an_ambush_the_monsters_play_first() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    t.hand, t.played = ["ambush"], True  # a card of the PE before does not count
    t.decks["event"].remove("ambush")
    m = match(t, ("combat",), rolls=[10, 1])
    assert t.ambush
    assert lives(t) == [14]  # it has struck already
    assert asked(m) == (0, "fight")
    assert t.round == 1
    play(m, "end")
    assert t.round == 2
    assert asked(m) == (0, "fight")


@rule("DJ-42.5", "DJ-15.1")
def test_a_locked_door_costs_the_point_and_not_the_turn() -> None:
    t = table(heroes=f"thief 2,0 {SPENT}")
    t.hand = ["locked_door"]
    t.decks["event"].remove("locked_door")
    m = play(turn(t), "open")
    assert t.doors[0].locked
    assert t.turn.points == 4
    assert asked(m) == (0, "turn")
    assert picks(m, "open") == []
    t.doors[0].locked, t.doors[0].relocked = False, True
    assert not playing.playable(t, "locked_door", "door", 0)


@rule("DJ-42.6", "DJ-8.30")
def test_a_pit() -> None:
    t = party()
    event(t, "pit", 0, rolls=(5, 4))  # Dexterity 3 + 5
    assert lives(t)[0] == 16
    assert t.heroes[0].lost_turn
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,3 {SPENT} +rope")
    event(t, "pit", 0, rolls=(5, 4))
    assert not t.heroes[0].lost_turn  # a companion beside him has a rope, and keeps it
    assert any(item.kind == "rope" for item in t.heroes[1].pack)
    t = party()
    event(t, "pit", 0, rolls=(6,))
    assert lives(t)[0] == 20


@rule("DJ-42.7", "DJ-31.6")
def test_poisoned_darts() -> None:
    t = party()
    event(t, "poisoned_darts", 0, rolls=(3, 5))
    assert lives(t)[0] == 17
    assert t.heroes[0].venom == 1
    t = party()
    event(t, "poisoned_darts", 0, rolls=(3, 6))
    assert t.heroes[0].venom == 0


@rule("DJ-42.8", "DJ-42.29")
def test_sleeping_gas_fills_the_zone() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,2 {SPENT}; priest 3,3 {SPENT}; thief 2,-3 {SPENT}")
    event(t, "sleeping_gas", 0, rolls=(5, 5))  # Strength 3 fails, the dwarf's 4 does not
    assert [hero.lost_turn for hero in t.heroes] == [True, False, False]
    m = match(t, ("turn-starts", 0), ("turn",))
    assert not m.pending  # neither moves nor acts
    assert not t.heroes[0].lost_turn


@rule("DJ-42.29")
def test_a_lost_turn_counts_in_a_fight_too_and_leaves_the_defence() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} lost_turn=1", monsters="orc 2,1")
    m = fight(t)
    assert not m.pending
    assert not t.heroes[0].lost_turn


@rule("DJ-42.9")
def test_a_falling_block() -> None:
    t = party()
    event(t, "falling_block", 0, rolls=(6,))
    assert lives(t)[0] == 19
    t = party()
    event(t, "falling_block", 0, rolls=(5, 6))
    assert lives(t)[0] == 14


@rule("DJ-42.10")
def test_an_arrow_slit_attacks_with_5() -> None:
    t = party()
    event(t, "arrow_slit", 0, rolls=(10, 2))  # 15 against 10
    assert lives(t)[0] == 15
    t = table(heroes="warrior 2,2 fatigue=2 destiny=1")
    m = event(t, "arrow_slit", 0, rolls=(10, 2, 6))
    assert asked(m) == (0, "stop-event")
    play(m, "pass", "again")  # the MD's die
    assert asked(m) == (0, "fatigue-defence")
    play(m, "fatigue 1")
    assert lives(t)[0] == 20


@rule("DJ-42.11", "DJ-35.3")
def test_darkness_falls_on_the_zone_with_most_heroes() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,2 {SPENT}; priest 2,-3 {SPENT}; thief 3,-3 {SPENT}")
    event(t, "darkness")
    assert [zone.dark for zone in t.zones] == [False, True]
    event(t, "darkness")
    assert [zone.dark for zone in t.zones] == [True, True]
    assert not playing.playable(t, "darkness", "exploration")


@rule("DJ-42.12")
def test_a_draught_puts_out_torches_and_not_lanterns() -> None:
    t = table(heroes=f"thief 2,2 {SPENT} torch=1; wizard 3,3 {SPENT}")
    assert playing.playable(t, "draught", "exploration")
    event(t, "draught")
    assert not t.heroes[0].torch
    assert any(item.kind == "lantern" for item in t.heroes[1].pack)
    assert not playing.playable(t, "draught", "exploration")


@rule("DJ-42.13", "DJ-8.31")
def test_rats_bite_all_in_a_zone_unless_poisoned() -> None:
    t = party()
    event(t, "rat_swarm", rolls=(4, 2))
    assert lives(t) == [16, 18]
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 4,4 {SPENT} +rat_poison")
    m = event(t, "rat_swarm")
    assert asked(m) == (1, "rats")
    play(m, "rat-poison")
    assert lives(t) == [20, 20]
    assert not t.heroes[1].pack


@rule("DJ-42.14", "DJ-35.22")
def test_reinforcements_join_a_group_and_act_in_this_part() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,0; bugbear 3,0; troll 4,0 unique=1")
    t.phase = PC
    t.groups[1] = Group("bugbears", 1, 2)
    event(t, "reinforcements")
    assert Counter(one.kind for one in t.monsters) == {"bugbear": 3, "orc": 1, "troll": 1}  # worth most XP, not unique
    assert t.groups[1].left == 3
    assert not any(one.played for one in t.monsters)


@rule("DJ-42.15")
def test_frenzy_adds_2_in_this_part() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    t.hand = ["frenzy"]
    t.decks["event"].remove("frenzy")
    t.phase, t.round = PC, 1
    match(t, ("monsters-part",), rolls=[10, 1])
    assert lives(t) == [20 - (10 + 5 + 2 - 9)]
    assert not t.frenzy


@rule("DJ-42.16", "DJ-35.3")
def test_dark_vitality_heals_up_to_5() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1 life=3; troll 4,1 life=5")
    t.phase = PC
    event(t, "dark_vitality")
    assert [one.life for one in t.monsters] == [3, 10]
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="troll 4,1 life=12")
    t.phase = PC
    event(t, "dark_vitality")
    assert foe(t).life == 15  # not above its starting value
    assert not playing.playable(t, "dark_vitality", "melee")


@rule("DJ-42.17", "DJ-35.2")
def test_a_notched_weapon_loses_one_power_for_the_game() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} weapon=long_sword_1; thief 3,3 {SPENT}", monsters="orc 5,5")
    t.phase = PC
    t.heroes[1].weapon = t.heroes[1].weapon._replace(kind="short_sword")
    event(t, "notched_weapon")
    assert t.heroes[1].weapon.notch == 1  # the warrior's is magic
    assert attack_base(t.heroes[1]) == 3 + 1
    assert t.heroes[1].targeted == 1


@rule("DJ-42.18", "DJ-10.12")
def test_the_evil_eye_lasts_for_the_next_phase_of_either_kind() -> None:
    t = party()
    t.heroes[0].targeted = 1
    event(t, "evil_eye", rolls=(1,))
    hero = t.heroes[1]
    assert dice_bonus(hero) == -1
    phase_ends(t, PE)
    phase_starts(t, PE)
    phase_ends(t, PE)
    assert dice_bonus(hero) == -1  # the fight is still to come
    phase_starts(t, PC)
    phase_ends(t, PC)
    assert dice_bonus(hero) == 0
    t = party()
    event(t, "evil_eye", rolls=(9,))
    assert dice_bonus(t.heroes[0]) == 0
    assert t.heroes[0].base[MAGIC] == 3


@rule("DJ-42.19", "DJ-11.3")
def test_foul_air() -> None:
    """Worked example 26: with five cards he plays first, then draws."""
    t = table(heroes="warrior 2,2 destiny=0; priest 4,4 destiny=0 fatigue=0")
    t.hand = ["foul_air", "ambush", "pit", "frenzy", "dead_magic"]
    for card in t.hand:
        t.decks["event"].remove(card)
    match(t, ("md-step",), draws=[0])
    assert [hero.fatigue for hero in t.heroes] == [4, 0]
    assert len(t.hand) == 5
    assert t.played


@rule("DJ-42.20")
def test_the_pilfering_imp() -> None:
    t = party()
    t.heroes[1].gold = 4
    event(t, "pilfering_imp", rolls=(1, 9))
    assert t.heroes[1].gold == 0
    assert not playing.playable(t, "pilfering_imp", "exploration")


@rule("DJ-42.21")
def test_whispers() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=5")
    play(event(t, "whispers", rolls=(1,)), "fail")
    assert t.heroes[0].fatigue == 5 - 2
    t = table(heroes="warrior 2,2 destiny=0 fatigue=1")
    event(t, "whispers", rolls=(1,))
    assert t.heroes[0].fatigue == 0


@rule("DJ-42.22", "DJ-14.7", "DJ-14.13")
def test_a_portcullis_bars_a_door_until_the_lever_or_a_strong_arm() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,1 {SPENT}; priest 2,-3 {SPENT}")
    t.turn.figure = 0
    event(t, "portcullis", 0)
    door = t.doors[0]
    assert door.portcullis
    assert at(t, "2,-1") not in t.map.near[at(t, "2,0")]
    lever = next(piece for piece in t.pieces if piece.kind == "lever")
    assert t.map.zone[lever.squares[0]] == 0
    assert min(t.map.steps[lever.squares[0]]) < 0  # next to a wall
    t.stand(t.heroes[0], at(t, "2,0"))
    m = turn(t, rolls=[5])
    play(m, "lift")
    assert door.portcullis  # Strength 3 + 5
    assert picks(m, "lift") == []  # once per turn
    play(m, "end")
    t.stand(t.heroes[0], lever.squares[0])
    m = play(turn(t), f"activate {lever.number} lever")
    assert not door.portcullis
    assert at(t, "2,-1") in t.map.near[at(t, "2,0")]
    assert t.turn.points == 2


@rule("DJ-42.22")
def test_a_portcullis_is_forced_from_either_side() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,1 {SPENT}; priest 2,-1 {SPENT}")
    event(t, "portcullis", 0)
    play(turn(t, 1, rolls=[5]), "lift")  # the dwarf: 4 + 5
    assert not t.doors[0].portcullis
    assert t.doors[0].state == OPEN


@rule("DJ-42.23")
@pytest.mark.parametrize("die, found", [(4, "monsters"), (5, ""), (7, ""), (8, "treasure")])
def test_the_loose_slab(die: int, found: str) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    event(t, "loose_slab")
    slab = next(piece for piece in t.pieces if piece.kind == "slab")
    t.stand(t.heroes[0], slab.squares[0])
    t.decks["treasure"] = ["antidote"]
    m = play(turn(t, rolls=[die], draws=[0] * 3), f"activate {slab.number} slab")
    assert (t.phase == PC) is (found == "monsters")
    assert any(item.kind == "antidote" for item in t.heroes[0].pack) is (found == "treasure")
    assert picks(m, "activate") == []


@rule("DJ-42.24", "DJ-25.16")
def test_dead_magic_is_not_played_against_what_only_magic_hurts() -> None:
    assert playing.playable(table(monsters="orc 2,1"), "dead_magic", "onset")
    assert not playing.playable(table(monsters="orc 2,1; spectre 3,1"), "dead_magic", "onset")
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    event(t, "dead_magic")
    assert t.dead_magic


@rule("DJ-42.25")
def test_the_wrong_way_adds_a_card_on_top() -> None:
    t = party()
    before = len(t.pile)
    event(t, "wrong_way")
    assert len(t.pile) == before + 1
    assert t.pile[-1] == UNKNOWN
    t.dungeon = t.dungeon[: t.pile.count(UNKNOWN)]
    assert not playing.playable(t, "wrong_way", "exploration")


@rule("DJ-42.26")
def test_one_howl_waits_at_a_time() -> None:
    t = party()
    event(t, "distant_howl")
    assert t.howl
    assert not playing.playable(t, "distant_howl", "exploration")


@rule("DJ-42.27")
def test_the_wounded_scout() -> None:
    t = party()
    m = event(t, "wounded_scout")
    assert asked(m) == (0, "scout")
    play(m, "on seat:1")
    assert [item.kind for item in t.heroes[1].pack] == ["healing_potion"]


@rule("DJ-42.27", "DJ-42.28", "DJ-42.23")
@pytest.mark.parametrize("card", ["wounded_scout", "forgotten_cache", "loose_slab"])
def test_a_card_drawn_when_rats_have_felled_all(card: str) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} life=1", md=True)
    t.hand = ["rat_swarm"]
    t.decks["event"] = [card]
    t.decks["treasure"] = ["antidote"]
    m = match(t, ("md-step",), rolls=[1], draws=[0, 0])
    play(m, "play 0")
    assert t.heroes[0].life == 0
    play(m, "draw")
    assert card in t.discards["event"]
    assert not t.heroes[0].pack


@rule("DJ-42.28")
def test_the_forgotten_cache() -> None:
    t = party()
    t.decks["treasure"] = ["antidote"]
    m = event(t, "forgotten_cache", draws=(0,))
    assert asked(m) == (0, "loot")


@rule("DJ-42.30")
def test_a_card_without_effect_cannot_be_played() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    for card in ("foul_air", "whispers", "pilfering_imp", "draught"):
        assert not playing.playable(t, card, "exploration"), card
    assert not playing.playable(t, "portcullis", "move", 0)  # no open door
    assert not playing.playable(t, "reinforcements", "melee")


@rule("DJ-42.31", "DJ-11.4", "DJ-11.5")
def test_an_immediate_card_is_resolved_and_not_replaced() -> None:
    t = party()
    draw = t.decks["event"].index("loose_slab")
    t.hand = ["foul_air"]
    t.heroes[0].fatigue = 1
    m = match(t, ("md-step",), draws=[draw])
    assert any(piece.kind == "slab" for piece in t.pieces)
    assert t.hand == []  # he still played another card
    assert "loose_slab" in t.discards["event"]
    assert said(m).count("event-played") == 2


# ------------------------------------------------------------------ moments and stopping


@rule("DJ-11.5", "DJ-11.10")
def test_a_move_card_answers_a_movement() -> None:
    for steps, played in ((("step n",), True), ((), False)):
        t = table(heroes=f"warrior 2,2 {SPENT}")
        t.hand = ["falling_block"]
        t.decks["event"].remove("falling_block")
        m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",), rolls=[9])
        play(m, *steps, "end")
        assert (lives(t) == [19]) is played


@rule("DJ-11.10")
def test_a_move_card_has_no_moment_when_he_has_fallen() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} life=2; priest 5,5 destiny=0")
    t.hand = ["falling_block"]
    t.fires = ((at(t, "2,1"), -1),)
    layout.refresh(t)
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",), rolls=[6])
    play(m, "step n")
    assert t.heroes[0].life == 0
    assert t.hand == ["falling_block"]
    assert spot(t, t.heroes[0]) == "2,1"


@rule("DJ-11.5", "DJ-11.8")
def test_the_md_is_asked_whenever_he_holds_a_card() -> None:
    """Whether he could play it is nobody's business."""
    for hand in (["ambush"], ["falling_block"]):
        t = table(heroes=f"warrior 2,2 {SPENT}", md=True)
        t.hand = hand
        m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",), rolls=[9])
        play(m, "step n", "end")
        assert asked(m) == (1, "window")
        assert picks(m, "play") == ([] if hand == ["ambush"] else ["0"])
        play(m, "pass")


@rule("DJ-28.5", "DJ-28.6", "DJ-11.6")
def test_destiny_stops_a_card_from_the_leader_on() -> None:
    t = table(heroes="warrior 2,2; priest 4,4; thief 1,1 life=0")
    t.order = (1, 0, 2)
    t.hand = ["foul_air"]
    t.decks["event"].remove("foul_air")
    m = match(t, ("md-step",), draws=[0] * 2)
    assert asked(m) == (1, "stop-event")
    play(m, "pass")
    assert asked(m) == (0, "stop-event")
    play(m, "stop")
    assert [hero.fatigue for hero in t.heroes] == [5, 5, 5]
    assert t.heroes[0].destiny == 1
    assert t.played
    assert "foul_air" in t.discards["event"]


@rule("DJ-16.6")
def test_a_card_of_a_search_is_aimed_at_the_searcher() -> None:
    t = party()
    t.heroes[0].targeted = 5
    event(t, "evil_eye", 0, rolls=(1,))
    assert dice_bonus(t.heroes[0]) == -1


@rule("DJ-11.4", "DJ-11.9")
def test_one_card_in_each_phase() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    t.hand = ["ambush", "frenzy"]
    for card in t.hand:
        t.decks["event"].remove(card)
    match(t, ("combat",), rolls=[10, 1])
    assert t.ambush
    assert t.hand == ["frenzy"]  # not in the monsters' part of the same phase
    assert lives(t) == [14]
