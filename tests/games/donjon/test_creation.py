"""DJ-3, DJ-4, DJ-5.1, DJ-6.1 to 6.3, DJ-7.1 to 7.3, DJ-8: making adventurers, and the shop."""

from typing import Any

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import CLASSES_OF, SHOP, THINGS
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, defence_base, may_use, new, put, starting
from oubliettes.games.donjon.rules.equipment import uses
from oubliettes.games.donjon.rules.town.shop import buy
from oubliettes.games.donjon.table import Hero, Table
from oubliettes.kernel import FastDice, Match
from tests.games.donjon.situation import asked, match, new_table, picks, play, table, turn
from tests.support import rule


def making(seats: int = 1) -> Match[Table]:
    """A party from its first question on."""
    return Match.new(GAME, seats=seats, options={"master": "automatic"}, dice=FastDice(3))


def a(race: str, cls: str) -> Hero:
    hero = Hero(0, race=race, cls=cls)
    hero.base = starting(race, cls)
    return hero


@rule("DJ-3.1", "DJ-3.2", "DJ-3.3", "DJ-3.4", "DJ-4.1")
def test_three_races_four_classes_and_two_forbidden_pairs() -> None:
    assert picks(making(), "race") == ["human", "elf", "dwarf"]
    offered = {race: picks(play(making(), f"race {race}"), "class") for race in ("human", "elf", "dwarf")}
    assert offered == {
        "human": ["warrior", "wizard", "priest", "thief"],
        "elf": ["warrior", "wizard", "thief"],
        "dwarf": ["warrior", "wizard", "priest"],
    }
    assert CLASSES_OF["elf"] == ("warrior", "wizard", "thief")


@rule("DJ-3.2", "DJ-3.3", "DJ-3.4", "DJ-4.3", "DJ-4.4", "DJ-4.5", "DJ-4.6", "DJ-5.1")
@pytest.mark.parametrize(
    "race, cls, expected",
    [
        ("human", "warrior", (5, 5, 3, 3, 3, 3)),
        ("human", "wizard", (3, 3, 3, 5, 5, 3)),
        ("human", "priest", (4, 4, 3, 3, 5, 3)),
        ("human", "thief", (3, 3, 3, 5, 3, 5)),
        ("elf", "warrior", (5, 5, 2, 3, 4, 3)),
        ("elf", "wizard", (3, 3, 2, 5, 6, 3)),
        ("elf", "thief", (3, 3, 2, 5, 4, 5)),
        ("dwarf", "warrior", (5, 5, 4, 3, 3, 2)),
        ("dwarf", "wizard", (3, 3, 4, 5, 5, 2)),
        ("dwarf", "priest", (4, 4, 4, 3, 5, 2)),
    ],
)
def test_the_ten_profiles(race: str, cls: str, expected: tuple[int, ...]) -> None:
    made = play(making(), f"race {race}", f"class {cls}")
    assert made.table.heroes[0].base == expected


@rule("DJ-4.2", "DJ-6.8")
def test_two_of_a_class_may_have_the_same_skills() -> None:
    made = making(2)
    one = ["race human", "class warrior", "skill_card parry", "skill_card taunt", "done"]
    play(made, *one, "figure archer", "name Aldric", *one)
    assert [hero.cls for hero in made.table.heroes] == ["warrior", "warrior"]
    assert [hero.skills for hero in made.table.heroes] == [("parry", "taunt"), ("parry", "taunt")]
    assert picks(made, "figure")[:2] == ["sword_and_shield", "great_axe"]
    assert "archer" not in picks(made, "figure")


@rule("DJ-4.3", "DJ-4.4", "DJ-4.5", "DJ-4.6", "DJ-4.7", "DJ-4.8")
def test_what_a_class_may_use() -> None:
    limits = {"warrior": 4, "wizard": 1, "priest": 3, "thief": 2}
    for cls, most in limits.items():
        usable = {THINGS[kind].power for kind in SHOP if THINGS[kind].slot and may_use(a("human", cls), THINGS[kind])}
        assert usable == set(range(1, most + 1)), cls
    thief = a("human", "thief")
    assert may_use(thief, THINGS["short_sword_1"]), "base Power 2: its bonus does not count"
    assert may_use(thief, THINGS["scale_1"])
    assert may_use(thief, THINGS["small_shield"])
    assert not may_use(thief, THINGS["long_sword"])
    assert not may_use(a("human", "wizard"), THINGS["scale_armour"])
    assert may_use(a("human", "wizard"), THINGS["dawn_blade"]), "usable by every class"
    t = table(heroes="thief 2,3 +long_sword")
    assert "long_sword" not in picks(turn(t), "equip"), "carried, but not used"
    assert any(item.kind == "long_sword" for item in t.heroes[0].pack)


@rule("DJ-6.1", "DJ-6.3", "DJ-2.4")
def test_two_different_skills_of_the_class() -> None:
    numbers = {"warrior": 8, "wizard": 10, "priest": 8, "thief": 8}
    for cls, many in numbers.items():
        made = play(making(), "race human", f"class {cls}")
        first = picks(made, "skill_card")
        assert len(first) == many
        play(made, f"skill_card {first[2]}")
        assert picks(made, "skill_card") == [skill for skill in first if skill != first[2]]
        play(made, f"skill_card {first[0]}")
        assert asked(made) == (0, "shop")
        assert made.table.heroes[0].skills == (first[2], first[0])
        assert made.table.heroes[0].tilted == ("", "")


@rule("DJ-7.1", "DJ-7.2", "DJ-7.3", "DJ-8.2")
def test_the_points_of_a_new_adventurer() -> None:
    hero = play(making(), "race elf", "class thief").table.heroes[0]
    assert (hero.life, hero.max_life, hero.fatigue, hero.max_fatigue, hero.destiny, hero.gold) == (20, 20, 5, 5, 2, 20)


@rule("DJ-8.35", "DJ-8.34")
def test_the_order_of_creation() -> None:
    made = making(2)
    seen = []
    for text in ("race dwarf", "class priest", "skill_card aegis", "skill_card healing", "buy club", "done"):
        seen.append(asked(made))
        play(made, text)
    seen.append(asked(made))
    before = attack_base(made.table.heroes[0])
    play(made, "figure monk")
    seen.append(asked(made))
    play(made, "name Durga")
    assert seen == [(0, name) for name in ("race", "class", "skill", "skill", "shop", "shop", "figure", "name")]
    assert attack_base(made.table.heroes[0]) == before, "a figure has no effect"
    assert (made.table.heroes[0].name, made.table.heroes[0].figure) == ("Durga", "monk")
    assert asked(made) == (1, "race")


POWERS = {
    "dagger staff sling club": (1, 2),
    "short_sword axe short_bow light_crossbow hammer mace morning_star spear": (2, 4),
    "long_sword battle_axe long_bow heavy_crossbow halberd": (3, 8),
    "two_handed_sword two_handed_axe two_handed_hammer": (4, 16),
    "wizard_cloak leather_armour small_shield": (1, 4),
    "banded_armour scale_armour": (2, 8),
    "chain_mail light_plate": (3, 16),
    "full_plate": (4, 32),
}
GOODS = {
    "arrows": (1, 10), "stones": (1, 10), "bolts": (1, 10), "lantern": (3, 1), "torch": (1, 6), "rope": (2, 1),
    "rat_poison": (3, 1), "healing_potion": (15, 1), "poison": (5, 1),
}  # fmt: skip


@rule("DJ-8.3", "DJ-8.4", "DJ-8.5", "DJ-8.6", "DJ-8.7", "DJ-8.8", "DJ-8.9", "DJ-8.10", "DJ-8.11", "DJ-8.12", "DJ-8.13")
def test_the_whole_price_list() -> None:
    hero = Hero(0, race="human", cls="warrior", gold=1000)
    t = new_table()
    t.heroes = [hero]
    for kinds, (power, price) in POWERS.items():
        for kind in kinds.split():
            before = hero.gold
            buy(t, hero, kind)
            assert (before - hero.gold, THINGS[kind].power) == (price, power), kind
    for kind, (price, amount) in GOODS.items():
        before = hero.gold
        buy(t, hero, kind)
        assert (before - hero.gold, hero.pack[-1].left) == (price, amount), kind
    assert len(hero.pack) == len(SHOP) == 37, "and nothing else is for sale"


@rule("DJ-8.1", "DJ-8.16", "DJ-8.17")
def test_the_shop_sells_what_one_can_pay_and_takes_nothing_back() -> None:
    made = play(making(), "race human", "class wizard", "skill_card fly", "skill_card fireball")
    offered = picks(made, "buy")
    assert "two_handed_axe" in offered, "usable by him or not"
    assert "full_plate" not in offered, "32 PO"
    play(made, "buy two_handed_axe")
    assert picks(made, "buy") == [kind for kind in offered if SHOP[kind].price <= 4]
    play(made, "buy dagger", "buy dagger")
    hero = made.table.heroes[0]
    bought = [hero.weapon.kind, *(item.kind for item in hero.pack)]
    assert bought == ["dagger", "two_handed_axe", "dagger"], "the shop never runs out; what he can use is ready"
    assert asked(made) == (0, "figure"), "without a coin left he goes"
    assert hero.gold == 0
    assert not [option for option in made.pending[0].options if option[0] in ("sell", "return")]


@rule("DJ-8.18", "DJ-8.19")
def test_hands_and_ranges() -> None:
    weapons = [thing for thing in SHOP.values() if thing.slot == "weapon"]
    two = {thing.id for thing in weapons if thing.hands == 2}
    assert two == {
        "staff", "short_bow", "long_bow", "light_crossbow", "heavy_crossbow", "halberd",
        "two_handed_sword", "two_handed_axe", "two_handed_hammer",
    }  # fmt: skip
    assert {thing.id for thing in weapons if thing.ranged} == {
        "sling", "short_bow", "long_bow", "light_crossbow", "heavy_crossbow",
    }  # fmt: skip


def test_what_is_best_is_ready_when_he_leaves_the_shop() -> None:
    hero = Hero(0, race="human", cls="warrior")
    arms = ("long_bow", "club", "two_handed_sword", "long_sword", "small_shield", "chain_mail", "leather_armour")
    put(hero, *(new(kind) for kind in arms))
    uses.arm(hero)
    assert (hero.weapon.kind, hero.shield.kind, hero.body.kind) == ("long_sword", "small_shield", "chain_mail")
    wizard = Hero(0, race="elf", cls="wizard")
    put(wizard, *(new(kind) for kind in arms))
    uses.arm(wizard)
    assert (wizard.weapon.kind, wizard.shield.kind, wizard.body.kind) == ("club", "small_shield", "leather_armour")


def test_ready_made_adventurers_have_what_the_notes_advise() -> None:
    expected = {
        "warrior": ("long_sword", "scale_armour", "small_shield", 0),
        "priest": ("long_sword", "banded_armour", "small_shield", 0),
        "thief": ("short_sword", "scale_armour", "", 0),
        "wizard": ("dagger", "wizard_cloak", "small_shield", 1),
    }
    for cls, (weapon, body, shield, gold) in expected.items():
        hero = play(making(), f"ready_made {cls}").table.heroes[0]
        assert (hero.cls, hero.weapon.kind, hero.body.kind, hero.shield.kind, hero.gold) == (
            cls, weapon, body, shield, gold,
        )  # fmt: skip
        assert attack_base(hero) > 0
        assert defence_base(hero) > 0
        assert len(hero.skills) == 2


@rule("DJ-8.1", "DJ-46.3")
def test_an_adventurer_who_returns_visits_the_shop() -> None:
    t = new_table(1, sheets=[_sheet(gold=9)])
    t.agenda.clear()
    made = match(t, ("create", 0))
    assert asked(made) == (0, "shop")
    play(made, "buy long_sword", "done")
    assert not made.pending
    assert (t.heroes[0].gold, t.heroes[0].weapon.kind) == (1, "long_sword")


def _sheet(**facts: Any) -> dict[str, Any]:
    hero = {
        "race": "human", "cls": "warrior", "name": "Odon", "figure": "monk", "max_life": 21, "max_fatigue": 5,
        "destiny": 1, "gold": 0, "xp": 40, "base": [5, 5, 3, 3, 3, 3], "skills": ["parry", "charge"],
        "pack": [], "weapon": "", "shield": "", "body": "",
    }  # fmt: skip
    return {"format": 1, "game": "donjon", "won": [], "hero": hero | facts}
