#!/usr/bin/env python3
"""Hold'em, a game of examples/games with chance, hidden cards and money as score, played in the sandbox: holdem_test.py TULKAS"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

GAME = pathlib.Path(__file__).resolve().parents[2] / "examples/games/holdem"
CALLER, EQUITY = GAME / "bots/caller.py", GAME / "bots/equity.cpp"
STARTERS = sorted((GAME / "starters").iterdir())


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
    assert report["players"] == 2, report
    assert all(sum(game["scores"]) == 400 and min(game["scores"]) >= 0 for game in report["games"]), report
    # Deals in which one seat has the same cards and the other has not: what the one is asked tells them not apart.
    compared = [check for check in report["checks"] if re.search(r"differ only in what is hidden: \d+ pairs", check)]
    assert len(compared) == 1 and report["findings"] == [], report


def check_bots(program):
    """With the same cards on both seats, the one that counts wins nearly all pairs of games, by money."""
    seeds = ",".join(str(seed) for seed in range(10) for _ in "AB")
    games = play(program, EQUITY, CALLER, "--seeds", seeds, "--option", "stacks=fresh")
    won = {"equity": [], "caller": []}
    for game in games:
        assert sum(game["scores"]) == 400, game
        for seat, name in enumerate(game["seats"]):
            won[name].append(game["scores"][seat])
    assert {tuple(game["seats"]) for game in games} == {("equity", "caller"), ("caller", "equity")}
    pairs = [sum(won["equity"][i:i + 2]) for i in range(0, 20, 2)]
    assert len(pairs) == 10 and sum(pair > 400 for pair in pairs) >= 9, pairs


def check_starters(program):
    assert {file.suffix for file in STARTERS} == {".py", ".cpp", ".js"}
    for starter in STARTERS:
        games = play(program, starter, CALLER, "--games", "2", "--option", "hands=20")
        assert all(sum(game["scores"]) == 400 for game in games), games


def views_in(record):
    lines = [line for line in record.read_text().splitlines() if line.startswith("shown ")]
    return json.loads(lines[0].split(" ", 2)[2])["="], len(lines)


def check_record(program, folder):
    """Every decision is shown, nobody sees the other's cards, and the engine makes the same of the same answers."""
    record = folder / "holdem.txt"
    (game,) = play(program, CALLER, EQUITY, "--option", "hands=10", "--record", record)
    first, count = views_in(record)
    assert count == len(game["moves"]) + 1, (count, game)
    assert first["all"]["cards"] == [None, None], first
    for seat in (0, 1):
        view = first["seats"][seat]
        assert len(view["cards"][seat]) == 2 and view["cards"][1 - seat] is None, view
    verified = run(program, "replay", record, "--verify", "--engine", GAME)
    assert verified.returncode == 0 and "verified" in verified.stdout, verified


def check_chance(program):
    """The cards come from the seed."""
    options = ("--option", "hands=10")
    one, same, other = (play(program, CALLER, EQUITY, *options, "--seed", seed)[0]["moves"] for seed in ("1", "1", "2"))
    assert one == same and one != other, (one, same, other)


def check_bankruptcy(program, folder):
    """Who has no money left has lost, and the other has all of it."""
    brave = folder / "brave.py"
    brave.write_text("from tulkas import Bot, run\n\n\nclass Brave(Bot):\n    def act(self, to_call, max_raise, **_):\n"
                     "        return f'raise {max_raise}' if max_raise else 'call'\n\n\nrun(Brave)\n")
    (game,) = play(program, brave, CALLER, "--option", "hands=1000")
    assert sorted(game["scores"]) == [0, 400] and game["scores"][game["winner"]] == 400, game


def check_illegal_action(program, folder):
    cheat = folder / "cheat.py"
    cheat.write_text("from tulkas import Bot, run\n\n\nclass Cheat(Bot):\n    def act(self, **_):\n        return ['raise 10']\n\n\nrun(Cheat)\n")
    result = run(program, "play", GAME, CALLER, cheat, "--json")
    (game,) = json.loads(result.stdout)["games"]
    assert (game["winner"], game["blame"] is not None) == (0, True), game
    assert "an action is" in result.stderr, result.stderr


def main(program):
    check_package(program)
    check_bots(program)
    check_starters(program)
    check_chance(program)
    with tempfile.TemporaryDirectory() as folder:
        check_record(program, pathlib.Path(folder))
        check_bankruptcy(program, pathlib.Path(folder))
        check_illegal_action(program, pathlib.Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
