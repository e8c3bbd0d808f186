"""The page: whole, readable, in a real browser and without a word from elsewhere."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request, sync_playwright

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES
from oubliettes.lab import charts
from oubliettes.lab.charts import Point, Series
from oubliettes.lab.plan import Cell, Plan
from oubliettes.lab.report import report
from oubliettes.lab.results import read
from oubliettes.lab.run import run
from oubliettes.lab.store import Store
from tests.browser.conftest import launch
from tests.lab.studies import LAIR, RANDOM, plan

MEASURES = ("*", "delve", "xp.n", "dungeon-rolled.dice", "bait.nothing")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Three studies: one set-up, a sweep, a tournament; the first in both languages."""
    folder = tmp_path_factory.mktemp("reports")
    sweep = (replace(RANDOM, labels=(("lair", 3),)), replace(RANDOM, changes=(LAIR,), labels=(("lair", 1),)))
    cup = tuple(
        Cell(seats, {}, labels=(("bots", " – ".join(seats)),)) for seats in (("random", "policy"), ("policy", "random"))
    )
    plans: dict[str, Plan] = {
        "one": plan(60, 60, measures=MEASURES),
        "sweep": plan(60, 60, *sweep, measures=MEASURES),
        "cup": replace(plan(20, 20, *cup, measures=()), kind="tournament"),
    }
    found = {}
    for name, what in plans.items():
        store = Store.begin(folder / name, what)
        run(store, workers=2)
        for lang in LANGUAGES:
            path = folder / f"{name}.{lang}.html"
            path.write_text(report(what, read(store), GAMES[what.game], lang), encoding="utf-8")
            found[f"{name}.{lang}"] = path
    return found


def test_pages_open_without_errors_and_can_be_read_by_all(pages: dict[str, Path]) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, path in pages.items():
            for scheme, width in (("light", 1280), ("dark", 390)):
                page = browser.new_page(
                    color_scheme="dark" if scheme == "dark" else "light", viewport={"width": width, "height": 800}
                )
                wrong = _listen(page, path)
                page.goto(path.as_uri())
                assert wrong == [], name
                assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
                charts_ = page.locator("svg.chart")
                assert charts_.count() >= (1 if name.startswith("cup") else 2), name
                for n in range(charts_.count()):
                    box = charts_.nth(n).bounding_box()
                    assert box is not None
                    assert box["height"] > 60
                results = Axe().run(page)
                assert results.violations_count == 0, results.generate_report()
                page.close()
        browser.close()


def _listen(page: Page, path: Path) -> list[str]:
    """Whatever a page complains of or asks for elsewhere, from now on."""
    wrong: list[str] = []

    def asked(request: Request) -> None:
        if request.url != path.as_uri() and not request.url.startswith("data:"):
            wrong.append(request.url)

    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", asked)
    return wrong


def test_what_the_page_says(pages: dict[str, Path]) -> None:
    one = pages["one.en"].read_text(encoding="utf-8")
    assert one.startswith('<!doctype html>\n<html lang="en">')
    assert "<h1>Dungeon Roll: a study</h1>" in one
    assert "60 games of one set-up, seed 7." in one
    assert re.search(r"<tr><th scope=\"row\">delve</th><td>6</td><td>100\.0%</td></tr>", one)
    assert "“bait.nothing” was never seen" in one
    assert "Spellsword" in one
    sweep = pages["sweep.fr"].read_text(encoding="utf-8")
    assert "constants.lair_threshold</th>" in sweep
    assert "non marquée comme fournie" in sweep
    assert "Points de plus que dans la première mise en place" in sweep
    assert "les mêmes dés" in sweep
    cup = pages["cup.en"].read_text(encoding="utf-8")
    assert cup.index(">Bot</th>") < cup.index(">Dice-headed bot</th>")
    assert not re.search(r"(src|href)=\"(?!data:)", one + sweep + cup)


def test_words_from_elsewhere_cannot_break_the_page() -> None:
    svg = charts.bars("<b>&", ['"<script>'], [Point(1, 0, 2)], str)
    assert "<script" not in svg
    assert "<b>" not in svg
    assert "&lt;b&gt;&amp;" in svg


def test_bars_lines_and_columns_are_where_their_values_are() -> None:
    svg = charts.columns("t", ["a", "b"], [("s", [0.5, 1.0])], str)
    heights = [float(height) for height in re.findall(r'<rect[^>]* height="([\d.]+)"', svg)]
    assert heights[1] == pytest.approx(2 * heights[0], abs=0.2)
    svg = charts.lines("t", ["a", "b"], [Series("s", [Point(1, 0, 2), Point(3, 2, 4)])], str)
    y1, y2 = (float(y) for y in re.findall(r'cy="([\d.]+)"', svg))
    assert y1 > y2
    svg = charts.dots("t", ["a", "b"], [Point(1500, 1400, 1600), Point(1300, 1250, 1350)], str)
    x1, x2 = (float(x) for x in re.findall(r'cx="([\d.]+)"', svg))
    assert x1 > x2


@pytest.mark.parametrize(
    "low, high, marks",
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]), (0, 0, [0, 0.2]), (-3, 17, [-5, 0, 5, 10, 15, 20]), (5, 5, [5])],
)
def test_scales_have_round_numbers(low: float, high: float, marks: list[float]) -> None:
    found = charts.ticks(low, high)
    if low != high:
        assert found == pytest.approx(marks)
    assert found[0] <= low
    assert found[-1] >= high
