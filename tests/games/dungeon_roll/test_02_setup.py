"""DR-2: setup."""

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.table import LOOT
from oubliettes.kernel import BadOption, FastDice, Match, Record, ScriptedDice, replay
from tests.games.dungeon_roll.situation import at, held, prompt, seen, start, thrown
from tests.support import do, offers, rule

FORMED = [2, 2, 2, 2, 2, 2, 2, 1]


@rule("DR-2.1", "DR-20.2", "DR-20.3")
def test_tokens_are_drawn_blind() -> None:
    match = at(LOOT, dungeon="chest", party="thief", draws=["elixir"])
    do(match, "open die:thief 1")
    throw = thrown(match)[-1]
    assert (throw.stream, throw.shape) == ("hidden", ("draw", 36))
    assert held(match) == {"elixir": 1}
    assert sum(seen(match).box.values()) == 35


@rule("DR-2.2", "DR-20.10")
def test_heroes_are_dealt_by_default() -> None:
    dice = ScriptedDice(FORMED, draws=[3, 3, 0, 4])
    match = Match.new(GAME, seats=4, options={"first_seat": 0}, dice=dice)
    # each among the cards still free, in the order of DR-16: the fourth, the fourth again, the first, the last
    dealt = [seat.hero for seat in seen(match).seats]
    assert dealt == ["knight", "enchantress", "mercenary", "spellsword"]
    assert [throw.shape for throw in thrown(match)[:4]] == [("draw", 8), ("draw", 7), ("draw", 6), ("draw", 5)]


@rule("DR-2.2")
def test_no_hero_is_dealt_twice() -> None:
    for seed in range(40):
        match = Match.new(GAME, seats=4, dice=FastDice(seed))
        assert len({seat.hero for seat in seen(match).seats}) == 4


@rule("DR-2.3", "DR-2.4")
def test_heroes_are_chosen_one_at_a_time() -> None:
    match = Match.new(GAME, seats=3, options={"hero_mode": "choice", "first_seat": 1}, dice=ScriptedDice(FORMED))
    order = []
    for choice in ("knight", "minstrel", "crusader"):
        assert prompt(match) == "choose-hero"
        order.append(match.pending[0].seat)
        assert len(offers(match)) == 9 - len(order)
        do(match, f"hero {choice}")
        assert f"hero {choice}" not in offers(match)
    assert order == [1, 2, 0]
    assert [seat.hero for seat in seen(match).seats] == ["crusader", "knight", "minstrel"]


@rule("DR-2.5")
@pytest.mark.parametrize("mode", ["random", "choice"])
def test_every_hero_starts_as_a_novice(mode: str) -> None:
    match = Match.new(GAME, seats=4, options={"hero_mode": mode}, dice=FastDice(2))
    while prompt(match) == "choose-hero":
        match.choose(match.pending[0].seat, match.pending[0].options[0])
    assert [seat.master for seat in seen(match).seats] == [False] * 4
    assert all(seat.side == seat.hero for seat in seen(match).seats)


@rule("DR-2.6", "DR-20.1")
def test_hero_cards_lie_face_up() -> None:
    match = start("knight", "crusader", rolls=FORMED)
    do(match, "ultimate")
    for seat in (0, 1, None):
        cards = [(card.hero, card.side, card.ready) for card in match.view(seat).seats]
        assert cards == [("knight", "knight", False), ("crusader", "crusader", True)]
    assert "mercenary" not in str(match.view(0)), "a card that nobody took plays no part"


@rule("DR-2.7", "DR-2.8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_say_who_was_last_underground(seat: int) -> None:
    match = Match.new(GAME, seats=3, options={"first_seat": seat}, dice=ScriptedDice(FORMED, draws=[1, 1, 1]))
    assert seen(match).adventurer == seat
    assert [throw.shape for throw in thrown(match)[:3]] == [("draw", 8), ("draw", 7), ("draw", 6)], "no lot is drawn"


@rule("DR-2.7", "DR-2.8")
def test_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(BadOption):
        Match.new(GAME, seats=3, options={"first_seat": 3}, dice=FastDice(1))


@rule("DR-2.7")
def test_who_plays_alone_is_not_asked_who_goes_first() -> None:
    assert "first_seat" not in {option.id for option in GAME.options_for(1)}
    with pytest.raises(BadOption):
        Match.new(GAME, seats=1, options={"first_seat": 0})


@rule("DR-2.7")
@pytest.mark.parametrize("first, lots", [("random", 1), (0, 0)])
def test_records_from_when_he_was_asked_are_replayed_as_they_went(first: object, lots: int) -> None:
    asked = Match._new(GAME, 1, GAME.recorded(1, {"first_seat": first}), FastDice(1), (), ())
    assert [throw.shape for throw in asked.record.start.throws].count(("draw", 1)) == lots
    again = replay(GAME, Record.loads(asked.record.dumps()))
    assert again.record.start.options["first_seat"] == first
    assert again.table == asked.table


@rule("DR-2.8", "DR-20.10")
@pytest.mark.parametrize("lot", [0, 1, 2])
def test_the_first_adventurer_is_drawn_before_the_heroes(lot: int) -> None:
    match = Match.new(GAME, seats=3, dice=ScriptedDice(FORMED, draws=[lot, 1, 1, 1]))
    assert thrown(match)[0].shape == ("draw", 3)
    assert seen(match).adventurer == lot
    dealt = [seat.hero for seat in seen(match).seats]
    assert dealt[lot:] + dealt[:lot] == ["occultist", "minstrel", "knight"], "that Adventurer's card first"


@rule("DR-2.8", "DR-2.4")
def test_the_first_adventurer_is_drawn_before_heroes_are_chosen() -> None:
    match = Match.new(GAME, seats=3, options={"hero_mode": "choice"}, dice=ScriptedDice(draws=[2]))
    assert (prompt(match), match.pending[0].seat) == ("choose-hero", 2)


@rule("DR-2.9", "DR-1.4")
def test_the_left_neighbour_starts_as_dungeon_master() -> None:
    match = Match.new(GAME, seats=3, dice=ScriptedDice(FORMED, draws=[2, 1, 1, 1]))
    assert seen(match).dungeon_master == 0


@rule("DR-2.10")
def test_nobody_has_anything_yet() -> None:
    match = Match.new(GAME, seats=4, dice=FastDice(1))
    for seat in seen(match).seats:
        assert (seat.xp, seat.tokens, seat.score, seat.delves, seat.titles) == (0, {}, 0, 0, [])


@pytest.mark.parametrize("damaged", [{"heroes": 5}, {"titles": "last_stand"}, {"heroes": [1]}])
def test_a_damaged_profile_is_refused(damaged: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="is a list of names"):
        Match.new(GAME, seats=1, options={"profiles": [damaged]}, dice=FastDice(1))
