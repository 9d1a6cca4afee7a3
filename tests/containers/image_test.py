"""The container image: built by buildah from the .deb, and started by Podman as compose.yaml says, as an ordinary user."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
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
    engine.podman("import", debian(deb), "localhost/debian:test")
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


# What the arena needs of the database's image, which no registry gives here.
DATABASE = r"""FROM localhost/debian:test
RUN apt-get install -y -q --no-install-recommends postgresql
ENV PATH=/usr/lib/postgresql/15/bin:/usr/bin:/bin
USER postgres
CMD initdb --pgdata=/tmp/data --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 --locale=C.UTF-8 && \
    echo "CREATE DATABASE $POSTGRES_DB" | postgres --single -D /tmp/data postgres && \
    exec postgres -D /tmp/data -c "listen_addresses=*" -c fsync=off
"""
# What a person does in the pages, before they have a token.
BECOME_ADMINISTRATOR = """
import json, sys, urllib.request as web
ask = web.build_opener(web.HTTPCookieProcessor()).open
def post(path, body):
    return json.load(ask(web.Request("http://localhost:8080/api/v1" + path, json.dumps(body).encode(), {"Content-Type": "application/json"})))
post("/first-administrator", {"link": sys.argv[1], "name": "root", "password": "a long password"})
print(post("/tokens", {"label": "test"})["token"])
"""


class Arena(unittest.TestCase):
    """All services of compose.yaml, side by side in one network."""

    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as context:
            (pathlib.Path(context) / "Containerfile").write_text(DATABASE)
            engine.build(f"{context}/Containerfile", context, "localhost/database:test")
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        # The secrets are made as the document says.
        (commands,) = re.findall(r"(?m)^    cd deploy/containers && (.*\n(?:    .*\n)*)    docker compose up", (ROOT / "docs/operators.md").read_text())
        subprocess.run(["sh", "-ec", commands], cwd=cls.folder.name, check=True)
        # All are on this machine; a network of an engine's would have a name server.
        (pathlib.Path(cls.folder.name) / "hosts").write_text("127.0.0.1 localhost database server\n")

    def start(self, name):
        service = services[name]
        options = [f"--env={variable}={value}" for variable, value in service["environment"].items()]
        options += [f"--volume={self.folder.name}/secrets/{secret}:/run/secrets/{secret}:ro" for secret in service["secrets"]]
        options.append(f"--volume={self.folder.name}/hosts:/etc/hosts:ro")
        if name == "database":
            options.append("--network=none")
        else:
            options += ["--network=container:database", "--env=TULKAS_JUDGE_GAMES=2", "--env=TULKAS_JUDGE_WINS=0",
                        *engine.options(service, CONTAINERS)]
            if name.startswith("worker"):  # they have a machine each, elsewhere
                options.append(f"--env=TULKAS_WORK_STATUS_ADDRESS=127.0.0.1:946{name[-1]}")
        image = "localhost/database:test" if name == "database" else IMAGE
        engine.podman("run", "--detach", "--name", name, *engine.limited(*options), image, *service.get("command", []))
        self.addCleanup(engine.podman, "rm", "--force", "--time=1", name, check=False)

    def wait_for(self, name, *command):
        end = time.monotonic() + 180
        while engine.podman("exec", name, *command, check=False).returncode:
            state = engine.podman("inspect", "--format={{.State.Status}}", name).stdout.strip()
            self.assertTrue(state == "running" and time.monotonic() < end, engine.podman("logs", name, check=False))
            time.sleep(0.2)  # between two looks

    def test_judges_on_its_workers_and_stops_when_it_is_told(self):
        self.start("database")
        self.wait_for("database", *services["database"]["healthcheck"]["test"][1:], "-h", "127.0.0.1")
        self.start("server")
        self.wait_for("server", "tulkas", "health")
        for worker in ("worker-1", "worker-2"):
            self.start(worker)
            self.wait_for(worker, "tulkas", "health", "--url", f"http://127.0.0.1:946{worker[-1]}")
        link = re.search(r"/first-administrator#([^\s\"]+)", engine.podman("logs", "server").stdout)[1]
        token = engine.podman("exec", "server", "python3", "-c", BECOME_ADMINISTRATOR, link).stdout.strip()
        report = engine.podman("exec", f"--env=TULKAS_TOKEN={token}", "server", "tulkas", "submit", "martian-chess", BOT,
                               "--server", "http://127.0.0.1:8080").stdout
        self.assertRegex(report, r"(?s)Valid upload!.*\n1\n$")
        for name in ("worker-1", "worker-2", "server"):
            engine.podman("stop", "--time=30", name)
            code = engine.podman("inspect", "--format={{.State.ExitCode}}", name).stdout.strip()
            self.assertEqual((name, code), (name, "0"))


if __name__ == "__main__":
    if reason := why_not():
        print(f"skipped: {reason}")
        sys.exit(77)
    unittest.main()
