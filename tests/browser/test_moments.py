"""Every phase of the tables of Dungeon Roll and Dungeon Heroes: all words can be read where they stand, on the pixels
that lie behind them; axe finds nothing."""

import os

import pytest

from tests.browser.access import look
from tests.browser.conftest import DESK, LONG, PHONE, NewPage
from tests.browser.moments import moments
from tests.browser.pixels import faint

LOOKS = [(PHONE, "dark"), (DESK, "light")]
ALL = [(size, scheme) for size in (PHONE, (820, 1180), DESK, (1920, 1080)) for scheme in ("light", "dark")]
LANG = {"roll": "fr-FR", "heroes": "en-GB", "master": "fr-FR", "alone": "fr-FR", "undead": "en-GB"}
EXPANDED = {"alone": 4, "undead": 2}
"""Tables with all that there is, for the long run, and how much of it is seen at least."""


@pytest.mark.parametrize("table", [pytest.param(one, marks=LONG if one in EXPANDED else ()) for one in LANG])
def test_everything_can_be_read_in_every_phase(new_page: NewPage, table: str) -> None:
    page = new_page(lang=LANG[table], board=True)
    wrong, seen = [], set()
    for moment in moments(page, table):
        page.wait_for_function("() => document.documentElement.dataset.art !== undefined")
        seen.add(moment)
        assert not page.locator(".picked .tired").count(), f"{moment}: who acts is shown as one who cannot"
        for size, scheme in ALL if os.environ.get("LONG") else LOOKS:
            found = look(page, size, scheme)
            wrong += [f"{moment}, {size[0]} px, {scheme}: {one}" for one in found + faint(page)]
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert not wrong, "\n".join(wrong)
    assert len(seen) >= EXPANDED.get(table, 4)
