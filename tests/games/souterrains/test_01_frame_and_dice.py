"""SS-1: frame, dice, the Level of the Underground."""

from random import Random

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.bestiary import band
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import NAMES, TESTS, trap_band
from oubliettes.games.souterrains.rules.clock import level
from oubliettes.games.souterrains.rules.dice import total
from oubliettes.games.souterrains.rules.dungeons.codes import (
    run,
)
from oubliettes.games.souterrains.rules.harm import die
from oubliettes.games.souterrains.rules.treasure import (
    draw_valuable,
)
from oubliettes.games.souterrains.rules.wander import draw_patrol
from oubliettes.games.souterrains.table import Settings, Table
from oubliettes.games.souterrains.wares import BARE, THINGS
from oubliettes.kernel import BadOption, FastDice, Match, ScriptedDice
from tests.games.souterrains.situation import (
    against,
    creation,
    d10,
    play,
    table,
    town,
)
from tests.support import do, offers, rule, said


@rule("SS-1.1")
def test_one_seat() -> None:
    assert list(GAME.seats) == [1]
    with pytest.raises(BadOption):
        GAME.settle(2, {})


@rule("SS-1.2", "SS-23.29", "SS-25.1")
def test_a_module_or_a_generated_dungeon() -> None:
    match = town(rolls=[2, 1, 1])
    do(match, "expedition")
    picks = offers(match)
    assert "module drowned_priory" in picks
    assert sum(pick.startswith("new ") for pick in picks) == 3 * 5
    do(match, "new small any_theme")  # D4 = 2: a stronghold
    assert match.table.dungeon.theme == "stronghold"


@rule("SS-1.3", "SS-24.8")
def test_an_expedition_is_one_dungeon_and_no_town() -> None:
    match = creation(
        "name Aubin", "hit_die d8", "rst the_blade", "domain wisdom", game_mode="expedition", wealth_mode="nothing"
    )
    assert match.pending[0].prompt == "choose-dungeon"
    assert "back" not in offers(match)
    new = table(settings=Settings(game_mode="expedition"), xp=0)
    new.hero.pack.items = [Item("moonstone", value=5000, found=True)]
    match = do(play(new), "leave")
    assert match.result is not None
    assert (match.result.ending, match.result.scores) == ("left", (50.0,))
    new = table(settings=Settings(game_mode="expedition"), xp=55)

    die(new, "orc")
    assert GAME.result(new).scores == (5.0,)


@rule("SS-1.4")
def test_settings_and_their_defaults() -> None:
    settled = GAME.settle(1, {})
    names = ("hp_mode", "wealth_mode", "honour_claims", "heavy_d10", "enemy_drop", "game_mode")
    assert [settled[id] for id in names] == [
        "max", "osr", "off", "zero_to_nine", "ask", "career"
    ]  # fmt: skip
    with pytest.raises(BadOption):
        GAME.settle(1, {"hp_mode": "half"})


@rule("SS-1.5", "SS-29.9", "SS-2.2")
def test_free_texts_are_never_picks() -> None:
    match = creation()
    assert len(match.pending[0].options) == len(NAMES) + 1 == 21
    assert offers(match)[-1] == "name anonymous"
    do(match, "name anonymous", "hit_die d8")
    assert len(match.pending[0].options) == 37
    assert "rst free_text" in offers(match)


@rule("SS-1.6")
def test_the_dice_are_those_of_the_book() -> None:
    faces: dict[str, set[int]] = {}
    for seed in range(6):
        match, rng = Match.new(GAME, dice=FastDice(seed)), Random(seed)
        for _ in range(300):
            if not match.pending:
                break
            match.choose(0, GAME.policy(match.table, match.pending[0], rng))
        for roll in (roll for event in match.log for roll in event.rolls):
            faces.setdefault(roll.what, set()).update(die.faces for die in roll.dice)
    assert set().union(*faces.values()) <= {2, 4, 6, 8, 10, 12, 20}
    tests = faces.keys() & TESTS.keys()
    assert len(tests) > 6
    assert {what for what in tests if 20 not in faces[what]} <= {"morale", "giveup"}
    assert faces["initiative"] == faces["morale"] == {10}


@rule("SS-1.7", "SS-1.8", "SS-1.9", "SS-4.16", "SS-4.17")
def test_the_ten_runs_from_0_to_9() -> None:
    assert run(total(Table(), THINGS["heavy_melee"].damage, "damage", "SS-16.10"), ScriptedDice(d10(0))) == 0
    assert run(total(Table(), THINGS["heavy_melee"].damage, "damage", "SS-16.10"), ScriptedDice(d10(9))) == 9
    assert (
        run(total(Table(), THINGS["heavy_melee"].damage, "damage", "SS-16.10", one_to_ten=True), ScriptedDice(d10(9)))
        == 10
    )
    match = against(
        "orc", ("slot", (0,), ()), main="heavy_melee", off="", gifts=["infravision"], init=[0, 0], rolls=[15, *d10(0)]
    )
    do(match, "attack 0 orc")
    assert match.table.group.members[0].hp == 4
    assert "strike" not in said(match)

    assert {run(total(Table(), BARE.damage, "damage", "SS-16.10"), ScriptedDice([value])) for value in (1, 2)} == {1, 2}
    with pytest.raises(Exception, match="2 faces"):
        run(total(Table(), BARE.damage, "damage", "SS-16.10"), ScriptedDice([3]))


@rule("SS-1.8")
def test_a_heavy_blow_by_both_readings_of_the_die() -> None:
    for reading, face, damage in (
        ("zero_to_nine", 10, 9), ("zero_to_nine", 1, 0), ("one_to_ten", 10, 10), ("one_to_ten", 1, 1),
    ):  # fmt: skip
        match = against(
            "ogre", ("slot", (0,), ()), init=[0, 0], hp=30, main="heavy_melee", off="", rolls=[20, face],
            settings=Settings(heavy_d10=reading),
        )  # fmt: skip
        do(match, "attack 0 ogre")
        assert match.table.group.members[0].hp == 30 - damage


@rule("SS-1.10", "SS-21.10")
def test_fractions_are_dropped() -> None:
    item = run(draw_valuable(Table(), 1), ScriptedDice([4, 5, 1]))  # medium: 5 x 10 x 3 / 2
    assert item.value == 75 * 100
    item = run(draw_valuable(Table(), 4), ScriptedDice([4, 1, 1]))  # 1 x 70 x 3 / 2
    assert item.value == 105 * 100


@rule("SS-1.13", "SS-1.14", "SS-11.12", "SS-27.4")
def test_the_level_rules_what_is_drawn_and_is_read_then() -> None:
    new = table(hd=1, danger=3)
    assert level(new) == 2
    assert (band(3), band(4), band(7), trap_band(2), trap_band(3), trap_band(6)) == (1, 2, 3, 1, 2, 3)

    weak = run(draw_patrol(table(hd=1)), ScriptedDice([1, 2]))
    strong = run(draw_patrol(table(hd=12, danger=9)), ScriptedDice([1, 2]))
    assert weak.members[0].creature == "kobold"
    assert strong.members[0].creature == "troll"
    new.dungeon.danger = 9
    assert weak.level == 1
