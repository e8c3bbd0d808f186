"""What is going on, on paper: a fight, a trade, a bargain."""

from collections.abc import Iterable

from rich.text import Text

from oubliettes.games.quetes.pieces import CARD, CARD_GEMS, CARD_TROPHIES, MONSTERS
from oubliettes.games.quetes.rooms.sheets import GREEN, RED, SOFT, own_seat, written_on
from oubliettes.games.quetes.sight.shapes import FightView, TermsView, TradeView, View
from oubliettes.words import Words

SHOPPING = ("supply", "rest")
CAMPS = {"attacker": "table-camp-attacker", "defender": "table-camp-defender", "neutral": "table-camp-neutral"}
ANSWERS = {"yes": "table-answered-yes", "no": "table-answered-no", "perhaps": "table-answered-perhaps"}


def goods(things: Iterable[tuple[str, int]], words: Words) -> str:
    """`2 gems, 1 favour`."""
    return words.listing([words.counted(thing, n) for thing, n in things])


def percent(n: int, of: int) -> int:
    """Halves up, as in the browser."""
    return (200 * n + of) // (2 * of)


def odds_said(fight: FightView, n: int, words: Words) -> str:
    return words.say("table-odds", n=n, of=fight.throws, percent=percent(n, fight.throws))


def scene_lines(view: View, words: Words) -> list[Text]:
    """The drawn card, the fight, the offer on the table."""
    lines: list[Text] = []
    fight = view.fight
    if view.card and not fight:
        written = written_on(view.card, words)
        drawn = words.ui("pair", name=words.say("table-drawn"), value=words.thing(view.card))
        lines.append(Text(f"{drawn} ({written})" if written else drawn, style="bold"))
    if fight and not (fight.winner and view.phase in SHOPPING):  # what came of it is told by the log
        lines += fight_lines(view, fight, words)
    if view.trade:
        lines += trade_lines(view.trade, words)
    if view.draft:
        draft = view.draft
        names = {"debtor": words.seat(draft.debtor), "creditor": words.seat(draft.creditor)}
        head = words.say("table-promises-to" if draft.author == draft.debtor else "table-asks-of", **names)
        lines.append(Text(words.ui("pair", name=head, value=terms_said(draft.terms, words)), style="bold"))
        lines.append(Text(f"  {words.say('table-only-words')}", style=SOFT))
    return lines


def terms_said(terms: TermsView, words: Words) -> str:
    said = goods(terms.goods, words) if terms.goods else words.say("table-nothing-yet")
    return f"{said} ({words.thing(terms.clause)})" if terms.goods else said


def offer_title(trade: TradeView, words: Words) -> str:
    return words.say("table-counter" if trade.counter else "table-offer")


def trade_lines(trade: TradeView, words: Words) -> list[Text]:
    """What each of the two gives."""
    lines = [Text(f"{offer_title(trade, words)} · {words.label(('purpose', *trade.purpose))}", style="bold")]
    for seat, side in ((trade.proposer, trade.give), (trade.partner, trade.take)):
        said = goods(side, words) if side else words.say("table-nothing")
        lines.append(Text(f"  {words.ui('pair', name=words.say('table-gives', name=words.seat(seat)), value=said)}"))
    return [*lines, Text(f"  {words.say('table-binding')}", style=SOFT)]


def fight_lines(view: View, fight: FightView, words: Words) -> list[Text]:
    lines = [Text(_enemies(view, fight, words), style="bold")]
    if fight.kind != "arena" and not fight.winner and fight.enemy in CARD:
        card = CARD[fight.enemy]
        prize = [("gem", CARD_GEMS[card]), ("trophy_point", CARD_TROPHIES[card]), (fight.enemy, int(card in MONSTERS))]
        said = words.say("table-prize", goods=goods([one for one in prize if one[1]], words))
        lines.append(Text(f"  {written_on(fight.enemy, words) or said}"))
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
            mine = seat == own_seat(view) and not fight.dice
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
            said = terms_said(terms, words) if terms.goods else words.say("table-bid-free")
            lines.append(
                Text(f"    {words.ui('pair', name=words.say('table-bid-of', name=words.seat(seat)), value=said)}")
            )
    return lines
