"""What the page may weigh, and what it weighs."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.browser.conftest import PHONE, browse
from tests.browser.playing import by_mouse, options, play_on
from tests.server.served import Served

KB = 1024


class Budget(NamedTuple):
    what: str
    most: float
    unit: str


LOBBY = Budget("lobby, cold, transferred", 160 * KB, "KB")
TABLE = Budget("table with all its art, cold, transferred", 205 * KB, "KB")
PAINT = Budget("table, playable: page, script, words, state, style", 110 * KB, "KB")
SCRIPT = Budget("script of a table, compressed, words apart", 75 * KB, "KB")
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

    def total(self, kept: Callable[[str], bool] = lambda url: True) -> float:
        return sum(size for url, size in self.bytes.items() if kept(url))


def sizes(chromium: Browser, house: Served, shown: bool = False) -> Found:
    """The lobby, then a whole match, in a browser that has nothing in its cache."""
    context = browse(chromium, house, size=PHONE, lang="fr-FR")
    page = context.new_page()
    wire = Wire(context, page)
    page.goto("/")
    page.get_by_role("button", name="Jouer").first.wait_for()
    page.wait_for_load_state("networkidle")
    found: Found = {LOBBY: wire.total()}
    page.get_by_role("button", name="Jouer").first.click()
    page.get_by_role("dialog").get_by_label("Votre nom").fill("Zoé")
    page.get_by_role("dialog").get_by_role("button", name="Commencer").click()
    options(page).first.wait_for()
    found |= _table(chromium, house, page, shown)
    play_on(page, by_mouse)
    found[STATE] = max(wire.states)
    context.close()
    return found


ART = (".svg", ".woff2", ".webp")
"""What comes once everything else is there."""


def _table(chromium: Browser, house: Served, page: Page, shown: bool) -> Found:
    """The same table in a browser that knows who it is, and has nothing in its cache."""
    context = browse(chromium, house, size=PHONE, lang="fr-FR", state=page.context.storage_state())
    other = context.new_page()
    wire = Wire(context, other)
    other.goto(page.url)
    options(other).first.wait_for()
    other.wait_for_load_state("networkidle")
    context.close()
    if shown:
        for url, size in sorted(wire.bytes.items(), key=lambda item: -item[1])[:12]:
            print(f"  {size / KB:7.1f} KB  {url.removeprefix(house.url)}")
    return {
        TABLE: wire.total(),
        PAINT: wire.total(lambda url: not url.endswith(ART)),
        SCRIPT: wire.total(lambda url: url.endswith(".js") and "/ui." not in url and "/web." not in url),
    }
