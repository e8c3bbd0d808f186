"""What the engine tells is shown: events one by one, dice, what picks do, things by their ids, standing orders.

All at the generic table, with the game of secrets: a game of which the page knows nothing.
"""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.access import clean
from tests.browser.conftest import browse
from tests.browser.playing import options
from tests.browser.seating import make_table
from tests.server.served import Served


@pytest.fixture(scope="module")
def secrets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    place: Path = tmp_path_factory.mktemp("secrets") / "m.db"
    with Served(str(place)) as served:
        yield served


@pytest.fixture
def page(chromium: Browser, secrets: Served) -> Iterator[Page]:
    yield from opened(chromium, secrets, "en-GB")


@pytest.fixture
def french(chromium: Browser, secrets: Served) -> Iterator[Page]:
    yield from opened(chromium, secrets, "fr-FR")


def opened(chromium: Browser, secrets: Served, lang: str) -> Iterator[Page]:
    """Ana at a table of secrets, a bot beside her, about to choose a number."""
    context = browse(chromium, secrets, lang=lang)
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
    sit, bots = [{"seat": 0, "name": "Ana"}], [{"seat": 1, "level": "random"}]
    match = make_table(page, game="secrets", seats=2, sit=sit, bots=bots)
    page.goto(f"/t/{match}")
    page.get_by_role("button", name=re.compile("Start the game|Commencer")).click()
    expect(options(page)).to_have_count(2)
    yield page
    context.close()
    assert not errors


def pick(page: Page, name: str) -> None:
    page.locator("section.bar").get_by_role("button", name=name).click()


def test_events_are_shown_one_after_the_other_and_can_be_skipped(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("calmly").check()
    page.keyboard.press("Escape")
    page.clock.install()
    page.reload()
    pick(page, "Take 1")
    expect(page.locator("section.bar .prompt")).to_have_text("Show your card?")
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))  # nothing moves on by itself
    pick(page, "Keep it hidden")
    told = page.locator("section.bar .prompt")
    expect(told).to_have_text(re.compile(r"^\S+ (shows a \d|steps (left|right))\.$"))
    expect(page.locator("aside.log")).not_to_contain_text("rolls a")  # it has not happened yet, for who looks on
    expect(options(page)).to_have_count(0)
    for _ in range(4):
        if page.get_by_text(re.compile(r"rolls a \d")).count():
            break
        page.clock.run_for(1800)
    expect(page.locator("aside.log")).to_contain_text("rolls a")
    page.keyboard.press("Escape")
    expect(told).to_have_text("Choose a number.")
    dice = page.locator("aside.log").get_by_role(
        "img", name=re.compile(r"^\S+ · end of the walk: d6 \d → (goes on|starts again)$")
    )
    expect(dice).to_be_visible()
    pick(page, "Take 2")
    pick(page, "Keep it hidden")
    pick(page, "Step left")
    pick(page, "Step left")
    expect(page.locator("section.bar .prompt")).to_have_text(re.compile("^Ana steps left|^Choose a number"))


def test_a_tap_skips_to_the_question(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.reload()
    pick(page, "Take 1")
    expect(page.locator("section.bar .prompt")).to_have_text("Show your card?")
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    pick(page, "Keep it hidden")
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(page.locator("section.bar .prompt")).to_contain_text(re.compile(r"^\S+ (shows|steps|rolls)"))
    page.wait_for_function("() => document.querySelector('section.bar').dataset.ask")
    page.locator("main").click(position={"x": 4, "y": 4})
    expect(skip).to_have_count(0)
    expect(page.locator("section.bar .prompt")).to_have_text("Choose a number.")


def test_what_a_pick_does_is_told_when_somebody_wants_to_know(page: Page) -> None:
    pick(page, "Take 1")
    pick(page, "Show it")  # everybody would know: asked once more
    sure = page.get_by_role("group", name="“Show it” cannot be taken back. Really?")
    expect(sure).to_contain_text("Everybody will know your card.")
    sure.get_by_role("button", name="Cancel").click()
    pick(page, "Keep it hidden")
    pick(page, "Take 1")
    pick(page, "Keep it hidden")
    left = page.locator("section.bar").get_by_role("button", name="Step left")
    left.hover()
    expect(page.locator(".strip")).to_have_text(
        re.compile(r"^50% chance · \d steps? so far$|^50% chance · one step so far$")
    )
    expect(left).not_to_contain_text("50%")
    up = page.locator("section.bar").get_by_role("button", name="Step up")
    up.focus()
    expect(page.locator(".strip")).to_have_text("There is no ladder.")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Say beside each choice what it does").check()
    clean(page)
    page.keyboard.press("Escape")
    expect(left).to_contain_text("50% chance")
    expect(up).to_contain_text("There is no ladder.")
    expect(page.get_by_text("Part of one decision")).to_be_visible()
    clean(page)


def test_a_thing_is_inspected_by_its_id_and_touched(french: Page) -> None:
    page = french
    for _ in range(2):
        pick(page, "Prendre 1")
        pick(page, "La garder cachée")
    places = page.get_by_role("region", name=re.compile("Lieux|steps"))
    right = places.get_by_role("button", name="droite").first
    expect(options(page)).to_have_count(2)
    right.click()
    expect(options(page)).to_have_count(1)
    expect(options(page)).to_contain_text("50 % de chances")
    page.get_by_role("button", name="Lâcher").click()
    page.get_by_role("button", name="Examiner").click()
    places.get_by_role("button", name="gauche").first.click()
    box = page.get_by_role("dialog", name="gauche")
    for said in ("Chemin", "Longueur", "Le chemin au bord de la rivière.", "§ ZZ-1.1", "il n’y a pas d’échelle"):
        expect(box).to_contain_text(said)
    expect(box).not_to_contain_text("ladder")
    clean(page)


def test_standing_orders_are_given_seen_and_revoked(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=re.compile(r"^Copy \S+ \(always\)$"))).to_be_visible()
    expect(dialog.get_by_role("button", name="Keep the card hidden")).to_have_count(0)  # another question's
    dialog.get_by_role("button", name="Take 2 (always)").click()
    expect(dialog.get_by_role("listitem")).to_contain_text("Take 2 (always)")
    expect(page.locator("section.bar .prompt")).to_have_text("Show your card?")  # it is answered already
    expect(dialog.get_by_role("button", name="Keep the card hidden (this round)")).to_be_visible()
    clean(page)
    dialog.get_by_role("button", name="Revoke").click()
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    page.keyboard.press("Escape")
    pick(page, "Keep it hidden")
    expect(page.locator("section.bar .prompt")).to_have_text("Choose a number.")
    expect(options(page)).to_have_count(2)
