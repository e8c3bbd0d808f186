"""DH-1 to DH-3: the sides, the board, and setting up."""

from collections import Counter

import pytest

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.pieces import (
    AROUND,
    BOARD,
    COMPONENTS,
    DAMAGE,
    FACE,
    FACES,
    NAMES,
    ORTHOGONAL,
    SQUARE,
    SQUARES,
    WITHIN_TWO,
    squares_of,
)
from oubliettes.kernel import BadOption, FastDice, Match, ScriptedDice
from tests.games.dungeon_heroes.situation import HEROES, asked, board, heroes, hp, master, new, picks, where
from tests.support import do, offers, rule


def names(mask: int) -> set[str]:
    return {NAMES[square] for square in squares_of(mask)}


# ------------------------------------------------------------------ DH-1 the game and its aim


@rule("DH-1.1", "DH-4.1", "DH-3.12")
def test_two_seats_two_sides() -> None:
    match = Match.new(GAME, seats=2, options={"heroes_seat": 1}, dice=FastDice(1))
    assert asked(match) == (1, "arrange")
    assert match.table.pile == []
    do(match, "start warrior b0", "start cleric c0", "start rogue d0")
    assert asked(match) == (0, "master")
    assert len(match.table.pile) == 32


@rule("DH-1.2", "DH-13.1", "DH-10.24", "DH-1.4")
def test_heroes_win_with_the_third_treasure() -> None:
    match = do(heroes("rogue c2, cleric a1", "c3-chest d3-chest", treasures=1), "move rogue c3")
    assert (match.table.treasures, match.result) == (2, None)
    do(match, "move rogue d3")
    assert match.result
    assert match.result.ranks == (1, 2)


@rule("DH-1.1", "DH-1.2")
def test_the_winner_is_who_plays_the_side() -> None:
    match = heroes("rogue c2, cleric a1", "c3-chest", treasures=2)
    match.table.heroes_seat = 1
    won = do(match, "move rogue c3").result
    assert won
    assert (won.scores, won.ranks, won.facts["winner"]) == ((0.0, 1.0), (2, 1), "heroes")


@rule("DH-1.3", "DH-13.3")
def test_master_wins_when_the_last_hero_dies() -> None:
    match = master("rogue c2:2, cleric a1:1", "c3=skeleton a2=goblin")
    do(match, "act skeleton c3", "attack rogue")
    assert match.result is None
    do(match, "act goblin a2", "attack cleric")
    assert match.result
    assert (match.result.scores, match.result.ending) == ((0.0, 1.0), "slain")


@rule("DH-1.5", "DH-3.6", "DH-3.7")
def test_four_treasures() -> None:
    match = new()
    table = match.table
    assert (table.pile + table.hand).count(FACE["chest"]) == 3
    shown = [square.id for square in match.view(HEROES).squares.values() if square.large_chest]
    assert shown == ["c7"]
    assert match.view(HEROES).treasures == 0


@rule("DH-1.6")
def test_roles_as_agreed_or_drawn() -> None:
    def seat_of_heroes(draw: int) -> int:
        return Match.new(GAME, seats=2, dice=ScriptedDice(draws=[draw])).table.heroes_seat

    assert [seat_of_heroes(0), seat_of_heroes(1)] == [0, 1]
    assert Match.new(GAME, seats=2, options={"heroes_seat": 1}, dice=ScriptedDice()).table.heroes_seat == 1


@rule("DH-1.6", "DH-14.14")
def test_only_what_applies_is_set() -> None:
    both = ["dragon_damsel", "lords_undead"]
    assert [option.id for option in GAME.options_for(1)] == [*both, "last_survivor"]
    assert [option.id for option in GAME.options_for(2)] == ["heroes_seat", *both]
    assert list(GAME.settle(1, {})) == [*both, "last_survivor"]
    assert list(GAME.settle(2, {})) == ["heroes_seat", *both]
    with pytest.raises(BadOption, match="option heroes_seat applies to 2 seats, not to 1"):
        GAME.settle(1, {"heroes_seat": 0})
    with pytest.raises(BadOption, match="option last_survivor applies to 1 seats, not to 2"):
        GAME.settle(2, {"last_survivor": False})


@rule("DH-1.7", "DH-14.8")
def test_one_seat_plays_solo() -> None:
    match = new(seats=1)
    assert (match.table.solo, asked(match)) == (True, (0, "party"))
    with pytest.raises(BadOption):
        GAME.settle(3, {})


@rule("DH-1.8")
def test_the_solo_dungeon_neither_asks_nor_throws() -> None:
    match = new(seats=1, seed=4, dragon_damsel=True, lords_undead=True)
    throws = len(list(match.record.throws()))
    while match.pending:
        assert [ask.seat for ask in match.pending] == [0]
        match.choose(0, match.pending[0].options[-1])
    assert len(list(match.record.throws())) == throws


# ------------------------------------------------------------------ DH-2 board and geometry


@rule("DH-2.1", "DH-2.2", "DH-2.3", "DH-2.9")
def test_forty_two_squares() -> None:
    rooms = {f"{column}{row}" for column in "abcdef" for row in range(1, 7)}
    assert names(BOARD) == rooms | {"b0", "c0", "d0", "e0", "c7", "d7"}
    match = heroes("rogue a1, wizard c7, cleric a6")
    assert set(picks(match, "move", "rogue")) == {"b0", "b1", "a2", "b2"}
    assert set(picks(match, "move", "wizard")) == {"b6", "c6", "d6", "d7"}
    assert set(picks(match, "move", "cleric")) == {"a5", "b6"}


@rule("DH-2.4")
def test_orthogonal_neighbours() -> None:
    for a in SQUARES:
        for b in SQUARES:
            apart = abs(a % 8 - b % 8) + abs(a // 8 - b // 8)
            assert bool(ORTHOGONAL[a] >> b & 1) == (apart == 1)
    assert names(ORTHOGONAL[SQUARE["b0"]]) == {"b1", "c0"}
    assert names(ORTHOGONAL[SQUARE["d6"]]) == {"c6", "e6", "d5", "d7"}


@rule("DH-2.5")
def test_diagonal_neighbours() -> None:
    for a in SQUARES:
        for b in SQUARES:
            one_each = abs(a % 8 - b % 8) == 1 == abs(a // 8 - b // 8)
            assert bool((AROUND[a] & ~ORTHOGONAL[a]) >> b & 1) == one_each
    for one, other in ("a1", "b0"), ("f1", "e0"), ("b6", "c7"), ("e6", "d7"):
        assert other in names(AROUND[SQUARE[one]])


@rule("DH-2.6", "DH-11.6")
def test_gifts_reach_diagonally_and_no_further() -> None:
    match = heroes("rogue c3 kit, wizard d4, cleric c5, warrior b3")
    assert picks(match, "give", "rogue", "disarming_kit") == ["warrior", "wizard"]


@rule("DH-2.7")
def test_within_two_squares() -> None:
    assert names(WITHIN_TWO[SQUARE["c3"]]) == {f"{column}{row}" for column in "abcde" for row in range(1, 6)}
    assert "d7" in names(WITHIN_TWO[SQUARE["f5"]])
    assert "c7" not in names(WITHIN_TWO[SQUARE["f5"]])


@rule("DH-2.8")
def test_sharing_a_square_counts_as_adjacent() -> None:
    match = heroes("cleric c3 kit icon, damsel c3:2", dragon_damsel=True)
    assert picks(match, "heal") == ["damsel"]
    assert "cleric disarming_kit damsel" in picks(match, "give")
    assert picks(match, "icon") == ["cleric damsel"]
    assert picks(match, "inspire") == ["cleric"]
    match = master("rogue c3", "c3=orc")
    do(match, "act orc c3")
    assert picks(match, "attack") == ["rogue"]


# ------------------------------------------------------------------ DH-3 setup


@rule("DH-3.1", "DH-12.1", "DH-12.5", "DH-12.7", "DH-12.10")
def test_heroes_start_at_full_strength() -> None:
    match = new()
    assert [(hero.id, hero.hp, hero.max_hp) for hero in match.view(HEROES).heroes] == [
        ("warrior", 10, 10),
        ("cleric", 8, 8),
        ("rogue", 6, 6),
        ("wizard", 4, 4),
    ]


@rule("DH-3.2")
def test_nothing_is_ever_rolled() -> None:
    match = new(seed=3)
    while match.pending:
        match.choose(match.pending[0].seat, match.pending[0].options[0])
    assert {throw.shape[0] for throw in match.record.throws()} == {"shuffle"}


@rule("DH-3.3", "DH-3.4", "DH-14.3")
@pytest.mark.parametrize("seats", [1, 2])
def test_arranging_the_heroes(seats: int) -> None:
    match = Match.new(GAME, seats=seats, options={"heroes_seat": 0} if seats == 2 else {}, dice=FastDice(1))
    assert offers(match) == ["start warrior b0", "start warrior c0", "start warrior d0", "start warrior e0"]
    do(match, "start warrior d0")
    assert offers(match) == ["start cleric b0", "start cleric c0", "start cleric e0"]
    do(match, "start cleric e0")
    assert offers(match) == ["start rogue b0", "start rogue c0"]
    do(match, "start rogue c0")
    assert [where(match, name) for name in ("warrior", "cleric", "rogue", "wizard")] == ["d0", "e0", "c0", "b0"]


@rule("DH-3.5")
def test_monster_figures_wait_off_the_board() -> None:
    table = new().table
    assert (table.figures, table.monsters) == ([], 0)
    monsters = Counter(face for face in table.pile + table.hand if FACES[face] in ("ogre", "orc", "skeleton", "goblin"))
    assert {FACES[face]: count for face, count in monsters.items()} == {"ogre": 1, "orc": 2, "skeleton": 3, "goblin": 4}


FIXED = {
    "ogre": 1,
    "orc": 2,
    "skeleton": 3,
    "goblin": 4,
    "spike_pit": 1,
    "fireball": 2,
    "arrow_launcher": 3,
    "bear_trap": 4,
    "chest": 3,
}
POOL = {
    "portal": 5,
    "moving_floor": 5,
    "poison_cloud": 4,
    "sword": 2,
    "holy_icon": 2,
    "disarming_kit": 2,
    "magic_hat": 2,
    "holy_grail": 1,
}


@rule("DH-6.8", "DH-7.14", "DH-18.1", "DH-19.3", "DH-19.4", "DH-19.13")
def test_damage_and_actions_of_monsters() -> None:
    """A monster has a tile and a figure: both strike alike."""
    damage = {"ogre": 4, "orc": 3, "skeleton": 2, "goblin": 1, "dragon": 5, "necromancer": 3, "white_lady": 2}
    assert {monster["id"]: monster["damage"] for monster in COMPONENTS["monster"]} == damage
    assert {name: DAMAGE[FACE[name]] for name in damage} == damage
    actions = {monster["id"]: monster["actions_per_turn"] for monster in COMPONENTS["monster"]}
    assert {name for name, count in actions.items() if count == 2} == {"necromancer", "white_lady"}
    assert {count for count in actions.values() if count != 2} == {1}


@rule("DH-3.8", "DH-3.9", "DH-3.10", "DH-3.11", "DH-14.5")
@pytest.mark.parametrize("seats", [1, 2])
def test_thirty_six_tiles(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        table = new(seats=seats, seed=seed).table
        there = Counter(FACES[face] for face in [*table.pile, *table.hand, *(face for face in table.tile if face)])
        assert sum(there.values()) == 36
        assert {name: there[name] for name in FIXED} == FIXED
        out = Counter(FACES[face] for face in table.left_out)
        assert sum(out.values()) == 10
        assert {name: there[name] + out[name] for name in POOL} == POOL
        seen += out
    assert set(seen) == set(POOL)


@rule("DH-3.9", "DH-3.11")
def test_the_shuffles_decide_what_is_in_and_in_which_order() -> None:
    back, forth = tuple(reversed(range(23))), tuple(range(36))
    options = {"heroes_seat": 0}
    match = Match.new(GAME, seats=2, options=options, dice=ScriptedDice(shuffles=[back, forth]))
    do(match, "start warrior b0", "start cleric c0", "start rogue d0")
    assert sorted(FACES[face] for face in match.table.left_out) == ["moving_floor"] * 5 + ["portal"] * 5
    turned = Match.new(GAME, seats=2, options=options, dice=ScriptedDice(shuffles=[back, forth[::-1]]))
    do(turned, "start warrior b0", "start cleric c0", "start rogue d0")
    assert turned.table.pile + turned.table.hand[::-1] == (match.table.pile + match.table.hand[::-1])[::-1]
    other = Match.new(GAME, seats=2, options=options, dice=ScriptedDice(shuffles=[tuple(range(23)), forth]))
    do(other, "start warrior b0", "start cleric c0", "start rogue d0")
    assert sorted(FACES[face] for face in other.table.left_out) == sorted(
        ["poison_cloud"]
        + ["sword"] * 2
        + ["holy_icon"] * 2
        + ["disarming_kit"] * 2
        + ["magic_hat"] * 2
        + ["holy_grail"]
    )


@rule("DH-14.4", "DH-14.6", "DH-14.16")
def test_solo_lays_all_tiles_out() -> None:
    match = new(seats=1)
    table = match.table
    assert (table.backs.bit_count(), table.pile, table.hand, table.phase) == (36, [], [], "aggressive")
    assert all(square.tile == "back" for square in match.view(0).squares.values() if square.area == "dungeon")
    assert [square.id for square in match.view(0).squares.values() if square.large_chest] == ["c7"]


@rule("DH-14.7")
def test_solo_tiles_work_as_with_two() -> None:
    match = heroes("cleric c0, wizard e0", "c1-skeleton c2-fireball", solo=True)
    do(match, "move cleric c1")
    assert (hp(match, "cleric"), board(match)) == (6, "c1=skeleton c2-fireball")
    do(match, "move cleric c2")
    assert hp(match, "cleric") == 3
    match = heroes("warrior c0, rogue e0", "c1-ogre e1-spike_pit", solo=True)
    do(match, "move warrior c1", "move rogue e1")
    assert (hp(match, "warrior"), hp(match, "rogue"), board(match)) == (10, 6, "")
