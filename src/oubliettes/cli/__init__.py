"""The commands: `oubliettes play`, and what goes with it. All they say comes from the words room."""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from oubliettes.arguments import known_language
from oubliettes.cli import games, house, playing, records
from oubliettes.games import GAMES, room
from oubliettes.kernel import LANGUAGES, OubliettesError
from oubliettes.lab.commands import add_lab
from oubliettes.players import BadSeat
from oubliettes.terminal import start
from oubliettes.terminal.commands import Commands
from oubliettes.terminal.screen import prepare
from oubliettes.trouble import Trouble
from oubliettes.words import Words, language


def main(args: list[str] | None = None) -> None:
    """The way in. Whatever a person does wrong ends in one paragraph and exit code 2, never in a traceback."""
    prepare()
    arguments = sys.argv[1:] if args is None else args
    words = Words(_spoken(arguments), more=("lab",))
    try:
        code = build(words)(arguments, prog_name="oubliettes", standalone_mode=False)
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more can be said, not even by Python on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except Trouble as wrong:
        code = _complain(words.ui(wrong.key, **wrong.facts))
    except BadSeat as wrong:
        code = _complain(words.ui(f"error-seat-{wrong.trouble}", seat=wrong.text))
    except OubliettesError as wrong:
        code = _complain(str(wrong))
    except typer.TyperException as wrong:
        code = _complain(words.ui("error-usage", detail=_usage(wrong, words)))
    sys.exit(code if isinstance(code, int) else 0)


def _spoken(arguments: list[str]) -> str:
    """The language, before the arguments are read: the errors in them are told in it."""
    wanted = None
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            wanted = arguments[at + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    return language(wanted if wanted in LANGUAGES else None, os.environ)


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return 2


def _usage(wrong: typer.TyperException, words: Words) -> str:
    """What the command line reader could not make out."""
    if name := getattr(wrong, "option_name", ""):
        return words.ui("usage-option", option=str(name))
    parameter = getattr(wrong, "param", None)
    if parameter is not None:
        return words.ui("usage-argument", name=str(parameter.human_readable_name))
    return str(wrong)


def build(words: Words) -> typer.Typer:
    """The commands, with their help in one language."""

    class Command(TyperCommand):
        def get_help_option(self, ctx: Any) -> Any:
            return _translated(super().get_help_option(ctx), words)

    class Group(TyperGroup):
        def get_help_option(self, ctx: Any) -> Any:
            return _translated(super().get_help_option(ctx), words)

    say = words.ui
    app = typer.Typer(
        cls=Group, help=say("help-oubliettes"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
    )
    lang_option = typer.Option("--lang", metavar="fr|en", help=say("help-lang"))

    @app.callback()
    def oubliettes(lang: Annotated[str | None, lang_option] = None) -> None:
        known_language(lang)

    def command(key: str, told: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
        return app.command(key, cls=Command, help=told or say(f"help-{key}"))

    commands = Commands(words, command, lang_option)
    for add in (games.add, playing.add, records.add, house.add):
        add(commands)
    for one in GAMES.values():
        if own := room(one, "commands"):
            own.add(commands)
    add_lab(app, words, Group, Command, start.options_of)
    return app


def _translated(option: Any, words: Words) -> Any:
    if option is not None:
        option.help = words.ui("help-help")
    return option
