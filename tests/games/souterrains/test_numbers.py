"""The numbers of the rules are those of the box: who changes one plays by it."""

from typing import Any

import pytest

from oubliettes.games.souterrains.fixtures import Exit, Feature, Trap
from oubliettes.words import Words
from tests.changed import changed
from tests.support import do, offers, rule, said


def other(**numbers: Any) -> Any:
    """The situations of this game where these numbers are others; `fight__flight_row` is `fight.flight_row`."""
    paths = {name.replace("__", "."): value for name, value in numbers.items()}
    return changed("seul-dans-les-souterrains", "tests.games.souterrains.situation", paths)


# ------------------------------------------------------------------ Fatigue and Danger (SS-10, SS-11)


@rule("SS-10.2")
@pytest.mark.parametrize("rested, fed, rise", [(False, False, 3), (True, False, 2), (True, True, 1)])
def test_five_turns(rested: bool, fed: bool, rise: int) -> None:
    s = other(fatigue_change__five_turns__amount=3)
    new = s.table()
    new.rested, new.fed = rested, fed
    s.play(new, ("five_end",))
    assert new.hero.fatigue == rise


@rule("SS-10.3", "SS-10.4")
def test_effort_and_wounds() -> None:
    s = other(fatigue_change__after_combat__amount=2, fatigue_change__after_hp_loss__amount=4)
    for picks, fatigue in ((("decline", "decline"), 6), (("pay", "pay"), 1 + 3)):
        new = s.facing("goblin", s.table(resources=2), 0, init=[0], start_hd=1, lost=3, result="won", combat=True)
        match = s.play(new, ("aftermath",), rolls=s.ONES)
        told = match.notes(0)[match.pending[0].options[0]]
        assert [line.facts["n"] for line in told.lines if line.key == "fatigue-up"] == [1]
        do(match, *picks)
        assert new.hero.fatigue == fatigue


@rule("SS-10.7")
def test_how_many_rests_take_fatigue_off() -> None:
    s = other(fatigue_change__three_rests__rests=2, fatigue_change__three_rests__amount=-3)
    new = s.table(fatigue=5, resources=1)
    match = do(s.play(new), "rest_fed")
    assert [line.facts["n"] for line in match.notes(0)[("rest",)].lines if line.key == "fatigue-down"] == [3]
    do(match, "rest")
    assert new.hero.fatigue == 2


@rule("SS-11.4", "SS-11.5")
def test_noise() -> None:
    s = other(danger_change__noise__amount=2)
    match = s.at(exits=[Exit(0, 0, (10, 10), 0, "stuck")], rolls=[2])
    (line,) = [line for line in match.notes(0)[("force", 0)].lines if line.key == "danger-up"]
    do(match, "force 0")
    assert (line.facts["n"], match.table.danger) == (2, 2)


@rule("SS-11.10", "SS-11.11")
def test_quiet_time() -> None:
    s = other(clock__danger_quiet_turns=10, clock__danger_decay_every_turns=2, danger_change__quiet_time__amount=-2)
    new = s.table(danger=5)
    new.fresh_danger()
    new.clock += 12 * 12 - 1
    new.drop_danger()
    assert new.danger == 5
    new.clock += 1 + 2 * 12
    new.drop_danger()
    assert new.danger == 1


@rule("SS-11.1", "SS-11.15")
def test_a_longer_track_and_another_patrol() -> None:
    s = other(tracks__danger=10, underground__patrol_turns="2d4", danger_change__sprung_trap__amount=2)
    new = s.table(danger=9)
    new.place.traps = [Trap("pit", "floor", safe=True)]
    s.play(new, ("spring", 0), rolls=[4, 3, 20, 1])
    assert (new.danger, new.patrol_at) == (10, 7 * 12)


@rule("SS-1.11", "SS-1.12")
def test_the_level_of_the_underground() -> None:
    s = other(level__divided_by=3, level__highest=4, level__lowest=2)
    for hd, danger, level in ((1, 1, 2), (5, 5, 3), (9, 9, 4)):
        assert s.at(hd=hd, danger=danger).view(0).level == level


# ------------------------------------------------------------------ gifts (SS-3)


@rule("SS-3.33")
def test_how_hard_the_invisible_are_to_hit() -> None:
    s = other(spell__invisibility__effect__enemy_hit_malus=7)
    for die, hp in ((14, 8), (15, 7)):  # 2 HD against AC 10 and 7
        new = s.facing("orc", s.table(), init=[0], start_hd=1)
        new.invisible_until = 50
        s.play(new, ("slot", (), (0,)), ("slot", (0,), ()), rolls=[die, 1])
        assert new.hero.hp == hp


@rule("SS-3.31")
def test_what_shield_adds() -> None:
    s = other(spell__shield_spell__effect__ac_armour=1, spell__shield_spell__effect__ac_defence=5)
    new = s.table()
    new.shield_until = 9
    assert (new.ac, new.ac_defence) == (11, 15)


@rule("SS-3.20", "SS-3.8")
def test_what_magic_takes() -> None:
    s = other(
        spell__light_spell__cost_resources=2, divine__healing__cost_resources=3, fatigue_change__healing__amount=-1
    )
    match = s.at(gifts=["magic", "consecrated"], resources=1)
    assert {"cast shield_spell"} <= set(offers(match))
    assert not {"cast light_spell", "heal"} & set(offers(match))
    match = do(s.at(gifts=["consecrated"], resources=3, fatigue=4), "heal")
    assert (match.table.hero.resources, match.table.hero.fatigue) == (0, 3)


# ------------------------------------------------------------------ rooms and elements (SS-26)


@rule("SS-26.9")
def test_how_long_a_room_takes_and_what_it_gives() -> None:
    s = other(special_room__healing_spring__rounds=5, special_room__healing_spring__fatigue=-4)
    match = s.at(sections=[s.room(special="healing_spring")], fatigue=6)
    (line,) = [line for line in match.notes(0)[("use_room", "healing_spring")].lines if line.key == "rounds"]
    do(match, "use_room healing_spring")
    assert (line.facts["n"], match.table.t, match.table.hero.fatigue) == (5, 5, 2)


@rule("SS-26.9")
def test_what_grows_in_the_garden() -> None:
    s = other(special_room__mushroom_garden__resources="1d4+3", special_room__mushroom_garden__poison_up_to=5)
    new = s.table(sections=[s.room(special="mushroom_garden")])
    do(s.play(new, rolls=[2, 5, 1]), "use_room mushroom_garden", "roll")
    assert (new.hero.resources, new.hero.poisoned) == (5, 144)


@rule("SS-26.9")
def test_what_is_told_of_a_pantry() -> None:
    s = other(thrown__pantry=8, special_room__pantry__spoiled_up_to=2)
    match = s.at(sections=[s.room(special="pantry")], rolls=[8])
    told = match.notes(0)[("use_room", "pantry")]
    assert Words("en", s.GAME).note(told) == "6 rounds · 3 to 8 Resources; spoilt: 25%"
    do(match, "use_room pantry")
    assert match.table.hero.resources == 8


@rule("SS-26.12")
def test_what_an_altar_grants() -> None:
    s = other(element__altar__fatigue_from=5, element__altar__fatigue=-3, element__altar__stored_from=2)
    for die, fatigue, stored in ((1, 4, 0), (2, 4, 1), (5, 1, 0)):
        new = s.table(fatigue=4, po=10)
        new.place.features.append(Feature("element", "altar", (10, 10)))
        do(s.play(new, rolls=[die]), "use_room altar")
        assert (new.hero.fatigue, new.hero.stored) == (fatigue, stored)


@rule("SS-19.19")
@pytest.mark.parametrize("die, fatigue", [(3, 3), (4, 5), (5, 4)])
def test_the_table_of_the_helpless(die: int, fatigue: int) -> None:
    s = other(helpless__pass_by__roll="1-3", helpless__rob__roll="4", helpless__rob__fatigue=2)
    new = s.table(t=143, since=0, fatigue=3)
    s.play(new, ("unconscious", "orc", 1), rolls=[1, 3, 4, die])  # the encounter, no patrol, a skeleton
    assert new.hero.fatigue == fatigue


# ------------------------------------------------------------------ fights, flights, falls (SS-13, SS-16 to SS-19)


@rule("SS-27.3")
def test_what_a_weapon_does_to_a_swarm() -> None:
    s = other(ability__swarm__params__weapon_divided_by=4, ability__swarm__params__least=2)
    for damage, hp in ((1, 2), (8, 2)):
        match = do(s.against("bat_swarm", ("slot", (0,), ()), init=[0, 0], rolls=[19, damage]), "attack 0 bat_swarm")
        assert match.table.group.members[0].hp == hp


@rule("SS-27.2", "SS-27.3")
def test_a_charge_and_a_bolt() -> None:
    s = other(
        ability__charge__params__damage_times=3, ability__bolt_small__params__every_rounds=1, fight__save_divides=5
    )
    bull = s.facing("minotaur", s.table(hp=40), init=[0])
    s.play(bull, ("slot", (), (0,)), ("slot", (0,), ()), rolls=[20, 1, 2])
    assert bull.hero.hp == 40 - 3 * 3
    bolt = s.facing("apprentice", s.table(hp=20), init=[0], round=2)
    s.play(bolt, ("slot", (), (0,)), ("slot", (0,), ()), rolls=[5, 20])
    assert bolt.hero.hp == 20 - 5 // 5


@rule("SS-19.8", "SS-16.1")
def test_other_dice() -> None:
    s = other(thrown__survival=20, thrown__initiative=6)
    new = s.table(fatigue=5)
    match = s.play(new, ("zero", "orc"), rolls=[5])
    assert match.result is not None  # 5 is not above 5
    assert said(match)[-1] == "death"
    match = do(s.against("orc", rolls=[6, 6, 1]), "attack_first")
    assert (match.table.enc.init, match.table.group.members[0].init) == ([6], 6)


@rule("SS-18.14", "SS-18.16")
def test_how_many_tests_a_flight_takes() -> None:
    s = other(fight__flight_row=1)
    match = do(s.against("orc", rolls=[20]), "flee 999 way_out")
    assert "shaken-off" in said(match)


@rule("SS-15.3", "SS-15.4")
def test_money_talks_louder() -> None:
    s = other(modifiers__money=5, modifiers__money_step_po=20)
    match = do(s.against("orc", po=45), "talk bribery")
    before = s.needed(match)
    (line,) = [line for line in match.notes(0)[("coins",)].lines if line.key == "needs"]
    assert line.facts["n"] == before - 5
    do(match, "coins")
    assert (s.needed(match), match.table.hero.money) == (before - 5, 2500)


# ------------------------------------------------------------------ careers and the town (SS-23, SS-24)


@rule("SS-24.4", "SS-24.5", "SS-24.7")
def test_glory() -> None:
    s = other(career__glory_hd=3, career__glory_percent=200, career__renown=10)
    for hd, end, times in ((2, "retired", 1), (3, "glorious", 2)):
        match = s.town(hd=hd, xp=500)
        match.table.deeds.renown = 4
        do(match, "retire")
        assert match.result is not None
        assert (match.result.ending, match.result.scores) == (end, (times * (500 + 4 * 10),))


@rule("SS-23.27", "SS-23.22")
def test_repairs_and_rent() -> None:
    s = other(fortune__repair_percent=20, fortune__week_days=3, fortune__weeks_ahead=3)
    new = s.town(po=100, armour="chain").table
    new.hero.armour = new.hero.armour._replace(lost=1)
    match = s.Match.at(s.GAME, s.in_town_again(new), s.ScriptedDice([]))
    do(match, "repair", *["rent hovel"] * 3)
    assert match.table.hero.money == 10000 - 1500 - 3 * 10
    assert match.table.town.paid_until == 3 * 3 - 1
    assert "rent hovel" not in offers(match)


@rule("SS-24.10")
def test_titles() -> None:
    s = other(title__title_2__hd=3)
    assert [s.town(hd=hd).view(0).hero.title for hd in (1, 2, 3)] == ["title_1", "title_1", "title_3"]


@rule("SS-2.3", "SS-2.13")
def test_a_better_start() -> None:
    s = other(career__start_hd=2, hit_die__d8__start_hp_max=12)
    match = s.creation("name anonymous", "hit_die d8", "rst dwarf", "domain agility", rolls=(1, 1, 1))
    assert (match.table.hero.hd, match.table.hero.hp_max) == (2, 12)


# ------------------------------------------------------------------ dungeons (SS-25, SS-26)


@rule("SS-9.1")
def test_how_far_one_sees() -> None:
    s = other(underground__sight_squares=5)
    squares = frozenset((10 + x, 10) for x in range(12))
    new = s.table(sections=[s.room(seen=frozenset({(10, 10)}), unseen=squares - {(10, 10)})])
    s.play(new, ("look_around",))
    assert max(new.place.seen) == (15, 10)


@rule("SS-25.23")
def test_what_stairs_and_conduits_take() -> None:
    s = other(link__stairs__squares=4, link__conduit__rounds=9)
    for id, pick, rounds in (("stairs", "stairs stairs", 4), ("conduit", "climb conduit", 9)):
        below = s.room(level=1)
        new = s.table(sections=[s.room(), below], levels=2)
        new.place.features.append(Feature("link", id, (10, 10), to=(10, 10), joins=1))
        match = s.play(new, rolls=[20])
        (line,) = [line for line in match.notes(0)[tuple(pick.split())].lines if line.key == "rounds"]
        do(match, pick)
        assert (line.facts["n"], new.t, new.section) == (rounds, rounds, 1)
