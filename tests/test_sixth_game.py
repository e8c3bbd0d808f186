"""A sixth game is a sixth folder: `tests/sixth/lanterns` is played everywhere, and nothing outside it names it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import oubliettes
from tests.server.served import ROOT, Browser, Served, play_out
from tests.terminal.support import run

SIXTH = Path(__file__).parent / "sixth"
SOURCE = (".py", ".ftl", ".toml", ".ts", ".svelte")
HERE = {"OUBLIETTES_GAMES": str(SIXTH)}


def python(program: str) -> str:
    """What a program prints that has the sixth game among its games."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, env={**os.environ, **HERE, "PYTHONPATH": path}, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_outside_its_folder_names_it() -> None:
    source = Path(oubliettes.__file__).parent
    rooms = [path for path in source.rglob("*.*") if not path.is_relative_to(source / "games")]
    files = [path for path in (*rooms, *(ROOT / "web" / "src").rglob("*.*")) if path.suffix in SOURCE]
    assert len(files) > 100
    assert [path for path in files if "lanterns" in path.read_text(encoding="utf-8").lower()] == []


def test_it_stands_behind_the_others_and_says_who_made_it(tmp_path: Path) -> None:
    assert python("from oubliettes import GAMES; print(list(GAMES)[-1])") == "lanterns\n"
    assert (
        "Lanternes\N{NO-BREAK SPACE}: Fait pour les essais." in run(tmp_path, "credits", "--lang", "fr", **HERE).stdout
    )


def test_in_the_terminal(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "lanterns", "--seats", "Ana,bot:policy", "--seed", "3", typed="1\n3\n" * 30, **HERE)
    assert (played.returncode, played.stderr) == (0, "")
    assert "The wind blew" in played.stdout, "its own drawing"
    assert "Dawn breaks." in played.stdout
    assert "large lantern: 2" in run(tmp_path, "oil", **HERE).stdout, "its own command"
    (record,) = (tmp_path / "games").glob("*lanterns*.jsonl")
    assert run(tmp_path, "verify", str(record), **HERE).returncode == 0
    assert "LA-1.4" in run(tmp_path, "rules", "lanterns", **HERE).stdout


def test_in_the_lab(tmp_path: Path) -> None:
    out = str(tmp_path / "study")
    options = ["--seats", "policy,random", "--set", "dark=1,3", "--workers", "1", "--out", out]
    assert run(tmp_path, "lab", "study", "lanterns", "-n", "20", *options, **HERE).returncode == 0
    report = (tmp_path / "study" / "report.html").read_text(encoding="utf-8")
    assert "constants.dark" in report


def test_for_learners() -> None:
    program = """
from random import Random
from oubliettes.gym.pettingzoo import env
table, rng, turns = env("lanterns", seats=2), Random(1), 0
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    done = terminated or truncated
    table.step(None if done else rng.choice([n for n, legal in enumerate(observation["action_mask"]) if legal]))
    turns += not done
print(turns)
"""
    assert int(python(program)) >= 6


def test_it_keeps_the_laws() -> None:
    program = """
from oubliettes import GAMES
from tests.laws import LAWS, trials
from tests.telling import TELLING
tried = 0
for trial in trials(GAMES["lanterns"]):
    for law in (*LAWS, *TELLING):
        law(trial)
        tried += 1
print(tried)
"""
    assert int(python(program)) > 20


def test_on_the_server(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with Browser(served.url) as ana:
            match = await ana.table("lanterns", seats=2, bots=[{"seat": 1, "level": "normal"}])
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as seat:
                await play_out(seat)
            told = await ana.get(f"/api/matches/{match}/record")
            assert '"game": "lanterns"' in told
            assert await ana.get("/api/lanterns/oil") == "small 1, large 2", "its own address"

    with Served(str(tmp_path / "matches.db"), module="oubliettes.server", OUBLIETTES_GAMES=str(SIXTH)) as served:
        asyncio.run(play(served))


def test_a_folder_that_is_no_game_and_one_that_is_there_twice(tmp_path: Path) -> None:
    (tmp_path / "attic").mkdir()
    (tmp_path / "attic" / "__init__.py").write_text("", encoding="utf-8")
    said = run(tmp_path, "games", OUBLIETTES_GAMES=str(tmp_path)).stderr
    assert "oubliettes.games.attic has no GAME" in said
    (tmp_path / "attic" / "__init__.py").write_text("from oubliettes.games.donjon import GAME\n", encoding="utf-8")
    assert "two folders hold a game 'donjon'" in run(tmp_path, "games", OUBLIETTES_GAMES=str(tmp_path)).stderr
