#!/usr/bin/env python3
"""Whole games in a language, in the sandbox: games_test.py TULKAS LANGUAGE

Every bot to begin with is written by `tulkas new`, built, and qualifies against the random player. An engine plays with
bots, forgives one that is late and blames one that cheats. Bots that were written for older courses play as they are.
Ends with status 77, which means skipped, where the language's toolchain is missing.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENGINES = ROOT / "tests/languages/engines"
SKIPPED = 77


class Tulkas:
    def __init__(self, program):
        self.program = program

    def __call__(self, *arguments):
        result = subprocess.run([self.program, *map(str, arguments)], capture_output=True, text=True)
        if "bots need" in result.stderr:
            print(result.stderr.strip())
            sys.exit(SKIPPED)
        if result.returncode != 0:
            raise AssertionError(f"tulkas {' '.join(map(str, arguments))}: {result.stderr[-3000:]}")
        return result.stdout

    def play(self, game, *arguments):
        return json.loads(self("play", game, *arguments, "--json"))["games"]


def starters(language):
    """The games of the house for which examples/bots has a bot to begin with, and their variations."""
    bots = [re.sub(r"(?<=[a-z])(?=[A-Z])", "_", path.stem).lower() for path in (ROOT / "examples/bots" / language).iterdir()]
    games = []
    for rules in sorted((ROOT / "libs/games").glob("*/*rules.md")):
        folder, variation = rules.parent.name, rules.stem.removesuffix("rules").rstrip("_")
        if any(bot.startswith(f"{folder}_") for bot in bots):
            games.append("-".join([*folder.split("_"), *filter(None, [variation])]))
    assert games, "no starters"
    return games


def check_starter(tulkas, language, game, folder):
    written = tulkas("new", language, game, folder).splitlines()
    assert pathlib.Path(written[0]).is_file(), written
    opponents = [] if game.endswith("-solo") else ["random"]
    # Starters draw lots, and so does their opponent: after ten unlucky games come more.
    for count, wanted in ((10, 8), (60, 42)):
        games = tulkas.play(game, folder, *opponents, "--games", count)
        blamed = [played["blame"] for played in games if played["blame"]]
        assert not blamed, f"{game}: {blamed[0]}"
        wins = sum(played["winner"] == i % 2 for i, played in enumerate(games))
        if not opponents or wins >= wanted:
            break
    if opponents:
        assert wins >= wanted, f"{game}: only {wins} of {count} games won"
    else:
        points = sum(played["scores"][0] for played in games) / len(games)
        assert points >= 20, f"{game}: only {points} points"


def check_old_greedy(tulkas):
    """A player of the old framework for Martian Chess plays the very games that the house's greedy plays."""
    old = ROOT / "sdk/java/tests/OldGreedy.java"
    expected = [played["moves"] for played in tulkas.play("martian-chess", "greedy", "greedy", "--games", 2)]
    for opponents in ([old, "greedy"], ["greedy", old], [old, old]):
        games = tulkas.play("martian-chess", *opponents, "--games", 2)
        assert [played["moves"] for played in games] == expected, opponents


def check_old_modules(tulkas):
    """Modules that were written for courses play whenever they are asked; until nobody has captured for 30 plies."""
    tests = ROOT / "sdk/haskell/tests"
    for old in (tests / "PloyBot.hs", tests / "later_course", tests / "later_course/Ploy.hs"):
        (played,) = tulkas.play("ploy", old, old, "--option", "plies=30")
        assert played["blame"] is None and len(played["moves"]) == 30, played


def engine(language):
    """The engine of this test in that language, told by the extensions that the description names."""
    line = re.search(r"^extensions = (.*)$", (ROOT / "languages" / f"{language}.toml").read_text(), re.MULTILINE)
    (found,) = [path for path in ENGINES.iterdir() if path.suffix in json.loads(line[1])]
    return found


def check_engine(tulkas, game, folder):
    fours, late, cheat = (ENGINES / "bots" / f"{name}.py" for name in ("fours", "late", "cheat"))
    (played,) = tulkas.play(game, fours, fours)
    assert played["winner"] == 0 and played["moves"][:2] == ["1", "1"], played
    record = folder / "record.txt"
    (played,) = tulkas.play(game, late, fours, "--move-time", 100, "--record", record)
    assert played["winner"] == 1 and played["blame"] is None, played
    logs = record.read_text()
    assert "too late" in logs and "0 are left" in logs, logs
    (played,) = tulkas.play(game, fours, cheat)
    assert played["winner"] == 0 and played["blame"]["seat"] == 1, played


MANIFEST = """name = "heap"
title = "A heap"
summary = "Who takes the last stone wins."
version = 1
players = 2
engine = "{engine}"
rules = "rules.md"
baseline = "fours.py"
maps = ["maps/meadow.txt", "maps/forest.txt"]

[options.heap]
help = "how many stones there are"
standard = 21
least = 1
most = 99

[options.last]
help = "what the last one is for"
choices = ["wins", "shines"]
"""


def check_start(tulkas, engine, folder):
    """The engine in a package, which is told a seed, options and a map."""
    package, record = folder / "package", folder / "record.txt"
    (package / "maps").mkdir(parents=True)
    for name, text in (("game.toml", MANIFEST.format(engine=engine.name)), ("rules.md", "Take 1, 2 or 3.\n"),
                       ("maps/meadow.txt", "grass"), ("maps/forest.txt", "trees"), (engine.name, engine.read_text()),
                       ("fours.py", (ENGINES / "bots/fours.py").read_text())):
        (package / name).write_text(text)
    given = ("--option", "heap=5", "--option", "last=shines", "--seed", 7, "--record", record)
    (played,) = tulkas.play(package, package / "fours.py", package / "fours.py", *given)
    assert len(played["moves"]) < 6, played
    assert sorted(played["scores"]) == [1, 3] and played["scores"][played["winner"]] == 3, played
    assert "seed 7 on trees, shines" in record.read_text(), record.read_text()
    tulkas("replay", record, "--verify", "--engine", package)
    tulkas("check-game", package)


OLD = {"java": check_old_greedy, "haskell": check_old_modules}


def main(program, language):
    tulkas = Tulkas(program)
    with tempfile.TemporaryDirectory() as folder:
        for game in starters(language):
            check_starter(tulkas, language, game, pathlib.Path(folder, game))
            print(f"{game}: qualified")
        check_engine(tulkas, engine(language), pathlib.Path(folder))
        check_start(tulkas, engine(language), pathlib.Path(folder))
        print("the engine plays")
    if language in OLD:
        OLD[language](tulkas)
        print("old bots play")


if __name__ == "__main__":
    main(*sys.argv[1:])
