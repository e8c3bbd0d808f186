"""What cannot be done now, and the rule that says so."""

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import LANGUAGES, Match
from oubliettes.words import Words
from tests.games.donjon.situation import at, match, play, table, turn


def why(m: Match[Table]) -> dict[str, str]:
    """Each blocked pick as text, and its rule; all of them can be told."""
    found = m.blocked(m.pending[0].seat)
    for lang in LANGUAGES:
        assert all(Words(lang, GAME, names=["Ana", "Zoé"]).label(pick) for pick, _ in found)
    return {" ".join(map(str, pick)): rule for pick, rule in found}


def test_steps_in_the_way() -> None:
    t = table("corner", heroes="warrior 1,3; thief 0,3", monsters="orc 1,2")
    t.webs = (at(t, "2,3"),)
    t.turn.points = 1
    m = turn(t)
    t.turn.points = 1
    reasons = why(m)
    assert reasons["step se"] == "DJ-12.7"
    assert reasons["step n"] == "DJ-12.9"
    assert reasons["step e"] == "DJ-31.4"
    assert "step s" not in reasons  # rock


def test_what_was_done_already() -> None:
    t = table("room_n_locked", heroes="human warrior 2,0 fatigue=0; thief 5,5")
    m = turn(t, rolls=[2, 5, 3])
    assert why(m)["open"] == "DJ-15.9"
    play(m, "break", "search")
    reasons = why(m)
    assert (reasons["break"], reasons["search"], reasons["rest"]) == ("DJ-15.10", "DJ-16.1", "DJ-14.10")
    assert reasons["skill second_wind"] == "DJ-6.4"
    play(m, "run")
    assert why(m)["run"] == "DJ-12.4"


def test_darkness_forbids_running() -> None:
    assert why(turn(table("room_n=crypt", heroes="warrior 1,3")))["run"] == "DJ-22.2"


def test_one_attack_a_turn_and_contact_stops() -> None:
    t = table("room_n", heroes="human warrior 2,3 destiny=0 fatigue=0", monsters="troll 2,2", phase="PC")
    m = match(t, ("fight_starts", 0), ("fight",), rolls=[1, 9])
    play(m, "step e")
    assert why(m)["step w"] == "DJ-12.10"
    play(m, "strike 10 troll")
    assert why(m)["strike 10 troll"] == "DJ-25.14"
