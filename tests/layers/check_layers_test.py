"""The layer check finds what it should find: small made-up trees, one fault each."""
import pathlib
import tempfile
import unittest

import check_layers


class Tree(unittest.TestCase):
    """A repository with two storeys, `low` and `high`, and the libraries that a test adds."""

    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)
        self.root = pathlib.Path(self.directory.name)
        self.write("libs/CMakeLists.txt", "add_subdirectory(low)\nadd_subdirectory(high)\n")
        self.write("libs/README.md", "# libs\n")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def library(self, path, arguments=""):
        """A library at this path, with a README."""
        self.write(f"{path}/CMakeLists.txt", f"tulkas_library({path.rsplit('/', 1)[1]} {arguments})")
        self.write(f"{path}/README.md", "# Library\n")

    def found(self):
        return list(check_layers.violations(self.root))

    def assert_found(self, *texts):
        """Exactly these faults, each given by a part of its text."""
        found = self.found()
        self.assertEqual(len(found), len(texts), found)
        for text, line in zip(texts, found):
            self.assertIn(text, line)


class Includes(Tree):
    def test_accepts_what_is_named(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "DEPENDS a LINK fmt::fmt")
        self.write("libs/high/b/b.cpp", '#include "b/b.hpp"\n#include "a/a.hpp"\n#include <vector>\n')
        self.assert_found()

    def test_finds_an_include_that_is_not_named(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "LINK a")
        self.write("libs/high/b/b.cpp", '#include "a/a.hpp"\n')
        self.assert_found("b does not name a in its DEPENDS")

    def test_finds_a_wrapped_library_outside_its_wrapper(self):
        self.library("libs/low/storage")
        self.write("libs/low/storage/a.cpp", "soci::session session;\n")
        self.library("libs/high/b")
        self.write("libs/high/b/b_test.cpp", "#include <soci/soci.h>\n")
        self.assert_found("libs/high/b/b_test.cpp: mentions soci, which only storage may")

    def test_tells_a_storey_that_is_a_library_from_those_within_it(self):
        self.library("libs/low", "DEPENDS ploy")
        self.library("libs/low/ploy")
        self.write("libs/low/a.cpp", '#include "ploy/ploy.hpp"\n')
        self.write("libs/low/ploy/ploy.cpp", '#include "low/all.hpp"\n')
        self.assertIn('libs/low/ploy/ploy.cpp: includes "low/all.hpp", but ploy does not name low in its DEPENDS',
                      self.found())

    def test_finds_games_by_their_folders(self):
        self.write("libs/CMakeLists.txt", "add_subdirectory(games)\n")
        self.library("libs/games/all_games", "DEPENDS ${TULKAS_GAMES}")
        self.library("libs/games/ploy")
        self.write("libs/games/ploy/rules.md", "Black begins.")
        self.library("libs/games/search")
        self.assertEqual(check_layers.read_libraries(self.root)["all_games"].names("DEPENDS"), {"ploy"})
        self.assert_found()

    def test_only_tests_may_use_test_dependencies(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "TEST_DEPENDS a")
        self.write("libs/high/b/b_test.cpp", '#include "a/a.hpp"\n')
        self.assert_found()
        self.write("libs/high/b/b.cpp", '#include "a/a.hpp"\n')
        self.assert_found("b does not name a in its DEPENDS")

    def test_only_fuzzers_may_use_fuzz_dependencies(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "FUZZ_DEPENDS a")
        self.write("libs/high/b/b_fuzz.cpp", '#include "a/a.hpp"\n')
        self.assert_found()
        self.write("libs/high/b/b.cpp", '#include "a/a.hpp"\n')
        self.assert_found("b does not name a in its DEPENDS")

    def test_tests_may_use_what_supports_them(self):
        self.library("tests/support/toy")
        self.library("libs/high/b", "TEST_DEPENDS toy LABELS threads")
        self.write("libs/high/b/b_test.cpp", '#include "toy/toy.hpp"\n')
        self.assert_found()
        self.write("libs/high/b/b.cpp", '#include "toy/toy.hpp"\n')
        self.assert_found("b does not name toy in its DEPENDS")

    def test_what_supports_tests_keeps_to_its_layers_too(self):
        self.library("libs/low/a")
        self.library("tests/support/toy")
        self.write("tests/support/toy/toy.cpp", '#include "a/a.hpp"\n')
        self.assert_found("toy does not name a in its DEPENDS")

    def test_finds_includes_from_nowhere(self):
        self.library("libs/low/a")
        self.write("libs/low/a/a.cpp", '#include "elsewhere/b.hpp"\n')
        self.assert_found("is in no library")


class UnusedNames(Tree):
    def test_finds_a_dependency_that_nothing_includes(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "DEPENDS a")
        self.assert_found("libs/high/b: names a in DEPENDS and includes nothing of it")

    def test_a_dependency_that_only_a_test_includes_is_unused(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "DEPENDS a")
        self.write("libs/high/b/b_test.cpp", '#include "a/a.hpp"\n')
        self.assert_found("names a in DEPENDS and includes nothing of it")

    def test_finds_a_test_dependency_that_no_test_includes(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "TEST_DEPENDS a")
        self.assert_found("libs/high/b: names a in TEST_DEPENDS and includes nothing of it")

    def test_finds_a_fuzz_dependency_that_no_fuzzer_includes(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "FUZZ_DEPENDS a")
        self.assert_found("libs/high/b: names a in FUZZ_DEPENDS and includes nothing of it")


class Storeys(Tree):
    def test_are_read_from_the_ground_up(self):
        self.assertEqual(check_layers.read_storeys(self.root), ["low", "high"])

    def test_a_library_may_use_its_own_storey_and_those_below(self):
        self.library("libs/low/a")
        self.library("libs/high/b")
        self.library("libs/high/c", "DEPENDS a b")
        self.write("libs/high/c/c.cpp", '#include "a/a.hpp"\n#include "b/b.hpp"\n')
        self.assert_found()

    def test_finds_a_library_that_uses_a_higher_storey(self):
        self.library("libs/low/a", "DEPENDS b")
        self.library("libs/high/b")
        self.write("libs/low/a/a.cpp", '#include "b/b.hpp"\n')
        self.assert_found("libs/low/a: low may not use b, which stands above it, in high")

    def test_a_test_may_use_a_higher_storey(self):
        self.library("libs/low/a", "TEST_DEPENDS b")
        self.library("libs/high/b")
        self.write("libs/low/a/a_test.cpp", '#include "b/b.hpp"\n')
        self.assert_found()

    def test_finds_a_storey_that_is_not_listed(self):
        self.library("libs/attic/a")
        self.assert_found("libs/attic/a: libs/CMakeLists.txt does not list the storey attic")

    def test_finds_what_a_light_library_links_through_another(self):
        self.library("libs/low/sandbox")
        self.library("libs/low/between", "DEPENDS sandbox")
        self.library("libs/high/client", "DEPENDS between")
        self.write("libs/low/between/a.cpp", '#include "sandbox/a.hpp"\n')
        self.write("libs/high/client/a.cpp", '#include "between/a.hpp"\n')
        self.assert_found("client links sandbox, directly or through another library, and must not")

    def test_finds_circles(self):
        self.library("libs/low/a", "DEPENDS b")
        self.library("libs/low/b", "DEPENDS a")
        with self.assertRaisesRegex(SystemExit, "circle: a -> b -> a"):
            self.found()


class Readmes(Tree):
    def test_finds_a_library_without_one(self):
        self.library("libs/low/a")
        (self.root / "libs/low/a/README.md").unlink()
        self.assert_found("libs/low/a: has no README.md")

    def test_finds_that_the_storeys_are_not_described(self):
        self.library("libs/low/a")
        (self.root / "libs/README.md").unlink()
        self.assert_found("libs: has no README.md")

    def test_what_supports_tests_needs_none(self):
        self.library("tests/support/toy")
        (self.root / "tests/support/toy/README.md").unlink()
        self.assert_found()


if __name__ == "__main__":
    unittest.main()
