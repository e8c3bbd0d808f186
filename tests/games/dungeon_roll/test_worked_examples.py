"""The worked examples of the rulebook's notes, W1 to W44, with scripted dice."""

import pytest

from oubliettes.games.dungeon_roll.pieces import HEROES
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import RICH, at, ended, held, outcome, own, seen, start, thrown, titles
from tests.support import do, offers, rule, said


@rule("DR-4.1", "DR-4.2", "DR-4.3")
@pytest.mark.parametrize(
    "level, lair, dice", [(2, 0, 2), (7, 0, 7), (7, 1, 6), (7, 2, 5), (6, 2, 5), (10, 2, 5), (10, 0, 7)]
)
def test_w1_dice_per_level(level: int, lair: int, dice: int) -> None:
    match = at(REGROUP, level=level - 1, lair=lair, party="thief", rolls=[1] * 7)
    do(match, "glory")
    assert seen(match).level == level
    assert thrown(match)[-1].shape == ("roll", *[6] * dice)
    assert seen(match).dungeon == {"goblin": dice}


@rule("DR-4.1", "DR-3.3")
def test_w1_level_one_rolls_one_die() -> None:
    match = start("knight", rolls=[2, 2, 2, 2, 2, 2, 2, 3])
    assert [throw.shape for throw in thrown(match)] == [("roll", *[6] * 7), ("roll", 6)]
    assert (seen(match).level, seen(match).dungeon) == (1, {"ooze": 1})


@rule("DR-7.2", "DR-6.4", "DR-5.5", "DR-11.3")
def test_w2_one_fighter_three_goblins() -> None:
    match = at(level=3, dungeon="goblin*3", party="fighter mage thief")
    assert seen(match).graveyard == 4
    do(match, "fight die:fighter goblin 3")
    view = seen(match)
    assert view.party == {"mage": 1, "thief": 1}
    assert (view.graveyard, view.phase) == (5, REGROUP)
    do(match, "retire")
    assert own(match).xp == 3


@rule("DR-7.6", "DR-7.3", "DR-7.5", "DR-11.2")
def test_w3_down_to_the_last_die() -> None:
    match = at(level=4, dungeon="goblin*2 skeleton ooze", party="champion cleric thief", rolls=[1, 1, 1, 1, 1])
    do(match, "fight die:champion goblin 2", "fight die:cleric skeleton 1", "fight die:thief ooze 1")
    view = seen(match)
    assert (view.party, view.graveyard, view.phase) == ({}, 7, REGROUP)
    assert offers(match) == ["retire", "glory"]
    do(match, "retire")
    assert own(match).xp == 4


@rule("DR-8.1", "DR-8.4", "DR-8.8", "DR-8.7")
def test_w4_scroll_on_monsters() -> None:
    match = at(level=2, dungeon="goblin ooze", party="scroll mage", rolls=[6, 2])
    do(match, "reroll die:scroll", "dungeon goblin", "dungeon ooze", "done")
    view = seen(match)
    assert (view.party, view.graveyard, view.lair) == ({"mage": 1}, 6, 1)
    assert (view.dungeon, view.phase) == ({"skeleton": 1}, MONSTER)
    assert offers(match) == ["fight die:mage skeleton 1", "flee"]


@rule("DR-8.1", "DR-20.6", "DR-7.3")
def test_w5_scroll_on_the_party() -> None:
    match = at(level=2, dungeon="skeleton*2", party="scroll thief*2", rolls=[3, 6])
    do(match, "reroll die:scroll", "party thief", "party thief", "done")
    view = seen(match)
    assert (view.party, view.graveyard) == ({"cleric": 1, "scroll": 1}, 5)
    assert "fight die:cleric skeleton 2" in offers(match)


@rule("DR-8.1", "DR-20.6")
def test_w5_scroll_on_both() -> None:
    match = at(level=2, dungeon="skeleton*2", party="scroll thief*2", rolls=[1, 4])
    do(match, "reroll die:scroll", "dungeon skeleton", "party thief", "done")
    view = seen(match)
    assert view.party == {"champion": 1, "thief": 1}
    assert view.dungeon == {"skeleton": 1, "chest": 1}


@rule("DR-9.7", "DR-9.9", "DR-9.8")
def test_w6_the_drinker_comes_back() -> None:
    match = at(LOOT, level=5, dungeon="potion*2", party="scroll")
    do(match, "drink die:scroll")
    assert seen(match).graveyard == 7
    do(match, "face champion", "face cleric")
    view = seen(match)
    assert (view.party, view.graveyard) == ({"champion": 1, "cleric": 1}, 5)


@rule("DR-9.10", "DR-9.11")
def test_w7_full_party_three_potions() -> None:
    match = at(LOOT, level=3, dungeon="potion*3", party="fighter*2 cleric mage thief*2 scroll")
    do(match, "drink die:scroll")
    assert seen(match).graveyard == 1
    do(match, "face champion")
    view = seen(match)
    assert view.party == {"champion": 1, "fighter": 2, "cleric": 1, "mage": 1, "thief": 2}
    assert (view.graveyard, view.dungeon) == (0, {"potion": 2})
    assert "drink die:thief" in offers(match)
    do(match, "drink die:thief", "face scroll")
    assert (seen(match).graveyard, seen(match).dungeon) == (0, {"potion": 1})


@rule("DR-9.2", "DR-9.3", "DR-9.4")
def test_w8_chests() -> None:
    match = at(LOOT, level=4, dungeon="chest*3", party="thief fighter", draws=["town_portal", "dragon_scale", "elixir"])
    assert offers(match) == [
        "open die:fighter 1",
        "open die:thief 1",
        "open die:thief 2",
        "open die:thief 3",
        "end_phase",
    ]
    do(match, "open die:thief 3")
    assert seen(match).party == {"fighter": 1}
    assert held(match) == {"town_portal": 1, "dragon_scale": 1, "elixir": 1}


@rule("DR-9.5", "DR-14.5", "DR-20.3")
def test_w9_empty_box_and_level_up() -> None:
    match = at(LOOT, dungeon="chest*2", party="champion fighter", hero="knight", xp=4, box="")
    assert seen(match).box == {}
    do(match, "open die:champion 2")
    assert (own(match).xp, own(match).side, held(match)) == (6, "dragon_slayer", {})
    assert [key for key in said(match) if key in ("xp", "master")] == ["xp", "master", "xp"]


@rule("DR-10.3", "DR-10.11", "DR-10.10", "DR-14.7")
def test_w10_dragon_and_level_up_in_mid_delve() -> None:
    match = at(
        DRAGON_PHASE,
        level=4,
        lair=3,
        party="champion fighter mage thief",
        hero="spellsword",
        xp=4,
        draws=["ring_of_invisibility"],
    )
    do(match, "dragon", "use die:fighter", "use die:mage", "use die:thief")
    view, card = seen(match), own(match)
    assert (view.party, view.graveyard, view.lair) == ({"champion": 1}, 6, 0)
    assert (card.xp, card.side, card.ready, card.tokens) == (5, "battlemage", False, {"ring_of_invisibility": 1})
    assert view.phase == REGROUP


@rule("DR-10.9", "DR-12.4", "DR-12.3")
def test_w11_dragon_too_strong() -> None:
    match = at(DRAGON_PHASE, level=6, lair=4, party="fighter*3", xp=3, tokens="dragon_scale")
    assert offers(match) == ["flee"]
    do(match, "flee")
    assert (own(match).xp, held(match), own(match).delves) == (3, {"dragon_scale": 1}, 3)


@rule("DR-13.17", "DR-13.18", "DR-10.16", "DR-14.5")
def test_w12_ring() -> None:
    match = at(DRAGON_PHASE, level=5, lair=3, party="fighter*2", tokens="ring_of_invisibility")
    do(match, "token ring")
    view = seen(match)
    assert (view.lair, view.phase) == (0, REGROUP)
    assert (own(match).xp, held(match), view.box["ring_of_invisibility"]) == (0, {}, 4)
    do(match, "retire")
    assert (own(match).xp, own(match).side) == (5, "commander")


@rule("DR-13.26", "DR-13.27", "DR-14.5")
def test_w13_portal_under_pressure() -> None:
    match = at(level=6, dungeon="goblin skeleton ooze*2", lair=1, party="thief", xp=2, tokens="town_portal")
    do(match, "token portal")
    card = own(match)
    assert (card.xp, card.side, card.delves, card.tokens) == (8, "commander", 3, {})
    assert seen(match).box["town_portal"] == 4


@rule("DR-11.5", "DR-11.12", "DR-9.14", "DR-19.15")
def test_w14_level_ten() -> None:
    match = at(LOOT, level=10, dungeon="chest", party="champion*2", hero="minstrel", xp=3)
    do(match, "end_phase")
    card = own(match)
    assert not match.pending
    assert (card.xp, card.side, card.tokens, card.delves) == (13, "bard", {}, 3)
    assert "dungeon_master" in titles(match)


@rule("DR-13.23", "DR-13.25")
def test_w15_bait_wakes_the_dragon() -> None:
    match = at(
        level=4, dungeon="skeleton", lair=2, party="champion cleric mage", tokens="dragon_bait", draws=["thieves_tools"]
    )
    do(match, "token bait skeleton")
    view = seen(match)
    assert (view.lair, view.dungeon, view.phase) == (3, {}, DRAGON_PHASE)
    do(match, "dragon")
    view = seen(match)
    assert (own(match).xp, held(match)) == (1, {"thieves_tools": 1})
    assert (view.party, view.graveyard, view.phase) == ({}, 7, REGROUP)


@rule("DR-16.27", "DR-15.10", "DR-15.11")
def test_w16_swap_specialty() -> None:
    match = at(level=5, dungeon="ooze*2", party="fighter cleric", hero="spellsword")
    assert offers(match) == ["fight die:fighter ooze 1", "fight die:fighter ooze 2", "fight die:cleric ooze 1", "flee"]
    match = at(DRAGON_PHASE, lair=3, party="fighter*2 cleric", hero="spellsword")
    assert offers(match) == ["dragon", "flee"]
    match = at(DRAGON_PHASE, lair=3, party="fighter*2 cleric", hero="mercenary")
    assert offers(match) == ["flee"]


@rule("DR-16.4", "DR-15.15", "DR-13.10")
def test_w17_commander() -> None:
    match = at(level=4, dungeon="goblin*3 ooze", party="fighter thief", master=True)
    do(match, "fight die:fighter goblin 3", "kill ooze")
    assert (seen(match).phase, seen(match).party) == (REGROUP, {"thief": 1})
    match = at(level=4, dungeon="skeleton ooze goblin", party="fighter thief", master=True)
    do(match, "fight die:fighter skeleton 1", "kill ooze")
    assert seen(match).dungeon == {"goblin": 1}
    match = at(level=4, dungeon="goblin*2 ooze", party="thief", tokens="vorpal_sword", master=True)
    do(match, "fight token:vorpal_sword goblin 2", "kill ooze")
    assert (seen(match).phase, seen(match).party, held(match)) == (REGROUP, {"thief": 1}, {})


@rule("DR-16.10")
def test_w18_bard() -> None:
    match = at(level=3, dungeon="skeleton*2 goblin", party="champion", hero="minstrel", master=True)
    do(match, "fight die:champion skeleton 2", "kill goblin")
    assert (seen(match).phase, seen(match).party) == (REGROUP, {})


@rule("DR-16.8", "DR-15.13", "DR-15.14")
def test_w19_necromancer() -> None:
    match = at(
        level=5,
        dungeon="skeleton*2 goblin*2 chest",
        party="mage",
        hero="occultist",
        master=True,
        ready=True,
        rolls=[1, 1, 1, 1, 1, 1],
    )
    do(match, "ultimate", "more")
    assert (seen(match).lent, seen(match).dungeon) == ({"fighter": 2}, {"goblin": 2, "chest": 1})
    do(match, "fight lent:fighter goblin 2")
    view = seen(match)
    assert (view.lent, view.graveyard, view.phase) == ({"fighter": 1}, 6, LOOT)
    do(match, "end_phase")
    view = seen(match)
    assert (view.lent, view.party, view.phase, view.supply) == ({}, {"mage": 1}, REGROUP, 7)
    do(match, "glory")
    assert seen(match).dungeon == {"goblin": 6}


@rule("DR-16.18")
def test_w20_beguiler() -> None:
    match = at(level=3, dungeon="goblin skeleton", party="thief", hero="enchantress", master=True, ready=True)
    do(match, "ultimate", "charm goblin", "charm skeleton")
    assert (seen(match).dungeon, seen(match).phase) == ({"potion": 1}, LOOT)
    do(match, "drink die:thief", "face champion")
    assert (seen(match).party, seen(match).graveyard) == ({"champion": 1}, 6)


@rule("DR-16.24", "DR-16.25", "DR-20.9", "DR-9.16")
def test_w21_divine_intervention() -> None:
    match = at(
        level=7,
        dungeon="goblin ooze*2 chest*2 potion",
        lair=1,
        party="thief fighter",
        hero="crusader",
        xp=9,
        ready=True,
        tokens="dragon_bait",
        draws=["town_portal", "dragon_bait"],
    )
    do(match, "ultimate")
    assert seen(match).dungeon == {"potion": 1}
    do(match, "face champion")
    view = seen(match)
    assert (view.party, view.graveyard) == ({"champion": 1, "fighter": 1, "thief": 1}, 4)
    assert (view.lair, held(match)) == (0, {"town_portal": 1, "dragon_bait": 1})
    assert offers(match) == ["token portal", "end_phase"]
    do(match, "end_phase")
    assert seen(match).phase == REGROUP
    do(match, "retire")
    assert own(match).xp == 16


@rule("DR-19.23", "DR-16.24")
@pytest.mark.parametrize("price, earned", [("token", False), ("nothing", True)])
def test_w21_the_price_is_a_token_spent(price: str, earned: bool) -> None:
    match = at(dungeon="goblin", party="thief", hero="crusader", xp=20, ready=True, tokens="dragon_bait")
    do(match, "ultimate" if price == "token" else "fight die:thief goblin 1", "retire")
    assert outcome(match).scores[0] >= 20
    assert ("magical_whirlwind" in titles(match)) is earned


@rule("DR-16.13")
def test_w22_knight() -> None:
    match = start("knight", rolls=[6, 2, 6, 4, 5, 3, 2, 1])
    view = seen(match)
    assert view.party == {"champion": 2, "fighter": 2, "cleric": 1, "mage": 1, "thief": 1}
    assert (view.level, view.dungeon) == (1, {"goblin": 1})


@rule("DR-16.13", "DR-19.17")
@pytest.mark.parametrize("rolled, earned", [([6, 2, 6, 4, 5, 3, 2], False), ([2, 2, 2, 4, 5, 3, 2], True)])
def test_w22_natural_20_is_lost(rolled: list[int], earned: bool) -> None:
    match = at(REGROUP, level=1, party="thief", hero="knight", xp=20, delves=1, rolls=[*rolled, 1])
    do(match, "retire", "flee")
    assert outcome(match).scores[0] >= 20
    assert ("natural_20" in titles(match)) is earned


@rule("DR-16.15", "DR-19.25")
def test_w23_battlecry() -> None:
    match = at(level=3, dungeon="goblin skeleton ooze", party="champion mage thief", hero="knight", ready=True)
    do(match, "ultimate")
    view = seen(match)
    assert (view.lair, view.dungeon, view.phase) == (3, {}, DRAGON_PHASE)
    assert offers(match) == ["dragon", "flee"]
    assert "dragon_lure" not in titles(match)


@rule("DR-16.19", "DR-6.8")
def test_w24_half_goblin() -> None:
    match = at(level=3, dungeon="skeleton*2 potion", party="thief", hero="half_goblin")
    do(match, "drink die:thief", "face cleric", "fight die:cleric skeleton 2")
    view = seen(match)
    assert (view.party, view.graveyard, view.phase) == ({}, 7, REGROUP)


@rule("DR-6.8", "DR-6.6")
@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero != "half_goblin"])
def test_w24_any_other_hero(hero: str) -> None:
    match = at(level=3, dungeon="skeleton*2 potion", party="thief", hero=hero)
    assert offers(match) == ["fight die:thief skeleton 1", "flee"]
    do(match, "fight die:thief skeleton 1")
    assert offers(match) == ["flee"]


@rule("DR-16.16", "DR-15.11", "DR-10.20")
def test_w25_enchantress_and_dragon() -> None:
    match = at(DRAGON_PHASE, lair=3, party="scroll*3", hero="enchantress", draws=["talisman"])
    do(match, "dragon")
    view = seen(match)
    assert (view.lair, view.graveyard, view.phase) == (0, 7, REGROUP)
    assert (own(match).xp, held(match)) == (1, {"talisman": 1})


@rule("DR-13.16", "DR-5.6")
def test_w26_scroll_token_in_the_loot_phase() -> None:
    match = at(LOOT, level=2, dungeon="chest potion", party="fighter thief", tokens="scroll_token", rolls=[1])
    do(match, "reroll token:scroll_token", "dungeon chest", "done")
    assert (seen(match).dungeon, seen(match).phase) == ({"goblin": 1, "potion": 1}, MONSTER)
    assert offers(match) == ["fight die:fighter goblin 1", "fight die:thief goblin 1", "flee"]


@rule("DR-8.9", "DR-7.7")
def test_w27_scroll_die_in_the_loot_phase() -> None:
    match = at(LOOT, level=2, dungeon="chest", party="scroll fighter")
    assert offers(match) == ["open die:fighter 1", "end_phase"]


@rule("DR-16.2", "DR-16.3")
def test_w28_mercenary() -> None:
    match = start("mercenary", rolls=[6, 6, 2, 2, 2, 5, 1, 4, 3, 1])
    do(match, "pick scroll", "pick scroll", "done")
    view = seen(match)
    assert view.party == {"champion": 1, "fighter": 3, "cleric": 1, "mage": 1, "thief": 1}
    assert (view.level, view.dungeon) == (1, {"goblin": 1})
    match = at(level=3, dungeon="goblin skeleton ooze", party="fighter", ready=True)
    do(match, "ultimate", "kill goblin", "kill ooze")
    assert (seen(match).dungeon, seen(match).phase) == ({"skeleton": 1}, MONSTER)


@rule("DR-11.10", "DR-13.21", "DR-4.3")
def test_w29_elixir_at_regroup() -> None:
    match = at(REGROUP, level=3, lair=1, party="thief", tokens="elixir", rolls=[1, 1, 4, 5])
    do(match, "token elixir", "face champion", "glory")
    view = seen(match)
    assert (view.level, view.dungeon) == (4, {"goblin": 2, "chest": 1, "potion": 1})
    assert (view.party, view.graveyard, view.lair) == ({"champion": 1, "thief": 1}, 5, 1)


@rule("DR-16.9", "DR-9.2")
def test_w30_minstrels_mage() -> None:
    match = at(LOOT, dungeon="chest*3", party="mage thief", hero="minstrel", draws=["elixir", "elixir", "talisman"])
    do(match, "open die:mage 3")
    assert (seen(match).party, held(match)) == ({"thief": 1}, {"elixir": 2, "talisman": 1})


@rule("DR-16.23", "DR-15.12", "DR-10.7", "DR-10.20")
def test_w31_holy_strike() -> None:
    match = at(DRAGON_PHASE, lair=3, party="champion thief", hero="crusader", ready=True, draws=["elixir"])
    do(match, "dragon")
    view = seen(match)
    assert (view.lair, view.graveyard, view.phase) == (0, 7, REGROUP)
    assert (own(match).ready, own(match).xp) == (False, 1)


@rule("DR-16.29", "DR-10.17")
def test_w32_arcane_fury_before_the_dragon() -> None:
    match = at(DRAGON_PHASE, level=6, lair=3, dungeon="chest*2", hero="spellsword", master=True, ready=True)
    do(match, "ultimate")
    view = seen(match)
    assert (view.dungeon, view.lair, view.phase) == ({}, 0, REGROUP)
    assert (own(match).xp, held(match)) == (5, {})
    do(match, "retire")
    assert own(match).xp == 11


@rule("DR-19.25", "DR-19.7")
def test_w33_seven_dice() -> None:
    match = at(REGROUP, level=6, party="champion*3", tokens="ring_of_invisibility", rolls=[1, 1, 3, 3, 6, 6, 6])
    do(match, "glory")
    assert (seen(match).dungeon, seen(match).lair) == ({"goblin": 2, "ooze": 2}, 3)
    assert titles(match) == ["dragon_lure"]
    do(match, "fight die:champion goblin 2", "fight die:champion ooze 2")
    assert titles(match) == ["dragon_lure"]
    do(match, "token ring")
    assert seen(match).phase == REGROUP
    assert titles(match) == ["never_tell_me_the_odds", "dragon_lure"]


@rule("DR-13.9", "DR-9.10")
def test_w34_a_sword_that_drinks() -> None:
    match = at(LOOT, dungeon="potion*2", tokens="vorpal_sword")
    do(match, "drink token:vorpal_sword", "face champion", "face thief")
    view = seen(match)
    assert (view.party, view.graveyard) == ({"champion": 1, "thief": 1}, 5)
    assert (held(match), view.box["vorpal_sword"]) == ({}, 3)
    match = at(LOOT, dungeon="potion*2", party="fighter*7", tokens="vorpal_sword")
    assert offers(match) == ["drink die:fighter", "end_phase"]


@rule("DR-19.19")
@pytest.mark.parametrize(
    "rolled, afterwards, earned",
    [([6, 6], [], True), ([6, 4], ["end_phase"], False), ([6, 4], ["open die:thief 1"], False)],
)
def test_w35_critical_hit(rolled: list[int], afterwards: list[str], earned: bool) -> None:
    match = at(level=2, dungeon="goblin ooze", party="scroll thief", rolls=rolled, draws=["dragon_scale"])
    do(match, "reroll die:scroll", "dungeon goblin", "dungeon ooze", "done", *afterwards)
    assert seen(match).phase == REGROUP
    assert seen(match).lair == rolled.count(6)
    assert ("critical_hit" in titles(match)) is earned


@rule("DR-19.9")
def test_w36_last_stand() -> None:
    match = at(
        REGROUP, level=4, lair=1, party="champion fighter cleric mage", rolls=[6, 6, 1, 4, 4], draws=["talisman"]
    )
    do(match, "glory")
    assert (seen(match).lair, seen(match).dungeon) == (3, {"goblin": 1, "chest": 2})
    do(match, "fight die:fighter goblin 1", "end_phase")
    assert "last_stand" not in titles(match)
    do(match, "dragon")
    assert "last_stand" in titles(match)


@rule("DR-17.2", "DR-17.3", "DR-17.5", "DR-18.5")
def test_w37_final_score() -> None:
    match = ended((17, "town_portal dragon_scale*3 vorpal_sword"))
    assert outcome(match).scores == (25,)
    assert own(match).token_points == 8
    assert outcome(match).facts["rank"] == "seasoned_explorer"


@rule("DR-17.7", "DR-17.8", "DR-17.9", "DR-17.10")
def test_w38_ties() -> None:
    match = ended((20, "talisman*3 elixir*2"), (22, "vorpal_sword*3"), (24, ""))
    assert (outcome(match).scores, outcome(match).ranks) == ((25, 25, 24), (2, 1, 3))
    match = ended((22, "talisman*3"), (22, "vorpal_sword*3"), (24, ""))
    assert (outcome(match).scores, outcome(match).ranks) == ((25, 25, 24), (1, 1, 3))


@rule("DR-18.3", "DR-18.4", "DR-18.5", "DR-18.6", "DR-18.7")
@pytest.mark.parametrize(
    "points, rank",
    [
        (0, "dragon_fodder"),
        (15, "dragon_fodder"),
        (16, "village_hero"),
        (23, "village_hero"),
        (24, "seasoned_explorer"),
        (29, "seasoned_explorer"),
        (30, "champion_rank"),
        (34, "champion_rank"),
        (35, "hero_of_the_ages"),
        (60, "hero_of_the_ages"),
    ],
)
def test_w39_solo_ranks(points: int, rank: str) -> None:
    assert outcome(ended((points, ""))).facts["rank"] == rank


@rule("DR-12.4")
def test_w40_running_away_with_money() -> None:
    match = at(
        DRAGON_PHASE, level=4, lair=3, party="champion fighter mage", rolls=[1, 2, 3, 1, 2], draws=["dragon_scale"]
    )
    do(match, "dragon")
    assert (own(match).xp, held(match)) == (1, {"dragon_scale": 1})
    do(match, "glory")
    assert offers(match) == ["flee"]
    do(match, "flee")
    assert (own(match).xp, held(match), own(match).delves) == (1, {"dragon_scale": 1}, 3)


@rule("DR-20.8", "DR-19.17")
@pytest.mark.parametrize(
    "party, dungeon, picks, marked",
    [
        ("fighter", "ooze", ["fight die:fighter ooze 1"], False),
        ("fighter", "ooze*2", ["fight die:fighter ooze 2"], True),
        ("mage", "ooze*3", ["fight die:mage ooze 3"], False),
        ("fighter*2 cleric", "", ["dragon"], True),
        ("fighter mage cleric", "", ["dragon"], False),
    ],
)
def test_w41_natural_20_marks(party: str, dungeon: str, picks: list[str], marked: bool) -> None:
    match = at(
        MONSTER if dungeon else DRAGON_PHASE,
        dungeon=dungeon,
        lair=0 if dungeon else 3,
        party=party,
        hero="spellsword",
        tokens=RICH,
        draws=["talisman"],
    )
    do(match, *picks)
    if seen(match).phase == MONSTER:
        do(match, "end_phase")
    do(match, "retire")
    assert outcome(match).scores[0] >= 20
    assert ("natural_20" not in titles(match)) is marked


@rule("DR-12.6", "DR-12.7", "DR-1.6")
def test_w42_three_seats() -> None:
    match = start("occultist", "minstrel", "spellsword", first=1, rolls=[2, 2, 2, 2, 2, 2, 2, 1] * 9)
    adventurers, masters = [], []
    while match.pending:
        adventurers.append(seen(match).adventurer)
        masters.append(seen(match).dungeon_master)
        assert match.pending[0].seat == adventurers[-1]
        do(match, "flee")
    assert adventurers == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert masters == [2, 0, 1, 2, 0, 1, 2, 0, 1]


@rule("DR-5.3", "DR-9.16", "DR-10.2")
def test_w43_no_loot_phase() -> None:
    match = at(REGROUP, level=1, party="thief", tokens="town_portal", rolls=[6, 6])
    do(match, "glory")
    assert (seen(match).phase, seen(match).lair) == (MONSTER, 2)
    assert offers(match) == ["token portal", "end_phase"]
    do(match, "end_phase")
    assert seen(match).phase == REGROUP


@rule("DR-10.18", "DR-9.14", "DR-11.10")
def test_w44_after_the_dragon() -> None:
    match = at(
        DRAGON_PHASE, lair=4, dungeon="potion", party="champion mage thief", tokens="scroll_token", draws=["elixir"]
    )
    do(match, "dragon")
    view = seen(match)
    assert (view.lair, view.dungeon, view.phase) == (0, {}, REGROUP)
    assert offers(match) == ["retire", "glory", "token elixir"]
