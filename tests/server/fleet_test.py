"""Workers elsewhere and an arena that does not trust them: what a token is good for, what is told, and what becomes of those that
lie, vanish or come too late."""
import hashlib
import json
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

from arena import TULKAS, Arena, certificate_in, environment, tulkas, wait_until
from game_packages import approved, author, files_of, packed
from postgresql import PostgreSql
from submissions_test import GOOD, hand_in
from websocket import WebSocket
from workers_test import SETTINGS, Worker, new_token

VERSION = tulkas("--version").stdout.split()[1]
MOST_SECONDS_TO_STOP = 20  # 10 on a machine that has nothing else to do
HOUSE = [{"house": "random"}, {"house": "greedy"}]


class Impostor:
    """Something that speaks as a worker does, and says what it wants."""

    def __init__(self, arena, token, name="impostor 1"):
        self.client = arena.client(Authorization=f"Bearer {token}")
        self.name = name

    def post(self, path, **body):
        return self.client.post("/worker" + path, worker=self.name, **body)

    def hello(self, version=VERSION):
        return self.post("/hello", version=version, threads=2, trouble="")

    def lease(self, *kinds, most=1):
        answer = self.post("/leases", kinds=list(kinds) or ["tournament game"], priorities=["judging", "tournament", "ladder"], but_not_of=[], most=most)
        assert answer.status == 200, answer
        return answer.json()["items"]

    def report(self, piece, **more):
        item = {"id": piece["id"], "take": piece["take"], "ending": "done", **more}
        answer = self.post("/reports", items=[item])
        assert answer.status == 200, answer
        return answer.json()["items"][0]["receipt"]

    def content(self, piece, key, take=None):
        name = self.name.replace(" ", "%20")
        return self.client.get(f"/worker/pieces/{piece['id']}/contents/{key}?worker={name}&take={take or piece['take']}")

    def held(self):
        return {item["id"]: item["standing"] for item in self.post("/leases/renew").json()["items"]}


def played(order, *bots):
    """A record of the game that was ordered, but between other bots; written as the program writes it."""
    match = order["match"]
    with tempfile.TemporaryDirectory() as directory:
        file = pathlib.Path(directory, "games")
        done = tulkas("play", match["game"], *bots, "--games", 1, "--record", file)
        assert done.returncode == 0, done
        lines = file.read_text().splitlines(keepends=True)
    header = json.loads(lines[1])
    header.update(seed=match["seed"], seats=[seat["name"] for seat in match["seats"]])
    lines[1] = json.dumps(header, separators=(",", ":")) + "\n"
    return sealed(lines)


def sealed(lines):
    """With a digest that fits."""
    end = next(number for number, line in enumerate(lines) if line.startswith("content "))
    lines[end] = f"content {hashlib.sha256(''.join(lines[:end]).encode()).hexdigest()}\n"
    return "".join(lines)


class WithArena(unittest.TestCase):
    MORE = ()

    def setUp(self):
        self.arena = Arena(*self.database(), "--set", "Work.LeaveToWorkers=true", *SETTINGS, *self.MORE)
        self.addCleanup(self.arena.close)
        self.root = self.arena.administrator()

    def database(self):
        return ()

    def impostor(self, name="impostor 1"):
        return Impostor(self.arena, new_token(self.arena, name), name)

    def worker(self, *arguments, **more):
        worker = Worker(self.arena, *arguments, **more)
        self.addCleanup(worker.close)
        self.assertTrue(worker.said.startswith("working for "), (worker.said, pathlib.Path(worker.log.name).read_text()))
        return worker

    def tournament(self, games=4, entrants=HOUSE):
        made = self.root.post("/tournaments", title="Friday's", game="martian-chess", entrants=entrants, games=games)
        self.assertEqual(made.status, 201, made)
        return f"/tournaments/{made.json()['id']}"

    def over(self, path):
        view = wait_until(lambda: self.root.get(path).json(), lambda view: view["state"] == "over")
        numbers = [game["number"] for game in self.root.get(path + "/games?limit=200").json()["items"]]
        self.assertEqual((len(numbers), len(set(numbers))), (view["expected"], view["expected"]))

    def token(self, label):
        return next(token for token in self.root.get("/work/tokens").json()["items"] if token["label"] == label)


class Gateway(WithArena):
    def database(self):
        postgresql = PostgreSql()
        self.addCleanup(postgresql.close)
        return "--database", postgresql.new_database()

    def test_gives_a_worker_what_its_pieces_need_and_nothing_else(self):
        worker = self.worker()
        otter = self.arena.user("otter")
        made = hand_in(otter, "miser.py", GOOD, game="martian-chess").json()
        wait_until(lambda: otter.get(f"/submissions/{made['id']}").json(), lambda it: it["state"] == "accepted")
        beaver = self.arena.user("beaver")
        other = hand_in(beaver, "miser.py", GOOD + b"# beaver's\n", game="martian-chess").json()
        wait_until(lambda: beaver.get(f"/submissions/{other['id']}").json(), lambda it: it["state"] == "accepted")
        self.assertEqual(worker.end(signal.SIGTERM), 0)
        self.assertEqual(self.root.get("/work/workers").json()["items"], [], "nobody misses it")
        self.tournament(entrants=[{"bot": made["bot"]["id"]}, {"house": "greedy"}])
        impostor = self.impostor()
        piece, = impostor.lease("tournament game")
        text = json.dumps(piece)
        for name in ("otter", "beaver", "root", "miser,", hashlib.sha256(GOOD + b"# beaver's\n").hexdigest()):
            self.assertNotIn(name, text)
        source, = piece["order"]["materials"]["sources"]
        self.assertEqual(impostor.content(piece, source["content"]).body, GOOD)
        of_beaver = hashlib.sha256(GOOD + b"# beaver's\n").hexdigest()
        self.assertEqual(impostor.content(piece, of_beaver).status, 403, "no lease names it")
        self.assertEqual(impostor.content(piece, source["content"], take=7).status, 409, "of another lease")
        self.reaches_nothing_of_others(impostor, piece)
        self.reaches_nothing_but_work(impostor, piece)
        self.loses_all_with_its_token(impostor, piece, source)

    def reaches_nothing_of_others(self, impostor, piece):
        stranger = self.impostor("stranger 1")
        namesake = Impostor(self.arena, new_token(self.arena, "namesake"), impostor.name)
        for enemy in (stranger, namesake):
            self.assertEqual(enemy.held(), {})
            self.assertEqual(enemy.report(piece, ending="given_back"), "lost")
            self.assertEqual(enemy.report(piece, report={"record": "x"}), "lost")
            self.assertEqual(enemy.post(f"/pieces/{piece['id']}/events", take=piece["take"], event={"stage": "building"}).status, 409)
            source, = piece["order"]["materials"]["sources"]
            self.assertEqual(enemy.content(piece, source["content"]).status, 409)
        self.assertEqual(impostor.held(), {piece["id"]: "running"})

    def reaches_nothing_but_work(self, impostor, piece):
        for method, path in (("GET", "/people"), ("GET", "/session"), ("GET", "/work"), ("GET", "/work/tokens"), ("POST", "/work/tokens"),
                             ("DELETE", f"/work/{piece['id']}"), ("POST", "/tournaments"), ("GET", "/submissions/1/source"),
                             ("GET", "/tokens"), ("POST", "/submissions")):
            answer = impostor.client.request(method, "/api/v1" + path, {} if method == "POST" else None)
            self.assertEqual(answer.status, 401, (method, path, answer))
        self.assertEqual(impostor.hello("0.0.0").status, 422, "of another version")

    def loses_all_with_its_token(self, impostor, piece, source):
        number = self.token("impostor 1")["id"]
        self.assertEqual(self.root.request("DELETE", f"/api/v1/work/tokens/{number}").status, 204)
        self.assertEqual(self.root.get("/work?state=running").json()["items"], [], "it waits for others at once")
        self.assertEqual(impostor.content(piece, source["content"]).status, 401)
        self.assertEqual(impostor.hello().status, 401)
        self.assertIn("revoked", tulkas("worker-token", *self.arena.database).stdout)
        self.assertNotEqual(tulkas("worker-token", "--revoke", number, *self.arena.database).returncode, 0, "it is already")

    def test_takes_back_what_is_not_renewed(self):
        self.tournament(games=2)
        late, prompt = self.impostor("late 1"), self.impostor("prompt 1")
        first, second = late.lease(most=2)
        self.assertEqual(prompt.lease(), [])
        # Each of them when its own lease has ended.
        again = {piece["id"]: piece for piece in wait_until(prompt.lease, bool) + wait_until(prompt.lease, bool)}
        self.assertEqual(again.keys(), {first["id"], second["id"]})
        self.assertEqual(late.held(), {})
        for piece in (first, second):
            self.assertGreater(again[piece["id"]]["take"], piece["take"])
            self.assertEqual(late.report(piece, report={"record": "x"}), "lost")
            self.assertEqual(prompt.report(again[piece["id"]], ending="given_back"), "settled")


    def test_tells_whoever_waits_that_there_is_work(self):
        impostor = self.impostor()
        self.assertEqual(impostor.lease(), [])
        hints = WebSocket(self.arena.port, "/api/v1/worker/hints", authorization=impostor.client.headers["Authorization"])
        self.addCleanup(hints.close)
        hints.send(b"idle")
        # The word and the tournament take different ways: what comes before the word is not heard.
        wait_until(lambda: self.told_of_work(hints), bool)
        number = self.token("impostor 1")["id"]
        self.assertEqual(self.root.request("DELETE", f"/api/v1/work/tokens/{number}").status, 204)
        with self.assertRaises(ConnectionError):
            hints.next_text()

    def told_of_work(self, hints):
        self.tournament(games=2)
        hints.socket.settimeout(5)
        try:
            return hints.next_text() == "work"
        except TimeoutError:
            return False


class GatewayOfSqlite(Gateway):
    def database(self):
        return ()


class Restarts(WithArena):
    def test_of_the_arena_lose_no_game_and_count_none_twice(self):
        port = self.arena.port
        workers = [self.worker(), self.worker()]
        path = self.tournament(games=60)
        for _ in range(2):
            played = len(self.root.get(path + "/games?limit=200").json()["items"])
            wait_until(lambda: self.root.get(path + "/games?limit=200").json()["items"], lambda games: len(games) > played + 3)
            self.arena.stop(signal.SIGKILL)
            session = self.root.session
            self.arena = Arena("--set", "Work.LeaveToWorkers=true", *SETTINGS, data=self.arena.data.parent, port=port)
            self.addCleanup(self.arena.close)
            self.root = self.arena.client()
            self.root.session = session
        self.over(path)
        for worker in workers:
            self.assertEqual(worker.end(signal.SIGTERM), 0)


class Liars(WithArena):
    MORE = ("--set", "Work.RepeatPercent=100")

    def test_whose_records_do_not_replay_are_cut_off(self):
        path = self.tournament()
        liar = self.impostor("liar 1")
        first, second = liar.lease(most=2)
        lines = played(first["order"], "random", "random").splitlines(keepends=True)
        lines[4] = lines[2]  # the piece is not there any more
        self.assertEqual(liar.report(first, report={"record": sealed(lines)}), "checking")
        token = wait_until(lambda: self.token("liar 1"), lambda token: token["revoked"])
        self.assertIn("does not replay", token["why"])
        self.assertEqual(token["results"], 0)
        self.assertEqual(liar.hello().status, 401)
        waiting = {piece["id"] for piece in self.root.get("/work?state=waiting").json()["items"]}
        self.assertLessEqual({first["id"], second["id"]}, waiting, "they go to others")
        self.assertIn("is revoked", self.arena.log_text())
        self.worker()
        self.over(path)

    def test_whose_bots_never_played_that_are_found_by_playing_it_again(self):
        path = self.tournament(games=2)
        liar = self.impostor("liar 1")
        piece, = liar.lease()
        self.assertEqual(liar.report(piece, report={"record": played(piece["order"], "random", "random")}), "checking")
        wait_until(lambda: self.token("liar 1"), lambda token: token["results"] == 1)
        self.assertEqual(liar.lease("repeat game"), [], "not by whoever played it")
        honest = self.worker()
        token = wait_until(lambda: self.token("liar 1"), lambda token: token["revoked"])
        self.assertIn("came out otherwise", token["why"])
        self.assertEqual((token["repeated"], token["doubts"]), (1, 1))
        self.over(path)
        self.assertEqual(honest.end(signal.SIGTERM), 0)

    def test_who_write_controls_or_without_an_end_are_cut_short(self):
        """What a worker says of a submission is stored, and shown to its author."""
        otter, liar = self.arena.user("otter"), self.impostor("liar 1")
        path = f"/submissions/{hand_in(otter, 'miser.py', GOOD, game='martian-chess').json()['id']}"
        piece, = liar.lease("judge")
        rewrites = "\x1b[2J\u202eok\n"
        for _ in range(40):
            for event in ({"stage": "building"}, {"output": rewrites + 10_000 * "x"}):
                self.assertEqual(liar.post(f"/pieces/{piece['id']}/events", take=piece["take"], event=event).status, 204)
        events = otter.get(f"{path}/events?limit=200").json()["items"]
        printed = [event["text"] for event in events if event["kind"] == "output"]
        self.assertTrue(printed[0].startswith("\\x1b[2J\\u202eok\n"), printed[0][:30])
        self.assertLess(len("".join(printed)), 100_000)
        self.assertLess(len(events) - len(printed), 40)
        rejection = {"why": "no\x1b[2J", "messages": 10_000 * rewrites}
        report = {"language": "python", "nickname": "", "framework": "", "build_output": 10_000 * rewrites, "records": [], "rejection": rejection}
        self.assertEqual(liar.report(piece, report=report), "checking")
        judged = wait_until(lambda: otter.get(path).json(), lambda view: view["state"] == "rejected")
        self.assertEqual(judged["why"], "no\\x1b[2J")
        for part in ("report", "build-output"):
            text = otter.get(f"{path}/{part}").body.decode()
            self.assertLess(len(text), 100_000)
            self.assertNotRegex(text, "[\x1b\u202e]")

    def test_are_not_those_whose_games_come_out_alike(self):
        path = self.tournament(games=4)
        workers = [self.worker(), self.worker()]
        self.over(path)
        wait_until(lambda: sum(token["repeated"] for token in self.root.get("/work/tokens").json()["items"]), lambda games: games >= 4)
        for token in self.root.get("/work/tokens").json()["items"]:
            self.assertEqual((token["doubts"], token["revoked"]), (0, None))
        for worker in workers:
            self.assertEqual(worker.end(signal.SIGTERM), 0)


class Replays(WithArena):
    """Records of uploaded games, whose engines take their time when they replay them."""
    GAMES = ("first-nap", "second-nap", "awake")
    # No bot answers that; but whoever sends a record can have it that one did.
    NAP = """        if answer.get("nap"):
            import time
            time.sleep(50)
        match answer:"""

    def setUp(self):
        super().setUp()
        engine = files_of("nim")["engine.py"].replace("        match answer:", self.NAP)
        self.assertIn(self.NAP, engine)
        otter = author(self.arena, self.root, "otter")
        worker = self.worker()
        for game in self.GAMES:
            approved(otter, self.root, packed({**files_of("nim", ('"nim"', f'"{game}"')), "engine.py": engine}))
        path = self.tournament_of("awake")
        self.over(path)
        self.record = self.root.get(path + "/games/1/record").body.decode()
        self.assertEqual(worker.end(signal.SIGTERM), 0)

    def tournament_of(self, game):
        bots = [{"house": "greedy"}] * 2
        made = self.root.post("/tournaments", title=game, game=game, entrants=bots, games=2)
        self.assertEqual(made.status, 201, made)
        return f"/tournaments/{made.json()['id']}"

    def record_of(self, piece, is_slow):
        """The same moves, as what the piece orders."""
        match = piece["order"]["match"]
        lines = self.record.splitlines(keepends=True)
        header = json.loads(lines[1])
        header.update(game=match["game"], seed=match["seed"])
        lines[1] = json.dumps(header, separators=(",", ":")) + "\n"
        return sealed([line.replace('{"heap":', '{"nap":true,"heap":') if is_slow else line for line in lines])

    def test_keep_no_other_game_waiting_and_end_with_the_server(self):
        impostor, pieces = self.impostor(), {}
        for game in self.GAMES:
            self.tournament_of(game)
            pieces[game], _ = impostor.lease(most=2)
            report = {"record": self.record_of(pieces[game], is_slow=game != "awake")}
            self.assertEqual(impostor.report(pieces[game], report=report), "checking")
        results = wait_until(lambda: self.token("impostor 1")["results"], bool)
        self.assertEqual(results, 1)
        for game in self.GAMES:
            self.assertEqual(pieces[game]["id"] in impostor.held(), game != "awake", "the others sleep")
        begin = time.monotonic()
        self.assertEqual(self.arena.stop(), 0, self.arena.log_text())
        self.assertLess(time.monotonic() - begin, MOST_SECONDS_TO_STOP)


class SecureGateway(unittest.TestCase):
    def test_is_believed_only_with_a_certificate_that_is_trusted(self):
        with tempfile.TemporaryDirectory() as directory:
            certificate, key = certificate_in(directory)
            arena = Arena("--set", f"Server.Tls.Certificate={certificate}", "--set", f"Server.Tls.PrivateKey={key}", "--set",
                          "Work.LeaveToWorkers=true", *SETTINGS)
            self.addCleanup(arena.close)
            token = pathlib.Path(directory, "token")
            token.write_text(new_token(arena))
            for name, trusted, why in (("localhost", (), "self-signed certificate"),
                                       ("127.0.0.1", ("--ca", certificate), "certificate subject name")):  # it is for localhost
                doubtful = subprocess.Popen([TULKAS, "worker", "--arena", f"https://{name}:{arena.port}", "--token-file", token, *trusted],
                                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment())
                self.addCleanup(doubtful.communicate)
                self.addCleanup(doubtful.kill)
                self.assertIn(why, doubtful.stderr.readline())
                doubtful.terminate()
                self.assertEqual(doubtful.wait(timeout=120), 0)
            self.assertEqual(arena.administrator().get("/work/workers").json()["items"], [], "they have said nothing")
            worker = Worker(arena, "--ca", certificate)
            self.addCleanup(worker.close)
            self.assertTrue(worker.said.startswith("working for https://"), worker.said)


if __name__ == "__main__":
    unittest.main()
