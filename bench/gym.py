#!/usr/bin/env python3
"""Steps per second of tulkas_gym's environments, and of other environments of the same games where they are installed.

    pip install build/release/gym/tulkas_gym-*.whl
    bench/gym.py [--seconds 3] [GAME…]

One core, random legal actions, against random opponents. What is compared runs in alternation with ours, so that both
see the same machine: CatanatronEnv of Catanatron (https://github.com/bcollazo/catanatron), and games of OpenSpiel
(https://github.com/google-deepmind/open_spiel) that have the same rules, of which there are none so far.
"""
import argparse
import random
import statistics
import time

import tulkas_gym

ROUNDS = 5


def rate(step, seconds):
    """Steps per second of CPU time: a function is called until the time is up, and returns how many steps it made."""
    begin, steps = time.process_time(), 0
    while time.process_time() - begin < seconds:
        steps += step()
    return steps / (time.process_time() - begin)


def opponents(game):
    return ["random"] * (tulkas_gym.games()[game]["least_seats"] - 1)


def without(game):
    return [group["name"] for group in tulkas_gym.games()[game]["actions"] if group["name"] == "offer"]


def many(game, count=256):
    envs = tulkas_gym.GameVectorEnv(game, count, opponents=opponents(game), without=without(game), copy=False)
    envs.reset(seed=1)

    def step():
        envs.step(envs.random_actions())
        return count

    return step


def one(game):
    env = tulkas_gym.GameEnv(game, opponents=opponents(game), without=without(game))
    env.reset(seed=1)

    def step():
        action = int(random.choice(env.action_masks().nonzero()[0]))
        _, _, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            env.reset()
        return 1

    return step


def self_play(game, count=256):
    batch = tulkas_gym.Batch(game, count, without=without(game))

    def step():
        batch.step(batch.random_actions())
        return count

    return step


def catanatron():
    """Its own Gymnasium environment as it is delivered: two players, a random opponent; or None."""
    try:
        from catanatron.gym.envs.catanatron_env import CatanatronEnv
    except ImportError as error:
        print(f"Catanatron is not installed ({error})")
        return None
    env = CatanatronEnv()
    state = {"info": env.reset(seed=1)[1]}

    def step():
        _, _, terminated, truncated, state["info"] = env.step(random.choice(state["info"]["valid_actions"]))
        if terminated or truncated:
            state["info"] = env.reset()[1]
        return 1

    return step


def compare(ours, theirs, seconds):
    """Medians of both in steps a second, measured in alternation."""
    pairs = [(rate(ours, seconds), rate(theirs, seconds)) for _ in range(ROUNDS)]
    return [statistics.median(rates) for rates in zip(*pairs)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=sorted(tulkas_gym.games()), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=2, help="for each measurement (default: 2)")
    arguments = parser.parse_args()
    print(f"{'steps a second':<16}{'256 matches':>13}{'self-play':>12}{'one match':>12}")
    for game in arguments.games:
        rates = [rate(kind(game), arguments.seconds) for kind in (many, self_play, one)]
        print(f"{game:<16}{rates[0]:>13,.0f}{rates[1]:>12,.0f}{rates[2]:>12,.0f}")
    theirs = catanatron()
    if theirs:
        for name, kind in (("256 matches", many), ("one match", one)):
            mine, other = compare(kind("catan"), theirs, arguments.seconds)
            print(f"catan, {name}: {mine:,.0f}; Catanatron: {other:,.0f}; ratio {mine / other:.1f}")


if __name__ == "__main__":
    main()
