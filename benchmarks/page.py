"""What a page costs: bytes, script, first sight, jumps, and how soon a tap is answered. Fails when a budget is passed.

    python -m benchmarks.page [--sizes] [--game dungeon-heroes]

A real server and a real Chromium with an empty cache, at the size of a phone: the lobby, then a table of Dungeon Roll,
or of the game that is named, played to its end. Bytes are those on the wire, compressed, headers included. `--sizes`
leaves the timings out.
"""

import argparse
import statistics
import sys
import tempfile

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import PHONE, browse, launch
from tests.browser.playing import by_mouse, options, over, play_now
from tests.server.served import Served
from tests.tools.budgets import KB, TABLES, Budget, Found, sizes

TAPS = 25
WATCH = """
window.seen = { lcp: 0, cls: 0, inp: 0 };
const watch = (type, each, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
watch('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
let burst = { sum: 0, first: 0, last: 0 };  // the greatest burst of shifts: gaps under 1 s, 5 s in all
watch('layout-shift', (entry) => {
  if (entry.hadRecentInput) return;
  const goesOn = entry.startTime - burst.last < 1000 && entry.startTime - burst.first < 5000;
  const first = goesOn ? burst.first : entry.startTime;
  burst = { sum: (goesOn ? burst.sum : 0) + entry.value, first, last: entry.startTime };
  window.seen.cls = Math.max(window.seen.cls, burst.sum);
});
watch('event', (entry) => (window.seen.inp = Math.max(window.seen.inp, entry.duration)), { durationThreshold: 16 });
window.taps = [];
addEventListener('click', (event) => {
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => window.taps.push(performance.now() - begun)));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}, { capture: true });
"""
"""`taps`: from each tap to the frame after the first that shows an effect of it."""


LCP = Budget("largest contentful paint", 2500, "ms")
CLS = Budget("cumulative layout shift", 0.1, "")
INP = Budget("slowest interaction", 200, "ms")
ANSWER = Budget("tap to visible answer, median", 100, "ms")
FRAME = Budget("script a frame while dice fall", 4, "ms")
LONG = Budget("long tasks (over 50 ms) while dice fall", 10, "")
"""Counted by the clock on the wall: a busy machine makes some of them."""
IDLE = Budget("main thread while nothing happens", 2, "%")
IDLING = 4000
"""Milliseconds for which nothing happens."""
DICE = ".camp .solid"
THROWS = """async dice => {
    const { show } = window.oubliettes
    let frames = 0, on = true, long = 0
    const watch = new PerformanceObserver(list => (long += list.getEntries().length))
    watch.observe({ type: 'longtask' })
    const count = () => { frames++; if (on) requestAnimationFrame(count) }
    requestAnimationFrame(count)
    show.begin()
    await show.rollAll([...document.querySelectorAll(dice)], [-3, 2])
    on = false
    await new Promise(done => setTimeout(done, 300))
    return [frames, long]
}"""
"""The party's dice fall once more; in how many frames, and how many tasks held one up."""


def timings(chromium: Browser, house: Served, game: str) -> Found:
    context = browse(chromium, house, size=PHONE)
    context.add_init_script(WATCH)
    page = context.new_page()
    play_now(page, TABLES[game])
    options(page).first.wait_for()
    page.reload()
    options(page).first.wait_for()
    for _ in range(TAPS):
        page.wait_for_function(
            "() => document.querySelector('#end') || document.querySelector('.options button:not(:disabled)')"
        )
        if over(page):
            break
        by_mouse(page)
        page.wait_for_timeout(150)
    seen, taps = page.evaluate("[window.seen, window.taps]")
    context.close()
    found = {LCP: seen["lcp"], CLS: seen["cls"], INP: seen["inp"], ANSWER: statistics.median(taps)}
    return found | motion(chromium, house, game)


def motion(chromium: Browser, house: Served, game: str) -> Found:
    """With everything that moves: the script while dice fall, if there are any, and the page when nothing happens."""
    context = browse(chromium, house, board=True)
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    play_now(page, TABLES[game])
    page.locator("main .lit, .options button").first.wait_for()
    page.wait_for_timeout(3000)
    session = context.new_cdp_session(page)
    session.send("Performance.enable")

    def busy(name: str) -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == name))

    before = busy("TaskDuration")
    page.wait_for_timeout(IDLING)
    idle = 100 * 1000 * (busy("TaskDuration") - before) / IDLING
    found = {IDLE: idle}
    if page.locator(DICE).count():
        script = busy("ScriptDuration")
        frames, long = page.evaluate(THROWS, DICE)
        found |= {FRAME: 1000 * (busy("ScriptDuration") - script) / frames, LONG: long}
    context.close()
    return found


def show(budget: Budget, value: float) -> bool:
    kept = value <= budget.most
    scale = KB if budget.unit == "KB" else 1
    digits = 2 if not budget.unit else 1
    print(
        f"{'ok  ' if kept else 'OVER'} {budget.what:<48}"
        f"{value / scale:8.{digits}f} of {budget.most / scale:g} {budget.unit}"
    )
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the page against its budgets; fails when one is passed.")
    parser.add_argument("--sizes", action="store_true", help="leave the timings out")
    parser.add_argument("--game", default="dungeon-roll", choices=TABLES, help="whose table")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as kept,
        Served(f"{kept}/matches.db", module="oubliettes.server") as house,
        sync_playwright() as playwright,
    ):
        chromium = launch(playwright)
        found = sizes(chromium, house, asked.game, shown=True)
        if not asked.sizes:
            found |= timings(chromium, house, asked.game)
        chromium.close()
    kept_all = True
    for budget, value in found.items():
        kept_all &= show(budget, value)
    return 0 if kept_all else 1


if __name__ == "__main__":
    sys.exit(main())
