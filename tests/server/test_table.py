"""People at a table, over real sockets."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oubliettes.kernel import Record, check_dice
from oubliettes.server.messages import Chat, No, Told
from oubliettes.server.roster import FACES
from tests.server.guests import alone, second_round, started
from tests.server.served import Browser, Refusal, Seat, Served, play_out, shown

# ------------------------------------------------------------------ playing


def test_a_whole_game_against_a_bot(server: Served) -> None:
    """Open a table, fill it with a bot, play to the end, check every die."""

    async def work(ana: Browser) -> None:
        match = await ana.table(seats=2, bots=[{"seat": 1, "level": "policy"}])
        async with ana.at(match, 0) as seat:
            await ana.post(f"/api/matches/{match}/start")
            await play_out(seat)
            assert seat.state is not None
            assert seat.state.result is not None
            assert len(seat.state.result.scores) == 2
            await seat.until(lambda s: s.table and s.table.state == "done")
            assert seat.table is not None
        record = Record.loads(await ana.get(f"/api/matches/{match}/record"))
        assert record.start.commitment == seat.table.commitment
        assert record.start.names[0] == "Ana"
        assert record.start.names[1] in FACES
        assert record.end is not None
        assert record.end.seed == seat.state.result.seed
        assert check_dice(record) > 6
        assert {group.by for group in seat.log.values()} >= {"person", "bot:policy"}

    alone(server, work)


def test_two_people_see_the_same_table_and_only_the_asked_one_plays(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table(options={"first_seat": 0})
            await ana.invite(bo, match, 1, name="Bo")
            async with ana.at(match, 0) as one, bo.at(match, 1) as two, bo.at(match, "watch") as watch:
                await ana.post(f"/api/matches/{match}/start")
                for _ in range(12):
                    await one.until(lambda s: s.state and s.state.waiting)
                    assert one.state is not None
                    if one.state.ask is None:
                        break
                    ask = one.state.ask
                    await one.pick()
                    for other in (two, watch):
                        await other.until(lambda s: s.state and s.state.n == one.state.n)  # type: ignore[union-attr]
                        assert other.parts == one.parts
                        assert other.state is not None
                        assert other.state.waiting == one.state.waiting
                    assert watch.state is not None
                    assert watch.state.ask is None
                    with pytest.raises(Refusal, match="closed"):
                        await two.pick(ask.options[0], ask.id)
                    with pytest.raises(Refusal, match="not-yours"):
                        await watch.pick(ask.options[0], ask.id)
                assert one.log == two.log == watch.log

    asyncio.run(run())


def test_the_same_pick_again_is_acknowledged_again_and_played_once(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        async with ana.at(match, 0) as seat:
            ask = await seat.asked()
            first, *others = ask.options
            pick = {"type": "pick", "ask": ask.id, "pick": first}
            for number in range(5):  # a nervous finger
                await seat.send({**pick, "id": f"click{number}"})
            await seat.until(lambda s: s.acks >= {f"click{number}" for number in range(5)})
            n = seat.state.n if seat.state else -1
            await seat.pick(first, ask.id)
            assert seat.state is not None
            assert seat.state.n == n == int(ask.id) + 1
            with pytest.raises(Refusal, match="answered"):
                await seat.pick(others[0], ask.id)

    alone(server, work)


def test_undo_over_the_wire(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, game="secrets", seats=2, sit=[{"seat": 0, "name": "A"}, {"seat": 1, "name": "B"}])
        async with ana.at(match, 0) as one, ana.at(match, 1) as two:
            await second_round(one, two)
            leader = two  # round 1 of two seats
            before = (await leader.asked()).id
            assert leader.state is not None
            assert leader.state.undo is None
            parts = dict(leader.parts)
            await leader.pick(("step", "left"))
            assert leader.state.undo == before
            assert leader.parts["steps/left"] == 1
            said = max(leader.log)
            await leader.do("undo", of=before)
            assert leader.parts == parts
            assert said not in leader.log
            await one.until(lambda s: said not in s.log)
            assert leader.state.ask is not None
            assert leader.state.ask.id not in (before, "")
            with pytest.raises(Refusal, match="answered"):
                await leader.pick(("step", "right"), before)  # that ask is over for good
            await leader.do("undo", of=before)  # said twice, done once
            await leader.pick(("step", "right"))
            await leader.pick(("step", "right"))  # a die has fallen
            assert leader.state.undo is None
            with pytest.raises(Refusal, match="closed"):
                await leader.do("undo", of=str(leader.state.n))

    alone(server, work)


def test_reconnect_gets_the_gap(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        async with ana.at(match, 0) as seat:
            for _ in range(3):
                await seat.pick()
            seen, log = max(seat.log), dict(seat.log)
        async with ana.at(match, 0) as other:
            while max(other.log, default=-1) <= seen:  # some picks say nothing
                await other.pick()
        async with ana.at(match, 0, seen) as back:
            await back.until(lambda s: s.state)
            assert min(back.log) > seen
            assert back.parts == other.parts
            assert {**log, **back.log} == {**log, **other.log}

    alone(server, work)


def test_a_long_absence_is_read_from_the_store(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        log = {}
        async with ana.at(match, 0) as seat:
            await play_out(seat)
            log = dict(seat.log)
        async with ana.at(match, 0, 0) as back:
            await back.until(lambda s: s.state)
            assert {n: group for n, group in log.items() if n > 0} == back.log
        page = await ana.get(f"/api/matches/{match}/log?seat=0")
        assert [group["n"] for group in page["groups"]] == sorted(log)[-len(page["groups"]) :]
        assert [event["key"] for event in page["groups"][0]["events"]]

    alone(server, work)


def test_blocked_and_advice_on_demand(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, game="secrets", seats=2, sit=[{"seat": 0, "name": "A"}, {"seat": 1, "name": "B"}])
        async with ana.at(match, 0) as one, ana.at(match, 1) as two:
            await second_round(one, two)
            ask = await two.asked()
            assert ask.blocked
            await two.send({"type": "want", "what": "blocked", "ask": ask.id})
            told = await two.hear(Told)
            assert (told.blocked[0].pick, told.blocked[0].rule) == (["step", "up"], "ZZ-1.1")
            await two.send({"type": "want", "what": "advice", "ask": ask.id})
            told = await two.until(
                lambda s: next((m for m in s.heard if isinstance(m, Told) and m.what == "advice"), None)
            )
            assert told.advice in ask.options
            await two.send({"type": "want", "what": "values", "ask": ask.id})
            told = await two.until(
                lambda s: next((m for m in s.heard if isinstance(m, Told) and m.what == "values"), None)
            )
            assert told.advice in ask.options
            assert [one.pick for one in told.values] == ask.options
            assert {one.value for one in told.values} == {50}
            assert {one.odds for one in told.values} == {50}  # as its notes have it

    alone(server, work)


def values_told(seat: Seat) -> list[Told]:
    return [message for message in seat.heard if isinstance(message, Told) and message.what == "values"]


def test_every_want_is_answered_a_second_one_too(server: Served) -> None:
    """All who wonder about the same question: twice on one socket, and on another of the same seat."""

    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        async with ana.at(match, 0) as one, ana.at(match, 0) as two:
            ask = await one.asked()
            for seat in (one, one, two):
                await seat.send({"type": "want", "what": "values", "ask": ask.id})
            await one.until(lambda s: len(values_told(s)) == 2)
            await two.until(lambda s: len(values_told(s)) == 1)
            for told in values_told(one) + values_told(two):
                assert told.ask == ask.id
                assert told.advice in ask.options
            await one.pick()
            await one.send({"type": "want", "what": "values", "ask": ask.id})
            assert (await one.hear(No)).code == "closed"

    alone(server, work)


def test_a_table_can_play_without_hints(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await ana.table(seats=1)
        changed = await ana.ask("PATCH", f"/api/matches/{match}", {"hints": False})
        assert changed["table"]["hints"] is False
        await ana.post(f"/api/matches/{match}/start")
        async with ana.at(match, 0) as seat:
            ask = await seat.asked()
            for what in ("advice", "values"):
                await seat.send({"type": "want", "what": what, "ask": ask.id})
                await seat.until(lambda s: sum(isinstance(m, No) and m.code == "no-hints" for m in s.heard))
                assert not any(isinstance(message, Told) for message in seat.heard)
                seat.heard.clear()
            await seat.send({"type": "want", "what": "blocked", "ask": ask.id})
            assert (await seat.hear(Told)).what == "blocked"

    alone(server, work)


def test_real_dice_are_typed_in_and_bots_get_theirs_from_the_server(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(
            ana, seats=2, dice="real", bots=[{"seat": 1, "level": "random"}], options={"first_seat": 0}
        )
        async with ana.at(match, 0) as seat:
            for value in (1, 1, 2, 2, 3, 3, 4):
                ask = await seat.asked()
                assert ask.prompt == "roll-die"
                await seat.pick(("die", value))
            assert (await seat.asked()).prompt == "confirm-roll"
            await seat.pick(("confirm",))
            party = {key: value for key, value in seat.parts.items() if key.startswith("party/") and value}
            assert sum(party.values()) == 7
            for _ in range(400):
                await seat.until(lambda s: s.state and (s.state.ask or s.state.result))
                assert seat.state is not None
                if seat.state.result:
                    break
                ask = seat.state.ask
                assert ask is not None
                await seat.pick(("confirm",) if ask.prompt == "confirm-roll" else ask.options[-1])
            assert seat.state is not None
            assert seat.state.result

    alone(server, work)


# ------------------------------------------------------------------ who plays


def test_leave_let_a_bot_play_and_come_back(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table(game="secrets", seats=2)
            await ana.invite(bo, match, 1, name="Bo")
            async with ana.at(match, 0) as one:
                await ana.post(f"/api/matches/{match}/start")
                async with bo.at(match, 1) as two:
                    with pytest.raises(Refusal, match="not-yours"):
                        await two.do("seat", do="back", seat=0)
                    await two.do("seat", do="leave", seat=1)
                await one.until(lambda s: s.table and s.table.seats[1].kind == "bot")
                assert one.table is not None
                assert one.table.seats[1].owned
                await one.pick()  # the bot answers, nobody waits
                await one.until(lambda s: s.state and s.state.ask and s.state.ask.prompt == "show")
                async with bo.at(match, 1) as two:
                    await two.do("seat", do="back", seat=1)
                    await one.pick(("pass",))
                    assert (await two.asked()).prompt == "show"
                    await two.do("seat", do="bot", seat=1)
                    await one.until(lambda s: s.table and s.table.seats[1].kind == "bot")
                    with pytest.raises(Refusal, match="not-now"):
                        await two.pick(("pass",))

    asyncio.run(run())


def test_a_bots_table_stands_still_while_nobody_watches(server: Served) -> None:
    async def work(ana: Browser) -> None:
        bots = [{"seat": 0, "level": "random"}, {"seat": 1, "level": "random"}]
        match = await started(ana, seats=2, sit=[], bots=bots)
        async with ana.at(match, "watch") as watch:
            await watch.until(lambda s: s.state and s.state.result)  # the bots' process is warm now
        match = await started(ana, seats=2, sit=[], bots=bots)
        await asyncio.sleep(1)
        page = await ana.get(f"/api/matches/{match}/log")
        assert [group["n"] for group in page["groups"]] == [0]
        async with ana.at(match, "watch") as watch:
            await watch.until(lambda s: s.state and s.state.result)

    alone(server, work)


def test_the_clock_answers_and_then_a_bot_sits(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1, clock=1)
        async with ana.at(match, 0) as seat:
            await seat.asked()
            assert seat.state is not None
            assert seat.state.due is not None
            assert 0 < seat.state.due - seat.state.now <= 1000
            await seat.until(lambda s: s.table and s.table.seats[0].kind == "bot")
            await seat.until(lambda s: s.state and s.state.result)
        frames = (await ana.get(f"/api/matches/{match}/replay"))["frames"]
        assert [frame.get("by") for frame in frames[:4]] == [None, "clock", "clock", "clock"]
        assert (frames[3]["kind"], frames[3]["pick"][:3]) == ("seat", ["bot", "policy", "clock"])
        assert {frame["by"] for frame in frames[4:]} == {"bot:policy"}

    alone(server, work)


def test_a_lone_pass_is_answered_after_a_blind_delay(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, game="secrets", seats=2, sit=[{"seat": 0, "name": "A"}, {"seat": 1, "name": "B"}])
        async with ana.at(match, 0) as one, ana.at(match, 1) as two:
            for round_ in (1, 2):
                await one.pick()
                await two.pick()
                if round_ == 1:
                    await one.pick(("show",))
                    await two.pick(("pass",))
                    await two.pick()
                    await two.pick()
            ask = await one.asked()
            assert ask.options == [["pass"]]
            await two.until(lambda s: s.state and s.state.ask and s.state.ask.prompt == "show")

    alone(server, work)


def test_presence_and_watchers(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table()
            watch_key = (await ana.post(f"/api/matches/{match}/keys", role="watch"))["key"]
            await bo.post("/api/enter", key=watch_key)
            async with ana.at(match, 0) as one:
                async with bo.at(match, "watch") as watch:
                    await one.until(lambda s: s.table and s.table.watchers == 1 and s.table.seats[0].here)
                    with pytest.raises(Refusal, match="not-yours"):
                        await watch.do("say", text="I see")
                await one.until(lambda s: s.table and s.table.watchers == 0)
            async with bo.at(match, "watch") as watch:
                await watch.until(lambda s: s.table and not s.table.seats[0].here and s.table.seats[0].away)
                assert watch.table is not None
                assert watch.table.host_away

    asyncio.run(run())


def test_one_device_for_two_seats(server: Served) -> None:
    """Hot-seat: the shown seat's socket is open, and both people count as there."""

    async def work(ana: Browser) -> None:
        match = await started(ana, game="secrets", seats=2, sit=[{"seat": 0, "name": "A"}, {"seat": 1, "name": "B"}])
        for number in (0, 1):
            async with ana.at(match, number) as seat:
                await seat.until(lambda s: s.table and all(one.here for one in s.table.seats))
                await seat.pick(("take", 2))
        async with ana.at(match, 0) as seat:
            assert (await seat.asked()).prompt == "show"
            assert seat.parts["chosen"] == [2, 2]

    alone(server, work)


def test_chat_reaches_the_table_and_the_host_can_mute(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table()
            await ana.invite(bo, match, 1, name="Bo")
            async with ana.at(match, 0) as one, bo.at(match, 1) as two:
                await two.do("say", text="Bonsoir !")
                heard = await one.hear(Chat)
                assert [(line.seat, line.text) for line in heard.lines] == [(1, "Bonsoir !")]
                with pytest.raises(Refusal, match="not-yours"):
                    await two.do("seat", do="mute", seat=0)
                await one.do("seat", do="mute", seat=1)
                with pytest.raises(Refusal, match="not-now"):
                    await two.do("say", text="?")
                await one.do("seat", do="unmute", seat=1)
                await two.do("say", text="Merci")
            async with bo.at(match, 1) as back:
                heard = await back.hear(Chat)
                assert [line.text for line in heard.lines] == ["Bonsoir !", "Merci"]

    asyncio.run(run())


# ------------------------------------------------------------------ after the end


def events_of(frame: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = frame.get("log", {}).get("events", [])
    return found


def shown_after(frames: list[dict[str, Any]]) -> dict[str, object]:
    """The view that the frames of a replay lead to, event by event."""
    parts: dict[str, object] = {}
    for step in (step for frame in frames for step in (*events_of(frame), frame)):
        parts = shown(parts, step.get("parts", {}), step.get("gone", []))
    return parts


def test_replay_record_rematch_and_continue(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table(game="secrets", seats=2, options={"rounds": 2})
            await ana.invite(bo, match, 1, name="Bo")
            async with ana.at(match, 0) as one, bo.at(match, 1) as two:
                await ana.post(f"/api/matches/{match}/start")
                for path in ("replay?seat=1", "record"):
                    with pytest.raises(Refusal, match="not-now"):
                        await ana.get(f"/api/matches/{match}/{path}")
                with pytest.raises(Refusal, match="not-now"):
                    await ana.post(f"/api/matches/{match}/rematch")
                with pytest.raises(Refusal, match="not-now"):
                    await ana.post(f"/api/matches/{match}/continue", n=1, seat=0, name="Ana")
                await asyncio.gather(play_out(one), play_out(two))
                last = dict(two.parts)
                first, second = await asyncio.gather(
                    ana.post(f"/api/matches/{match}/rematch"), bo.post(f"/api/matches/{match}/rematch")
                )
                assert first == second
                await two.until(lambda s: s.table and s.table.rematch == first["id"])
            assert (await bo.get(f"/api/matches/{first['id']}"))["mine"] == [1]

            replay = await ana.get(f"/api/matches/{match}/replay?seat=1")  # another's seat: it is over
            assert shown_after(replay["frames"]) == last
            seen = {event["key"] for frame in replay["frames"] for event in events_of(frame) if "parts" in event}
            assert {"chosen", "steps", "rolled"} <= seen  # it steps by event
            assert replay["result"]["seed"]
            picks = [frame for frame in replay["frames"] if frame["kind"] == "pick"]
            assert {frame["seat"] for frame in picks} == {0, 1}

            n = picks[3]["n"]
            going_on = (await bo.post(f"/api/matches/{match}/continue", n=n, seat=1, name="Bo"))["id"]
            async with bo.at(going_on, 1) as seat:
                await seat.until(lambda s: s.state)
                assert seat.table is not None
                assert seat.table.continued is not None
                assert (seat.table.continued.match, seat.table.continued.n) == (match, n)
                assert seat.table.commitment != two.table.commitment  # type: ignore[union-attr]
                then = shown_after(replay["frames"][: n + 1])
                shown = seat.parts if seat.heard else {}
                assert {key: shown[key] for key in ("cards", "points")} == {
                    key: then[key] for key in ("cards", "points")
                }
                await play_out(seat)
            record = Record.loads(await bo.get(f"/api/matches/{going_on}/record"))
            assert record.start.dice == "continued"

    asyncio.run(run())


def test_resume_lists_my_tables(server: Served) -> None:
    async def work(ana: Browser) -> None:
        first = await started(ana, seats=1)
        second = await ana.table(seats=3)
        found = {one["id"]: one for one in (await ana.get("/api/me"))["matches"]}
        assert set(found) == {first, second}
        assert (found[first]["state"], found[first]["turn"], found[first]["seats"]) == ("play", True, [0])
        assert (found[second]["state"], found[second]["host"]) == ("open", True)

    alone(server, work)


def test_whose_turn_it_is_is_known_of_tables_that_nobody_has_loaded(tmp_path: Path) -> None:
    async def turns(*people: Browser) -> list[list[bool]]:
        return [[one["turn"] for one in (await person.get("/api/me"))["matches"]] for person in people]

    async def run() -> None:
        async with Browser(served.url) as ana, Browser(served.url) as ben:
            match = await ana.table()
            await ana.invite(ben, match, 1, name="Ben")
            await ana.post(f"/api/matches/{match}/start")
            bots = await started(ana, bots=[{"seat": 1, "level": "random"}])
            first = [one["turn"] for one in (await ana.get("/api/me"))["matches"] if one["id"] == match]
            before = await turns(ana, ben)
            assert sorted([*first, *before[1]]) == [False, True]
            served.kill()
            served.start()
            assert await turns(ana, ben) == before
            mine = {one["id"]: one for one in (await ana.get("/api/me"))["matches"]}
            assert (mine[bots]["names"][0], mine[bots]["bots"]) == ("Ana", ["", "random"])
            asked = ana if first == [True] else ben
            async with asked.at(match, 0 if first == [True] else 1) as seat:
                await seat.do("seat", do="bot", seat=seat.seat)  # a bot plays on for them
                assert [one["turn"] for one in (await asked.get("/api/me"))["matches"] if one["id"] == match] == [False]

    with Served(str(tmp_path / "matches.db")) as served:
        asyncio.run(run())
