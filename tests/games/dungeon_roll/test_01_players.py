"""DR-1: players, roles and material."""

from collections import Counter
from random import Random

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import COMPONENTS
from oubliettes.games.dungeon_roll.table import LOOT, REGROUP
from oubliettes.kernel import BadOption, FairDice, FastDice, Match
from tests.games.dungeon_roll.situation import at, ended, outcome, own, seen, start, thrown
from tests.support import do, offers, rule

LEVEL_ONE = [2, 2, 2, 2, 2, 2, 2, 1]
"""Seven Fighters and a Goblin: a delve that can be fled at once."""


@rule("DR-1.1")
def test_one_to_four_players() -> None:
    for seats in (1, 2, 3, 4):
        assert len(seen(Match.new(GAME, seats=seats, dice=FastDice(1))).seats) == seats
    for seats in (0, 5):
        with pytest.raises(BadOption):
            Match.new(GAME, seats=seats, dice=FastDice(1))


@rule("DR-1.2", "DR-12.7", "DR-17.1")
def test_three_delves_each_and_most_experience_wins() -> None:
    match = start("knight", "occultist", rolls=LEVEL_ONE * 6)
    for delve in range(6):
        assert [own(match, seat).delves for seat in (0, 1)] == [(delve + 1) // 2, delve // 2]
        assert seen(match).delve == delve // 2 + 1
        if delve == 3:
            do(match, "fight die:fighter goblin 1", "retire")
        else:
            do(match, "flee")
    assert [own(match, seat).delves for seat in (0, 1)] == [3, 3]
    assert (outcome(match).scores, outcome(match).ranks) == ((0, 1), (2, 1))


@rule("DR-1.3", "DR-1.5")
def test_only_the_adventurer_is_asked() -> None:
    rng = Random(3)
    match = Match.new(GAME, seats=3, dice=FastDice(3))
    asked = set()
    while match.pending:
        (ask,) = match.pending
        assert ask.seat == seen(match).adventurer
        asked.add(ask.seat)
        match.choose(ask.seat, rng.choice(ask.options))
    assert asked == {0, 1, 2}


@rule("DR-1.4", "DR-1.6", "DR-2.9")
@pytest.mark.parametrize("first, master", [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_dungeon_master_sits_to_the_left(first: int, master: int) -> None:
    match = start("knight", "occultist", "minstrel", "crusader", first=first, rolls=LEVEL_ONE * 2)
    assert (seen(match).adventurer, seen(match).dungeon_master) == (first, master)
    do(match, "flee")
    assert (seen(match).adventurer, seen(match).dungeon_master) == (master, (master + 1) % 4)


@rule("DR-1.5")
def test_the_dungeon_dice_roll_themselves() -> None:
    match = at(REGROUP, level=2, party="thief", seats=3, seat=1, rolls=[1, 2, 3])
    do(match, "glory")
    assert (seen(match).level, seen(match).dungeon) == (3, {"goblin": 1, "skeleton": 1, "ooze": 1})
    assert [ask.seat for ask in match.pending] == [1]


@rule("DR-1.7")
def test_seven_party_dice_pass_round_the_table() -> None:
    match = start("knight", "occultist", rolls=LEVEL_ONE * 2)
    assert seen(match).party == {"fighter": 7}
    do(match, "fight die:fighter goblin 1", "retire")
    assert seen(match).adventurer == 1
    assert (seen(match).party, seen(match).graveyard) == ({"fighter": 7}, 0)


@rule("DR-1.8")
def test_seven_dungeon_dice() -> None:
    match = at(REGROUP, level=8, party="thief", rolls=[4] * 7)
    do(match, "glory")
    assert (seen(match).level, seen(match).dungeon, seen(match).supply) == (9, {"chest": 7}, 0)


@rule("DR-1.9")
def test_the_level_die_goes_to_ten() -> None:
    match = at(level=9, dungeon="goblin", party="thief*2", rolls=[6, 6, 4, 4, 4, 4, 4])
    do(match, "fight die:thief goblin 1")
    assert offers(match) == ["retire", "glory"]
    do(match, "glory")
    assert seen(match).level == 10
    do(match, "end_phase")
    assert not match.pending


@rule("DR-1.10", "DR-20.5", "DR-1.12")
def test_faces_of_the_party_dice() -> None:
    names = ["champion", "fighter", "cleric", "mage", "thief", "scroll"]
    for value, name in enumerate(names, start=1):
        assert seen(start("occultist", rolls=[value] * 7 + [1])).party == {name: 7}


@rule("DR-1.11", "DR-20.5", "DR-1.12")
def test_faces_of_the_dungeon_dice() -> None:
    match = at(REGROUP, level=6, party="thief", rolls=[1, 2, 3, 4, 5, 6, 6])
    do(match, "glory")
    assert seen(match).dungeon == {"goblin": 1, "skeleton": 1, "ooze": 1, "chest": 1, "potion": 1}
    assert seen(match).lair == 2


@rule("DR-1.12")
@pytest.mark.parametrize("fair", [False, True], ids=["fast", "fair"])
def test_every_face_is_equally_likely(fair: bool) -> None:
    rng, faces, games = Random(5), Counter[int](), 0
    while faces.total() < 6000:
        games += 1
        match = Match.new(GAME, seats=4, dice=FairDice(bytes([games] * 32)) if fair else FastDice(games))
        while match.pending:
            ask = match.pending[0]
            match.choose(ask.seat, rng.choice(ask.options))
        rolls = [throw for throw in thrown(match) if throw.shape[0] == "roll"]
        assert {face for throw in rolls for face in throw.shape[1:]} == {6}
        for throw in rolls:
            faces.update(throw.values)
    expected = faces.total() / 6
    assert sum((faces[value] - expected) ** 2 for value in range(1, 7)) / expected < 25  # chi-square, p < 0.0002


@rule("DR-1.13", "DR-2.1")
def test_thirty_six_tokens() -> None:
    box = seen(Match.new(GAME, seats=4, dice=FastDice(1))).box
    assert box == {
        "vorpal_sword": 3,
        "talisman": 3,
        "scepter_of_power": 3,
        "thieves_tools": 3,
        "scroll_token": 3,
        "ring_of_invisibility": 4,
        "dragon_scale": 6,
        "elixir": 3,
        "dragon_bait": 4,
        "town_portal": 4,
    }
    assert sum(box.values()) == 36


@rule("DR-1.14")
def test_experience_tokens_of_the_published_box() -> None:
    assert [piece["count"] for piece in COMPONENTS["supply"] if piece["id"] == "experience"] == [24]


@rule("DR-1.15")
@pytest.mark.parametrize(
    "hero, novice, master",
    [
        ("mercenary", "mercenary", "commander"),
        ("occultist", "occultist", "necromancer"),
        ("minstrel", "minstrel", "bard"),
        ("knight", "knight", "dragon_slayer"),
        ("enchantress", "enchantress", "beguiler"),
        ("half_goblin", "half_goblin", "chieftain"),
        ("crusader", "crusader", "paladin"),
        ("spellsword", "spellsword", "battlemage"),
    ],
)
def test_two_sides_of_a_hero_card(hero: str, novice: str, master: str) -> None:
    match = at(REGROUP, level=5, party="thief", hero=hero)
    assert (own(match).hero, own(match).side, own(match).master) == (hero, novice, False)
    do(match, "retire")
    assert (own(match).hero, own(match).side, own(match).master) == (hero, master, True)


@rule("DR-1.16", "DR-2.3")
def test_eight_hero_cards() -> None:
    match = Match.new(GAME, seats=1, options={"hero_mode": "choice"}, dice=FastDice(1))
    assert offers(match) == [
        "hero mercenary",
        "hero occultist",
        "hero minstrel",
        "hero knight",
        "hero enchantress",
        "hero half_goblin",
        "hero crusader",
        "hero spellsword",
    ]


@rule("DR-1.17")
def test_experience_never_runs_out() -> None:
    match = at(REGROUP, level=9, party="thief", xp=23)
    do(match, "retire")
    assert own(match).xp == 32
    match = at(LOOT, dungeon="chest*3", party="thief", xp=24, box="")
    do(match, "open die:thief 3")
    assert own(match).xp == 27
    assert outcome(ended((30, ""), (30, ""))).scores == (30, 30)
