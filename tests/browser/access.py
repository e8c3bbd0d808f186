"""What a page must keep to so that everybody can use it."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE

LOOKS = [(size, scheme) for size in (PHONE, DESK) for scheme in ("light", "dark")]


def clean(page: Page) -> None:
    """No violation in any of the four looks of the screen that the page shows."""
    page.evaluate(AXE_SCRIPT)
    for (width, height), scheme in LOOKS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        found = page.evaluate("axe.run({resultTypes: ['violations']}).then(found => found.violations)")
        problems = [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]
        assert not problems, f"{width} px, {scheme}: " + "\n".join(problems)
