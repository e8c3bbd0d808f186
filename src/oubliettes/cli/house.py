"""Commands for a house of tables in browsers: serve it, tidy its store, check what is kept there."""

from typing import Annotated, Any

import typer

from oubliettes.arguments import known_language, whole_number
from oubliettes.folders import variants_folder
from oubliettes.server import BadKeep, Config, Keep, check, network, serve, tidy
from oubliettes.terminal.commands import Commands
from oubliettes.terminal.screen import Screen
from oubliettes.trouble import Trouble


def add(commands: Commands) -> None:
    say = commands.words.ui
    store_option: Any = typer.Option("--store", metavar="FILE|postgresql://…", help=say("help-store"))
    keep_option: Any = typer.Option("--keep", metavar="X=N", help=say("help-keep"))

    @commands.command("serve")
    def serve_(
        port: Annotated[str, typer.Option("--port", metavar="N", help=say("help-port"))] = str(Config().port),
        store: Annotated[str, store_option] = "",
        lan: Annotated[bool, typer.Option("--lan", help=say("help-lan"))] = False,
        browser: Annotated[bool, typer.Option("--browser", help=say("help-browser"))] = False,
        host: Annotated[str, typer.Option("--host", help=say("help-host"))] = Config().host,
        name: Annotated[list[str] | None, typer.Option("--name", help=say("help-name"))] = None,
        secure: Annotated[bool, typer.Option("--secure", help=say("help-secure"))] = False,
        tidy_: Annotated[float, typer.Option("--tidy", metavar="N", help=say("help-tidy-hours"))] = Config().tidy,
        keep: Annotated[list[str] | None, keep_option] = None,
        folder: Annotated[str, typer.Option("--variants", metavar="FOLDER", help=say("help-variants"))] = "",
        proxy: Annotated[list[str] | None, typer.Option("--proxy", help=say("help-proxy"))] = None,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        config = Config(
            host=host,
            port=whole_number(port, "--port", least=0),
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

    @commands.command("tidy")
    def tidied(
        store: Annotated[str, store_option] = "",
        keep: Annotated[list[str] | None, keep_option] = None,
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        done = tidy(store or Config().place, _keep(keep))
        sums = {"matches": len(done.matches), "links": done.links, "browsers": done.browsers, "profiles": done.profiles}
        Screen().lines([say("tidy-sum", **sums)])

    @commands.command("check")
    def check_(
        store: Annotated[str, store_option] = "",
        lang: Annotated[str | None, commands.lang] = None,
    ) -> None:
        known_language(lang)
        found = check(store or Config().place)
        newer = [say("check-newer", match=match, how=how) for match, how in found.newer.items()]
        stuck = [say("check-stuck", match=match, why=why) for match, why in found.stuck.items()]
        total = say("check-sum", n=len(found.stuck), same=found.same, newer=len(found.newer))
        Screen().lines([*newer, *stuck, total])
        raise SystemExit(1 if found.stuck else 0)


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
