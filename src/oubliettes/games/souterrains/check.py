"""What every table that play can reach keeps to."""

from oubliettes.games.souterrains.fixtures import NOWHERE, Square
from oubliettes.games.souterrains.goods import Goods
from oubliettes.games.souterrains.pieces import MOST_DANGER, MOST_FATIGUE, MOST_WORN
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import COINS, THINGS


def check(t: Table) -> list[str]:
    """The invariants this table breaks."""
    hero = t.hero
    broken = []
    if not 0 <= hero.fatigue <= MOST_FATIGUE:
        broken.append(f"Fatigue {hero.fatigue}")
    if not 0 <= hero.hp <= hero.hp_max:
        broken.append(f"{hero.hp} HP of {hero.hp_max}")
    goods: list[tuple[str, Goods]] = [("pack", hero.pack), ("store", t.town.stored)]
    for dungeon in t.dungeons:
        if not 0 <= dungeon.danger <= MOST_DANGER:
            broken.append(f"Danger {dungeon.danger}")
        for number, section in enumerate(dungeon.sections):
            goods.append((f"loot of {number}", section.loot))
            if section.cache:
                goods.append((f"cache of {number}", section.cache.goods))
    for name, heap in goods:
        stacks = [*heap.coins, heap.resources, heap.torches]
        if any(stack.plain < 0 or stack.found < 0 for stack in stacks):
            broken.append(f"less than nothing in the {name}")
        if len(heap.coins) != len(COINS):
            broken.append(f"{len(heap.coins)} metals in the {name}")
        broken += [f"{item.id} in the {name} is no thing" for item in heap.items if item.id not in THINGS]
    if t.phase == "dungeon":
        broken += _check_expedition(t)
    if t.town.bank < 0:
        broken.append("a bank account below zero")
    if hero.off and hero.main and hero.main.thing.hands == 2:
        broken.append("a heavy weapon and something in the off hand")  # SS-4.18
    if len(hero.worn) > MOST_WORN or len({item.id for item in hero.worn}) < len(hero.worn):
        broken.append("too many trinkets act at once")  # SS-21.14
    return broken


def _check_expedition(t: Table) -> list[str]:
    broken = []
    if t.hero.coin_room < 0:
        broken.append(f"{-t.hero.coin_room} coins in no container")  # SS-21.2
    if t.section != NOWHERE and t.square not in t.place.squares:
        broken.append(f"he stands on {t.square}, outside section {t.section}")
    dungeon = t.dungeon
    taken: dict[tuple[int, Square], int] = {}
    for number, section in enumerate(dungeon.sections):
        for square in section.squares:
            if square == (-1, -1):
                continue
            if (section.level, square) in taken:
                broken.append(f"square {square} belongs to two sections")  # SS-25.13
            taken[section.level, square] = number
    if any(member.hp < 0 or member.hp > member.hp_max for group in dungeon.groups for member in group.members):
        broken.append("a creature's HP out of bounds")
    return broken
