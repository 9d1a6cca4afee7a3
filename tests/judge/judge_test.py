"""Submissions from their source to the verdict, through the real program, compilers and sandbox.

TULKAS is the path of the program, ROOT that of the sources.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

TULKAS = os.environ["TULKAS"]
ROOT = pathlib.Path(os.environ["ROOT"])

# One whole report of martian-chess, but for the numbers.
REPORT = re.compile(r"""Player: (?P<player>\S+)
Valid upload!
Enemy: (?P<enemy>\S+)
(?P<matches>(MatchID: \d+, Seed: \d+
0 \S+ 0 -?\d+\.0 \d+
1 \S+ 1 -?\d+\.0 \d+
)*)(?P<point>[01])
""")

BOT = """from tulkas.martian_chess import Bot, run


class Mine(Bot):
    def __init__(self):
        self.calls = 0

    def get_action(self, position, legal_moves, previous_move):
        self.calls += 1
        return {answer}


run(Mine)
"""


def setUpModule():
    os.environ.pop("TULKAS_HOME", None)


def tulkas(*arguments, **environment):
    return subprocess.run([TULKAS, *arguments], capture_output=True, text=True, timeout=300, check=False,
                          env=os.environ | environment)


class WithFiles(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)

    def write(self, name, content):
        path = self.directory / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def bot(self, answer, name="mine.py"):
        return self.write(name, BOT.format(answer=answer))


class Report(WithFiles):
    def test_of_smart_against_greedy_says_that_it_is_accepted(self):
        result = tulkas("judge", "martian-chess", "smart", "--time", "400")
        report = REPORT.fullmatch(result.stdout)
        self.assertTrue(report, result.stdout)
        self.assertEqual((report["player"], report["enemy"], report["point"]), ("smart", "greedy", "1"))
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_of_random_against_greedy_says_that_it_is_not(self):
        result = tulkas("judge", "martian-chess", "random")
        report = REPORT.fullmatch(result.stdout)
        self.assertTrue(report, result.stdout)
        self.assertEqual((report["player"], report["enemy"], report["point"]), ("random", "greedy", "0"))
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, r"^tulkas: 'random' is not accepted: won \d of 10 games; 8 wins are needed\n$")

    def test_has_ten_games_with_their_own_seeds_and_either_beginning_five(self):
        lines = tulkas("judge", "martian-chess", "random").stdout.splitlines()
        seeds = [line.split()[-1] for line in lines if line.startswith("MatchID")]
        self.assertEqual([line.split()[1] for line in lines if line.startswith("MatchID")],
                         [f"{number}," for number in range(1, 11)])
        self.assertEqual(len(set(seeds)), 10)
        first = [line.split()[1] for line in lines if line.startswith("0 ")]
        self.assertEqual(first, ["random", "greedy"] * 5)

    def test_is_the_same_for_any_number_of_jobs(self):
        arguments = ("judge", "ploy", "greedy", "--baseline", "random", "--time", "0", "--seed", "8")
        self.assertEqual(tulkas(*arguments, "--jobs", "1").stdout, tulkas(*arguments, "--jobs", "3").stdout)

    def test_of_a_source_file_has_the_name_of_the_file(self):
        path = self.write("h241696.py", "###Nick\n" + BOT.format(answer="legal_moves[0]"))
        result = tulkas("judge", "martian-chess", path, "--baseline", "random", "--games", "2", "--wins", "0")
        report = REPORT.fullmatch(result.stdout)
        self.assertTrue(report, result.stdout + result.stderr)
        self.assertEqual((report["player"], report["enemy"], report["point"]), ("h241696", "random", "1"))
        self.assertIn("0 h241696 0 ", result.stdout)
        self.assertEqual(result.returncode, 0)

    def test_as_json_says_the_same(self):
        arguments = ("judge", "martian-chess", "random", "--games", "4")
        text = tulkas(*arguments).stdout
        result = tulkas(*arguments, "--json")
        self.assertEqual(result.returncode, 1)
        report = json.loads(result.stdout)
        self.assertEqual((report["game"], report["player"], report["valid"], report["enemy"]),
                         ("martian-chess", "random", True, "greedy"))
        self.assertEqual((report["games"], report["wins_needed"], report["accepted"]), (4, 4, False))
        self.assertRegex(report["why"], r"^won \d of \d games; 4 wins are needed$")
        self.assertEqual([f"MatchID: {match['match']}, Seed: {match['seed']}" for match in report["matches"]],
                         [line for line in text.splitlines() if line.startswith("MatchID")])

    def test_lets_both_play_a_challenge_alone_and_compares_their_results(self):
        report = json.loads(tulkas("judge", "battleship-solo", "density", "--baseline", "random", "--games", "2", "--wins", "1",
                                   "--seed", "0", "--json").stdout)
        self.assertTrue(report["accepted"])
        for match in report["matches"]:
            first, second = match["scores"]
            self.assertNotEqual(first, second)
            self.assertEqual(match["winner"], int(first < second))

    def test_needs_a_baseline_and_possible_wins(self):
        for arguments, message in ((("ploy", "greedy", "--games", "2", "--wins", "3"), "--wins must be at most 2, the number of games (got 3)"),
                                   (("ploy", "greedy", "--baseline", "nobody"), "no house bot 'nobody' for ploy"),
                                   (("ploy", "nothing.py"), "there is no file 'nothing.py'")):
            with self.subTest(arguments=arguments):
                result = tulkas("judge", *arguments)
                self.assertEqual((result.returncode, result.stdout), (2, ""))
                self.assertIn(message, result.stderr)


PLAYER = """import game.engine.utils.Pair;
import game.mc.MCAction;
import game.mc.MCGame;
import game.mc.MCPlayer;
import java.util.List;
import java.util.Random;

/** {comment} */
public class {name} extends MCPlayer {{
    public {name}(int color, int[][] board, Random r) {{
        super(color, board, r);
    }}

    @Override
    public MCAction getAction(List<Pair<Integer, MCAction>> prevAction) {{
        {body}
    }}
}}
"""
ILLEGAL = "return new MCAction(0, 0, 0, 0);"


@unittest.skipUnless(shutil.which("javac"), "needs Java")
class Java(WithFiles):
    """Players of the older course, judged as it judged them."""

    def player(self, body=ILLEGAL, name="h241696", comment="Plays."):
        return self.write(f"{name}.java", PLAYER.format(name=name, body=body, comment=comment))

    def judge(self, path, *arguments):
        return tulkas("judge", "martian-chess", path, "--games", "2", "--wins", "1", *arguments)

    def test_the_baseline_has_the_name_that_their_framework_gave_it(self):
        old = str(ROOT / "sdk/java/tests/OldGreedy.java")
        report = REPORT.fullmatch(self.judge(old).stdout)
        self.assertTrue(report)
        self.assertEqual(report["enemy"], "game.mc.players.GreedyPlayer")
        for line in report["matches"].splitlines():
            if "game.mc.players.GreedyPlayer" in line:
                self.assertGreaterEqual(int(line.split()[-1]), 4990)
        named = tulkas("judge", "martian-chess", "random", "--baseline", "game.mc.players.GreedyPlayer", "--games", "2")
        self.assertIn("Enemy: game.mc.players.GreedyPlayer\n", named.stdout)

    def test_a_class_of_another_kind_is_refused_in_words_of_its_source(self):
        other = self.write("h1.java", "\n\npublic class h1 {\n}\n")
        result = self.judge(other)
        self.assertRegex(result.stdout, r"^Player: h1\nInvalid upload: h1\.java:3: class h1 must extend MCPlayer .*\n0\n$")
        without = self.write("h2.java", PLAYER.format(name="h2", body=ILLEGAL, comment="").replace("(int color, int[][] board, Random r)", "()")
                             .replace("super(color, board, r)", "super(0, null, null)"))
        self.assertIn("Invalid upload: h2.java:9: class h2 needs the constructor public h2(int color, int[][] board, Random r)\n",
                      self.judge(without).stdout)

    def test_a_bot_for_another_game_is_refused_before_any_game(self):
        result = self.judge(str(next((ROOT / "examples/bots/java").glob("Ploy*.java"))))
        self.assertIn("Invalid upload: is not a bot for martian-chess, which asks get_action; it answers get_move\n", result.stdout)

    def test_an_exception_is_shown_with_its_class_and_the_authors_line(self):
        result = self.judge(self.player("int[] none = {}; return new MCAction(none[3], 0, 0, 0);"))
        self.assertIn("java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 0 (h241696.java, line 16)",
                      result.stderr)

    def test_another_encoding_is_refused_with_advice_or_converted(self):
        path = self.player(comment="Túró rudi")
        pathlib.Path(path).write_bytes(pathlib.Path(path).read_text().replace("Túró", "Tűrő").encode("iso-8859-2"))
        result = self.judge(path)
        self.assertIn("is not UTF-8 (line 8, ", result.stdout)
        self.assertIn("convert it: iconv -f ISO-8859-2 -t UTF-8 'h241696.java' > converted", result.stdout)
        result = self.judge(path, "--convert-encodings")
        self.assertIn("Valid upload!", result.stdout)
        self.assertIn("warning: 'h241696.java' was converted from ISO-8859-2 to UTF-8", result.stderr)

    def test_what_the_machine_uses_is_shown_and_can_be_spared(self):
        old = str(ROOT / "sdk/java/tests/OldGreedy.java")
        whole, player = (json.loads(self.judge(old, "--json", *more).stdout)["matches"] for more in ((), ("--charge-player",)))
        for match in whole + player:
            self.assertGreater(match["machine_ms"][match["seat"]], 10)
            self.assertEqual(match["machine_ms"][1 - match["seat"]], 0)
        for match in whole:
            self.assertGreater(match["cpu_ms"][match["seat"]], match["machine_ms"][match["seat"]])
        spared = [match["cpu_ms"][match["seat"]] for match in player]
        self.assertLess(min(spared), min(match["cpu_ms"][match["seat"]] for match in whole))


class Uploads(WithFiles):
    """What never comes to play."""

    def reject(self, path, why, json_too=True, **environment):
        """The messages of the compiler, after everything else was looked at."""
        result = tulkas("judge", "martian-chess", path, **environment)
        lines = result.stdout.splitlines()
        name = pathlib.Path(path).stem
        self.assertEqual(lines[0], f"Player: {name}")
        self.assertRegex(lines[1], f"^Invalid upload: {why}$")
        self.assertEqual(lines[-1], "0")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, f"^tulkas: '.*' is not accepted: {why}\n$")
        if json_too:
            report = json.loads(tulkas("judge", "martian-chess", path, "--json", **environment).stdout)
            self.assertEqual((report["player"], report["valid"], report["accepted"]), (name, False, False))
            self.assertRegex(report["why"], f"^{why}$")
            self.assertEqual(report["messages"].splitlines(), lines[2:-1])
        return "\n".join(lines[2:-1])

    def test_that_are_too_big(self):
        self.reject(self.write("big.cpp", "/" * 204_801), "'.*big.cpp' is larger than 200 KB")

    def test_in_another_encoding(self):
        self.reject(self.write("latin.cpp", "int main() {\n// ".encode() + "é".encode("latin-1") + b"\n}\n"),
                    r"'latin.cpp' is not UTF-8 \(line 2, byte 16 of the file\): it looks like ISO-8859-1; convert it: "
                    r"iconv -f ISO-8859-1 -t UTF-8 'latin.cpp' > converted")

    def test_with_a_byte_order_mark(self):
        self.reject(self.write("bom.py", b"\xef\xbb\xbfpass\n"),
                    "'bom.py' begins with a byte order mark; save it as UTF-8 without one")

    def test_in_an_unknown_language(self):
        self.reject(self.write("bot.cobol", "x"), "unknown language of 'bot.cobol': its name must end in one of .*")

    def test_that_are_empty(self):
        self.reject(self.write("empty.py", ""), "'empty.py' is empty")

    def test_that_do_not_compile(self):
        for name, text, message in (("bad.cpp", "int main() { return nothing; }\n", "bad.cpp:1:21: error: "),
                                    ("bad.py", "def f(:\n    pass\n", "SyntaxError: invalid syntax")):
            with self.subTest(name=name):
                self.assertIn(message, self.reject(self.write(name, text), "does not compile"))

    def test_that_lack_the_class(self):
        messages = self.reject(self.write("missing.cpp", "#include <tulkas/martian_chess.hpp>\n"
                                          "int main() { return tulkas::run<Mine>(); }\n"), "does not compile", json_too=False)
        self.assertIn("‘Mine’ was not declared", messages)
        self.reject(self.write("h241696.java", "class Other {}\n"),
                    "h241696.java: there is no class h241696 in it, which is the name of the file", json_too=False)

    def test_that_are_no_bot(self):
        self.reject(self.write("mine.java", "public class mine {}\n"), r"mine.java:1: class mine must extend MCPlayer \(.*",
                    json_too=False)

    def test_that_take_too_long_to_compile(self):
        home = self.directory / "home"
        for folder in ("languages", "sdk/cpp"):
            shutil.copytree(ROOT / folder, home / folder)
        description = home / "languages/cpp.toml"
        text = re.sub(r"(?s)(\n\[build\].*?cpu_seconds = )\d+", r"\g<1>1", description.read_text(), count=1)
        description.write_text(text)
        slow = ("template <long N, long M> struct S { static constexpr long v = S<N - 1, 2 * M>::v + S<N - 1, 2 * M + 1>::v; };\n"
                "template <long M> struct S<0, M> { static constexpr long v = M; };\n"
                "int main() { return S<22, 1>::v; }\n")
        self.reject(self.write("slow.cpp", slow), r"takes too long to build: at most 1 s of CPU time and \d+ s in all are allowed",
                    json_too=False, TULKAS_HOME=str(home))


class Errors(WithFiles):
    """What a running submission may do wrong: the report ends with that match, and the author is told."""

    def fail(self, path, why, *arguments):
        result = tulkas("judge", "martian-chess", path, *arguments)
        report = REPORT.fullmatch(result.stdout)
        self.assertTrue(report, result.stdout + result.stderr)
        self.assertEqual(report["point"], "0")
        self.assertRegex(result.stdout, r"\n0 mine 0 -1\.0 \d+\n1 greedy 1 \d+\.0 \d+\n0\n$")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, f"^tulkas: '.*' is not accepted: match 1 .seed \\d+. was lost by an error on seat 0 {why}\n$")
        report = json.loads(tulkas("judge", "martian-chess", path, *arguments, "--json").stdout)
        self.assertTrue(report["valid"])
        self.assertRegex(report["why"], why)
        self.assertEqual(len(report["matches"]), 1)
        self.assertEqual(report["matches"][0]["blame"]["seat"], 0)

    def test_crash_at_the_start(self):
        start = r'after 0 moves, at "qqd\./.* 0": '
        self.fail(self.write("mine.py", "raise RuntimeError('I do not feel well')\n"), start + "exited: exit status 1; its last log line: \"RuntimeError: I do not feel well\"")
        self.fail(self.write("mine.cpp", "#include <cstdlib>\nint main() { std::abort(); }\n"), start + ".*(SIGABRT|signal 6|Aborted).*")

    def test_say_nothing(self):
        self.fail(self.write("mine.py", "pass\n"), "after 0 moves, .*")

    def test_illegal_move(self):
        self.fail(self.bot("'a1-a9' if self.calls == 2 else legal_moves[0]"),
                  r'after 2 moves, at "[^"]+ 0 [^"]+": illegal move .*a1-a9.*')

    def test_over_time(self):
        self.fail(self.bot("[i for i in iter(int, 1)]"), r"after 0 moves, .*: .*time.*300 ms.*", "--time", "300")

    def test_over_memory(self):
        self.fail(self.bot("bytearray(1 << 29)"), r"after 0 moves, .*: over memory: more than 64 MiB.*", "--memory", "64")

    def test_too_few_wins(self):
        """Seven are not eight: of a bot that would win all it is asked for one more than it wins."""
        arguments = ("judge", "martian-chess", "smart:nodes=20", "--time", "0")
        wins = json.loads(tulkas(*arguments, "--json").stdout)["wins"]
        self.assertGreater(wins, 0)
        if wins < 10:
            result = tulkas(*arguments, "--wins", str(wins + 1))
            self.assertEqual(result.returncode, 1)
            self.assertRegex(result.stderr, f"not accepted: won {wins} of [0-9]+ games; {wins + 1} wins? (is|are) needed\n$")
        self.assertEqual(tulkas(*arguments, "--wins", str(wins)).returncode, 0)


class Replays(WithFiles):
    """A judged game again, from the report alone."""

    def test_from_the_text(self):
        path = self.bot("legal_moves[self.calls % len(legal_moves)]")
        arguments = ("martian-chess", path, "--games", "4", "--wins", "0", "--time", "0")
        text = tulkas("judge", *arguments).stdout
        matches = re.findall(r"MatchID: \d+, Seed: (\d+)\n(0 (\S+) 0 .*\n1 (\S+) 1 .*\n)", text)
        self.assertEqual(len(matches), 4)
        for seed, lines, first, second in matches:
            bots = [path if name == "mine" else name for name in (first, second)]
            again = tulkas("play", "martian-chess", *bots, "--seed", seed, "--time", "0").stdout
            self.assertTrue(again.startswith(lines), again)

    def test_from_the_json(self):
        judged = tulkas("judge", "ploy", "random", "--games", "3", "--wins", "0", "--seed", "4", "--json").stdout
        report = self.write("report.json", judged)
        verified = tulkas("replay", report, "--verify")
        self.assertEqual(verified.returncode, 0, verified.stderr)
        plies = [match["plies"] for match in json.loads(judged)["matches"]]
        self.assertEqual([int(line.split()[1]) for line in verified.stdout.splitlines()], plies)
        self.assertEqual(tulkas("replay", report, "--game", "1", "--ply", str(plies[1])).returncode, 0)
        self.assertEqual(tulkas("replay", report, "--game", "1", "--ply", "10", "--with", "0=greedy").returncode, 0)
        other = tulkas("replay", self.write("other.json", "{}"))
        self.assertEqual(other.returncode, 2)
        self.assertIn("is neither a game record nor a judge report", other.stderr)

    def test_from_a_record(self):
        record = str(self.directory / "games.txt")
        tulkas("judge", "battleship", "random", "--games", "2", "--record", record)
        verified = tulkas("replay", record, "--verify")
        self.assertEqual(len(verified.stdout.splitlines()), 2, verified.stderr)


if __name__ == "__main__":
    unittest.main()
