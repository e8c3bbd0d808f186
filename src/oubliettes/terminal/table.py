"""One match at a terminal: people type, bots answer at once, and every pick is on the disk before the next question."""

import time
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

from rich.console import Group
from rich.rule import Rule as Line
from rich.text import Text

from oubliettes.kernel import TYPED, Ask, CannotUndo, Event, Match, OubliettesError, Pick
from oubliettes.players import Bot, Seat, advise
from oubliettes.terminal.drawing import drawing
from oubliettes.terminal.menu import Item, Menu, simple
from oubliettes.terminal.rules import rule_lines
from oubliettes.terminal.saves import Save
from oubliettes.terminal.screen import Gone, Screen
from oubliettes.terminal.telling import dangers, find_thing, noted, sentences, thing_lines
from oubliettes.words import Words

PASS: list[Pick] = [("pass",)]
LOG_LINES = 3
"""How much of the log is always in sight."""
MOST_NAMED = 8
"""So many options, at most, are named where what was typed could be several."""
MOST_LENT = 1000
"""So many picks, at most, a bot makes for a person at once."""


class Left(Exception):
    """The person leaves the table; the game is kept."""


class Sitting:
    """The people and bots around one match, and the screen before them."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[Seat],
        save: Save,
        seed: bytes,
        words: Words,
        screen: Screen,
        opening: Sequence[str] = (),
        told: int = 0,
    ) -> None:
        self.match = match
        self.seats = seats
        self.save = save
        self.seed = seed
        self.words = words
        self.screen = screen
        self.drawing = drawing(match.game)
        self.people = [number for number, seat in enumerate(seats) if not seat.bot]
        self.notice = list(opening)
        """What the person asked to be told, shown above the options once."""
        self.curtain = False
        """Whether people have secrets from each other: then each has read the log so far and no further."""
        self._told: dict[int | None, int] = defaultdict(lambda: told)
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen."""
        self.lent: dict[int, int] = {}
        """How many picks of a person's seat a bot still makes."""
        self.met: set[tuple[int, str]] = set()
        """The questions that people have been asked themselves."""

    # ------------------------------------------------------------------ playing

    def play(self) -> None:
        """Until the match is over, or Left."""
        self.save.write(self.match.record)
        if not self.screen.live:
            self.screen.lines(self.notice)
            self.notice = []
        while self.match.pending:
            ask = self.match.pending[0]
            if self.seats[ask.seat].bot and ask.prompt not in TYPED:
                self.make(ask.seat, self.bot(ask).pick(self.match, ask))
            elif self.lent.get(ask.seat) and (ask.seat, ask.prompt) in self.met and ask.prompt not in TYPED:
                self.lent[ask.seat] -= 1
                self.make(ask.seat, self.bot(ask).pick(self.match, ask))
            elif list(ask.options) == PASS and len(self.people) == 1:  # asked only so that others learn nothing
                self.make(ask.seat, PASS[0])
            else:
                self.person(ask)
        if not self.screen.live:
            self.tell()

    def bot(self, ask: Ask) -> Bot:
        """A bot's luck depends on the seed and the question only: a game resumed goes on as it would have gone."""
        luck = Random(f"{self.seed.hex()}/{ask.seat}/{ask.number}")
        return Bot(self.seats[ask.seat].bot or "policy", self.match.game, luck)

    def make(self, seat: int, pick: Pick) -> None:
        filmed = self.screen.live and self.screen.pace > 0 and not self.lent
        self.match.watch([self.facing] if filmed else ())
        before = self.match.view(self.facing) if filmed else None
        self.match.choose(seat, pick)
        self.save.write(self.match.record)
        self.film(before)

    def film(self, before: Any) -> None:
        """A live terminal: what was seen at each event of a pick, one picture after the other."""
        for frame in self.match.frames:
            view = frame.views.get(self.facing, before)
            if view != before and not self.words.quiet(frame.event):
                console = self.screen.console
                self.screen.clear()
                board = self.drawing.rich(view, self.words, console.width, console.height)
                self.screen.show(board, Line(style="dim"), *sentences(frame.event, self.words))
                time.sleep(self.screen.pace)
            before = view

    def person(self, ask: Ask) -> None:
        """Put a question to a person until it is answered or taken back."""
        self.lent.pop(ask.seat, None)
        self.met.add((ask.seat, ask.prompt))
        self.hand_over(ask)
        notes = self.match.notes(ask.seat)
        told = noted(notes, self.words)
        menu = Menu(ask, self.match.blocked(ask.seat), self.words, told, dangers(notes))
        self.show(ask, menu)
        while True:
            typed = self.read("> ")
            if self.command(typed, ask, menu):
                return
            self.show(ask, menu, again=True)

    def read(self, prompt: str) -> str:
        try:
            return self.screen.read(prompt)
        except Gone:
            raise Left from None

    def hand_over(self, ask: Ask) -> None:
        """Where people hold secrets, the screen is blank until the next one has sat down."""
        if self.seats[ask.seat].bot or self.facing == ask.seat:
            return
        others = [self.match.view(number) for number in self.people if number != ask.seat]
        self.curtain = self.curtain or any(view != self.match.view(ask.seat) for view in others)
        if self.curtain:
            self.screen.clear()
            self.read(self.words.ui("hand-over", name=self.words.seat(ask.seat)))
        self.facing = ask.seat

    @property
    def told(self) -> int:
        """How much of the log the person at the screen has seen."""
        return self._told[self.facing if self.curtain else None]

    @told.setter
    def told(self, events: int) -> None:
        self._told[self.facing if self.curtain else None] = events

    # ------------------------------------------------------------------ what is typed

    def command(self, typed: str, ask: Ask, menu: Menu) -> bool:
        """Do what was typed; whether the question is settled."""
        match typed.lower():
            case "q":
                raise Left
            case "u":
                return self.undo(ask)
            case "l":
                self.whole_log()
            case "h":
                self.hint(ask, menu)
            case "e" if self.drawing.onward:
                return self.walk_on(ask)
            case "b":
                return self.lend(ask, 1)
            case _ if typed.lower().startswith("b ") and typed[2:].strip().isdecimal():
                return self.lend(ask, min(int(typed[2:].strip()[:4]), MOST_LENT))
            case _ if typed.startswith("?"):
                self.help(typed[1:].strip(), ask, menu)
            case "" if len(menu.items) == 1:
                return self.choose(ask, menu.items[0])
            case "":
                self.notice = [self.words.ui("type-a-number", most=len(menu.items))]
            case _ if ask.prompt == "roll-die":
                return self.type_dice(typed, ask)
            case _:
                item = menu.find(typed)
                if item is None:
                    self.notice = [self.not_found(typed, menu)]
                elif item.forbidden_by:
                    self.notice = [
                        self.words.ui("forbidden", label=item.label),
                        *rule_lines(self.match.game, item.forbidden_by, self.words),
                    ]
                else:
                    return self.choose(ask, item)
        return False

    def not_found(self, typed: str, menu: Menu) -> str:
        """What was typed is no option, or the beginning of several."""
        meant = menu.meant(typed)
        if typed.isdecimal() or not meant:
            return self.words.ui("not-understood", typed=typed[:40], most=len(menu.items))
        named = [f"{item.number} {item.label}" for item in meant[:MOST_NAMED]]
        more = ["…"] if len(meant) > MOST_NAMED else []
        return self.words.ui("ambiguous", typed=typed[:40], labels=" · ".join(named + more))

    def choose(self, ask: Ask, item: Item) -> bool:
        if item.sure and len(ask.options) > 1 and not self.sure(item.sure):
            return False
        self.told = len(self.match.log)
        self.make(ask.seat, item.pick)
        return True

    def lend(self, ask: Ask, picks: int) -> bool:
        """A quick bot makes the next picks of this seat; but a question of a new kind is the person's own."""
        if ask.prompt in TYPED or not picks:
            self.notice = [self.words.ui("no-hint")]
            return False
        self.told = len(self.match.log)
        self.lent[ask.seat] = picks
        return True

    def walk_on(self, ask: Ask) -> bool:
        """Pick after pick, each recorded and kept, until something happens: what that is, the drawing knows."""
        assert self.drawing.onward
        assert self.drawing.halted
        seat, prompt, before = ask.seat, ask.prompt, None
        told = len(self.match.log)
        while True:
            now = self.match.view(seat)
            open_now = self.match.ask_of(seat)
            pick = self.drawing.onward(before, now)
            if pick is None or open_now is None or open_now.prompt != prompt or pick not in open_now.options:
                break
            before = now
            self.make(seat, pick)
        if before is None:
            self.notice = [self.drawing.halted(now, now, self.words)]
            return False
        self.told = told
        self.notice = [self.drawing.halted(before, now, self.words)]
        return True

    def sure(self, question: str) -> bool:
        self.screen.lines([question])
        answer = self.read(f"{self.words.ui('yes-or-no')} ")
        return bool(answer) and answer[0].lower() in self.words.ui("yes-letters")

    def undo(self, ask: Ask) -> bool:
        """Take back the last pick of the seat that is asked."""
        try:
            self.match.undo(ask.seat)
        except CannotUndo:
            self.notice = [self.words.ui("cannot-undo")]
            return False
        self.save.write(self.match.record)
        for reader, read in self._told.items():
            self._told[reader] = min(read, len(self.match.log))
        return True

    def type_dice(self, typed: str, ask: Ask) -> bool:
        """Dice rolled on a real table, one or several at once: numbers, or the beginnings of their faces' names."""
        dice = typed.replace(",", " ").split()
        left = int((ask.facts or {})["count"]) - len((ask.facts or {})["values"])
        if len(dice) > left:
            self.notice = [self.words.ui("too-many-dice", left=left)]
            return False
        picks: list[Pick] = []
        for die in dice:
            found = [
                pick
                for pick in ask.options
                if die == str(pick[1]) or simple(self.words.label(pick, ask)).startswith(simple(die))
            ]
            if len(found) != 1:
                self.notice = [self.words.ui("no-such-face", typed=die[:40])]
                return False
            picks += found
        self.told = len(self.match.log)
        for pick in picks:
            self.make(ask.seat, pick)
        return True

    # ------------------------------------------------------------------ what is shown on demand

    def help(self, about: str, ask: Ask, menu: Menu) -> None:
        """`?`: the rule behind the question; `? 3`: behind an option or a refusal; `? DR-4.3`: that rule; `? goblin`:
        what a goblin is."""
        game = self.match.game
        if not about:
            self.notice = [*rule_lines(game, ask.rule, self.words), *self.words.ui("help").splitlines()]
        elif about.isdecimal():
            item = menu.find(about)
            if item is None:
                self.notice = [self.words.ui("type-a-number", most=len(menu.items))]
                return
            rules = [item.forbidden_by] if item.forbidden_by else self.words.rules(item.pick) or [ask.rule]
            self.notice = [item.label]
            for rule in rules:
                self.notice += rule_lines(game, rule, self.words)
        else:
            thing = find_thing(game, about, self.words)
            try:
                self.notice = (
                    thing_lines(game, thing, self.words)
                    if thing
                    else rule_lines(game, game.ledger.rule(about).id, self.words)
                )
            except OubliettesError:
                self.notice = [self.words.ui("no-such-rule", rule=about[:40])]

    def hint(self, ask: Ask, menu: Menu) -> None:
        """What a bot would do, what it thinks of the options, and exact odds where the game counts them."""
        if not self.save.hints:
            self.notice = [self.words.ui("no-hints")]
            return
        if ask.prompt in TYPED:
            self.notice = [self.words.ui("no-hint")]
            return
        luck = Random(f"{self.seed.hex()}/hint/{ask.seat}/{ask.number}")
        advice = advise(self.match.game, self.match.sight(ask.seat), luck, timed=True)
        self.notice = [
            self.words.ui("hint", label=f"{item.label} ({item.number})")
            for item in menu.items
            if item.pick == advice.pick
        ]
        for item in menu.items:
            said = [
                self.words.ui(id, n=round(100 * found[item.pick]))
                for id, found in (("worth-value", advice.values), ("worth-odds", advice.odds))
                if item.pick in found
            ]
            if said:
                self.notice.append(f"{item.number:>3}  {item.label} · {', '.join(said)}")

    def whole_log(self) -> None:
        lines = [line for event in self.match.log_for(self.facing) for line in sentences(event, self.words)]
        if not self.screen.live:
            self.screen.show(*lines)
            return
        self.screen.clear()
        self.screen.show(*lines)
        self.read(self.words.ui("enter-to-return"))

    # ------------------------------------------------------------------ the screen

    def events(self) -> list[tuple[int, Event]]:
        """What the person who looks may read and wants to, each with its place in the log."""
        return [
            (at, event)
            for at, event in enumerate(self.match.log)
            if event.readable_by(self.facing) and not self.words.quiet(event)
        ]

    def tell(self) -> None:
        """Plain text: what happened since the last time."""
        self.screen.show(
            *(line for at, event in self.events() if at >= self.told for line in sentences(event, self.words))
        )
        self.told = len(self.match.log)

    def show(self, ask: Ask, menu: Menu, again: bool = False) -> None:
        """The table, the log, the question. In plain text only what is new."""
        notice, self.notice = self.notice, []
        if self.screen.live:
            self.picture(ask, menu, notice)
            return
        if not again:
            self.tell()
            self.screen.lines(notice)
            self.screen.clear()
            if ask.prompt not in TYPED:
                self.screen.lines(self.variant())
                self.screen.lines(self.drawing.plain(self.match.view(self.facing), self.words))
            self.screen.lines([self.words.prompt(ask)])
            self.screen.show(*menu.draw(self.screen.width, self.words))
        else:
            self.screen.lines(notice)

    def variant(self) -> list[str]:
        """A table with a changed box says so above all else."""
        return [self.words.title()] if self.match.game.variant else []

    def picture(self, ask: Ask, menu: Menu, notice: Sequence[str]) -> None:
        """A live terminal: everything in its place, drawn anew."""
        words, console = self.words, self.screen.console
        board = self.drawing.rich(self.match.view(self.facing), words, console.width, console.height)
        question = Group(
            Line(style="dim"),
            *(Text(line, style="bold") for line in notice),
            Text(words.prompt(ask), style="bold"),
            *menu.draw(console.width, words),
            Text(words.ui("commands-onward" if self.drawing.onward else "commands"), style="dim"),
        )
        above = Group(board, Line(" ".join(self.variant()), style="dim"))
        taken = sum(len(console.render_lines(part, pad=False)) for part in (above, question)) + 1
        self.screen.clear()
        self.screen.show(above, *self.recent(max(LOG_LINES, console.height - taken)), question)

    def recent(self, room: int) -> list[Text]:
        """The end of the log, as much as there is room for; what this person has not seen yet stands out."""
        lines = [(at, line) for at, event in self.events() for line in sentences(event, self.words)]
        shown = lines[-room:]
        for at, line in shown:
            if at < self.told:
                line.stylize("dim")
        if len(lines) > room and shown[0][0] > self.told:
            unseen = sum(at >= self.told for at, _ in lines[:-room]) + 1
            shown[0] = (0, Text(self.words.ui("log-more", lines=unseen), style="dim italic"))
        return [line for _, line in shown]
