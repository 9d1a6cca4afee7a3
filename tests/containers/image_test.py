"""The container image: built by buildah from the .deb, and started by Podman as compose.yaml says, as an ordinary user."""
import json
import os
import pathlib
import shutil
import sys
import tempfile
import unittest

ROOT = pathlib.Path(os.environ["ROOT"])
sys.path.append(str(ROOT / "tests/package"))

import yaml  # noqa: E402
from engine import Engine, why_not  # noqa: E402
from machine import debian  # noqa: E402

CONTAINERS = ROOT / "deploy/containers"
IMAGE = "localhost/tulkas:test"
BOT = "/usr/share/tulkas/examples/bots/python/martian_chess_miser.py"


def setUpModule():
    global engine, services  # noqa: PLW0603
    engine = Engine()
    unittest.addModuleCleanup(engine.close)
    services = yaml.safe_load((CONTAINERS / "compose.yaml").read_text())["services"]
    deb = next((pathlib.Path(os.environ["PACKAGES"]) / "now").glob("tulkas_*.deb"))
    engine.podman("import", debian(deb, "python3"), "localhost/debian:test")
    with tempfile.TemporaryDirectory() as context:
        shutil.copy(deb, context)
        engine.build(ROOT / "Containerfile", context, IMAGE, BASE="localhost/debian:test", LANGUAGES="python3", PACKAGE=deb.name)


class Image(unittest.TestCase):
    def test_has_an_ordinary_user_a_health_check_and_only_the_languages_that_were_asked_for(self):
        (image,) = json.loads(engine.podman("inspect", "--type", "image", IMAGE).stdout)
        self.assertEqual(image["Config"]["User"], "10001:10001")
        self.assertEqual(image["Healthcheck"]["Test"], ["CMD", "tulkas", "health"])
        self.assertEqual(image["Config"]["Entrypoint"], ["tulkas"])
        found = engine.run(IMAGE, "-c", "command -v python3; command -v g++ gcc cc javac ghc rustc go node; id -u; find / -xdev -name '*.deb'",
                           options=["--entrypoint=sh"], check=False).stdout
        self.assertEqual(found, "/usr/bin/python3\n10001\n")

    def test_says_in_an_engine_that_was_told_nothing_what_it_needs(self):
        told = engine.run(IMAGE, "doctor", check=False)
        self.assertNotEqual(told.returncode, 0)
        self.assertIn("--security-opt seccomp=deploy/containers/seccomp.json", told.stdout)

    def test_says_that_parts_of_proc_are_covered(self):
        told = engine.run(IMAGE, "doctor", options=[f"--security-opt=seccomp={CONTAINERS}/seccomp.json"])
        self.assertRegex(told.stdout, r"(?m)^✗ /proc in a sandbox .*--security-opt unmask=ALL \(Podman\)")

    def test_plays_in_the_sandbox_with_the_options_of_compose_yaml(self):
        options = engine.options(services["server"], CONTAINERS)
        self.assertNotIn("--privileged", options)
        told = json.loads(engine.run(IMAGE, "doctor", "--json", options=options).stdout)
        self.assertTrue(told["can_confine"])
        proc = [finding["available"] for finding in told["findings"] if finding["name"] == "/proc in a sandbox"]
        self.assertEqual(proc, [True])
        played = json.loads(engine.run(IMAGE, "play", "martian-chess", BOT, "random", "--games", "2", "--json", options=options).stdout)
        self.assertEqual(len(played["games"]), 2)


if __name__ == "__main__":
    if reason := why_not():
        print(f"skipped: {reason}")
        sys.exit(77)
    unittest.main()
