"""How long one waits until one may act again: after a pick of one's own, and while a bot or the dungeon has its turn.

    python -m benchmarks.pace [--own 1.25] [--turn 2.5] [--turns 12] [--level normal]
                             [--tables roll heroes alone master undead]

A real Chromium at the size of a desk, with all that moves, and a server at the pace that people get. Somebody plays as
a bot would; the time runs from the pick to the moment when the next question can be answered. Fails where half of the
waits are longer than they may be.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from benchmarks.command import parser, verdict
from oubliettes.server.config import Config
from tests.browser.conftest import PATIENCE, browse, launch
from tests.browser.moments import SIDES, sit
from tests.server.served import Served

READY = """() => player.over || (player.ask
    && document.querySelector('section.bar:not([data-film])')?.dataset.ask === player.ask.id)"""
"""What happened has been shown, and the question can be answered."""
TABLES = ("roll", "heroes", "alone", "master", "undead")
PLAYER = """match => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${match}/0`)
    const me = (window.player = { ask: undefined, over: false, sent: 0, others: false })
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: 1, seen: -1 }))
    socket.onmessage = event => {
        const message = JSON.parse(event.data)
        if (message.type === 'state') {
            Object.assign(me, { ask: message.ask, over: Boolean(message.result) })
            if (me.sent && (!message.ask || event.data.includes('"dungeon-turn"'))) me.others = true
        }
        if (message.type !== 'told' || message.what !== 'advice' || message.ask !== me.ask?.id) return
        Object.assign(me, { sent: performance.now(), others: false })
        socket.send(JSON.stringify({ type: 'pick', ask: me.ask.id, pick: message.advice, id: me.ask.id }))
    }
    me.play = () => socket.send(JSON.stringify({ type: 'want', what: 'advice', ask: me.ask.id }))
}"""
"""Somebody at the same seat who answers as a bot would, and writes down when, and whether others moved before the next
question. (The dungeon moves in answer to a pick.)"""


def waits(page: Page, match: str, turns: int) -> tuple[list[float], list[float]]:
    """Seconds until one is asked again, after picks of one's own and after turns of others."""
    own: list[float] = []
    others: list[float] = []
    page.locator(".buttons .main").click()
    page.evaluate(PLAYER, match)
    while len(others) < turns:
        page.wait_for_function(READY)
        if page.evaluate("player.over"):
            break
        before = page.evaluate("player.ask.id")
        page.evaluate("player.play()")
        page.wait_for_function("before => player.over || (player.ask && player.ask.id !== before)", arg=before)
        page.wait_for_function(READY)
        took, theirs = page.evaluate("[performance.now() - player.sent, player.others]")
        (others if theirs else own).append(took / 1000)
    return own, others


def row(what: str, found: list[float]) -> str:
    quantiles = statistics.quantiles(found, n=20)
    return f"| {what} | {len(found)} | {statistics.median(found):.2f} | {quantiles[-1]:.2f} | {max(found):.2f} |"


def main() -> int:
    asks = parser(__doc__, own=1.25, turn=2.5)
    asks.add_argument("--turns", type=int, default=12, help="turns of others at each table")
    asks.add_argument("--level", default="normal", help="how strong the bots are")
    asks.add_argument("--tables", nargs="+", default=TABLES, choices=TABLES, help="where to wait")
    args = asks.parse_args()
    expect.set_options(timeout=PATIENCE)
    wrong = []
    print("| seconds | waits | median | 95 % | longest |")
    print("| --- | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        luck = Path(kept, "luck")
        luck.write_text("pace", encoding="utf-8")
        place, pace = f"{kept}/matches.db", str(Config().pace)
        with Served(place, "--pace", pace, module="tests.server.lucky", LUCK_FILE=str(luck)) as house:
            chromium = launch(playwright)
            for name in args.tables:
                context = browse(chromium, house, board=True)
                page = context.new_page()
                page.emulate_media(reduced_motion="no-preference")
                found = waits(page, sit(page, SIDES[name], args.level), args.turns)
                context.close()
                limits = (("own picks", args.own), ("turns of others", args.turn))
                for (what, most), each in zip(limits, found, strict=True):
                    if len(each) < 2:
                        continue
                    print(row(f"{name}: {what}", each), flush=True)
                    if statistics.median(each) > most:
                        wrong.append(f"{name}: half of the {what} take longer than {most:g} s")
            chromium.close()
    return verdict(wrong, "nobody waits longer than they may")


if __name__ == "__main__":
    sys.exit(main())
