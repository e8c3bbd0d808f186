"""What a person does at the table, in a browser."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as PageTimeout

from oubliettes.server.parts import spread
from tests.server.served import shown

OVER = ".page section h2#end"
ANSWERED = "before => document.querySelector('#end') || document.querySelector('section.bar')?.dataset.ask !== before"
States = list[dict[str, Any]]


def listen(page: Page) -> States:
    """All states that the server will send to this page, each with its size."""
    states: States = []

    def hear(socket: WebSocket) -> None:
        def heard(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "state":
                states.append(message | {"bytes": len(frame)})

        socket.on("framereceived", heard)

    page.on("websocket", hear)
    return states


def budget(state: dict[str, Any]) -> int:
    """The bytes that a state may have: twice as many where it carries what was seen on the way."""
    events = [event for group in state.get("log", []) for event in group["events"]]
    return 8192 if any("parts" in event or "gone" in event for event in events) else 4096


def frames(state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All that a state tells of the view, in order: what was seen at its events, then what is seen now."""
    for group in state.get("log", []):
        yield from (flat(event) for event in group["events"] if "parts" in event or "gone" in event)
    yield flat(state)


def flat(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame with all its parts by their paths: a map that is new comes whole."""
    return frame | {"parts": spread(frame["parts"])} if "parts" in frame else frame


def steps(parts: dict[str, Any], state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The parts of a view after each frame of one state more."""
    parts = parts if "base" in state else {}
    for frame in frames(state):
        parts = shown(parts, frame.get("parts", {}), frame.get("gone", []))
        yield parts


def taken_in(parts: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view after one state more."""
    *_, last = steps(parts, state)
    return last


def whole(parts: dict[str, Any]) -> dict[str, Any]:
    """A view, put together from its parts."""
    view: dict[str, Any] = {}
    for name, part in parts.items():
        *maps, key = name.split("/")
        inner = view
        for field in maps:
            inner = inner.setdefault(field, {})
        if key:
            inner[key] = part
    return view


def begin(page: Page, name: str = "Ana") -> None:
    """What is asked before a game that begins at once: a name, the first time, and how to play."""
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("button.main")).to_be_visible()
    if dialog.locator("input[autocomplete=nickname]").count():
        dialog.locator("input[autocomplete=nickname]").fill(name)
    dialog.locator("button.main").click()


def play_now(page: Page, game: str = "Dungeon Roll") -> None:
    """From the lobby straight to a table, with whom the house proposes."""
    page.goto("/")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("button").first.click()
    begin(page)
    expect(page.locator("section.bar .prompt")).not_to_be_empty()


def options(page: Page) -> Locator:
    """What the question offers; not what is offered to those who wait."""
    return page.locator(".options[role=group] button:not(.greyed)")


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def answered(page: Page, act: Callable[[], object]) -> None:
    """Do something, and wait until the table has answered; once more if nothing came of it, as a person would."""
    before = page.locator("section.bar").get_attribute("data-ask")
    act()
    try:
        page.wait_for_function(
            f"before => document.querySelector('.sure') || ({ANSWERED})(before)", arg=before, timeout=20_000
        )
    except PageTimeout:  # a busy machine lost it
        act()
    if page.locator(".sure").count():
        page.locator(".options .main").press("Enter")
    page.wait_for_function(ANSWERED, arg=before)


def play_on(page: Page, move: Callable[[Page], None], limit: int = 400) -> int:
    """Make moves until the match is over; how many it took: at least one for each of a person's three delves."""
    for made in range(limit):
        page.wait_for_function(
            "() => document.querySelector('.page section h2#end') || "
            "document.querySelector('.options button:not(.greyed):not(:disabled)')"
        )
        if over(page):
            return made
        answered(page, lambda: move(page))
    raise AssertionError(f"still playing after {limit} moves")


def cautious(labels: list[str]) -> int:
    """Which option to take: home as soon as possible, else the first."""
    for at, label in enumerate(labels):
        if re.search(r"tavern|taverne", label):
            return at
    return 0


def by_mouse(page: Page) -> None:
    buttons = options(page)
    buttons.nth(cautious(buttons.all_inner_texts())).click()
