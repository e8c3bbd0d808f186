"""Gifts between adventurers (DJ-8.33)."""

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import SEATS, SPEED
from oubliettes.games.donjon.rules.adventurer.sheet import (
    carries,
    is_standing,
    max_fatigue,
    owned,
    put,
    remove,
    seated,
    speed_changed,
    stat,
)
from oubliettes.games.donjon.rules.equipment.ready_set import best, stow
from oubliettes.games.donjon.table import Hero, Table
from oubliettes.kernel import Ask, Pick, Script, number, word

GIVE: tuple[Pick, ...] = tuple(("give", seat) for seat in SEATS)


BACK: Pick = ("back",)


GOLD_GIFTS = (1, 10)
"""Sums offered besides all of it: bigger ones are made of several gifts."""


def offers(t: Table, hero: Hero, found: list[Pick]) -> None:
    """DJ-8.33: to a standing companion in the same zone."""
    if not hero.pack and not hero.gold:
        return
    zone = t.map.zone
    here = zone[hero.at]
    found.extend(
        GIVE[other.number] for other in t.heroes if other is not hero and zone[other.at] == here and is_standing(other)
    )


def give(t: Table, hero: Hero, seat: str) -> Script[None]:
    """DJ-8.33: one item or a sum of gold; more by giving again."""
    other = seated(t, seat)
    what: Pick = yield Ask(hero.number, "give", [*presents(hero), BACK], "DJ-8.33", None, {"other_seat": other.number})
    if what is not BACK:
        hand_over(t, hero, other, what)


def presents(hero: Hero, *, ready: bool = False) -> list[Pick]:
    """What can be handed over: each kind in the pack (`ready`: in the ready set, too), and sums of gold."""
    items = owned(hero) if ready else hero.pack
    found: list[Pick] = [("hand", kind) for kind in dict.fromkeys(item.kind for item in items)]
    found += [("hand_gold", sum_) for sum_ in GOLD_GIFTS if sum_ < hero.gold]
    if hero.gold:
        found.append(("hand_gold", hero.gold))
    return found


def hand_over(t: Table, hero: Hero, other: Hero, what: Pick) -> None:
    if what[0] == "hand_gold":
        gold = number(what)
        hero.gold -= gold
        other.gold += gold
        t.say("gives-gold", "DJ-8.33", seat=hero.number, other_seat=other.number, gold=gold)
        return
    kind = word(what)
    before = stat(hero, SPEED)
    if not carries(hero, kind):
        stow(hero, THINGS[kind].slot)
    item = best(hero, kind)
    remove(hero, item)
    put(other, item)
    hero.fatigue = min(hero.fatigue, max_fatigue(hero))  # a belt given away
    speed_changed(t, hero, before)
    t.say("gives", "DJ-8.33", seat=hero.number, other_seat=other.number, thing=item.kind)
