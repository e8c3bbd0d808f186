"""From an open table to entry 0: seats, options, salts, sheets."""

import asyncio
from typing import Any

import pytest

from oubliettes.kernel import Record, check_dice
from oubliettes.server.messages import OpenSalt
from oubliettes.server.roster import FACES
from tests.server.served import Browser, Refusal, Seat, Served, play_out, seal


async def open_salt(seat: Seat, salt: str) -> None:
    await seat.hear(OpenSalt)
    await seat.send({"type": "salt", "salt": salt})


def test_salts_are_opened_at_the_start_and_go_into_the_dice(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table(seats=3, sit=[{"seat": 0, "name": "Ana", "seal": seal("salt of Ana")}])
            await ana.invite(bo, match, 1, name="Bo", seal=seal("salt of Bo"))
            async with ana.at(match, 0) as one, bo.at(match, 1) as two:
                await one.until(lambda s: s.table and s.table.seats[1].seal)
                opening = [open_salt(one, "salt of Ana"), open_salt(two, "salt of Bo")]
                await asyncio.gather(ana.post(f"/api/matches/{match}/start", fill="random"), *opening)
                await one.until(lambda s: s.table and s.table.salts == ["salt of Ana", "salt of Bo", ""])
                while True:
                    await asyncio.gather(*(seat.until(lambda s: s.state) for seat in (one, two)))
                    assert one.state is not None
                    assert two.state is not None
                    if one.state.result:
                        break
                    for seat in (one, two):
                        if seat.state and seat.state.ask:
                            await seat.pick()
                    await asyncio.sleep(0.01)
            record = Record.loads(await ana.get(f"/api/matches/{match}/record"))
            assert record.start.salts == ("salt of Ana", "salt of Bo", "")
            assert check_dice(record)

    asyncio.run(run())


def test_one_who_does_not_open_stops_the_start_and_the_seed_is_another(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            match = await ana.table(sit=[{"seat": 0, "name": "Ana", "seal": seal("mine")}])
            await ana.invite(eve, match, 1, name="Eve", seal=seal("hers"))
            async with ana.at(match, 0) as one, eve.at(match, 1) as two:
                await one.until(lambda s: s.table and s.table.seats[1].here)
                assert one.table is not None
                before = one.table.commitment

                async def cheat() -> None:
                    await two.hear(OpenSalt)
                    await two.send({"type": "salt", "salt": "another"})

                start = asyncio.create_task(ana.post(f"/api/matches/{match}/start"))
                await asyncio.gather(open_salt(one, "mine"), cheat())
                with pytest.raises(Refusal, match="Eve") as refused:
                    await start
                assert refused.value.code == "unsealed"
                await one.until(lambda s: s.table and s.table.commitment != before and not s.table.seats[0].seal)
                # seals are sent anew, and then it starts
                await one.send({"type": "seal", "seal": seal("mine 2")})
                await one.until(lambda s: s.table and s.table.seats[0].seal)
                one.heard.clear()
                await asyncio.gather(ana.post(f"/api/matches/{match}/start"), open_salt(one, "mine 2"))
                await one.until(lambda s: s.table and s.table.salts == ["mine 2", ""])
                await one.send({"type": "seal", "seal": seal("late")})
                await one.until(lambda s: any(getattr(m, "code", "") == "late-seal" for m in s.heard))

    asyncio.run(run())


def test_one_device_opens_the_salts_of_both_its_seats(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table(sit=[{"seat": 0, "name": "A", "seal": seal("a")}])
            async with ana.at(match, 0) as one:
                await one.until(lambda s: s.table)
                await ana.post(f"/api/matches/{match}/sit", seat=1, name="B", seal=seal("b"))
                await one.until(lambda s: s.table and s.table.seats[1].here)
                start = asyncio.create_task(ana.post(f"/api/matches/{match}/start"))
                assert (await one.hear(OpenSalt)).seats == [0, 1]
                await one.send({"type": "salt", "salt": "a"})
                await one.send({"type": "salt", "salt": "b", "seat": 1})
                assert (await start)["table"]["salts"] == ["a", "b"]

    asyncio.run(run())


def test_options_follow_the_number_of_seats(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            games = (await ana.ask("GET", "/api/house"))["games"]
            heroes = next(game for game in games if game["slug"] == "dungeon-heroes")
            applies = {option["id"]: option.get("seats", []) for option in heroes["options"]}
            assert applies == {"heroes_seat": [2], "dragon_damsel": [], "lords_undead": [], "last_survivor": [1]}
            match = await ana.table(game="dungeon-heroes", seats=2, options={"heroes_seat": 0, "lords_undead": True})
            info = await ana.ask("PATCH", f"/api/matches/{match}", {"seats": 1})
            alone = {"dragon_damsel": False, "lords_undead": True, "last_survivor": True}
            assert info["table"]["options"] == alone
            with pytest.raises(Refusal, match="bad-option"):
                await ana.ask("PATCH", f"/api/matches/{match}", {"options": {"heroes_seat": 0}})
            info = await ana.ask("PATCH", f"/api/matches/{match}", {"seats": 2})
            assert info["table"]["options"] == {"heroes_seat": "random", "dragon_damsel": False, "lords_undead": True}

    asyncio.run(run())


def test_changes_sent_at_the_same_time_are_all_kept(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table(game="dungeon-heroes", seats=2, options={"heroes_seat": 0})
            changes: list[dict[str, Any]] = [
                {"options": {"dragon_damsel": True}},
                {"options": {"lords_undead": True}},
                {"clock": 60},
                {"hints": False},
            ]
            await asyncio.gather(*(ana.ask("PATCH", f"/api/matches/{match}", change) for change in changes))
            table = (await ana.ask("GET", f"/api/matches/{match}"))["table"]
            assert table["options"] == {"heroes_seat": 0, "dragon_damsel": True, "lords_undead": True}
            assert (table["clock"], table["hints"]) == (60, False)

    asyncio.run(run())


def test_seats_are_filled_changed_and_left_before_the_start(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table(seats=2)
            with pytest.raises(Refusal, match="empty-seats"):
                await ana.post(f"/api/matches/{match}/start")
            info = await ana.ask("PATCH", f"/api/matches/{match}", {"seats": 4, "options": {"hero_mode": "choice"}})
            assert len(info["table"]["seats"]) == 4
            assert info["table"]["options"]["hero_mode"] == "choice"
            with pytest.raises(Refusal, match="bad-option"):
                await ana.ask("PATCH", f"/api/matches/{match}", {"options": {"hero_mode": "maybe"}})
            with pytest.raises(Refusal, match="bad-option"):
                await ana.ask("PATCH", f"/api/matches/{match}", {"seats": 9})
            await ana.ask("PUT", f"/api/matches/{match}/seats/2", {"kind": "bot", "level": "policy"})
            with pytest.raises(Refusal, match="no-level"):
                await ana.ask("PUT", f"/api/matches/{match}/seats/3", {"kind": "bot", "level": "god"})
            await ana.invite(bo, match, 3, name="Bo")
            async with bo.at(match, 3) as seat:
                await seat.send({"type": "seat", "do": "leave", "seat": 3, "id": "x"})
                assert await seat.until_closed() == 4403
            await ana.post(f"/api/matches/{match}/sit", seat=3, name="Ana too")
            info = await ana.post(f"/api/matches/{match}/start", fill="random")
            kinds = [(seat["kind"], seat.get("level", "")) for seat in info["table"]["seats"]]
            assert kinds == [("person", ""), ("bot", "random"), ("bot", "policy"), ("person", "")]
            names = [seat["name"] for seat in info["table"]["seats"]]
            assert (names[0], names[3]) == ("Ana", "Ana too")
            with pytest.raises(Refusal, match="not-now"):
                await ana.post(f"/api/matches/{match}/start")

    asyncio.run(run())


def test_bots_have_names_and_faces_that_nobody_else_has(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            bots = [{"seat": seat, "level": "policy"} for seat in (1, 2, 3)]
            match = await ana.table(seats=4, bots=bots, sit=[{"seat": 0, "name": "renart"}])
            seats = (await ana.ask("GET", f"/api/matches/{match}"))["table"]["seats"]
            names = [seat["name"] for seat in seats]
            assert len({name.casefold() for name in names}) == 4
            assert [seat.get("face", "") for seat in seats] == ["", *(FACES[name] for name in names[1:])]
            # stronger or weaker, it is the same beast; and one that comes back is not the one who is there
            info = await ana.ask("PUT", f"/api/matches/{match}/seats/1", {"kind": "bot", "level": "random"})
            assert info["table"]["seats"][1]["name"] == names[1]
            await ana.ask("PUT", f"/api/matches/{match}/seats/2", {"kind": "open"})
            info = await ana.post(f"/api/matches/{match}/start", fill="random")
            assert len({seat["name"] for seat in info["table"]["seats"]}) == 4

    asyncio.run(run())


def test_a_person_chooses_another_seat_and_a_bot_takes_theirs(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table(seats=4, bots=[{"seat": 3, "level": "random"}])
            await ana.invite(bo, match, 1, name="Bo")
            with pytest.raises(Refusal, match="taken"):
                await bo.post(f"/api/matches/{match}/seats/1/move", to=0)
            with pytest.raises(Refusal, match="not-yours"):
                await bo.post(f"/api/matches/{match}/seats/0/move", to=2)
            with pytest.raises(Refusal, match="no-seat"):
                await bo.post(f"/api/matches/{match}/seats/1/move", to=4)
            info = await bo.post(f"/api/matches/{match}/seats/1/move", to=3)
            assert info["mine"] == [3]
            seats = info["table"]["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "bot", "open", "person"]
            assert (seats[3]["name"], seats[1]["level"]) == ("Bo", "random")
            info = await bo.post(f"/api/matches/{match}/seats/3/move", to=2)
            assert [seat["kind"] for seat in info["table"]["seats"]] == ["person", "bot", "person", "open"]
            async with bo.at(match, 2), ana.at(match, 0):  # both add to the dice, each from the seat they have now
                await ana.post(f"/api/matches/{match}/start", fill="policy")
            with pytest.raises(Refusal, match="not-now"):
                await bo.post(f"/api/matches/{match}/seats/2/move", to=3)

    asyncio.run(run())


def test_a_link_carries_its_key_in_the_fragment_and_as_a_square(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table()
            info = await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1)
            assert info["url"] == f"{server.url}/join#{info['key']}"
            assert info["qr"]["size"] > 21
            assert info["qr"]["path"].startswith("M4 4h7v1h-7z")  # the corner of every QR code

    asyncio.run(run())


def test_what_outlives_a_match_goes_to_a_sheet_and_into_the_next(server: Served) -> None:
    async def play(ana: Browser, **sit: Any) -> None:
        match = await ana.table(
            game="secrets",
            options={"rounds": 1},
            sit=[{"seat": 0, "name": "Ana", **sit}],
            bots=[{"seat": 1, "level": "random"}],
        )
        async with ana.at(match, 0) as seat:
            await ana.post(f"/api/matches/{match}/start")
            sheets = (await ana.get("/api/me"))["sheets"]
            assert [sheet["busy"] for sheet in sheets] == [match for _ in sheets]
            if sheets:
                with pytest.raises(Refusal, match="sheet-busy"):
                    await ana.table(game="secrets", sit=[{"seat": 0, "name": "Ana", **sit}])
                with pytest.raises(Refusal):
                    await ana.ask("DELETE", f"/api/sheets/{sheets[0]['id']}")
            await play_out(seat)

    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            await play(ana)
            (sheet,) = (await ana.get("/api/me"))["sheets"]
            first = sheet["data"]["points"]
            assert (sheet["game"], sheet["kind"], sheet["busy"], sheet["origin"]) == (
                "secrets",
                "careers",
                "",
                "played",
            )
            with pytest.raises(Refusal, match="no-sheet"):
                await eve.table(game="secrets", sit=[{"seat": 0, "name": "Eve", "sheet": sheet["id"]}])
            await play(ana, sheet=sheet["id"])
            (again,) = (await ana.get("/api/me"))["sheets"]
            assert again["id"] == sheet["id"]
            assert again["data"]["points"] > first

    asyncio.run(run())
