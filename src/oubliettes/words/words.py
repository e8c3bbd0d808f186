"""One surface over Fluent: labels, prompts, events and things, in one language. The convention is in the package."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from oubliettes.kernel import (
    TEXT,
    TYPED,
    Ask,
    Die,
    Event,
    Game,
    Modifier,
    Note,
    OubliettesError,
    Pick,
    Result,
    Rolled,
    titled,
)

FOLDER = Path(__file__).parent
SEAT = re.compile(r"seat:(\d+)")
"""What picks call a player."""
FORMS = ("subject", "object")
"""The forms of a thing's name in a sentence, where it has them: with its article, at the beginning or further on."""
NEEDS = {">=": "≥", "<=": "≤"}
"""How a total stands to what it is held against, in print."""
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent writes before a number below zero; a game's own messages quote nothing that somebody typed."""


class MissingWords(OubliettesError):
    """A message that a language lacks, or that cannot be made from the facts it was given."""


class Words:
    """Everything that is said at one table, in one language.

    >>> from oubliettes.games import GAMES
    >>> words = Words("en", GAMES["dungeon-roll"], names=["Ana"])
    >>> words.label(("fight", "die:fighter", "goblin", 2))
    'Fighter against 2 goblins'
    """

    def __init__(
        self, lang: str, game: Game[Any] | None = None, names: Sequence[str] = (), more: Sequence[str] = ()
    ) -> None:
        """`more`: rooms whose messages are kept apart from those that all share, `lab` for instance."""
        self.lang = lang
        self.game = game
        self.names = tuple(names)
        variant = game.variant.name if game and game.variant else ""
        self._bundles = [] if game is None else [_of_game(game.slug, game.folder, lang, variant)]
        self._bundles += [_shared(room, lang) for room in ("ui", *more)]

    @property
    def chance(self) -> str:
        """What chance is here: any message may ask for it."""
        return "dice" if self.game is None or self.game.dice else "draws"

    # ------------------------------------------------------------------ messages

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def say(self, id: str, /, **facts: Any) -> str:
        """A message by its whole id, the facts as they are."""
        return self._format(id, None, facts)

    def ui(self, key: str, /, **facts: Any) -> str:
        """A message that all games share."""
        return self._format(key, None, facts)

    def attribute(self, id: str, name: str, /, **facts: Any) -> str:
        """An attribute of a message, or nothing if it has none."""
        for bundle in self._bundles:
            if bundle.has_message(id):
                return self._format(id, name, facts) if name in bundle.get_message(id).attributes else ""
        return ""

    def _format(self, id: str, attribute: str | None, facts: Mapping[str, Any]) -> str:
        for bundle in self._bundles:
            if not bundle.has_message(id):
                continue
            message = bundle.get_message(id)
            pattern = message.value if attribute is None else message.attributes[attribute]
            if pattern is None:
                break
            text, errors = bundle.format_pattern(pattern, {"chance": self.chance, **facts})
            if errors:
                raise MissingWords(f"{id} ({self.lang}) cannot be said with {dict(facts)}: {errors[0]}")
            return HYPHEN.sub("\N{MINUS SIGN}", str(text)) if self.game and bundle is self._bundles[0] else str(text)
        where = f"words.{self.lang}.ftl of {self.game.slug}" if self.game else f"ui.{self.lang}.ftl"
        raise MissingWords(f"no message {id} in {where}: add it, in every language")

    # ------------------------------------------------------------------ things

    def thing(self, id: str, n: int = 1) -> str:
        """The name of a thing, in the form for `n` of them; `seat:2` is a player, `text:Ana` what somebody typed."""
        if seat := SEAT.fullmatch(id):
            return self.seat(int(seat[1]))
        if id.startswith(TEXT):
            return id.removeprefix(TEXT)
        return self._brought(id) or self.say(f"thing-{slug(id)}", n=n)

    def _brought(self, id: str) -> str:
        """The name of a thing that came with the match, if it did."""
        return self.game.named(id, self.lang) if self.game else ""

    def counted(self, id: str, n: int) -> str:
        """`2 goblins`."""
        return self.ui("counted", n=n, thing=self.thing(id, n))

    def listing(self, items: Sequence[str]) -> str:
        """`2 goblins, 1 chest and 1 potion`."""
        if not items:
            return self.ui("list-nothing")
        *before, last = items
        return self.ui("list-last", before=", ".join(before), last=last) if before else last

    def things(self, counts: Mapping[str, int]) -> str:
        """Counted things as a list."""
        return self.listing([self.counted(id, n) for id, n in counts.items() if n])

    def seat(self, number: int) -> str:
        """A player's name."""
        return self.names[number] if 0 <= number < len(self.names) else self.ui("seat", number=number + 1)

    # ------------------------------------------------------------------ what a match says

    def label(self, pick: Pick, ask: Ask | None = None) -> str:
        """What picking this does. Dice typed in are called by their faces, which the ask knows. Things picked by their
        places have their names if the ask has a fact of the verb's name: `("play", 0)` and `play=("ambush",)`."""
        if ask is not None and ask.facts:
            if pick[0] == "die":
                return self.face(str(ask.facts["what"]), int(pick[1]))
            if pick[0] in ask.facts:
                name = ask.facts[str(pick[0])][int(pick[1])]
                return self.say(f"pick-{slug(str(pick[0]))}-named", a=self.thing(name))
        return self.say(self._pick_id(pick), **self._arguments(pick))

    def rules(self, pick: Pick) -> list[str]:
        """The numbers of the rules behind a pick."""
        ids = {
            name: slug(argument) if isinstance(argument, str) else argument
            for name, argument in zip("abcdefgh", pick[1:], strict=False)
        }
        return self.attribute(self._pick_id(pick), "rules", **ids).split()

    def sure(self, pick: Pick, *, danger: bool = False) -> str:
        """The question to put before this pick, or nothing; before a dangerous one there is always one."""
        own = self.attribute(self._pick_id(pick), "sure", **self._arguments(pick))
        return own or (self.ui("sure-danger", label=self.label(pick)) if danger else "")

    def _pick_id(self, pick: Pick) -> str:
        verb = f"pick-{slug(str(pick[0]))}"
        named = [str(argument) for argument in pick[2:] if isinstance(argument, str)]
        specials = [f"{verb}-{slug(name)}" for name in (str(pick[1]), *named)] if len(pick) > 1 else [f"{verb}-bare"]
        return next((special for special in specials if self.has(special)), verb)

    def _arguments(self, pick: Pick) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, argument, following in zip("abcdefgh", pick[1:], (*pick[2:], ""), strict=False):
            if isinstance(argument, int):
                arguments[name], arguments[f"{name}_nth"] = argument, argument + 1
                continue
            arguments[f"{name}1"] = self.thing(argument)
            arguments[name] = self.counted(argument, following) if isinstance(following, int) else self.thing(argument)
            arguments |= self._forms(name, argument)
        if len(pick) > 2:
            arguments["self"] = "yes" if pick[1] == pick[2] else "no"
        return arguments

    def prompt(self, ask: Ask) -> str:
        """The question put to a seat."""
        facts = {"seat": ask.seat, **(ask.facts or {})}
        typed = {}
        if ask.prompt in TYPED:
            what: str = facts.pop("what")
            typed["what"] = self.say(f"dice-{slug(what)}") if what else self.ui("dice")
            typed["values"] = self.listing([self.face(what, value) for value in facts.pop("values")])
        return self.say(f"prompt-{ask.prompt}", **self._facts(facts), **typed)

    def face(self, what: str, value: int) -> str:
        """A face of a die: by its name where it has one."""
        id = f"face-{slug(what)}-{value}"
        return self.say(id) if self.has(id) else str(value)

    def event(self, event: Event) -> str:
        """A sentence of the log."""
        return self.say(f"event-{event.key}", **self._facts(event.facts))

    def quiet(self, event: Event) -> bool:
        """Whether an event is too small to be told in passing."""
        return bool(self.attribute(f"event-{event.key}", "quiet"))

    def value(self, value: Any) -> str:
        """A number of the box: things by their names, lists as such."""
        match value:
            case bool():
                return self.ui("yes" if value else "no")
            case str():
                return self.thing(value) if self.has(f"thing-{slug(value)}") else value
            case dict():
                pairs = [(self.value(name), self.value(item)) for name, item in value.items()]
                return self.listing([self.ui("pair", name=name, value=item) for name, item in pairs])
            case [*items]:
                return self.listing([self.value(item) for item in items])
        return str(value)

    # ------------------------------------------------------------------ dice and notes

    def rolled(self, rolled: Rolled) -> str:
        """Dice that decided something, on one line: `Ana · Attack: d10 7 +4 Strength = 11 > Rat: d10 3 = 3 → hit`."""
        what = self.say(f"roll-{slug(rolled.what)}")
        line = self.ui(
            "rolled", what=f"{self.thing(rolled.by)} · {what}" if rolled.by else what, dice=self._sum(rolled)
        )
        need = NEEDS.get(rolled.need, rolled.need)
        if rolled.target is not None:
            line += f" {need} {rolled.target}".replace("  ", " ")
        if rolled.against is not None:
            other = rolled.against
            held = self._sum(other)
            line += f" {need} " + (self.ui("rolled", what=self.thing(other.by), dice=held) if other.by else held)
        return f"{line} → {self._outcome(rolled.outcome)}" if rolled.outcome else line

    def _outcome(self, outcome: str) -> str:
        """What dice brought: a word for it, or the name of the thing that a table gives."""
        id = f"outcome-{slug(outcome)}"
        return self.say(id) if self.has(id) else self.thing(outcome)

    def _sum(self, rolled: Rolled) -> str:
        """The dice, what is added to them, and what that makes."""
        parts = [*map(self.die, rolled.dice), *map(self.modifier, rolled.modifiers)]
        plain = len(rolled.dice) == 1 and not rolled.modifiers and rolled.dice[0].value == rolled.total
        if rolled.total is not None and not plain:
            parts.append(f"= {rolled.total}")
        return " ".join(parts)

    def die(self, die: Die) -> str:
        """One die: `d10 7`, or the name of its face; in brackets where it does not count."""
        face = self.face(die.kind, die.value) if die.kind else str(die.value)
        shown = face if face != str(die.value) else self.ui("die", faces=die.faces, value=die.value)
        return shown if die.counts else f"({shown})"

    def modifier(self, modifier: Modifier) -> str:
        """`+2 Strength`."""
        id = f"mod-{slug(modifier.name)}"
        name = self.say(id) if self.has(id) else self.thing(modifier.name)
        return f"{'+' if modifier.value >= 0 else '−'}{abs(modifier.value)} {name}"

    def rule(self, id: str) -> str:
        """The text of a rule of the game."""
        return typeset(self.game.ledger.rules[id].text(self.lang), self.lang) if self.game else id

    def note(self, note: Note) -> str:
        """What is to know about a pick, on one line."""
        said = [self.say(f"note-{slug(one.key)}", **self._facts(one.facts)) for one in note.lines]
        if note.chance is not None:
            said.insert(0, self.ui("note-chance", n=percent(note.chance)))
        return " · ".join(said)

    def ending(self, result: Result) -> str:
        """What ended the match."""
        return self.say(f"ending-{result.ending}", **self._facts(result.facts))

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        spelled = {name: self._spell(name, value) for name, value in facts.items()}
        for name, value in facts.items():
            if isinstance(value, str):
                spelled |= self._forms(name, value)
        return {name: value for name, value in spelled.items() if value is not None}

    def _forms(self, name: str, thing: str) -> dict[str, str]:
        forms = {form: self.attribute(f"thing-{slug(thing)}", form) for form in FORMS}
        return {f"{name}_{form}": text for form, text in forms.items() if text}

    def _spell(self, name: str, value: Any) -> Any:
        """A fact as a message can use it, or None if it is not for messages."""
        match value:
            case bool():
                return str(value).lower()
            case int() if name == "seat" or name.endswith("_seat"):
                return self.seat(value)
            case int() | float():
                return value
            case str() if name == "rule":
                return self.rule(value)
            case str():
                return self.thing(value)
            case [str(), *_] if name == "pick":
                return self.label(tuple(value))
            case [str(thing), int(n)]:
                return self.counted(thing, n)
            case [*items] if all(isinstance(item, str | int | list | tuple) for item in items):
                return self.listing([str(self._spell("", item)) for item in items])
        return None

    # ------------------------------------------------------------------ settings and the game itself

    def title(self) -> str:
        return self.say("game-title")

    def option(self, id: str) -> str:
        return self.say(f"option-{slug(id)}")

    def option_value(self, id: str, value: Any) -> str:
        """A setting's value: by its name where it has one."""
        message = f"option-{slug(id)}-{slug(str(value).lower())}"
        return self.say(message) if self.has(message) else str(value)


def percent(chance: float) -> int:
    """A chance in hundredths: only what is certain is 100, only what is impossible is 0."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def slug(id: str) -> str:
    """An id as a message may be called: `die:fighter` is `die-fighter`."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", id)


def typeset(text: str, lang: str) -> str:
    """Plain text with the signs of print: ’ everywhere; in French the spaces that must not break a line."""
    text = text.replace("'", "’")
    if lang == "fr":
        text = re.sub(r" ([;!?])", "\N{NARROW NO-BREAK SPACE}\\1", text)
        text = re.sub(r" ([:»])", "\N{NO-BREAK SPACE}\\1", text).replace("« ", "«\N{NO-BREAK SPACE}")
    return text


@cache
def _shared(room: str, lang: str) -> FluentBundle:
    return _bundle(lang, FOLDER / f"{room}.{lang}.ftl")


@cache
def _of_game(game: str, folder: Path, lang: str, variant: str) -> FluentBundle:
    return _bundle(lang, folder / f"words.{lang}.ftl", variant)


def _bundle(lang: str, path: Path, variant: str = "") -> FluentBundle:
    try:
        resource = FluentResource(titled(path.read_text(encoding="utf-8"), variant))
    except OSError as wrong:
        raise MissingWords(f"{path.name} of {path.parent.name} cannot be read: {wrong.strerror}") from None
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingWords(
                f"{path.name} of {path.parent.name} has a line that is not Fluent: {(entry.content or '')[:80]!r}"
            )
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    return bundle
