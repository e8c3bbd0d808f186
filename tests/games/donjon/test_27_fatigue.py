"""DJ-27: fatigue Points."""

from oubliettes.games.donjon.pieces import STRENGTH
from oubliettes.games.donjon.rules.dice import trials
from oubliettes.games.donjon.table import Fire
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, table
from tests.games.donjon.trials import try_it
from tests.support import rule


@rule("DJ-27.1", "DJ-27.2", "DJ-27.3")
def test_fatigue_is_spent_after_the_dice_by_who_rolled() -> None:
    """Worked example 9."""
    t = table(heroes="warrior 2,2 destiny=0", monsters="orc 2,1; zombie 5,5")
    skilled(t.heroes[0])
    m = play(fight(t, rolls=[4, 7]), "strike 10 orc")
    assert asked(m) == (0, "fatigue-attack")
    assert picks(m, "fatigue") == ["0", "1", "2", "3", "4", "5"]
    play(m, "fatigue 1")
    assert foe(t).life == 4
    assert t.heroes[0].fatigue == 4


@rule("DJ-27.2", "DJ-27.3")
def test_fatigue_on_a_defence_takes_off_one_damage_each() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=2", monsters="orc 2,1")
    skilled(t.heroes[0])
    m = prowl(t, rolls=[10, 3])  # 15 against 11
    assert picks(m, "fatigue") == ["0", "1", "2"]
    play(m, "fatigue 2")
    assert t.heroes[0].life == 18
    assert t.heroes[0].fatigue == 0


@rule("DJ-27.2", "DJ-27.3")
def test_each_point_adds_one_to_a_test() -> None:
    t = table(heroes="human warrior 1,1 fatigue=4 destiny=0")
    assert run(trials.trial(t, t.heroes[0], STRENGTH), [3], picks=[("fatigue", 3)])
    assert t.heroes[0].fatigue == 1
    assert not run(trials.trial(t, t.heroes[0], STRENGTH), [4])  # one point is not enough: nobody asks


@rule("DJ-27.3")
def test_nobody_is_asked_for_points_that_change_nothing() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=2", monsters="orc 2,1 life=2; zombie 5,5")
    skilled(t.heroes[0])
    m = play(fight(t, rolls=[1, 10]), "strike 10 orc")  # 9 against 15
    assert asked(m) == (0, "fight")
    assert t.heroes[0].fatigue == 2
    t = table(heroes="warrior 2,2 destiny=0 fatigue=4", monsters="orc 2,1 life=2; zombie 5,5")
    skilled(t.heroes[0])
    m = play(fight(t, rolls=[4, 8]), "strike 10 orc")  # 12 against 13: two points hit, three kill
    assert picks(m, "fatigue") == ["0", "2", "3"]


@rule("DJ-27.3")
def test_fatigue_is_asked_for_after_the_die() -> None:
    t = table("room_n_locked", heroes="human warrior 2,0")
    m = match(t, ("turn_starts", 0), ("turn",), rolls=[4])
    play(m, "break")
    assert asked(m) == (0, "test")
    assert m.pending[0].facts == {"total": 7, "target": 9}
    assert picks(m, "fatigue") == ["2"]


@rule("DJ-27.3")
def test_all_points_of_fatigue_may_go_into_one_defence() -> None:
    t = table(heroes="thief 2,2 destiny=0 fatigue=5", monsters="troll 2,1", md=True)
    skilled(t.heroes[0])
    m = play(prowl(t, rolls=[5, 3]), "attack seat:0")  # 13 against 8
    assert picks(m, "fatigue") == ["0", "1", "2", "3", "4", "5"]
    play(m, "fatigue 5")
    assert lives(t) == [20]
    assert t.heroes[0].fatigue == 0


@rule("DJ-27.4")
def test_no_points_on_damage_or_running_dice() -> None:
    t = table(heroes="warrior 2,2 destiny=0", monsters="orc 2,0")
    t.fires = (Fire(at(t, "2,2"), -1),)
    m = fight(t, rolls=[6, 3])
    assert asked(m) == (0, "fight")
    assert t.heroes[0].life == 14
    play(m, "run")
    assert asked(m) == (0, "fight")
    assert t.turn.points == 6
    assert t.heroes[0].fatigue == 5


@rule("DJ-27.4", "DJ-23.4")
def test_fatigue_never_makes_a_natural_ten() -> None:
    t = table(heroes="warrior 1,1 fatigue=1")
    t.heroes[0].base = (5, 5, 1, 1, 1, 3)
    assert not try_it(t, STRENGTH, 9, target=13)  # 9 + 1 is no natural 10, and one point is not enough


@rule("DJ-27.6")
def test_monsters_have_no_fatigue_and_cast_for_nothing() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; priest 3,5 {SPENT}", monsters="skeleton_sorcerer 2,1; skeleton 0,0")
    foe(t).spells = ("magic_missile",)
    prowl(t, 10, rolls=[5, 9, 9, 9])
    assert foe(t).spells == ()
    assert not hasattr(foe(t), "fatigue")
