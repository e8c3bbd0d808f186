"""The numbers of the rules are those of the box: who changes one plays by it."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.changed import changed
from tests.support import rule

HELPERS = ("situation", "fights", "heroes", "cards")
SPENT = "fatigue=0 destiny=0"


def with_(numbers: dict[str, Any]) -> Any:
    """The situations of this game where these numbers are others."""
    found = SimpleNamespace()
    for helper in HELPERS:
        vars(found).update(vars(changed("donjon", f"tests.games.donjon.{helper}", numbers)))
    return found


def numbers(**others: int) -> Any:
    return with_({f"numbers.{name}": value for name, value in others.items()})


# ------------------------------------------------------------------ Speed, Fatigue, Destiny


@rule("DJ-14.6", "DJ-14.8")
def test_what_an_action_costs() -> None:
    s = numbers(action_speed=2)
    t = s.table(heroes=f"warrior 2,2 {SPENT}")
    m = s.turn(t, rolls=[5])
    assert t.turn.points == 3
    assert [line.facts["n"] for line in m.game.note(t, m.pending[0])[("search",)].lines if line.key == "speed"] == [2]
    s.play(m, "search")
    assert t.turn.points == 1
    number = s.put_piece(t, "chest", "2,1")
    assert s.picks(m, "examine", "chest") == []  # nothing more to be paid with a single point
    assert s.picks(s.turn(t), "examine", "chest") == [str(number)]


@rule("DJ-12.2", "DJ-30.15")
def test_how_many_dice_a_run_has() -> None:
    s = numbers(run_dice=2)
    t = s.table(heroes=f"warrior 2,2 {SPENT}")
    s.play(s.turn(t, rolls=[4, 5]), "run")
    assert t.turn.points == 3 + 4 + 5


@rule("DJ-28.1", "DJ-31.6")
def test_what_destiny_costs_and_what_venom_takes() -> None:
    s = with_({"numbers.destiny_cost": 2, "numbers.venom_penalty": 3, "event_card.poisoned_darts.damage": "2d4"})
    t = s.table(heroes="warrior 2,2 destiny=1 fatigue=0")
    s.event(t, "poisoned_darts", 0, rolls=(3, 2, 1))  # a point of Destiny is not enough to have them thrown again
    assert (t.heroes[0].life, t.heroes[0].venom) == (15, 3)
    t = s.table(heroes="warrior 2,2 destiny=3 fatigue=0 life=2", monsters="orc 2,1")
    m = s.play(s.prowl(t, rolls=[10, 1]), "pass", "destiny")
    assert (t.heroes[0].life, t.heroes[0].destiny) == (10, 1)
    assert not m.pending


@rule("DJ-33.8", "DJ-33.12")
def test_what_experience_buys() -> None:
    s = with_({"progression.characteristic.amount": 2, "progression.destiny.amount": 3, "objective_xp.main": 700})
    t = s.table(heroes="warrior", outcome="success", done=("main",))
    base, destiny = t.heroes[0].base, t.heroes[0].destiny
    s.play(s.match(t, ("aftermath",)), "grow speed", "grow destiny")
    assert t.heroes[0].base == (*base[:5], base[5] + 2)
    assert (t.heroes[0].destiny, t.heroes[0].xp) == (destiny + 3, 700 - 300 - 200)


# ------------------------------------------------------------------ skills and things


@rule("DJ-38.6")
def test_how_far_the_undead_are_turned_and_when_they_are_destroyed() -> None:
    s = with_({"skill.turn_undead.max_distance": 5, "skill.turn_undead.destroyed_up_to": 2})
    t = s.hero_with("turn_undead", "priest 2,5", "zombie 2,1; zombie 2,0; orc 5,0")
    s.play(s.fight(t, rolls=[2, 3]), "skill turn_undead")
    assert [(one.number, one.lost_turn) for one in t.monsters] == [(11, True), (12, False)]


@rule("DJ-39.10")
def test_how_many_dice_an_expert_throws() -> None:
    s = with_({"skill.expert_search.dice_rolled": 3})
    t = s.hero_with("expert_search", "thief 2,2")
    m = s.play(s.turn(t, rolls=[7, 2, 7]), "search", "expert")
    assert s.picks(m, "keep-die") == ["7", "2"]
    s.play(m, "keep-die 7")
    (told,) = [event.rolls[0] for event in m.log if event.key == "searches"]
    assert [(die.value, die.counts) for die in told.dice] == [(7, True), (2, False), (7, False)]


@rule("DJ-8.31", "DJ-37.12")
def test_dice_of_harm() -> None:
    s = with_({"gear.rat_poison.damage": "1d10", "skill.wall_of_fire.damage": "2d6"})
    t = s.table(heroes=f"warrior 2,2 {SPENT} +rat_poison", monsters="skaven 2,1 life=9; orc 5,0")
    s.play(s.fight(t, rolls=[8]), "rats 2 1")
    assert s.foe(t).life == 1
    t = s.table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,0")
    t.fires = ((s.at(t, "2,1"), -1),)
    s.play(s.fight(t, rolls=[5, 4]), "step n")
    assert s.lives(t) == [20 - 9]


# ------------------------------------------------------------------ cards and the MD


@rule("DJ-42.9", "DJ-42.19", "DJ-42.27")
def test_event_cards() -> None:
    changes = {
        "event_card.falling_block.graze": 4,
        "event_card.foul_air.fatigue": 3,
        "event_card.wounded_scout.potions": 2,
    }
    s = with_(changes)
    t = s.table(heroes="warrior 2,2 destiny=0 fatigue=0")
    s.event(t, "falling_block", 0, rolls=(10,))
    assert s.lives(t) == [16]
    t = s.table(heroes="warrior 2,2 destiny=0 fatigue=5")
    s.event(t, "foul_air")
    assert t.heroes[0].fatigue == 2
    s.event(t, "wounded_scout")
    assert [item.kind for item in t.heroes[0].pack].count("healing_potion") == 2


@rule("DJ-19.80", "DJ-19.83")
def test_the_chasm_s_table_says_which_results_are_bridges() -> None:
    rows = {
        "table.chasm.rows.0.max": 7,
        "table.chasm.rows.1.min": 8,
        "table.chasm.rows.1.max": 8,
        "table.chasm.rows.2.min": 9,
    }
    s = with_(rows)
    t = s.table("room_nwe=chasm_room", heroes=f"warrior 2,5 {SPENT}")
    assert ({8, 9, 10}, {9, 10}) == (s.layout.BRIDGES, s.layout.SOUND_BRIDGES)
    assert t.pieces


@rule("DJ-30.11", "DJ-45.26", "DJ-35.1")
def test_thresholds() -> None:
    s = with_(
        {
            "numbers.seasoned_skills": 2,
            "numbers.rare_tier": 2,
            "numbers.gentle_phases": 3,
            "secondary_objective.hundred_gold.gold": 40,
        }
    )
    t = s.table(heroes="warrior 2,2", md_level="gentle", secondary=("hundred_gold",))
    t.marks["gold"] = 40
    s.match(t, ("aftermath",))
    assert "hundred_gold" in t.done
    for phases, fatigue in ((1, 4), (2, 5), (3, 5), (4, 4)):
        t = s.table(heroes="warrior 2,2 destiny=0", md_level="gentle", phases=phases)
        t.hand, t.decks["event"] = ["foul_air"], ["ambush"]
        s.match(t, ("md_step",), draws=[0])
        assert t.heroes[0].fatigue == fatigue, phases


@rule("DJ-31.3")
def test_how_many_webs_there_are() -> None:
    s = with_({"token.web.count": 1})
    t = s.table(heroes=f"warrior 2,5 {SPENT}", monsters="giant_spider 2,1", md=True)
    m = s.play(s.prowl(t), "web 2 2")
    assert t.webs == (s.at(t, "2,2"),)
    assert not m.pending
    assert s.picks(s.prowl(t), "web") == []


# ------------------------------------------------------------------ what is told


@pytest.mark.parametrize(
    "path, value, thing, number, told",
    [
        ("objective_xp.secondary", 35, "no_death", "xp", 35),
        ("monster.orc.xp", 30, "orc_band", "xp_total", 5 * 30),
        ("event_card.foul_air.fatigue", 3, "foul_air", "fatigue", 3),
    ],
)
def test_the_box_tells_the_number_that_is_played(path: str, value: int, thing: str, number: str, told: int) -> None:
    found = with_({path: value}).GAME.box().find(thing)
    assert found
    assert found.numbers[number] == told
