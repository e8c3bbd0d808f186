"""DR-19: the twelve titles, each earned and narrowly missed. Natural 20 and Critical Hit have files of their own."""

import pytest

from oubliettes.games.dungeon_roll.pieces import HEROES, TITLES
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import (
    Game,
    at,
    ended,
    outcome,
    own,
    prompt,
    rules_of,
    seen,
    start,
    titles,
)
from tests.support import do, offers, rule

FORMED = [2, 2, 2, 2, 2, 2, 2, 1]


def has(title: str, match: Game) -> bool:
    return title in titles(match)


def slay(match: Game) -> None:
    """Fight the Dragon with the first set at hand."""
    do(match, "dragon")
    while prompt(match) == "dragon-pick":
        do(match, offers(match)[0])


# ------------------------------------------------------------------ titles in general


@rule("DR-19.1")
def test_twelve_titles() -> None:
    assert set(TITLES) == {
        "slayer_of_dragons",
        "master_of_dragons",
        "never_tell_me_the_odds",
        "last_stand",
        "doppelgangers",
        "bottomless_bag",
        "dungeon_master",
        "natural_20",
        "critical_hit",
        "team_leader",
        "magical_whirlwind",
        "dragon_lure",
    }
    assert len(TITLES) == 12


@rule("DR-19.2")
def test_titles_give_no_points() -> None:
    match = at(level=10, dungeon="goblin", party="thief", xp=10, hero="mercenary")
    do(match, "fight die:thief goblin 1")
    assert titles(match) == ["never_tell_me_the_odds", "dungeon_master", "natural_20", "magical_whirlwind"]
    assert outcome(match).scores == (20,)


@rule("DR-19.2")
def test_several_players_earn_the_same_title() -> None:
    match = ended((20, ""), (25, "elixir"), (19, ""))
    for seat, earned in enumerate([True, True, False]):
        assert ("natural_20" in own(match, seat).titles) is earned
        assert ("natural_20" in outcome(match).facts["sheets"][seat]["titles"]) is earned
        assert ("natural_20" in (outcome(match).legacy[seat] or {})["titles"]) is earned
    assert outcome(match).ranks == (2, 1, 3), "and the result does not look at them"


@rule("DR-19.2", "DR-19.3")
def test_the_profile_keeps_the_titles_of_earlier_games() -> None:
    earlier = {"heroes": ["knight"], "titles": ["dragon_lure", "last_stand"]}
    match = start("occultist", rolls=[1, 1, 1, 1, 1, 1, 1, 1] * 3, profiles=[earlier])
    do(match, "flee", "flee", "flee")
    assert titles(match) == ["doppelgangers"], "the titles of this game"
    assert outcome(match).legacy == (
        {"heroes": ["knight", "occultist"], "titles": ["last_stand", "doppelgangers", "dragon_lure"]},
    )


@rule("DR-19.3")
def test_a_title_is_earned_at_once_and_never_lost() -> None:
    match = at(REGROUP, level=3, rolls=[6, 6, 6, 1, *FORMED], delves=1, hero="occultist")
    do(match, "glory")
    assert titles(match) == ["dragon_lure"]
    assert rules_of(match, "title-earned") == ["DR-19.3"]
    do(match, "flee")
    assert (seen(match).level, titles(match)) == (1, ["dragon_lure"])


@rule("DR-19.3")
def test_a_title_is_earned_once() -> None:
    match = at(REGROUP, level=2, rolls=[6, 6, 6, 6, 6, 6, 6], tokens="ring_of_invisibility*2", hero="occultist")
    do(match, "glory", "token ring", "glory")
    assert (titles(match), rules_of(match, "title-earned")) == (["dragon_lure"], ["DR-19.3"])


@rule("DR-19.3", "DR-19.17", "DR-19.23")
def test_titles_of_the_final_score_wait_for_the_end() -> None:
    match = at(REGROUP, level=1, party="thief", xp=25, delves=1, hero="occultist", rolls=FORMED)
    do(match, "retire")
    assert titles(match) == []
    do(match, "flee")
    assert titles(match) == ["natural_20", "magical_whirlwind"]


# ------------------------------------------------------------------ Slayer and Master of Dragons


@rule("DR-19.4", "DR-19.5")
def test_two_and_three_dragons_in_one_delve() -> None:
    match = at(
        DRAGON_PHASE,
        level=3,
        lair=3,
        party="champion*4 fighter*3",
        hero="knight",
        master=True,
        rolls=[6, 6, 6, 4, 6, 6, 6, 4, 4],
        draws=["dragon_scale"] * 3,
    )
    do(match, "dragon")
    assert not {"slayer_of_dragons", "master_of_dragons"} & set(titles(match))
    do(match, "glory", "end_phase", "dragon")
    assert {"slayer_of_dragons", "master_of_dragons"} & set(titles(match)) == {"slayer_of_dragons"}
    do(match, "glory", "end_phase", "dragon")
    assert {"slayer_of_dragons", "master_of_dragons"} <= set(titles(match))


@rule("DR-19.4", "DR-19.5")
def test_two_dragons_in_two_delves_are_not_enough() -> None:
    match = at(
        DRAGON_PHASE,
        lair=3,
        party="champion fighter cleric",
        hero="occultist",
        delves=1,
        rolls=[1, 2, 3, 4, 5, 5, 5, 4, 6, 6, 6, 4, 4],
        draws=["dragon_scale"] * 2,
    )
    do(match, "dragon", "retire")
    assert (seen(match).level, own(match).xp) == (1, 4)
    do(match, "end_phase", "glory", "glory", "end_phase")
    assert (seen(match).level, seen(match).phase, seen(match).lair) == (3, DRAGON_PHASE, 3)
    slay(match)
    assert own(match).xp == 5, "the second Dragon, in the next delve"
    assert not has("slayer_of_dragons", match)


# ------------------------------------------------------------------ Never Tell Me the Odds!


@rule("DR-19.6", "DR-19.7")
@pytest.mark.parametrize(
    "level, lair, dice, picks, earned",
    [
        (7, 0, 7, ["fight die:champion goblin 7"], True),
        (9, 0, 7, ["fight die:champion goblin 7"], True),
        (7, 0, 7, ["token portal"], True),
        (7, 0, 7, ["flee"], False),
        (7, 1, 6, ["fight die:champion goblin 6"], False),
        (7, 1, 6, ["token portal"], False),
        (6, 0, 6, ["fight die:champion goblin 6"], False),
    ],
)
def test_never_tell_me_the_odds(level: int, lair: int, dice: int, picks: list[str], earned: bool) -> None:
    match = at(REGROUP, level=level - 1, lair=lair, party="champion", tokens="town_portal", rolls=[1] * dice)
    do(match, "glory", *picks)
    if "end_phase" in offers(match):
        assert not has("never_tell_me_the_odds", match), "not before the level is left"
        do(match, "end_phase")
    assert has("never_tell_me_the_odds", match) is earned


@rule("DR-19.7")
def test_what_happens_later_does_not_matter() -> None:
    match = at(REGROUP, level=6, party="champion", rolls=[1] * 14)
    do(match, "glory", "fight die:champion goblin 7", "glory", "flee")
    assert has("never_tell_me_the_odds", match)


@rule("DR-19.7")
def test_a_later_level_of_fewer_dice_earns_nothing() -> None:
    match = at(REGROUP, level=6, lair=1, party="champion*2", rolls=[1] * 12)
    do(match, "glory", "fight die:champion goblin 6", "glory", "fight die:champion goblin 6")
    assert (seen(match).phase, has("never_tell_me_the_odds", match)) == (REGROUP, False)


# ------------------------------------------------------------------ Last Stand


@rule("DR-19.8", "DR-19.9")
@pytest.mark.parametrize(
    "level, lair, party, rolls, earned",
    [
        (5, 1, "champion fighter cleric mage", [6, 6, 4, 4, 4], True),
        (5, 1, "champion fighter cleric", [6, 6, 4, 4, 4], True),
        (5, 1, "champion fighter cleric mage*2", [6, 6, 4, 4, 4], False),
        (5, 1, "champion fighter cleric scroll", [6, 6, 4, 4, 4], True),
        (7, 2, "champion fighter cleric mage", [6, 4, 4, 4, 4], True),
        (7, 2, "champion fighter cleric mage*2", [6, 4, 4, 4, 4], False),
    ],
)
def test_last_stand(level: int, lair: int, party: str, rolls: list[int], earned: bool) -> None:
    match = at(REGROUP, level=level - 1, lair=lair, party=party, rolls=rolls, draws=["dragon_scale"])
    do(match, "glory", "end_phase")
    if "end_phase" in offers(match):
        do(match, "end_phase")  # a Scroll kept the Monster phase open
    assert not has("last_stand", match)
    slay(match)
    assert (seen(match).phase, has("last_stand", match)) == (REGROUP, earned)


@rule("DR-19.9")
def test_the_dragon_must_be_defeated() -> None:
    match = at(REGROUP, level=4, lair=1, party="champion", tokens="ring_of_invisibility", rolls=[6, 6, 4, 4, 4])
    do(match, "glory", "end_phase", "end_phase", "token ring")
    assert (seen(match).phase, has("last_stand", match)) == (REGROUP, False)


@rule("DR-19.9")
def test_only_party_dice_are_counted_and_only_at_the_start() -> None:
    match = at(
        REGROUP,
        level=4,
        lair=1,
        party="champion fighter cleric mage*2",
        hero="occultist",
        rolls=[6, 6, 1, 4, 4],
        draws=["dragon_scale"],
    )
    do(match, "glory", "fight die:mage goblin 1", "end_phase")
    slay(match)
    assert not has("last_stand", match), "five dice at the start, four when the Dragon came"


# ------------------------------------------------------------------ Doppelgangers


@rule("DR-19.10", "DR-19.11")
@pytest.mark.parametrize("champions, earned", [(4, False), (5, True), (7, True)])
def test_doppelgangers_at_the_opening_roll(champions: int, earned: bool) -> None:
    match = start("occultist", rolls=[1] * champions + [2] * (7 - champions) + [1])
    assert has("doppelgangers", match) is earned


@rule("DR-19.11", "DR-16.12")
@pytest.mark.parametrize("scrolls, earned", [(1, False), (2, True)])
def test_doppelgangers_by_the_knights_scrolls(scrolls: int, earned: bool) -> None:
    match = start("knight", rolls=[1, 1, 1] + [6] * scrolls + [2] * (4 - scrolls) + [1])
    assert has("doppelgangers", match) is earned


@rule("DR-19.11", "DR-16.1")
def test_doppelgangers_by_the_mercenarys_re_roll() -> None:
    match = start("mercenary", rolls=[1, 1, 1, 1, 2, 2, 2, 1, 1])
    assert not has("doppelgangers", match)
    do(match, "pick fighter", "done")
    assert has("doppelgangers", match)


@rule("DR-19.11")
@pytest.mark.parametrize(
    "phase, dungeon, tokens, picks, rolls, earned",
    [
        (MONSTER, "goblin", "", ["reroll die:scroll", "party thief", "done"], [1], True),
        (MONSTER, "goblin", "", ["reroll die:scroll", "party thief", "done"], [2], False),
        (LOOT, "potion", "", ["drink die:thief", "face champion"], [], True),
        (LOOT, "potion", "", ["drink die:champion", "face champion"], [], False),
        (MONSTER, "goblin", "elixir", ["token elixir", "face champion"], [], True),
        (MONSTER, "goblin", "elixir", ["token elixir", "face thief"], [], False),
    ],
)
def test_doppelgangers_however_they_came(
    phase: str, dungeon: str, tokens: str, picks: list[str], rolls: list[int], earned: bool
) -> None:
    match = at(phase, dungeon=dungeon, party="champion*4 thief scroll", tokens=tokens, rolls=rolls)
    do(match, *picks)
    assert has("doppelgangers", match) is earned


@rule("DR-19.11", "DR-16.25")
def test_doppelgangers_by_divine_intervention() -> None:
    match = at(dungeon="goblin potion", party="champion*4", hero="crusader", master=True, ready=True, tokens="elixir")
    do(match, "ultimate", "face champion")
    assert has("doppelgangers", match)


# ------------------------------------------------------------------ Bottomless Bag


@rule("DR-19.12", "DR-19.13")
@pytest.mark.parametrize(
    "xp, tokens, earned",
    [
        (0, "town_portal*4 dragon_scale*2 elixir*3", True),
        (0, "town_portal*4 dragon_scale*2 elixir*2", False),
        (40, "town_portal*4 dragon_scale*2 elixir*2", False),
        (0, "dragon_scale*6 elixir*3", True),
    ],
)
def test_bottomless_bag(xp: int, tokens: str, earned: bool) -> None:
    assert has("bottomless_bag", ended((xp, tokens))) is earned


# ------------------------------------------------------------------ Dungeon Master


@rule("DR-19.14", "DR-19.15")
@pytest.mark.parametrize(
    "level, pick, earned",
    [
        (10, "fight die:thief goblin 1", True),
        (10, "token portal", True),
        (10, "flee", False),
        (9, "fight die:thief goblin 1", False),
        (9, "token portal", False),
    ],
)
def test_dungeon_master(level: int, pick: str, earned: bool) -> None:
    match = at(level=level, dungeon="goblin", party="thief", tokens="town_portal")
    do(match, pick)
    if "end_phase" in offers(match):
        assert not has("dungeon_master", match)
        do(match, "end_phase")
    assert has("dungeon_master", match) is earned


# ------------------------------------------------------------------ Team Leader


@rule("DR-19.20", "DR-19.21")
def test_team_leader() -> None:
    others = [hero for hero in HEROES if hero != "mercenary"]
    assert has("team_leader", ended((0, ""), profiles=[others]))
    assert not has("team_leader", ended((0, ""), profiles=[others[1:]]))
    assert not has("team_leader", ended((0, ""), hero="knight", profiles=[others])), "the Mercenary was never played"
    match = ended((0, ""), (0, ""), profiles=[others, []])
    assert (has("team_leader", match), "team_leader" in own(match, 1).titles) == (True, False)


@rule("DR-19.21")
def test_team_leader_knows_the_eight_cards_only() -> None:
    strangers = [f"stranger-{number}" for number in range(7)]
    for heroes, earned in ((strangers, False), ([*HEROES, "stranger"], True)):
        match = start("knight", rolls=FORMED * 3, profiles=[{"heroes": heroes}])
        do(match, "flee", "flee", "flee")
        assert has("team_leader", match) is earned


@rule("DR-19.21", "DR-19.3")
def test_team_leader_over_eight_games() -> None:
    profile: dict[str, object] | None = None
    for number, hero in enumerate(HEROES, start=1):
        match = start(hero, rolls=FORMED * 3, profiles=[profile])
        while match.pending:
            assert not has("team_leader", match), "only when the game ends"
            do(match, "done" if prompt(match) == "form-reroll" else "flee")
        assert has("team_leader", match) is (number == 8)
        profile = outcome(match).legacy[0]
    assert profile == {"heroes": sorted(HEROES), "titles": ["team_leader"]}


# ------------------------------------------------------------------ Magical Whirlwind


@rule("DR-19.22", "DR-19.23")
@pytest.mark.parametrize("xp, tokens, earned", [(20, "", True), (19, "", False), (19, "elixir", True)])
def test_magical_whirlwind(xp: int, tokens: str, earned: bool) -> None:
    assert has("magical_whirlwind", ended((xp, tokens))) is earned


@rule("DR-19.23")
@pytest.mark.parametrize(
    "token, picks",
    [
        ("vorpal_sword", ["fight token:vorpal_sword goblin 1"]),
        ("scroll_token", ["reroll token:scroll_token", "dungeon goblin", "done"]),
        ("ring_of_invisibility", ["token ring"]),
        ("elixir", ["token elixir", "face mage"]),
        ("dragon_bait", ["token bait goblin"]),
        ("town_portal", ["token portal"]),
    ],
)
def test_magical_whirlwind_missed_by_any_token_spent(token: str, picks: list[str]) -> None:
    match = at(dungeon="goblin", lair=1, party="thief", xp=25, tokens=token, rolls=[1])
    do(match, *picks)
    if "flee" in offers(match):
        do(match, "flee")
    elif match.pending:
        do(match, "retire")
    assert outcome(match).scores[0] >= 20
    assert not has("magical_whirlwind", match)


@rule("DR-19.23")
def test_magical_whirlwind_missed_by_a_token_that_opens_or_drinks() -> None:
    for dungeon, pick in (("chest", "open token:talisman 1"), ("potion", "drink token:talisman")):
        match = at(LOOT, dungeon=dungeon, party="thief", xp=25, tokens="talisman", draws=["dragon_scale"])
        do(match, pick)
        if prompt(match) == "revive-face":
            do(match, "face mage")
        do(match, "retire")
        assert not has("magical_whirlwind", match)


@rule("DR-19.23")
def test_magical_whirlwind_looks_at_the_whole_game() -> None:
    match = at(dungeon="goblin", tokens="elixir", xp=25, delves=1, hero="occultist", rolls=FORMED)
    do(match, "token elixir", "face mage", "flee", "flee")
    assert not has("magical_whirlwind", match)


# ------------------------------------------------------------------ Dragon Lure


@rule("DR-19.24", "DR-19.25")
@pytest.mark.parametrize(
    "lair, rolls, earned",
    [(0, [6, 6, 6, 1], True), (0, [6, 6, 6, 6], True), (0, [6, 6, 1, 1], False), (2, [6, 1, 1, 1], False)],
)
def test_dragon_lure_at_a_level_roll(lair: int, rolls: list[int], earned: bool) -> None:
    match = at(REGROUP, level=3, lair=lair, party="thief", rolls=rolls)
    do(match, "glory")
    assert has("dragon_lure", match) is earned


@rule("DR-19.25")
@pytest.mark.parametrize("rolls, earned", [([6, 6, 6], True), ([6, 6, 1], False)])
def test_dragon_lure_at_a_re_roll(rolls: list[int], earned: bool) -> None:
    match = at(dungeon="goblin*3", lair=1, party="scroll thief", rolls=rolls)
    do(match, "reroll die:scroll", "dungeon goblin", "dungeon goblin", "dungeon goblin", "done")
    assert has("dragon_lure", match) is earned


@rule("DR-19.25")
def test_dragon_lure_two_rolls_do_not_add_up() -> None:
    match = at(REGROUP, level=3, party="scroll thief", rolls=[6, 6, 1, 1, 6])
    do(match, "glory", "reroll die:scroll", "dungeon goblin", "done")
    assert (seen(match).lair, has("dragon_lure", match)) == (3, False)


@rule("DR-19.25")
def test_dragon_lure_dice_turned_do_not_count() -> None:
    match = at(dungeon="goblin*3", tokens="dragon_bait*3")
    do(match, "token bait goblin", "token bait goblin", "token bait goblin")
    assert (seen(match).lair, has("dragon_lure", match)) == (3, False)
    match = at(level=7, dungeon="goblin*4", hero="knight", ready=True)
    do(match, "ultimate")
    assert (seen(match).lair, has("dragon_lure", match)) == (4, False)
