"""Bots that speak Battlesnake's public HTTP interface, unchanged, at tables of the snake game."""
import http.server
import json
import threading
import unittest

from arena import TULKAS, WithArena, tulkas
from game_packages import approved, author, files_of, packed
from remote_line import Line, Program, Watcher, table_with, token_of

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


class Snake(http.server.ThreadingHTTPServer):
    """A bot as people write it for Battlesnake; it also writes down what it is sent."""

    daemon_threads = True

    def __init__(self, about='{"apiversion": "1", "author": "otter"}'):
        super().__init__(("127.0.0.1", 0), Handler)
        self.about, self.heard = about, []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}"

    @staticmethod
    def move(state):
        """Goes where nothing is in the way."""
        board, head = state["board"], state["you"]["head"]
        taken = [part for snake in board["snakes"] for part in snake["body"]]
        for move, (right, up) in STEPS.items():
            place = {"x": head["x"] + right, "y": head["y"] + up}
            if 0 <= place["x"] < board["width"] and 0 <= place["y"] < board["height"] and place not in taken:
                return move
        return "up"

    def close(self):
        self.shutdown()
        self.server_close()


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.answer(self.server.about)

    def do_POST(self):
        state = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.server.heard.append((self.path, state))
        self.answer(json.dumps({"move": self.server.move(state), "shout": "hiss"}) if self.path == "/move" else "")

    def answer(self, text):
        self.send_response(200)
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


class Battlesnakes(WithArena):
    def setUp(self):
        super().setUp()
        root = self.arena.administrator()
        self.otter = author(self.arena, root, "otter")
        approved(self.otter, root, packed(files_of("snake")))
        self.token = token_of(self.otter)
        self.line = Line(self.arena)
        self.addCleanup(self.line.close)

    def kept(self, thing):
        self.addCleanup(thing.close)
        return thing

    def connected(self, snake, name):
        program = self.kept(Program([TULKAS, "connect", "--battlesnake", snake.url, "--server", self.line.url,
                                     "--name", name, "--games", "1"], self.token))
        program.wait_for(f"connected as otter/{name}")
        return program

    def play(self, seats):
        path = table_with(self.otter, seats, game="snake", options={"map": "standard", "most_turns": "60"},
                          clock={"per_game": 600, "increment": 0})
        return self.kept(Watcher(self.arena, path)).wait_until(lambda table: table["status"] == "over")

    def test_play_each_other_and_a_house_bot(self):
        first, second = self.kept(Snake()), self.kept(Snake())
        programs = [self.connected(first, "first"), self.connected(second, "second")]
        table = self.play([{"kind": "remote", "bot": "otter/first"}, {"kind": "house", "bot": "hungry"},
                           {"kind": "remote", "bot": "otter/second"}])
        self.assertEqual(len(table["outcome"]["scores"]), 3, table)
        for program in programs:
            program.wait_for("played: 1")
        for snake in (first, second):
            paths = [path for path, _ in snake.heard]
            self.assertEqual((paths[0], paths[-1]), ("/start", "/end"))
            moves = [state for path, state in snake.heard if path == "/move"]
            self.assertEqual([state["turn"] for state in moves], list(range(len(moves))))
            state = moves[0]
            self.assertEqual(sorted(state), ["board", "game", "turn", "you"])
            self.assertEqual((state["board"]["width"], len(state["board"]["snakes"])), (11, 3))
            self.assertEqual(state["game"]["ruleset"]["name"], "standard")
            self.assertEqual((state["you"]["health"], state["you"]["length"], len(state["you"]["body"])), (100, 3, 3))
        games = {state["game"]["id"] for snake in (first, second) for _, state in snake.heard}
        self.assertEqual(len(games), 1)

    def test_go_straight_on_if_they_answer_nonsense(self):
        snake = self.kept(Snake())
        snake.move = lambda state: "sideways"
        program = self.connected(snake, "first")
        table = self.play([{"kind": "remote", "bot": "otter/first"}, {"kind": "house", "bot": "hungry"}])
        self.assertEqual(table["outcome"]["winner"], 1, table)
        self.assertIn("it goes straight on", program.wait_for("played: 1"))

    def test_must_be_one(self):
        other = self.kept(Snake(about='{"apiversion": "2"}'))
        result = tulkas("connect", "--battlesnake", other.url, "--server", self.line.url, "--token", "x")
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("is not a Battlesnake", result.stderr)
        result = tulkas("connect", "snake", "--server", self.line.url, "--token", "x")
        self.assertEqual(result.returncode, 2, result)


if __name__ == "__main__":
    unittest.main()
