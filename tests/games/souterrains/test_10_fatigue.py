"""SS-10: Fatigue."""

from oubliettes.games.souterrains.fixtures import Trap
from oubliettes.games.souterrains.rules.clock import calm, tire
from tests.games.souterrains.situation import facing, play, table
from tests.support import do, rule


@rule("SS-10.1", "SS-10.12", "SS-11.1", "SS-11.17")
def test_the_tracks_have_ends() -> None:
    new = table(fatigue=9)
    assert tire(new, 1, "SS-10.11")
    assert new.hero.fatigue == 9
    new = table(danger=0)
    calm(new, 1, "SS-11.8")
    assert new.danger == 0


@rule("SS-10.11", "SS-19.21")
def test_one_who_faints_from_the_effort_is_not_asked_about_the_wound() -> None:
    new = facing("goblin", table(fatigue=9, resources=1), 0, init=[0], start_hd=1, lost=3, result="won", combat=True)
    match = do(play(new, ("aftermath",), rolls=[1, 1, 20]), "decline")
    assert (match.pending[0].prompt, new.hero.resources, new.t, new.blackouts) == ("explore", 1, 72, 1)


@rule("SS-10.11", "SS-13.28")
def test_one_who_faints_from_a_trap_pays_for_no_wound() -> None:
    new = table(fatigue=9, hp=30, resources=2)
    new.place.traps = [Trap("stone_ray", "door", (10, 10), 0)]
    match = do(play(new, ("spring", 0), rolls=[2, 3, 3, 20]), "roll")
    assert (new.t, new.hero.hp, new.hero.fatigue, new.hero.resources, new.blackouts) == (72, 30, 9, 2, 1)
    assert match.pending[0].prompt == "explore"
