"""DJ-19: every row of every table of furniture, the magic circle and the chasm."""

from typing import Any

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus
from oubliettes.games.donjon.rules.contents import furniture
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.order import turn_start
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import CLOSED, LOST, NOBODY, PC, PC_NEXT, PE_NEXT, Effect, Item, Table, Turn
from oubliettes.kernel import Match
from tests.games.donjon.situation import asked, at, close, match, picks, play, put_piece, spot, table, turn
from tests.games.donjon.test_furniture import beside, examine
from tests.support import rule, said


def outcome(kind: str, *rolls: int, heroes: str = "warrior 2,3 destiny=0") -> str:
    """What comes of a piece of furniture, in a word or two."""
    t, number = beside(kind, heroes)
    t.decks["treasure"] = ["antidote", "antidote", "antidote"]
    t.decks["monster"] = ["goblin_band"]
    played = examine(t, number, *rolls, draws=(0,) * 3)
    hero = t.heroes[0]
    if hero.life < 20:
        return f"-{20 - hero.life} PV"
    if t.monsters:
        return f"{len(t.monsters)} {t.monsters[0].kind}"
    if hero.gold:
        return f"{hero.gold} PO"
    kinds = [item.kind for item in hero.pack]
    if kinds and set(kinds) == {"antidote"}:
        return f"{len(kinds)} treasure"
    if kinds:
        return kinds[0]
    if hero.water:
        return "poison"
    if hero.effects:
        return hero.effects[0].name
    if "finds-nothing" in said(played):
        return "nothing"
    return asked(played)[1]


CHEST = {1: "-3 PV", 2: "nothing", 6: "nothing", 7: "1 treasure", 9: "1 treasure", 10: "2 treasure"}
TABLES: dict[str, dict[int, str]] = {
    "chest": CHEST,
    "wardrobe": {1: "-3 PV", 2: "nothing", 8: "nothing", 9: "1 treasure", 10: "1 treasure"},
    "weapon_rack": {1: "7 goblin", 2: "nothing", 5: "nothing"},
    "table": {1: "nothing", 8: "nothing", 9: "1 treasure", 10: "1 treasure"},
    "library": {1: "nothing", 5: "nothing", 6: "parchment", 7: "grimoire:fly", 8: "1 treasure", 10: "1 treasure"},
    "alchemist_bench": {
        1: "-3 PV", 2: "nothing", 5: "nothing", 6: "healing_potion", 7: "healing_potion", 8: "1 treasure",
        10: "1 treasure",
    },
    "hearth": {1: "nothing", 6: "nothing", 7: "make-torch", 9: "make-torch", 10: "1 treasure"},
    "altar": CHEST,
    "sarcophagus": {1: "curse", 2: "nothing", 5: "nothing", 6: "1 mummy", 7: "1 mummy"},
    "desk": {1: "nothing", 6: "nothing", 7: "parchment", 8: "parchment", 9: "grimoire:fly", 10: "1 treasure"},
    "statue": {1: "nothing", 6: "nothing", 7: "1 troll", 9: "100 PO", 10: "1 treasure"},
    "fountain": {1: "nothing", 5: "nothing", 6: "poison", 7: "enchanted-water", 8: "3 PO", 9: "3 PO", 10: "1 treasure"},
    "throne": {1: "nothing", 7: "nothing", 9: "15 PO", 10: "1 treasure"},
    "torture_rack": {1: "-1 PV", 2: "nothing", 8: "nothing", 9: "healing_potion", 10: "1 treasure"},
}  # fmt: skip


@rule(
    "DJ-19.1", "DJ-19.2", "DJ-19.3", "DJ-19.4", "DJ-19.5", "DJ-19.6", "DJ-19.7", "DJ-19.8", "DJ-19.9", "DJ-19.12",
    "DJ-19.13", "DJ-19.14", "DJ-19.15", "DJ-19.16", "DJ-19.17", "DJ-19.18", "DJ-19.20", "DJ-19.21", "DJ-19.22",
    "DJ-19.23", "DJ-19.24", "DJ-19.25", "DJ-19.26", "DJ-19.27", "DJ-19.28", "DJ-19.29", "DJ-19.30", "DJ-19.31",
    "DJ-19.32", "DJ-19.38", "DJ-19.39", "DJ-19.40", "DJ-19.41", "DJ-19.42", "DJ-19.43", "DJ-19.47", "DJ-19.48",
    "DJ-19.49", "DJ-19.50", "DJ-19.53", "DJ-19.55", "DJ-19.56", "DJ-19.69", "DJ-19.72", "DJ-19.73", "DJ-19.74",
    "DJ-19.75", "DJ-19.76", "DJ-19.77",
)  # fmt: skip
@pytest.mark.parametrize("kind, die", [(kind, die) for kind, rows in TABLES.items() for die in rows])
def test_every_row(kind: str, die: int) -> None:
    """After the D10 of the table a 3 is rolled wherever another die is: a dart, a spell, coins."""
    assert outcome(kind, die, 3) == TABLES[kind][die]


@rule("DJ-19.11", "DJ-19.10")
@pytest.mark.parametrize("die, many", [(6, 1), (8, 1), (9, 2), (10, 2)])
def test_arms_on_a_weapon_rack(die: int, many: int) -> None:
    t, number = beside("weapon_rack")
    t.decks["treasure"] = ["antidote", "chain_1", "rune_arrows", "rune_dagger"]
    examine(t, number, die, draws=(0, 0))
    assert [item.kind for item in t.heroes[0].pack] == ["chain_1", "rune_arrows"][:many]


@rule("DJ-19.1", "DJ-28.4")
def test_destiny_makes_the_dart_fall_again() -> None:
    t, number = beside("chest")
    played = examine(t, number, 1, 4, 1)
    assert asked(played) == (0, "roll-again")
    play(played, "again")
    assert (t.heroes[0].life, t.heroes[0].destiny) == (19, 1)


@rule("DJ-19.18", "DJ-19.19")
def test_the_explosion_reaches_two_squares() -> None:
    t = table(
        "room_nwe",
        "n room_n",
        heroes="warrior 2,1 destiny=0; priest 5,2 destiny=0; thief 2,-1 destiny=0; wizard 0,5 destiny=0",
    )
    t.stand(t.heroes[0], at(t, "2,3"))
    bench = put_piece(t, "alchemist_bench", "2,2", "3,2")
    t.stand(t.heroes[2], at(t, "4,4"))
    played = examine(t, bench, 1, 4, 2, 3)
    assert [hero.life for hero in t.heroes] == [16, 18, 17, 20], "a die each; the wizard is three squares away"
    assert asked(played) == (0, "turn")


@rule("DJ-19.18", "DJ-19.19")
def test_an_explosion_goes_through_an_open_door_and_through_no_wall() -> None:
    heroes = "warrior 2,1 destiny=0; thief 2,-1 destiny=0; priest 3,-2 destiny=0; wizard 0,-1 destiny=0"
    for open_, left in ((True, [16, 18, 17, 20]), (False, [16, 20, 20, 20])):
        t = table("room_nwe", "n room_n", heroes=heroes)
        if not open_:
            close(t, t.map.doors[at(t, "2,0")])
        bench = put_piece(t, "alchemist_bench", "2,0", "3,0")
        examine(t, bench, *([1, 4, 2, 3] if open_ else [1, 4]))
        assert [hero.life for hero in t.heroes] == left, "the wizard stands two squares off, behind a wall"


@rule("DJ-19.19", "DJ-30.14")
def test_monsters_are_caught_too_and_are_his_kill() -> None:
    t = table(heroes="warrior 2,3 destiny=0", monsters="goblin 3,1 life=2; goblin 0,5")
    bench = put_piece(t, "alchemist_bench", "2,2", "3,2")
    examine(t, bench, 1, 1, 2)
    assert [spot(t, monster) for monster in t.monsters] == ["0,5"]
    assert t.heroes[0].xp == 10


@rule("DJ-19.21", "DJ-19.76", "DJ-8.28")
def test_a_potion_from_furniture_is_a_healing_potion() -> None:
    for kind, die in (("alchemist_bench", 6), ("torture_rack", 9)):
        t, number = beside(kind, "warrior 2,3 life=9")
        played = examine(t, number, die, 5)
        play(played, "drink healing_potion")
        assert t.heroes[0].life == 14


@rule("DJ-19.24")
def test_a_torch_may_be_made() -> None:
    t, number = beside("hearth")
    play(examine(t, number, 8), "make_torch")
    assert t.heroes[0].pack == (Item("torch", 1),)
    t, number = beside("hearth")
    play(examine(t, number, 8), "decline")
    assert t.heroes[0].pack == ()


@rule("DJ-19.30", "DJ-10.12")
def test_the_curse_of_a_sarcophagus() -> None:
    t, number = beside("sarcophagus")
    t.zones[0].safe = True
    examine(t, number, 1)
    assert dice_bonus(t.heroes[0]) == -1, "not a trap"
    assert t.heroes[0].effects == (Effect("curse", 1, PE_NEXT),)


@rule("DJ-19.32", "DJ-19.36", "DJ-19.37", "DJ-18.8")
def test_a_mummy_rises_beside_its_sarcophagus() -> None:
    t, number = beside("sarcophagus", "warrior 2,3; priest 5,5")
    examine(t, number, 6)
    mummy = t.monsters[0]
    assert (mummy.kind, mummy.life, mummy.waker, t.phase) == ("mummy", 5, 0, PC)
    assert spot(t, mummy) in ("1,3", "3,3", "1,2", "3,2"), "next to the sarcophagus, as near to the waker as can be"
    assert t.groups[mummy.group].treasures == 0
    assert mummy.creature.xp == 25


@rule("DJ-19.33", "DJ-19.34", "DJ-19.35")
@pytest.mark.parametrize("die, many", [(8, 1), (9, 1), (10, 2)])
def test_a_lid_that_resists(die: int, many: int) -> None:
    t, number = beside("sarcophagus", "warrior 2,3 fatigue=0; dwarf priest 3,2 fatigue=0; thief 1,2 fatigue=0")
    t.decks["treasure"] = ["antidote"] * 4
    played = examine(t, number, die, 5)
    assert (t.pieces[number].spent, t.turn.points) == (False, 2), "the first test is part of the opening"
    assert (picks(played, "lid"), picks(played, "examine")) == ([], []), "he has had his try"
    played = turn(t, 1, rolls=[5], draws=[0, 0])
    assert picks(played, "lid") == [f"sarcophagus {number}"]
    play(played, f"lid sarcophagus {number}")
    assert t.turn.points == 1
    assert (len(t.heroes[1].pack), t.pieces[number].spent) == (many, True)
    assert picks(turn(t, 2), "lid") == []


@rule("DJ-19.33")
def test_a_strong_arm_opens_at_once() -> None:
    t, number = beside("sarcophagus", "warrior 2,3 fatigue=1")
    t.decks["treasure"] = ["antidote"]
    played = examine(t, number, 8, 5, draws=(0,))
    assert asked(played) == (0, "test"), "5 + 3, and 1 PF makes 9"
    play(played, "fatigue 1")
    assert (t.heroes[0].fatigue, len(t.heroes[0].pack), t.pieces[number].spent) == (0, 1, True)


@rule("DJ-19.43", "DJ-19.44", "DJ-19.37")
def test_the_statue_is_a_troll() -> None:
    t, number = beside("statue", "warrior 2,3; priest 5,5")
    examine(t, number, 7)
    troll = t.monsters[0]
    assert (spot(t, troll), troll.kind, troll.life, troll.waker, troll.unique) == ("2,2", "troll", 15, 0, True)
    assert (t.pieces[number].gone, t.pieces[number].squares[0] in t.map.tall) == (True, False)
    assert (troll.creature.regeneration, troll.creature.xp, t.groups[troll.group].treasures) == (1, 45, 0)
    assert t.phase == PC


@rule("DJ-19.45", "DJ-19.46", "DJ-17.23")
def test_the_statue_uncovers_a_passage_where_the_md_likes() -> None:
    t, number = beside("statue", "warrior 2,3; priest 5,5", md=True)
    before = len(t.doors)
    played = examine(t, number, 8)
    assert asked(played) == (2, "secret-side")
    assert picks(played, "side") == ["s 0"], "the other three sides of this tile have doors"
    play(played, "side s 0")
    door = t.doors[-1]
    assert (len(t.doors), door.state, door.locked) == (before + 1, CLOSED, False)
    assert {f"{t.map.x[square]},{t.map.y[square]}" for square in door.near} == {"2,5", "3,5"}


@rule("DJ-19.46")
def test_the_automatic_order_is_west_east_north_south() -> None:
    t = table("room_n", heroes="warrior 2,3")
    t.doors[0].state = "gone"
    layout.index_doors(t)
    number = put_piece(t, "statue", "2,2")
    examine(t, number, 8)
    assert {f"{t.map.x[square]},{t.map.y[square]}" for square in t.doors[-1].near} == {"0,2", "0,3"}


@rule("DJ-19.70", "DJ-19.71")
def test_a_passage_behind_the_throne() -> None:
    t = table("room_n", heroes="warrior 1,2")
    number = put_piece(t, "throne", "0,2", side=3)
    examine(t, number, 8)
    door = t.doors[-1]
    assert {f"{t.map.x[square]},{t.map.y[square]}" for square in door.near} == {"0,2", "0,3"}
    assert (t.pieces[number].gone, at(t, "0,2") in t.map.solid) == (True, False), "it slides away"
    t = table("room_nwe", heroes="warrior 1,2")
    number = put_piece(t, "throne", "0,2", side=3)
    before = len(t.doors)
    played = examine(t, number, 8)
    assert (len(t.doors), t.pieces[number].gone) == (before, False), "there is a door on that side already"
    assert "finds-nothing" in said(played)


# ------------------------------------------------------------------ the fountain (DJ-19.49 to DJ-19.56)


@rule("DJ-19.50", "DJ-19.51")
def test_poisoned_water_is_felt_from_the_next_turn_on() -> None:
    t, number = beside("fountain", "warrior 2,3 life=9 destiny=0")
    played = examine(t, number, 6)
    assert (t.heroes[0].life, t.heroes[0].water) == (9, True)
    play(played, "end")
    for left, die in ((6, 3), (2, 4)):
        turn(t, rolls=[die])
        assert t.heroes[0].life == left
    assert not turn(t, rolls=[4]).pending
    assert t.heroes[0].life == 0, "and he falls as from any loss"


@rule("DJ-19.51")
def test_it_is_felt_in_both_phases() -> None:
    t = table(heroes="warrior 2,3 destiny=0", monsters="orc 2,0", phase=PC)
    t.heroes[0].water = True
    script = turn_start.start_of_turn(t, t.heroes[0])
    assert getattr(next(script), "dice", None) == (4,)


@rule("DJ-19.52")
def test_destiny_ends_it_before_the_roll_and_heals_nothing() -> None:
    t = table(heroes="warrior 2,3 life=6 destiny=1")
    t.heroes[0].water = True
    played = turn(t)
    assert asked(played) == (0, "water-poison")
    play(played, "cure")
    assert (t.heroes[0].life, t.heroes[0].destiny, t.heroes[0].water) == (6, 0, False)
    assert asked(played) == (0, "turn")


@rule("DJ-19.50", "DJ-19.91", "DJ-8.28")
def test_healing_by_magic_ends_it_second_wind_does_not() -> None:
    for skill, cured in (("second_wind", False), ("healing", True)):
        t = table(heroes=f"{'warrior' if skill == 'second_wind' else 'priest'} 2,3 life=9 venom=1")
        t.heroes[0].water = True
        t.turn = Turn(figure=0, points=3)
        text = "skill-on seat:0 healing" if skill == "healing" else "skill second_wind"
        play(match(t, ("turn",), rolls=[2]), text)
        assert (t.heroes[0].water, t.heroes[0].venom) == ((False, 0) if cured else (True, 1)), skill


@rule("DJ-19.53", "DJ-19.54", "DJ-19.91")
def test_enchanted_water_once_each() -> None:
    t, number = beside("fountain", "warrior 2,3 life=9 venom=2; priest 4,2; thief 1,1 life=5")
    played = examine(t, number, 7, 5)
    play(played, "drink_water")
    assert (t.heroes[0].life, t.heroes[0].venom, t.turn.points) == (14, 0, 2), "he draws at once"
    assert (picks(played, "water"), picks(played, "examine")) == ([], [])
    played = turn(t, 1)
    play(played, f"water fountain {number}", "bottle")
    assert (t.heroes[1].pack[-1].kind, t.turn.points) == ("healing_potion", 1)
    assert picks(played, "water") == []
    played = turn(t, 2, rolls=[6])
    play(played, f"water fountain {number}", "drink_water")
    assert (t.heroes[2].life, t.turn.points) == (11, 4)


# ------------------------------------------------------------------ the magic circle (DJ-19.57 to DJ-19.68)


def circle(heroes: str = "warrior 2,4", **facts: Any) -> tuple[Table, int]:
    t = table(heroes=heroes, **facts)
    return t, put_piece(t, "magic_circle", "2,2", "3,2", "2,3", "3,3")


@rule("DJ-19.57", "DJ-19.58", "DJ-19.59")
def test_the_first_step_onto_a_circle_rolls_once() -> None:
    t, number = circle()
    played = play(turn(t, rolls=[3]), "step n")
    assert (t.pieces[number].spent, t.turn.points) == (True, 2), "nothing beyond the step"
    play(played, "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,1", "no further roll"
    for flying, rolls in ((True, []), (False, [1])):
        t, number = circle()
        if flying:
            t.heroes[0].effects = (Effect("flying", 1, 1),)
        play(turn(t, rolls=rolls), "step n")
        assert t.pieces[number].spent != flying


@rule("DJ-19.58")
def test_in_combat_too_but_never_a_monster() -> None:
    t, number = circle(monsters="orc 0,0; orc 2,1", phase=PC, round=1)
    t.turn = Turn(figure=0, points=3)
    played = play(match(t, ("fight",), rolls=[6, 2]), "step n")
    if asked(played)[1] == "roll-again":
        play(played, "bear")
    assert (t.pieces[number].spent, t.heroes[0].life) == (True, 18)
    t, number = circle(monsters="orc 2,1", phase=PC, round=1)
    t.stand(t.monsters[0], at(t, "2,2"))
    assert not t.pieces[number].spent


@rule("DJ-19.60", "DJ-19.61")
def test_teleported_to_the_first_zone_of_the_level() -> None:
    t = table("corridor", "n room_n", heroes="warrior 2,-1; priest 2,0")
    put_piece(t, "magic_circle", "2,-3", "3,-3", "2,-2", "3,-2", zone=1)
    played = play(turn(t, rolls=[4]), "step n")
    assert asked(played) == (0, "arrive")
    assert len(picks(played, "arrive")) == 11, "the corridor's squares, but for the priest's"
    play(played, "arrive 3 5")
    assert spot(t, t.heroes[0]) == "3,5"
    assert t.turn.over, "his turn ends"
    t, _ = circle()
    played = play(turn(t, rolls=[4]), "step n")
    assert asked(played) == (0, "arrive"), "from within that zone as well"


@rule("DJ-19.62", "DJ-19.91")
def test_a_circle_that_heals() -> None:
    t, _ = circle("warrior 2,4 life=3 venom=2")
    play(turn(t, rolls=[5]), "step n")
    assert (t.heroes[0].life, t.heroes[0].venom) == (20, 0)


@rule("DJ-19.63")
def test_a_circle_that_bites() -> None:
    t, _ = circle("warrior 2,4 destiny=0")
    play(turn(t, rolls=[6, 6]), "step n")
    assert t.heroes[0].life == 14


@rule("DJ-19.64", "DJ-18.8", "DJ-19.58")
def test_a_summoning_circle() -> None:
    t, _ = circle("warrior 2,4; priest 5,5")
    t.decks["monster"] = ["goblin_band"]
    play(turn(t, rolls=[7], draws=[0]), "step n")
    assert (len(t.monsters), t.phase) == (7, PC)


@rule("DJ-19.65", "DJ-19.66", "DJ-19.58")
def test_the_prisoner_of_a_circle() -> None:
    t, number = circle("human warrior 2,4 fatigue=0; priest 0,0")
    played = play(turn(t, rolls=[8, 5]), "step n")
    hero = t.heroes[0]
    assert (hero.prisoner, picks(played, "step")) == (number, []), "his movement ends there"
    play(played, "break_free")
    assert (hero.prisoner, t.turn.points) == (number, 1), "3 + 5 is not enough"
    assert "break_free" not in [pick[0] for pick in played.pending[0].options], "once a turn"
    play(played, "end")
    played = turn(t, rolls=[6])
    assert picks(played, "step") == ["n", "ne", "e"], "within the circle"
    play(played, "break_free")
    assert (hero.prisoner, len(picks(played, "step"))) == (NOBODY, 8)
    hero.prisoner = number
    t.phase = PC
    t.turn = Turn(figure=0, points=1)
    assert furniture.OPTIONS(t, hero) == [("break_free",)], "in either phase"
    assert furniture.OPTIONS(t, t.heroes[1]) == [], "only he may attempt it"


@rule("DJ-19.58", "DJ-12.16")
@pytest.mark.parametrize("die", [4, 7, 8])
def test_a_movement_broken_over_a_companion_ends_beside_him(die: int) -> None:
    """The companion flew onto the circle: nobody has tried it yet."""
    t, number = circle("warrior 2,4; wizard 2,3", monsters="orc 0,0", phase=PC, round=1)
    t.decks["monster"] = ["goblin_band"]
    t.turn = Turn(figure=0, points=3)
    played = play(match(t, ("fight",), rolls=[die], draws=[0]), "step n")
    play(played, f"{played.pending[0].options[0][0]} 1 2" if die == 4 else "settle 1 2")
    assert (spot(t, t.heroes[0]), spot(t, t.heroes[1]), t.turn.passing) == ("1,2", "2,3", False)
    assert (t.heroes[0].prisoner == number) == (die == 8)
    assert GAME.check(t) == []


@rule("DJ-19.67", "DJ-23.6")
def test_a_lucky_circle() -> None:
    t, _ = circle()
    play(turn(t, rolls=[9]), "step n")
    assert dice_bonus(t.heroes[0]) == 1
    assert t.heroes[0].effects == (Effect("luck", 1, PC_NEXT),), "until the end of the next Combat Phase"


@rule("DJ-19.68")
def test_a_circle_with_a_treasure() -> None:
    t, _ = circle()
    t.decks["treasure"] = ["antidote"]
    play(turn(t, rolls=[10], draws=[0]), "step n")
    assert [item.kind for item in t.heroes[0].pack] == ["antidote"]


# ------------------------------------------------------------------ the chasm (DJ-19.78 to DJ-19.90)


def chasm(row: int, heroes: str = "human warrior 2,3", **facts: Any) -> tuple[Table, int]:
    """A band across the third row of a room."""
    t = table(heroes=heroes, **facts)
    return t, put_piece(t, "chasm", *(f"{x},2" for x in range(6)), row=row, side=0)


@rule("DJ-19.78", "DJ-19.84")
@pytest.mark.parametrize("die", range(1, 11))
def test_the_bridge_is_rolled_when_the_zone_is_revealed(die: int) -> None:
    t, number = chasm(0)
    t.decks["monster"] = ["goblin_band"]
    match(t, ("chasm", number), rolls=[die], draws=[0])
    solid = {square for square in t.pieces[number].squares if square in t.map.solid}
    bridge = {at(t, "2,2"), at(t, "3,2")}
    assert t.pieces[number].row == die
    assert set(t.pieces[number].squares) - solid == (bridge if die >= 7 else set())


@rule("DJ-19.82", "DJ-19.83", "DJ-19.88")
def test_guards_beyond_a_sound_bridge() -> None:
    for die, many in ((7, 7), (9, 7), (10, 0)):
        t, number = chasm(0, "warrior 2,4; priest 3,4")
        t.decks["monster"] = ["goblin_band"]
        match(t, ("chasm", number), rolls=[die], draws=[0])
        assert len(t.monsters) == many
        assert all(t.map.y[monster.at] < 2 for monster in t.monsters), "on the far side"


@rule("DJ-19.83", "DJ-19.87")
def test_a_sound_bridge_is_floor() -> None:
    t, _ = chasm(10, monsters="orc 2,0")
    t.stand(t.monsters[0], at(t, "5,0"))
    play(turn(t), "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,1"


@rule("DJ-19.79", "DJ-19.85")
def test_a_jump_goes_straight_across_for_two_points() -> None:
    t, _ = chasm(2)
    played = turn(t, rolls=[6])
    assert "n" not in picks(played, "step")
    play(played, "cross n")
    assert (spot(t, t.heroes[0]), t.turn.points) == ("2,1", 1)
    assert picks(played, "cross") == [], "one point is not enough to come back"
    for blocker in ("2,1", "1,3"):
        t, _ = chasm(2, "human warrior 2,3; priest 0,5")
        t.stand(t.heroes[1], at(t, blocker))
        assert picks(turn(t), "cross") == ([] if blocker == "2,1" else ["n"])


@rule("DJ-19.85")
def test_a_jump_after_a_run() -> None:
    t, _ = chasm(2, "human warrior 2,4")
    played = play(turn(t, rolls=[2, 9]), "run", "step n", "cross n")
    assert (spot(t, t.heroes[0]), t.turn.points) == ("2,1", 2)
    assert played.pending


@rule("DJ-19.80", "DJ-19.85", "DJ-19.84")
def test_the_poor_bridge_has_two_columns() -> None:
    for x, offered in ((1, []), (2, ["n"]), (3, ["n"]), (4, [])):
        t, _ = chasm(5, f"human warrior {x},3")
        assert picks(turn(t), "cross") == offered


@rule("DJ-19.80", "DJ-19.90")
@pytest.mark.parametrize(
    "body, die", [("", 6), ("leather_armour", 7), ("scale_armour", 8), ("full_plate", 10), ("scale_1", 8)]
)
def test_armour_weighs_on_the_poor_bridge(body: str, die: int) -> None:
    for rolled, across in ((die, True), (die - 1, False)):
        t, _ = chasm(6, "human warrior 2,3 fatigue=0 destiny=0 +rope -body")
        if body:
            t.heroes[0].body = Item(body)
        play(turn(t, rolls=[rolled]), "cross n")
        assert (spot(t, t.heroes[0]) == "2,1") == across


@rule("DJ-8.30", "DJ-19.86")
def test_a_rope_saves_first() -> None:
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 +rope; priest 0,5")
    played = play(turn(t, rolls=[5]), "cross n")
    hero = t.heroes[0]
    assert (spot(t, hero), hero.life, hero.destiny, [item.kind for item in hero.pack]) == ("2,3", 20, 2, [])
    assert not played.pending, "his turn is over"


@rule("DJ-19.79", "DJ-19.81", "DJ-19.86", "DJ-28.2")
@pytest.mark.parametrize("row", [4, 5])
def test_drowning_and_destiny(row: int) -> None:
    t, _ = chasm(row, "human warrior 2,3 fatigue=0 destiny=1; priest 0,5")
    played = play(turn(t, rolls=[2]), "cross n")
    assert asked(played) == (0, "escape-drowning")
    play(played, "destiny")
    hero = t.heroes[0]
    assert (spot(t, hero), hero.life, hero.destiny) == ("2,3", 10, 0)
    assert not played.pending
    t, _ = chasm(row, "human warrior 2,3 fatigue=0 destiny=1; priest 0,5")
    play(turn(t, rolls=[2]), "cross n", "fall")
    assert (t.heroes[0].fate, t.bodies) == (LOST, ()), "lost with all he carries: nobody can heal him"


@rule("DJ-19.87")
def test_flyers_cross_without_a_test_and_monsters_never_jump() -> None:
    t, _ = chasm(1)
    t.heroes[0].effects = (Effect("flying", 1, 1),)
    played = play(turn(t), "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,1"
    assert picks(played, "cross") == []
    for row, crosses in ((1, False), (5, False), (7, True)):
        t, _ = chasm(row, "warrior 0,5", monsters="orc 2,1")
        t.turn = Turn(figure=10, points=9)
        reached = distances.reach(t, t.monsters[0], 9)
        assert any(t.map.y[square] > 2 for square in reached) == crosses


@rule("DJ-19.89")
def test_a_chasm_does_not_block_sight() -> None:
    t, number = chasm(1)
    assert sees(t.map, at(t, "2,3"), at(t, "2,0"))
    assert t.pieces[number].squares[0] not in t.map.tall


def test_the_last_to_drown_ends_the_game() -> None:
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 destiny=0")
    played: Match[Table] = play(turn(t, rolls=[2]), "cross n")
    assert not played.pending
    assert t.outcome == "failure"
