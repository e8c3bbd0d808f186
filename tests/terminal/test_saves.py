"""Games on the disk: appended, locked, repaired."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FairDice, Match
from oubliettes.terminal import saves
from oubliettes.terminal.saves import Save
from oubliettes.trouble import Trouble

ROLL = GAMES["dungeon-roll"]
SEED = bytes(range(32))


def begun(folder: Path, picks: int = 5) -> tuple[Match[Any], Save]:
    match: Match[Any] = Match.new(ROLL, seats=1, dice=FairDice(SEED), names=["Ana"])
    save = Save.create(folder, ROLL.slug, SEED)
    save.write(match.record)
    for _ in range(picks):
        match.choose(0, match.pending[0].options[0])
        save.write(match.record)
    return match, save


def test_every_pick_is_on_the_disk_when_it_has_been_written(tmp_path: Path) -> None:
    match, save = begun(tmp_path)
    assert save.path.read_text(encoding="utf-8") == match.record.dumps()
    assert save.path.read_text(encoding="utf-8").count("\n") == 6


def test_lines_are_flushed_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, save = begun(tmp_path)
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", flushed.append)
    match.choose(0, match.pending[0].options[0])
    save.write(match.record)
    assert flushed == [save._file]
    save.write(match.record)
    assert len(flushed) == 1, "nothing new, nothing to write"


def test_undo_is_appended_and_nothing_is_cut(tmp_path: Path) -> None:
    match, save = begun(tmp_path, picks=0)
    before = save.path.read_text(encoding="utf-8")
    while match.undoable(0) is None:
        match.choose(0, match.pending[0].options[0])
    match.undo(0)
    save.write(match.record)
    assert save.path.read_text(encoding="utf-8").startswith(before)
    assert save.path.read_text(encoding="utf-8") == match.record.dumps()


def test_the_seed_is_secret_and_goes_when_all_is_settled(tmp_path: Path) -> None:
    _, save = begun(tmp_path)
    secret = saves.seed_file(save.path)
    assert save.seed() == SEED
    assert secret.stat().st_mode & 0o077 == 0
    assert SEED.hex() not in save.path.read_text(encoding="utf-8")
    save.settled()
    save.settled()
    assert not secret.exists()


def test_a_record_goes_on_where_it_was_left(tmp_path: Path) -> None:
    match, save = begun(tmp_path)
    save.close()
    again = Save(save.path)
    assert again.read() == match.record
    match.choose(0, match.pending[0].options[0])
    again.write(match.record)
    assert save.path.read_text(encoding="utf-8") == match.record.dumps()


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_half_written_line_is_dropped(tmp_path: Path, cut: int) -> None:
    match, save = begun(tmp_path)
    save.close()
    whole = save.path.read_bytes()
    last = whole[whole[:-1].rfind(b"\n") + 1 :]
    save.path.write_bytes(whole + last[:-cut] if cut > 1 else whole + last[:1])
    again = Save(save.path)
    assert again.read() == match.record
    assert save.path.read_bytes() == whole


def test_a_whole_line_without_its_end_is_kept(tmp_path: Path) -> None:
    match, save = begun(tmp_path)
    save.close()
    whole = save.path.read_bytes()
    save.path.write_bytes(whole[:-1])
    assert Save(save.path).read() == match.record
    assert save.path.read_bytes() == whole


def test_a_letter_cut_in_half_is_dropped_with_its_line(tmp_path: Path) -> None:
    match, save = begun(tmp_path)
    save.close()
    whole = save.path.read_bytes()
    save.path.write_bytes(whole + '{"n": 6, "names": "Zoé'.encode()[:-1])
    assert Save(save.path).read() == match.record


def test_damage_in_the_middle_is_told_and_left_alone(tmp_path: Path) -> None:
    _, save = begun(tmp_path)
    save.close()
    lines = save.path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"seat": 0', b'"seat": 1')
    damaged = b"".join(lines) + b"half"
    save.path.write_bytes(damaged)
    with pytest.raises(Trouble) as wrong:
        Save(save.path).read()
    assert (wrong.value.key, wrong.value.facts["line"]) == ("error-altered-line", 3)
    assert save.path.read_bytes() == damaged


@pytest.mark.parametrize("text", ["", "hello", "hello\nworld", '{"a": 1}\n', "\x00\xff", "[1, 2]\n"])
def test_what_is_no_record_is_told_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text(text, encoding="latin-1")
    attempts: list[Callable[[], Any]] = [lambda: Save(path).read(), lambda: saves.load(path)]
    for attempt in attempts:
        with pytest.raises(Trouble) as wrong:
            attempt()
        assert wrong.value.key == "error-not-a-record"
    assert path.read_text(encoding="latin-1") == text


def test_one_game_is_played_at_one_terminal(tmp_path: Path) -> None:
    _, save = begun(tmp_path)
    with pytest.raises(Trouble) as wrong:
        Save(save.path)
    assert wrong.value.key == "error-locked"
    save.close()
    again = Save(save.path)
    assert saves.lock_file(save.path).exists()
    again.settled()
    again.close()
    assert not saves.lock_file(save.path).exists()


def test_which_games_wait_and_which_are_over(tmp_path: Path) -> None:
    games = []
    for age in (30, 10, 20):
        _, save = begun(tmp_path, picks=1)
        save.close()
        os.utime(save.path, (1000 - age, 1000 - age))
        games.append(save.path)
    old, new, done = games
    saves.seed_file(done).unlink()
    assert saves.unfinished(tmp_path) == [new, old]
    assert saves.finished(tmp_path) == [done]


def test_a_game_whose_first_line_never_came_does_not_wait(tmp_path: Path) -> None:
    save = Save.create(tmp_path, "dungeon-roll", SEED)
    assert saves.unfinished(tmp_path) == []
    os.write(save._file, b'{"oubliettes": 1, "ga')
    assert saves.unfinished(tmp_path) == []
    orphan = tmp_path / "games" / "orphan.seed"
    orphan.write_text("00", encoding="ascii")
    assert saves.unfinished(tmp_path) == []


def test_a_record_is_found_by_path_and_by_name(tmp_path: Path) -> None:
    _, save = begun(tmp_path)
    assert saves.find(tmp_path, str(save.path)) == save.path
    assert saves.find(tmp_path, save.path.name) == save.path
    assert saves.find(tmp_path, save.path.stem) == save.path
    with pytest.raises(Trouble):
        saves.find(tmp_path, "nothing")


def test_without_its_seed_a_game_cannot_go_on(tmp_path: Path) -> None:
    _, save = begun(tmp_path)
    secret = saves.seed_file(save.path)
    damages: list[Callable[[], Any]] = [lambda: secret.write_text("zz", encoding="ascii"), secret.unlink]
    for damage in damages:
        damage()
        with pytest.raises(Trouble) as wrong:
            save.seed()
        assert wrong.value.key == "error-no-seed"


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where a folder should be", encoding="utf-8")
    with pytest.raises(Trouble) as wrong:
        Save.create(tmp_path, "dungeon-roll", SEED)
    assert wrong.value.key == "error-file"
