"""The worked examples of the rulebook's notes, W1 to W44, with scripted dice."""

from oubliettes.games.dungeon_roll.table import LOOT, REGROUP
from tests.games.dungeon_roll.situation import at
from tests.support import do, offers, rule


@rule("DR-7.2", "DR-6.4", "DR-5.5", "DR-11.3")
def test_w2_one_fighter_three_goblins() -> None:
    match = at(level=3, dungeon="goblin*3", party="fighter mage thief")
    do(match, "fight die:fighter goblin 3")
    table = match.table
    assert table.party == [0, 0, 0, 1, 1, 0]
    assert (table.graveyard, table.phase) == (5, REGROUP)
    do(match, "retire")
    assert table.players[0].xp == 3


@rule("DR-9.2", "DR-9.3", "DR-9.4")
def test_w8_chests() -> None:
    match = at(LOOT, level=4, dungeon="chest*3", party="thief fighter", draws=["town_portal", "dragon_scale", "elixir"])
    assert offers(match) == ["open die:fighter 1", "open die:thief 1", "open die:thief 2", "open die:thief 3", "end_phase"]
    do(match, "open die:thief 3")
    assert match.view(0).party == {"fighter": 1}
    assert match.view(0).seats[0].tokens == {"town_portal": 1, "dragon_scale": 1, "elixir": 1}
