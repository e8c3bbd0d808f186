"""DR-16: the eight Heroes, both sides of each."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import Game, at, drawn, greyed, held, own, prompt, seen, start, thrown
from tests.support import do, offers, rule, said

SCROLLS = [6, 6, 2, 3, 4, 5, 6]


def ultimate(hero: str, *, master: bool = False, **situation: object) -> Game:
    """The Hero's Ultimate, just used."""
    match = at(hero=hero, master=master, ready=True, **situation)  # type: ignore[arg-type]
    return do(match, "ultimate")


# ------------------------------------------------------------------ Mercenary, Commander


@rule("DR-16.1")
def test_mercenary_re_rolls_any_party_dice() -> None:
    match = start("mercenary", rolls=[*SCROLLS, 1, 1, 1, 1, 1, 1, 1, 1])
    assert offers(match) == ["pick fighter", "pick cleric", "pick mage", "pick thief", "pick scroll", "done"]
    do(match, "pick scroll", "pick fighter", "pick scroll", "pick thief", "pick scroll", "pick mage", "pick cleric")
    assert thrown(match)[1].shape == ("roll", *[6] * 7), "all of them, and nothing more is asked"
    assert seen(match).party == {"champion": 7}


@rule("DR-16.2")
def test_mercenary_once_and_the_results_stand() -> None:
    match = start("mercenary", rolls=[*SCROLLS, 6, 6, 1])
    do(match, "pick scroll")
    assert (seen(match).picked, len(thrown(match))) == ([["pick", "scroll"]], 1)
    do(match, "pick mage", "done")
    assert thrown(match)[1].shape == ("roll", 6, 6), "rolled together"
    assert seen(match).party == {"fighter": 1, "cleric": 1, "thief": 1, "scroll": 4}
    assert (prompt(match), seen(match).level) == ("monster-phase", 1)


@rule("DR-16.2")
def test_mercenary_picking_none_declines() -> None:
    match = start("mercenary", rolls=[*SCROLLS, 1])
    do(match, "done")
    assert len(thrown(match)) == 2
    assert seen(match).party == {"fighter": 1, "cleric": 1, "mage": 1, "thief": 1, "scroll": 3}


@rule("DR-16.3", "DR-16.30")
def test_mercenary_calculated_strike() -> None:
    match = ultimate("mercenary", dungeon="goblin*2 ooze", party="thief")
    assert offers(match) == ["kill goblin", "kill ooze"], "the first is compulsory"
    do(match, "kill goblin")
    assert offers(match) == ["kill goblin", "kill ooze", "done"]
    do(match, "kill goblin")
    assert (seen(match).dungeon, seen(match).supply, seen(match).party) == ({"ooze": 1}, 6, {"thief": 1})
    assert prompt(match) == "monster-phase", "two at most"


@rule("DR-16.3", "DR-16.30", "DR-20.9")
def test_mercenary_calculated_strike_on_one() -> None:
    match = ultimate("mercenary", dungeon="ooze", party="thief")
    assert (seen(match).phase, seen(match).party) == (REGROUP, {"thief": 1})
    match = ultimate("mercenary", dungeon="ooze*2", party="thief")
    do(match, "done")
    assert seen(match).dungeon == {"ooze": 1}


@rule("DR-16.4", "DR-15.15")
def test_commander_fighters_defeat_one_more() -> None:
    match = at(dungeon="skeleton ooze*2", party="fighter cleric", master=True)
    do(match, "fight die:fighter skeleton 1")
    assert offers(match) == ["kill ooze", "decline"]
    do(match, "kill ooze")
    assert seen(match).dungeon == {"ooze": 1}
    match = at(dungeon="skeleton*2 ooze", party="champion cleric mage thief", master=True)
    do(match, "fight die:cleric skeleton 1")
    assert prompt(match) == "monster-phase", "Fighters only"
    do(match, "fight die:champion skeleton 1")
    assert prompt(match) == "monster-phase"


@rule("DR-16.4")
def test_commander_has_no_re_roll_at_forming() -> None:
    match = at(REGROUP, level=5, party="thief", delves=1, rolls=[*SCROLLS, 1])
    do(match, "retire")
    assert (own(match).side, prompt(match), seen(match).level) == ("commander", "monster-phase", 1)


@rule("DR-16.4", "DR-16.1")
def test_mercenary_has_no_extra_monster() -> None:
    match = at(dungeon="skeleton ooze", party="fighter")
    do(match, "fight die:fighter skeleton 1")
    assert (prompt(match), seen(match).dungeon) == ("monster-phase", {"ooze": 1})


@rule("DR-16.5")
@pytest.mark.parametrize("phase, face, lair", [(MONSTER, "goblin", 0), (LOOT, "chest", 1), (DRAGON_PHASE, "chest", 3)])
def test_commander_battlefield_presence(phase: str, face: str, lair: int) -> None:
    match = ultimate(
        "mercenary", master=True, phase=phase, dungeon=f"{face}*2", lair=lair, party="thief*2 scroll", rolls=[1, 6, 5]
    )
    assert offers(match) == ["party thief", "party scroll", f"dungeon {face}"]
    do(match, "party thief", f"dungeon {face}", f"dungeon {face}", "done")
    view = seen(match)
    assert (view.party, view.graveyard, own(match).ready) == ({"champion": 1, "thief": 1, "scroll": 1}, 4, False)
    assert (view.dungeon, view.lair) == ({"potion": 1}, lair + 1)


# ------------------------------------------------------------------ Occultist, Necromancer


@rule("DR-16.6")
@pytest.mark.parametrize("master", [False, True])
def test_occultist_and_necromancer_swap_clerics_and_mages(master: bool) -> None:
    match = at(dungeon="skeleton*2 ooze*2", party="cleric mage", hero="occultist", master=master)
    assert offers(match) == [
        f"fight die:{die} {monster} {n}"
        for die in ("cleric", "mage")
        for monster in ("skeleton", "ooze")
        for n in (1, 2)
    ] + ["flee"]
    match = at(DRAGON_PHASE, lair=3, party="mage*2 thief", hero="occultist", master=master)
    assert "dragon" in offers(match)


@rule("DR-16.7", "DR-15.13")
def test_occultist_animate_dead() -> None:
    match = ultimate("occultist", dungeon="skeleton*3 goblin*2", party="cleric", level=5)
    assert (seen(match).dungeon, seen(match).lent) == ({"skeleton": 2, "goblin": 2}, {"fighter": 1})
    assert prompt(match) == "monster-phase", "one only"
    do(match, "fight lent:fighter goblin 2", "fight die:cleric skeleton 2")
    assert seen(match).phase == REGROUP


@rule("DR-16.7", "DR-15.14")
def test_occultist_discarded_at_regroup() -> None:
    match = ultimate("occultist", dungeon="skeleton", party="cleric")
    assert (seen(match).phase, seen(match).lent, seen(match).supply) == (REGROUP, {}, 7)


@rule("DR-16.8", "DR-16.30")
def test_necromancer_command_dead() -> None:
    match = ultimate("occultist", master=True, dungeon="skeleton*3 goblin", party="cleric", level=4)
    assert (offers(match), seen(match).lent) == (["more", "done"], {"fighter": 1})
    do(match, "more")
    assert (seen(match).dungeon, seen(match).lent) == ({"skeleton": 1, "goblin": 1}, {"fighter": 2})
    assert prompt(match) == "monster-phase", "two at most"
    match = ultimate("occultist", master=True, dungeon="skeleton*3 goblin", party="cleric", level=4)
    do(match, "done")
    assert (seen(match).dungeon, seen(match).lent) == ({"skeleton": 2, "goblin": 1}, {"fighter": 1})
    match = ultimate("occultist", master=True, dungeon="skeleton goblin", party="cleric")
    assert (seen(match).lent, prompt(match)) == ({"fighter": 1}, "monster-phase"), "no second one to ask about"


# ------------------------------------------------------------------ Minstrel, Bard


@rule("DR-16.9")
@pytest.mark.parametrize("master", [False, True])
def test_minstrel_and_bard_swap_thieves_and_mages(master: bool) -> None:
    match = at(dungeon="ooze*2", party="thief mage", hero="minstrel", master=master)
    assert offers(match) == [f"fight die:{die} ooze {n}" for die in ("mage", "thief") for n in (1, 2)] + ["flee"]
    match = at(LOOT, dungeon="chest*2", party="thief mage", hero="minstrel", master=master)
    assert offers(match) == [f"open die:{die} {n}" for die in ("mage", "thief") for n in (1, 2)] + ["end_phase"]
    match = at(DRAGON_PHASE, lair=3, party="thief*2 cleric", hero="minstrel", master=master)
    assert "dragon" in offers(match)


@rule("DR-16.10", "DR-15.15")
def test_bard_champions_defeat_one_more() -> None:
    match = at(dungeon="skeleton*2 goblin ooze", party="champion fighter", hero="minstrel", master=True, level=4)
    do(match, "fight die:champion skeleton 2")
    assert offers(match) == ["kill goblin", "kill ooze", "decline"]
    do(match, "kill goblin")
    assert seen(match).dungeon == {"ooze": 1}
    match = at(dungeon="skeleton*2", party="champion fighter mage", hero="minstrel", master=True)
    do(match, "fight die:fighter skeleton 1")
    assert prompt(match) == "monster-phase", "Champions only"


@rule("DR-16.10")
def test_minstrel_has_no_extra_monster() -> None:
    match = at(dungeon="skeleton*2 goblin", party="champion fighter", hero="minstrel")
    do(match, "fight die:champion skeleton 2")
    assert prompt(match) == "monster-phase"


@rule("DR-16.11", "DR-10.17")
@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize(
    "phase, dungeon, lair", [(MONSTER, "goblin", 1), (LOOT, "chest", 2), (DRAGON_PHASE, "chest", 4)]
)
def test_bards_song(master: bool, phase: str, dungeon: str, lair: int) -> None:
    match = at(phase, hero="minstrel", master=master, ready=True, dungeon=dungeon, lair=lair, party="thief")
    before = own(match).xp
    do(match, "ultimate")
    assert (seen(match).lair, own(match).xp, held(match)) == (0, before, {})
    assert seen(match).phase == (REGROUP if phase == DRAGON_PHASE else phase)


# ------------------------------------------------------------------ Knight, Dragon Slayer


@rule("DR-16.12", "DR-16.13")
@pytest.mark.parametrize("xp, side", [(0, "knight"), (5, "dragon_slayer")])
def test_knight_and_dragon_slayer_turn_scrolls_into_champions(xp: int, side: str) -> None:
    match = at(dungeon="goblin", party="thief", hero="knight", xp=xp, delves=1, rolls=[*SCROLLS, 1])
    do(match, "flee")
    assert own(match).side == side
    assert seen(match).party == {"champion": 3, "fighter": 1, "cleric": 1, "mage": 1, "thief": 1}
    assert "scrolls-to-champions" in said(match)


@rule("DR-16.12")
def test_no_other_hero_does() -> None:
    assert seen(start("occultist", rolls=[*SCROLLS, 1])).party["scroll"] == 3


@rule("DR-16.13")
def test_scrolls_that_appear_later_stay_scrolls() -> None:
    match = at(dungeon="goblin", party="scroll thief", hero="knight", tokens="elixir", rolls=[6])
    do(match, "reroll die:scroll", "party thief", "done", "token elixir", "face scroll")
    assert seen(match).party == {"scroll": 2}
    assert "reroll die:scroll" in offers(match)
    match = at(LOOT, dungeon="potion", party="thief", hero="knight", master=True)
    do(match, "drink die:thief", "face scroll")
    assert seen(match).party == {"scroll": 1}


@rule("DR-16.14")
def test_dragon_slayer_needs_two() -> None:
    match = at(DRAGON_PHASE, lair=3, party="champion*2 fighter", hero="knight", master=True, draws=["elixir"])
    do(match, "dragon")
    assert (seen(match).party, own(match).xp, held(match)) == ({"champion": 1}, 6, {"elixir": 1}), "exactly two"
    match = at(DRAGON_PHASE, lair=3, party="champion fighter cleric", hero="knight", master=True, draws=["elixir"])
    do(match, "dragon", "use die:cleric", "use die:fighter")
    assert (seen(match).party, seen(match).phase) == ({"champion": 1}, REGROUP)


@rule("DR-16.14", "DR-10.3")
def test_dragon_slayer_two_different_ones() -> None:
    match = at(DRAGON_PHASE, lair=3, party="champion*3", hero="knight", master=True)
    assert offers(match) == ["flee"]
    assert greyed(match)["dragon"] == "DR-16.14"
    match = at(DRAGON_PHASE, lair=3, party="champion*2 fighter", hero="knight")
    assert offers(match) == ["flee"], "the Knight needs three"
    assert greyed(match)["dragon"] == "DR-10.3"


@rule("DR-16.15", "DR-4.4")
@pytest.mark.parametrize("master", [False, True])
def test_battlecry(master: bool) -> None:
    match = ultimate(
        "knight", master=master, level=6, dungeon="goblin*2 skeleton ooze chest potion", lair=1, party="thief"
    )
    assert (seen(match).dungeon, seen(match).lair, seen(match).phase) == ({"chest": 1, "potion": 1}, 5, LOOT)
    do(match, "end_phase")
    assert seen(match).phase == DRAGON_PHASE


# ------------------------------------------------------------------ Enchantress, Beguiler


@rule("DR-16.16")
@pytest.mark.parametrize("master", [False, True])
def test_enchantress_and_beguiler_use_scrolls_as_any_companion(master: bool) -> None:
    match = at(level=6, dungeon="goblin*2 skeleton*2 ooze*2", party="scroll", hero="enchantress", master=master)
    fights = [f"fight die:scroll {monster} {n}" for monster in ("goblin", "skeleton", "ooze") for n in (1, 2)]
    assert offers(match) == [*fights, "reroll die:scroll", "flee"], "and still as Scrolls"
    match = at(LOOT, dungeon="chest*2 potion", party="scroll", hero="enchantress", master=master)
    assert offers(match) == ["open die:scroll 1", "open die:scroll 2", "drink die:scroll", "end_phase"]
    match = at(DRAGON_PHASE, lair=3, party="scroll*2 mage", hero="enchantress", master=master)
    assert offers(match) == ["dragon", "flee"]


@rule("DR-16.17")
def test_enchantress_charm_monster() -> None:
    match = ultimate("enchantress", dungeon="goblin ooze*2", party="mage thief")
    assert offers(match) == ["charm goblin", "charm ooze"]
    do(match, "charm goblin")
    assert (seen(match).dungeon, prompt(match)) == ({"ooze": 2, "potion": 1}, "monster-phase"), "one only"
    do(match, "fight die:mage ooze 2")
    assert (seen(match).phase, offers(match)) == (LOOT, ["drink die:thief", "end_phase"])


@rule("DR-16.18", "DR-16.30")
def test_beguiler_mesmerize() -> None:
    match = ultimate("enchantress", master=True, dungeon="goblin ooze*2", party="mage thief")
    assert offers(match) == ["charm goblin", "charm ooze"]
    do(match, "charm ooze")
    assert offers(match) == ["charm goblin", "charm ooze", "done"]
    do(match, "charm ooze")
    assert (seen(match).dungeon, seen(match).supply) == ({"goblin": 1, "potion": 1}, 5), "one Potion in all"
    match = ultimate("enchantress", master=True, dungeon="goblin ooze*2", party="mage thief")
    do(match, "charm ooze", "done")
    assert (seen(match).dungeon, seen(match).supply) == ({"goblin": 1, "ooze": 1, "potion": 1}, 4)


@rule("DR-16.18", "DR-20.9")
def test_beguiler_alone_with_one_monster() -> None:
    match = ultimate("enchantress", master=True, dungeon="goblin", party="thief")
    assert (seen(match).phase, seen(match).dungeon) == (LOOT, {"potion": 1})


# ------------------------------------------------------------------ Half-Goblin, Chieftain


@rule("DR-16.19")
@pytest.mark.parametrize("master", [False, True])
def test_half_goblin_and_chieftain_loot_in_the_monster_phase(master: bool) -> None:
    match = at(
        level=4,
        dungeon="goblin chest*2 potion",
        party="thief fighter scroll",
        hero="half_goblin",
        master=master,
        draws=["elixir"],
    )
    loot = [pick for pick in offers(match) if pick.startswith(("open", "drink"))]
    assert loot == [
        "open die:fighter 1",
        "open die:thief 1",
        "open die:thief 2",
        "drink die:fighter",
        "drink die:thief",
        "drink die:scroll",
    ], "with the costs of the Loot phase"
    do(match, "open die:thief 1")
    assert (seen(match).phase, held(match), seen(match).graveyard) == (MONSTER, {"elixir": 1}, 5)
    do(match, "drink die:scroll", "face champion")
    assert (seen(match).phase, seen(match).party) == (MONSTER, {"champion": 1, "fighter": 1})
    assert "end_phase" not in offers(match)
    do(match, "fight die:fighter goblin 1")
    assert seen(match).phase == MONSTER
    do(match, "end_phase")
    assert (seen(match).phase, seen(match).dungeon) == (LOOT, {"chest": 1}), "and in the Loot phase too"


@rule("DR-16.20", "DR-15.13")
def test_half_goblin_plea_for_help() -> None:
    match = ultimate("half_goblin", dungeon="goblin*3 chest*2", party="fighter", level=5, draws=["elixir", "elixir"])
    assert (seen(match).dungeon, seen(match).lent) == ({"goblin": 2, "chest": 2}, {"thief": 1})
    assert prompt(match) == "monster-phase", "one only"
    do(match, "fight die:fighter goblin 2", "open lent:thief 2")
    assert (held(match), seen(match).lent, seen(match).graveyard) == ({"elixir": 2}, {}, 7)


@rule("DR-16.21", "DR-16.30")
def test_chieftain_pull_rank() -> None:
    match = ultimate("half_goblin", master=True, dungeon="goblin*3 ooze", party="fighter", level=4)
    assert (offers(match), seen(match).lent) == (["more", "done"], {"thief": 1})
    do(match, "more")
    assert (seen(match).dungeon, seen(match).lent) == ({"goblin": 1, "ooze": 1}, {"thief": 2})
    assert prompt(match) == "monster-phase", "two at most"
    do(match, "fight lent:thief ooze 1", "fight die:fighter goblin 1")
    assert (seen(match).phase, seen(match).lent) == (REGROUP, {})


# ------------------------------------------------------------------ Crusader, Paladin


@rule("DR-16.22")
@pytest.mark.parametrize("master", [False, True])
def test_crusader_and_paladin_swap_fighters_and_clerics(master: bool) -> None:
    match = at(dungeon="goblin*2 skeleton*2", party="fighter cleric", hero="crusader", master=master, level=4)
    assert offers(match) == [
        f"fight die:{die} {monster} {n}"
        for die in ("fighter", "cleric")
        for monster in ("goblin", "skeleton")
        for n in (1, 2)
    ] + ["flee"]
    match = at(DRAGON_PHASE, lair=3, party="cleric*2 thief", hero="crusader", master=master)
    assert "dragon" in offers(match)


@rule("DR-16.23", "DR-15.12")
def test_crusader_holy_strike() -> None:
    match = at(dungeon="skeleton*3", hero="crusader", ready=True)
    do(match, "fight hero skeleton 3")
    assert (seen(match).phase, own(match).ready, seen(match).graveyard) == (REGROUP, False, 7)
    match = at(DRAGON_PHASE, lair=3, party="champion fighter", hero="crusader", ready=True)
    assert "dragon" in offers(match), "as a Cleric"
    match = at(DRAGON_PHASE, lair=3, party="champion cleric", hero="crusader", ready=True)
    assert "dragon" in offers(match), "as a Fighter"


@rule("DR-16.24", "DR-16.25")
def test_paladin_divine_intervention() -> None:
    match = at(
        level=7,
        dungeon="goblin skeleton ooze chest potion*2",
        lair=1,
        party="thief",
        hero="crusader",
        master=True,
        ready=True,
        tokens="dragon_scale elixir",
        draws=["talisman"],
    )
    do(match, "ultimate")
    assert offers(match) == ["discard dragon_scale", "discard elixir"]
    do(match, "discard dragon_scale")
    view = seen(match)
    assert (held(match), view.box["dragon_scale"], drawn(match)) == ({"talisman": 1, "elixir": 1}, 6, ["talisman"])
    assert (view.dungeon, view.lair) == ({"potion": 2}, 0)
    assert offers(match) == [f"face {face}" for face in ("champion", "fighter", "cleric", "mage", "thief", "scroll")]
    do(match, "face mage")
    assert "stop" not in offers(match), "all Potions are drunk"
    do(match, "face mage")
    assert (seen(match).party, seen(match).dungeon, seen(match).graveyard) == ({"thief": 1, "mage": 2}, {}, 4)
    assert (prompt(match), own(match).xp) == ("monster-phase", 5), "no Party die is spent"


@rule("DR-16.25", "DR-5.8")
def test_paladin_the_token_is_in_the_box_before_the_chests_open() -> None:
    match = ultimate("crusader", master=True, dungeon="chest", tokens="dragon_scale", box="", draws=[0])
    assert (drawn(match), held(match)) == (["dragon_scale"], {"dragon_scale": 1})


@rule("DR-16.25", "DR-9.10")
def test_paladin_surplus_potions_are_lost() -> None:
    match = ultimate("crusader", master=True, dungeon="goblin potion*2", party="thief*6", tokens="dragon_scale")
    do(match, "face mage")
    assert (seen(match).phase, seen(match).dungeon, seen(match).graveyard) == (REGROUP, {}, 0)


@rule("DR-16.25", "DR-9.5")
def test_paladin_with_an_empty_box() -> None:
    match = ultimate("crusader", master=True, dungeon="chest*3", tokens="dragon_scale", box="", draws=[0])
    assert (held(match), own(match).xp) == ({"dragon_scale": 1}, 7)


@rule("DR-16.26")
def test_paladin_is_no_victory_over_the_dragon() -> None:
    match = ultimate(
        "crusader", master=True, phase=DRAGON_PHASE, lair=3, party="champion mage thief", tokens="dragon_scale"
    )
    assert (seen(match).phase, own(match).xp, held(match), drawn(match)) == (REGROUP, 5, {}, [])


@rule("DR-16.26")
def test_paladin_needs_a_token_and_a_die() -> None:
    assert "ultimate" not in offers(at(dungeon="goblin", hero="crusader", master=True, ready=True))
    match = at(party="thief scroll", tokens="town_portal", hero="crusader", master=True, ready=True)
    assert "ultimate" not in offers(match)
    match = at(LOOT, dungeon="chest", tokens="town_portal", hero="crusader", master=True, ready=True)
    assert "ultimate" in offers(match)


# ------------------------------------------------------------------ Spellsword, Battlemage


@rule("DR-16.27")
@pytest.mark.parametrize("master", [False, True])
def test_spellsword_and_battlemage_swap_fighters_and_mages(master: bool) -> None:
    match = at(dungeon="goblin*2 ooze*2", party="fighter mage", hero="spellsword", master=master, level=4)
    assert offers(match) == [
        f"fight die:{die} {monster} {n}"
        for die in ("fighter", "mage")
        for monster in ("goblin", "ooze")
        for n in (1, 2)
    ] + ["flee"]
    match = at(DRAGON_PHASE, lair=3, party="mage*2 thief", hero="spellsword", master=master)
    assert "dragon" in offers(match)


@rule("DR-16.28", "DR-15.12")
def test_spellsword_arcane_blade() -> None:
    match = at(dungeon="ooze*3", hero="spellsword", ready=True)
    do(match, "fight hero ooze 3")
    assert (seen(match).phase, own(match).ready, seen(match).graveyard) == (REGROUP, False, 7)
    match = at(DRAGON_PHASE, lair=3, party="champion fighter", hero="spellsword", ready=True)
    assert "dragon" in offers(match), "as a Mage"
    match = at(DRAGON_PHASE, lair=3, party="champion mage", hero="spellsword", ready=True)
    assert "dragon" in offers(match), "as a Fighter"


@rule("DR-16.29")
@pytest.mark.parametrize(
    "phase, dungeon, lair", [(MONSTER, "goblin*2 ooze chest potion", 2), (LOOT, "chest potion", 3)]
)
def test_battlemage_arcane_fury(phase: str, dungeon: str, lair: int) -> None:
    match = ultimate("spellsword", master=True, phase=phase, level=7, dungeon=dungeon, lair=lair, party="thief")
    view = seen(match)
    assert (view.phase, view.dungeon, view.lair, view.supply) == (REGROUP, {}, 0, 7)
    assert (own(match).xp, held(match), view.party, view.graveyard) == (5, {}, {"thief": 1}, 6), "nothing is gained"
