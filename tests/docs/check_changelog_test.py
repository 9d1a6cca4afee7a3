import unittest

from check_changelog import faults

CMAKE = "project(tulkas VERSION 0.2.0 LANGUAGES CXX C)\n"


def found(*headings):
    return list(faults("# Changelog\n\n" + "\n\n".join(headings) + "\n", CMAKE))


class FaultsOfTheChangelog(unittest.TestCase):
    def test_a_changelog_in_the_form_is_fine(self):
        self.assertEqual(found("## [Unreleased]", "### Fixed", "## [0.2.0] - 2026-12-01", "### Added", "#### Games",
                               "## [0.1.0] - 2026-11-16", "### Added"), [])

    def test_the_newest_version_is_the_programs(self):
        self.assertEqual(found("## [Unreleased]", "## [0.1.0] - 2026-11-16"),
                         ["the newest version must be that of CMakeLists.txt, 0.2.0 (got 0.1.0)"])
        self.assertEqual(found("## [Unreleased]"),
                         ["the newest version must be that of CMakeLists.txt, 0.2.0 (got none)"])

    def test_what_is_not_released_comes_first(self):
        self.assertIn("the first section must be [Unreleased]", found("## [0.2.0] - 2026-12-01"))

    def test_versions_have_a_date_and_an_order(self):
        for heading in ("## 0.1.0", "## [0.1.0] - soon", "## [0.1.0] - 2026-13-01"):
            self.assertEqual(len(found("## [Unreleased]", "## [0.2.0] - 2026-12-01", heading)), 1)
        self.assertEqual(len(found("## [Unreleased]", "## [0.2.0] - 2026-12-01", "## [0.10.0] - 2026-11-16")), 1)
        self.assertEqual(len(found("## [Unreleased]", "## [0.2.0] - 2026-12-01", "## [0.2.0] - 2026-11-16")), 1)

    def test_only_the_usual_kinds_of_change_are_headings(self):
        self.assertEqual(len(found("## [Unreleased]", "### Games", "## [0.2.0] - 2026-12-01")), 1)


if __name__ == "__main__":
    unittest.main()
