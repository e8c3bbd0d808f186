"""Where picks are on the board: source, then target."""

from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Match, Pick
from tests.games.donjon.fights import SPENT, fight, skilled
from tests.games.donjon.situation import match, put_piece, table, turn


def spots(m: Match[Table]) -> dict[Pick, tuple[str, ...]]:
    return dict(zip(m.pending[0].options, m.spots(m.pending[0].seat), strict=True))


def test_an_adventurer_touches_himself_then_squares_doors_furniture_and_zones() -> None:
    t = table(heroes=f"warrior 2,1 {SPENT}")
    number = put_piece(t, "chest", "2,2")
    found = spots(turn(t))
    assert found["step", "e"] == ("seat:0", "square:3,1")
    assert found["examine", "chest", number] == ("seat:0", f"piece:{number}")
    assert found["search",] == ("seat:0", "zone:0")
    assert found["end",] == ()


def test_a_spell_is_touched_before_its_aim() -> None:
    t = table(heroes="wizard 2,5; warrior 5,5", monsters="orc 2,1")
    skilled(t.heroes[0], "fireball", "magic_missile", "arcane_shield")
    found = spots(fight(t))
    assert found["skill-area", 2, 1, "fireball"] == ("seat:0", "fireball", "square:2,1")
    assert found["skill-at", 10, "orc", "magic_missile"] == ("seat:0", "magic_missile", "monster:10")
    assert found["skill-on", "seat:1", "arcane_shield"] == ("seat:0", "arcane_shield", "seat:1")


def test_a_card_that_can_be_stopped_is_touched() -> None:
    assert spots(match(table(heroes="warrior 2,2"), ("event", "foul_air")))["stop",] == ("foul_air",)
