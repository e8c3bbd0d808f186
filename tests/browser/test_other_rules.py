"""A browser at a table whose rules have changed: it says so, the match can be closed, and read to where it stood."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import browse
from tests.browser.playing import play_now
from tests.server.served import Served


def test_a_match_that_new_rules_cannot_play_on_is_closed_and_read(chromium: Browser, tmp_path: Path) -> None:
    served = Served(str(tmp_path / "m.db"))
    served.start()
    context = browse(chromium, served)
    errors: list[str] = []
    try:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        play_now(page)
        table = page.url.split("?")[0].split("#")[0]
        said = page.locator("aside.log li").first
        expect(said).to_be_visible()
        sentence = said.inner_text()
        served.stop()
        served.module = "tests.server.with_other_delves"
        served.start()
        page.goto(table)
        expect(page.get_by_role("alert")).to_contain_text("The rules have changed and this game cannot go on")
        page.get_by_role("button", name="Close this game").click()
        expect(page.get_by_text("This game was closed before its end")).to_be_visible()
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_text("This was played under older rules")).to_be_visible()
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_text(sentence.splitlines()[0]).first).to_be_visible()
        assert not errors
    finally:
        context.close()
        served.stop()
