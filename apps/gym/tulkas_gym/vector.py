"""Many matches of one player against house bots, as a Gymnasium vector environment that is one call into C++ a step."""
import random

import numpy

from .batch import CUT_OFF, OVER, Batch, learner_among
from .spaces import Discrete, MultiDiscrete, observation_box

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    NEXT_STEP = AutoresetMode.NEXT_STEP
except ImportError:
    NEXT_STEP = "NextStep"

    class VectorEnv:
        @property
        def unwrapped(self):
            return self


class GameVectorEnv(VectorEnv):
    """num_envs × GameEnv. The step after a match has ended begins the next one (AutoresetMode.NEXT_STEP).

    With copy=False, observations and masks are those of the batch, which the next step writes anew.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1, "autoreset_mode": NEXT_STEP}

    def __init__(self, game, num_envs=1, *, seat=0, opponents="random", seats=None, options=None, without=(),
                 max_actions=0, render_mode=None, copy=True):
        players = learner_among(game, seats, seat, opponents)
        self._batch = Batch(game, num_envs, players=players, options=options, without=without, max_actions=max_actions,
                            illegal_loses=True, seed=random.getrandbits(62))
        self.num_envs, self.seat, self.render_mode, self._copies = num_envs, seat, render_mode, copy
        self.single_observation_space = observation_box(self._batch.features)
        self.single_action_space = Discrete(self._batch.actions)
        self.observation_space = observation_box(num_envs, self._batch.features)
        self.action_space = MultiDiscrete(numpy.full(num_envs, self._batch.actions))

    def reset(self, *, seed=None, options=None):
        """A list of seeds has one for each match, None for any."""
        if seed is None or isinstance(seed, (int, numpy.integer)):
            self._batch.reset(random.getrandbits(62) if seed is None else seed)
        else:
            for match, one in enumerate(seed):
                self._batch.reset_match(match, random.getrandbits(62) if one is None else one)
        return self._kept(self._batch.observations), self._infos()

    def step(self, actions):
        self._batch.step(actions)
        endings = self._batch.endings
        return (self._kept(self._batch.observations), self._batch.rewards[:, self.seat].astype(numpy.float64),
                endings == OVER, endings == CUT_OFF, self._infos())

    def random_actions(self):
        """A random legal action for each match."""
        return self._batch.random_actions()

    def action_masks(self):
        return self._kept(self._batch.legal)

    def render(self):
        if self.render_mode != "ansi":
            return None
        return tuple(self._batch.drawing(match, self.seat) for match in range(self.num_envs))

    def close(self, **_):
        self._batch.close()

    def _kept(self, array):
        return array.copy() if self._copies else array

    def _infos(self):
        return {"action_mask": self._kept(self._batch.legal), "_action_mask": numpy.ones(self.num_envs, dtype=bool)}
