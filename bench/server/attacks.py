#!/usr/bin/env python3
"""How long others wait while a server is attacked: a table, times in milliseconds and seconds.

    TULKAS=build/release/tulkas ROOT=. bench/server/attacks.py [class of tests/server/attacks_test.py …]

The attacks are those of tests/server/attacks_test.py, each against a server of its own; here they are measured instead of
checked. Run it on a machine that has nothing else to do; all of it takes about ten minutes. The attackers run on that machine
too: on few cores a part of what is measured is theirs. SAMPLES=20 measures less, to see whether it works.
"""
import os
import pathlib
import sys
import time
import unittest

sys.path.insert(0, str(pathlib.Path(os.environ["ROOT"]).resolve() / "tests/server"))
os.environ["TULKAS"] = str(pathlib.Path(os.environ["TULKAS"]).resolve())
os.environ["ROOT"] = str(pathlib.Path(os.environ["ROOT"]).resolve())
import attacks_test  # noqa: E402
from match import from_elsewhere  # noqa: E402

SAMPLES = int(os.environ.get("SAMPLES", "300"))
COLUMNS = ("attack", "move p50", "p99", "GET /games p50", "p99", "judged s", "usual s", "stop s")


def percentile(times, share):
    return f"{sorted(times)[int(len(times) * share)] * 1000:.1f}"


class Quiet(attacks_test.Attacked):
    """Nobody attacks."""

    def test_nothing(self):
        self.check_others()
        self.check_stop()


def look(case):
    client = case.arena.client()
    begin = time.monotonic()
    assert client.get("/games").status == 200
    return time.monotonic() - begin


def move(case):
    """Only the command itself is timed."""
    if case.match.is_over():
        case.match = case.new_match()
    client = from_elsewhere(case.match.people[case.match.table["turn"]])
    legal = client.get(case.match.path + "/legal-moves").json()["moves"]
    begin = time.monotonic()
    answer = client.post(case.match.path + "/moves", move=legal[0])
    took = time.monotonic() - begin
    assert answer.status == 200, answer
    case.match.table = answer.json()
    return took


def measure_others(case):
    moves, looks = ([what(case) for _ in range(SAMPLES)] for what in (move, look))
    case.row = [percentile(moves, 0.5), percentile(moves, 0.99), percentile(looks, 0.5), percentile(looks, 0.99)]
    case.row += [f"{case.judging('honest'):.1f}", f"{case.usual_judging:.1f}"]


def measure_stop(case):
    begin = time.monotonic()
    status = case.arena.stop()
    case.row.append(f"{time.monotonic() - begin:.1f}" + (f" (status {status})" if status else ""))


def tell(case):
    case.stop_attack()
    if row := getattr(case, "row", None):
        name = f"{type(case).__name__} {case._testMethodName.removeprefix('test_').replace('_', ' ')}"
        print("| " + " | ".join([name, *row, *([""] * (len(COLUMNS) - 1 - len(row)))]) + " |", flush=True)


class Told(unittest.TextTestResult):
    """Says at once what could not be measured: the others are measured all the same."""

    def addError(self, test, err):
        super().addError(test, err)
        print(f"{type(test).__name__} {test._testMethodName}: {err[0].__name__}: {err[1]}", flush=True)

    addFailure = addError


def main(names):
    base = attacks_test.Attacked
    base.check_others, base.check_stop, base.tearDown = measure_others, measure_stop, tell
    attacks_test.Attacked.latency = lambda case: []  # what is usual is the first row
    every = [kind for kind in vars(attacks_test).values() if isinstance(kind, type) and issubclass(kind, base)]
    chosen = [kind for kind in (Quiet, *every) if not names or kind.__name__ in names]
    suite = unittest.TestSuite()
    for kind in chosen:
        suite.addTests(unittest.defaultTestLoader.loadTestsFromTestCase(kind))
    print("| " + " | ".join(COLUMNS) + " |\n|" + " --- |" * len(COLUMNS), flush=True)
    result = unittest.TextTestRunner(stream=open(os.devnull, "w"), verbosity=0, resultclass=Told).run(suite)
    return 1 if result.errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
