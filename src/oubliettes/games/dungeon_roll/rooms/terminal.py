"""The table of Dungeon Roll: party left, dungeon right, the Lair as three claw marks."""

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from oubliettes.games.dungeon_roll.pieces import RANKS
from oubliettes.games.dungeon_roll.sight.view import SeatView, View
from oubliettes.kernel import Result
from oubliettes.terminal.drawing import Drawing
from oubliettes.words import Words

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
            pair("pair", name=say("table-level"), value=" ".join(_track(view))),
            pair(
                "pair", name=say("table-lair"), value=f"{view.lair}/{view.wakes}, {say('table-supply', n=view.supply)}"
            ),
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
            f"  {say('text-' + adventurer.side)}",
            f"  {words.attribute('text-' + adventurer.side, 'ultimate')}",
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


def _track(view: View) -> list[str]:
    return [f"[{number}]" if number == view.level else str(number) for number in range(1, view.levels + 1)]


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
    rank = words.say("table-master") if seat.master else words.say("table-experience", xp=seat.xp, needed=seat.needed)
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
    for number, text in enumerate(_track(view), start=1):
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
    for mark in range(max(view.wakes, view.lair)):
        filled = mark < view.lair
        lair.append(
            "/// " if filled else "··· ",
            style=f"bold {DRAGON}" if view.lair >= view.wakes else "bold" if filled else "",
        )
    lair.append(f"{view.lair}/{view.wakes} · {words.say('table-supply', n=view.supply)}", style="dim")
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
            filled = min(adventurer.xp, adventurer.needed)
            hero.append(f"  {'●' * filled}{'○' * (adventurer.needed - filled)} ", style="")
            hero.append(words.say("table-experience", xp=adventurer.xp, needed=adventurer.needed), style="dim")
        sheet.add_row(words.say("table-hero"), hero)
        sheet.add_row("", Text(words.say(f"text-{adventurer.side}")))
        power = words.attribute(f"text-{adventurer.side}", "ultimate")
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


DRAWING = Drawing(rich, plain, ending)
