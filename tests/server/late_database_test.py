"""What the documents say of PostgreSQL: the unit's command, the address postgresql://tulkas@localhost/tulkas, and a database
that comes later than the server."""
import os
import pathlib
import re
import socket
import subprocess
import tempfile
import unittest

from arena import TULKAS, environment, wait_until
from metrics_test import page_of
from postgresql import PostgreSql

ADDRESS = "postgresql://tulkas@localhost/tulkas"
ROOT = pathlib.Path(os.environ["ROOT"])


def free_port():
    with socket.create_server(("localhost", 0)) as taken:
        return taken.getsockname()[1]


class Unit:
    """The command of the systemd unit, as systemd would run it."""

    def __init__(self, port, directory):
        self.directory = directory
        (directory / "tulkas.toml").write_text(
            f'[Server]\nPort = 0\nDataDirectory = "{directory}/data"\n[Work]\nLadderShare = 0\n')
        line = re.search(r"^ExecStart=(.*)$", (ROOT / "packaging/systemd/tulkas.service.in").read_text(), re.MULTILINE)[1]
        command = [TULKAS, *line.split()[1:]]
        command[command.index("--config") + 1] = str(directory / "tulkas.toml")
        self.notified = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.notified.bind(str(directory / "notify"))
        self.notified.settimeout(120)
        self.log = (directory / "log").open("w")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, text=True,
            env={**environment(), "TULKAS_SERVER_DATABASE_CONNECTION_STRING": ADDRESS, "PGPORT": str(port),
                 "NOTIFY_SOCKET": str(directory / "notify")})

    def waits(self):
        """How often it has said so."""
        return (self.directory / "log").read_text().count("waiting for the database")

    def close(self):
        self.process.kill()
        self.process.communicate()
        self.notified.close()
        self.log.close()


class LateDatabases(unittest.TestCase):
    def setUp(self):
        self.postgresql = PostgreSql(free_port())
        self.addCleanup(self.postgresql.close)
        self.postgresql.run("createdb", "tulkas")
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.directory = pathlib.Path(temporary.name)

    def start(self):
        unit = Unit(self.postgresql.port, self.directory)
        self.addCleanup(unit.close)
        return unit

    def serves(self, unit):
        line = unit.process.stdout.readline()
        found = re.fullmatch(r"listening on http://localhost:(\d+)\n", line)
        self.assertTrue(found, (line, (self.directory / "log").read_text()))
        while (said := unit.notified.recv(4096).decode()) == "WATCHDOG=1":
            pass  # it may say first that it is alive
        self.assertIn("READY=1", said)
        self.assertEqual(page_of(int(found[1]), "/healthz").status, 200)

    def test_are_found_at_the_address_of_the_documents(self):
        self.assertIn(f"tulkas serve --database {ADDRESS}\n", (ROOT / "docs/operators.md").read_text())
        self.serves(self.start())

    def test_are_waited_for(self):
        self.postgresql.crash()
        unit = self.start()
        wait_until(unit.waits, lambda count: count >= 1)
        self.assertIsNone(unit.process.poll())
        unit.notified.setblocking(False)
        self.assertRaises(BlockingIOError, unit.notified.recv, 4096)  # it has not said that it is ready
        unit.notified.settimeout(120)
        self.postgresql.start()
        self.serves(unit)
