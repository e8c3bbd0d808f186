"""Destiny on a die of the MD (DJ-28.3, DJ-28.4): any adventurer may pay for it."""

from collections.abc import Sequence
from typing import Any

from oubliettes.games.donjon.pieces import SEATS, seat_of
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.dice.life import has_destiny, spend_destiny
from oubliettes.games.donjon.table import NOBODY, Hero, Table
from oubliettes.kernel import Ask, Pick, Script

AGAIN: Pick = ("again",)
BEAR: Pick = ("bear",)
PASS: Pick = ("pass",)


def may_pay(hero: Hero) -> bool:
    """DJ-28.4, DJ-28.6: standing, and not in ice, where one does nothing (DJ-37.7)."""
    return has_destiny(hero) and is_standing(hero) and not hero.frozen


def concerned(t: Table, number: int) -> Hero:
    """Who is asked about a die: him whom it concerns, the leader if it concerns nobody."""
    return party.leader(t) if number == NOBODY else t.heroes[number]


def somebody_pays(t: Table, hero: Hero, but: Sequence[int] = ()) -> bool:
    """Whether `forced` asks anybody."""
    return may_pay(hero) or bool(_helpers(t, hero, but))


def _helpers(t: Table, hero: Hero, but: Sequence[int]) -> list[Hero]:
    others = [*t.heroes[hero.number + 1 :], *t.heroes[: hero.number]]
    return [other for other in others if other.number not in but and may_pay(other)]


def forced(
    t: Table,
    hero: Hero,
    prompt: str,
    dice: Sequence[Pick] = (AGAIN,),
    facts: dict[str, Any] | None = None,
    *,
    no: Pick = PASS,
    but: Sequence[int] = (),
) -> Script[Pick | None]:
    """DJ-28.4: he pays for one of these dice, or calls on a companion, who pays or declines. None: nobody pays.

    `but`: companions who are asked themselves.
    """
    helpers = _helpers(t, hero, but)
    while True:
        options = [*dice] if may_pay(hero) else []
        options += [("call", SEATS[other.number]) for other in helpers]
        if not options:
            return None
        pick: Pick = yield Ask(hero.number, prompt, [*options, no], "DJ-28.3", None, facts)
        payer = hero
        if pick[0] == "call":
            payer = t.heroes[seat_of(pick[1])]
            helpers.remove(payer)
            told = {"other_seat": hero.number}
            pick = yield Ask(payer.number, "destiny-for", [*dice, PASS], "DJ-28.4", None, told)
            if pick == PASS:
                continue
        if pick == no:
            return None
        yield from spend_destiny(t, payer)
        t.say("forces-roll", "DJ-28.3", seat=payer.number)
        return pick
