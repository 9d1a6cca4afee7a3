#!/usr/bin/env python3
"""The games of examples/games, played in the sandbox: examples_test.py TULKAS"""

import json
import pathlib
import subprocess
import sys
import tempfile

GAMES = pathlib.Path(__file__).resolve().parents[2] / "examples/games"


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def play(program, game, *bots, options=()):
    files = [GAMES / game / "bots" / bot for bot in bots]
    result = run(program, "play", GAMES / game, *files, "--json", *options)
    assert result.returncode == 0, result.stderr
    played = json.loads(result.stdout)
    assert all(one["blame"] is None for one in played["games"]), played
    return played


def check_replay(program, folder):
    """A record is listed and checked without the engine, and played again with it."""
    record = folder / "nim.txt"
    moves = play(program, "nim", "greedy.py", "perfect.cpp", options=("--record", record))["games"][0]["moves"]
    assert json.loads(run(program, "replay", record, "--json").stdout)["moves"] == moves
    unchanged = run(program, "replay", record, "--verify")
    assert (unchanged.returncode, unchanged.stdout) == (0, f"unchanged: {len(moves)} plies, over: 1 0-1\n"), unchanged
    assert "only their engine can play such games again: --engine DIR" in unchanged.stderr, unchanged
    verified = run(program, "replay", record, "--verify", "--engine", GAMES / "nim")
    assert (verified.returncode, verified.stdout) == (0, f"verified: {len(moves)} plies, over: 1 0-1\n"), verified
    other = run(program, "replay", record, "--verify", "--engine", GAMES / "knights_tour")
    assert other.returncode == 1, other
    assert run(program, "replay", record, "--ply", "1").returncode == 2
    record.write_text(record.read_text().replace('"stones":7', '"stones":6'))
    assert run(program, "replay", record, "--verify").returncode == 1


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        check_replay(program, pathlib.Path(folder))
    nim = play(program, "nim", "greedy.py", "perfect.cpp")
    assert nim["game"] == "nim" and nim["games"][0]["winner"] == 1, nim
    assert play(program, "nim", "perfect.cpp", "greedy.py")["games"][0]["winner"] == 0
    first, second = play(program, "knights_tour", "first.py", "warnsdorff.py")["games"]
    assert first["scores"][0] < 64 and second["scores"] == [64], (first, second)


if __name__ == "__main__":
    main(*sys.argv[1:])
