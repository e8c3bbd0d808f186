"""SS-22: experience and Hit Dice."""

from oubliettes.games.souterrains.fixtures import Feature, Trap
from oubliettes.games.souterrains.rules.aftermath import reward
from oubliettes.games.souterrains.rules.experience import gain
from oubliettes.games.souterrains.rules.wander import total_hd
from oubliettes.games.souterrains.table import Table
from tests.games.souterrains.situation import facing, group, play, room, table
from tests.support import do, rule


@rule("SS-22.1", "SS-22.2", "SS-22.3", "SS-22.6")
def test_a_group_gives_its_best_result_once() -> None:
    new = table()
    them = group("orc*2")
    reward(new, them, success=False)
    assert new.hero.xp == 80
    reward(new, them, success=True)
    assert new.hero.xp == 400
    reward(new, them, success=True)
    assert new.hero.xp == 400


@rule("SS-22.5", "SS-17.8")
def test_total_hd() -> None:
    them = group("goblin*2 goblin_chief")
    them.members[0].state = "dead"
    assert (total_hd(them), total_hd(them, living=True)) == (5, 2)


@rule("SS-22.5", "SS-22.2")
def test_all_who_were_met_count() -> None:
    new = facing("goblin*3", table(resources=1), 0, init=[0], start_hd=3, result="won", combat=True)
    new.group.members[1].state = new.group.members[2].state = "gone"
    play(new, ("aftermath",))
    assert new.hero.xp == 300


@rule("SS-22.8", "SS-22.7")
def test_a_trap_pays_once_however_often_it_springs() -> None:
    new = table(hp=30, resources=1)
    new.place.traps = [Trap("pit", "floor")]
    match = do(play(new, ("spring", 0), ("spring", 0), rolls=[20, 1, 20, 1]), "roll", "roll")
    assert (new.hero.xp, new.danger, match.pending[0].prompt) == (10, 2, "explore")


@rule("SS-22.11", "SS-22.12", "SS-22.13", "SS-22.14", "SS-25.28", "SS-26.9")
def test_discoveries() -> None:
    def see(**more: object) -> Table:
        hall = room(
            known=False,
            seen=frozenset(),
            unseen=frozenset((10 + i, 10 + j) for i in range(3) for j in range(3)),
            **more,  # type: ignore[arg-type]
        )
        new = table(sections=[hall, room(30, 30), room(34, 30)])
        play(new, ("entered",))
        return new

    assert see().hero.xp == 10
    assert see(walls="old_frescoes").hero.xp == 60
    assert see(special="forge").hero.xp == 30
    assert see(kind="vault").hero.xp == 30
    assert see(veiled=[Feature("element", "mummified_body", (11, 11))]).hero.xp == 60
    out = see(veiled=[Feature("link", "stairs", (11, 11), up=True, out=True)])
    assert (out.hero.xp, out.dungeon.way_ins[-1]) == (30, (0, (11, 11)))


@rule("SS-22.22", "SS-22.17")
def test_a_new_hd_brings_hit_points_and_nothing_else() -> None:
    new = table(xp=1999, rst=["elf"], domains=["agility"], gifts=["magic"])
    gain(new, 1, "SS-22.9")
    play(new, rolls=[8, 8])
    assert (new.hero.hd, new.hero.hp_max) == (2, 16)
    assert (new.hero.rst, new.hero.domains, new.hero.gifts) == (["elf"], ["agility"], ["magic"])
