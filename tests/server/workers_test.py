"""A server that leaves all work to workers, which share PostgreSQL with it; and workers that end, with notice or without."""
import pathlib
import signal
import subprocess
import tempfile
import unittest

from arena import TULKAS, Arena, environment, tulkas, wait_until
from game_packages import GAMES, approved, author, files_of, packed
from postgresql import PostgreSql
from submissions_test import GOOD, hand_in
from websocket import WebSocket

SETTINGS = ("--set", "Judge.Games=2", "--set", "Judge.Wins=0", "--set", "Work.LadderShare=100", "--set",
            "Work.LeaseSeconds=3")
WORKERS_SETTINGS = ("--set", "Work.LadderShare=100")
# It takes its time before each game, so that there is a middle of it.
SLOW = b"import time\ntime.sleep(2)\n" + GOOD
GREEDY = (GAMES / "nim/bots/greedy.py").read_bytes()


def new_token(arena, label="a machine"):
    """Of a worker, as an administrator makes one on the server's machine."""
    issued = tulkas("worker-token", "--issue", label, *arena.database)
    assert issued.returncode == 0, issued
    return issued.stdout.strip()


class Worker:
    """One more program at the arena's work, with a token of its own unless it is given one."""

    def __init__(self, arena, *arguments, token=None, address=None):
        self.directory = tempfile.TemporaryDirectory()
        folder = pathlib.Path(self.directory.name)
        self.token = token or new_token(arena)
        (folder / "token").write_text(self.token + "\n")
        self.log = (folder / "log").open("w+")
        where = address or f"http{'s' if arena.is_secure else ''}://localhost:{arena.port}"
        self.process = subprocess.Popen(["setpriv", "--pdeathsig", "KILL", TULKAS, "worker", "--arena", where, "--token-file", folder / "token", "--threads",
                                         "2", *WORKERS_SETTINGS, *arguments],
                                        stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment())
        self.said = self.process.stdout.readline()

    def has(self, piece):
        return piece["worker"].split()[1:2] == [str(self.process.pid)]

    def end(self, sent):
        """Its exit status."""
        self.process.send_signal(sent)
        return self.process.wait(timeout=120)

    def close(self):
        self.process.kill()
        self.process.communicate()
        self.log.close()
        self.directory.cleanup()


class WithWorkers(unittest.TestCase):
    MORE = ()

    def setUp(self):
        self.arena = Arena(*self.database_arguments(), "--set", "Work.LeaveToWorkers=true", *SETTINGS, *self.MORE)
        self.addCleanup(self.arena.close)
        self.root = self.arena.administrator()
        self.workers = [self.worker(), self.worker()]

    def database_arguments(self):
        postgresql = PostgreSql()
        self.addCleanup(postgresql.close)
        return "--database", postgresql.new_database()

    def worker(self, *arguments, **more):
        worker = Worker(self.arena, *arguments, **more)
        self.addCleanup(worker.close)
        self.assertTrue(worker.said.startswith("working for "), (worker.said, pathlib.Path(worker.log.name).read_text()))
        return worker

    def pieces(self, state, kind):
        """The arena's work of a kind, by its number."""
        items = self.root.get(f"/work?state={state}&limit=200").json()["items"]
        return {piece["id"]: piece for piece in items if piece["kind"] == kind}

    def submit(self, name, source, game="martian-chess"):
        client = self.arena.user(name)
        made = hand_in(client, "miser.py", source, game=game)
        self.assertEqual(made.status, 201, made)
        return client, made.json()

    def watch(self, client, number):
        """What is said of a submission, as it is said, up to the verdict."""
        socket = WebSocket(self.arena.port, f"/api/v1/submissions/{number}/stream", f"tulkas_session={client.session}")
        self.addCleanup(socket.close)
        events = [socket.next()]
        while events[-1]["kind"] != "verdict":
            events.append(socket.next())
        return events

    def tournament(self, game, *entrants, games):
        made = self.root.post("/tournaments", title="Friday's", game=game, entrants=list(entrants), games=games)
        self.assertEqual(made.status, 201, made)
        return f"/tournaments/{made.json()['id']}"

    def over(self, path):
        """A tournament, when it is over and every game of it was counted once."""
        view = wait_until(lambda: self.root.get(path).json(), lambda view: view["state"] == "over")
        numbers = [game["number"] for game in self.root.get(path + "/games?limit=200").json()["items"]]
        self.assertEqual((len(numbers), len(set(numbers))), (view["expected"], view["expected"]))
        return view

    def nothing_failed(self):
        self.assertEqual(self.root.get("/work?state=failed").json()["items"], [])


class Workers(WithWorkers):
    def test_do_everything_that_the_server_plans(self):
        otter, made = self.submit("otter", GOOD)
        events = self.watch(otter, made["id"])
        self.assertEqual([event["number"] for event in events], list(range(1, len(events) + 1)))
        self.assertEqual([event.get("stage", event["kind"]) for event in events],
                         ["waiting", "checking", "building", "qualifying", "game", "game", "verdict"])
        self.assertEqual(events[-1]["state"], "accepted")
        entrants = [{"house": "random"}, {"house": "greedy"}, {"bot": made["bot"]["id"]}]
        self.over(self.tournament("martian-chess", *entrants, games=2))
        ladder = "/ladders/martian-chess"
        wait_until(lambda: {one["name"]: one["games"] for one in self.root.get(ladder).json()["items"]},
                   lambda games: games.get("otter", 0) > 0)
        for kind in ("judge", "tournament game", "ladder game"):
            for piece in self.pieces("done", kind).values():
                self.assertTrue(any(worker.has(piece) for worker in self.workers), piece)
        self.plays_games_that_are_approved_meanwhile()
        self.nothing_failed()
        for worker in self.workers:
            self.assertEqual(worker.end(signal.SIGTERM), 0)
            self.assertNotIn("secret", pathlib.Path(worker.log.name).read_text() + worker.said)

    def plays_games_that_are_approved_meanwhile(self):
        beaver = author(self.arena, self.root, "beaver")
        approved(beaver, self.root, packed(files_of("nim")))
        heron, made = self.submit("heron", GREEDY, game="nim")
        self.assertEqual(self.watch(heron, made["id"])[-1]["state"], "accepted")
        second = {name: text.replace("[3, 5, 7]", "[1, 9, 9]")
                  for name, text in files_of("nim", ("version = 1", "version = 2")).items()}
        approved(beaver, self.root, packed(second))
        robin, made = self.submit("robin", GREEDY, game="nim")
        self.watch(robin, made["id"])
        record = robin.get(f"/submissions/{made['id']}/games/1/record").body.decode()
        self.assertRegex(record, r"stones\W+9", "in the version that is played now")
        view = self.over(self.tournament("nim", {"house": "greedy"}, {"bot": made["bot"]["id"]}, games=2))
        self.assertEqual(view["plan"]["game_version"], 2)


class WorkersOfSqlite(Workers):
    def database_arguments(self):
        return ()


class WorkersThatEnd(WithWorkers):
    def test_lose_nothing_and_count_nothing_twice(self):
        people = [self.submit(f"author{number}", SLOW) for number in range(3)]
        tournament = self.tournament("martian-chess", {"house": "random"}, {"house": "greedy"}, games=40)

        def judged_by(*workers):
            """Who judges something now, and what."""
            running = self.pieces("running", "judge").values()
            return next(((worker, held) for worker in workers if (held := [one for one in running if worker.has(one)])), None)

        dead, _ = wait_until(lambda: judged_by(*self.workers), bool)
        dead.end(signal.SIGKILL)
        lost = {number for number, piece in self.pieces("running", "judge").items() if dead.has(piece)}
        others = [worker for worker in self.workers if worker is not dead] + [self.worker()]
        polite, (given_back, *_) = wait_until(lambda: judged_by(*others), bool)
        self.assertEqual(polite.end(signal.SIGTERM), 0)
        for client, made in people:
            self.watch(client, made["id"])
            events = client.get(f"/submissions/{made['id']}/events?limit=200").json()["items"]
            self.assertEqual([event["state"] for event in events if event["kind"] == "verdict"], ["accepted"])
        self.over(tournament)
        done = self.pieces("done", "judge")
        self.assertEqual(len(done), len(people))
        for number in lost:
            self.assertFalse(dead.has(done[number]))
            self.assertEqual(done[number]["losses"], 1, "nobody prolonged its lease")
        if given_back["id"] not in lost:
            self.assertEqual(done[given_back["id"]]["losses"], 0, "it was given back")
        for contender in self.root.get("/ladders/martian-chess").json()["items"]:
            path = f"/ladders/martian-chess/contenders/{contender['id']}"
            steps = self.root.get(path + "/history?limit=200").json()["items"]
            self.assertEqual(len({step["number"] for step in steps}), len(steps), "each game once")
        self.nothing_failed()


class WorkersThatEndWithSqlite(WorkersThatEnd):
    def database_arguments(self):
        return ()


class WorkersThatAreRefused(unittest.TestCase):
    def refused(self, why, *arguments, **more):
        done = tulkas("worker", *arguments, **more)
        self.assertNotEqual(done.returncode, 0, done)
        self.assertEqual(done.stdout, "", done)
        self.assertIn(why, done.stderr)
        self.assertNotIn("secret", done.stderr)

    def test_say_why(self):
        arena = Arena()
        self.addCleanup(arena.close)
        with tempfile.TemporaryDirectory() as directory:
            there = ("--arena", f"http://localhost:{arena.port}")
            file = pathlib.Path(directory, "token")
            file.write_text("a guess\n")
            known = ("--token-file", file)
            self.refused("say where the arena is", *known)
            self.refused("a worker needs a token", *there)
            self.refused("the token of a worker", *there, *known)
            root = arena.administrator()
            file.write_text(root.post("/tokens", label="of a person").json()["token"])
            self.refused("the token of a worker", *there, *known)
            file.write_text(new_token(arena))
            for folder in ("languages", "sdk"):
                pathlib.Path(directory, folder).mkdir()
            pathlib.Path(directory, "languages/broken.toml").write_text("this describes no language\n")
            done = subprocess.run([TULKAS, "worker", *there, *known], capture_output=True, text=True, timeout=120,
                                  env={**environment(), "TULKAS_HOME": directory}, check=False)
            self.assertEqual(done.returncode, 1, done)
            self.assertIn("needs the sandbox", done.stderr)


if __name__ == "__main__":
    unittest.main()
