#!/usr/bin/env python3
"""Othello, a game of examples/games with all that a package can have, played in the sandbox: othello_test.py TULKAS"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

GAME = pathlib.Path(__file__).resolve().parents[2] / "examples/games/othello"
STARTERS = sorted((GAME / "starters").iterdir())
OPENINGS = 16


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def play(program, *arguments):
    """The games, which are all played to the end by the rules."""
    result = run(program, "play", GAME, *arguments, "--json")
    assert result.returncode == 0, result.stderr
    games = json.loads(result.stdout)["games"]
    assert all(game["blame"] is None for game in games), (result.stdout, result.stderr)
    return games


def check_package(program):
    checked = run(program, "check-game", GAME, "--json")
    assert checked.returncode == 0, checked
    report = json.loads(checked.stdout)
    assert report["players"] == 2 and all(game["moves"] > 8 for game in report["games"]), report


def check_bots(program):
    """From every opening, with both colours: the one that looks ahead wins, and no game is like another."""
    seeds = ",".join(str(seed) for seed in range(OPENINGS) for _ in "XO")
    games = play(program, GAME / "bots/alphabeta.cpp", GAME / "bots/most.py", "--seeds", seeds)
    winners = [None if game["winner"] is None else game["seats"][game["winner"]] for game in games]
    assert len(games) == 2 * OPENINGS and winners.count("alphabeta") >= 30, winners
    assert len({tuple(game["moves"]) for game in games}) == len(games)
    assert {tuple(game["seats"]) for game in games} == {("alphabeta", "most"), ("most", "alphabeta")}


def check_starters(program):
    assert {file.suffix for file in STARTERS} == {".py", ".cpp", ".java", ".js"}
    for starter in STARTERS:
        games = play(program, starter, GAME / "bots/most.py", "--games", "2", "--option", "random_moves=4")
        assert all(len(game["moves"]) > 8 for game in games), games


def shown_in(record):
    """What the engine showed first, and how many views there are: the others are changes."""
    lines = [line for line in record.read_text().splitlines() if line.startswith("shown ")]
    return json.loads(lines[0].split(" ", 2)[2]), len(lines)


def check_record(program, folder):
    """Every position is shown, and the engine makes the same of the same answers."""
    record = folder / "othello.txt"
    bots = (GAME / "bots/most.py", GAME / "bots/most.py")
    (game,) = play(program, *bots, "--option", "position=tiger", "--record", record)
    first, views = shown_in(record)
    assert views == len(game["moves"]) + 1, (views, game)
    assert '"opening":"Tiger"' in json.dumps(first, separators=(",", ":")), first
    verified = run(program, "replay", record, "--verify", "--engine", GAME)
    assert verified.returncode == 0 and "verified" in verified.stdout, verified


def check_chance(program):
    """Random moves come from the seed."""
    bots = (GAME / "bots/most.py", GAME / "bots/most.py")
    options = ("--option", "position=standard", "--option", "random_moves=10")
    one, same, other = (play(program, *bots, *options, "--seed", seed)[0]["moves"] for seed in ("1", "1", "2"))
    assert one == same and one != other, (one, same, other)


def check_draw(program, folder):
    """A game in which a player passes and both have 32 discs at the end."""
    script = ("d3 c3 e6 f6 g6 e3 f5 d6 c5 b4 d7 g5 c4 c7 e2 h6 h5 e1 b5 c8 f7 b6 a6 d2 d8 f4 a3 h7 g3 e7 "
              "h4 g7 f2 c6 c1 g2 h2 f3 b8 b3 f8 d1 h8 h3 c2 g1 a4 h1 g4 a5 b2 b1 a7 b7 a1 a2 f1 a8 g8 e8").split()
    bot, record = folder / "script.py", folder / "draw.txt"
    bot.write_text("from tulkas import Bot, run\n\n\nclass Script(Bot):\n    def move(self, board, colour, moves):\n"
                   f"        return {script}[60 - ''.join(board).count('.')]\n\n\nrun(Script)\n")
    (game,) = play(program, bot, bot, "--option", "position=standard", "--record", record)
    assert [json.loads(move) for move in game["moves"]] == script and game["winner"] is None, game
    passes = [line for line in record.read_text().splitlines()
              if line.startswith("shown ") and re.search('"passed":{"=":"(black|white)"}', line)]
    assert len(passes) == 1, passes


def check_illegal_move(program, folder):
    cheat = folder / "cheat.py"
    cheat.write_text("from tulkas import Bot, run\n\n\nclass Cheat(Bot):\n    def move(self, board, colour, moves):\n"
                     "        return 'a1'\n\n\nrun(Cheat)\n")
    result = run(program, "play", GAME, GAME / "bots/most.py", cheat, "--json")
    (game,) = json.loads(result.stdout)["games"]
    assert (game["winner"], game["blame"] is not None) == (0, True), game
    assert "a1 is not a legal move" in result.stderr, result.stderr


def main(program):
    check_package(program)
    check_bots(program)
    check_starters(program)
    check_chance(program)
    with tempfile.TemporaryDirectory() as folder:
        check_record(program, pathlib.Path(folder))
        check_draw(program, pathlib.Path(folder))
        check_illegal_move(program, pathlib.Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
