"""DJ-44: treasure cards."""

from collections import Counter
from random import Random

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import THINGS, TREASURES
from oubliettes.games.donjon.pieces import DEFENCE, SPEED, STRENGTH
from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.rules.adventurer.sheet import (
    armour_power,
    attack_base,
    defence_base,
    max_fatigue,
    new,
    owned,
    put,
    stat,
    versus,
    weapon_is_magic,
    weapon_power,
)
from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.rules.contents import loot
from oubliettes.games.donjon.rules.dice.life import has_destiny, spend_destiny
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.zones import layout, light
from oubliettes.games.donjon.rules.zones.light import is_dark
from oubliettes.games.donjon.table import PC, PC_NOW, PE, PE_NEXT, Item, Turn
from oubliettes.kernel import FastDice, Match
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl
from tests.games.donjon.heroes import new_hero
from tests.games.donjon.packs import all_packs, carried, turn_again, uses_of
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, close, match, picks, play, put_piece, table, turn
from tests.support import rule, said

MAGIC_ARMS = {
    "rune_dagger": (1, 1, 1), "storm_staff": (1, 1, 2), "short_sword_1": (2, 1, 1), "blessed_mace": (2, 1, 1),
    "elven_bow": (2, 1, 2), "long_sword_1": (3, 1, 1), "flaming_blade": (3, 1, 1), "long_bow_1": (3, 1, 2),
    "rune_axe": (3, 2, 1), "great_sword_1": (4, 1, 2),
}  # fmt: skip
"""Base Power, bonus and hands."""


@rule("DJ-44.1")
def test_the_treasure_deck() -> None:
    kinds = Counter({thing.category: 0 for thing in TREASURES.values()})
    for thing in TREASURES.values():
        kinds[thing.category] += thing.count
    assert kinds == {
        "gold": 11, "weapon": 10, "armour": 6, "ammunition": 4, "potion": 11, "scroll": 4, "talisman": 8,
    }  # fmt: skip
    assert sum(kinds.values()) == 54


@rule("DJ-44.2", "DJ-16.8")
def test_gold_found_is_turned_into_pieces_and_discarded() -> None:
    t = table(heroes="warrior 2,3")
    loot.treasure_found(t, "gemstones", "", -1, 0)
    assert t.heroes[0].gold == 60
    assert t.discards["treasure"] == ["gemstones"]
    assert {card: thing.value for card, thing in TREASURES.items() if thing.category == "gold"} == {
        "copper_purse": 10,
        "gold_purse": 20,
        "gold_casket": 40,
        "silver_necklace": 50,
        "gemstones": 60,
        "golden_idol": 80,
    }


@rule("DJ-44.2", "DJ-16.8")
def test_gold_becomes_pieces_at_once() -> None:
    for card, value in (("copper_purse", 10), ("gold_purse", 20), ("gold_casket", 40), ("golden_idol", 80)):
        t = table(heroes="warrior 2,3; priest 3,3")
        t.decks["treasure"] = [card]
        match(t, ("treasure", 1, 1, ""), draws=[0])
        assert ([hero.gold for hero in t.heroes], t.discards["treasure"]) == ([0, value], [card])
        assert t.marks["gold"] == value


@rule("DJ-44.3", "DJ-46.6")
@pytest.mark.parametrize("seed", range(4))
def test_every_treasure_card_is_always_somewhere(seed: int) -> None:
    """In the deck, discarded, owned, with the dead, held by the MD, or just being offered."""
    rng = Random(seed)
    options = {"master": "automatic", "one_card_ahead": seed % 2 == 1}
    played = Match.new(GAME, seats=3, options=options, dice=FastDice(seed))
    whole = Counter({card: thing.count for card, thing in TREASURES.items()})
    picked = 0
    while played.pending:
        ask = played.pending[0]
        played.choose(ask.seat, GAME.policy(played.table, ask, rng) if picked % 9 else rng.choice(ask.options))
        picked += 1
        t = played.table
        if not t.zones or (played.pending and played.pending[0].prompt == "loot"):
            continue
        cards = Counter([*t.decks["treasure"], *t.discards["treasure"]])
        cards.update(card for card in (t.held.get("treasure", ""),) if card)
        for items in (*(owned(hero) for hero in t.heroes), *(body.items for body in t.bodies)):
            cards.update(item.kind for item in items if item.kind in TREASURES)
        assert cards == whole, picked
    assert picked > 50


@rule("DJ-44.3")
def test_a_card_used_up_is_discarded() -> None:
    t = table(heroes="thief 2,3 life=5 +greater_healing_potion +rune_arrows")
    t.heroes[0].pack = (Item("greater_healing_potion"), Item("rune_arrows", 1))
    play(turn(t, rolls=[1, 1]), "drink greater_healing_potion")
    assert t.discards["treasure"] == ["greater_healing_potion"]
    t.agenda.clear()
    fighter = table(heroes=f"thief 2,4 {SPENT}", monsters="orc 2,1")
    fighter.heroes[0].pack = (Item("rune_arrows", 1),)
    play(fight(fighter, rolls=[1, 9]), "shoot 10 orc rune_arrows")
    assert fighter.discards["treasure"] == ["rune_arrows"]
    assert not fighter.heroes[0].pack


@rule("DJ-44.3", "DJ-2.10")
def test_an_item_stays_with_its_owner_and_a_used_one_is_discarded() -> None:
    t = table(heroes="warrior 2,3")
    t.decks["treasure"] = ["antidote"]
    match(t, ("treasure", 0, 1, ""), draws=[0])
    assert (all_packs(t)[0], t.decks["treasure"], t.discards["treasure"]) == (["antidote"], [], [])
    t.heroes[0].venom = 1
    play(match(t, ("turn_starts", 0), ("turn",)), "drink antidote")
    assert (all_packs(t)[0], t.discards["treasure"]) == ([], ["antidote"])
    match(t, ("treasure", 0, 1, ""), draws=[0])
    assert all_packs(t)[0] == ["antidote"], "the discard pile is shuffled into a new deck"
    match(t, ("treasure", 0, 1, ""))
    assert all_packs(t)[0] == ["antidote"], "and then nothing is left"


@rule("DJ-44.4")
def test_each_magic_weapon_has_the_power_and_the_hands_of_its_kind() -> None:
    found = {c: (t.power, t.bonus, t.hands) for c, t in TREASURES.items() if t.category == "weapon"}
    assert found == MAGIC_ARMS
    for card, (power, bonus, hands) in MAGIC_ARMS.items():
        hero = table(heroes=f"warrior 2,3 weapon={card}").heroes[0]
        shot = THINGS[card].ranged
        assert attack_base(hero, "arrows" if shot else "") == 5 + power + bonus
        assert defence_base(hero) == 5 + 2 + (1 if hands == 1 else 0)


@rule("DJ-44.4", "DJ-44.5", "DJ-25.16", "DJ-25.17")
def test_magic_adds_its_bonus_and_is_magic() -> None:
    warrior = new_hero("warrior weapon=rune_axe body=plate_1 shield=shield_1")
    assert (weapon_power(warrior), armour_power(warrior)) == (3 + 2, 4 + 1 + 1 + 1)
    assert weapon_is_magic(warrior)
    warrior.weapon = new("long_sword")
    assert not weapon_is_magic(warrior)
    states.add_effect(warrior, "sacred_hammer", 1, PC_NOW)
    assert (weapon_is_magic(warrior), weapon_power(warrior)) == (True, 4)
    warrior.weapon = new("great_sword_1")
    assert armour_power(warrior) == 5, "two hands, as its ordinary kind"
    for kind, base in (
        ("rune_dagger", "dagger"),
        ("storm_staff", "staff"),
        ("chain_1", "chain_mail"),
        ("leather_1", "leather_armour"),
    ):
        assert (THINGS[kind].power, THINGS[kind].hands, THINGS[kind].bonus) == (
            THINGS[base].power,
            THINGS[base].hands,
            1,
        )


@rule("DJ-44.5")
@pytest.mark.parametrize(
    "card, slot, power",
    [
        ("mage_cloak_1", "body", 2),
        ("leather_1", "body", 2),
        ("scale_1", "body", 3),
        ("chain_1", "body", 4),
        ("plate_1", "body", 5),
        ("shield_1", "shield", 2),
    ],
)
def test_each_magic_armour(card: str, slot: str, power: int) -> None:
    hero = table(heroes="warrior 2,3 -body -shield").heroes[0]
    setattr(hero, slot, new(card))
    assert defence_base(hero) == 5 + power


@rule("DJ-44.6", "DJ-25.17")
@pytest.mark.parametrize(
    "weapon, ammo, bonus, amount",
    [
        ("sling", "charged_stones", 1, 10),
        ("short_bow", "rune_arrows", 1, 10),
        ("light_crossbow", "demonbane_bolts", 2, 6),
    ],
)
def test_each_magic_ammunition(weapon: str, ammo: str, bonus: int, amount: int) -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} weapon={weapon} +{ammo}", monsters="troll 2,1; orc 5,0")
    assert t.heroes[0].pack[-1].left == amount
    play(fight(t, rolls=[10, 1]), f"shoot 10 troll {ammo}")
    assert foe(t).life == 15 - (10 + 5 + THINGS[weapon].power + bonus - 1 - 8)
    assert t.heroes[0].pack[-1].left == amount - 1


@rule("DJ-44.6", "DJ-44.4")
def test_magic_ammunition_is_used_up_shot_by_shot() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} weapon=light_crossbow +demonbane_bolts", monsters="demon 2,1; orc 5,0")
    play(fight(t, rolls=[9, 5]), "shoot 10 demon demonbane_bolts")  # 9 + 5 + 2 + 2 against 5 + 6
    assert foe(t).life == 10 - (18 - 11)
    assert t.heroes[0].pack[-1] == Item("demonbane_bolts", 5)
    assert new("demonbane_bolts").left == 6


@rule("DJ-44.7")
@pytest.mark.parametrize("kind, life", [("mummy", 0), ("ogre", 10 - 3)])
def test_the_blessed_mace_against_the_undead(kind: str, life: int) -> None:
    t = table(heroes=f"priest 2,2 {SPENT} weapon=blessed_mace", monsters=f"{kind} 2,1; orc 5,5")
    play(fight(t, rolls=[8, 5]), f"strike 10 {kind}")  # 8 + 4 + 3 (+ 2) against 5 + 7, or 5 + 6 for the mummy
    assert (foe(t).life if any(one.number == 10 for one in t.monsters) else 0) == life


@rule("DJ-44.7")
def test_the_blessed_mace_hates_the_undead() -> None:
    t = table(heroes="priest 2,3 weapon=blessed_mace", monsters="zombie 2,2; orc 3,2")
    assert attack_base(t.heroes[0]) == 4 + 2 + 1
    assert [versus(t.heroes[0], monster) for monster in t.monsters] == [2, 0]
    t.heroes[0].weapon = new("mace")
    assert versus(t.heroes[0], t.monsters[0]) == 0


@rule("DJ-44.8")
def test_a_flaming_blade_that_misses_leaves_a_troll_its_gift() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} weapon=flaming_blade", monsters="troll 2,1 life=9")
    play(fight(t, rolls=[1, 9]), "strike 10 troll")
    assert not foe(t).singed


@rule("DJ-44.8", "DJ-31.59")
def test_a_troll_wounded_by_the_flaming_blade_does_not_regenerate_that_round() -> None:
    lives = {}
    for weapon in ("flaming_blade", "long_sword_1"):
        t = table(heroes=f"warrior 2,3 fatigue=0 destiny=0 weapon={weapon}", monsters="troll 2,2", phase=PC, round=1)
        t.heroes[0].skills = t.heroes[0].tilted = ()
        t.turn = Turn(figure=0, points=3)
        assert attack_base(t.heroes[0]) == 5 + 3 + 1
        play(match(t, ("fight",), rolls=[9, 4]), "strike 10 troll")
        t.agenda.clear()
        lives[weapon] = [t.monsters[0].life]
        for _ in range(2):
            t.struck = True
            match(t, ("round_ends", 0))
            t.agenda.clear()
            lives[weapon].append(t.monsters[0].life)
    assert lives == {"flaming_blade": [9, 9, 10], "long_sword_1": [9, 10, 11]}


@rule("DJ-44.9")
def test_a_greater_healing_potion() -> None:
    t = table(heroes="thief 2,3 life=5 venom=1 +greater_healing_potion")
    play(turn(t, rolls=[6, 4]), "drink greater_healing_potion")
    assert (t.heroes[0].life, t.heroes[0].venom) == (15, 0)


@rule("DJ-44.10", "DJ-29.6")
def test_a_potion_of_vigour() -> None:
    for before, after in ((1, 4), (4, 5)):
        t = table(heroes=f"thief 2,3 fatigue={before} +vigour_potion")
        play(turn(t), "drink vigour_potion")
        assert t.heroes[0].fatigue == after
    assert uses_of(table(heroes="thief 2,3 +vigour_potion"), "drink") == []


@rule("DJ-44.11")
def test_a_potion_of_strength() -> None:
    t = table(heroes="thief 2,3 weapon=short_sword +strength_potion +strength_potion")
    hero = t.heroes[0]
    hero.pack = (*hero.pack, Item("short_bow"))
    played = play(turn(t), "drink strength_potion")
    assert (stat(hero, STRENGTH), attack_base(hero)) == (3 + 2, 3 + 2 + 2)
    assert picks(played, "drink") == [], "a second one would change nothing"
    play(played, "equip short_bow")
    assert attack_base(hero, "arrows") == 3 + 2, "melee attacks only"
    states.phase_ends(t, PE)
    assert (stat(hero, STRENGTH), attack_base(hero, "arrows")) == (3, 5)


@rule("DJ-44.12", "DJ-44.24")
def test_a_potion_of_speed_counts_at_once() -> None:
    t = table(heroes="warrior 2,3 +speed_potion")
    hero = t.heroes[0]
    played = play(turn(t), "step n", "drink speed_potion")
    assert (stat(hero, SPEED), t.turn.points) == (6, 2 + 3)
    states.phase_ends(t, PE)
    assert stat(hero, SPEED) == 3
    assert played.pending


@rule("DJ-44.12")
def test_a_doubled_speed_is_that_of_the_weakened() -> None:
    t = table(heroes="thief 2,3 +speed_potion")
    add_effect(t.heroes[0], "weakened", 2, PE_NEXT)
    play(turn(t), "drink speed_potion")
    assert (stat(t.heroes[0], SPEED), t.turn.points) == (6, 6)


@rule("DJ-44.13")
def test_an_antidote() -> None:
    t = table(heroes="thief 2,3 life=9 venom=3 +antidote")
    play(turn(t), "drink antidote")
    assert (t.heroes[0].venom, t.heroes[0].life) == (0, 9)
    t = table(heroes="thief 2,3 +antidote")
    t.heroes[0].water = True
    play(turn_again(t, []), "drink antidote")
    assert not t.heroes[0].water


@rule("DJ-44.14", "DJ-18.13")
def test_any_class_reads_a_scroll_for_nothing() -> None:
    t = table(heroes="warrior 2,3 fatigue=0 +scroll_healing; thief 0,0 life=5")
    t.decks["treasure"].remove("scroll_healing")
    played = turn(t, rolls=[4])
    assert picks(played, "read-on") == ["seat:1 scroll_healing"]
    play(played, "read-on seat:1 scroll_healing")
    assert (t.heroes[1].life, t.heroes[0].fatigue, t.heroes[0].tilted) == (9, 0, ("", ""))
    assert t.discards["treasure"] == ["scroll_healing"]
    assert picks(played, "read-on") == []


@rule("DJ-44.14")
def test_each_scroll_casts_the_skill_named_on_it() -> None:
    found = {card: thing.skill for card, thing in TREASURES.items() if thing.category == "scroll"}
    assert found == {
        "scroll_magic_missile": "magic_missile",
        "scroll_fireball": "fireball",
        "scroll_healing": "healing",
        "scroll_teleport": "teleport",
    }
    t = table(heroes="warrior 2,3 fatigue=0 +scroll_teleport; thief 0,0")
    play(turn(t), "read-on seat:1 scroll_teleport", "to 5 5")
    assert t.heroes[1].at == at(t, "5,5")
    assert t.phase == PE


@rule("DJ-44.15", "DJ-44.17", "DJ-44.18", "DJ-44.19", "DJ-44.23")
def test_talismans_work_while_worn_and_once_each() -> None:
    warrior = new_hero("warrior")
    before = (defence_base(warrior), stat(warrior, STRENGTH), stat(warrior, SPEED), max_fatigue(warrior))
    assert before == (8, 3, 3, 5)
    things = ("ring_of_protection", "ogre_gauntlets", "boots_of_the_wind", "belt_of_endurance")
    put(warrior, *(new(kind) for kind in things))
    after = (defence_base(warrior), stat(warrior, STRENGTH), stat(warrior, SPEED), max_fatigue(warrior))
    assert after == (9, 4, 4, 6)
    assert warrior.fatigue == 5, "the extra point comes filled at the next game"
    put(warrior, *(new(kind) for kind in things))
    again = (defence_base(warrior), stat(warrior, STRENGTH), stat(warrior, SPEED), max_fatigue(warrior))
    assert again == after, "at most one of each name"
    assert stat(warrior, DEFENCE) == 5, "the ring is on the total, not the characteristic"


@rule("DJ-44.16")
@pytest.mark.parametrize("pick, destiny, amulets", [("use-amulet", 1, 0), ("use-point", 0, 1)])
def test_who_has_an_amulet_and_a_point_chooses(pick: str, destiny: int, amulets: int) -> None:
    t = table(heroes="warrior 2,2 life=1 destiny=1 fatigue=0 +amulet_of_destiny", monsters="orc 2,1")
    m = play(prowl(t, rolls=[10, 1]), "pass", "destiny")
    assert asked(m) == (0, "amulet")
    play(m, pick)
    assert t.heroes[0].life == 10
    assert t.heroes[0].destiny == destiny
    assert sum(item.kind == "amulet_of_destiny" for item in t.heroes[0].pack) == amulets
    assert ("amulet-spent" in said(m)) is (not amulets)
    assert t.discards["treasure"] == ["amulet_of_destiny"] * (1 - amulets)


@rule("DJ-44.16")
def test_an_amulet_alone_stands_for_a_point() -> None:
    t = table(heroes="warrior 2,2 life=1 destiny=0 fatigue=0 +amulet_of_destiny", monsters="orc 2,1")
    m = prowl(t, rolls=[10, 1, 1])
    assert asked(m) == (0, "destiny-defence")
    play(m, "again")  # the MD's die falls again: 6 against 9
    assert lives(t) == [1]
    assert t.heroes[0].pack == ()


@rule("DJ-44.16", "DJ-28.3")
def test_an_amulet_makes_the_md_roll_again_too() -> None:
    t = table(heroes="thief 2,2 destiny=0 fatigue=0 +amulet_of_destiny", monsters="troll 2,1", md=True)
    m = play(prowl(t, rolls=[5, 3, 1]), "attack seat:0")
    assert asked(m) == (0, "destiny-defence")
    play(m, "again")
    assert lives(t) == [19]  # 9 against 8
    assert not any(item.kind == "amulet_of_destiny" for item in t.heroes[0].pack)


@rule("DJ-44.16")
def test_the_amulet_stands_for_a_point_of_destiny() -> None:
    t = table(heroes="warrior 2,3 destiny=0 +amulet_of_destiny")
    t.decks["treasure"].remove("amulet_of_destiny")
    hero = t.heroes[0]
    assert has_destiny(hero)
    run(spend_destiny(t, hero))
    assert (hero.destiny, hero.pack, t.discards["treasure"]) == (0, (), ["amulet_of_destiny"])
    assert not has_destiny(hero)
    hero.destiny = 2
    run(spend_destiny(t, hero))
    assert hero.destiny == 1


@rule("DJ-44.20", "DJ-15.13")
def test_the_skeleton_key_opens_three_locks() -> None:
    t = table(heroes="warrior 2,0 +skeleton_key")
    t.decks["treasure"].remove("skeleton_key")
    close(t, 0, locked=True)
    one, two = put_piece(t, "chest", "1,0", locked=True), put_piece(t, "chest", "3,0", locked=True)
    played = turn(t)
    play(played, "unlock_door")
    assert (t.doors[0].locked, t.doors[0].state, t.heroes[0].pack[-1].left, t.turn.points) == (False, "closed", 2, 3)
    play(played, f"unlock chest {one}", f"unlock chest {two}")
    assert not t.pieces[one].locked
    assert not t.pieces[one].spent
    assert "skeleton_key" not in carried(t.heroes[0])
    assert t.discards["treasure"] == ["skeleton_key"]
    t = table(heroes="warrior 2,3 +skeleton_key")
    close(t, 0, locked=True)
    assert uses_of(t, "unlock_door") == [], "only what he faces"


@rule("DJ-44.20")
def test_a_key_in_a_fight_and_for_three_locks() -> None:
    assert new("skeleton_key").left == 3
    t = table(heroes=f"warrior 2,0 {SPENT} +skeleton_key", monsters="orc 5,5")
    t.doors[0].locked = True
    play(fight(t), "unlock_door")
    assert not t.doors[0].locked
    assert t.heroes[0].pack[-1] == Item("skeleton_key", 2)


@rule("DJ-44.20", "DJ-15.13", "DJ-42.5")
def test_a_door_unlocked_by_a_key_cannot_be_locked_again() -> None:
    t = table("room_n_locked", heroes="warrior 2,0 +skeleton_key", hand=["locked_door"])
    door = next(door for door in t.doors if t.heroes[0].at in door.near)
    play(turn(t), "unlock_door")
    assert not door.locked
    assert not playing.playable(t, "locked_door", "door", door.number)


@rule("DJ-44.21", "DJ-22.8")
def test_the_everburning_lantern_lights_the_zones_joined_by_an_open_door() -> None:
    from oubliettes.games.donjon.rules.zones import layout

    t = table("room_n=crypt", "n room_n=crypt", heroes="warrior 1,3 +everburning_lantern")
    assert not light.is_dark(t, 0)
    assert not light.is_dark(t, 1)
    layout.swing(t, t.doors[0], open_=False)
    assert light.is_dark(t, 1)


@rule("DJ-44.21")
def test_the_everburning_lantern_does_not_shine_through_bars() -> None:
    t = table("room_n", "n room_n=crypt", heroes="warrior 2,3 +everburning_lantern")
    assert not is_dark(t, 1)
    t.doors[0].portcullis = True
    layout.swing(t, t.doors[0], open_=True)
    assert is_dark(t, 1)
    assert not is_dark(t, 0)


@rule("DJ-44.21")
def test_the_everburning_lantern_lights_the_next_zones() -> None:
    t = table("room_nwe", "n room_n", heroes="warrior 2,3 +everburning_lantern")
    t.zones[0].dark = t.zones[1].dark = True
    assert [is_dark(t, zone) for zone in (0, 1)] == [False, False]
    t.heroes[0].pack = (new("lantern"),)
    assert [is_dark(t, zone) for zone in (0, 1)] == [False, True]


@rule("DJ-44.22")
def test_the_lens_shows_the_distance_once_a_game() -> None:
    t = table(heroes="warrior 2,3 +seeing_lens; priest 3,3")
    played = play(turn(t), "lens")
    assert t.learnt == [True, False]
    seen = [event for event in played.log if event.key == "distance"]
    assert [(event.readers, event.facts["cards"]) for event in seen] == [((0,), 9)]
    play(played, "keep")
    t.learnt[0] = False
    assert uses_of(t, "lens") == [], "once per game"
    t.heroes[0].lens = False
    assert uses_of(t, "lens") == [""]
    t.phase = PC
    assert uses_of(t, "lens") == [], "in a PE"
    t.phase, t.revealed = PE, True
    assert uses_of(t, "lens") == []


@rule("DJ-44.22")
def test_the_lens_shows_nothing_more_to_a_second_bearer() -> None:
    t = table(heroes="warrior 2,3 +seeing_lens; priest 3,3")
    play(turn(t), "lens", "keep", "give seat:1", "hand seeing_lens", "end")
    assert t.heroes[1].pack[-1] == Item("seeing_lens")
    assert picks(turn(t, 1), "lens") == []


@rule("DJ-44.24", "DJ-44.19")
def test_boots_and_belt_work_for_who_has_them() -> None:
    t = table(heroes="thief 2,3 +boots_of_the_wind +belt_of_endurance; warrior 5,5")
    t.heroes[0].fatigue = 6
    played = turn(t)
    assert t.turn.points == 6
    play(played, "give seat:1", "hand boots_of_the_wind")
    assert (t.turn.points, stat(t.heroes[0], SPEED), stat(t.heroes[1], SPEED)) == (5, 5, 4)
    play(played, "give seat:1", "hand belt_of_endurance")
    assert t.heroes[0].fatigue == 5


@rule("DJ-44.24", "DJ-38.3")
def test_a_weakness_lifted_in_ones_own_turn_gives_its_points_back() -> None:
    t = table(heroes="human priest 2,3 skill=purification; thief 3,3")
    for hero in t.heroes:
        states.add_effect(hero, "weakened", 2, PE_NEXT)
    played = turn(t)
    assert t.turn.points == 1
    play(played, "skill purification")
    assert (t.turn.points, [stat(hero, SPEED) for hero in t.heroes]) == (3, [3, 5])


@rule("DJ-44.24")
def test_points_do_not_fall_below_zero() -> None:
    t = table(heroes="warrior 2,3 +boots_of_the_wind; thief 4,4")
    m = play(turn(t), "step n", "step s", "step n", "step s")
    assert t.turn.points == 0
    play(m, "give seat:1", "hand boots_of_the_wind")
    assert t.turn.points == 0


@rule("DJ-44.24")
def test_boots_found_in_ones_own_turn_help_at_once() -> None:
    t = table(heroes="warrior 2,3")
    t.decks["treasure"] = ["boots_of_the_wind"]
    played = match(t, ("turn_starts", 0), ("treasure", 0, 1, ""), ("turn",), draws=[0])
    assert t.turn.points == 4
    assert played.pending
