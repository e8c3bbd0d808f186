"""DH-4 to DH-7: turns, the Dungeon Master's two phases, and his monsters."""

import pytest

from oubliettes.games.dungeon_heroes.table import PASSIVE
from tests.games.dungeon_heroes.situation import HEROES, MASTER, asked, board, heroes, hp, master, new, picks, where
from tests.support import do, offers, rule

MORE = "bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap"
PLACE_FOUR = ("place 1", "square a6", "place 1", "square b6", "place 1", "square c6", "place 1", "square d6")
EVERYWHERE = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]

# ------------------------------------------------------------------ DH-4 turns and actions


@rule("DH-4.1", "DH-4.2", "DH-4.6", "DH-5.4")
def test_turns_of_four_actions_alternate() -> None:
    match = new()
    assert (match.table.round, asked(match)) == (1, (MASTER, "master"))
    do(match, *PLACE_FOUR, "end")
    assert (match.table.round, asked(match)) == (1, (HEROES, "party"))
    do(match, "move warrior b1", "move warrior b2", "move rogue d1")
    assert asked(match)[0] == HEROES
    do(match, "move rogue d2", "end")
    assert (match.table.round, asked(match)) == (2, (MASTER, "master"))


@rule("DH-4.7")
def test_the_last_action_can_be_taken_back_before_the_turn_passes() -> None:
    match = new()
    do(match, *PLACE_FOUR)
    assert (asked(match), offers(match)) == ((MASTER, "close-turn"), ["end", "end_always"])
    match.undo(MASTER)  # the square, then the tile
    assert (asked(match)[1], len(match.table.hand)) == ("place", 1)
    match.undo(MASTER)
    do(match, "place 1", "square e6", "end")
    assert "e6" in board(match)
    assert match.undoable(MASTER) is None
    do(match, "move warrior b1", "move warrior b2", "move rogue d1", "move rogue d2")
    assert asked(match) == (HEROES, "close-turn")
    match.undo(HEROES)
    do(match, "move rogue d0", "end")
    assert (where(match, "rogue"), asked(match)) == ("d0", (MASTER, "master"))


@rule("DH-4.7")
def test_a_seat_ends_its_turns_once_and_for_all() -> None:
    match = new()
    do(match, *PLACE_FOUR, "end_always")
    do(match, "move warrior b1", "move warrior b2", "move rogue d1", "move rogue d2", "end")  # the other seat is asked
    do(match, "place 1", "square e6", "place 1", "square f6", "place 1", "square a5", "place 1", "square b5")
    assert asked(match) == (HEROES, "party")  # this one is no more


@rule("DH-4.7", "DH-8.16", "DH-14.13")
def test_nothing_is_asked_that_could_not_be_taken_back() -> None:
    match = heroes("warrior b0, cleric c0", "c2-chest a6-chest", hasty=0)
    do(match, "move warrior b1", "move warrior b2", "move cleric c1", "move cleric c2")
    assert asked(match)[0] == MASTER  # a tile was turned up
    match = heroes("warrior b0 pennant, cleric c0", "a6-chest", hasty=0, dragon_damsel=True)
    do(match, "move warrior b1", "move warrior b2", "move cleric c1", "move cleric c2")
    assert offers(match)[-1] == "end"  # the pennant may still be used: to end the turn is his own pick
    do(match, "end")
    assert asked(match)[0] == MASTER
    match = heroes("warrior a1 possessed", lords_undead=True, hasty=0)
    assert asked(match)[0] == MASTER  # nothing was done


@rule("DH-4.3")
def test_actions_are_compulsory() -> None:
    match = heroes("warrior b0, cleric c0")
    for pick in ("move warrior b1", "move warrior b2", "move cleric c1", "move cleric c2"):
        assert "end" not in offers(match)
        do(match, pick)
    assert match.blocked(HEROES)[-1] == (("end",), "DH-4.3")
    match = master("warrior b0, cleric c0", "f6=orc a4-chest")
    assert offers(match) == ["reveal a4", "act orc f6"]


@rule("DH-4.4")
def test_actions_without_a_legal_one_are_lost() -> None:
    match = master("warrior b0, cleric c0", "f6=orc")
    do(match, "act orc f6", "step f5")
    assert asked(match) == (HEROES, "party")
    match = heroes("warrior b0, rogue e5 possessed", "a6-chest", lords_undead=True)
    assert match.table.budget == 4
    do(match, "move warrior b1", "move warrior b2")
    assert asked(match) == (MASTER, "master")


@rule("DH-4.5")
def test_actions_may_be_interleaved() -> None:
    match = heroes("warrior b0, rogue e0")
    do(match, "move warrior b1", "move rogue e1", "move warrior b2", "move rogue e2")
    assert (where(match, "warrior"), where(match, "rogue")) == ("b2", "e2")
    match = master("warrior b0, rogue e0", "f6=orc a6=goblin a4-chest b4-chest")
    do(match, "act orc f6", "step f5", "reveal a4", "act goblin a6", "step a5", "reveal b4")
    assert board(match) == "a4+chest b4+chest a5=goblin f5=orc"


# ------------------------------------------------------------------ DH-5 the passive phase


@rule("DH-5.1", "DH-5.12")
def test_the_game_begins_with_placing() -> None:
    match = new()
    assert match.table.phase == PASSIVE
    assert offers(match) == ["place 1", "place 2", "place 3", "place 4"]


@rule("DH-5.2")
def test_he_draws_the_top_four() -> None:
    match = master("warrior b0, cleric c0", phase=PASSIVE, pile="orc chest portal ogre goblin")
    assert match.view(MASTER).hand == ["orc", "chest", "portal", "ogre"]
    assert (match.view(HEROES).hand, match.view(HEROES).hand_size, match.view(HEROES).pile) == ([], 4, 1)
    assert [event.facts["tiles"] for event in match.log_for(MASTER) if event.key == "hand"]
    assert not [event for event in match.log_for(HEROES) if event.key == "hand"]


@rule("DH-5.3")
def test_he_draws_up_to_four_in_either_phase() -> None:
    match = master("warrior b0, cleric c0", phase=PASSIVE, hand="orc", pile="chest portal ogre goblin")
    assert match.view(MASTER).hand == ["orc", "chest", "portal", "ogre"]
    match = master("warrior b0, cleric c0", hand="orc", pile="chest")
    assert match.view(MASTER).hand == ["orc", "chest"]


@rule("DH-5.5", "DH-5.6")
def test_any_tile_on_any_free_dungeon_square_face_down() -> None:
    match = master("warrior b0, cleric c0", phase=PASSIVE, pile="orc chest portal ogre goblin")
    do(match, "place 3")
    assert picks(match, "square") == EVERYWHERE
    do(match, "square e5")
    assert (board(match), match.view(MASTER).hand) == ("e5-portal", ["orc", "chest", "ogre"])


@rule("DH-5.7", "DH-5.8", "DH-5.9", "DH-5.10")
def test_squares_that_may_not_receive_a_tile() -> None:
    match = master(
        "warrior a1, cleric c0",
        "b1-orc c1+portal d1~sword e1=white_lady",
        phase=PASSIVE,
        pile=MORE,
        lords_undead=True,
    )
    do(match, "place 1")
    assert picks(match, "square") == EVERYWHERE[4:]
    do(match, "square e1")
    assert "e1-bear_trap e1=white_lady" in board(match)


@rule("DH-5.11")
def test_a_square_whose_tile_left_is_free_again() -> None:
    match = heroes("rogue b0, cleric c0", "b1-bear_trap", phase=PASSIVE, pile=MORE)
    do(match, "move rogue b1", "move rogue a2", "move cleric c1", "move cleric c0", "place 1")
    assert "b1" in picks(match, "square")


@rule("DH-5.13")
def test_no_reveals_and_no_base_monsters_in_the_passive_phase() -> None:
    match = master("warrior b0, cleric c1:8", "c2+ogre c3-chest", phase=PASSIVE, pile=MORE)
    assert offers(match) == ["place 1", "place 2", "place 3", "place 4"]
    assert (("reveal",), "DH-5.13") in match.blocked(MASTER)
    do(match, *PLACE_FOUR)
    assert (hp(match, "cleric"), "c2+ogre" in board(match)) == (8, True)
    match = heroes("wizard b0, cleric c0", "c2-ogre", phase=PASSIVE, pile=MORE)
    do(match, "reveal c2", "move wizard b1", "move cleric c1", "move cleric c2")
    assert (hp(match, "cleric"), board(match), picks(match, "act")) == (4, "c2+ogre", [])


@rule("DH-5.14", "DH-5.16", "DH-6.1")
def test_the_phase_ends_with_the_last_tile() -> None:
    match = master("warrior b0, cleric c0", "c2+ogre e2+goblin a1-chest", phase=PASSIVE, hand="orc", pile="chest")
    do(match, "place 1", "square a5")
    assert (match.table.phase, "c2+ogre" in board(match)) == (PASSIVE, True)
    do(match, "place 1", "square a6")
    assert match.table.phase == "aggressive"
    assert board(match) == "a1-chest c2=ogre e2=goblin a5-orc a6-chest"
    assert set(picks(match, "act")) == {"ogre c2", "goblin e2"}


@rule("DH-5.16")
def test_the_phase_is_checked_after_drawing() -> None:
    match = master("warrior b0, cleric c0", "c2+ogre", phase=PASSIVE)
    assert (match.table.phase, picks(match, "act")) == ("aggressive", ["ogre c2"])


@rule("DH-5.15", "DH-5.17")
def test_the_phase_ends_for_good_when_no_square_is_left() -> None:
    full = " ".join(f"{square}-bear_trap" for square in EVERYWHERE[1:])
    match = master("warrior a1, cleric c0", full, phase=PASSIVE, hand="chest", pile="orc")
    assert (match.table.phase, len(match.table.hand)) == ("aggressive", 2)
    assert [event.rule for event in match.log if event.key == "aggressive"] == ["DH-5.15"]
    do(match, "reveal a2", "reveal a3", "reveal a4", "reveal a5")
    do(match, "move warrior b1", "move warrior b0", "move cleric c1", "move cleric c0")
    assert (match.table.phase, offers(match)) == ("aggressive", ["place 1", "place 2"])
    do(match, "place 1", "square a1")
    assert (match.table.phase, offers(match)) == ("aggressive", ["place 1"])


@rule("DH-5.18", "DH-5.19")
def test_leftover_tiles_come_first() -> None:
    match = master("warrior a1, cleric c0", "f6=orc a4-chest", hand="chest ogre")
    assert offers(match) == ["place 1", "place 2"]
    assert {why for _, why in match.blocked(MASTER)} == {"DH-5.19"}
    do(match, "place 1", "square b1", "place 1", "square b2")
    assert match.table.spent == 2
    assert "act orc f6" in offers(match)


@rule("DH-5.20", "DH-22.2")
def test_he_may_look_again_at_what_he_placed() -> None:
    match = master("warrior b0, cleric c0", phase=PASSIVE, pile=f"orc {MORE}")
    do(match, "place 1", "square e5")
    tile = {view.id: view.tile for view in match.view(MASTER).squares.values()}["e5"]
    hidden = {view.id: view.tile for view in match.view(HEROES).squares.values()}["e5"]
    assert (tile, hidden) == ("orc", "back")
    assert "orc" in [event.facts.get("tile") for event in match.log_for(MASTER)]
    assert "orc" not in str([event.facts for event in match.log_for(HEROES)])


# ------------------------------------------------------------------ DH-6 the aggressive phase


@rule("DH-6.2", "DH-6.12", "DH-6.3", "DH-10.4")
def test_a_revealed_monster_becomes_a_figure_at_once() -> None:
    match = do(master("warrior b0, cleric c2", "c3-ogre"), "reveal c3")
    assert (board(match), hp(match, "cleric")) == ("c3=ogre", 8)
    assert match.table.covered == 0
    match = do(heroes("rogue c2, cleric c0", "c3-orc"), "move rogue c3")
    assert (board(match), hp(match, "rogue")) == ("c3=orc", 3)


@rule("DH-6.12")
def test_the_change_of_phase_harms_nobody() -> None:
    match = master("warrior b0, cleric c2:1", "c2+ogre", phase=PASSIVE)
    assert (board(match), hp(match, "cleric")) == ("c2=ogre", 1)


@rule("DH-6.4", "DH-6.7", "DH-4.2")
def test_a_mixture_of_reveals_and_monsters() -> None:
    match = master("warrior b0, cleric c2", "c3=orc a6-chest b6-chest c6-chest")
    assert offers(match) == ["reveal a6", "reveal b6", "reveal c6", "act orc c3"]
    do(match, "act orc c3")
    assert offers(match) == ["attack cleric", "step c2", "step b3", "step d3", "step c4"]
    do(match, "attack cleric")
    assert (match.table.spent, asked(match), board(match).split()[0]) == (1, (MASTER, "master"), "c3=orc")


@rule("DH-6.5")
def test_no_reveal_under_a_figure() -> None:
    match = master("warrior b0, cleric c0", "c3=orc c3-chest d3-chest")
    assert picks(match, "reveal") == ["d3"]
    assert (("reveal", "c3"), "DH-6.5") in match.blocked(MASTER)


@rule("DH-6.6", "DH-9.9")
@pytest.mark.parametrize("face", ["fireball", "poison_cloud", "portal", "moving_floor", "sword", "chest"])
def test_a_reveal_sets_nothing_off(face: str) -> None:
    match = do(master("warrior c3, cleric c0", f"c3-{face} d3-chest"), "reveal c3")
    assert (board(match), hp(match, "warrior"), where(match, "warrior")) == (f"c3+{face} d3-chest", 10, "c3")
    assert match.table.treasures == 0


@rule("DH-6.8")
def test_one_action_a_monster() -> None:
    match = master("warrior b0, cleric c2", "c3=orc a6-chest")
    do(match, "act orc c3", "attack cleric")
    assert offers(match) == ["reveal a6"]
    assert (("act", "orc", "c3"), "DH-6.8") in match.blocked(MASTER)
    do(match, "reveal a6", "move warrior b1", "move warrior b0", "move cleric d2", "move cleric c2")
    assert offers(match) == ["act orc c3"]


@rule("DH-6.9")
def test_a_monster_may_act_in_the_turn_it_is_revealed() -> None:
    match = do(master("warrior b0, cleric c2", "c3-orc"), "reveal c3", "act orc c3", "attack cleric")
    assert hp(match, "cleric") == 5


@rule("DH-6.11")
def test_a_waiting_tile_rises_when_the_figure_leaves_or_dies() -> None:
    match = do(master("warrior b0, cleric c2", "c3=goblin c3+orc a6-chest"), "act goblin c3", "step d4")
    assert board(match) == "c3=orc d4=goblin a6-chest"
    match = heroes("wizard c2 skull, cleric a1", "c3=goblin c3+orc", lords_undead=True)
    do(match, "skull wizard goblin c3")
    assert board(match) == "c3=orc"
    match = heroes("wizard c2 skull, cleric a1", "c3=white_lady c3+orc", lords_undead=True, phase=PASSIVE, pile=MORE)
    do(match, "skull wizard white_lady c3")
    assert board(match) == "c3+orc"
    match = heroes(
        "wizard c2 skull, cleric a1", "c3=white_lady c3+necromancer", lords_undead=True, phase=PASSIVE, pile=MORE
    )
    do(match, "skull wizard white_lady c3")
    assert board(match) == "c3=necromancer"


@rule("DH-6.13")
def test_who_slays_the_figure_meets_the_waiting_tile() -> None:
    match = do(heroes("rogue c2 sword, cleric a1", "c3=goblin c3+orc"), "move rogue c3", "use sword")
    assert (hp(match, "rogue"), board(match)) == (3, "c3=orc")


# ------------------------------------------------------------------ DH-7 monsters


@rule("DH-7.1", "DH-7.2")
@pytest.mark.parametrize(
    "monster,squares",
    [
        ("ogre", "c2 b3 d3 c4"),
        ("orc", "c2 b3 d3 c4"),
        ("skeleton", "c2 b3 d3 c4"),
        ("goblin", "b2 c2 d2 b3 d3 b4 c4 d4"),
    ],
)
def test_steps(monster: str, squares: str) -> None:
    match = do(master("warrior b0, cleric e0", f"c3={monster}"), f"act {monster} c3")
    assert picks(match, "step") == squares.split()


@rule("DH-7.3", "DH-7.4", "DH-7.5")
def test_where_a_monster_may_not_go() -> None:
    match = do(master("warrior c2, cleric e0", "c3=orc b3=goblin d3+ogre d3=goblin c4-ogre"), "act orc c3")
    assert picks(match, "step") == ["c2", "c4"]
    match = master(
        "warrior c0, cleric e0", "c3=white_lady b3+goblin b2-ogre", phase=PASSIVE, pile=MORE, lords_undead=True
    )
    do(match, "act white_lady c3")
    assert picks(match, "step") == ["b2", "c2", "d2", "d3", "b4", "c4", "d4"]


@rule("DH-7.6", "DH-7.7")
def test_monsters_disturb_no_tiles() -> None:
    match = do(master("warrior b0, cleric e0", "c3=orc c4-fireball c5+poison_cloud"), "act orc c3", "step c4")
    assert board(match) == "c4-fireball c4=orc c5+poison_cloud"
    match = do(master("warrior b0, cleric e0", "c4=orc c5+poison_cloud"), "act orc c4", "step c5")
    assert board(match) == "c5+poison_cloud c5=orc"


@rule("DH-7.8")
def test_monsters_go_everywhere() -> None:
    match = do(master("warrior b0, cleric e3", "c6=orc"), "act orc c6")
    assert "c7" in picks(match, "step")
    match = do(master("warrior b0, cleric e3", "c1=orc"), "act orc c1")
    assert "c0" in picks(match, "step")


@rule("DH-7.9", "DH-7.10")
@pytest.mark.parametrize("monster", ["ogre", "orc", "skeleton", "goblin", "necromancer", "white_lady"])
def test_who_can_be_attacked(monster: str) -> None:
    match = master("warrior c3, cleric c4, rogue d4, wizard c5", f"c3={monster} a6-chest", lords_undead=True)
    do(match, f"act {monster} c3")
    assert picks(match, "attack") == ["warrior", "cleric"]


@rule("DH-7.11", "DH-7.12", "DH-7.15")
def test_one_free_attack_after_a_move() -> None:
    match = master("warrior c2, cleric d3:3, rogue a6", "c4=orc a1-chest b1-chest")
    do(match, "act orc c4", "step c3")
    assert offers(match) == ["attack warrior", "attack cleric", "hold"]
    do(match, "attack cleric")
    assert (where(match, "cleric"), hp(match, "warrior")) == ("dead", 10)
    assert asked(match) == (MASTER, "master")
    match = master("warrior c2, cleric d3:3", "c3=orc a1-chest b1-chest")
    do(match, "act orc c3", "step c2")
    assert hp(match, "warrior") == 10
    do(match, "hold")
    assert hp(match, "warrior") == 10
    match = do(master("warrior c2, cleric d3:3", "c3=orc a1-chest"), "act orc c3", "attack warrior")
    assert asked(match) == (MASTER, "master")


@rule("DH-7.13", "DH-7.14")
@pytest.mark.parametrize("monster,damage", [("ogre", 4), ("orc", 3), ("skeleton", 2), ("goblin", 1)])
def test_damage(monster: str, damage: int) -> None:
    match = do(master("warrior c2, cleric a1", f"c3={monster}"), f"act {monster} c3", "attack warrior")
    assert hp(match, "warrior") == 10 - damage


@rule("DH-7.16", "DH-12.4")
def test_the_warrior_does_not_slay_a_visitor() -> None:
    match = do(master("warrior c2, cleric a1", "c3=goblin"), "act goblin c3", "step c2", "hold")
    assert board(match) == "c2=goblin"
    do(match, "move warrior c1", "move cleric a2", "move cleric a1")
    assert board(match) == "c2=goblin"


@rule("DH-7.17")
@pytest.mark.parametrize("monster", ["ogre", "orc", "skeleton", "goblin"])
def test_monsters_have_no_hit_points(monster: str) -> None:
    match = do(heroes("warrior c2, cleric a1", f"c3={monster}"), "move warrior c3")
    assert board(match) == ""
    match = do(heroes("cleric c2 sword, wizard a1", f"c3={monster}"), "move cleric c3", "use sword")
    assert (board(match), hp(match, "cleric")) == ("", 8)
