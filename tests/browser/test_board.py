"""Dungeon Roll on its board: whole games by touch alone and by keyboard alone, and a stage on which nothing moves."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import clean
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.moments import MOMENTS, SIDES, follow, sit
from tests.browser.pixels import faint
from tests.browser.playing import ANSWERED, over, play_now

READY = """() => document.querySelector('#end') || document.querySelector('.options .main') ||
    (document.querySelector('section.bar:not([aria-busy=true])')?.dataset.ask &&
        document.querySelector('.options button:not(:disabled), main .lit, .fork'))"""
TARGETS = ".pit .lit, .lair .lit"
SOURCES = ".camp .lit"
TABLET, WIDE = (820, 1180), (1920, 1080)


def next_touch(page: Page) -> str:
    """Where a hand goes next, as far as level 3: on the board first; in the bar only what has no place there."""
    chosen = page.locator(".picked").count() > 0
    deeper = page.locator(".stairs [aria-current]", has_text=re.compile(r"^\s*[12]\s*$")).count()
    for selector in (
        ".sure .main",
        f".fork button >> nth={deeper}",
        ".faces .die >> nth=0",
        *([f"{TARGETS} >> nth=0"] if chosen else []),
        f"{SOURCES} >> nth=0",
        ".options button:not(:disabled) >> nth=0",
        ".purse .lit >> nth=0",
        ".side .lit >> nth=0",
    ):
        if page.locator(selector).count():
            return selector
    raise AssertionError("nothing is lit and nothing is asked")


def touch_next(page: Page, press: str | None = None) -> None:
    """One touch, or one key; then until the table has answered, or something is chosen."""
    before = page.locator("section.bar").get_attribute("data-ask")
    where = page.locator(next_touch(page))
    bar = where.evaluate("node => node.closest('.options:not(.sure)') ? node.dataset.things ?? '' : ''")
    assert bar == "", f"the bar offers what is on the board: {bar}"
    if press:
        where.focus()
        page.keyboard.press(press)
    else:
        where.click()
    page.wait_for_function(f"before => document.querySelector('.picked, .sure') || ({ANSWERED})(before)", arg=before)
    page.wait_for_function("() => !document.querySelector('section.bar[aria-busy=true]')")


def play_by(page: Page, press: str | None = None) -> tuple[int, int]:
    """A whole game; how many touches and how many questions it took."""
    asked: set[str | None] = set()
    for touches in range(600):
        page.wait_for_function(READY)
        if over(page):
            return touches, len(asked)
        asked.add(page.locator("section.bar").get_attribute("data-ask"))
        touch_next(page, press)
    raise AssertionError("still playing")


def test_by_touch_on_the_board_alone(new_page: NewPage) -> None:
    page = new_page(PHONE, board=True)
    play_now(page)
    touches, questions = play_by(page)
    assert questions >= 9  # at least three for each delve
    assert touches / questions <= 1.6
    expect(page.locator("#end")).to_be_visible()


def test_by_keyboard_on_the_board_alone(new_page: NewPage) -> None:
    page = new_page(board=True)
    play_now(page)
    page.wait_for_function(READY)
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.dataset.at ?? document.activeElement.className")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.at ?? document.activeElement.className") != first
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    play_by(page, "Enter")
    expect(page.locator("#end")).to_be_visible()


STAGE = """() => {
    const box = one => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return { left, top, right, bottom }
    }
    const over = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by
    const within = (a, b) =>
        a.left > b.left - 1 && a.right < b.right + 1 && a.top > b.top - 1 && a.bottom < b.bottom + 1
    const [main, bar] = [document.querySelector('main'), document.querySelector('section.bar')].map(box)
    const found = []
    if (main.bottom > bar.top + 0.5) found.push('the question lies over the board')
    if (bar.bottom > innerHeight + 0.5) found.push('the question leaves the page')
    for (const one of document.querySelectorAll('main .die, main .coin, main .seal, main .grave, section.bar button')) {
        const [own, style] = [box(one), getComputedStyle(one)]
        if (!one.checkVisibility() || style.clipPath !== 'none') continue
        const scroller = one.closest('.purse, .gallery, .list')
        const edge = one.closest('main') ? main : bar
        const name = `${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`
        if (!scroller && !within(own, edge)) found.push(`${name} is cut`)
        const small = own.right - own.left < 24 || own.bottom - own.top < 24
        if (one.matches('button') && small) found.push(`${name} is too small`)
    }
    const dice = [...document.querySelectorAll('.pit .hole > .die, .camp .die')].map(box)
    dice.forEach((a, at) => dice.slice(at + 1).forEach(b => {
        if (over(a, b, 6)) found.push('two dice lie over each other')
    }))
    const signs = [...document.querySelectorAll('.camp .beats li')].map(box)
    if (dice.some(a => signs.some(b => over(a, b, 4)))) found.push('a die lies over what Companions beat')
    return { found, bar: bar.bottom - bar.top, main: main.bottom - main.top }
}"""
SHIFTS = """() => {
    window.shifts = 0
    const watch = new PerformanceObserver(list => { for (const one of list.getEntries()) window.shifts += one.value })
    watch.observe({ type: 'layout-shift' })
}"""


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK, WIDE], ids=str)
def test_nothing_moves_when_a_thing_is_chosen(new_page: NewPage, size: tuple[int, int]) -> None:
    """Board and question never overlap and keep their heights from question to question; nothing is cut."""
    page = new_page(size, lang="fr-FR", board=True)
    play_now(page)
    page.wait_for_function(READY)
    heights = set()
    for _ in range(8):
        page.wait_for_function(READY)
        if over(page):
            break
        page.evaluate(SHIFTS)
        found = page.evaluate(STAGE)
        assert found["found"] == []
        heights.add((found["bar"], found["main"]))
        before = page.locator("section.bar").get_attribute("data-ask")
        touch_next(page)
        if page.locator("section.bar").get_attribute("data-ask") == before:
            assert page.evaluate("window.shifts") == 0
    assert len(heights) == 1


@pytest.mark.parametrize("dark", [False, True])
def test_every_word_can_be_read_where_it_stands(new_page: NewPage, dark: bool) -> None:
    page = new_page(dark=dark, board=True)
    play_now(page)
    page.wait_for_function(READY)
    page.wait_for_function("() => document.documentElement.dataset.art !== undefined")
    for size in (DESK, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(300)
        assert faint(page) == [], size


def test_axe_finds_nothing_on_the_board(new_page: NewPage) -> None:
    page = new_page(board=True)
    play_now(page)
    page.wait_for_function(READY)
    clean(page)


def test_a_thing_that_cannot_be_used_says_why(new_page: NewPage) -> None:
    """At the first touch, with its rule; what the game says of it comes later than the touch."""
    page = new_page(board=True)
    for prompt in follow(page, sit(page, SIDES["roll"])):
        page.wait_for_function(READY)
        if prompt == "regroup-phase":
            break
    page.locator(".lair .mouth").click(force=True)
    expect(page.locator(".prompt")).to_contain_text("the Dragon wakes")
    expect(page.locator(".what").get_by_role("button")).to_have_text(re.compile("4.4"))  # the Lair's own
    page.locator(".seal").click(force=True)
    expect(page.locator(".prompt")).to_contain_text("not while regrouping")
    expect(page.locator(".what").get_by_role("button")).to_contain_text("§")


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_a_companion_is_dragged_onto_a_monster(new_page: NewPage, finger: bool) -> None:
    """It goes with the hand, and fights whom it is let go of over."""
    page = new_page(PHONE, board=True)
    for prompt in follow(page, sit(page, SIDES["roll"])):
        page.wait_for_function(READY)
        if prompt == "monster-phase" and page.locator(MOMENTS["roll"]["chosen"].sees).count():
            break
    die, goblins = page.locator(".camp .lit").first, page.locator("[data-at^=pit-goblin-]")
    before = goblins.count()
    (x, y), (to_x, to_y) = middle(die), middle(goblins.first)
    devtools = page.context.new_cdp_session(page)

    def hand(what: str, x: float, y: float) -> None:
        if finger:
            points = [] if what == "End" else [{"x": x, "y": y}]
            devtools.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": points})
        elif what == "Move":
            page.mouse.move(x, y)
        else:
            page.mouse.down() if what == "Start" else page.mouse.up()

    page.mouse.move(x, y)
    hand("Start", x, y)
    for step in range(1, 9):
        hand("Move", x + (to_x - x) * step / 8, y + (to_y - y) * step / 8)
    expect(die).to_have_css("translate", re.compile(r"px -\d"))
    hand("End", to_x, to_y)
    expect(goblins).not_to_have_count(before)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_yes_is_asked_whole_and_can_be_refused(new_page: NewPage) -> None:
    """On a telephone, too, nothing of it is cut: what it costs stands above it."""
    page = new_page(PHONE, lang="fr-FR", board=True)
    for prompt in follow(page, sit(page, SIDES["roll"])):
        page.wait_for_function(READY)
        if prompt == "monster-phase":
            break
    for refuse in ("Escape", "Non"):
        page.get_by_role("button", name="Fuir").click()
        buttons = page.locator(".sure").get_by_role("button")
        expect(buttons).to_have_text(["Fuir", "Non"])
        expect(page.locator(".since")).to_contain_text("fin de l’exploration")
        for part in (".list", ".since span", ".boarded"):
            assert page.locator(part).evaluate(
                "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1"
            ), part
        if refuse == "Escape":
            page.keyboard.press(refuse)
        else:
            buttons.last.click()
        expect(page.locator(".sure")).to_have_count(0)


def test_whoever_touches_the_dragon_is_told_what_the_fight_brings(new_page: NewPage) -> None:
    page = new_page(board=True)
    for prompt in follow(page, sit(page, SIDES["roll"])):
        page.wait_for_function(READY)
        if prompt == "dragon-phase" and page.locator(".lair .lit").count():
            break
    page.locator(".camp .die").first.click(force=True)
    expect(page.locator(".prompt")).to_contain_text("Companions fight it together")
    page.locator(".lair .mouth").click()
    expect(page.locator(".since")).to_contain_text("1 Experience")


def test_the_keyboard_is_never_lost(new_page: NewPage) -> None:
    """What it was on goes with the answer: it goes on where a hand would begin, never where a key retires at once."""
    page = new_page(board=True)
    where = "() => document.activeElement.matches('{}')"
    for prompt in follow(page, sit(page, SIDES["roll"])):
        page.wait_for_function(READY)
        if prompt == "monster-phase":
            break
    page.locator(".bar .options button").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(where.format(".sure button:last-child"))
    page.keyboard.press("Escape")
    page.wait_for_function(where.format("main .lit"))
    while page.locator(".bar .phase").inner_text().startswith("Monster"):
        before = page.locator("section.bar").get_attribute("data-ask")
        page.wait_for_function(where.format("main .lit, main .picked"))
        page.keyboard.press("Enter")
        page.wait_for_function(f"before => document.querySelector('.pit .lit') || ({ANSWERED})(before)", arg=before)
        if page.locator("section.bar").get_attribute("data-ask") == before:
            page.locator(".pit .lit").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_function(ANSWERED, arg=before)
        page.wait_for_function(READY)
    page.wait_for_function(where.format("main, main .lit"))


def test_loot_is_taken_where_it_lies_and_the_board_stays_put(new_page: NewPage) -> None:
    """What can be taken is lit, and louder than going on; whatever is touched, the board cannot be scrolled away."""
    page = new_page(PHONE, board=True)
    for prompt in follow(page, sit(page, SIDES["roll"])):
        page.wait_for_function(READY)
        if prompt == "loot-phase" and page.locator(".pit .lit").count():
            break
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator(".options .main")).to_have_count(0)
    expect(page.get_by_role("button", name="Let go")).to_have_count(0)
    page.locator(".pit .lit").first.click()
    expect(page.locator(".pit .picked")).to_have_count(1)
    expect(page.locator(".camp .lit").first).to_be_visible()
    page.get_by_role("button", name="Let go").click()
    expect(page.locator(".picked")).to_have_count(0)
    for board in (".roll", ".lair", ".stairs"):
        assert (
            page.locator(board).evaluate("board => (board.scrollTo(40, 40), board.scrollLeft + board.scrollTop)") == 0
        )
