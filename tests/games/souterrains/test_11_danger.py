"""SS-11: Danger."""

from oubliettes.games.souterrains.rules.clock import alarm
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.kernel import ScriptedDice
from tests.games.souterrains.situation import against, at, play, table
from tests.support import do, rule


@rule("SS-11.2", "SS-19.1")
def test_winning_is_noticed() -> None:
    match = against("goblin", ("slot", (0,), ()), init=[0, 0], hp=1, rolls=[15, 1, 1, 1])
    do(match, "attack 0 goblin", "kill 0 goblin")
    assert match.table.danger == 1


@rule("SS-11.11")
def test_a_night_in_town_empties_danger() -> None:
    match = at(danger=9, po=5, rolls=[20])
    match.table.fresh_danger()
    do(match, "leave", "night dormitory", "expedition", "return 0 0", "done")
    assert match.table.danger == 0


@rule("SS-11.11", "SS-11.15")
def test_a_rise_beyond_nine_is_a_rise_for_the_quiet_time() -> None:
    new = table(danger=9, t=100)
    run(alarm(new, 1, ""), ScriptedDice([2]))
    assert (new.danger, new.dungeon.next_drop, new.patrol_at) == (9, 100 + 360, 124)


@rule("SS-11.13")
def test_danger_weighs_on_encounters_and_surprise_alone() -> None:
    new = table(danger=4)
    weighed = [test for test in ("encounter", "surprise", "search", "stealth", "flight", "save")
               if "danger" in dict(prepare(new, test, tag="fall" if test == "save" else "").malus)]  # fmt: skip
    assert weighed == ["encounter", "surprise"]


@rule("SS-11.16")
def test_the_earlier_patrol_is_kept_and_leaving_shakes_it_off() -> None:
    for due, die, arrival in ((236, 1, 224), (224, 3, 224), (-1, 3, 248)):
        new = table(danger=9, t=212)
        new.patrol_at = due
        run(alarm(new, 1, ""), ScriptedDice([die]))
        assert new.patrol_at == arrival
    do(play(new), "leave")
    assert new.patrol_at == -1


@rule("SS-11.18")
def test_each_dungeon_has_its_own_danger() -> None:
    match = at(danger=5, rolls=[3, 1])
    do(match, "leave", "expedition", "new small caverns", "done")
    assert (match.table.danger, match.table.dungeons[0].danger) == (0, 5)
    do(match, "leave", "expedition", "return 0 0", "done")
    assert match.table.danger == 5
