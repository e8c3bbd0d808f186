"""The adventurer and what he owns: possessions, hands, Encumbrance, money (SS-2, SS-4, SS-21)."""

from dataclasses import dataclass, field
from operator import attrgetter
from typing import NamedTuple

from oubliettes.games.souterrains.pieces import (
    BAG,
    BARE,
    COIN_CP,
    COINS,
    COINS_PER_ENC,
    ENCUMBRANCE,
    NO_ARMOUR,
    PO,
    PURSE,
    RESOURCE,
    RESOURCE_PRICE,
    THINGS,
    TORCH_PACK,
    TORCH_PRICE,
    Thing,
)

NAME, MOTIVE, TALENT = 40, 200, 60
"""SS-29.9: how many letters may be typed for each."""


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


@dataclass(slots=True)
class Hero:
    """SS-2. SS-2.3, SS-2.4: he begins with 1 HD, Fatigue 0 and 0 xp."""

    name: str = ""
    hit_die: int = 8
    rst: list[str] = field(default_factory=list)
    domains: list[str] = field(default_factory=list)
    gifts: list[str] = field(default_factory=list)
    hd: int = 1
    xp: int = 0
    hp: int = 8
    hp_max: int = 8
    fatigue: int = 0
    poisoned: int = 0
    """The rounds for which he is still Poisoned (SS-27.5)."""
    diseased: bool = False
    pack: Goods = field(default_factory=Goods)
    purse: bool = True
    bags: int = 0
    armour: Item | None = None
    main: Item | None = None
    off: Item | None = None
    worn: list[Item] = field(default_factory=list)
    stored: int = 0
    """Bonuses of 2 kept for any one test (SS-23.17, SS-26.12)."""
    motive: str = ""
    """SS-1.5: as it was typed."""
    talent: str = ""
    """SS-2.17: how a free RST is worded."""
    honour: bool = False
    """SS-2.17, SS-6.14."""

    def copy(self) -> "Hero":
        new = Hero(*_PARTS(self))
        new.rst, new.domains, new.gifts, new.worn = self.rst[:], self.domains[:], self.gifts[:], self.worn[:]
        new.pack = self.pack.copy()
        return new

    # ------------------------------------------------------------------ Resources and money

    @property
    def resources(self) -> int:
        return self.pack.resources.all

    def spend(self, many: int = 1) -> None:
        """SS-22.16: Resources spent are the unmarked ones first."""
        self.pack.resources.take(many)

    @property
    def money(self) -> int:
        return self.pack.coin_value

    @property
    def coin_room(self) -> int:
        """SS-21.2: how many more coins his purse, bags and containers hold."""
        room = PURSE * self.purse + BAG.capacity * self.bags
        room += sum(THINGS[item.id].capacity for item in self.pack.items)
        return room - self.pack.coin_count

    # ------------------------------------------------------------------ Encumbrance (SS-4)

    def held(self) -> list[Item]:
        return [item for item in (self.armour, self.main, self.off, *self.worn) if item is not None]

    @property
    def enc(self) -> int:
        """SS-4.1, SS-4.2: worn and held things count."""
        pack = self.pack
        torches = pack.torches.all + len(pack.stubs)
        total = pack.coin_count // COINS_PER_ENC + pack.resources.all // int(RESOURCE["per_enc"])
        for item in (*pack.items, *self.held()):
            if item.id == "torch":
                torches += 1
            else:
                total += THINGS[item.id].enc
        return total + torches // TORCH_PACK

    @property
    def status(self) -> int:
        """SS-4.3 to SS-4.6: 0 Normal, 1 Encumbered, 2 Overloaded, 3 cannot move."""
        enc = self.enc
        return next(place for place, row in enumerate(ENCUMBRANCE) if enc <= row["max"])

    # ------------------------------------------------------------------ arms

    @property
    def ac(self) -> int:
        """The AC of armour and shield alone, without what magic adds (SS-4.8, SS-4.9)."""
        ac = NO_ARMOUR
        if self.armour:
            ac = max(NO_ARMOUR, self.armour.thing.ac - self.armour.lost)
        if self.off and self.off.thing.kind == "shield":
            ac += self.off.thing.ac
        return ac

    @property
    def magic_ac(self) -> int:
        """SS-3.31: the bonus of magic armour and shield counts against enemy attacks alone."""
        bonus = self.armour.thing.bonus if self.armour else 0
        if self.off and self.off.thing.kind == "shield":
            bonus += self.off.thing.bonus
        return bonus

    @property
    def weapon(self) -> Thing:
        """What he strikes with: the weapon or torch in his main hand, or bare hands (SS-4.17, SS-9.10)."""
        if self.main and self.main.thing.kind in ("weapon", "torch") and (self.main.id != "torch" or self.main.lit):
            return self.main.thing
        if self.main is None and self.off and self.off.id == "torch" and self.off.lit:
            return self.off.thing
        return BARE

    @property
    def light(self) -> bool:
        """A burning torch or lantern in hand (SS-9.5)."""
        return bool((self.main and self.main.lit) or (self.off and self.off.lit))

    def item_bonus(self, test: str) -> int:
        """SS-6.22: of worn things only the best counts."""
        return max((item.thing.bonus for item in self.worn if test in item.thing.helps), default=0)

    @property
    def found_value(self) -> int:
        """SS-22.16, in copper pieces."""
        return self.pack.found_value + sum(item.price for item in self.held() if item.found)

    def unmark(self, dues: bool) -> None:
        self.pack.unmark(dues)

        def plain(item: Item | None) -> Item | None:
            return item._replace(found=False, dues=item.dues or dues) if item and item.found else item

        self.armour, self.main, self.off = plain(self.armour), plain(self.main), plain(self.off)
        self.worn = [item._replace(found=False, dues=item.dues or dues) if item.found else item for item in self.worn]

    @property
    def wealth(self) -> int:
        """SS-24.6, in copper pieces: coins, valuables at full value, equipment, Resources and magic at half."""
        return goods_wealth(self.pack) + sum(item_wealth(item) for item in self.held())


_PARTS = attrgetter(*Hero.__slots__)


def item_wealth(item: Item) -> int:
    return item.price if item.thing.kind == "valuable" else item.price // 2


def goods_wealth(goods: Goods) -> int:
    torches = (goods.torches.all * TORCH_PRICE // TORCH_PACK) // 2
    resources = goods.resources.all * RESOURCE_PRICE // 2
    return goods.coin_value + torches + resources + sum(item_wealth(item) for item in goods.items)


def po(cp: int) -> int:
    return cp // PO
