"""`oubliettes lab`: study, tournament, resume, report, values, keep."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from oubliettes import variants
from oubliettes.arguments import game_named, known_language, whole_number
from oubliettes.folders import variants_folder
from oubliettes.games import GAMES
from oubliettes.kernel import Variant, values_of
from oubliettes.lab import data, design
from oubliettes.lab.changes import changes_of
from oubliettes.lab.design import OptionsOf, Wish
from oubliettes.lab.page import Grid
from oubliettes.lab.plan import Plan
from oubliettes.lab.playable import write_variants
from oubliettes.lab.report import points_section, report
from oubliettes.lab.results import read
from oubliettes.lab.run import run
from oubliettes.lab.speech import Speech
from oubliettes.lab.standing import tournament_section
from oubliettes.lab.store import Store, write
from oubliettes.trouble import Trouble
from oubliettes.words import Words

PAGE = "report.html"


Named = Callable[[str], Callable[[Callable[..., None]], Callable[..., None]]]
"""Makes a function a command of the lab."""


def add_lab(app: typer.Typer, words: Words, group: Any, command: Any, options_of: OptionsOf) -> None:
    """The lab's commands, with their help in one language, as a group of the others."""
    say = words.ui
    lab = typer.Typer(cls=group, help=say("help-lab"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(lab, name="lab")
    lang_option: Any = typer.Option("--lang", metavar="fr|en", help=say("help-lang"))

    @lab.callback()
    def lab_(lang: Annotated[str | None, lang_option] = None) -> None:
        known_language(lang)

    def named(key: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        return lab.command(key, cls=command, help=say(f"help-lab-{key}"))

    _add_studies(named, words, lang_option, options_of)
    _add_results(named, words, lang_option)
    _add_boxes(named, words, lang_option)


def _add_studies(named: Named, words: Words, lang_option: Any, options_of: OptionsOf) -> None:
    """What is to be played."""
    say = words.ui
    number_option: Any = typer.Option("-n", metavar="N", help=say("help-lab-number"))
    each_option: Any = typer.Option("-n", metavar="N", help=say("help-lab-each"))
    seed_option: Any = typer.Option("--seed", metavar="N", help=say("help-lab-seed"))
    setting_option: Any = typer.Option("--option", "-o", metavar="k=v,v", help=say("help-lab-option"))
    one_setting_option: Any = typer.Option("--option", "-o", metavar="k=v", help=say("help-option"))
    set_option: Any = typer.Option("--set", "-s", metavar="path=v,v", help=say("help-lab-set"))
    measure_option: Any = typer.Option("--measure", "-m", metavar="event.fact", help=say("help-lab-measure"))
    out_option: Any = typer.Option("--out", metavar="FOLDER", help=say("help-lab-out"))
    workers_option, ray_option = _where(words)
    game_argument: Any = typer.Argument(help=say("help-game"))
    tables_option: Any = typer.Option("--seats", metavar="bot:policy,bot:random", help=say("help-lab-seats"))

    @named("study")
    def study(
        game: Annotated[str, game_argument],
        games: Annotated[str, number_option] = "1000",
        seats: Annotated[list[str] | None, tables_option] = None,
        option: Annotated[list[str] | None, setting_option] = None,
        change: Annotated[list[str] | None, set_option] = None,
        measure: Annotated[list[str] | None, measure_option] = None,
        seed: Annotated[str, seed_option] = "1",
        out: Annotated[Path | None, out_option] = None,
        workers: Annotated[str, workers_option] = "",
        ray: Annotated[str, ray_option] = "",
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        wish = _wish(game, games, seed, option, change, measure)
        tables = seats or [",".join(["bot:policy"] * max(wish.game.seats[0], min(2, wish.game.seats[-1])))]
        _go(design.study(wish, tables, options_of), out, workers, ray, words)

    @named("tournament")
    def tournament(
        game: Annotated[str, game_argument],
        bots: Annotated[str, typer.Option("--bots", metavar="random,policy", help=say("help-lab-bots"))],
        games: Annotated[str, each_option] = "100",
        seats: Annotated[str, typer.Option("--seats", metavar="N", help=say("help-lab-table"))] = "",
        ladder: Annotated[bool, typer.Option("--ladder", help=say("help-lab-ladder"))] = False,
        option: Annotated[list[str] | None, one_setting_option] = None,
        change: Annotated[list[str] | None, set_option] = None,
        measure: Annotated[list[str] | None, measure_option] = None,
        seed: Annotated[str, seed_option] = "1",
        out: Annotated[Path | None, out_option] = None,
        workers: Annotated[str, workers_option] = "",
        ray: Annotated[str, ray_option] = "",
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        wish = _wish(game, games, seed, option, change, measure)
        count = (
            whole_number(seats, "--seats", least=1) if seats else max(wish.game.seats[0], min(2, wish.game.seats[-1]))
        )
        plan = design.contest(wish, bots.split(","), count, ladder=ladder, options_of=options_of)
        _go(plan, out, workers, ray, words)


def _add_results(named: Named, words: Words, lang_option: Any) -> None:
    """What was played, or is still to be."""
    folder_argument: Any = typer.Argument(metavar="FOLDER", help=words.ui("help-lab-folder"))
    workers_option, ray_option = _where(words)

    @named("resume")
    def resume(
        folder: Annotated[Path, folder_argument],
        workers: Annotated[str, workers_option] = "",
        ray: Annotated[str, ray_option] = "",
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        _go(Store.open(folder).plan, folder, workers, ray, words)

    @named("report")
    def report_(
        folder: Annotated[Path, folder_argument],
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        _report(Store.open(folder), words)


def _add_boxes(named: Named, words: Words, lang_option: Any) -> None:
    """What can be changed in a game's box, and variants that are kept."""
    say = words.ui
    game_argument: Any = typer.Argument(help=say("help-game"))
    one_set_option: Any = typer.Option("--set", "-s", metavar="path=v", help=say("help-lab-set-one"))

    @named("values")
    def values(
        game: Annotated[str, game_argument],
        part: Annotated[str, typer.Argument(help=say("help-lab-part"))] = "",
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        console = _console()
        for path, value in values_of(game_named(game).folder).items():
            if part in path:
                source = words.ui("lab-supplied" if value.supplied else "lab-stated")
                console.print(Text(f"{path} = {value.value}  ({source})"), soft_wrap=True)

    @named("keep")
    def keep(
        game: Annotated[str, game_argument],
        name: Annotated[str, typer.Argument(help=say("help-lab-name"))],
        change: Annotated[list[str] | None, one_set_option] = None,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        known_language(lang)
        if not change:
            raise Trouble("lab-error-nothing-set")
        chosen = game_named(game)
        before = dict(chosen.variant.changes) if chosen.variant else {}
        variant = Variant.make(chosen.printed, name, before | changes_of(chosen, change))
        variants.load(variant)  # what the game cannot be made with is refused here, not at the table
        path = variants.keep(variants_folder(), variant)
        command_line = f"oubliettes play {chosen.printed}~{path.stem}"
        lines = [say("lab-kept", path=str(path), command=command_line), say("lab-kept-browser")]
        for line in lines:
            _console().print(Text(line), soft_wrap=True)


def _where(words: Words) -> tuple[Any, Any]:
    """The options that say who plays: processes of this machine, or a cluster."""
    workers = typer.Option("--workers", metavar="N", help=words.ui("help-lab-workers"))
    return workers, typer.Option("--ray", metavar="ADDRESS", help=words.ui("help-lab-ray"))


# ------------------------------------------------------------------ what they do


def _go(plan: Plan, out: Path | None, workers: str, ray: str, words: Words) -> None:
    """Play what is missing of a plan, then report."""
    data.check_extra()
    processes = whole_number(workers, "--workers", least=1) if workers else 0
    folder = out or Path(f"{plan.game}-{plan.kind}-{plan.digest}")
    store = Store.begin(folder, plan)
    total = plan.games * len(plan.cells)
    done = total - sum(chunk.games for chunk in store.missing())
    screen = Console(stderr=True, highlight=False, markup=False, emoji=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(words.ui("simulating"), total=total, completed=done)
        try:
            run(store, workers=processes, ray=ray, told=lambda games: progress.advance(task, games))
        except KeyboardInterrupt:
            progress.stop()
            screen.print(Text(words.ui("lab-stopped", folder=str(folder))))
            raise
    _report(store, words)


def _report(store: Store, words: Words) -> None:
    """The page and the data, beside the plan; in the terminal the table that matters most."""
    plan = store.plan
    game = GAMES[plan.game]
    results = read(store)
    if not any(result.games for result in results):
        raise Trouble("lab-error-nothing-played", folder=str(store.folder))
    write(store.folder / PAGE, report(plan, results, game, words.lang))
    files = data.write_data(store.folder, plan, results)
    write_variants(store.folder, plan)
    speech = Speech(words.lang, game)
    played = [result for result in results if result.games]
    section = tournament_section(played, speech) if plan.kind == "tournament" else points_section(played, speech)
    console = _console()
    for line in section.warnings:
        console.print(Text(line))
    console.print(_drawn(section.grids[0]))
    for path in (store.folder / PAGE, *files):
        console.print(Text(str(path)), soft_wrap=True)


def _drawn(grid: Grid) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for number, head in enumerate(grid.head):
        table.add_column(head, justify="right" if number else "left")
    for row in grid.rows:
        table.add_row(*map(Text, row))
    return table


def _console() -> Console:
    console = Console(highlight=False, markup=False, emoji=False)
    if not sys.stdout.isatty():
        console.width = 160
    return console


def _wish(
    game: str,
    games: str,
    seed: str,
    options: list[str] | None,
    changes: list[str] | None,
    measures: list[str] | None,
) -> Wish:
    many, chance = whole_number(games, "-n", least=1), whole_number(seed, "--seed", least=-(2**63))
    return Wish(game_named(game), many, chance, options or (), changes or (), measures or ())
