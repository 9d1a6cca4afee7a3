#!/usr/bin/env python3
"""What a game, a submission, a request and a watcher cost: CPU time of the server, of PostgreSQL and of a worker elsewhere.

    TULKAS=build/release/tulkas ROOT=. bench/server/costs.py [GAMES [SUBMISSIONS]]

CPU time, not time: how busy the machine is besides matters little. The server leaves all work to the worker.
"""
import os
import pathlib
import signal
import sys
import time
from itertools import zip_longest

sys.path.insert(0, str(pathlib.Path(os.environ["ROOT"]).resolve() / "tests/server"))
from arena import Arena  # noqa: E402
from postgresql import PostgreSql  # noqa: E402
from submissions_test import hand_in  # noqa: E402
from workers_test import Worker  # noqa: E402

ROOT = pathlib.Path(os.environ["ROOT"])
GAMES, SUBMISSIONS = (int(given) if given else usual for given, usual in zip_longest(sys.argv[1:3], (400, 8)))
PYTHON = (ROOT / "examples/bots/python/martian_chess_miser.py").read_bytes()
CPP = (ROOT / "examples/bots/cpp/martian_chess_miser.cpp").read_bytes()
SETTINGS = ("--set", "Work.LeaveToWorkers=true", "--set", "Work.RepeatPercent=0", "--set", "Limits.Submissions=1000 + 1000/minute", "--set",
            "Judge.Games=10", "--set", "Judge.Wins=0")


def seconds_of(processes):
    ticks = 0
    for process in processes:
        try:
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        ticks += sum(map(int, fields[11:15]))  # its own, and of children that have ended
    return ticks / os.sysconf("SC_CLK_TCK")


def wait_until(ask, is_done):
    """Seldom enough that asking costs nothing."""
    while not is_done(ask()):
        time.sleep(0.5)


class Costs:
    def __init__(self, database):
        self.postgresql = PostgreSql() if database == "PostgreSQL" else None
        where = ("--database", self.postgresql.new_database()) if self.postgresql else ()
        self.arena = Arena(*where, *SETTINGS)
        self.root = self.arena.administrator()
        self.database = database

    def database_seconds(self):
        return seconds_of(self.postgresql.processes()) if self.postgresql else 0.0

    def measure(self, what, count, work):
        """CPU milliseconds for each of `count`; a worker of its own does it, and its programs count as its own."""
        worker = Worker(self.arena)
        server, stored, began = seconds_of([self.arena.process.pid]), self.database_seconds(), time.monotonic()
        work()
        took = time.monotonic() - began
        server, stored = seconds_of([self.arena.process.pid]) - server, self.database_seconds() - stored
        worker.process.send_signal(signal.SIGTERM)
        usage = os.wait4(worker.process.pid, 0)[2]
        worker.process.returncode = 0
        worker.close()
        elsewhere = usage.ru_utime + usage.ru_stime
        print(f"{self.database:10}  {what:44}  server {1000 * server / count:8.2f} ms  database {1000 * stored / count:8.2f} ms  "
              f"worker {1000 * elsewhere / count:9.2f} ms  ({count} in {took:.1f} s)", flush=True)

    def tournament(self, games, *entrants):
        made = self.root.post("/tournaments", title="costs", game="martian-chess", entrants=list(entrants), games=games)
        assert made.status == 201, made
        path = f"/tournaments/{made.json()['id']}"
        wait_until(lambda: self.root.get(path).json()["state"], lambda state: state == "over")

    def judge(self, file, sources):
        people = [self.arena.user(f"{file.replace('.', '-')}-{number}") for number in range(len(sources))]
        numbers = [hand_in(person, file, source).json()["id"] for person, source in zip(people, sources)]
        for person, number in zip(people, numbers):
            wait_until(lambda person=person, number=number: person.get(f"/submissions/{number}").json()["state"],
                       lambda state: state in ("accepted", "rejected"))

    def run(self):
        random, greedy = {"house": "random"}, {"house": "greedy"}
        self.measure("a game between house bots", GAMES, lambda: self.tournament(GAMES, random, greedy))
        for file, source, comment in (("miser.py", PYTHON, b"# "), ("miser.cpp", CPP, b"// ")):
            self.measure(f"a submission, judged in 10 games ({file})", SUBMISSIONS, lambda file=file, source=source, comment=comment:
                         self.judge(file, [source + b"\n" + comment + os.urandom(8).hex().encode() for _ in range(SUBMISSIONS)]))
        bots = [{"bot": bot["id"]} for bot in self.root.get("/bots?game=martian-chess&limit=200").json()["items"]]
        self.measure("a game between programs", GAMES // 4, lambda: self.tournament(GAMES // 4, bots[0], bots[-1]))

    def close(self):
        self.arena.close()
        if self.postgresql:
            self.postgresql.close()


def main():
    print(f"load {os.getloadavg()[0]:.1f}")
    for database in ("SQLite", "PostgreSQL"):
        costs = Costs(database)
        try:
            costs.run()
        finally:
            costs.close()
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
