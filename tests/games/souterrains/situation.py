"""Situations of the souterrains in one line, the way the notes tell them."""

from collections.abc import Iterable, Sequence
from typing import Any

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.dungeon import Dungeon, Exit, Group, Member, Section, Square
from oubliettes.games.souterrains.hero import Item
from oubliettes.games.souterrains.pieces import COINS, CREATURES
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.table import Encounter, Settings, Table
from oubliettes.kernel import Match, ScriptedDice
from oubliettes.kernel.table import Step


def d10(*values: int) -> list[int]:
    """Faces of D10s as the dice of the kernel number them: 0 to 9 are 1 to 10."""
    return [value + 1 for value in values]


def room(x: int = 10, y: int = 10, wide: int = 3, deep: int = 3, **more: Any) -> Section:
    squares = frozenset((x + i, y + j) for i in range(wide) for j in range(deep))
    section = Section(0, more.pop("kind", "room"), more.pop("seen", squares), more.pop("unseen", frozenset()), (x, y))
    section.known = section.visited = True
    for name, value in more.items():
        setattr(section, name, value)
    return section


def coins(table: Table, **metals: int) -> None:
    for metal, many in metals.items():
        table.hero.pack.coins[COINS.index(metal)].plain += many


def table(
    *,
    hd: int = 1,
    hp: int = 8,
    fatigue: int = 0,
    danger: int = 0,
    resources: int = 0,
    po: int = 0,
    t: int = 0,
    since: int | None = None,
    xp: int = 0,
    rst: Sequence[str] = (),
    domains: Sequence[str] = (),
    gifts: Sequence[str] = (),
    armour: str = "",
    main: str = "medium_melee",
    off: str = "torch",
    items: Sequence[str] = (),
    sections: Sequence[Section] = (),
    exits: Sequence[Exit] = (),
    square: Square = (10, 10),
    levels: int = 1,
    settings: Settings | None = None,
) -> Table:
    """An adventurer with a lit torch in a dark room of 3 x 3, in a dungeon whose way out is where he stands."""
    new = Table(settings=settings or Settings())
    hero = new.hero
    hero.name = "Aubin"
    hero.hd, hero.hp, hero.hp_max, hero.fatigue, hero.xp = hd, hp, hp, fatigue, xp
    hero.rst, hero.domains, hero.gifts = list(rst), list(domains), list(gifts)
    hero.pack.resources.plain = resources
    coins(new, gold=po)
    hero.armour = Item(armour) if armour else None
    hero.main = Item(main) if main else None
    hero.off = (
        Item(off, left=72 if off == "torch" else 288 if off == "lantern" else 0, lit=off in ("torch", "lantern"))
        if off
        else None
    )
    hero.pack.items = [Item(id) for id in items]
    dungeon = Dungeon("test", "stronghold", levels)
    dungeon.sections = list(sections) or [room()]
    dungeon.exits = list(exits)
    dungeon.danger = danger
    dungeon.budgets, dungeon.counts = [20] * levels, [len(dungeon.sections)] + [0] * (levels - 1)
    dungeon.met, dungeon.ends = [True] * levels, [False] * levels
    dungeon.way_ins = [(0, square)]
    dungeon.night = 0
    dungeon.next_drop = 10_000
    new.dungeons = [dungeon]
    new.here, new.section, new.square = 0, 0, square
    new.phase = "dungeon"
    new.t, new.clock = t, t
    new.since = t % 60 if since is None else since
    new.deeds.expeditions = 1
    return new


def play(table: Table, *steps: Step, rolls: Iterable[int] = (), draws: Iterable[int] = ()) -> Match[Table]:
    """Play these steps from this table, then explore."""
    table.agenda = [("explore",)]
    table.then(*steps)
    return Match.at(GAME, table, ScriptedDice(rolls, draws))


def at(*steps: Step, rolls: Iterable[int] = (), draws: Iterable[int] = (), **more: Any) -> Match[Table]:
    return play(table(**more), *steps, rolls=rolls, draws=draws)


def group(text: str, *, hp: int | Sequence[int] = 4, attitude: str = "hostile", hoard: str = "") -> Group:
    """`"goblin*3 goblin_chief!"`: members, `!` a chief; HP known."""
    members = []
    for word in text.split():
        name, _, many = word.partition("*")
        chief = name.endswith("!")
        members += [Member(name.rstrip("!"), chief=chief) for _ in range(int(many or 1))]
    members.sort(key=lambda member: -CREATURES[member.creature].hd)
    for place, member in enumerate(members):
        member.hp = member.hp_max = hp if isinstance(hp, int) else hp[place]
    new = Group(members, 1, attitude=attitude, hoard=hoard)
    new.seen = new.told = new.rolled = new.counted = True
    new.friendly_first = attitude == "friendly"
    return new


def against(
    text: str,
    *steps: Step,
    rolls: Iterable[int] = (),
    hp: int | Sequence[int] = 4,
    attitude: str = "hostile",
    hoard: str = "",
    standing: bool = False,
    distance: int = 1,
    init: Sequence[int] | None = None,
    **more: Any,
) -> Match[Table]:
    """In front of a group: at the first choice, or at other steps. `init`: the dice of a combat that has begun."""
    new = table(**more)
    them = group(text, hp=hp, attitude=attitude, hoard=hoard)
    if standing:
        stand(new.dungeon, 0, them)
        new.dungeon.awaken(0)
    else:
        new.dungeon.groups.append(them)
    new.fight = Encounter(0, "standing" if standing else "wander", distance=distance)
    new.encounters = 1
    if init is not None:
        mine = len(init) - len(them.members)
        new.fight.init = list(init[:mine])
        for member, die in zip(them.members, init[mine:], strict=True):
            member.init = die
        from oubliettes.games.souterrains.rules.wander import total_hd

        new.fight.start_hd = total_hd(them)
    return play(new, *(steps or (("first_choice",),)), rolls=rolls)


def needed(match: Match[Table]) -> int:
    """What the open test's die must show."""
    assert match.table.trial is not None
    return match.table.trial.needed
