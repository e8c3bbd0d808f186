"""The rules as a book: contents, chapters, every rule by its number, what is looked for; and the game on one page."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, PdfMargins, expect

from oubliettes.games import GAMES
from tests.browser.conftest import PHONE, NewPage, browse
from tests.browser.playing import options, play_now
from tests.server.served import Served

EDGE: PdfMargins = {"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"}
INSIDE = "one => { const { top } = one.getBoundingClientRect(); return top >= 0 && top < innerHeight }"


@pytest.fixture(scope="module")
def page(chromium: Browser, house: Served) -> Iterator[Page]:
    context = browse(chromium, house, lang="fr-FR")
    yield context.new_page()
    context.close()


def test_the_contents_lead_to_a_chapter_and_an_address_to_a_rule(page: Page) -> None:
    page.goto("/help/dungeon-roll")
    contents = page.get_by_role("navigation", name="Sommaire")
    expect(contents.get_by_role("link")).to_have_count(1 + len(GAMES["dungeon-roll"].ledger.sections))
    contents.get_by_role("link", name="Phase du Dragon").click()
    expect(page).to_have_url(re.compile("#DR-10$"))
    chapter = page.locator("[id='DR-10']")
    page.wait_for_function(f"() => ({INSIDE})(document.getElementById('DR-10'))")
    expect(contents.locator("[aria-current]")).to_contain_text("Phase du Dragon")
    expect(chapter.get_by_role("heading", name="Exemple")).to_be_visible()
    page.goto("/help/dungeon-heroes#DH-10.21")
    expect(page.locator("[id='DH-10.21']")).to_contain_text("nuage de poison")
    page.wait_for_function(f"() => ({INSIDE})(document.getElementById('DH-10.21'))")


def test_what_the_rulebook_leaves_open_is_folded_away_until_it_is_wanted(page: Page) -> None:
    page.goto("/help/dungeon-roll")
    ruling = page.locator("[id='DR-7.7']")
    expect(page.locator("[id='DR-7.1']")).to_be_visible()
    expect(ruling).to_be_hidden()
    page.goto("/help/dungeon-roll#DR-7.7")
    expect(ruling).to_be_visible()
    page.wait_for_function(f"() => ({INSIDE})(document.getElementById('DR-7.7'))")
    page.goto("/help/dungeon-roll")
    page.get_by_role("searchbox").fill("DR-7.7")
    expect(ruling).to_be_visible()


def test_what_is_looked_for_is_marked(page: Page) -> None:
    page.goto("/help/dungeon-roll")
    page.get_by_role("searchbox").fill("epee")
    expect(page.locator("mark").first).to_have_text("Épée")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ règles$"))
    assert page.locator("dd:not(:has(mark))").count() == 0
    expect(page.locator(".brief")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_game_on_one_page_prints_alone_on_one_sheet(page: Page, game: str, lang: str) -> None:
    page.goto(f"/help/{game}")
    page.locator("#lang").select_option(lang)
    button = page.get_by_role("button", name={"fr": "Imprimer", "en": "Print"}[lang])
    expect(button).to_be_visible()
    page.evaluate("window.print = () => { window.printed = document.documentElement.dataset.print }")
    button.click()
    assert page.evaluate("window.printed") == "summary"
    page.evaluate("document.documentElement.dataset.print = 'summary'")
    assert re.findall(rb"/Count (\d+)", page.pdf(format="A4", margin=EDGE)) == [b"1"]


@pytest.mark.parametrize("phone", [True, False])
def test_it_is_at_hand_at_the_table(new_page: NewPage, phone: bool) -> None:
    """On a phone beside the log, on a desk by a tool of its own; a rule opens from it, and the table goes on."""
    page = new_page(PHONE) if phone else new_page()
    play_now(page)
    expect(options(page).first).to_be_visible()
    page.locator("header nav").get_by_role("button", name="Log" if phone else "Rules").click()
    drawer = page.get_by_role("dialog")
    if phone:
        drawer.get_by_role("button", name="Rules").click()
    expect(drawer.get_by_role("heading", name="Who beats what")).to_be_visible()
    drawer.get_by_role("button", name="Rule DR-7.2").click()
    expect(page.get_by_role("dialog", name="§ DR-7.2")).to_contain_text("any number of Goblins")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(options(page).first).to_be_visible()
