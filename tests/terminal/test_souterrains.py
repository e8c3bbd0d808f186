"""Seul dans les Souterrains at a terminal: its picture, exploring with one key, and what is kept on paper."""

import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from oubliettes.games import GAMES
from oubliettes.games.souterrains.fixtures import Exit, Feature, Trap
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.rooms import terminal as souterrains
from oubliettes.games.souterrains.rooms.diary import written
from oubliettes.games.souterrains.rules.dungeons.codes import code, spell
from oubliettes.kernel import Ask, FairDice, FastDice, Match, Record
from oubliettes.terminal.start import seed_of
from oubliettes.words import Words
from tests.games.souterrains.situation import against, at, group, play, room, table
from tests.terminal.support import Person

GAME = GAMES["seul-dans-les-souterrains"]
SLUG = GAME.slug
EN, FR = (Words(lang, GAME, names=["Ana"]) for lang in ("en", "fr"))
SEED = 7


def chart(match: Match[Any]) -> list[str]:
    return [line.plain for line in souterrains.chart(match.view(0), (9, 9))]


def policy_game(options: dict[str, Any], picks: int, seed: int = SEED) -> tuple[Match[Any], str]:
    """A match as `play --seed` would deal it, played by the policy, and what a person would type for it."""
    match = Match.new(GAME, options=options, dice=FairDice(seed_of(seed)), names=["Ana"])
    rng = Random(1)
    typed: list[str] = []
    while match.pending and len(typed) < picks:
        ask = match.pending[0]
        pick = GAME.policy(match.table, ask, rng)
        typed.append(str(list(ask.options).index(pick) + 1))
        if len(ask.options) > 1 and EN.sure(pick, danger=match.notes(0)[pick].danger):
            typed.append("y")
        match.choose(0, pick)
    return match, "\n".join(typed) + "\n"


# ------------------------------------------------------------------ the picture


def test_the_map() -> None:
    hall = room(features=[Feature("container", "urn", (12, 10)), Feature("element", "well", (12, 12))])
    exits = [Exit(0, 0, (10, 10), 0, "locked"), Exit(0, 0, (11, 12), 2, "open", b=1), Exit(0, 0, (12, 11), 1, "door")]
    assert chart(at(sections=[hall, room(11, 13, 1, 1)], exits=exits)) == [
        "  ?",
        "┌─L─────────┐",
        "│ @   0   = │",
        "│           │",
        "│ ·   ·   · +?",
        "│           │",
        "│ ·   ·   & │",
        "└───┬─ ─┬───┘",
        "    │ 1 │",
        "    └───┘",
    ]


@pytest.mark.parametrize("door, sign", [("stuck", "S"), ("grille", "#"), ("collapse_exit", "%"), ("sealed", "x")])
def test_doors_are_told_apart_by_a_sign(door: str, sign: str) -> None:
    assert chart(at(exits=[Exit(0, 0, (11, 10), 0, door)]))[0 if door == "sealed" else 1] == f"┌─────{sign}─────┐"


def test_what_is_in_a_section_is_marked() -> None:
    def marked(**more: Any) -> str:
        hall = room(10, 10, 3, 3)
        new = table(sections=[hall], square=(12, 12))
        new.square = (12, 12)
        if more.get("group"):
            new.dungeon.groups.append(group("goblin"))
            new.dungeon.groups[0].peace = more["group"] == "peace"
            hall.group = 0
        if more.get("loot"):
            hall.loot.items.append(Item("moonstone"))
        if more.get("trap"):
            hall.traps.append(Trap("pit", "floor"))
        return chart(play(new))[1][1]

    assert [marked(group="hostile"), marked(group="peace"), marked(loot=1), marked(trap=1), marked()] == list("!~$^ ")


def test_the_dials_in_both_languages() -> None:
    match = at(fatigue=3, danger=2, t=15, since=50)
    english = [line.plain for line in souterrains.dials(match.view(0), EN)]
    assert english == [
        "Turn 2, round 4 ●●●◉○○○○○○○○ · Level 1 · Light: 72 rounds",
        "Fatigue       ■■■□□□□□□ 3",
        "Danger        ■■□□□□□□□ 2",
        "Rest and meal: 10 rounds · Encounter test: 57 rounds · Way out 0 rounds away",
    ]
    french = [line.plain for line in souterrains.dials(match.view(0), FR)]
    assert french[1:3] == ["Fatigue       ■■■□□□□□□ 3", "Dangerosité   ■■□□□□□□□ 2"]


def test_an_encounter_and_a_test_are_told() -> None:
    match = against("goblin*2", resources=1)
    lines = souterrains.plain(match.view(0), EN)
    assert any(line.startswith("1  goblin, 1 HD, AC ") for line in lines)
    assert any("At 0 HP: 90% to survive" in line for line in lines)
    assert {pick[0] for pick, note in match.notes(0).items() if note.chance is not None} >= {"talk", "flee"}
    tried = at(("searched",), resources=1, fatigue=1)
    told = souterrains.plain(tried.view(0), EN)
    assert any(line.startswith("Search: Needs") for line in told)
    assert any("Fatigue −1" in line for line in told)


def test_prices_stand_beside_what_is_sold() -> None:
    """Wares, beds and meals, and what a valuable brings in; the numbers of enemies begin with one."""
    match = Match.new(GAME, dice=FastDice(3), names=["Ana"])
    rng = Random(1)
    while match.pending[0].prompt != "shop":
        match.choose(0, GAME.policy(match.table, match.pending[0], rng))
    assert FR.note(match.notes(0)["buy", "torches"]).startswith("coûte 1 PO")
    while match.pending[0].prompt != "town":
        match.choose(0, ("done",))
    match.table.hero.pack.items = [Item("garnet", value=1500)]
    bed, rough, sale = ("night", "dormitory"), ("night", "sleep_rough"), ("sell_valuable", 0, "garnet")
    told = GAME.note(match.table, Ask(0, "town", (bed, rough, sale)))
    assert [FR.note(told[pick]).split(" · ")[0] for pick in (bed, rough, sale)] == [
        "coûte 0,2 PO", "un jour passe", "rapporte 15 PO",
    ]  # fmt: skip
    assert EN.label(("attack", 0, "goblin")) == "Strike: goblin (1)"


@pytest.mark.parametrize("width, height", [(130, 50), (80, 24), (60, 40)])
def test_a_live_terminal_shows_it_at_any_size(width: int, height: int) -> None:
    match, _ = policy_game({"game_mode": "expedition"}, 60)
    out = io.StringIO()
    Console(file=out, width=width, height=height).print(souterrains.rich(match.view(0), EN, width, height))
    text = out.getvalue()
    assert "@" in text
    assert max(map(len, text.splitlines())) <= width


# ------------------------------------------------------------------ exploring with one key


def test_e_explores_until_something_happens(person: Person) -> None:
    """Every step is a pick of the record, and the walk stops with a reason."""
    match, typed = policy_game({"game_mode": "expedition"}, 400)
    down = next(n for n, entry in enumerate(match.record.entries) if entry.pick == ("done",) and n > 5) + 1
    typed = "\n".join(typed.split("\n")[:down]) + "\ne\nq\n"
    said = person.run(f"play {SLUG} --seats Ana --seed {SEED} -o game_mode=expedition --lang en --plain", typed)
    assert said.code == 0
    assert "Halt: " in said.out
    walked = [entry.pick[0] for entry in person.record().entries[down:]]
    assert walked
    assert set(walked) <= {"exit", "further", "travel"}


def test_e_says_why_it_cannot(person: Person) -> None:
    said = person.run(f"play {SLUG} --seats Ana --seed {SEED} --lang en --plain", "e\nq\n")
    assert "Nothing left to explore" in said.out
    assert person.record().entries == []


# ------------------------------------------------------------------ papers


def expedition(person: Person, seed: int = SEED, more: str = "") -> Match[Any]:
    """A whole expedition, typed."""
    match, typed = policy_game({"game_mode": "expedition"}, 5000, seed)
    said = person.run(f"play {SLUG} --seats Ana --seed {seed} -o game_mode=expedition --lang en --plain {more}", typed)
    assert said.code == 0, said.err
    assert match.result is not None
    return match


def alive() -> int:
    """A seed whose expedition ends well."""
    for seed in range(1, 40):
        match, _ = policy_game({"game_mode": "expedition"}, 5000, seed)
        if match.result and match.result.ending == "left" and len(match.record.entries) < 300:
            return seed
    raise AssertionError("nobody comes back alive")


def test_a_career_is_carried_on_and_can_be_taken_elsewhere(person: Person, tmp_path: Path) -> None:
    """From expedition to expedition in one home; through a file into another home, a browser's profile, a match."""
    seed = alive()
    first = expedition(person, seed)
    hero = first.table.hero
    again = person.run(f"play {SLUG} --seats Ana --seed 3 -o game_mode=expedition --lang en --plain", "q\n")
    assert f"{EN.thing(hero.name)}, " in again.out
    file = tmp_path / "ana.json"
    assert person.run(f"sheets Ana --out {file} --lang en").code == 0
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert (kept["oubliettes"], kept["name"], [one["game"] for one in kept["sheets"]]) == (1, "Ana", [SLUG])
    match = Match.new(GAME, options={kept["sheets"][0]["kind"]: [kept["sheets"][0]["data"]]}, dice=FastDice(1))
    assert match.table.hero == hero
    person.home.joinpath("profiles.json").unlink()
    assert "Taken over: Ana" in person.run(f"sheets --in {file} --lang en").out
    assert "Taken over: Ana" in person.run(f"sheets --in {file} --lang en").out
    profile = json.loads(person.home.joinpath("profiles.json").read_text(encoding="utf-8"))["ana"]
    assert len(profile["games"][SLUG]) == 1
    assert profile["games"][SLUG][0]["legacy"] == kept["sheets"][0]["data"]
    fresh = person.run(f"play {SLUG} --seats Ana --seed 3 --fresh --lang en --plain", "q\n")
    assert "What is your adventurer called?" in fresh.out


@pytest.mark.parametrize(
    "text", ["", "[]", '{"oubliettes": 2, "sheets": []}', '{"oubliettes": 1, "sheets": [{"game": 3}]}']
)
def test_a_file_that_is_none_is_refused_in_a_sentence(person: Person, tmp_path: Path, text: str) -> None:
    file = tmp_path / "no.json"
    file.write_text(text, encoding="utf-8")
    said = person.run(f"sheets --in {file} --lang en")
    assert (said.code, "is no file of sheets" in said.err) == (2, True)
    assert not person.home.joinpath("profiles.json").exists()


def test_a_damaged_career_is_refused_in_a_sentence(person: Person, tmp_path: Path) -> None:
    data = {"career": {"format": 1, "game": SLUG, "hero": 3}, "hall": {}}
    sheet = {"game": SLUG, "kind": "careers", "name": "Ana", "data": data}
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({"oubliettes": 1, "name": "Ana", "sheets": [sheet]}), encoding="utf-8")
    said = person.run(f"sheets --in {file} --lang en")
    assert (said.code, "cannot be taken over" in said.err) == (2, True)


def test_the_hall_of_fame(person: Person) -> None:
    assert "Nobody yet." in person.run("hall --lang en").out
    match = expedition(person)
    assert match.result is not None
    said = person.run("hall --lang en").out
    assert f"  1. {EN.thing(match.table.hero.name)}, " in said
    assert f": {int(match.result.scores[0])}" in said.replace(",", "")


def test_the_diary_in_both_languages(person: Person, tmp_path: Path) -> None:
    match = expedition(person)
    file = tmp_path / "diary.txt"
    assert person.run(f"diary --out {file} --lang fr").code == 0
    text = file.read_text(encoding="utf-8")
    assert text == written(FR, FR.thing(match.table.hero.name), match.log)
    assert text.startswith(f"Carnet de route\u00a0: {FR.thing(match.table.hero.name)}\n")
    heading = next(line for line in text.splitlines() if line.startswith("Expédition 1"))
    assert f"{heading}\n{'-' * len(heading)}\n" in text
    assert person.run("diary --lang en").out.startswith("Diary: ")


def test_maps(person: Person, tmp_path: Path) -> None:
    """The player's map of a match, the first sight and the full map of a code; no full map while one plays in it."""
    number = code("small", "temple", 5)
    seen, full = (person.run(f"map {spell(number)} {more} --lang en") for more in ("", "--full"))
    assert f"-o code={number}" in seen.err
    squares = [text.out.count("<rect") for text in (seen, full)]
    assert 0 < squares[0] < squares[1]
    for said in (seen, full, person.run(f"map {number} --full")):
        assert ET.fromstring(said.out).tag.endswith("svg")
    assert person.run(f"map {number} --full").out == full.out
    drawn = person.run("map new --size large --theme caverns --full --lang en")
    again = person.run(f"map {drawn.err.split()[1].rstrip('.')} --full")
    assert again.out == drawn.out
    _, typed = policy_game({"game_mode": "expedition", "code": number}, 60)
    person.run(
        f"play {SLUG} --seats Ana --seed {SEED} -o game_mode=expedition -o code={number} --lang en --plain", typed
    )
    mine = person.run("map --lang en")
    assert ET.fromstring(mine.out).tag.endswith("svg")
    assert person.run("map --full --lang en").code == 2
    assert person.run("map new --size huge --lang en").code == 2
    assert person.run("map nowhere.jsonl --lang en").code == 2


def test_the_module_is_played_at_a_terminal(person: Person) -> None:
    """Its introduction is read in the person's language."""
    match = Match.new(GAME, options={"game_mode": "expedition"}, dice=FairDice(seed_of(SEED)), names=["Ana"])
    rng, typed = Random(1), []
    while match.table.phase != "dungeon":
        ask = match.pending[0]
        module = ("module", "drowned_priory")
        pick = module if module in ask.options else GAME.policy(match.table, ask, rng)
        typed.append(str(list(ask.options).index(pick) + 1))
        match.choose(0, pick)
    command = f"play {SLUG} --seats Ana --seed {SEED} -o game_mode=expedition --plain"
    said = person.run(f"{command} --lang fr", "\n".join([*typed, "q", ""]))
    assert "Les pêcheurs jurent qu’on y chante encore les vêpres." in said.out
    assert "Porche effondré." in said.out
    record: Record = person.record()
    assert record.entries[-1].pick is not None


def test_a_name_can_be_typed_with_the_options(person: Person) -> None:
    said = person.run(
        f"play {SLUG} --seats Ana --seed 3 -o name=[bold]Orc -o motive=Gold! --lang en --plain", "1\n2\nq\n"
    )
    assert (said.code, "[bold]Orc" in said.out, "Gold!" in said.out) == (0, True, True)
    assert person.record().start.options["name"] == "[bold]Orc"
    wrong = person.run(f"play {SLUG} --seats Ana -o name={'x' * 41} --lang en --plain")
    assert wrong.code == 2
    assert "is not a value for name. Possible: ≤ 40" in wrong.err
