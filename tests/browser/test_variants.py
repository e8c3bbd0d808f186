"""A variant in a real Chromium: offered beside its game, played at its game's table, marked as what it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from oubliettes import variants
from oubliettes.kernel import Variant
from tests.browser.conftest import browse
from tests.browser.playing import begin, by_mouse, over, play_on
from tests.server.served import Served

ONE = Variant.make("dungeon-roll", "One delve", {"constants.delves_per_player": 1})


@pytest.fixture
def changed(tmp_path: Path) -> Iterator[Served]:
    variants.keep(tmp_path / "variants", ONE)
    options = ("--variants", str(tmp_path / "variants"))
    with Served(str(tmp_path / "matches.db"), *options, module="oubliettes.server") as served:
        yield served


def test_a_variant_is_played_at_the_table_of_its_game_and_says_what_it_is(chromium: Browser, changed: Served) -> None:
    context = browse(chromium, changed)
    page = context.new_page()
    page.goto(f"/new/{ONE.slug}")
    expect(page.get_by_role("heading", name="Dungeon Roll · One delve")).to_be_visible()
    page.goto("/")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Dungeon Roll · One delve"))
    card.get_by_role("button").first.click()
    begin(page)
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    expect(page.locator("h1")).to_have_text("Dungeon Roll · One delve")
    expect(page.locator(".pit").first).to_be_visible()  # which the generic table does not have
    play_on(page, by_mouse)
    assert over(page)
    page.get_by_role("button", name="Play again").click()  # against bots it begins at once
    expect(page.locator(".pit").first).to_be_visible()
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    context.close()
