"""Its own command: `oubliettes oil`."""

from typing import Annotated

from oubliettes.arguments import known_language
from oubliettes.terminal.commands import Commands
from oubliettes.terminal.screen import Screen
from oubliettes.words import Words

from .. import GAME
from ..pieces import OIL


def add(commands: Commands) -> None:
    words = Words(commands.words.lang, GAME)

    @commands.command("oil", words.say("command-oil"))
    def oil(lang: Annotated[str | None, commands.lang] = None) -> None:
        known_language(lang)
        Screen().lines([f"{words.thing(id)}: {amount}" for id, amount in OIL.items()])
