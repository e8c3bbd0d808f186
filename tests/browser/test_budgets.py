"""The page's budgets of bytes: `python -m benchmarks.page` measures times, too."""

from playwright.sync_api import Browser

from tests.server.served import Served
from tests.tools.budgets import sizes


def test_nothing_weighs_more_than_it_may(chromium: Browser, house: Served) -> None:
    found = sizes(chromium, house)
    assert len(found) == 8
    passed = {budget.what: value for budget, value in found.items() if not 0 < value <= budget.most}
    assert not passed
