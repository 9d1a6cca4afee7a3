"""Programs of different versions, and databases of other versions than the program: said clearly, and nothing is touched."""
import contextlib
import pathlib
import socket
import tempfile
import threading
import unittest

from arena import Arena, tulkas
from fleet_test import VERSION
from postgresql import PostgreSql
from workers_test import Worker

OTHER = VERSION[:-1] + ("8" if VERSION[-1] == "9" else "9")


class Renaming:
    """Between a worker and its arena: what the worker says of its version is changed on the way."""

    def __init__(self, port):
        self.port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://localhost:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        with contextlib.suppress(OSError):
            while True:
                worker, _ = self.listener.accept()
                arena = socket.create_connection(("127.0.0.1", self.port))
                threading.Thread(target=self.pass_on, args=(worker, arena, True), daemon=True).start()
                threading.Thread(target=self.pass_on, args=(arena, worker, False), daemon=True).start()

    def pass_on(self, reader, writer, renames):
        with contextlib.suppress(OSError):
            while data := reader.recv(65536):
                if renames:
                    data = data.replace(f'"version":"{VERSION}"'.encode(), f'"version":"{OTHER}"'.encode())
                writer.sendall(data)
        with contextlib.suppress(OSError):
            writer.shutdown(socket.SHUT_WR)

    def close(self):
        self.listener.close()


class Versions(unittest.TestCase):
    def test_of_a_worker_that_is_not_the_arenas(self):
        arena = Arena("--set", "Work.LeaveToWorkers=true")
        self.addCleanup(arena.close)
        root = arena.administrator()
        between = Renaming(arena.port)
        self.addCleanup(between.close)
        stranger = Worker(arena, address=between.address)
        self.addCleanup(stranger.close)
        self.assertEqual((stranger.said, stranger.process.wait(timeout=120)), ("", 1), "it ends by itself")
        said = pathlib.Path(stranger.log.name).read_text()
        self.assertIn(VERSION, said)
        self.assertIn(OTHER, said)
        self.assertEqual(root.get("/work/workers").json()["items"], [], "it was given no work")
        friend = Worker(arena)
        self.addCleanup(friend.close)
        self.assertTrue(friend.said.startswith("working for "), friend.said)

    def test_of_a_database_that_is_newer_on_postgresql(self):
        postgresql = PostgreSql()
        self.addCleanup(postgresql.close)
        database = postgresql.new_database()
        arena = Arena("--database", database)
        self.addCleanup(arena.close)
        arena.administrator()
        arena.user("otter")
        postgresql.execute("INSERT INTO schema_steps (number) VALUES (1000)")
        self.assertEqual(arena.client().post("/session", name="otter", password="a long password").status, 201,
                         "a server that runs goes on: nobody else can have changed the tables")
        self.assertEqual(arena.stop(), 0)
        with tempfile.TemporaryDirectory() as directory:
            file = pathlib.Path(directory, "backup.db")
            there = "--data", directory, "--database", database
            for command in (("serve", "--port", "0"), ("backup", file), ("worker-token",), ("account", "otter")):
                done = tulkas(*command, *there)
                self.assertNotEqual(done.returncode, 0, command)
                self.assertIn("newer version of this program", done.stderr, command)
            self.assertFalse(file.exists())
        postgresql.execute("DELETE FROM schema_steps WHERE number = 1000")
        again = Arena("--database", database)
        self.addCleanup(again.close)
        self.assertEqual(again.client().post("/session", name="otter", password="a long password").status, 201)


if __name__ == "__main__":
    unittest.main()
