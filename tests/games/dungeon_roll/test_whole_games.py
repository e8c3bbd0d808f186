"""Whole games played at random: what holds at every question, and at the end."""

from random import Random
from statistics import mean

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import HEROES
from oubliettes.games.dungeon_roll.table import REGROUP
from oubliettes.kernel import FastDice, Match, Pick, playout, random_policy
from tests.games.dungeon_roll.situation import Game, at, outcome, seen
from tests.support import rule

PROMPTS = {
    "choose-hero",
    "form-reroll",
    "monster-phase",
    "loot-phase",
    "dragon-phase",
    "regroup-phase",
    "reroll-pick",
    "revive-face",
    "dragon-pick",
    "extra-monster",
    "strike",
    "strike-more",
    "lend-more",
    "charm",
    "charm-more",
    "discard",
}


EAGER = {"dragon": 30.0, "glory": 20.0, "use": 1.0, "ultimate": 2.0, "flee": 0.01, "end_phase": 0.3, "token": 0.3}
"""How readily a bold player makes each pick; any other weighs 1."""


def bold(match: Game, rng: Random) -> Pick:
    """A player who goes deep: at random, but for big fights, loot and glory rather than flight."""
    options = match.pending[0].options
    weights = [
        4.0 ** int(option[-1]) if option[0] in ("fight", "open") else EAGER.get(str(option[0]), 1.0)
        for option in options
    ]
    return rng.choices(options, weights)[0]


def examine(match: Game) -> None:
    """What must hold at every question."""
    (ask,) = match.pending
    assert len(ask.options) > 1 or ask.options[0] == ("flee",), "only a lone flight is asked"
    assert len(set(ask.options)) == len(ask.options), "no pick twice"
    assert GAME.check(match.table) == []
    view = seen(match)
    if view.level:
        assert sum(view.party.values()) + view.graveyard == 7
        assert sum(view.dungeon.values()) + view.lair + sum(view.lent.values()) + view.supply == 7
        assert 0 <= view.supply <= 7
        assert 1 <= view.level <= 10
    assert sum(view.box.values()) + sum(sum(seat.tokens.values()) for seat in view.seats) == 36
    if view.phase == REGROUP:
        assert (view.lair <= 2, view.dungeon, view.lent) == (True, {}, {})
    offered = set(ask.options)
    for pick, forbidding in match.blocked(ask.seat):
        assert pick not in offered
        assert forbidding in GAME.ledger.rules
    assert ask.rule in GAME.ledger.rules


@rule("DR-1.2", "DR-4.10", "DR-17.1", "DR-20.7", "DR-20.9")
@pytest.mark.parametrize("mode", ["random", "choice"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games(seats: int, mode: str) -> None:
    heroes, prompts = set(), set()
    for seed in range(36 // seats):
        rng = Random(f"{seats} {mode} {seed}")
        match = Match.new(GAME, seats=seats, options={"hero_mode": mode}, dice=FastDice(rng.random().hex()))
        picks = 0
        while match.pending:
            if match.pending[0].prompt != "choose-hero":
                examine(match)
            prompts.add(match.pending[0].prompt)
            match.choose(match.pending[0].seat, bold(match, rng))
            picks += 1
            assert picks < 2000 * seats, "every game ends"
        heroes |= {seat.hero for seat in seen(match).seats}
        assert [seat.delves for seat in seen(match).seats] == [3] * seats
        assert GAME.check(match.table) == []
        result = outcome(match)
        assert result.scores == tuple(seat.score for seat in seen(match).seats)
        assert min(result.ranks) == 1
        assert all(points >= 0 for points in result.scores)
    assert heroes == set(HEROES)
    assert prompts <= PROMPTS


@rule("DR-8.6", "DR-20.9")
def test_a_question_once_put_does_not_change() -> None:
    """Whoever keeps a question (a search, a screen) finds the same picks in it later."""
    for seed in range(40):
        rng = Random(seed)
        match = Match.new(GAME, seats=1, dice=FastDice(seed))
        kept = []
        while match.pending:
            kept.append((match.pending[0], tuple(match.pending[0].options)))
            match.choose(0, rng.choice(match.pending[0].options))
        assert [tuple(ask.options) for ask, _ in kept] == [options for _, options in kept]


@rule("DR-15.1", "DR-14.3")
@pytest.mark.parametrize("hero", HEROES)
def test_every_side_of_every_hero(hero: str) -> None:
    """Bold play with a rich hand from the Regroup phase on: deep levels, all tokens, both sides of the card."""
    sides, used = set(), set()
    for seed in range(16):
        rng = Random(f"{hero} {seed}")
        match = at(
            REGROUP,
            level=rng.randint(1, 9),
            party="champion*3 fighter*2 mage*2",
            tokens="elixir*3 scroll_token*3 talisman*3 ring_of_invisibility*4 dragon_bait*4 vorpal_sword*2",
            hero=hero,
            ready=True,
            xp=rng.choice([0, 4, 5]),
            delves=rng.randint(0, 2),
        )
        match.dice = FastDice(f"{hero} {seed}")
        while match.pending:
            examine(match)
            card = seen(match).seats[0]
            sides.add(card.side)
            if not card.ready:
                used.add(card.side)
            match.choose(match.pending[0].seat, bold(match, rng))
        assert seen(match).seats[0].delves == 3
    assert (len(sides), used) == (2, sides)


@rule("DR-9.5", "DR-10.14")
def test_games_with_an_empty_box() -> None:
    """Practically never met in play, so by construction: the other player has all tokens but one."""
    gained = 0
    for seed in range(20):
        rng = Random(seed)
        match = at(REGROUP, level=4, party="thief*4 champion*3", box="dragon_scale")
        match.dice = FastDice(seed)
        while match.pending:
            examine(match)
            match.choose(0, bold(match, rng))
        gained += outcome(match).facts["sheets"][0]["box"]
    assert gained > 5


@rule("DR-18.1")
def test_random_play_scores_about_what_the_notes_say() -> None:
    """Uniformly random picks: 3.5 to 4.0 points on average, solo."""
    points: list[float] = []
    for seed in range(1200):
        table = GAME.setup(1, GAME.settle(1, {}))
        playout(GAME, table, random_policy(Random(seed)), FastDice(seed))
        points += GAME.result(table).scores
    assert 3.2 < mean(points) < 4.3
    assert max(points) > 8
