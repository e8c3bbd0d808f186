"""Games with a changed box, beside the games as printed: made, kept, played, recorded and never mixed with them."""

import asyncio
import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oubliettes import variants
from oubliettes.games import GAMES, room
from oubliettes.kernel import (
    BadOption,
    BadRecord,
    FastDice,
    Game,
    Match,
    Record,
    Variant,
    WrongVersion,
    playout,
    random_policy,
    replay,
    values_of,
)
from oubliettes.words import Words
from tests.server.served import Browser, Refusal, Served, play_out
from tests.terminal.support import run

ROLL = GAMES["dungeon-roll"]
TWO = Variant.make("dungeon-roll", "Two delves", {"constants.delves_per_player": 2})


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Variants stay in this test."""
    monkeypatch.setattr(variants, "GAMES", dict(GAMES))


def played(game: Game[Any], picks: int = 1000) -> Match[Any]:
    match: Match[Any] = Match.new(game, seats=game.seats[0], dice=FastDice(1))
    while match.pending and len(match.record.entries) < picks:
        match.choose(match.pending[0].seat, match.pending[0].options[0])
    return match


# ------------------------------------------------------------------ what it is


def test_a_fingerprint_is_of_the_changes_not_of_the_name() -> None:
    other = Variant.make("dungeon-roll", "Short", {"constants.delves_per_player": 2})
    assert other.slug == TWO.slug
    assert TWO.slug.startswith("dungeon-roll~")
    three = Variant.make("dungeon-roll", "Two delves", {"constants.delves_per_player": 3})
    elsewhere = Variant.make("donjon", "Two delves", {"constants.delves_per_player": 2})
    assert len({TWO.slug, three.slug, elsewhere.slug.replace("donjon", "dungeon-roll")}) == 3
    ordered = Variant.make("dungeon-roll", "x", {"constants.max_level": 9, "constants.dragon_xp": 2})
    assert ordered == Variant.make("dungeon-roll", "x", {"constants.dragon_xp": 2, "constants.max_level": 9})


@pytest.mark.parametrize(
    "name, changes",
    [
        ("", {"a": 1}),
        ("two\nlines{", {"a": 1}),
        ("{ $seat }", {"a": 1}),
        ("x" * 61, {"a": 1}),
        ("x", {}),
        ("x", {f"a{n}": 1 for n in range(201)}),
        ("x", {"a": 10**7}),
        ("x", {"a": float("nan")}),
        ("x", {"a": "x" * 101}),
        ("x", {"a": {"b": 1}}),
        ("x", {"a": None}),
    ],
)
def test_what_no_variant_can_be(name: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Variant.make("dungeon-roll", name, changes)


@pytest.mark.parametrize(
    "game, path, value",
    [
        ("dungeon-roll", "constants.nothing", 1),
        ("dungeon-roll", "constants.delves_per_player", "two"),
        ("chess", "board", 1),
    ],
)
def test_what_the_box_does_not_have_is_refused_and_leaves_nothing_behind(game: str, path: str, value: object) -> None:
    before = list(vars(variants)["GAMES"])
    with pytest.raises(BadOption):
        variants.load(Variant.make(game, "x", {path: value}))
    assert list(vars(variants)["GAMES"]) == before


# ------------------------------------------------------------------ playing


def test_the_game_as_printed_does_not_notice() -> None:
    before = played(ROLL).record.dumps()
    two = variants.load(TWO)
    assert played(ROLL).record.dumps() == before
    assert len(played(two).record.entries) < len(played(ROLL).record.entries)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_changed(slug: str) -> None:
    """By the first number of its box, one more."""
    number = next(one for one in values_of(GAMES[slug].folder).values() if type(one.value) is int)
    variant = Variant.make(slug, "One more", {number.path: number.value + 1})
    game = variants.load(variant)
    seats = game.seats[0]
    table = game.setup(seats, game.settle(seats, {}))
    playout(game, table, random_policy(Random(1)), FastDice(1))
    assert game.check(table) == []
    match = played(game, 8)
    assert type(match.table).__module__.startswith(f"oubliettes.games.{GAMES[slug].folder.name}_{variant.fingerprint}")
    seen = match.sight(match.pending[0].seat)
    sent = pickle.loads(pickle.dumps(seen))
    assert game.view(sent.table, seen.seat) == game.view(seen.table, seen.seat), "a worker can be asked about it"


def test_it_is_marked_wherever_its_title_is_said_and_drawn_by_its_own_numbers() -> None:
    two = variants.load(TWO)
    assert Words("fr", two).title() == f"{Words('fr', ROLL).title()} · Two delves"
    assert "game-title = Dungeon Roll · Two delves\n" in two.words("en")
    drawn = room(two, "terminal")
    assert drawn is not None
    assert "Delve 1 of 2" in "\n".join(drawn.DRAWING.plain(played(two, 1).view(0), Words("en", two, ["Ana"])))


# ------------------------------------------------------------------ records


def test_a_record_keeps_its_variant_and_is_replayed_under_it_only() -> None:
    two = variants.load(TWO)
    record = Record.loads(played(two).record.dumps())
    assert record.start.variant == TWO.as_json()
    assert replay(variants.of_record(record.start.variant, record.start.game), record).result
    with pytest.raises(WrongVersion):
        replay(ROLL, record)
    record.start.game, record.start.variant = ROLL.slug, None
    with pytest.raises(BadRecord):  # under the numbers of the game as printed it is another match
        replay(ROLL, record)
    with pytest.raises(BadOption, match="the changes in it are those of"):
        variants.of_record({**TWO.as_json(), "changes": {"constants.delves_per_player": 3}}, TWO.slug)
    assert "variant" not in played(ROLL).record.dumps()


# ------------------------------------------------------------------ kept, in the terminal


def test_kept_under_a_name_and_played_in_the_terminal(tmp_path: Path) -> None:
    kept = run(tmp_path, "lab", "keep", "dungeon-roll", "Two delves", "--set", "delves_per_player=2")
    assert (kept.returncode, kept.stderr) == (0, "")
    assert "oubliettes play dungeon-roll~two-delves" in kept.stdout
    assert variants.kept(tmp_path / "variants") == {tmp_path / "variants" / "two-delves.toml": TWO}
    assert "dungeon-roll~two-delves" in run(tmp_path, "games").stdout
    done = run(tmp_path, "play", "dungeon-roll~two-delves", "--seats", "Ana", "--seed", "1", typed="1\n" * 200)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Dungeon Roll · Two delves" in done.stdout
    assert "Delve 1 of 2" in done.stdout
    (path,) = (tmp_path / "games").glob("*.jsonl")
    (tmp_path / "variants" / "two-delves.toml").unlink()
    assert run(tmp_path, "verify", str(path)).returncode == 0, "the record has all that it needs"
    (ana,) = json.loads((tmp_path / "profiles.json").read_text(encoding="utf-8")).values()
    assert list(ana["games"]) == [TWO.slug]


def test_changed_for_one_table(tmp_path: Path) -> None:
    done = run(
        tmp_path, "play", "dungeon-roll", "--set", "delves_per_player=2", "--seats", "Ana", "--seed", "1", typed="q\n"
    )
    assert "Dungeon Roll · constants.delves_per_player=2" in done.stdout
    gone_on = run(tmp_path, "resume", typed="1\n" * 200)
    assert "Delve 2 of 2" in gone_on.stdout
    several = run(tmp_path, "play", "dungeon-roll", "--set", "delves_per_player=2,3", "--seats", "Ana")
    assert (several.returncode, "one only" in several.stderr) == (2, True)


@pytest.mark.parametrize("text", ["", "game = 3", "[changes]", 'game = "dungeon-roll"\nname = "x"\n[changes]\nno = 1'])
def test_a_file_that_is_no_variant_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "variants").mkdir()
    (tmp_path / "variants" / "odd.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadOption):
        variants.open_folder(tmp_path / "variants")
    said = run(tmp_path, "serve", "--port", "0")
    assert said.returncode == 1
    assert "odd.toml" in said.stderr or "no value 'no'" in said.stderr
    assert "Traceback" not in said.stderr


def test_a_folder_holds_so_many(tmp_path: Path) -> None:
    for number in range(variants.MOST + 1):
        variants.write(tmp_path / f"{number}.toml", TWO)
    with pytest.raises(BadOption, match="at most"):
        variants.kept(tmp_path)
    (tmp_path / "0.toml").write_text("#" * (variants.SIZE + 1), encoding="utf-8")
    with pytest.raises(BadOption, match="bytes"):
        variants.read(tmp_path / "0.toml")


def test_a_name_is_not_given_twice(tmp_path: Path) -> None:
    variants.keep(tmp_path, TWO)
    variants.keep(tmp_path, TWO)
    with pytest.raises(BadOption, match="another variant"):
        variants.keep(tmp_path, Variant.make("dungeon-roll", "Two  delves", {"constants.delves_per_player": 4}))


# ------------------------------------------------------------------ from a report to the table


def test_a_report_says_how_to_play_each_of_its_lines(tmp_path: Path) -> None:
    study = ["lab", "study", "dungeon-roll", "-n", "4", "--seats", "policy,random", "--set", "delves_per_player=1,2"]
    out = tmp_path / "study"
    options = ["-o", "hero_mode=choice", "--workers", "1", "--out", str(out)]
    assert run(tmp_path, *study, *options).returncode == 0
    page = (out / "report.html").read_text(encoding="utf-8")
    line = "play dungeon-roll --seats You,bot:random -o hero_mode=choice --set constants.delves_per_player=2"
    assert line in page
    assert f"http://localhost:8642/new/{TWO.slug}" in page
    played = run(tmp_path, *line.split(), "--seed", "1", typed="q\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Delve 1 of 2" in played.stdout
    assert {one.slug for one in variants.kept(out / "variants").values()} >= {TWO.slug}


# ------------------------------------------------------------------ on the server


def test_on_a_server_beside_the_game_and_never_mixed_with_it(tmp_path: Path) -> None:
    variants.keep(tmp_path / "variants", TWO)
    place = str(tmp_path / "matches.db")

    async def play(served: Served) -> None:
        async with Browser(served.url) as ana:
            house = await ana.get("/api/house")
            offered = {game["slug"]: game for game in house["games"]}
            assert offered[TWO.slug]["about"]["en"]["title"] == "Dungeon Roll · Two delves"
            assert offered["dungeon-roll"]["lesson"] > offered[TWO.slug]["lesson"] == 0
            with pytest.raises(Refusal):
                await ana.get(f"/api/games/{TWO.slug}/lesson")
            match = await ana.table(TWO.slug, seats=2, bots=[{"seat": 1, "level": "normal"}])
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as seat:
                await play_out(seat)
                await seat.until(lambda s: s.table and s.table.state == "done")
            record = Record.loads(await ana.get(f"/api/matches/{match}/record"))
            assert record.start.variant == TWO.as_json()
            game = variants.of_record(record.start.variant, record.start.game)
            assert replay(game, record).result
            me = await ana.get("/api/me")
            assert {sheet["game"] for sheet in me["sheets"]} <= {TWO.slug}
            shown = await ana.get(f"/api/matches/{match}/replay?seat=0")
            assert not shown.get("why"), shown["why"]

    log = tmp_path / "log"
    with Served(place, "--variants", str(tmp_path / "variants"), module="oubliettes.server", log=log) as served:
        asyncio.run(play(served))
    assert log.read_text(encoding="utf-8") == "", "its bots could think, in processes of their own"

    async def look(served: Served) -> None:
        async with Browser(served.url) as zoe:
            assert TWO.slug not in {game["slug"] for game in (await zoe.get("/api/house"))["games"]}
            with pytest.raises(Refusal):
                await zoe.table(TWO.slug)

    with Served(place, module="oubliettes.server") as served:
        asyncio.run(look(served))
