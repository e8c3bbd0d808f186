"""What the page may weigh, and what it weighs."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.browser.conftest import PHONE, browse
from tests.browser.playing import by_mouse, options, play_now, play_on
from tests.server.served import Served

KB = 1024
ART_FILES = (".svg", ".woff2", ".webp")
TABLES = {"dungeon-roll": "Dungeon Roll", "dungeon-heroes": "Dungeon Heroes"}
"""Whose tables are weighed, and how the lobby names them."""
SCENES = (*(f"/assets/{game}-" for game in TABLES), "/assets/show-")
"""What draws a board and its dice: it counts as art."""


class Budget(NamedTuple):
    what: str
    most: float
    unit: str


LOBBY = Budget("lobby, cold, with its art", 150 * KB, "KB")
TABLE = Budget("table, cold, with all its art", 205 * KB, "KB")
BARE = Budget("table, playable: page, script, words, state, style", 110 * KB, "KB")
SCRIPT = Budget("table, script, words apart", 75 * KB, "KB")
ART = Budget("table, art: faces, pictures, textures, scene, dice", 95 * KB, "KB")
PRIMED = Budget("table, once more", 10 * KB, "KB")
NODES = Budget("nodes of the table's page", 1500, "")
STATE = Budget("largest state message", 4 * KB, "KB")
Found = dict[Budget, float]


class Wire:
    """Every byte that a page fetches, by address."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.bytes: dict[str, float] = {}
        self.states: list[int] = []
        self._urls: dict[str, str] = {}
        self._session = context.new_cdp_session(page)
        self._session.on("Network.responseReceived", self._began)
        self._session.on("Network.loadingFinished", self._ended)
        self._session.send("Network.enable")
        page.on("websocket", self._socket)

    def _began(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["response"]["url"]

    def _ended(self, event: dict[str, Any]) -> None:
        url = self._urls.get(event["requestId"])
        if url:
            self.bytes[url] = self.bytes.get(url, 0) + event["encodedDataLength"]

    def _socket(self, socket: WebSocket) -> None:
        def heard(frame: str | bytes) -> None:
            text = frame if isinstance(frame, str) else frame.decode()
            if '"type":"state"' in text:
                self.states.append(len(text.encode()))

        socket.on("framereceived", heard)

    def forget(self) -> None:
        """As if nothing had ever been fetched."""
        self._session.send("Network.clearBrowserCache")
        self.bytes.clear()

    def total(self, kept: Callable[[str], bool] = lambda url: True) -> float:
        return sum(size for url, size in self.bytes.items() if kept(url))


def sizes(chromium: Browser, house: Served, game: str, shown: bool = False) -> Found:
    """The lobby, then a whole match of a game, in a browser that has nothing in its cache."""
    context = browse(chromium, house, size=PHONE, lang="fr-FR")
    page = context.new_page()
    wire = Wire(context, page)
    page.goto("/")
    page.locator("li button.main").first.wait_for()
    page.wait_for_load_state("networkidle")
    found: Found = {LOBBY: wire.total()}
    play_now(page, TABLES[game])
    _loaded(page)
    wire.forget()
    _again(page)
    found[TABLE] = wire.total()
    found[BARE] = wire.total(lambda url: not _art(url))
    found[SCRIPT] = wire.total(
        lambda url: url.endswith(".js") and not _art(url) and "/ui." not in url and "/web." not in url
    )
    found[ART] = wire.total(_art)
    if shown:
        for url, size in sorted(wire.bytes.items(), key=lambda item: -item[1])[:24]:
            print(f"  {size / KB:7.1f} KB  {url.removeprefix(house.url)}")
    wire.bytes.clear()
    _again(page)
    found[PRIMED] = wire.total()
    found[NODES] = page.evaluate("document.querySelectorAll('*').length")
    wire.states.clear()
    play_on(page, by_mouse)
    found[STATE] = max(wire.states, default=0)
    context.close()
    return found


def _art(url: str) -> bool:
    return url.endswith(ART_FILES) or any(scene in url for scene in SCENES)


def _again(page: Page) -> None:
    page.reload()
    _loaded(page)


def _loaded(page: Page) -> None:
    """All that it fetches has come."""
    options(page).first.wait_for()
    page.wait_for_function("() => document.documentElement.dataset.art !== undefined")
    page.wait_for_load_state("networkidle")
