"""A socket gets what it lacks now: changes in parts, nothing twice, nothing piled up for one who does not read."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from oubliettes.server.parts import changes, parts_of, spread
from oubliettes.server.room import Room
from oubliettes.server.stored import MatchRow, SeatRow
from oubliettes.server.wire import REPLIES, Wire
from tests.server.secrets_game import View
from tests.server.served import shown


def test_a_view_in_parts() -> None:
    view = View(round=2, cards=[1, -1], shown=[0, 0], chosen=[], points=[3, 4], steps={"left": 2})
    assert parts_of(view) == {
        "round": 2,
        "cards": [1, -1],
        "shown": [0, 0],
        "chosen": [],
        "points": [3, 4],
        "steps/": None,
        "steps/left": 2,
    }


leaves = st.one_of(st.integers(0, 2), st.none(), st.lists(st.integers(0, 2), max_size=2))
views = st.dictionaries(
    st.sampled_from("abc"),
    st.one_of(leaves, st.dictionaries(st.sampled_from("xy"), st.one_of(leaves, st.dictionaries(st.just("z"), leaves)))),
)


@given(before=views, after=views)
def test_changes_applied_give_the_new_view(before: dict[str, Any], after: dict[str, Any]) -> None:
    had, has = spread(before), spread(after)
    changed, gone = changes(had, has)
    assert shown(had, changed, gone) == has
    assert not any(key in had and had[key] == value for key, value in changed.items())


def test_a_map_comes_and_goes_whole() -> None:
    before = spread({"seats": {"0": {"gems": 1}, "1": {"gems": 2, "cards": []}}})
    after = spread({"seats": {"0": {"gems": 3}, "2": {"gems": 0, "pack": {"axe": 1}}}})
    changed, gone = changes(before, after)
    assert changed == {"seats/0/gems": 3, "seats/2": {"gems": 0, "pack": {"axe": 1}}}
    assert gone == ["seats/1/"]


class Stuffed:
    """A socket whose client does not read."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.reading = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.reading.wait()
        self.sent.append(msgspec.json.decode(text))


def test_one_who_does_not_read_holds_nobody_and_nothing_piles_up() -> None:
    async def run() -> None:
        hall = SimpleNamespace(drive=lambda room: None)
        info = MatchRow("m", "secrets", 1, "{}", "{}", "open", "00", "c", "A")
        room = Room(cast(Any, hall), info, [SeatRow(0, "person"), SeatRow(1, "person")], None)
        sockets = [Stuffed(), Stuffed()]
        wires = [Wire(room, cast(Any, socket), "", seat, {seat: 0}, False) for seat, socket in enumerate(sockets)]
        room.wires.update(wires)
        sockets[1].reading.set()
        writers = [asyncio.create_task(wire.write()) for wire in wires]
        for _ in range(500):
            room.people_changed()
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert len(sockets[1].sent) > 100
        assert sockets[0].sent == []
        for number in range(REPLIES):
            wires[0].no(str(number), "closed", "")
        listening = asyncio.create_task(wires[0].flow())
        await asyncio.sleep(0.01)
        assert not listening.done()  # nor is it listened to
        sockets[0].reading.set()
        await listening
        await asyncio.sleep(0.01)
        people = [message for message in sockets[0].sent if message["type"] == "people"]
        assert len(people) == 2  # the one that was under way, and how things are now
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)

    asyncio.run(run())
