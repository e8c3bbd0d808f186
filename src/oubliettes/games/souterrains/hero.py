"""The adventurer: what he is, carries, wears and holds; Encumbrance, money (SS-2, SS-4, SS-21)."""

from dataclasses import dataclass, field
from operator import attrgetter

from oubliettes.games.souterrains.goods import Goods, Item, goods_wealth, item_wealth
from oubliettes.games.souterrains.wares import (
    BAG,
    BARE,
    COINS_PER_ENC,
    ENCUMBRANCE,
    NO_ARMOUR,
    PURSE,
    RESOURCE,
    THINGS,
    TORCH_PACK,
    Thing,
)

NAME, MOTIVE, TALENT = 40, 200, 60
"""SS-29.9: how many letters may be typed for each."""


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
