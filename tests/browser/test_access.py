"""Nothing that axe can find stands in anybody's way: every screen, phone and desk, light and dark."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.access import clean
from tests.browser.conftest import DESK, Finished, browse
from tests.browser.playing import options, play_now
from tests.browser.seating import glance, introduce, make_table
from tests.server.served import Served


@pytest.fixture(scope="module")
def page(chromium: Browser, house: Served, finished: Finished) -> Iterator[Page]:
    """One page for all screens: only its size and its colours change."""
    context = browse(chromium, house, state=finished.state)
    yield context.new_page()
    context.close()


def test_lobby(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play").first).to_be_visible()
    clean(page)


def test_lobby_of_somebody_who_comes_back(chromium: Browser, house: Served) -> None:
    """One match to go on with, and others."""
    context = browse(chromium, house)
    page = context.new_page()
    for _ in range(2):
        play_now(page)
    page.goto("/")
    expect(page.get_by_role("region", name="Go on playing")).to_be_visible()
    clean(page)
    context.close()


def test_new_table_and_waiting_room(page: Page) -> None:
    page.goto("/new/dungeon-roll")
    expect(page.get_by_role("button", name="Open this table")).to_be_visible()
    clean(page)
    introduce(page)
    page.get_by_role("button", name="Open this table").click()
    expect(page.get_by_role("button", name="Invite")).to_be_visible()
    clean(page)
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    clean(page)


def test_profile(page: Page) -> None:
    page.goto("/me")
    expect(page.get_by_role("heading", name="My profile")).to_be_visible()
    clean(page)


def test_rules(page: Page) -> None:
    """Hundreds of rules that look the same would take axe a minute: a chapter, then the page that sums them up."""
    page.goto("/help/dungeon-roll")
    expect(page.locator(".chapter").last).to_be_visible()
    page.get_by_label("Find a rule").fill("DR-20.")
    expect(page.locator("dt")).to_have_count(10)
    expect(
        page.get_by_text("DR-20.10")
    ).to_be_visible()  # what the book leaves open is unfolded for whoever looks for it
    clean(page)
    page.get_by_label("Find a rule").fill("")
    expect(page.locator(".brief h3").first).to_be_visible()
    page.evaluate("document.querySelectorAll('.chapter').forEach((one, at) => at > 1 && one.remove())")
    clean(page)


def test_help(page: Page) -> None:
    page.goto("/help")
    expect(page.get_by_text("Tasty Minstrel Games")).to_be_visible()
    expect(page.get_by_role("link", name="game-icons.net")).to_be_visible()
    clean(page)


def test_the_door_of_a_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    clean(page)


def test_join(page: Page) -> None:
    match = make_table(page, game="dungeon-roll", seats=2, sit=[{"seat": 0, "name": "Ana"}])
    key = page.request.post(f"/api/matches/{match}/keys", data={"role": "invite", "seat": 1}).json()["key"]
    page.goto(f"/join#{key}")
    expect(page.get_by_role("heading", name="Ana invites you to Dungeon Roll")).to_be_visible()
    clean(page)
    page.goto("/join#no-such-key-at-all")
    expect(page.get_by_role("heading", name="is no longer good")).to_be_visible()
    clean(page)
    page.request.delete(f"/api/matches/{match}")


def test_nowhere(page: Page) -> None:
    page.goto("/cellar")
    expect(page.get_by_role("link", name="Back to the lobby")).to_be_visible()
    clean(page)


@pytest.mark.parametrize("game", ["dungeon-roll", "dungeon-heroes"])
def test_lesson(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    expect(options(page).first).to_be_visible()
    clean(page)


def test_table(page: Page) -> None:
    play_now(page)
    expect(options(page).first).to_be_visible()
    clean(page)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="Who beats what")).to_be_visible()
    clean(page)
    match = page.url.split("/t/")[1].split("/")[0]
    page.goto(f"/t/{match}/screen")
    expect(page.locator(".page.screen")).to_be_visible()
    expect(page.locator("main button, main [role=img]").first).to_be_attached()
    clean(page)
    page.request.delete(f"/api/matches/{match}")  # what was brought to it is free for other tests


def test_curtain(page: Page) -> None:
    """Two on one screen, in a game with secrets: what is behind the curtain is out of everybody's reach."""
    page.goto("/new/quetes-et-trahisons")
    introduce(page)
    glance(page, "Seats at the table", 3)
    glance(page, "People on this device", 2)
    page.get_by_role("button", name="Open this table").click()
    page.locator(".buttons .main").click()
    options(page).first.click()
    expect(page.locator(".curtain")).to_be_visible()
    clean(page)
    page.request.delete(f"/api/matches/{page.url.split('/t/')[1].split('/')[0]}")


def test_end(page: Page, finished: Finished) -> None:
    page.goto(finished.path)
    expect(page.locator("#end")).to_be_visible()
    clean(page)


def test_replay(page: Page, finished: Finished) -> None:
    page.goto(f"{finished.path}/replay#4")
    expect(page.get_by_role("slider")).to_be_visible()
    clean(page)
