"""The table of Dungeon Roll: party left, dungeon right, the Lair as three claw marks; odds beside the big question."""

from collections import Counter
from math import comb
from time import monotonic

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from oubliettes.games.dungeon_roll.pieces import RANKS
from oubliettes.games.dungeon_roll.table import Table as GameTable
from oubliettes.games.dungeon_roll.view import SeatView, View
from oubliettes.kernel import Ask, FastDice, Match, Pick, Result
from oubliettes.words import Words

DICE = 7
LEVELS = 10
AWAKE = 3
"""So many dice in the Lair wake the Dragon (DR-10.1)."""
MASTER_AT = 5
"""Experience that turns the card (DR-14.4)."""
SAMPLES, SECONDS, FEW = 100, 0.2, 20
"""How often and how long a level's odds may be sampled, and how many samples are too few to speak of."""

# What a die shows beside its letter, and the colour of its edge (Okabe and Ito's, told apart by everybody).
PARTY = {
    "champion": ("\\^/", "#f0e442"),
    "fighter": ("─┼>", "#e69f00"),
    "cleric": ("(+)", "#56b4e9"),
    "mage": ("──*", "#cc79a7"),
    "thief": ("o─┬", "#009e73"),
    "scroll": ("@=@", ""),
}
DUNGEON = {
    "goblin": ("ò_ó", "#009e73"),
    "skeleton": ("x_x", ""),
    "ooze": ("~o~", "#cc79a7"),
    "chest": ("[=]", "#e69f00"),
    "potion": ("\\~/", "#56b4e9"),
}
ROUND, DOUBLE = "╭─╮│╰╯", "╔═╗║╚╝"
DRAGON = "#d55e00"
TWO_COLUMNS, PICTURE_HEIGHT = 78, 32
"""How wide and high a window must be for two trays side by side, and for a picture at all."""


# ------------------------------------------------------------------ plain text


def plain(view: View, words: Words) -> list[str]:
    """One line each."""
    say, pair = words.say, words.ui
    lines = [_heading(view, words)]
    if view.level:
        lines += [
            pair("pair", name=say("table-level"), value=" ".join(_track(view.level))),
            pair("pair", name=say("table-lair"), value=f"{view.lair}/{AWAKE}, {say('table-supply', n=view.supply)}"),
            pair("pair", name=_level_title(view, words), value=_things(view.dungeon, words)),
        ]
    if view.party or view.graveyard:
        lines += [
            pair("pair", name=say("table-party"), value=_party(view, words)),
            pair("pair", name=say("table-graveyard"), value=str(view.graveyard)),
        ]
    if view.picked:
        lines.append(_picked(view, words))
    adventurer = view.seats[view.adventurer]
    if adventurer.hero:
        lines += [
            pair("pair", name=say("table-hero"), value=_hero(adventurer, words)),
            f"  {say('card-' + adventurer.side)}",
            f"  {words.attribute('card-' + adventurer.side, 'ultimate')}",
        ]
    lines.append(pair("pair", name=say("table-tokens"), value=_tokens(adventurer, words)))
    scores = [pair("pair", name=words.seat(seat.seat), value=_score(seat, words)) for seat in view.seats]
    lines.append(pair("pair", name=say("table-scores"), value=" · ".join(scores)))
    return lines


def _heading(view: View, words: Words) -> str:
    parts = [
        words.say("table-delve", number=view.delve, delves=view.delves),
        words.say("table-adventurer", name=words.seat(view.adventurer)),
    ]
    if len(view.seats) > 1:
        parts.append(words.say("table-dungeon-master", name=words.seat(view.dungeon_master)))
    return " · ".join(parts)


def _track(level: int) -> list[str]:
    return [f"[{number}]" if number == level else str(number) for number in range(1, LEVELS + 1)]


def _level_title(view: View, words: Words) -> str:
    if not view.level:
        return words.thing(view.phase)
    return f"{words.say('table-level-number', level=view.level)}, {words.thing(view.phase)}"


def _things(counts: dict[str, int], words: Words) -> str:
    return words.things(counts) if counts else words.say("table-empty")


def _tokens(seat: SeatView, words: Words) -> str:
    return words.things(seat.tokens) if seat.tokens else words.say("table-no-tokens")


def _party(view: View, words: Words) -> str:
    party = _things(view.party, words)
    return f"{party} · {words.say('table-lent', things=words.things(view.lent))}" if view.lent else party


def _picked(view: View, words: Words) -> str:
    return words.say("table-picked", things=words.things(Counter(str(die[1]) for die in view.picked)))


def _hero(seat: SeatView, words: Words) -> str:
    rank = words.say("table-master") if seat.master else words.say("table-experience", xp=seat.xp, needed=MASTER_AT)
    return f"{words.thing(seat.side)} ({rank}), {words.say('table-ready' if seat.ready else 'table-used')}"


def _score(seat: SeatView, words: Words) -> str:
    return words.say("table-score", score=seat.score, xp=seat.xp, points=seat.token_points)


# ------------------------------------------------------------------ a live terminal


def rich(view: View, words: Words, width: int, height: int) -> RenderableType:
    """The same as a picture: two trays of dice, then the card, the tokens and the scores. A low window gets lines."""
    if height < PICTURE_HEIGHT:
        return Group(*(Text(line, no_wrap=True, overflow="ellipsis") for line in plain(view, words)))
    party = Panel(
        Group(
            _dice(view.party, PARTY, ROUND, words, [str(die[1]) for die in view.picked if die[0] != "dungeon"]),
            Text(_party(view, words)),
            Text(_picked(view, words), style="bold") if view.picked else _graves(view, words),
        ),
        title=Text(words.say("table-party"), style="bold"),
        title_align="left",
        box=box.ROUNDED,
    )
    dungeon = Panel(
        Group(
            _dice(view.dungeon, DUNGEON, DOUBLE, words, [str(die[1]) for die in view.picked if die[0] == "dungeon"]),
            Text(_things(view.dungeon, words)),
            _lair(view, words),
        ),
        title=Text(_level_title(view, words), style="bold"),
        title_align="left",
        box=box.ROUNDED,
    )
    trays = Table.grid(expand=True)
    if width >= TWO_COLUMNS:
        trays.add_column(ratio=1)
        trays.add_column(ratio=1)
        trays.add_row(party, dungeon)
    else:
        trays.add_row(party)
        trays.add_row(dungeon)
    return Group(Text(_heading(view, words), style="bold"), _level_track(view, words), trays, _sheet(view, words))


def _level_track(view: View, words: Words) -> Text:
    track = Text(f"{words.say('table-level')}  ")
    for number, text in enumerate(_track(view.level), start=1):
        track.append(
            f"{text:^5}", style="bold reverse" if number == view.level else "dim" if number > view.level else ""
        )
    return track


def _dice(
    counts: dict[str, int], faces: dict[str, tuple[str, str]], edge: str, words: Words, named: list[str]
) -> RenderableType:
    """The dice side by side: a letter in the edge, a picture inside; those named for a re-roll inverted."""
    top, middle, bottom = Text(), Text(), Text()
    left = named.copy()
    for face, count in counts.items():
        letter = words.attribute(f"thing-{face}", "letter")
        picture, colour = faces[face]
        for _ in range(count):
            marked = face in left
            if marked:
                left.remove(face)
            style = f"{colour} reverse".strip() if marked else colour
            top.append(f"{edge[0]}{edge[1]}{letter}{edge[1]}{edge[2]}", style=style)
            middle.append(edge[3], style=style)
            middle.append(picture, style="bold reverse" if marked else "bold")
            middle.append(edge[3], style=style)
            bottom.append(f"{edge[4]}{edge[1] * 3}{edge[5]}", style=style)
    return Group(top, middle, bottom)


def _graves(view: View, words: Words) -> Text:
    graves = Text(f"{words.ui('pair', name=words.say('table-graveyard'), value='')}", style="dim")
    graves.append("† " * view.graveyard + f"{view.graveyard}")
    return graves


def _lair(view: View, words: Words) -> Text:
    """DR-10.1: three claw marks; the third one wakes the Dragon."""
    lair = Text(words.ui("pair", name=words.say("table-lair"), value=""))
    for mark in range(max(AWAKE, view.lair)):
        filled = mark < view.lair
        lair.append(
            "/// " if filled else "··· ", style=f"bold {DRAGON}" if view.lair >= AWAKE else "bold" if filled else ""
        )
    lair.append(f"{view.lair}/{AWAKE} · {words.say('table-supply', n=view.supply)}", style="dim")
    return lair


def _sheet(view: View, words: Words) -> RenderableType:
    adventurer = view.seats[view.adventurer]
    sheet = Table.grid(padding=(0, 2, 0, 0))
    sheet.add_column(style="dim")
    sheet.add_column()
    if adventurer.hero:
        hero = Text(words.thing(adventurer.side), style="bold")
        if adventurer.master:
            hero.append(f"  {words.say('table-master')}", style="bold")
        else:
            filled = min(adventurer.xp, MASTER_AT)
            hero.append(f"  {'●' * filled}{'○' * (MASTER_AT - filled)} ", style="")
            hero.append(words.say("table-experience", xp=adventurer.xp, needed=MASTER_AT), style="dim")
        sheet.add_row(words.say("table-hero"), hero)
        sheet.add_row("", Text(words.say(f"card-{adventurer.side}")))
        power = words.attribute(f"card-{adventurer.side}", "ultimate")
        ready = adventurer.ready
        sheet.add_row("", Text(f"{'■' if ready else '□'} {power}", style="" if ready else "dim strike"))
    sheet.add_row(words.say("table-tokens"), _tokens(adventurer, words))
    scores = Text()
    for seat in view.seats:
        style = "bold" if seat.seat == view.adventurer else ""
        scores.append(f"{words.seat(seat.seat)} {_score(seat, words)} ", style=style)
        scores.append(f"{'◆' * seat.delves}{'◇' * (view.delves - seat.delves)}   ", style=style)
    sheet.add_row(words.say("table-scores"), scores)
    return sheet


# ------------------------------------------------------------------ odds


def notes(match: Match[GameTable], ask: Ask, words: Words) -> dict[Pick, str]:
    """What one works out in one's head: what retiring gives, what the next level rolls, what wakes the Dragon."""
    view: View = match.view(ask.seat)
    said: dict[Pick, str] = {}
    for pick in ask.options:
        match pick:
            case ("retire",):
                said[pick] = words.say("note-retire", level=view.level)
            case ("glory",):
                dice = min(view.level + 1, DICE - view.lair)
                odds = words.say("note-glory", level=view.level + 1, dice=dice, dragon=_percent(wakes(dice, view.lair)))
                chance = clears(match, ask)
                clear = "" if chance is None else f" · {words.say('note-clear', chance=_percent(chance))}"
                said[pick] = f"{odds}{clear}"
            case ("dragon",):
                if slayers := lone_set(match, ask):
                    said[pick] = words.things(dict(slayers))
            case ("hero", hero):
                said[pick] = words.say(f"card-{hero}")
    return said


def lone_set(match: Match[GameTable], ask: Ask) -> tuple[tuple[str, int], ...]:
    """DR-10.20: who would face the Dragon, where only one set can and nothing more is asked."""
    other = match.fork(FastDice(0), keep=True)
    heard = len(other.log)
    other.choose(ask.seat, ("dragon",))
    return next((event.facts["sources"] for event in other.log[heard:] if event.key == "dragon-defeated"), ())


def wakes(dice: int, lair: int) -> float:
    """How often a roll of so many dice brings the Lair to three (DR-4.4, DR-10.1)."""
    missing = AWAKE - lair
    ways: int = sum(comb(dice, n) * 5 ** (dice - n) for n in range(missing, dice + 1))
    rolls: int = 6**dice
    return ways / rolls


def clears(match: Match[GameTable], ask: Ask) -> float | None:
    """How often the policy gets through the next level from here, or out of it with its Experience: sampled."""
    tried = won = 0
    dice = FastDice(ask.number)
    until = monotonic() + SECONDS
    while tried < SAMPLES and monotonic() < until:
        other = match.fork(dice, keep=True)
        heard = len(other.log)
        other.choose(ask.seat, ("glory",))
        while other.pending and not _ends(other, heard):
            question = other.pending[0]
            pick = match.game.policy(match.game.hide(other.table, question.seat), question, dice.rng)
            other.choose(question.seat, pick)
        tried += 1
        won += _ends(other, heard) in ("regroup", "portal")
    return won / tried if tried >= FEW else None


def _ends(match: Match[GameTable], heard: int) -> str:
    """What ended the level since then, if anything did."""
    return next((event.key for event in match.log[heard:] if event.key in ("regroup", "portal", "flee")), "")


def _percent(chance: float) -> int:
    return round(100 * chance)


# ------------------------------------------------------------------ the end


def ending(result: Result, words: Words) -> list[str]:
    """DR-18: how far the next rank was; DR-17.7: a tie that fewer tokens broke."""
    if "rank" in result.facts:
        higher = [(least, name) for least, name in RANKS if least > result.scores[0]]
        return [
            words.say("rank-next", points=int(least - result.scores[0]), rank=words.thing(name))
            for least, name in higher[:1]
        ]
    leaders = [rank for score, rank in zip(result.scores, result.ranks, strict=True) if score == max(result.scores)]
    return [words.say("tie-break")] if len(set(leaders)) > 1 else []
