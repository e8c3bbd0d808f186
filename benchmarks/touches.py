"""How many touches a pick takes on the board: whole games with the picks that a bot would make.

    python -m benchmarks.touches [--roll 1.3] [--heroes 1.6] [--master 1.3]

A real Chromium at the size of a telephone. Each pick is made as a person would make it: its places on the board are
touched, source then target, until the table has answered; in the bar only what has no place on the board. A touch that
says yes once more counts, too. Fails where a pick takes more touches on average than it may.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect, sync_playwright

from benchmarks.command import parser, verdict
from oubliettes.games import GAMES
from oubliettes.words import Words
from tests.browser.conftest import PATIENCE, PHONE, browse, launch
from tests.browser.moments import ASKED, PLAYER, SIDES, Side, sit
from tests.browser.playing import ANSWERED
from tests.server.served import Served

SETTLED = "() => !document.querySelector('section.bar[aria-busy=true]')"
ADVISED = """() => new Promise(done => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${location.pathname.split('/')[2]}/0`)
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: 1, seen: -1 }))
    socket.onmessage = event => {
        const message = JSON.parse(event.data)
        if (message.type === 'state')
            socket.send(JSON.stringify({ type: 'want', what: 'advice', ask: message.ask.id }))
        if (message.type === 'told' && message.what === 'advice') { socket.close(); done(message) }
    }
})"""
"""What a bot would pick: asked for at a socket of its own, so that the page marks nothing."""


MOST = {"roll": 1.3, "heroes": 1.6, "master": 1.3}
"""Touches a pick that matters may take, on average."""


class Deed(NamedTuple):
    """Something that people do in one go: the picks that begin it, those that go with it, the touches of old."""

    what: str
    begins: tuple[str, ...]
    goes: tuple[str, ...]
    before: int


DEEDS = {
    "roll": [Deed("a fight", ("fight",), (), 3), Deed("a chest, a potion", ("open", "drink"), (), 3)],
    "heroes": [Deed("a hero's step", ("move",), (), 3)],
    "master": [
        Deed("a tile laid", ("place",), ("square",), 3),
        Deed("a monster's move and attack", ("act",), ("step", "slide", "attack", "hold"), 6),
    ],
}


class Hand:
    """Makes picks by touch, and counts."""

    def __init__(self, page: Page, side: Side) -> None:
        self.page = page
        self.words = Words("en", GAMES[side.game])
        self.touches: Counter[str] = Counter()
        self.picks: Counter[str] = Counter()

    def play(self, match: str) -> None:
        self.page.locator(".buttons .main").click()
        self.page.evaluate(PLAYER, match)
        while True:
            self.page.wait_for_function(ASKED)
            if self.page.evaluate("player.over"):
                return
            ask, told = self.page.evaluate("player.ask"), self.page.evaluate(ADVISED)
            if ask["id"] != told["ask"]:  # an order that was left in advance has answered it
                continue
            self.make(ask, told["advice"])
            self.page.wait_for_function("before => player.over || player.ask?.id !== before", arg=ask["id"])

    def make(self, ask: dict[str, Any], pick: list[Any]) -> None:
        verb = str(pick[0])
        self.picks[verb] += 1
        at = ask["options"].index(pick)
        every = ask.get("spots") or [[]] * len(ask["options"])
        spots = every[at]
        for place in self.places(pick, spots, every):
            if self.touched(ask["id"], verb, place):
                return
        for _ in range(3):  # which of several picks is meant there, yes once more, or the last place once more
            named = self.page.locator(".choices button", has_text=self.words.label(tuple(pick)))
            sure = self.page.locator(".sure ~ .main")
            if self.touched(ask["id"], verb, named if named.count() else sure if sure.count() else place):
                return
        raise AssertionError(f"{pick} is not made by {spots}")

    def places(self, pick: list[Any], spots: list[str], every: list[list[str]]) -> list[Locator]:
        """Where a pick is touched: a hero is chosen already where he is the one that acted last."""
        if pick[0] in ("retire", "glory"):
            return [self.page.locator(".fork button").nth(int(pick[0] == "glory"))]
        if not spots:
            return [self.page.locator(".bar .options button").filter(has_text=self.words.label(tuple(pick))).first]
        same = {tuple(one[:1]) for one in every if len(one) > 1}
        spots = spots[1:] if len(same) == 1 and len(spots) > 1 else spots  # then all that goes with it is lit
        found = [one for spot in spots if (one := self.spot(spot))]
        assert found, f"{spots} are nowhere on the board"
        chosen = [
            one for one in found if "true" in (one.get_attribute("aria-pressed"), one.get_attribute("aria-selected"))
        ]
        return [one for one in found if one not in chosen] or found[-1:]

    def spot(self, name: str) -> Locator | None:
        """Where something is touched; the graveyard, say, is only looked at."""
        page = self.page
        for selector in (
            f'[data-touch="{name}"]:is(.lit, .picked)',
            f'[data-touch="{name}"]',
            f'[data-things="{name}"] .over',
            f'[data-at="mate-{name}"]',
            f'button[data-at="{name.replace(":", "-")}"]',
            f"#square-{name}",
        ):
            if page.locator(selector).count():
                return page.locator(selector).first
        return None

    def touched(self, ask: str, verb: str, where: Locator) -> bool:
        """Touch, and see whether the pick is made: a square with several picks offers them beside the board."""
        where.click()
        self.touches[verb] += 1
        self.page.wait_for_function(SETTLED)
        return bool(self.page.evaluate(ANSWERED, ask))


def report(name: str, hand: Hand) -> float:
    touches, picks = hand.touches.total(), hand.picks.total()
    print(f"| {name}: all picks that matter | {picks} | {touches} | {touches / picks:.2f} | up to 3 |")
    for what, begins, goes, before in DEEDS[name]:
        done = sum(hand.picks[verb] for verb in begins)
        took = sum(hand.touches[verb] for verb in begins + goes)
        if done:
            print(f"| {name}: {what} | {done} | {took} | {took / done:.2f} | {before} |")
    return touches / picks


def main() -> int:
    args = parser(__doc__, **MOST).parse_args()
    expect.set_options(timeout=PATIENCE)
    wrong = []
    print("| what | done | touches | touches each | before |")
    print("| --- | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        luck = Path(kept, "luck")
        luck.write_text("touches", encoding="utf-8")
        with Served(f"{kept}/matches.db", module="tests.server.lucky", LUCK_FILE=str(luck)) as house:
            chromium = launch(playwright)
            for name in DEEDS:
                side = SIDES[name]
                context = browse(chromium, house, PHONE, board=True)
                page = context.new_page()
                hand = Hand(page, side)
                hand.play(sit(page, side))
                context.close()
                each = report(name, hand)
                most = getattr(args, name)
                if each > most:
                    wrong.append(f"{name}: {each:.2f} touches a pick are more than {most:g}")
            chromium.close()
    return verdict(wrong, "no table asks for more touches than it may")


if __name__ == "__main__":
    sys.exit(main())
