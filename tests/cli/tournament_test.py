"""Tournaments and tests of the real program: they end the same way however often they were killed in between.

TULKAS is the path of the program.
"""
import json
import os
import pathlib
import signal
import subprocess
import tempfile
import unittest

TULKAS = os.environ["TULKAS"]
BOTS = ("greedy", "random", "smart:nodes=10", "smart:nodes=30", "random", "greedy")
TOURNAMENT = ("tournament", "ploy", *BOTS, "--seed", "4", "--move-time", "0")
FORMATS = ("round-robin", "double-round-robin", "swiss", "single-elimination", "double-elimination", "gauntlet")


def tulkas(*arguments):
    return subprocess.run([TULKAS, *arguments], capture_output=True, text=True, timeout=300, check=False)


def standings_of(*arguments):
    """What `tulkas tournament --json` prints, without the times, and so without the order of those whom only they tell apart."""
    result = tulkas(*arguments, "--json")
    if result.returncode != 0:
        raise AssertionError(result.stderr)
    report = json.loads(result.stdout)
    del report["cross_table"]
    for standing in report["standings"]:
        for key in ("cpu_ms", "rank", "superiority"):
            del standing[key]
    report["standings"].sort(key=lambda standing: standing["bot"])
    return report


def finished(directory):
    """The lines of its journal that tell of finished games; a torn one at the end does not."""
    path = directory / "journal"
    lines = path.read_text().splitlines(keepends=True)[1:] if path.exists() else []
    return [line for line in lines if line.endswith("\n")]


def games(directory):
    """What these lines say."""
    return [json.loads(line.split(" ", 1)[1]) for line in finished(directory)]


def records(directory):
    """The games in a directory by their numbers, up to where their times begin."""
    text = (directory / "games.records").read_bytes()
    places = {game["game"]: game["record"] for game in games(directory)}
    return {number: text[offset:offset + size].split(b"\ntimes ")[0] for number, (offset, size) in places.items()}


class WithDirectory(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.directory = pathlib.Path(temporary.name) / "tournament"

    def finished(self):
        return finished(self.directory)

    def game_numbers(self):
        return [game["game"] for game in games(self.directory)]

    def finished_records(self):
        """The text of all records that the journal tells of."""
        path = self.directory / "games.records"
        end = max((sum(game["record"]) for game in games(self.directory)), default=0)
        text = path.read_bytes()[:end] if path.exists() else b""
        self.assertEqual(len(text), end, "a record is there before the journal tells of it")
        return text


class Tournaments(WithDirectory):
    def test_are_the_same_for_any_number_of_jobs(self):
        for form in FORMATS:
            with self.subTest(format=form):
                arguments = ("tournament", "ploy", *BOTS[:5], "--games", "2", "--format", form, "--move-time", "0")
                outs = [self.directory / f"{form}-{jobs}" for jobs in (1, 3)]
                alone = standings_of(*arguments, "--jobs", "1", "--out", str(outs[0]))
                self.assertEqual(alone, standings_of(*arguments, "--jobs", "3", "--out", str(outs[1])))
                self.assertEqual(records(outs[0]), records(outs[1]))
                self.assertTrue(alone["over"])
                self.assertEqual(len(alone["standings"]), 5)

    def test_with_another_seed_have_other_games(self):
        for seed in ("1", "2"):
            out = self.directory / seed
            self.assertEqual(tulkas("tournament", "ploy", "random", "random", "--seed", seed, "--out", str(out)).returncode, 0)
        self.assertNotEqual(records(self.directory / "1"), records(self.directory / "2"))

    def test_leave_records_and_standings(self):
        result = tulkas(*TOURNAMENT, "--games", "4", "--out", str(self.directory))
        self.assertEqual(result.returncode, 0)
        self.assertEqual(sorted(records(self.directory)), list(range(15 * 4)))
        verified = tulkas("replay", str(self.directory), "--verify")
        self.assertEqual((verified.returncode, len(verified.stdout.splitlines())), (0, 15 * 4))
        listed = json.loads(tulkas("replay", str(self.directory), "--list", "--json").stdout)
        self.assertEqual([game["number"] for game in listed], list(range(15 * 4)))
        self.assertEqual((self.directory / "standings.txt").read_text(), result.stdout)
        standings = json.loads((self.directory / "standings.json").read_text())["standings"]
        csv = (self.directory / "standings.csv").read_text().splitlines()
        self.assertEqual([line.split(",")[1] for line in csv], ["bot", *(standing["bot"] for standing in standings)])
        self.assertEqual(len((self.directory / "cross-table.csv").read_text().splitlines()), 7)

    def test_that_are_interrupted_print_what_they_have_and_go_on_later(self):
        arguments = (*TOURNAMENT, "--games", "200", "--out", str(self.directory))
        with subprocess.Popen([TULKAS, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            while not self.finished():
                self.assertIsNone(process.poll())
            process.send_signal(signal.SIGINT)
            output, errors = process.communicate(timeout=120)
        self.assertEqual(process.returncode, 3)
        self.assertRegex(errors, r"^tulkas: interrupted after [0-9]+ of 3000 games; continue with --resume\n$")
        self.assertRegex(output, r"^ploy: round-robin of 6 bots, 200 games per pairing, [0-9]+ of 3000 played\n")
        self.assertGreater(len(self.finished()), 0)

    def test_cannot_be_played_by_two_at_once(self):
        arguments = (*TOURNAMENT, "--games", "200", "--out", str(self.directory))
        with subprocess.Popen([TULKAS, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            while not self.finished():
                self.assertIsNone(process.poll())
            other = tulkas(*arguments, "--resume")
            process.kill()
        self.assertEqual(other.returncode, 3)
        self.assertIn("is in use by another process", other.stderr)


class Killed(WithDirectory):
    """SIGKILL at many moments, and on from there."""

    def kill_after(self, seconds, *arguments):
        """True if there was still something to kill."""
        with subprocess.Popen([TULKAS, *arguments, "--out", str(self.directory), "--resume"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as process:
            try:
                process.wait(timeout=seconds)
                return False
            except subprocess.TimeoutExpired:
                process.kill()
                return True

    def kill_and_go_on(self, *arguments):
        """Kills it again and again, a little later each time; nothing that was finished is lost or done again."""
        seconds, kills, before, records_before = 0.004, 0, [], b""
        while self.kill_after(seconds, *arguments):
            kills += 1
            now = self.finished()
            self.assertEqual(now[:len(before)], before)
            records_now = self.finished_records()
            self.assertTrue(records_now.startswith(records_before))
            before, records_before = now, records_now
            seconds *= 1.15
        self.assertEqual(len(set(self.game_numbers())), len(self.game_numbers()), "no game is played twice")
        return kills

    def test_tournaments_end_as_if_nothing_had_happened(self):
        for form, games in (("round-robin", "12"), ("swiss", "40"), ("single-elimination", "40"), ("double-elimination", "40")):
            with self.subTest(format=form):
                self.directory = self.directory.with_name(form)
                arguments = (*TOURNAMENT, "--games", games, "--format", form)
                whole = self.directory.with_name(form + "-whole")
                expected = standings_of(*arguments, "--out", str(whole))
                self.assertGreater(self.kill_and_go_on(*arguments), 3)
                self.assertEqual(standings_of(*arguments, "--out", str(self.directory), "--resume"), expected)
                self.assertEqual(records(self.directory), records(whole))

    def test_tests_end_as_if_nothing_had_happened(self):
        arguments = ("sprt", "ploy", "smart:nodes=40", "smart:nodes=30", "--elo1", "8", "--games", "400", "--move-time", "0")
        expected = json.loads(tulkas(*arguments, "--json").stdout)
        self.assertGreater(self.kill_and_go_on(*arguments), 3)
        resumed = tulkas(*arguments, "--json", "--out", str(self.directory), "--resume")
        self.assertEqual(json.loads(resumed.stdout), expected)

    def test_a_torn_record_is_dropped(self):
        arguments = ("tournament", "ploy", "greedy", "random", "smart:nodes=10", "--games", "4", "--move-time", "0",
                     "--jobs", "1", "--out", str(self.directory), "--resume")
        expected = standings_of(*arguments)
        journal, path = self.directory / "journal", self.directory / "games.records"
        whole, lines = records(self.directory), journal.read_bytes().splitlines(keepends=True)
        text = path.read_bytes()
        last = games(self.directory)[-1]["record"][0]
        for size in (last, last + 1, (last + len(text)) // 2, len(text) - 1, len(text)):
            with self.subTest(size=size - last):
                journal.write_bytes(b"".join(lines[:-1]))
                path.write_bytes(text[:size])
                self.assertEqual(standings_of(*arguments), expected)
                self.assertEqual(records(self.directory), whole)
                self.assertEqual(tulkas("replay", str(self.directory), "--verify").returncode, 0)

    def test_a_torn_line_is_dropped(self):
        arguments = ("tournament", "ploy", "greedy", "random", "smart:nodes=10", "--games", "4", "--move-time", "0",
                     "--out", str(self.directory), "--resume")
        expected = standings_of(*arguments)
        whole = (self.directory / "journal").read_bytes()
        for cut in (1, 2, 30, 90, 200, len(whole) - 40, len(whole) - 1, len(whole)):
            with self.subTest(cut=cut):
                (self.directory / "journal").write_bytes(whole[:len(whole) - cut])
                self.assertEqual(standings_of(*arguments), expected)
                self.assertEqual(sorted(self.game_numbers()), list(range(12)))

    def test_a_damaged_line_is_an_error(self):
        arguments = ("tournament", "ploy", "greedy", "random", "--jobs", "1", "--out", str(self.directory), "--resume")
        self.assertEqual(tulkas(*arguments).returncode, 0)
        journal = self.directory / "journal"
        journal.write_text(journal.read_text().replace('"game":0', '"game":7'))
        result = tulkas(*arguments)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr, f"tulkas: '{journal}': line 2 is damaged\n")


if __name__ == "__main__":
    unittest.main()
