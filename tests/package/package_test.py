"""The .deb in a fresh Debian 12: installed, started as its user, upgraded, and purged without a trace.
"""
import http.client
import json
import os
import pathlib
import re
import subprocess
import unittest

from machine import AS_ROOT, Machine, debian, done
from unit import Unit

PACKAGES = pathlib.Path(os.environ["PACKAGES"])
PASSWORD = "a long password"
BOT = "/usr/share/tulkas/examples/bots/python/martian_chess_miser.py"

# What dpkg, apt and the dynamic linker keep about packages, whichever these are.
BOOKKEEPING = re.compile(r"/var/(log|cache|lib/(dpkg|apt|systemd/deb-systemd-helper-enabled))(/.*)?|/var/tmp/.*\.deb|/etc/ld\.so\.cache"
                         r"|/etc/(passwd|group|shadow|gshadow)-|/etc/\.pwd\.lock")


class Service:
    """The server as its unit starts it, in the machine. systemd would make its directories and read the secrets."""

    def __init__(self, machine):
        self.unit = Unit(machine.read("/usr/lib/systemd/system/tulkas.service"))
        user = self.unit.one("User")
        for kind, parent in (("State", "/var/lib"), ("Cache", "/var/cache")):
            machine.run("install", "-d", "-o", user, "-g", user, "-m", self.unit.one(f"{kind}DirectoryMode"),
                        f"{parent}/{self.unit.one(f'{kind}Directory')}")
        self.process = subprocess.Popen(machine.command(*self.unit.command(), user=user, HOME="/var/lib/tulkas",
                                                        TULKAS_SERVER_PORT="0", **self.unit.environment()),
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.fullmatch(r"listening on http://localhost:(\d+)\n", line)
        if not found:
            raise AssertionError(f"the server said {line!r}, {self.process.communicate()}")
        self.port = int(found[1])
        self.cookie = ""

    def first_link(self):
        while line := self.process.stdout.readline():
            if found := re.search(r"/first-administrator#(\S+)", line):
                return found[1]
        raise AssertionError("the server printed no link")

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path, body=body, headers={"Cookie": self.cookie, "Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read().decode()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        connection.close()
        if answer.status >= 400:
            raise AssertionError(f"{method} {path}: {answer.status} {text}")
        return text

    def stop(self):
        """Its exit status. The signal goes to the server itself, not to the programs that started it."""
        server = self.process.pid
        while pathlib.Path(f"/proc/{server}/comm").read_text() != "tulkas\n":
            (server,) = pathlib.Path(f"/proc/{server}/task/{server}/children").read_text().split()
        done([*AS_ROOT, "kill", server])
        self.process.communicate(timeout=60)
        return self.process.returncode

    def close(self):
        if self.process.poll() is None:
            self.stop()


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.before, cls.deb = (next((PACKAGES / kind).glob("tulkas_*.deb")) for kind in ("before", "now"))
        cls.machine = Machine(debian(cls.deb))

    @classmethod
    def tearDownClass(cls):
        cls.machine.close()

    def start(self):
        service = Service(self.machine)
        self.addCleanup(service.close)
        return service

    def test_lives_from_its_installation_to_its_end_without_a_trace(self):
        files, users = self.machine.files(), self.users()
        self.install_the_version_before()
        self.upgrade()
        self.remove_and_install_again()
        self.machine.run("apt-get", "-y", "-q", "purge", "--autoremove", "tulkas", "python3")
        self.assertEqual(self.users(), users)
        left = sorted(path for path in self.machine.files() ^ files if not BOOKKEEPING.fullmatch(path))
        self.assertEqual(left, [], "files that came or went")

    def users(self):
        return [sorted(self.machine.read(f"/etc/{file}").splitlines()) for file in ("passwd", "group", "shadow", "gshadow")]

    def version(self):
        return self.machine.run("dpkg-query", "-W", "-f", "${Version}", "tulkas")

    def install_the_version_before(self):
        self.machine.install(self.before, "python3")
        self.assertLess(self.version(), done(["dpkg-deb", "--field", self.deb, "Version"]).strip())
        user = self.machine.run("getent", "passwd", "tulkas").split(":")
        self.assertEqual((user[5], user[6]), ("/var/lib/tulkas", "/usr/sbin/nologin\n"))
        self.assertEqual(self.machine.run("stat", "-c", "%U %a", "/var/lib/tulkas"), "tulkas 700\n")
        self.assertTrue(self.machine.exists("/etc/systemd/system/multi-user.target.wants/tulkas.service"), "it starts by itself")
        self.assertFalse(self.machine.exists("/etc/systemd/system/multi-user.target.wants/tulkas-worker.service"))
        self.machine.run("sh", "-c", "printf '[Judge]\\nGames = 2\\nWins = 0\\n' >>/etc/tulkas/tulkas.toml")

        service = self.start()
        self.assertIn("<title>", service.ask("GET", "/"), "the pages")
        service.ask("POST", "/api/v1/first-administrator",
                    json.dumps({"link": service.first_link(), "name": "root", "password": PASSWORD}))
        self.assertEqual(service.stop(), 0)

    def upgrade(self):
        self.machine.install(self.deb)
        self.assertEqual(self.version(), done(["dpkg-deb", "--field", self.deb, "Version"]).strip())
        self.assertIn("Games = 2", self.machine.read("/etc/tulkas/tulkas.toml"), "what the administrator wrote")
        self.assertRegex(self.machine.run("tulkas", "--version"), rf"^tulkas {re.escape(self.version())} \(commit [0-9a-f]{{12}}")

        service = self.start()
        service.ask("POST", "/api/v1/session", json.dumps({"name": "root", "password": PASSWORD}))
        token = json.loads(service.ask("POST", "/api/v1/tokens", json.dumps({"label": "test"})))["token"]
        report = self.machine.run("tulkas", "submit", "martian-chess", BOT, "--server", f"http://127.0.0.1:{service.port}",
                                  TULKAS_TOKEN=token)
        self.assertRegex(report, r"(?s)Valid upload!.*\n1\n$", "built and played in the sandbox, by the service")
        self.assertEqual(service.stop(), 0)

        played = json.loads(self.machine.run("tulkas", "play", "martian-chess", BOT, "random", "--games", "2", "--json",
                                             user="tulkas", HOME="/var/lib/tulkas"))
        self.assertEqual(len(played["games"]), 2)

    def remove_and_install_again(self):
        """Without --purge, data and settings stay."""
        self.machine.run("apt-get", "-y", "-q", "remove", "tulkas")
        self.assertFalse(self.machine.exists("/usr/bin/tulkas"))
        self.assertTrue(self.machine.exists("/var/lib/tulkas/tulkas.db"))
        self.machine.install(self.deb)
        self.assertIn("Games = 2", self.machine.read("/etc/tulkas/tulkas.toml"))
        self.assertTrue(self.machine.exists("/etc/systemd/system/multi-user.target.wants/tulkas.service"))


if __name__ == "__main__":
    unittest.main()
