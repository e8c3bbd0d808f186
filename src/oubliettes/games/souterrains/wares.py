"""Things of the box: weapons, armour, packs, lights, coins, valuables, magic (SS-4, SS-21)."""

from dataclasses import dataclass
from typing import Any

from oubliettes.games.souterrains.pieces import COMPONENTS, NO_DICE, Dice, by_id, dice, table_of


@dataclass(slots=True, frozen=True)
class Thing:
    """A kind of possession."""

    id: str
    kind: str
    """armour, shield, weapon, torch, lantern, container, valuable, worn, single_use, key."""
    enc: int
    price: int = 0
    """In copper pieces; a valuable carries its own."""
    damage: Dice = NO_DICE
    ranged: bool = False
    hands: int = 1
    ac: int = 0
    bonus: int = 0
    helps: tuple[str, ...] = ()
    capacity: int = 0
    size: str = ""
    effect: str = ""

    @property
    def magic(self) -> bool:
        return self.bonus > 0 or self.kind == "single_use"


def _things() -> dict[str, Thing]:
    found: list[Thing] = [
        *(Thing(r["id"], "armour", r["enc"], r["price_cp"], ac=r["ac"]) for r in COMPONENTS["armour"] if r["enc"]),
        *(Thing(r["id"], "shield", r["enc"], r["price_cp"], ac=r["ac_bonus"]) for r in COMPONENTS["shield"]),
        *(
            Thing(
                r["id"], "weapon", r["enc"], r["price_cp"],
                damage=dice(r["damage"]), ranged=r["ranged"], hands=r["hands"],
            )
            for r in COMPONENTS["weapon"]
        ),
        *(Thing(r["id"], "container", r["enc"], capacity=r["capacity_coins"]) for r in COMPONENTS["container"]),
        *(Thing(r["id"], "valuable", SIZES[r["size"]]["enc"], size=r["size"]) for r in COMPONENTS["valuable"]),
        *(Thing(r["id"], "valuable", r["enc"], size=r["size"]) for r in COMPONENTS["relic"]),
        *(
            Thing(r["id"], "single_use", r["enc"], r["price_po"] * PO, effect=r["effect_id"])
            for r in COMPONENTS["single_use"]
        ),
    ]  # fmt: skip
    base = {thing.id: thing for thing in found}
    for row in COMPONENTS["magic_item"]:
        slot = row["slot"]
        if slot == "worn":
            thing = Thing(
                row["id"], "worn", row["enc"], row["price_po"] * PO, bonus=row["bonus"], helps=tuple(row["applies_to"])
            )
        else:
            like = base[slot]
            thing = Thing(
                row["id"], like.kind, row["enc"], row["price_po"] * PO,
                damage=like.damage, ranged=like.ranged, hands=like.hands, ac=like.ac, bonus=row["bonus"],
            )  # fmt: skip
        found.append(thing)
    torch, lantern = LIGHTS["torches"], LIGHTS["lantern"]
    found.append(Thing("torch", "torch", 0, TORCH_PRICE // TORCH_PACK, damage=dice(torch["damage"])))
    found.append(Thing("lantern", "lantern", lantern["enc"], lantern["price_cp"], damage=dice(lantern["damage"])))
    return {thing.id: thing for thing in found}


PO: int = by_id("coin")["gold"]["value_cp"]
COINS: tuple[str, ...] = tuple(row["id"] for row in COMPONENTS["coin"])
COIN_CP: tuple[int, ...] = tuple(row["value_cp"] for row in COMPONENTS["coin"])
COINS_PER_ENC: int = COMPONENTS["purse"]["coins_per_enc"]
LIGHTS = by_id("light")
TORCH_ROUNDS: int = LIGHTS["torches"]["burn_rounds"]
LANTERN_ROUNDS: int = LIGHTS["lantern"]["burn_rounds"]
TORCH_PACK: int = LIGHTS["torches"]["pack"]
TORCH_PRICE: int = LIGHTS["torches"]["price_cp_per_pack"]
REFILL: int = LIGHTS["lantern"]["refill_resources"]
"""SS-9.4."""
RESOURCE: dict[str, Any] = COMPONENTS["resource"]
RESOURCE_PRICE: int = RESOURCE["price_cp"]
RESOURCE_BONUS: int = RESOURCE["test_bonus"]
SIZES = by_id("valuable_size")
SIZE_ROLL: tuple[str, ...] = table_of(COMPONENTS["valuable_size"], "id")
VALUABLES: dict[str, tuple[str, ...]] = {
    size: table_of([row for row in COMPONENTS["valuable"] if row["size"] == size], "id") for size in SIZES
}
THINGS: dict[str, Thing] = _things()
BARE = THINGS.pop("bare_hands")
BAG = THINGS["bag"]
PURSE = BAG.capacity
"""SS-2.32: a new character's purse holds as much as a bag."""
NO_ARMOUR: int = COMPONENTS["armour"][0]["ac"]
SHOP: tuple[str, ...] = (
    "resource", "torches", "lantern", *(r["id"] for r in COMPONENTS["armour"] if r["enc"]),
    "shield", *(r["id"] for r in COMPONENTS["weapon"] if r["price_cp"]),
)  # fmt: skip
ENCUMBRANCE: list[dict[str, Any]] = COMPONENTS["encumbrance"]
IMMOBILE = len(ENCUMBRANCE) - 1
"""SS-4.6: the status of one who cannot move."""
RELICS: tuple[str, ...] = table_of(COMPONENTS["relic"], "id")

WORTH: dict[str, Any] = COMPONENTS["treasure_unit"]
UNIT: tuple[int, ...] = tuple(WORTH["po_by_level"])
TREASURE: dict[str, list[dict[str, Any]]] = {row["id"]: row["steps"] for row in COMPONENTS["treasure_type"]}
COIN_ROLL: tuple[str, ...] = table_of(COMPONENTS["coin_table"][0]["rows"], "coin", first=0)
EQUIPMENT: tuple[str, ...] = table_of(COMPONENTS["equipment_table"][0]["rows"], "item")
MAGIC: dict[int, tuple[str, ...]] = {row["band"]: table_of(row["rows"], "item") for row in COMPONENTS["magic_table"]}
MAGIC_TOP: dict[str, Any] = COMPONENTS["magic_table"][-1]
"""SS-21.12: from its `top_level` on the last row is its `top_item`."""
SINGLE_USE: tuple[str, ...] = table_of(COMPONENTS["single_use"], "id")


def price(id: str) -> int:
    """List price in copper pieces: a Resource, a pack of torches, or a thing."""
    if id == "resource":
        return RESOURCE_PRICE
    return TORCH_PRICE if id == "torches" else THINGS[id].price
