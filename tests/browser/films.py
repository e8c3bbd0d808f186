"""Films of the great moments, into docs/screens: `python -m tests.browser.films [folder] [name of a film ...]`.

Somebody plays as a bot would, everything moves, and each pick is filmed; what holds one of the events of FILMS is kept
as an animated WebP. Motion is shown at half its pace while it is filmed, so that a slow machine loses little.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from struct import pack, unpack_from
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from tests.browser import moments
from tests.browser.conftest import PATIENCE, browse, launch
from tests.browser.moments import ASKED, PLAYER, sit
from tests.server.served import Served

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
WINDOWS = {"roll": (1120, 700)}
WINDOW = (920, 700)
"""How large the window is: as narrow as the table may be."""
HEIGHTS = {"roll": 350}
HEIGHT = 420
"""How high a film is."""
MOST = 400_000
"""Bytes that a film may have."""
SLOW = 2
PATIENT = 3 * SLOW
"""How much slower the page's clock goes, so that it leaves nothing out because the machine is slow."""
LAST, STEP = 1200, 90
"""How long the last picture of a film is seen, and the least that one is (ms)."""
LONGEST = 18
"""Seconds of a film: what happened before is left out."""
GAMES = 6
"""As many are played, from the one on where it is known to happen, until all films of a table are there."""
SLOWER = f"""() => {{
    const {{ show }} = window.oubliettes
    const time = show.time.bind(show)
    show.time = ms => {SLOW} * time(ms)
    const now = performance.now.bind(performance)
    performance.now = () => now() / {PATIENT}
}}"""
EVENTS = """() => {
    const plain = WebSocket.prototype.send
    const heard = new WeakSet()
    window.told = []
    WebSocket.prototype.send = function (...all) {
        if (!heard.has(this)) {
            heard.add(this)
            this.addEventListener('message', event => {
                const message = JSON.parse(event.data)
                const events = (message.log ?? []).flatMap(group => group.events)
                if (message.type === 'state') window.told.push(...events.map(one => [one.key, one.facts ?? {}]))
            })
        }
        return plain.apply(this, all)
    }
}"""
SMALL = """async ([pictures, width, height, quality]) => Promise.all(pictures.map(async picture => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    const canvas = new OffscreenCanvas(width, height)
    const sheet = canvas.getContext('2d', { alpha: false })
    sheet.imageSmoothingQuality = 'high'
    sheet.drawImage(image, 0, 0, width, height)
    const made = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
    return btoa(Array.from(made, byte => String.fromCharCode(byte)).join(''))
}))"""


class Film(NamedTuple):
    """What is filmed: at which table, and the events that make it worth keeping, with what the facts of all of them
    must say; in which of the games it is seen, where few have it."""

    side: str
    events: tuple[str, ...]
    facts: tuple[str, object] | None = None
    game: int = 0


SIDES = moments.SIDES | {"dragon": moments.Side("dungeon-heroes", 1, {"dragon_damsel": True})}
FILMS = {
    "roll-roll": Film("roll", ("dungeon-rolled",)),
    "roll-fight": Film("roll", ("fight",)),
    "roll-dragon-wakes": Film("roll", ("wakes",)),
    "roll-level-cleared": Film("roll", ("regroup",)),
    "roll-end": Film("roll", ("over",)),
    "heroes-trap": Film("heroes", ("revealed", "hurt", "tile-leaves")),
    "heroes-fight": Film("heroes", ("revealed", "slain")),
    "heroes-dragon": Film("dragon", ("appears", "stretches", "attacks"), ("monster", "dragon"), 1),
    "heroes-grail": Film("dragon", ("hero-raised",), None, 21),
}


class Frame(NamedTuple):
    picture: str
    at: float


class Camera:
    """Takes every picture that the browser draws."""

    def __init__(self, session: CDPSession) -> None:
        self.frames: list[Frame] = []
        self.session = session
        session.on("Page.screencastFrame", self._take)
        session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})

    def _take(self, event: dict[str, Any]) -> None:
        self.frames.append(Frame(event["data"], event["metadata"]["timestamp"]))
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def stop(self) -> None:
        self.session.remove_listener("Page.screencastFrame", self._take)
        self.session.send("Page.stopScreencast")


def played(page: Page, match: str, camera: Camera) -> Iterator[tuple[list[Any], list[Frame]]]:
    """Each pick of a match: what was told after it, and the pictures of it."""
    page.locator(".buttons .main").click()
    page.evaluate(SLOWER)
    page.evaluate(PLAYER, match)
    lair = 0
    while True:
        page.wait_for_function(ASKED)
        if page.evaluate("player.over"):
            return
        page.wait_for_function("() => !document.querySelector('.flying, .banner, .float')")
        ask = page.evaluate("window.told.length = 0, player.ask")
        first = camera.frames[-1:]
        camera.frames.clear()
        page.evaluate("player.play()")
        page.wait_for_function("before => player.over || player.ask?.id !== before", arg=ask["id"])
        page.wait_for_function(f"() => document.querySelector('#end') || ({ASKED})()")
        expect(page.get_by_role("button", name="Skip")).to_have_count(0)  # all of it has been shown
        page.wait_for_timeout(500)
        told = page.evaluate("window.told")
        awake = page.locator(".roll.awake").count()
        told += [["wakes", {}]] if awake > lair else []
        lair = awake
        told += [["over", {}]] if page.evaluate("player.over") else []
        shot = base64.b64encode(page.screenshot(type="jpeg", quality=92)).decode()
        frames = [*first, *camera.frames]
        yield told, [*frames, Frame(shot, frames[-1].at + 1)] if frames else []  # the camera may lag


def holds(film: Film, told: list[Any]) -> bool:
    seen = {key for key, facts in told if film.facts is None or facts.get(film.facts[0]) == film.facts[1]}
    return seen.issuperset(film.events)


def woven(page: Page, frames: list[Frame], size: tuple[int, int]) -> bytes:
    """An animated WebP of these pictures that is not too large: of a long film every picture is seen longer."""
    frames = [one for one in frames if frames[-1].at - one.at <= LONGEST * SLOW]
    for step in (STEP, 2 * STEP, 3 * STEP, 4 * STEP, 6 * STEP, 9 * STEP):
        kept = thinned(frames, step)
        times = [max(STEP, min(LAST, int((b.at - a.at) * 1000 / SLOW))) for a, b in pairwise(kept)]
        for quality in (0.7, 0.55, 0.4, 0.25):
            pictures = page.evaluate(SMALL, [[one.picture for one in kept], *size, quality])
            film = animated([base64.b64decode(one) for one in pictures], [*times, LAST], size)
            if len(film) <= MOST:
                return film
    raise AssertionError(f"{len(frames)} pictures are too many for a film")


def thinned(frames: list[Frame], step: int) -> list[Frame]:
    """The pictures that differ, each seen for so many milliseconds at least; the last in any case."""
    kept = [frames[0]]
    for frame in frames[1:]:
        if (frame.at - kept[-1].at) * 1000 / SLOW >= step and frame.picture != kept[-1].picture:
            kept.append(frame)
    return kept if frames[-1].picture == kept[-1].picture else [*kept, frames[-1]]


def animated(pictures: list[bytes], times: list[int], size: tuple[int, int]) -> bytes:
    """WebP files as the frames of one: each is a chunk with its place, its size and its time."""
    place = b"".join(three(side - 1) for side in size)
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + place), chunk(b"ANIM", pack("<IH", 0xFF000000, 0))]
    for picture, time in zip(pictures, times, strict=True):
        parts.append(chunk(b"ANMF", three(0) + three(0) + place + three(time) + b"\x02" + image(picture)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + pack("<I", len(body)) + body


def image(picture: bytes) -> bytes:
    """The chunk of a WebP file that holds its image."""
    at = 12
    while picture[at : at + 4] not in (b"VP8 ", b"VP8L"):
        (length,) = unpack_from("<I", picture, at + 4)
        at += 8 + length + length % 2
    (length,) = unpack_from("<I", picture, at + 4)
    return picture[at : at + 8 + length + length % 2]


def three(number: int) -> bytes:
    return pack("<I", number)[:3]


def chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def shoot(chromium: Browser, house: Served, luck: Path, side: str, wanted: dict[str, Film], folder: Path) -> None:
    first = next(iter(wanted.values())).game
    window, height = WINDOWS.get(side, WINDOW), HEIGHTS.get(side, HEIGHT)
    size = (window[0] * height // window[1], height)
    for game in range(first, first + GAMES):
        if not wanted:
            return
        luck.write_text(f"film {side} {game}", encoding="utf-8")
        context = browse(chromium, house, window, "en-GB", dark=True, board=True)
        page = context.new_page()
        page.emulate_media(reduced_motion="no-preference")
        page.add_init_script(f"({EVENTS})()")
        match = sit(page, SIDES[side])
        camera = Camera(context.new_cdp_session(page))
        for told, frames in played(page, match, camera):
            name = next((name for name, film in wanted.items() if holds(film, told) and len(frames) > 5), "")
            if name:
                film = woven(page, frames, size)
                (folder / f"{name}.webp").write_bytes(film)
                sys.stdout.write(f"{name}: {len(frames)} pictures, {len(film) // 1024} KB\n")
                del wanted[name]
            if not wanted:
                break
        camera.stop()
        context.close()
    if wanted:
        sys.stdout.write(f"not seen in {GAMES} games: {', '.join(wanted)}\n")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    names = sys.argv[2:] or list(FILMS)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        luck = Path(kept, "luck")
        luck.write_text("films", encoding="utf-8")
        with Served(f"{kept}/matches.db", module="tests.server.lucky", LUCK_FILE=str(luck)) as house:
            chromium = launch(playwright)
            for side, game in dict.fromkeys((FILMS[name].side, FILMS[name].game) for name in names):
                wanted = {name: FILMS[name] for name in names if (FILMS[name].side, FILMS[name].game) == (side, game)}
                shoot(chromium, house, luck, side, wanted, folder)
            chromium.close()


if __name__ == "__main__":
    main()
