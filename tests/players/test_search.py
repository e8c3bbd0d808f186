"""The search: sensible where sense is plain, blind to what its seat cannot see, the same for the same seed."""

import dataclasses
import pickle
from random import Random
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Game, Match, ScriptError, Sight
from oubliettes.players import GRADES, KINDS, Bot, Grade, Tally, Thinker, bots_play, merged, settled
from oubliettes.players.search import PATIENCE, Manner, Node, Search, descend
from tests.games.dungeon_roll.situation import at
from tests.players.worlds import GOOD, HEADS, LEFT, LOOK, RIGHT, TAILS, begun

FEW, MANY = Grade(12, 60.0), Grade(240, 60.0)
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def thought(match: Match[Any], seat: int = 0, simulations: int = 240, seed: int = 5) -> Tally:
    return Search(match.game, match.sight(seat), seed, Manner()).run(simulations)


def best(tally: Tally) -> Any:
    return tally.options[tally.best(Manner().doubt)]


# ------------------------------------------------------------------ sense


def test_the_better_gamble_is_found() -> None:
    tally = thought(begun("gamble"))
    assert best(tally) == GOOD
    assert tally.value(0) == 0.5
    assert tally.value(1) == pytest.approx(1 / 3, abs=0.2)
    assert tally.value(2) == pytest.approx(2 / 3, abs=0.1)


def test_others_are_expected_to_want_their_own_good() -> None:
    """The policy of seat 1 would help: it is found out that it need not."""
    tally = thought(begun("fork"), simulations=400)
    assert best(tally) == RIGHT
    few = thought(begun("fork"), simulations=2)
    assert best(few) == LEFT, "before that the policy is believed"


def test_what_others_pick_in_secret_is_not_looked_at() -> None:
    """Seat 1's policy shows heads; that it has shown tails already, seat 0 cannot know."""
    for theirs in (None, TAILS, HEADS):
        match = begun("coins")
        if theirs:
            match.choose(1, theirs)
        assert best(thought(match, simulations=40)) == HEADS
    answered = begun("coins")
    answered.choose(0, TAILS)
    assert best(thought(answered, seat=1, simulations=40)) == TAILS, "it wants another face than the policy's heads"


def test_a_look_at_a_hidden_card_is_worth_its_while() -> None:
    match = begun("lay", "name")
    tally = thought(match, simulations=1200)
    assert best(tally) == LOOK
    named = [tally.value(option) for option in range(4)]
    assert all(value == pytest.approx(0.25, abs=0.2) for value in named if value is not None)


def test_a_level_is_not_fled_from_with_the_dice_to_clear_it() -> None:
    match = at(level=3, dungeon="goblin*3", party="fighter mage thief")
    assert best(thought(match, simulations=48))[0] != "flee"


@pytest.mark.parametrize("seed", range(3))
def test_a_lone_option_costs_no_thought(seed: int) -> None:
    match = begun("lay", "name")
    ask = match.pending[0]
    ask.options = ask.options[:1]
    assert Bot("expert", match.game, Random(seed)).pick(match, ask) == ask.options[0]


# ------------------------------------------------------------------ no peeking


def moments(game: Game[Any], count: int, seed: int) -> list[Match[Any]]:
    """Some moments of a game between policies with a real choice, the later ones too."""
    match, rng = Match.new(game, seats=game.seats[-1], dice=FastDice(seed)), Random(seed)
    found: list[Match[Any]] = []
    for number in range(90 * count):
        if not match.pending:
            break
        ask = match.pending[-1]
        if number % 45 > 30 and len(ask.options) > 1 and len(found) < count:
            found.append(match.fork(FastDice(number), keep=True))
        match.choose(ask.seat, game.policy(match.table, ask, rng))
    return found


@games
def test_nobody_peeks(game: Game[Any]) -> None:
    """In a world where all that the seat cannot see is dealt anew, the same seed makes the same pick."""
    for number, match in enumerate(moments(game, 3, seed=11)):
        ask = match.pending[-1]
        known = match.sight(ask.seat)
        twin = Match.seen(game, known, FastDice(1000 + number))
        other = twin.ask_of(ask.seat)
        assert other is not None
        mine, theirs = (
            Bot("easy", game, Random(number)).pick(world, one) for world, one in ((match, ask), (twin, other))
        )
        assert mine == theirs
        assert twin.sight(ask.seat).table == known.table


@games
def test_a_search_leaves_the_match_alone(game: Game[Any]) -> None:
    for match in moments(game, 1, seed=3):
        before, ask = game.copy(match.table), match.pending[-1]
        known = match.sight(ask.seat).table
        Thinker(game, FEW, Random(1)).pick(match.sight(ask.seat))
        assert match.table == before
        assert match.sight(ask.seat).table == known


# ------------------------------------------------------------------ the same for the same seed


def figures(tally: Tally) -> list[Any]:
    return [tally.options, tally.first, tally.counts, tally.sums, tally.gains, tally.squares]


@games
def test_the_same_seed_thinks_the_same(game: Game[Any]) -> None:
    (match,) = moments(game, 1, seed=7)
    seat = match.pending[-1].seat
    one, two, three = (thought(match, seat, simulations=10, seed=seed) for seed in (4, 4, 5))
    assert figures(one) == figures(two)
    assert figures(one) != figures(three)
    assert one.simulations == 10


def test_a_bot_plays_on_the_same_with_its_kept_tree() -> None:
    roll = GAMES["dungeon-roll"]

    def picks() -> list[Any]:
        match, bot = Match.new(roll, seats=1, dice=FastDice(3)), Bot("easy", roll, Random(4))
        for _ in range(12):
            match.choose(0, bot.pick(match, match.pending[0]))
        return [entry.pick for entry in match.record.entries]

    assert picks() == picks()


def test_bots_of_all_kinds_play_whole_games() -> None:
    result = bots_play(begun("coins").game, ["easy", "policy"], {}, FastDice(1), Random(1))
    assert result.scores == (1.0, 0.0)
    assert bots_play(GAMES["dungeon-roll"], ["random", "policy"], {}, FastDice(1), Random(1)).ranks == (2, 1)


# ------------------------------------------------------------------ grades and time


def test_grades_think_more_and_more() -> None:
    numbers = [grade.simulations for grade in GRADES.values()]
    assert numbers == sorted(set(numbers))
    assert list(KINDS) == ["random", "policy", *GRADES]


def test_a_search_stops_when_its_time_is_up() -> None:
    match = begun("gamble")
    asked = 0

    def enough() -> bool:
        nonlocal asked
        asked += 1
        return asked > 20

    tally = Search(match.game, match.sight(0), 1, Manner()).run(10_000, enough)
    assert 20 <= tally.simulations <= 40
    hurried = Thinker(match.game, Grade(10_000_000, 0.0), Random(1), timed=True)
    assert hurried.pick(match.sight(0)) in match.pending[0].options


def test_untimed_thoughts_run_to_their_end() -> None:
    match = begun("gamble")
    slow = Thinker(match.game, Grade(30, 0.0), Random(1))
    assert slow.think(match.sight(0), 1).simulations == 30


# ------------------------------------------------------------------ several processes


def test_shares_search_other_worlds_and_add_up() -> None:
    """Share i of n plays in the worlds i, i + n, i + 2n ...: together as many simulations, merged in any process."""
    match = begun("gamble")
    shares = [
        Thinker(match.game, MANY, Random(9)).think(match.sight(0), seed=9, share=share, shares=3) for share in range(3)
    ]
    assert max(tally.simulations for tally in shares) == 80, "the others were sure before"
    assert len({tuple(tally.gains) for tally in shares}) == 3
    whole = merged(pickle.loads(pickle.dumps(shares)))
    assert whole.counts == [sum(tally.counts[option] for tally in shares) for option in range(3)]
    assert settled(shares) == GOOD
    again = merged(
        Thinker(match.game, MANY, Random(1)).think(match.sight(0), seed=9, share=share, shares=3) for share in range(3)
    )
    assert figures(again) == figures(whole), "the seed is the question's, not the process's"


def test_only_tallies_of_one_question_add_up() -> None:
    one, other = thought(begun("gamble"), simulations=4), thought(begun("fork"), simulations=4)
    with pytest.raises(ValueError, match="same question"):
        merged([one, other])
    with pytest.raises(ValueError, match="nothing"):
        merged([])


# ------------------------------------------------------------------ the tree


def test_the_policys_pick_is_replaced_only_by_what_is_better_beyond_doubt() -> None:
    tally = Tally([("a",), ("b",)], first=0)
    for number in range(40):
        gain = 0.1 + (0.5 if number % 2 else -0.5)
        tally.add(0, 0.5, 0.0)
        tally.add(1, 0.5 + gain, gain)
    assert (tally.best(doubt=0.5), tally.best(doubt=1.5)) == (1, 0), "a mean of 0.1, and 0.08 for a standard error"
    for _ in range(50):
        tally.add(0, 0.5, 0.0)
        tally.add(1, 0.6, 0.1)
    assert tally.best(doubt=1.5) == 1


def test_few_trials_are_believed_less() -> None:
    """The same mean and spread: after four trials too much may be luck, after forty it is not."""
    found = []
    for trials in (4, 40):
        tally = Tally([("a",), ("b",)], first=0)
        for number in range(trials):
            gain = 0.15 + (0.2 if number % 2 else -0.2)
            tally.add(0, 0.5, 0.0)
            tally.add(1, 0.5 + gain, gain)
        found.append(tally.best(doubt=1.0))
    assert found == [0, 1]


def test_an_option_that_is_always_a_little_better_needs_less_proof_than_a_wild_one() -> None:
    tally = Tally([("a",), ("steady",), ("wild",)], first=0)
    for number in range(20):
        tally.add(0, 0.5, 0.0)
        tally.add(1, 0.55, 0.05)
        wild = 0.06 + (0.4 if number % 2 else -0.4)
        tally.add(2, 0.5 + wild, wild)
    assert tally.best(doubt=1.0) == 1


def test_what_is_plainly_better_or_no_better_needs_no_more_trials() -> None:
    """Ten worlds where all was the same, else 24 at least, and then more standard errors than asked for."""
    tally = Tally([("a",), ("worse",), ("better",), ("same",), ("open",)], first=0)
    verdicts = []
    for number in range(24):
        noise = 0.1 if number % 2 else -0.1
        for option, gain in ((1, -0.2 + noise), (2, 0.2 + noise), (3, 0.0), (4, noise)):
            tally.add(option, 0.5 + gain, gain)
        verdicts.append([tally.verdict(option, errors=2.5) for option in range(1, 5)])
    assert verdicts[8] == [0, 0, 0, 0]
    assert verdicts[9] == verdicts[22] == [0, 0, -1, 0]
    assert verdicts[23] == [-1, 1, -1, 0]
    assert tally.verdict(1, errors=20.0) == 0


def test_a_race_ends_when_it_is_decided() -> None:
    """No difference, ten worlds: the search gives up. With endless doubts it goes on."""
    match = begun("coins")
    game = dataclasses.replace(match.game, evaluate=lambda table, seat: 0.5)
    known = match.sight(0)
    assert Search(game, known, 1, Manner()).run(400).simulations == 20
    chance = begun("gamble")
    surer = [Search(chance.game, chance.sight(0), 5, Manner(sure=sure)).run(2000) for sure in (2.5, 1e9)]
    assert surer[0].simulations < surer[1].simulations == 2000
    assert best(surer[0]) == best(surer[1]) == GOOD


def test_a_playout_goes_on_to_a_calm_question() -> None:
    """The horizon is two questions: where the game says that this is no place to judge, it goes on, here to the end."""
    match = begun(*["coins"] * 9)
    left: dict[str, list[int]] = {"calm": [], "wild": []}

    def judged(name: str) -> Game[Any]:
        def evaluate(table: Any, seat: int) -> float:
            left[name].append(len(table.agenda))
            return 0.5

        return dataclasses.replace(match.game, evaluate=evaluate, calm=lambda table: name == "calm")

    for name in left:
        Search(judged(name), match.sight(0), 1, Manner(horizon=2)).run(2)
    assert min(left["calm"]) > 4
    assert set(left["wild"]) == {0}


def opened_at(trust: float, usual: float, luck: float) -> list[int]:
    """After how many visits the second, third, fourth and fifth option were opened, with that much luck in it."""
    match = begun("lay", "name")
    node = Node(match.pending[0], 2, match.pending[0].options, Random(1))
    manner = Manner(wideness=1.0, trust=trust)
    opened = []
    for number in range(150):
        option = node.select(manner, usual)
        node.add(option, 0.5 + (luck if number % 2 else -luck))
        opened.append(sum(count > 0 for count in node.counts))
    assert opened[0] == 1
    assert node.order[0] == 2
    assert opened == sorted(opened)
    return [opened.index(width) for width in (2, 3, 4, 5) if width in opened]


def test_long_lists_are_opened_little_by_little() -> None:
    assert opened_at(trust=0.0, usual=0.1, luck=0.1) == [1, 4, 9, 16]


def test_where_luck_decides_the_policy_is_trusted_longer() -> None:
    """As much luck as at the root, trust 1: half as wide. None at all: as wide as without any trust."""
    assert opened_at(trust=1.0, usual=0.1, luck=0.1) == [5, 17, 37, 65]
    assert opened_at(trust=1.0, usual=0.1, luck=0.0) == [2, 5, 10, 17]


def test_what_was_opened_stays_open() -> None:
    """The second option turns out a gamble: it is not forgotten for that."""
    match = begun("lay", "name")
    node = Node(match.pending[0], 0, match.pending[0].options, Random(1))
    manner = Manner(trust=1000.0)
    for _ in range(5):
        node.add(0, 0.0)
    second = node.select(manner, usual=0.1)
    assert second != 0
    node.add(second, 1.0)
    assert node.select(manner, usual=0.1) == second


def test_what_is_not_serious_is_tried_only_if_the_policy_picks_it() -> None:
    match = begun("gamble")
    assert match.pending[0].options.index(GOOD) == 2
    game = dataclasses.replace(match.game, serious=lambda table, ask: ask.options[:2])
    tally = Search(game, match.sight(0), 5, Manner()).run(240)
    assert tally.counts[2] == 0
    assert tally.counts[1] > 0
    assert best(tally) != GOOD
    liked = dataclasses.replace(game, policy=lambda table, ask, rng: ask.options[-1])
    assert best(Search(liked, match.sight(0), 5, Manner()).run(240)) == GOOD


def test_what_a_wavering_policy_likes_races_first() -> None:
    match = begun("lay", "name")
    game = dataclasses.replace(match.game, policy=lambda table, ask, rng: rng.choice(ask.options[:2]))
    search = Search(game, match.sight(0), 1, Manner(opinions=20))
    assert set(search.root.order[:2]) == {0, 1}
    tally = search.run(4)
    assert {option for option, count in enumerate(tally.counts) if count} == {0, 1}


def test_the_tree_is_kept_between_picks() -> None:
    match = begun("lay", "name")
    thinker = Thinker(match.game, MANY, Random(2))
    first = Search(match.game, match.sight(0), 3, Manner())
    first.run(400)
    match.choose(0, LOOK)
    known = descend(first.root, 4, match.pending[0])
    assert known is not None
    assert known.visits > 10
    assert descend(first.root, None, match.pending[0]) is known
    assert descend(first.root, 0, match.pending[0]) is None
    second = Search(match.game, match.sight(0), 4, Manner())
    second.keep(known)
    assert second.root.children is known.children
    assert second.root.order[0] == 0, "the policy's pick comes first all the same"
    assert thinker.pick(match.sight(0)) == ("name", match.table.card)


def test_a_seat_that_is_not_asked_has_nothing_to_think_about() -> None:
    match = begun("gamble")
    with pytest.raises(ScriptError, match="is not asked"):
        Search(match.game, Sight(1, match.sight(0).table, []), 1, Manner())


@games
def test_calm_questions_come_again_and_again(game: Game[Any]) -> None:
    """So that playouts end by the game's own judgement: in the longest games between policies, often enough."""
    match, rng = Match.new(game, seats=game.seats[-1], dice=FastDice(2)), Random(2)
    calm, asked = 0, 0
    while match.pending and asked < 300:
        ask = match.pending[0]
        asked += len(ask.options) > 1
        calm += game.calm(match.table)
        match.choose(ask.seat, game.policy(match.table, ask, rng))
    assert calm > asked / PATIENCE
