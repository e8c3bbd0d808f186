"""Every screen of the house, one after the other, as somebody meets them who has never been here."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from playwright.sync_api import Page, expect

from oubliettes.games import GAMES
from tests.browser.moments import SIDES, follow, sit
from tests.browser.seating import make_table

CHANGED = "before => document.querySelector('.curtain') || document.querySelector('.bar')?.dataset.ask !== before"


class Screen(NamedTuple):
    """A page to look at, and what its picture is called."""

    name: str
    page: Page
    at: str = ""
    """What it is about, where that is scrolled to."""


def tour(new_page: Callable[[], Page]) -> Iterator[Screen]:
    """All screens; `new_page` opens a browser that knows nothing of the others."""
    page = new_page()
    yield from doors(page)
    yield from sitting_down(page, new_page())
    yield from one_device(new_page())
    turned(page, "/learn/dungeon-roll", "section.bar")
    yield Screen("lesson", page)
    yield from a_match(page)
    yield from books(page)


def turned(page: Page, path: str, shows: str = "main h1") -> None:
    """Turn to another page, and wait for what it shows."""
    page.goto(path)
    expect(page.locator(shows).first).to_be_visible()
    page.wait_for_load_state("networkidle")


def doors(page: Page) -> Iterator[Screen]:
    turned(page, "/", ".door")
    yield Screen("lobby", page)
    for game in GAMES:
        turned(page, "/", ".door")
        page.locator(f".door:has(a[href='/new/{game}']) button").click()
        expect(page.locator("dialog button.main")).to_be_visible()
        yield Screen(f"play-{game}", page)
    for game in GAMES:
        turned(page, f"/new/{game}", "form button.main")
        yield Screen(f"new-{game}", page)
    turned(page, "/nowhere")
    yield Screen("lost", page)
    turned(page, "/t/nowhere")
    yield Screen("no-table", page)


def sitting_down(page: Page, guest: Page) -> Iterator[Screen]:
    turned(page, "/me")
    page.locator("main form input").first.fill("Zoé")
    page.locator("main form button").first.click()
    expect(page.locator("header .me")).to_have_text("Zoé")
    sit(page, SIDES["roll"])
    yield Screen("waiting-room", page)
    sitting = [{"seat": 0, "name": "Zoé"}]
    match = make_table(page, game="donjon", seats=5, options={"master": "person"}, sit=sitting)
    turned(page, f"/t/{match}", ".buttons .main")
    yield Screen("waiting-donjon", page)
    turned(page, f"/t/{match}/screen", ".code >> nth=4")
    yield Screen("waiting-screen", page)
    turned(page, f"/t/{match}", ".buttons .main")
    page.locator("li.open button:not([aria-expanded])").first.click()
    link = page.locator("dialog input").input_value()
    yield Screen("invitation", page)
    turned(guest, link, "form button.main")
    yield Screen("join", guest)
    guest.locator("form input").fill("Théo")
    guest.locator("form button.main").click()
    expect(guest.locator("li.mine")).to_be_visible()
    yield Screen("waiting-guest", guest)


def one_device(page: Page) -> Iterator[Screen]:
    """A game whose hands are hidden: a curtain falls between two people on one screen."""
    sitting = [{"seat": seat, "name": name} for seat, name in enumerate(("Zoé", "Théo", "Ana"))]
    match = make_table(page, game="quetes-et-trahisons", seats=3, options={}, sit=sitting)
    turned(page, f"/t/{match}", ".buttons .main")
    page.locator(".buttons .main").click()
    choice = page.locator("section.bar .options button:not(.greyed)")
    while True:
        expect(choice.first.or_(page.locator(".curtain")).first).to_be_visible()
        if page.locator(".curtain").count():
            break
        ask = page.locator("section.bar").get_attribute("data-ask")
        choice.first.click()
        page.wait_for_function(CHANGED, arg=ask)
    yield Screen("curtain", page)


def a_match(page: Page) -> Iterator[Screen]:
    """What lies beside a table, what hangs on the wall, and what there is to see when it is over."""
    match = sit(page, SIDES["roll"])
    questions = follow(page, match)
    list(islice(questions, 6))
    for name in ("log", "rules", "chat", "people"):
        page.keyboard.press("l")
        page.locator("dialog nav button").nth(("log", "rules", "chat", "people").index(name)).click()
        yield Screen(f"drawer-{name}", page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator("header nav button").last.click()
    expect(page.locator("dialog")).to_be_visible()
    yield Screen("settings", page)
    page.keyboard.press("Escape")
    wall = page.context.new_page()
    turned(wall, f"/t/{match}/screen", "footer")
    yield Screen("big-screen", wall)
    turned(wall, "/", ".door")
    yield Screen("resume", wall)
    wall.close()
    list(questions)
    yield from over(page, match)


def over(page: Page, match: str) -> Iterator[Screen]:
    expect(page.locator("#story")).to_be_visible()
    yield Screen("end", page)
    yield Screen("story", page, "#story")
    page.locator(".dice button").click()
    expect(page.locator(".dice + details")).to_be_visible()
    yield Screen("dice", page, ".dice")
    turned(page, f"/t/{match}/replay#40", "footer")
    yield Screen("replay", page)
    turned(page, f"/t/{match}/screen", "#end")
    yield Screen("big-screen-end", page)


def books(page: Page) -> Iterator[Screen]:
    turned(page, "/me")
    yield Screen("profile", page)
    turned(page, "/help")
    yield Screen("help", page)
    for game in GAMES:
        turned(page, f"/help/{game}", ".chapter")
        yield Screen(f"rules-{game}", page)
