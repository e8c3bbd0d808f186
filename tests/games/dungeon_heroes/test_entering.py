"""DH-9, DH-10: what happens on the square a hero enters."""

import pytest

from oubliettes.games.dungeon_heroes.pieces import COMPONENTS
from oubliettes.games.dungeon_heroes.table import PASSIVE
from tests.games.dungeon_heroes.situation import HEROES, MASTER, asked, board, held, heroes, hp, master, picks, where
from tests.support import do, offers, rule

MORE = "bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap"


@rule("DH-9.1", "DH-9.2")
@pytest.mark.parametrize("sign", ["+", "-"])
def test_a_tile_works_on_whoever_enters(sign: str) -> None:
    match = do(heroes("cleric c3, wizard a1", f"c4{sign}fireball"), "move cleric c4")
    assert (hp(match, "cleric"), board(match)) == (5, "")
    revealed = [event for event in match.log if event.key == "revealed"]
    assert len(revealed) == (sign == "-")


@rule("DH-9.2", "DH-9.3", "DH-9.4")
def test_monster_then_tile_then_artefacts_then_chest() -> None:
    match = heroes("rogue c3:5, wizard a1", "c4=goblin c4-sword c4~magic_hat")
    do(match, "move rogue c4")
    keys = [event.key for event in match.log if event.key in ("hurt", "revealed", "equips")]
    assert keys == ["hurt", "revealed", "equips", "equips"]
    assert held(match, "rogue") == ["sword", "magic_hat"]
    match = heroes("rogue c6:5, wizard a1", "c7=goblin c7~magic_hat")
    do(match, "move rogue c7")
    keys = [event.key for event in match.log if event.key in ("hurt", "treasure", "equips")]
    assert keys == ["hurt", "equips", "treasure"]


@rule("DH-9.5")
def test_the_rest_is_skipped_when_he_dies_or_leaves() -> None:
    match = do(heroes("rogue c3:1, wizard a1", "c4=goblin c4-sword c4~magic_hat"), "move rogue c4")
    assert board(match) == "c4-sword c4=goblin c4~magic_hat"
    match = do(
        heroes("rogue c3, wizard a1, cleric c5, warrior b4", "c4-moving_floor c4~magic_hat"), "move rogue c4", "exit d4"
    )
    assert (where(match, "rogue"), held(match, "rogue"), board(match)) == ("d4", [], "c4~magic_hat")


@rule("DH-9.6")
def test_raising_and_swapping_is_not_entering() -> None:
    match = heroes("wizard c3 mirror, rogue f6", "c3~sword f6+fireball", lords_undead=True)
    do(match, "mirror wizard rogue")
    assert (where(match, "wizard"), where(match, "rogue"), hp(match, "wizard")) == ("f6", "c3", 4)
    assert board(match) == "c3~sword f6+fireball"
    match = heroes("wizard c6 grail, rogue dead", "b6-orc d6-orc c5-orc", large_chest=True)
    assert picks(match, "grail") == []
    match = heroes("wizard d6 grail, rogue dead")
    do(match, "grail wizard rogue d7")
    assert (where(match, "rogue"), match.table.treasures) == ("d7", 0)


@rule("DH-9.7")
def test_coming_back_hurts_again() -> None:
    match = heroes("cleric c3, wizard a1", "c4=goblin")
    do(match, "move cleric c4", "move cleric c3")
    assert hp(match, "cleric") == 7
    do(match, "move wizard a2", "move wizard a1", "act goblin c4", "step d4")
    do(match, "move cleric c4", "move cleric d4")
    assert hp(match, "cleric") == 6


@rule("DH-9.8", "DH-19.22")
def test_who_chooses_the_way_out() -> None:
    match = do(heroes("rogue c3, wizard a1", "c4-moving_floor"), "move rogue c4")
    assert asked(match) == (HEROES, "floor")
    match = do(heroes("rogue c3, wizard a1", "c4-portal"), "move rogue c4")
    assert asked(match) == (HEROES, "portal")
    for face, prompt in (("moving_floor", "floor"), ("portal", "portal")):
        match = master("rogue c3 possessed, wizard a1", f"c4-{face}", lords_undead=True)
        do(match, "walk rogue c4")
        assert asked(match) == (MASTER, prompt)


# ------------------------------------------------------------------ monsters


@rule("DH-10.1", "DH-10.3")
@pytest.mark.parametrize("monster,damage", [("ogre", 4), ("orc", 3), ("skeleton", 2), ("goblin", 1)])
def test_entering_a_monster(monster: str, damage: int) -> None:
    for sign in "-+=":
        match = heroes(
            "cleric c3, wizard a1", f"c4{sign}{monster}", phase=PASSIVE if sign == "+" else "aggressive", pile=MORE
        )
        do(match, "move cleric c4")
        assert hp(match, "cleric") == 8 - damage


@rule("DH-10.2", "DH-10.6")
def test_staying_and_leaving_cost_nothing() -> None:
    match = heroes("cleric c3, wizard a1", "c4=ogre f6-chest e6-chest d6-chest b6-chest")
    do(match, "move cleric c4", "move wizard a2", "move wizard a1", "heal cleric")
    assert hp(match, "cleric") == 6
    do(match, "reveal f6", "reveal e6", "reveal d6", "reveal b6")
    assert (asked(match), hp(match, "cleric")) == ((HEROES, "party"), 6)
    do(match, "move cleric c5")
    assert hp(match, "cleric") == 6


@rule("DH-10.4", "DH-10.5")
def test_a_monster_stays_unless_defeated() -> None:
    match = do(heroes("cleric c3, wizard a1", "c4-orc", phase=PASSIVE, pile=MORE), "move cleric c4")
    assert (board(match), where(match, "cleric"), match.table.gone[match.table.tile[match.table.heroes[1].at]]) == (
        "c4+orc",
        "c4",
        0,
    )
    match = do(heroes("warrior c3, wizard a1", "c4-orc", phase=PASSIVE, pile=MORE), "move warrior c4")
    assert (board(match), match.view(None).gone) == ("", {"orc": 1})


# ------------------------------------------------------------------ traps


@rule("DH-10.7", "DH-10.8", "DH-10.9")
@pytest.mark.parametrize("trap,damage", [("spike_pit", 4), ("fireball", 3), ("arrow_launcher", 2), ("bear_trap", 1)])
def test_traps(trap: str, damage: int) -> None:
    match = do(heroes("cleric c3, wizard a1", f"c4-{trap}"), "move cleric c4")
    assert (hp(match, "cleric"), board(match), match.view(None).gone) == (8 - damage, "", {trap: 1})
    match = do(heroes("rogue c3, wizard a1", f"c4-{trap}"), "move rogue c4")
    assert (hp(match, "rogue"), board(match), match.view(None).gone) == (6, "", {trap: 1})


# ------------------------------------------------------------------ moving floors and portals


@rule("DH-10.10", "DH-10.11", "DH-10.12", "DH-10.13")
def test_four_arrows_whatever_the_hero() -> None:
    assert [
        len(arrows) for tile in COMPONENTS["tile"] if tile["id"] == "moving_floor" for arrows in tile["arrows"]
    ] == [4] * 5
    for hero in ("cleric", "rogue"):
        match = do(heroes(f"{hero} c3, damsel f6", "c4-moving_floor", dragon_damsel=True), f"move {hero} c4")
        assert (picks(match, "exit"), board(match)) == (["c3", "b4", "d4", "c5"], "c4+moving_floor")
        assert board(do(match, "exit d4")) == ""


@rule("DH-10.13", "DH-10.14")
def test_no_exit_onto_another_hero() -> None:
    match = heroes("rogue c3, cleric b4, warrior c5, wizard d4", "c4-moving_floor")
    do(match, "move rogue c4")
    assert where(match, "rogue") == "c3"
    match = heroes("wizard e5, rogue f5, cleric e6", "f6-moving_floor f6~sword")
    do(match, "move wizard f6")
    assert (where(match, "wizard"), held(match, "wizard"), board(match)) == ("f6", ["sword"], "")


@rule("DH-10.15")
def test_the_exit_is_free() -> None:
    match = do(heroes("rogue c3, wizard a1", "c4-moving_floor"), "move rogue c4", "exit c5")
    assert (match.table.spent, match.table.heroes[2].used) == (1, 1)


@rule("DH-10.13", "DH-10.16")
def test_exits_chain() -> None:
    match = heroes("warrior c3, wizard a1", "c4-moving_floor c5-moving_floor d5=orc")
    do(match, "move warrior c4", "exit c5", "exit d5")
    assert (where(match, "warrior"), hp(match, "warrior"), board(match)) == ("d5", 10, "")


@rule("DH-10.17", "DH-10.18", "DH-10.19")
def test_portal() -> None:
    match = do(heroes("rogue c3, wizard b0", "c4-portal d0=orc"), "move rogue c4")
    assert (picks(match, "exit"), board(match)) == (["c0", "e0"], "d0=orc c4+portal")
    do(match, "exit e0")
    assert (where(match, "rogue"), board(match)) == ("e0", "d0=orc")


@rule("DH-10.20")
def test_a_portal_with_nowhere_to_go() -> None:
    match = heroes("rogue c3, wizard b0, cleric c0, warrior e0", "c4-portal c4~sword d0=orc")
    do(match, "move rogue c4")
    assert (where(match, "rogue"), board(match), held(match, "rogue")) == ("c4", "d0=orc", ["sword"])


# ------------------------------------------------------------------ poison, treasure


@rule("DH-10.21", "DH-10.22", "DH-10.23")
@pytest.mark.parametrize("hero", ["warrior", "cleric", "rogue", "wizard"])
def test_poison_kills_everybody(hero: str) -> None:
    match = do(heroes(f"{hero} c3 kit, damsel a1", "c4-poison_cloud", dragon_damsel=True), f"move {hero} c4")
    assert (where(match, hero), hp(match, hero), board(match)) == ("dead", 0, "c4~disarming_kit")
    assert match.view(None).gone["poison_cloud"] == 1


@rule("DH-10.24", "DH-10.25")
def test_a_treasure_is_kept_when_its_finder_dies() -> None:
    match = do(heroes("rogue c3, wizard a1", "c4-chest c5-poison_cloud"), "move rogue c4", "move rogue c5")
    assert (where(match, "rogue"), match.table.treasures, board(match)) == ("dead", 1, "")


@rule("DH-10.26", "DH-10.27")
@pytest.mark.parametrize("square", ["c7", "d7"])
def test_either_square_of_the_treasure_room(square: str) -> None:
    match = do(heroes("rogue c6, wizard d5", f"{'d7' if square == 'c7' else 'c7'}=goblin"), f"move rogue {square}")
    assert (match.table.treasures, match.table.large_chest) == (1, False)
    do(match, "move wizard d6", "move wizard d7" if square == "c7" else "move wizard c7")
    assert match.table.treasures == 1


@rule("DH-10.28")
def test_a_monster_on_a_chest_comes_first() -> None:
    match = do(heroes("rogue c3:2, wizard a1", "c4=goblin c4-chest"), "move rogue c4")
    assert (match.table.treasures, hp(match, "rogue")) == (1, 1)
    match = do(heroes("rogue c3:1, wizard a1", "c4=goblin c4-chest"), "move rogue c4")
    assert (match.table.treasures, board(match)) == (0, "c4-chest c4=goblin")


@rule("DH-10.29")
@pytest.mark.parametrize(
    "face,verb",
    [("bear_trap", "hurt"), ("moving_floor", ""), ("portal", ""), ("chest", "treasure"), ("sword", "equips")],
)
def test_a_revealed_tile_waits_for_a_hero(face: str, verb: str) -> None:
    match = do(heroes("wizard c3, cleric a1", f"c4-{face}"), "reveal c4")
    assert board(match) == f"c4+{face}"
    do(match, "move wizard c4")
    if not verb:  # carried off, he leaves the tile that carries him
        assert board(match) == f"c4+{face}"
        do(match, offers(match)[0])
    assert board(match) == ""
    assert (verb or "carried") in [event.key for event in match.log]
