"""Bots that are programs, from their source to the end of a game, through the real program and the real sandbox.

TULKAS is the path of the program, ROOT that of the sources.
"""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

TULKAS = os.environ["TULKAS"]
ROOT = pathlib.Path(os.environ["ROOT"])
EXAMPLES = ROOT / "examples/bots"
CPP = str(EXAMPLES / "cpp/ploy_cautious.cpp")
PYTHON = str(EXAMPLES / "python/ploy_greedy.py")

FIRST_MOVE = """{nickname}
from tulkas.ploy import Bot, run


class FirstMove(Bot):
    def get_move(self, position, legal_moves):
        return legal_moves[0]


run(FirstMove)
"""


LAST_MOVE = """#include <iostream>
#include <tulkas/ploy.hpp>

using namespace tulkas::ploy;

class LastMove : public Bot {
    Move get_move(Position const&, std::vector<Move> const& legal_moves) override {
        std::cerr << legal_moves.size() << " moves\\n";
        log("the last of them");
        return legal_moves.back();
    }
};

int main() {
    return tulkas::run<LastMove>();
}
"""


def setUpModule():
    os.environ.pop("TULKAS_HOME", None)


def tulkas(*arguments, **environment):
    return subprocess.run([TULKAS, *arguments], capture_output=True, text=True, timeout=300, check=False,
                          env=os.environ | environment)


def games_of(*arguments):
    """The games of `tulkas play --json` without their times."""
    result = tulkas("play", *arguments, "--json")
    if result.returncode != 0:
        raise AssertionError(result.stderr)
    games = json.loads(result.stdout)["games"]
    for game in games:
        del game["cpu_ms"]
    return games


class WithFiles(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)

    def write(self, name, text, executable=False):
        path = self.directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        if executable:
            path.chmod(0o755)
        return str(path)


class Bots(WithFiles):
    def test_in_two_languages_play_every_game(self):
        for game, cpp, python in (("ploy", "ploy_cautious.cpp", "ploy_greedy.py"),
                                  ("martian-chess", "martian_chess_miser.cpp", "martian_chess_miser.py"),
                                  ("battleship", "battleship_hunter.cpp", "battleship_hunter.py")):
            with self.subTest(game=game):
                for played in games_of(game, str(EXAMPLES / "cpp" / cpp), str(EXAMPLES / "python" / python),
                                       "--games", "2"):
                    self.assertIsNone(played["blame"])
                    self.assertTrue(played["moves"])

    def test_are_called_by_their_nickname_or_else_by_their_file(self):
        named = self.write("some_file.py", FIRST_MOVE.format(nickname="###Nick"))
        unnamed = self.write("other_file.py", FIRST_MOVE.format(nickname=""))
        self.assertEqual(games_of("ploy", named, unnamed)[0]["seats"], ["Nick", "other_file"])

    def test_may_be_directories_with_a_manifest(self):
        self.write("bot/tulkas.toml", 'main = "main.py"\nname = "Director"\n')
        self.write("bot/main.py", "import chooser\nfrom tulkas.ploy import Bot, run\n\n\nclass Choosing(Bot):\n"
                                  "    def get_move(self, position, legal_moves):\n"
                                  "        return chooser.choose(legal_moves)\n\n\nrun(Choosing)\n")
        self.write("bot/chooser.py", "def choose(moves):\n    return moves[-1]\n")
        game = games_of("ploy", str(self.directory / "bot"), "random")[0]
        self.assertEqual(game["seats"][0], "Director")
        self.assertIsNone(game["blame"])

    def test_may_be_executables(self):
        sdk = ROOT / "sdk/python"
        self.write("bot/tulkas", "")  # no manifest: only the file itself is taken
        text = FIRST_MOVE.format(nickname=f"#!/usr/bin/python3\nimport sys\nsys.path.append('{sdk}')")
        path = self.write("bot/first-move", text, executable=True)
        game = games_of("ploy", path, "random", "--sandbox", "off")[0]
        self.assertEqual(game["seats"][0], "first-move")
        self.assertIsNone(game["blame"])

    def test_may_be_compiled_programs(self):
        program = self.directory / "cautious"
        subprocess.run(["g++", "-std=c++20", "-O1", "-static", f"-I{ROOT}/sdk/cpp/include", CPP, "-o", program],
                       check=True)
        self.assertEqual(games_of("ploy", str(program), "random")[0]["seats"][0], "cautious")

    def test_play_without_a_sandbox_as_with_one(self):
        bots = self.write("first.py", FIRST_MOVE.format(nickname="")), self.write("last.cpp", LAST_MOVE)
        arguments = ("ploy", *bots, "--games", "2")
        self.assertEqual(games_of(*arguments), games_of(*arguments, "--sandbox=off"))

    def test_are_told_apart_from_house_bots(self):
        result = tulkas("play", "ploy", "greedy", "nobody")
        self.assertEqual(result.returncode, 2)
        self.assertIn("no house bot 'nobody' for ploy", result.stderr)
        self.assertIn("there is no file 'nobody'", result.stderr)


class HouseBots(unittest.TestCase):
    def test_play_the_same_games_in_a_sandbox(self):
        for game, *bots in (("ploy", "greedy", "random"), ("martian-chess", "greedy", "random"),
                            ("battleship", "smart", "random"), ("ploy", "smart:nodes=200", "greedy")):
            with self.subTest(game=game, bots=bots):
                arguments = (game, *bots, "--games", "2", "--seed", "5")
                self.assertEqual(games_of(*arguments), games_of(*arguments, "--isolate"))

    def test_keep_to_the_clock_in_a_sandbox_too(self):
        game = json.loads(tulkas("play", "ploy", "smart:nodes=100000000", "random", "--time", "200", "--isolate",
                                 "--json").stdout)["games"][0]
        self.assertIsNone(game["blame"])


class Mistakes(WithFiles):
    def test_that_a_compiler_finds_are_shown(self):
        for name, text, message in (("bad.cpp", "int main() { return nothing; }\n", "bad.cpp:1:21: error: "),
                                    ("bad.py", "def f(:\n    pass\n", "SyntaxError: invalid syntax")):
            with self.subTest(name=name):
                result = tulkas("play", "ploy", self.write(name, text), "random")
                self.assertEqual(result.returncode, 1)
                self.assertEqual(result.stdout, "")
                self.assertIn(message, result.stderr)
                self.assertRegex(result.stderr.splitlines()[-1], f"^tulkas: '.*{name}': does not compile$")

    def test_that_the_checks_find_are_explained(self):
        for name, text, message in (("big.cpp", "/" * 204_801, "is larger than 200 KB"),
                                    ("bom.py", "\ufeffpass", "begins with a byte order mark"),
                                    ("nick.py", "###Two  Words\n", "more than single spaces"),
                                    ("bot.cobol", "x", "its name must end in one of")):
            with self.subTest(name=name):
                result = tulkas("play", "ploy", self.write(name, text), "random")
                self.assertEqual(result.returncode, 1)
                self.assertIn(message, result.stderr)

    def test_of_a_running_bot_lose_the_game(self):
        for name, answer, why in (("illegal.py", "'a1-a2-0'", "illegal move"),
                                  ("raises.py", "1 // 0", "integer division or modulo by zero"),
                                  ("memory.py", "bytearray(1 << 30)", "memory"),
                                  ("exits.py", "__import__('os')._exit(3)", "exit")):
            with self.subTest(name=name):
                text = FIRST_MOVE.format(nickname="").replace("legal_moves[0]", answer)
                game = games_of("ploy", self.write(name, text), "random")[0]
                self.assertEqual(game["blame"]["seat"], 0)
                self.assertIn(why, game["blame"]["why"])
                self.assertEqual(game["winner"], 1)

    def test_of_the_installation_are_told_apart(self):
        home = self.directory / "home"
        shutil.copytree(ROOT / "languages", home / "languages")
        shutil.copytree(ROOT / "sdk/python", home / "sdk/python")
        description = home / "languages/python.toml"
        description.write_text(description.read_text().replace('files = ["', 'files = ["/nowhere'))
        result = tulkas("play", "ploy", PYTHON, "random", TULKAS_HOME=str(home))
        self.assertEqual(result.returncode, 3)
        self.assertEqual(result.stderr, "tulkas: Python bots need /nowhere/usr/bin/python3; install python3\n")
        description.write_text(description.read_text().replace("title", "tittle"))
        result = tulkas("play", "ploy", PYTHON, "random", TULKAS_HOME=str(home))
        self.assertEqual(result.returncode, 2)
        self.assertIn("python.toml", result.stderr)
        result = tulkas("play", "ploy", PYTHON, "random", TULKAS_HOME=str(self.directory))
        self.assertEqual(result.returncode, 3)
        self.assertIn("TULKAS_HOME", result.stderr)


class Records(WithFiles):
    def content(self, *arguments):
        path = self.directory / "record.txt"
        result = tulkas("play", *arguments, "--record", str(path))
        self.assertEqual(result.returncode, 0, result.stderr)
        return path.read_text().split("\ntimes ")[0]

    def test_of_deterministic_bots_are_the_same_three_times_out_of_three(self):
        first_move = self.write("first.py", FIRST_MOVE.format(nickname=""))
        last_move = self.write("last.cpp", LAST_MOVE)
        for bots in ((last_move, first_move), (first_move, "greedy"), ("smart:nodes=300", "greedy", "--isolate")):
            with self.subTest(bots=bots):
                first = self.content("ploy", *bots, "--seed", "11")
                self.assertIn("\ncontent ", first)
                self.assertEqual(self.content("ploy", *bots, "--seed", "11"), first)
                self.assertEqual(self.content("ploy", *bots, "--seed", "11"), first)

    def test_name_the_program_that_played(self):
        digest = subprocess.run(["sha256sum", PYTHON], capture_output=True, text=True, check=True).stdout.split()[0]
        self.assertIn(f'"hashes":["{digest}",""]', self.content("ploy", PYTHON, "random"))

    def test_are_played_on_with_a_program(self):
        path = self.directory / "record.txt"
        tulkas("play", "ploy", "greedy", "random", "--seed", "4", "--record", str(path))
        result = tulkas("replay", str(path), "--ply", "10", "--with", f"1={CPP}")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(result.stdout, r"^0 greedy 0 [01]\.0 \d+\n1 ploy_cautious 1 [01]\.0 \d+\n$")

    def test_do_not_hold_programs(self):
        path = self.directory / "record.txt"
        tulkas("play", "ploy", PYTHON, "random", "--record", str(path))
        result = tulkas("replay", str(path), "--with", "1=greedy")
        self.assertEqual(result.returncode, 2)
        self.assertIn("ploy_greedy on seat 0 is a program, and records do not contain programs: add --with 0=FILE", result.stderr)


class Tournaments(WithFiles):
    def tournament(self, *arguments):
        return tulkas("tournament", "ploy", *arguments, "--json")

    def test_seat_programs_like_any_other_bot(self):
        bots = (self.write("first.py", FIRST_MOVE.format(nickname="###Nick")), self.write("last.cpp", LAST_MOVE), "random")
        out = self.directory / "out"
        result = self.tournament(*bots, "--games", "2", "--out", str(out))
        self.assertEqual(result.returncode, 0, result.stderr)
        standings = json.loads(result.stdout)["standings"]
        self.assertEqual({standing["bot"] for standing in standings}, {"Nick", "last", "random"})
        self.assertEqual([(standing["games"], standing["errors"]) for standing in standings], [(4, 0)] * 3)
        self.assertTrue(all(standing["cpu_ms"] > 0 for standing in standings))
        verified = tulkas("replay", str(out), "--verify", "--json")
        self.assertEqual(json.loads(verified.stdout), {"verified": True, "games": 6, "not_played_again": 0, "why": None})

    def test_count_errors(self):
        bad = self.write("bad.py", FIRST_MOVE.format(nickname="").replace("legal_moves[0]", "'a1-a2-0'"))
        result = self.tournament(bad, "random", "--games", "4")
        standings = json.loads(result.stdout)["standings"]
        self.assertEqual([(standing["bot"], standing["errors"]) for standing in standings], [("random", 0), ("bad", 4)])
        self.assertIn("bad on seat 0 loses: illegal move", result.stderr)

    def test_do_not_go_on_with_another_program(self):
        path = self.write("first.py", FIRST_MOVE.format(nickname=""))
        arguments = (path, "random", "--out", str(self.directory / "out"), "--resume")
        self.assertEqual(self.tournament(*arguments).returncode, 0)
        self.assertEqual(self.tournament(*arguments).returncode, 0)
        self.write("first.py", FIRST_MOVE.format(nickname="").replace("[0]", "[-1]"))
        result = self.tournament(*arguments)
        self.assertEqual(result.returncode, 3)
        self.assertIn("it was started with bots", result.stderr)


if __name__ == "__main__":
    unittest.main()
