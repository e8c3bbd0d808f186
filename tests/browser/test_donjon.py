"""Donjon in a real Chromium: a master and two adventurers in three browsers, keys alone, the map, axe, budgets."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from oubliettes.games import GAMES
from oubliettes.games.donjon import goods
from oubliettes.games.donjon.pieces import COMPONENTS
from oubliettes.kernel import Pick
from oubliettes.words import Words
from tests.browser.access import clean
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.playing import answered, budget, frames, listen, options, over, taken_in, whole
from tests.browser.seating import glance, introduce, invitation, sit_down, unfold

GAME = GAMES["donjon"]
SOURCE = Path(__file__).parents[2] / "web" / "src" / "games" / "donjon" / "pieces.ts"
STATE = 4096
"""A move's message, the opening of a zone included (UX.md)."""
NAMES = ("Ana", "Ben", "Zoé")
MASTER = 2
BY_HAND = 50
"""Moves that people make before bots play on for them."""
WORDS = Words("en", GAME, names=NAMES)
ASKED = (
    "() => document.querySelector('#end') || (document.querySelector('section.bar[data-ask]') && "
    "!document.querySelector('.options button:disabled'))"
)

ONLOOKER = """match => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${match}/0`)
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: 1, seen: -1 }))
}"""
"""Bots play on while somebody is connected; drawing a thousand moves would only take the machine's time."""


# ------------------------------------------------------------------ at a table


class Seat:
    """A browser, all that it was told, and what it is asked now."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.states = listen(page)
        self.read = 0
        self.parts: dict[str, Any] = {}

    @property
    def picks(self) -> list[Pick]:
        """The options of the question that the page shows."""
        shown = self.page.locator("section.bar").get_attribute("data-ask")
        for state in reversed(self.states):
            if (ask := state.get("ask")) and ask["id"] == shown:
                return [tuple(pick) for pick in ask["options"]]
        return []

    @property
    def view(self) -> dict[str, Any]:
        """The table as the page was told it."""
        for state in self.states[self.read :]:
            self.parts = taken_in(self.parts, state)
            self.read += 1
        return whole(self.parts)

    @property
    def underway(self) -> Iterator[dict[str, Any]]:
        """What came in each state until the adventure was over: then all cards are turned over."""
        for state in self.states:
            for frame in frames(state):
                parts = frame.get("parts", {})
                if "result" in state or parts.get("outcome"):
                    return
                yield parts

    def told(self, field: str) -> Iterator[Any]:
        """All that one field was until then."""
        return (parts[field] for parts in self.underway if field in parts)

    @property
    def played(self) -> Iterator[str]:
        """The MD's cards that the page's log names: a second one of a kind may still be in his hand."""
        for state in self.states:
            for group in state.get("log", []):
                yield from (event["facts"]["card"] for event in group["events"] if event["key"] == "event-played")

    def step(self, act: Callable[[], object]) -> None:
        """Do something, and wait until the table has answered."""
        answered(self.page, act)

    def take(self, pick: Pick) -> None:
        """One of the options, wherever it stands: in the bar, as a card, or on the map."""
        name = " ".join(map(str, pick))
        card = self.page.locator(f'.cards [data-pick="{name}"]')
        spot = self.page.locator(f'.spot[data-picks*="{name}"]')
        if card.count():
            return self.step(card.click)
        if pick[0] in ("step", "start", "place", "go", "at", "arrive", "to", "settle"):
            return self.step(lambda: self.point(spot.first, pick))
        label = WORDS.thing(self.view["hand"][int(pick[1])]) if pick[0] in ("play", "discard") else WORDS.label(pick)
        return self.step(options(self.page).filter(has_text=label).first.click)

    def point(self, spot: Locator, pick: Pick) -> None:
        """A tap tells, and what is told can be pressed; a step is taken at once."""
        spot.dispatch_event("click")
        if pick[0] != "step":
            choice = self.page.locator(".caption .picks button")
            choice.filter(has_text=WORDS.label(pick)).first.click()


def open_table(page: Page, name: str, seats: int, master: str) -> None:
    page.goto("/new/donjon")
    introduce(page, name)
    glance(page, "Seats at the table", seats)
    unfold(page)
    page.locator(f"input[value={master}]").check()
    page.get_by_role("button", name="Open this table").click()
    expect(page.locator(".buttons .main")).to_be_visible()


def alone(page: Page) -> Seat:
    """An adventurer of one's own in a dungeon without a master's seat."""
    seat = Seat(page)
    open_table(page, "Ana", 1, "automatic")
    page.locator(".buttons .main").click()
    expect(page.locator(".cards").first).to_be_visible()
    return seat


def party(new_page: NewPage) -> list[Seat]:
    """Ana and Ben go down, Zoé is the master: each in a browser of their own."""
    seats = [Seat(new_page(size)) for size in (DESK, PHONE, PHONE)]
    ana = seats[0].page
    open_table(ana, "Ana", 3, "person")
    for seat, name in zip(seats[1:], NAMES[1:], strict=True):
        sit_down(seat.page, invitation(ana), name)
        expect(ana.get_by_text(name)).to_be_visible()
    ana.get_by_role("button", name="Start the game").click()
    return seats


def asked(seats: list[Seat]) -> Seat | None:
    """Somebody whose browser has a question open, or nobody once the match is over."""
    for _ in range(2400):
        if over(seats[0].page):
            return None
        for seat in seats:
            if seat.page.evaluate(ASKED) and seat.picks:
                return seat
        seats[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked anything")


EAGER = (
    *("ready_made", "figure", "name", "quest", "start", "next", "open", "break", "strike", "shoot", "attack", "tail"),
    *("play", "draw", "place", "act", "go", "step", "pass", "fail", "bear", "fall", "done", "end"),
)
"""What is done first: doors are opened, cards are drawn and played, and whoever can strike strikes."""


def eager(seat: Seat) -> Pick:
    """The pick of somebody in a hurry: towards a door, if one can be walked to."""
    picks = {str(pick[0]): pick for pick in reversed(seat.picks)}
    found = next((picks[verb] for verb in EAGER if verb in picks), seat.picks[-1])
    if found[0] == "go":  # a monster walks up to the nearest adventurer
        heroes = [hero["at"] for hero in seat.view["heroes"].values() if hero["at"] and hero["standing"]]
        goes = [pick for pick in seat.picks if pick[0] == "go"]
        return min(goes, key=lambda pick: min(max(abs(pick[1] - x), abs(pick[2] - y)) for x, y in heroes))
    if found[0] != "step":
        return found
    if "end" not in picks:  # on a square where nobody may stay: on to where he may (DJ-12.15)
        return found
    return (seat.view["phase"] == "PE" and towards(seat)) or picks.get("search", picks["end"])


def towards(seat: Seat) -> Pick | None:
    """The step that leads nearer to a closed door, if one does."""
    view = seat.view
    near = [square for door in view["doors"].values() if door["state"] != "open" for square in door["near"]]
    if not near or not view["reach"]:
        return None

    def far(x: int, y: int) -> int:
        return min(max(abs(x - int(nx)), abs(y - int(ny))) for nx, ny in near)

    x, y, _, way = min(view["reach"], key=lambda one: (far(one[0], one[1]), one[2]))
    step = ("step", ("n", "ne", "e", "se", "s", "sw", "w", "nw")[way])
    return step if step in seat.picks and far(x, y) < far(*view["heroes"][str(view["turn"]["figure"])]["at"]) else None


# ------------------------------------------------------------------ what must not be told


def check_secrets(seats: list[Seat]) -> int:
    """No frame of an adventurer holds a card of the MD's; the master's own do. How many he had in all."""
    for seat in seats[:MASTER]:
        assert [one for one in seat.told("hand") if one] == []
        assert [one for one in seat.told("drawn") if one] == []
        assert not [name for parts in seat.underway for name in parts if name.startswith("held/") and name != "held/"]
    for seat in seats:
        assert all(isinstance(pile, int) for pile in seat.told("pile"))  # how many, never which
        assert not any(seat.told("next_card"))  # nobody listened at a door
    return len({card for hand in seats[MASTER].told("hand") for card in hand})


def check_page(seats: list[Seat]) -> None:
    """The names of the MD's cards are on no other page, but for those that were played."""
    hand = {WORDS.thing(card) for card in seats[MASTER].view["hand"]}
    for seat in seats[:MASTER]:
        text = seat.page.content()
        shown = {WORDS.thing(card) for card in (*seat.told("event"), *seat.played) if card}
        assert not [name for name in hand - shown if name in text]


def check_sizes(states: list[dict[str, Any]]) -> list[int]:
    """The bytes of every state that one move made."""
    found = [state for state in states if "base" in state and "result" not in state]
    large = max(found, key=lambda state: int(state["bytes"]))
    assert all(state["bytes"] <= budget(state) for state in found), f"{large['bytes']} bytes: {sorted(large)}"
    return [int(state["bytes"]) for state in found]


def zones(state: dict[str, Any]) -> list[str]:
    return [name for frame in frames(state) for name in frame.get("parts", {}) if name.startswith("zones/")]


# ------------------------------------------------------------------ whole games


def hand_over(seat: Seat) -> None:
    """A bot plays on for this person."""
    seat.page.locator("ul.seats button").first.click()
    seat.page.get_by_role("button", name="Let a bot play").first.click()
    seat.page.keyboard.press("Escape")


def test_a_whole_game_in_three_browsers(new_page: NewPage) -> None:
    """By mouse, from the first card of the town to the last line of the end; bots play what is long."""
    seats = party(new_page)
    ana = seats[0].page
    expect(ana.locator(".cards").first).to_be_visible()
    clean(ana)
    for verb in ("race dwarf", "class warrior"):
        seats[0].step(ana.locator(f'[data-pick="{verb}"]').click)
    expect(ana.locator(".cards")).to_contain_text("+4 to the total of one melee attack")  # a skill tells its rule
    for verb in ("skill_card mighty_blow", "skill_card parry"):
        seats[0].step(ana.locator(f'[data-pick="{verb}"]').click)
    expect(ana.locator(".cards").first).to_contain_text("8 PO · PU 3 · 1 hand")
    clean(ana)
    for verb in ("buy long_sword", "buy scale_armour"):
        seats[0].step(ana.locator(f'[data-pick="{verb}"]').click)
    seats[0].step(options(ana).filter(has_text="Done").click)
    expect(ana.locator(".party")).to_contain_text("long sword")
    moves = 0
    while moves < BY_HAND and (seat := asked(seats)):
        if seat is seats[MASTER] and seat.view["hand"] and moves % 8 == 0:
            check_page(seats)
        seat.take(eager(seat))
        moves += 1
    assert moves == BY_HAND
    expect(seats[MASTER].page.locator(".hand")).to_be_visible()
    for seat in seats:
        assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        hand_over(seat)
    table = re.sub(r"(/t/\w+).*", r"\1", ana.url)
    for seat in seats:
        seat.page.goto("/")
    ana.evaluate(ONLOOKER, table.rsplit("/", 1)[1])
    for _ in range(200):
        if ana.request.get(table.replace("/t/", "/api/matches/")).json()["table"]["state"] == "done":
            break
        ana.wait_for_timeout(300)
    sizes = sorted(size for seat in seats for size in check_sizes(seat.states))
    assert check_secrets(seats) >= 1
    for seat in seats:
        seat.page.goto(table)
        expect(seat.page.locator("#end")).to_be_visible()
        expect(seat.page.locator(".epilogue")).to_be_visible()
        expect(seat.page.locator(".epilogue tbody tr")).to_have_count(2)
        assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clean(ana)
    sys.stdout.write(f"{len(sizes)} states: median {sizes[len(sizes) // 2]}, largest {sizes[-1]} bytes\n")
    assert sizes[len(sizes) // 2] < STATE / 4


def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    """Tab and Enter in town, arrows on the map, figures in the bar; out by the stairs in the end."""
    page = new_page()
    assert any(with_keys(page) for _ in range(12))  # who meets a monster at the entrance may never explore


def with_keys(page: Page) -> bool:
    """A game from the town to its end; whether there was a walk in it."""
    seat = alone(page)

    def enter() -> None:
        seat.step(lambda: page.keyboard.press("Enter"))

    while not page.evaluate("document.activeElement.dataset.pick === 'ready_made warrior'"):
        page.keyboard.press("Tab")
    enter()
    for _ in ("figure", "name"):
        seat.step(lambda: page.keyboard.press("1"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    enter()  # the first tells, the second goes
    walked = False
    for made in range(150):
        page.wait_for_function(ASKED)
        if over(page):
            break
        verbs = [str(pick[0]) for pick in seat.picks]
        if "step" in verbs and not walked and seat.view["phase"] == "PE":
            walked = True
            before = seat.view["heroes"]["0"]["at"]
            page.keyboard.press("ArrowUp")
            enter()
            assert seat.view["heroes"]["0"]["at"] != before
            seat.step(lambda: page.keyboard.press("u"))
            assert seat.view["heroes"]["0"]["at"] == before
            continue
        leaving = ("leave",) if walked or made > 60 else ()
        wanted = (*leaving, "strike", "search", "end", "fail", "pass")
        said = [" ".join(text.split()) for text in options(page).all_inner_texts()]
        found = next((WORDS.label(pick) for verb in wanted for pick in seat.picks if pick[0] == verb), "")
        at = next((at for at, text in enumerate(said) if found and found in text), len(said) - 1)
        seat.step(lambda at=at: press(page, at))  # type: ignore[misc]
    expect(page.locator("#end")).to_be_visible()
    return walked


def press(page: Page, at: int) -> None:
    """An option by its figure, or from the tenth on by Tab and Enter; a second yes where one is asked for."""
    if at < 9:
        page.keyboard.press(str(at + 1))
    else:
        options(page).nth(at).focus()
        page.keyboard.press("Enter")
    if page.locator(".sure").count():
        page.locator(".options .main").press("Enter")


# ------------------------------------------------------------------ the map


def until(page: Page, wanted: Callable[[Seat], bool]) -> Seat:
    """A ready-made warrior, alone in a dungeon: played in a hurry, over and over, until something holds."""
    for _ in range(20):
        seat = alone(page)
        for _ in range(60):
            page.wait_for_function(ASKED)
            if over(page):
                break
            if seat.picks and wanted(seat):
                return seat
            seat.take(eager(seat))
    raise AssertionError("it never came")


def exploring(seat: Seat) -> bool:
    return (
        seat.view["phase"] == "PE"
        and any(pick[0] == "step" for pick in seat.picks)
        and any(cost > 1 for _, _, cost, _ in seat.view["reach"])
    )


def fighting(seat: Seat) -> bool:
    return any(pick[0] == "strike" for pick in seat.picks)


def test_nothing_stands_in_anybodys_way(new_page: NewPage) -> None:
    """Exploration and combat, with the odds of a blow; the town and the end are seen in the whole game."""
    page = new_page()
    until(page, exploring)
    clean(page)
    until(page, fighting)
    expect(options(page).filter(has_text=re.compile(r"\d+% chance\s*kills \d+ %")).first).to_be_visible()
    clean(page)


def test_a_click_on_a_far_square_walks_there(new_page: NewPage) -> None:
    page = new_page()
    seat = until(page, exploring)
    covered = [square for piece in seat.view["pieces"].values() for square in piece["squares"]]
    ways = [way for way in seat.view["reach"] if way[:2] not in covered]
    x, y, cost, _ = max(ways, key=lambda way: int(way[2]))
    assert cost > 1
    page.locator(f"#spot-square-{x}-{y}").click()
    for _ in range(400):
        if seat.view["heroes"]["0"]["at"] == [x, y]:
            break
        page.wait_for_timeout(50)
    assert seat.view["heroes"]["0"]["at"] == [x, y]
    expect(page.locator(f"#spot-square-{x}-{y}")).to_have_count(0)


def near_a_door(seat: Seat) -> bool:
    """A door that is neither open, locked nor next to him, but in reach with a point to spare."""
    return exploring(seat) and door_in_reach(seat) is not None


def door_in_reach(seat: Seat) -> str | None:
    view = seat.view
    reach = {(x, y): cost for x, y, cost, _ in view["reach"]}
    for number, door in view["doors"].items():
        costs = [reach.get((x, y), 99) for x, y in door["near"]]
        faced = view["heroes"]["0"]["at"] in door["near"]
        if door["state"] == "closed" and not door["locked"] and not faced and min(costs) < view["turn"]["points"]:
            return str(number)
    return None


def test_a_door_is_a_button(new_page: NewPage) -> None:
    """On a phone: a far door is walked to and then opened; the board stays where it is."""
    page = new_page(PHONE)
    for _ in range(6):
        seat = until(page, near_a_door)
        top = page.locator(".map").bounding_box()
        known = len(seat.view["zones"])
        page.locator(f"#spot-door-{door_in_reach(seat)}").dispatch_event("click")
        expect(page.locator(".caption")).to_contain_text("closed")
        seat.step(page.locator(".caption .go").click)
        page.wait_for_timeout(500)
        opening = page.locator(".caption .picks button").filter(has_text="Open the door")
        if opening.count():  # no trap on the way
            seat.step(opening.click)
            page.wait_for_timeout(200)
            if len(seat.view["zones"]) > known:
                assert page.locator(".map").bounding_box() == top
                check_sizes(seat.states)
                return
    raise AssertionError("no door was opened")


def furnished(seat: Seat) -> bool:
    return any(kind in seat.view["tables"] for kind in kinds(seat))


def kinds(seat: Seat) -> dict[str, str]:
    """Furniture that can still be examined, by kind."""
    return {piece["kind"]: number for number, piece in seat.view["pieces"].items() if not piece["spent"]}


def test_furniture_shows_its_table(new_page: NewPage) -> None:
    page = new_page(PHONE)
    seat = until(page, furnished)
    kind, number = next((kind, number) for kind, number in kinds(seat).items() if kind in seat.view["tables"])
    page.locator(f"#spot-piece-{number}").dispatch_event("click")
    expect(page.locator(".caption")).to_contain_text(WORDS.thing(kind))
    expect(page.locator(".caption .rows > span")).to_have_count(len(seat.view["tables"][kind]))
    sizes = page.locator(".spot rect").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(sizes) >= 24
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ------------------------------------------------------------------ the box


def test_the_table_knows_the_box() -> None:
    """What the page says of wares, skills and cards is what components.toml says."""
    text = SOURCE.read_text(encoding="utf-8")
    found = {
        name: tuple(map(int, rest.split(", ")))
        for name, rest in re.findall(r"^  (\w+): \[([\d, ]+)\],$", text, re.MULTILINE)
    }
    assert found == goods.RACES | goods.CLASSES
    wares = re.findall(r"^  (\w+): \['(\w+)', (\d+), (\d+), (\d+), (\d+)\],$", text, re.MULTILINE)
    assert {name: tuple(map(int, rest)) for name, _, *rest in wares} == {
        id: (thing.price, thing.power, thing.hands, thing.amount) for id, thing in goods.SHOP.items()
    }
    assert {name for name, kind, *_ in wares if kind == "ranged"} == {
        id for id, thing in goods.SHOP.items() if thing.ranged
    }
    events = {
        name: (moment, rule)
        for name, moment, rule in re.findall(r"^  (\w+): \['(\w+)', '(DJ-[\d.]+)'\],$", text, re.MULTILINE)
    }
    assert events == {card["id"]: (card["timing"], card["rules"][0]) for card in COMPONENTS["event_card"]}
    skills = dict(re.findall(r"^  (\w+): '(DJ-[\d.]+)',$", text, re.MULTILINE))
    assert skills == {skill["id"]: skill["rules"][0] for skill in COMPONENTS["skill"]}
    whole = dict(re.findall(r"^export const (\w+)[^=]*= \{(.+?)\}$", text, re.MULTILINE | re.DOTALL))
    values = {name: int(value) for name, value in re.findall(r"^  (\w+): (\d+),$", whole["TREASURES"], re.MULTILINE)}
    assert values == {id: thing.value for id, thing in goods.TREASURES.items() if thing.category != "gold"}
    numbers = {name: dict(re.findall(r"(\w+): '?(\w+)'?", line)) for name, line in whole.items()}
    assert numbers["MAX_POWER"] == {cls: str(power) for cls, power in goods.MAX_POWER.items()}
    assert numbers["GROWTH"] == {what: str(xp) for what, xp in goods.PRICES.items()}
    assert numbers["READY_MADE"] == {cls: loadout.race for cls, loadout in goods.LOADOUTS.items()}
    assert numbers["OBJECTIVE_XP"] == {k: str(n) for k, n in COMPONENTS["objective_xp"].items() if k != "rules"}
