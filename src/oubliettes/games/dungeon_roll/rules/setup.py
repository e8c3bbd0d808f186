"""Setting up (DR-2): who begins, and whose Hero is whose."""

from typing import Any

from oubliettes.games.dungeon_roll.pieces import (
    HEROES,
)
from oubliettes.games.dungeon_roll.table import Table, new_table
from oubliettes.kernel import Ask, BadOption, Draw, Options, Pick, Script, word


def setup(seats: int, options: Options) -> Table:
    """DR-2.1, DR-2.5, DR-2.10: tokens in the box, Heroes on their Novice side, nothing earned yet."""
    t = new_table(seats)
    for player, earlier in zip(t.players, options["profiles"] or (), strict=False):
        if earlier:
            player.played = _earlier(earlier, "heroes")
            player.earned = _earlier(earlier, "titles")
    t.then(("first_adventurer", options.get("first_seat", "random")), ("heroes", options["hero_mode"]))
    return t


def _earlier(profile: dict[str, Any], what: str) -> frozenset[str]:
    """A list of names in what an earlier match handed over."""
    names = profile.get(what, [])
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"option profiles: {what!r} is a list of names, as a match hands it over, not {names!r}")
    return frozenset(names)


def first_adventurer(t: Table, seat: str | int) -> Script[None]:
    """DR-2.8: drawn by lot, or fixed by the table."""
    t.first = (yield Draw(len(t.players))) if seat == "random" else int(seat)
    t.turn_to(t.first)
    if t.log is not None:
        t.say("first-adventurer", "DR-2.8", seat=t.first)


def heroes(t: Table, mode: str) -> Script[None]:
    """DR-2.2, DR-2.4: the first Adventurer's Hero first, then clockwise, without repetition (DR-20.10)."""
    order = [(t.first + turn) % len(t.players) for turn in range(len(t.players))]
    if mode == "choice":
        t.then(*(("choose_hero", seat) for seat in order), ("form",))
        return
    free = free_heroes(t)
    for seat in order:
        take_hero(t, seat, free.pop((yield Draw(len(free)))), "DR-2.2")
    t.agenda.append(("form",))


def choose_hero(t: Table, seat: int) -> Script[None]:
    """DR-2.3: a card among those still free."""
    options: list[Pick] = [("hero", HEROES[hero]) for hero in free_heroes(t)]
    pick: Pick = yield Ask(seat, "choose-hero", options, "DR-2.4")
    take_hero(t, seat, HEROES.index(word(pick)), "DR-2.3")


def free_heroes(t: Table) -> list[int]:
    taken = [player.hero for player in t.players]
    return [hero for hero in range(len(HEROES)) if hero not in taken]


def take_hero(t: Table, seat: int, hero: int, rule: str) -> None:
    player = t.players[seat]
    player.hero = hero
    player.show(master=False)  # DR-2.5
    if t.log is not None:
        t.say("hero", rule, seat=seat, hero=player.side.name)
