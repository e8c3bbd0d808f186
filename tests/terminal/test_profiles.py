"""What outlives a match."""

import json
from pathlib import Path

import pytest

from oubliettes.games import GAMES
from oubliettes.games.dungeon_roll.pieces import HEROES
from oubliettes.kernel import Result
from oubliettes.players import Seat
from oubliettes.terminal import profiles
from oubliettes.trouble import Trouble
from tests.terminal.support import ONES, Person

ROLL = GAMES["dungeon-roll"]
SEATS = [Seat(name="Ana"), Seat(bot="policy")]


def result(*heroes: str, titles: list[str] | None = None) -> Result:
    legacy = {"heroes": list(heroes), "titles": titles or []}
    return Result((12, 9), (1, 2), "all-delves-done", {}, (legacy, {"heroes": ["bard"], "titles": []}))


def test_nothing_is_known_at_first(tmp_path: Path) -> None:
    assert profiles.read(tmp_path) == {}
    assert profiles.legacies({}, SEATS, ROLL) == {}


def test_what_a_match_hands_over_goes_into_the_next(tmp_path: Path) -> None:
    profiles.keep(tmp_path, "first", ROLL.slug, SEATS, result("knight"))
    profiles.keep(tmp_path, "second", ROLL.slug, SEATS, result("knight", "minstrel", titles=["last_stand"]))
    kept = profiles.read(tmp_path)
    latest = {"heroes": ["knight", "minstrel"], "titles": ["last_stand"]}
    assert profiles.legacies(kept, SEATS, ROLL) == {"profiles": [latest, None]}
    assert [entry["match"] for entry in profiles.matches(kept, SEATS[0], ROLL.slug)] == ["first", "second"]


def test_a_name_is_the_same_in_small_letters_and_bots_have_no_profile(tmp_path: Path) -> None:
    profiles.keep(tmp_path, "first", ROLL.slug, SEATS, result("knight"))
    kept = profiles.read(tmp_path)
    assert list(kept) == ["ana"]
    assert profiles.legacies(kept, [Seat(name="ANA"), Seat(name="Bea")], ROLL)["profiles"][1] is None
    assert profiles.legacies(kept, [Seat(name="ANA")], ROLL)["profiles"][0]["heroes"] == ["knight"]


def test_a_match_is_kept_once(tmp_path: Path) -> None:
    for _ in range(2):
        profiles.keep(tmp_path, "first", ROLL.slug, SEATS, result("knight"))
    assert len(profiles.matches(profiles.read(tmp_path), SEATS[0], ROLL.slug)) == 1


def test_a_match_of_bots_leaves_nothing(tmp_path: Path) -> None:
    profiles.keep(tmp_path, "first", ROLL.slug, [Seat(bot="random")] * 2, result("knight"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"ana": 3}', '{"ana": {"games": {"dungeon-roll": [{"legacy": 7}]}}}', '{"ana": {"games": []}}'],
)
def test_a_damaged_file_is_told_and_left_alone(person: Person, text: str) -> None:
    person.home.mkdir()
    path = person.home / "profiles.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Trouble) as wrong:
        profiles.read(person.home)
    assert wrong.value.key == "error-profiles"
    said = person.run("play --seats Ana")
    assert (said.code, "profiles.json is damaged" in said.err) == (2, True)
    assert path.read_text(encoding="utf-8") == text


def test_team_leader_can_be_earned_over_games(person: Person) -> None:
    """DR-19.21: the eighth Hero completes the team, whoever it is."""
    titles: list[str] = []
    for n in range(8):
        first = next(hero for hero in HEROES if hero not in played(person))
        number = HEROES.index(first) + 1
        said = person.run("play --seats Ana --option hero_mode=choice", f"{number}\n{ONES}")
        assert said.code == 0
        titles = profiles.matches(profiles.read(person.home), Seat(name="Ana"), ROLL.slug)[-1]["legacy"]["titles"]
        assert ("team_leader" in titles) == (n == 7)
    assert played(person) == set(HEROES)
    assert "Team Leader" in said.out


def played(person: Person) -> set[str]:
    past = profiles.matches(profiles.read(person.home), Seat(name="Ana"), ROLL.slug)
    return set(past[-1]["legacy"]["heroes"]) if past else set()


def test_the_file_can_be_read_by_people(tmp_path: Path) -> None:
    profiles.keep(tmp_path, "first", ROLL.slug, [Seat(name="Zoé")], Result((3,), (1,), "x", {}, ({"heroes": []},)))
    text = (tmp_path / "profiles.json").read_text(encoding="utf-8")
    assert json.loads(text)["zoé"]["name"] == "Zoé"
    assert "Zoé" in text
