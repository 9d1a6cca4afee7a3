#!/usr/bin/env python3
"""How fast a game is whose rules are an uploaded program: compare.py [TULKAS] [GAMES] [ROUNDS]

Two C++ bots that play any move play Martian Chess: with the rules that are built in, and with an engine in C++ that asks the same
questions. Both run in alternation; each figure is the best of the rounds. Prints moves a second and their ratio, and ends with status 1
where the uploaded game has less than half as many. Then 64 games are played at once, three times: no bot may be blamed.
"""
import json
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
BOT = HERE.parent / "remote/bot/bot.cpp"
LEAST = 0.5
AT_ONCE = 64


def play(tulkas, game, games, *options):
    """The moves a second of so many games."""
    before = time.monotonic()
    done = subprocess.run([tulkas, "play", game, BOT, BOT, "--games", str(games), "--json", *options], capture_output=True, text=True)
    seconds = time.monotonic() - before
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    played = json.loads(done.stdout)["games"]
    blamed = [game["blame"] for game in played if game["blame"]]
    if blamed:
        raise SystemExit(f"{len(blamed)} of {len(played)} games had a fault: {blamed[0]['why']}")
    return sum(len(game["moves"]) for game in played) / seconds


def main(tulkas="build/release/tulkas", games=200, rounds=5):
    kinds = {"built in": "martian-chess", "uploaded": HERE / "engine.cpp"}
    best = dict.fromkeys(kinds, 0.0)
    for game in kinds.values():
        play(tulkas, game, 2)  # builds the programs
    for _ in range(int(rounds)):
        for kind, game in kinds.items():
            best[kind] = max(best[kind], play(tulkas, game, int(games)))
    for kind, speed in best.items():
        print(f"{kind:10} {speed:9.0f} moves a second")
    ratio = best["uploaded"] / best["built in"]
    print(f"ratio      {ratio:9.2f}  (at least {LEAST})")
    speed = play(tulkas, kinds["uploaded"], 3 * AT_ONCE, "--jobs", str(AT_ONCE))
    print(f"{AT_ONCE} at once {speed:8.0f} moves a second, no bot was blamed")
    return 0 if ratio >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
