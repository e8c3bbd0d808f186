"""Commands about games: which there are, who made them, what their rules say."""

from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from oubliettes import variants
from oubliettes.arguments import FIRST, game_named, known_language
from oubliettes.folders import variants_folder
from oubliettes.games import GAMES
from oubliettes.kernel import Game
from oubliettes.terminal.commands import Commands
from oubliettes.terminal.rules import game_of_rule, ledger_lines, summary_lines, where_lines
from oubliettes.terminal.screen import Screen
from oubliettes.terminal.solid import SolidWords
from oubliettes.words import Words


def add(commands: Commands) -> None:
    words, say = commands.words, commands.words.ui

    @commands.command("games")
    def games(lang: Annotated[str | None, commands.lang] = None) -> None:
        known_language(lang)
        _games(words, Screen())

    @commands.command("credits")
    def credits_(lang: Annotated[str | None, commands.lang] = None) -> None:
        known_language(lang)
        spoken = [SolidWords(words.lang, game) for game in GAMES.values()]
        made = [words.ui("pair", name=one.title(), value=one.say("game-credits")) for one in spoken]
        Screen().lines([*made, "", words.ui("credits-all")])

    @commands.command("rules")
    def rules(
        game: Annotated[str, typer.Argument(help=say("help-game"))] = FIRST,
        id: Annotated[str | None, typer.Argument(metavar="[ID]", help=say("help-rule"))] = None,
        summary: Annotated[bool, typer.Option("--summary", help=say("help-summary"))] = False,
        where: Annotated[bool, typer.Option("--where", help=say("help-where"))] = False,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        if id is None and (named := game_of_rule(game)):  # a rule's number names its game
            game, id = named.slug, game
        if summary:
            Screen().lines(summary_lines(game_named(game), words))
        else:
            Screen().lines((where_lines if where else ledger_lines)(game_named(game), id, words))


def _games(words: Words, screen: Screen) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for key in ("game", "players", "time", "summary"):
        table.add_column(words.ui(f"column-{key}"), no_wrap=key != "summary")
    for game in GAMES.values():
        spoken = SolidWords(words.lang, game)
        table.add_row(game.slug, _span(game), spoken.say("game-minutes"), spoken.say("game-summary"))
    for path, one in variants.kept(variants_folder()).items():
        table.add_row(f"{one.game}~{path.stem}", _span(GAMES[one.game]), "", one.name)
    screen.show(table)
    screen.lines([words.ui("games-hint", game=FIRST)])


def _span(game: Game[Any]) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
