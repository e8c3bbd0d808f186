"""The rules, as its ledger numbers them."""

from collections.abc import Callable

from oubliettes.kernel import Ask, Die, Options, Pick, Result, Roll, Rolled, Script, ranks

from .pieces import DARK, OIL
from .table import Table

HOME: Pick = ("home",)


def setup(seats: int, options: Options) -> Table:
    """LA-1.2: so many nights, each seat in turn."""
    t = Table(light=[0] * seats)
    t.then(*(("night", seat) for _ in range(options["nights"]) for seat in range(seats)))
    return t


def night(t: Table, seat: int) -> Script[None]:
    """LA-1.3: light a lantern, or go home with what burns."""
    pick: Pick = yield Ask(seat, "night", [*(("light", lantern) for lantern in OIL), HOME], rule="LA-1.3")
    if pick is HOME:
        t.light[seat] += t.burning
        t.say("home", rule="LA-1.3", seat=seat, n=t.burning)
        t.burning = 0
        return
    (die,) = yield Roll((6,), for_=seat, what="wind")
    t.rolls = [*t.rolls[-5:], die]
    out = die <= DARK
    wind = Rolled(
        "wind", (Die(6, die),), f"seat:{seat}", total=die, need=">", target=DARK, outcome="dark" if out else "burns"
    )
    t.burning = 0 if out else t.burning + OIL[str(pick[1])]
    t.say("wind", rule="LA-1.4", rolls=(wind,), seat=seat, lantern=pick[1], n=t.burning)
    if not out:
        t.then(("night", seat))


STEPS: dict[str, Callable[..., Script[None]]] = {"night": night}


def result(t: Table) -> Result:
    """LA-1.5."""
    return Result(tuple(map(float, t.light)), ranks([-light for light in t.light]), "dawn", {"light": sum(t.light)})
