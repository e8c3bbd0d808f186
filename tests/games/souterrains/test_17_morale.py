"""SS-17: Morale."""

from typing import Any

import pytest

from oubliettes.games.souterrains.bestiary import CREATURES
from tests.games.souterrains.situation import against, d10, facing, needed, play, states, table
from tests.support import do, rule


@rule("SS-17.3", "SS-17.6", "SS-17.7", "SS-17.11", "SS-17.13")
def test_morale() -> None:
    match = against("skeleton*2", ("slot", (0,), ()), init=[0, 0, 0], hp=1, rolls=[15, 1], danger=9)
    do(match, "attack 0 skeleton", "kill 0 skeleton")  # no Morale roll for the fearless
    assert match.table.group.members[1].state == "up"
    # mixed: only those who can break roll, with their own HD, and leave; the fearless stay
    match = against(
        "ratman skeleton giant_rat", ("slot", (0,), ()), init=[0] * 4, hp=1, resources=1, rolls=[15, 1, *d10(0), 1]
    )
    do(match, "attack 2 giant_rat", "roll", "kill 2 giant_rat")
    assert needed(match) == 2 - 2
    do(match, "roll")
    assert [member.state for member in match.table.group.members] == ["gone", "up", "dead"]


@rule("SS-17.4")
@pytest.mark.parametrize("creature, bonus", [("ember_beetle", 0), ("brigand", 1), ("goblin", 2), ("kobold", 3)])
def test_cowards_give_up_sooner(creature: str, bonus: int) -> None:
    """Four of one HD each: D10 + cowardice must reach 4."""
    new = facing(f"{creature}*4", table(resources=1), init=[0], start_hd=4, fired=["magic!"])
    match = play(new, ("slot", (), ()), rolls=[*d10(4 - bonus), 1])
    assert match.table.trial
    assert (needed(match), match.table.trial.bonus) == (4 - bonus, [("cowardice", bonus)] if bonus else [])
    do(match, "roll")
    assert set(states(match)) == {"gone"}
    new = facing(f"{creature}*4", table(resources=1), init=[0], start_hd=4, fired=["magic!"])
    match = do(play(new, ("slot", (), ()), rolls=d10(3 - bonus)), "roll")
    assert set(states(match)) == {"up"}


@rule("SS-17.4", "SS-17.5")
def test_nobody_is_more_than_4_cowardly_or_brave() -> None:
    for creature in CREATURES.values():
        assert creature.cowardice in range(5), creature
        assert creature.bravery in range(5), creature


@rule("SS-17.8")
def test_they_are_as_brave_as_the_strongest_who_can_break() -> None:
    new = facing("scarred_orc goblin*2", table(resources=1, danger=1), init=[0], start_hd=5, fired=["magic!"])
    match = play(new, ("slot", (), ()))
    assert needed(match) == 5 + 2 - 1  # the orc's bravery, not the goblins' cowardice


@rule("SS-17.9")
def test_a_trigger_that_was_rolled_for_is_spent() -> None:
    for fired, prompt in (([], "morale"), (["death"], "explore")):
        new = facing("scarred_orc*4", table(resources=1), init=[0], start_hd=12, fired=fired)
        new.group.members[0].state = "dead"
        assert play(new, ("slot", (), ())).pending[0].prompt == prompt


@rule("SS-17.9")
def test_triggers_that_fire_together_come_in_order() -> None:
    new = facing("scarred_orc!*1 scarred_orc", table(resources=1), init=[0], start_hd=6, fired=["magic!"])
    new.group.members[0].state, new.group.members[0].chief = "dead", True
    match = play(new, ("slot", (), ()), rolls=d10(0, 0, 0, 0))
    for count in range(1, 5):
        assert match.pending[0].prompt == "morale"
        assert [name for name in new.enc.fired if name != "magic!"] == ["death", "half", "magic", "chief"][:count]
        do(match, "roll")


@rule("SS-17.9", "SS-17.1")
def test_those_who_fell_in_an_earlier_encounter_are_no_trigger() -> None:
    new = facing("goblin_chief! goblin*3", table(), 0, 3)
    # Initiative of him and of the two who are left; everybody misses: nothing has befallen them in this fight
    match = do(play(new, ("combat",), rolls=[*d10(0, 9, 9), 2, 2, 2]), "attack 1 goblin")
    assert (new.enc.start_hd, new.enc.round, new.enc.fired) == (2, 2, [])
    assert match.pending[0].prompt == "action"


@rule("SS-17.9")
def test_half_is_half_of_those_who_came_to_this_fight() -> None:
    new = facing("goblin*4", table(resources=1), 0, 1)
    match = play(new, ("combat",), rolls=[*d10(0, 9, 9), 19, 8, *d10(9), 1])
    do(match, "attack 2 goblin", "roll", "spare 2 goblin")
    assert (match.pending[0].prompt, new.enc.fired) == ("morale", ["half"])
    do(match, "roll")
    assert states(match) == ["dead", "dead", "out", "gone"]


@rule("SS-17.12", "SS-21.15", "SS-21.16")
def test_those_who_flee_take_their_purse_and_leave_the_hoard() -> None:
    def broken(die: int) -> Any:
        # strike, Morale D10, D6 flee or yield; then pockets (A: 2d6 silver) and the hoard N
        match = against(
            "goblin*2", ("slot", (0,), ()), init=[0, 0, 0], hp=1, standing=True, rolls=[15, 1, *d10(9), die, 1, 1, 1, 1]
        )
        return do(match, "attack 0 goblin", "kill 0 goblin").table

    fled, yielded = broken(1), broken(4)
    assert (fled.place.loot.coin_count, yielded.place.loot.coin_count) == (2, 4)
    assert [item.id for item in fled.place.loot.items] == ["small_melee"]
    assert [item.id for item in yielded.place.loot.items] == ["small_melee"] * 2


@rule("SS-17.12")
def test_three_in_six_flee() -> None:
    for die, state in ((3, "gone"), (4, "yielded")):
        new = facing("orc", table(resources=1), init=[0], start_hd=2, fired=["magic!"])
        match = do(play(new, ("slot", (), ()), rolls=[*d10(9), die]), "roll")
        assert states(match) == [state]


@rule("SS-17.14", "SS-17.1")
def test_the_chief_counts_and_no_other() -> None:
    match = against("goblin_chief! goblin*4", ("slot", (0,), ()), init=[0] * 6, hp=1, rolls=[15, 1, *d10(0)])
    do(match, "attack 0 goblin_chief", "spare 0 goblin_chief")
    assert match.table.enc.fired == ["chief"]
    match = against("goblin_chief goblin*4", ("slot", (0,), ()), init=[0] * 6, hp=1, rolls=[15, 1])
    do(match, "attack 0 goblin_chief", "spare 0 goblin_chief")
    assert match.table.enc.fired == []
