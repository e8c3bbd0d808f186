"""Situations of the souterrains in one line, the way the notes tell them."""

from collections.abc import Iterable, Sequence
from typing import Any

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.dungeon import Cache, Dungeon, Section
from oubliettes.games.souterrains.fixtures import Exit, Square
from oubliettes.games.souterrains.goods import Goods, Item
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.rules.wander import total_hd
from oubliettes.games.souterrains.table import Encounter, Settings, Table
from oubliettes.games.souterrains.wares import COINS
from oubliettes.kernel import Match, ScriptedDice
from oubliettes.kernel.table import Step
from tests.support import do

DECOR = [1, 1, 1, 20]
"""Floor, walls, lighting, water."""
ONES = [1] * 60
"""Dice that are good for anything, where what they show does not matter."""


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
        new.fight.start_hd = total_hd(them)
    return play(new, *(steps or (("first_choice",),)), rolls=rolls)


def needed(match: Match[Table]) -> int:
    """What the open test's die must show."""
    assert match.table.trial is not None
    return match.table.trial.needed


def town(*, rolls: Any = (), **more: Any) -> Match[Table]:
    """In town, with nothing in his hands."""
    new = table(main="", off="", **more)
    new.here = new.section = -1
    new.dungeons = []
    new.deeds.expeditions = 0
    new.phase = "town"
    new.agenda = [("town",)]
    return Match.at(GAME, new, ScriptedDice(rolls))


def blank(theme: str = "stronghold") -> Dungeon:
    dungeon = Dungeon("test", theme, 1, budgets=[20], counts=[1], met=[False], ends=[False])
    dungeon.sections.append(room(19, 38, 3, 2, kind="entrance"))
    return dungeon


def creation(*picks: str, rolls: tuple[int, ...] = (), **options: str) -> Match[Table]:
    match = Match.new(GAME, options=options, dice=ScriptedDice(rolls))
    return do(match, *picks)


def in_town_again(new: Table) -> Table:
    new.agenda = [("town",)]
    return new


def priory(*picks: str, rolls: tuple[int, ...] = (1, 1)) -> Match[Table]:
    return do(town(rolls=rolls, gifts=["infravision"]), "expedition", "module drowned_priory", *picks)


def hidden_here(since: int, **more: object) -> Table:
    new = table(resources=1, **more)  # type: ignore[arg-type]
    new.place.cache = Cache(Goods(items=[Item("shield"), Item("lantern")]), 4, 0)
    new.clock = since
    return new


def states(match: Match[Table]) -> list[str]:
    return [member.state for member in match.table.dungeon.groups[0].members]


def facing(text: str, new: Table, *fallen: int, **more: object) -> Table:
    """A group in front of him, some of whom fell in an earlier encounter."""
    them = group(text)
    for place in fallen:
        them.members[place].state = "dead"
    new.dungeon.groups.append(them)
    new.fight = Encounter(0, "wander", **more)  # type: ignore[arg-type]
    return new


def two_rooms(**more: object) -> Table:
    return table(sections=[room(), room(13, 10)], exits=[Exit(0, 0, (12, 10), 1, "open", b=1)], **more)  # type: ignore[arg-type]


def in_a_row(**more: object) -> Table:
    """Three rooms, an orc in the middle one."""
    rooms = [room(), room(13, 10), room(16, 10)]
    exits = [Exit(0, 0, (12, 10), 1, "open", b=1), Exit(0, 1, (15, 10), 1, "open", b=2)]
    new = table(sections=rooms, exits=exits, **more)  # type: ignore[arg-type]
    stand(new.dungeon, 1, group("orc"))
    new.dungeon.awaken(1)
    return new
