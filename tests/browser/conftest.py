"""A real Chromium against a real server."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, StorageState, expect, sync_playwright

from tests.browser.playing import by_mouse, play_now, play_on
from tests.server.served import Served

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds until a test gives up: far more than a busy machine needs, and nobody waits where all is well."""
LIST = "try { localStorage.list ??= 'on' } catch {}"
"""All choices stand in the bar, those of the board, too."""
SALT = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""A browser's part in the dice: the same each time."""
PHONE = (390, 844)
DESK = (1280, 800)
NewPage = Callable[..., Page]
LONG = pytest.mark.skipif(not os.environ.get("LONG"), reason="python3 test.py --long")
"""What takes too long for every day."""


def launch(playwright: Playwright) -> Browser:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert program, "no Chromium: `python3 test.py` installs it on Debian, or name one in the variable CHROMIUM"
    return playwright.chromium.launch(executable_path=program, args=FLAGS)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: while Playwright runs, no other test of this process can have an event loop."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def luck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Whoever is named in this file has the luck that goes with the name. `LUCK=7 pytest ...`: tests have another."""
    return tmp_path_factory.mktemp("luck") / "luck"


@pytest.fixture(scope="package")
def house(luck: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server as people run it, but that a test has the same luck each time."""
    place = tmp_path_factory.mktemp("house") / "matches.db"
    with Served(str(place), module="tests.server.lucky", LUCK_FILE=str(luck)) as served:
        yield served


@pytest.fixture(autouse=True)
def lot(request: pytest.FixtureRequest, luck: Path) -> None:
    """This test's own."""
    luck.write_text(request.node.nodeid + os.environ.get("LUCK", ""), encoding="utf-8")


class Finished(NamedTuple):
    """A match played to its end, and what the browser of its player remembers."""

    path: str
    state: StorageState


def browse(
    chromium: Browser,
    house: Served,
    size: tuple[int, int] = DESK,
    lang: str = "en-GB",
    dark: bool = False,
    state: StorageState | None = None,
    board: bool = False,
) -> BrowserContext:
    """A browser that knows nothing of the others, but remembers what it is told to. `board`: choices that have a place
    on the board are made there."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        color_scheme="dark" if dark else "light",
        base_url=house.url,
        reduced_motion="reduce",
        storage_state=state,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SALT)
    if not board:
        context.add_init_script(LIST)
    return context


@pytest.fixture(scope="package")
def finished(chromium: Browser, house: Served, luck: Path) -> Finished:
    """One match for all that look at matches which are over."""
    luck.write_text("finished", encoding="utf-8")
    context = browse(chromium, house)
    page = context.new_page()
    play_now(page)
    play_on(page, by_mouse)
    match = re.search(r"/t/[^/]+", page.url)
    assert match
    found = Finished(match[0], context.storage_state())
    context.close()
    return found


@pytest.fixture
def new_page(chromium: Browser, house: Served) -> Iterator[NewPage]:
    """Pages of browsers that know nothing of each other; an error in any of them fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        size: tuple[int, int] = DESK,
        lang: str = "en-GB",
        dark: bool = False,
        state: StorageState | None = None,
        board: bool = False,
    ) -> Page:
        context = browse(chromium, house, size, lang, dark, state, board)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, f"the page had errors: {errors}"
