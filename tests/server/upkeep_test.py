"""What an operator does to the arena: stops it, backs it up, kills it."""
import json
import pathlib
import resource
import signal
import sqlite3
import tempfile
import threading
import unittest

from arena import PASSWORD, Arena, WithArena, read_all, tulkas
from follower import Follower
from match import Match


class Stopping(WithArena):
    def connect_and_ask(self):
        """A connection that the server has welcomed, and that asks for nothing more."""
        connection = self.arena.connect()
        self.addCleanup(connection.close)
        connection.sendall(b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        said = b""
        while not said.endswith(b"\r\n\r\n"):
            said += connection.recv(1000)
        return connection

    def test_ends_with_status_0(self):
        self.assertEqual(self.arena.stop(signal.SIGTERM), 0)
        self.assertEqual([line["message"] for line in self.arena.log_lines()], ["started", "stopping", "stopped"])

    def test_an_interrupt_is_the_same(self):
        self.assertEqual(self.arena.stop(signal.SIGINT), 0)

    def test_what_is_under_way_is_finished(self):
        body = json.dumps({"name": "root", "password": PASSWORD}).encode()
        idle = self.connect_and_ask()
        with self.arena.connect() as connection:
            connection.sendall(b"POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                               b"Expect: 100-continue\r\nContent-Length: " + str(len(body)).encode() + b"\r\n\r\n")
            self.assertIn(b"100 Continue", connection.recv(1000))  # it is in the middle of our request
            self.arena.process.send_signal(signal.SIGTERM)
            self.assertEqual(idle.recv(1), b"", "who asks for nothing is not waited for")
            connection.sendall(body)
            self.assertRegex(read_all(connection), b"^HTTP/1.1 401")
        self.assertEqual(self.arena.wait(), 0)

    def test_a_second_signal_ends_at_once(self):
        idle = self.connect_and_ask()
        with self.arena.connect() as connection:
            connection.sendall(b"POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                               b"Expect: 100-continue\r\nContent-Length: 10\r\n\r\n")
            self.assertIn(b"100 Continue", connection.recv(1000))
            self.arena.process.send_signal(signal.SIGTERM)
            self.assertEqual(idle.recv(1), b"")  # it stops, and waits for us
            self.assertEqual(self.arena.stop(signal.SIGTERM), -signal.SIGTERM)


class Backups(WithArena):
    def names(self, client):
        return [person["name"] for person in client.get("/people?limit=200").json()["items"]]

    def test_are_made_while_people_come(self):
        root = self.arena.administrator()
        directory = pathlib.Path(self.arena.directory.name)
        done, added = threading.Event(), []

        def register():
            while not done.is_set() and len(added) < 100:
                added.append(f"user{len(added)}")
                self.arena.user(added[-1])

        thread = threading.Thread(target=register)
        thread.start()
        for number in range(3):
            made = tulkas("backup", directory / f"backup{number}.db", "--data", self.arena.data)
            self.assertEqual(made.returncode, 0, made.stderr)
            self.assertRegex(made.stdout, r"^\d+ rows written to ")
        done.set()
        thread.join()
        everybody = self.names(root)
        self.assertEqual(everybody, ["root", *added])
        self.assertEqual(self.arena.stop(), 0)
        self.assertEqual(sorted(path.name for path in directory.glob("backup*")), [f"backup{n}.db" for n in range(3)])

        restored = directory / "restored"
        self.assertEqual(tulkas("restore", directory / "backup2.db", "--data", restored / "data").returncode, 0)
        again = Arena(data=restored)
        self.addCleanup(again.close)
        visitor = again.client()
        self.assertEqual(visitor.post("/session", name="root", password=PASSWORD).status, 201)
        names = self.names(visitor)
        self.assertEqual(names, everybody[:len(names)], "one moment of the original")

    def test_are_made_while_games_are_played_which_go_on_where_they_are_restored(self):
        clients = [self.arena.administrator(), self.arena.user("otter")]
        matches = [Match(clients, game) for game in clients[0].get("/games").json()["items"]]
        directory = pathlib.Path(self.arena.directory.name)
        done = threading.Event()

        def play():
            for match in matches:
                while not match.is_over() and len(match.moves) < 5:
                    match.move()
            playing.set()
            while not done.is_set():
                for match in matches:
                    if not match.is_over() and len(match.moves) < 200:
                        match.move()

        playing = threading.Event()
        thread = threading.Thread(target=play)
        thread.start()
        playing.wait(120)
        acknowledged = [len(match.moves) for match in matches]
        made = tulkas("backup", directory / "backup.db", "--data", self.arena.data)
        done.set()
        thread.join()
        self.assertEqual(made.returncode, 0, made.stderr)
        self.arena.stop(signal.SIGKILL)

        restored = directory / "restored"
        self.assertEqual(tulkas("restore", directory / "backup.db", "--data", restored / "data").returncode, 0)
        again = Arena(data=restored)
        self.addCleanup(again.close)
        for client in clients:
            client.arena = again
        for match, least in zip(matches, acknowledged):
            match.table = match.people[0].get(match.path).json()
            self.assertGreaterEqual(match.table["moves"], least, "all that was played before the backup")
            self.assertLessEqual(match.table["moves"], len(match.moves), "and nothing that never was")
            if not match.is_over():
                match.move()
                self.assertGreater(match.table["moves"], least)

    def test_overwrite_nothing_untold(self):
        self.arena.administrator()
        directory = pathlib.Path(self.arena.directory.name)
        backup = directory / "backup.db"
        self.assertEqual(tulkas("backup", backup, "--data", self.arena.data).returncode, 0)
        before = backup.read_bytes()
        again = tulkas("backup", backup, "--data", self.arena.data)
        self.assertEqual(again.returncode, 1)
        self.assertIn("--force", again.stderr)
        self.assertEqual(backup.read_bytes(), before)
        self.assertEqual(tulkas("backup", backup, "--force", "--data", self.arena.data).returncode, 0)
        self.arena.user("later")
        running = tulkas("restore", backup, "--force", "--data", self.arena.data)
        self.assertEqual(running.returncode, 1)
        self.assertIn("Stop the server", running.stderr)
        self.assertEqual(self.arena.client().post("/session", name="later", password=PASSWORD).status, 201)
        self.arena.stop(signal.SIGKILL)  # a server that died holds nothing
        refused = tulkas("restore", backup, "--data", self.arena.data)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("--force", refused.stderr)
        restored = tulkas("restore", backup, "--force", "--data", self.arena.data)
        self.assertEqual(restored.returncode, 0, restored.stderr)
        kept, = self.arena.data.glob("tulkas.db.before-*")
        self.assertIn(str(kept), restored.stdout)
        self.assertEqual(self.people_in(self.arena.data.parent), {"root"})
        aside = directory / "aside"
        (aside / "data").mkdir(parents=True)
        kept.rename(aside / "data" / "tulkas.db")
        self.assertEqual(self.people_in(aside), {"root", "later"}, "what was replaced is whole")

    def people_in(self, data):
        """Who can log in to an arena that is started there."""
        arena = Arena(data=data)
        self.addCleanup(arena.close)
        found = {name for name in ("root", "later")
                 if arena.client().post("/session", name=name, password=PASSWORD).status == 201}
        self.assertEqual(arena.stop(), 0)
        return found

    def test_that_are_empty_or_foreign_erase_nothing(self):
        self.arena.administrator()
        self.assertEqual(self.arena.stop(), 0)
        directory = pathlib.Path(self.arena.directory.name)
        before = (self.arena.data / "tulkas.db").read_bytes()
        (directory / "empty.db").touch()
        with sqlite3.connect(directory / "foreign.db") as foreign:
            foreign.execute("CREATE TABLE accounts (id INTEGER)")
        foreign.close()
        for name in ("empty.db", "foreign.db", "."):
            refused = tulkas("restore", directory / name, "--force", "--data", self.arena.data)
            self.assertEqual(refused.returncode, 2, refused.stderr)
            self.assertEqual((self.arena.data / "tulkas.db").read_bytes(), before)

    def test_of_nothing_are_refused(self):
        directory = pathlib.Path(self.arena.directory.name)
        missing = tulkas("backup", directory / "x.db", "--data", directory / "nowhere")
        self.assertEqual(missing.returncode, 2, missing.stderr)
        self.assertEqual(tulkas("restore", directory / "nothing.db", "--data", self.arena.data).returncode, 2)
        (directory / "broken.db").write_bytes(b"no database" * 999)
        self.assertEqual(tulkas("restore", directory / "broken.db", "--data", directory / "new").returncode, 2)
        self.assertFalse((directory / "x.db").exists())
        self.assertFalse((directory / "x.db.part").exists())


class FullDisk(WithArena):
    """No file of the server's may grow any more: that is how a full disk looks to it."""

    def set_room(self, most=resource.RLIM_INFINITY):
        _, hard = resource.prlimit(self.arena.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.arena.process.pid, resource.RLIMIT_FSIZE, (most, hard))

    def test_loses_nothing_and_the_games_go_on_when_there_is_room(self):
        clients = [self.arena.administrator(), self.arena.user("otter")]
        games = {game["name"]: game for game in clients[0].get("/games").json()["items"]}
        match = Match(clients, games["ploy"])
        follower = Follower(self.arena, match.path).connect()
        self.addCleanup(follower.close)
        match.move()
        self.set_room((self.arena.data / "tulkas.db-wal").stat().st_size)
        refused = match.try_to_move()
        while refused.status == 200:  # some fit into what is there
            refused = match.try_to_move()
        self.assertEqual((refused.status, refused.json()["error"]["code"]), (503, "unavailable"))
        table = clients[0].get(match.path).json()
        self.assertEqual((table["moves"], table["status"]), (len(match.moves), "playing"), "what was acknowledged counts")
        self.assertEqual(clients[0].post("/tokens", label="x").status, 503, "nothing that is not kept is promised")
        self.set_room()
        while "resumed" not in follower.kinds:
            follower.hear(follower.socket.next())
        while not match.is_over():
            match.move()
        self.assertTrue(follower.follow().is_whole())
        self.assertEqual(clients[0].get(match.path).json()["moves"], len(match.moves))
        self.assertEqual(self.arena.stop(), 0)
        self.assertTrue([line for line in self.arena.log_lines() if "the database: " in line.get("why", "")])


class Killed(unittest.TestCase):
    def test_loses_nothing_that_was_acknowledged(self):
        with tempfile.TemporaryDirectory() as data:
            first = Arena(data=data)
            self.addCleanup(first.close)
            root = first.administrator()
            added = []

            def register():
                try:
                    while True:
                        name = f"user{len(added)}"
                        first.user(name)
                        added.append(name)
                        if len(added) == 10:
                            enough.set()
                except OSError:
                    pass  # it was killed

            enough = threading.Event()
            thread = threading.Thread(target=register)
            thread.start()
            enough.wait(60)
            first.process.kill()
            thread.join()
            again = Arena(data=data)
            self.addCleanup(again.close)
            visitor = again.client()
            visitor.session = root.session
            names = [person["name"] for person in visitor.get("/people?limit=200").json()["items"]]
            self.assertEqual(names[:len(added) + 1], ["root", *added])
            self.assertLessEqual(len(names), len(added) + 2, "at most one that was not acknowledged")
