"""DJ-29: recovery."""

from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.town import aftermath
from oubliettes.games.donjon.table import DEAD, PC, PE, PE_NEXT, Item
from tests.games.donjon.situation import match, play, table, turn
from tests.support import rule


@rule("DJ-29.1", "DJ-29.3", "DJ-29.6", "DJ-14.10")
def test_rest_gives_a_fatigue_point_and_no_life() -> None:
    t = table(heroes="warrior 2,3 life=4 fatigue=3")
    played = turn(t)
    play(played, "rest")
    assert (t.heroes[0].fatigue, t.heroes[0].life) == (4, 4)
    t = table(heroes="warrior 2,3 fatigue=5 life=1")
    assert "rest" not in [pick[0] for pick in turn(t).pending[0].options]
    life.rest(t, t.heroes[0])
    assert t.heroes[0].fatigue == 5
    life.heal(t, t.heroes[0], 50)
    assert t.heroes[0].life == 20, "never above the maximum"


@rule("DJ-29.2", "DJ-29.4", "DJ-29.5", "DJ-44.19")
def test_between_games_all_is_restored() -> None:
    t = table(heroes="warrior 2,3 life=4 fatigue=0 destiny=1 venom=2 drained=1 +belt_of_endurance; priest 0,0 life=0")
    hero = t.heroes[0]
    hero.max_life = 22
    hero.water = hero.frozen = hero.knocked = hero.lost_turn = hero.lens = True
    hero.tilted = ("PE", "PC")
    hero.weapon = hero.weapon._replace(notch=1, coat=True)
    for name in ("weakened", "curse", "luck", "might", "haste", "blessing"):
        states.add_effect(hero, name, 1, PE_NEXT)
    life.deaths(t)
    t.outcome = "success"
    match(t, ("aftermath",))
    assert (hero.life, hero.fatigue, hero.destiny) == (22, 6, 1), "Destiny comes back by experience alone"
    assert (hero.venom, hero.drained, hero.effects, hero.tilted) == (0, 0, (), ("", ""))
    assert not any((hero.water, hero.frozen, hero.knocked, hero.lost_turn, hero.lens))
    assert hero.weapon == Item("long_sword")
    assert t.heroes[1].fate == DEAD
    assert aftermath.survivors(t) == [hero]
    assert t.phase not in (PE, PC)
