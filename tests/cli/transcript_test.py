"""The transcript runner finds what it should find."""
import pathlib
import tempfile
import unittest

import transcript

PROGRAM = """#!/bin/sh
echo "one $1"
echo "took 12.5 ms" >&2
exit 1
"""


class Transcript(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)
        self.program = pathlib.Path(self.directory.name) / "program"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)
        self.file = pathlib.Path(self.directory.name) / "case.txt"

    def failures(self, text, update=False):
        self.file.write_text(text)
        return transcript.check(str(self.program), self.file, update)

    def test_accepts_what_agrees(self):
        self.assertEqual(self.failures("# why\n$ tulkas x\none x\n! took {number} ms\n= 1\n"), 0)

    def test_finds_other_output(self):
        self.assertEqual(self.failures("$ tulkas x\none y\n! took {number} ms\n= 1\n"), 1)

    def test_finds_missing_and_additional_lines(self):
        self.assertEqual(self.failures("$ tulkas x\n! took {number} ms\n= 1\n"), 1)
        self.assertEqual(self.failures("$ tulkas x\none x\ntwo\n! took {number} ms\n= 1\n"), 1)

    def test_finds_other_errors(self):
        self.assertEqual(self.failures("$ tulkas x\none x\n= 1\n"), 1)

    def test_finds_another_status(self):
        self.assertEqual(self.failures("$ tulkas x\none x\n! took {number} ms\n= 0\n"), 1)

    def test_updates_what_differs_and_keeps_patterns(self):
        self.failures("# why\n$ tulkas x\none y\n! took {number} ms\n= 0\n", update=True)
        self.assertEqual(self.file.read_text(), "# why\n$ tulkas x\none x\n! took {number} ms\n= 1\n")

    def test_a_wildcard_does_not_eat_everything(self):
        self.assertTrue(transcript.agrees("a {number} b", "a -3.25 b"))
        self.assertFalse(transcript.agrees("a {number} b", "a x b"))
        self.assertFalse(transcript.agrees("{any} b", "a c"))

    def test_refuses_unfinished_transcripts(self):
        with self.assertRaisesRegex(SystemExit, "has no status"):
            transcript.parse("$ tulkas x\n")
        with self.assertRaisesRegex(SystemExit, "line 1"):
            transcript.parse("tulkas x\n")


if __name__ == "__main__":
    unittest.main()
