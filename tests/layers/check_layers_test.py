"""The layer check finds what it should find: small made-up trees, one fault each."""
import pathlib
import tempfile
import unittest

import check_layers


class CheckLayers(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)
        self.root = pathlib.Path(self.directory.name)

    def write(self, path, text, base="libs"):
        file = self.root / base / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def found(self):
        return list(check_layers.violations(self.root))

    def test_accepts_what_is_named(self):
        self.write("low/CMakeLists.txt", "tulkas_library(low)")
        self.write("high/CMakeLists.txt", "tulkas_library(high DEPENDS low LINK fmt::fmt)")
        self.write("high/a.cpp", '#include "high/a.hpp"\n#include "low/b.hpp"\n#include <vector>\n')
        self.assertEqual(self.found(), [])

    def test_finds_an_include_that_is_not_named(self):
        self.write("low/CMakeLists.txt", "tulkas_library(low)")
        self.write("high/CMakeLists.txt", "tulkas_library(high LINK low)")
        self.write("high/a.cpp", '#include "low/b.hpp"\n')
        self.assertEqual(len(self.found()), 1)
        self.assertIn("high does not name low", self.found()[0])

    def test_tells_nested_folders_apart(self):
        self.write("games/CMakeLists.txt", "tulkas_library(games DEPENDS ploy)")
        self.write("games/ploy/CMakeLists.txt", "tulkas_library(ploy)")
        self.write("games/ploy/a.cpp", '#include "games/all_games.hpp"\n')
        self.assertIn("ploy does not name games", self.found()[0])

    def test_only_tests_may_use_test_dependencies(self):
        self.write("low/CMakeLists.txt", "tulkas_library(low)")
        self.write("high/CMakeLists.txt", "tulkas_library(high TEST_DEPENDS low)")
        self.write("high/a_test.cpp", '#include "low/b.hpp"\n')
        self.assertEqual(self.found(), [])
        self.write("high/a.cpp", '#include "low/b.hpp"\n')
        self.assertEqual(len(self.found()), 1)

    def test_tests_may_use_what_supports_them(self):
        self.write("toy/CMakeLists.txt", "tulkas_library(toy)", base="tests/support")
        self.write("high/CMakeLists.txt", "tulkas_library(high TEST_DEPENDS toy LABELS threads)")
        self.write("high/a_test.cpp", '#include "toy/b.hpp"\n')
        self.assertEqual(self.found(), [])
        self.write("high/a.cpp", '#include "toy/b.hpp"\n')
        self.assertEqual(len(self.found()), 1)

    def test_what_supports_tests_keeps_to_its_layers_too(self):
        self.write("low/CMakeLists.txt", "tulkas_library(low)")
        self.write("toy/CMakeLists.txt", "tulkas_library(toy)", base="tests/support")
        self.write("toy/a.cpp", '#include "low/b.hpp"\n', base="tests/support")
        self.assertIn("toy does not name low", self.found()[0])

    def test_finds_includes_from_nowhere(self):
        self.write("low/CMakeLists.txt", "tulkas_library(low)")
        self.write("low/a.cpp", '#include "elsewhere/b.hpp"\n')
        self.assertIn("is in no library", self.found()[0])

    def test_finds_circles(self):
        self.write("a/CMakeLists.txt", "tulkas_library(a DEPENDS b)")
        self.write("b/CMakeLists.txt", "tulkas_library(b DEPENDS a)")
        with self.assertRaisesRegex(SystemExit, "circle: a -> b -> a"):
            self.found()


if __name__ == "__main__":
    unittest.main()
