"""DJ-8.14 to DJ-8.33, DJ-14.2, DJ-14.14, DJ-44: using what one carries."""

from typing import Any

import pytest

from oubliettes.games.donjon.pieces import SPEED, STRENGTH
from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, new, put, stat
from oubliettes.games.donjon.rules.equipment import uses
from oubliettes.games.donjon.table import PC, PE, PE_NEXT, Hero, Item, Table, Turn
from oubliettes.kernel import Match
from tests.games.donjon.situation import close, match, picks, play, put_piece, table, turn
from tests.support import rule


def fighting(heroes: str, monsters: str = "orc 2,0", **facts: Any) -> Table:
    """A hero in his turn of a Combat Phase."""
    t = table(heroes=heroes, monsters=monsters, phase=PC, round=1, **facts)
    t.turn = Turn(figure=0, points=3)
    return t


def verbs(t: Table, verb: str) -> list[str]:
    return [" ".join(map(str, pick[1:])) for pick in uses.OPTIONS(t, t.heroes[0]) if pick[0] == verb]


def carried(hero: Hero) -> list[str]:
    return [item.kind for item in hero.pack]


# ------------------------------------------------------------------ the ready set


@rule("DJ-8.26", "DJ-14.2", "DJ-14.5")
def test_one_weapon_one_shield_one_body_armour() -> None:
    t = table(heroes="warrior 2,3 +axe +club +leather_armour")
    played = turn(t)
    assert picks(played, "equip") == ["axe", "club", "leather_armour"]
    play(played, "equip axe", "equip leather_armour")
    hero = t.heroes[0]
    assert (hero.weapon.kind, hero.body.kind, hero.shield.kind) == ("axe", "leather_armour", "small_shield")
    assert carried(hero) == ["club", "long_sword", "scale_armour"]
    assert t.turn.points == 3, "free"
    play(played, "step n", "unequip shield")
    assert (hero.shield.kind, carried(hero)[-1]) == ("", "small_shield")


@rule("DJ-14.14")
def test_each_slot_is_changed_twice_a_turn_at_most() -> None:
    t = table(heroes="warrior 2,3 +axe")
    played = play(turn(t), "unequip body", "equip scale_armour", "equip axe", "equip long_sword")
    assert picks(played, "unequip") == ["shield"]
    assert picks(played, "equip") == []
    play(played, "unequip shield", "equip small_shield")
    assert picks(played, "unequip") == []


@rule("DJ-8.27")
def test_in_combat_hands_before_the_attack_and_no_body_armour() -> None:
    t = fighting("warrior 2,3 +axe +chain_mail")
    assert (verbs(t, "equip"), verbs(t, "unequip")) == (["axe"], ["weapon", "shield"])
    t.turn.attacks = 1
    assert (verbs(t, "equip"), verbs(t, "unequip")) == ([], [])


@rule("DJ-8.32")
def test_there_is_no_limit_to_what_he_carries() -> None:
    t = table(heroes="warrior")
    put(t.heroes[0], *(new("two_handed_hammer") for _ in range(200)))
    assert len(t.heroes[0].pack) == 200


def test_the_better_of_two_of_a_kind_is_taken() -> None:
    t = table(heroes="warrior 2,3")
    hero = t.heroes[0]
    hero.weapon = Item("axe", notch=1)
    hero.pack = (Item("axe", notch=2), Item("axe"))
    played = play(turn(t), "equip axe")
    assert (hero.weapon, hero.pack) == (Item("axe"), (Item("axe", notch=2), Item("axe", notch=1)))
    assert picks(played, "equip") == ["axe"], "one not the same as that in hand"


# ------------------------------------------------------------------ poison (DJ-8.14, DJ-8.15)


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
    assert verbs(table(heroes="warrior 2,3 -weapon +poison"), "coat") == []
    assert verbs(fighting("warrior 2,3 +poison"), "coat") == [""]


# ------------------------------------------------------------------ potions (DJ-8.28, DJ-8.29, DJ-44.9 to DJ-44.13)


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


def turn_again(t: Table, rolls: list[int]) -> Match[Table]:
    """A turn already begun: nothing happens at its start."""
    t.turn = Turn(figure=0, start=t.heroes[0].at, points=stat(t.heroes[0], SPEED))
    return match(t, ("turn",), rolls=rolls)


@rule("DJ-8.29", "DJ-25.13")
def test_a_potion_for_a_companion_beside_him_standing_or_down() -> None:
    t = fighting("priest 2,3 +healing_potion; warrior 3,3 life=0; thief 1,3 life=7; wizard 5,5 life=1")
    assert verbs(t, "feed") == ["healing_potion seat:1", "healing_potion seat:2"], "the wizard is too far off"
    play(match(t, ("fight",), rolls=[4]), "feed healing_potion seat:1")
    assert t.heroes[1].life == 4
    assert "healing_potion" not in carried(t.heroes[0])
    assert verbs(t, "feed") == []


@rule("DJ-8.29")
def test_the_downed_have_use_for_life_alone() -> None:
    t = table(heroes="priest 2,3 +vigour_potion +antidote; warrior 3,3 life=0 fatigue=0 venom=1")
    assert verbs(t, "feed") == []
    t.heroes[1].life = 1
    assert verbs(t, "feed") == ["vigour_potion seat:1", "antidote seat:1"]


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
    assert verbs(table(heroes="thief 2,3 +vigour_potion"), "drink") == []


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


@rule("DJ-44.13")
def test_an_antidote() -> None:
    t = table(heroes="thief 2,3 life=9 venom=3 +antidote")
    play(turn(t), "drink antidote")
    assert (t.heroes[0].venom, t.heroes[0].life) == (0, 9)
    t = table(heroes="thief 2,3 +antidote")
    t.heroes[0].water = True
    play(turn_again(t, []), "drink antidote")
    assert not t.heroes[0].water


# ------------------------------------------------------------------ scrolls and grimoires (DJ-18.13, DJ-44.14)


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


@rule("DJ-18.13", "DJ-18.12", "DJ-5.7")
def test_a_grimoire_uses_the_readers_own_magic_and_his_attack() -> None:
    t = fighting("warrior 2,5 fatigue=0 destiny=0", "orc 2,1")
    put(t.heroes[0], new("grimoire:magic_missile"))
    assert verbs(t, "read-at") == ["10 orc grimoire:magic_missile"]
    t.turn.attacks = 1
    assert verbs(t, "read-at") == [], "it takes his attack"
    t.turn.attacks = 0
    play(match(t, ("fight",), rolls=[6, 5]), "read-at 10 orc grimoire:magic_missile")
    assert t.monsters[0].life == 5 - (6 + 3 + 4 - (5 + 3 + 2)), "D10 + Magic 3 + Power 4 against D10 + 5"
    assert t.turn.attacks == 1
    assert carried(t.heroes[0]) == [], "once cast, it is useless"
    assert t.discards["treasure"] == [], "and it was no card"


# ------------------------------------------------------------------ rat poison, torch, key, lens


@rule("DJ-8.31")
def test_rat_poison_for_a_skaven_beside_him() -> None:
    t = fighting("thief 2,3 +rat_poison", "skaven 2,2; skaven 2,0; orc 3,3")
    assert verbs(t, "rats") == ["2 2"], "adjacent, and a skaven"
    play(match(t, ("fight",), rolls=[4]), "rats 2 2")
    assert [monster.life for monster in t.monsters] == [1, 5, 5], "without defence"
    assert "rat_poison" not in carried(t.heroes[0])


@rule("DJ-8.31", "DJ-30.14")
def test_a_skaven_poisoned_to_death_is_his() -> None:
    t = fighting("thief 2,3 +rat_poison", "skaven 2,2 life=2; orc 3,0")
    play(match(t, ("fight",), rolls=[2]), "rats 2 2")
    assert (len(t.monsters), t.heroes[0].xp) == (1, 10)


@rule("DJ-22.6", "DJ-22.5")
def test_lighting_a_torch_is_free() -> None:
    t = table(heroes="thief 2,3")
    played = play(turn(t), "torch")
    hero = t.heroes[0]
    assert (hero.torch, t.turn.points) == (1, 5), "for this level"
    assert next(item.left for item in hero.pack if item.kind == "torch") == 5
    assert "torch" not in [pick[0] for pick in played.pending[0].options]


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
    assert verbs(t, "unlock_door") == [], "only what he faces"


@rule("DJ-44.22")
def test_the_lens_shows_the_distance_once_a_game() -> None:
    t = table(heroes="warrior 2,3 +seeing_lens; priest 3,3")
    played = play(turn(t), "lens")
    assert t.learnt == [True, False]
    seen = [event for event in played.log if event.key == "distance"]
    assert [(event.readers, event.facts["cards"]) for event in seen] == [((0,), 9)]
    play(played, "keep")
    t.learnt[0] = False
    assert verbs(t, "lens") == [], "once per game"
    t.heroes[0].lens = False
    assert verbs(t, "lens") == [""]
    t.phase = PC
    assert verbs(t, "lens") == [], "in a PE"
    t.phase, t.revealed = PE, True
    assert verbs(t, "lens") == []


# ------------------------------------------------------------------ gifts (DJ-8.33)


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
    assert verbs(t, "give") == []


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
