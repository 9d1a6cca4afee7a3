#!/usr/bin/env python3
"""The Python of docs/learning.md and of the package's README, as it stands there. Usage: documents_test.py FOLDER"""
import contextlib
import io
import pathlib
import re
import unittest

import unpacked

unpacked.unpack()
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Documents(unittest.TestCase):
    def run_blocks(self, path, least):
        blocks = BLOCK.findall((ROOT / path).read_text())
        self.assertGreaterEqual(len(blocks), least)
        for block in blocks:
            with self.subTest(block), contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block, path, "exec"), {})

    def test_learning(self):
        self.run_blocks("docs/learning.md", 5)

    def test_readme(self):
        self.run_blocks("apps/gym/README.md", 1)


if __name__ == "__main__":
    unittest.main()
