"""The commands of Seul dans les Souterrains: `diary`, `map`, `hall`."""

import sys
from typing import Annotated, Any

import typer

from oubliettes.arguments import known_language
from oubliettes.folders import data_folder
from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.rooms import papers
from oubliettes.games.souterrains.rules.dungeons.codes import unspell
from oubliettes.terminal.commands import Commands, put_out
from oubliettes.terminal.screen import Screen
from oubliettes.words import Words


def add(commands: Commands) -> None:
    words = Words(commands.words.lang, GAME)
    say = words.say
    out_option: Any = typer.Option("--out", metavar="FILE", help=words.ui("help-out"))

    @commands.command("diary", say("command-diary"))
    def diary(
        file: Annotated[str | None, typer.Argument(help=say("command-file"))] = None,
        out: Annotated[str | None, out_option] = None,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        put_out(papers.diary(data_folder(), file, words), out, words)

    @commands.command("map", say("command-map"))
    def map_(
        what: Annotated[str | None, typer.Argument(metavar="[CODE|FILE|new]", help=say("command-map-what"))] = None,
        full: Annotated[bool, typer.Option("--full", help=say("command-map-full"))] = False,
        size: Annotated[str, typer.Option("--size", help=say("command-map-size"))] = "small",
        theme: Annotated[str, typer.Option("--theme", help=say("command-map-theme"))] = "catacombs",
        out: Annotated[str | None, out_option] = None,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        svg, code = papers.chart(data_folder(), what, full, size, theme, words)
        put_out(svg, out, words)
        if code:
            told = say("command-map-code", code=code, number=str(unspell(code)), game=GAME.slug)
            sys.stderr.write(f"{told}\n")

    @commands.command("hall", say("command-hall"))
    def hall(lang: Annotated[str | None, commands.lang] = None) -> None:
        known_language(lang)
        Screen().lines(papers.honours(data_folder(), words))
