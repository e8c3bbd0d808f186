"""What a browser keeps before a match, and who may take a seat from it."""

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from oubliettes.kernel.fair import commitment, stream_key, values
from tests.browser.conftest import Finished, NewPage

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
