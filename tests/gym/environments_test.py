#!/usr/bin/env python3
"""Whether the environments keep the contracts of Gymnasium and PettingZoo, as their documents tell them.

Where Gymnasium or PettingZoo is installed, its own checks run too. Usage: environments_test.py FOLDER
"""
import importlib.util
import unittest
import warnings

import numpy

import unpacked

unpacked.unpack()
import tulkas_gym  # noqa: E402

GAMES = sorted(tulkas_gym.games())
HAS_GYMNASIUM = importlib.util.find_spec("gymnasium") is not None
HAS_PETTINGZOO = importlib.util.find_spec("pettingzoo") is not None


def legal(mask, random):
    return int(random.choice(numpy.flatnonzero(mask)))


def opponents_of(game):
    return ["random"] * (tulkas_gym.games()[game]["least_seats"] - 1)


class Environments(unittest.TestCase):
    def setUp(self):
        self.random = numpy.random.default_rng(1)

    def env(self, game, **named):
        env = tulkas_gym.GameEnv(game, opponents=opponents_of(game), **named)
        self.addCleanup(env.close)
        return env

    def test_one_player(self):
        for game in GAMES:
            with self.subTest(game):
                env = self.env(game)
                observation, info = env.reset(seed=4)
                again, _ = env.reset(seed=4)
                numpy.testing.assert_array_equal(observation, again)
                terminated = False
                while not terminated:
                    self.assertTrue(env.observation_space.contains(observation))
                    numpy.testing.assert_array_equal(info["action_mask"], env.action_masks())
                    action = legal(info["action_mask"], self.random)
                    self.assertTrue(env.action_space.contains(action))
                    self.assertTrue(env.action_text(action))
                    observation, reward, terminated, truncated, info = env.step(action)
                    self.assertIsInstance(reward, float)
                    self.assertIs(truncated, False)
                    self.assertTrue(terminated or reward == 0)
                self.assertLessEqual(abs(reward), 1)
                self.assertIn("reason", info["outcome"])
                with self.assertRaisesRegex(ValueError, "reset it first"):
                    env.step(0)

    def test_seats_and_opponents(self):
        env = self.env("ploy", seat=1)
        observation, _ = env.reset(seed=1)
        self.assertTrue(env.observation_space.contains(observation))
        env = tulkas_gym.GameEnv("catan", seats=4, seat=2, opponents=["random", "settler", "random"])
        self.addCleanup(env.close)
        _, info = env.reset(seed=1)
        for _ in range(20):
            _, _, _, _, info = env.step(legal(info["action_mask"], self.random))
        with self.assertRaisesRegex(ValueError, "3 opponents"):
            tulkas_gym.GameEnv("catan", seats=4, opponents=["random"])

    def test_an_illegal_action_loses(self):
        env = self.env("ploy", render_mode="ansi")
        env.reset(seed=1)
        _, reward, terminated, truncated, info = env.step(int(numpy.argmin(env.action_masks())))
        self.assertEqual((reward, terminated, truncated), (-1.0, True, False))
        self.assertIn("forfeits", info["outcome"]["reason"])
        self.assertIn("\n", env.render())

    def test_a_match_is_cut_off(self):
        env = self.env("ploy", max_actions=2)
        _, info = env.reset(seed=1)
        _, _, terminated, truncated, info = env.step(legal(info["action_mask"], self.random))
        self.assertEqual((terminated, truncated), (False, False))
        _, _, terminated, truncated, _ = env.step(legal(info["action_mask"], self.random))
        self.assertEqual((terminated, truncated), (False, True))

    def test_many_matches(self):
        for game in GAMES:
            with self.subTest(game):
                envs = tulkas_gym.GameVectorEnv(game, 3, opponents=opponents_of(game), max_actions=30)
                self.addCleanup(envs.close)
                observations, infos = envs.reset(seed=2)
                self.assertEqual(observations.shape, (3, *envs.single_observation_space.shape))
                was_over = numpy.zeros(3, dtype=bool)
                for _ in range(100):
                    observations, rewards, terminations, truncations, infos = envs.step(envs.random_actions())
                    self.assertTrue(envs.observation_space.contains(observations))
                    self.assertEqual({array.shape for array in (rewards, terminations, truncations)}, {(3,)})
                    self.assertEqual((terminations.dtype, truncations.dtype), (bool, bool))
                    is_over = terminations | truncations
                    self.assertFalse((is_over & was_over).any())  # begun anew by the step after
                    numpy.testing.assert_array_equal(infos["action_mask"].any(axis=1), ~is_over)
                    was_over = is_over
                self.assertTrue(infos["_action_mask"].all())

    def test_a_match_among_many_is_the_match_alone(self):
        envs = tulkas_gym.GameVectorEnv("martian-chess", 2, opponents="greedy")
        alone = tulkas_gym.GameEnv("martian-chess", opponents="greedy")
        self.addCleanup(envs.close)
        self.addCleanup(alone.close)
        observations, infos = envs.reset(seed=[5, 9])
        observation, _ = alone.reset(seed=9)
        terminated = False
        while not terminated:
            numpy.testing.assert_array_equal(observations[1], observation)
            actions = [legal(mask, self.random) if mask.any() else 0 for mask in infos["action_mask"]]
            observations, rewards, _, _, infos = envs.step(actions)
            observation, reward, terminated, _, _ = alone.step(actions[1])
            self.assertEqual(rewards[1], reward)

    def test_copies_stay(self):
        for copy in (True, False):
            envs = tulkas_gym.GameVectorEnv("ploy", 2, copy=copy)
            self.addCleanup(envs.close)
            first, _ = envs.reset(seed=1)
            before = first.copy()
            envs.step(envs.random_actions())
            self.assertEqual((first == before).all(), copy)

    def test_all_players(self):
        for game in GAMES:
            with self.subTest(game):
                env = tulkas_gym.GameAecEnv(game)
                self.addCleanup(env.close)
                env.reset(seed=3)
                self.assertEqual(env.agents, env.possible_agents)
                got, took_note = dict.fromkeys(env.agents, 0.0), []
                for agent in env.agent_iter():
                    observation, reward, terminated, truncated, info = env.last()
                    got[agent] += reward
                    self.assertTrue(env.observation_space(agent).contains(observation))
                    if terminated or truncated:
                        took_note.append(agent)
                        self.assertIn("outcome", info)
                        self.assertFalse(observation["action_mask"].any())
                        env.step(None)
                        continue
                    for other in env.agents:
                        self.assertEqual(env.observe(other)["action_mask"].any(), other == agent)
                    env.step(legal(observation["action_mask"], self.random))
                self.assertEqual(sorted(took_note), env.possible_agents)
                self.assertEqual(env.agents, [])
                scores = info["outcome"]["scores"]
                self.assertEqual(len(scores), len(got))
                self.assertTrue(all(abs(reward) <= 1 for reward in got.values()))
                if info["outcome"]["winner"] is not None:
                    self.assertEqual(got[f"player_{info['outcome']['winner']}"], 1)

    def test_an_illegal_action_loses_among_players(self):
        env = tulkas_gym.GameAecEnv("ploy")
        self.addCleanup(env.close)
        env.reset(seed=1)
        env.step(int(numpy.argmin(env.action_masks())))
        self.assertEqual(env.rewards, {"player_0": -1.0, "player_1": 1.0})
        with self.assertRaisesRegex(ValueError, "None"):
            env.step(0)

    @unittest.skipUnless(HAS_GYMNASIUM, "Gymnasium is not installed")
    def test_gymnasiums_own_checks(self):
        import gymnasium
        from gymnasium.utils.env_checker import check_env

        tulkas_gym.register()
        for game in GAMES:
            with self.subTest(game), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                named = {"opponents": opponents_of(game)}
                check_env(gymnasium.make(f"tulkas/{game}-v0", **named).unwrapped, skip_render_check=True)
                envs = gymnasium.make_vec(f"tulkas/{game}-v0", num_envs=4, **named)
                envs.reset(seed=1)
                envs.step(envs.unwrapped.random_actions())
                envs.close()

    @unittest.skipUnless(HAS_PETTINGZOO, "PettingZoo is not installed")
    def test_pettingzoos_own_checks(self):
        from pettingzoo.test import api_test, seed_test

        for game in GAMES:
            with self.subTest(game), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                api_test(tulkas_gym.GameAecEnv(game), num_cycles=300)
                seed_test(lambda game=game: tulkas_gym.GameAecEnv(game), num_cycles=50)


if __name__ == "__main__":
    unittest.main()
