"""One player of a game against house bots, as a Gymnasium environment."""
import random

import numpy

from .batch import CUT_OFF, OVER, Batch, learner_among
from .spaces import Discrete, observation_box

try:
    from gymnasium import Env
except ImportError:
    class Env:
        @property
        def unwrapped(self):
            return self

        def reset(self, *, seed=None, options=None):
            if seed is not None:
                self.np_random = numpy.random.default_rng(seed)

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.close()


class GameEnv(Env):
    """opponents: a house bot ("greedy", "smart:nodes=200") for all other seats, or one for each.

    An observation is the features of the own seat; info["action_mask"] says which actions are legal, and so does
    action_masks(). An illegal action loses the match. The reward comes at the end: 1 for a win, 0 for a draw, -1 for a
    loss; of a one-player challenge, the share of the best result.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game, *, seat=0, opponents="random", seats=None, options=None, without=(), max_actions=0,
                 render_mode=None):
        players = learner_among(game, seats, seat, opponents)
        self._batch = Batch(game, players=players, options=options, without=without, max_actions=max_actions,
                            illegal_loses=True, restarts=False)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_box(self._batch.features)
        self.action_space = Discrete(self._batch.actions)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._batch.reset_match(0, self._next_seed(seed))
        return self._observation(), self._info()

    def step(self, action):
        self._batch.step([action])
        ending = self._batch.endings[0]
        reward = float(self._batch.rewards[0, self.seat])
        return self._observation(), reward, bool(ending == OVER), bool(ending == CUT_OFF), self._info()

    def action_masks(self):
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self._batch.legal[0].copy()

    def action_text(self, action):
        """A legal action in the game's notation."""
        return self._batch.action_text(0, action)

    def render(self):
        return self._batch.drawing(0, self.seat) if self.render_mode == "ansi" else None

    def close(self):
        self._batch.close()

    def _next_seed(self, seed):
        if seed is not None:
            return seed
        if getattr(self, "np_random", None) is not None:
            return int(self.np_random.integers(2**62))
        return random.getrandbits(62)

    def _observation(self):
        return self._batch.observations[0].copy()

    def _info(self):
        info = {"action_mask": self._batch.legal[0].astype(numpy.int8)}
        outcome = self._batch.outcome()
        if outcome is not None:
            info["outcome"] = outcome
        return info
