"""All players of a game, one after the other, as a PettingZoo environment (AEC)."""
import random

import numpy

from ._library import about
from .batch import CUT_OFF, RUNNING, Batch
from .spaces import Dict, Discrete, MultiBinary, observation_box

try:
    from pettingzoo import AECEnv
except ImportError:
    from ._aec_env import AECEnv


class GameAecEnv(AECEnv):
    """Agents are player_0, player_1, …; an observation is {"observation", "action_mask"}.

    The mask of a player who does not decide is 0 everywhere. An illegal action loses the match.
    """

    def __init__(self, game, *, seats=None, options=None, without=(), max_actions=0, render_mode=None):
        super().__init__()
        self._batch = Batch(game, seats=seats or about(game)["least_seats"], options=options, without=without,
                            max_actions=max_actions, illegal_loses=True, restarts=False)
        self.metadata = {"render_modes": ["ansi"], "name": f"tulkas_{game.replace('-', '_')}_v0",
                         "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.seats)]
        self.agents = []
        self._observation_spaces = {
            agent: Dict({"observation": observation_box(self._batch.features),
                         "action_mask": MultiBinary(self._batch.actions)}) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self._batch.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self._observation_spaces[agent]

    def action_space(self, agent):
        return self._action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._batch.reset_match(0, random.getrandbits(62) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._batch.step([action])
        self._cumulative_rewards[agent] = 0.0
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(self._batch.rewards[0, seat])
        self._accumulate_rewards()
        if self._batch.endings[0] == RUNNING:
            self._select()
        else:
            self._end()

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(self._batch.actions, dtype=numpy.int8)
        if self._batch.turns[0] == seat:
            mask[:] = self._batch.legal[0]
        return {"observation": self._batch.observe(0, seat), "action_mask": mask}

    def action_masks(self):
        """Which actions of the player who decides are legal."""
        return self._batch.legal[0].copy()

    def action_text(self, action):
        """A legal action in the game's notation."""
        return self._batch.action_text(0, action)

    def render(self):
        if self.render_mode != "ansi":
            return None
        return self._batch.drawing(0, self.possible_agents.index(self.agent_selection))

    def close(self):
        self._batch.close()

    def _select(self):
        self.agent_selection = self.possible_agents[self._batch.turns[0]]

    def _end(self):
        is_cut_off = self._batch.endings[0] == CUT_OFF
        outcome = self._batch.outcome()
        for agent in self.agents:
            self.terminations[agent] = not is_cut_off
            self.truncations[agent] = bool(is_cut_off)
            self.infos[agent] = {} if is_cut_off else {"outcome": outcome}
        self.agent_selection = self.agents[0]
