"""`tulkas watch` and `tulkas play --watch`, asked as their pages ask them. TULKAS is the path of the program."""
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

TULKAS = os.environ["TULKAS"]
PATIENCE = 240  # seconds

BOT = """from tulkas.ploy import Bot, run


class Mine(Bot):
    def get_move(self, position, legal_moves):
        self.log("{words}")
        return legal_moves[0]


run(Mine)
"""


class Watched:
    """The program while it shows games."""

    def __init__(self, test, *arguments):
        self.process = subprocess.Popen([TULKAS, *arguments, "--no-browser"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                        text=True, env=os.environ | {"XDG_CACHE_HOME": test.cache})
        test.addCleanup(self.kill)
        self.notes = []
        for line in self.process.stderr:
            self.notes.append(line)
            if found := re.match(r"watch it at (http://127\.0\.0\.1:\d+)/watch#([0-9a-f]+)$", line):
                self.address, self.key = found.groups()
                break
        else:
            raise AssertionError(f"no address: {self.notes}")
        self.reader = threading.Thread(target=lambda: self.notes.extend(self.process.stderr))
        self.reader.start()
        self.wait_for("the first run", lambda runs: runs["items"])

    def ask(self, path, key=None, host=None):
        headers = {"Authorization": f"Bearer {self.key if key is None else key}"} | ({"Host": host} if host else {})
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}{path}", headers=headers), timeout=60) as answer:
            return answer.read().decode()

    def tell(self, path):
        return json.loads(self.ask(f"/api/v1/watch{path}"))

    def wait_for(self, what, condition):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            runs = self.tell("")
            if condition(runs):
                return runs
            time.sleep(0.1)
        raise AssertionError(f"{what}: {runs}, {self.notes}")

    def interrupt(self):
        """Once it says that it waits for that."""
        end = time.monotonic() + PATIENCE
        while "Ctrl-C" not in self.notes[-1]:
            if time.monotonic() > end:
                raise AssertionError(f"it does not wait: {self.notes}")
            time.sleep(0.05)
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        self.reader.join()
        return status

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()
        self.process.stderr.close()


class Pages(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)
        self.cache = str(self.directory / "cache")

    def write(self, words):
        path = self.directory / "mine.py"
        path.write_text(words if "\n" in words else BOT.format(words=words))
        return str(path)

    def record(self, *arguments):
        path = self.directory / "games.txt"
        subprocess.run([TULKAS, "play", "ploy", *arguments, "--record", path], check=True, stdout=subprocess.DEVNULL,
                       timeout=PATIENCE, env=os.environ | {"XDG_CACHE_HOME": self.cache})
        return path

    def test_show_recorded_games_to_whoever_has_the_key(self):
        path = self.record("random", "greedy", "--games", "3")
        shown = Watched(self, "watch", str(path))
        lines = shown.tell("/1/games")
        self.assertEqual([line["number"] for line in lines["items"]], [0, 1, 2])
        game = shown.tell("/1/games/1")
        self.assertEqual(game["seats"], ["greedy", "random"])
        views = shown.tell("/1/games/1/views?from=0&limit=2")["items"]
        self.assertEqual([view["ply"] for view in views], [0, 1])
        self.assertTrue(path.read_text().find(shown.ask("/api/v1/watch/1/games/1/record")) > 0)
        self.assertIn("<title>", shown.ask("/watch", key=""))
        for key, host, status in (("", None, 401), (shown.key[1:], None, 401), (None, "arena.example", 421)):
            with self.assertRaises(urllib.error.HTTPError) as refused:
                shown.ask("/api/v1/watch/1/games/1", key, host)
            self.assertEqual(refused.exception.code, status)
            refused.exception.close()
        self.assertEqual(shown.interrupt(), 0)

    def test_show_a_file_that_has_grown(self):
        path = self.record("random", "greedy")
        shown = Watched(self, "watch", str(path))
        self.assertEqual(shown.tell("")["newest"]["games"], 1)
        path.write_text(path.read_text() * 2)
        shown.wait_for("the second game", lambda runs: runs["newest"]["games"] == 2)

    def test_show_a_tournament(self):
        out = self.directory / "out"
        subprocess.run([TULKAS, "tournament", "ploy", "random", "greedy", "--games", "2", "--out", out], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=PATIENCE)
        shown = Watched(self, "watch", str(out))
        self.assertEqual(len(shown.tell("/1/games")["items"]), 2)

    def test_play_again_when_the_bot_is_saved(self):
        bot = self.write("first")
        shown = Watched(self, "play", "ploy", bot, "random", "--watch", "--on-save")

        def is_over(run):
            return lambda runs: runs["newest"]["id"] == run and runs["newest"]["state"] in ("over", "failed")

        def log(run):
            lines = shown.tell(f"/{run}/games/0")["logs"][0]["lines"]
            return {line["text"].strip() for line in lines}

        shown.wait_for("the first run", is_over(1))
        self.assertEqual(log(1), {"first"})
        self.write("second")
        shown.wait_for("the second run", is_over(2))
        self.assertEqual(log(2), {"second"})
        self.write("this is no Python\n")
        newest = shown.wait_for("the third run", is_over(3))["newest"]
        self.assertEqual(newest["state"], "failed")
        self.assertIn("invalid syntax", newest["message"])
        self.write("fourth")
        shown.wait_for("the fourth run", is_over(4))
        self.assertEqual(log(4), {"fourth"})
        self.assertEqual(shown.interrupt(), 0)

    def test_show_a_game_of_ones_own_again_after_each_save(self):
        game = self.directory / "game"
        subprocess.run([TULKAS, "new-game", "python", game], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shown = Watched(self, "dev-game", str(game))

        def is_over(run):
            return lambda runs: runs["newest"]["id"] == run and runs["newest"]["state"] in ("over", "failed")

        def change(file, old, new):
            text = (game / file).read_text()
            self.assertIn(old, text)
            (game / file).write_text(text.replace(old, new, 1))

        shown.wait_for("the first run", is_over(1))
        first = shown.tell("/1/games/0")
        self.assertEqual(first["game"], "my-game")
        change("engine.py", "def turn(self, bot):", "def turn(self, bot):\n        self.log('the engine thinks')")
        shown.wait_for("the second run", is_over(2))
        second = shown.tell("/2/games/0")
        self.assertEqual([move["move"] for move in second["moves"]], [move["move"] for move in first["moves"]], "the seed is kept")
        self.assertEqual(second["logs"][0]["seat"], -1)
        self.assertIn("the engine thinks", second["logs"][0]["lines"][0]["text"])
        change("viewer.html", "<!doctype html>", "<!doctype html><!-- changed -->")
        shown.wait_for("the third run", is_over(3))
        self.assertIn("<!-- changed -->", shown.ask("/api/v1/games/my-game/viewer"))
        change("game.toml", "name =", "name")
        self.assertEqual(shown.wait_for("the fourth run", is_over(4))["newest"]["state"], "failed")
        change("game.toml", "name", "name =")
        self.assertEqual(shown.wait_for("the fifth run", is_over(5))["newest"]["state"], "over")
        self.assertEqual(shown.interrupt(), 0)

    def test_refuse_what_is_no_game(self):
        answer = subprocess.run([TULKAS, "dev-game", str(self.directory / "nothing")], capture_output=True, text=True)
        self.assertEqual(answer.returncode, 2, answer)
        self.assertIn("must be a folder with a game.toml", answer.stderr)

    def test_show_a_game_that_is_being_played(self):
        waits = self.directory / "answer"
        bot = self.write(f"""from tulkas.ploy import Bot, run
import os, time


class Mine(Bot):
    def get_move(self, position, legal_moves):
        self.log("thinking")
        while not os.path.exists({str(waits)!r}):
            time.sleep(0.01)
        return legal_moves[0]


run(Mine)
""")
        shown = Watched(self, "play", "ploy", "random", bot, "--watch", "--sandbox=off", "--wall-time", "600000")
        shown.wait_for("the game", lambda runs: runs["newest"]["games"] == 1)
        end = time.monotonic() + PATIENCE
        while len((game := shown.tell("/1/games/0"))["moves"]) < 1:
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)
        self.assertIsNone(game["outcome"])
        self.assertEqual(len(shown.tell("/1/games/0/views")["items"]), 2)
        waits.touch()
        shown.wait_for("the end", lambda runs: runs["newest"]["state"] == "over")
        self.assertIsNotNone(shown.tell("/1/games/0")["outcome"])


if __name__ == "__main__":
    unittest.main()
