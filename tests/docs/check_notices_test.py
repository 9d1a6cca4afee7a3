import unittest

from check_notices import faults, linked, packages_in_pages, packages_to_build

MANIFEST = {"dependencies": {"preact": "1.0.0", "vite": "6.0.0"}, "devDependencies": {"eslint": "9.0.0"}}
LOCK = {"packages": {"node_modules/preact": {"license": "MIT", "dependencies": {"signals": "^1.0.0"}},
                     "node_modules/signals": {"license": "ISC"},
                     "node_modules/vite": {"license": "MIT", "dependencies": {"rollup": "^4.0.0"}},
                     "node_modules/eslint": {"license": "MIT"}}}


class WhatTheProgramIsMadeOf(unittest.TestCase):
    def test_the_libraries_of_a_library_are_found(self):
        self.assertEqual(linked(["tulkas_library(http DEPENDS support LINK OpenSSL::SSL ZLIB::ZLIB LABELS threads\n"
                                 "               TEST_LINK fmt::fmt TEST_DEPENDS nim)"]),
                         {"OpenSSL::SSL", "ZLIB::ZLIB", "fmt::fmt"})

    def test_the_libraries_of_a_program_are_found(self):
        self.assertEqual(linked(["target_link_libraries(tulkas PRIVATE tulkas_server\n    CLI11::CLI11 unistring)"]),
                         {"CLI11::CLI11", "unistring"})

    def test_the_houses_own_targets_are_not_from_outside(self):
        self.assertEqual(linked(["add_library(catan_proto STATIC a.cc)", "tulkas_library(net LINK catan_proto)",
                                 "target_link_libraries(x PUBLIC ${dependencies}) # LINK Boost::json"]), set())

    def test_packages_to_build_with_are_those_of_libraries(self):
        self.assertEqual(packages_to_build("run_packages=(\n  g++ ccache\n  libfmt-dev zlib1g-dev\n)\nother=(libx-dev)\n"),
                         {"libfmt-dev", "zlib1g-dev"})

    def test_packages_in_the_pages_are_dependencies_and_their_dependencies(self):
        self.assertEqual(packages_in_pages(MANIFEST, LOCK), {"preact": "MIT", "signals": "ISC", "vite": "MIT"})


class FaultsOfTheNotices(unittest.TestCase):
    def test_complete_notices_are_fine(self):
        notices = "| `fmt::fmt` | `libfmt-dev` | MIT |\n| `preact`, `vite` (a part) | MIT | somebody |\n"
        self.assertEqual(list(faults(notices, {"fmt::fmt"}, {"libfmt-dev"}, {"preact": "MIT", "vite": "MIT"})), [])

    def test_what_is_missing_is_named(self):
        self.assertEqual(list(faults("fmt::fmt, libfmt-dev, preact\n", {"fmt::fmt"}, {"libfmt-dev"}, {"preact": "MIT"})),
                         ["`fmt::fmt`, which CMake links, is not named",
                          "`libfmt-dev`, which the program is built with, is not named",
                          "`preact`, which is in the pages, is not in a table"])

    def test_another_licence_is_found(self):
        self.assertEqual(list(faults("| `preact` | MIT |\n", set(), set(), {"preact": "ISC"})),
                         ["`preact` must have the licence ISC"])


if __name__ == "__main__":
    unittest.main()
