"""What is told of dice: who rolls, what for, every part that is added with its rule, against what, and the outcome."""

from random import Random

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import CREATURES
from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.rules.skills import aims, reach
from oubliettes.games.donjon.table import PC_NEXT, Table
from oubliettes.kernel import Die, FastDice, Match, Modifier, Pick, Rolled, summed
from oubliettes.words import Words
from tests.games.donjon.fights import SPENT, fight, monsters_part, skilled
from tests.games.donjon.modes import MODES
from tests.games.donjon.situation import match, play, put_piece, table, turn
from tests.support import rule

EN, FR = (Words(lang, GAME, names=["Ana", "Zoé"]) for lang in ("en", "fr"))


def rolls(m: Match[Table]) -> list[Rolled]:
    return [roll for event in m.log for roll in event.rolls]


@rule("DJ-25.5", "DJ-25.6", "DJ-25.7", "DJ-25.11")
def test_a_monsters_attack_is_told_with_both_dice() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    (hit,) = rolls(monsters_part(t, rolls=[9, 1]))
    assert (hit.what, hit.by, hit.dice, hit.need, hit.outcome) == ("melee", "orc", (Die(10, 9),), ">", "hit")
    assert hit.against
    assert (hit.against.by, hit.against.dice) == ("seat:0", (Die(10, 1),))
    orc = CREATURES["orc"]
    assert hit.modifiers[0] == Modifier("attack", orc.stats[0], "DJ-25.5")
    assert hit.against.modifiers == (Modifier("defence", 5, "DJ-25.6"), Modifier("armour", 3, "DJ-25.6"))
    assert EN.rolled(hit) == "orc · attack: d10 9 +3 attack +2 weapon = 14 > Ana: d10 1 +5 defence +3 armour = 9 → hit"


@rule("DJ-25.15", "DJ-27.2", "DJ-36.2")
def test_dice_lie_there_before_fatigue_is_asked_and_are_told_again_with_it() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=3", monsters="orc 2,1 life=50")
    skilled(t.heroes[0], "mighty_blow")
    m = play(fight(t, rolls=[5, 9]), "strike 10 orc", "declare mighty_blow")
    (fallen,) = rolls(m)
    assert (fallen.outcome, fallen.again) == ("", False)
    assert Modifier("mighty_blow", 4, "DJ-25.15") in fallen.modifiers
    play(m, "fatigue 2")
    settled = rolls(m)[1]
    assert settled.again
    assert settled.against
    assert settled.against.again
    assert settled.modifiers[-1] == Modifier("fatigue", 2, "DJ-27.2")
    assert settled.outcome in ("hit", "miss")


@rule("DJ-28.3")
def test_destiny_shows_the_die_thrown_anew_and_no_other() -> None:
    t = table(heroes="warrior 2,2 destiny=1 fatigue=0", monsters="orc 2,1 life=50")
    m = play(fight(t, rolls=[5, 9, 2]), "strike 10 orc", "again 0 orc")
    first, anew, settled = rolls(m)
    assert first.fresh() == (Die(10, 5), Die(10, 9))
    assert anew.fresh() == (Die(10, 2),)
    assert settled.fresh() == ()
    assert settled.outcome == "hit"


@rule("DJ-37.2", "DJ-25.10")
def test_one_attack_die_for_many_is_told_once() -> None:
    t = table(
        heroes=f"wizard 2,5 destiny=0 fatigue=1; warrior 5,5 {SPENT}", monsters="skaven 1,1 life=50; skaven 2,1 life=50"
    )
    skilled(t.heroes[0], "fireball")
    m = fight(t, rolls=[5, 1, 2])
    hit = next(pick for pick in m.pending[0].options if "fireball" in pick and len(_struck(t, pick)) == 2)
    m.choose(0, hit)
    told = rolls(m)
    assert [roll.fresh() for roll in told[:2]] == [(Die(10, 5), Die(10, 1)), (Die(10, 2),)]
    assert {roll.what for roll in told} == {"spell"}


def _struck(t: Table, pick: Pick) -> list[int]:
    skill, aim = aims.from_pick(pick)
    return reach.struck(t, t.heroes[0], skill, aim)


@rule("DJ-23.2", "DJ-23.3", "DJ-27.2", "DJ-22.3")
@pytest.mark.parametrize("die, outcome", [(10, "sure"), (1, "failed"), (9, "passed")])
def test_a_test_is_told_with_its_target(die: int, outcome: str) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    t.zones[0].dark = True
    if outcome == "sure":
        t.heroes[0].base, t.heroes[0].venom = (5, 5, 0, 0, 0, 3), 2
    m = match(t, ("event", "evil_eye"), rolls=[die])
    (test,) = rolls(m)
    assert (test.what, test.target, test.outcome) == ("test-magic", 9, outcome)
    assert Modifier("darkness", -1, "DJ-22.3") in test.modifiers


@rule("DJ-39.10", "DJ-16.2")
def test_expert_search_shows_two_dice_then_the_one_kept() -> None:
    t = table(heroes="thief 2,3 destiny=0")
    skilled(t.heroes[0], "expert_search")
    m = play(turn(t, rolls=[4, 3]), "search", "expert", "keep-die 4")
    both, kept = rolls(m)
    assert both.fresh() == (Die(10, 4), Die(10, 3))
    assert (kept.fresh(), kept.total, kept.outcome) == ((), 4, "search-nothing")
    assert [die.counts for die in kept.dice] == [True, False]
    assert FR.rolled(kept) == "Ana · fouille\N{NO-BREAK SPACE}: D10 4 (D10 3) = 4 → rien"


@rule("DJ-19.67", "DJ-19.1", "DJ-18.1")
def test_a_chest_and_its_dart_are_told_and_luck_by_its_name() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}")
    number = put_piece(t, "chest", "2,2")
    chest, dart = rolls(play(turn(t, rolls=[1, 3]), f"examine chest {number}"))
    assert (chest.what, chest.by, chest.total) == ("examine", "seat:0", 1)
    assert (dart.what, dart.total) == ("harm", 3)
    t = table(heroes=f"warrior 2,3 {SPENT}")
    add_effect(t.heroes[0], "luck", 1, PC_NEXT)
    (run,) = rolls(play(turn(t, rolls=[3]), "run"))
    assert EN.rolled(run) == "Ana · run: d6 3 +1 luck of the circle = 4"


@rule("DJ-25.5", "DJ-25.6", "DJ-23.2")
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_the_parts_of_every_total_add_up(mode: int) -> None:
    """What is told part by part is what the rules added, in whole games, whoever rolls."""
    seats, options = MODES[mode]
    rng = Random(mode)
    m = Match.new(GAME, seats=seats, options=options, dice=FastDice(mode))
    while m.pending:
        ask = m.pending[0]
        m.choose(ask.seat, rng.choice(ask.options) if rng.random() < 0.5 else GAME.policy(m.table, ask, rng))
    told = rolls(m)
    assert told
    for roll in told:
        for one in (roll, roll.against):
            if one is not None and one.total is not None:
                assert summed(one.dice, one.modifiers) == one.total, one
        assert all(part.rule in GAME.ledger.rules for part in roll.modifiers), roll
        if roll.outcome in ("hit", "miss"):
            assert roll.total is not None
            assert roll.against
            assert roll.against.total is not None
            assert (roll.total > roll.against.total) == (roll.outcome == "hit")
