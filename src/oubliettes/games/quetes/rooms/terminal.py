"""The table of Donjon, Quêtes et Trahisons: everybody's sheet, the fight with its odds, offers, own quests, the shop
and the register of promises."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from oubliettes.games.quetes.pieces import (
    ARENA_ROUND,
    BONUS,
    CARD,
    CARD_GEMS,
    CARD_TROPHIES,
    CHARACTERS,
    MAX_WOUNDS,
    MONSTERS,
    OBJECT,
    POWER,
    RESERVED_FOR,
    SLOT,
    SLOTS,
    TYPE,
    TYPES,
)
from oubliettes.games.quetes.sight.shapes import FightView, QuestView, SeatView, TermsView, TradeView, View
from oubliettes.kernel import Result
from oubliettes.terminal.drawing import Drawing
from oubliettes.words import Words

SHOPPING = ("supply", "rest")
TALL = 40
"""How high a window must be for the shop to stay in sight."""
SIGNS = {"open": "…", "due": "!", "kept": "✓", "kept_in_part": "½", "broken": "✗", "lapsed": "–", "noted": "·"}
GREEN, RED, GOLD, SOFT = "#009e73", "#d55e00", "#e69f00", "dim"
STYLES = {"due": f"bold {GOLD}", "kept": GREEN, "kept_in_part": GOLD, "broken": f"bold {RED}"}
PHASES = {
    "supply": "table-phase-supply",
    "dungeon_or_arena": "table-phase-dungeon_or_arena",
    "negotiation": "table-phase-negotiation",
    "combat": "table-phase-combat",
    "rest": "table-phase-rest",
    "quest_achieved": "table-phase-quest_achieved",
}
SLOT_WORDS = {"weapon": "table-weapon", "armour": "table-armour", "jewel": "table-jewel"}
STATES = {
    "open": "table-state-open",
    "due": "table-state-due",
    "kept": "table-state-kept",
    "kept_in_part": "table-state-kept_in_part",
    "broken": "table-state-broken",
    "lapsed": "table-state-lapsed",
    "noted": "table-state-noted",
}
TYPE_WORDS = {
    "humanoid": "table-humanoid",
    "undead": "table-undead",
    "creature": "table-creature",
    "dragon": "table-dragon",
}
CAMPS = {"attacker": "table-camp-attacker", "defender": "table-camp-defender", "neutral": "table-camp-neutral"}
ANSWERS = {"yes": "table-answered-yes", "no": "table-answered-no", "perhaps": "table-answered-perhaps"}
OWED = ("open", "due")
CLOSED_SHOWN = 4
"""How many settled promises are told before the rest is left to the log."""


def quest_name(name: str, words: Words) -> str:
    return words.thing(f"quest:{name}")


def goods(things: Iterable[tuple[str, int]], words: Words) -> str:
    """`2 gems, 1 favour`."""
    return words.listing([words.counted(thing, n) for thing, n in things])


def percent(n: int, of: int) -> int:
    """Halves up, as in the browser."""
    return (200 * n + of) // (2 * of)


def odds_said(fight: FightView, n: int, words: Words) -> str:
    return words.say("table-odds", n=n, of=fight.throws, percent=percent(n, fight.throws))


# ------------------------------------------------------------------ plain text


def plain(view: View, words: Words) -> list[str]:
    """One line each: the turn, the places, the players, then what is going on."""
    blocks: list[Iterable[Text]] = [
        _heading(view, words),
        (_sheet(view, number, words) for number in range(len(view.seats))),
        _own(view, words),
        _scene(view, words),
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
        lines.append(Text(f"{lasting} ({_written(view.lasting, words)})", style=GOLD))
    if view.top:
        lines.append(Text(words.say("table-top", card=words.thing(view.top)), style="italic"))
    return lines


def _written(card: str, words: Words) -> str:
    """What stands on a card, if something does."""
    return words.say(f"text-{card}") if words.has(f"text-{card}") else ""


def _sheet(view: View, number: int, words: Words) -> Text:
    """One player in one line."""
    one = view.seats[str(number)]
    line = Text("> " if number == view.active and view.round else "  ", style="bold")
    line.append(words.seat(number), style="bold")
    if one.character:
        line.append(f", {words.thing(one.character)}")
    parts = [
        f"{one.trophies}/{view.target} {words.say('table-head-trophies')}",
        f"{words.say('table-power', n=one.power)} ({words.say('table-ally', n=one.ally)})",
        *([words.say("table-wounds", n=one.wounds, of=MAX_WOUNDS)] if one.wounds else []),
        words.counted("gem", one.gems),
        *_gear(one, words),
        *_signs(one, words),
    ]
    remains = _remains(one.remains, words)
    if remains:
        parts.append(words.ui("pair", name=words.say("table-remains"), value=remains))
    parts.append(_quests(view, one, words))
    if one.completed:
        done = words.listing([quest_name(name, words) for name in one.completed])
        parts.append(words.ui("pair", name=words.say("table-completed"), value=done))
    if any(one.promises.values()):
        parts.append(_record(one, words))
    if view.ending and one.score is not None:
        parts.append(words.say("table-final", n=one.score))
    return line.append(f" — {' · '.join(parts)}")


def _gear(one: SeatView, words: Words) -> list[str]:
    found = [f"{words.say(SLOT_WORDS[slot])} {_object(name, words)}" for slot, name in one.slots.items()]
    if one.on_familiar:
        found.append(f"{words.say('table-on-familiar')} {_object(one.on_familiar, words)}")
    elif one.familiar:
        found.append(words.thing("familiar"))
    if one.surplus:
        found.append(f"{words.say('table-surplus')} {words.listing([_object(o, words) for o in one.surplus])}")
    if one.tamed:
        found.append(f"{words.thing(one.tamed)} +{POWER[CARD[one.tamed]]}")
    return found


def _object(name: str, words: Words) -> str:
    return f"{words.thing(name)} +{BONUS[OBJECT[name]]}"


def _signs(one: SeatView, words: Words) -> list[str]:
    found = [words.thing(name) for name in one.kept]
    if one.fairy:
        found.append(words.thing("good_fairy"))
    if one.type_token:
        found.append(words.thing(f"type_{one.type_token}"))
    if one.fatigue:
        found.append(words.say("table-fatigue", n=one.fatigue))
    if one.cursed:
        found.append(words.say("table-cursed"))
    if one.character:
        found.append(words.say("table-token-left" if one.token else "table-token-spent"))
    return found


def _remains(cards: Sequence[str], words: Words) -> str:
    kinds = [TYPES[TYPE[CARD[card]]] for card in cards]
    return ", ".join(
        f"{kinds.count(kind)} {words.say(TYPE_WORDS[kind], n=kinds.count(kind))}" for kind in TYPES if kind in kinds
    )


def _quests(view: View, one: SeatView, words: Words) -> str:
    """How many are face down; at the end, which were left unfinished (QT-25.14)."""
    if not view.ending or not one.quests:
        return words.say("table-hidden-quests", n=len(one.quests))
    names = words.listing([quest_name(quest.name, words) for quest in one.quests])
    return words.ui("pair", name=words.say("table-unfinished"), value=names)


def _record(one: SeatView, words: Words) -> str:
    kept = one.promises
    return words.say("table-record", kept=kept["kept"], part=kept["kept_in_part"], broken=kept["broken"])


# ------------------------------------------------------------------ own quests


def _mine(view: View) -> int | None:
    """The seat that looks on: the only one whose score is told before the end."""
    return next((int(number) for number, one in view.seats.items() if one.score is not None and not view.ending), None)


def _own(view: View, words: Words) -> list[Text]:
    seat = _mine(view)
    if seat is None:
        return []
    one = view.seats[str(seat)]
    lines: list[Text] = []
    if one.quests:
        lines.append(Text(words.say("table-quests"), style="bold"))
        lines += [_quest(quest, words) for quest in one.quests]
        lines.append(Text(f"  {words.say('table-score-now', n=one.score)}", style=SOFT))
    return lines


def _asks(name: str, words: Words) -> str:
    return words.say(f"text-quest-{name}")


def _quest(quest: QuestView, words: Words) -> Text:
    place = words.say("table-secondary", n=quest.place) if quest.place else words.say("table-main")
    said = words.say("note-quest", quest=quest_name(quest.name, words), what=_asks(quest.name, words))
    line = Text(f"  {place} · {said} · {words.say('table-points', n=quest.points)} · ")
    if quest.fulfilled:
        return line.append(words.say("table-ready"), style=f"bold {GREEN}")
    return line.append(words.say("table-progress", have=quest.have, need=quest.need))


# ------------------------------------------------------------------ what is going on


def _scene(view: View, words: Words) -> list[Text]:
    """The drawn card, the fight, the offer on the table."""
    lines: list[Text] = []
    fight = view.fight
    if view.card and not fight:
        written = _written(view.card, words)
        drawn = words.ui("pair", name=words.say("table-drawn"), value=words.thing(view.card))
        lines.append(Text(f"{drawn} ({written})" if written else drawn, style="bold"))
    if fight and not (fight.winner and view.phase in SHOPPING):  # what came of it is told by the log
        lines += _fight(view, fight, words)
    if view.trade:
        lines += _trade(view.trade, words)
    if view.draft:
        draft = view.draft
        names = {"debtor": words.seat(draft.debtor), "creditor": words.seat(draft.creditor)}
        head = words.say("table-promises-to" if draft.author == draft.debtor else "table-asks-of", **names)
        lines.append(Text(words.ui("pair", name=head, value=_terms(draft.terms, words)), style="bold"))
        lines.append(Text(f"  {words.say('table-only-words')}", style=SOFT))
    return lines


def _terms(terms: TermsView, words: Words) -> str:
    said = goods(terms.goods, words) if terms.goods else words.say("table-nothing-yet")
    return f"{said} ({words.thing(terms.clause)})" if terms.goods else said


def _offer_title(trade: TradeView, words: Words) -> str:
    return words.say("table-counter" if trade.counter else "table-offer")


def _trade(trade: TradeView, words: Words) -> list[Text]:
    """What each of the two gives."""
    lines = [Text(f"{_offer_title(trade, words)} · {words.label(('purpose', *trade.purpose))}", style="bold")]
    for seat, side in ((trade.proposer, trade.give), (trade.partner, trade.take)):
        said = goods(side, words) if side else words.say("table-nothing")
        lines.append(Text(f"  {words.ui('pair', name=words.say('table-gives', name=words.seat(seat)), value=said)}"))
    return [*lines, Text(f"  {words.say('table-binding')}", style=SOFT)]


def _fight(view: View, fight: FightView, words: Words) -> list[Text]:
    lines = [Text(_enemies(view, fight, words), style="bold")]
    if fight.kind != "arena" and not fight.winner and fight.enemy in CARD:
        card = CARD[fight.enemy]
        prize = [("gem", CARD_GEMS[card]), ("trophy_point", CARD_TROPHIES[card]), (fight.enemy, int(card in MONSTERS))]
        said = words.say("table-prize", goods=goods([one for one in prize if one[1]], words))
        lines.append(Text(f"  {_written(fight.enemy, words) or said}"))
    if fight.kind == "arena":
        lines += [Text(f"  {line}") for line in _fists(view, fight, words)]
    if fight.totals:
        said = words.say("table-dice", green=fight.dice[0], red=fight.dice[1])
        if len(fight.dice) > 2:
            said += f", {words.say('table-second-die', die=fight.dice[2])}"
        totals = words.say("event-totals", green=fight.totals[0], red=fight.totals[1])
        lines.append(Text(f"  {said} · {totals}"))
    if fight.winner:
        won = fight.winner == "attacker"
        lines.append(
            Text(f"  {words.say('table-winner-green' if won else 'table-winner-red')}", style=GREEN if won else RED)
        )
        return lines
    if fight.totals:
        return lines
    before = words.say("table-before-dice", green=fight.green, red=fight.red)
    heavy = words.say("table-heavy", percent=percent(fight.heavy, fight.throws))
    lines.append(Text(f"  {before} · {odds_said(fight, fight.odds, words)} · {heavy}"))
    for seat, with_ in enumerate(fight.odds_with):
        if with_ >= 0:
            said = words.ui(
                "pair", name=words.say("table-with", name=words.seat(seat)), value=odds_said(fight, with_, words)
            )
            if fight.odds_against[seat] >= 0:
                against = words.say("table-against", name=words.seat(seat))
                said += f" · {words.ui('pair', name=against, value=odds_said(fight, fight.odds_against[seat], words))}"
            lines.append(Text(f"    {said}"))
    lines += _bids(fight, words)
    return lines


def _enemies(view: View, fight: FightView, words: Words) -> str:
    name = words.seat
    if fight.kind == "arena":
        attacker = f"{name(fight.principal)} ({words.say('table-attacker')})"
        return f"{words.say('table-arena')} · {attacker} — {name(fight.defender)} ({words.say('table-defender')})"
    enemy = words.listing([words.thing(card) for card in fight.hell]) if fight.hell else words.thing(fight.enemy)
    return f"{name(fight.principal)} — {words.say('table-monster', card=enemy, power=fight.enemy_power)}"


def _fists(view: View, fight: FightView, words: Words) -> list[str]:
    """Each bystander: what was answered, and the fist, closed until the dice have fallen.

    One's own is told once it holds something: while the question is open it is as empty as a neutral one."""
    lines = []
    for seat in fight.bystanders:
        parts = []
        for to, answer in zip((fight.active, fight.defender), fight.answers[seat], strict=True):
            if answer in ANSWERS:
                parts.append(words.say(ANSWERS[answer], name=words.seat(to)))
        if seat in fight.fled:
            parts.append(words.say("table-fled"))
        elif fight.closed or fight.dice:
            camp = fight.camps[seat]
            said = words.say("table-fist-closed" if camp == "closed" else CAMPS[camp])
            mine = seat == _mine(view) and not fight.dice
            if mine and camp == "neutral":
                mine, said = False, words.say("table-fist-closed")
            parts.append(words.ui("pair", name=words.say("table-fist-mine"), value=said) if mine else said)
        if fight.announced[seat]:
            parts.append(words.say("table-announced"))
        lines.append(words.ui("pair", name=words.seat(seat), value=", ".join(parts) or "…"))
    return lines


def _bids(fight: FightView, words: Words) -> list[Text]:
    lines = []
    for seat, terms in enumerate(fight.bids):
        if terms is not None:
            said = _terms(terms, words) if terms.goods else words.say("table-bid-free")
            lines.append(
                Text(f"    {words.ui('pair', name=words.say('table-bid-of', name=words.seat(seat)), value=said)}")
            )
    return lines


# ------------------------------------------------------------------ shop, Dungeon, register


def _shopping(view: View) -> bool:
    """Whether the shop is of use to the one who looks on."""
    return view.phase in SHOPPING and not view.trade and view.active == _mine(view)


def _shop(view: View, words: Words) -> list[Text]:
    """A line a slot, cheapest first; what this player can pay stands out."""
    purse = view.seats[str(view.active)].gems
    lines = [Text(words.say("table-shop"), style="bold")]
    for slot in SLOTS:
        line = Text(f"  {words.ui('pair', name=words.say(SLOT_WORDS[slot]), value='')}")
        stock = [o for o in view.shop if SLOTS[SLOT[OBJECT[o]]] == slot]
        for at, name in enumerate(sorted(stock, key=lambda one: view.shop[one])):
            price = view.shop[name]
            said = f"{_object(name, words)} {price}◆"
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
    scene = _scene(view, words)
    if view.trade:
        parts.append(_offer_card(view.trade, words))
    elif scene:
        parts.append(_panel(scene[0], scene[1:], RED))
    parts += _own(view, words)
    if _shopping(view) and height >= TALL:
        parts += _shop(view, words)
    parts += _register(view, words)
    return Group(*parts)


def _panel(title: Text, lines: Sequence[Text], colour: str) -> Panel:
    return Panel(Group(*lines), title=title, title_align="left", border_style=colour, padding=(0, 1))


def _offer_card(trade: TradeView, words: Words) -> Table:
    """What each of the two gives, side by side."""
    title = f"{_offer_title(trade, words)} · {words.label(('purpose', *trade.purpose))}"
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
        things = [*_gear(one, words), *_signs(one, words)]
        remains = _remains(one.remains, words)
        things += [remains] if remains else []
        things.append(_quests(view, one, words))
        if any(one.promises.values()):
            things.append(_record(one, words))
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
