"""The games of the house, and what each brings to read: its numbered rules, its rulebook, its box, its words."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Game, Passage
from oubliettes.server.bots import levels
from oubliettes.server.forms.game import (
    About,
    BoxInfo,
    GameInfo,
    House,
    LedgerInfo,
    OptionInfo,
    OrderInfo,
    PartInfo,
    PassageInfo,
    RulebookInfo,
    RuleInfo,
    ThingInfo,
)
from oubliettes.server.guard import Trouble
from oubliettes.server.lessons import lessons_of
from oubliettes.server.messages import PROTOCOL
from oubliettes.server.web import Call
from oubliettes.words import Words


def game_of(slug: str) -> Game[Any]:
    if slug not in GAMES:
        raise Trouble(404, "no-game", f"there is no game {slug!r}: there are {', '.join(GAMES)}")
    return GAMES[slug]


async def house(call: Call) -> House:
    """The games, their options, the levels of bots."""
    games = [
        GameInfo(
            game.slug,
            game.version,
            list(game.seats),
            [
                OptionInfo(
                    one.id,
                    one.kind,
                    one.default,
                    list(one.values),
                    one.least,
                    one.most,
                    list(one.rules),
                    list(one.seats),
                )
                for one in game.options
                if one.kind != "data"
            ],
            _about(game),
            len(lessons_of(game)),
            game.secrets,
            game.dice,
        )
        for game in GAMES.values()
    ]
    return House(games, levels(), PROTOCOL, call.hall.config.lan)


@cache
def _about(game: Game[Any]) -> dict[str, About]:
    """In every language that the game speaks."""
    spoken = [Words(lang, game) for lang in LANGUAGES if (game.folder / f"words.{lang}.ftl").is_file()]
    return {
        words.lang: About(words.say("game-title"), words.say("game-summary"), words.say("game-minutes"))
        for words in spoken
    }


async def ledger(call: Call) -> LedgerInfo:
    """A game's rules in both languages; those that spoil a surprise only with `spoilers`."""
    game = game_of(call.text("slug"))
    book = game.ledger
    spoilers = call.number("spoilers", 0) > 0
    rules = [
        RuleInfo(
            rule.id,
            rule.fr if spoilers or not rule.spoiler else "",
            rule.en if spoilers or not rule.spoiler else "",
            rule.source,
            rule.kind,
            rule.spoiler,
        )
        for rule in book.rules.values()
    ]
    return LedgerInfo(game.slug, book.sections, rules)


async def rulebook(call: Call) -> RulebookInfo:
    """The game on one page, and what stands beside the rules: pictures and examples."""
    game = game_of(call.text("slug"))
    book = game.rulebook
    return RulebookInfo(
        game.slug,
        [PartInfo(part.id, {"fr": part.fr, "en": part.en}, _told(part.passages)) for part in book.summary],
        {section: list(shown) for section, shown in book.pictures.items()},
        {section: _told(examples) for section, examples in book.examples.items()},
    )


def _told(passages: Iterable[Passage]) -> list[PassageInfo]:
    return [PassageInfo({"fr": one.fr, "en": one.en}, list(one.rules), list(one.show)) for one in passages]


async def box(call: Call) -> BoxInfo:
    """What is in a game's box: every thing that has an id, with its numbers and its own rules."""
    game = game_of(call.text("slug"))
    found = game.box()
    things = [ThingInfo(thing.id, thing.kind, thing.numbers, list(thing.rules), thing.glyph) for thing in found.things]
    chains = {chain: list(prompts) for chain, prompts in game.chains.items()}
    orders = [OrderInfo(one.id, list(one.prompts), list(one.terms), one.about) for one in game.orders]
    return BoxInfo(game.slug, things, list(found.places), chains, orders)


async def words(call: Call) -> str:
    """A game's messages, as Fluent text."""
    lang = call.text("lang")
    try:
        if lang not in LANGUAGES:
            raise FileNotFoundError
        return game_of(call.text("slug")).words(lang)
    except FileNotFoundError:
        raise Trouble(404, "no-words", "there are no words for that game in that language") from None
