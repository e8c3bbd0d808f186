"""DJ-3, DJ-4: races and classes."""

import pytest

from oubliettes.games.donjon.goods import CLASSES_OF, SHOP, THINGS
from oubliettes.games.donjon.rules.adventurer.sheet import may_use, starting
from oubliettes.games.donjon.table import Hero
from tests.games.donjon.situation import match, new_table, picks, play, table, turn
from tests.games.donjon.towns import making
from tests.support import rule


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


@rule("DJ-4.2", "DJ-6.8")
def test_two_of_a_class_may_have_the_same_skills() -> None:
    made = making(2)
    one = ["race human", "class warrior", "skill_card parry", "skill_card taunt", "done"]
    play(made, *one, "figure archer", "name Aldric", *one)
    assert [hero.cls for hero in made.table.heroes] == ["warrior", "warrior"]
    assert [hero.skills for hero in made.table.heroes] == [("parry", "taunt"), ("parry", "taunt")]
    assert picks(made, "figure")[:2] == ["sword_and_shield", "great_axe"]
    assert "archer" not in picks(made, "figure")


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


@rule("DJ-4.8")
def test_the_class_limit_forbids_use_and_not_carrying() -> None:
    t = new_table(1, master="automatic")
    t.agenda.clear()
    m = match(t, ("create", 0))
    play(m, "race human", "class wizard", "skill_card fly", "skill_card fireball")
    play(m, "buy long_sword", "buy dagger", "done")
    hero = t.heroes[0]
    assert [item.kind for item in hero.pack if item.kind == "long_sword"] == ["long_sword"]
    assert hero.weapon.kind == "dagger"
    t = table(heroes="wizard 2,2 +long_sword +staff +full_plate")
    assert picks(turn(t), "equip") == ["sling", "staff"]
