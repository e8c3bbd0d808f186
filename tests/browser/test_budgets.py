"""The page's budgets of bytes: `python -m benchmarks.page` measures times, too."""

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import NewPage
from tests.browser.moments import SIDES, follow, sit
from tests.server.served import Served
from tests.tools.budgets import TABLES, sizes


@pytest.mark.parametrize("game", TABLES)
def test_nothing_weighs_more_than_it_may(chromium: Browser, house: Served, game: str) -> None:
    found = sizes(chromium, house, game)
    assert len(found) == 8
    passed = {budget.what: value for budget, value in found.items() if not 0 < value <= budget.most}
    assert not passed


@pytest.mark.parametrize("table", ["roll", "heroes", "quetes", "donjon", "seul"])
def test_a_table_fetches_the_pictures_of_no_other(new_page: NewPage, table: str) -> None:
    """Several games name the same picture, and bots have the faces of beasts that some game knows, too."""
    page, side = new_page(board=True), SIDES[table]
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.update(re.findall(r"/sprite-(.*)-\w+\.svg", request.url)))
    next(follow(page, sit(page, side)))
    page.wait_for_function("() => document.documentElement.dataset.art !== undefined")
    page.wait_for_load_state("networkidle")
    assert side.game in fetched
    assert fetched <= {"common", "faces", side.game}
