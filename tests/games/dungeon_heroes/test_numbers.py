"""The numbers of the rules are those of the box: who changes one plays by it."""

from typing import Any

from tests.changed import changed
from tests.support import do, rule


def other(numbers: dict[str, Any]) -> Any:
    """The situations of this game where these numbers are others."""
    return changed("dungeon-heroes", "tests.games.dungeon_heroes.situation", numbers)


@rule("DH-10.1", "DH-7.14")
def test_a_monster_strikes_as_hard_as_its_entry_says() -> None:
    s = other({"monster.orc.damage": 5})
    for lying in ("c4-orc", "c4=orc"):
        match = s.heroes("cleric c3, wizard a1", lying)
        do(match, "move cleric c4")
        assert s.hp(match, "cleric") == 8 - 5


@rule("DH-20.2")
def test_the_market_asks_for_the_artefacts_price() -> None:
    s = other({"artefact.energy_elixir.price": 7})
    assert s.new(lords_undead=True).view(0).market["energy_elixir"] == 7


@rule("DH-1.4")
def test_how_many_treasures_win() -> None:
    s = other({"limits.treasures_to_win_two_player": 1})
    match = s.heroes("rogue c3, wizard a1", "c4+chest")
    do(match, "move rogue c4")
    assert (match.view(0).treasures_to_win, match.pending) == (1, [])


@rule("DH-12.6", "DH-11.13")
def test_how_much_healing_mends() -> None:
    s = other({"limits.heal_points": 4})
    match = s.heroes("cleric c3, rogue c4:1")
    do(match, "heal rogue")
    assert s.hp(match, "rogue") == 5
