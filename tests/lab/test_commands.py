"""`oubliettes lab` as a person gives it."""

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from oubliettes import cli, variants
from oubliettes.lab.store import Store


class Lab:
    """Somebody who gives commands of the lab and reads what comes."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def run(self, *arguments: str) -> str:
        """What a command says that ends well."""
        with pytest.raises(SystemExit) as end:
            cli.main(["lab", *arguments])
        said = self._capsys.readouterr()
        assert end.value.code == 0, said.err
        return said.out

    def wrong(self, *arguments: str) -> str:
        """What a command says that cannot be done: one paragraph."""
        with pytest.raises(SystemExit) as end:
            cli.main(["lab", *arguments, "--lang", "en"])
        said = self._capsys.readouterr()
        assert end.value.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lab:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Lab(capsys)


def table(path: Path) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = pyarrow.parquet.read_table(path).to_pydict()
    return found


def test_a_study_with_its_data(lab: Lab, tmp_path: Path) -> None:
    command = ["study", "dungeon-roll", "-n", "30", "--seats", "random,random", "-m", "delve", "-m", "xp.n/seat"]
    command += ["-s", "delves_per_player=1,2", "-s", "hero_cards=9", "--out", "one"]
    said = lab.run(*command)
    assert "one/report.html" in said
    games, counts = table(tmp_path / "one" / "games.parquet"), table(tmp_path / "one" / "counts.parquet")
    assert list(games) == [
        *("cell", "label", "game", "score_1", "rank_1", "score_2", "rank_2", "ending"),
        *(f"{name}_1" for name in ("levels", "dragons", "box", "tokens", "titles", "hero")),
        *(f"{name}_2" for name in ("levels", "dragons", "box", "tokens", "titles", "hero")),
    ]
    assert games["cell"] == [0] * 30 + [1] * 30
    assert games["game"] == [*range(30), *range(30)]
    assert set(games["label"][:30]) == {"constants.delves_per_player=1"}
    assert list(counts) == ["cell", "label", "measure", "group", "value", "number", "times"]
    delves = [row for row in zip(*counts.values(), strict=True) if row[2] == "delve"]
    assert [row[0] for row in delves] == [0, 1]
    assert [row[4:] for row in delves] == [("2", 2.0, 30), ("4", 4.0, 30)]
    schema = pyarrow.parquet.read_schema(tmp_path / "one" / "games.parquet")
    plan = json.loads(schema.metadata[b"oubliettes-lab"])
    assert plan == Store.open(tmp_path / "one").plan.as_json()
    page = (tmp_path / "one" / "report.html").read_text(encoding="utf-8")
    assert "No rule looked at “constants.hero_cards”" in page
    assert "not marked as supplied" in page


def test_the_same_again_is_the_same_to_the_byte(lab: Lab, tmp_path: Path) -> None:
    command = ["study", "dungeon-roll", "-n", "40", "--seats", "random,policy", "-m", "*"]
    lab.run(*command, "--out", "one", "--workers", "1")
    lab.run(*command, "--out", "two", "--workers", "2")
    for name in ("games.parquet", "counts.parquet", "study.json"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_without_a_folder_the_study_names_its_own(lab: Lab, tmp_path: Path) -> None:
    lab.run("study", "dungeon-roll", "-n", "10", "--seats", "random")
    (folder,) = tmp_path.iterdir()
    assert folder.name.startswith("dungeon-roll-study-")
    lab.run("study", "dungeon-roll", "-n", "20", "--seats", "random")
    assert [path for path in tmp_path.iterdir() if path.is_dir()] == [folder]
    assert len(table(folder / "games.parquet")["game"]) == 20
    assert "Moyenne" in lab.run("report", str(folder), "--lang", "fr")
    assert '<html lang="fr">' in (folder / "report.html").read_text(encoding="utf-8")


def test_options_and_tables_are_swept(lab: Lab, tmp_path: Path) -> None:
    lab.run(
        *("study", "dungeon-roll", "-n", "5", "--out", "one", "--seats", "random", "--seats", "random,policy"),
        *("-o", "hero_mode=random,choice"),
    )
    cells = Store.open(tmp_path / "one").plan.cells
    assert [(cell.seats, cell.options["hero_mode"]) for cell in cells] == [
        (("random",), "random"),
        (("random",), "choice"),
        (("random", "policy"), "random"),
        (("random", "policy"), "choice"),
    ]
    assert cells[3].labels == (("seats", "random – policy"), ("hero_mode", "choice"))


def test_a_tournament(lab: Lab, tmp_path: Path) -> None:
    said = lab.run("tournament", "dungeon-roll", "--bots", "random,policy", "-n", "25", "--out", "cup")
    plan = Store.open(tmp_path / "cup").plan
    assert [cell.seats for cell in plan.cells] == [("random", "policy"), ("policy", "random")]
    lines = [line.split()[0] for line in said.splitlines() if line.strip().startswith(("Bot ", "Dice-headed"))]
    assert lines == ["Bot", "Bot", "Dice-headed"]  # the head of the column, the winner, the loser
    page = (tmp_path / "cup" / "report.html").read_text(encoding="utf-8")
    assert "Share of games that the bot of the row won" in page


def test_a_solo_tournament_compares_the_same_games(lab: Lab, tmp_path: Path) -> None:
    lab.run("tournament", "dungeon-roll", "--bots", "random,policy", "-n", "10", "--seats", "1", "--out", "cup")
    games = table(tmp_path / "cup" / "games.parquet")
    ours, theirs = games["score_1"][:10], games["score_1"][10:]
    assert sum(theirs) > sum(ours)
    assert games["hero_1"][:10] == games["hero_1"][10:]


def test_resume(lab: Lab, tmp_path: Path) -> None:
    lab.run("study", "dungeon-roll", "-n", "600", "--seats", "random", "--out", "one")
    whole = (tmp_path / "one" / "games.parquet").read_bytes()
    (tmp_path / "one" / "chunks" / "000-00000250-250.json").unlink()
    lab.run("resume", "one")
    assert (tmp_path / "one" / "games.parquet").read_bytes() == whole


def test_values(lab: Lab) -> None:
    assert lab.run("values", "quetes-et-trahisons", "dragon_red.power") == (
        "monster.dragon_red.power = 19  (supplied by us)\n"
    )


@pytest.mark.parametrize(
    "arguments, said",
    [
        ("study chess", "chess"),
        ("study dungeon-roll --set dragon.power=19", "There is no value “dragon.power”"),
        ("study dungeon-roll --set lair_threshold=three", "“constants.lair_threshold” is 3 in the box"),
        ("study dungeon-roll --set constants", "cannot be read"),
        ("study dungeon-roll -o hero_mode=best", "hero_mode"),
        ("study dungeon-roll -o nothing=1", "nothing"),
        ("study dungeon-roll --seats ana", "bot"),
        ("study dungeon-roll --seats policy,policy,policy,policy,policy", "1 to 4"),
        ("study dungeon-roll -m nonsense", "no event “nonsense”"),
        (
            "study dungeon-roll -s lair_threshold=1,2,3,4,5,6,7,8 -s max_level=1,2,3,4,5,6,7,8,9,10 -s dragon_xp=1,2,3",
            "200",
        ),
        ("tournament dungeon-roll --bots policy", "two bots"),
        ("tournament dungeon-roll --bots policy,policy", "two bots"),
        ("report nowhere", "no study in “nowhere”"),
        ("resume nowhere", "no study in “nowhere”"),
        ("study dungeon-roll -n 0", "-n"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(
    lab: Lab, tmp_path: Path, arguments: str, said: str
) -> None:
    assert said in lab.wrong(*arguments.split())
    assert list(tmp_path.iterdir()) == []


def test_a_kept_variant_is_studied_as_it_is_played(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OUBLIETTES_HOME", str(tmp_path / "home"))
    lab.run("keep", "dungeon-roll", "two delves", "--set", "delves_per_player=2", "--set", "dragon_xp=3")
    lab.run("study", "dungeon-roll~two-delves", "-n", "5", "--seats", "random", "-s", "dragon_xp=1,2", "--out", "one")
    plan = Store.open(tmp_path / "one").plan
    assert plan.game == "dungeon-roll"
    changed = [{change.path: change.value for change in cell.changes} for cell in plan.cells]
    assert changed == [{"constants.delves_per_player": 2, "constants.dragon_xp": xp} for xp in (1, 2)]
    lab.run("tournament", "dungeon-roll~two-delves", "-n", "5", "--bots", "random,policy", "--out", "two")
    changed = [
        {change.path: change.value for change in cell.changes} for cell in Store.open(tmp_path / "two").plan.cells
    ]
    assert all(values == {"constants.delves_per_player": 2, "constants.dragon_xp": 3} for values in changed)
    lab.run("keep", "dungeon-roll~two-delves", "one delve", "--set", "delves_per_player=1")
    kept = variants.kept(tmp_path / "home" / "variants")
    assert {path.stem: dict(one.changes) for path, one in kept.items()}["one-delve"] == {
        "constants.delves_per_player": 1,
        "constants.dragon_xp": 3,
    }
    assert "dungeon-roll~two-delves" in lab.wrong("study", "dungeon-roll~two")


def test_a_missing_extra_is_said_before_anything_is_played(
    lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert "oubliettes[lab]" in lab.wrong("study", "dungeon-roll")
    assert list(tmp_path.iterdir()) == []
