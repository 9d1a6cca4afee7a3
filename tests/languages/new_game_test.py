#!/usr/bin/env python3
"""`tulkas new-game`: what it writes plays at once, in every language that is installed: new_game_test.py TULKAS"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

LANGUAGES = sorted(folder.name for folder in (pathlib.Path(__file__).resolve().parents[2] / "examples/new_game").iterdir()
                   if folder.name != "common")


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def check_game(program, folder, *options):
    checked = run(program, "check-game", folder, "--json", *options)
    assert checked.returncode == 0, checked
    return json.loads(checked.stdout)


def check_language(program, language, folder):
    game = folder / language
    made = run(program, "new-game", language, game)
    assert made.returncode == 0, made
    engine, play, check = made.stdout.splitlines()
    assert pathlib.Path(engine).parent == game, made
    if "bots need" in made.stderr:
        print(f"{language}: {made.stderr.strip()}")
        return
    report = check_game(program, game, "--quick")
    assert report["name"] == "my-game" and all(played["moves"] == 21 for played in report["games"]), report
    bot = play.split()[-1]
    played = run(program, "play", game, bot, bot, "--option", "squares=6", "--json")
    assert played.returncode == 0 and json.loads(played.stdout)["games"][0]["winner"] == 1, played


def check_kit(program, folder):
    """With the test kit; test.sh, which is written with the game, runs it too, and plays."""
    game = folder / "python"
    tests = subprocess.run([game / "test.sh"], env={**os.environ, "TULKAS": program}, capture_output=True, text=True)
    assert tests.returncode == 0 and "accepted: " in tests.stdout, tests
    report = check_game(program, game)
    assert report["findings"] == [], report
    assert any(check.startswith("listed moves: 12 tried") for check in report["checks"]), report
    viewer = (game / "viewer.html").read_text()
    assert "tulkas-viewer.js\"" not in viewer and "const tulkas =" in viewer
    again = run(program, "new-game", "python", game)
    assert again.returncode != 0 and "already exists" in again.stderr, again
    unknown = run(program, "new-game", "cobol", folder / "cobol")
    assert unknown.returncode != 0 and not (folder / "cobol").exists(), unknown


def main(program):
    assert LANGUAGES == ["cpp", "go", "haskell", "java", "javascript", "python", "rust"], LANGUAGES
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            check_language(program, language, pathlib.Path(folder))
        check_kit(program, pathlib.Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
