"""Dungeon Heroes in a real Chromium: whole games by mouse and by keyboard alone, and nothing hidden in the page."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.access import clean
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import budget, frames, listen, options, over, play_on

MOVE = re.compile(r"(Warrior|Cleric|Rogue|Wizard|Damsel) moves to (\w\d)")
STATE = 4096
"""A move's message (UX.md)."""


def sit(page: Page, seats: int, heroes: int = 0) -> list[dict[str, Any]]:
    """At a table of one's own, against bots; the list of all states that the server will send."""
    states = listen(page)
    page.goto("/new/dungeon-heroes")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Seats at the table").select_option(str(seats))
    if seats > 1:
        page.get_by_label("Who leads the Heroes").select_option(str(heroes))
    page.get_by_role("button", name="Open this table").click()
    page.locator(".buttons .main").click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(options(page).first).to_be_visible()
    return states


def bravest(page: Page) -> tuple[str, str, str] | None:
    """Hero, square and label of the move into the greatest danger in sight: such games are short."""
    moves = page.evaluate(
        """() => [...document.querySelectorAll('.options button:not(.greyed)')].map(one => {
            const found = /(Warrior|Cleric|Rogue|Wizard|Damsel) moves to (\\w\\d)/.exec(one.textContent)
            const square = found && document.getElementById('square-' + found[2])
            const danger = !square ? 0 : square.querySelector('.figure, .danger') ? 3 : square.matches('.back') ? 2
                : Number(found[2][1]) / 10
            return found && [found[1] === 'Warrior' || found[1] === 'Rogue' ? danger / 2 : danger, found[1], found[2]]
        }).filter(Boolean)"""
    )
    if not moves:
        return None
    _, hero, square = max(moves, key=lambda move: (move[0], move[1], move[2]))
    return hero, square, f"{hero} moves to {square}"


def label(page: Page, text: str) -> int:
    """Where this option stands."""
    return next(at for at, name in enumerate(options(page).all_inner_texts()) if text in " ".join(name.split()))


def by_mouse(page: Page) -> None:
    """Tap a hero, tap a square, tap it again; whatever is no move stands in the bar."""
    ends = options(page).filter(has_text="End the turn")
    if ends.count():
        return ends.click()
    move = bravest(page)
    if not move:
        return options(page).first.click()
    hero, square, text = move
    page.get_by_role("list", name="Heroes").get_by_role("button", name=re.compile(f"^{hero},")).click()
    target = page.locator(f"#square-{square}")
    target.click()
    expect(target).to_have_attribute("aria-selected", "true")
    if options(page).count() == 1:
        expect(page.locator(".preview")).to_contain_text("Tap again")
        return target.click()
    options(page).nth(label(page, text)).click()


def walk(page: Page, square: str) -> None:
    """The arrows, from the square that has the focus to this one."""
    for _ in range(16):
        here = str(page.evaluate("document.activeElement.id")).removeprefix("square-")
        if here == square:
            return
        up, right = int(square[1]) - int(here[1]), ord(square[0]) - ord(here[0])
        if right and (here[1] not in "07" or not up):  # rows 0 and 7 are shorter: out of them first
            page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    raise AssertionError(f"the arrows do not lead to {square}")


def by_keyboard(page: Page) -> None:
    """Arrows and Enter on the grid; figures for what stands in the bar. No pointer, no script."""
    labels = [" ".join(text.split()) for text in options(page).all_inner_texts()]
    end = next((at for at, text in enumerate(labels) if "End the turn" in text), None)
    move = bravest(page)
    if end is not None and end < 9:
        return page.keyboard.press(str(end + 1))
    if not move:
        return page.keyboard.press("1")
    hero, square, text = move
    at = label(page, text)
    if hero == "Wizard" and at < 9:
        return page.keyboard.press(str(at + 1))
    home = page.locator(f".square:has-text('{hero[0] if hero != 'Wizard' else 'Z'}')").first
    walk(page, str(home.get_attribute("id")).removeprefix("square-"))
    page.keyboard.press("Enter")
    walk(page, square)
    page.keyboard.press("Enter")
    expect(page.locator(f"#square-{square}")).to_have_attribute("aria-selected", "true")
    if options(page).count() == 1:
        return page.keyboard.press("Enter")
    page.keyboard.press(str(label(page, text) + 1))


def check_secrets(states: list[dict[str, Any]]) -> int:
    """No frame names what lies face down or is in the hand; how many backs were seen."""
    backs = 0
    for state in states:
        if "result" in state:
            break  # DH-22.6: then all is shown
        for frame in frames(state):
            for name, part in frame.get("parts", {}).items():
                assert not name.startswith("known/") or part is None, (name, part)
                backs += name.startswith("tiles/") and part == "back"
            assert not frame.get("parts", {}).get("hand")
            assert not frame.get("parts", {}).get("left_out")
        assert not {"hand", "placed-face"} & keys(state)
    return backs


def check_sizes(states: list[dict[str, Any]]) -> int:
    """A move is small. A whole turn of the dungeon, and the deal that covers the board, are many moves in one state."""
    moves = 0
    for state in states:
        if "base" in state and "result" not in state:
            whole = {"pile", "dungeon-turn"} & keys(state)
            most = max(budget(state), STATE + STATE // 4 if whole else 0)
            assert state["bytes"] <= most, f"{state['bytes']} bytes: {sorted(state.get('parts', {}))}"
            moves += not whole
    return moves


def keys(state: dict[str, Any]) -> set[str]:
    return {event["key"] for group in state.get("log", []) for event in group["events"]}


def check_page(page: Page) -> int:
    """No square of the page shows or says what lies face down; how many backs there are."""
    backs = page.locator(".square.back").all()
    for back in backs:
        assert back.locator(".tile svg").count() == 0
        said = back.get_attribute("aria-label") or ""
        assert "hidden tile" in said
        assert "face down" not in said
    return len(backs)


def test_a_whole_game_by_mouse(new_page: NewPage) -> None:
    page = new_page()
    states = sit(page, seats=1)
    seen = made = 0

    def move(page: Page) -> None:
        nonlocal seen, made
        if made % 8 == 3:  # the fourth, when the heroes stand and all the dungeon lies face down, among them
            seen += check_page(page)
        made += 1
        by_mouse(page)

    assert play_on(page, move) >= 10
    expect(page.locator("#end")).to_be_visible()
    assert seen >= 36
    assert check_secrets(states) >= 36
    assert check_sizes(states) >= 10


def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    sit(page, seats=1)
    grid = page.get_by_role("grid")
    for _ in range(40):
        page.keyboard.press("Tab")
        if grid.evaluate("node => node !== document.activeElement && node.contains(document.activeElement)"):
            break
    assert play_on(page, by_keyboard) >= 10
    expect(page.locator("#end")).to_be_visible()


def test_the_heroes_against_a_master(new_page: NewPage) -> None:
    """On a phone: what the DM hides is in no frame and nowhere in the page."""
    page = new_page(PHONE)
    states = sit(page, seats=2)
    for _ in range(24):
        play_some(page, by_mouse)
        if over(page):
            break  # DH-22.6: then all is shown
        check_page(page)
    assert check_secrets(states) >= 12
    assert check_sizes(states) >= 10
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes = page.locator(".square").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(sizes) >= 44


def play_some(page: Page, move: Callable[[Page], None]) -> None:
    before = page.locator("section.bar").get_attribute("data-ask")
    move(page)
    page.wait_for_function(
        "before => { const bar = document.querySelector('section.bar'); return document.querySelector('#end') || "
        "(bar?.dataset.ask && bar.dataset.ask !== before && bar.querySelector('.options button:not(:disabled)')) }",
        arg=before,
    )


def test_the_master_against_the_heroes(new_page: NewPage) -> None:
    """He takes a tile of his hand, and taps a square twice; his own backs show him their faces."""
    page = new_page()
    states = sit(page, seats=2, heroes=1)
    hand = page.get_by_role("group", name="In hand")
    expect(hand.get_by_role("button")).to_have_count(4)
    placed = ""

    def place(page: Page) -> None:
        nonlocal placed
        placed = str(page.locator(".square.lit").first.get_attribute("id"))
        page.locator(f"#{placed}").click()
        page.locator(f"#{placed}").click()

    for turn in range(1, 9):
        play_some(page, lambda page: hand.locator("button.on").first.click())
        play_some(page, place)
        if turn < 4:
            assert page.locator(".square.back .tile svg").count() == turn
            assert "face down" in str(page.locator(f"#{placed}").get_attribute("aria-label"))
        if turn == 4:  # DH-4.7: the last tile may be taken back, and laid elsewhere
            expect(page.locator("section.bar .prompt")).to_contain_text("That was the last action")
            play_some(page, lambda page: page.get_by_role("button", name="Undo").click())
            expect(hand.get_by_role("button")).to_have_count(1)
            play_some(page, place)
            play_some(page, lambda page: page.get_by_role("button", name="End the turn").click())
    assert check_sizes(states) >= 10


def test_nothing_stands_in_anybodys_way(new_page: NewPage) -> None:
    page = new_page()
    sit(page, seats=1)
    for _ in range(3):
        play_some(page, lambda page: options(page).first.click())
    page.get_by_role("list", name="Heroes").get_by_role("button", name=re.compile("^Rogue,")).click()
    page.locator(".square.lit.back").first.click()
    expect(page.get_by_role("img", name=re.compile(r"^\d+% treasure, .*\d+% death$"))).to_be_visible()
    expect(page.locator(".preview")).to_contain_text(re.compile(r"\d+% chance · to stay unharmed"))
    assert page.locator(".square .mark.bad").count()
    clean(page)
    page = new_page()
    sit(page, seats=2, heroes=1)
    clean(page)
