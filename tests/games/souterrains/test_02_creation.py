"""SS-2: making a character."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import Exit
from oubliettes.games.souterrains.pieces import DOMAIN_OF, READY_RST, RST
from oubliettes.games.souterrains.rules.careers.hall import entry
from oubliettes.games.souterrains.rules.modifiers import prepare
from tests.games.souterrains.situation import at, creation, d10, needed, table
from tests.support import do, offers, rule, said


@rule("SS-2.1", "SS-2.3", "SS-2.4", "SS-2.5", "SS-2.6", "SS-2.11", "SS-2.13", "SS-2.28", "SS-2.32")
def test_a_d8_character() -> None:
    assert offers(creation("name Aubin")) == ["hit_die d8", "hit_die d6", "hit_die d4"]
    match = creation("name Aubin", "hit_die d8", "rst the_blade", "domain wisdom", rolls=(3, 4, 5))
    hero = match.table.hero
    assert (hero.hd, hero.xp, hero.fatigue, hero.hp, hero.hp_max, hero.gifts) == (1, 0, 0, 8, 8, [])
    assert (hero.rst, hero.domains, hero.money, hero.purse) == (["the_blade"], ["wisdom"], 12000, True)
    do(match, "buy chain", "buy medium_melee", "buy torches", "done")
    assert hero.money == 12000 - 7500 - 1000 - 100
    assert hero.pack.torches.all == 6
    assert match.pending[0].prompt == "town"


@rule("SS-2.7", "SS-2.8", "SS-2.9", "SS-2.10", "SS-2.12", "SS-2.31")
def test_extra_advantages() -> None:
    match = creation("name Aubin", "hit_die d6", "extra gift", "rst elf", "domain agility", wealth_mode="nothing")
    assert offers(match) == ["gift consecrated", "gift infravision", "gift magic"]
    do(match, "gift magic")
    hero = match.table.hero
    assert (hero.hp, hero.gifts, hero.money, hero.purse, hero.pack.empty) == (6, ["magic"], 0, False, True)
    match = creation(
        "name Aubin",
        "hit_die d4",
        "extra gift",
        "extra gift",
        "rst elf",
        "domain agility",
        "gift magic",
        wealth_mode="nothing",
    )
    assert offers(match) == ["gift consecrated", "gift infravision"]
    match = creation(
        "name Aubin", "hit_die d4", "extra extra_rst", "extra extra_domain", "rst elf", wealth_mode="nothing"
    )
    assert "rst elf" not in offers(match)
    do(match, "rst dwarf", "domain agility")
    assert "domain agility" not in offers(match)


@rule("SS-2.14")
def test_rolled_hp() -> None:
    match = creation(
        "name Aubin",
        "hit_die d6",
        "extra gift",
        "rst elf",
        "domain agility",
        "gift magic",
        rolls=(2,),
        hp_mode="rolled",
        wealth_mode="nothing",
    )
    assert match.table.hero.hp_max == 2


@rule("SS-2.15", "SS-2.16", "SS-6.8")
def test_an_rst_helps_the_tests_it_names() -> None:
    assert len(READY_RST) == 36
    assert [sum(row["kind"] == kind for row in RST.values()) for kind in ("race", "nickname", "trait")] == [12, 12, 12]
    assert dict(prepare(table(rst=["dwarf"]), "search").bonus) == {"rst": 2}
    assert "rst" not in dict(prepare(table(rst=["dwarf"]), "surprise").bonus)
    assert dict(prepare(table(rst=["dwarf"]), "save", tag="poison").bonus) == {"rst": 2}
    assert "rst" not in dict(prepare(table(rst=["dwarf"]), "save", tag="mind").bonus)
    undead = table(rst=["bane_of_the_dead"])
    assert dict(prepare(undead, "attack", difficulty=12, target=CREATURES["skeleton"]).bonus) == {"rst": 2}
    assert not prepare(undead, "attack", difficulty=12, target=CREATURES["goblin"]).bonus
    shot = table(rst=["born_shot"], main="medium_ranged")
    assert dict(prepare(shot, "attack", difficulty=12, target=CREATURES["goblin"]).bonus) == {"rst": 2}


@rule("SS-2.16")
def test_a_catcher_of_beasts_knows_vermin_too() -> None:
    new = table(rst=["beastcatcher"])
    for name, bonus in (("cave_wolf", 2), ("giant_spider", 2), ("orc", 0), ("skeleton", 0)):
        trial = prepare(new, "attack", difficulty=10, target=CREATURES[name])
        assert dict(trial.bonus).get("rst", 0) == bonus


@rule("SS-2.17", "SS-2.18")
def test_a_free_rst_is_claimed_once_and_never_on_top() -> None:
    match = at(("searched",), rst=["free_text"], rolls=[13, *d10(0)])
    assert offers(match) == ["roll", "claim"]
    before = needed(match)
    do(match, "claim")
    assert said(match)[0] == "test-failed"
    assert match.log[0].facts["needed"] == before - 2
    match = at(("searched",), rst=["free_text", "dwarf", "lynx_eye"], resources=1, rolls=[14])
    assert offers(match) == ["roll", "resource"]
    assert needed(match) == 17 - 1 - 2  # two RST that apply give 2 in all
    new = creation("name Aubin", "hit_die d8", "rst free_text", "domain wisdom", wealth_mode="nothing").table
    assert entry(new)["on_honour"]
    assert not entry(table())["on_honour"]


@rule("SS-2.19", "SS-2.20")
def test_a_domain_may_be_rolled_and_a_repeat_is_rolled_again() -> None:
    match = creation(
        "name Aubin",
        "hit_die d6",
        "extra extra_domain",
        "rst elf",
        "domain agility",
        "roll_domain",
        rolls=(2, 5),
        wealth_mode="nothing",
    )
    assert match.table.hero.domains == ["agility", "charisma"]


@rule("SS-2.21", "SS-2.22", "SS-2.24", "SS-2.25", "SS-2.26", "SS-2.27")
def test_what_domains_cover() -> None:
    covered = {
        "observation": ["search", "surprise"], "agility": ["encounter", "stealth", "acrobatics", "flight"],
        "weapon_master": ["attack", "morale"], "nimble_fingers": ["disarm", "pick_lock"],
        "charisma": ["charm", "negotiation", "bribery"], "wisdom": ["save", "magic", "cache"],
    }  # fmt: skip
    assert {test: domain for domain, tests in covered.items() for test in tests} == DOMAIN_OF
    door = Exit(0, 0, (10, 10), 0, "stuck")
    match = at(("door_test", "force", 0, 0), exits=[door], domains=list(covered), rolls=[2])
    assert match.pending[0].prompt == "explore"  # no re-roll for Force


@rule("SS-2.29", "SS-2.30")
def test_a_kit() -> None:
    match = creation("name Aubin", "hit_die d8", "rst elf", "domain agility", wealth_mode="equipped")
    assert len(match.pending[0].options) == 5
    do(match, "kit soldier")
    hero = match.table.hero
    assert (sorted(item.id for item in hero.pack.items), hero.pack.torches.all, hero.resources, hero.money) == (
        ["chain", "medium_melee", "small_melee"], 12, 10, 0
    )  # fmt: skip
    assert match.pending[0].prompt == "town"


@rule("SS-2.32", "SS-2.31", "SS-2.30")
def test_the_purse_of_a_new_character() -> None:
    made = ("name Aubin", "hit_die d8", "rst the_blade", "domain wisdom")
    hero = creation(*made, wealth_mode="nothing").table.hero
    assert (hero.purse, hero.coin_room, hero.money) == (False, 0, 0)
    hero = creation(*made, "kit soldier", wealth_mode="equipped").table.hero
    assert (hero.purse, hero.coin_room, hero.money) == (True, 400, 0)
