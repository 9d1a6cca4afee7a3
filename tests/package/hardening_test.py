"""What the compiler and the linker have put into the program so that a fault in memory ends it.

The program carries a second one, the keeper of the sandbox; both are looked at.
"""
import os
import pathlib
import re
import subprocess
import unittest

TULKAS = pathlib.Path(os.environ["TULKAS"])
KEEPER = pathlib.Path(os.environ["KEEPER"])
BRANCH_TARGET = b"\xf3\x0f\x1e\xfa"  # endbr64


def readelf(option, program):
    return subprocess.run(["readelf", "--wide", option, program], capture_output=True, text=True, check=True, timeout=300).stdout


class Both(unittest.TestCase):
    def test_are_loaded_at_random_addresses(self):
        for program in (TULKAS, KEEPER):
            self.assertRegex(readelf("--file-header", program), r"Type: +DYN")
            self.assertRegex(readelf("--dynamic", program), r"\(FLAGS_1\) .*\bPIE\b")

    def test_resolve_all_functions_first_and_then_protect_the_table(self):
        for program in (TULKAS, KEEPER):
            self.assertIn("GNU_RELRO", readelf("--segments", program))
            self.assertRegex(readelf("--dynamic", program), r"\(FLAGS_1\) .*\bNOW\b")

    def test_have_no_memory_that_is_writable_and_executable(self):
        for program in (TULKAS, KEEPER):
            segments = re.findall(r"^ +([A-Z_]+) +(?:0x\w+ +){5}([RWE ]{3}) ", readelf("--segments", program), re.MULTILINE)
            self.assertIn("GNU_STACK", [kind for kind, _ in segments])
            self.assertEqual([segment for segment in segments if "W" in segment[1] and "E" in segment[1]], [])


class Program(unittest.TestCase):
    def test_calls_the_checks_of_the_libraries(self):
        symbols = readelf("--dyn-syms", TULKAS)
        self.assertRegex(symbols, r"\b__stack_chk_fail@")
        self.assertRegex(symbols, r"\b__(read|memcpy|snprintf|fdelt|poll)_chk@", "_FORTIFY_SOURCE")
        self.assertIn("__glibcxx_assert_fail", symbols, "_GLIBCXX_ASSERTIONS")

    def test_is_compiled_with_the_same_flags_everywhere(self):
        """The compiler writes its options beside the lines of the source."""
        compilers = set(re.findall(rb"GNU C\+\+23 [^\0]+", TULKAS.read_bytes()))
        self.assertTrue(compilers)
        for flag in (b"-fstack-protector-strong", b"-fstack-clash-protection"):
            self.assertEqual([options for options in compilers if flag not in options], [])

    @unittest.skipUnless(os.uname().machine == "x86_64", "of this processor only")
    def test_begins_its_functions_with_a_mark_for_jumps(self):
        (address,) = re.findall(r"\d+: ([0-9a-f]+) +\d+ FUNC +GLOBAL .* main$", readelf("--symbols", TULKAS), re.MULTILINE)
        (start, offset), = re.findall(r" \.text +PROGBITS +([0-9a-f]+) ([0-9a-f]+) ", readelf("--sections", TULKAS))
        with TULKAS.open("rb") as file:
            file.seek(int(address, 16) - int(start, 16) + int(offset, 16))
            self.assertEqual(file.read(4), BRANCH_TARGET)
        self.assertIn(BRANCH_TARGET, KEEPER.read_bytes())


class Keeper(unittest.TestCase):
    def test_has_the_checks_within_itself(self):
        content = KEEPER.read_bytes()
        self.assertIn(b"stack smashing detected", content)
        self.assertIn(b"buffer overflow detected", content)

    def test_is_the_one_that_the_program_carries(self):
        self.assertIn(KEEPER.read_bytes(), TULKAS.read_bytes())


if __name__ == "__main__":
    unittest.main()
