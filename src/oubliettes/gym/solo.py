"""The games that one can play alone, as Gymnasium environments.

>>> import gymnasium, oubliettes.gym.solo
>>> dungeon = gymnasium.make("oubliettes/dungeon-roll-v1")
>>> seen, info = dungeon.reset(seed=7)
>>> info["action_mask"].sum() > 0
np.True_
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces

from oubliettes.games import GAMES
from oubliettes.gym.session import Mask, Session, Vector
from oubliettes.kernel import BadOption, IllegalPick

ILLEGAL = -1.0
"""The reward of an action that is not legal: nothing else happens."""


class SoloEnv(gymnasium.Env[Vector, Any]):
    """One match at a time; the reward is 0 until the end, and then the points.

    The legal actions are in `info["action_mask"]`, and in `action_masks()` for learners that ask for them.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium's own form

    def __init__(self, slug: str, options: Mapping[str, Any] | None = None) -> None:
        self.session = Session(slug, 1, options)
        if 1 not in self.session.game.seats:
            raise BadOption(f"{slug} cannot be played alone")
        layout = self.session.reader.layout
        low, high = self.session.bounds
        self.observation_space = spaces.Box(low, high, (layout.length,), numpy.float32)
        self.action_space = spaces.Discrete(layout.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        self.session.begin(int(self.np_random.integers(2**62)))
        return self.session.vector(0), self._info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        reward = 0.0
        try:
            self.session.act(int(action))
            reward = self.session.gains[0]
        except IllegalPick:
            reward = ILLEGAL
        return self.session.vector(0), reward, self.session.ask is None, False, self._info()

    def action_masks(self) -> Mask:
        return self.session.mask(0)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def solo_games() -> list[str]:
    return [slug for slug, game in GAMES.items() if 1 in game.seats]


def name_of(slug: str) -> str:
    """Under which Gymnasium knows it."""
    return f"oubliettes/{slug}-v{GAMES[slug].version}"


for _slug in solo_games():
    gymnasium.register(id=name_of(_slug), entry_point=f"{__name__}:SoloEnv", kwargs={"slug": _slug})
