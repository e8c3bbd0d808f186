"""DH-22 and the rows of the notes' table of hidden information: who knows what, and when it becomes public."""

from random import Random
from typing import Any

import pytest

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.pieces import FACES, POOL, UNKNOWN, squares_of
from oubliettes.games.dungeon_heroes.table import PASSIVE, Table
from oubliettes.kernel import FastDice, Match
from tests.games.dungeon_heroes.situation import HEROES, MASTER, dungeon, heroes, master, new, picks, solo
from tests.support import do, rule

MORE = "bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap"
MODES = [(seats, dragon, lords) for seats in (1, 2) for dragon in (False, True) for lords in (False, True)]
HIDDEN_STRINGS = ("portal", "moving_floor", "poison_cloud", "chest", "ogre", "orc", "skeleton", "goblin", "spike_pit")


def on(match: Match[Table], square: str, seat: int | None) -> str:
    tile: str = next(view.tile for view in match.view(seat).squares.values() if view.id == square)
    return tile


@rule("DH-22.1", "DH-3.10")
def test_nobody_knows_the_pile_or_what_was_left_out() -> None:
    match = new()
    for seat in (HEROES, MASTER, None):
        hidden = GAME.hide(match.table, seat)
        assert set(hidden.pile) == set(hidden.left_out) == {UNKNOWN}
        assert (match.view(seat).pile, match.view(seat).left_out) == (32, [])


@rule("DH-22.2")
def test_the_hand_is_the_masters() -> None:
    match = new()
    assert len(match.view(MASTER).hand) == 4
    for seat in (HEROES, None):
        assert (match.view(seat).hand, match.view(seat).hand_size) == ([], 4)
        assert GAME.hide(match.table, seat).hand == [UNKNOWN] * 4


@rule("DH-22.2", "DH-5.20")
def test_backs_are_the_masters_until_they_are_turned() -> None:
    match = heroes("wizard c3, rogue c4", "c5-orc d5-chest", phase=PASSIVE, pile=MORE)
    assert [on(match, "c5", seat) for seat in (HEROES, MASTER, None)] == ["back", "orc", "back"]
    do(match, "reveal c5")
    assert [on(match, "c5", seat) for seat in (HEROES, MASTER, None)] == ["orc"] * 3
    do(match, "move rogue d5")
    assert [event.facts for event in match.log_for(HEROES) if event.key == "revealed"][-1] == {
        "square": "d5",
        "tile": "chest",
    }


@rule("DH-22.5")
def test_in_solo_nobody_knows_a_back() -> None:
    match = new(seats=1)
    for seat in (0, 1, None):
        assert {square.tile for square in match.view(seat).squares.values() if square.area == "dungeon"} == {"back"}
    match = dungeon("wizard c3", "a6-chest a5-orc", turn=1)
    assert (on(match, "a6", 0), on(match, "a5", 0)) == ("chest", "back")


@rule("DH-22.3")
def test_what_all_may_see() -> None:
    match = heroes(
        "wizard c3:2 sword xp:orc, rogue dead", "c4=orc c5+chest d5~kit e5-ogre", lords_undead=True, hand="chest"
    )
    views = [match.view(seat) for seat in (HEROES, MASTER, None)]
    public = [
        (view.heroes, view.monsters, view.gone, view.market, view.hand_size, view.pile, view.experience, view.spent)
        for view in views
    ]
    assert public[0] == public[1] == public[2]
    for view in views:
        squares = {square.id: square for square in view.squares.values()}
        assert (squares["c4"].monster, squares["c5"].tile, squares["d5"].dropped) == ("orc", "chest", ["disarming_kit"])
        assert (squares["e5"].tile != "", squares["e5"].face_up) == (True, False)
    wizard = views[0].heroes[3]
    assert (wizard.hp, wizard.artefacts, wizard.experience) == (2, ["sword"], ["orc"])
    match = heroes(
        "cleric c3, rogue c4 possessed, wizard a1", "d3-bear_trap", lords_undead=True, phase=PASSIVE, pile=MORE
    )
    do(match, "heal rogue", "move cleric d3")
    view = match.view(HEROES)
    assert (view.gone, view.party["cleric"].actions_used, view.pile) == ({"white_lady": 1, "bear_trap": 1}, 2, 8)
    do(match, "move wizard a2", "move wizard a1")
    assert [(match.view(seat).hand_size, match.view(seat).pile) for seat in (HEROES, MASTER, None)] == [(4, 4)] * 3


@rule("DH-22.3", "DH-22.2")
def test_a_placement_shows_where_and_never_what() -> None:
    match = master("wizard c3, rogue c4", phase=PASSIVE, pile=f"poison_cloud {MORE}")
    do(match, "place 1")
    assert [match.view(seat).picked for seat in (HEROES, MASTER, None)] == [0, 1, 0]
    do(match, "square c5")
    assert [event.facts for event in match.log_for(HEROES) if event.key == "placed"] == [{"square": "c5"}]
    for seat in (HEROES, None):
        assert "poison_cloud" not in str([event.facts for event in match.log_for(seat)])
        assert on(match, "c5", seat) == "back"
    assert match.view(HEROES).picked == 0


@rule("DH-22.2", "DH-7.6")
def test_a_tile_under_a_figure_stays_hidden() -> None:
    match = heroes("rogue c3:1, wizard a1", "c4=goblin c4-chest")
    assert (on(match, "c4", HEROES), on(match, "c4", MASTER)) == ("back", "chest")
    do(match, "move rogue c4")
    assert on(match, "c4", HEROES) == "back"


@rule("DH-22.4")
@pytest.mark.parametrize("seats,dragon,lords", MODES)
def test_the_unseen_tiles_can_be_counted(seats: int, dragon: bool, lords: bool) -> None:
    match = new(seats=seats, dragon_damsel=dragon, lords_undead=lords)
    view = match.view(0)
    assert sum(view.unseen.values()) == 46 + 4 * dragon + 2 * lords
    assert (view.unseen["chest"], view.unseen["poison_cloud"], view.unseen_in_play) == (3, 4, 36)
    assert view.unseen_pool == 23
    if seats == 2:
        known = match.view(MASTER)
        assert (sum(known.unseen.values()), known.unseen_in_play) == (42 + 4 * dragon + 2 * lords, 32)


@rule("DH-22.4")
def test_what_is_seen_is_counted_off() -> None:
    match = new(seed=3)
    do(match, "place 1", "square b1", "place 1", "square c1", "place 1", "square d1", "place 1", "square e1", "end")
    before = match.view(HEROES).unseen
    do(match, "reveal b1")
    shown = match.table.tile[match.table.covered.bit_length() - 1] and [
        event.facts["tile"] for event in match.log if event.key == "revealed"
    ]
    assert shown
    after = match.view(HEROES).unseen
    assert before[shown[0]] - after.get(shown[0], 0) == 1
    assert match.view(HEROES).unseen_in_play == 35


@rule("DH-22.4", "DH-20.26")
def test_the_possessing_lady_is_seen_and_a_raised_monster_is_no_tile_of_its_own() -> None:
    match = heroes("wizard c3 possessed, rogue c4", lords_undead=True)
    assert "white_lady" not in match.view(HEROES).unseen
    for there, phase in (("c5=orc*", "aggressive"), ("c5+orc*", PASSIVE)):
        match = heroes("wizard c3, rogue c4", there, phase=phase, pile=MORE, eliminated="orc", lords_undead=True)
        assert match.view(HEROES).unseen["orc"] == 1  # of two, one lies with the Heroes


@rule("DH-22.6")
def test_all_is_shown_once_the_game_is_over() -> None:
    match = new(seed=11)
    rng = Random(1)
    while match.pending:
        match.choose(match.pending[0].seat, rng.choice(match.pending[0].options))
    for seat in (HEROES, MASTER, None):
        assert len(match.view(seat).left_out) == 10
        assert "back" not in {square.tile for square in match.view(seat).squares.values()}
        assert GAME.hide(match.table, seat) == match.table


# ------------------------------------------------------------------ guesses


def played(seats: int, dragon: bool, lords: bool, seed: int, picks: int) -> Match[Table]:
    sides = {"heroes_seat": 0} if seats == 2 else {}
    options = sides | {"dragon_damsel": dragon, "lords_undead": lords}
    match = Match.new(GAME, seats=seats, options=options, dice=FastDice(seed))
    rng = Random(seed)
    for _ in range(picks):
        if match.pending:
            match.choose(match.pending[0].seat, rng.choice(match.pending[0].options))
    return match


@rule("DH-22.1", "DH-22.2", "DH-22.5")
@pytest.mark.parametrize("seats,dragon,lords", MODES)
def test_guesses_fit_what_a_seat_has_seen(seats: int, dragon: bool, lords: bool) -> None:
    """At any ask an imagined world looks the same to that seat, is whole, and hides to the same table."""
    rng = Random(7)
    for seed in range(4):
        match = played(seats, dragon, lords, seed, 10 + 25 * seed)
        if not match.pending:
            continue
        for seat in range(seats):
            hidden = GAME.hide(match.table, seat)
            guessed = GAME.guess(hidden, seat, rng)
            assert GAME.check(guessed) == []
            assert GAME.hide(guessed, seat) == hidden
            other = match.imagine(seat, FastDice(seed))
            assert GAME.check(other.table) == []
            assert other.view(seat) == match.view(seat)
            assert [ask.seat for ask in other.pending] == [ask.seat for ask in match.pending]
            mine, theirs = match.ask_of(seat), other.ask_of(seat)
            assert (mine and list(mine.options)) == (theirs and list(theirs.options))
            assert (mine and mine.facts) == (theirs and theirs.facts)


@rule("DH-22.1", "DH-22.2", "DH-22.4")
def test_guesses_permute_all_that_is_hidden() -> None:
    rng = Random(2)
    match = new(seed=3, dragon_damsel=True, lords_undead=True)
    while match.table.round < 3 or len(match.table.hand) < 4:
        match.choose(match.pending[0].seat, rng.choice(match.pending[0].options))
    hidden = GAME.hide(match.table, HEROES)
    backs = squares_of(match.table.backs)
    seen: list[set[Any]] = [set(), set(), set(), set()]
    for _ in range(60):
        guessed = GAME.guess(hidden, HEROES, rng)
        seen[0].add(tuple(guessed.tile[square] for square in backs))
        seen[1].add(tuple(guessed.pile))
        seen[2].add(tuple(guessed.hand))
        seen[3].add(tuple(guessed.left_out))
        assert all(POOL[face] for face in guessed.left_out)
    assert all(len(worlds) > 20 for worlds in seen)
    master_sees = GAME.hide(match.table, MASTER)
    for _ in range(20):
        guessed = GAME.guess(master_sees, MASTER, rng)
        assert [guessed.tile[square] for square in backs] == [match.table.tile[square] for square in backs]
        assert guessed.hand == match.table.hand


@rule("DH-22.1", "DH-3.10")
def test_the_master_who_has_drawn_all_knows_what_was_left_out() -> None:
    match = new()
    while match.table.pile or match.table.hand:
        match.choose(match.pending[0].seat, match.pending[0].options[-1])
    guessed = GAME.guess(GAME.hide(match.table, MASTER), MASTER, Random(1))
    assert sorted(guessed.left_out) == sorted(match.table.left_out)


@rule("DH-22.2", "DH-6.6")
def test_undo_never_takes_a_reveal_back() -> None:
    match = master("wizard c3, rogue c4", "a6-chest a5-orc f6=goblin")
    do(match, "act goblin f6")
    assert match.undoable(MASTER) is not None
    match.undo(MASTER)
    do(match, "reveal a6")
    assert match.undoable(MASTER) is None
    match = do(master("wizard c3, rogue c4", "a6-dragon", dragon_damsel=True), "reveal a6")
    assert (match.pending[0].prompt, match.undoable(MASTER)) == ("second-square", None)
    match = heroes("wizard c3, rogue c4", "c5-chest")
    do(match, "move wizard b3", "move rogue c5")
    assert match.undoable(HEROES) is None
    match = heroes("wizard c3, rogue c4", "c5+chest")
    do(match, "move wizard b3", "move rogue c5")
    match.undo(HEROES)
    match.undo(HEROES)
    assert (match.table.treasures, match.table.spent) == (0, 0)


@rule("DH-11.12", "DH-22.2")
def test_the_offers_of_the_heroes_do_not_depend_on_backs() -> None:
    """No question about a sword before the tile is turned: the same offers whatever lies there."""
    found = []
    for face in ("orc", "fireball", "chest", "poison_cloud"):
        match = heroes("cleric c3 sword kit, wizard a1", f"c4-{face} f6-{face}")
        found.append((tuple(match.pending[0].options), match.blocked(HEROES), picks(match, "reveal")))
    assert len({str(offer) for offer in found}) == 1


@rule("DH-22.2")
def test_no_face_leaks_in_what_the_heroes_read() -> None:
    """Over whole placing turns, no name of a tile still hidden appears in the Heroes' view or log."""
    match = new(seed=5)
    for _ in range(8):
        match.choose(match.pending[0].seat, match.pending[0].options[-1])
    assert match.table.backs.bit_count() == 4
    log = str([(event.key, event.facts) for event in match.log_for(HEROES)])
    view = match.view(HEROES)
    squares = str(view.squares) + str(view.hand) + str(view.gone)
    for name in HIDDEN_STRINGS:
        assert name not in log
        assert f"'{name}'" not in squares
    assert FACES[match.table.tile[squares_of(match.table.backs)[0]]] in str(match.log_for(MASTER))


@rule("DH-7.9", "DH-7.10")
def test_a_view_tells_what_could_strike_a_hero_next() -> None:
    match = heroes("wizard c3, rogue a1, warrior c7", "c5=orc d3=goblin")
    party = match.view(HEROES).party
    assert (party["wizard"].threat, party["rogue"].threat, party["warrior"].threat) == (3 + 1, 0, 3)
    assert heroes("wizard c3", "c5-orc").view(HEROES).party["wizard"].threat == 0  # nobody knows it is there
    match = heroes("wizard c3, rogue d4", "c4=goblin d3=orc c4+orc d5=orc")
    assert match.view(HEROES).party["rogue"].threat == 1 + 3 + 3
    hemmed = heroes("wizard d4, rogue a1", "c3=goblin c4=orc d3=orc")
    assert hemmed.view(HEROES).party["wizard"].threat == 3 + 3 + 1  # the goblin comes onto his very square


def test_when_the_game_is_over_nobody_is_in_danger_any_more() -> None:
    match = solo("rogue c6, wizard c3", "c4=orc a1-goblin", treasures=3)
    before = match.view(HEROES)
    assert (before.party["rogue"].threat, before.party["wizard"].threat, before.waking) == (3, 3, 5)
    do(match, "move rogue c7")
    after = match.view(HEROES)
    assert (after.ending, after.waking) == ("treasures", 0)
    assert [hero.threat for hero in after.heroes] == [0] * len(after.heroes)


@rule("DH-17.7", "DH-19.4", "DH-19.13", "DH-18.9")
def test_a_view_tells_what_the_expansions_could_do() -> None:
    def threat(hero: str, there: str) -> int:
        match = heroes(f"{hero}, cleric a1", there, phase=PASSIVE, pile=MORE, dragon_damsel=True, lords_undead=True)
        found: int = match.view(HEROES).party["rogue"].threat
        return found

    assert [threat(f"rogue {square}", "c3c4=dragon") for square in ("e5", "c6", "f4", "c7")] == [5, 5, 0, 0]
    assert threat("rogue e5", "c5=dragon") == 5
    assert [threat(f"rogue {square}", "c3=necromancer") for square in ("c4", "c5", "c6", "e6", "f6")] == [6, 6, 3, 3, 0]
    assert threat("rogue d5", "c4=white_lady") == 4


@rule("DH-8.7", "DH-8.8")
def test_a_view_counts_the_steps_to_a_treasure_in_sight() -> None:
    match = heroes("wizard c3, rogue a1", "c5+chest a2-chest")
    party = match.view(MASTER).party
    assert (party["wizard"].treasure, party["rogue"].treasure) == (2, 4)  # the rogue goes aslant
    bare = heroes("warrior b0", "a1-chest")
    assert bare.view(HEROES).party["warrior"].treasure == 8  # to the large chest: that on a1 nobody has seen


@rule("DH-15.10")
def test_a_view_marks_the_rows_that_turn_next() -> None:
    assert [dungeon("wizard c3", "a6-chest", turn=turn).view(0).waking for turn in (1, 2, 9)] == [5, 4, 1]
    assert new(seats=1).view(0).waking == 6
    assert new(seats=2).view(HEROES).waking == 0  # the DM turns none by himself
