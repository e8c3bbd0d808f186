"""The end of a quest, growth and the campaign at their edges (DJ-33, DJ-34, DJ-35, DJ-45, DJ-46)."""

import pytest

from oubliettes.games.donjon.pieces import QUESTS
from oubliettes.games.donjon.rules.adventurer.sheet import carries, new, put
from oubliettes.games.donjon.rules.attack.harm import kill
from oubliettes.games.donjon.rules.automatic import card_play
from oubliettes.games.donjon.rules.contents import furniture, loot
from oubliettes.games.donjon.rules.dice.life import die, drown
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.table import DEAD, LEFT, Body, Group
from oubliettes.kernel import NoMoreDice
from tests.games.donjon.fights import SPENT, fight, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, match, monster, picks, play, put_piece, table, turn
from tests.games.donjon.test_quests import beside, cleared, room
from tests.support import rule

# ------------------------------------------------------------------ quests (DJ-45)

GOALS = {
    "black_fang": ("slay", "orc_warlord", ["open_banner_chest", "search_all_rooms"], 3),
    "dead_kings_crown": ("retrieve", "dead_kings_crown", ["kill_skeleton_sorcerer", "no_death"], 2),
    "silver_spring": ("carry_out", "silver_flask", ["kill_troll", "no_death"], 2),
    "arena_captives": ("free", "captive", ["kill_minotaur", "open_champions_chest"], 2),
    "forbidden_laboratory": ("slay_and_activate", "evil_sorcerer", ["take_grimoire", "examine_both_benches"], 3),
    "bleeding_idol": ("destroy", "idol", ["kill_demon", "examine_altar"], 3),
    "gate_of_hell": ("slay", "major_demon", ["kill_chaos_warrior", "close_gate"], 5),
}
"""Main objective, secondary ones and Treasures."""


@rule("DJ-45.3", "DJ-45.5", "DJ-45.7", "DJ-45.9", "DJ-45.11", "DJ-45.13", "DJ-45.15", "DJ-45.19")
@pytest.mark.parametrize("quest", GOALS)
def test_what_each_quest_asks_for_and_gives(quest: str) -> None:
    kind, target, secondary, treasures = GOALS[quest]
    t = table(heroes="warrior 2,2", quest=quest)
    match(t, ("quest",))
    assert (goals.main(t)["kind"], goals.main(t)["target"]) == (kind, target)
    assert list(t.secondary) == secondary
    assert room(quest).groups[0].treasures == treasures == QUESTS[quest]["treasures"]


@rule("DJ-45.6")
def test_a_crown_found_early_is_the_only_one() -> None:
    t = cleared("dead_kings_crown")
    for place, face in ((0, 6), (1, 10)):
        number = beside(t, "crown", place=place)
        t.agenda.clear()
        play(turn(t, rolls=[face]), f"activate {number} crown")
    t.agenda.clear()
    number = beside(t, "crown", place=2)
    play(turn(t, rolls=[3]), f"activate {number} crown")  # rolled for, since the crown is found
    assert [one.kind for one in t.monsters] == ["mummy"]
    assert sum(item.kind == "dead_kings_crown" for item in t.heroes[0].pack) == 1


@rule("DJ-45.5")
def test_a_crown_held_by_one_who_left_is_not_held_in_the_dungeon() -> None:
    t = cleared("dead_kings_crown", f"warrior 2,1 {SPENT}", f"thief 3,1 {SPENT}")
    put(t.heroes[1], new("dead_kings_crown"))
    t.heroes[1].fate = LEFT
    goals.check(t)
    assert not t.done


@rule("DJ-45.7", "DJ-45.8")
def test_the_sorcerer_s_death_alone_is_not_enough() -> None:
    t = cleared("forbidden_laboratory")
    sorcerer = monster(t, "evil_sorcerer", "2,3", "quest=1")
    kill(t, sorcerer, 0)
    assert "main" not in t.done
    number = beside(t, "notes")
    play(turn(t), f"activate {number} notes")
    assert "main" in t.done
    assert t.pieces[number].spent


@rule("DJ-45.8", "DJ-45.7")
def test_the_desk_and_the_library_of_the_laboratory_roll_no_table() -> None:
    t = cleared("forbidden_laboratory", "thief 2,1 destiny=0")
    for role in ("notes", "grimoire"):
        number = beside(t, role)
        assert number not in [pick[2] for pick in furniture.OPTIONS(t, t.heroes[0])]
    assert not any(piece.locked for piece in t.pieces)


@rule("DJ-45.10")
def test_the_idol_has_ten_points_and_defends_with_six() -> None:
    t = cleared("bleeding_idol")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    assert idol.life == 10
    assert len(idol.squares) == 4
    beside(t, "idol")
    play(turn(t, rolls=[5, 6]), "smash")
    assert idol.life == 10 - (5 + 8 - 6 - 6)


@rule("DJ-45.29", "DJ-21.15")
def test_the_idol_always_rolls_a_d10_and_a_bow_reaches_it() -> None:
    t = table(heroes=f"thief 2,5 {SPENT}", beginner_d6=True)
    idol = t.pieces[put_piece(t, "idol", "2,1", "3,1", "2,2", "3,2", life=10)]
    m = play(turn(t, rolls=[10, 7]), "smash-from-afar arrows")
    assert idol.life == 10 - (10 + 5 - 7 - 6)
    assert t.turn.points == 4
    assert picks(m, "smash-from-afar") == []  # once per turn


@rule("DJ-45.11", "DJ-45.12", "DJ-19.86")
def test_the_flask_of_a_drowned_carrier_lies_where_he_jumped() -> None:
    t = cleared("silver_spring", f"warrior 2,1 {SPENT} +silver_flask +rope", f"priest 3,1 {SPENT}")
    assert sum(square in t.map.solid for square in next(p for p in t.pieces if p.kind == "chasm").squares) == 4
    at_ = t.heroes[0].at
    run(drown(t, t.heroes[0]))
    assert t.bodies == (Body(at_, 0, (new("silver_flask"),)),)


@rule("DJ-45.13", "DJ-45.14")
def test_a_captive_stands_in_the_way_and_costs_a_point() -> None:
    t = cleared("arena_captives")
    number = beside(t, "captive")
    captive = t.pieces[number].squares[0]
    m = turn(t)
    before = t.turn.points
    assert captive in t.map.solid
    play(m, f"activate {number} captive")
    assert t.turn.points == before - 1
    assert "main" not in t.done


@rule("DJ-45.17")
@pytest.mark.parametrize("die, closed", [(5, False), (6, True)])
def test_the_gate_is_a_matter_of_magic(die: int, closed: bool) -> None:
    t = cleared("gate_of_hell", f"dwarf warrior 2,1 {SPENT}")  # Magic 3, Strength 4
    number = beside(t, "gate")
    play(turn(t, rolls=[die]), f"activate {number} gate")
    assert ("close_gate" in t.done) is closed


@rule("DJ-45.20")
def test_a_random_quest_draws_two_different_goals() -> None:
    t = table(heroes="warrior 2,2", quest="random", secondary=())
    match(t, ("quest",), draws=[0, 4, 3])
    assert t.secondary == ("hundred_gold", "no_death")


@rule("DJ-45.21", "DJ-45.28")
def test_the_limits_of_a_custom_quest() -> None:
    t = table(heroes="warrior 2,2", md=True, secondary=())
    m = play(match(t, ("quest",)), "quest custom", "objective arena", "main destroy")
    assert {"demon", "major_demon"} <= set(picks(m, "villain"))  # it need not be slain
    play(m, "villain demon", "furniture lair")
    for _ in range(5):
        play(m, "minion gnoll")  # 100 XP
    assert set(picks(m, "minion")) == {"goblin", "skaven", "skeleton", "zombie"}
    play(m, "minion goblin")
    assert asked(m)[1] == "custom-secondary"
    play(m, "secondary no_death")
    assert "no_death" not in picks(m, "secondary")
    play(m, "secondary kill_unique")
    assert not m.pending
    assert t.custom == ("destroy", "idol", "demon", "lair", *["gnoll"] * 5, "goblin")


@rule("DJ-45.23")
def test_the_soldiers_of_a_lieutenant_are_no_uniques() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1 life=1; orc 5,5", secondary=("kill_unique",))
    t.groups[0] = Group("orc_band", 1, 0)
    play(fight(t, rolls=[9, 1]), "strike 10 orc")
    assert not t.done


@rule("DJ-45.24", "DJ-18.1")
def test_the_relic_is_looked_for_wherever_furniture_is_examined() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", secondary=("lost_relic",))
    number = put_piece(t, "table", "2,1", "3,1")
    play(turn(t, rolls=[1, 9]), f"examine table {number}")
    assert carries(t.heroes[0], "lost_relic")
    assert t.done == ("lost_relic",)


@rule("DJ-45.25")
def test_every_death_is_counted() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; thief 3,3 {SPENT}", secondary=("no_death",))
    die(t, t.heroes[0])
    goals.at_the_end(t)
    assert not t.done
    t = table(heroes=f"warrior 2,2 {SPENT}; thief 3,3 {SPENT}", secondary=("no_death",))
    run(drown(t, t.heroes[1]))
    goals.at_the_end(t)
    assert not t.done


@rule("DJ-45.26", "DJ-44.2")
def test_gold_adds_up_over_the_party_and_the_game() -> None:
    t = table(heroes="warrior 2,2; thief 3,3", secondary=("hundred_gold",))
    loot.gain_gold(t, t.heroes[0], 60)
    loot.gain_gold(t, t.heroes[1], 39)
    goals.at_the_end(t)
    assert not t.done
    loot.gain_gold(t, t.heroes[1], 1)
    goals.at_the_end(t)
    assert t.done == ("hundred_gold",)


@rule("DJ-45.27", "DJ-33.5")
def test_goals_over_the_whole_game_count_for_experience() -> None:
    t = table(heroes="warrior 2,2", secondary=("no_death",), outcome="failure")
    match(t, ("aftermath",))
    assert t.heroes[0].xp == 20


@rule("DJ-45.28")
def test_villain_and_minions_stand_in_the_upper_module() -> None:
    t = table("room_n", "n arena!", heroes=f"warrior 2,1 {SPENT}")
    t.quest, t.custom = "custom", ("slay", "ogre", "ogre", "lair", *["goblin"] * 11)
    match(t, ("objective-room", 1))
    assert len(t.monsters) == 12
    assert {one.at // 36 for one in t.monsters} == {t.zones[1].modules[0]}


# ------------------------------------------------------------------ experience and gold (DJ-33, DJ-34)


@rule("DJ-33.1", "DJ-33.2", "DJ-34.5")
def test_kills_count_for_the_game_as_well() -> None:
    t = table(heroes="warrior 2,3; priest 3,3", monsters="orc 2,2")
    t.heroes[0].xp = 500
    kill(t, t.monsters[0], 0)
    assert (t.heroes[0].xp, t.heroes[0].xp_game) == (515, 15)


@rule("DJ-34.5")
def test_experience_of_earlier_games_does_not_break_a_tie() -> None:
    t = table(heroes="warrior gold=9; priest gold=9", outcome="success", done=())
    t.heroes[0].xp, t.heroes[1].xp, t.heroes[1].xp_game = 900, 10, 10
    match(t, ("aftermath",))
    assert t.result == (1,)


@rule("DJ-33.3")
def test_each_survivor_gets_the_whole_sum() -> None:
    t = table(heroes="warrior; priest; thief", outcome="success", done=("main",))
    t.heroes[2].fate = DEAD
    match(t, ("aftermath",))
    assert [hero.xp for hero in t.heroes] == [100, 100, 0]


@rule("DJ-33.10", "DJ-33.11", "DJ-33.12")
def test_growth_adds_one() -> None:
    for what, name in (("life", "max_life"), ("fatigue", "max_fatigue"), ("destiny", "destiny")):
        t = table(heroes="warrior", outcome="failure")
        t.heroes[0].xp = 200
        before = getattr(t.heroes[0], name)
        play(match(t, ("aftermath",)), f"grow {what}")
        assert getattr(t.heroes[0], name) == before + 1
        assert t.heroes[0].xp == 0


# ------------------------------------------------------------------ choices of the automatic MD (DJ-35)


@rule("DJ-35.2")
def test_the_least_targeted_then_the_healthiest_then_by_seat() -> None:
    options = [("on", "seat:0"), ("on", "seat:1"), ("on", "seat:2")]
    t = table(heroes="warrior life=9; priest life=12; thief life=12")
    assert card_play.CHOICES["event-hero"](t, options) == ("on", "seat:1")
    t.heroes[1].targeted = 1
    assert card_play.CHOICES["event-hero"](t, options) == ("on", "seat:2")
    t.heroes[2].targeted = 2
    assert card_play.CHOICES["event-hero"](t, options) == ("on", "seat:0")


@rule("DJ-35.3")
def test_the_most_hurt_monster_and_the_farthest_square() -> None:
    t = table(heroes="warrior 2,2", monsters="orc 5,5 life=1; troll 5,4 life=9")
    options = [("revive", 10, "orc"), ("revive", 11, "troll")]
    assert card_play.CHOICES["event-monster"](t, options) == ("revive", 11, "troll")  # 6 lost against 4
    squares = [("at", 0, 0), ("at", 3, 3), ("at", 5, 5), ("at", 0, 5)]
    assert card_play.CHOICES["event-square"](t, squares) == ("at", 5, 5)


@rule("DJ-35.3")
def test_the_door_with_most_adventurers_beyond_it() -> None:
    t = table("room_nwe", "0n room_n", "0e room_n", heroes="warrior 2,2; priest 3,3; thief 8,2")
    options = [("at-door", door.number) for door in t.doors if door.state == "open"]
    chosen = card_play.CHOICES["event-door"](t, options)
    assert {t.doors[int(chosen[1])].zone, t.doors[int(chosen[1])].beyond} == {0, 2}


@rule("DJ-35.4")
@pytest.mark.parametrize(
    "kind, new_card, held, pick",
    [
        ("dungeon", "corridor", "room_n", "held"),
        ("dungeon", "room_n", "room_w", "new"),
        ("square", "storeroom", "crypt", "held"),
        ("square", "crypt", "storeroom", "new"),
        ("monster", "orc_band", "ghoul_pack", "held"),
        ("monster", "ghoul_pack", "orc_band", "new"),
        ("treasure", "rune_axe", "antidote", "held"),
        ("treasure", "antidote", "rune_axe", "new"),
        ("treasure", "gold_purse", "vigour_potion", "new"),
    ],
)
def test_of_two_cards_the_better_for_it(kind: str, new_card: str, held: str, pick: str) -> None:
    t = table(heroes="warrior 2,2", one_card_ahead=True)
    t.drawn, t.drawn_from, t.held = new_card, kind, {kind: held}
    assert card_play.CHOICES["card-ahead"](t, [("new",), ("held",)]) == (pick,)


@rule("DJ-35.22")
def test_a_sixth_card_and_reinforcements() -> None:
    t = table(heroes="warrior 2,2", monsters="goblin 5,5; gnoll 4,5; orc 3,5")
    t.hand = ["wandering_monsters", "draught", "pit", "pilfering_imp"]
    assert card_play.CHOICES["sixth-card"](t, [("discard", n) for n in range(4)]) == ("discard", 1)
    kinds = [("reinforce", one.number, one.kind) for one in t.monsters]
    assert card_play.CHOICES["event-kind"](t, kinds) == ("reinforce", 11, "gnoll")


@rule("DJ-35.1")
@pytest.mark.parametrize("phases, fatigue", [(0, 5), (1, 4), (2, 5), (3, 4), (4, 5)])
def test_the_gentle_md_plays_in_every_second_phase(phases: int, fatigue: int) -> None:
    t = table(heroes="warrior 2,2 destiny=0", md_level="gentle", phases=phases)
    t.hand = ["foul_air"]
    t.decks["event"] = ["ambush"]
    match(t, ("md-step",), draws=[0])
    assert t.heroes[0].fatigue == fatigue
    assert "ambush" in t.hand  # it always takes its card


@rule("DJ-35.5")
def test_the_gate_of_hell_is_for_seasoned_parties() -> None:
    with pytest.raises(NoMoreDice, match="gives 0 to 5"):
        match(table(heroes="warrior 2,2"), ("quest",), draws=[6])  # one of six
    t = table(heroes="warrior 2,2")
    skilled(t.heroes[0], "parry", "charge", "taunt", "whirlwind")
    match(t, ("quest",), draws=[6])
    assert t.quest == "gate_of_hell"


@rule("DJ-45.16")
def test_the_dawn_blade_is_for_this_game_only() -> None:
    t = table(heroes="warrior weapon=dawn_blade; thief +dawn_blade", outcome="success", done=("main",))
    match(t, ("aftermath",))
    assert t.heroes[0].weapon.kind == ""
    assert not carries(t.heroes[1], "dawn_blade")
