"""DJ-42: Event cards, DJ-42.1 to DJ-42.15, and how they are played."""

from collections import Counter

import pytest

from oubliettes.games.donjon.pieces import EVENT_CARDS
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.table import PC, Group, Item
from oubliettes.kernel import NoMoreDice
from tests.games.donjon.cards import apart, event, two_heroes
from tests.games.donjon.fights import SPENT, fight, lives, monsters_part, prowl
from tests.games.donjon.situation import asked, match, picks, play, table, turn
from tests.support import rule


@rule("DJ-42.1", "DJ-2.7")
def test_the_deck() -> None:
    assert len(EVENT_CARDS) == 26
    assert sum(card.count for card in EVENT_CARDS.values()) == 36
    moments = Counter(card.timing for card in EVENT_CARDS.values())
    assert moments == {"exploration": 10, "move": 6, "door": 1, "onset": 2, "melee": 4, "immediate": 3}


@rule("DJ-42.2")
@pytest.mark.parametrize("card", ["pit", "poisoned_darts", "sleeping_gas", "falling_block", "arrow_slit"])
def test_traps_are_no_use_where_a_thief_has_found_them(card: str) -> None:
    t = two_heroes()
    assert playing.playable(t, card, "move", 0)
    t.zones[0].safe = True
    assert not playing.playable(t, card, "move", 0)
    assert EVENT_CARDS[card].trap


@rule("DJ-42.2")
def test_traps_found_elsewhere_are_no_help_here() -> None:
    t = apart()
    t.zones[1].safe = True
    assert playing.playable(t, "pit", "move", 0)
    assert not playing.playable(t, "pit", "move", 1)


@rule("DJ-42.2")
def test_the_trap_events() -> None:
    traps = {card.id for card in EVENT_CARDS.values() if card.trap}
    assert traps == {"pit", "poisoned_darts", "sleeping_gas", "falling_block", "arrow_slit"}


@rule("DJ-42.3", "DJ-10.3")
def test_wandering_monsters_start_a_fight() -> None:
    t = two_heroes()
    event(t, "wandering_monsters", draws=(t.decks["monster"].index("brigands"),))
    assert t.phase == PC
    assert {one.kind for one in t.monsters} == {"brigand"}


@rule("DJ-42.3", "DJ-42.30")
def test_nobody_wanders_out_of_an_empty_deck() -> None:
    t = apart()
    assert playing.playable(t, "wandering_monsters", "exploration")
    t.decks["monster"] = ["spectre"]  # nobody here could hurt it (DJ-30.12)
    assert not playing.playable(t, "wandering_monsters", "exploration")
    t.decks["monster"] = []
    assert not playing.playable(t, "wandering_monsters", "exploration")


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


@rule("DJ-42.4")
def test_an_ambush_is_for_the_first_round_only() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1", ambush=True, phase=PC)
    for round_, first in ((0, "monsters_part"), (1, "heroes_part")):
        t.agenda.clear()
        t.round = round_
        m = match(t, ("round",), rolls=[1, 9])
        assert asked(m) == (0, "fight")
        assert t.heroes[0].hits == (1 if first == "monsters_part" else 0)
        t.heroes[0].hits = 0


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
    t = two_heroes()
    event(t, "pit", 0, rolls=(5, 4))  # Dexterity 3 + 5
    assert lives(t)[0] == 16
    assert t.heroes[0].lost_turn
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,3 {SPENT} +rope")
    event(t, "pit", 0, rolls=(5, 4))
    assert not t.heroes[0].lost_turn  # a companion beside him has a rope, and keeps it
    assert any(item.kind == "rope" for item in t.heroes[1].pack)
    t = two_heroes()
    event(t, "pit", 0, rolls=(6,))
    assert lives(t)[0] == 20


@rule("DJ-42.6")
def test_a_rope_too_far_away_helps_nobody_out_of_a_pit() -> None:
    for where, lost in (("5,5", True), ("3,3", False), ("2,3", False)):
        t = table(heroes=f"warrior 2,2 {SPENT}; priest {where} {SPENT} +rope")
        event(t, "pit", 0, rolls=(5, 1))
        assert t.heroes[0].lost_turn is lost
    t = table(heroes=f"warrior 2,2 {SPENT} +rope")
    event(t, "pit", 0, rolls=(5, 1))
    assert not t.heroes[0].lost_turn
    assert t.heroes[0].pack[-1].kind == "rope"


@rule("DJ-42.7", "DJ-31.6")
def test_poisoned_darts() -> None:
    t = two_heroes()
    event(t, "poisoned_darts", 0, rolls=(3, 5))
    assert lives(t)[0] == 17
    assert t.heroes[0].venom == 1
    t = two_heroes()
    event(t, "poisoned_darts", 0, rolls=(3, 6))
    assert t.heroes[0].venom == 0


@rule("DJ-42.7", "DJ-42.13")
@pytest.mark.parametrize("card, args", [("poisoned_darts", (0,)), ("rat_swarm", ())])
def test_darts_and_rats_bite_with_a_d4(card: str, args: tuple[int, ...]) -> None:
    with pytest.raises(NoMoreDice, match="cannot show"):
        event(table(heroes=f"warrior 2,2 {SPENT}"), card, *args, rolls=(5,))


@rule("DJ-42.7")
def test_darts_test_the_strength_of_those_they_leave_standing() -> None:
    t = apart()
    match(t, ("event", "poisoned_darts", 0), rolls=[1, 5])  # a dwarf: Strength 4, Dexterity 3
    assert (lives(t)[0], t.heroes[0].venom) == (19, 0)
    t = apart()
    t.heroes[0].life = 2
    match(t, ("event", "poisoned_darts", 0), rolls=[4])  # no test
    assert (lives(t)[0], t.heroes[0].venom) == (0, 0)


@rule("DJ-42.8", "DJ-42.29")
def test_sleeping_gas_fills_the_zone() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,2 {SPENT}; priest 3,3 {SPENT}; thief 2,-3 {SPENT}")
    event(t, "sleeping_gas", 0, rolls=(5, 5))  # Strength 3 fails, the dwarf's 4 does not
    assert [hero.lost_turn for hero in t.heroes] == [True, False, False]
    m = match(t, ("turn_starts", 0), ("turn",))
    assert not m.pending  # neither moves nor acts
    assert not t.heroes[0].lost_turn


@rule("DJ-42.9")
def test_a_falling_block() -> None:
    t = two_heroes()
    event(t, "falling_block", 0, rolls=(6,))
    assert lives(t)[0] == 19
    t = two_heroes()
    event(t, "falling_block", 0, rolls=(5, 6))
    assert lives(t)[0] == 14


@rule("DJ-42.10")
def test_an_arrow_slit_attacks_with_5() -> None:
    t = two_heroes()
    event(t, "arrow_slit", 0, rolls=(10, 2))  # 15 against 10
    assert lives(t)[0] == 15
    t = table(heroes="warrior 2,2 fatigue=2 destiny=1")
    m = event(t, "arrow_slit", 0, rolls=(10, 2, 6))
    assert asked(m) == (0, "stop-event")
    play(m, "pass", "again")  # the MD's die
    assert asked(m) == (0, "fatigue-defence")
    play(m, "fatigue 1")
    assert lives(t)[0] == 20


@rule("DJ-42.10")
def test_the_slit_meets_armour_and_shield() -> None:
    for gear, life in (("", 20 - 5), ("-body -shield", 20 - 8)):
        t = table(heroes=f"warrior 2,2 {SPENT} {gear}")
        event(t, "arrow_slit", 0, rolls=(10, 2))
        assert lives(t) == [life]


@rule("DJ-42.11", "DJ-35.3")
def test_darkness_falls_on_the_zone_with_most_heroes() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,2 {SPENT}; priest 2,-3 {SPENT}; thief 3,-3 {SPENT}")
    event(t, "darkness")
    assert [zone.dark for zone in t.zones] == [False, True]
    event(t, "darkness")
    assert [zone.dark for zone in t.zones] == [True, True]
    assert not playing.playable(t, "darkness", "exploration")


@rule("DJ-42.11")
def test_darkness_falls_where_somebody_is() -> None:
    t = table("room_nwe", "n room_n", heroes=f"warrior 2,2 {SPENT}", md=True)
    match(t, ("event", "darkness"))  # there is nothing to choose
    assert [zone.dark for zone in t.zones] == [True, False]
    assert not playing.playable(t, "darkness", "exploration")


@rule("DJ-42.12")
def test_a_draught_puts_out_torches_and_not_lanterns() -> None:
    t = table(heroes=f"thief 2,2 {SPENT} torch=1; wizard 3,3 {SPENT}")
    assert playing.playable(t, "draught", "exploration")
    event(t, "draught")
    assert not t.heroes[0].torch
    assert any(item.kind == "lantern" for item in t.heroes[1].pack)
    assert not playing.playable(t, "draught", "exploration")


@rule("DJ-42.12")
def test_a_draught_puts_out_every_torch() -> None:
    t = apart()
    for hero in t.heroes:
        hero.torch = 1
    match(t, ("event", "draught"))
    assert [hero.torch for hero in t.heroes] == [0, 0]


@rule("DJ-42.13", "DJ-8.31")
def test_rats_bite_all_in_a_zone_unless_poisoned() -> None:
    t = two_heroes()
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


@rule("DJ-42.14")
def test_two_more_and_none_of_a_unique_kind() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="ogre 2,0; orc 3,0")
    t.phase = PC
    event(t, "reinforcements")
    assert Counter(one.kind for one in t.monsters) == {"ogre": 1, "orc": 3}
    assert not any(one.unique for one in t.monsters if one.kind == "orc")
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,0; goblin 3,0", md=True)
    t.phase = PC
    m = event(t, "reinforcements")
    assert picks(m, "reinforce") == ["10 orc", "11 goblin"]
    m = play(m, "reinforce 11 goblin")
    while m.pending:
        m.choose(1, m.pending[0].options[0])
    assert [group.left for group in t.groups] == [1, 3]


@rule("DJ-42.14", "DJ-20.13")
@pytest.mark.parametrize("quest", [0, 1])
def test_reinforcements_of_quest_monsters_are_quest_monsters(quest: int) -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters=f"orc 2,0 quest={quest}")
    t.phase = PC
    t.groups = [Group("", 1, 3)]
    t.decks["event"].remove("reinforcements")
    match(t, ("event", "reinforcements"))
    assert [bool(one.quest) for one in t.monsters] == [bool(quest)] * 3
    assert t.groups == [Group("", 3, 3)]


@rule("DJ-42.14")
def test_the_uniques_of_a_quest_are_not_reinforced() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="chaos_warrior 5,5 unique=0", phase=PC)
    assert not playing.playable(t, "reinforcements", "melee")
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5", phase=PC)
    assert playing.playable(t, "reinforcements", "melee")


@rule("DJ-42.15")
def test_frenzy_adds_2_in_this_part() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    t.hand = ["frenzy"]
    t.decks["event"].remove("frenzy")
    t.phase, t.round = PC, 1
    match(t, ("monsters_part",), rolls=[10, 1])
    assert lives(t) == [20 - (10 + 5 + 2 - 9)]
    assert not t.frenzy


@rule("DJ-42.15", "DJ-42.14")
def test_frenzy_is_over_when_the_part_is() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1", frenzy=True)
    monsters_part(t, rolls=[10, 1])
    assert lives(t) == [20 - (10 + 5 + 2 - 9)]
    assert not t.frenzy
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="skeleton_sorcerer 2,0; orc 5,0", frenzy=True, md=True)
    m = play(prowl(t, rolls=[5, 1]), "cast-on seat:0 magic_missile")  # spells, too
    assert next(one for one in m.log if one.key == "blow-lands").facts["total"] == 5 + 4 + 4 + 2


@rule("DJ-42.29")
def test_a_lost_turn_counts_in_a_fight_too_and_leaves_the_defence() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} lost_turn=1", monsters="orc 2,1")
    m = fight(t)
    assert not m.pending
    assert not t.heroes[0].lost_turn


@rule("DJ-42.29")
def test_several_causes_cost_a_single_turn() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    for _ in range(2):
        t.decks["event"].append("pit")
        event(t, "pit", 0, rolls=(1, 1))
    assert not fight(t).pending
    assert asked(fight(t)) == (0, "fight")
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5 lost_turn=1", md=True)
    assert not prowl(t).pending
    assert prowl(t).pending


@rule("DJ-42.30")
def test_a_card_without_effect_cannot_be_played() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    for card in ("foul_air", "whispers", "pilfering_imp", "draught"):
        assert not playing.playable(t, card, "exploration"), card
    assert not playing.playable(t, "portcullis", "move", 0)  # no open door
    assert not playing.playable(t, "reinforcements", "melee")


@rule("DJ-42.31", "DJ-16.6")
def test_an_immediate_card_of_a_search_is_resolved() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", md=True)
    draw = t.decks["event"].index("wounded_scout")
    play(turn(t, rolls=[1], draws=[draw]), "search")
    assert t.hand == []
    assert t.heroes[0].pack[-1] == Item("healing_potion")
