"""`tulkas debug`: bots under the debuggers of their languages, with their memory as it was. TULKAS is the path of the program."""
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import unittest

TULKAS = os.environ["TULKAS"]
PATIENCE = 280  # seconds

# Each counts its calls, plays the first or the last move in turn, and would be lost without its memory.
BOTS = {
    "mine.py": """from tulkas.ploy import Bot, run


class Mine(Bot):
    seen = 0

    def get_move(self, position, legal_moves):
        self.seen += 1
        return legal_moves[0 if self.seen % 2 else -1]


run(Mine)
""",
    "mine.cpp": """#include <tulkas/ploy.hpp>

using namespace tulkas::ploy;

class Mine : public Bot {
    int seen = 0;

    Move get_move(Position const&, std::vector<Move> const& legal_moves) override {
        ++seen;
        return seen % 2 == 1 ? legal_moves.front() : legal_moves.back();
    }
};

int main() {
    return tulkas::run<Mine>();
}
""",
    "Mine.java": """import java.util.List;
import tulkas.ploy.Move;
import tulkas.ploy.PloyBot;
import tulkas.ploy.Position;

public class Mine implements PloyBot {
    int seen = 0;

    @Override
    public Move getMove(Position position, List<Move> legalMoves) {
        seen++;
        return legalMoves.get(seen % 2 == 1 ? 0 : legalMoves.size() - 1);
    }
}
""",
    "mine.js": """import {Bot, run} from "tulkas/ploy";

class Mine extends Bot {
    seen = 0;

    getMove(position, legalMoves) {
        this.seen++;
        return legalMoves[this.seen % 2 === 1 ? 0 : legalMoves.length - 1];
    }
}

run(Mine);
""",
}


class Debug(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)
        self.games = str(self.directory / "games.txt")

    def write(self, name, text=None):
        path = self.directory / name
        path.write_text(BOTS[name] if text is None else text)
        return str(path)

    def run_program(self, *arguments):
        return subprocess.run([TULKAS, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)

    def record(self, bot):
        """Plays a game with the bot on seat 1, which thinks of its seventh move after thirteen plies."""
        played = self.run_program("play", "ploy", "random", bot, "--record", self.games)
        self.assertEqual(played.returncode, 0, played.stderr)

    def talk(self, bot, prompt, commands):
        """Types each command when the debugger shows its prompt again; all that was said."""
        process = subprocess.Popen([TULKAS, "debug", self.games, bot, "--seat", "1", "--ply", "13"], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, bufsize=0)
        end = threading.Timer(PATIENCE, process.kill)
        end.start()
        said = ""
        seen = 0
        waiting = list(commands)
        while chunk := process.stdout.read(4096):
            said += chunk.decode(errors="replace")
            found = re.search(prompt, said[seen:])
            if found and waiting:
                seen += found.end()
                process.stdin.write((waiting.pop(0) + "\n").encode())
        end.cancel()
        process.stdin.close()
        process.stdout.close()
        self.assertEqual(process.wait(), 0, said)
        self.assertIn("the bot answered 6 earlier calls as it did then", said)
        self.assertRegex(said, r"ply 13: answered \S+, as then")
        return said

    def test_stops_python_in_pdb(self):
        bot = self.write("mine.py")
        self.record(bot)
        said = self.talk(bot, r"\(Pdb\) $", ["p 'seen', self.seen", "c"])
        self.assertIn("('seen', 6)", said)

    @unittest.skipUnless(shutil.which("gdb"), "gdb is not installed")
    def test_stops_cpp_in_gdb(self):
        bot = self.write("mine.cpp")
        self.record(bot)
        said = self.talk(bot, r"\(gdb\) $", ["print seen", "continue", "quit"])
        self.assertRegex(said, r"Breakpoint 1, Mine::get_move")
        self.assertIn("$1 = 6", said)

    @unittest.skipUnless(shutil.which("jdb"), "jdb is not installed")
    def test_stops_java_in_jdb(self):
        bot = self.write("Mine.java")
        self.record(bot)
        said = self.talk(bot, r"main\[1\] $", ["print seen", "cont"])
        self.assertIn("seen = 6", said)

    @unittest.skipUnless(shutil.which("node"), "node is not installed")
    def test_stops_javascript_in_node_inspect(self):
        bot = self.write("mine.js")
        self.record(bot)
        # The first prompt comes before it has stopped, the last one before or after the bot says that it waits.
        said = self.talk(bot, r"(?s:break in .*|\A\d+\n)debug> \Z|Waiting for the debugger",
                         ["exec this.seen", "cont", ".exit"])
        self.assertRegex(said, r"debug> 6\b")

    def test_checks_whether_a_bot_is_deterministic(self):
        bot = self.write("mine.py")
        self.record(bot)
        checked = self.run_program("debug", self.games, bot, "--seat", "1", "--check")
        self.assertEqual((checked.returncode, checked.stderr), (0, ""))
        self.assertRegex(checked.stdout, r"^the bot answered \d+ earlier calls as it did then\n$")
        bot = self.write("mine.py", BOTS["mine.py"].replace("0 if self.seen % 2 else -1", "-1 if self.seen == 3 else 0"))
        checked = self.run_program("debug", self.games, bot, "--seat", "1", "--check")
        self.assertEqual(checked.returncode, 1)
        self.assertIn("is not the same as what played this game", checked.stderr)
        self.assertRegex(checked.stderr, r"not deterministic, or not the same: \d+ of \d+ answers differ, first at ply 3: ")

    def test_sends_a_token_to_its_own_arena_alone(self):
        bot = self.write("mine.py")
        self.record(bot)
        record = pathlib.Path(self.games).read_bytes()
        seen = []

        class Arena(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                seen.append(self.headers["Authorization"])
                self.send_response(200)
                self.send_header("Content-Length", str(len(record)))
                self.end_headers()
                self.wfile.write(record)

            def log_message(self, *arguments):
                pass

        arena = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Arena)
        self.addCleanup(arena.server_close)
        self.addCleanup(arena.shutdown)
        threading.Thread(target=arena.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{arena.server_port}"
        for words, server, sent in (((), None, None),
                                    ((), "https://arena.example", None),
                                    ((), address, "Bearer mine"),
                                    (("--server", "https://arena.example"), address, None),
                                    (("--server", address), None, "Bearer mine"),
                                    (("--token", "given"), None, "Bearer given")):
            environment = {name: value for name, value in os.environ.items() if name != "TULKAS_SERVER"}
            environment["TULKAS_TOKEN"] = "mine"
            if server:
                environment["TULKAS_SERVER"] = server
            done = subprocess.run([TULKAS, "debug", f"{address}/ladder/ploy/games/7", bot, "--seat", "1", "--check", *words],
                                  capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(seen.pop(), sent, (words, server))

    def test_says_what_is_wrong(self):
        bot = self.write("mine.py")
        self.record(bot)
        for arguments, words in (((bot, "--seat", "2"), "--seat must be from 0 to 1 (got 2)"),
                                 ((bot, "--ply", "99999"), "--ply must be at most"),
                                 ((bot, "--game", "7"), "no game 7"),
                                 ((str(self.directory / "nothing.py"),), "nothing.py"),
                                 ((self.write("broken.py", "this is no Python\n"),), "invalid syntax")):
            refused = self.run_program("debug", self.games, *arguments)
            self.assertNotEqual(refused.returncode, 0)
            self.assertIn(words, refused.stderr)
        failing = self.write("failing.py", BOTS["mine.py"].replace("self.seen += 1", "raise RuntimeError('lost my way')"))
        refused = self.run_program("debug", self.games, failing, "--ply", "5")
        self.assertEqual(refused.returncode, 1)
        self.assertIn("ply 1: the bot reports: ", refused.stderr)
        self.assertIn("lost my way", refused.stderr)


class PlayOn(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)

    def run_program(self, *arguments):
        done = subprocess.run([TULKAS, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done

    def moves(self, path):
        return [line for line in pathlib.Path(path).read_text().splitlines() if re.match(r"\d+ ", line)]

    def test_bots_that_play_on_have_the_memory_of_the_game(self):
        bot = self.directory / "mine.py"
        bot.write_text(BOTS["mine.py"])
        games, again = self.directory / "games.txt", self.directory / "again.txt"
        self.run_program("play", "ploy", str(bot), "random", "--seed", "3", "--record", games)
        done = self.run_program("replay", games, "--ply", "13", "--with", f"0={bot}", "--record", again)
        self.assertEqual(self.moves(again), self.moves(games))
        self.assertEqual(done.stderr, "")
        other = self.directory / "other.py"
        other.write_text(BOTS["mine.py"].replace("seen = 0", "seen = 1"))
        done = self.run_program("replay", games, "--ply", "13", "--with", f"0={other}", "--record", again)
        self.assertEqual(self.moves(again)[:13], self.moves(games)[:13])
        self.assertIn("of the 13 moves before, ", done.stderr)

    def test_so_do_bots_in_uploaded_games(self):
        game = pathlib.Path(__file__).resolve().parents[2] / "examples/games/nim"
        bot = self.directory / "mine.py"
        bot.write_text("""from tulkas import Bot, run


class Mine(Bot):
    seen = 0

    def answer(self, method, params):
        self.seen += 1
        self.log(f"call {self.seen}")
        heap = next(index for index, stones in enumerate(params["heaps"]) if stones > 0)
        return {"heap": heap, "stones": 1}


run(Mine)
""")
        games, again = self.directory / "games.txt", self.directory / "again.txt"
        self.run_program("play", str(game), str(bot), str(bot), "--record", games)
        self.run_program("replay", games, "--ply", "4", "--engine", str(game), "--with", f"0={bot}", "--with", f"1={bot}",
                         "--record", again)
        self.assertEqual(self.moves(again), self.moves(games))
        logs = self.run_program("replay", again, "--logs").stdout
        self.assertIn("call 3", logs)
        checked = self.run_program("debug", games, str(bot), "--seat", "0", "--engine", str(game), "--check")
        self.assertRegex(checked.stdout, r"^the bot answered \d+ earlier calls as it did then\n$")


if __name__ == "__main__":
    unittest.main()
