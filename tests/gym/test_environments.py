"""PettingZoo's, Gymnasium's and OpenSpiel's own tests, for every game they can hold."""

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, seed_test

from oubliettes.games import GAMES
from oubliettes.gym import openspiel, solo
from oubliettes.gym.pettingzoo import env, raw_env
from oubliettes.kernel import Game, IllegalPick, Match

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
STEPS = 3000
"""Longer matches are left unfinished."""
solo_games = pytest.mark.parametrize("slug", solo.solo_games())


# ------------------------------------------------------------------ PettingZoo


@games
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_pettingzoo_api(game: Game[Any], most: bool) -> None:
    seats = game.seats[-1] if most else game.seats[0]
    with warnings.catch_warnings():
        # a dict with the mask beside the vector is PettingZoo's own convention for legal actions
        warnings.filterwarnings("ignore", message="Observation")
        api_test(env(game.slug, seats), num_cycles=60, verbose_progress=False)


@games
def test_pettingzoo_seeds(game: Game[Any]) -> None:
    seed_test(lambda: env(game.slug), num_cycles=40)


@games
def test_a_whole_match_gives_its_gains_once(game: Game[Any]) -> None:
    table = raw_env(game.slug, game.seats[0])
    table.reset(seed=2)
    rng = Random(2)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(STEPS):
        seen, reward, over, cut, _ = table.last()
        earned[agent] += reward
        assert not cut
        if over:
            table.step(None)
        else:
            assert table.observation_space(agent).contains(seen)
            table.step(rng.choice(list(numpy.flatnonzero(seen["action_mask"]))))
    if not table.agents:
        assert table.session.match is not None
        assert table.session.match.result is not None
        assert list(earned.values()) == table.session.gains
    else:
        assert not any(earned.values())


def test_an_illegal_action() -> None:
    bare = raw_env("dungeon-roll", 2)
    bare.reset(seed=1)
    illegal = int(numpy.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalPick):
        bare.step(illegal)
    wrapped = env("dungeon-roll", 2)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.observe(agent)
    wrapped.step(illegal)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


# ------------------------------------------------------------------ Gymnasium


@solo_games
def test_gymnasium_checker(slug: str) -> None:
    check_env(gymnasium.make(solo.name_of(slug)).unwrapped, skip_render_check=True)


def test_the_solo_games_are_there() -> None:
    assert {"dungeon-roll", "dungeon-heroes", "seul-dans-les-souterrains"} <= set(solo.solo_games())


def test_points_come_at_the_end_and_illegal_actions_cost() -> None:
    dungeon = gymnasium.make("oubliettes/dungeon-roll-v1").unwrapped
    assert isinstance(dungeon, solo.SoloEnv)
    _, info = dungeon.reset(seed=5)
    illegal = int(numpy.flatnonzero(info["action_mask"] == 0)[0])
    before = dungeon.session.vector(0)
    seen, reward, over, cut, info = dungeon.step(illegal)
    assert (reward, over, cut) == (-1.0, False, False)
    assert numpy.array_equal(seen, before)
    rng = Random(5)
    rewards = []
    while not over:
        action = rng.choice(list(numpy.flatnonzero(info["action_mask"])))
        _, reward, over, cut, info = dungeon.step(action)
        rewards.append(reward)
    assert dungeon.session.match is not None
    assert dungeon.session.match.result is not None
    assert not any(rewards[:-1])
    assert rewards[-1] == dungeon.session.match.result.scores[0]


# ------------------------------------------------------------------ OpenSpiel


def loaded(slug: str, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(slug), parameters)


@games
def test_openspiel_random_simulation(game: Game[Any]) -> None:
    pyspiel.random_sim_test(loaded(game.slug), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_openspiel_random_simulation_with_more_seats_and_serialised(players: int) -> None:
    pyspiel.random_sim_test(loaded("dungeon-roll", players=players), num_sims=2, serialize=True, verbose=False)


@games
def test_openspiel_plays_the_same_game(game: Game[Any]) -> None:
    """The picks and throws of an OpenSpiel match, made in a match of ours, lead to the same asks and the same end."""
    spiel = loaded(game.slug)
    state = spiel.new_initial_state()
    rng = Random(11)
    tape: list[int] = []
    picks = []
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            tape.append(rng.choice([outcome for outcome, _ in outcomes]))
            state.apply_action(tape[-1])
        else:
            action = rng.choice(state.legal_actions())
            picks.append((state.current_player(), state.action_to_string(action)))
            state.apply_action(action)
    dice: Any = openspiel._Feed(tape)
    made = []
    try:
        match = Match.new(game, seats=game.seats[0], dice=dice)
        waiting = iter(picks)
        while match.pending:
            ask = match.pending[0]
            if len(ask.options) == 1:
                match.choose(ask.seat, ask.options[0])
                continue
            seat, text = next(waiting)
            assert seat == ask.seat
            made.append((seat, text))
            match.choose(seat, next(option for option in ask.options if " ".join(map(str, option)) == text))
    except (StopIteration, openspiel._More):
        assert not state.is_terminal()
    else:
        assert state.is_terminal()
    assert made == picks


def test_openspiel_clones_go_their_own_ways() -> None:
    state = loaded("dungeon-roll", players=2).new_initial_state()
    rng = Random(1)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    before, history = str(state), state.history()
    clone = state.clone()
    while not clone.is_terminal():
        clone.apply_action(rng.choice(clone.legal_actions()))
    assert (str(state), state.history()) == (before, history)
    assert sum(clone.returns()) == 0
    again = loaded("dungeon-roll", players=2).deserialize_state(clone.serialize())
    assert again.returns() == clone.returns()


def test_openspiel_options_and_bots() -> None:
    spiel = loaded("dungeon-roll", players=2, hero_mode="choice", first_seat="1")
    assert spiel.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert loaded("dungeon-roll").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = spiel.new_initial_state()
    assert state.current_player() == 1 or state.is_chance_node()
    while state.is_chance_node():
        state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = mcts.MCTSBot(spiel, 1.4, 8, evaluator, random_state=numpy.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_dice_fed_by_hand() -> None:
    dice = openspiel._Feed([2, 0, 1, 0])
    assert dice.roll((6, 1, 4)) == (3, 1, 1)
    assert dice.shuffle(3) == (2, 0, 1)
    with pytest.raises(openspiel._More) as more:
        dice.draw(36)
    assert more.value.ways == 36
