"""SS-9: light and sight."""

from oubliettes.games.souterrains.fixtures import Exit
from oubliettes.games.souterrains.pieces import (
    Dice,
)
from oubliettes.games.souterrains.table import Encounter
from tests.games.souterrains.situation import against, d10, facing, group, play, room, table
from tests.support import do, rule


@rule("SS-9.5", "SS-9.2")
def test_torches() -> None:
    new = table(off="")
    new.hero.pack.stubs = [40, 9]
    new.hero.pack.torches.plain = 2
    match = do(play(new), "gear", "hold_torch off", "light off", "done")
    assert match.table.hero.off
    assert (match.table.hero.off.left, match.table.t) == (8, 1)  # the most burned one first
    do(match, "gear", "douse off", "empty off", "done")
    assert sorted(match.table.hero.pack.stubs) == [8, 40]


@rule("SS-9.7", "SS-3.36")
def test_the_light_spell_is_a_light() -> None:
    new = table(off="")
    assert new.sight == ""
    new.light_until = 1
    assert new.sight == "light"
    new.t = 1
    assert new.sight == ""


@rule("SS-9.9")
def test_a_light_betrays_him_only_in_the_dark() -> None:
    for lighting, off, bearer in (("none", "torch", True), ("none", "", False), ("torch", "torch", False)):
        new = table(sections=[room(lighting=lighting)], off=off, resources=1)
        assert new.bearer == bearer
        # D20 = 2 and 2 HD make 4, and 5 is needed: only his light can help the orc
        match = play(facing("orc", new), ("group_surprise",), rolls=[2, 1, 1])
        assert new.enc.group_surprised == (not bearer)
        assert match.pending[0].prompt == "first-choice"


@rule("SS-9.10")
def test_a_torch_strikes_with_fire() -> None:
    match = against("salamander", ("slot", (0,), ()), main="torch", off="", init=[0, 0])
    assert match.table.hero.main
    match.table.hero.main = match.table.hero.main._replace(lit=True, left=9)
    assert (match.table.hero.weapon.id, match.table.hero.weapon.damage) == ("torch", Dice(1, 4))


@rule("SS-9.12", "SS-9.14", "SS-27.9")
def test_fire_that_catches_him_asks_for_a_save_from_the_next_round_on() -> None:
    """The salamander hits for its damage; at the end of that round no die is thrown for the fire."""
    match = against("salamander", ("round",), init=[9, 0], hp=20, rolls=[19, 1])
    enc = match.table.enc
    assert (enc.burning, match.pending[0].prompt) == (True, "action")
    play(match.table, ("end_round",), rolls=[2])  # no save yet: the one die is its next blow, which misses
    assert (enc.burning, enc.round, match.table.hero.hp) == (True, 2, 7)
    play(match.table, ("end_round",), rolls=[14, 2])  # now there is one, and a 14 with 1 HD puts it out
    assert (enc.burning, enc.round, match.table.hero.hp) == (False, 3, 7)


@rule("SS-9.14")
def test_a_fire_outlasts_the_fight() -> None:
    new = table(t=3)
    new.dungeon.groups.append(group("salamander"))
    new.dungeon.groups[0].members[0].state = "gone"
    new.fight = Encounter(0, "wander", burning=True, result="won", combat=True)
    match = play(new, ("aftermath",), rolls=[2, 3, 19])
    assert (match.table.t, match.table.hero.hp, match.table.hero.fatigue) == (5, 8, 3)


@rule("SS-9.14", "SS-27.9")
def test_enemies_put_a_fire_out_at_fifteen() -> None:
    for die, burning in ((13, False), (12, True)):
        new = facing("orc", table(), init=[0])
        new.group.members[0].burning, new.group.members[0].hp = True, 9
        play(new, ("end_round",), rolls=[die, 1])
        assert (new.group.members[0].burning, new.group.members[0].hp) == (burning, 8 if burning else 9)


@rule("SS-9.14", "SS-7.17")
def test_fire_goes_on_while_he_flees() -> None:
    new = facing("salamander", table(hp=3, sections=[room(), room(13, 10)],
              exits=[Exit(0, 0, (12, 10), 1, "open", b=1)]), init=[0], start_hd=6, burning=True)  # fmt: skip
    match = play(new, ("flight", 0), rolls=[20, 2, 3, *d10(0)])
    assert match.result is not None  # the flight succeeds; the save (2) fails, 3 of fire; D10 = 0
    assert match.result.ending == "dead"
