"""Where picks are on the table, and what a seat may leave in advance."""

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from oubliettes.kernel import FastDice, Match, Standing
from oubliettes.players import Bot
from tests.games.dungeon_roll.situation import Game, at, start
from tests.support import do, offers, pick, rule, said


def touched(match: Game, option: str) -> tuple[str, ...]:
    return dict(zip(offers(match), match.spots(0), strict=True))[option]


@pytest.mark.parametrize(
    "match, option, spots",
    [
        (at(party="fighter", dungeon="goblin*2"), "fight die:fighter goblin 2", ("die:fighter", "goblin")),
        (at(tokens="talisman", dungeon="ooze"), "fight token:talisman ooze 1", ("talisman", "ooze")),
        (at(lent="thief", dungeon="ooze", hero="half_goblin"), "fight lent:thief ooze 1", ("lent:thief", "ooze")),
        (at(dungeon="ooze", hero="spellsword", ready=True), "fight hero ooze 1", ("spellsword", "ooze")),
        (at(party="scroll", dungeon="ooze", tokens="elixir"), "reroll die:scroll", ("die:scroll",)),
        (at(LOOT, party="thief", dungeon="chest*2"), "open die:thief 2", ("die:thief", "chest")),
        (at(LOOT, party="thief", dungeon="potion"), "drink die:thief", ("die:thief", "potion")),
        (at(dungeon="ooze", lair=1, tokens="ring_of_invisibility"), "token ring", ("ring_of_invisibility",)),
        (at(dungeon="ooze", tokens="elixir"), "token elixir", ("elixir", "graveyard")),
        (at(dungeon="ooze", tokens="dragon_bait"), "token bait ooze", ("dragon_bait", "ooze")),
        (at(dungeon="ooze", tokens="town_portal"), "token portal", ("town_portal",)),
        (do(at(dungeon="ooze", tokens="elixir"), "token elixir"), "face mage", ("graveyard", "die:mage")),
        (at(dungeon="ooze", hero="mercenary", master=True, ready=True), "ultimate", ("commander",)),
        (at(DRAGON_PHASE, party="mage thief cleric champion", lair=3), "dragon", ("lair",)),
        (at(REGROUP, level=4, party="mage"), "glory", ("level:5",)),
        (at(REGROUP, level=4, party="mage"), "retire", ()),
        (at(dungeon="ooze", party="mage"), "flee", ()),
    ],
)
def test_source_then_target(match: Game, option: str, spots: tuple[str, ...]) -> None:
    assert touched(match, option) == spots


def test_dice_to_throw_again_are_touched_where_they_lie() -> None:
    match = do(at(party="scroll mage", dungeon="goblin chest"), "reroll die:scroll")
    assert touched(match, "party mage") == ("die:mage",)
    assert touched(match, "dungeon chest") == ("chest",)
    assert touched(start("mercenary", rolls=[1, 2, 2, 3, 4, 5, 6]), "pick fighter") == ("die:fighter",)


# ------------------------------------------------------------------ standing orders


def answer(match: Game, order: str, term: str = "always") -> str | None:
    found = match.ordered(0, [match.order(0, order, term)])
    return " ".join(map(str, found[1])) if found else None


@rule("DR-5.4")
def test_going_on_when_there_is_nothing_to_take() -> None:
    nothing = at(MONSTER, party="scroll mage", dungeon="", tokens="town_portal")
    assert offers(nothing) == ["reroll die:scroll", "token portal", "end_phase"]
    assert answer(nothing, "go-on") == "end_phase"
    nobody = at(LOOT, dungeon="chest", tokens="town_portal")
    assert answer(nobody, "go-on") == "end_phase"
    assert answer(at(LOOT, dungeon="chest", tokens="elixir"), "go-on") is None, "somebody may come back"
    assert answer(at(LOOT, party="thief", dungeon="chest"), "go-on") is None, "a chest can be opened"
    assert answer(at(MONSTER, party="scroll", dungeon="goblin"), "go-on") is None, "a goblin stands"
    assert answer(at(MONSTER, party="scroll mage", lair=3), "go-on") is None, "the Dragon is awake: the person is asked"
    for lair, goes in ((2, "end_phase"), (3, None)):  # at the Dragon a chest is lost
        assert answer(at(LOOT, dungeon="chest", tokens="town_portal", lair=lair), "go-on") == goes, (
            "the chest would be lost"
        )


@rule("DR-5.4", "DR-10.16")
def test_going_on_to_the_dragon_with_all_that_can_be_used_there() -> None:
    powers = at(LOOT, party="mage", dungeon="", tokens="elixir", lair=3)
    assert offers(powers) == ["token elixir", "end_phase"]
    assert answer(powers, "go-on") == "end_phase"
    assert "token elixir" in offers(do(powers, "end_phase"))


@rule("DR-20.9")
def test_a_flight_that_nothing_can_avert() -> None:
    assert answer(at(MONSTER, dungeon="goblin"), "run") == "flee"
    assert answer(at(DRAGON_PHASE, party="mage", lair=3), "run") == "flee"
    assert answer(at(MONSTER, dungeon="goblin", tokens="dragon_bait"), "run") is None


def test_an_order_for_this_delve_ends_with_it() -> None:
    match = at(MONSTER, dungeon="goblin", delves=0, rolls=[1, 2, 3, 4, 5, 2, 2, 4], hero="minstrel")
    orders = [match.order(0, "run", "delve"), match.order(0, "run")]
    assert match.in_force(0, orders) == orders
    do(match, "flee")
    assert match.in_force(0, orders) == [Standing("run")]


def test_whole_games_are_played_with_orders_as_without() -> None:
    """An order answers what a person might have picked: never anything that is not offered."""
    kept = 0
    for seed in range(6):
        match = Match.new(GAME, seats=2, options={}, dice=FastDice(seed))
        bot = Bot("policy", GAME, FastDice(seed).rng)
        orders = [[match.order(seat, order.id) for order in GAME.orders] for seat in range(2)]
        while match.pending:
            ask = match.pending[0]
            found = match.ordered(ask.seat, orders[ask.seat])
            kept += found is not None
            match.choose(ask.seat, found[1] if found else bot.pick(match, ask))
        assert "final-score" in said(match)
    assert kept > 10


def test_questions_of_one_decision() -> None:
    assert {GAME.chain_of[prompt] for prompt in ("strike", "strike-more")} == {"strikes"}
    match = do(at(party="scroll mage", dungeon="goblin chest"), "reroll die:scroll")
    assert GAME.chain_of[match.pending[0].prompt] == "reroll-dice"
    match.choose(0, pick("party mage"))
    assert GAME.chain_of[match.pending[0].prompt] == "reroll-dice"
    assert "monster-phase" not in GAME.chain_of
