"""From page to page: what each is called, where the focus goes, and the way back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, PHONE, Finished, NewPage
from tests.browser.playing import play_now
from tests.browser.seating import make_table


@pytest.mark.parametrize("lang, title", [("en-GB", "How it works"), ("fr-FR", "Comment ça marche")])
def test_a_page_has_a_name_and_whoever_turns_to_it_begins_at_its_heading(
    new_page: NewPage, lang: str, title: str
) -> None:
    page = new_page(lang=lang)
    page.goto("/")
    expect(page).to_have_title("Oubliettes")
    page.locator("nav a[href='/help']").click()
    expect(page).to_have_title(f"{title} · Oubliettes")
    expect(page.get_by_role("heading", name=title)).to_be_focused()
    for path, name in (
        ("/help/donjon", "Donjon"),
        ("/new/donjon", "Donjon"),
        ("/learn/donjon", "Donjon"),
        ("/me", "My|Mon"),
    ):
        page.goto(path)
        expect(page).to_have_title(re.compile(rf"^({name}).* · Oubliettes$"))


def test_the_lobby_has_the_name_of_the_house_again_after_a_table(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    expect(page).to_have_title(re.compile("Dungeon Roll · Oubliettes$"))
    page.get_by_role("link", name="lobby").click()
    expect(page).to_have_title("Oubliettes")


def test_whoever_comes_back_finds_the_page_where_they_left_it(new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto("/")
    door = page.locator(".door a[href='/help/dungeon-roll']")
    expect(door).to_be_visible()
    page.evaluate("scrollTo(0, 300)")
    door.click()
    expect(page.locator(".chapter").nth(5)).to_be_attached()
    assert page.evaluate("scrollY") == 0
    page.evaluate("scrollTo(0, 4000)")
    page.wait_for_function("() => history.state?.y === 4000")
    page.reload()
    page.wait_for_function("() => scrollY === 4000")
    page.go_back()
    expect(door).to_be_visible()
    page.wait_for_function("() => scrollY === 300")
    page.go_forward()
    page.wait_for_function("() => scrollY === 4000")


def test_a_match_seen_again_says_who_plays_and_goes_on_as_oneself(new_page: NewPage, finished: Finished) -> None:
    page = new_page(PHONE, state=finished.state)
    page.goto(f"{finished.path}/replay#9")
    seats = page.locator(".seat")
    expect(seats).to_have_count(2)
    expect(page.locator(".seat[aria-current]")).to_have_count(1)
    view = page.get_by_label("Seen by")
    seats.nth(1).get_by_role("button").click()
    expect(view).to_have_value("1")
    seats.nth(1).get_by_role("button").click()
    expect(view).to_have_value("-1")
    page.get_by_role("button", name="Go on from here").click()
    page.wait_for_url(lambda address: finished.path not in address)
    match = page.url.split("/t/")[1].split("/")[0]
    mine = page.request.get(f"/api/matches{finished.path.removeprefix('/t')}").json()["mine"]
    assert page.request.get(f"/api/matches/{match}").json()["mine"] == mine


def test_the_count_of_four_is_seen_whole(new_page: NewPage) -> None:
    """None of its columns lies outside the page, whoever has won."""
    page = new_page(lang="fr-FR")
    bots = [{"seat": seat, "level": "policy"} for seat in range(1, 4)]
    sit = [{"seat": 0, "name": "Théodora-Maximilienne"}]
    match = make_table(page, game="dungeon-roll", seats=4, bots=bots, sit=sit)
    page.goto(f"/t/{match}")
    page.locator(".buttons .main").click()
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    page.locator(".seat button").first.click()
    page.get_by_role("button", name="Laisser jouer un robot").click()
    page.keyboard.press("Escape")
    expect(page.locator("#end")).to_be_visible(timeout=3 * PATIENCE)
    for width, height in (PHONE, (360, 640), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        hidden = page.locator("table").evaluate(
            "({ parentElement: box }) => box.scrollWidth - box.clientWidth",
        )
        assert hidden <= 0, f"{hidden} px of the count are out of sight at {width} px"


def test_the_language_changes_at_the_table(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Français").check()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("dialog", name="Réglages").get_by_label("Français")).to_be_checked()  # nothing was closed
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Réglages")).to_be_visible()
    expect(page.locator("section.bar").get_by_role("button", name="Conseil")).to_be_visible()
