"""Every message that is needed exists in both languages, says the same, and none is left over."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax.ast import Message

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, FastDice, Game, Match
from oubliettes.players import KINDS, QUICK, Bot
from oubliettes.words import MissingWords, Words, slug
from tests.messages import FILES, SOURCE, called, messages, read, trees

ROOMS = ("words", "terminal")
PLAYED = 24
"""Games of each kind of bot, a quarter of them told to the last option."""


# ------------------------------------------------------------------ reading the files


pairs = pytest.mark.parametrize("name", FILES)
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def both(name: str) -> tuple[dict[str, Message], dict[str, Message]]:
    folder, stem = FILES[name]
    return messages(folder / f"{stem}.fr.ftl"), messages(folder / f"{stem}.en.ftl")


# ------------------------------------------------------------------ two languages, one text


@pairs
def test_both_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    french, english = both(name)
    assert list(french) == list(english)


@pairs
def test_both_languages_have_the_same_attributes_and_variables(name: str) -> None:
    french, english = both(name)
    for id, message in french.items():
        other = english[id]
        assert [part.id.name for part in message.attributes] == [part.id.name for part in other.attributes], id
        differing = facts(message) ^ facts(other)
        assert differing <= ({"n"} if id.startswith("thing-") else set()), id  # a name may have no plural of its own


def facts(message: Message) -> set[str]:
    """What a message tells of; one language may want a name with its article (`$a_subject`), the other without."""
    return {name.removesuffix("_subject").removesuffix("_object") for name in read(message).variables}


@pairs
def test_rule_numbers_are_the_same_and_exist(name: str) -> None:
    french, english = both(name)
    for id, message in french.items():
        for mine, theirs in zip(message.attributes, english[id].attributes, strict=True):
            if mine.id.name == "rules":
                numbers = re.findall(r"[A-Z]{2}-[\d.]+", " ".join(read(mine).texts))
                assert numbers == re.findall(r"[A-Z]{2}-[\d.]+", " ".join(read(theirs).texts)), id
                assert numbers
                assert set(numbers) <= set(GAMES[name].ledger.rules), id


@pairs
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(name: str, lang: str) -> None:
    words = Words(lang, GAMES.get(name), more=("lab",))
    for id, message in both(name)[LANGUAGES.index(lang)].items():
        for n in (0, 1, 2, 7):
            facts = dict.fromkeys(read(message).variables, n)
            assert words.say(id, **facts).strip(), id
            for attribute in message.attributes:
                assert words.attribute(id, attribute.id.name, **facts), id


# ------------------------------------------------------------------ print


@pairs
@pytest.mark.parametrize("lang", LANGUAGES)
def test_print(name: str, lang: str) -> None:
    """Both languages: ’ and never ' or ". French: no plain space before ; : ! ? » %, nor after «."""
    for id, message in both(name)[LANGUAGES.index(lang)].items():
        for text in read(message).texts:
            assert not re.search(r"['\"]|\.\.\.", text), (id, text)
            if lang == "fr":
                assert not re.search(r"[^\s·] [;:!?»%]|« ", text), (id, text)
                assert not re.search(r"[\w)»][;!?»](?!\w)|\w:(\s|$)", text), (id, text)
            else:
                assert not re.search(r"[\s\u00a0\u202f][;:!](\s|$)", text), (id, text)


# ------------------------------------------------------------------ all that a game says


def constants(*folders: Path) -> set[str]:
    return {node.value for node in trees(*folders) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for item in data.values() if isinstance(data, dict) else data:
            yield from strings(item)


def said_in_the_browser() -> set[str]:
    """Whatever looks like the id of a message in the browser's source."""
    files = [path for path in (SOURCE.parents[1] / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return {id for path in files for id in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))}


def say_all(match: Match[Any], words: list[Words]) -> None:
    """Everything that can be said of what is open now."""
    for ask in match.pending:
        for spoken in words:
            spoken.prompt(ask)
            for pick in (*ask.options, *(blocked.pick for blocked in match.blocked(ask.seat))):
                assert spoken.label(pick, ask)
                assert set(spoken.rules(pick)) <= set(match.game.ledger.rules)
                spoken.sure(pick)
            for note in match.notes(ask.seat).values():
                assert spoken.note(note).strip()


@games
@pytest.mark.parametrize("kind", QUICK)
def test_whole_games_can_be_told_in_both_languages(game: Game[Any], kind: str) -> None:
    rng = Random(kind)
    words = [Words(lang, game, names=["Ana", "Zoé"]) for lang in LANGUAGES]
    for n in range(PLAYED):
        seats = game.seats[n % len(game.seats)]
        options = {
            option.id: rng.choice(option.values) for option in game.options_for(seats) if option.kind == "choice"
        }
        match = Match.new(game, seats=seats, options=options, dice=FastDice(n))
        bot = Bot(kind, game, rng)
        while match.pending:
            if n < PLAYED // 4:
                say_all(match, words)
            ask = match.pending[0]
            match.choose(ask.seat, bot.pick(match, ask))
        assert match.result is not None
        for spoken in words:
            assert all(spoken.event(event).strip() for event in match.log)
            assert all(spoken.rolled(roll) for event in match.log for roll in event.rolls)
            assert spoken.ending(match.result)


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_the_code_says_is_missing(game: Game[Any], lang: str) -> None:
    words = Words(lang, game)
    prompts = called(game.folder, {"Ask", "choose", "decide", "master"}, 1)
    events = called(game.folder, {"say"}, 0)
    assert prompts
    assert events
    needed = {f"prompt-{key}" for key in prompts} | {f"event-{key}" for key in events}
    needed |= {f"option-{option.id}" for option in game.options}
    needed |= {f"option-{option.id}-{value}" for option in game.options for value in option.values}
    needed |= {f"order-{order.id}" for order in game.orders}
    needed |= {f"term-{term}" for order in game.orders for term in order.terms}
    needed |= {"game-title", "game-summary", "game-minutes", "game-credits"}
    assert sorted(id for id in needed if not words.has(id)) == []


@games
def test_no_message_is_left_over(game: Game[Any]) -> None:
    source = constants(game.folder)
    components = set(strings(tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8"))))
    ids = {slug(text) for text in source | components}
    ids |= {f"{prefix}-{id}" for prefix in ("die", "token", "lent", "dice") for id in ids}
    ids |= {slug(text.lower().replace(" ", "_").replace("-", "_")) for text in components}
    elsewhere = constants(
        SOURCE / "terminal", SOURCE / "words", SOURCE / "cli", SOURCE / "arguments.py", game.folder / "rooms"
    )
    elsewhere |= said_in_the_browser()
    door = SOURCE.parents[1] / "web" / "src" / "games" / game.slug / "door.ts"
    ways = {
        id for pair in re.findall(r"\bid: '([\w-]+)'|'way-([\w-]+)'", door.read_text(encoding="utf-8")) for id in pair
    }
    prompts = called(game.folder, {"Ask", "choose", "decide", "master"}, 1)
    events = called(game.folder, {"say"}, 0)
    keys = {name for thing in game.box().things for name in (*thing.numbers, thing.kind)}
    keys |= {term for order in game.orders for term in order.terms}
    ids |= {slug(thing.id) for thing in game.box().things}
    options = {option.id for option in game.options}
    values = {f"{option.id}-{value}" for option in game.options for value in (*option.values, "random")}

    def used(id: str) -> bool:
        family, _, rest = id.partition("-")
        match family:
            case "prompt":
                return rest in prompts | source
            case "event":
                return rest in events
            case "pick":
                verb, _, first = rest.partition("-")
                return rest in ids or (verb in ids and (first in ("bare", "named") or first in ids))
            case "thing" | "card" | "dice" | "ending" | "sheet" | "roll" | "outcome" | "mod":
                return rest in ids
            case "note" | "kind" | "number" | "text" | "order" | "term":
                start, _, last = rest.rpartition("-")
                return rest in ids | keys or id in elsewhere or (f"{start}-" in source and last in ids)
            case "face":
                what, _, value = rest.rpartition("-")
                return what in ids and value.isdecimal()
            case "option":
                return rest in options | values
            case "game":
                return rest in ("title", "summary", "minutes", "credits")
            case "way":
                return rest.removesuffix("-text") in ways
            case "table":
                start, _, last = id.rpartition("-")
                return id in elsewhere or (f"{start}-" in elsewhere and last in ids | elsewhere)
        return id in elsewhere

    assert [id for id in both(game.slug)[0] if not used(id)] == []


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_components(game: Game[Any], lang: str) -> None:
    """Where a component has a name, the words call it by that name, but for the signs of print and small letters."""
    words = Words(lang, game)

    def plain(text: str) -> str:
        return re.sub(r"[\u00a0\u202f]", " ", text).replace("’", "'").casefold()

    def named(data: Any) -> Iterator[tuple[str, str]]:
        if isinstance(data, dict):
            if "id" in data and "name" in data:
                yield data["id"], (data.get("label") or data["name"])[lang]
            for value in data.values():
                yield from named(value)
        elif isinstance(data, list):
            for item in data:
                yield from named(item)

    told = 0
    for id, name in named(tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8"))):
        if words.has(f"thing-{slug(id)}"):
            assert plain(words.thing(id)) == plain(name), id
            told += 1
    assert told > 20


# ------------------------------------------------------------------ all that the program says


def test_no_ui_message_is_missing_or_left_over() -> None:
    said = [
        SOURCE / "terminal",
        SOURCE / "words",
        SOURCE / "cli",
        SOURCE / "arguments.py",
        *(SOURCE / "games").glob("*/rooms"),
    ]
    source, kernel = constants(*said), constants(SOURCE / "kernel")
    families = {"bot": set(KINDS), "help": source, "column": source, "where": source, "kind": {"ruling", "supplied"}}

    def used(id: str) -> bool:
        family, _, rest = id.partition("-")
        return (
            id in source
            or rest in families.get(family, ())
            or (family in ("prompt", "pick", "event") and rest in kernel)
            or id.startswith("error-seat-")
        )

    french = both("ui")[0]
    assert [id for id in french if not used(id)] == []
    literal = set()
    for folder in said:
        literal |= called(folder, {"ui", "Trouble"}, 0)
    assert sorted(key for key in literal if key not in french) == []


def test_no_message_of_the_lab_is_missing_or_left_over() -> None:
    source = constants(SOURCE / "lab")
    needed = source | {f"lab-head-{key}" for key in source} | {f"help-lab-{key}" for key in source}
    needed |= {"lab-title-study", "lab-title-tournament", "lab-axis-seats", "lab-axis-bots"}
    french = both("lab")[0]
    assert [id for id in french if id not in needed] == []
    literal = called(SOURCE / "lab", {"ui", "say", "Trouble"}, 0)
    assert sorted(key for key in literal if key not in french and key not in both("ui")[0]) == []


def test_every_trouble_with_a_seat_has_its_sentence() -> None:
    from oubliettes.players.seats import _SAYS

    french = both("ui")[0]
    assert {f"error-seat-{trouble}" for trouble in _SAYS} == {id for id in french if id.startswith("error-seat-")}


def test_a_number_below_zero_has_a_minus_sign() -> None:
    quetes = GAMES["quetes-et-trahisons"]
    said = {lang: Words(lang, quetes).say("table-score-now", n=-4) for lang in LANGUAGES}
    assert all("\N{MINUS SIGN}4 points" in text for text in said.values()), said
    assert "-1" in Words("en", quetes).ui("error-value", value="-1", option="hand", allowed="1–3")  # typed: left alone


def test_a_missing_message_is_named() -> None:
    words = Words("en", GAMES["dungeon-roll"])
    with pytest.raises(MissingWords, match=r"no message prompt-nonsense in words\.en\.ftl of dungeon-roll"):
        words.say("prompt-nonsense")
    with pytest.raises(MissingWords, match=r"event-xp \(en\) cannot be said"):
        words.say("event-xp")
