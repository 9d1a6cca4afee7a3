#!/usr/bin/env python3
"""Many games of an uploaded engine at once, more than there are cores: at_once_test.py TULKAS

Nobody's time is used up by others: a bot loses on time only by its own thinking. bench/uploaded measures how fast it is.
"""

import json
import pathlib
import subprocess
import sys

BENCH = pathlib.Path(__file__).resolve().parents[2] / "bench"
ENGINE, BOT = BENCH / "uploaded/engine.cpp", BENCH / "remote/bot/bot.cpp"
AT_ONCE = 64


def main(program):
    arguments = ("--games", str(2 * AT_ONCE), "--jobs", str(AT_ONCE), "--move-time", "100", "--json")
    result = subprocess.run([program, "play", ENGINE, BOT, BOT, *arguments], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    games = json.loads(result.stdout)["games"]
    assert len(games) == 2 * AT_ONCE and all(game["blame"] is None for game in games), result.stdout[-2000:]


if __name__ == "__main__":
    main(*sys.argv[1:])
