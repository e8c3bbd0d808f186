"""Nothing that axe can find stands in anybody's way: every screen, light and dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.playing import play_now, play_on
from tests.browser.test_whole_games import by_mouse


def clean(page: Page, where: str) -> None:
    found = Axe().run(page)
    problems = [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found.response["violations"]]
    assert not problems, f"{where}: " + "\n".join(problems)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_no_violations(new_page: NewPage, size: tuple[int, int], dark: bool) -> None:
    page = new_page(size, dark=dark)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    clean(page, "lobby")
    page.goto("/new/dungeon-roll")
    expect(page.get_by_role("button", name="Open this table")).to_be_visible()
    clean(page, "new table")
    page.get_by_role("button", name="Open this table").click()
    expect(page.get_by_role("button", name="Invite")).to_be_visible()
    clean(page, "waiting room")
    page.goto("/me")
    expect(page.get_by_role("heading", name="My profile")).to_be_visible()
    clean(page, "profile")
    page.goto("/help/dungeon-roll")
    expect(page.get_by_text("DR-20.10")).to_be_visible()
    clean(page, "rules")
    play_now(page)
    expect(page.locator(".options button").first).to_be_visible()
    clean(page, "table")
    play_on(page, by_mouse)
    clean(page, "end")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    clean(page, "replay")
