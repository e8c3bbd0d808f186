"""Possessions: single things, stacks of coins, Resources and torches, and heaps of them (SS-4, SS-21)."""

from dataclasses import dataclass, field
from typing import NamedTuple

from oubliettes.games.souterrains.pieces import CAREER
from oubliettes.games.souterrains.wares import (
    COIN_CP,
    COINS,
    COINS_PER_ENC,
    PO,
    RESOURCE,
    RESOURCE_PRICE,
    THINGS,
    TORCH_PACK,
    TORCH_PRICE,
    Thing,
)

WEALTH_PERCENT: int = CAREER["wealth_percent"]
"""SS-24.6: what things are worth at the end that are neither coins nor valuables."""


class Item(NamedTuple):
    """One possession. Stacks (coins, Resources, fresh torches) are counted elsewhere."""

    id: str
    value: int = 0
    """A valuable's worth in copper pieces."""
    left: int = 0
    """Rounds a torch or lantern can still burn."""
    lost: int = 0
    """AC points an armour has lost to acid."""
    found: bool = False
    """SS-21.18: found underground, its value not yet counted for xp."""
    dues: bool = False
    """SS-23.26: brought out as a guild's member; a tenth of its sale is the guild's."""
    lit: bool = False

    @property
    def thing(self) -> Thing:
        return THINGS[self.id]

    @property
    def price(self) -> int:
        """SS-22.16: what it is worth, in copper pieces."""
        return self.value or THINGS[self.id].price


@dataclass(slots=True)
class Stack:
    """Things counted, those marked found apart (SS-21.18)."""

    plain: int = 0
    found: int = 0

    @property
    def all(self) -> int:
        return self.plain + self.found

    def take(self, many: int) -> "Stack":
        """SS-22.16: those that are not marked go first."""
        plain = min(self.plain, many)
        self.plain -= plain
        self.found -= many - plain
        return Stack(plain, many - plain)

    def add(self, other: "Stack") -> None:
        self.plain += other.plain
        self.found += other.found

    def copy(self) -> "Stack":
        return Stack(self.plain, self.found)


@dataclass(slots=True)
class Goods:
    """A heap of possessions: what a pile, a cache, a dwelling or a pack holds."""

    items: list[Item] = field(default_factory=list)
    coins: list[Stack] = field(default_factory=lambda: [Stack() for _ in COINS])
    """By metal, in the order of COINS."""
    resources: Stack = field(default_factory=Stack)
    torches: Stack = field(default_factory=Stack)
    stubs: list[int] = field(default_factory=list)
    """Torches burned in part: the rounds each has left."""

    def copy(self) -> "Goods":
        return Goods(
            self.items[:],
            [Stack(stack.plain, stack.found) for stack in self.coins],
            Stack(self.resources.plain, self.resources.found),
            Stack(self.torches.plain, self.torches.found),
            self.stubs[:],
        )

    @property
    def empty(self) -> bool:
        return not (self.items or self.stubs or self.resources.all or self.torches.all or self.coin_count)

    @property
    def coin_count(self) -> int:
        return sum(stack.all for stack in self.coins)

    @property
    def coin_value(self) -> int:
        """SS-1.10: money is counted in whole copper pieces."""
        return sum(stack.all * cp for stack, cp in zip(self.coins, COIN_CP, strict=True))

    @property
    def enc(self) -> int:
        """SS-4.1, SS-4.2, SS-21.3: stacks are rounded down, each kind for itself."""
        return (
            self.coin_count // COINS_PER_ENC
            + self.resources.all // int(RESOURCE["per_enc"])
            + (self.torches.all + len(self.stubs) + self.loose_torches) // TORCH_PACK
            + sum(THINGS[item.id].enc for item in self.items)
        )

    @property
    def loose_torches(self) -> int:
        return sum(item.id == "torch" for item in self.items)

    def add(self, other: "Goods") -> None:
        self.items += other.items
        self.stubs += other.stubs
        self.resources.add(other.resources)
        self.torches.add(other.torches)
        for stack, more in zip(self.coins, other.coins, strict=True):
            stack.add(more)

    def add_coins(self, cp: int, found: bool) -> None:
        """SS-23.4: an amount in the largest coins."""
        for stack, worth in zip(self.coins, COIN_CP, strict=True):
            many, cp = divmod(cp, worth)
            if found:
                stack.found += many
            else:
                stack.plain += many

    def pay(self, cp: int) -> None:
        """SS-21.20, SS-23.4: any coins, the smallest first, those not marked found before others; change is given."""
        for found in (False, True):
            for place in reversed(range(len(COINS))):
                stack = self.coins[place]
                worth = COIN_CP[place]
                have = stack.found if found else stack.plain
                many = min(have, -(-cp // worth))
                if found:
                    stack.found -= many
                else:
                    stack.plain -= many
                cp -= many * worth
                if cp <= 0:
                    self.add_coins(-cp, found)
                    return
        assert cp <= 0, "a payment beyond the purse"

    def take_coins(self, many: int) -> "Goods":
        """So many coins of the least worth: what is dropped first."""
        taken = Goods()
        for place in reversed(range(len(COINS))):
            part = self.coins[place].take(min(many, self.coins[place].all))
            taken.coins[place] = part
            many -= part.all
        return taken

    def clear(self) -> None:
        self.items.clear()
        self.stubs.clear()
        self.coins = [Stack() for _ in COINS]
        self.resources = Stack()
        self.torches = Stack()

    @property
    def found_value(self) -> int:
        """SS-22.16: the copper value of all that is marked found; containers do not count."""
        return (
            sum(stack.found * cp for stack, cp in zip(self.coins, COIN_CP, strict=True))
            + self.resources.found * RESOURCE_PRICE
            + self.torches.found * TORCH_PRICE // TORCH_PACK
            + sum(item.price for item in self.items if item.found and item.thing.kind != "container")
        )

    def unmark(self, dues: bool) -> None:
        """SS-21.18: the value has counted."""
        for stack in (*self.coins, self.resources, self.torches):
            stack.plain += stack.found
            stack.found = 0
        self.items[:] = [
            item._replace(found=False, dues=item.dues or dues) if item.found else item for item in self.items
        ]


def item_wealth(item: Item) -> int:
    return item.price if item.thing.kind == "valuable" else item.price * WEALTH_PERCENT // 100


def goods_wealth(goods: Goods) -> int:
    """SS-24.6."""
    torches = goods.torches.all * TORCH_PRICE // TORCH_PACK
    resources = goods.resources.all * RESOURCE_PRICE
    second_hand = torches * WEALTH_PERCENT // 100 + resources * WEALTH_PERCENT // 100
    return goods.coin_value + second_hand + sum(item_wealth(item) for item in goods.items)


def po(cp: int) -> int:
    return cp // PO
