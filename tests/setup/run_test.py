"""./run on machines that lack something. apt-get, sudo, cmake and npm are stand-ins: they write down how they were called,
and cmake "builds" a program that prints its arguments."""

import os
import pathlib
import pty
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(os.environ["ROOT"])

STAND_INS = {
    # The first word of what is installed is written to a file, so that dpkg-query finds it afterwards.
    "apt-get": """case "$*" in
*--assume-no*) echo "Need to get 61.2 MB of archives."; echo "After this operation, 264 MB of additional disk space will be used."
    exit 1 ;; # as the real one does
*update*) ;;
*install*) echo "pmstatus:g++:40.0:Installing"; : >"$MACHINE/installed" ;;
esac""",
    "dpkg-query": '[ -e "$MACHINE/installed" ] && echo installed',
    "sudo": '[ "$1" = -n ] && exit "${SUDO_ASKS:-0}"; exec "$@"',
    "setsid": '[ "$1" = -w ] && shift; exec "$@"',
    "id": "echo 1000",
    "node": "echo v18.0.0",
    "npm": """case "$*" in
ci*) mkdir -p node_modules ;;
*build*) mkdir -p ../build/web-new; echo page >../build/web-new/index.html ;;
esac""",
    "cmake": """case "$*" in
*--build*) echo "[1/2] Building a"; ${SLOW_BUILD:+sleep 60}; echo "[2/2] Linking tulkas"
    printf '#!/bin/sh\\necho "$@"\\n' >build/release/tulkas; chmod +x build/release/tulkas ;;
*) mkdir -p build/release; : >build/release/build.ninja ;;
esac""",
}


def interrupt(process):
    """Presses Ctrl-C, and again: a shell that is just starting a program does not notice the first."""
    for _ in range(20):
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.communicate(timeout=3)
            return
        except subprocess.TimeoutExpired:
            pass
    raise AssertionError("it does not end")


class Machine(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)  # what was interrupted may still write
        self.addCleanup(temporary.cleanup)
        self.machine = pathlib.Path(temporary.name)
        self.clone = self.machine / "clone"
        self.programs = self.machine / "bin"
        self.programs.mkdir()
        shutil.copytree(ROOT / "tools", self.clone / "tools")
        shutil.copy(ROOT / "run", self.clone / "run")
        for folder in ("web", "libs/web/api/schemas", "docs"):
            (self.clone / folder).mkdir(parents=True)
        for file in ("web/package.json", "web/package-lock.json", "docs/api.md"):
            (self.clone / file).write_text("{}")
        for name, text in STAND_INS.items():
            self.add_program(name, text)
        # The tools that every Debian has.
        for name in ("bash", "sh", "env", "dirname", "sed", "grep", "awk", "paste", "tail", "mkdir", "rm", "mv", "cat", "find",
                     "sort", "xargs", "sha256sum", "chmod", "sleep"):
            os.symlink(shutil.which(name), self.programs / name)

    def add_program(self, name, text):
        path = self.programs / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>"$MACHINE/calls"\n{text}\n')
        path.chmod(0o755)

    def environment(self, **more):
        return {"PATH": str(self.programs), "HOME": str(self.machine), "MACHINE": str(self.machine), **more}

    def run_it(self, *arguments, **more):
        return subprocess.run([self.clone / "run", *arguments], env=self.environment(**more), stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=60, check=False)

    def run_in_a_terminal(self, answer):
        inside, outside = pty.openpty()
        process = subprocess.Popen([self.clone / "run", "games"], env=self.environment(), stdin=outside, stdout=outside,
                                   stderr=outside)
        os.close(outside)
        os.write(inside, answer)
        self.addCleanup(os.close, inside)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        said = self.read_until_it_ends(inside, process)
        return process.wait(), said.decode()

    def read_until_it_ends(self, terminal, process):
        """Also if something that it has left behind keeps the terminal open."""
        said, deadline = b"", time.monotonic() + 60
        while time.monotonic() < deadline:
            has_ended = process.poll() is not None
            if select.select([terminal], [], [], 0 if has_ended else 0.05)[0]:
                try:
                    said += os.read(terminal, 4096)
                except OSError:  # what Linux says when the other side has ended
                    return said
            elif has_ended:
                return said
        raise AssertionError(f"./run has not ended; it said {said.decode()!r}")

    def calls(self):
        path = self.machine / "calls"
        return path.read_text() if path.exists() else ""

    def test_says_how_much_it_installs_builds_and_passes_the_arguments_on(self):
        done = self.run_it("play", "ploy")
        self.assertEqual((done.returncode, done.stdout), (0, "play ploy\n"), done.stderr)
        self.assertIn("61.2 MB to download, 264 MB on disk", done.stderr)
        self.assertIn("libboost1.81-dev", self.calls())
        self.assertNotIn("npm ci", self.calls(), "playing in a terminal needs no pages")

    def test_serves_with_its_pages_on_the_next_port_if_8080_is_in_use(self):
        with socket.socket() as taken:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                taken.bind(("127.0.0.1", 8080))
                taken.listen()
            except OSError:
                pass  # somebody else has it: as good
            done = self.run_it()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("port 8080 is in use", done.stderr)
        self.assertRegex(done.stdout, r"^serve .*--port 80[89]\d\n$")
        self.assertNotIn("--port 8080", done.stdout)
        self.assertTrue((self.clone / "build/web/index.html").exists())

    def test_asks_before_sudo_and_takes_no_for_an_answer(self):
        status, said = self.run_in_a_terminal(b"n\n")
        self.assertEqual(status, 3)
        self.assertIn("Install them now with sudo?", said)
        self.assertIn("sudo apt-get install", said, "what to do by hand")
        self.assertNotIn("sudo env", self.calls())

    def test_installs_when_the_answer_is_yes(self):
        status, said = self.run_in_a_terminal(b"\n")
        self.assertEqual(status, 0, said)
        self.assertIn("sudo env", self.calls())

    def test_says_what_to_do_where_it_may_not_install(self):
        (self.programs / "sudo").unlink()
        done = self.run_it("games")
        self.assertEqual(done.returncode, 3)
        self.assertRegex(done.stderr, r"ask an administrator to run this once, then start again:\n +apt-get install .*libsoci-dev")

    def test_says_what_to_do_where_sudo_needs_a_password_and_there_is_no_terminal(self):
        done = self.run_it("games", SUDO_ASKS="1")
        self.assertEqual(done.returncode, 3)
        self.assertRegex(done.stderr, r"run this once, then start again:\n +sudo apt-get install ")

    def test_says_what_is_missing_where_there_is_no_apt(self):
        (self.programs / "apt-get").unlink()
        done = self.run_it("games")
        self.assertEqual(done.returncode, 3)
        self.assertIn("install the equivalents of these by hand: ", done.stderr)

    def test_starts_without_pages_where_npm_fails_and_says_why(self):
        self.add_program("npm", "echo no network; exit 1")
        done = self.run_it()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("no network", done.stderr)
        self.assertIn("the arena starts without its pages", done.stderr)

    def test_is_quiet_when_there_is_nothing_to_do(self):
        self.run_it("games")
        self.assertEqual(self.run_it("games").stderr, "")

    def test_leaves_nothing_half_done_when_it_is_interrupted(self):
        process = subprocess.Popen([self.clone / "run"], env=self.environment(SLOW_BUILD="1"), stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
        while "cmake --build" not in self.calls():
            time.sleep(0.02)
        interrupt(process)
        self.assertNotEqual(process.returncode, 0)
        self.assertFalse((self.clone / "build/release/tulkas").exists())
        self.assertEqual(self.run_it("games").stdout, "games\n", "it goes on where it was")


if __name__ == "__main__":
    unittest.main()
