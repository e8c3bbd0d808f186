"""Every game as a PettingZoo AEC environment.

>>> from oubliettes.gym.pettingzoo import env
>>> table = env("dungeon-roll", seats=2)
>>> table.reset(seed=7)
>>> table.agents
['seat_0', 'seat_1']
"""

from collections.abc import Mapping
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from oubliettes.gym.session import Session


def env(slug: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> AECEnv[str, Any, Any]:
    """An environment as PettingZoo hands them out: an illegal action ends the match with -1 for who took it."""
    table: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(raw_env(slug, seats, options), illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's name for it
    """One match at a time. An illegal action raises IllegalPick and changes nothing."""

    def __init__(self, slug: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.session = Session(slug, seats, options)
        game = self.session.game
        self.metadata = {
            "name": f"oubliettes_{slug.replace('-', '_')}_v{game.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.session.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.session.bounds
        layout = self.session.reader.layout
        seen = spaces.Dict(
            {
                "observation": spaces.Box(low, high, (layout.length,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (layout.actions,), numpy.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(layout.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.session.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.session.vector(seat), "action_mask": self.session.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.session.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.session.gains, strict=True))
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        """Whose turn it is; at the end, everybody's to leave."""
        ask = self.session.ask
        if ask is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[ask.seat]

    def render(self) -> None:
        """Nothing: tables are drawn in the terminal and in the browser."""

    def close(self) -> None:
        """Nothing is held open."""
