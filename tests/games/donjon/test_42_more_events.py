"""DJ-42: Event cards, DJ-42.16 to DJ-42.28."""

from collections import Counter

import pytest

from oubliettes.games.donjon.pieces import EVENT_CARDS, MAGIC, MONSTER_CARDS
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, dice_bonus, weapon_power
from oubliettes.games.donjon.rules.adventurer.states import effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.dice.life import aids, recover
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.table import OPEN, PC, PE, UNKNOWN, Item
from tests.games.donjon.arrivals import arrive, can_come
from tests.games.donjon.cards import apart, event, two_heroes
from tests.games.donjon.fights import SPENT, fight, foe, prowl, skilled
from tests.games.donjon.heroes import hero_with, new_hero
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn
from tests.support import rule

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


@rule("DJ-42.16", "DJ-35.3")
def test_dark_vitality_heals_up_to_5() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1 life=3; troll 4,1 life=5")
    t.phase = PC
    event(t, "dark_vitality")
    assert [one.life for one in t.monsters] == [3, 10]
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="troll 4,1 life=12")
    t.phase = PC
    event(t, "dark_vitality")
    assert foe(t).life == 15  # not above its starting value
    assert not playing.playable(t, "dark_vitality", "melee")


@rule("DJ-42.17", "DJ-35.2")
def test_a_notched_weapon_loses_one_power_for_the_game() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} weapon=long_sword_1; thief 3,3 {SPENT}", monsters="orc 5,5")
    t.phase = PC
    t.heroes[1].weapon = t.heroes[1].weapon._replace(kind="short_sword")
    event(t, "notched_weapon")
    assert t.heroes[1].weapon.notch == 1  # the warrior's is magic
    assert attack_base(t.heroes[1]) == 3 + 1
    assert t.heroes[1].targeted == 1


@rule("DJ-42.17")
def test_a_notch_lasts_for_the_game_and_goes_no_lower_than_nothing() -> None:
    t = table(heroes=f"wizard 2,2 {SPENT}", monsters="orc 5,5", phase=PC)
    event(t, "notched_weapon")
    assert attack_base(t.heroes[0]) == 3 + 0  # a dagger
    assert not playing.playable(t, "notched_weapon", "melee")
    recover(t.heroes[0])
    assert attack_base(t.heroes[0]) == 3 + 1


@rule("DJ-42.17", "DJ-29.5")
def test_a_notched_weapon_is_mended_in_town_even_in_the_pack() -> None:
    t = table(heroes="warrior 2,2")
    hero = t.heroes[0]
    hero.pack = (hero.weapon._replace(notch=1, coat=True),)
    life.recover(hero)
    assert (hero.pack[0].notch, hero.pack[0].coat) == (0, False)


@rule("DJ-42.17")
def test_a_notch_costs_power_down_to_nothing() -> None:
    warrior = new_hero("warrior weapon=dagger")
    warrior.weapon = warrior.weapon._replace(notch=1)
    assert weapon_power(warrior) == 0
    warrior.weapon = warrior.weapon._replace(notch=2)
    assert weapon_power(warrior) == 0


@rule("DJ-42.18", "DJ-10.12")
def test_the_evil_eye_lasts_for_the_next_phase_of_either_kind() -> None:
    t = two_heroes()
    t.heroes[0].targeted = 1
    event(t, "evil_eye", rolls=(1,))
    hero = t.heroes[1]
    assert dice_bonus(hero) == -1
    phase_ends(t, PE)
    phase_starts(t, PE)
    phase_ends(t, PE)
    assert dice_bonus(hero) == -1  # the fight is still to come
    phase_starts(t, PC)
    phase_ends(t, PC)
    assert dice_bonus(hero) == 0
    t = two_heroes()
    event(t, "evil_eye", rolls=(9,))
    assert dice_bonus(t.heroes[0]) == 0
    assert t.heroes[0].base[MAGIC] == 3


@rule("DJ-42.18", "DJ-10.12")
def test_the_evil_eye_lasts_until_the_later_of_both_phases() -> None:
    for first, last in ((PE, PC), (PC, PE)):
        t = table(heroes=f"warrior 2,2 {SPENT}")
        match(t, ("event", "evil_eye"), rolls=[1])
        for kind in (first, last):
            assert effect(t.heroes[0], "evil_eye") == 1
            phase_starts(t, kind)
            assert effect(t.heroes[0], "evil_eye") == 1
            phase_ends(t, kind)
        assert effect(t.heroes[0], "evil_eye") == 0


@rule("DJ-42.19", "DJ-11.3")
def test_foul_air() -> None:
    """Worked example 26: with five cards he plays first, then draws."""
    t = table(heroes="warrior 2,2 destiny=0; priest 4,4 destiny=0 fatigue=0")
    t.hand = ["foul_air", "ambush", "pit", "frenzy", "dead_magic"]
    for card in t.hand:
        t.decks["event"].remove(card)
    match(t, ("md_step",), draws=[0])
    assert [hero.fatigue for hero in t.heroes] == [4, 0]
    assert len(t.hand) == 5
    assert t.played


@rule("DJ-42.19")
def test_foul_air_takes_one_point_from_each() -> None:
    t = table(heroes="warrior 2,2 destiny=0; priest 4,4 destiny=0 fatigue=0; thief 1,1 destiny=0 fatigue=3")
    event(t, "foul_air")
    assert [hero.fatigue for hero in t.heroes] == [4, 0, 2]


@rule("DJ-42.19", "DJ-7.16")
def test_foul_air_passes_over_the_downed() -> None:
    t = table(heroes="warrior 2,2 destiny=0; thief 3,3 destiny=0 life=0; priest 4,4 destiny=0 fatigue=0")
    match(t, ("event", "foul_air"))
    assert [hero.fatigue for hero in t.heroes] == [4, 5, 0]


@rule("DJ-42.20")
def test_the_pilfering_imp() -> None:
    t = two_heroes()
    t.heroes[1].gold = 4
    event(t, "pilfering_imp", rolls=(1, 9))
    assert t.heroes[1].gold == 0
    assert not playing.playable(t, "pilfering_imp", "exploration")


@rule("DJ-42.20")
def test_an_imp_takes_what_it_rolls() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} gold=15")
    event(t, "pilfering_imp", rolls=(1, 9))
    assert t.heroes[0].gold == 6
    t = table(heroes=f"warrior 2,2 {SPENT} gold=15")
    event(t, "pilfering_imp", rolls=(6,))  # Dexterity 3 + 6
    assert t.heroes[0].gold == 15


@rule("DJ-42.21")
def test_whispers() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=5")
    play(event(t, "whispers", rolls=(1,)), "fail")
    assert t.heroes[0].fatigue == 5 - 2
    t = table(heroes="warrior 2,2 destiny=0 fatigue=1")
    event(t, "whispers", rolls=(1,))
    assert t.heroes[0].fatigue == 0


@rule("DJ-39.7", "DJ-42.21", "DJ-42.30")
def test_whispers_find_nobody_to_tire_whose_last_point_went_into_a_sixth_sense() -> None:
    t = hero_with("sixth_sense", "human thief 2,2")
    found = match(t, ("event", "whispers"), rolls=[3])
    play(found, "sense")
    assert t.heroes[0].fatigue == 0
    assert found.log[-1].key == "event-in-vain"
    assert t.event == ""


@rule("DJ-42.22")
def test_a_portcullis_is_forced_from_either_side() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,1 {SPENT}; priest 2,-1 {SPENT}")
    event(t, "portcullis", 0)
    play(turn(t, 1, rolls=[5]), "lift")  # the dwarf: 4 + 5
    assert not t.doors[0].portcullis
    assert t.doors[0].state == OPEN


@rule("DJ-42.3", "DJ-42.4", "DJ-42.5", "DJ-42.6", "DJ-42.7", "DJ-42.8", "DJ-42.9", "DJ-42.10", "DJ-42.11", "DJ-42.12")
@rule("DJ-42.13", "DJ-42.14", "DJ-42.15", "DJ-42.16", "DJ-42.17", "DJ-42.18", "DJ-42.19", "DJ-42.20", "DJ-42.21")
@rule("DJ-42.22", "DJ-42.23", "DJ-42.24", "DJ-42.25", "DJ-42.26", "DJ-42.27", "DJ-42.28", "DJ-42.1")
def test_how_many_of_each_event_and_when() -> None:
    assert {card.id: (card.count, card.timing) for card in EVENT_CARDS.values()} == DECK


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
@pytest.mark.parametrize("die, found", [(4, "monsters"), (5, ""), (7, ""), (8, "treasure")])
def test_the_loose_slab(die: int, found: str) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    event(t, "loose_slab")
    slab = next(piece for piece in t.pieces if piece.kind == "slab")
    t.stand(t.heroes[0], slab.squares[0])
    t.decks["treasure"] = ["antidote"]
    m = play(turn(t, rolls=[die], draws=[0] * 3), f"activate {slab.number} slab")
    assert (t.phase == PC) is (found == "monsters")
    assert any(item.kind == "antidote" for item in t.heroes[0].pack) is (found == "treasure")
    assert picks(m, "activate") == []


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


@rule("DJ-42.23")
@pytest.mark.parametrize("die, monsters, found", [(4, 1, 0), (5, 0, 0), (7, 0, 0), (8, 0, 1)])
def test_a_loose_slab(die: int, monsters: int, found: int) -> None:
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}")
    t.decks["treasure"], t.decks["monster"] = ["antidote"] * 3, ["u_troll"]
    number = put_piece(t, "slab", "2,2")
    play(turn(t, rolls=[die], draws=[0] * (monsters + found)), f"activate {number} slab")
    assert (len(t.monsters), len(t.heroes[0].pack)) == (monsters, found)


@rule("DJ-42.24", "DJ-25.16")
def test_dead_magic_is_not_played_against_what_only_magic_hurts() -> None:
    assert playing.playable(table(monsters="orc 2,1"), "dead_magic", "onset")
    assert not playing.playable(table(monsters="orc 2,1; spectre 3,1"), "dead_magic", "onset")
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    event(t, "dead_magic")
    assert t.dead_magic


@rule("DJ-42.24")
def test_dead_magic_lasts_to_the_end_of_the_fight_last_aid_included() -> None:
    t = table(heroes=f"priest 2,2 destiny=0 fatigue=2; warrior 3,3 {SPENT} +scroll_healing; thief 2,3 life=0")
    skilled(t.heroes[0], "healing")
    t.phase = PC
    assert [len(aids(t, hero)) for hero in t.heroes] == [1, 1, 0]
    t.dead_magic = True
    assert [len(aids(t, hero)) for hero in t.heroes] == [0, 0, 0]
    t.agenda.clear()
    match(t, ("combat_over",), draws=[0] * 3)
    assert not t.dead_magic


@rule("DJ-42.24")
def test_dead_magic_silences_a_priests_scroll_as_well() -> None:
    t = table(heroes="warrior 2,2 life=9 +scroll_healing", monsters="orc 5,5")
    assert picks(fight(t), "read-on") == ["seat:0 scroll_healing"]
    t.agenda.clear()
    t.dead_magic = True
    assert picks(fight(t), "read-on") == []


@rule("DJ-42.24")
def test_dead_magic_silences_wizards_priests_scrolls_and_monsters() -> None:
    t = table(
        heroes="wizard 2,5; priest 3,5 life=9; warrior 4,5 life=9 +scroll_fireball",
        monsters="evil_sorcerer 2,0; orc 5,0",
        dead_magic=True,
        md=True,
    )
    skills = [
        [pick for pick in fight(t, seat).pending[0].options if str(pick[0]).startswith(("skill", "read"))]
        for seat in range(3)
    ]
    assert skills == [[], [], [("skill", "second_wind")]]
    t.agenda.clear()
    assert not any(str(pick[0]).startswith("cast") for pick in prowl(t).pending[0].options)


@rule("DJ-42.25")
def test_the_wrong_way_adds_a_card_on_top() -> None:
    t = two_heroes()
    before = len(t.pile)
    event(t, "wrong_way")
    assert len(t.pile) == before + 1
    assert t.pile[-1] == UNKNOWN
    t.dungeon = t.dungeon[: t.pile.count(UNKNOWN)]
    assert not playing.playable(t, "wrong_way", "exploration")


@rule("DJ-42.25")
def test_a_wrong_way_lies_on_top_of_the_pile() -> None:
    t = apart()
    before = t.pile.index(t.objective)
    match(t, ("event", "wrong_way"))
    assert (len(t.pile), t.pile.index(t.objective)) == (13, before)  # one card farther off
    t.pile, t.dungeon = [UNKNOWN], ["corner"]
    assert not playing.playable(t, "wrong_way", "exploration")  # none was put away


@rule("DJ-42.26")
def test_one_howl_waits_at_a_time() -> None:
    t = two_heroes()
    event(t, "distant_howl")
    assert t.howl
    assert not playing.playable(t, "distant_howl", "exploration")


@rule("DJ-42.26")
def test_a_howl_brings_one_more_of_the_first_kind_that_is_not_unique() -> None:
    t = table(heroes="warrior 2,5", howl=True)
    plain = sorted(card for card in t.decks["monster"] if not MONSTER_CARDS[card].unique and card != "spectre")
    arrive(t, can_come(t).index("u_ogre"), plain.index("zombies_and_ghouls"))
    assert Counter(one.kind for one in t.monsters) == {"ogre": 1, "zombie": 5, "ghoul": 3}
    assert not t.howl
    assert t.groups[1].left == 8


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


@rule("DJ-42.27")
def test_the_wounded_scout() -> None:
    t = two_heroes()
    m = event(t, "wounded_scout")
    assert asked(m) == (0, "scout")
    play(m, "on seat:1")
    assert [item.kind for item in t.heroes[1].pack] == ["healing_potion"]


@rule("DJ-42.27", "DJ-42.28", "DJ-42.23")
@pytest.mark.parametrize("card", ["wounded_scout", "forgotten_cache", "loose_slab"])
def test_a_card_drawn_when_rats_have_felled_all(card: str) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} life=1", md=True)
    t.hand = ["rat_swarm"]
    t.decks["event"] = [card]
    t.decks["treasure"] = ["antidote"]
    m = match(t, ("md_step",), rolls=[1], draws=[0, 0])
    play(m, "play 0")
    assert t.heroes[0].life == 0
    play(m, "draw")
    assert card in t.discards["event"]
    assert not t.heroes[0].pack


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


@rule("DJ-42.28")
def test_the_forgotten_cache() -> None:
    t = two_heroes()
    t.decks["treasure"] = ["antidote"]
    m = event(t, "forgotten_cache", draws=(0,))
    assert asked(m) == (0, "loot")
