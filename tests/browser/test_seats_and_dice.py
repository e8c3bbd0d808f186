"""What a browser keeps before a match, and who may take a seat from it."""

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from oubliettes.kernel.fair import commitment, stream_key, values
from tests.browser.conftest import Finished, NewPage
from tests.browser.seating import begin, glance, invitation, open_table, sit_down

Lines = list[dict[str, Any]]


def thrown_anew(lines: Lines, seed: bytes, salts: list[str]) -> Lines:
    """The record of other dice, without a fault of its own."""
    keys = {stream: stream_key(seed, salts, stream) for stream in ("public", "hidden")}
    for line in lines:
        for throw in line.get("throws", []):
            throw[3] = list(values(keys[throw[0]], throw[1], throw[2]))
    lines[0] |= {"commitment": commitment(seed), "salts": salts}
    lines[-1] |= {"seed": seed.hex()}
    return lines


def check(page: Page, path: str, forge: Any = None) -> None:
    """Look at the end of a match and check its dice; the server may tell of others than were thrown."""
    if forge:

        def answer(route: Route) -> None:
            lines = [json.loads(line) for line in route.fetch().text().splitlines()]
            route.fulfill(content_type="text/plain", body="\n".join(map(json.dumps, forge(lines))))

        page.route("**/record", answer)
    page.goto(path)
    page.get_by_role("button", name="Check the dice").click()


def test_dice_are_checked_against_what_this_browser_kept(new_page: NewPage, finished: Finished) -> None:
    page = new_page(state=finished.state)
    check(page, finished.path)
    expect(page.get_by_text("those that this browser saw before the game, and its salt is among them")).to_be_visible()


def test_a_record_of_other_dice_is_found(new_page: NewPage, finished: Finished) -> None:
    page = new_page(state=finished.state)
    check(page, finished.path, lambda lines: thrown_anew(lines, bytes(32), lines[0]["salts"]))
    expect(page.get_by_text("✗ The promise is not the one that this browser saw")).to_be_visible()


def test_a_salt_chosen_late_is_found(new_page: NewPage, finished: Finished) -> None:
    """The right seed and this browser's own salt; but another seat added one that had no seal."""
    page = new_page(state=finished.state)
    check(
        page,
        finished.path,
        lambda lines: thrown_anew(lines, bytes.fromhex(lines[-1]["seed"]), [lines[0]["salts"][0], "ground"]),
    )
    expect(page.get_by_text("✗ The salt of seat 2 is not the one that was sealed")).to_be_visible()


# ------------------------------------------------------------------ seats


def test_the_host_asks_for_a_seat_and_its_person_says_no(new_page: NewPage) -> None:
    ana, ben = new_page(), new_page(lang="fr-FR")
    open_table(ana)
    ben.goto(invitation(ana))
    ben.get_by_label("Votre nom").fill("Ben")
    ben.get_by_role("button", name="S’asseoir").click()
    expect(ana.get_by_role("list").get_by_text("Ben")).to_be_visible()
    ana.get_by_role("button", name="Start the game").click()
    expect(ben.locator("section.bar .prompt")).not_to_be_empty()
    ana.get_by_role("button", name="People").click()
    ana.get_by_role("button", name="Ask Ben whether a bot may play").click()
    question = ben.get_by_role("alert").filter(has_text="un robot peut-il jouer pour Ben")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Non").click()
    expect(question).to_have_count(0)
    expect(ana.get_by_role("dialog").get_by_text("Ben said no.")).to_be_visible()
    expect(ben.get_by_text("Un robot joue pour Ben")).to_have_count(0)


def test_a_seat_given_away_is_told_in_the_log_and_taken_back(new_page: NewPage) -> None:
    ana, ben, eve = new_page(), new_page(), new_page()
    begin(ana, ben)
    ana.get_by_role("button", name="People").click()
    ana.get_by_role("button", name="Invite somebody else").last.click()
    expect(ana.get_by_role("dialog").get_by_text("Ben was asked.")).to_be_visible()
    expect(ana.get_by_label("Secret link")).to_have_count(0)
    ben.get_by_role("alert").get_by_role("button", name="Yes, I agree").click()
    ana.get_by_role("button", name="Make the invitation").click()
    link = ana.get_by_label("Secret link").input_value()
    expect(ben.get_by_role("heading", name="This browser no longer has this place.")).to_be_visible()
    sit_down(eve, link, "Eve")
    expect(eve.locator("section.bar .prompt")).not_to_be_empty()
    told = eve.get_by_role("log")
    expect(told.get_by_text("Ben agreed to leave the seat; Ana invites somebody.")).to_be_visible()
    expect(told.get_by_text("Eve takes the seat of Ben")).to_be_visible()
    ben.get_by_role("button", name="Take my seat back").click()
    expect(ben.get_by_role("log").get_by_text("Ben has taken the seat back from Eve")).to_be_visible()
    expect(eve.get_by_role("heading", name="This browser no longer has this place.")).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.get_by_role("log").get_by_text("Ben has taken the seat back from Eve")).to_be_visible()


# ------------------------------------------------------------------ sheets


def test_titles_add_up_in_one_sheet(new_page: NewPage, finished: Finished) -> None:
    """Whoever has played before goes on with what they have."""
    page = new_page(state=finished.state)
    page.goto("/new/dungeon-roll")
    expect(page.get_by_label("With whom")).not_to_have_value("")
    glance(page, "Seats at the table", 1)
    page.get_by_role("button", name="Open this table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    sheets = page.request.get("/api/me").json()["sheets"]
    assert [sheet["busy"] for sheet in sheets] == [page.url.split("/t/")[1].split("/")[0]]
