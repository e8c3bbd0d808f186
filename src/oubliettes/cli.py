"""The commands: `oubliettes play`, and what goes with it. All they say comes from the words room."""

import json
import os
import sys
from collections.abc import Callable
from getpass import getuser
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from typer.core import TyperCommand, TyperGroup

from oubliettes import variants
from oubliettes.folders import data_folder, variants_folder
from oubliettes.games import GAMES, room
from oubliettes.kernel import LANGUAGES, Game, OubliettesError, Variant
from oubliettes.lab.changes import changes_of
from oubliettes.lab.commands import add_lab
from oubliettes.lab.errors import LabError
from oubliettes.lab.plan import told
from oubliettes.players import BadSeat, Seat, parse_seats
from oubliettes.server import BadKeep, Config, Keep, check, network, serve, tidy
from oubliettes.terminal import replays, saves, sheets, simulate, start
from oubliettes.terminal.commands import Commands, known_language, put_out
from oubliettes.terminal.rules import game_of_rule, ledger_lines, summary_lines, where_lines
from oubliettes.terminal.screen import PACE, Gone, Screen, prepare
from oubliettes.terminal.solid import SolidWords
from oubliettes.terminal.trouble import Trouble
from oubliettes.words import Words, language

FIRST = next(iter(GAMES))
"""The game on the table when nobody asks for another."""


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
    except (Trouble, LabError) as wrong:
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


# ------------------------------------------------------------------ the commands


def build(words: Words) -> typer.Typer:
    """The commands, with their help in one language."""

    class Command(TyperCommand):
        def get_help_option(self, ctx: Any) -> Any:
            return _translated(super().get_help_option(ctx), words)

    class Group(TyperGroup):
        def get_help_option(self, ctx: Any) -> Any:
            return _translated(super().get_help_option(ctx), words)

    app = typer.Typer(
        cls=Group, help=words.ui("help-oubliettes"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
    )
    say = words.ui
    lang_option = typer.Option("--lang", metavar="fr|en", help=say("help-lang"))
    plain_option = typer.Option("--plain", help=say("help-plain"))
    pace_option = typer.Option("--pace", metavar="S", min=0, max=10, help=say("help-pace"))
    set_option = typer.Option("--set", "-s", metavar="path=v", help=say("help-set"))
    setting_option = typer.Option("--option", "-o", metavar="k=v", help=say("help-option"))

    @app.callback()
    def oubliettes(lang: Annotated[str | None, lang_option] = None) -> None:
        known_language(lang)

    def command(key: str, told: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
        return app.command(key, cls=Command, help=told or say(f"help-{key}"))

    @command("games")
    def games(lang: Annotated[str | None, lang_option] = None) -> None:
        known_language(lang)
        _games(words, Screen())

    @command("credits")
    def credits_(lang: Annotated[str | None, lang_option] = None) -> None:
        known_language(lang)
        spoken = [SolidWords(words.lang, game) for game in GAMES.values()]
        made = [words.ui("pair", name=one.title(), value=one.say("game-credits")) for one in spoken]
        Screen().lines([*made, "", words.ui("credits-all")])

    @command("play")
    def play(
        game: Annotated[str | None, typer.Argument(help=say("help-game"))] = None,
        seats: Annotated[str | None, typer.Option("--seats", metavar="ana,bot:policy", help=say("help-seats"))] = None,
        seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=say("help-seed"))] = None,
        dice: Annotated[str, typer.Option("--dice", metavar="fair|real|fast", help=say("help-dice"))] = "fair",
        option: Annotated[list[str] | None, setting_option] = None,
        change: Annotated[list[str] | None, set_option] = None,
        fresh: Annotated[bool, typer.Option("--fresh", help=say("help-fresh"))] = False,
        no_hints: Annotated[bool, typer.Option("--no-hints", help=say("help-no-hints"))] = False,
        lang: Annotated[str | None, lang_option] = None,
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
        fixed = None if seed is None else _number(seed, "--seed", least=-(2**63))
        _play(chosen, sitting, options, dice, fixed, words, screen, fresh=fresh, hints=not no_hints)

    @command("resume")
    def resume(
        file: Annotated[str | None, typer.Argument(help=say("help-file-resume"))] = None,
        lang: Annotated[str | None, lang_option] = None,
        plain: Annotated[bool, plain_option] = False,
        pace: Annotated[float, pace_option] = PACE,
    ) -> None:
        known_language(lang)
        _resume(file, words, Screen(plain=plain, pace=pace))

    @command("close")
    def close(
        file: Annotated[str, typer.Argument(help=say("help-file-close"))],
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        path = saves.find(data_folder(), file)
        record = start.close_unfinished(path)
        Screen().lines([words.ui("closed", picks=len(record.entries), path=str(path))])

    @command("replay")
    def replay(
        file: Annotated[str | None, typer.Argument(help=say("help-file"))] = None,
        log: Annotated[bool, typer.Option("--log", help=say("help-log"))] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        path = _record_file(file)
        screen = Screen()
        record = saves.load(path)
        names = start.names_of(start.seats_of(record), words)
        spoken = SolidWords(words.lang, start.game_of(record, path), names)
        show = replays.whole_log if log or not screen.live else replays.step_through
        show(record, path, spoken, screen)

    @command("verify")
    def verify(
        file: Annotated[str | None, typer.Argument(help=say("help-file"))] = None,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        path = _record_file(file)
        Screen().lines([words.ui("verifying", path=str(path)), *replays.verify(saves.load(path), path, words)])

    @command("sheets")
    def sheets_(
        name: Annotated[str | None, typer.Argument(help=say("help-sheets-name"))] = None,
        out: Annotated[str | None, typer.Option("--out", metavar="FILE", help=say("help-sheets-out"))] = None,
        bring: Annotated[str | None, typer.Option("--in", metavar="FILE", help=say("help-sheets-in"))] = None,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        folder = data_folder()
        person = name or ("" if bring else _user(words))
        if bring is not None:
            came = sheets.bring(folder, Path(bring), person)
            Screen().lines([words.ui("sheet-came", name=one["name"], game=one["game"]) for one in came])
        else:
            paper = json.dumps(sheets.export(folder, person, words.lang), ensure_ascii=False, indent=1)
            put_out(f"{paper}\n", out, words)

    @command("rules")
    def rules(
        game: Annotated[str, typer.Argument(help=say("help-game"))] = FIRST,
        id: Annotated[str | None, typer.Argument(metavar="[ID]", help=say("help-rule"))] = None,
        summary: Annotated[bool, typer.Option("--summary", help=say("help-summary"))] = False,
        where: Annotated[bool, typer.Option("--where", help=say("help-where"))] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        if id is None and (named := game_of_rule(game)):  # a rule's number names its game
            game, id = named.slug, game
        if summary:
            Screen().lines(summary_lines(_game(game), words))
        else:
            Screen().lines((where_lines if where else ledger_lines)(_game(game), id, words))

    @command("simulate")
    def simulate_(
        game: Annotated[str, typer.Argument(help=say("help-game"))] = FIRST,
        number: Annotated[str, typer.Option("-n", metavar="N", help=say("help-number"))] = "1000",
        seats: Annotated[str, typer.Option("--seats", help=say("help-seats-bots"))] = "bot:policy,bot:random",
        seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=say("help-seed-simulate"))] = None,
        option: Annotated[list[str] | None, setting_option] = None,
        change: Annotated[list[str] | None, set_option] = None,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        chosen = _changed(_game(game), change)
        bots = parse_seats(seats)
        for seat in bots:
            if not seat.bot:
                raise Trouble("error-only-bots", seat=seat.name)
        options = start.options_of(chosen, option or [], bots)
        games = _number(number, "-n", least=1)
        chance = SystemRandom().randrange(2**32) if seed is None else _number(seed, "--seed", least=-(2**63))
        spoken = SolidWords(words.lang, chosen, start.names_of(bots, words))
        screen = Screen()
        screen.lines([words.ui("simulation", n=games, title=spoken.title(), seed=str(chance))])
        simulate.report(simulate.simulate(chosen, bots, options, games, chance, spoken, screen), spoken, screen)

    @command("serve")
    def serve_(
        port: Annotated[str, typer.Option("--port", metavar="N", help=say("help-port"))] = str(Config().port),
        store: Annotated[str, typer.Option("--store", metavar="FILE|postgresql://…", help=say("help-store"))] = "",
        lan: Annotated[bool, typer.Option("--lan", help=say("help-lan"))] = False,
        browser: Annotated[bool, typer.Option("--browser", help=say("help-browser"))] = False,
        host: Annotated[str, typer.Option("--host", help=say("help-host"))] = Config().host,
        name: Annotated[list[str] | None, typer.Option("--name", help=say("help-name"))] = None,
        secure: Annotated[bool, typer.Option("--secure", help=say("help-secure"))] = False,
        tidy_: Annotated[float, typer.Option("--tidy", metavar="N", help=say("help-tidy-hours"))] = Config().tidy,
        keep: Annotated[list[str] | None, typer.Option("--keep", metavar="X=N", help=say("help-keep"))] = None,
        folder: Annotated[str, typer.Option("--variants", metavar="FOLDER", help=say("help-variants"))] = "",
        proxy: Annotated[list[str] | None, typer.Option("--proxy", help=say("help-proxy"))] = None,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        config = Config(
            host=host,
            port=_number(port, "--port", least=0),
            store=store,
            lan=lan,
            names=tuple(name or ()),
            browser=browser,
            secure=secure,
            tidy=tidy_,
            keep=_keep(keep),
            proxies=tuple(_network(one) for one in proxy or ()),
            variants=folder or str(variants_folder()),
        )
        raise SystemExit(serve(config))

    @command("tidy")
    def tidied(
        store: Annotated[str, typer.Option("--store", metavar="FILE|postgresql://…", help=say("help-store"))] = "",
        keep: Annotated[list[str] | None, typer.Option("--keep", metavar="X=N", help=say("help-keep"))] = None,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        done = tidy(store or Config().place, _keep(keep))
        sums = {"matches": len(done.matches), "links": done.links, "browsers": done.browsers, "profiles": done.profiles}
        Screen().lines([words.ui("tidy-sum", **sums)])

    @command("check")
    def check_(
        store: Annotated[str, typer.Option("--store", metavar="FILE|postgresql://…", help=say("help-store"))] = "",
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        found = check(store or Config().place)
        newer = [words.ui("check-newer", match=match, how=how) for match, how in found.newer.items()]
        stuck = [words.ui("check-stuck", match=match, why=why) for match, why in found.stuck.items()]
        total = words.ui("check-sum", n=len(found.stuck), same=found.same, newer=len(found.newer))
        Screen().lines([*newer, *stuck, total])
        raise SystemExit(1 if found.stuck else 0)

    for one in GAMES.values():
        if own := room(one, "commands"):
            own.add(Commands(words, command, lang_option))
    add_lab(app, words, Group, Command, start.options_of)
    return app


def _keep(spans: list[str] | None) -> Keep:
    try:
        return Keep.read(spans or ())
    except BadKeep as wrong:
        raise Trouble("error-keep", given=wrong.given, names=", ".join(wrong.names)) from None


def _network(text: str) -> str:
    try:
        return network(text)
    except ValueError:
        raise Trouble("error-value", option="--proxy", value=text, allowed="192.0.2.1, 10.0.0.0/8, fd00::/8") from None


def _translated(option: Any, words: Words) -> Any:
    if option is not None:
        option.help = words.ui("help-help")
    return option


# ------------------------------------------------------------------ what they do


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


def _choose_game(slug: str | None, words: Words, screen: Screen) -> Game[Any]:
    """The game asked for; without one a person is asked, if there is a choice and a person."""
    if slug is not None:
        return _game(slug)
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
    name = _user(words)
    while screen.live:
        typed = _read(screen, words.ui("your-name", name=name)) or name
        try:
            name = Seat.parse(typed).spec
            break
        except BadSeat as wrong:
            screen.lines([words.ui(f"error-seat-{wrong.trouble}", seat=wrong.text)])
    bots = max(game.seats[0], min(2, game.seats[-1])) - 1
    return [Seat.parse(name), *(Seat(bot="policy") for _ in range(bots))]


def _user(words: Words) -> str:
    try:
        return Seat.parse(getuser().capitalize()).spec
    except (OSError, KeyError, ImportError, BadSeat):
        return words.ui("seat", number=1)


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


def _record_file(file: str | None) -> Path:
    """The record named, or the newest finished game."""
    folder = data_folder()
    if file is not None:
        return saves.find(folder, file)
    done = saves.finished(folder)
    if not done:
        raise Trouble("error-nothing-finished", folder=str(folder))
    return done[0]


# ------------------------------------------------------------------ reading arguments


def _game(slug: str) -> Game[Any]:
    """A game by its slug, or a variant that is kept: `donjon~weak-orcs`."""
    found = GAMES.get(slug) or variants.named(variants_folder(), slug)
    if found is None:
        kept = [f"{one.game}~{path.stem}" for path, one in variants.kept(variants_folder()).items()]
        raise Trouble("error-game", game=slug, games=", ".join([*GAMES, *kept]))
    return found


def _changed(game: Game[Any], settings: list[str] | None) -> Game[Any]:
    """The game, with these values of its box changed."""
    if not settings:
        return game
    wanted = dict(game.variant.changes if game.variant else ()) | changes_of(game, settings)
    return variants.load(Variant.make(game.variant.game if game.variant else game.slug, told(wanted), wanted))


def _number(text: str, option: str, *, least: int) -> int:
    try:
        value = int(text)
    except ValueError:
        value = least - 1
    if value < least or len(text) > 20:
        raise Trouble("error-number", option=option, value=text[:40], least=max(0, least))
    return value


if __name__ == "__main__":
    main()
