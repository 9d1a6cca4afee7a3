#!/usr/bin/env python3
"""How long others wait while a server is attacked, and how long a class takes to log in: times in milliseconds.

    TULKAS=build/release/tulkas ROOT=. bench/server/attacks.py

Run it on a machine that has nothing else to do. Passwords cost what they cost in earnest.
"""
import concurrent.futures
import itertools
import os
import pathlib
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(os.environ["ROOT"]).resolve() / "tests/server"))
from arena import PASSWORD, Arena, Client  # noqa: E402
from attacks_test import ENDED, bombs  # noqa: E402
from game_packages import author, hand_in as hand_in_game  # noqa: E402
from match import Match, from_elsewhere  # noqa: E402
from submissions_test import GOOD, SLEEPER, hand_in  # noqa: E402

SAMPLES = 300
STUDENTS = 300
ADDRESS = "203.0.113.7"


def p99(times):
    return sorted(times)[int(len(times) * 0.99)] * 1000


class Bench:
    def __init__(self):
        self.arena = Arena(more={"KREATOR_ENV": "production"})
        self.root, self.player = self.arena.administrator(), self.arena.user("player")
        self.ploy = next(game for game in self.root.get("/games").json()["items"] if game["name"] == "ploy")
        self.match = Match([self.player, self.root], self.ploy)

    def move(self):
        """Only the command itself is timed."""
        if self.match.is_over():
            self.match = Match([self.player, self.root], self.ploy)
        client = from_elsewhere(self.match.people[self.match.table["turn"]])
        move = client.get(self.match.path + "/legal-moves").json()["moves"][0]
        begin = time.monotonic()
        self.match.table = client.post(self.match.path + "/moves", move=move).json()
        return time.monotonic() - begin

    def look(self):
        client = self.arena.client()
        begin = time.monotonic()
        assert client.get("/games").status == 200
        return time.monotonic() - begin

    def tell(self, name):
        times = [[what() for _ in range(SAMPLES)] for what in (self.look, self.move)]
        print(f"{name:24} GET /games p99 {p99(times[0]):7.1f}   a move p99 {p99(times[1]):7.1f}", flush=True)

    def under(self, name, attack, count):
        stopped = threading.Event()

        def again():
            while not stopped.is_set():
                attack()

        threads = [threading.Thread(target=again) for _ in range(count)]
        for thread in threads:
            thread.start()
        self.tell(name)
        stopped.set()
        for thread in threads:
            thread.join()

    def log_in(self):
        self.arena.client().post("/session", name="player", password="a wrong password")

    def think(self):
        enemy = self.arena.user("enemy")
        bots = [{"kind": "house", "bot": "smart:nodes=1000000000"}] * 2
        for _ in range(20):
            enemy.post("/tables", game="martian-chess", seats=bots)
        self.tell("a billion nodes")

    def judging(self, name):
        """Until an honest bot is accepted."""
        honest = self.arena.user(f"honest {name}".replace(" ", "-"))
        begin = time.monotonic()
        path = f"/submissions/{hand_in(honest, 'miser.py', GOOD).json()['id']}"
        while honest.get(path).json()["state"] not in ENDED:
            time.sleep(0.05)
        print(f"{name:24} an honest bot is judged within {time.monotonic() - begin:.1f} s", flush=True)

    def sleep(self, count):
        for number in range(count):
            hand_in(self.arena.user(f"sleeper{number}"), "sleeper.py", SLEEPER)
        self.judging(f"{count} sleepers")
        self.tell(f"{count} sleepers")

    def student(self, number):
        """Until each has registered and logged in; who is told to wait waits."""
        for path in ("/people", "/session"):
            while True:
                answer = Client(self.arena, ADDRESS, {}).post(path, name=f"student{number}", password=PASSWORD)
                if answer.status != 503:
                    break
                time.sleep(int(answer.headers["Retry-After"]))
            assert answer.status == 201, answer

    def school(self):
        begin = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(STUDENTS) as pool:
            list(pool.map(self.student, range(STUDENTS)))
        print(f"{STUDENTS} people behind one address registered and logged in within {time.monotonic() - begin:.1f} s")

    def run(self):
        self.tell("nothing")
        self.judging("nothing")
        self.under("60 logins at once", self.log_in, 60)
        enemies, packages = [author(self.arena, self.root, f"bomber{number}") for number in range(8)], bombs()
        turn = itertools.count()

        def upload():
            number = next(turn)
            hand_in_game(from_elsewhere(enemies[number % 8]), packages[number % len(packages)])

        self.under("archive bombs", upload, 8)
        self.sleep(10)
        self.think()
        self.judging("a billion nodes")
        begin = time.monotonic()
        status = self.arena.stop()
        print(f"SIGTERM: status {status} after {time.monotonic() - begin:.1f} s")


if __name__ == "__main__":
    BENCH = Bench()
    try:
        BENCH.school()
        BENCH.run()
    finally:
        BENCH.arena.close()
