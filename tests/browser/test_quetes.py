"""Donjon, Quêtes et Trahisons in a real Chromium: three browsers at one table, bargains, secrets, axe."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from oubliettes.games.quetes import pieces
from tests.browser.access import clean
from tests.browser.conftest import DESK, PHONE, NewPage, browse
from tests.browser.playing import ANSWERED, States, answered, begin, budget, listen, options, over, steps, whole
from tests.browser.seating import glance, introduce, invitation, sit_down, unfold
from tests.server.served import Served
from tests.tools.budgets import TABLE, Wire

SOURCE = Path(__file__).parents[2] / "web" / "src" / "games" / "quetes-et-trahisons" / "pieces.ts"
STATE = 4096
"""A move's message (UX.md)."""
ASKED = (
    "() => document.querySelector('#end') || "
    "document.querySelector('section.bar[data-ask] .options button:not(.greyed):not(:disabled)')"
)


QUIET = (
    "Trades proposed a phase",
    "Calls for offers a phase",
    "Passes of talks for each principal in an Arena",
)
"""What a short game does without."""


def open_table(page: Page, name: str, seats: int, here: int = 1, quiet: bool = False) -> None:
    page.goto("/new/quetes-et-trahisons")
    if quiet:
        unfold(page)
        page.get_by_text("Fine settings").click()
        for setting in QUIET:
            page.get_by_label(setting, exact=True).fill("0")
    introduce(page, name)
    glance(page, "Seats at the table", seats)
    glance(page, "People on this device", here)
    page.get_by_role("button", name="Open this table").click()
    expect(page.locator(".buttons .main")).to_be_visible()


def alone(page: Page, quiet: bool = False) -> None:
    """At a table of one's own, against two bots."""
    open_table(page, "Ana", 3, quiet=quiet)
    page.locator(".buttons .main").click()
    expect(options(page).first).to_be_visible()


class Party:
    """Ana, Ben and Zoé, each in a browser of their own."""

    def __init__(self, new_page: NewPage, quiet: bool = True) -> None:
        self.pages = [new_page(DESK), new_page(DESK), new_page(PHONE)]
        self.states = [listen(page) for page in self.pages]
        ana, ben, zoe = self.pages
        open_table(ana, "Ana", 3, quiet=quiet)
        sit_down(ben, invitation(ana), "Ben")
        expect(ana.get_by_text("Ben")).to_be_visible()
        sit_down(zoe, invitation(ana), "Zoé")
        expect(ana.get_by_text("Zoé")).to_be_visible()
        ana.get_by_role("button", name="Start the game").click()

    def asked(self) -> int | None:
        """A seat whose browser has a question open, or nothing once the match is over."""
        for _ in range(400):
            if over(self.pages[0]):
                return None
            for number, page in enumerate(self.pages):
                if page.locator("section.bar[data-ask] .options button:not(:disabled)").count():
                    return number
            self.pages[0].wait_for_timeout(25)
        raise AssertionError("nobody is asked anything")

    def play(self, move: Callable[[Page, list[str]], None], limit: int = 900) -> int:
        """Until the end; how many moves were made."""
        for made in range(limit):
            number = self.asked()
            if number is None:
                return made
            page = self.pages[number]
            answered(page, lambda page=page: move(page, labels(page)))  # type: ignore[misc]
        raise AssertionError(f"still playing after {limit} moves")


def labels(page: Page) -> list[str]:
    return [" ".join(text.split()) for text in options(page).all_inner_texts()]


def find(said: list[str], *wanted: str) -> int:
    """The first option that says one of these, the earlier ones preferred; else the last."""
    for text in wanted:
        for at, label in enumerate(said):
            if re.search(text, label):
                return at
    return len(said) - 1


QUICK = (
    r"Claim",
    r"Open the Arena",
    r"Buy a trophy point",
    r"^\d? ?Fight",
    r"Draw from the Dungeon",
    r"Attacker token",
    r"Talk to nobody",
    r"Stay",
    r"End the phase",
    r"Decline|^\d? ?Pass|^\d? ?No\b|Refuse",
    r"That is all",
)
"""Arenas as soon as they are allowed, and no talk: each gives points, so such games are short."""


def by_mouse(page: Page, said: list[str]) -> None:
    options(page).nth(find(said, *QUICK)).click()


def by_keyboard(page: Page, said: list[str]) -> None:
    page.keyboard.press(str(find(said[:9], *QUICK) + 1))


# ------------------------------------------------------------------ what must not be told


def views(states: States) -> Iterator[dict[str, Any]]:
    """What the page has been told after each frame, until the final count turns everything over (QT-25.14)."""
    parts: dict[str, Any] = {}
    for state in states:
        if "result" in state:
            return
        for told in steps(parts, state):
            parts = told
            yield whole(parts)


def check_secrets(states: States, seat: int) -> int:
    """No frame names a quest of another seat, its progress, or what is in a closed fist; how many fists were closed."""
    mine, closed = set(), 0
    for view in views(states):
        for number, one in view["seats"].items():
            if number == str(seat):
                mine |= {quest["name"] for quest in one["quests"]} | set(one["candidates"])
                continue
            assert not [quest for quest in one["quests"] if quest["name"] or quest["need"] or quest["fulfilled"]]
            assert not any(one["candidates"])
            assert one["score"] is None
        assert view["active"] == seat or not any(view["shown"])
        fight = view["fight"]
        if fight and fight["closed"]:
            others = [fight["camps"][one] for one in fight["bystanders"] if one != seat]
            assert set(others) <= {"closed"}
            closed += len(others)
    assert any(mine)
    return closed


def check_sizes(states: States) -> list[int]:
    """The bytes of every state that one move made, the set-up and the final count aside."""
    found = [state for state in states if "base" in state and "result" not in state]
    assert [state["bytes"] for state in found if state["bytes"] > budget(state)] == []
    return [state["bytes"] for state in found]


# ------------------------------------------------------------------ whole games


def test_a_whole_game_in_three_browsers(new_page: NewPage) -> None:
    """By mouse. Nobody's page or frames hold another's quests or fist."""
    party = Party(new_page)
    hidden: list[str] = []

    def move(page: Page, said: list[str]) -> None:
        if "quest do you keep as your main" in page.locator("section.bar .prompt").inner_text():
            names = page.locator(".quests .name b").all_inner_texts()
            for other in party.pages:
                if other is not page:
                    text = other.locator("body").inner_text() + other.content()
                    assert not [name for name in names if name in text and name not in hidden]
            hidden.extend(names)
        by_mouse(page, said)

    assert party.play(move) >= 40
    for number, page in enumerate(party.pages):
        expect(page.locator("#end")).to_be_visible()
        check_secrets(party.states[number], number)
    sizes = sorted(size for states in party.states for size in check_sizes(states))
    assert sizes[len(sizes) // 2] < STATE / 4
    assert party.pages[2].evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    alone(page, quiet=True)
    for _ in range(900):
        page.wait_for_function(ASKED)
        if over(page):
            break
        before = page.locator("section.bar").get_attribute("data-ask")
        by_keyboard(page, labels(page))
        page.wait_for_function(ANSWERED, arg=before)
    expect(page.locator("#end")).to_be_visible()


# ------------------------------------------------------------------ bargaining through the screen


def settle(party: Party, until: Callable[[Page, str], bool], limit: int = 400) -> Page:
    """Play on quickly until some browser is asked what is wanted."""
    for _ in range(limit):
        number = party.asked()
        assert number is not None, "the match is over too early"
        page = party.pages[number]
        if until(page, page.locator("section.bar .prompt").inner_text()):
            return page
        answered(page, lambda page=page: by_mouse(page, labels(page)))  # type: ignore[misc]
    raise AssertionError("it never came")


def offer(page: Page) -> Locator:
    return page.locator("section.offer")


def test_a_trade_is_made_countered_and_accepted(new_page: NewPage) -> None:
    """Two columns: what each gives. The partner answers on the card; nothing moves before both have said yes."""
    party = Party(new_page, quiet=False)
    rich = re.compile(r"Rest")

    def ready(page: Page, prompt: str) -> bool:
        purses = page.locator(".player .gems b").all_inner_texts()
        return bool(rich.search(prompt)) and purses[0] != "0" and any("Propose a trade" in one for one in labels(page))

    page = settle(party, ready)
    me = party.pages.index(page)
    purse = int(page.locator(".player .gems b").first.inner_text())
    partner = (me + 1) % 3
    other = party.pages[partner]
    name = ("Ana", "Ben", "Zoé")[partner]
    answered(page, lambda: options(page).filter(has_text=f"Propose a trade: {name}").click())
    answered(page, lambda: options(page).filter(has_text="thanks").click())
    card = offer(page)
    expect(card).to_contain_text(f"{name} gives")
    answered(page, lambda: card.locator(".filled .gems").get_by_role("button", name="1 gem", exact=True).click())
    expect(card.locator(".side").first).to_contain_text("1 gem")
    while "You give" in page.locator("section.bar .prompt").inner_text():
        answered(page, lambda: options(page).filter(has_text="That is all").click())
    while "how many gems" in page.locator("section.bar .prompt").inner_text():
        answered(page, lambda: card.locator(".filled .gems").get_by_role("button", name="No gems").click())
    before = page.locator("section.bar").get_attribute("data-ask")
    card.get_by_role("button", name="That is all").click()
    page.wait_for_function(ANSWERED, arg=before)
    expect(offer(other).get_by_role("button", name="Accept")).to_be_visible()
    expect(offer(party.pages[3 - me - partner])).to_contain_text("Purpose: thanks")  # a bystander sees it, too
    expect(offer(party.pages[3 - me - partner]).get_by_role("button", name="Accept")).to_have_count(0)
    offer(other).get_by_role("button", name="Accept").click()
    expect(page.locator(".player .gems b").first).to_have_text(str(purse - 1))
    expect(offer(page)).to_have_count(0)


def test_help_is_priced_promised_and_remembered(new_page: NewPage) -> None:
    """The chance with each ally, a bid as an offer card, a handshake, and the register in every browser."""
    party = Party(new_page)

    def worthwhile(page: Page, prompt: str) -> bool:
        prize = page.locator("section.fight .prize").filter(has_text=re.compile(r"\d gem"))
        return prize.count() > 0 and options(page).filter(has_text="Negotiate").count() > 0

    page = settle(party, worthwhile)
    me = party.pages.index(page)
    answered(page, lambda: options(page).filter(has_text="Negotiate").click())
    for seat in ((me + 1) % 3, (me + 2) % 3):
        other = party.pages[seat]
        expect(other.locator("section.bar .prompt")).to_contain_text("do you help")
        odds = other.locator("section.fight").get_by_role("img", name=re.compile(r"\d+ of 64 throws"))
        expect(odds).to_have_count(3)  # alone, and with each of two
        if seat == (me + 2) % 3:
            answered(other, lambda other=other: options(other).filter(has_text="Decline").click())  # type: ignore[misc]
            continue
        answered(other, lambda other=other: options(other).filter(has_text="1 gem").first.click())  # type: ignore[misc]
        expect(other.locator("section.promise")).to_contain_text("Only words")
        for _ in range(5):
            said = labels(other)
            if not said or "asks of" not in other.locator("body").inner_text():
                break
            pick = find(said, "That is all", "No trophy", "No favour", "in any case")
            answered(other, lambda other=other, pick=pick: options(other).nth(pick).click())  # type: ignore[misc]
    card = page.locator("section.fight li").filter(has_text="1 gem")
    expect(card).to_contain_text("in any case")
    answered(page, lambda: card.get_by_role("button", name=re.compile("Shake hands")).click())
    for watcher in party.pages:
        line = watcher.get_by_role("region", name="Register of promises").get_by_role("listitem").first
        expect(line).to_contain_text("1 gem")
        expect(line).to_contain_text(re.compile("open|due"))  # the fight may be over at once
    page = settle(party, lambda page, prompt: page.locator("section.register .settle button").count() > 0)
    assert party.pages.index(page) == me
    page.locator("section.register").get_by_role("button", name=re.compile("Break promise")).click()
    expect(page.locator(".sure")).to_contain_text("promises broken: 1")  # a betrayal asks for a second yes
    page.locator(".options .main").press("Enter")
    for watcher in party.pages:
        line = watcher.get_by_role("region", name="Register of promises").get_by_role("listitem").first
        expect(line).to_contain_text("broken")
        expect(watcher.locator(".player").filter(has_text="broken 1")).to_have_count(1)


def test_fists_open_after_the_dice(new_page: NewPage) -> None:
    """The bystander's fist is closed in the other two browsers, until the dice have fallen."""
    party = Party(new_page)
    page = settle(party, lambda page, prompt: "token in your fist" in prompt)
    expect(page.get_by_role("region", name="The fists")).to_contain_text("has not taken a side yet")
    me = party.pages.index(page)
    others = [other for other in party.pages if other is not page]
    for other in others:
        expect(other.get_by_role("region", name="The fists")).to_contain_text("closed fist")
    answered(page, lambda: options(page).filter(has_text="Defender token").click())
    expect(page.get_by_role("region", name="The fists")).to_contain_text("with the defender")
    settle(party, lambda page, prompt: page.locator("section.fight .result").count() > 0)
    for other in others:
        expect(other.get_by_role("region", name="The fists")).to_contain_text("with the defender")
    for number in range(3):
        assert check_secrets(party.states[number], number) >= (number != me)


def test_one_screen_for_three_has_a_curtain(new_page: NewPage) -> None:
    """Whoever is next sees nothing of the last one's quests: the curtain comes between them."""
    page = new_page()
    open_table(page, "Ana", 3, here=2)
    page.locator(".buttons .main").click()
    expect(page.get_by_role("region", name="Quests to choose from")).to_be_visible()
    names = page.locator(".quests .name b").all_inner_texts()
    options(page).first.click()
    curtain = page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    box = curtain.bounding_box()
    assert box
    assert (box["width"], box["height"]) >= DESK
    curtain.get_by_role("button").click()
    expect(page.get_by_role("region", name="Quests to choose from")).to_be_visible()
    text = page.locator("main").inner_text()
    assert not [name for name in names if name in text]


# ------------------------------------------------------------------ the shop, access, sizes


def test_the_shop_is_touched_twice(new_page: NewPage) -> None:
    page = new_page(PHONE)
    ware = page.locator(".ware.on").first
    for _ in range(10):  # games: in some nobody ever has gems enough
        alone(page, quiet=True)
        while page.wait_for_function(ASKED) and not over(page) and not ware.count():
            answered(page, lambda: options(page).nth(find(labels(page), "Draw from the Dungeon", *QUICK)).click())
        if not over(page):
            break
    assert not [one for one in labels(page) if one.startswith("Buy ") and "quest" not in one]  # they stand in the shop
    if not ware.is_visible():  # the shop is folded while something else goes on
        page.locator(".shop > summary").click()
    bought = ware.locator(".name").inner_text()
    ware.click()
    expect(options(page).first).to_contain_text(f"Buy {bought}")
    answered(page, lambda: ware.click() if options(page).count() == 1 else options(page).first.click())
    expect(page.locator(".player.me")).to_contain_text(bought)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.locator("main button:visible, section.bar button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.height < 24 || box.width < 24).length"
    )
    assert small == 0


def test_nothing_stands_in_anybodys_way(new_page: NewPage) -> None:
    """Set-up, a menu with the shop, a fight with its odds, a trade, a promise: light and dark, phone and desk."""
    page = new_page()
    alone(page)
    clean(page)
    checked: set[str] = set()
    wanted = {"supply": ".shop[open]", "fight": "section.fight", "promise": "section.promise", "offer": "section.offer"}
    for _ in range(200):
        page.wait_for_function(ASKED)
        if over(page) or checked == set(wanted):
            break
        for what, sight in wanted.items():
            if what not in checked and page.locator(sight).count():
                checked.add(what)
                clean(page)
                page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        talk = ("Claim", "Propose a trade", "truce", "Negotiate", "1 gem", *QUICK)
        answered(page, lambda talk=talk: options(page).nth(find(labels(page), *talk)).click())  # type: ignore[misc]
    assert checked == set(wanted)


def test_the_page_weighs_little(chromium: Browser, house: Served) -> None:
    """A table, from an empty cache, on a phone (UX.md)."""
    context = browse(chromium, house, size=PHONE, lang="fr-FR")
    page = context.new_page()
    wire = Wire(context, page)
    page.goto("/")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Donjon, Quêtes et Trahisons"))
    card.get_by_role("button").first.click()
    begin(page)
    expect(options(page).first).to_be_visible()
    wire.forget()
    with page.expect_response(lambda answer: "sprite-quetes" in answer.url):
        page.reload()
    expect(options(page).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    context.close()
    assert any("sprite-quetes" in url for url in wire.bytes)
    assert wire.total() <= TABLE.most


def test_the_table_knows_the_box() -> None:
    """What the page says of a card is what components.toml says."""
    text = SOURCE.read_text(encoding="utf-8")
    found = re.findall(r"^  (\w+): \['(\w*)', (\d+), (\d+), (\d+)\],$", text, re.MULTILINE)
    fought = [*pieces.MONSTERS, pieces.DJINN, pieces.MIMIC, pieces.DOPPELGANGER]
    assert {name: (type_, *map(int, rest)) for name, type_, *rest in found} == {
        pieces.CARDS[card]: (
            pieces.TYPES[pieces.TYPE[card]] if pieces.TYPE[card] >= 0 else "",
            pieces.POWER[card],
            pieces.CARD_GEMS[card],
            pieces.CARD_TROPHIES[card],
        )
        for card in fought
    }
    found = re.findall(r"^  (\w+): \['(\w*)', (\d+), '(\w*)'\],$", text, re.MULTILINE)
    assert {name: (slot, int(bonus), owner) for name, slot, bonus, owner in found} == {
        name: (
            pieces.SLOTS[pieces.SLOT[o]],
            pieces.BONUS[o],
            pieces.CHARACTERS[pieces.RESERVED_FOR[o]] if pieces.RESERVED_FOR[o] >= 0 else "",
        )
        for o, name in enumerate(pieces.OBJECTS)
    }
    found = re.findall(r"^  (\w+): \[(\d+), (\d+)\],$", text, re.MULTILINE)
    assert {name: (int(odd), int(even)) for name, odd, even in found} == {
        name: (pieces.POINTS[quest], pieces.EVEN_POINTS[quest]) for quest, name in enumerate(pieces.QUESTS)
    }
    numbers = dict(re.findall(r"^export const (\w+) = (\d+)$", text, re.MULTILINE))
    assert {name: int(n) for name, n in numbers.items()} == {
        "MAX_WOUNDS": pieces.MAX_WOUNDS,
        "ARENA_ROUND": pieces.ARENA_ROUND,
        "HELL_MONSTERS": pieces.HELL_MONSTERS,
        "MAIN_TIMES": pieces.CONSTANTS["main_quest_multiplier"],
    }
    events = re.search(r"EVENTS = \[(.*?)\]", text, re.DOTALL)
    assert events
    assert re.findall(r"'(\w+)'", events[1]) == [pieces.CARDS[card] for card in pieces.EVENTS]
