"""What a page must keep to so that everybody can use it."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE

LOOKS = [(size, scheme) for size in (PHONE, DESK) for scheme in ("light", "dark")]


def look(page: Page, size: tuple[int, int], scheme: str) -> list[str]:
    """What axe finds on the page at this size and in this light."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("axe.run({resultTypes: ['violations']}).then(found => found.violations)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def clean(page: Page) -> None:
    """No violation in any of the four looks of the screen that the page shows."""
    for size, scheme in LOOKS:
        problems = look(page, size, scheme)
        assert not problems, f"{size[0]} px, {scheme}: " + "\n".join(problems)
