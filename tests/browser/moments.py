"""The main moments of a match: somebody plays as a bot would, and stops wherever there is something to look at."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.seating import make_table

PLAYER = """match => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${match}/0`)
    const me = (window.player = { ask: undefined, over: false })
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: 1, seen: -1 }))
    socket.onmessage = event => {
        const message = JSON.parse(event.data)
        if (message.type === 'state') Object.assign(me, { ask: message.ask, over: Boolean(message.result) })
        if (message.type !== 'told' || message.what !== 'advice' || message.ask !== me.ask?.id) return
        socket.send(JSON.stringify({ type: 'pick', ask: me.ask.id, pick: message.advice, id: me.ask.id }))
    }
    me.play = () => socket.send(JSON.stringify({ type: 'want', what: 'advice', ask: me.ask.id }))
}"""
"""Somebody at the same seat who answers as a bot would; the page shows what comes of it."""
ASKED = "() => player.over || (player.ask && document.querySelector('section.bar')?.dataset.ask === player.ask.id)"


class Side(NamedTuple):
    """A table to look at: a game, its seats, its options."""

    game: str
    seats: int
    options: dict[str, Any]
    whole: bool = False
    """Whether the match is played to its end."""


class Moment(NamedTuple):
    """Something to look at: the question, what must be there to be seen, and what a hand touches first."""

    prompt: str
    sees: str = "main"
    touches: str = ""


SIDES = {
    "roll": Side("dungeon-roll", 2, {"hero_mode": "choice"}, whole=True),
    "heroes": Side("dungeon-heroes", 1, {}, whole=True),
    "master": Side("dungeon-heroes", 2, {"heroes_seat": 1, "dragon_damsel": True}, whole=True),
    "quetes": Side("quetes-et-trahisons", 4, {}),
    "donjon": Side("donjon", 4, {"master": "automatic"}),
    "seul": Side("seul-dans-les-souterrains", 1, {}),
    "alone": Side("dungeon-heroes", 1, {"dragon_damsel": True, "lords_undead": True}, whole=True),
    "undead": Side("dungeon-heroes", 2, {"heroes_seat": 1, "dragon_damsel": True, "lords_undead": True}, whole=True),
}
MOMENTS = {
    "roll": {
        "choice": Moment("choose-hero"),
        "monsters": Moment("monster-phase", ".pit .hole > .die >> nth=2"),
        "chosen": Moment(
            "monster-phase",
            ".pit:has([data-at=pit-goblin-0]):has([data-at^=pit-oo],[data-at^=pit-sk])",
            ".camp .lit >> nth=0",
        ),
        "loot": Moment("loot-phase", ".pit .hole > .die >> nth=0"),
        "faces": Moment("revive-face"),
        "fork": Moment("regroup-phase", ".fork"),
        "dragon": Moment("dragon-phase"),
        "slayers": Moment("dragon-pick"),
    },
    "heroes": {
        "setup": Moment("arrange"),
        "hero": Moment("party", "main", ".mate.lit >> nth=0"),
        "found": Moment("party", ".square .face"),
        "fight": Moment("party", ".threat"),
        "floor": Moment("floor"),
        "portal": Moment("portal"),
    },
    "master": {
        "lay": Moment("master", ".hand .tile >> nth=3"),
        "tile": Moment("place"),
        "closing": Moment("close-turn"),
        "monster": Moment("master", ".pieces .monster >> nth=2"),
        "act": Moment("act"),
        "strike": Moment("after-move"),
    },
    "quetes": {
        "supply": Moment("supply"),
        "fork": Moment("phase-two"),
        "allies": Moment("parley"),
        "offer": Moment("answer-offer"),
        "fists": Moment("camp"),
        "rest": Moment("rest"),
    },
    "donjon": {
        "race": Moment("race"),
        "turn": Moment("turn"),
        "fight": Moment("fight"),
        "fatigue": Moment("fatigue-attack"),
    },
    "seul": {
        "explore": Moment("explore"),
        "first": Moment("first-choice"),
        "action": Moment("action"),
        "attack": Moment("attack"),
        "loot": Moment("loot"),
    },
    "alone": {
        "market": Moment("party", ".rack button.lit"),
        "pay": Moment("pay"),
        "assign": Moment("assign"),
        "chest": Moment("party", ".square .face.treasure"),
        "damsel": Moment("party", ".mate.damsel:not(.absent):not(.dead)"),
        "dragon": Moment("party", ".pieces .dragon"),
        "possessed": Moment("party", ".pieces .possessed"),
        "dead": Moment("party", ".mate.dead"),
    },
    "undead": {
        "possess": Moment("act", ".piece.picked .white_lady"),
        "led": Moment("act", ".pieces .possessed"),
        "raise": Moment("act", ".piece.picked .necromancer"),
        "dragon": Moment("act", ".piece.picked .dragon"),
    },
}


def sit(page: Page, side: Side, level: str = "policy") -> str:
    """At a table of one's own, against bots; the match, which has not begun."""
    bots = [{"seat": seat, "level": level} for seat in range(1, side.seats)]
    sit = [{"seat": 0, "name": "Zoé"}]
    match = make_table(page, game=side.game, seats=side.seats, options=side.options, bots=bots, sit=sit)
    page.goto(f"/t/{match}")
    expect(page.locator(".buttons .main")).to_be_visible()
    return match


def follow(page: Page, match: str) -> Iterator[str]:
    """Begin, and play to the end as a bot would; the key of each question, before it is answered."""
    page.locator(".buttons .main").click()
    page.evaluate(PLAYER, match)
    while True:
        page.wait_for_function(ASKED)
        if page.evaluate("player.over"):
            return
        ask = page.evaluate("player.ask")
        yield ask["prompt"]
        page.evaluate("player.play()")
        page.wait_for_function("before => player.over || player.ask?.id !== before", arg=ask["id"])


def moments(page: Page, name: str) -> Iterator[str]:
    """Play a match; each of its moments, once, when it has come; of a whole match at last the end."""
    side, wanted = SIDES[name], dict(MOMENTS[name])
    for prompt in follow(page, sit(page, side)):
        for moment, (asked, sees, touches) in list(wanted.items()):
            if asked != prompt or not page.locator(sees).count() or (touches and not page.locator(touches).count()):
                continue
            del wanted[moment]
            if touches:
                page.locator(touches).click()
            yield moment
            page.keyboard.press("Escape")
            page.locator("main").dispatch_event("pointerdown")  # a hand plays: the keyboard has no place to mark
        if not wanted and not side.whole:
            return
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#story")).to_be_visible()  # it comes last, and pushes the board down
    yield "end"
