"""Commands for what is kept: records of games, and the sheets of a person."""

import json
from pathlib import Path
from typing import Annotated

import typer

from oubliettes.arguments import known_language
from oubliettes.folders import data_folder
from oubliettes.terminal import replays, saves, sheets, start
from oubliettes.terminal.commands import Commands, put_out, user_name
from oubliettes.terminal.screen import Screen
from oubliettes.terminal.solid import SolidWords
from oubliettes.trouble import Trouble


def add(commands: Commands) -> None:
    words, say = commands.words, commands.words.ui

    @commands.command("replay")
    def replay(
        file: Annotated[str | None, typer.Argument(help=say("help-file"))] = None,
        log: Annotated[bool, typer.Option("--log", help=say("help-log"))] = False,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        path = _record_file(file)
        screen = Screen()
        record = saves.load(path)
        names = start.names_of(start.seats_of(record), words)
        spoken = SolidWords(words.lang, start.game_of(record, path), names)
        show = replays.whole_log if log or not screen.live else replays.step_through
        show(record, path, spoken, screen)

    @commands.command("verify")
    def verify(
        file: Annotated[str | None, typer.Argument(help=say("help-file"))] = None,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        path = _record_file(file)
        Screen().lines([words.ui("verifying", path=str(path)), *replays.verify(saves.load(path), path, words)])

    @commands.command("sheets")
    def sheets_(
        name: Annotated[str | None, typer.Argument(help=say("help-sheets-name"))] = None,
        out: Annotated[str | None, typer.Option("--out", metavar="FILE", help=say("help-sheets-out"))] = None,
        bring: Annotated[str | None, typer.Option("--in", metavar="FILE", help=say("help-sheets-in"))] = None,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        folder = data_folder()
        person = name or ("" if bring else user_name(words))
        if bring is not None:
            came = sheets.bring(folder, Path(bring), person)
            Screen().lines([words.ui("sheet-came", name=one["name"], game=one["game"]) for one in came])
        else:
            paper = json.dumps(sheets.export(folder, person, words.lang), ensure_ascii=False, indent=1)
            put_out(f"{paper}\n", out, words)


def _record_file(file: str | None) -> Path:
    """The record named, or the newest finished game."""
    folder = data_folder()
    if file is not None:
        return saves.find(folder, file)
    done = saves.finished(folder)
    if not done:
        raise Trouble("error-nothing-finished", folder=str(folder))
    return done[0]
