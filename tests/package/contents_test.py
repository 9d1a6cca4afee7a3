"""What is in the packages, without installing them."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from unit import Unit

PACKAGES = pathlib.Path(os.environ["PACKAGES"]) / "now"
TULKAS = os.environ["TULKAS"]


def run(*command, **more):
    return subprocess.run([*map(str, command)], capture_output=True, text=True, check=True, timeout=300, **more).stdout


def commands():
    """The commands that `tulkas --help` lists."""
    return re.findall(r"^  ([a-z-]+) ", run(TULKAS, "--help").split("Commands:\n")[1], re.MULTILINE)


class Unpacked(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = pathlib.Path(directory.name)

    def has(self, *paths):
        self.assertEqual([path for path in paths if not (self.root / path).is_file()], [], "missing")


class Deb(Unpacked):
    def setUp(self):
        super().setUp()
        self.deb = next(PACKAGES.glob("tulkas_*.deb"))
        run("dpkg-deb", "--raw-extract", self.deb, self.root)

    def field(self, name):
        return run("dpkg-deb", "--field", self.deb, name)

    def test_names_what_it_needs(self):
        for library in ("libc6", "libstdc++6", "libpq5", "libseccomp2", "libsodium23"):
            self.assertRegex(self.field("Depends"), rf"(^|, ){re.escape(library)} \(>= ")
        described = pathlib.Path(os.environ["ROOT"], "languages").glob("*.toml")
        packages = set(re.findall(r'"([^"]+)"', " ".join(re.findall(r"^packages = .*", " \n".join(
            file.read_text() for file in described), re.MULTILINE))))
        self.assertEqual(set(self.field("Recommends").strip().split(", ")), packages | {"ca-certificates"})

    def test_units_keep_data_private(self):
        for unit in ("tulkas.service", "tulkas-worker.service"):
            text = (self.root / "usr/lib/systemd/system" / unit).read_text()
            for line in ("CacheDirectoryMode=0700", "UMask=0077"):
                self.assertIn(f"\n{line}\n", text, unit)
        self.assertIn("\nStateDirectoryMode=0700\n", (self.root / "usr/lib/systemd/system/tulkas.service").read_text())

    def test_unit_of_a_worker_has_nothing_of_the_server(self):
        server, worker = (Unit((self.root / "usr/lib/systemd/system" / unit).read_text()) for unit in ("tulkas.service", "tulkas-worker.service"))
        users = [line.split()[1] for line in (self.root / "usr/lib/sysusers.d/tulkas.conf").read_text().splitlines() if line.startswith("u ")]
        self.assertEqual(users, [server.one("User"), worker.one("User")])
        for setting in ("User", "CacheDirectory"):
            self.assertNotEqual(server.one(setting), worker.one(setting))
        for setting in ("EnvironmentFile", "StateDirectory"):
            self.assertIn(setting, server.settings)
            self.assertNotIn(setting, worker.settings)
        hidden = worker.one("InaccessiblePaths").split()
        self.assertEqual(hidden, [f"-/var/lib/{server.one('StateDirectory')}", f"-/var/cache/{server.one('CacheDirectory')}"])

    def test_has_settings_units_manual_pages_and_completion(self):
        self.assertEqual((self.root / "DEBIAN/conffiles").read_text(), "/etc/tulkas/tulkas.toml\n")
        self.has("etc/tulkas/tulkas.toml", "usr/lib/sysusers.d/tulkas.conf", "usr/share/doc/tulkas/copyright",
                 "usr/share/bash-completion/completions/tulkas", "usr/share/zsh/vendor-completions/_tulkas",
                 "usr/share/fish/vendor_completions.d/tulkas.fish", "usr/share/tulkas/web/index.html",
                 "usr/share/man/man1/tulkas.1.gz", "usr/share/man/man5/tulkas.toml.5.gz",
                 *(f"usr/share/man/man1/tulkas-{command}.1.gz" for command in commands()))
        run(TULKAS, "config", "--config", self.root / "etc/tulkas/tulkas.toml")

    def test_has_nothing_that_only_the_build_needs(self):
        strange = [str(path) for path in self.root.rglob("*") if path.name in ("CMakeLists.txt", "tests", "__pycache__", "node_modules")]
        self.assertEqual(strange, [])

    def test_has_units_that_systemd_understands_and_that_confine_the_arena(self):
        for unit in ("tulkas.service", "tulkas-worker.service"):
            path = self.root / "usr/lib/systemd/system" / unit
            # The offline analysis looks for nothing but the unit. 10 is a service that may do everything.
            said = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=45", "--no-pager", path],
                                  capture_output=True, text=True, timeout=60, check=False)
            self.assertEqual((said.returncode, said.stderr), (0, ""), said.stdout)
            self.assertIn("\nDelegate=yes\n", path.read_text())

    def test_has_manual_pages_without_faults(self):
        for page in (self.root / "usr/share/man").rglob("*.gz"):
            text = run("gzip", "-cd", page)
            formatted = subprocess.run(["groff", "-K", "utf8", "-Tutf8", "-man", "-ww"], input=text, capture_output=True, text=True,
                                       timeout=60, check=True)
            self.assertEqual(formatted.stderr, "", page.name)
        page = run("gzip", "-cd", self.root / "usr/share/man/man1/tulkas-play.1.gz")
        self.assertIn("\\fB\\-\\-move\\-time\\fR \\fIN\\fR", page)


class Archive(Unpacked):
    def test_can_be_unpacked_anywhere(self):
        run("tar", "-C", self.root, "-xf", next(PACKAGES.glob("tulkas-*.tar.gz")))
        (top,) = self.root.iterdir()
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.root), "LANG": "C.UTF-8"}
        self.assertIn(f"Server.Pages = {top}/share/tulkas/web", run(top / "bin/tulkas", "config", env=environment))
        run(top / "bin/tulkas", "new", "python", "ploy", self.root / "bot", env=environment)
        played = run(top / "bin/tulkas", "play", "ploy", self.root / "bot", "random", env=environment)
        self.assertIn("random", played)
        self.assertEqual([path.name for path in top.iterdir() if path.name not in ("bin", "share")], [])


if __name__ == "__main__":
    unittest.main()
