"""How a finished match went: luck has its sign, and the turning point is where it turned."""

import asyncio

import pytest

from oubliettes.games import GAMES
from oubliettes.games.dungeon_roll.pieces import PARTY_FACES
from oubliettes.kernel import Match, ScriptedDice
from oubliettes.server.entries import encode, pack_start
from oubliettes.server.position import Position
from oubliettes.server.stored import EntryRow
from oubliettes.server.story import FEWEST, SAMPLES, WORLDS, Past, attention, tell, turning_point
from tests.server.served import Browser, Refusal, Served, play_out

GAME = GAMES["dungeon-roll"]
OPTIONS = GAME.settle(1, {"hero_mode": "choice"})


def one_pick(face: str) -> Past:
    """A solo match up to its first throw: all Party dice show that face, and a dragon is the first level."""
    dice = ScriptedDice([PARTY_FACES.index(face) + 1] * 7 + [6], draws=[0])
    match = Match.new(GAME, seats=1, options=OPTIONS, dice=dice)
    start = match.record.start
    start.dice, start.commitment, start.salts, start.names = "fair", "c", ("",), ("Ana",)
    position = Position(match, dice)
    first = EntryRow(0, -1, "", "start", pack_start(start), encode(start.throws), "[]", "", 0)
    return Past(GAME.slug, [first, position.pick(0, ("hero", "crusader"), "person")])


def test_luck_is_measured_against_what_the_dice_do_on_average() -> None:
    good, bad = tell(one_pick("champion")), tell(one_pick("scroll"))
    assert good.luck[0] > 0.01
    assert bad.luck[0] < -0.01
    assert good.standing[0][0] == bad.standing[0][0]  # before the throw nobody could tell
    assert good.moves == [0, 1]


@pytest.mark.parametrize("picks", [1, 100, 125, 126, 749, 751, 2000, 20_000])
def test_a_long_match_is_looked_at_in_no_more_worlds_than_any(picks: int) -> None:
    samples, every = attention(picks)
    assert FEWEST <= samples <= SAMPLES
    assert len(range(0, picks, every)) * samples <= WORLDS


def test_every_pick_of_a_short_match_is_looked_at_closely() -> None:
    assert attention(1) == attention(WORLDS // SAMPLES) == (SAMPLES, 1)
    assert attention(10 * WORLDS) == (FEWEST, 40)


@pytest.mark.parametrize(
    "standing, found",
    [
        ([[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], [0.3, 0.7], [0.0, 1.0]], (2, 1)),  # for whom it turned
        ([[0.5, 0.5], [0.5, 0.5], [1.0, 0.0]], (0, 0)),  # the end itself is no news
        ([[0.5], [0.6], [0.2], [1.0]], (2, 0)),  # alone, a loss may be it
        ([[0.5]], (0, 0)),
    ],
)
def test_the_turning_point(standing: list[list[float]], found: tuple[int, int]) -> None:
    assert turning_point(standing) == found


def test_the_story_of_a_match(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            match = await ana.table(seats=2, bots=[{"seat": 1, "level": "policy"}])
            async with ana.at(match, 0) as seat:
                await ana.post(f"/api/matches/{match}/start")
                with pytest.raises(Refusal) as early:
                    await ana.get(f"/api/matches/{match}/story")
                assert early.value.status == 409  # it looks at what is hidden
                await play_out(seat)
            with pytest.raises(Refusal) as stranger:
                await eve.get(f"/api/matches/{match}/story")
            assert stranger.value.status == 404
            told, again = await asyncio.gather(*(ana.get(f"/api/matches/{match}/story") for _ in range(2)))
            assert told == again
            frames = (await ana.get(f"/api/matches/{match}/replay"))["frames"]
            assert told["moves"] == [frame["n"] for frame in frames if frame["kind"] in ("start", "pick", "undo")]
            assert [len(line) for line in told["standing"]] == [len(told["moves"])] * 2
            assert told["turn"] in told["moves"]
            assert abs(sum(told["luck"])) < 0.2  # what one gets the other lacks

    asyncio.run(run())


def test_typed_dice_are_nobodys_luck(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table(seats=1, dice="real")
            async with ana.at(match, 0) as seat:
                await ana.post(f"/api/matches/{match}/start")
                await play_out(seat)
            assert (await ana.get(f"/api/matches/{match}/story"))["luck"] == []

    asyncio.run(run())
