"""DR-20: information, chance and picks in the program."""

from collections import Counter
from random import Random

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from oubliettes.kernel import FastDice, Match, ScriptedDice
from tests.games.dungeon_roll.situation import at, drawn, held, own, prompt, rules_of, seen, start, thrown, titles
from tests.support import do, offers, rule


@rule("DR-20.1", "DR-2.6", "DR-13.8")
def test_every_seat_sees_everything() -> None:
    rng = Random(8)
    for seed in range(8):
        match = Match.new(GAME, seats=3, dice=FastDice(seed))
        while match.pending:
            assert match.view(0) == match.view(1) == match.view(2) == match.view(None)
            match.choose(match.pending[0].seat, rng.choice(match.pending[0].options))
        assert match.log_for(0) == match.log_for(1) == match.log_for(None) == match.log


@rule("DR-20.1")
def test_what_there_is_to_see() -> None:
    match = at(
        LOOT,
        level=5,
        dungeon="chest*2 potion",
        lair=1,
        party="thief scroll",
        lent="fighter",
        hero="occultist",
        xp=7,
        tokens="elixir",
        seats=2,
    )
    view = seen(match)
    assert (view.level, view.phase, view.adventurer, view.dungeon_master, view.delve) == (5, LOOT, 0, 1, 3)
    assert (view.dungeon, view.lair, view.supply) == ({"chest": 2, "potion": 1}, 1, 2)
    assert (view.party, view.graveyard, view.lent) == ({"thief": 1, "scroll": 1}, 5, {"fighter": 1})
    card = own(match)
    assert (card.hero, card.side, card.ready, card.xp, card.tokens) == (
        "occultist",
        "necromancer",
        False,
        7,
        {"elixir": 1},
    )


@rule("DR-20.2")
def test_the_box_is_known_by_its_numbers_only() -> None:
    match = at(LOOT, dungeon="chest", party="thief", tokens="elixir*2 town_portal", draws=["dragon_bait"])
    assert sum(seen(match).box.values()) == 33
    do(match, "open die:thief 1")
    box = seen(match).box
    assert (box["elixir"], box["town_portal"], box["dragon_bait"], sum(box.values())) == (1, 3, 3, 32)
    twin = at(LOOT, dungeon="chest", party="thief", tokens="elixir*2 town_portal", draws=["talisman"])
    again = at(LOOT, dungeon="chest", party="thief", tokens="elixir*2 town_portal", draws=["dragon_bait"])
    assert twin.table == again.table, "nothing on the table tells what will be drawn"


@rule("DR-20.3", "DR-20.10")
def test_each_token_in_the_box_is_equally_likely() -> None:
    found = []
    for place in range(7):
        box = "vorpal_sword*2 scroll_token dragon_scale*3 town_portal"
        match = at(LOOT, dungeon="chest", party="thief", box=box, draws=[place])
        do(match, "open die:thief 1")
        assert thrown(match)[0].shape == ("draw", 7)
        found += drawn(match)
    assert found == ["vorpal_sword"] * 2 + ["scroll_token"] + ["dragon_scale"] * 3 + ["town_portal"], "kind after kind"


@rule("DR-20.3")
def test_tokens_are_drawn_one_by_one() -> None:
    match = at(LOOT, dungeon="chest*3", party="thief", box="elixir talisman", draws=[1, 0])
    do(match, "open die:thief 3")
    assert [throw.shape for throw in thrown(match)] == [("draw", 2), ("draw", 1)]
    assert (drawn(match), own(match).xp) == (["elixir", "talisman"], 1)


@rule("DR-20.3")
def test_draws_follow_the_numbers_in_the_box() -> None:
    tally = Counter[str]()
    for seed in range(600):
        match = at(LOOT, dungeon="chest", party="thief", box="elixir*3 dragon_scale")
        match.dice = FastDice(seed)
        do(match, "open die:thief 1")
        tally.update(held(match))
    assert 400 < tally["elixir"] < 500, "three in four"
    assert tally.total() == 600


@rule("DR-20.4", "DR-20.7")
def test_dice_are_named_by_their_face() -> None:
    match = at(
        dungeon="goblin*2 ooze", party="fighter*3 scroll*2", tokens="vorpal_sword*2", lent="fighter", hero="knight"
    )
    assert offers(match) == [
        "fight die:fighter goblin 1",
        "fight die:fighter goblin 2",
        "fight die:fighter ooze 1",
        "fight token:vorpal_sword goblin 1",
        "fight token:vorpal_sword goblin 2",
        "fight token:vorpal_sword ooze 1",
        "fight lent:fighter goblin 1",
        "fight lent:fighter goblin 2",
        "fight lent:fighter ooze 1",
        "reroll die:scroll",
        "flee",
    ]


@rule("DR-20.4")
def test_equal_situations_are_equal() -> None:
    one = at(dungeon="goblin*2", party="fighter*2 mage", rolls=[5, 2])
    other = at(dungeon="goblin*2", party="fighter*2 mage", rolls=[2, 5])
    assert one.table == other.table
    rolled = [start("occultist", rolls=[*values, 1]) for values in ([1, 2, 3, 4, 5, 6, 6], [6, 5, 6, 4, 3, 2, 1])]
    assert rolled[0].table == rolled[1].table, "whichever die fell on which face"


@rule("DR-20.5")
def test_numbers_of_the_faces() -> None:
    match = at(dungeon="goblin", party="scroll thief*6", tokens="scroll_token", rolls=[1, 2, 3, 4, 5, 6])
    do(match, "reroll token:scroll_token", *["party thief"] * 6, "done")
    expected = {"champion": 1, "fighter": 1, "cleric": 1, "mage": 1, "thief": 1, "scroll": 2}
    assert seen(match).party == expected
    assert rules_of(match, "party-rolled") == ["DR-8.6"]


@rule("DR-20.6")
def test_party_dice_are_read_first() -> None:
    match = at(dungeon="goblin", party="scroll thief", rolls=[1, 5])
    do(match, "reroll die:scroll", "dungeon goblin", "party thief")
    assert (seen(match).party, seen(match).dungeon) == ({"champion": 1}, {"potion": 1})
    thrown = ("party-rolled", "dungeon-again")
    assert tuple(event.key for event in match.log if event.key in thrown) == thrown


@rule("DR-20.7")
@pytest.mark.parametrize(
    "phase, dungeon, lair",
    [(MONSTER, "goblin*2 skeleton", 0), (LOOT, "chest*2 potion*2", 0), (DRAGON_PHASE, "chest", 3)],
)
def test_no_pick_is_listed_twice(phase: str, dungeon: str, lair: int) -> None:
    match = at(
        phase,
        dungeon=dungeon,
        lair=lair,
        party="champion*2 fighter*2 scroll*2",
        tokens="vorpal_sword*3 scroll_token*3 elixir*3 dragon_bait*3 town_portal*3",
        hero="enchantress",
    )
    assert len(set(offers(match))) == len(offers(match))


@rule("DR-20.8", "DR-19.17")
def test_a_dragon_set_is_judged_as_a_whole() -> None:
    """Each of these dice could fight without the Specialty; only together do they need it."""
    for party, earned in (("fighter mage champion", True), ("fighter*2 champion", False)):
        match = at(
            DRAGON_PHASE, level=9, lair=3, party=party, hero="spellsword", tokens="dragon_scale*6", draws=["elixir"]
        )
        do(match, "dragon", "retire")
        assert ("natural_20" in titles(match)) is earned


@rule("DR-20.8", "DR-19.17")
def test_a_pick_that_is_legal_without_the_specialty_is_not_marked() -> None:
    for count, earned in ((1, True), (2, False)):
        match = at(level=9, dungeon=f"ooze*{count}", party="fighter", hero="spellsword", tokens="dragon_scale*6")
        do(match, f"fight die:fighter ooze {count}", "retire")
        assert ("natural_20" in titles(match)) is earned


@rule("DR-20.9", "DR-5.5")
def test_a_lone_pick_is_made_and_noted_if_it_does_something() -> None:
    match = at(
        level=4,
        dungeon="goblin potion",
        lair=1,
        party="thief",
        hero="crusader",
        master=True,
        ready=True,
        tokens="dragon_scale",
    )
    do(match, "ultimate")
    assert prompt(match) == "revive-face"
    noted = [(event.facts["seat"], event.facts["pick"]) for event in match.log if event.key == "only-pick"]
    assert noted == [(0, ("discard", "dragon_scale"))]
    do(match, "face mage")
    noted = [(event.facts["seat"], event.facts["pick"]) for event in match.log if event.key == "only-pick"]
    assert (noted[1:], prompt(match)) == ([], "regroup-phase")


@rule("DR-20.9")
def test_no_question_has_a_single_answer_but_a_flight() -> None:
    rng = Random(4)
    for seed in range(60):
        match = Match.new(GAME, seats=1 + seed % 4, dice=FastDice(seed))
        while match.pending:
            ask = match.pending[0]
            assert len(ask.options) > 1 or list(ask.options) == [("flee",)]
            match.choose(ask.seat, rng.choice(ask.options))


@rule("DR-20.10")
def test_the_order_of_setup_draws() -> None:
    match = Match.new(GAME, seats=2, dice=ScriptedDice([2] * 7 + [1], draws=[1, 7, 0]))
    assert [throw.shape for throw in thrown(match)[:3]] == [("draw", 2), ("draw", 8), ("draw", 7)]
    assert (seen(match).adventurer, own(match, 1).hero, own(match, 0).hero) == (1, "spellsword", "mercenary")


@rule("DR-20.10", "DR-1.13")
def test_the_order_of_the_tokens_in_the_box() -> None:
    first_of_kind = {0: "vorpal_sword", 3: "talisman", 6: "scepter_of_power", 9: "thieves_tools", 12: "scroll_token"}
    first_of_kind |= {
        15: "ring_of_invisibility",
        19: "dragon_scale",
        25: "elixir",
        28: "dragon_bait",
        32: "town_portal",
    }
    for place, token in first_of_kind.items():
        for draw, expected in ((place, token), (place - 1, None)):
            if draw < 0:
                continue
            match = at(LOOT, dungeon="chest", party="thief", draws=[draw])
            do(match, "open die:thief 1")
            assert (drawn(match)[0] == token) is (expected is not None)


@rule("DR-20.9", "DR-11.2")
def test_regroup_is_always_asked() -> None:
    match = at(REGROUP, level=9)
    assert offers(match) == ["retire", "glory"]
