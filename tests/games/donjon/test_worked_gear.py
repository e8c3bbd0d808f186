"""The worked examples of the notes on adventurers, equipment, furniture, loot and the end of a game."""

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, defence_base, may_use, new, starting
from oubliettes.games.donjon.rules.dice.life import deaths
from oubliettes.games.donjon.table import IN, LOST, OFF, PC, PE, Hero, Item, Table, Turn
from oubliettes.kernel import FastDice, Match
from tests.games.donjon.furnished import chasm
from tests.games.donjon.situation import asked, match, picks, play, put_piece, spot, table, turn
from tests.support import rule


def making() -> Match[Table]:
    return Match.new(GAME, seats=1, options={}, dice=FastDice(1))


@rule("DJ-5.1", "DJ-5.2")
def test_example_1_the_profile_of_a_dwarf_warrior() -> None:
    hero = play(making(), "race dwarf", "class warrior").table.heroes[0]
    assert hero.base == (5, 5, 4, 3, 3, 2)


@rule("DJ-3.3", "DJ-3.4")
def test_example_2_forbidden_pairs() -> None:
    assert picks(play(making(), "race elf"), "class") == ["warrior", "wizard", "thief"]
    assert picks(play(making(), "race dwarf"), "class") == ["warrior", "wizard", "priest"]
    assert starting("elf", "wizard") == (3, 3, 2, 5, 6, 3)


@rule("DJ-8.3", "DJ-8.8", "DJ-8.24", "DJ-8.25")
def test_example_3_the_shop() -> None:
    made = play(making(), "race human", "class warrior", "skill_card parry", "skill_card charge")
    play(made, "buy long_sword", "buy scale_armour", "buy small_shield")
    hero = made.table.heroes[0]
    assert (hero.gold, attack_base(hero), defence_base(hero)) == (0, 8, 8)
    hero.weapon = new("two_handed_sword")
    assert (attack_base(hero), defence_base(hero)) == (9, 7)


@rule("DJ-4.7", "DJ-4.6", "DJ-4.4")
def test_example_4_class_limits() -> None:
    thief, wizard = Hero(0, cls="thief"), Hero(0, cls="wizard")
    allowed = [
        kind for kind in ("short_sword_1", "scale_armour", "small_shield", "long_sword") if may_use(thief, THINGS[kind])
    ]
    assert allowed == ["short_sword_1", "scale_armour", "small_shield"]
    assert not may_use(wizard, THINGS["scale_armour"])


@rule("DJ-19.80", "DJ-14.2")
def test_example_7_the_poor_bridge() -> None:
    t, _ = chasm(5, "human warrior 2,3 body=scale_armour")
    play(turn(t, rolls=[8]), "cross n")
    assert spot(t, t.heroes[0]) == "2,1", "3 + 8 = 11: across"
    t, _ = chasm(5, "human warrior 2,3 body=scale_armour fatigue=1")
    played = play(turn(t, rolls=[7]), "cross n")
    assert asked(played) == (0, "test")
    play(played, "fatigue 1")
    assert spot(t, t.heroes[0]) == "2,1"
    t, _ = chasm(5, "human warrior 2,3 body=scale_armour")
    play(turn(t, rolls=[6]), "unequip body", "cross n")
    assert spot(t, t.heroes[0]) == "2,1", "without armour 9 is enough"


@rule("DJ-19.79", "DJ-19.86", "DJ-8.30")
def test_example_8_the_jump() -> None:
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 destiny=1; priest 0,5")
    played = play(turn(t, rolls=[4]), "cross n", "destiny")
    hero = t.heroes[0]
    assert (spot(t, hero), hero.life, hero.destiny, played.pending) == ("2,3", 10, 0, [])
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 destiny=1 life=13 +rope; priest 0,5")
    played = play(turn(t, rolls=[4]), "cross n")
    hero = t.heroes[0]
    assert (spot(t, hero), hero.life, hero.destiny, hero.pack, played.pending) == ("2,3", 13, 1, (), [])
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 destiny=0; priest 0,5")
    play(turn(t, rolls=[4]), "cross n")
    assert (t.heroes[0].fate, t.heroes[0].at) == (LOST, OFF)


@rule("DJ-18.4", "DJ-18.6", "DJ-19.18")
def test_example_22_traps_found() -> None:
    t = table(heroes="warrior 2,3 destiny=0; thief 5,5 destiny=0")
    chest, bench = put_piece(t, "chest", "2,2"), put_piece(t, "alchemist_bench", "0,3", "0,4")
    play(turn(t, 1), "skill find_traps")
    play(turn(t, rolls=[1]), f"examine chest {chest}", "end")
    assert (t.heroes[0].life, t.pieces[chest].spent) == (20, True)
    play(turn(t, rolls=[1, 2]), "step w", f"examine alchemist_bench {bench}")
    assert t.heroes[0].life == 18, "the explosion is no trap"


@rule("DJ-30.3")
def test_example_29_loot() -> None:
    t = table(heroes="warrior 2,3; priest 3,3; thief 1,1")
    t.decks["treasure"] = ["gold_casket"]
    match(t, ("loot", 1, 1), draws=[0])
    assert [hero.gold for hero in t.heroes] == [13, 14, 13]


@rule("DJ-6.5", "DJ-6.6")
def test_example_30_tilted_skills() -> None:
    t = table(heroes="priest 2,5 life=9; thief 3,5", monsters="orc 2,0")
    play(turn(t, rolls=[2]), "skill-on seat:0 healing")
    t.agenda.clear()
    t.phase, t.round, t.turn = PC, 1, Turn(figure=0, points=2)
    fought = match(t, ("fight",))
    assert {skill.split()[-1] for skill in picks(fought, "skill-on")} == {"blessing"}, "Healing is still tilted"
    play(fought, "skill-on seat:0 blessing")
    assert t.heroes[0].tilted == ("PE", "PC")
    t.agenda.clear()
    t.monsters[0].at = OFF
    t.who = {square: who for square, who in t.who.items() if who < 10}
    t.monsters.clear()
    explored = match(t, ("explore",), draws=[0])
    assert t.heroes[0].tilted == ("", "PC"), "back at the next PE; Blessing waits for the next PC"
    assert explored.pending


@rule("DJ-19.50", "DJ-19.51", "DJ-19.52")
def test_example_31_poisoned_water() -> None:
    t = table(heroes="thief 2,3 life=9 destiny=1")
    fountain = put_piece(t, "fountain", "2,1", "3,1", "2,2", "3,2")
    play(turn(t, rolls=[6]), f"examine fountain {fountain}", "end")
    play(turn(t, rolls=[3]), "suffer", "bear", "end")
    assert t.heroes[0].life == 6
    play(turn(t), "cure")
    assert (t.heroes[0].life, t.heroes[0].water, t.heroes[0].destiny) == (6, False, 0)


@rule("DJ-7.13")
def test_example_35_last_aid() -> None:
    t = table(heroes="priest 2,5 fatigue=1; wizard 5,5 life=0", phase=PC, round=2, revealed=True)
    played = match(t, ("combat_ends",), rolls=[4])
    assert asked(played) == (0, "last-aid")
    play(played, "aid healing seat:1")
    assert (t.heroes[1].life, t.heroes[1].fate, t.heroes[0].fatigue) == (4, IN, 0)
    deaths(t)
    assert (t.heroes[1].fate, t.phase) == (IN, PE)


@rule("DJ-33.8", "DJ-33.9", "DJ-33.13")
def test_example_36_experience() -> None:
    for plan in (["grow attack"], ["skill_card parry", "grow treasure"]):
        t = table(heroes="warrior", outcome="failure")
        t.heroes[0].xp = 340
        play(match(t, ("aftermath",), draws=[0]), *plan)
        assert t.heroes[0].xp == 40


@rule("DJ-34.4", "DJ-34.5")
def test_example_37_the_title() -> None:
    t = table(heroes="warrior gold=31; priest gold=54; thief gold=54", outcome="success")
    for hero, xp in zip(t.heroes, (200, 180, 160), strict=True):
        hero.xp_game = xp
    match(t, ("aftermath",))
    assert t.result == (1,)


@rule("DJ-19.43", "DJ-19.44", "DJ-19.37")
def test_example_39_the_statue() -> None:
    t = table(heroes="warrior 2,3; priest 5,5")
    statue = put_piece(t, "statue", "2,2")
    play(turn(t, rolls=[7]), f"examine statue {statue}")
    troll = t.monsters[0]
    assert (spot(t, troll), troll.kind, troll.life, troll.waker, t.phase) == ("2,2", "troll", 15, 0, PC)
    assert (troll.creature.xp, troll.creature.regeneration) == (45, 1)


@rule("DJ-19.80", "DJ-19.90")
def test_example_44_the_poor_bridge_with_a_shield() -> None:
    for die, across in ((6, True), (5, False)):
        t, _ = chasm(5, "thief 2,3 shield=small_shield weapon=short_sword fatigue=0 +rope; priest 0,5")
        t.heroes[0].body = Item("scale_1")
        play(turn(t, rolls=[die]), "cross n")
        assert (spot(t, t.heroes[0]) == "2,1") == across, "Dexterity 5: needs 11, not 13"
