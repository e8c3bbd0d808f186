"""DR-13: Treasure tokens."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import (
    RICH,
    at,
    drawn,
    ended,
    greyed,
    held,
    outcome,
    own,
    prompt,
    rules_of,
    seen,
    titles,
)
from tests.support import do, offers, rule, said

ALL = (
    "vorpal_sword*3 talisman*3 scepter_of_power*3 thieves_tools*3 scroll_token*3 "
    "ring_of_invisibility*4 dragon_scale*6 elixir*3 dragon_bait*4 town_portal*4"
)
COMPANIONS = {"vorpal_sword": "fighter", "talisman": "cleric", "scepter_of_power": "mage", "thieves_tools": "thief"}


def gained(phase: str, token: str, dungeon: str, lair: int, party: str) -> list[str]:
    """What one token adds to the picks of a situation."""
    bare = offers(at(phase, dungeon=dungeon, lair=lair, party=party))
    return [
        pick for pick in offers(at(phase, dungeon=dungeon, lair=lair, party=party, tokens=token)) if pick not in bare
    ]


# ------------------------------------------------------------------ each kind, in each of the four phases


@rule("DR-13.3", "DR-13.9", "DR-13.16", "DR-13.19", "DR-13.20", "DR-13.22", "DR-13.24", "DR-13.27")
@pytest.mark.parametrize(
    "token, picks",
    [
        ("vorpal_sword", ["fight token:vorpal_sword goblin 1"]),
        ("talisman", ["fight token:talisman goblin 1"]),
        ("scepter_of_power", ["fight token:scepter_of_power goblin 1"]),
        ("thieves_tools", ["fight token:thieves_tools goblin 1"]),
        ("scroll_token", ["reroll token:scroll_token"]),
        ("ring_of_invisibility", ["token ring"]),
        ("dragon_scale", []),
        ("elixir", ["token elixir"]),
        ("dragon_bait", ["token bait goblin", "token bait chest", "token bait potion"]),
        ("town_portal", ["token portal"]),
    ],
)
def test_in_the_monster_phase(token: str, picks: list[str]) -> None:
    assert gained(MONSTER, token, "goblin chest potion", 1, "mage") == picks


@rule("DR-13.3", "DR-13.9", "DR-13.16", "DR-13.19", "DR-13.20", "DR-13.22", "DR-13.24", "DR-13.27")
@pytest.mark.parametrize(
    "token, picks",
    [
        ("vorpal_sword", ["open token:vorpal_sword 1", "drink token:vorpal_sword"]),
        ("talisman", ["open token:talisman 1", "drink token:talisman"]),
        ("scepter_of_power", ["open token:scepter_of_power 1", "drink token:scepter_of_power"]),
        ("thieves_tools", ["open token:thieves_tools 1", "open token:thieves_tools 2", "drink token:thieves_tools"]),
        ("scroll_token", ["drink token:scroll_token", "reroll token:scroll_token"]),
        ("ring_of_invisibility", ["token ring"]),
        ("dragon_scale", []),
        ("elixir", ["token elixir"]),
        ("dragon_bait", ["token bait chest", "token bait potion"]),
        ("town_portal", ["token portal"]),
    ],
)
def test_in_the_loot_phase(token: str, picks: list[str]) -> None:
    assert gained(LOOT, token, "chest*2 potion", 1, "mage") == picks


@rule("DR-13.3", "DR-13.9", "DR-13.16", "DR-13.19", "DR-13.20", "DR-13.22", "DR-13.24", "DR-13.27", "DR-10.6")
@pytest.mark.parametrize(
    "token, party, picks",
    [
        ("vorpal_sword", "champion mage", ["dragon"]),
        ("talisman", "champion mage", ["dragon"]),
        ("scepter_of_power", "champion thief", ["dragon"]),
        ("thieves_tools", "champion mage", ["dragon"]),
        ("scroll_token", "champion mage", ["reroll token:scroll_token"]),
        ("ring_of_invisibility", "champion mage", ["token ring"]),
        ("dragon_scale", "champion mage", []),
        ("elixir", "champion mage", ["token elixir"]),
        ("dragon_bait", "champion mage", ["token bait chest", "token bait potion"]),
        ("town_portal", "champion mage", ["token portal"]),
    ],
)
def test_in_the_dragon_phase(token: str, party: str, picks: list[str]) -> None:
    assert gained(DRAGON_PHASE, token, "chest potion", 3, party) == picks


@rule("DR-13.3", "DR-13.9", "DR-13.16", "DR-13.19", "DR-13.20", "DR-13.22", "DR-11.10", "DR-11.11")
@pytest.mark.parametrize(
    "token, picks",
    [
        ("vorpal_sword", []),
        ("talisman", []),
        ("scepter_of_power", []),
        ("thieves_tools", []),
        ("scroll_token", ["reroll token:scroll_token"]),
        ("ring_of_invisibility", ["token ring"]),
        ("dragon_scale", []),
        ("elixir", ["token elixir"]),
        ("dragon_bait", []),
        ("town_portal", []),
    ],
)
def test_in_the_regroup_phase(token: str, picks: list[str]) -> None:
    assert gained(REGROUP, token, "", 2, "mage") == picks


# ------------------------------------------------------------------ tokens in general


@rule("DR-13.1")
def test_chests_and_the_dragon_give_tokens() -> None:
    match = at(
        LOOT,
        level=6,
        dungeon="chest",
        lair=3,
        party="thief champion fighter mage",
        draws=["elixir", "dragon_scale"],
    )
    do(match, "open die:thief 1", "end_phase", "dragon")
    assert held(match) == {"elixir": 1, "dragon_scale": 1}
    assert rules_of(match, "token-drawn") == ["DR-9.4", "DR-10.10"]


@rule("DR-13.2", "DR-13.5")
@pytest.mark.parametrize(
    "token, picks",
    [
        ("vorpal_sword", ["fight token:vorpal_sword goblin 1"]),
        ("scroll_token", ["reroll token:scroll_token", "party mage", "done"]),
        ("ring_of_invisibility", ["token ring"]),
        ("elixir", ["token elixir", "face mage"]),
        ("dragon_bait", ["token bait goblin"]),
    ],
)
def test_a_token_serves_once_and_goes_back_into_the_box(token: str, picks: list[str]) -> None:
    match = at(dungeon="goblin*2 ooze", lair=1, party="mage", tokens=token, rolls=[4])
    before = seen(match).box[token]
    do(match, *picks)
    assert (held(match), seen(match).box[token]) == ({}, before + 1)
    assert not [option for option in offers(match) if "token" in option]


@rule("DR-13.3")
@pytest.mark.parametrize(
    "hero, picks, asked",
    [
        ("mercenary", ["reroll die:scroll"], "reroll-pick"),
        ("mercenary", ["token elixir"], "revive-face"),
        ("minstrel", ["fight die:champion goblin 1"], "extra-monster"),
        ("half_goblin", ["drink die:scroll"], "revive-face"),
    ],
)
def test_not_in_the_middle_of_another_action(hero: str, picks: list[str], asked: str) -> None:
    match = at(
        dungeon="goblin ooze potion", lair=1, party="champion scroll", hero=hero, tokens=ALL, master=hero == "minstrel"
    )
    do(match, *picks)
    assert prompt(match) == asked
    assert not [option for option in offers(match) if option.startswith(("token", "reroll", "fight"))]


@rule("DR-13.4")
def test_only_in_ones_own_delve() -> None:
    match = at(dungeon="goblin", lair=1, party="thief", tokens="dragon_scale", box="")
    assert held(match, 1)["town_portal"] == 4, "the other player has nearly all tokens"
    assert offers(match) == ["fight die:thief goblin 1", "flee"]
    assert [ask.seat for ask in match.pending] == [0]


@rule("DR-13.5")
def test_a_used_token_can_be_drawn_again_by_anyone() -> None:
    match = at(
        tokens="elixir",
        dungeon="goblin",
        box="",
        delves=1,
        rolls=[2, 2, 2, 2, 2, 2, 2, 4],
        draws=[0],
    )
    do(match, "token elixir", "face thief", "flee")
    assert (seen(match).adventurer, seen(match).box) == (1, {"elixir": 1})
    do(match, "end_phase", "open die:fighter 1")
    assert (drawn(match), held(match, 1)["elixir"], held(match, 0)) == (["elixir"], 3, {})


@rule("DR-13.6")
def test_a_token_prevails_over_the_rules() -> None:
    match = at(LOOT, dungeon="chest", party="scroll", tokens="scroll_token")
    assert "reroll token:scroll_token" in offers(match), "no Scroll die may re-roll in this phase"
    assert greyed(match)["reroll die:scroll"] == "DR-8.9"
    match = at(level=7, dungeon="goblin*3", lair=4, tokens="town_portal")
    do(match, "token portal")
    assert own(match).xp == 7, "with monsters and Dragon undefeated"


@rule("DR-13.7")
def test_no_limit_to_tokens_held_or_used() -> None:
    match = at(level=7, dungeon="goblin*7", lair=0, tokens=ALL)
    for _ in range(4):
        do(match, "token bait goblin")
    for _ in range(3):
        do(match, "token elixir", "face thief")
    for sword in range(3):
        do(match, "fight token:vorpal_sword goblin 1")
        assert held(match).get("vorpal_sword", 0) == 2 - sword
    assert (seen(match).lair, seen(match).party) == (4, {"thief": 3})
    assert sum(held(match).values()) == 26


@rule("DR-13.7")
def test_a_token_may_be_used_as_soon_as_it_is_drawn() -> None:
    match = at(LOOT, dungeon="chest*2 potion", party="thief", draws=["talisman", "elixir"])
    do(match, "open die:thief 1")
    assert offers(match) == ["open token:talisman 1", "drink token:talisman", "end_phase"]
    do(match, "open token:talisman 1")
    assert offers(match) == ["token elixir", "end_phase"]


@rule("DR-13.8", "DR-20.1")
def test_tokens_drawn_are_seen_by_all() -> None:
    match = at(LOOT, dungeon="chest", party="thief", seats=3, seat=1, draws=["dragon_bait"])
    do(match, "open die:thief 1")
    for seat in (0, 1, 2, None):
        assert match.view(seat).seats[1].tokens == {"dragon_bait": 1}
        assert [event.facts["token"] for event in match.log_for(seat) if event.key == "token-drawn"] == ["dragon_bait"]


@rule("DR-13.9")
@pytest.mark.parametrize("token, face", COMPANIONS.items())
def test_a_companion_token_is_used_exactly_like_a_die(token: str, face: str) -> None:
    for phase, dungeon, lair in ((MONSTER, "goblin*3 skeleton*2 ooze*2", 0), (LOOT, "chest*3 potion", 0)):
        die = offers(at(phase, level=7, dungeon=dungeon, lair=lair, party=face, hero="knight"))
        tokens = offers(at(phase, level=7, dungeon=dungeon, lair=lair, tokens=token, hero="knight"))
        assert [pick.replace(f"die:{face}", f"token:{token}") for pick in die] == tokens


@rule("DR-13.9", "DR-13.5")
@pytest.mark.parametrize(
    "phase, dungeon, lair, picks",
    [
        (MONSTER, "goblin", 0, ["fight token:thieves_tools goblin 1"]),
        (LOOT, "chest", 0, ["open token:thieves_tools 1"]),
        (LOOT, "potion", 0, ["drink token:thieves_tools", "face mage"]),
        (DRAGON_PHASE, "", 3, ["dragon"]),
    ],
)
def test_it_goes_to_the_box_never_to_the_graveyard(phase: str, dungeon: str, lair: int, picks: list[str]) -> None:
    party = "champion mage" if phase == DRAGON_PHASE else ""
    match = at(phase, dungeon=dungeon, lair=lair, party=party, tokens="thieves_tools", draws=["dragon_scale"])
    do(match, *picks)
    assert (held(match).get("thieves_tools", 0), seen(match).box["thieves_tools"]) == (0, 3)
    assert seen(match).graveyard + sum(seen(match).party.values()) == 7


@rule("DR-13.9")
def test_thieves_tools_open_no_chest_in_the_monster_phase() -> None:
    match = at(dungeon="goblin chest*2", tokens="thieves_tools")
    assert offers(match) == ["fight token:thieves_tools goblin 1", "flee"]
    assert greyed(match)["open"] == "DR-6.8"


@rule("DR-13.10")
@pytest.mark.parametrize(
    "hero, master, tokens, phase, dungeon, pick",
    [
        ("mercenary", True, "vorpal_sword", MONSTER, "skeleton ooze", "fight token:vorpal_sword skeleton 1"),
        ("occultist", False, "talisman", MONSTER, "ooze*2", "fight token:talisman ooze 2"),
        ("occultist", True, "scepter_of_power", MONSTER, "skeleton*2", "fight token:scepter_of_power skeleton 2"),
        ("minstrel", False, "scepter_of_power", LOOT, "chest*2", "open token:scepter_of_power 2"),
        ("minstrel", True, "thieves_tools", MONSTER, "ooze*2", "fight token:thieves_tools ooze 2"),
        ("enchantress", False, "scroll_token", MONSTER, "goblin*2", "fight token:scroll_token goblin 2"),
        ("enchantress", True, "scroll_token", LOOT, "chest*2", "open token:scroll_token 2"),
        ("half_goblin", False, "thieves_tools", MONSTER, "goblin chest*2", "open token:thieves_tools 2"),
        ("half_goblin", True, "scroll_token", MONSTER, "goblin potion", "drink token:scroll_token"),
        ("crusader", False, "vorpal_sword", MONSTER, "skeleton*2", "fight token:vorpal_sword skeleton 2"),
        ("crusader", True, "talisman", MONSTER, "goblin*2", "fight token:talisman goblin 2"),
        ("spellsword", False, "vorpal_sword", MONSTER, "ooze*2", "fight token:vorpal_sword ooze 2"),
        ("spellsword", True, "scepter_of_power", MONSTER, "goblin*2", "fight token:scepter_of_power goblin 2"),
    ],
)
def test_specialties_apply_to_tokens(hero: str, master: bool, tokens: str, phase: str, dungeon: str, pick: str) -> None:
    match = at(phase, dungeon=dungeon, hero=hero, master=master, tokens=tokens, draws=["dragon_scale"] * 2)
    do(match, pick)
    assert held(match).get(tokens, 0) == 0
    if hero == "mercenary":
        assert offers(match) == ["kill ooze", "decline"]


@rule("DR-13.10", "DR-16.16", "DR-15.11")
def test_specialties_apply_to_tokens_against_the_dragon() -> None:
    match = at(DRAGON_PHASE, lair=3, party="mage", tokens="scroll_token*2", hero="enchantress", draws=["elixir"])
    do(match, "dragon")
    assert (held(match), seen(match).phase) == ({"elixir": 1}, REGROUP)
    match = at(DRAGON_PHASE, lair=3, tokens="vorpal_sword*2 talisman", hero="spellsword", draws=["elixir"])
    assert offers(match) == ["dragon", "flee"]


# ------------------------------------------------------------------ what each token does


@rule("DR-13.11", "DR-13.12", "DR-13.13", "DR-13.14")
@pytest.mark.parametrize(
    "token, goblins, skeletons, oozes, chests",
    [
        ("vorpal_sword", 2, 1, 1, 1),
        ("talisman", 1, 2, 1, 1),
        ("scepter_of_power", 1, 1, 2, 1),
        ("thieves_tools", 1, 1, 1, 2),
    ],
)
def test_the_companion_tokens(token: str, goblins: int, skeletons: int, oozes: int, chests: int) -> None:
    match = at(level=6, dungeon="goblin*2 skeleton*2 ooze*2", tokens=token)
    numbers = {"goblin": goblins, "skeleton": skeletons, "ooze": oozes}
    expected = [f"fight token:{token} {name} {n}" for name, most in numbers.items() for n in range(1, most + 1)]
    assert offers(match) == [*expected, "flee"]
    match = at(LOOT, dungeon="chest*2", tokens=token)
    assert offers(match) == [*(f"open token:{token} {n}" for n in range(1, chests + 1)), "end_phase"]


@rule("DR-13.15", "DR-13.9")
def test_scroll_token() -> None:
    match = at(dungeon="goblin", party="thief", tokens="scroll_token", rolls=[3])
    assert offers(match) == ["fight die:thief goblin 1", "reroll token:scroll_token", "flee"], "it fights nobody"
    do(match, "reroll token:scroll_token", "dungeon goblin", "done")
    assert (seen(match).dungeon, seen(match).graveyard, held(match)) == ({"ooze": 1}, 6, {})
    match = at(LOOT, dungeon="potion chest", tokens="scroll_token")
    assert offers(match) == ["drink token:scroll_token", "reroll token:scroll_token", "end_phase"]


@rule("DR-13.16")
@pytest.mark.parametrize(
    "phase, dungeon, lair", [(MONSTER, "goblin", 0), (LOOT, "chest", 0), (DRAGON_PHASE, "chest", 3), (REGROUP, "", 0)]
)
def test_the_scroll_token_re_rolls_in_every_phase(phase: str, dungeon: str, lair: int) -> None:
    match = at(phase, dungeon=dungeon, lair=lair, party="thief", tokens="scroll_token", rolls=[1])
    do(match, "reroll token:scroll_token")
    if dungeon:
        do(match, "party thief", "done")
    assert (seen(match).party, seen(match).phase) == ({"champion": 1}, phase)


@rule("DR-13.17", "DR-13.19")
@pytest.mark.parametrize(
    "phase, dungeon, lair", [(MONSTER, "goblin", 1), (LOOT, "chest", 2), (DRAGON_PHASE, "chest", 4), (REGROUP, "", 1)]
)
def test_ring_of_invisibility(phase: str, dungeon: str, lair: int) -> None:
    match = at(phase, dungeon=dungeon, lair=lair, party="thief", tokens="ring_of_invisibility")
    supply = seen(match).supply
    do(match, "token ring")
    left = 0 if phase == DRAGON_PHASE else len(seen(match).dungeon)
    assert (seen(match).lair, seen(match).supply) == (0, 7 - left)
    assert supply < seen(match).supply
    assert seen(match).phase == (REGROUP if phase == DRAGON_PHASE else phase)


@rule("DR-13.18")
def test_the_ring_is_no_victory() -> None:
    match = at(DRAGON_PHASE, lair=3, party="champion fighter mage", tokens="ring_of_invisibility")
    do(match, "token ring")
    assert (own(match).xp, held(match), drawn(match)) == (0, {}, [])


@rule("DR-13.19")
def test_the_ring_needs_a_die_in_the_lair() -> None:
    match = at(dungeon="goblin", lair=0, party="thief", tokens="ring_of_invisibility")
    assert "token ring" not in offers(match)


@rule("DR-13.20", "DR-17.4", "DR-17.5")
def test_dragon_scale() -> None:
    assert outcome(ended((0, "dragon_scale"))).scores == (1,)
    assert outcome(ended((0, "dragon_scale*2"))).scores == (4,)


@rule("DR-13.21")
def test_elixir() -> None:
    match = at(dungeon="goblin", party="thief", tokens="elixir")
    do(match, "token elixir")
    assert offers(match) == [f"face {face}" for face in ("champion", "fighter", "cleric", "mage", "thief", "scroll")]
    do(match, "face scroll")
    assert (seen(match).party, seen(match).graveyard) == ({"thief": 1, "scroll": 1}, 5)
    assert offers(match) == ["fight die:thief goblin 1", "reroll die:scroll", "flee"]


@rule("DR-13.22")
@pytest.mark.parametrize(
    "phase, dungeon, lair", [(MONSTER, "goblin", 0), (LOOT, "chest", 0), (DRAGON_PHASE, "", 3), (REGROUP, "", 0)]
)
def test_the_elixir_needs_a_die_in_the_graveyard(phase: str, dungeon: str, lair: int) -> None:
    assert "token elixir" not in offers(at(phase, dungeon=dungeon, lair=lair, party="thief*7", tokens="elixir"))
    match = at(phase, dungeon=dungeon, lair=lair, party="thief*6", tokens="elixir")
    do(match, "token elixir", "face mage")
    assert (seen(match).party, seen(match).phase) == ({"thief": 6, "mage": 1}, phase)


@rule("DR-13.23", "DR-13.24")
@pytest.mark.parametrize("face", ["goblin", "skeleton", "ooze", "chest", "potion"])
def test_dragon_bait_turns_one_die_whatever_its_face(face: str) -> None:
    dungeon = "goblin*2 skeleton ooze chest potion*2"
    match = at(level=7, dungeon=dungeon, tokens="dragon_bait", party="thief")
    before = seen(match).dungeon
    do(match, f"token bait {face}")
    after = seen(match).dungeon
    assert after.get(face, 0) == before[face] - 1
    assert (sum(after.values()), seen(match).lair) == (6, 1), "one die only"


@rule("DR-13.24")
def test_dice_in_the_lair_are_no_bait() -> None:
    match = at(lair=2, party="thief", tokens="dragon_bait town_portal")
    assert offers(match) == ["token portal", "end_phase"]


@rule("DR-13.25", "DR-10.1")
@pytest.mark.parametrize("lair, phase", [(1, REGROUP), (2, DRAGON_PHASE)])
def test_the_third_die_wakes_the_dragon_on_this_level(lair: int, phase: str) -> None:
    match = at(LOOT, dungeon="chest", lair=lair, party="scroll", tokens="dragon_bait")
    do(match, "token bait chest")
    assert (seen(match).phase, seen(match).lair) == (phase, lair + 1)


@rule("DR-13.26", "DR-13.27", "DR-14.1")
@pytest.mark.parametrize(
    "phase, dungeon, lair", [(MONSTER, "goblin*2", 3), (MONSTER, "", 0), (LOOT, "chest", 3), (DRAGON_PHASE, "chest", 3)]
)
def test_town_portal(phase: str, dungeon: str, lair: int) -> None:
    match = at(phase, level=6, dungeon=dungeon, lair=lair, party="thief", tokens="town_portal", xp=1)
    do(match, "token portal")
    assert (own(match).xp, own(match).delves, held(match)) == (7, 3, {})
    assert (seen(match).box["town_portal"], rules_of(match, "xp")) == (4, ["DR-13.26"])
    assert "flee" not in said(match)


@rule("DR-13.28", "DR-17.3")
def test_an_unused_portal_is_worth_two() -> None:
    assert outcome(ended((0, "town_portal"))).scores == (2,)
    assert outcome(ended((0, "elixir"))).scores == (1,)


@rule("DR-13.20")
def test_twenty_points_of_tokens() -> None:
    """The hand that other tests use to reach 20 points."""
    match = ended((0, RICH))
    assert (own(match).token_points, outcome(match).scores, own(match).master) == (20, (20,), False)
    assert "magical_whirlwind" in titles(match)
