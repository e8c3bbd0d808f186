"""The table of Donjon, Quêtes et Trahisons: everybody's sheet, the fight with its odds, offers, own quests, the shop
and the register of promises."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from oubliettes.games.quetes.pieces import ARENA_ROUND, CHARACTERS, MAX_WOUNDS, OBJECT, RESERVED_FOR, SLOT, SLOTS
from oubliettes.games.quetes.rooms.scene import SHOPPING, goods, offer_title, scene_lines
from oubliettes.games.quetes.rooms.sheets import (
    GOLD,
    GREEN,
    RED,
    SLOT_WORDS,
    SOFT,
    STATES,
    gear,
    object_said,
    own_quests,
    own_seat,
    quests_said,
    record_said,
    remains_said,
    sheet,
    signs,
    written_on,
)
from oubliettes.games.quetes.sight.shapes import TradeView, View
from oubliettes.kernel import Result
from oubliettes.terminal.drawing import Drawing
from oubliettes.words import Words

TALL = 40
"""How high a window must be for the shop to stay in sight."""
SIGNS = {"open": "…", "due": "!", "kept": "✓", "kept_in_part": "½", "broken": "✗", "lapsed": "–", "noted": "·"}
STYLES = {"due": f"bold {GOLD}", "kept": GREEN, "kept_in_part": GOLD, "broken": f"bold {RED}"}
PHASES = {
    "supply": "table-phase-supply",
    "dungeon_or_arena": "table-phase-dungeon_or_arena",
    "negotiation": "table-phase-negotiation",
    "combat": "table-phase-combat",
    "rest": "table-phase-rest",
    "quest_achieved": "table-phase-quest_achieved",
}
OWED = ("open", "due")
CLOSED_SHOWN = 4
"""How many settled promises are told before the rest is left to the log."""


# ------------------------------------------------------------------ plain text


def plain(view: View, words: Words) -> list[str]:
    """One line each: the turn, the places, the players, then what is going on."""
    blocks: list[Iterable[Text]] = [
        _heading(view, words),
        (sheet(view, number, words) for number in range(len(view.seats))),
        own_quests(view, words),
        scene_lines(view, words),
        _shop(view, words) if _shopping(view) else (),
        _register(view, words),
    ]
    return [line.plain for block in blocks for line in block]


def _heading(view: View, words: Words) -> list[Text]:
    if not view.round:
        return [Text(words.say("table-target", n=view.target), style="bold")]
    turn = [
        words.say("table-round", n=view.round),
        words.say("table-turn-of", name=words.seat(view.active)),
        words.say(PHASES[view.phase]),
        words.say("table-target", n=view.target),
    ]
    places = [
        words.say("table-deck", n=view.deck),
        words.say("table-guild", n=view.pile),
        words.say("table-temple", n=view.temple),
        words.say("table-reserve", n=view.reserve),
    ]
    if not view.arena_decided:
        places.append(words.say("table-pot", n=view.pot))
    if view.round < ARENA_ROUND:
        places.append(words.say("table-arenas-later", n=ARENA_ROUND))
    lines = [Text(" · ".join(turn), style="bold"), Text(" · ".join(places))]
    if view.lasting:
        lasting = words.say("table-lasting", card=words.thing(view.lasting), name=words.seat(view.lasting_seat))
        lines.append(Text(f"{lasting} ({written_on(view.lasting, words)})", style=GOLD))
    if view.top:
        lines.append(Text(words.say("table-top", card=words.thing(view.top)), style="italic"))
    return lines


# ------------------------------------------------------------------ shop, Dungeon, register


def _shopping(view: View) -> bool:
    """Whether the shop is of use to the one who looks on."""
    return view.phase in SHOPPING and not view.trade and view.active == own_seat(view)


def _shop(view: View, words: Words) -> list[Text]:
    """A line a slot, cheapest first; what this player can pay stands out."""
    purse = view.seats[str(view.active)].gems
    lines = [Text(words.say("table-shop"), style="bold")]
    for slot in SLOTS:
        line = Text(f"  {words.ui('pair', name=words.say(SLOT_WORDS[slot]), value='')}")
        stock = [o for o in view.shop if SLOTS[SLOT[OBJECT[o]]] == slot]
        for at, name in enumerate(sorted(stock, key=lambda one: view.shop[one])):
            price = view.shop[name]
            said = f"{object_said(name, words)} {price}◆"
            if RESERVED_FOR[OBJECT[name]] >= 0:
                said += f" ({words.thing(CHARACTERS[RESERVED_FOR[OBJECT[name]]])})"
            line.append(", " if at else "").append(said, style=f"bold {GREEN}" if price <= purse else "")
        lines.append(line)
    return lines


def _register(view: View, words: Words) -> list[Text]:
    """QT-11.24: what is owed first, then the last that were settled."""
    if not view.promises and not view.favours:
        return []
    owed = [number for number, one in view.promises.items() if one.state in OWED]
    settled = [number for number in view.promises if number not in owed][-CLOSED_SHOWN:]
    lines = [Text(f"{words.say('table-register')} — {words.say('table-only-words')}", style="bold")]
    for number in (*owed, *settled):
        one = view.promises[str(number)]
        state = words.say(STATES[one.state])
        said = words.say(
            "table-register-line",
            debtor=words.seat(one.debtor),
            creditor=words.seat(one.creditor),
            goods=goods(one.terms.goods, words),
        )
        line = Text(
            f"  {SIGNS[one.state]} {words.say('table-secondary', n=number)} · {said} ({words.thing(one.terms.clause)}) "
        )
        lines.append(line.append(state, style=STYLES.get(one.state, SOFT)))
    for debtor, creditor in view.favours:
        owes = words.say("table-favour-owed", debtor=words.seat(debtor), creditor=words.seat(creditor))
        lines.append(Text(f"  · {owes}"))
    return lines


# ------------------------------------------------------------------ a live terminal


def rich(view: View, words: Words, width: int, height: int) -> RenderableType:
    """The same as a picture: the players as a table, the rest in panels below."""
    parts: list[RenderableType] = [*_heading(view, words), _players(view, words)]
    scene = scene_lines(view, words)
    if view.trade:
        parts.append(_offer_card(view.trade, words))
    elif scene:
        parts.append(_panel(scene[0], scene[1:], RED))
    parts += own_quests(view, words)
    if _shopping(view) and height >= TALL:
        parts += _shop(view, words)
    parts += _register(view, words)
    return Group(*parts)


def _panel(title: Text, lines: Sequence[Text], colour: str) -> Panel:
    return Panel(Group(*lines), title=title, title_align="left", border_style=colour, padding=(0, 1))


def _offer_card(trade: TradeView, words: Words) -> Table:
    """What each of the two gives, side by side."""
    title = f"{offer_title(trade, words)} · {words.label(('purpose', *trade.purpose))}"
    card = Table(
        box=box.ROUNDED, border_style=GOLD, title=title, title_justify="left", caption=words.say("table-binding")
    )
    for seat in (trade.proposer, trade.partner):
        card.add_column(words.say("table-gives", name=words.seat(seat)), min_width=24)
    sides = [[words.counted(*one) for one in side] or [words.say("table-nothing")] for side in (trade.give, trade.take)]
    card.add_row(*("\n".join(side) for side in sides))
    return card


def _players(view: View, words: Words) -> Table:
    """A row a player: the gauge's numbers side by side, as on the sheet."""
    board = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
    board.add_column("")
    for id in ("table-head-trophies", "table-head-power", "table-head-wounds", "table-head-gems"):
        board.add_column(words.say(id), justify="right", no_wrap=True)
    board.add_column(words.say("table-head-gear"), ratio=1)
    for number, one in enumerate(view.seats.values()):
        name = Text("▶ " if number == view.active and view.round else "  ", style=GOLD)
        name.append(words.seat(number), style="bold")
        if one.character:
            name.append(f"\n  {words.thing(one.character)}", style=SOFT)
        wounds = Text("●" * one.wounds, style=RED).append("○" * (MAX_WOUNDS - one.wounds), style=SOFT)
        things = [*gear(one, words), *signs(one, words)]
        remains = remains_said(one.remains, words)
        things += [remains] if remains else []
        things.append(quests_said(view, one, words))
        if any(one.promises.values()):
            things.append(record_said(one, words))
        if view.ending and one.score is not None:
            things.append(words.say("table-final", n=one.score))
        board.add_row(
            name,
            Text(f"{one.trophies}/{view.target}", style="bold"),
            Text(f"{one.power}").append(f" ({one.ally})", style=SOFT),
            wounds,
            Text(str(one.gems), style=GOLD),
            Text(" · ".join(things)),
        )
    return board


def ending(result: Result, words: Words) -> list[str]:
    """QT-25.4, QT-25.6: the points won, and what unfinished quests cost."""
    lines = []
    for seat, (score, won) in enumerate(zip(result.scores, result.facts["trophies"], strict=True)):
        lines.append(words.say("table-count", name=words.seat(seat), won=won, lost=won - int(score), score=int(score)))
    return lines


DRAWING = Drawing(rich, plain, ending)
