#!/usr/bin/env python3
"""Checks that a game is one folder: lists what mentions a game of the house outside the game's own places.

A game is a folder of libs/games that has rules.md. Its own places are

- that folder, and web/src/boards/GAME, the pages' board,
- the files and folders of sdk/ that are named after it,
- the documents, tests, examples and benchmarks, which are about real games.

Everything else finds games by their folders. Comments may have a game as an example, for nobody has to change them when
another game is added. What is left stands in ALLOWED, with the reason.

Usage: check_games.py ROOT
"""
import pathlib
import re
import subprocess
import sys

# pattern of the path -> why its files may name games
ALLOWED = {
    r".*\.md": "documents tell of games",
    r"docs/.*": "documents tell of games",
    r"tests/.*|.*/tests/.*|.*[_.](test|fuzz)\.\w+|.*/test_\w+\.ts": "tests play real games",
    r"examples/.*": "bots of real games",
    r"bench/.*": "what is measured is played in real games",
    r"libs/remote/catan_net/.*|apps/tulkas/catan_\w+\.cpp": "Catan's own network",
    r"sdk/rust/src/lib\.rs": "Rust has modules named one by one",
    r"sdk/java/src/tulkas/Train\.java": "plays some games, any would do, so that the virtual machine starts faster",
    r"sdk/java/src/game/mc/.*|sdk/java/src/tulkas/(Start|Report)\.java":
        "bots that were written for older courses",
    r"sdk/python/tulkas/__init__\.py|sdk/java/src/tulkas/Check\.java|apps/tulkas/play_setup\.cpp":
        "an example in a text for people",
    r"libs/service/league/sample\.cpp": "the sample contest is for one game",
    r"web/samples/replay\.json": "a game that was played",
    r"web/languages/[a-z]+\.json": "all texts of the pages, the boards' as well, in one language",
}

# Names of other things: Catan's own network, which is linked and added by name, and the module that a bot of an older
# course is.
OTHER_NAMES = re.compile(r"catan_(net|server|client)|PloyBot")

COMMENTS = {
    "//": re.compile(r"(^|\s)//.*|^\s*/?\*.*"),
    "#": re.compile(r"(^|\s)#.*"),
    "--": re.compile(r"(^|\s)--.*"),
}
SLASHES = {".cpp", ".hpp", ".c", ".proto", ".ts", ".tsx", ".js", ".mjs", ".java", ".go", ".rs", ".css"}


def without_comment(path, line):
    kind = "//" if path.suffix in SLASHES else "--" if path.suffix == ".hs" else "#"
    return COMMENTS[kind].sub("", line)


def games(root):
    """The words of each game's name: ["martian", "chess"]."""
    return [path.parent.name.split("_") for path in sorted((root / "libs" / "games").glob("*/rules.md"))]


def pattern(words):
    """The name in any spelling: martian-chess, MartianChess, Martian Chess; but not "deploy" for ploy."""
    small = "[-_ ]?".join(f"[{word[0].upper()}{word[0]}]{word[1:]}" for word in words)
    large = "".join(word.capitalize() for word in words)
    return re.compile(rf"(?<![A-Za-z]){small}|{large}|\b{'_'.join(words).upper()}")


def is_own(path, words, name):
    text = path.as_posix()
    folder = "_".join(words)
    if text.startswith((f"libs/games/{folder}/", f"web/src/boards/{folder}/")):
        return True
    return text.startswith("sdk/") and name.search(text) is not None


def allowed(path):
    return any(re.fullmatch(place, path.as_posix()) for place in ALLOWED)


def files(root):
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            check=True, capture_output=True, text=True)
    return [pathlib.PurePosixPath(name) for name in sorted(filter(None, listed.stdout.split("\0")))]


def lines(path):
    try:
        return path.read_text().splitlines()
    except (UnicodeDecodeError, FileNotFoundError):  # no text; or deleted, and still in the index
        return []


def mentions(root):
    """path:line: text, for each mention outside a game's own places."""
    names = [(words, pattern(words)) for words in games(root)]
    for path in files(root):
        foreign = [name for words, name in names if not is_own(path, words, name)]
        if allowed(path) or not foreign:
            continue
        for number, line in enumerate(lines(root / path), 1):
            text = OTHER_NAMES.sub("", without_comment(path, line))
            if any(name.search(text) for name in foreign):
                yield f"{path}:{number}: {line.strip()[:120]}"


def main():
    found = list(mentions(pathlib.Path(sys.argv[1])))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
