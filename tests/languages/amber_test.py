#!/usr/bin/env python3
"""Amber, a game of examples/games in which an answer has many orders, played in the sandbox: amber_test.py TULKAS"""

import json
import pathlib
import subprocess
import sys
import tempfile

GAME = pathlib.Path(__file__).resolve().parents[2] / "examples/games/amber"
DRIFTER, ADMIRAL = GAME / "bots/drifter.py", GAME / "bots/admiral.cpp"
STARTERS = sorted((GAME / "starters").iterdir())


def run(program, *arguments):
    return subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)


def play(program, *arguments):
    """The games, which are all played to the end by the rules."""
    result = run(program, "play", GAME, *arguments, "--json")
    assert result.returncode == 0, result.stderr
    games = json.loads(result.stdout)["games"]
    assert all(game["blame"] is None for game in games), (result.stdout, result.stderr)
    return games


def bot(folder, name, *lines):
    """A bot in Python with these lines in its orders."""
    file = folder / f"{name}.py"
    body = "".join(f"        {line}\n" for line in lines)
    file.write_text(f"import os\n\nfrom tulkas import Bot, run\n\n\nclass It(Bot):\n"
                    f"    def orders(self, you, fleets, **params):\n{body}\n\nrun(It)\n")
    return file


def check_package(program):
    checked = run(program, "check-game", GAME, "--json")
    assert checked.returncode == 0, checked
    report = json.loads(checked.stdout)
    assert (report["players"], report["most_players"]) == (2, 4), report
    assert all(game["moves"] > 8 for game in report["games"]), report


def check_strength(program):
    games = play(program, ADMIRAL, DRIFTER, "--games", "10", "--option", "size=small", "--option", "turns=120")
    winners = [None if game["winner"] is None else game["seats"][game["winner"]] for game in games]
    assert winners.count("admiral") >= 8, winners
    assert len({tuple(game["moves"]) for game in games}) > 1, "the seed makes the games differ"


def check_starters(program):
    """All of them in one game; each brings something home."""
    assert {file.suffix for file in STARTERS} == {".py", ".cpp", ".java", ".js"}
    (game,) = play(program, *STARTERS, "--option", "ship_cost=1", "--option", "turns=100")
    assert len(game["scores"]) == 4 and min(game["scores"]) > 20, game


def check_record(program, folder):
    """It says what was asked at once, is small, and the engine makes the same of the same answers."""
    record = folder / "amber.txt"
    (game,) = play(program, ADMIRAL, DRIFTER, DRIFTER, "--seed", "3", "--record", record)
    lines = record.read_text().splitlines()
    assert [line.split(" ")[0] for line in lines[2:5]] == ["0", "+1", "+2"], lines[:6]
    assert record.stat().st_size < 400_000, record.stat()
    verified = run(program, "replay", record, "--verify", "--engine", GAME)
    assert verified.returncode == 0 and "verified" in verified.stdout, verified


def check_bad_bots(program, folder):
    """Whoever is silent, crashes or answers nonsense orders nothing, and ends nobody's game."""
    bad = [
        bot(folder, "silent", "while True:", "    pass"),
        bot(folder, "crashing", "os.abort()"),
        # Somebody else's ships, ships that are not there, orders that are none.
        bot(folder, "meddling", "return {str(number): 'west' for number in range(-1, 9)} | {'base': ['build'], 'x': 7}"),
    ]
    record = folder / "bad.txt"
    (game,) = play(program, *bad, DRIFTER, "--move-time", "300", "--option", "turns=60", "--record", record)
    assert game["winner"] == 3 and game["scores"][:3] == [200, 200, 200], game
    assert "timeout" in record.read_text(), "what was not answered is in the record"
    verified = run(program, "replay", record, "--verify", "--engine", GAME)
    assert verified.returncode == 0, verified


def check_elimination(program, folder):
    """A fleet without ships that cannot build one is told and stopped, and the others play on."""
    kamikaze = bot(folder, "kamikaze", "return {'base': 'build'} | {str(ship['id']): 'east' for ship in fleets[you]['ships']}")
    (game,) = play(program, kamikaze, DRIFTER, "--option", "size=small", "--option", "turns=60")
    assert game["winner"] == 1 and game["scores"][0] < 100, game
    assert len(game["moves"]) < 2 * 60, "who is out is not asked any more"


def main(program):
    check_package(program)
    check_strength(program)
    check_starters(program)
    with tempfile.TemporaryDirectory() as folder:
        check_record(program, pathlib.Path(folder))
        check_bad_bots(program, pathlib.Path(folder))
        check_elimination(program, pathlib.Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
