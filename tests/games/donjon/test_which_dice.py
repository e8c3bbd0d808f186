"""Which dice are rolled: a scripted 3 looks the same on a D4 and on a D10, so here their faces are watched."""

from collections.abc import Callable

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.rules.zones.layout import refresh
from oubliettes.games.donjon.table import PC, Fire, Table
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, skilled
from tests.games.donjon.furnished import beside
from tests.games.donjon.situation import at, play, put_piece, table
from tests.games.donjon.watched import FIGHT, TURN, Watched
from tests.support import rule

Scene = Callable[[], tuple[Table, list[tuple[str | int, ...]], list[str]]]
"""A table, the steps to play, and the picks to make."""


def examined(kind: str, *more: str) -> Scene:
    def scene() -> tuple[Table, list[tuple[str | int, ...]], list[str]]:
        t, number = beside(kind, f"warrior 2,3 {SPENT}")
        return t, TURN, [f"examine {kind} {number}", *more]

    return scene


def done(heroes: str, *picks: str, monsters: str = "", skill: str = "", phase: str = "PE") -> Scene:
    def scene() -> tuple[Table, list[tuple[str | int, ...]], list[str]]:
        t = table("room_n", heroes=heroes, monsters=monsters, phase=phase, round=1)
        if skill:
            skilled(t.heroes[0], skill)
        return t, FIGHT if phase == PC else TURN, list(picks)

    return scene


def happened(card: str, heroes: str = f"warrior 2,3 {SPENT} gold=9") -> Scene:
    return lambda: (table("room_n", heroes=heroes), [("event", card, 0)], [])


def circle() -> tuple[Table, list[tuple[str | int, ...]], list[str]]:
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}")
    put_piece(t, "magic_circle", "2,2")
    return t, TURN, ["step n"]


def chasm() -> tuple[Table, list[tuple[str | int, ...]], list[str]]:
    t = table("room_n=chasm_room", heroes="warrior 2,3")
    return t, [("chasm", 0)], []


def fire() -> tuple[Table, list[tuple[str | int, ...]], list[str]]:
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}", monsters="orc 5,5", phase=PC, round=1)
    t.fires = (Fire(at(t, "2,2"), 0),)
    refresh(t)
    return t, FIGHT, ["step n"]


def slab() -> tuple[Table, list[tuple[str | int, ...]], list[str]]:
    t = table("room_n", heroes="warrior 2,3")
    return t, TURN, [f"activate {put_piece(t, 'slab', '2,2')} slab"]


@pytest.mark.parametrize(
    "scene, rolls, faces",
    [
        pytest.param(examined("chest"), [1, 3], [10, 4], marks=rule("DJ-19.1", "DJ-18.1")),
        pytest.param(examined("wardrobe"), [1, 3], [10, 4], marks=rule("DJ-19.5", "DJ-18.1")),
        pytest.param(examined("alchemist_bench"), [1, 3], [10, 4], marks=rule("DJ-19.18", "DJ-19.19")),
        pytest.param(examined("altar"), [1, 3], [10, 4], marks=rule("DJ-19.26")),
        pytest.param(examined("library"), [7, 3], [10, 10], marks=rule("DJ-19.16", "DJ-18.12")),
        pytest.param(examined("desk"), [9, 3], [10, 10], marks=rule("DJ-19.40", "DJ-18.12")),
        pytest.param(examined("fountain"), [8, 3], [10, 10], marks=rule("DJ-19.55")),
        pytest.param(examined("fountain", "drink_water"), [7, 3], [10, 6], marks=rule("DJ-19.53")),
        pytest.param(circle, [6, 3], [10, 6], marks=rule("DJ-19.63", "DJ-19.57")),
        pytest.param(chasm, [10], [10], marks=rule("DJ-19.78")),
        pytest.param(slab, [6], [10], marks=rule("DJ-42.23")),
        pytest.param(done(f"warrior 2,3 {SPENT} water=1"), [3], [4], marks=rule("DJ-19.50", "DJ-19.51")),
        pytest.param(done("warrior 2,3", "search"), [3], [10], marks=rule("DJ-16.2")),
        pytest.param(done("warrior 2,3", "run"), [3], [6], marks=rule("DJ-12.2")),
        pytest.param(
            done("warrior 2,3 life=9 +healing_potion", "drink healing_potion"), [3], [6], marks=rule("DJ-8.28")
        ),
        pytest.param(
            done("warrior 2,3 life=9 +greater_healing_potion", "drink greater_healing_potion"), [3, 3], [6, 6],
            marks=rule("DJ-44.9"),
        ),
        pytest.param(
            done("warrior 2,3 +rat_poison", "rats 2 2", monsters="skaven 2,2", phase=PC), [3], [4],
            marks=rule("DJ-8.31"),
        ),
        pytest.param(fire, [3], [6], marks=rule("DJ-37.12")),
        pytest.param(
            done("priest 2,3 life=9", "skill-on seat:0 healing", skill="healing"), [3], [6], marks=rule("DJ-38.2")
        ),
        pytest.param(
            done("priest 2,3 life=9", "skill song_of_comfort", skill="song_of_comfort"), [3], [4],
            marks=rule("DJ-38.8"),
        ),
        pytest.param(
            done("warrior 2,3 life=9", "skill second_wind", skill="second_wind"), [3], [6], marks=rule("DJ-36.9")
        ),
        pytest.param(
            done(f"wizard 2,5 fatigue=1 destiny=0; thief 4,4 {SPENT}", "skill-zone 0 earthquake", monsters="orc 1,1",
                 skill="earthquake", phase=PC),
            [1, 3, 1, 3], [10, 4, 10, 4], marks=rule("DJ-37.9"),
        ),
        pytest.param(happened("pit"), [1, 3], [10, 6], marks=rule("DJ-42.6")),
        pytest.param(happened("poisoned_darts"), [3, 10], [4, 10], marks=rule("DJ-42.7")),
        pytest.param(happened("falling_block"), [1, 3], [10, 6], marks=rule("DJ-42.9")),
        pytest.param(happened("arrow_slit"), [1, 9], [10, 10], marks=rule("DJ-42.10")),
        pytest.param(happened("rat_swarm"), [3], [4], marks=rule("DJ-42.13")),
        pytest.param(happened("pilfering_imp"), [1, 3], [10, 10], marks=rule("DJ-42.20")),
    ],
)  # fmt: skip
def test_these_dice_and_no_others(scene: Scene, rolls: list[int], faces: list[int]) -> None:
    t, steps, picks = scene()
    t.then(*steps)
    dice = Watched(rolls)
    play(Match.at(GAME, t, dice), *picks)
    assert dice.faces == faces
    assert not dice.rolls
