"""A small module of a player's own, as the guide prints it."""

import tomllib
from pathlib import Path
from typing import Any

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.rules.modules.library import own
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import FastDice, Match
from tests.support import do

GUIDE = (Path(__file__).parents[3] / "docs" / "modules.md").read_text(encoding="utf-8")
CELLAR = GUIDE.split("```toml\n")[1].split("```")[0]
"""The guide's own example: it must work as it is printed."""


def cellar(*changes: tuple[str, str]) -> dict[str, Any]:
    text = CELLAR
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return tomllib.loads(text)


def career(data: dict[str, Any], **options: Any) -> Match[Table]:
    """In town, about to set out."""
    options = {"module": data, "wealth_mode": "equipped", **options}
    match = Match.new(GAME, seats=1, options=options, dice=FastDice(3))
    return do(match, "name anonymous", "hit_die d6", "extra gift", "rst dwarf", "domain agility", "gift infravision",
              "kit soldier")  # fmt: skip


def inside(data: dict[str, Any]) -> Match[Table]:
    match = career(data)
    return do(match, "expedition", f"module {own(data).id}", "done")
