"""Dungeon Heroes in a real Chromium: whole games from both sides and alone, by touch, by keyboard and through the
accessibility tree; nothing hidden in the page, and nothing in anybody's way."""

import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import clean
from tests.browser.conftest import DESK, LONG, PHONE, NewPage
from tests.browser.moments import Side as Table
from tests.browser.moments import follow
from tests.browser.moments import sit as seated
from tests.browser.playing import budget, frames, listen, over
from tests.browser.seating import glance, introduce, unfold

TABLET, WIDE = (820, 1180), (1920, 1080)
LYING = ((844, 390), (667, 375))
"""Telephones that lie: the board is as high as the page, and squares are a little smaller."""
BOTH = ("dragon_damsel", "lords_undead")
STATE = 4096
"""A move's message (UX.md)."""
READY = """() => document.querySelector('#end') || (
    document.querySelector('section.bar:not([aria-busy=true])')?.dataset.ask &&
    document.querySelector('main .lit, .choices button, .bar .options button:not(:disabled)'))"""
SETTLED = """before => document.querySelector('#end') || document.querySelector('.sure') ||
    JSON.stringify([document.querySelector('section.bar')?.dataset.ask,
        [...document.querySelectorAll('[aria-pressed=true], [aria-selected=true], .choices button, .why')].map(
        one => one.id || one.innerText),
        document.querySelector('.mate[aria-pressed=true]')?.dataset.at]) !== before"""
HERE = """() => JSON.stringify([document.querySelector('section.bar')?.dataset.ask,
    [...document.querySelectorAll('[aria-pressed=true], [aria-selected=true], .choices button, .why')].map(
        one => one.id || one.innerText),
    document.querySelector('.mate[aria-pressed=true]')?.dataset.at])"""


APART = """() => {
    const [board, bar] = ['.board', 'section.bar'].map(one => document.querySelector(one).getBoundingClientRect())
    return board.right <= bar.left && bar.bottom <= innerHeight + 0.5 && bar.right <= innerWidth + 0.5
}"""


def sit(page: Page, seats: int, heroes: int = 0, expansions: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """At a table of one's own, against bots; the list of all states that the server will send."""
    states = listen(page)
    page.goto("/new/dungeon-heroes")
    introduce(page)
    glance(page, "Seats at the table", seats)
    unfold(page)
    if seats > 1:
        page.get_by_label("Who leads the Heroes").select_option(str(heroes))
    for name in expansions:
        page.get_by_label(re.compile("Dragon" if name == BOTH[0] else "Undead")).check()
    page.get_by_role("button", name="Open this table").click()
    page.locator(".buttons .main").click()
    expect(page.get_by_role("grid")).to_be_visible()
    page.wait_for_function(READY)
    return states


# ------------------------------------------------------------------ hands


class Side(NamedTuple):
    """Who plays: which hero or monster he likes, and how he goes about it."""

    rng: Random
    go: Callable[[Locator], None]


def touch(where: Locator) -> None:
    where.click()


def press(where: Locator) -> None:
    """By keyboard: from the focus to the thing with Tab and arrows, then Enter."""
    where.focus()
    where.page.keyboard.press("Enter")


def goal(page: Page, side: Side) -> Locator:
    """Where a hand goes next: what is offered beside the board, the hand, a hero, then the most dangerous lit square;
    the bar only for what has no place on the board."""
    choices = page.locator(".choices button")
    if choices.count():
        return choices.nth(side.rng.randrange(choices.count()))
    if page.locator(".sure").count():
        return page.locator(".sure .main")
    bar = page.locator(".bar .options button:not(:disabled)")
    assert all("moves to" not in text for text in bar.all_inner_texts()), "the bar offers what is on the board"
    squares = page.locator(".square.lit:not([aria-selected=true])")
    if bar.count() and (not squares.count() or side.rng.random() < 0.5):
        return bar.nth(side.rng.randrange(bar.count()))
    again = page.locator(".square.lit[aria-selected=true]")
    asked = page.locator("section.bar .prompt").inner_text()
    if again.count() and asked.startswith("Dungeon Master") and "Tap again" in asked:
        return again.first  # a tile that is turned cannot be taken back: the second touch turns it
    hand = page.locator(".hand button.lit")
    if hand.count() and not page.locator(".hand button[aria-pressed=true]").count():
        return hand.nth(side.rng.randrange(hand.count()))
    mates = page.locator(".mate.lit")
    if mates.count() and not page.locator(".mate[aria-pressed=true]").count():
        return mates.nth(side.rng.randrange(mates.count()))
    danger = squares.evaluate_all(
        "all => all.map(one => one.querySelector('.mark.bad') ? 3 : one.querySelector('.mark, .deed') ? 2 : 1)"
    )
    if not danger:
        return page.locator(".square.lit").first
    best = [n for n, one in enumerate(danger) if one == max(danger)]
    return squares.nth(side.rng.choice(best))


def play(page: Page, side: Side, most: int = 700, each: Callable[[Page], None] | None = None) -> tuple[int, int]:
    """Until the end, or so many touches; how many touches and how many questions it took."""
    asked: set[str | None] = set()
    for made in range(most):
        page.wait_for_function(READY)
        if over(page):
            return made, len(asked)
        if each:
            each(page)
        asked.add(page.locator("section.bar").get_attribute("data-ask"))
        before = page.evaluate(HERE)
        side.go(goal(page, side))
        page.wait_for_function(SETTLED, arg=before)
        page.wait_for_function("() => !document.querySelector('.bar .options :disabled')")
    return most, len(asked)


# ------------------------------------------------------------------ what must hold all the while


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
        assert back.locator(".slab .mine, .face").count() == 0
        said = back.get_attribute("aria-label") or ""
        assert "hidden tile" in said
        assert "face down" not in said
    return len(backs)


def uncovered(page: Page, least: int = 44) -> None:
    """The board is whole and in sight: no square is outside the window or under anything; each is large enough."""
    found = page.evaluate(
        """least => [...document.querySelectorAll('.square')].flatMap(one => {
            const box = one.getBoundingClientRect()
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            const free = top && (one === top || one.contains(top))
            const inside = box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
            return free && inside && box.width >= least ? [] : [`${one.id} ${box.width} ${top?.className}`]
        })""",
        least,
    )
    assert found == []


# ------------------------------------------------------------------ whole games


def test_alone_by_touch_on_the_board(new_page: NewPage) -> None:
    """On a telephone: the bar is touched only for what has no place on the board, and the board is never covered."""
    page = new_page(PHONE, board=True)
    states = sit(page, seats=1)
    seen = 0

    def look(page: Page) -> None:
        nonlocal seen
        uncovered(page)
        seen = max(seen, check_page(page))

    touches, questions = play(page, Side(Random(3), touch), each=look)
    expect(page.locator("#end")).to_be_visible()
    assert touches <= 2.2 * questions, f"{touches} touches for {questions} questions"
    assert seen == 36
    assert check_secrets(states) >= 36
    assert check_sizes(states) >= 8


def test_alone_by_keyboard(new_page: NewPage) -> None:
    page = new_page(board=True)
    sit(page, seats=1)
    play(page, Side(Random(4), press))
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator(".podium .name")).to_have_count(1)
    expect(page.locator(".podium .points, .end table")).to_have_count(0)  # won or lost: a 1 or a 0 says nothing


def test_the_arrows_lead_over_the_board(new_page: NewPage) -> None:
    """Every square is reached from every other; the rows at both ends are shorter."""
    page = new_page(board=True)
    sit(page, seats=1)
    page.locator("#square-c1").focus()
    for key, square in (
        ("ArrowDown", "c0"),
        ("ArrowLeft", "b0"),
        ("ArrowLeft", "b0"),
        ("ArrowUp", "b1"),
        ("ArrowLeft", "a1"),
        ("ArrowDown", "b0"),
    ):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.id") == f"square-{square}"
    for _ in range(7):
        page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.id") == "square-c7"
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.id").startswith("square-")  # one stop for the whole board


@LONG
@pytest.mark.parametrize("seats, heroes", [(1, 0), (2, 0), (2, 1)])
@pytest.mark.parametrize("expansions", [(), BOTH])
@pytest.mark.parametrize("size, go", [(PHONE, touch), (TABLET, touch), (DESK, press), (WIDE, touch)])
def test_whole_games_from_both_sides(
    new_page: NewPage,
    seats: int,
    heroes: int,
    expansions: tuple[str, ...],
    size: tuple[int, int],
    go: Callable[[Locator], None],
) -> None:
    page = new_page(size, board=True)
    states = sit(page, seats, heroes, expansions)
    play(page, Side(Random(f"{seats}{heroes}{size}"), go), most=1500, each=uncovered)
    expect(page.locator("#end")).to_be_visible()
    if heroes == 0:
        check_secrets(states)


def test_through_the_accessibility_tree(new_page: NewPage) -> None:
    """By names and roles alone, as a screen reader has them: heroes in a list, squares in a grid, the rest by name."""
    page = new_page(board=True)
    sit(page, seats=1)
    grid = page.get_by_role("grid", name="The dungeon")
    for square in ("c0", "d0", "b0"):
        grid.get_by_role("gridcell", name=re.compile(f"^{square}: nothing, possible")).click()
        page.wait_for_function(READY)
    heroes = page.get_by_role("list", name="Heroes")
    for hero, square in (("Rogue", "b1"), ("Warrior", "c1"), ("Cleric", "d1"), ("Wizard", "e1")):
        one = heroes.get_by_role("button", name=re.compile(f"^{hero}, \\w\\d, Hit points"))
        if not one.count() or over(page):
            continue
        one.click()
        expect(one).to_have_attribute("aria-pressed", "true")
        before = page.locator("section.bar").get_attribute("data-ask")
        grid.get_by_role("gridcell", name=re.compile(f"^{square}: .*possible")).click()
        choice = page.get_by_role("group", name="Options").get_by_role("button", name=f"{hero} moves to {square}")
        page.wait_for_function(
            "before => document.querySelector('.choices, .sure, #end') || "
            "document.querySelector('section.bar')?.dataset.ask !== before",
            arg=before,
        )
        if choice.count():
            choice.first.click()
        page.wait_for_function(READY)
    assert page.locator(".square.back").count() < 36


# ------------------------------------------------------------------ both sides, touch by touch


def test_the_master_lays_a_tile_with_two_touches(new_page: NewPage) -> None:
    """Tile, square; another tile takes the place of the first; his own backs show him their faces (DH-22.2)."""
    page = new_page(board=True)
    states = sit(page, seats=2, heroes=1)
    hand = page.get_by_role("group", name="In hand")
    tiles = hand.get_by_role("button")
    expect(tiles).to_have_count(4)
    name = str(tiles.nth(2).get_attribute("aria-label")).partition(": ")[2]
    tiles.first.click()
    expect(tiles.first).to_have_attribute("aria-pressed", "true")
    tiles.nth(2).click()
    expect(tiles.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(tiles.first).to_have_attribute("aria-pressed", "false")
    page.locator("#square-c3").click()
    expect(page.locator("#square-c3 .slab .mine")).to_be_visible()
    assert f"{name}, face down" in str(page.locator("#square-c3").get_attribute("aria-label"))
    expect(tiles).to_have_count(3)
    for square in ("c4", "d4", "e4"):
        tiles.first.click()
        page.locator(f"#square-{square}.lit").click()
        expect(page.locator(f"#square-{square} .slab .mine")).to_be_visible()
    # DH-4.7: the last tile may be taken back, and laid elsewhere
    expect(page.locator("section.bar .prompt")).to_contain_text("last action")
    page.get_by_role("button", name="Undo").click()
    expect(tiles).to_have_count(1)
    page.locator("#square-f6.lit").click()
    page.get_by_role("button", name="End the turn").click()
    expect(tiles).to_have_count(4)
    assert check_sizes(states) >= 8


def test_the_last_tile_needs_one_touch_and_a_square_that_takes_none_says_why(new_page: NewPage) -> None:
    page = new_page(board=True)
    sit(page, seats=2, heroes=1)
    tiles, asked = page.locator(".hand button"), page.locator("section.bar .prompt")
    page.locator("#square-c3").click(force=True)
    expect(asked).to_contain_text("Choose a tile from your hand.")
    for square in ("c4", "d4", "e4"):
        tiles.first.click()
        page.locator(f"#square-{square}.lit").click()
        expect(page.locator(f"#square-{square} .slab .mine")).to_be_visible()
    expect(asked).to_contain_text("where does the last tile go?", ignore_case=True)
    page.locator("#square-c4").click(force=True)  # what lies there is told
    expect(asked).not_to_contain_text("last tile")
    tiles.first.click()
    expect(tiles.first).to_have_attribute("aria-pressed", "true")
    for square, why, rule in (
        ("c4", "There is a tile on c4 already.", "5.7"),
        ("c0", "A hero stands on c0: no tile can go there.", "5.8"),
        ("d7", "Tiles go into the dungeon", "5.5"),
    ):
        page.locator(f"#square-{square}").click(force=True)
        expect(asked).to_contain_text(why)
        expect(page.locator("section.bar")).to_contain_text(rule)
    page.get_by_role("button", name="Undo").click()
    page.locator("#square-f6.lit").click()
    expect(page.locator("#square-f6 .slab .mine")).to_be_visible()
    expect(asked).to_contain_text("last action")


def test_a_tile_can_be_dragged(new_page: NewPage) -> None:
    page = new_page(board=True)
    sit(page, seats=2, heroes=1)
    tiles = page.get_by_role("group", name="In hand").get_by_role("button")
    expect(tiles).to_have_count(4)
    tiles.nth(1).hover()
    page.mouse.down()
    page.locator("#square-d2").hover()
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(tiles.nth(1)).to_have_css("translate", re.compile(r"px -?\d"))  # it goes with the hand
    page.mouse.up()
    expect(page.locator("#square-d2 .slab .mine")).to_be_visible()
    # quicker than the table answers; and then without a mouse
    tiles.first.hover()
    page.mouse.down()
    page.locator("#square-d3").hover()
    page.mouse.up()
    expect(page.locator("#square-d3 .slab .mine")).to_be_visible()
    expect(tiles).to_have_count(2)
    tiles.first.press("Enter")
    expect(tiles.first).to_have_attribute("aria-pressed", "true")


def test_the_wizards_reach_keeps_the_wizard(new_page: NewPage) -> None:
    """Touched after him, any hidden tile is his: far ones turn at once, one beside him asks whether he walks in."""
    page = new_page(board=True)
    sit(page, seats=1)
    for square in ("c0", "d0", "b0"):
        page.locator(f"#square-{square}.lit").click()
        page.wait_for_function(READY)
    wizard = page.get_by_role("button", name=re.compile("^Wizard,"))
    page.locator("#square-e0").click()
    expect(wizard).to_have_attribute("aria-pressed", "true")
    page.locator("#square-e1").click()
    choices = page.locator(".choices button")
    expect(choices).to_have_count(2)
    expect(wizard).to_have_attribute("aria-pressed", "true")
    expect(choices).to_contain_text(["Wizard moves to e1", "Reveal e1"])
    page.locator("#square-a5").click()
    expect(page.locator("#square-a5")).not_to_have_class(re.compile(r"\bback\b"))
    expect(page.locator(".mate.wizard i.off").first).to_be_attached()


def test_who_acted_stays_chosen(new_page: NewPage) -> None:
    """His next step takes one touch; a touch on another hero chooses that one, and cures nobody."""
    page = new_page(board=True)
    sit(page, seats=1)
    for square in ("c0", "d0", "b0"):
        page.locator(f"#square-{square}.lit").click()
        page.wait_for_function(READY)
    wizard = page.get_by_role("button", name=re.compile("^Wizard,"))
    page.locator("#square-e0").click()
    page.locator("#square-a5").click()
    expect(page.locator("#square-a5")).not_to_have_class(re.compile(r"\bback\b"))
    expect(wizard).to_have_attribute("aria-pressed", "true")
    page.locator("#square-c0").click()
    expect(page.get_by_role("button", name=re.compile("^Warrior,"))).to_have_attribute("aria-pressed", "true")
    expect(wizard).to_have_attribute("aria-pressed", "false")


def test_a_gift_is_told_before_it_is_made(new_page: NewPage, luck: Path) -> None:
    """Who stayed chosen gives nothing away when another hero is chosen; who was chosen by hand offers what he would."""
    luck.write_text("gift 7", encoding="utf-8")  # a holy icon lies on d1
    page = new_page(board=True)
    sit(page, seats=1)
    for square in ("c0", "d0", "b0", "d0", "d1"):
        page.locator(f"#square-{square}.lit").click()
        page.wait_for_function(READY)
    cleric, wizard = (page.get_by_role("button", name=re.compile(f"^{name},")) for name in ("Cleric", "Wizard"))
    expect(cleric).to_have_attribute("aria-label", re.compile("carries: holy icon"))
    expect(cleric).to_have_attribute("aria-pressed", "true")  # he stays chosen
    wizard.click()
    expect(wizard).to_have_attribute("aria-pressed", "true")
    expect(cleric).to_have_attribute("aria-pressed", "false")
    cleric.click()  # the other way round, too
    expect(wizard).to_have_attribute("aria-pressed", "false")
    wizard.click()
    page.get_by_role("button", name="The Cleric gives: holy icon, to the Wizard").click()
    expect(wizard).to_have_attribute("aria-label", re.compile("carries: holy icon"))
    for width, height in (DESK, WIDE, TABLET):  # what somebody carries moves nobody
        page.set_viewport_size({"width": width, "height": height})
        heights = page.locator(".mate").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert len(set(heights)) == 1


def test_the_market(new_page: NewPage, luck: Path) -> None:
    """What is paid with lies nowhere on the board, and each way to pay says what it pays; all choices are in sight."""
    luck.write_text("market 0", encoding="utf-8")  # a skeleton on c1, a fireball on b1
    page = new_page(PHONE, board=True)
    sit(page, seats=1, expansions=BOTH[1:])
    for square in ("c0", "d0", "b0", "c0", "c1", "b0", "b1"):
        page.locator(f"#square-{square}.lit").click()
        page.wait_for_function(READY)
    shelf = page.get_by_role("button", name="Tiles never seen")
    shelf.click()
    names = page.locator(".rack button span")
    assert names.count() == 4
    assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)"), "names are read whole"
    page.locator(".rack button.lit", has_text="demon skull").click()
    expect(page.locator(".bar .phase")).to_have_text(re.compile("^Demon skull"))
    choices = page.locator(".choices button")
    expect(choices.first).to_be_in_viewport(ratio=1)  # the list of tiles makes way
    expect(choices).to_have_text([re.compile("skeleton.*worth 2, 3 to go"), re.compile("fireball.*worth 3, 2 to go")])
    assert page.locator(".square.lit").count() == 0
    choices.first.click()
    for hero in ("Warrior", "Cleric", "Rogue", "Wizard"):
        expect(choices.filter(has_text=hero)).to_be_in_viewport(ratio=1)
    assert choices.evaluate_all("all => Math.min(...all.map(one => one.offsetHeight))") >= 44
    uncovered(page)
    choices.filter(has_text="Cleric").click()
    expect(page.get_by_role("button", name=re.compile("^Cleric,.*carries: demon skull"))).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK, WIDE, *LYING])
def test_nothing_is_covered_or_moves(new_page: NewPage, size: tuple[int, int]) -> None:
    """Choosing moves nothing; what a step brings is told on the squares and beside the board."""
    page = new_page(size, board=True)
    sit(page, seats=1)
    least = 44 if size[1] >= 844 or size == DESK else 40
    uncovered(page, least)
    for square in ("c0", "d0", "b0"):
        page.locator(f"#square-{square}.lit").click()
        page.wait_for_function(READY)
    box = page.locator(".board").bounding_box()
    page.locator("#square-b0").click()
    expect(page.get_by_role("img", name=re.compile(r"^treasure \d+%, .*, death \d+%, nothing \d+%$"))).to_be_visible()
    assert page.locator(".square .mark.bad").count() == 3
    assert page.locator(".board").bounding_box() == box
    uncovered(page, least)
    page.keyboard.press("Escape")
    assert page.locator(".board").bounding_box() == box
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_stands_beside_the_board_stays_when_choices_come(new_page: NewPage) -> None:
    """On a large screen, too, where each of two takes two lines."""
    page = new_page(WIDE, lang="fr-FR", board=True)
    seated(page, Table("dungeon-heroes", 1, {}))
    page.locator(".buttons .main").click()
    page.wait_for_function(READY)
    for square in ("c0", "d0", "b0"):
        page.locator(f"#square-{square}.lit").click()
        page.wait_for_function(READY)
    page.locator("#square-e0").click()
    box = page.locator(".rack").bounding_box()
    page.locator("#square-e1").click()
    expect(page.locator(".tell.long .choices button")).to_have_count(2)
    assert page.locator(".rack").bounding_box() == box


def test_the_heroes_boards_are_alike(new_page: NewPage) -> None:
    """With the Damsel, who has not come yet: all are as high on a large screen; coins are round on a telephone."""
    page = new_page(WIDE, board=True)
    sit(page, seats=2, heroes=1, expansions=BOTH[:1])
    assert page.locator(".mate").count() == 5
    assert len(set(page.locator(".mate").evaluate_all("all => all.map(one => one.offsetHeight)"))) == 1
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    coins = page.locator(".mate .disc").evaluate_all("all => all.map(one => [one.offsetWidth, one.offsetHeight])")
    assert all(abs(width - height) <= 1 for width, height in coins), coins


@pytest.mark.parametrize("size", [PHONE, (390, 664), (360, 640)])
def test_a_telephone_has_all_of_it(new_page: NewPage, size: tuple[int, int]) -> None:
    """Where the browser's bars take their part, too: the heroes' boards, or what is told and offered in their place;
    what is offered is read without scrolling."""
    page = new_page(size, board=True)
    sit(page, seats=1)
    for square in ("c0", "d0", "b0"):
        page.locator(f"#square-{square}.lit").click()
        page.wait_for_function(READY)
    for mate in page.locator(".mate").all():
        expect(mate).to_be_in_viewport(ratio=1)
    page.locator("#square-e0").click()
    expect(page.locator(".risk")).to_be_in_viewport(ratio=1)
    uncovered(page, 32)
    page.locator("#square-e1").click()
    for choice in ("Wizard moves to e1", "Reveal e1"):
        expect(page.locator(".choices button", has_text=choice)).to_be_in_viewport(ratio=1)
    assert page.locator(".tell").evaluate("one => one.scrollHeight <= one.clientHeight")
    uncovered(page, 32)


@pytest.mark.parametrize("heroes, moves", [(0, 40), (1, 60)])
def test_a_telephone_that_lies_has_all_of_it(new_page: NewPage, heroes: int, moves: int) -> None:
    """Whatever is asked: board and question lie side by side, and all that can be touched is in sight."""
    page = new_page(LYING[0], lang="fr-FR", board=True)
    asked = set()
    options = {"heroes_seat": heroes, "dragon_damsel": True, "lords_undead": True}
    for prompt in islice(follow(page, seated(page, Table("dungeon-heroes", 2, options))), moves):
        asked.add(prompt)
        for width, height in LYING:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            uncovered(page, 40)
            assert page.evaluate(APART), f"{prompt}, {width} px"
            for thing in page.locator(".mate.lit, .hand .lit, .choices button, .bar .options button").all():
                if thing.is_visible():
                    expect(thing).to_be_in_viewport(ratio=0.95)
    assert len(asked) >= 3


@pytest.mark.parametrize("dark", [False, True])
def test_access(new_page: NewPage, dark: bool) -> None:
    page = new_page(board=True, dark=dark)
    sit(page, seats=1)
    for square in ("c0", "d0", "b0"):
        page.locator(f"#square-{square}.lit").click()
        page.wait_for_function(READY)
    page.locator("#square-b0").click()
    expect(page.locator(".risk")).to_be_visible()
    clean(page)
    page = new_page(PHONE, board=True, dark=dark)
    sit(page, seats=2, heroes=1, expansions=BOTH)
    page.locator(".hand button").first.click()
    expect(page.locator(".hand button").first).to_have_attribute("aria-pressed", "true")
    clean(page)
