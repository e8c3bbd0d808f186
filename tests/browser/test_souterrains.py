"""Seul dans les Souterrains in a real Chromium: whole expeditions by mouse and by keyboard, papers, careers."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Download, Page, expect

from oubliettes.games import GAMES
from oubliettes.games.souterrains.rooms.diary import written
from oubliettes.kernel import Record, replay
from oubliettes.words import Words
from tests.browser.access import clean
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import answered, budget, frames, listen, options, over, play_on
from tests.browser.seating import introduce, unfold

GAME = GAMES["seul-dans-les-souterrains"]
"""A move's message (UX.md)."""
READY = (
    "() => document.querySelector('#end') || (!document.querySelector('.walking') && "
    "document.querySelector('.options button:not(.greyed):not(:disabled)'))"
)


def sit(page: Page, *, mode: str = "expedition", **settings: str) -> list[dict[str, Any]]:
    """At a table of one's own; the list of all states that the server will send."""
    states = listen(page)
    page.goto(f"/new/{GAME.slug}")
    introduce(page)
    unfold(page)
    page.locator(f"input[value={mode}]").check()
    selects = page.locator("select")
    for value in ("equipped", "always_kill"):  # a kit and no questions: an expedition begins at once
        selects.filter(has=page.locator(f"option[value={value}]")).select_option(value)
    if "code" in settings:
        page.locator("input[type=number]").first.fill(settings["code"])
    if "sheet" in settings:
        page.get_by_label("With whom").select_option(index=int(settings["sheet"]))
    page.locator("form button.main").click()
    expect(page.locator(".souterrains")).to_be_visible()
    expect(options(page).first).to_be_visible()
    return states


def asked_again(page: Page, act: Callable[[], None]) -> None:
    """Do something, and wait until the table has answered and asks again."""
    answered(page, act)
    page.wait_for_function(READY)


def advice(page: Page) -> None:
    page.keyboard.press("h")
    page.locator(".advised").first.wait_for()


def by_mouse(page: Page) -> None:
    """Explore while there is something to explore and no trouble; else what the robot advises."""
    explore = page.locator(".tools .main")
    if explore.count():
        return explore.click()
    advice(page)
    page.locator(".advised").first.click()
    if page.locator(".sure").count():
        page.locator(".options .main").click()


def by_keyboard(page: Page) -> None:
    """Keys alone: e explores; h advises, a figure or Tab and Enter follow the advice."""
    if page.locator(".tools .main").count():
        return page.keyboard.press("e")
    advice(page)
    at = page.locator(".options button:not(.greyed)").evaluate_all(
        "all => all.findIndex(one => one.matches('.advised'))"
    )
    if at < 9:
        page.keyboard.press(str(at + 1))
    else:
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.advised')"):
                break
        page.keyboard.press("Enter")
    if page.locator(".sure").count():
        page.keyboard.press("Tab")
        page.locator(".options .main").press("Enter")


def waiting(move: Callable[[Page], None]) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.wait_for_function(READY)
        if not over(page):
            move(page)
            page.wait_for_timeout(60)
            page.wait_for_function(READY)

    return go


def descend(page: Page, **wanted: str) -> None:
    """Make an adventurer as advised and go down, by a way that may be asked for."""
    while not page.locator(".map").count():
        found = options(page).filter(has_text=re.compile(wanted["by"])) if "by" in wanted else None
        if found is not None and found.count():
            asked_again(page, found.first.click)
        else:
            advice(page)
            asked_again(page, page.locator(".advised").first.click)


def keys(state: dict[str, Any]) -> set[str]:
    return {event["key"] for group in state.get("log", []) for event in group["events"]}


def check_states(states: list[dict[str, Any]]) -> int:
    """Moves are small, and no frame names what he cannot know; how many moves there were."""
    moves = 0
    for state in states:
        text = json.dumps([frame.get("parts", {}) for frame in frames(state)])
        for secret in ('"budget', '"veiled', '"lurking', '"plan"', '"hidden"', '"stash', '"treasure"'):
            assert secret not in text, secret
        if "base" in state and "result" not in state and "descend" not in keys(state):
            assert state["bytes"] <= budget(state), f"{state['bytes']} bytes: {sorted(state.get('parts', {}))}"
            moves += 1
    return moves


def saved(page: Page, act: Callable[[], None]) -> Path:
    with page.expect_download() as found:
        act()
    download: Download = found.value
    return Path(download.path())


# ------------------------------------------------------------------ whole expeditions


def test_a_whole_expedition_by_mouse(new_page: NewPage) -> None:
    page = new_page()
    states = sit(page)
    assert play_on(page, waiting(by_mouse), limit=900) >= 10
    expect(page.locator("#end")).to_be_visible()
    assert check_states(states) >= 20


def test_a_whole_expedition_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    sit(page)
    page.locator("body").focus()
    assert play_on(page, waiting(by_keyboard), limit=900) >= 10
    expect(page.locator("#end")).to_be_visible()


def test_exploring_is_a_run_of_picks_that_stops(new_page: NewPage) -> None:
    page = new_page()
    states = sit(page)
    descend(page)
    before = len(states)
    asked_again(page, page.get_by_role("button", name="Explore", exact=True).click)
    page.wait_for_function(READY)
    expect(page.locator(".caption .place")).to_contain_text(re.compile("Halt|Nothing left"))
    steps = [state["n"] for state in states[before - 1 :]]
    assert len(steps) > 1
    assert steps == list(range(steps[0], steps[0] + len(steps)))  # each a move of its own, acknowledged


def test_exits_and_sections_are_pointed_at_on_the_map(new_page: NewPage) -> None:
    """A tap tells, a second tap goes; the arrows move between what can be pointed at."""
    page = new_page(PHONE)
    sit(page)
    descend(page)
    spot = page.locator(".spot[id^='spot-exit']").first
    spot.dispatch_event("click")
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".caption .place")).to_contain_text("Exit")
    sizes = page.locator(".spot .hit").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(sizes) >= 24
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".spot[tabindex='0']").focus()
    seen = set()
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.id"))
    assert all(id.startswith("spot-") for id in seen)
    page.locator(".spot[id^='spot-exit']").first.focus()
    if page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "false":
        page.keyboard.press("Enter")
    if page.locator(".caption .picks button").count() == 1:
        asked_again(page, lambda: page.keyboard.press("Enter"))
    else:
        asked_again(page, page.locator(".caption .picks button").first.click)
    page.wait_for_function(READY)


# ------------------------------------------------------------------ what axe finds


def test_nothing_stands_in_anybodys_way(new_page: NewPage) -> None:
    """Creation, the town, the dungeon, an encounter, the sheet: light and dark, phone and desk."""
    page = new_page()
    sit(page, mode="career")
    clean(page)
    while not page.locator(".town h2 small").count():
        advice(page)
        asked_again(page, page.locator(".advised").first.click)
    clean(page)
    descend(page)
    clean(page)
    for _ in range(60):
        if over(page) or page.locator(".meeting").count():
            break
        waiting(by_mouse)(page)
    if page.locator(".meeting").count():
        clean(page)
    if not over(page):
        page.get_by_role("button", name="Sheet").click()
        expect(page.locator("article.paper")).to_be_visible()
        clean(page)


# ------------------------------------------------------------------ papers


def test_the_diary_the_map_and_the_sheet(new_page: NewPage) -> None:
    """In French: the diary is the one that the terminal writes; the sheet prints on one page; the map is an SVG."""
    page = new_page(lang="fr-FR")
    sit(page)
    descend(page)
    waiting(by_mouse)(page)
    for _ in range(40):
        if over(page) or page.locator(".map").count():
            break
        waiting(by_mouse)(page)
    if page.get_by_role("button", name="Carte en SVG").count():
        drawn = saved(page, page.get_by_role("button", name="Carte en SVG").click).read_text(encoding="utf-8")
        assert ET.fromstring(drawn).tag.endswith("svg")
        assert "<path" in drawn
    page.get_by_role("button", name="Feuille").click()
    expect(page.locator("article.paper")).to_be_visible()
    pages = re.findall(rb"/Count (\d+)", page.pdf())
    assert pages == [b"1"]
    page.keyboard.press("Escape")
    while not over(page):
        waiting(by_mouse)(page)
    text = saved(page, page.get_by_role("button", name="Carnet").click).read_text(encoding="utf-8")
    match = page.url.split("/t/")[1].split("/")[0]
    record = Record.loads(page.request.get(f"/api/matches/{match}/record").text())
    again = replay(GAME, record)
    words = Words("fr", GAME, names=record.start.names)
    assert text == written(words, words.thing(again.table.hero.name), again.log)
    assert text.startswith("Carnet de route\u00a0: ")


def test_a_shared_dungeon_has_its_map(new_page: NewPage) -> None:
    """As it is seen from the door; whole once the match is over, and not before."""
    page = new_page()
    sit(page, code="12345")
    whole = page.get_by_role("button", name="Full map (SVG)")
    expect(whole).to_have_count(0)
    assert page.request.get("/api/dungeons/12345/map?full=1").status == 403
    first = page.request.get("/api/dungeons/12345/map").text()
    assert page.request.get("/api/dungeons/SS-U!/map").status == 404
    descend(page, by="shared")
    expect(whole).to_have_count(0)
    play_on(page, waiting(by_mouse), limit=900)
    drawn = saved(page, whole.click).read_text(encoding="utf-8")
    assert ET.fromstring(drawn).tag.endswith("svg")
    assert 0 < first.count("<rect") < drawn.count("<rect")


def test_the_module_is_told_in_its_own_words(new_page: NewPage) -> None:
    page = new_page(lang="fr-FR")
    sit(page)
    descend(page, by="Prieuré noyé")
    expect(page.locator(".story")).to_contain_text("vêpres")


# ------------------------------------------------------------------ a career


def test_a_career_goes_on_in_another_match_and_in_another_browser(new_page: NewPage, tmp_path: Path) -> None:
    """Closed in town, kept with the profile, taken elsewhere as a file, brought to a new table."""
    page = new_page()
    sit(page, mode="career")
    while not page.locator(".town h2 small").count():
        advice(page)
        asked_again(page, page.locator(".advised").first.click)
    name = page.locator(".hero h2").inner_text()
    options(page).filter(has_text="Close the book").click()
    page.locator(".options .main").click()
    expect(page.locator("#end")).to_be_visible()
    file = tmp_path / "ana.json"
    file.write_text(page.request.get("/api/me/file").text(), encoding="utf-8")
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert [(one["game"], one["kind"]) for one in kept["sheets"]] == [(GAME.slug, "careers")]
    sit(page, mode="career", sheet="1")
    expect(page.locator(".hero h2")).to_have_text(name)
    expect(page.locator(".town h2 small")).to_be_visible()
    other = new_page()
    other.goto("/me")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(".sheet li").filter(has_text="Alone in the Underground").first).to_be_visible()
    sit(other, mode="career", sheet="1")
    expect(other.locator(".hero h2")).to_have_text(name)
    other.get_by_role("button", name="Hall of fame").click()
    expect(other.locator("dialog ol li")).to_have_count(1)


def test_a_name_of_ones_own_is_text_and_nothing_else(new_page: NewPage) -> None:
    """Typed with the settings; on the table it stands as it was typed, and no markup of it comes to life."""
    page = new_page()
    odd = "<img src=x onerror=document.title=1> orc"
    page.goto(f"/new/{GAME.slug}")
    introduce(page)
    unfold(page)
    field = page.locator("#option-name")
    expect(field).to_have_attribute("maxlength", "40")
    field.fill(odd)
    page.locator("#option-motive").fill("Gold & glory")
    page.locator("form button.main").click()
    expect(page.locator("section.hero h2")).to_contain_text(odd)
    expect(page.locator("section.hero img")).to_have_count(0)
    page.get_by_role("button", name="Sheet", exact=True).click()
    expect(page.locator("article.paper q")).to_have_text("Gold & glory")
