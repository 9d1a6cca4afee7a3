import pathlib
import tempfile
import unittest

import check_references


class References(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = pathlib.Path(directory.name)
        (self.root / "libs").mkdir()
        (self.root / "libs" / "series.cpp").write_text("class Queue { int take(); };\nvoid play_series() {}\n")

    def found(self, text):
        document = self.root / "page.md"
        document.write_text(text)
        return list(check_references.faults(self.root, [document]))

    def test_a_hop_names_a_function_in_its_file(self):
        self.assertEqual(self.found("`libs/series.cpp: play_series`, `libs/series.cpp: Queue::take`"), [])
        self.assertEqual(self.found("`libs/series.cpp: play`"), ["page.md: libs/series.cpp does not mention play"])
        self.assertEqual(self.found("`libs/series.cpp: Other::take`"),
                         ["page.md: libs/series.cpp does not mention Other"])
        self.assertEqual(self.found("`libs/gone.cpp: play`"), ["page.md: there is no libs/gone.cpp"])

    def test_a_path_exists(self):
        self.assertEqual(self.found("`libs`, `libs/series`, `libs/series.cpp`, `libs/<name>`, `libs/NAME`"), [])
        self.assertEqual(self.found("`libs/gone`"), ["page.md: there is no libs/gone"])

    def test_the_files_of_a_library_exist(self):
        (self.root / "CMakeLists.txt").touch()
        (self.root / "table.hpp").touch()
        self.assertEqual(self.found("| file | idea |\n| --- | --- |\n| `table` | `x` |\n\n| word | idea |\n| --- | --- |\n| `y` | |\n"),
                         [])
        self.assertEqual(self.found("| file | idea |\n| --- | --- |\n| `table.hpp`, `hall` | |"),
                         ["page.md: there is no file hall beside it"])
        self.assertEqual(self.found("- `table`: one.\n- `hall`, `table`: two."), ["page.md: there is no file hall beside it"])

    def test_a_link_leads_somewhere(self):
        self.assertEqual(self.found("[a](libs/series.cpp), [b](https://example.org/x#y)"), [])
        self.assertEqual(self.found("[a](gone.md#part)"), ["page.md: the link to gone.md leads nowhere"])

    def test_an_anchor_is_a_heading(self):
        text = "## What's a `part`?\n[a](page.md#whats-a-part), [b](#whats-a-part)"
        self.assertEqual(self.found(text), [])
        self.assertEqual(self.found("[a](#other)"), ["page.md: it has no heading for the link to #other"])

    def test_what_stands_in_code_is_no_link(self):
        self.assertEqual(self.found("`[a](b)` and\n```sh\n[c](d) `libs/gone`\n```\n"), [])


if __name__ == "__main__":
    unittest.main()
