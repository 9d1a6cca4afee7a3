"""The rules of an assignment for sources, by the real program and each language's own parser."""
import json
import unittest

from judge_test import BOT, ROOT, WithFiles, setUpModule, tulkas  # noqa: F401

class WithTerms(WithFiles):
    GAME = "martian-chess"

    def judge(self, rules, path, **more):
        terms = self.write("terms.json", json.dumps({"games": 2, "wins": 0, "baseline": "random", "source": rules, **more}))
        return tulkas("judge", self.GAME, path, "--terms", terms, "--json")

    def broken(self, rules, name, source):
        """What is broken, by rule and line."""
        result = self.judge(rules, self.write(name, source))
        self.assertEqual(result.returncode, 1, result.stderr)
        report = json.loads(result.stdout)
        self.assertFalse(report["valid"])
        for breach in report.get("breaches", []):
            self.assertEqual(breach["file"], name, breach)
        return [(breach["rule"], breach["line"], breach["what"]) for breach in report.get("breaches", [])]

    def assert_taken(self, rules, path, **more):
        result = self.judge(rules, path, **more)
        self.assertTrue(json.loads(result.stdout)["accepted"], result.stdout + result.stderr)


ALL_USES = {"no_printing": True, "no_files": True, "no_threads": True}


class Python(WithTerms):
    def test_bots_that_break_no_rule_are_taken(self):
        source = '''"""A bot."""
from tulkas.martian_chess import Bot, run


class Mine(Bot):
    """Plays the first of the moves that are given to it."""

    def get_action(self, position, legal_moves, previous_move):
        """Chooses one of the moves, and it is the first."""
        open = [legal_moves[0]]
        self.log("print, open and threading are words like others")
        return open.pop()


run(Mine)
'''
        self.assert_taken({**ALL_USES, "file_name": "m*", "class_name": "Mine", "one_file": True, "no_package": True,
                           "most_bytes": 10_000, "forbidden_imports": ["os", "random"], "documentation": "all",
                           "documentation_language": "en"}, self.write("mine.py", source))

    def test_uses_are_found_by_what_a_name_means(self):
        for line, rule, what in (("print(1)", "printing", "print"),
                                 ("import sys as s; s.stdout.write('x')", "printing", "sys.stdout.write"),
                                 ("from sys import stderr; stderr.write('x')", "printing", "sys.stderr"),
                                 ("open('x')", "files", "open"),
                                 ("import pathlib", "files", "pathlib"),
                                 ("import threading", "threads", "threading"),
                                 ("from os import system; system('true')", "files", "os.system"),
                                 ("eval('print')(1)", "hiding", "eval"),
                                 ("().__class__.__base__.__subclasses__()", "hiding", "__subclasses__")):
            broken = self.broken(ALL_USES, "mine.py", BOT.format(answer="legal_moves[0]") + f"\n# a comment\n{line}\n")
            self.assertEqual(broken, [(rule, 16, what)], line)

    def test_imports_are_forbidden_with_all_that_is_in_them(self):
        source = BOT.format(answer="legal_moves[0]") + "\nimport os.path\nimport ossify_is_another\n"
        self.assertEqual(self.broken({"forbidden_imports": ["os"]}, "mine.py", source), [("import", 15, "os.path")])

    def test_documentation_is_missed_and_its_language_told(self):
        source = BOT.format(answer="legal_moves[0]")
        self.assertEqual(self.broken({"documentation": "all"}, "mine.py", source),
                         [("class_documentation", 4, "Mine"), ("method_documentation", 5, "__init__"),
                          ("method_documentation", 8, "get_action")])
        told = source.replace("class Mine(Bot):", 'class Mine(Bot):\n    """Wählt den ersten von den Zügen, die es gibt."""\n')
        self.assertEqual(self.broken({"documentation": "classes", "documentation_language": "hu"}, "mine.py", told),
                         [("documentation_language", 4, "de")])

    def test_what_does_not_compile_is_said_by_its_build(self):
        result = self.judge(ALL_USES, self.write("mine.py", "class Mine(:\n"))
        report = json.loads(result.stdout)
        self.assertEqual(report["why"], "does not compile")
        self.assertNotIn("breaches", report)


class JavaScript(WithTerms):
    SOURCE = """import { Bot, run } from "tulkas/martian-chess";
%s
/** Plays the first of the moves that are given to it. */
class Mine extends Bot {
    /** Chooses one of the moves: the first. */
    getAction(position, legalMoves) {
        const console = { log() {} };
        console.log("the program's own");
        return legalMoves[0];
    }
}
run(Mine);
"""

    def test_bots_that_break_no_rule_are_taken(self):
        self.assert_taken({**ALL_USES, "class_name": "Mine", "documentation": "all", "documentation_language": "en",
                           "forbidden_imports": ["crypto"]}, self.write("mine.js", self.SOURCE % ""))

    def test_uses_are_found_by_what_a_name_means(self):
        for line, rule, what in (('console.log("x");', "printing", "console.log"),
                                 ("const { log } = console;", "printing", "console.log"),
                                 ('process["stdout"].write("x");', "printing", "process.stdout.write"),
                                 ('require("node:fs").readFileSync("x");', "files", "fs"),
                                 ('const w = require("worker_threads");', "threads", "worker_threads"),
                                 ('const name = "f" + "s"; require(name);', "hiding", "require()"),
                                 ('(0, eval)("1");', "hiding", "eval"),
                                 ('[]["constructor"]["constructor"]("return 1")();', "hiding", "constructor"),
                                 ("const p = process;", "hiding", "process itself")):
            self.assertEqual(self.broken(ALL_USES, "mine.js", self.SOURCE % line), [(rule, 2, what)], line)

    def test_documentation_is_missed(self):
        source = self.SOURCE.replace("/** Chooses", "/* Chooses") % "function help() {}"
        self.assertEqual(self.broken({"documentation": "all"}, "mine.js", source),
                         [("method_documentation", 2, "help"), ("method_documentation", 6, "getAction")])

    def test_typescript_cannot_be_checked(self):
        report = json.loads(self.judge(ALL_USES, self.write("mine.ts", self.SOURCE % "")).stdout)
        self.assertEqual(report["breaches"][0]["rule"], "unread")
        self.assertIn("mine.ts: the source could not be checked: only .js, .mjs files are read", report["why"])


class Java(WithTerms):
    def source(self, head="", body=""):
        text = (ROOT / "examples/bots/java/MartianChessMiser.java").read_text(encoding="utf-8")
        return head + text.replace("MartianChessMiser", "Mine") + body

    def test_bots_that_break_no_rule_are_taken(self):
        self.assert_taken({**ALL_USES, "file_name": "M???", "class_name": "Mine", "no_package": True,
                           "forbidden_imports": ["java.net"]}, self.write("Mine.java", self.source()))

    def test_uses_are_found_by_what_a_name_means(self):
        for line, rule, what in (("System.out.println(1);", "printing", "java.lang.System.out"),
                                 ("out.println(1);", "printing", "java.lang.System.out"),
                                 ("Object o = new File(\"x\");", "files", "java.io.File"),
                                 ("java.util.List.of(1).parallelStream();", "threads", "java.util.Collection.parallelStream"),
                                 ("new Thread() {}.start();", "threads", "java.lang.Thread"),
                                 ("try { Class.forName(\"x\"); } catch (Exception e) { }", "hiding", "java.lang.Class.forName")):
            helper = f"class Helper {{ void help() {{ {line} }} }}\n"
            source = self.source(head="import java.io.*; import static java.lang.System.*;\n", body=helper)
            last = source.count("\n")
            self.assertEqual(self.broken(ALL_USES, "Mine.java", source), [(rule, last, what)], line)

    def test_a_package_and_what_is_used_without_an_import_are_found(self):
        source = self.source(head="package mine;\n", body="class Helper { java.net.URI address; }\n")
        self.assertEqual(self.broken({"no_package": True, "forbidden_imports": ["java.net"]}, "Mine.java", source),
                         [("package", 1, "mine"), ("import", source.count("\n"), "java.net.URI")])

    def test_documentation_is_missed_and_its_language_told(self):
        helper = ("/** Ez egy segéd, amely csak akkor kell, ha nincs jobb. */\nclass Helper {\n    /** Ad egy számot, ha van. */\n"
                  "    public int help() { return 1; }\n\n    int more() { return 2; }\n}\n")
        source = self.source(body=helper)
        first = source[:source.index("class Helper")].count("\n") + 1
        broken = self.broken({"documentation": "all"}, "Mine.java", source)
        self.assertIn(("method_documentation", first + 4, "more"), broken)
        self.assertNotIn(("method_documentation", first + 2, "help"), broken)


class Terms(WithTerms):
    def test_say_how_many_games_are_played_and_in_which_languages(self):
        path = self.bot("legal_moves[0]")
        report = json.loads(self.judge({}, path).stdout)
        self.assertEqual((report["games"], report["wins_needed"], report["enemy"]), (2, 0, "random"))
        other = self.judge({}, path, languages=["java"])
        self.assertIn("Python is not taken here; these languages are: java", other.stderr)

    def test_may_be_the_answer_of_an_arena(self):
        terms = self.write("contest.json", json.dumps({"slug": "x", "terms": {"games": 1, "wins": 0, "baseline": "random"}}))
        result = tulkas("judge", self.GAME, self.bot("legal_moves[0]"), "--terms", terms, "--json")
        self.assertEqual(json.loads(result.stdout)["games"], 1)

    def test_are_corrected_where_they_are_wrong(self):
        path = self.bot("legal_moves[0]")
        self.assertIn("there is no rule 'no_print'", self.judge({"no_print": True}, path).stderr)
        wrong = tulkas("judge", self.GAME, path, "--terms", self.write("terms.json", "{"))
        self.assertIn("terms.json", wrong.stderr)

    def test_names_and_sizes_are_checked_in_every_language(self):
        path = self.write("mine.cpp", "int main() {}\n")
        report = json.loads(self.judge({"file_name": "h*", "most_bytes": 5}, path).stdout)
        self.assertEqual([breach["rule"] for breach in report["breaches"]], ["file_name", "size"])

    def test_what_cannot_be_checked_in_a_language_is_refused(self):
        report = json.loads(self.judge({"no_printing": True}, self.write("mine.cpp", "int main() {}\n")).stdout)
        self.assertEqual((report["breaches"][0]["rule"], report["breaches"][0]["what"]), ("unchecked", "no_printing"))


if __name__ == "__main__":
    unittest.main()
