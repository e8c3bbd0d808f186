"""A game that the browser knows nothing about is played at the generic table, and no line was written for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import browse
from tests.browser.playing import begin, by_mouse, over, play_on
from tests.server.served import ROOT, Served


@pytest.fixture
def sixth(tmp_path: Path) -> Iterator[Served]:
    games = str(ROOT / "tests" / "sixth")
    with Served(str(tmp_path / "matches.db"), module="oubliettes.server", OUBLIETTES_GAMES=games) as served:
        yield served


def test_a_whole_game_at_the_generic_table(chromium: Browser, sixth: Served) -> None:
    context = browse(chromium, sixth)
    page = context.new_page()
    page.goto("/")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Lanterns"))
    card.get_by_role("button").first.click()
    begin(page)
    expect(page.locator("section.bar .prompt")).to_contain_text("which lantern do you light?")
    play_on(page, by_mouse)
    assert over(page)
    expect(page.locator("body")).to_contain_text("Dawn breaks.")
    context.close()
