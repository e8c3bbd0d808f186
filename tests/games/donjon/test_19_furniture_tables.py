"""DJ-19: furniture tables."""

import pytest

from oubliettes.games.donjon.pieces import SPELLS
from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus, new
from oubliettes.games.donjon.rules.ending.interruption import Cut
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.order import turn_start
from oubliettes.games.donjon.rules.skills import spells
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import CLOSED, PC, PE_NEXT, Effect, Group, Item, Table, Turn
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, foe, prowl, skilled, verbs
from tests.games.donjon.furnished import beside, chasm, examine
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, close, match, picks, play, put_piece, spot, table, turn
from tests.support import rule, said

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


HEALED = ("healing", "song_of_comfort", "purification", "scroll", "potion", "aid", "aid-scroll")


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


@rule("DJ-19.1", "DJ-28.4")
def test_destiny_makes_the_dart_fall_again() -> None:
    t, number = beside("chest")
    played = examine(t, number, 1, 4, 1)
    assert asked(played) == (0, "roll-again")
    play(played, "again")
    assert (t.heroes[0].life, t.heroes[0].destiny) == (19, 1)


@rule("DJ-19.11", "DJ-19.10")
@pytest.mark.parametrize("die, many", [(6, 1), (8, 1), (9, 2), (10, 2)])
def test_arms_on_a_weapon_rack(die: int, many: int) -> None:
    t, number = beside("weapon_rack")
    t.decks["treasure"] = ["antidote", "chain_1", "rune_arrows", "rune_dagger"]
    examine(t, number, die, draws=(0, 0))
    assert [item.kind for item in t.heroes[0].pack] == ["chain_1", "rune_arrows"][:many]


@rule("DJ-18.12", "DJ-19.16", "DJ-19.40")
@pytest.mark.parametrize("kind, row", [("library", 7), ("desk", 9)])
def test_a_grimoire_holds_the_spell_of_its_number(kind: str, row: int) -> None:
    for number, spell in enumerate(SPELLS, 1):
        t, piece = beside(kind)
        examine(t, piece, row, number)
        assert t.heroes[0].pack[-1].kind == f"grimoire:{spell}"
    assert SPELLS[0] == "magic_missile"
    assert SPELLS[9] == "teleport"


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


@rule("DJ-19.36", "DJ-19.44", "DJ-21.17", "DJ-18.8")
def test_a_woken_creature_stands_nearest_to_its_waker() -> None:
    t = table(heroes="warrior 2,5; priest 0,0")
    squares = [at(t, "2,1"), at(t, "2,3"), at(t, "5,0")]

    with pytest.raises(Cut):
        run(arrival.wake(t, "troll", squares, 0, unique=True))
    assert t.phase == PC
    assert foe(t).at == at(t, "2,3")
    assert foe(t).waker == 0
    assert foe(t).unique
    assert t.groups[foe(t).group] == Group("", 1, 0)


@rule("DJ-19.37", "DJ-19.32", "DJ-19.43")
def test_a_woken_creature_attacks_its_waker_first_and_is_then_free() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}; thief 1,1 {SPENT}", monsters="mummy 1,2 waker=0", md=True)
    m = prowl(t, rolls=[1, 10])
    assert picks(m, "attack") == ["seat:0"]
    play(m, "attack seat:0", "end")
    assert foe(t).waker == -1
    t.agenda.clear()
    assert picks(prowl(t), "attack") == ["seat:0", "seat:1"]


@rule("DJ-19.37", "DJ-36.8")
def test_an_attack_on_another_does_not_release_it() -> None:
    t = table(
        "room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}; thief 1,-5 {SPENT}", monsters="mummy 1,-6 waker=0", md=True
    )
    play(prowl(t, rolls=[1, 10]), "attack seat:1", "end")
    assert foe(t).waker == 0


@rule("DJ-19.37", "DJ-38.9")
def test_an_attack_that_a_sanctuary_stops_was_one() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}; priest 5,5 {SPENT}", monsters="mummy 1,2 waker=0", md=True)
    t.heroes[0].sanctuary = 1
    play(prowl(t, rolls=[1]), "attack seat:0")
    assert foe(t).waker == -1


@rule("DJ-19.37")
def test_a_woken_creature_may_only_go_where_it_can_attack_its_waker() -> None:
    t = table(heroes=f"warrior 2,1 {SPENT}; thief 5,4 {SPENT}", monsters="mummy 2,4 waker=0", md=True)
    assert set(picks(prowl(t), "go")) == {"1 1", "3 1", "1 2", "2 2", "3 2"}
    t.agenda.clear()
    assert "end" not in verbs(prowl(t))


@rule("DJ-19.37")
def test_a_woken_creature_must_attack_its_waker() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}; thief 1,1 {SPENT}", monsters="mummy 1,2 waker=0", md=True)
    m = prowl(t)
    assert "end" not in verbs(m)
    assert picks(m, "attack") == ["seat:0"]
    t = table(
        "room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}; thief 1,-5 {SPENT}", monsters="mummy 1,-6 waker=0", md=True
    )
    m = prowl(t)
    assert "end" in verbs(m)  # too far off: it is free
    assert picks(m, "attack") == ["seat:1"]


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
def test_the_md_has_every_side_without_a_door_to_choose_from() -> None:
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}", md=True)
    number = put_piece(t, "statue", "2,2")
    m = play(turn(t, rolls=[8]), f"examine statue {number}")
    assert picks(m, "side") == ["w 0", "e 0", "s 0"]
    play(m, "side e 0")
    assert {(t.map.x[square], t.map.y[square]) for square in t.doors[-1].near} == {(5, 2), (5, 3)}


@rule("DJ-19.46")
def test_the_automatic_order_is_west_east_north_south() -> None:
    t = table("room_n", heroes="warrior 2,3")
    t.doors[0].state = "gone"
    layout.index_doors(t)
    number = put_piece(t, "statue", "2,2")
    examine(t, number, 8)
    assert {f"{t.map.x[square]},{t.map.y[square]}" for square in t.doors[-1].near} == {"0,2", "0,3"}


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


@rule("DJ-19.50", "DJ-19.91", "DJ-8.28")
def test_healing_by_magic_ends_it_second_wind_does_not() -> None:
    for skill, cured in (("second_wind", False), ("healing", True)):
        t = table(heroes=f"{'warrior' if skill == 'second_wind' else 'priest'} 2,3 life=9 venom=1")
        t.heroes[0].water = True
        t.turn = Turn(figure=0, points=3)
        text = "skill-on seat:0 healing" if skill == "healing" else "skill second_wind"
        play(match(t, ("turn",), rolls=[2]), text)
        assert (t.heroes[0].water, t.heroes[0].venom) == ((False, 0) if cured else (True, 1)), skill


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


@rule("DJ-19.69", "DJ-19.70")
@pytest.mark.parametrize("die, doors", [(1, 1), (7, 1), (8, 2)])
def test_a_throne_hides_a_passage_on_an_eight(die: int, doors: int) -> None:
    t = table("room_n", heroes=f"warrior 1,2 {SPENT}")
    number = put_piece(t, "throne", "0,2", side=3)
    play(turn(t, rolls=[die]), f"examine throne {number}")
    assert len(t.doors) == doors


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


@rule("DJ-19.91", "DJ-31.8")
@pytest.mark.parametrize("how", HEALED)
def test_all_healing_by_magic_ends_venom_and_poison(how: str) -> None:
    t = table(heroes="priest 2,2; thief 3,3 life=9 venom=2 +scroll_healing +healing_potion")
    priest, thief = t.heroes
    thief.water = True
    skilled(priest, "healing", "song_of_comfort", "purification")
    if how == "healing":
        run(spells.cast(t, priest, how, ("seat:1",)), [2])
    elif how == "song_of_comfort":
        run(spells.cast(t, priest, how, ()), [1, 2])
    elif how == "purification":
        run(spells.cast(t, priest, how, ()))
    elif how == "scroll":
        play(turn(t, 1, rolls=[2, 3]), "suffer", "bear", "read-on seat:1 scroll_healing")
    elif how == "potion":
        play(turn(t, 1, rolls=[2, 3]), "suffer", "bear", "drink healing_potion")
    else:
        thief.life = 0
        if how == "aid-scroll":
            priest.fatigue = 0
            priest.pack = (new("scroll_healing"),)
        m = match(t, ("last_aid",), rolls=[3])
        play(m, f"aid {'healing' if how == 'aid' else 'scroll_healing'} seat:1")
        assert thief.life == 3
    assert (thief.venom, thief.water) == (0, False)


def test_the_last_to_drown_ends_the_game() -> None:
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 destiny=0")
    played: Match[Table] = play(turn(t, rolls=[2]), "cross n")
    assert not played.pending
    assert t.outcome == "failure"
