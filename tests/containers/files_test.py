"""The files in deploy/ that start containers, without starting any: compose.yaml and the filter of system calls."""
import json
import os
import pathlib
import re
import subprocess
import unittest

import jsonschema
import yaml

ROOT = pathlib.Path(os.environ["ROOT"])
TULKAS = os.environ["TULKAS"]
SCHEMA = pathlib.Path(os.environ["COMPOSE_SCHEMA"])


def compose():
    return yaml.safe_load((ROOT / "deploy/containers/compose.yaml").read_text())


class Compose(unittest.TestCase):
    @unittest.skipUnless(SCHEMA.exists(), "./test has not fetched the schema")
    def test_fits_the_schema(self):
        """That of docker-compose in Debian."""
        text = compose()
        self.assertEqual([name for name in text if name.startswith("x-")], ["x-arena"])
        # The schema is older than the name of a project in the file.
        self.assertEqual(text.pop("name"), "tulkas")
        jsonschema.Draft7Validator(json.loads(SCHEMA.read_text())).validate(text)

    def test_has_a_database_a_server_and_two_workers(self):
        services = compose()["services"]
        self.assertEqual({name: service.get("command") for name, service in services.items()},
                         {"database": None, "server": ["serve"], "worker-1": ["worker"], "worker-2": ["worker"]})
        for name, service in services.items():
            self.assertNotIn("privileged", service)
            if name != "database":
                self.assertEqual(service["cap_drop"], ["ALL"])

    def test_sets_properties_that_exist(self):
        known = {item["name"] for item in json.loads(subprocess.run([TULKAS, "config", "--json"], capture_output=True, text=True,
                                                                    check=True, timeout=60).stdout)}
        variables = {"TULKAS_" + re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.replace(".", "_")).upper() for name in known}
        used = {name for service in compose()["services"].values() for name in service["environment"] if name.startswith("TULKAS_")}
        used |= set(re.findall(r"TULKAS_[A-Z_]+", (ROOT / "Containerfile").read_text()))
        for manifest in (ROOT / "deploy/kubernetes").glob("*.yaml"):
            used |= set(re.findall(r"TULKAS_[A-Z_]+", manifest.read_text()))
        self.assertEqual(used - variables, set())

    def test_mounts_secrets_that_it_defines(self):
        text = compose()
        for service in text["services"].values():
            self.assertLessEqual(set(service["secrets"]), set(text["secrets"]))


class Containerfile(unittest.TestCase):
    def test_installs_the_languages_that_are_described(self):
        described = " ".join(file.read_text() for file in (ROOT / "languages").glob("*.toml"))
        packages = set(re.findall(r'"([^"]+)"', " ".join(re.findall(r"(?m)^packages = .*", described))))
        (listed,) = re.findall(r'(?m)^ARG LANGUAGES="(.*)"$', (ROOT / "Containerfile").read_text())
        self.assertEqual(set(listed.split()), packages)


class Filter(unittest.TestCase):
    def test_refuses_calls_by_name_and_permits_what_the_sandbox_needs(self):
        profile = json.loads((ROOT / "deploy/containers/seccomp.json").read_text())
        (rule,) = profile["syscalls"]
        self.assertEqual((profile["defaultAction"], rule["action"]), ("SCMP_ACT_ALLOW", "SCMP_ACT_ERRNO"))
        self.assertEqual(len(rule["names"]), len(set(rule["names"])))
        for name in ("unshare", "clone", "setns", "mount", "pivot_root", "seccomp", "sethostname", "landlock_restrict_self"):
            self.assertNotIn(name, rule["names"])


if __name__ == "__main__":
    unittest.main()
