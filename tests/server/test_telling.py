"""What a table needs to show everything: frames with the events, dice, notes, spots, chains, the box."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from oubliettes.server.messages import Told
from tests.server.served import Browser, Refusal, Seat, Served

A_AND_B = [{"seat": 0, "name": "A"}, {"seat": 1, "name": "B"}]


def at_the_walk(server: Served, work: Callable[[Seat, Seat, Seat], Awaitable[None]]) -> None:
    """Two seats and a watcher of the game of secrets, seat 1 about to walk."""

    async def run() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table(game="secrets", seats=2, sit=A_AND_B)
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as one, ana.at(match, 1) as two, ana.at(match, "watch") as watch:
                await watch.until(lambda s: s.state)
                await one.pick()
                await two.pick()
                await one.pick(("show",))
                await two.pick(("pass",))
                assert (await two.asked()).prompt == "walk"
                await work(one, two, watch)

    asyncio.run(run())


def test_events_carry_what_was_seen_at_their_instant(server: Served) -> None:
    async def work(one: Seat, two: Seat, watch: Seat) -> None:
        shown = [frame for frame in one.frames if frame[0] == "shows"]
        card = one.parts["cards"][0]
        assert shown[-1][1]["shown"] == [card, 0]
        await two.pick(("step", "left"))
        await two.pick(("step", "left"))
        for seat in (one, two, watch):
            await seat.until(lambda s: any(key == "rolled" for key, _ in s.frames))
            steps = [parts.get("steps/left", 0) for key, parts in seat.frames if key == "steps"]
            assert steps == [1, 2]
            rolled = next(parts for key, parts in seat.frames if key == "rolled")
            assert rolled["steps/left"] == 2  # the die has fallen, and what follows from it has not happened yet
            assert rolled["points"] == seat.parts["points"]
        assert [frame[1]["cards"] for frame in two.frames if frame[0] == "steps"] == [[card, two.parts["cards"][1]]] * 2
        assert [frame[1]["cards"] for frame in watch.frames if frame[0] == "steps"] == [[card, -1]] * 2

    at_the_walk(server, work)


def test_who_comes_back_gets_the_last_view_at_once(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table(game="secrets", seats=2, sit=A_AND_B)
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as one, ana.at(match, 1) as two:
                await one.pick()
                await two.pick()
                await one.pick(("pass",))
            async with ana.at(match, 0) as back:
                await back.until(lambda s: s.state)
                assert back.frames == []
                assert back.log

    asyncio.run(run())


def test_dice_are_told_in_one_shape(server: Served) -> None:
    async def work(one: Seat, two: Seat, watch: Seat) -> None:
        await two.pick(("step", "left"))
        await two.pick(("step", "right"))
        group = await one.until(lambda s: next((g for g in s.log.values() if g.events[-1].key == "rolled"), None))
        event = group.events[-1]
        (roll,) = event.rolls
        assert (roll.what, roll.by, [(die.faces, die.value) for die in roll.dice]) == (
            "walk",
            "seat:1",
            [(6, event.facts["die"])],
        )
        assert roll.outcome == ("starts-again" if event.facts["die"] > 3 else "goes-on")

    at_the_walk(server, work)


def test_notes_are_made_when_somebody_wants_them(server: Served) -> None:
    async def work(one: Seat, two: Seat, watch: Seat) -> None:
        ask = await two.asked()
        assert ask.spots == [["left"], ["right"]]
        assert ask.chain == "stroll"
        await two.send({"type": "want", "what": "notes", "ask": ask.id})
        told: Told = await two.hear(Told)
        notes = {tuple(note.pick): note for note in told.notes}
        assert list(notes) == [("step", "left"), ("step", "right"), ("step", "up")]
        left = notes["step", "left"]
        assert ([(line.key, line.facts) for line in left.lines], left.chance, left.danger) == (
            [("step", {"steps": 0})],
            0.5,
            False,
        )
        assert (notes["step", "up"].chance, notes["step", "up"].danger) == (-1, True)
        await one.send({"type": "want", "what": "notes", "ask": ask.id})
        refusal = await one.until(lambda s: s.refused(""))
        assert refusal.code == "closed"

    at_the_walk(server, work)


def test_a_chain_is_played_pick_by_pick(server: Served) -> None:
    async def work(one: Seat, two: Seat, watch: Seat) -> None:
        ask = await two.asked()
        await two.do("chain", ask=ask.id, picks=[["step", "left"], ["step", "right"]])
        walked = [event.facts["where"] for group in two.log.values() for event in group.events if event.key == "steps"]
        assert walked == ["left", "right"]
        with pytest.raises(Refusal, match="closed"):  # sent again, it is played no more
            await two.do("chain", ask=ask.id, picks=[["step", "left"], ["step", "right"]])

    at_the_walk(server, work)


def test_a_chain_stops_where_a_pick_is_refused(server: Served) -> None:
    async def work(one: Seat, two: Seat, watch: Seat) -> None:
        ask = await two.asked()
        with pytest.raises(Refusal, match="not-offered") as refused:
            await two.do("chain", ask=ask.id, picks=[["step", "left"], ["step", "up"], ["step", "left"]])
        assert refused.value.done == 1
        following = await two.until(lambda s: s.state and s.state.ask and s.state.ask.id != ask.id and s.state.ask)
        assert following.prompt == "walk"
        assert two.parts["steps/left"] == 1

    at_the_walk(server, work)


def test_a_chain_stops_where_something_else_is_asked(server: Served) -> None:
    async def work(one: Seat, two: Seat, watch: Seat) -> None:
        ask = await two.asked()
        with pytest.raises(Refusal, match="interrupted") as refused:
            await two.do("chain", ask=ask.id, picks=[["step", "left"], ["step", "right"], ["take", 1]])
        assert refused.value.done == 2
        following = await two.until(
            lambda s: s.state and s.state.ask and s.state.ask.prompt == "choose" and s.state.ask
        )
        assert following.chain == ""

    at_the_walk(server, work)


def test_the_box_is_served_by_id(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            box = await ana.get("/api/games/secrets/box")
            assert box == {
                "game": "secrets",
                "things": [
                    {"id": "left", "kind": "way", "numbers": {"length": 2}, "rules": ["ZZ-1.1"]},
                    {"id": "right", "kind": "way"},
                ],
                "places": ["up"],
                "chains": {"stroll": ["walk"]},
                "orders": [
                    {"id": "keep-hidden", "prompts": ["show"], "terms": ["always", "round"]},
                    {"id": "take-two", "prompts": ["choose"], "terms": ["always"]},
                    {"id": "copy", "prompts": ["choose"], "terms": ["always"], "about": "seat"},
                ],
            }
            assert (await ana.http.get("/api/games/chess/box")).status_code == 404

    asyncio.run(run())
