"""Commands for games: play, go on with one, close one; and whole games of bots."""

import sys
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer

from oubliettes import variants
from oubliettes.arguments import FIRST, game_named, known_language, whole_number
from oubliettes.folders import data_folder
from oubliettes.games import GAMES
from oubliettes.kernel import Game, Variant
from oubliettes.lab.changes import changes_of
from oubliettes.lab.plan import told
from oubliettes.players import BadSeat, Seat, parse_seats
from oubliettes.terminal import saves, simulate, start
from oubliettes.terminal.commands import Commands, user_name
from oubliettes.terminal.screen import PACE, Gone, Screen
from oubliettes.terminal.solid import SolidWords
from oubliettes.trouble import Trouble
from oubliettes.words import Words


def add(commands: Commands) -> None:
    words, say = commands.words, commands.words.ui
    plain_option: Any = typer.Option("--plain", help=say("help-plain"))
    pace_option: Any = typer.Option("--pace", metavar="S", min=0, max=10, help=say("help-pace"))
    set_option: Any = typer.Option("--set", "-s", metavar="path=v", help=say("help-set"))
    setting_option: Any = typer.Option("--option", "-o", metavar="k=v", help=say("help-option"))

    @commands.command("play")
    def play(
        game: Annotated[str | None, typer.Argument(help=say("help-game"))] = None,
        seats: Annotated[str | None, typer.Option("--seats", metavar="ana,bot:policy", help=say("help-seats"))] = None,
        seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=say("help-seed"))] = None,
        dice: Annotated[str, typer.Option("--dice", metavar="fair|real|fast", help=say("help-dice"))] = "fair",
        option: Annotated[list[str] | None, setting_option] = None,
        change: Annotated[list[str] | None, set_option] = None,
        fresh: Annotated[bool, typer.Option("--fresh", help=say("help-fresh"))] = False,
        no_hints: Annotated[bool, typer.Option("--no-hints", help=say("help-no-hints"))] = False,
        lang: Annotated[str | None, commands.lang] = None,
        plain: Annotated[bool, plain_option] = False,
        pace: Annotated[float, pace_option] = PACE,
    ) -> None:
        known_language(lang)
        if dice not in start.DICE:
            raise Trouble("error-value", option="--dice", value=dice, allowed=", ".join(start.DICE))
        screen = Screen(plain=plain, pace=pace)
        if game is None and seats is None and _wants_to_go_on(words, screen):
            return _resume(None, words, screen)
        chosen = _changed(_choose_game(game, words, screen), change)
        sitting = parse_seats(seats) if seats is not None else _one_person(chosen, words, screen)
        options = start.options_of(chosen, option or [], sitting)
        fixed = None if seed is None else whole_number(seed, "--seed", least=-(2**63))
        _play(chosen, sitting, options, dice, fixed, words, screen, fresh=fresh, hints=not no_hints)

    @commands.command("resume")
    def resume(
        file: Annotated[str | None, typer.Argument(help=say("help-file-resume"))] = None,
        lang: Annotated[str | None, commands.lang] = None,
        plain: Annotated[bool, plain_option] = False,
        pace: Annotated[float, pace_option] = PACE,
    ) -> None:
        known_language(lang)
        _resume(file, words, Screen(plain=plain, pace=pace))

    @commands.command("close")
    def close(
        file: Annotated[str, typer.Argument(help=say("help-file-close"))],
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        path = saves.find(data_folder(), file)
        record = start.close_unfinished(path)
        Screen().lines([words.ui("closed", picks=len(record.entries), path=str(path))])

    @commands.command("simulate")
    def simulate_(
        game: Annotated[str, typer.Argument(help=say("help-game"))] = FIRST,
        number: Annotated[str, typer.Option("-n", metavar="N", help=say("help-number"))] = "1000",
        seats: Annotated[str, typer.Option("--seats", help=say("help-seats-bots"))] = "bot:policy,bot:random",
        seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=say("help-seed-simulate"))] = None,
        option: Annotated[list[str] | None, setting_option] = None,
        change: Annotated[list[str] | None, set_option] = None,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        chosen = _changed(game_named(game), change)
        bots = parse_seats(seats)
        for seat in bots:
            if not seat.bot:
                raise Trouble("error-only-bots", seat=seat.name)
        options = start.options_of(chosen, option or [], bots)
        games = whole_number(number, "-n", least=1)
        chance = SystemRandom().randrange(2**32) if seed is None else whole_number(seed, "--seed", least=-(2**63))
        spoken = SolidWords(words.lang, chosen, start.names_of(bots, words))
        screen = Screen()
        screen.lines([words.ui("simulation", n=games, title=spoken.title(), seed=str(chance))])
        simulate.report(simulate.simulate(chosen, bots, options, games, chance, spoken, screen), spoken, screen)


def _choose_game(slug: str | None, words: Words, screen: Screen) -> Game[Any]:
    """The game asked for; without one a person is asked, if there is a choice and a person."""
    if slug is not None:
        return game_named(slug)
    if not screen.live or len(GAMES) == 1:
        return GAMES[FIRST]
    listed = list(GAMES.values())
    screen.lines([f"{number:>3}  {Words(words.lang, game).title()}" for number, game in enumerate(listed, start=1)])
    while True:
        typed = _read(screen, words.ui("which-game", game=Words(words.lang, GAMES[FIRST]).title()))
        if not typed:
            return GAMES[FIRST]
        if typed.isdecimal() and 0 < int(typed[:6]) <= len(listed):
            return listed[int(typed[:6]) - 1]
        if typed in GAMES:
            return GAMES[typed]


def _wants_to_go_on(words: Words, screen: Screen) -> bool:
    """Somebody who just sits down, and left a game before, is asked whether to go on with it."""
    if not screen.live or not saves.unfinished(data_folder()):
        return False
    typed = _read(screen, words.ui("go-on-question")).lower()
    return not typed or typed[0] in words.ui("yes-letters")


def _one_person(game: Game[Any], words: Words, screen: Screen) -> list[Seat]:
    """A person, by name, against a bot; as many bots as the game needs."""
    name = user_name(words)
    while screen.live:
        typed = _read(screen, words.ui("your-name", name=name)) or name
        try:
            name = Seat.parse(typed).spec
            break
        except BadSeat as wrong:
            screen.lines([words.ui(f"error-seat-{wrong.trouble}", seat=wrong.text)])
    bots = max(game.seats[0], min(2, game.seats[-1])) - 1
    return [Seat.parse(name), *(Seat(bot="policy") for _ in range(bots))]


def _read(screen: Screen, prompt: str) -> str:
    try:
        return screen.read(prompt)
    except Gone:
        sys.exit(0)


def _play(
    game: Game[Any],
    seats: list[Seat],
    options: dict[str, Any],
    dice: str,
    fixed: int | None,
    words: Words,
    screen: Screen,
    *,
    fresh: bool,
    hints: bool,
) -> None:
    folder = data_folder()
    seed = start.seed_of(fixed)
    match, save = start.begin(game, seats, options, dice, seed, folder, fresh=fresh, hints=hints)
    spoken = SolidWords(words.lang, game, start.names_of(seats, words))
    opening = [spoken.ui("welcome", title=spoken.title(), summary=spoken.say("game-summary"))]
    if commitment := match.record.start.commitment:
        opening.append(spoken.ui("seed-promise", code=commitment))
    if fixed is not None:
        opening.append(spoken.ui("seed-known"))
    start.sit(match, save, seats, seed, folder, spoken, screen, opening)


def _resume(file: str | None, words: Words, screen: Screen) -> None:
    folder = data_folder()
    waiting = [saves.find(folder, file)] if file is not None else saves.unfinished(folder)
    if not waiting:
        raise Trouble("error-nothing-to-resume", folder=str(folder))
    match, save, seed = _first_free(waiting, words, screen)
    seats = start.seats_of(match.record)
    spoken = SolidWords(words.lang, match.game, start.names_of(seats, words))
    if match.result:  # a crash came between its last pick and what follows from the end
        save.write(match.record)
        start.close(match, save, seats, folder, spoken, screen)
        save.close()
        return
    opening = [spoken.ui("resuming", title=spoken.title(), picks=len(match.record.entries), path=str(save.path))]
    if match.record.rules > match.record.start.rules:
        opening.append(spoken.ui("resuming-rules", before=match.record.start.rules, now=match.record.rules))
    start.sit(match, save, seats, seed, folder, spoken, screen, opening, told=len(match.log))


def _first_free(paths: list[Path], words: Words, screen: Screen) -> tuple[Any, saves.Save, bytes]:
    """The first game that no other terminal plays, and that can go on."""
    for path in paths[:-1]:
        try:
            return start.reopen(path)
        except Trouble as wrong:
            if wrong.key == "error-other-rules":
                screen.lines([words.ui(wrong.key, **wrong.facts), ""])
            elif wrong.key != "error-locked":
                raise
    return start.reopen(paths[-1])


def _changed(game: Game[Any], settings: list[str] | None) -> Game[Any]:
    """The game, with these values of its box changed."""
    if not settings:
        return game
    wanted = dict(game.variant.changes if game.variant else ()) | changes_of(game, settings)
    return variants.load(Variant.make(game.printed, told(wanted), wanted))
