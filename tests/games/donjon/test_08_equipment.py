"""DJ-8: equipment and shop."""

from typing import Any

import pytest

from oubliettes.games.donjon.goods import SHOP, THINGS
from oubliettes.games.donjon.rules.adventurer import sheet, states
from oubliettes.games.donjon.rules.adventurer.sheet import (
    ammunition,
    armour_power,
    attack_base,
    defence_base,
    new,
    owned,
    put,
    use_up,
    weapon_is_magic,
)
from oubliettes.games.donjon.rules.equipment import ready_set, uses
from oubliettes.games.donjon.rules.town.shop import buy
from oubliettes.games.donjon.table import NOTHING, PC, PE, Hero, Item
from tests.games.donjon.fights import SPENT, fight, verbs
from tests.games.donjon.furnished import chasm
from tests.games.donjon.heroes import new_hero
from tests.games.donjon.packs import carried, fighting, turn_again, uses_of
from tests.games.donjon.situation import asked, match, new_table, picks, play, spot, table, turn
from tests.games.donjon.towns import making
from tests.support import rule


def _sheet(**facts: Any) -> dict[str, Any]:
    hero = {
        "race": "human", "cls": "warrior", "name": "Odon", "figure": "monk", "max_life": 21, "max_fatigue": 5,
        "destiny": 1, "gold": 0, "xp": 40, "base": [5, 5, 3, 3, 3, 3], "skills": ["parry", "charge"],
        "pack": [], "weapon": "", "shield": "", "body": "",
    }  # fmt: skip
    return {"format": 1, "game": "donjon", "won": [], "hero": hero | facts}


GOODS = {
    "arrows": (1, 10), "stones": (1, 10), "bolts": (1, 10), "lantern": (3, 1), "torch": (1, 6), "rope": (2, 1),
    "rat_poison": (3, 1), "healing_potion": (15, 1), "poison": (5, 1),
}  # fmt: skip


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


@rule("DJ-8.1", "DJ-46.3")
def test_an_adventurer_who_returns_visits_the_shop() -> None:
    t = new_table(1, sheets=[_sheet(gold=9)])
    t.agenda.clear()
    made = match(t, ("create", 0))
    assert asked(made) == (0, "shop")
    play(made, "buy long_sword", "done")
    assert not made.pending
    assert (t.heroes[0].gold, t.heroes[0].weapon.kind) == (1, "long_sword")


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


@rule("DJ-8.14", "DJ-8.15")
def test_poison_on_a_weapon_until_the_end_of_the_combat() -> None:
    t = table(heroes="warrior 2,3 +poison +poison +axe")
    hero = t.heroes[0]
    before = attack_base(hero)
    played = play(turn(t), "coat")
    assert (attack_base(hero), carried(hero), t.turn.points) == (before + 1, ["poison", "axe"], 3)
    assert "coat" not in [pick[0] for pick in played.pending[0].options], "doses on the same weapon do not add up"
    play(played, "equip axe")
    assert attack_base(hero) == 5 + 2, "that weapon only"
    assert picks(played, "coat") == [""]
    states.phase_ends(t, PE)
    assert any(item.coat for item in hero.pack), "applied in a PE it waits for the end of the next PC"
    uses.combat_ends(t)
    assert not any(item.coat for item in (hero.weapon, *hero.pack))


@rule("DJ-8.15")
def test_a_bare_hand_is_not_poisoned() -> None:
    assert uses_of(table(heroes="warrior 2,3 -weapon +poison"), "coat") == []
    assert uses_of(fighting("warrior 2,3 +poison"), "coat") == [""]


@rule("DJ-8.15", "DJ-8.14")
def test_a_coat_lasts_for_one_fight_in_hand_pack_or_grave() -> None:
    t = table(heroes="warrior 2,2 +poison +poison +dagger")
    m = turn(t)
    play(m, "coat")
    hero = t.heroes[0]
    assert sheet.attack_base(hero) == 9
    assert picks(m, "coat") == [], "doses on the same weapon do not add up"
    play(m, "equip dagger")
    assert sheet.attack_base(hero) == 6
    assert picks(m, "coat") == [""]
    play(m, "coat")
    assert sheet.attack_base(hero) == 7
    uses.combat_ends(t)
    assert not any(item.coat for item in sheet.owned(hero))
    t = table(heroes="thief 2,2 weapon=short_bow +poison")
    play(turn(t), "coat")
    assert sheet.attack_base(t.heroes[0], "arrows") == 3 + 2 + 1, "a bow's arrows, too"


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


@rule("DJ-8.20")
def test_each_shot_uses_a_piece_of_ammunition_hit_or_miss() -> None:
    t = table(heroes=f"thief 2,4 {SPENT}; priest 5,5 destiny=0", monsters="troll 2,0")
    t.heroes[0].weapon = sheet.new("short_bow")
    t.heroes[0].pack = (sheet.new("bolts"), sheet.new("arrows", 2), sheet.new("stones"))
    m = fight(t, rolls=[10, 1])
    assert picks(m, "shoot") == ["10 troll arrows"], "arrows for a bow"
    play(m, "shoot 10 troll arrows", "end")
    assert [item.left for item in t.heroes[0].pack] == [10, 1, 10]
    play(fight(t, rolls=[1, 10]), "shoot 10 troll arrows", "end")
    assert [item.kind for item in t.heroes[0].pack] == ["bolts", "stones"], "a miss costs one, too"
    assert "shoot" not in verbs(fight(t))


@rule("DJ-8.20", "DJ-44.6", "DJ-25.17")
def test_a_shot_takes_matching_ammunition() -> None:
    t = table(heroes="thief weapon=short_sword +bolts +stones +rune_arrows")
    thief = t.heroes[0]
    thief.pack = tuple(item for item in thief.pack if item.kind != "short_bow")
    assert ammunition(thief) == [], "a short sword in hand"
    thief.weapon = new("short_bow")
    assert ammunition(thief) == ["arrows", "rune_arrows"]
    assert (attack_base(thief, "arrows"), attack_base(thief, "rune_arrows")) == (3 + 2, 3 + 2 + 1)
    for left in range(9, 0, -1):
        use_up(t, thief, "arrows")
        assert next(item.left for item in thief.pack if item.kind == "arrows") == left
    use_up(t, thief, "arrows")
    assert ammunition(thief) == ["rune_arrows"]
    for _ in range(10):
        use_up(t, thief, "rune_arrows")
    assert ammunition(thief) == [], "without ammunition the weapon cannot shoot"
    assert t.discards["treasure"] == ["rune_arrows"], "an empty card is discarded; common arrows are just gone"
    for weapon, kind in (("sling", "stones"), ("light_crossbow", "bolts"), ("heavy_crossbow", "bolts")):
        thief.weapon = new(weapon)
        assert ammunition(thief) == [kind]


@rule("DJ-8.21", "DJ-8.22")
def test_bows_and_bare_hands_have_no_power_in_melee() -> None:
    thief = new_hero("thief weapon=short_bow")
    assert (attack_base(thief), attack_base(thief, "arrows")) == (3, 5)
    thief.weapon = NOTHING
    assert attack_base(thief) == 3
    thief.weapon = new("elven_bow")
    assert (attack_base(thief), weapon_is_magic(thief)) == (3, False), "nor is a magic bow magic in melee"
    assert weapon_is_magic(thief, "arrows")


@rule("DJ-8.24", "DJ-8.25")
def test_a_shield_adds_its_power_with_a_hand_free_for_it() -> None:
    warrior = new_hero("warrior")
    assert armour_power(warrior) == 2 + 1
    for kind, power in (("two_handed_sword", 2), ("halberd", 2), ("long_bow", 2), ("staff", 2), ("spear", 3)):
        warrior.weapon = new(kind)
        assert armour_power(warrior) == power, kind
    warrior.weapon, warrior.body = NOTHING, NOTHING
    assert armour_power(warrior) == 1


@rule("DJ-8.27")
def test_in_combat_hands_before_the_attack_and_no_body_armour() -> None:
    t = fighting("warrior 2,3 +axe +chain_mail")
    assert (uses_of(t, "equip"), uses_of(t, "unequip")) == (["axe"], ["weapon", "shield"])
    t.turn.attacks = 1
    assert (uses_of(t, "equip"), uses_of(t, "unequip")) == ([], [])


@rule("DJ-8.28", "DJ-14.3", "DJ-31.8")
@pytest.mark.parametrize("kind", ["healing_potion", "t_healing_potion"])
def test_a_healing_potion(kind: str) -> None:
    t = table(heroes=f"thief 2,3 life=9 venom=2 +{kind}")
    t.heroes[0].water = True
    played = play(turn_again(t, [6]), f"drink {kind}")
    hero = t.heroes[0]
    assert (hero.life, hero.venom, hero.water, t.turn.points) == (15, 0, False, 5)
    assert kind not in carried(hero)
    assert t.discards["treasure"] == ([kind] if kind.startswith("t_") else [])
    assert played.pending
    t = table(heroes=f"thief 2,3 life=18 +{kind}")
    play(turn(t, rolls=[6]), f"drink {kind}")
    assert t.heroes[0].life == 20, "never above the maximum"


@rule("DJ-8.29", "DJ-25.13")
def test_a_potion_for_a_companion_beside_him_standing_or_down() -> None:
    t = fighting("priest 2,3 +healing_potion; warrior 3,3 life=0; thief 1,3 life=7; wizard 5,5 life=1")
    assert uses_of(t, "feed") == ["healing_potion seat:1", "healing_potion seat:2"], "the wizard is too far off"
    play(match(t, ("fight",), rolls=[4]), "feed healing_potion seat:1")
    assert t.heroes[1].life == 4
    assert "healing_potion" not in carried(t.heroes[0])
    assert uses_of(t, "feed") == []


@rule("DJ-8.29")
def test_the_downed_have_use_for_life_alone() -> None:
    t = table(heroes="priest 2,3 +vigour_potion +antidote; warrior 3,3 life=0 fatigue=0 venom=1")
    assert uses_of(t, "feed") == []
    t.heroes[1].life = 1
    assert uses_of(t, "feed") == ["vigour_potion seat:1", "antidote seat:1"]


@rule("DJ-8.30", "DJ-42.6")
def test_a_rope_gets_its_owner_or_a_neighbour_out_of_a_pit_and_is_kept() -> None:
    for own, other, where, lost in (
        ("+rope", "", "3,2", False),
        ("", "+rope", "3,2", False),
        ("", "+rope", "5,2", True),
    ):
        t = table("room_n", heroes=f"warrior 2,2 {SPENT} {own}; priest {where} {SPENT} {other}")
        match(t, ("event", "pit", 0), rolls=[1, 3])
        assert (t.heroes[0].life, t.heroes[0].lost_turn) == (17, lost)
        assert sum(item.kind == "rope" for hero in t.heroes for item in hero.pack) == 1


@rule("DJ-8.30", "DJ-19.86")
def test_a_rope_saves_first() -> None:
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 +rope; priest 0,5")
    played = play(turn(t, rolls=[5]), "cross n")
    hero = t.heroes[0]
    assert (spot(t, hero), hero.life, hero.destiny, [item.kind for item in hero.pack]) == ("2,3", 20, 2, [])
    assert not played.pending, "his turn is over"


@rule("DJ-8.31")
def test_rat_poison_for_a_skaven_beside_him() -> None:
    t = fighting("thief 2,3 +rat_poison", "skaven 2,2; skaven 2,0; orc 3,3")
    assert uses_of(t, "rats") == ["2 2"], "adjacent, and a skaven"
    play(match(t, ("fight",), rolls=[4]), "rats 2 2")
    assert [monster.life for monster in t.monsters] == [1, 5, 5], "without defence"
    assert "rat_poison" not in carried(t.heroes[0])


@rule("DJ-8.31", "DJ-30.14")
def test_a_skaven_poisoned_to_death_is_his() -> None:
    t = fighting("thief 2,3 +rat_poison", "skaven 2,2 life=2; orc 3,0")
    play(match(t, ("fight",), rolls=[2]), "rats 2 2")
    assert (len(t.monsters), t.heroes[0].xp) == (1, 10)


@rule("DJ-8.31", "DJ-42.13")
def test_rat_poison_helps_in_its_owners_zone_only() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,2 {SPENT}; thief 2,-3 {SPENT} +rat_poison", md=True)
    m = match(t, ("event", "rat_swarm"), rolls=[3])
    assert picks(m, "in-zone") == ["1", "0"]
    play(m, "in-zone 0")
    assert [hero.life for hero in t.heroes] == [17, 20]
    t = table("room_n", heroes=f"warrior 2,2 {SPENT}; thief 2,3 {SPENT} +rat_poison +rat_poison", md=True)
    m = match(t, ("event", "rat_swarm"))
    assert asked(m) == (1, "rats")
    play(m, "rat-poison")
    assert [hero.life for hero in t.heroes] == [20, 20]
    assert sum(item.kind == "rat_poison" for item in t.heroes[1].pack) == 1


@rule("DJ-8.32")
def test_there_is_no_limit_to_what_he_carries() -> None:
    t = table(heroes="warrior")
    put(t.heroes[0], *(new("two_handed_hammer") for _ in range(200)))
    assert len(t.heroes[0].pack) == 200


@rule("DJ-46.1", "DJ-8.33", "DJ-8.1")
def test_gifts_first_then_each_spends_xp_and_gold() -> None:
    t = table(heroes="warrior gold=20 +rope; priest gold=1; thief gold=4", outcome="success", done=("main",))
    for hero in t.heroes:
        hero.xp = 100
    played = match(t, ("aftermath",))
    order: list[tuple[int, str]] = []
    while played.pending:
        if not order or order[-1] != asked(played):
            order.append(asked(played))
        seat, prompt = asked(played)
        if prompt == "gifts" and seat == 0 and t.heroes[0].gold == 20:
            play(played, "give seat:2", "hand_gold 10", "give seat:1", "hand rope")
            assert (t.heroes[2].gold, t.heroes[1].pack[-1].kind) == (14, "rope")
        play(played, "done")
    assert order == [
        (0, "gifts"), (1, "gifts"), (2, "gifts"),
        (0, "experience"), (0, "spend-gold"), (1, "experience"), (1, "spend-gold"),
        (2, "experience"), (2, "spend-gold"),
    ]  # fmt: skip
    assert t.result == (0,), "the title comes before the gifts"
    assert [hero.xp for hero in t.heroes] == [200] * 3, "and objective XP before all"


@rule("DJ-8.33")
def test_gifts_in_the_same_zone_in_an_exploration_phase() -> None:
    t = table("room_nwe", "n corridor", heroes="thief 2,3 gold=15; warrior 5,5; priest 2,-3; wizard 0,0 life=0")
    played = turn(t)
    assert picks(played, "give") == ["seat:1"], "standing, and in the same zone"
    play(played, "give seat:1")
    assert picks(played, "hand_gold") == ["1", "10", "15"]
    play(played, "hand_gold 10", "give seat:1", "hand rope")
    assert (t.heroes[0].gold, t.heroes[1].gold) == (5, 10)
    assert ("rope" in carried(t.heroes[0]), "rope" in carried(t.heroes[1])) == (False, True)
    assert t.turn.points == 5, "free"
    play(played, "give seat:1", "back")
    t.phase = PC
    assert uses_of(t, "give") == []


@rule("DJ-8.33", "DJ-46.1")
def test_between_games_what_is_in_hand_or_worn_is_given_too() -> None:
    t = table(heroes="warrior; priest -weapon -shield -body", outcome="success", done=("main",))
    m = match(t, ("aftermath",))
    play(m, "give seat:1")
    assert picks(m, "hand") == ["long_sword", "small_shield", "scale_armour"]
    play(m, "hand scale_armour")
    assert not t.heroes[0].body.kind
    assert "scale_armour" in [item.kind for item in owned(t.heroes[1])]
    t = table(heroes="warrior 2,2; priest 3,3")
    m = turn(t)
    assert picks(m, "give") == [], "in a PE he takes it off first"


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


def test_what_is_best_is_ready_when_he_leaves_the_shop() -> None:
    hero = Hero(0, race="human", cls="warrior")
    arms = ("long_bow", "club", "two_handed_sword", "long_sword", "small_shield", "chain_mail", "leather_armour")
    put(hero, *(new(kind) for kind in arms))
    ready_set.arm(hero)
    assert (hero.weapon.kind, hero.shield.kind, hero.body.kind) == ("long_sword", "small_shield", "chain_mail")
    wizard = Hero(0, race="elf", cls="wizard")
    put(wizard, *(new(kind) for kind in arms))
    ready_set.arm(wizard)
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


def test_the_better_of_two_of_a_kind_is_taken() -> None:
    t = table(heroes="warrior 2,3")
    hero = t.heroes[0]
    hero.weapon = Item("axe", notch=1)
    hero.pack = (Item("axe", notch=2), Item("axe"))
    played = play(turn(t), "equip axe")
    assert (hero.weapon, hero.pack) == (Item("axe"), (Item("axe", notch=2), Item("axe", notch=1)))
    assert picks(played, "equip") == ["axe"], "one not the same as that in hand"
