#!/usr/bin/env python3
"""The games of examples/games, played in the sandbox: examples_test.py TULKAS"""

import json
import pathlib
import subprocess
import sys

GAMES = pathlib.Path(__file__).resolve().parents[2] / "examples/games"


def play(program, game, *bots):
    files = [GAMES / game / "bots" / bot for bot in bots]
    result = subprocess.run([program, "play", GAMES / game, *files, "--json"], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    played = json.loads(result.stdout)
    assert all(one["blame"] is None for one in played["games"]), played
    return played


def main(program):
    nim = play(program, "nim", "greedy.py", "perfect.cpp")
    assert nim["game"] == "nim" and nim["games"][0]["winner"] == 1, nim
    assert play(program, "nim", "perfect.cpp", "greedy.py")["games"][0]["winner"] == 0
    first, second = play(program, "knights_tour", "first.py", "warnsdorff.py")["games"]
    assert first["scores"][0] < 64 and second["scores"] == [64], (first, second)


if __name__ == "__main__":
    main(*sys.argv[1:])
