"""Event and Treasure cards at their edges (DJ-42, DJ-44)."""

from collections import Counter

import pytest

from oubliettes.games.donjon.goods import THINGS, TREASURES
from oubliettes.games.donjon.pieces import EVENT_CARDS, SPEED, STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, defence_base, max_fatigue, new, stat
from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.rules.contents import loot
from oubliettes.games.donjon.rules.dice.life import aids, recover
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.rules.zones.light import is_dark
from oubliettes.games.donjon.table import PC, PE, PE_NEXT, Item, Table
from oubliettes.kernel import Match, NoMoreDice
from tests.games.donjon.fights import SPENT, fight, foe, lives, monsters_part, prowl, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, table, turn
from tests.support import rule


def event(t: Table, card: str, *args: int, rolls: tuple[int, ...] = (), draws: tuple[int, ...] = ()) -> Match[Table]:
    """The card takes effect."""
    t.decks["event"].remove(card)
    return match(t, ("event", card, *args), rolls=rolls, draws=draws)


DECK = {
    "wandering_monsters": (4, "exploration"), "ambush": (2, "onset"), "locked_door": (2, "door"), "pit": (2, "move"),
    "poisoned_darts": (2, "move"), "sleeping_gas": (1, "move"), "falling_block": (1, "move"),
    "arrow_slit": (1, "move"), "darkness": (2, "exploration"), "draught": (1, "exploration"),
    "rat_swarm": (1, "exploration"), "reinforcements": (2, "melee"), "frenzy": (1, "melee"),
    "dark_vitality": (1, "melee"), "notched_weapon": (1, "melee"), "evil_eye": (1, "exploration"),
    "foul_air": (2, "exploration"), "pilfering_imp": (1, "exploration"), "whispers": (1, "exploration"),
    "portcullis": (1, "move"), "loose_slab": (1, "immediate"), "dead_magic": (1, "onset"),
    "wrong_way": (1, "exploration"), "distant_howl": (1, "exploration"), "wounded_scout": (1, "immediate"),
    "forgotten_cache": (1, "immediate"),
}  # fmt: skip
"""How many of each, and when they are played."""


@rule("DJ-42.3", "DJ-42.4", "DJ-42.5", "DJ-42.6", "DJ-42.7", "DJ-42.8", "DJ-42.9", "DJ-42.10", "DJ-42.11", "DJ-42.12")
@rule("DJ-42.13", "DJ-42.14", "DJ-42.15", "DJ-42.16", "DJ-42.17", "DJ-42.18", "DJ-42.19", "DJ-42.20", "DJ-42.21")
@rule("DJ-42.22", "DJ-42.23", "DJ-42.24", "DJ-42.25", "DJ-42.26", "DJ-42.27", "DJ-42.28", "DJ-42.1")
def test_how_many_of_each_event_and_when() -> None:
    assert {card.id: (card.count, card.timing) for card in EVENT_CARDS.values()} == DECK


# ------------------------------------------------------------------ events (DJ-42)


@rule("DJ-42.4")
def test_an_ambush_is_for_the_first_round_only() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1", ambush=True, phase=PC)
    for round_, first in ((0, "monsters-part"), (1, "heroes-part")):
        t.agenda.clear()
        t.round = round_
        m = match(t, ("round",), rolls=[1, 9])
        assert asked(m) == (0, "fight")
        assert t.heroes[0].hits == (1 if first == "monsters-part" else 0)
        t.heroes[0].hits = 0


@rule("DJ-42.6")
def test_a_rope_too_far_away_helps_nobody_out_of_a_pit() -> None:
    for where, lost in (("5,5", True), ("3,3", False), ("2,3", False)):
        t = table(heroes=f"warrior 2,2 {SPENT}; priest {where} {SPENT} +rope")
        event(t, "pit", 0, rolls=(5, 1))
        assert t.heroes[0].lost_turn is lost
    t = table(heroes=f"warrior 2,2 {SPENT} +rope")
    event(t, "pit", 0, rolls=(5, 1))
    assert not t.heroes[0].lost_turn
    assert t.heroes[0].pack[-1].kind == "rope"


@rule("DJ-42.7", "DJ-42.13")
@pytest.mark.parametrize("card, args", [("poisoned_darts", (0,)), ("rat_swarm", ())])
def test_darts_and_rats_bite_with_a_d4(card: str, args: tuple[int, ...]) -> None:
    with pytest.raises(NoMoreDice, match="cannot show"):
        event(table(heroes=f"warrior 2,2 {SPENT}"), card, *args, rolls=(5,))


@rule("DJ-42.10")
def test_the_slit_meets_armour_and_shield() -> None:
    for gear, life in (("", 20 - 5), ("-body -shield", 20 - 8)):
        t = table(heroes=f"warrior 2,2 {SPENT} {gear}")
        event(t, "arrow_slit", 0, rolls=(10, 2))
        assert lives(t) == [life]


@rule("DJ-42.14")
def test_two_more_and_none_of_a_unique_kind() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="ogre 2,0; orc 3,0")
    t.phase = PC
    event(t, "reinforcements")
    assert Counter(one.kind for one in t.monsters) == {"ogre": 1, "orc": 3}
    assert not any(one.unique for one in t.monsters if one.kind == "orc")
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,0; goblin 3,0", md=True)
    t.phase = PC
    m = event(t, "reinforcements")
    assert picks(m, "reinforce") == ["10 orc", "11 goblin"]
    m = play(m, "reinforce 11 goblin")
    while m.pending:
        m.choose(1, m.pending[0].options[0])
    assert [group.left for group in t.groups] == [1, 3]


@rule("DJ-42.15", "DJ-42.14")
def test_frenzy_is_over_when_the_part_is() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1", frenzy=True)
    monsters_part(t, rolls=[10, 1])
    assert lives(t) == [20 - (10 + 5 + 2 - 9)]
    assert not t.frenzy
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="skeleton_sorcerer 2,0; orc 5,0", frenzy=True, md=True)
    m = play(prowl(t, rolls=[5, 1]), "cast-on seat:0 magic_missile")  # spells, too
    assert next(one for one in m.log if one.key == "blow-lands").facts["total"] == 5 + 4 + 4 + 2


@rule("DJ-42.17")
def test_a_notch_lasts_for_the_game_and_goes_no_lower_than_nothing() -> None:
    t = table(heroes=f"wizard 2,2 {SPENT}", monsters="orc 5,5", phase=PC)
    event(t, "notched_weapon")
    assert attack_base(t.heroes[0]) == 3 + 0  # a dagger
    assert not playing.playable(t, "notched_weapon", "melee")
    recover(t.heroes[0])
    assert attack_base(t.heroes[0]) == 3 + 1


@rule("DJ-42.19")
def test_foul_air_takes_one_point_from_each() -> None:
    t = table(heroes="warrior 2,2 destiny=0; priest 4,4 destiny=0 fatigue=0; thief 1,1 destiny=0 fatigue=3")
    event(t, "foul_air")
    assert [hero.fatigue for hero in t.heroes] == [4, 0, 2]


@rule("DJ-42.20")
def test_an_imp_takes_what_it_rolls() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} gold=15")
    event(t, "pilfering_imp", rolls=(1, 9))
    assert t.heroes[0].gold == 6
    t = table(heroes=f"warrior 2,2 {SPENT} gold=15")
    event(t, "pilfering_imp", rolls=(6,))  # Dexterity 3 + 6
    assert t.heroes[0].gold == 15


@rule("DJ-42.22")
def test_the_lever_stands_by_a_wall_and_goes_with_the_portcullis() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,1 {SPENT}", md=True)
    m = event(t, "portcullis", 0)
    squares = {tuple(map(int, option.split())) for option in picks(m, "at")}
    assert squares == {(x, y) for x in range(6) for y in range(6) if x in (0, 5) or y in (0, 5)}
    play(m, "at 0 5")
    assert not playing.playable(t, "portcullis", "move", 0)  # the only open door is barred already
    t.stand(t.heroes[0], at(t, "3,0"))
    play(turn(t, rolls=[6]), "lift")
    assert not t.doors[0].portcullis
    assert all(piece.gone for piece in t.pieces if piece.kind == "lever")


@rule("DJ-42.23")
def test_the_slab_lies_in_the_leader_s_zone() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,1 {SPENT}; priest 2,-3 {SPENT}", md=True)
    t.order = (1, 0)
    m = event(t, "loose_slab")
    assert asked(m) == (2, "event-square")
    play(m, "at 3 -3")
    slab = t.pieces[0]
    assert slab.zone == 1
    t.stand(t.heroes[0], at(t, "3,-2"))
    m = turn(t, rolls=[5])
    assert picks(m, "activate") == [f"{slab.number} slab"]  # from beside it
    play(m, f"activate {slab.number} slab")
    assert t.turn.points == 2


@rule("DJ-42.24")
def test_dead_magic_lasts_to_the_end_of_the_fight_last_aid_included() -> None:
    t = table(heroes=f"priest 2,2 destiny=0 fatigue=2; warrior 3,3 {SPENT} +scroll_healing; thief 2,3 life=0")
    skilled(t.heroes[0], "healing")
    t.phase = PC
    assert [len(aids(t, hero)) for hero in t.heroes] == [1, 1, 0]
    t.dead_magic = True
    assert [len(aids(t, hero)) for hero in t.heroes] == [0, 0, 0]
    t.agenda.clear()
    match(t, ("combat-over",), draws=[0] * 3)
    assert not t.dead_magic


@rule("DJ-42.26")
def test_a_howl_waits_for_a_card_with_an_ordinary_kind() -> None:
    t = table(heroes="warrior 2,5", howl=True, phase=PC)
    t.decks["monster"] = ["u_troll"]
    match(t, ("monsters", 0), draws=[0])
    assert [one.kind for one in t.monsters] == ["troll"]
    assert t.howl
    t.decks["monster"] = ["goblins_and_chiefs"]
    match(t, ("monsters", 0), draws=[0])
    assert Counter(one.kind for one in t.monsters) == {"troll": 1, "goblin": 6, "hobgoblin": 2}
    assert not t.howl


@rule("DJ-42.27", "DJ-42.28")
def test_good_cards_go_by_the_leader() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 4,4 {SPENT}; thief 1,1 {SPENT} life=0")
    t.order = (1, 0, 2)
    m = event(t, "wounded_scout")
    assert asked(m) == (1, "scout")
    assert picks(m, "on") == ["seat:0", "seat:1"]
    play(m, "on seat:0")
    assert t.heroes[0].pack[-1] == Item("healing_potion")
    t.decks["treasure"] = ["antidote"]
    assert asked(event(t, "forgotten_cache", draws=(0,))) == (1, "loot")


@rule("DJ-42.29")
def test_several_causes_cost_a_single_turn() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    for _ in range(2):
        t.decks["event"].append("pit")
        event(t, "pit", 0, rolls=(1, 1))
    assert not fight(t).pending
    assert asked(fight(t)) == (0, "fight")
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5 lost_turn=1", md=True)
    assert not prowl(t).pending
    assert prowl(t).pending


@rule("DJ-42.31", "DJ-16.6")
def test_an_immediate_card_of_a_search_is_resolved() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", md=True)
    draw = t.decks["event"].index("wounded_scout")
    play(turn(t, rolls=[1], draws=[draw]), "search")
    assert t.hand == []
    assert t.heroes[0].pack[-1] == Item("healing_potion")


# ------------------------------------------------------------------ treasures (DJ-44)


@rule("DJ-44.2", "DJ-16.8")
def test_gold_found_is_turned_into_pieces_and_discarded() -> None:
    t = table(heroes="warrior 2,3")
    run(loot.treasure_found(t, "gemstones", "", -1, 0))
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


MAGIC_ARMS = {
    "rune_dagger": (1, 1, 1), "storm_staff": (1, 1, 2), "short_sword_1": (2, 1, 1), "blessed_mace": (2, 1, 1),
    "elven_bow": (2, 1, 2), "long_sword_1": (3, 1, 1), "flaming_blade": (3, 1, 1), "long_bow_1": (3, 1, 2),
    "rune_axe": (3, 2, 1), "great_sword_1": (4, 1, 2),
}  # fmt: skip
"""Base Power, bonus and hands."""


@rule("DJ-44.4")
def test_each_magic_weapon_has_the_power_and_the_hands_of_its_kind() -> None:
    found = {c: (t.power, t.bonus, t.hands) for c, t in TREASURES.items() if t.category == "weapon"}
    assert found == MAGIC_ARMS
    for card, (power, bonus, hands) in MAGIC_ARMS.items():
        hero = table(heroes=f"warrior 2,3 weapon={card}").heroes[0]
        shot = THINGS[card].ranged
        assert attack_base(hero, "arrows" if shot else "") == 5 + power + bonus
        assert defence_base(hero) == 5 + 2 + (1 if hands == 1 else 0)


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


@rule("DJ-44.7")
@pytest.mark.parametrize("kind, life", [("mummy", 0), ("ogre", 10 - 3)])
def test_the_blessed_mace_against_the_undead(kind: str, life: int) -> None:
    t = table(heroes=f"priest 2,2 {SPENT} weapon=blessed_mace", monsters=f"{kind} 2,1; orc 5,5")
    play(fight(t, rolls=[8, 5]), f"strike 10 {kind}")  # 8 + 4 + 3 (+ 2) against 5 + 7, or 5 + 6 for the mummy
    assert (foe(t).life if any(one.number == 10 for one in t.monsters) else 0) == life


@rule("DJ-44.8")
def test_a_flaming_blade_that_misses_leaves_a_troll_its_gift() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} weapon=flaming_blade", monsters="troll 2,1 life=9")
    play(fight(t, rolls=[1, 9]), "strike 10 troll")
    assert not foe(t).singed


@rule("DJ-44.15", "DJ-44.17", "DJ-44.18", "DJ-44.19", "DJ-44.23")
def test_talismans_help_while_they_are_worn_and_once_each() -> None:
    hero = table(heroes="human warrior 2,3").heroes[0]
    plain = (defence_base(hero), stat(hero, STRENGTH), stat(hero, SPEED), max_fatigue(hero))
    assert plain == (8, 3, 3, 5)
    things = ("ring_of_protection", "ogre_gauntlets", "boots_of_the_wind", "belt_of_endurance")
    for times in (1, 2):
        hero.pack = tuple(Item(kind) for kind in things) * times
        assert (defence_base(hero), stat(hero, STRENGTH), stat(hero, SPEED), max_fatigue(hero)) == (9, 4, 4, 6)


@rule("DJ-44.24")
def test_points_do_not_fall_below_zero() -> None:
    t = table(heroes="warrior 2,3 +boots_of_the_wind; thief 4,4")
    m = play(turn(t), "step n", "step s", "step n", "step s")
    assert t.turn.points == 0
    play(m, "give seat:1", "hand boots_of_the_wind")
    assert t.turn.points == 0


@rule("DJ-44.12")
def test_a_doubled_speed_is_that_of_the_weakened() -> None:
    t = table(heroes="thief 2,3 +speed_potion")
    add_effect(t.heroes[0], "weakened", 2, PE_NEXT)
    play(turn(t), "drink speed_potion")
    assert (stat(t.heroes[0], SPEED), t.turn.points) == (6, 6)


@rule("DJ-44.20")
def test_a_key_in_a_fight_and_for_three_locks() -> None:
    assert new("skeleton_key").left == 3
    t = table(heroes=f"warrior 2,0 {SPENT} +skeleton_key", monsters="orc 5,5")
    t.doors[0].locked = True
    play(fight(t), "unlock_door")
    assert not t.doors[0].locked
    assert t.heroes[0].pack[-1] == Item("skeleton_key", 2)


@rule("DJ-44.21")
def test_the_everburning_lantern_does_not_shine_through_bars() -> None:
    t = table("room_n", "n room_n=crypt", heroes="warrior 2,3 +everburning_lantern")
    assert not is_dark(t, 1)
    t.doors[0].portcullis = True
    layout.swing(t, t.doors[0], open_=True)
    assert is_dark(t, 1)
    assert not is_dark(t, 0)


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
