#!/usr/bin/env python3
"""Snake, a game of examples/games in which all are asked at once, played in the sandbox: snake_test.py TULKAS"""

import json
import pathlib
import subprocess
import sys
import tempfile

GAME = pathlib.Path(__file__).resolve().parents[2] / "examples/games/snake"
HUNGRY, ROOMIEST = GAME / "bots/hungry.py", GAME / "bots/roomiest.cpp"
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
    """A bot in Python with these lines in its move."""
    file = folder / f"{name}.py"
    body = "".join(f"        {line}\n" for line in lines)
    file.write_text(f"import os\n\nfrom tulkas import Bot, run\n\n\nclass It(Bot):\n"
                    f"    def move(self, **params):\n{body}\n\nrun(It)\n")
    return file


def check_package(program):
    checked = run(program, "check-game", GAME, "--json")
    assert checked.returncode == 0, checked
    report = json.loads(checked.stdout)
    assert (report["players"], report["most_players"]) == (2, 8), report
    assert all(game["moves"] > 8 for game in report["games"]), report
    assert {len(game["scores"]) for game in report["games"]} == set(range(2, 9)), "every number of players is tried out"


def check_strength(program):
    games = play(program, ROOMIEST, HUNGRY, "--games", "10", "--option", "map=standard", "--option", "most_turns=300")
    winners = [None if game["winner"] is None else game["seats"][game["winner"]] for game in games]
    assert winners.count("roomiest") >= 7, winners
    assert len({tuple(game["moves"]) for game in games}) > 1, "the seed makes the games differ"


def check_starters(program):
    """All of them in one game, with both house bots."""
    assert {file.suffix for file in STARTERS} == {".py", ".cpp", ".java", ".js"}
    (game,) = play(program, *STARTERS, HUNGRY, ROOMIEST, "--option", "most_turns=200")
    assert len(game["seats"]) == 6 and len(game["scores"]) == 6 and max(game["scores"]) <= 5, game


def check_record(program, folder):
    """It says what was asked at once, is small, and the engine makes the same of the same answers."""
    record = folder / "snake.txt"
    (game,) = play(program, *[HUNGRY] * 8, "--option", "map=large", "--seed", "3", "--record", record)
    lines = record.read_text().splitlines()
    assert [line.split(" ")[0] for line in lines[2:10]] == ["0", *(f"+{seat}" for seat in range(1, 8))], lines[:12]
    verified = run(program, "replay", record, "--verify", "--engine", GAME)
    assert verified.returncode == 0 and "verified" in verified.stdout, verified
    changed = record.read_text().replace("+1 ", "1 ", 1)
    (folder / "changed.txt").write_text(changed)
    assert run(program, "replay", folder / "changed.txt", "--verify", "--engine", GAME).returncode != 0


def check_bad_bots(program, folder):
    """Whoever is silent, crashes, exits or answers nonsense goes straight on, and ends nobody's game but its own."""
    bad = [
        bot(folder, "silent", "while True:", "    pass"),
        bot(folder, "crashing", "os.abort()"),
        bot(folder, "exiting", "os._exit(3)"),
        bot(folder, "nonsense", "return {'move': ['up']}"),
        bot(folder, "raising", "raise ValueError('no idea')"),
    ]
    record = folder / "bad.txt"
    (game,) = play(program, *bad, HUNGRY, "--move-time", "300", "--option", "map=large", "--record", record)
    assert game["winner"] == 5 and game["scores"][5] == 5, game
    assert "timeout" in record.read_text(), "what was not answered is in the record"
    verified = run(program, "replay", record, "--verify", "--engine", GAME)
    assert verified.returncode == 0, verified


def main(program):
    check_package(program)
    check_strength(program)
    check_starters(program)
    with tempfile.TemporaryDirectory() as folder:
        check_record(program, pathlib.Path(folder))
        check_bad_bots(program, pathlib.Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
