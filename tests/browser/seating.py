"""How people open a table, invite and sit down."""

from playwright.sync_api import Page, expect


def make_table(page: Page, **table: object) -> str:
    """A table made by request; its id. First the house gets to know this browser: two that came at once, the page and
    the request, would be two guests."""
    page.goto("/", wait_until="networkidle")
    made = page.request.post("/api/matches", data=table)
    assert made.ok, made.text()
    return str(made.json()["table"]["id"])


def glance(page: Page, legend: str, value: object) -> None:
    """Choose one of a few that are all in sight."""
    page.get_by_role("group", name=legend).get_by_label(str(value), exact=True).check()


def unfold(page: Page) -> None:
    """Unfold what a new table agrees on, in whatever language."""
    page.locator("form summary").first.click()


def introduce(page: Page, name: str = "Ana") -> None:
    """Say one's name, which is asked once."""
    expect(page.locator("form button.main")).to_be_visible()
    field = page.locator("input[autocomplete=nickname]")
    if field.count():
        field.fill(name)


def open_table(page: Page, name: str = "Ana", seats: int = 2, here: int = 1) -> None:
    page.goto("/new/dungeon-roll")
    introduce(page, name)
    glance(page, "Seats at the table", seats)
    glance(page, "People on this device", here)
    page.get_by_role("button", name="Open this table").click()
    expect(page.get_by_role("heading", name="Dungeon Roll")).to_be_visible()


def invitation(page: Page, seat: int = -1) -> str:
    """The link to a seat: this one, or else the first to be had."""
    place = page.locator("ol > li").nth(seat) if seat >= 0 else page
    place.get_by_role("button", name="Invite").first.click()
    link = page.get_by_label("Secret link").input_value()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    return link


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def begin(host: Page, guest: Page, name: str = "Ben") -> None:
    """Both sit at one table, and the game has begun."""
    open_table(host)
    sit_down(guest, invitation(host), name)
    expect(host.get_by_role("list").get_by_text(name)).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator("section.bar .prompt")).not_to_be_empty()
