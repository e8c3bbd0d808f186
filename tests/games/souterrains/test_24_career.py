"""SS-24: career, retirement, hall of fame."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.fixtures import Exit
from oubliettes.games.souterrains.goods import Item, Stack
from oubliettes.games.souterrains.rules.careers.hall import entry, hall, score, title, wealth
from oubliettes.games.souterrains.rules.careers.legacy import restore, save
from oubliettes.games.souterrains.rules.dungeons.codes import (
    run,
)
from oubliettes.games.souterrains.rules.dungeons.contents import (
    stand,
)
from oubliettes.games.souterrains.rules.harm import die
from oubliettes.games.souterrains.rules.treasure import (
    draw_relic,
)
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import BadOption, FastDice, Match, ScriptedDice, playout
from tests.games.souterrains.situation import (
    at,
    d10,
    facing,
    group,
    in_town_again,
    play,
    table,
    town,
    two_rooms,
)
from tests.support import do, offers, rule


@rule("SS-24.1", "SS-24.2")
def test_a_career_survives_its_file() -> None:
    for seed in range(12):
        rng = Random(seed)
        options = GAME.settle(1, {"game_mode": "expedition", "wealth_mode": "equipped"})
        end = playout(GAME, GAME.setup(1, options), lambda t, ask, rng=rng: GAME.policy(t, ask, rng), FastDice(seed))  # type: ignore[misc]
        if end.deeds.end == "left":
            break
    data = json.loads(json.dumps(GAME.result(end).legacy[0]))
    match = Match.new(GAME, options={"careers": [data]}, dice=FastDice(1))
    assert match.pending[0].prompt == "town"
    now = match.table
    assert (now.hero, now.clock, now.deeds.sections) == (end.hero, end.clock, end.deeds.sections)
    assert now.dungeons == end.dungeons
    assert save(now)["hero"] == data["career"]["hero"]
    with pytest.raises(BadOption, match="leave the dungeon"):
        save(table())
    with pytest.raises(BadOption, match="no career"):
        restore(table(), {"format": 0})


@rule("SS-24.1", "SS-24.7")
def test_a_career_may_be_closed_in_town_and_goes_on_in_another_match() -> None:
    new = table(po=50, fatigue=2, resources=3, rst=["elf"], domains=["agility"])
    new.deeds.expeditions = 4
    new.phase, new.here, new.section = "town", -1, -1
    new.town.bank = 70 * 100
    match = play(new, ("town",))
    do(match, "pause")
    assert match.result is not None
    assert (match.result.ending, match.result.scores) == (
        "left",
        (float(50 + 70 + match.table.hero.wealth // 100 - 50),),
    )
    again = Match.new(GAME, options={"careers": list(match.result.legacy)}, dice=FastDice(1))
    hero, other = match.table.hero, again.table.hero
    assert (other, again.table.town.bank, again.table.deeds.expeditions) == (hero, 7000, 4)
    assert (again.table.phase, again.pending[0].prompt, again.table.deeds.end) == ("town", "town", "")
    assert again.table.dungeons == match.table.dungeons


@rule("SS-24.1")
@pytest.mark.parametrize("harm", [
    lambda data: data.pop("hero"),
    lambda data: data.update(format=2),
    lambda data: data["hero"].update(hp="8"),
    lambda data: data["hero"].update(hp=-3),
    lambda data: data["hero"].update(hd=0),
    lambda data: data["hero"].update(rst=["superhero"]),
    lambda data: data["hero"]["pack"].update(items=[["crown_of_wishes", 0, 0, 0, False, False, False]]),
    lambda data: data["hero"]["pack"].update(items=[["moonstone"]]),
    lambda data: data["hero"]["pack"].update(coins=[]),
    lambda data: data["town"].update(bank=-1),
    lambda data: data["dungeons"][0].update(theme="moon"),
    lambda data: data["dungeons"][0].update(way_ins=[[7, [0, 0]]]),
    lambda data: data["dungeons"][0].update(budgets=[]),
    lambda data: data["dungeons"][0]["sections"][0].update(kind="spaceship"),
    lambda data: data.update(dungeons="none"),
])  # fmt: skip
def test_a_career_that_was_tampered_with_is_refused_in_a_sentence(harm: Callable[[dict[str, Any]], object]) -> None:
    new = table(po=50, rst=["elf"], domains=["agility"])
    new.phase, new.here, new.section = "town", -1, -1
    data = json.loads(json.dumps(save(new)))
    Match.new(GAME, options={"careers": [{"career": data}]}, dice=FastDice(1))
    harm(data)
    with pytest.raises(BadOption, match="export it again"):
        Match.new(GAME, options={"careers": [{"career": data}]}, dice=FastDice(1))


@rule("SS-24.2")
def test_spells_end_on_leaving() -> None:
    new = table()
    new.invisible_until = new.shield_until = new.light_until = new.sanctuary_until = 99
    new.sanctuary, new.hero.poisoned, new.hero.diseased = 0, 50, True
    do(play(new), "leave")
    assert {new.invisible_until, new.shield_until, new.light_until, new.sanctuary_until} == {-1}
    assert (new.sanctuary, new.hero.poisoned, new.hero.diseased) == (-1, 49, True)


@rule("SS-24.3")
@pytest.mark.parametrize("die, moved_in", [(2, True), (3, False)])
def test_restocking_after_a_night(die: int, moved_in: bool) -> None:
    rolls = [die, *([1, 2, 1, 20, 20, 1, 1] if moved_in else [])]
    match = at(po=5, rolls=rolls)
    do(match, "leave", "night dormitory", "expedition", "return 0 0", "done")
    assert (match.table.fight is not None) is moved_in
    same_day = at(po=5)
    do(same_day, "leave", "expedition", "return 0 0", "done")
    assert same_day.pending[0].prompt == "explore"


@rule("SS-14.28", "SS-24.3")
def test_a_new_expedition_forgets_the_peace() -> None:
    new = table(po=5)
    stand(new.dungeon, 0, group("orc"))
    new.dungeon.awaken(0)
    new.dungeon.groups[0].peace = new.dungeon.groups[0].quiet = True
    match = play(new, rolls=[1, 20, 20])
    do(match, "leave", "night dormitory", "expedition", "return 0 0", "done")
    assert match.table.fight is not None
    assert not match.table.dungeon.groups[0].quiet
    assert isinstance(Exit(0, 0, (1, 1), 0, "open"), Exit)
    assert Stack(1, 2).all == 3


@rule("SS-24.3")
def test_somebody_may_have_moved_in_where_he_runs_to() -> None:
    new = facing("orc", two_rooms(resources=1), init=[0], start_hd=2)
    new.dungeon.sections[1].restocked = False
    # the Flight test; they give up; the D20 of the section (1), a kobold (D12 = 1, one of them), its distance
    match = play(new, ("flight", 0), rolls=[20, *d10(9), 1, 1, 1, 3])
    do(match, "roll", "roll", "decline")
    assert new.dungeon.sections[1].restocked
    assert (new.section, new.encounters, match.pending[0].prompt) == (1, 1, "surprise")


@rule("SS-24.4", "SS-24.5", "SS-24.7", "SS-24.6")
def test_retirement_and_score() -> None:
    match = do(town(hd=9, xp=1000, po=30, items=["medium_melee"]), "retire")
    assert match.result is not None
    assert match.result.ending == "glorious"
    assert wealth(match.table) == 35
    assert match.result.scores == (float((1000 + 35) * 3 // 2),)
    match = do(town(hd=3, xp=1000, po=30), "retire")
    assert match.result is not None
    assert (match.result.ending, match.result.scores) == ("retired", (1030.0,))
    dead = table(xp=700, po=30)
    dead.deeds.renown = 2
    die(dead, "orc")
    assert score(dead) == 900


@rule("SS-24.4", "SS-24.5", "SS-24.7")
@pytest.mark.parametrize("hd, ending", [(1, "retired"), (8, "retired"), (9, "glorious"), (10, "glorious")])
def test_a_retirement_is_glorious_from_9_hd_on(hd: int, ending: str) -> None:
    new = table(hd=hd, xp=1000)
    new.phase, new.here, new.section = "town", -1, -1
    match = do(play(new, ("town",)), "retire")
    assert match.result is not None
    whole = 1000 + match.table.hero.wealth // 100
    assert (match.result.ending, match.result.scores) == (ending, (float(whole * 3 // 2 if hd >= 9 else whole),))


@rule("SS-24.7")
def test_renown() -> None:
    new = table()
    new.hero.pack.items = [Item("relic_crown", value=100, found=True)]
    new.reached_nine = True
    do(play(new), "leave")
    assert new.deeds.renown == 2
    assert run(draw_relic(Table(), 2, 3), ScriptedDice([1])).value == 10 * 20 * 3 * 100


@rule("SS-24.9", "SS-24.10", "SS-19.23")
def test_the_hall_of_fame() -> None:
    new = table(xp=700)
    new.deeds.sections, new.deeds.overcome = 9, 4
    die(new, "orc")
    line = entry(new)
    assert (line["name"], line["title"], line["killer"], line["where"], line["sections"]) == (
        "Aubin",
        "title_1",
        "orc",
        "test",
        9,
    )
    assert (title(1), title(9), title(12)) == ("title_1", "title_9", "title_9")
    rows = [
        {"score": 5, "xp": 1, "expeditions": 1}, {"score": 9, "xp": 1, "expeditions": 2},
        {"score": 9, "xp": 1, "expeditions": 1}, {"score": 9, "xp": 3, "expeditions": 9},
    ]  # fmt: skip
    assert hall(rows) == [rows[3], rows[2], rows[1], rows[0]]
    assert not Match.at(GAME, new, ScriptedDice([])).pending


@rule("SS-24.12")
def test_every_career_ends() -> None:
    new = town(po=5).table
    new.town.picks = 500
    assert set(offers(Match.at(GAME, in_town_again(new), ScriptedDice([])))) == {
        "night dormitory", "night inn_room", "night fine_room", "night sleep_rough", "expedition", "retire"
    }  # fmt: skip
    old = town().table
    old.clock = 3650 * 1728
    match = Match.at(GAME, in_town_again(old), ScriptedDice([]))
    assert match.result is not None
    assert match.result.ending == "retired"
