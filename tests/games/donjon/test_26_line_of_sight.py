"""DJ-26: line of sight."""

from random import Random

from oubliettes.games.donjon.board import adjacent, sees
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import Fire, Table
from tests.games.donjon.situation import at, close, monster, put_piece, table
from tests.support import rule


def look(t: Table, one: str, other: str) -> bool:
    return sees(t.map, at(t, one), at(t, other))


@rule("DJ-26.1", "DJ-26.2")
def test_straight_lines_walls_rock_and_doors() -> None:
    t = table("room_n", "n corridor", "0e corridor")
    assert look(t, "2,5", "2,-6")
    assert look(t, "2,5", "3,-6") == look(t, "3,-6", "2,5")
    assert not look(t, "0,0", "2,-2")  # past the wall beside the door
    assert not look(t, "0,5", "2,-6")
    assert look(t, "0,5", "2,-1")  # obliquely through the door
    close(t, 0)
    assert not look(t, "2,0", "2,-1")


@rule("DJ-26.1", "DJ-26.4")
def test_tall_furniture_hides_what_is_behind_but_never_a_neighbour() -> None:
    t = table("room_n")
    put_piece(t, "statue", "2,2")
    put_piece(t, "statue", "3,3")
    assert not look(t, "2,1", "2,3") or not look(t, "2,1", "2,4")
    assert not look(t, "2,0", "2,5")
    assert not look(t, "0,0", "5,5")
    assert adjacent(t.map, at(t, "3,2"), at(t, "2,3"))
    assert look(t, "3,2", "2,3")  # between two tall pieces, corner to corner
    assert not look(t, "4,1", "1,4")  # farther off the same corner is shut
    assert look(t, "2,1", "2,2")  # the piece itself is seen (DJ-26.5)


@rule("DJ-26.1")
def test_sight_is_symmetrical_on_random_dungeons() -> None:
    from oubliettes.games.donjon.board import _line

    rng = Random(7)
    cards = ["room_nwe", "crossroads", "corner", "t_junction", "room_we", "corridor"]
    for _ in range(60):
        t = table("room_nwe=" + rng.choice(["guardroom", "laboratory", "profane_chapel", "empty_room"]))
        for side in "nwe":
            if rng.random() < 0.7:
                from tests.games.donjon.situation import zone

                zone(t, f"0{side} {rng.choice(cards)}")
        floor = [s for z in t.zones for s in z.squares]
        for _ in range(40):
            a, b = rng.choice(floor), rng.choice(floor)
            assert _line(t.map, a, b) == _line(t.map, b, a)
        for a in floor:
            for b in t.map.near[a]:
                assert sees(t.map, a, b)


@rule("DJ-26.2", "DJ-26.3")
def test_figures_webs_low_furniture_and_chasms_do_not_block_fire_does() -> None:
    t = table("room_n", heroes="warrior 2,5")
    monster(t, "ogre", "2,3")
    put_piece(t, "table", "2,2", "3,2")
    put_piece(t, "chasm", "0,1", "1,1", "2,1", "3,1", "4,1", "5,1", row=1)
    t.webs = (at(t, "2,4"),)
    assert look(t, "2,5", "2,0")
    t.fires = (Fire(at(t, "2,4"), -1),)
    layout.refresh(t)
    assert not look(t, "2,5", "2,0")
    assert look(t, "2,5", "2,4")


@rule("DJ-26.2")
def test_a_portcullis_blocks() -> None:
    t = table("room_n", "n corridor")
    assert look(t, "2,1", "2,-2")
    t.doors[0].portcullis = True
    layout.swing(t, t.doors[0], open_=True)
    assert not look(t, "2,1", "2,-2")
    assert not adjacent(t.map, at(t, "2,0"), at(t, "2,-1"))


@rule("DJ-26.4")
def test_a_corner_is_shut_only_if_both_flanks_are() -> None:
    t = table("room_n")
    put_piece(t, "statue", "3,2")
    assert look(t, "1,1", "4,4")  # along the diagonal, the statue on one flank only
    assert look(t, "2,2", "3,3")
    put_piece(t, "statue", "2,3")
    assert not look(t, "1,1", "4,4")


@rule("DJ-26.4")
def test_a_wall_corner_flank() -> None:
    t = table("corner")
    # from the west arm to the south arm: the line passes the inner corner of rock at (1,4)
    assert not look(t, "0,3", "2,5")
    assert look(t, "0,2", "3,5")  # exactly through corner points, one flank of each is floor
    assert look(t, "1,2", "3,4")


@rule("DJ-26.5")
def test_a_square_is_seen_by_its_centre() -> None:
    from oubliettes.games.donjon.board import sees
    from tests.games.donjon.situation import at, put_piece

    t = table("room_n", heroes="warrior 2,4")
    put_piece(t, "statue", "2,2")
    t.webs = (at(t, "2,3"),)
    assert sees(t.map, at(t, "2,4"), at(t, "2,3"))
    assert sees(t.map, at(t, "2,4"), at(t, "2,2"))
    assert not sees(t.map, at(t, "2,4"), at(t, "2,1"))
