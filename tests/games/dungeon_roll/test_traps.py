"""The traps for implementers of the rulebook's notes, 1 to 30, one test each, in order; the 27th is in chapter 9."""

from dataclasses import asdict

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, drawn, ended, held, outcome, own, prompt, seen, start, thrown, titles
from tests.support import do, offers, rule


@rule("DR-5.7", "DR-5.8")
def test_trap_01_paying_after_the_effect() -> None:
    match = at(LOOT, dungeon="potion", party="cleric*7")
    do(match, "drink die:cleric", "face champion")
    assert seen(match).party == {"champion": 1, "cleric": 6}
    match = at(LOOT, dungeon="chest*2", tokens="thieves_tools", box="", draws=[0])
    do(match, "open token:thieves_tools 2")
    assert (drawn(match), own(match).xp) == (["thieves_tools"], 1), "the tools, then an empty box"


@rule("DR-9.10")
def test_trap_02_more_potions_than_the_graveyard_gives_back() -> None:
    match = at(LOOT, level=4, dungeon="potion*4", party="thief*5")
    do(match, "drink die:thief", "face mage", "face mage", "face mage")
    assert (prompt(match), seen(match).dungeon, seen(match).graveyard) == ("loot-phase", {"potion": 1}, 0)


@rule("DR-5.3")
def test_trap_03_skipping_the_monster_phase() -> None:
    match = at(REGROUP, level=1, party="scroll*2", rolls=[4, 4, 5])
    do(match, "glory")
    assert (prompt(match), seen(match).dungeon) == ("monster-phase", {"chest": 2})
    do(match, "reroll die:scroll", "party scroll", "done")
    assert (prompt(match), seen(match).party) == ("loot-phase", {"thief": 1})


@rule("DR-8.9", "DR-13.16")
def test_trap_04_scroll_dice_and_scroll_tokens() -> None:
    for phase, dungeon, lair in ((LOOT, "chest", 0), (DRAGON_PHASE, "chest", 3), (REGROUP, "", 0)):
        match = at(phase, dungeon=dungeon, lair=lair, party="scroll thief", tokens="scroll_token")
        assert [pick for pick in offers(match) if pick.startswith("reroll")] == ["reroll token:scroll_token"]


@rule("DR-8.3", "DR-8.4", "DR-8.11")
def test_trap_05_re_rolling_what_cannot_be() -> None:
    match = at(dungeon="chest", lair=2, party="scroll mage", lent="thief", hero="half_goblin", tokens="talisman")
    do(match, "reroll die:scroll")
    assert offers(match) == ["party mage", "dungeon chest"]


@rule("DR-5.6")
def test_trap_06_staying_in_a_late_phase_with_a_monster() -> None:
    match = at(
        DRAGON_PHASE, dungeon="potion*2", lair=3, party="champion fighter cleric", tokens="scroll_token", rolls=[1]
    )
    do(match, "reroll token:scroll_token", "dungeon potion", "done")
    assert (seen(match).phase, "dragon" in offers(match)) == (MONSTER, False)


@rule("DR-4.3")
def test_trap_07_dice_beyond_seven_or_out_of_the_lair() -> None:
    match = at(REGROUP, level=8, lair=1, party="thief", rolls=[1] * 6)
    do(match, "glory")
    assert thrown(match)[-1].shape == ("roll", *[6] * 6)


@rule("DR-10.1")
def test_trap_08_the_dragon_too_early() -> None:
    match = at(dungeon="goblin chest", lair=2, party="thief", tokens="dragon_bait", draws=["dragon_scale"])
    do(match, "token bait goblin")
    assert (seen(match).lair, prompt(match)) == (3, "loot-phase"), "loot comes first"
    do(match, "open die:thief 1")
    assert (held(match), prompt(match)) == ({"dragon_scale": 1}, "dragon-phase")


@rule("DR-10.5", "DR-7.7")
def test_trap_09_champions_as_jokers_and_scrolls_as_companions() -> None:
    assert offers(at(DRAGON_PHASE, lair=3, party="champion*3 fighter scroll*3")) == ["flee"]


@rule("DR-15.11")
def test_trap_10_three_faces_instead_of_three_types() -> None:
    assert "dragon" in offers(at(DRAGON_PHASE, lair=3, party="thief*2 fighter", hero="minstrel"))
    assert "dragon" in offers(at(DRAGON_PHASE, lair=3, party="scroll*2 fighter", hero="enchantress"))
    assert "dragon" not in offers(at(DRAGON_PHASE, lair=3, party="thief*2 mage*2", hero="minstrel"))


@rule("DR-12.4")
def test_trap_11_taking_back_what_was_earned() -> None:
    match = at(DRAGON_PHASE, lair=3, party="champion mage thief", xp=4, rolls=[1] * 4, draws=["dragon_scale"])
    do(match, "dragon", "glory", "flee")
    assert (own(match).xp, own(match).master, held(match)) == (5, True, {"dragon_scale": 1})


@rule("DR-14.7")
def test_trap_12_a_fresh_ultimate_for_a_new_master() -> None:
    match = at(
        DRAGON_PHASE,
        lair=3,
        party="champion mage thief",
        hero="knight",
        xp=4,
        rolls=[1, 1, 1, 1],
        draws=["dragon_scale"],
    )
    do(match, "dragon", "glory")
    assert (own(match).side, own(match).ready, offers(match)) == ("dragon_slayer", False, ["flee"])


@rule("DR-14.5", "DR-14.6")
def test_trap_13_turning_the_card_too_late_or_for_tokens() -> None:
    match = at(LOOT, dungeon="chest", party="thief", xp=4, box="")
    do(match, "open die:thief 1")
    assert (own(match).master, own(match).delves) == (True, 2), "in the middle of a delve"
    assert own(at(REGROUP, xp=4, tokens="town_portal*4")).master is False


@rule("DR-13.5", "DR-13.9")
def test_trap_14_where_used_tokens_go() -> None:
    match = at(dungeon="goblin*2", tokens="talisman*2")
    do(match, "fight token:talisman goblin 1")
    assert (seen(match).box["talisman"], seen(match).graveyard, held(match)) == (2, 7, {"talisman": 1})


@rule("DR-15.12", "DR-15.14")
def test_trap_15_an_eighth_party_die() -> None:
    match = at(dungeon="ooze*2", lent="fighter", hero="spellsword", ready=True)
    do(match, "fight lent:fighter ooze 1", "fight hero ooze 1")
    assert (seen(match).graveyard, seen(match).lent, own(match).ready) == (7, {}, False)


@rule("DR-16.13", "DR-16.2")
def test_trap_16_forming_abilities_later_on() -> None:
    match = at(dungeon="ooze", party="thief*6 scroll", hero="knight", rolls=[6])
    do(match, "reroll die:scroll", "party thief", "done")
    assert seen(match).party == {"thief": 5, "scroll": 1}
    match = start("mercenary", rolls=[6, 6, 6, 6, 6, 6, 6, 6, 1])
    do(match, "pick scroll", "done")
    assert prompt(match) == "monster-phase"


@rule("DR-15.15")
def test_trap_17_the_extra_monster() -> None:
    match = at(dungeon="ooze*2", party="fighter mage", master=True)
    do(match, "fight die:fighter ooze 1")
    assert offers(match) == ["kill ooze", "decline"]
    match = at(dungeon="ooze*3", party="champion mage", hero="minstrel", master=True)
    do(match, "fight die:champion ooze 1", "decline")
    assert seen(match).dungeon == {"ooze": 2}


@rule("DR-16.18", "DR-16.26", "DR-16.29")
def test_trap_18_ultimates_that_give_too_much() -> None:
    match = at(dungeon="goblin*2", party="thief", hero="enchantress", master=True, ready=True)
    do(match, "ultimate", "charm goblin")
    assert seen(match).dungeon == {"potion": 1}, "Mesmerize"
    match = at(DRAGON_PHASE, lair=4, hero="crusader", master=True, ready=True, tokens="dragon_scale")
    do(match, "ultimate")
    assert (own(match).xp, held(match)) == (5, {}), "Divine Intervention"
    match = at(LOOT, dungeon="chest*2", hero="spellsword", master=True, ready=True)
    do(match, "ultimate")
    assert (drawn(match), seen(match).phase) == ([], REGROUP), "Arcane Fury"


@rule("DR-13.24")
def test_trap_19_another_edition_of_the_bait() -> None:
    match = at(dungeon="goblin*2 potion", tokens="dragon_bait")
    assert "token bait potion" in offers(match)
    do(match, "token bait goblin")
    assert (seen(match).dungeon, seen(match).lair) == ({"goblin": 1, "potion": 1}, 1)


@rule("DR-17.5", "DR-17.3")
def test_trap_20_scales_and_portals() -> None:
    assert outcome(ended((0, "dragon_scale*2"))).scores == (4,)
    assert outcome(ended((0, "town_portal"))).scores == (2,)


@rule("DR-17.7")
def test_trap_21_most_tokens_instead_of_fewest() -> None:
    assert outcome(ended((5, "talisman*3"), (8, ""))).ranks == (2, 1)


@rule("DR-11.4")
def test_trap_22_summing_the_levels() -> None:
    match = at(REGROUP, level=8, party="thief")
    do(match, "retire")
    assert own(match).xp == 8


@rule("DR-11.12")
def test_trap_23_asking_on_level_ten() -> None:
    match = at(level=10, dungeon="goblin", party="thief", tokens="elixir", hero="minstrel")
    do(match, "fight die:thief goblin 1", "end_phase")
    assert (match.pending, own(match).xp) == ([], 10)


@rule("DR-12.2")
def test_trap_24_tokens_before_fleeing() -> None:
    match = at(dungeon="goblin", tokens="vorpal_sword elixir town_portal")
    assert offers(match)[-1] == "flee"
    do(match, "flee")
    assert held(match) == {"vorpal_sword": 1, "elixir": 1, "town_portal": 1}


@rule("DR-20.2")
def test_trap_25_a_shuffled_box() -> None:
    match = start("occultist", rolls=[2] * 7 + [4])
    assert not [throw for throw in thrown(match) if throw.shape[0] == "shuffle"]
    box = asdict(match.view(0))["box"]
    assert all(isinstance(count, int) for count in box.values())


@rule("DR-20.4", "DR-20.7")
def test_trap_26_dice_with_an_identity() -> None:
    match = at(dungeon="goblin*5", level=5, party="fighter*7")
    assert len(offers(match)) == 6


@rule("DR-19.11", "DR-19.25")
def test_trap_28_titles_looked_for_in_the_wrong_place() -> None:
    match = at(LOOT, dungeon="potion", party="champion*4 thief*2")
    do(match, "drink die:thief", "face champion")
    assert titles(match) == ["doppelgangers"]
    match = at(dungeon="goblin*3", hero="knight", ready=True)
    do(match, "ultimate")
    assert (seen(match).lair, titles(match)) == (3, [])


@rule("DR-13.9", "DR-10.18")
def test_trap_29_tools_too_early_and_play_after_the_dragon() -> None:
    match = at(dungeon="goblin chest", tokens="thieves_tools")
    assert not [pick for pick in offers(match) if pick.startswith("open")]
    match = at(DRAGON_PHASE, dungeon="chest", lair=3, party="champion mage thief*2", draws=["dragon_bait"])
    do(match, "dragon")
    assert (offers(match), seen(match).dungeon) == (["retire", "glory"], {})


@rule("DR-9.16", "DR-15.12", "DR-10.20", "DR-20.9")
def test_trap_30_empty_questions() -> None:
    match = at(dungeon="goblin", party="thief", hero="spellsword", ready=True)
    do(match, "fight hero goblin 1")
    assert prompt(match) == "regroup-phase", "no type, no loot, no lone pick"
    match = at(DRAGON_PHASE, lair=3, party="champion mage thief", draws=["elixir"])
    do(match, "dragon")
    assert prompt(match) == "regroup-phase", "no order of the only set"
