"""A game the terminal knows nothing about: hidden hands, a Together, dice with and without names."""

import re
import shutil
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Box, Record, Thing
from oubliettes.terminal import drawing
from oubliettes.terminal.drawing import any_lines
from oubliettes.words import Words
from tests.kernel.toy import TOY
from tests.terminal.support import Person

CURTAIN = "Press Enter when nobody else is looking."


@pytest.fixture(autouse=True)
def cellar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "cellar"
    shutil.copytree(Path(__file__).parent / "cellar", folder)
    shutil.copy(TOY.folder / "ledger.toml", folder)
    monkeypatch.setitem(GAMES, "cellar", replace(TOY, folder=folder))


def test_a_person_against_bots(person: Person) -> None:
    said = person.run("play cellar --seats Ana,bot:random,bot:policy --seed 3", "1\n" * 100)
    assert (said.code, said.err) == (0, "")
    assert re.search("All rounds are played.|The trap was deadly.", said.out)
    assert CURTAIN not in said.out


def test_a_seat_reads_its_own_secrets_only(person: Person) -> None:
    said = person.run("play cellar --seats Ana,bot:random --seed 3 -o first=1", "q\n")
    assert "Ana holds" in said.out
    assert "Bot holds" not in said.out
    assert "hand: " in said.out


def test_people_with_secrets_take_turns_behind_a_curtain(person: Person) -> None:
    """What one may read is never on the screen before the curtain falls for the other."""
    said = person.run("play cellar --seats Ana,Zoé --seed 3 -o first=1", "\n1\n1\n1\n2\n2\n\n1\n1\n1\nq\n")
    turns = said.out.split("The next question is for ")
    assert len(turns) >= 3
    for turn in turns[1:]:
        who, other = ("Ana", "Zoé") if turn.startswith("Ana") else ("Zoé", "Ana")
        assert f"{other} holds" not in turn
        assert "sees" not in turn or f"{who} sees" in turn
    assert "Ana holds" in turns[1]
    assert "Zoé holds" in "".join(turns[2:])


def test_dice_that_decide_are_told_with_their_target(person: Person) -> None:
    said = person.run("play cellar --seats Ana,bot:random --seed 3 -o first=1", "roll\nstop\nq\n")
    told = re.search(r"Ana · Luck: (.*)", said.out)
    assert told
    assert re.fullmatch(r"d6 (\d) d4 \d = \1 > 1 → the stake is (lost|doubled)", told[1])


def test_notes_stand_beside_the_options(person: Person) -> None:
    said = person.run("play cellar --seats Ana,bot:random --seed 3 -o first=1", "a coin\nq\n")
    assert "Roll  (83% chance · 1 at stake)" in said.out
    assert "Open door 1  (67% chance · 2 gold)" in said.out


def test_what_is_dangerous_is_asked_once_more(person: Person) -> None:
    said = person.run("play cellar --seats Ana,bot:random --seed 3 -o first=1", "open door 1\nn\nopen door 1\ny\nq\n")
    assert said.out.count("“Open door 1” cannot be taken back. Really?") == 2
    assert len(re.findall("finds gold behind door 1|springs the trap", said.out)) == 1


def test_a_thing_is_looked_up_by_its_name(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    box = Box("cellar", (Thing("gold", "metal", {"worth": 3, "unnamed": 1}, ("TY-2.5",)),))
    monkeypatch.setitem(GAMES, "cellar", replace(GAMES["cellar"], box=lambda: box))
    said = person.run("play cellar --seats Ana,bot:random --seed 3 -o first=1", "? gold\n? silver\nq\n")
    assert "gold · metal\nWorth: 3\nTY-2.5  " in said.out
    assert "There is no rule “silver” in this game." in said.out


def test_a_secret_told_to_both_reaches_both(person: Person) -> None:
    """Ana takes a card from Zoé: both read which one it is, each in their own turn at the screen."""
    script = ["", "steal from 1, card 1", "", "let go", "look", "", "q"]
    said = person.run("play cellar --seats Ana,Zoé --seed 3 -o first=1", "\n".join(script) + "\n")
    turns = said.out.split("The next question is for ")
    told = [turn[:3] for turn in turns if re.search(r"It is \d\.", turn)]
    assert {"Ana", "Zoé"} == set(told)


def test_dice_with_and_without_names_can_be_typed(person: Person) -> None:
    said = person.run("play cellar --seats Ana,bot:random --dice real --seed 3 -o first=1", "1\nroll\n2 3\n1\nq\n")
    assert "Ana rolls (dice of luck): die 1 of 2." in said.out
    assert "Ana rolled (dice of luck): 2 and 3." in said.out
    record = Record.loads(person.records()[0].read_text(encoding="utf-8"))
    assert ("die", 3) in [entry.pick for entry in record.entries]


def test_options_of_every_kind(person: Person) -> None:
    good = "play cellar --seats Ana,bot:random -o hand=3 -o pile=short -o deadly=no -o first=2"
    assert person.run(good, "q\n").code == 0
    options = person.record().start.options
    assert options == {"hand": 3, "pile": "short", "deadly": False, "first": 1, "careers": None}


@pytest.mark.parametrize(
    "setting", ["hand=4", "hand=0", "hand=-1", "hand=x", "pile=long", "deadly=maybe", "first=3", "first=0", "first=ana"]
)
def test_values_out_of_bounds(person: Person, setting: str) -> None:
    said = person.run(f"play cellar --seats Ana,bot:random -o {setting}")
    id, _, value = setting.partition("=")
    assert said.code == 2
    assert said.err.startswith(f"“{value}” is not a value for {id}. Possible: ")
    assert person.records() == []


def test_a_career_goes_on(person: Person) -> None:
    for _ in range(2):
        assert person.run("play cellar --seats Ana,Zoé --seed 3", "\n1\n" * 200).code == 0
    _, second = (Record.loads(path.read_text(encoding="utf-8")) for path in person.records())
    careers = second.start.options["careers"]
    assert sorted(career["wins"] for career in careers) in ([0, 1], [1, 1])


def test_any_table_can_be_replayed_and_verified(person: Person) -> None:
    person.run("play cellar --seats Ana,bot:random --seed 3", "1\n" * 100)
    assert person.run("verify").code == 0
    assert "begins." in person.run("replay").out


# ------------------------------------------------------------------ any view


@dataclass
class Item:
    name: str


@dataclass
class Hero:
    seat: int
    name: str
    wounds: dict[str, int]
    alive: bool = False
    pack: list[Item] = field(default_factory=list)


@dataclass
class Room:
    level: int
    torch: bool
    master_seat: int | None
    turn_seat: int
    treasure: dict[str, int]
    faces: list[str]
    nothing: list[str]
    heroes: list[Hero]
    best: Hero
    empty: str = ""
    note: None = None


def test_any_dataclass_becomes_lines() -> None:
    words = Words("en", GAMES["dungeon-roll"], names=["Ana", "Zoé"])
    one, two = Hero(0, "mage", {"goblin": 2}), Hero(1, "half_goblin", {}, alive=True)
    best = Hero(0, "mage", {"goblin": 2}, pack=[Item("old_key")])
    room = Room(3, True, None, 1, {"chest": 2, "old_key": 1}, ["ooze", "blue_door"], [], [one, two], best)
    assert any_lines(room, words) == [
        "level: 3",
        "torch: yes",
        "master seat: nobody",
        "turn seat: Zoé",
        "treasure: 2 chests and 1 old key",
        "faces: ooze, blue door",
        "heroes:",
        "  - seat: Ana · name: Mage · wounds: 2 goblins",
        "  - seat: Zoé · name: Half-Goblin · alive",
        "best:",
        "  - seat: Ana",
        "    name: Mage",
        "    wounds: 2 goblins",
        "    alive: no",
        "    pack:",
        "      - name: old key",
    ]


def test_every_game_is_drawn_somehow() -> None:
    assert drawing.drawing(GAMES["cellar"]) is drawing.ANY
    assert drawing.drawing(GAMES["dungeon-roll"]) is not drawing.ANY
