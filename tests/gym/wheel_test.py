#!/usr/bin/env python3
"""Whether the wheel is one that pip installs anywhere. Usage: wheel_test.py FOLDER"""
import base64
import csv
import hashlib
import io
import re
import subprocess
import unittest
import zipfile

import unpacked


class Wheel(unittest.TestCase):
    def setUp(self):
        self.archive = zipfile.ZipFile(unpacked.wheel())
        self.addCleanup(self.archive.close)

    def read(self, end):
        [name] = [name for name in self.archive.namelist() if name.endswith(end)]
        return self.archive.read(name)

    def test_lists_each_file_with_its_hash(self):
        rows = {name: (digest, size) for name, digest, size in csv.reader(io.StringIO(self.read("RECORD").decode()))}
        self.assertEqual(sorted(rows), sorted(self.archive.namelist()))
        for name, (digest, size) in rows.items():
            if not name.endswith("RECORD"):
                data = self.archive.read(name)
                hashed = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                self.assertEqual((digest, size), (f"sha256={hashed}", str(len(data))), name)

    def test_is_for_every_python_on_systems_with_this_c_library(self):
        name = unpacked.wheel().name
        tag = re.fullmatch(r"tulkas_gym-[0-9.]+-(py3-none-manylinux_\d+_\d+_\w+)\.whl", name)
        self.assertTrue(tag, name)
        self.assertIn(f"Tag: {tag[1]}", self.read("WHEEL").decode())
        self.assertIn("Requires-Dist: numpy", self.read("METADATA").decode())

    def test_needs_nothing_but_the_c_library(self):
        library = unpacked.unpack() / "tulkas_gym" / "libtulkas_gym.so"
        listed = subprocess.run(["readelf", "--dynamic", library], check=True, capture_output=True, text=True).stdout
        needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", listed))
        self.assertTrue(needed)
        self.assertEqual([name for name in needed if not re.match(r"(libc|libm|ld-linux.*)\.so", name)], [])

    def test_shows_its_own_functions_alone(self):
        library = unpacked.unpack() / "tulkas_gym" / "libtulkas_gym.so"
        listed = subprocess.run(["readelf", "--dyn-syms", "--wide", library], check=True, capture_output=True,
                                text=True).stdout
        shown = [line.split()[-1] for line in listed.splitlines() if " DEFAULT " in line and " UND " not in line]
        self.assertGreater(len(shown), 10)
        self.assertEqual([name for name in shown if not name.startswith("tulkas_")], [])


if __name__ == "__main__":
    unittest.main()
