"""DR-15: Hero abilities in general."""

import pytest

from oubliettes.games.dungeon_roll.pieces import COMPONENTS
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, greyed, held, own, prompt, seen, start, thrown
from tests.support import do, offers, rule, said

SWAPS = [
    ("occultist", "cleric", "mage"),
    ("minstrel", "thief", "mage"),
    ("crusader", "fighter", "cleric"),
    ("spellsword", "fighter", "mage"),
]


@rule("DR-15.1")
def test_two_abilities_a_side() -> None:
    sides = {
        hero[side]["name"]["en"]: (hero[side]["specialty"]["id"], hero[side]["ultimate"]["id"])
        for hero in COMPONENTS["hero"]
        for side in ("novice", "master")
    }
    assert sides == {
        "Mercenary": ("reroll_party_at_forming", "calculated_strike"),
        "Commander": ("extra_monster", "battlefield_presence"),
        "Occultist": ("swap", "animate_dead"),
        "Necromancer": ("swap", "command_dead"),
        "Minstrel": ("swap", "bards_song"),
        "Bard": ("swap_and_extra_monster", "bards_song"),
        "Knight": ("scrolls_become_champions", "battlecry"),
        "Dragon Slayer": ("scrolls_become_champions_and_two_vs_dragon", "battlecry"),
        "Enchantress": ("scrolls_as_any_companion", "charm_monster"),
        "Beguiler": ("scrolls_as_any_companion", "mesmerize"),
        "Half-Goblin": ("loot_in_monster_phase", "plea_for_help"),
        "Chieftain": ("loot_in_monster_phase", "pull_rank"),
        "Crusader": ("swap", "holy_strike"),
        "Paladin": ("swap", "divine_intervention"),
        "Spellsword": ("swap", "arcane_blade"),
        "Battlemage": ("swap", "arcane_fury"),
    }


@rule("DR-15.1")
@pytest.mark.parametrize(
    "hero, master, power",
    [
        ("mercenary", False, "calculated_strike"),
        ("mercenary", True, "battlefield_presence"),
        ("occultist", False, "animate_dead"),
        ("occultist", True, "command_dead"),
        ("minstrel", False, "bards_song"),
        ("minstrel", True, "bards_song"),
        ("knight", False, "battlecry"),
        ("knight", True, "battlecry"),
        ("enchantress", False, "charm_monster"),
        ("enchantress", True, "mesmerize"),
        ("half_goblin", False, "plea_for_help"),
        ("half_goblin", True, "pull_rank"),
        ("crusader", True, "divine_intervention"),
        ("spellsword", True, "arcane_fury"),
    ],
)
def test_the_side_that_is_up_gives_the_ultimate(hero: str, master: bool, power: str) -> None:
    match = at(
        level=5,
        dungeon="goblin*2 skeleton*2",
        lair=1,
        party="thief",
        hero=hero,
        master=master,
        ready=True,
        tokens="elixir dragon_scale",
    )
    do(match, "ultimate")
    events = [event.facts["power"] for event in match.log if event.key == "ultimate"]
    assert (events, own(match).ready) == ([power], False)


@rule("DR-15.2")
def test_a_specialty_serves_as_often_as_wanted() -> None:
    match = at(dungeon="ooze*4", party="fighter*3", hero="spellsword", rolls=[3, 3, 4, 4])
    do(match, "fight die:fighter ooze 2", "fight die:fighter ooze 2", "glory", "fight die:fighter ooze 2")
    assert (seen(match).level, seen(match).phase, seen(match).graveyard) == (4, REGROUP, 7)


@rule("DR-15.3", "DR-16.2")
def test_a_specialty_tied_to_forming_the_party_acts_then_only() -> None:
    formed = [6, 6, 6, 6, 6, 6, 2]
    match = start("mercenary", rolls=[*formed, 5, 1, 1, *formed, 5, 1])
    do(match, "pick scroll", "pick scroll", "done")
    assert prompt(match) == "monster-phase", "not twice"
    do(match, "flee")
    assert (prompt(match), own(match).delves) == ("form-reroll", 1)
    assert "pick scroll" in offers(match), "once per delve"


@rule("DR-15.4")
def test_the_ultimate_serves_once_a_delve() -> None:
    match = at(dungeon="skeleton*3", party="cleric", hero="occultist", ready=True, rolls=[2, 2, 2, 2])
    assert "ultimate" not in greyed(match)
    do(match, "ultimate")
    assert own(match).ready is False
    assert "ultimate" not in offers(match)
    assert greyed(match)["ultimate"] == "DR-15.4"
    do(match, "fight die:cleric skeleton 2", "glory")
    assert "ultimate" not in offers(match)
    assert greyed(match)["ultimate"] == "DR-15.4"
    match = do(at(dungeon="goblin skeleton", hero="crusader", ready=True), "fight hero goblin 1")
    assert (own(match).ready, offers(match)) == (False, ["flee"]), "the card was its own Companion"


@rule("DR-15.4", "DR-15.8")
@pytest.mark.parametrize("phase,dungeon", [(MONSTER, "goblin"), (LOOT, "chest"), (DRAGON_PHASE, "")])
def test_a_turned_card_stays_turned_in_every_phase(phase: str, dungeon: str) -> None:
    for ready in (True, False):
        match = at(phase, dungeon=dungeon, lair=3, party="thief", hero="spellsword", master=True, ready=ready)
        assert ("ultimate" in offers(match)) == ready
        match = at(phase, dungeon=dungeon, lair=3, hero="spellsword", master=True, ready=ready, tokens="town_portal")
        assert ("ultimate" in offers(match), "token portal" in offers(match)) == (ready, True)


@rule("DR-15.5", "DR-3.5")
def test_at_most_three_times_a_game() -> None:
    match = start("occultist", rolls=[2, 2, 2, 2, 2, 2, 2, 4, 2, 2] * 3)
    for _ in range(3):
        do(match, "end_phase", "glory")
        assert "ultimate" in offers(match)
        do(match, "ultimate")
        assert (seen(match).dungeon, "ultimate" in offers(match)) == ({"skeleton": 1}, False)
        do(match, "flee")
    assert not match.pending
    assert said(match).count("ultimate") == 3


@rule("DR-15.6")
def test_a_hero_prevails_over_the_rules() -> None:
    match = at(dungeon="goblin chest", party="thief", hero="half_goblin")
    assert "open die:thief 1" in offers(match), "against DR-6.8"
    match = at(DRAGON_PHASE, lair=3, party="champion fighter", hero="knight", master=True)
    assert offers(match) == ["dragon", "flee"], "against DR-10.3"
    match = at(dungeon="goblin", party="scroll", hero="enchantress")
    assert "fight die:scroll goblin 1" in offers(match), "against DR-7.7"


@rule("DR-15.7")
def test_a_hero_prevails_over_a_token() -> None:
    match = at(dungeon="goblin chest", hero="half_goblin", tokens="thieves_tools", draws=["elixir"])
    do(match, "open token:thieves_tools 1")
    assert held(match) == {"elixir": 1}, "the tools open chests in their own phase only"
    match = at(dungeon="goblin", level=6, hero="crusader", master=True, ready=True, tokens="town_portal dragon_scale")
    do(match, "ultimate", "discard town_portal")
    assert (seen(match).phase, own(match).xp, held(match)) == (REGROUP, 5, {"dragon_scale": 1}), (
        "the price, not a portal"
    )


@rule("DR-15.8", "DR-16.5")
@pytest.mark.parametrize(
    "phase, dungeon, lair, offered",
    [(MONSTER, "goblin", 0, True), (LOOT, "chest", 0, True), (DRAGON_PHASE, "chest", 3, True), (REGROUP, "", 2, False)],
)
@pytest.mark.parametrize("hero", ["mercenary", "minstrel", "spellsword"])
def test_in_which_phases(hero: str, phase: str, dungeon: str, lair: int, offered: bool) -> None:
    match = at(phase, dungeon=dungeon, lair=lair or 1, party="thief", hero=hero, master=True, ready=True)
    assert ("ultimate" in offers(match)) is offered
    assert greyed(match).get("ultimate") == (None if offered else "DR-15.8")


@rule("DR-15.9")
def test_an_ultimate_is_never_compulsory() -> None:
    match = at(dungeon="goblin ooze", party="thief*2", ready=True)
    do(match, "fight die:thief goblin 1", "fight die:thief ooze 1")
    assert (seen(match).phase, own(match).ready) == (REGROUP, True)
    match = at(dungeon="goblin", ready=True)
    assert offers(match) == ["ultimate", "flee"]
    match = at(LOOT, dungeon="chest", lair=2, hero="minstrel", ready=True)
    assert offers(match) == ["ultimate", "end_phase"]


@rule("DR-15.10")
@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize("hero, one, other", SWAPS)
def test_a_swap_counts_in_every_use(hero: str, one: str, other: str, master: bool) -> None:
    suited = {"fighter": "goblin", "cleric": "skeleton", "mage": "ooze"}
    for die, as_ in ((one, other), (other, one)):
        for face in (die, as_):
            if face in suited:
                match = at(dungeon=f"{suited[face]}*3", party=f"{die}*2", hero=hero, master=master)
                do(match, f"fight die:{die} {suited[face]} 2")
                assert seen(match).party == {die: 1}, "the die keeps its face"
        match = at(LOOT, dungeon="chest*3", party=die, hero=hero, master=master)
        most = 3 if "thief" in (die, as_) else 1
        assert offers(match) == [*(f"open die:{die} {n}" for n in range(1, most + 1)), "end_phase"]
        match = at(DRAGON_PHASE, lair=3, party=f"{die}*2 champion", hero=hero, master=master)
        assert "dragon" in offers(match)


@rule("DR-15.10")
@pytest.mark.parametrize("hero, one, other", SWAPS)
def test_a_swap_touches_no_other_companion(hero: str, one: str, other: str) -> None:
    for die in {"champion", "fighter", "cleric", "mage", "thief"} - {one, other}:
        for monster in ("goblin", "skeleton", "ooze"):
            plain = offers(at(dungeon=f"{monster}*3", party=die, hero="knight"))
            assert offers(at(dungeon=f"{monster}*3", party=die, hero=hero)) == plain


@rule("DR-15.11")
@pytest.mark.parametrize(
    "hero, party, valid",
    [
        ("occultist", "cleric*2 champion", True),
        ("occultist", "cleric mage champion", True),
        ("occultist", "mage*2 thief", True),
        ("occultist", "cleric*3", False),
        ("occultist", "cleric*2 mage", False),
        ("occultist", "fighter*2 cleric", False),
        ("occultist", "champion*4 cleric", False),
        ("enchantress", "scroll champion*2", False),
        ("enchantress", "scroll champion thief", True),
        ("enchantress", "scroll*2 champion*5", True),
    ],
)
def test_members_of_a_set_are_given_different_types(hero: str, party: str, valid: bool) -> None:
    match = at(DRAGON_PHASE, lair=3, party=party, hero=hero)
    assert ("dragon" in offers(match)) is valid


@rule("DR-15.12")
@pytest.mark.parametrize(
    "hero, fights",
    [
        ("crusader", {"goblin": 2, "skeleton": 2, "ooze": 1}),
        ("spellsword", {"goblin": 2, "skeleton": 1, "ooze": 2}),
    ],
)
def test_the_hero_card_as_a_companion(hero: str, fights: dict[str, int]) -> None:
    match = at(level=6, dungeon="goblin*2 skeleton*2 ooze*2", hero=hero, ready=True)
    expected = [f"fight hero {monster} {n}" for monster, most in fights.items() for n in range(1, most + 1)]
    assert offers(match) == [*expected, "flee"], "its type is not asked, and there is no pick 'ultimate'"
    do(match, "fight hero goblin 2")
    assert (own(match).ready, seen(match).graveyard, seen(match).dungeon) == (False, 7, {"skeleton": 2, "ooze": 2})
    assert offers(match) == ["flee"], "for a single use"


@rule("DR-15.12")
@pytest.mark.parametrize("hero", ["crusader", "spellsword"])
def test_the_hero_card_opens_and_drinks(hero: str) -> None:
    match = at(LOOT, dungeon="chest*2 potion", hero=hero, ready=True, tokens="town_portal", draws=["dragon_scale"])
    assert offers(match) == ["open hero 1", "drink hero", "token portal", "end_phase"]
    do(match, "open hero 1")
    assert (held(match), own(match).ready) == ({"dragon_scale": 1, "town_portal": 1}, False)
    assert (seen(match).dungeon, seen(match).graveyard) == ({"chest": 1, "potion": 1}, 7)
    assert offers(match) == ["token portal", "end_phase"]
    match = at(LOOT, dungeon="chest*2 potion", hero=hero, ready=True)
    do(match, "drink hero", "face thief")
    assert (seen(match).party, seen(match).graveyard, own(match).ready) == ({"thief": 1}, 6, False)


@rule("DR-15.12")
@pytest.mark.parametrize("hero", ["crusader", "spellsword"])
def test_a_turned_card_or_a_master_is_no_companion(hero: str) -> None:
    assert offers(at(dungeon="goblin", hero=hero, ready=False)) == ["flee"]
    assert not [o for o in offers(at(dungeon="goblin", hero=hero, master=True, ready=True)) if "hero" in o]
    assert offers(at(REGROUP, hero=hero, ready=True)) == ["retire", "glory"]


@rule("DR-15.13")
@pytest.mark.parametrize(
    "hero, monster, face", [("occultist", "skeleton", "fighter"), ("half_goblin", "goblin", "thief")]
)
def test_a_lent_companion_does_all_that_a_die_does(hero: str, monster: str, face: str) -> None:
    match = at(dungeon=f"{monster} ooze*2", hero=hero, ready=True)
    do(match, "ultimate")
    view = seen(match)
    assert (view.dungeon, view.lent, view.supply) == ({"ooze": 2}, {face: 1}, 4), "it has left the level"
    assert (view.party, view.graveyard) == ({}, 7), "and is no Party die"
    assert offers(match) == [f"fight lent:{face} ooze 1", "flee"]
    for phase, dungeon in ((LOOT, "chest*2 potion"), (MONSTER, "goblin*2 skeleton*2")):
        lent = offers(at(phase, dungeon=dungeon, lent=face, hero=hero))
        die = offers(at(phase, dungeon=dungeon, party=face, hero=hero))
        assert [pick.replace("lent:", "die:") for pick in lent] == die


@rule("DR-15.14")
@pytest.mark.parametrize(
    "phase, dungeon, picks",
    [
        (MONSTER, "goblin", ["fight lent:thief goblin 1"]),
        (LOOT, "chest", ["open lent:thief 1"]),
        (LOOT, "potion", ["drink lent:thief", "face mage"]),
    ],
)
def test_a_used_lent_companion_goes_back_to_the_supply(phase: str, dungeon: str, picks: list[str]) -> None:
    match = at(phase, dungeon=dungeon, lent="thief", party="scroll*2", hero="half_goblin", draws=["elixir"])
    assert seen(match).supply == 5
    do(match, *picks)
    assert (seen(match).lent, seen(match).supply) == ({}, 7)
    assert seen(match).graveyard == (4 if "drink" in picks[0] else 5)


@rule("DR-15.14")
def test_an_unused_lent_companion_leaves_at_regroup() -> None:
    match = at(level=6, dungeon="goblin", lent="thief", party="fighter", hero="half_goblin", rolls=[1] * 7)
    do(match, "fight die:fighter goblin 1")
    assert (seen(match).phase, seen(match).lent, seen(match).supply) == (REGROUP, {}, 7)
    do(match, "glory")
    assert (seen(match).dungeon, offers(match)) == ({"goblin": 7}, ["flee"])


@rule("DR-15.15")
def test_one_more_monster_of_any_kind() -> None:
    match = at(dungeon="goblin*3 ooze", party="fighter thief", master=True)
    do(match, "fight die:fighter goblin 1")
    assert (prompt(match), offers(match)) == ("extra-monster", ["kill goblin", "kill ooze", "decline"])
    do(match, "kill goblin")
    assert (seen(match).dungeon, seen(match).party) == ({"goblin": 1, "ooze": 1}, {"thief": 1}), "the same kind too"
    assert prompt(match) == "monster-phase", "one only"


@rule("DR-15.15")
def test_it_may_be_declined() -> None:
    match = at(dungeon="goblin ooze", party="fighter thief", master=True)
    do(match, "fight die:fighter goblin 1", "decline")
    assert (seen(match).dungeon, offers(match)) == ({"ooze": 1}, ["fight die:thief ooze 1", "flee"])


@rule("DR-15.15")
def test_it_is_not_asked_when_no_monster_is_left() -> None:
    match = at(dungeon="goblin chest", party="fighter thief", master=True)
    do(match, "fight die:fighter goblin 1")
    assert prompt(match) == "loot-phase"


@rule("DR-15.15")
def test_only_against_monsters() -> None:
    match = at(dungeon="goblin", party="fighter thief", master=True)
    do(match, "fight die:thief goblin 1")
    assert seen(match).phase == REGROUP
    match = at(LOOT, dungeon="chest*2", party="fighter", master=True, draws=["elixir"])
    do(match, "open die:fighter 1")
    assert (prompt(match), seen(match).dungeon) == ("loot-phase", {"chest": 1})


@rule("DR-15.16", "DR-4.6")
def test_a_heros_re_roll_never_reaches_the_lair() -> None:
    match = at(DRAGON_PHASE, dungeon="chest", lair=3, party="thief", master=True, ready=True, rolls=[1, 4])
    do(match, "ultimate")
    assert offers(match) == ["party thief", "dungeon chest"]
    do(match, "party thief", "dungeon chest")
    assert [throw.shape for throw in thrown(match)] == [("roll", 6), ("roll", 6)]
    assert seen(match).lair == 3
    match = at(DRAGON_PHASE, lair=3, master=True, ready=True)
    assert offers(match) == ["flee"], "dice in the Lair alone are nothing to re-roll"


@rule("DR-15.16", "DR-16.11", "DR-16.24", "DR-16.29")
@pytest.mark.parametrize("hero, master", [("minstrel", False), ("crusader", True), ("spellsword", True)])
def test_abilities_that_discard_the_lair_work_in_full(hero: str, master: bool) -> None:
    match = at(DRAGON_PHASE, lair=5, party="thief", hero=hero, master=master, ready=True, tokens="dragon_scale")
    do(match, "ultimate")
    assert (seen(match).lair, seen(match).supply, seen(match).phase) == (0, 7, REGROUP)
