"""Pictures of every screen, into docs/screens: `python -m tests.browser.screens [folder]`.

Two people play the same story, one in French and one in English, with dice typed in by hand so that every phase is
reached. Each moment is taken in the looks listed in SHOTS.
"""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import DESK, PHONE, browse, launch
from tests.browser.playing import by_mouse, play_on
from tests.server.served import Served

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"phone": PHONE, "desk": DESK}
SHOTS = {
    "lobby": "fr-phone-light fr-desk-light en-desk-dark",
    "new-table": "fr-phone-light en-desk-light",
    "waiting-room": "fr-phone-light en-desk-dark",
    "invitation": "en-phone-dark",
    "heroes": "fr-phone-light en-desk-light",
    "monsters": "fr-phone-light en-desk-light en-phone-dark",
    "loot": "fr-phone-dark en-desk-light",
    "regroup": "fr-phone-light en-desk-light",
    "dragon": "fr-phone-dark en-desk-dark",
    "end": "fr-phone-light en-desk-light",
    "lesson": "fr-phone-light en-desk-dark",
    "replay": "fr-phone-light en-desk-dark",
    "rules": "fr-phone-light",
    "profile": "en-desk-light",
}
PARTY = {
    "fr": ["Champion", "Guerrier", "Guerrier", "Clerc", "Mage", "Voleur", "Parchemin"],
    "en": ["Champion", "Fighter", "Fighter", "Cleric", "Mage", "Thief", "Scroll"],
}
LEVELS = {
    "fr": [["dragon"], ["dragon", "coffre"], ["gobelin", "gobelin", "dragon"]],
    "en": [["dragon"], ["dragon", "chest"], ["goblin", "goblin", "dragon"]],
}
LOOT, DRAGON, REGROUP = 2, 3, 4
"""Steps of the row of phases."""


class Story:
    """One language's pictures."""

    def __init__(self, page: Page, lang: str, folder: Path) -> None:
        self.page = page
        self.lang = lang
        self.folder = folder

    def shoot(self, moment: str) -> None:
        for shot in SHOTS[moment].split():
            lang, size, scheme = shot.split("-")
            if lang == self.lang:
                width, height = SIZES[size]
                self.page.set_viewport_size({"width": width, "height": height})
                self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
                self.page.wait_for_timeout(250)
                self.page.screenshot(path=self.folder / f"{moment}-{shot}.png")
        self.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})

    def press(self, label: str) -> None:
        """An option of the prompt bar, by the beginning of its label."""
        before = self.page.locator("section.bar").get_attribute("data-ask")
        self.page.locator(".options button:not(.greyed)").filter(has_text=re.compile(label)).first.click()
        self.page.wait_for_function(
            "before => document.querySelector('section.bar')?.dataset.ask !== before", arg=before
        )

    def roll(self, faces: list[str]) -> None:
        for face in faces:
            self.press(rf"^\W*\d?\s*{face}$")
        self.press("Oui|Yes")

    def tell(self) -> None:
        page, fr = self.page, self.lang == "fr"
        page.goto("/new/dungeon-roll")
        page.get_by_label("Votre nom" if fr else "Your name").fill("Zoé" if fr else "Ana")
        page.locator("select:has(option[value=choice])").select_option("choice")
        page.locator("select:has(option[value=random]):has(option[value='0'])").select_option("0")
        page.locator("select:has(option[value=real])").select_option("real")
        self.shoot("new-table")
        page.locator("form button.main").click()
        expect(page.locator("ol .actions button").first).to_be_visible()
        self.shoot("waiting-room")
        page.locator("ol .actions button").filter(has_text=re.compile("Inviter|Invite")).first.click()
        expect(page.locator(".qr")).to_be_visible()
        self.shoot("invitation")
        page.keyboard.press("Escape")
        page.locator(".buttons button.main").click()
        expect(page.locator(".options button").first).to_be_visible()
        self.shoot("heroes")
        self.press("Croisé" if fr else "Crusader")
        self.roll(PARTY[self.lang])
        first, second, third = LEVELS[self.lang]
        self.roll(first)
        self.go_on(REGROUP)
        self.press("gloire" if fr else "glory")
        self.roll(second)
        self.go_on(LOOT)
        self.shoot("loot")
        self.press("Voleur" if fr else "Thief")
        self.go_on(REGROUP)
        self.shoot("regroup")
        self.press("gloire" if fr else "glory")
        self.roll(third)
        page.get_by_role("button", name="Guerrier" if fr else "Fighter", exact=True).first.click()
        self.shoot("monsters")
        self.press("(Guerrier|Fighter).*2 (gobelins|goblins)")
        self.go_on(DRAGON)
        self.shoot("dragon")

    def go_on(self, phase: int) -> None:
        """Leave phases where nothing is left to do, as far as this one."""
        now = self.page.locator(".phases [aria-current]")
        for _ in range(4):
            expect(self.page.locator(".options button").first).to_be_enabled()
            if now.evaluate("step => [...step.parentElement.children].indexOf(step)") == phase:
                return
            self.press("Continuer|Go on")


def story(chromium: Browser, house: Served, lang: str, folder: Path) -> None:
    context = browse(chromium, house, lang="fr-FR" if lang == "fr" else "en-GB")
    page = context.new_page()
    told = Story(page, lang, folder)
    told.tell()
    context.close()
    context = browse(chromium, house, lang="fr-FR" if lang == "fr" else "en-GB")
    page = context.new_page()
    told = Story(page, lang, folder)
    page.goto("/")
    page.locator("li button.main").first.click()
    play_on(page, by_mouse)
    page.locator("#story").scroll_into_view_if_needed()
    told.shoot("end")
    page.goto("/learn/dungeon-heroes")
    for _ in range(5):
        page.locator(".tools button").nth(-2).click()  # the hint
        page.locator(".options .advised").click()
    told.shoot("lesson")
    page.go_back()
    page.goto(re.sub(r"(/t/[^/]+).*", r"\1/replay#12", page.url))
    expect(page.get_by_role("slider")).to_be_visible()
    told.shoot("replay")
    page.goto("/")
    expect(page.locator("li button.main").first).to_be_visible()
    told.shoot("lobby")
    page.goto("/help/dungeon-roll")
    expect(page.locator("dt").first).to_be_visible()
    told.shoot("rules")
    page.goto("/me")
    expect(page.locator("main h1")).to_be_visible()
    told.shoot("profile")
    context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        Served(f"{kept}/matches.db", module="oubliettes.server") as house,
        sync_playwright() as playwright,
    ):
        chromium = launch(playwright)
        for lang in ("fr", "en"):
            story(chromium, house, lang, folder)
        chromium.close()


if __name__ == "__main__":
    main()
