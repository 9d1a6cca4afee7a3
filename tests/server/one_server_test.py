"""One server for a database and for a port: a second one is refused and says why. And what a server tells systemd."""
import os
import pathlib
import signal
import socket
import tempfile
import unittest

from arena import Arena, tulkas, wait_until
from metrics_test import page_of
from postgresql import PostgreSql
from proxy import Proxy


class OneServer(unittest.TestCase):
    def refused(self, why, *arguments, status=1):
        with tempfile.TemporaryDirectory() as other:
            done = tulkas("serve", *(arguments if "--data" in arguments else ("--data", other, *arguments)))
        self.assertEqual((done.returncode, done.stdout), (status, ""), done.stderr)
        self.assertRegex(done.stderr.splitlines()[-1], "^tulkas: .*" + why)

    def test_for_a_file(self):
        with tempfile.TemporaryDirectory() as data:
            first = Arena(data=data)
            self.addCleanup(first.close)
            self.refused(f"another tulkas serve uses this database: process {first.process.pid}$", "--port", "0", "--data",
                         first.data)
            self.assertEqual(page_of(first.port, "/healthz").status, 200)
            first.process.kill()
            again = Arena(data=data)  # a lock that somebody left is none
            self.addCleanup(again.close)
            self.assertEqual(again.stop(), 0)

    def test_for_a_port(self):
        first = Arena()
        self.addCleanup(first.close)
        self.refused(f"cannot listen at 127.0.0.1 port {first.port}: Address already in use", "--port", first.port, status=3)

    def test_for_postgresql_also_after_a_cut(self):
        postgresql = PostgreSql()
        self.addCleanup(postgresql.close)
        database = postgresql.new_database()
        proxy = Proxy(postgresql)
        self.addCleanup(proxy.close)
        first = Arena("--database", proxy.address(database))
        self.addCleanup(first.close)
        for _ in range(2):
            self.refused("another tulkas serve uses this database, from this machine since", "--port", "0", "--database", database)
            with proxy.silent():
                wait_until(lambda: page_of(first.port, "/healthz").status, lambda status: status == 503)
            wait_until(lambda: page_of(first.port, "/healthz").status, lambda status: status == 200)
        # Somebody ends its session, and another server is quicker while it cannot come back.
        with proxy.silent():
            wait_until(lambda: page_of(first.port, "/healthz").status, lambda status: status == 503)
            postgresql.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'tulkas%'")
            second = Arena("--database", database)
            self.addCleanup(second.close)
        self.assertEqual(first.wait(), 1, "it ends by itself")
        self.assertIn("another tulkas serve uses this database", first.log_text())
        self.assertEqual(page_of(second.port, "/healthz").status, 200)


class ServiceManager(unittest.TestCase):
    def test_hears_that_the_server_is_ready_alive_and_stopping(self):
        with tempfile.TemporaryDirectory() as directory, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
            heard.bind(f"{directory}/notify")
            heard.settimeout(120)
            arena = Arena(more={"NOTIFY_SOCKET": f"{directory}/notify", "WATCHDOG_USEC": "60000000"})
            self.addCleanup(arena.close)
            said = []
            while "WATCHDOG=1" not in said:
                said.append(heard.recv(4096).decode())
            self.assertIn(f"READY=1\nSTATUS=listening on http://localhost:{arena.port}", said)
            self.assertEqual(arena.stop(signal.SIGTERM), 0)
            heard.setblocking(False)
            while "STOPPING=1" not in said:
                said.append(heard.recv(4096).decode())

    def test_is_asked_for_in_the_units(self):
        units = pathlib.Path(os.environ["ROOT"]) / "packaging/systemd"
        for unit in ("tulkas.service.in", "tulkas-worker.service.in"):
            text = (units / unit).read_text()
            self.assertIn("Type=notify\n", text)
            self.assertIn("WatchdogSec=", text)
