"""What the arena keeps is nobody else's on the machine: files, backups, and secrets among the arguments of programs."""
import base64
import os
import pathlib
import re
import signal
import socket
import stat
import subprocess
import tempfile
import unittest

from arena import TULKAS, Arena, environment, tulkas
from workers_test import Worker

SECRET = "a-secret-of-this-test"


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def shared(folder):
    """The files and folders in a folder, itself among them, that others may read, write or enter."""
    return [str(path) for path in [folder, *folder.rglob("*")] if mode(path) & 0o077]


def umask(process):
    return int(re.search(r"^Umask:\t(\d+)$", pathlib.Path(f"/proc/{process.pid}/status").read_text(), re.MULTILINE)[1], 8)


class WithFolder(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.folder = pathlib.Path(directory.name)
        self.addCleanup(os.umask, os.umask(0o022))  # what most people have

    def arena(self, *arguments, **more):
        arena = Arena(*arguments, **more)
        self.addCleanup(arena.close)
        return arena


class Files(WithFolder):
    def test_of_the_server_are_its_users_alone(self):
        arena = self.arena(data=self.folder)
        arena.administrator()
        self.assertEqual(umask(arena.process), 0o077)
        self.assertIn("tulkas.db", [path.name for path in arena.data.iterdir()])
        self.assertEqual(shared(arena.data), [])

    def test_of_a_server_in_a_directory_that_was_there_too(self):
        """Somebody else made it, with other rights: they stay, but what is written there is private."""
        (self.folder / "data").mkdir(mode=0o755)
        arena = self.arena(data=self.folder)
        arena.administrator()
        self.assertEqual(shared(arena.data), [str(arena.data)])

    def test_of_a_worker_too(self):
        worker = Worker(self.arena())
        self.addCleanup(worker.close)
        self.assertTrue(worker.said, "it works")
        self.assertEqual(umask(worker.process), 0o077)
        self.assertNotIn(worker.token, pathlib.Path(f"/proc/{worker.process.pid}/cmdline").read_text())

    def test_that_are_backups_too(self):
        arena = self.arena(data=self.folder)
        arena.administrator()
        backup = self.folder / "backup.db"
        self.assertEqual(tulkas("backup", backup, "--data", arena.data).returncode, 0)
        self.assertEqual(mode(backup), 0o600)
        backup.chmod(0o644)  # of a version before
        self.assertEqual(tulkas("backup", backup, "--data", arena.data, "--force").returncode, 0)
        self.assertEqual(mode(backup), 0o600)
        self.assertEqual(tulkas("restore", backup, "--data", self.folder / "restored").returncode, 0)
        self.assertEqual(shared(self.folder / "restored"), [])

    def test_of_bots_are_seen_in_the_sandbox_all_the_same(self):
        """With root's rights a program in the sandbox is another user, who has to see what was built for it."""
        bot = self.folder / "bot"
        (bot / "parts").mkdir(parents=True)
        (bot / "tulkas.toml").write_text('main = "bot.py"\n')
        source = pathlib.Path(os.environ["ROOT"]) / "examples/bots/python/martian_chess_miser.py"
        (bot / "bot.py").write_text("import parts.nothing\n" + source.read_text())
        (bot / "parts" / "nothing.py").write_text("")
        os.umask(0o077)
        played = subprocess.run([TULKAS, "play", "martian-chess", bot, "random"], capture_output=True, text=True, timeout=120,
                                env={**environment(), "XDG_CACHE_HOME": str(self.folder / "cache")}, check=False)
        self.assertEqual(played.returncode, 0, played.stderr)


class Secrets(WithFolder):
    """As others on the machine see the arguments of a program."""

    def arguments(self, process):
        return pathlib.Path(f"/proc/{process.pid}/cmdline").read_text().split("\0")

    def start(self, *arguments):
        """A program that has begun its work, having connected to us, and the token that it said."""
        with socket.create_server(("127.0.0.1", 0)) as listener:
            process = subprocess.Popen([TULKAS, "actor", "--connect", f"127.0.0.1:{listener.getsockname()[1]}", *arguments],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.addCleanup(process.wait)
            self.addCleanup(process.kill)
            listener.settimeout(120)
            connection, _ = listener.accept()
            with connection, connection.makefile() as lines:
                return process, base64.b64decode(lines.readline().rsplit("-", 1)[1]).decode()

    def test_that_are_tokens_are_overwritten(self):
        for words in (("--token", SECRET), (f"--token={SECRET}",)):
            process, said = self.start(*words)
            self.assertEqual(said, SECRET, "it is used")
            self.assertNotIn(SECRET, " ".join(self.arguments(process)))

    def test_that_are_tokens_can_be_in_a_file(self):
        (self.folder / "token").write_text(SECRET + "\n")
        process, said = self.start("--token-file", str(self.folder / "token"))
        self.assertEqual(said, SECRET)
        self.assertIn(str(self.folder / "token"), self.arguments(process))

    def test_that_are_connection_strings_are_overwritten(self):
        where = f"sqlite:{self.folder}/{SECRET}.db"
        for words in (("--database", where), (f"--database={where}",), ("--set", f"Server.Database.ConnectionString={where}"),
                      (f"--set=Server.Database.ConnectionString={where}",)):
            arena = self.arena(*words)
            self.assertTrue((self.folder / f"{SECRET}.db").exists())
            arguments = self.arguments(arena.process)
            self.assertNotIn(SECRET, " ".join(arguments), words)
            self.assertIn(str(arena.data), arguments, "everything else is as it was")
            self.assertEqual(arena.stop(signal.SIGTERM), 0)

    def test_that_are_connection_strings_can_be_in_a_file(self):
        file = self.folder / "database"
        file.write_text(f"sqlite:{self.folder}/{SECRET}.db\n")
        for words, more in ((("--database-file", file), {}), ((), {"TULKAS_SERVER_DATABASE_CONNECTION_STRING_FILE": str(file)})):
            arena = self.arena(*words, more=more)
            self.assertTrue((self.folder / f"{SECRET}.db").exists())
            arena.stop()
            (self.folder / f"{SECRET}.db").unlink()

    def test_in_files_that_are_wrong_are_refused_without_showing_them(self):
        file = self.folder / "database"
        for text, why in (("", "is empty"), (SECRET, "begins with sqlite:"), (None, "cannot read")):
            if text is None:
                file.unlink()
            else:
                file.write_text(text)
            refused = tulkas("serve", "--database-file", file)
            self.assertEqual(refused.returncode, 2, refused)
            self.assertIn("Server.Database.ConnectionString", refused.stderr)
            self.assertIn(why, refused.stderr)
            self.assertNotIn(SECRET, refused.stderr)
        both = tulkas("serve", "--database-file", file, "--database", "sqlite:x")
        self.assertIn("--database and --database-file cannot be used together", both.stderr)


if __name__ == "__main__":
    unittest.main()
