"""What build.py says about the interpreter that runs it."""

import contextlib
import io
import os
import runpy
import sys
import tempfile
import unittest
from unittest import mock

BUILD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "build.py")


def build(version):
    """The status and the messages of a build by a Python of that version; status 0 where it succeeds."""
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()) as messages:
        source = os.path.join(folder, "bot.py")
        with open(source, "w") as file:
            file.write("print()\n")
        with mock.patch.object(sys, "version_info", version), mock.patch.object(sys, "argv", [BUILD, source, folder]):
            try:
                runpy.run_path(BUILD, run_name="__main__")
            except SystemExit as end:
                return end.code, messages.getvalue()
        return 0, messages.getvalue()


class Build(unittest.TestCase):
    def test_refuses_an_old_python(self):
        self.assertEqual(build((3, 10, 13)), (1, "bots need Python 3.11 or newer (this is 3.10.13)\n"))

    def test_takes_any_newer_one(self):
        self.assertEqual(build(tuple(sys.version_info)), (0, ""))


if __name__ == "__main__":
    unittest.main()
