import unittest

from check_files import LARGEST, faults


class FaultsOfFiles(unittest.TestCase):
    def test_the_projects_own_files_are_fine(self):
        self.assertEqual(faults({"web/package.json": 10, "libs/a.cpp": 300}), [])

    def test_a_package_that_was_installed_is_found(self):
        self.assertEqual(len(faults({"web/web/preact/package.json": 10})), 1)
        self.assertEqual(len(faults({"web/node_modules/a.js": 10})), 1)
        self.assertEqual(len(faults({"x/.package-lock.json": 10})), 1)

    def test_a_file_that_is_too_large_is_found(self):
        self.assertEqual(faults({"a.png": LARGEST}), [])
        self.assertEqual(len(faults({"a.png": LARGEST + 1})), 1)


if __name__ == "__main__":
    unittest.main()
