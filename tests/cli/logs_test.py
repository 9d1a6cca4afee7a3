"""What `tulkas play` shows of what programs wrote before they ended. TULKAS is the path of the program."""
import os
import pathlib
import subprocess
import tempfile
import unittest

TULKAS = os.environ["TULKAS"]

# Writes line by line, answers once, and exits.
BOT = """import sys
from tulkas.ploy import Bot, run


class Mine(Bot):
    calls = 0

    def get_move(self, position, legal_moves):
        Mine.calls += 1
        if Mine.calls > 1:
            for number in range({lines}):
                print(f"line {{number}}.", file=sys.stderr, flush=True)
            import os
            os._exit(1)
        return legal_moves[0]


run(Mine)
"""


class Logs(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)

    def write(self, name, text):
        path = self.directory / name
        path.write_text(text)
        return str(path)

    def shown(self, *arguments):
        """What it writes to standard error."""
        result = subprocess.run([TULKAS, "play", *arguments], capture_output=True, text=True, timeout=300,
                                check=False, env=os.environ | {"XDG_CACHE_HOME": str(self.directory)})
        return result.stderr

    def test_of_a_bot_that_exited_show_their_last_lines(self):
        last = "".join(f"  line {number}.\n" for number in range(20, 30))
        self.assertEqual(self.shown("ploy", self.write("mine.py", BOT.format(lines=30)), "random"),
                         "game 0: mine on seat 0 loses: exited: exit status 1\n"
                         "the last lines of its log (--logs shows all):\n" + last)

    def test_are_shown_whole_with_the_option(self):
        every = "".join(f"  line {number}.\n" for number in range(30))
        self.assertEqual(self.shown("ploy", self.write("mine.py", BOT.format(lines=30)), "random", "--logs"),
                         f"game 0: the log of mine on seat 0:\n{every}game 0: mine on seat 0 loses: exited: exit status 1\n")

    def test_of_a_bot_that_failed_at_nothing_are_shown_with_the_option_alone(self):
        bot = self.write("mine.py", BOT.format(lines=3).replace("import os\n            os._exit(1)", "return legal_moves[0]"))
        self.assertNotIn("log", self.shown("ploy", bot, "random"))
        self.assertIn("game 0: the log of mine on seat 0:\n  line 0.\n  line 1.\n", self.shown("ploy", bot, "random", "--logs"))

    def test_that_are_empty_are_said_to_be_so(self):
        for option in ((), ("--logs",)):
            with self.subTest(option=option):
                self.assertEqual(self.shown("ploy", self.write("mine.py", BOT.format(lines=0)), "random", *option),
                                 "game 0: mine on seat 0 loses: exited: exit status 1 (it wrote nothing to its log)\n")

    def test_of_an_engine_that_exited_show_their_last_lines(self):
        engine = self.write("engine.py", "import sys\nprint('no table', file=sys.stderr)\nsys.exit(1)\n")
        bot = self.write("mine.py", BOT.format(lines=0))
        self.assertEqual(self.shown(engine, bot, bot),
                         "tulkas: the engine failed: exited: exit status 1\nthe last lines of its log:\n  no table\n")


class Draws(unittest.TestCase):
    def test_by_a_rule_of_the_game_are_told(self):
        quiet = ("martian-chess", "random", "random", "--option", "quiet-limit=2", "--games", "2")
        played = subprocess.run([TULKAS, "play", *quiet], capture_output=True, text=True, timeout=120, check=True)
        self.assertEqual(played.stderr, "game 0: drawn: 2 plies without a capture or a merge\n"
                                        "game 1: drawn: 2 plies without a capture or a merge\n")
        judged = subprocess.run([TULKAS, "judge", "martian-chess", "random", "--option", "quiet-limit=2", "--games", "2"],
                                capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(judged.stderr, "tulkas: 'random' is not accepted: won 0 of 2 games; 2 wins are needed; "
                                        "2 were drawn (2 plies without a capture or a merge)\n")


if __name__ == "__main__":
    unittest.main()
