"""Rules of the dungeon and of the dice where a near miss would look the same."""

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import FIGURES, NAMES
from oubliettes.games.donjon.pieces import COMMON, EAST, EVENT_CARDS, FURNITURE, Standing
from oubliettes.games.donjon.rules.adventurer.campaign import sheet
from oubliettes.games.donjon.rules.adventurer.sheet import new, put
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import CLOSED, GONE
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled
from tests.games.donjon.situation import asked, match, new_table, picks, play, put_piece, table, turn
from tests.games.donjon.test_which_dice import FIGHT, Watched
from tests.support import rule


@rule("DJ-17.22")
def test_an_added_way_out_of_a_long_room_tries_its_upper_half_first() -> None:
    t = table("arena")
    for door in t.doors:
        door.state = GONE
    t.map.lattice[0, -2] = t.map.lattice[-1, -1] = 77  # north, and west of the upper half
    layout.ensure_way(t)
    (door,) = layout.ways_on(t)
    assert (t.map.modules[door.module], door.heading) == ((0, -1), EAST)


@rule("DJ-17.23", "DJ-19.45")
def test_a_secret_passage_may_join_two_rooms_that_know_nothing_of_each_other() -> None:
    t = table("room_n", "n crossroads", "w room_nwe", "s room_n", heroes=f"warrior 2,3 {SPENT}")
    assert t.map.modules[t.zones[3].modules[0]] == (-1, 0)  # west of the first room, a wall between
    number = put_piece(t, "statue", "2,2")
    play(turn(t, rolls=[8]), f"examine statue {number}")
    door = t.doors[-1]
    assert (door.zone, door.beyond, door.state, door.locked) == (0, 3, CLOSED, False)


@rule("DJ-16.4", "DJ-16.5")
@pytest.mark.parametrize("die, found", [(2, 0), (9, 0), (10, 1)])
def test_a_search_finds_something_on_a_ten_alone(die: int, found: int) -> None:
    t = table("room_n", heroes=f"warrior 2,2 {SPENT}")
    t.decks["treasure"] = ["antidote"] * 3
    play(turn(t, rolls=[die], draws=[0] * found), "search")
    assert [item.kind for item in t.heroes[0].pack] == ["antidote"] * found


@rule("DJ-19.68")
def test_a_circle_gives_one_treasure() -> None:
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}")
    put_piece(t, "magic_circle", "2,2")
    t.decks["treasure"] = ["antidote"] * 3
    play(turn(t, rolls=[10], draws=[0]), "step n")
    assert [item.kind for item in t.heroes[0].pack] == ["antidote"]


@rule("DJ-19.69", "DJ-19.70")
@pytest.mark.parametrize("die, doors", [(1, 1), (7, 1), (8, 2)])
def test_a_throne_hides_a_passage_on_an_eight(die: int, doors: int) -> None:
    t = table("room_n", heroes=f"warrior 1,2 {SPENT}")
    number = put_piece(t, "throne", "0,2", side=3)
    play(turn(t, rolls=[die]), f"examine throne {number}")
    assert len(t.doors) == doors


@rule("DJ-42.23")
@pytest.mark.parametrize("die, monsters, found", [(4, 1, 0), (5, 0, 0), (7, 0, 0), (8, 0, 1)])
def test_a_loose_slab(die: int, monsters: int, found: int) -> None:
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}")
    t.decks["treasure"], t.decks["monster"] = ["antidote"] * 3, ["u_troll"]
    number = put_piece(t, "slab", "2,2")
    play(turn(t, rolls=[die], draws=[0] * (monsters + found)), f"activate {number} slab")
    assert (len(t.monsters), len(t.heroes[0].pack)) == (monsters, found)


@rule("DJ-15.8")
def test_only_what_has_a_lid_or_a_lock_is_locked() -> None:
    t = table("room_n", heroes="warrior 2,3")
    kinds = [Standing(kind, ((0, 0),)) for kind in FURNITURE]
    laid = layout.furnish(t, t.zones[0], kinds, locked=True)
    assert {piece.kind for piece in laid if piece.locked} == {"chest", "wardrobe", "desk"}
    assert not any(piece.locked for piece in layout.furnish(t, t.zones[0], kinds, locked=False))


@rule("DJ-45.20", "DJ-45.21")
def test_the_common_list_of_secondary_objectives() -> None:
    assert set(COMMON) == {"search_all_rooms", "kill_unique", "lost_relic", "no_death", "hundred_gold"}


@rule("DJ-42.2")
def test_the_trap_events() -> None:
    traps = {card.id for card in EVENT_CARDS.values() if card.trap}
    assert traps == {"pit", "poisoned_darts", "sleeping_gas", "falling_block", "arrow_slit"}


@rule("DJ-16.6", "DJ-2.7")
def test_a_fifth_card_from_a_search_is_kept_and_a_sixth_costs_one() -> None:
    for held, prompt in ((4, "turn"), (5, "sixth-card")):
        t = table("room_n", heroes=f"warrior 2,2 {SPENT}", md=True)
        t.hand = ["ambush"] * held
        t.decks["event"] = ["frenzy"]
        m = play(turn(t, rolls=[1], draws=[0]), "search", "hold")
        assert asked(m)[1] == prompt
        assert len(t.hand) == held + 1


@rule("DJ-27.3")
def test_all_points_of_fatigue_may_go_into_one_defence() -> None:
    t = table(heroes="thief 2,2 destiny=0 fatigue=5", monsters="troll 2,1", md=True)
    skilled(t.heroes[0])
    m = play(prowl(t, rolls=[5, 3]), "attack seat:0")  # 13 against 8
    assert picks(m, "fatigue") == ["0", "1", "2", "3", "4", "5"]
    play(m, "fatigue 5")
    assert lives(t) == [20]
    assert t.heroes[0].fatigue == 0


@rule("DJ-44.16", "DJ-28.3")
def test_an_amulet_makes_the_md_roll_again_too() -> None:
    t = table(heroes="thief 2,2 destiny=0 fatigue=0 +amulet_of_destiny", monsters="troll 2,1", md=True)
    m = play(prowl(t, rolls=[5, 3, 1]), "attack seat:0")
    assert asked(m) == (0, "destiny-defence")
    play(m, "again")
    assert lives(t) == [19]  # 9 against 8
    assert not any(item.kind == "amulet_of_destiny" for item in t.heroes[0].pack)


@rule("DJ-18.13", "DJ-44.14")
def test_a_grimoire_costs_no_fatigue_and_tilts_nothing() -> None:
    t = table(heroes="wizard 2,5 destiny=0", monsters="orc 2,1; zombie 5,5")
    hero = skilled(t.heroes[0], "magic_missile")
    put(hero, new("grimoire:magic_missile"))
    hero.fatigue = 3
    play(fight(t, rolls=[9, 1]), "read-at 10 orc grimoire:magic_missile")
    assert (hero.fatigue, hero.tilted) == (3, ("",))
    assert len(t.monsters) == 1


@rule("DJ-25.10", "DJ-21.15")
def test_each_target_of_a_spell_rolls_its_own_die() -> None:
    t = table(
        heroes=f"wizard 2,5 destiny=0 fatigue=1; thief 1,1 {SPENT}", monsters="troll 2,1; orc 3,1", beginner_d6=True
    )
    skilled(t.heroes[0], "fireball")
    t.phase, t.round = "PC", 1
    t.then(*FIGHT)
    dice = Watched([3, 9, 2, 5])
    play(Match.at(GAME, t, dice), "skill-area 2 1 fireball")
    assert dice.faces == [10, 10, 10, 6]  # the spell, the thief, the unique troll, the orc
    assert (foe(t).life, foe(t, 11).life) == (15 - (11 - 10), 5 - (11 - 10))


@rule("DJ-44.20", "DJ-15.13", "DJ-42.5")
def test_a_door_unlocked_by_a_key_cannot_be_locked_again() -> None:
    t = table("room_n_locked", heroes="warrior 2,0 +skeleton_key", hand=["locked_door"])
    door = next(door for door in t.doors if t.heroes[0].at in door.near)
    play(turn(t), "unlock_door")
    assert not door.locked
    assert not playing.playable(t, "locked_door", "door", door.number)


@rule("DJ-46.3", "DJ-28.7", "DJ-29.2")
def test_an_adventurer_comes_back_whole_but_with_the_destiny_he_had_left() -> None:
    hero = sheet(table(heroes="warrior 2,2").heroes[0]) | {"max_life": 23, "destiny": 0, "gold": 0}
    hero |= {"name": NAMES["human"][0], "figure": FIGURES[0]}
    t = new_table(1, sheets=[{"format": 1, "game": "donjon", "won": [], "hero": hero}])
    t.agenda.clear()
    match(t, ("create", 0))
    assert (t.heroes[0].life, t.heroes[0].max_life, t.heroes[0].destiny) == (23, 23, 0)


@rule("DJ-34.1")
def test_the_shop_is_open_after_the_game_even_if_no_treasure_can_be_paid() -> None:
    t = table(heroes="warrior 2,2 gold=3", outcome="success")
    m = match(t, ("spend-gold", 0))
    assert picks(m, "buy_card") == []
    play(m, "buy rope", "buy torch")
    assert t.heroes[0].gold == 0
    assert [item.kind for item in t.heroes[0].pack] == ["rope", "torch"]
