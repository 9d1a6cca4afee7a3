#!/usr/bin/env python3
"""What an engine is told at the start, wherever its games are played: told_test.py TULKAS

Bots that change seats get the same seed, map and position; the options that were chosen stand in every record.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

MANIFEST = """name = "told"
title = "Told"
summary = "The seed decides which seat wins, and the engine logs what it was told."
version = 1
players = 2
engine = "engine.py"
rules = "rules.md"
baseline = "one.py"
maps = ["maps/small.txt", "maps/large.txt"]
positions = ["starts/early.txt", "starts/late.txt"]

[options.size]
help = "how large it is"
standard = 3
least = 1
most = 9

[bots.one]
program = "one.py"
help = "the first"
level = 1

[bots.two]
program = "two.py"
help = "the second"
level = 2
"""
ENGINE = """from tulkas.engine import DuelEngine, run


class Told(DuelEngine):
    def prepare(self):
        start = self.start
        self.log(f"{start.seed} {start.options['size']} {start.map.strip()} {start.position.strip()}")

    def turn(self, bot):
        bot.call("say")
        return self.win(self.bots[self.start.seed // 4 % 2])


run(Told)
"""
BOT = "from tulkas import Bot, run\n\n\nclass {name}(Bot):\n    def say(self):\n        return 1\n\n\nrun({name})\n"
CHOSEN = ("--option", "size=5", "--option", "position=late")
MAPS = {"small", "large"}


def run(program, *arguments, status=(0,)):
    result = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)
    assert result.returncode in status, (arguments, result)
    return result


def package(folder):
    game = folder / "told"
    for name, text in {"game.toml": MANIFEST, "engine.py": ENGINE, "rules.md": "Say something.\n", "one.py": BOT.format(name="One"),
                       "two.py": BOT.format(name="Two"), "maps/small.txt": "SMALL\n", "maps/large.txt": "LARGE\n",
                       "starts/early.txt": "EARLY\n", "starts/late.txt": "LATE\n"}.items():
        (game / name).parent.mkdir(parents=True, exist_ok=True)
        (game / name).write_text(text)
    return game


def games_in(file):
    """Of each game what its record and its engine's log say: (seed, seats, options, told)."""
    games = []
    for line in file.read_text().splitlines():
        if line.startswith('{"game":'):
            head = json.loads(line)
            games.append([head["seed"], head["seats"], head["options"]])
        elif line.startswith("log -1 0 "):
            games[-1].append(json.loads(line.split(" ", 3)[3]))
    return games


def check_pairs(games):
    """The engine was told what the record says, and each seed was played from both seats."""
    for seed, _, options, told in games:
        assert (options["size"], options["position"]) == ("5", "late"), options
        number, size, map_name, position = told.split(" ")
        assert (int(number), size, position) == (seed, "5", "LATE") and map_name.lower() in MAPS, (told, seed)
    by_seed = {}
    for seed, seats, _, told in games:
        by_seed.setdefault(seed, []).append((tuple(seats), told))
    for pair in by_seed.values():
        (first, told), (second, told_again) = pair
        assert first == second[::-1] and told == told_again, pair
    assert len(games) > 2 and {told.split(" ")[2].lower() for *_, told in games} == MAPS, games


def check_same_seed(program, game, folder):
    """The same seed is the same game; another one is another."""
    record = folder / "play.txt"
    seen = []
    for seed in ("7", "7", "8"):
        run(program, "play", game, game / "one.py", game / "two.py", *CHOSEN, "--seed", seed, "--record", record)
        run(program, "replay", record, "--verify", "--engine", game)
        seen.append(record.read_text().split("\ncontent ")[0])
    assert seen[0] == seen[1] != seen[2]


def main(program):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        game = package(folder)
        check_same_seed(program, game, folder)
        run(program, "sprt", game, "one", "two", *CHOSEN, "--games", "8", "--seed", "3", "--out", folder / "sprt", status=(0, 1, 3))
        check_pairs(games_in(folder / "sprt/games.records"))
        run(program, "tournament", game, "one", "two", *CHOSEN, "--games", "8", "--seed", "3", "--out", folder / "tournament")
        check_pairs(games_in(folder / "tournament/games.records"))
        run(program, "judge", game, game / "two.py", *CHOSEN, "--games", "8", "--wins", "0", "--record", folder / "judge.txt")
        check_pairs(games_in(folder / "judge.txt"))


if __name__ == "__main__":
    main(*sys.argv[1:])
