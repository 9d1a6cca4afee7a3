#!/usr/bin/env python3
"""The batches of tulkas_gym, which everything else in it stands on. Usage: batch_test.py FOLDER"""
import unittest

import numpy

import unpacked

unpacked.unpack()
import tulkas_gym  # noqa: E402


class Batches(unittest.TestCase):
    def batch(self, *arguments, **named):
        batch = tulkas_gym.Batch(*arguments, **named)
        self.addCleanup(batch.close)
        return batch

    def assertRefused(self, text, call, *arguments, **named):
        with self.assertRaisesRegex(tulkas_gym.GameError, text):
            call(*arguments, **named)

    def test_have_arrays_of_the_shapes_that_the_games_say(self):
        for name, about in tulkas_gym.games().items():
            batch = self.batch(name, 5)
            blocks = tulkas_gym.features(name)
            self.assertEqual(batch.features, sum(int(numpy.prod(block["shape"])) for block in blocks), name)
            self.assertEqual(batch.actions, sum(group["count"] for group in about["actions"]), name)
            self.assertEqual(batch.observations.shape, (5, batch.features))
            self.assertEqual(batch.legal.shape, (5, batch.actions))
            self.assertEqual(batch.rewards.shape, (5, about["least_seats"]))
            self.assertTrue((batch.turns >= 0).all())

    def test_play_in_place(self):
        batch = self.batch("ploy", 3, seed=1)
        legal = batch.legal
        before = legal.copy()
        batch.step(batch.random_actions())
        self.assertIs(batch.legal, legal)
        self.assertTrue((legal != before).any())
        with self.assertRaises(ValueError):
            batch.observations[0, 0] = 1

    def test_are_the_same_with_the_same_seed(self):
        one, other, third = (self.batch("catan", 4, seed=seed, seats=3) for seed in (7, 7, 8))
        differ = False
        for _ in range(200):
            actions = one.random_actions()
            numpy.testing.assert_array_equal(actions, other.random_actions())
            one.step(actions)
            other.step(actions)
            third.step(third.random_actions())
            numpy.testing.assert_array_equal(one.observations, other.observations)
            differ = differ or (one.observations != third.observations).any()
        self.assertTrue(differ)

    def test_say_how_a_match_ended(self):
        batch = self.batch("martian-chess", seed=3)
        while batch.endings[0] == 0:
            self.assertIsNone(batch.outcome())
            batch.step(batch.random_actions())
        outcome = batch.outcome()
        self.assertEqual(len(outcome["scores"]), 2)
        if outcome["winner"] is not None:
            self.assertEqual(batch.rewards[0, outcome["winner"]], 1)
            self.assertEqual(batch.rewards[0, 1 - outcome["winner"]], -1)

    def test_tell_actions_and_boards_as_text(self):
        batch = self.batch("battleship")
        self.assertEqual(batch.action_text(0, 5), "F-1-h-4")
        self.assertGreater(batch.drawing().count("\n"), 5)
        self.assertRefused("not legal", batch.action_text, 0, 250)

    def test_take_options_and_house_bots(self):
        batch = self.batch("ploy", 2, players=[None, "smart:depth=1"], options={"plies": 1})
        while batch.endings[0] == 0:
            batch.step(batch.random_actions())
        self.assertIn("without a capture", batch.outcome()["reason"])

    def test_refuse_what_makes_no_sense(self):
        self.assertRefused("there is no game 'go'", tulkas_gym.Batch, "go")
        self.assertRefused("nobody", tulkas_gym.Batch, "ploy", players=[None, "nobody"])
        self.assertRefused("plies", tulkas_gym.Batch, "ploy", options={"plies": -1})
        self.assertRefused("colour", tulkas_gym.Batch, "ploy", options={"colour": "red"})
        self.assertRefused("for 2 to 2 players", tulkas_gym.Batch, "ploy", seats=4)
        self.assertRefused("1 to 65536", tulkas_gym.Batch, "ploy", 2**40)
        self.assertRefused("there are: settlement", tulkas_gym.Batch, "catan", without=["gifts"])

    def test_refuse_wrong_steps_and_go_on(self):
        batch = self.batch("ploy", 2, seed=2)
        actions = batch.random_actions()
        self.assertRefused("shape", batch.step, actions[:1])
        self.assertRefused("not legal in match 1", batch.step, [actions[0], -1])
        self.assertRefused("no match 2", batch.drawing, 2)
        self.assertRefused("no seat 2", batch.observe, 0, 2)
        batch.step(actions)
        batch.close()
        self.assertRefused("closed", batch.step, actions)
        batch.close()

    def test_leave_actions_out(self):
        batch = self.batch("catan", 2, without=["offer"], seed=1)
        for _ in range(300):
            for match in range(2):
                texts = {batch.action_text(match, int(action)).split(":")[0]
                         for action in numpy.flatnonzero(batch.legal[match])}
                self.assertNotIn("offer", texts)
            batch.step(batch.random_actions())


if __name__ == "__main__":
    unittest.main()
