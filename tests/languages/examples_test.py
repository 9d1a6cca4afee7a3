#!/usr/bin/env python3
"""The games of examples/games, played in the sandbox: examples_test.py TULKAS"""

import json
import pathlib
import shutil
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
    assert "add --engine DIR to check them with their engine" in unchanged.stderr, unchanged
    verified = run(program, "replay", record, "--verify", "--engine", GAMES / "nim")
    assert (verified.returncode, verified.stdout) == (0, f"verified: {len(moves)} plies, over: 1 0-1\n"), verified
    other = run(program, "replay", record, "--verify", "--engine", GAMES / "knights_tour")
    assert other.returncode == 1, other
    assert run(program, "replay", record, "--ply", "1").returncode == 2
    record.write_text(record.read_text().replace('"stones":7', '"stones":6'))
    assert run(program, "replay", record, "--verify").returncode == 1


def check_packages(program, folder):
    """Both can be handed in, and what is wrong with one is said."""
    for game, players in (("nim", 2), ("knights_tour", 1)):
        checked = run(program, "check-game", GAMES / game, "--json", "--games", "1")
        assert checked.returncode == 0, checked
        report = json.loads(checked.stdout)
        assert report["players"] == players and len(report["games"]) == 1 and report["games"][0]["moves"] > 0, report
    for old, new, why in (('"engine.py"', '"other.py"', "engine says 'other.py'"), ("players = 2", "players = 0", "players"),
                          ('name = "nim"', 'name = "ploy"', "already taken by another game"),
                          ('baseline = "bots/greedy.py"', 'baseline = "engine.py"', "loses by an error")):
        package = folder / "package"
        shutil.copytree(GAMES / "nim", package, dirs_exist_ok=True)
        manifest = package / "game.toml"
        manifest.write_text(manifest.read_text().replace(old, new))
        checked = run(program, "check-game", package, "--games", "1")
        assert checked.returncode == 1 and why in checked.stderr, (checked, why)
    engine = package / "engine.py"
    shutil.copy(GAMES / "nim" / "game.toml", manifest)
    text = engine.read_text().replace("[3, 5, 7]", "[3, 5, int.from_bytes(os.urandom(4), 'big') + 1]")
    engine.write_text(text.replace("from tulkas", "import os\nfrom tulkas"))
    checked = run(program, "check-game", package, "--games", "1")
    assert checked.returncode == 1 and "given the same answers again" in checked.stderr, checked
    assert run(program, "check-game", folder / "nothing").returncode == 2


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        check_replay(program, pathlib.Path(folder))
        check_packages(program, pathlib.Path(folder))
    nim = play(program, "nim", "greedy.py", "perfect.cpp")
    assert nim["game"] == "nim" and nim["games"][0]["winner"] == 1, nim
    assert play(program, "nim", "perfect.cpp", "greedy.py")["games"][0]["winner"] == 0
    first, second = play(program, "knights_tour", "first.py", "warnsdorff.py")["games"]
    assert first["scores"][0] < 64 and second["scores"] == [64], (first, second)


if __name__ == "__main__":
    main(*sys.argv[1:])
