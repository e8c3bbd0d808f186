"""What happens is told: a line of the log for every effect, and questions that say what is at stake."""

from typing import Any

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.rules.town.aftermath import drop_quest_things
from oubliettes.games.donjon.table import Fire
from oubliettes.kernel import Match
from oubliettes.words import Words
from tests.games.donjon.fights import SPENT, fight, skilled
from tests.games.donjon.situation import asked, at, match, play, put_piece, table, turn
from tests.support import rule

EN, FR = (Words(lang, GAME, names=["Ana", "Zoé"]) for lang in ("en", "fr"))
LONE = f"warrior 2,2 {SPENT}"


def log(m: Match[Any], words: Words = EN) -> list[str]:
    return [words.event(event) for event in m.log]


def question(m: Match[Any], words: Words = EN) -> str:
    return words.prompt(m.pending[0])


@rule("DJ-42.19")
def test_foul_air_tells_who_tires() -> None:
    t = table(heroes="warrior 2,2 fatigue=2 destiny=0; thief 3,2 fatigue=0 destiny=0")
    assert log(match(t, ("event", "foul_air")))[-1] == "Ana loses 1 PF."


@rule("DJ-42.11")
def test_darkness_tells_which_zone() -> None:
    m = match(table(heroes=LONE), ("event", "darkness"))
    assert log(m)[-1] == "Zone 0 is in the dark now."
    assert log(m, FR)[-1] == "La zone 0 est dans le noir."


@rule("DJ-42.12")
def test_a_draught_tells_whose_torch_goes_out() -> None:
    t = table(heroes=f"{LONE}; thief 3,2 {SPENT} torch=1")
    told = log(match(t, ("event", "draught")))
    assert told[-1] == "The torch of Zoé goes out."
    assert len(told) == 2


@rule("DJ-42.25", "DJ-42.26")
def test_a_longer_pile_and_a_howl() -> None:
    t = table(heroes=LONE)
    assert log(match(t, ("event", "wrong_way")))[-1] == f"One more card on the Dungeon pile: {len(t.pile)}."
    assert "one creature more" in log(match(table(heroes=LONE), ("event", "distant_howl")))[-1]


@rule("DJ-42.22", "DJ-42.5")
def test_doors_are_named() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,1 {SPENT}")
    told = log(match(t, ("event", "portcullis", 0)))[-1]
    lever = t.map.x[t.pieces[-1].squares[0]], t.map.y[t.pieces[-1].squares[0]]
    assert told == f"A portcullis bars door 0; its lever is at {lever[0]}, {lever[1]}."
    t.stand(t.heroes[0], t.pieces[-1].squares[0])
    assert log(play(turn(t), f"activate {t.pieces[-1].number} lever"))[-2:] == [
        "Ana: Pull the lever.",
        "The portcullis of door 0 is lifted.",
    ]
    assert log(match(table("room_n", heroes=LONE), ("event", "locked_door", 0)))[-1] == "Door 0 locks itself."


@rule("DJ-42.16", "DJ-42.14")
def test_what_comes_to_the_monsters() -> None:
    t = table(heroes=LONE, monsters="orc 2,0 life=1; zombie 5,5")
    assert log(match(t, ("event", "dark_vitality")))[-1] == f"orc recovers ({t.monsters[0].life} PV)."
    t = table(heroes=LONE, monsters="orc 2,0")
    assert "Monsters: 2 orcs." in log(match(t, ("event", "reinforcements")))


@rule("DJ-42.23")
@pytest.mark.parametrize("die, last", [(5, "Ana finds nothing."), (9, "Ana finds a treasure: antidote.")])
def test_the_slab_tells_its_die(die: int, last: str) -> None:
    t = table(heroes=LONE)
    t.decks["treasure"] = ["antidote"]
    number = put_piece(t, "slab", "2,2")
    told = log(play(turn(t, rolls=[die], draws=[0]), f"activate {number} slab"))
    assert told[:3] == ["Ana: Lift the slab.", f"Ana rolls for the slab: {die}.", last]


@rule("DJ-42.6")
@pytest.mark.parametrize("rope", ["", " +rope"])
def test_a_turn_lost_in_the_pit_is_told(rope: str) -> None:
    t = table(heroes=LONE + rope)
    told = "Without a rope, Ana loses a turn in the pit."
    assert (told in log(match(t, ("event", "pit", 0), rolls=[1, 2]))) is not bool(rope)


@rule("DJ-44.10")
def test_a_potion_of_vigour_tells_what_it_gave() -> None:
    t = table(heroes="warrior 2,2 fatigue=3 destiny=0 +vigour_potion")
    assert log(play(turn(t), "drink vigour_potion"))[-1] == "Ana regains 2 PF (5)."


@rule("DJ-45.16")
def test_what_was_for_one_quest_only_is_left_aloud() -> None:
    t = table(heroes=f"{LONE} weapon=dawn_blade +quest_object +rope")
    t.log = []
    drop_quest_things(t, t.heroes[0])
    told = [EN.event(event) for event in t.log]
    assert [line.rpartition(": ")[2] for line in told] == ["Dawn Blade.", "quest object."]
    assert not t.heroes[0].weapon.kind


@rule("DJ-28.3", "DJ-28.4")
def test_a_die_that_may_be_rolled_again_tells_what_it_costs() -> None:
    t = table(heroes="warrior 2,2 destiny=1 fatigue=0")
    m = play(match(t, ("event", "poisoned_darts", 0), rolls=[3]), "pass")
    assert question(m) == "Poisoned Darts: the MD’s die costs you 3 PV. Spend 1 PD to have it rolled again?"
    t = table(heroes="warrior 2,2 destiny=1 fatigue=0 gold=5")
    m = play(match(t, ("event", "pilfering_imp"), rolls=[1, 9]), "pass")
    assert "Pilfering Imp: the MD’s die costs you 5 PO." in question(m)
    t = table(heroes="warrior 2,2 destiny=1 fatigue=0")
    number = put_piece(t, "chest", "2,1")
    m = play(turn(t, rolls=[1, 4]), f"examine chest {number}")
    assert question(m).startswith("chest: the MD’s die costs you 4 PV.")
    assert question(m, FR).startswith("coffre\N{NO-BREAK SPACE}: le dé du MD vous coûte 4 PV.")
    t = table(heroes="warrior 2,2 destiny=1", monsters="orc 2,0")
    t.fires = (Fire(at(t, "2,2"), -1),)
    assert question(fight(t, rolls=[6])).startswith("Wall of Fire: ")


@rule("DJ-28.3")
def test_a_monsters_test_that_may_be_rolled_again_tells_its_total() -> None:
    t = table(heroes="wizard 2,5 destiny=1 skill=ice_block", monsters="orc 2,1")
    m = play(fight(t, rolls=[9]), "skill-at 10 orc ice_block")
    dexterity = t.monsters[0].creature.stats[3]
    assert question(m).startswith(f"orc: test passed, {9 + dexterity} against 9.")


@rule("DJ-36.3")
def test_a_whirlwind_asks_who_is_next() -> None:
    t = table(heroes=LONE.replace("fatigue=0", "fatigue=5"), monsters="orc 1,1; orc 2,1; orc 3,1")
    skilled(t.heroes[0], "whirlwind")
    m = play(fight(t, rolls=[1, 10] * 2), "skill whirlwind")
    assert question(m) == "Whirlwind: who first?"
    m = play(m, "whirl 10 orc")
    while asked(m)[1] != "whirlwind":
        play(m, " ".join(map(str, m.pending[0].options[-1])))
    assert question(m) == "Whirlwind: who next?"
    assert question(m, FR).endswith("qui ensuite\N{NARROW NO-BREAK SPACE}?")


@rule("DJ-18.11")
def test_a_parchment_tells_who_knows_already_that_he_does() -> None:
    for knows in (False, True):
        t = table(heroes=f"{LONE}; thief 5,5 {SPENT}")
        t.learnt[0] = knows
        number = put_piece(t, "desk", "2,1", "3,1")
        m = play(turn(t, rolls=[7]), f"examine desk {number}")
        assert asked(m) == (0, "parchment")
        assert ("as you know already" in question(m)) is knows
        assert ("savez déjà" in question(m, FR)) is knows


def test_what_is_activated_has_a_plain_verb() -> None:
    for role in ("banner", "crown", "notes", "grimoire", "captive", "flask", "dawn", "gate", "object", "lever", "slab"):
        for words in (EN, FR):
            assert ":" not in words.label(("activate", 3, role))
    assert EN.label(("activate", 3, "captive")) == "Free a captive"
    assert FR.label(("examine", "chest", 3)) == "Ouvrir le coffre"
    assert EN.label(("examine", "altar", 3)) == "Examine: altar"
