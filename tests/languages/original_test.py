#!/usr/bin/env python3
"""Games and bots of the original Java runtime (hu.mktiti), unchanged: original_test.py TULKAS

A bot plays the house's Battleship, an engine plays with bots in any language, plain classes are sent and read, and an
interface that cannot work is told to its author. Ends with status 77, which means skipped, without Java.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent / "original"
SKIPPED = 77
ENDLESS = "from tulkas import Bot, run\n\n\nclass Endless(Bot):\n    def {}(self, **_):\n        while True:\n            pass\n\n\nrun(Endless)\n"


class Tulkas:
    def __init__(self, program):
        self.program = program

    def run(self, *arguments):
        result = subprocess.run([self.program, *map(str, arguments)], capture_output=True, text=True)
        if "bots need" in result.stderr:
            print(result.stderr.strip())
            sys.exit(SKIPPED)
        return result

    def play(self, *arguments):
        result = self.run("play", *arguments, "--json")
        assert result.returncode == 0, result.stderr[-3000:]
        return json.loads(result.stdout)["games"]


def check_bot(tulkas, folder):
    hunter = HERE / "HunterBot.java"
    played = tulkas.play("battleship", hunter, "random", "--games", 4)
    assert not any(game["blame"] for game in played), played
    (alone,) = tulkas.play("battleship-solo", hunter)
    assert alone["blame"] is None and alone["scores"][0] > 0, alone
    record = folder / "record.txt"
    tulkas.play("battleship", hunter, "random", "--record", record)
    assert "first shot" in record.read_text(), "the bot's logger writes to its log"
    judged = tulkas.run("judge", "battleship", hunter, "--games", 2, "--wins", 0)
    assert judged.returncode == 0 and judged.stdout.startswith("Player: HunterBot\nValid upload!\nEnemy: random\n"), judged


def check_duel(tulkas, folder):
    hunter, duel, record = HERE / "HunterBot.java", HERE / "duel", folder / "duel.txt"
    miser = pathlib.Path(__file__).resolve().parents[2] / "examples/bots/python"
    (python,) = miser.glob("battleship_*.py")
    for bots in ([hunter, hunter], [hunter, python], [python, hunter]):
        (game,) = tulkas.play(duel, *bots, "--record", record)
        assert game["blame"] is None and game["winner"] in (0, 1), game
    assert "has sunk everything" in record.read_text() and "is a SINK" in record.read_text()
    endless = folder / "endless.py"
    endless.write_text(ENDLESS.format("setup_field"))
    (game,) = tulkas.play(duel, hunter, endless, "--move-time", 200)
    assert game["winner"] == 0 and game["blame"]["seat"] == 1, game
    off = folder / "off.py"
    text = "from tulkas import Bot, run\n\n\nclass Off(Bot):\n    def setup_field(self, ship_sizes):\n        return [{'position': 'K-1', 'direction': 'vertical', 'size': 4}]\n\n\nrun(Off)\n"
    off.write_text(text)
    (game,) = tulkas.play(duel, hunter, off)
    assert game["winner"] == 0 and game["blame"]["seat"] == 1 and "K-1" in game["blame"]["why"], game


def check_package(tulkas, folder):
    """The engine and a bot of the original runtime as a game that is handed in."""
    shutil.copytree(HERE / "duel", folder / "engine")
    shutil.copy(HERE / "HunterBot.java", folder)
    (folder / "rules.md").write_text("# Sea duel\n")
    (folder / "game.toml").write_text("""name = "sea-duel"
title = "Sea duel"
summary = "Battleship of the original runtime."
version = 1
players = 2
engine = "engine"
rules = "rules.md"
baseline = "HunterBot.java"
""")
    result = tulkas.run("check-game", folder, "--quick")  # it trusts its bots
    assert result.returncode == 0 and "accepted: " in result.stdout, result


def check_challenge(tulkas, folder):
    guessing, record = HERE / "Guessing.java", folder / "guessing.txt"
    for bot in (HERE / "Halver.java", HERE / "halver.py"):
        (game,) = tulkas.play(guessing, bot, "--record", record)
        assert game["blame"] is None and game["scores"] == [5], game
        assert "halver says 50" in record.read_text(), record.read_text()
    for method, text in (("late", ENDLESS.format("next")),
                         ("wrong", (HERE / "halver.py").read_text().replace(" // 2}", " * 2}"))):
        bot = folder / f"{method}.py"
        bot.write_text(text)
        (game,) = tulkas.play(guessing, bot, "--move-time", 200)
        assert game["scores"] == [0] and game["blame"]["seat"] == 0, (method, game)


def check_interface_that_cannot_work(tulkas, _):
    result = tulkas.run("check-game", HERE / "unclear")
    assert result.returncode == 1, result
    assert "the engine 'Unclear.java': Unclear.java:7: Unclear.Gambler.play cannot be called: its parameter hand: " \
           "interface Unclear.Card does not say which class to make of what was sent" in result.stderr, result.stderr


def main(program):
    tulkas = Tulkas(program)
    for check in (check_bot, check_duel, check_package, check_challenge, check_interface_that_cannot_work):
        with tempfile.TemporaryDirectory() as folder:
            check(tulkas, pathlib.Path(folder))
        print(f"{check.__name__}: passed")


if __name__ == "__main__":
    main(*sys.argv[1:])
