"""DJ-45: the written quests (DJ-45.1 to DJ-45.17)."""

import pytest

from oubliettes.games.donjon.pieces import QUESTS
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, carries, new, put
from oubliettes.games.donjon.rules.attack.harm import kill
from oubliettes.games.donjon.rules.contents import furniture
from oubliettes.games.donjon.rules.dice.life import drown
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.monsters.arrival import spawn
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.sight.view import hide
from oubliettes.games.donjon.table import LEFT, PC, PE, Body, Group
from tests.games.donjon.fights import SPENT, fight, lives
from tests.games.donjon.quest_rooms import cleared, room, stand_beside
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import at, match, monster, picks, play, table, turn
from tests.support import rule

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


@rule("DJ-45.2", "DJ-20.4")
def test_the_content_of_a_custom_room_is_the_md_s_until_it_is_revealed() -> None:
    t = table(heroes="warrior 2,2", md=True)
    t.quest, t.custom = "custom", ("retrieve", "quest_object", "ogre", "crypt", "orc", "orc")
    assert hide(t, 0).custom == ("retrieve", "quest_object")
    assert hide(t, 1).custom == t.custom
    t.revealed = True
    assert hide(t, 0).custom == t.custom


@rule("DJ-45.3", "DJ-45.5", "DJ-45.7", "DJ-45.9", "DJ-45.11", "DJ-45.13", "DJ-45.15", "DJ-45.19")
@pytest.mark.parametrize("quest", GOALS)
def test_what_each_quest_asks_for_and_gives(quest: str) -> None:
    kind, target, secondary, treasures = GOALS[quest]
    t = table(heroes="warrior 2,2", quest=quest)
    match(t, ("quest",))
    assert (goals.main(t)["kind"], goals.main(t)["target"]) == (kind, target)
    assert list(t.secondary) == secondary
    assert room(quest).groups[0].treasures == treasures == QUESTS[quest]["treasures"]


@rule("DJ-45.3", "DJ-45.18", "DJ-1.1")
def test_killing_the_villain_is_the_main_objective() -> None:
    for quest, villain in (("black_fang", "orc_warlord"), ("gate_of_hell", "major_demon")):
        t = table(
            "room_n",
            heroes=f"warrior 2,2 {SPENT} weapon=long_sword_1",
            monsters=f"{villain} 2,1 life=1 quest=1; orc 5,5",
        )
        t.quest = quest
        play(fight(t, rolls=[10, 1]), f"strike 10 {villain}")
        assert t.done == ("main",)
    t = table("room_n", heroes=f"warrior 2,2 {SPENT}", monsters="orc_warlord 2,1 life=1; orc 5,5")
    play(fight(t, rolls=[10, 1]), "strike 10 orc_warlord")
    assert not t.done  # a warlord of the Monster deck is another


@rule("DJ-45.4", "DJ-20.6")
def test_the_banner_lies_in_a_chest_without_a_table() -> None:
    t = cleared("black_fang")
    t.decks["treasure"] = ["antidote"]
    number = stand_beside(t, "banner")
    m = turn(t, draws=[0])
    assert picks(m, "examine") == [] or all(str(number) not in option.split() for option in picks(m, "examine"))
    play(m, f"activate {number} banner")
    assert carries(t.heroes[0], "stolen_banner")
    assert carries(t.heroes[0], "antidote")
    assert "open_banner_chest" in t.done
    assert t.pieces[number].spent


@rule("DJ-45.5")
def test_a_crown_held_by_one_who_left_is_not_held_in_the_dungeon() -> None:
    t = cleared("dead_kings_crown", f"warrior 2,1 {SPENT}", f"thief 3,1 {SPENT}")
    put(t.heroes[1], new("dead_kings_crown"))
    t.heroes[1].fate = LEFT
    goals.check(t)
    assert not t.done


@rule("DJ-45.5", "DJ-45.12")
def test_a_crown_taken_from_the_dead_counts_at_once() -> None:
    t = cleared("dead_kings_crown", f"warrior 2,1 {SPENT}", f"thief 3,1 {SPENT} life=0 +dead_kings_crown")
    match(t, ("explored",), draws=[0] * 3)
    t.agenda.clear()
    t.phase = PE
    assert "main" not in t.done
    assert goals.holder(t, "dead_kings_crown") is None
    play(turn(t), "loot 0", "take_thing dead_kings_crown")
    assert "main" in t.done


@rule("DJ-45.5", "DJ-45.6")
def test_the_crown_is_in_one_of_three_tombs() -> None:
    t = cleared("dead_kings_crown")
    for place, die in ((0, 4), (1, 5)):
        number = stand_beside(t, "crown", place=place)
        play(turn(t, rolls=[die]), f"activate {number} crown", "end")
        assert not t.done
    number = stand_beside(t, "crown", place=2)
    play(turn(t), f"activate {number} crown")  # the third holds it for certain
    assert carries(t.heroes[0], "dead_kings_crown")
    assert "main" in t.done


@rule("DJ-45.5", "DJ-1.1")
def test_the_crown_counts_only_with_no_monster_left() -> None:
    t = cleared("dead_kings_crown")
    put(t.heroes[0], new("dead_kings_crown"))
    t.groups.append(Group("", 1, 0))
    spawn(t, "orc", 0, ground.free_squares(t, 0)[0])
    goals.check(t)
    assert not t.done
    t.monsters.clear()
    goals.check(t)
    assert t.done == ("main",)


@rule("DJ-45.6", "DJ-19.36")
def test_a_mummy_of_the_royal_crypt_rises_where_there_is_room() -> None:
    t = cleared("dead_kings_crown")
    number = stand_beside(t, "crown", place=0)
    around = ground.around(t, t.pieces[number].squares)
    crowd = [square for square in around if ground.free(t, square)]
    for square in crowd:
        layout.add_piece(t, "table", t.pieces[number].zone, [square])
    layout.refresh(t)
    play(turn(t, rolls=[1]), f"activate {number} crown")
    (mummy,) = t.monsters
    assert (mummy.kind, t.phase) == ("mummy", PC)
    assert mummy.at not in around


@rule("DJ-45.6")
def test_a_crown_found_early_is_the_only_one() -> None:
    t = cleared("dead_kings_crown")
    for place, face in ((0, 6), (1, 10)):
        number = stand_beside(t, "crown", place=place)
        t.agenda.clear()
        play(turn(t, rolls=[face]), f"activate {number} crown")
    t.agenda.clear()
    number = stand_beside(t, "crown", place=2)
    play(turn(t, rolls=[3]), f"activate {number} crown")  # rolled for, since the crown is found
    assert [one.kind for one in t.monsters] == ["mummy"]
    assert sum(item.kind == "dead_kings_crown" for item in t.heroes[0].pack) == 1


@rule("DJ-45.6")
def test_a_mummy_may_rise_from_a_tomb() -> None:
    t = cleared("dead_kings_crown")
    number = stand_beside(t, "crown")
    play(turn(t, rolls=[3]), f"activate {number} crown")
    assert t.phase == PC
    assert [(one.kind, one.waker) for one in t.monsters] == [("mummy", 0)]


@rule("DJ-45.7", "DJ-45.8")
def test_the_sorcerer_s_death_alone_is_not_enough() -> None:
    t = cleared("forbidden_laboratory")
    sorcerer = monster(t, "evil_sorcerer", "2,3", "quest=1")
    kill(t, sorcerer, 0)
    assert "main" not in t.done
    number = stand_beside(t, "notes")
    play(turn(t), f"activate {number} notes")
    assert "main" in t.done
    assert t.pieces[number].spent


@rule("DJ-45.7", "DJ-45.8")
def test_the_sorcerer_must_die_and_his_notes_burn() -> None:
    t = cleared("forbidden_laboratory")
    number = stand_beside(t, "notes")
    m = play(turn(t), f"activate {number} notes")
    assert not t.done
    assert t.turn.points == 2
    play(m, "end")
    number = stand_beside(t, "grimoire")
    m = play(turn(t, rolls=[7]), f"activate {number} grimoire")
    assert carries(t.heroes[0], "grimoire:fireball")
    assert "take_grimoire" in t.done
    t.agenda.clear()
    t.groups.append(Group("", 1, 0))
    kill(t, spawn(t, "evil_sorcerer", 0, ground.free_squares(t, 0)[0], quest=True), 0)
    assert "main" in t.done


@rule("DJ-45.7")
def test_both_benches() -> None:
    t = cleared("forbidden_laboratory")
    benches = [piece for piece in t.pieces if piece.role == "bench"]
    run(goals.examined(t, t.heroes[0], benches[0]))
    assert not t.done
    run(goals.examined(t, t.heroes[0], benches[1]))
    assert "examine_both_benches" in t.done


@rule("DJ-45.8", "DJ-45.7")
def test_the_desk_and_the_library_of_the_laboratory_roll_no_table() -> None:
    t = cleared("forbidden_laboratory", "thief 2,1 destiny=0")
    for role in ("notes", "grimoire"):
        number = stand_beside(t, role)
        assert number not in [pick[2] for pick in furniture.options(t, t.heroes[0])]
    assert not any(piece.locked for piece in t.pieces)


@rule("DJ-45.9", "DJ-45.10")
def test_the_idol_is_attacked_like_a_monster_and_takes_the_demon_with_it() -> None:
    t = room("bleeding_idol")
    t.monsters = t.monsters[:2]
    for number in list(t.who):
        if t.who[number] >= 12:
            del t.who[number]
    stand_beside(t, "idol")
    play(fight(t, rolls=[10, 2]), "smash")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    assert idol.life == 10 - (10 + 8 - 2 - 6)
    assert t.done == ("main",)
    assert [one.kind for one in t.monsters] == ["beastman"]
    assert t.heroes[0].xp == 0
    assert idol.gone
    assert not set(idol.squares) & t.map.solid


@rule("DJ-45.9")
def test_the_altar() -> None:
    t = cleared("bleeding_idol")
    run(goals.examined(t, t.heroes[0], next(piece for piece in t.pieces if piece.role == "altar")))
    assert t.done == ("examine_altar",)


@rule("DJ-45.10")
def test_the_idol_has_ten_points_and_defends_with_six() -> None:
    t = cleared("bleeding_idol")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    assert idol.life == 10
    assert len(idol.squares) == 4
    stand_beside(t, "idol")
    play(turn(t, rolls=[5, 6]), "smash")
    assert idol.life == 10 - (5 + 8 - 6 - 6)


@rule("DJ-45.10")
def test_spells_hurt_the_idol_too() -> None:
    t = room("bleeding_idol", "elf wizard 2,1 destiny=0 fatigue=1")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    stand_beside(t, "idol")
    t.heroes[0].skills, t.heroes[0].tilted = ("magic_missile",), ("",)
    play(fight(t, rolls=[5, 1]), f"skill-at {1000 + idol.number} idol magic_missile")
    assert idol.life == 10 - (5 + 6 + 4 - 7)


@rule("DJ-45.11", "DJ-45.12", "DJ-19.86")
def test_the_flask_of_a_drowned_carrier_lies_where_he_jumped() -> None:
    t = cleared("silver_spring", f"warrior 2,1 {SPENT} +silver_flask +rope", f"priest 3,1 {SPENT}")
    assert sum(square in t.map.solid for square in next(p for p in t.pieces if p.kind == "chasm").squares) == 4
    at_ = t.heroes[0].at
    run(drown(t, t.heroes[0]))
    assert t.bodies == (Body(at_, 0, (new("silver_flask"),)),)


@rule("DJ-45.11", "DJ-45.12", "DJ-1.12")
def test_the_flask_is_filled_and_carried_out() -> None:
    t = cleared("silver_spring", f"warrior 2,1 {SPENT}", f"priest 3,1 {SPENT}")
    assert next(piece for piece in t.pieces if piece.kind == "chasm").row == 10
    number = stand_beside(t, "flask")
    m = play(turn(t), f"activate {number} flask")
    assert carries(t.heroes[0], "silver_flask")
    assert picks(m, "activate") == []  # one flask
    play(m, "end")
    t.stairs = (at(t, "2,5"),)
    t.stand(t.heroes[0], at(t, "2,5"))
    play(turn(t), "leave")
    assert t.done == ("main",)


@rule("DJ-45.12")
def test_a_lost_flask_is_filled_again_and_one_left_lying_is_not() -> None:
    t = cleared("silver_spring")
    number = stand_beside(t, "flask")
    t.bodies = (Body(at(t, "0,0"), 0, (new("silver_flask"),)),)
    assert picks(turn(t), "activate") == []
    t.agenda.clear()
    t.bodies = ()
    assert picks(turn(t), "activate") == [f"{number} flask"]


@rule("DJ-45.13", "DJ-45.14")
def test_a_captive_stands_in_the_way_and_costs_a_point() -> None:
    t = cleared("arena_captives")
    number = stand_beside(t, "captive")
    captive = t.pieces[number].squares[0]
    m = turn(t)
    before = t.turn.points
    assert captive in t.map.solid
    play(m, f"activate {number} captive")
    assert t.turn.points == before - 1
    assert "main" not in t.done


@rule("DJ-45.13", "DJ-45.14")
def test_captives_are_freed_in_either_phase() -> None:
    t = room("arena_captives")
    captives = [piece for piece in t.pieces if piece.kind == "captive"]
    assert all(piece.squares[0] in t.map.solid for piece in captives)
    number = stand_beside(t, "captive")
    play(fight(t), f"activate {number} captive")
    assert captives[0].gone
    assert captives[0].squares[0] not in t.map.solid
    assert not t.done
    t.agenda.clear()
    t.monsters.clear()
    t.phase = PE
    number = stand_beside(t, "captive", place=1)
    play(turn(t), f"activate {number} captive")
    assert t.done == ("main",)
    assert lives(t) == [20]


@rule("DJ-45.13")
def test_the_champion_s_chest() -> None:
    t = cleared("arena_captives")
    run(goals.examined(t, t.heroes[0], next(piece for piece in t.pieces if piece.role == "champion")))
    assert t.done == ("open_champions_chest",)


@rule("DJ-45.14", "DJ-12.3")
def test_nobody_frees_a_captive_after_a_run() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    t.quest = "arena_captives"
    number = layout.add_piece(t, "captive", 0, (at(t, "2,1"),), "captive").number
    layout.refresh(t)
    m = fight(t, rolls=[3])
    assert picks(m, "activate") == [f"{number} captive"]
    play(m, "run")
    assert picks(m, "activate") == []


@rule("DJ-45.15", "DJ-45.18")
def test_which_deaths_the_gate_and_the_spring_ask_for() -> None:
    for quest, kind, goal in (
        ("gate_of_hell", "chaos_warrior", "kill_chaos_warrior"),
        ("silver_spring", "troll", "kill_troll"),
        ("arena_captives", "minotaur", "kill_minotaur"),
        ("dead_kings_crown", "skeleton_sorcerer", "kill_skeleton_sorcerer"),
        ("bleeding_idol", "demon", "kill_demon"),
    ):
        for ours in (0, 1):
            t = cleared(quest, f"warrior 2,2 {SPENT} weapon=long_sword_1")
            monster(t, kind, "2,1", "life=1", f"quest={ours}")
            monster(t, "orc", "5,5")
            t.phase = PC
            t.stand(t.heroes[0], at(t, "2,2"))
            t.heroes[0].base = (20, 5, 3, 3, 3, 3)
            number = t.monsters[0].number
            play(match(t, ("fight_starts", 0), ("fight",), rolls=[10, 1]), f"strike {number} {kind}")
            assert t.done == ((goal,) if ours else ()), quest


@rule("DJ-45.15", "DJ-45.16")
def test_the_dawn_blade_is_taken_in_a_fight_and_wielded_by_anybody() -> None:
    t = room("gate_of_hell", f"elf wizard 2,1 {SPENT}")
    number = stand_beside(t, "dawn")
    m = play(fight(t), f"activate {number} dawn")
    assert carries(t.heroes[0], "dawn_blade")
    assert t.turn.points == 2
    play(m, "equip dawn_blade")
    assert attack_base(t.heroes[0]) == 3 + 3 + 2


@rule("DJ-45.16")
def test_the_dawn_blade_is_for_this_game_only() -> None:
    t = table(heroes="warrior weapon=dawn_blade; thief +dawn_blade", outcome="success", done=("main",))
    match(t, ("aftermath",))
    assert t.heroes[0].weapon.kind == ""
    assert not carries(t.heroes[1], "dawn_blade")


@rule("DJ-45.16", "DJ-46.1")
def test_the_dawn_blade_lies_where_the_quest_says() -> None:
    t = cleared("gate_of_hell")
    chest = next(piece for piece in t.pieces if piece.role == "dawn")
    assert chest.squares == (layout.spot_of(t, t.zones[1], 0, 11),)


@rule("DJ-45.17")
@pytest.mark.parametrize("die, closed", [(5, False), (6, True)])
def test_the_gate_is_a_matter_of_magic(die: int, closed: bool) -> None:
    t = cleared("gate_of_hell", f"dwarf warrior 2,1 {SPENT}")  # Magic 3, Strength 4
    number = stand_beside(t, "gate")
    play(turn(t, rolls=[die]), f"activate {number} gate")
    assert ("close_gate" in t.done) is closed


@rule("DJ-45.17")
def test_the_gate_is_closed_by_a_magic_test_any_number_of_times() -> None:
    t = cleared("gate_of_hell")
    number = stand_beside(t, "gate")
    m = play(turn(t, rolls=[1, 9]), f"activate {number} gate")
    assert not t.done
    play(m, f"activate {number} gate")
    assert t.done == ("close_gate",)
    t = cleared("gate_of_hell")
    gate = next(piece for piece in t.pieces if piece.role == "gate")
    t.stand(
        t.heroes[0], next(sq for sq in t.map.near[gate.squares[2]] if ground.free(t, sq) and sq not in gate.squares)
    )
    way = t.map.steps[t.heroes[0].at].index(gate.squares[2])
    names = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    play(turn(t), f"step {names[way]}")  # no table: nothing is rolled
    assert t.heroes[0].at == gate.squares[2]
