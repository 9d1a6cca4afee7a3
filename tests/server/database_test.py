"""A database that falls silent, dies, loses an answer or takes no writes, while people play: nobody pays for it."""
import os
import pathlib
import signal
import sqlite3
import subprocess
import time
import unittest

from arena import Arena, wait_until
from match import Match, from_elsewhere
from metrics_test import metrics_of, page_of
from postgresql import PostgreSql
from proxy import Proxy
from workers_test import SETTINGS

# The database is away until a clock that had run meanwhile would be over.
CLOCK = 20
CUT = float(os.environ.get("TULKAS_CUT_SECONDS", CLOCK + 3))
QUICK_ASKERS = "--set", "Limits.Changes=1000000 + 1/minute", "--set", "Limits.WorkMilliseconds=1000000 + 1/minute"


class ClockedMatch(Match):
    """A game with clocks that run out soon, at first."""

    def __init__(self, clients, game):
        self.body = {"clock": {"per_game": CLOCK, "increment": 60}}
        super().__init__(clients, game)

    def next_move(self):
        client = from_elsewhere(self.people[self.table["turn"]])
        return client, client.get(self.path + "/legal-moves").json()["moves"][0]

    def stored(self):
        """As soon as it can be had."""
        return wait_until(lambda: self.people[0].get(self.path), lambda answer: answer.status == 200).json()


def ploy(client):
    return next(game for game in client.get("/games").json()["items"] if game["name"] == "ploy")


def send(client, match, move, key=""):
    """With a key it may be sent again: it is played once."""
    return from_elsewhere(client).request("POST", f"/api/v1{match.path}/moves", {"move": move}, Idempotency_Key=key)


def move_when_possible(client, match, move, key=""):
    """Sends it until it is taken; each other answer is 503."""
    answer = wait_until(lambda: send(client, match, move, key), lambda it: it.status != 503)
    assert answer.status == 200, answer
    match.table = answer.json()
    match.moves.append(move)


class WithPostgreSql(unittest.TestCase):
    def setUp(self):
        self.postgresql = PostgreSql()
        self.addCleanup(self.postgresql.close)
        self.proxy = Proxy(self.postgresql)
        self.addCleanup(self.proxy.close)
        self.database = self.postgresql.new_database()
        self.arena = Arena("--database", self.proxy.address(self.database), *SETTINGS)
        self.addCleanup(self.arena.close)
        self.clients = [self.arena.administrator(), self.arena.user("otter")]

    def matches(self, count):
        return [ClockedMatch(self.clients, ploy(self.clients[0])) for _ in range(count)]

    def go_on(self, matches):
        """Every game goes on as if nothing had been."""
        for match in matches:
            table = match.stored()
            self.assertEqual(table["status"], "playing", table.get("end"))
            self.assertEqual(table["moves"], len(match.moves), "what was acknowledged, once")
            match.table = table
            client, move = match.next_move()
            move_when_possible(client, match, move)
        self.assertEqual(metrics_of(self.arena.port).sum("tulkas_games_ended_total", reason="over time"), 0)


class Cuts(WithPostgreSql):
    def test_cost_no_game_and_no_move_and_answers_come_meanwhile(self):
        matches = self.matches(3)
        for match in matches:
            match.move()
        began, answers = time.monotonic(), 0
        with self.proxy.silent():
            wait_until(lambda: page_of(self.arena.port, "/healthz").status, lambda status: status == 503)
            while time.monotonic() - began < CUT or answers < 20:
                self.assertEqual(page_of(self.arena.port, "/healthz").status, 503)
                self.assertEqual(metrics_of(self.arena.port).sum("tulkas_database_up"), 0)
                match = matches[answers % len(matches)]
                refused = from_elsewhere(match.people[0]).post(match.path + "/moves", move="x")
                self.assertEqual(refused.status, 503, refused)
                self.assertEqual(refused.headers["Retry-After"], "1")
                answers += 1
        wait_until(lambda: page_of(self.arena.port, "/healthz").status, lambda status: status == 200)
        self.go_on(matches)
        lines = [line for line in self.arena.log_lines() if line["level"] in ("error", "warning")]
        self.assertLess(len(lines), 25, "one a minute for each cause, and not two a request")

    def test_in_the_middle_of_moves_lose_none_and_play_none_twice(self):
        matches = self.matches(3)
        for match in matches * 2:
            match.move()
        wanted = [match.next_move() for match in matches]
        with self.proxy.silent():
            for match, (client, move) in zip(matches, wanted):
                self.assertEqual(send(client, match, move, "third").status, 503)
        for match, (client, move) in zip(matches, wanted):
            move_when_possible(client, match, move, "third")  # stored or not
        self.go_on(matches)

    def test_do_not_keep_the_server_from_ending(self):
        for match in self.matches(2):
            match.move()
        with self.proxy.silent():
            wait_until(lambda: page_of(self.arena.port, "/healthz").status, lambda status: status == 503)
            began = time.monotonic()
            self.assertEqual(self.arena.stop(signal.SIGTERM), 0, "before the database is back")
            self.assertLess(time.monotonic() - began, 60)


class LostAnswers(WithPostgreSql):
    def test_of_a_commit_are_looked_up(self):
        match, = self.matches(1)
        for _ in range(10):
            client, move = match.next_move()
            self.proxy.lose_next_commit()
            move_when_possible(client, match, move)
            self.assertTrue(self.proxy.happened.wait(120))
        self.go_on([match])

    def test_of_a_commit_before_a_silence_play_the_move_once(self):
        match, other = self.matches(2)
        match.move()
        other.move()
        for number in range(3):
            client, move = match.next_move()
            self.proxy.lose_next_commit(then_be_silent=True)
            answer = send(client, match, move, f"move {number}")
            self.assertTrue(self.proxy.happened.wait(120))
            self.assertIn(answer.status, (200, 503))  # it may have been another's commit
            self.proxy.set_silent(False)
            move_when_possible(client, match, move, f"move {number}")
        self.go_on([match, other])


class Repetitions(WithPostgreSql):
    def make(self, key):
        body = {"title": key, "game": "martian-chess", "entrants": [{"house": "random"}, {"house": "greedy"}]}
        return from_elsewhere(self.clients[0]).request("POST", "/api/v1/tournaments", body, Idempotency_Key=key)

    def titles(self):
        return sorted(it["title"] for it in self.clients[0].get("/tournaments?limit=200").json()["items"])

    def test_of_requests_whose_answer_got_lost_count_once(self):
        for number in range(6):
            key = f"tournament {number}"
            self.proxy.lose_next_commit(then_be_silent=number % 2 == 0)
            self.assertIn(self.make(key).status, (201, 409, 503))
            self.assertTrue(self.proxy.happened.wait(120))
            self.proxy.set_silent(False)
            again = wait_until(lambda key=key: self.make(key), lambda it: it.status != 503)
            self.assertIn(again.status, (201, 409), again)  # 409: carried out, and what was answered is not known
            self.assertEqual(self.titles(), [f"tournament {other}" for other in range(number + 1)])

    def test_are_known_after_a_restart(self):
        made = self.make("a")
        self.assertEqual(made.status, 201, made)
        self.arena.process.kill()
        self.arena.wait()
        arena = Arena("--database", self.database, *SETTINGS)
        self.addCleanup(arena.close)
        self.clients[0].arena = arena
        again = self.make("a")
        self.assertEqual((again.status, again.body, again.headers["Idempotency-Replayed"]), (201, made.body, "true"))
        self.assertEqual(self.titles(), ["a"])


class DeadDatabases(WithPostgreSql):
    def test_come_back_with_everything_and_the_games_go_on(self):
        matches = self.matches(3)
        for match in matches:
            match.move()
        for _ in range(2):
            self.postgresql.crash()
            wait_until(lambda: page_of(self.arena.port, "/healthz").status, lambda status: status == 503)
            self.assertEqual(self.clients[0].post("/tokens", label="x").status, 503)
            self.postgresql.start()
            self.go_on(matches)

    def test_that_end_every_session_are_not_noticed(self):
        match, = self.matches(1)
        match.move()
        for _ in range(5):
            self.postgresql.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                    "WHERE application_name = 'tulkas'")
            client, move = match.next_move()
            answer = client.post(match.path + "/moves", move=move)
            self.assertEqual(answer.status, 200, answer)
            match.table = answer.json()
            match.moves.append(move)


class LockedFiles(unittest.TestCase):
    def test_cost_no_game_and_are_used_again(self):
        arena = Arena(*QUICK_ASKERS)
        self.addCleanup(arena.close)
        clients = [arena.administrator(), arena.user("otter")]
        match = ClockedMatch(clients, ploy(clients[0]))
        match.move()
        client, move = match.next_move()
        other = sqlite3.connect(arena.data / "tulkas.db", isolation_level=None)
        self.addCleanup(other.close)
        began = time.monotonic()
        other.execute("BEGIN IMMEDIATE")
        while time.monotonic() - began < CUT:
            self.assertEqual(from_elsewhere(client).post(match.path + "/moves", move=move).status, 503)
            self.assertEqual(client.get(match.path).status, 200, "who only looks is not disturbed")
        self.assertEqual(page_of(arena.port, "/healthz").status, 503)
        other.execute("ROLLBACK")
        move_when_possible(client, match, move)
        wait_until(lambda: page_of(arena.port, "/healthz").status, lambda status: status == 200)
        self.assertEqual(match.stored()["status"], "playing")


class FullDisks(unittest.TestCase):
    def test_of_a_real_file_system_lose_nothing(self):
        """A file system of a few megabytes, in a mount namespace of the server's own."""
        probe = subprocess.run(["unshare", "-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False)
        if probe.returncode:
            self.skipTest("may not mount here")
        arena = Arena(*QUICK_ASKERS, wrapper=lambda data: ["unshare", "-m", "sh", "-c",
                                                            f'mkdir -p {data} && mount -t tmpfs -o size=8m tmpfs {data} && exec "$@"', "-"])
        self.addCleanup(arena.close)
        clients = [arena.administrator(), arena.user("otter")]
        match = ClockedMatch(clients, ploy(clients[0]))
        match.move()
        filler = pathlib.Path(f"/proc/{arena.process.pid}/root{arena.data}/filler")
        with filler.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass
        began = time.monotonic()
        refused = match.try_to_move()
        while refused.status == 200:  # some fit into what is there
            refused = match.try_to_move()
        client, move = match.next_move()
        while time.monotonic() - began < CUT:
            self.assertEqual(from_elsewhere(client).post(match.path + "/moves", move=move).status, 503)
        filler.unlink()
        move_when_possible(client, match, move)
        table = match.stored()
        self.assertEqual((table["status"], table["moves"]), ("playing", len(match.moves)))
        self.assertEqual(arena.stop(), 0)
