"""Nothing is cut, covered or pushed out of the page: all forms and all tables, from the phone to the desk."""

from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from oubliettes.games import GAMES
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.moments import Side, follow, sit
from tests.browser.playing import play_now
from tests.browser.seating import make_table

TABLET, LYING = (820, 1180), (1024, 768)
SIZES = (PHONE, TABLET, LYING, DESK)
FLAT = (844, 390)
"""A telephone that lies: of the tables, one is made for it."""
SMALL = (360, 640)
ZOOMED = (640, 400)
"""A page at twice its size."""
MOVES, LOOK_EACH = 24, 4

PROBLEMS = r"""() => {
    const found = []
    const page = document.documentElement
    if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`)
    const tell = one => `${one.tagName}.${one.getAttribute('class') ?? ''} "${one.textContent.trim().slice(0, 60)}"`
    const seen = one => !one.closest('svg, .hidden') && one.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(one).clipPath === 'none'
    /** What somebody sees of a thing: its text, wherever that runs to, as far as nothing cuts it off. */
    const extent = one => {
        const boxes = []
        const walk = (node, edge) => {
            if (node.nodeType === Node.TEXT_NODE) {
                const range = document.createRange()
                range.selectNodeContents(node)
                for (const box of range.getClientRects()) {
                    const right = Math.min(box.right, edge.right), bottom = Math.min(box.bottom, edge.bottom)
                    const left = Math.max(box.left, edge.left), top = Math.max(box.top, edge.top)
                    if (right - left > 1 && bottom - top > 1) boxes.push({ left, right, top, bottom })
                }
            } else if (node.nodeType === Node.ELEMENT_NODE && seen(node)) {
                const style = getComputedStyle(node)
                const box = node.getBoundingClientRect()
                const cut = style.overflow !== 'visible' ? box : { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 }
                const within = {
                    left: Math.max(edge.left, cut.left), top: Math.max(edge.top, cut.top),
                    right: Math.min(edge.right, cut.right), bottom: Math.min(edge.bottom, cut.bottom),
                }
                if (['absolute', 'fixed', 'sticky'].includes(style.position)) return
                for (const child of node.childNodes) walk(child, within)
            }
        }
        walk(one, { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 })
        return boxes
    }
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
    for (const box of document.querySelectorAll('main, main *, section.bar, section.bar *')) {
        const style = getComputedStyle(box)
        if (!seen(box) || !['grid', 'flex', 'inline-grid', 'inline-flex'].includes(style.display)) continue
        const parts = [...box.children].filter(seen).map(one => ({ one, boxes: extent(one) }))
        parts.forEach((first, at) => parts.slice(at + 1).forEach(second => {
            const over = first.boxes.some(a => second.boxes.some(b => meet(a, b)))
            if (over) found.push(`${tell(first.one)} covers ${tell(second.one)}`)
        }))
    }
    for (const one of document.querySelectorAll('main *, section.bar *')) {
        const says = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
        if (!seen(one) || !says) continue
        const frame = one.closest('button, .sheet, .camp, li, section, dialog')
        const edge = frame?.getBoundingClientRect()
        if (edge && extent(one).some(box => box.right > edge.right + 1 || box.left < edge.left - 1))
            found.push(`${tell(one)} runs out of ${tell(frame)}`)
    }
    for (const one of document.querySelectorAll('select')) {
        if (!seen(one)) continue
        const style = getComputedStyle(one)
        const sheet = document.createElement('canvas').getContext('2d')
        sheet.font = style.font
        const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        for (const option of one.options)
            if (sheet.measureText(option.text).width > room) found.push(`"${option.text}" is cut in its list`)
    }
    return [...new Set(found)]
}"""


def look(page: Page, when: str, *more: tuple[int, int]) -> None:
    for width, height in (*SIZES, *more):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert page.evaluate(PROBLEMS) == [], f"{when}, {width} px"


@pytest.mark.parametrize("lang", ["fr-FR", "en-GB"])
def test_forms(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang)
    page.goto("/")
    expect(page.locator("li button.main").first).to_be_visible()
    look(page, "lobby")
    for game in GAMES:
        page.goto(f"/new/{game}")
        expect(page.locator("form button.main")).to_be_visible()
        look(page, game)


@pytest.mark.parametrize("lang", ["fr-FR", "en-GB"])
def test_waiting_room(new_page: NewPage, lang: str) -> None:
    """The master's, with two bots and a free seat, on a small telephone, too: its buttons stay in their cards."""
    page = new_page(lang=lang)
    bots = [{"seat": 1, "level": "expert"}, {"seat": 2, "level": "random"}]
    sitting = [{"seat": 3, "name": "Zoé"}]
    match = make_table(page, game="donjon", seats=4, options={"master": "person"}, sit=sitting, bots=bots)
    page.goto(f"/t/{match}")
    expect(page.locator(".buttons .main")).to_be_visible()
    look(page, "waiting room", FLAT, (360, 640))
    for card in page.locator("ol > li").all():
        edge = card.bounding_box()
        for button in card.locator("button").all():
            box = button.bounding_box()
            assert edge
            assert box
            assert box["x"] + box["width"] <= edge["x"] + edge["width"] - 8


@pytest.mark.parametrize(
    "side",
    [
        Side("dungeon-roll", 2, {"hero_mode": "choice"}),
        Side("dungeon-heroes", 2, {"dragon_damsel": True}),
        Side("quetes-et-trahisons", 3, {"target": "12"}),
        Side("donjon", 2, {"master": "automatic"}),
        Side("seul-dans-les-souterrains", 1, {}),
    ],
    ids=lambda side: side.game,
)
def test_tables(new_page: NewPage, side: Side) -> None:
    """The waiting room, the first questions and more, in French: its words are the longer ones."""
    page = new_page(lang="fr-FR")
    match = sit(page, side)
    look(page, "waiting room")
    for move, prompt in enumerate(islice(follow(page, match), MOVES)):
        if move % LOOK_EACH == 0:
            look(page, f"move {move}, {prompt}", *([FLAT] if side.game == "dungeon-heroes" else []))


OUTSIDE = """() => [
    ['.hole .die', '.hole'], ['.party .die', '.lining'], ['.hero .wax', '.hero'], ['.fork .card > :not(svg)', '.card']
].flatMap(([things, frame]) => [...document.querySelectorAll(things)].filter(one => {
        if (!one.closest(frame) || !one.checkVisibility()) return false
        const [a, b] = [one, one.closest(frame)].map(thing => thing.getBoundingClientRect())
        return a.left < b.left - 2 || a.right > b.right + 2 || a.top < b.top - 2 || a.bottom > b.bottom + 2
    }).map(one => `${one.dataset.at ?? one.textContent} is outside of ${frame}`))"""


def test_dungeon_roll_keeps_all_it_shows_in_its_place_on_small_screens(new_page: NewPage) -> None:
    page = new_page(lang="fr-FR", board=True)
    for move, prompt in enumerate(islice(follow(page, sit(page, Side("dungeon-roll", 1, {}))), MOVES)):
        for width, height in (SMALL, FLAT, ZOOMED):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            assert page.evaluate(OUTSIDE) == [], f"move {move}, {prompt}, {width} px"


@pytest.mark.parametrize("size", [DESK, (1920, 1080)])
def test_who_sits_at_the_table_is_in_the_middle_of_its_bar(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    play_now(page)
    box = page.locator(".seats").bounding_box()
    assert box
    assert abs(box["x"] + box["width"] / 2 - size[0] / 2) <= 6
