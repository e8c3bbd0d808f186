"""Pictures of the tables and of the house: `python -m tests.browser.screens [--all] [folder] [name ...]`.

The main moments of each game's table, played as a bot would with the same luck each time, and every screen of the
house. Each is taken in the looks listed in SHOTS, into docs/screens; with `--all`, into a folder that must be named, in
every tongue, size and scheme, to be looked at. Names: roll; heroes, master, alone and undead (Dungeon Heroes); quetes;
donjon; seul; house.
"""

import argparse
import base64
import re
import tempfile
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.conftest import DESK, PATIENCE, PHONE, browse, launch
from tests.browser.moments import MOMENTS, moments
from tests.browser.tour import tour
from tests.server.served import Served

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"phone": PHONE, "tablet": (820, 1180), "desk": DESK, "wide": (1920, 1080)}
QUALITY = 72
EACH = "fr-phone-dark en-desk-light"
"""The looks of a moment that has none of its own."""
SHOTS = {
    "roll-monsters": "fr-phone-dark en-phone-light fr-tablet-light en-desk-dark fr-desk-light en-wide-dark",
    "roll-chosen": "en-phone-light fr-desk-dark",
    "roll-dragon": "en-phone-dark fr-tablet-dark en-desk-dark fr-wide-light",
    "heroes-hero": "en-phone-light fr-tablet-dark fr-desk-light en-desk-dark en-wide-light",
    "heroes-fight": "fr-phone-dark en-tablet-light fr-desk-dark",
    "master-tile": "fr-phone-light en-tablet-dark en-desk-dark fr-wide-dark",
}
ALL = " ".join("-".join(look) for look in product(("fr", "en"), SIZES, ("dark", "light")))
ONE_GAME = re.compile("(play|new|rules)-(?!dungeon-roll)|waiting-(?!room)|drawer|big-screen-end|no-table|dice")
"""Screens of the house of which another one is kept."""

DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has heard of its new size and scheme, and is drawn with what its script makes of them."""


class Camera(NamedTuple):
    """Where pictures go, and which: those of SHOTS, or all looks of each moment."""

    folder: Path
    every: bool

    def shoot(self, page: Page, lang: str, name: str, at: str = "") -> None:
        page.wait_for_function("() => document.documentElement.dataset.art !== undefined")
        page.mouse.move(0, 0)  # where it was last, something else may lie in another size
        session = page.context.new_cdp_session(page)
        for shot in (ALL if self.every else SHOTS.get(name, EACH)).split():
            tongue, size, scheme = shot.split("-")
            if tongue == lang:
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
                if at:
                    page.locator(at).evaluate("thing => thing.scrollIntoView()")
                page.wait_for_timeout(250)
                page.evaluate(DRAWN)
                taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
                (self.folder / f"{name}-{shot}.webp").write_bytes(base64.b64decode(taken["data"]))
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def table(page: Page, lang: str, name: str, camera: Camera) -> None:
    for moment in moments(page, name):
        camera.shoot(page, lang, f"{name}-{moment}")


def story(chromium: Browser, house: Served, name: str, lang: str, camera: Camera) -> None:
    contexts: list[BrowserContext] = []

    def new_page() -> Page:
        contexts.append(browse(chromium, house, lang="fr-FR" if lang == "fr" else "en-GB", board=True))
        return contexts[-1].new_page()

    if name in MOMENTS:
        table(new_page(), lang, name, camera)
    else:
        for screen in tour(new_page):
            if camera.every or not ONE_GAME.match(screen.name):
                camera.shoot(screen.page, lang, screen.name, screen.at)
    for context in contexts:
        context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--all", action="store_true", help="every look of each moment")
    asked.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    asked.add_argument("names", nargs="*", metavar="name", default=[*MOMENTS, "house"])
    wants = asked.parse_args()
    if wants.all and wants.folder == FOLDER:
        asked.error("--all makes too many pictures to keep: name a folder")
    wants.folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(wants.folder, wants.all)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        luck = Path(kept, "luck")
        luck.write_text("pictures", encoding="utf-8")
        with Served(f"{kept}/matches.db", module="tests.server.lucky", LUCK_FILE=str(luck)) as house:
            chromium = launch(playwright)
            for name in wants.names:
                for lang in ("fr", "en"):
                    luck.write_text(f"pictures{name}", encoding="utf-8")
                    story(chromium, house, name, lang, camera)
            chromium.close()


if __name__ == "__main__":
    main()
