"""The golden transcripts: these records replay, and tell the same story in both languages.

When a change of rules or words is meant, make them again: `.venv/bin/python -m tests.golden`, and read the diff.
"""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oubliettes import GAMES, check_dice
from oubliettes.kernel import LANGUAGES, Game, Record, WrongVersion, how_far, replay
from tests import golden
from tests.golden import FOLDER, Scene, box, scenes, told

AGAIN = "if this is meant, make it again: .venv/bin/python -m tests.golden"
SCENES = [scene for game in GAMES.values() for scene in scenes(game)]
OLD = sorted(FOLDER.glob("*/old/*.jsonl"))

every_scene = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.game.slug}-{scene.name}")


def record_of(scene: Scene) -> Record:
    assert scene.path.exists(), f"no golden record {scene.path.name} of {scene.game.slug}: {AGAIN}"
    return Record.loads(scene.path.read_text(encoding="utf-8"))


@every_scene
def test_the_record_replays_bit_for_bit(scene: Scene) -> None:
    record = record_of(scene)
    assert record.start.seats == scene.seats
    again = replay(scene.game, record.whole())
    assert again.record.dumps() == scene.path.read_text(encoding="utf-8"), AGAIN
    assert check_dice(record) == sum(record.counters())


@every_scene
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_is_the_same(scene: Scene, lang: str) -> None:
    story = told(scene.game, record_of(scene), lang).splitlines()
    before = scene.text_path(lang).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(story, before, strict=False), start=1):
        assert now == then, f"line {number} of {scene.text_path(lang).name} of {scene.game.slug}: {AGAIN}"
    assert len(story) == len(before), AGAIN


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_record_of_older_rules_replays_or_is_refused_with_a_reason(path: Path) -> None:
    game = GAMES[path.parent.parent.name]
    record = Record.loads(path.read_text(encoding="utf-8"))
    fits, why = how_far(game, record)
    if not why:
        assert replay(game, record).result is not None
        return
    assert fits < len(record.entries) or "the record ends with" in why
    stated = f"rules {record.rules}, this program plays rules {game.version}, and {why[:40]}"
    with pytest.raises(WrongVersion, match=re.escape(stated)):
        replay(game, record)
    if fits >= 0:
        assert replay(game, record, until=fits).record.entries == record.entries[:fits]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_in_the_box_changes_by_accident(game: Game[Any]) -> None:
    """Every number, card and table, entry by entry; how they are called is free."""
    noted, found = json.loads((FOLDER / box.NAME).read_text(encoding="utf-8"))[game.slug], box.prints(game)
    assert {key for key in noted | found if noted.get(key) != found.get(key)} == set(), AGAIN


def test_no_transcript_is_left_over() -> None:
    wanted = {path for scene in SCENES for path in (scene.path, *map(scene.text_path, LANGUAGES))}
    found = {path for path in FOLDER.glob("*/*") if path.is_file() and "__pycache__" not in path.parts}
    assert found - wanted == set()


def test_random_players_are_among_them_and_take_picks_back() -> None:
    for scene in SCENES:
        if scene.by == "random":
            kinds = {entry.kind for entry in record_of(scene).entries}
            assert kinds == {"pick", "undo"}, scene.path


def test_what_still_replays_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Making them again changes nothing while nothing has changed; a damaged record is played anew."""
    scene = SCENES[0]
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "GAMES", {scene.game.slug: scene.game})
    assert [line.endswith("played anew") for line in golden.make()] == [True] * len(scenes(scene.game))
    first = {path.name: path.read_bytes() for path in tmp_path.glob("*/*")}
    assert all(line.endswith("kept") for line in golden.make())
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*/*")} == first
    scene.path.write_text(scene.path.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    assert [line.endswith("played anew") for line in golden.make()].count(True) == 1
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*/*")} == first


def test_a_record_of_older_rules_is_put_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = SCENES[0].game
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "GAMES", {game.slug: replace(game, version=7)})
    list(golden.make())
    monkeypatch.setattr(golden, "GAMES", {game.slug: replace(game, version=8)})
    assert all(line.endswith("played anew") for line in golden.make())
    old = sorted(path.name for path in tmp_path.glob("*/old/*"))
    assert old == sorted(f"{scene.name}-rules7.jsonl" for scene in scenes(game))
