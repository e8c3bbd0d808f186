"""Whole games of Dungeon Roll in a real Chromium: by mouse, by keyboard alone, through the accessibility tree."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import by_mouse, cautious, options, play_now, play_on


def test_by_mouse(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    assert play_on(page, by_mouse) >= 3
    sheet = page.get_by_role("table")
    expect(sheet).to_contain_text("Score")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(re.compile(r"throws checked: all follow from the seed"))).to_be_visible()
    page.get_by_text("Promise, seed and salts").click()
    expect(page.locator("dd").nth(2)).to_have_text(re.compile(r"^[0-9a-f]{32}$"))  # this browser's part in the dice


def by_keyboard(page: Page) -> None:
    labels = options(page).all_inner_texts()
    page.keyboard.press(str(min(cautious(labels), 8) + 1))


def test_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(lang="fr-FR")
    page.goto("/")
    play = page.get_by_role("button", name="Jouer").first
    expect(play).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if play.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("input[autocomplete=nickname]")).to_be_focused()  # a name is asked once
    page.keyboard.type("Zoé")
    page.keyboard.press("Enter")
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    assert play_on(page, by_keyboard) >= 3
    expect(page.locator("main")).to_contain_text("Zoé")


def by_tree(page: Page) -> None:
    """Only what a screen reader is told: roles and names."""
    group = page.get_by_role("group").get_by_role("button", disabled=False)
    names = [name for name in group.all_inner_texts() if "not now" not in name]
    group.filter(has_text=names[cautious(names)].splitlines()[-1]).first.click()


def test_through_the_accessibility_tree(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    expect(page.get_by_role("region", name="Party")).to_be_visible()
    assert play_on(page, by_tree) >= 3
    expect(page.get_by_role("log").first).to_contain_text("tavern")


def test_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    play_now(page)
    assert play_on(page, by_mouse) >= 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
