"""Bots handed in at the real server: judged in the real sandbox, watched, seen by nobody else, and seated at a table."""
import os
import pathlib
import tempfile
import unittest

from arena import Arena, tulkas, wait_until
from follower import Follower
from websocket import WebSocket

ROOT = pathlib.Path(os.environ["ROOT"])
GOOD = (ROOT / "examples/bots/python/martian_chess_miser.py").read_bytes()
CHEAT = b"""###Cheat
from tulkas.martian_chess import Bot, run
class Cheat(Bot):
    def get_action(self, position, legal_moves, previous_move):
        return "a1-a1"
run(Cheat)
"""
TALKER = GOOD.replace(b"        return max(", b"        self.log(f'{len(legal_moves)} secret plans')\n        return max(")
SLEEPER = b"""import time
time.sleep(600)
"""
PRIVATE = ("", "/events", "/source", "/build-output", "/report", "/report.json", "/games/1/record", "/games/1/log")
SETTINGS = ("--set", "Judge.Games=2", "--set", "Judge.Wins=0", "--set", "Work.Threads=2")


def hand_in(client, name, source, game="martian-chess", **more):
    query = "".join(f"&{key}={value}" for key, value in more.items())
    return client.request("POST", f"/api/v1/submissions?game={game}&file={name}{query}", source,
                          Content_Type="application/octet-stream")


def cookies_of(client):
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


class Submissions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.arena = Arena(*SETTINGS)
        cls.root = cls.arena.administrator()

    @classmethod
    def tearDownClass(cls):
        cls.arena.close()

    def watch(self, client, path):
        """All events, up to the verdict."""
        socket = WebSocket(self.arena.port, f"/api/v1{path}/stream", f"tulkas_session={client.session}")
        self.addCleanup(socket.close)
        events = [socket.next()]
        while events[-1]["kind"] != "verdict":
            events.append(socket.next())
        return events

    def judged(self, client, name, source):
        made = hand_in(client, name, source)
        self.assertEqual(made.status, 201, made)
        path = f"/submissions/{made.json()['id']}"
        return path, self.watch(client, path)

    def test_are_limited_by_what_their_author_stores(self):
        arena = Arena(*SETTINGS, "--set", "Limits.StoredMegabytes=1")
        self.addCleanup(arena.close)
        arena.administrator()
        otter = arena.user("otter")
        file = b"#" * 400_000
        for number in range(2):
            made = hand_in(otter, "bot.py", file)
            self.assertEqual(made.status, 201, made)
        path = f"/submissions/{made.json()['id']}"
        refused = hand_in(otter, "bot.py", file)
        self.assertEqual(refused.status, 422, refused)
        self.assertIn("you use 0.8 MB of the 1 MB", refused.error())
        self.assertEqual(otter.get("/storage").json(), {"used": 800_000, "allowed": 1024 * 1024})
        while otter.get(path).json()["finished"] is None:  # it is larger than a source may be
            pass
        self.assertEqual(otter.request("POST", f"/api/v1{path}/deletion").status, 204)
        self.assertEqual(otter.get(path).status, 404)
        self.assertEqual(hand_in(otter, "bot.py", file).status, 201)

    def rejected(self, person, name, source, why):
        client = self.arena.user(person)
        path, events = self.judged(client, name, source)
        submission = client.get(path).json()
        self.assertEqual((events[-1]["state"], submission["state"]), ("rejected", "rejected"), events)
        self.assertRegex(submission["why"], why)
        report = client.get(path + "/report").body.decode()
        self.assertTrue(report.startswith(f"Player: {person}\n"), report)
        self.assertTrue(report.endswith("\n0\n"), report)
        self.assertIsNone(client.get(f"/bots/{submission['bot']['id']}").json()["bot"]["accepted"])
        return client, path, events

    def test_that_are_good_are_accepted_and_play(self):
        otter = self.arena.user("otter")
        path, events = self.judged(otter, "miser.py", GOOD)
        self.assertEqual([event["number"] for event in events], list(range(1, len(events) + 1)))
        self.assertEqual([event.get("stage", event["kind"]) for event in events],
                         ["waiting", "checking", "building", "qualifying", "game", "game", "verdict"])
        self.assertEqual(events[-1]["state"], "accepted")
        self.assertEqual(otter.get(path + "/events?limit=200").json()["items"], events, "to be read afterwards, too")
        report = otter.get(path + "/report").body.decode().splitlines()
        self.assertEqual(report[:3], ["Player: otter", "Valid upload!", "Enemy: greedy"])
        self.assertRegex(report[3], r"^MatchID: 1, Seed: \d+$")
        self.assertEqual(report[-1], "1")
        self.assertEqual(otter.get(path + "/source").body, GOOD)
        self.assertIn("martian-chess", otter.get(path + "/games/1/record").body.decode())
        self.assertEqual(otter.get(path + "/games/3/record").status, 404)
        self.assertEqual(otter.request("DELETE", f"/api/v1{path}").status, 422, "it has been judged")
        self.nobody_else_sees(path)

        second, events = self.judged(otter, "miser.py", b"###Nick\n" + GOOD)
        version = otter.get(second).json()
        bot = otter.get(f"/bots/{version['bot']['id']}").json()
        self.assertEqual((bot["bot"]["nickname"], bot["bot"]["accepted"]), ("Nick", version["id"]))
        self.assertEqual([one["number"] for one in bot["versions"]], [2, 1])
        bots = self.arena.client().get("/bots?game=martian-chess").json()["items"]
        self.assertIn("otter", [bot["owner_name"] for bot in bots])
        self.plays_at_a_table()

    def nobody_else_sees(self, path):
        for client, expected in ((self.arena.user("spy"), 404), (self.arena.client(), 401), (self.root, 200)):
            for what in PRIVATE:
                answer = client.get(path + what)
                self.assertEqual(answer.status, expected, what)
                self.assertNotIn(b"class Miser", answer.body if expected != 200 else b"")
        spy = self.arena.user("spy2")
        self.assertEqual(spy.request("DELETE", f"/api/v1{path}").status, 404)
        with self.assertRaises(AssertionError):
            WebSocket(self.arena.port, f"/api/v1{path}/stream", f"tulkas_session={spy.session}")

    def plays_at_a_table(self):
        person = self.arena.user("person")
        seats = [{"kind": "me"}, {"kind": "upload", "bot": "otter"}]
        self.assertEqual(person.post("/tables", game="martian-chess",
                                     seats=[seats[0], {"kind": "upload", "bot": "person"}]).status, 404)
        made = person.post("/tables", game="martian-chess", seats=seats)
        self.assertEqual(made.status, 201, made)
        path = f"/tables/{made.json()['table']['id']}"
        socket = WebSocket(self.arena.port, f"/api/v1{path}/stream", f"tulkas_session={person.session}")
        self.addCleanup(socket.close)
        table = socket.next()["table"]
        while table["status"] == "playing" and table["moves"] < 6:
            if table["turn"] == table["you"]:
                move = person.get(path + "/legal-moves").json()["moves"][0]
                self.assertEqual(person.post(path + "/moves", move=move).status, 200)
            table = socket.next()["table"]
        self.assertGreaterEqual(table["moves"], 6)

    def test_write_at_a_table_what_their_author_alone_reads(self):
        author, person, other = (self.arena.user(name) for name in ("scribe", "rival", "curious"))
        _, events = self.judged(author, "talker.py", TALKER)
        self.assertEqual(events[-1]["state"], "accepted", events)
        made = person.post("/tables", game="martian-chess", seats=[{"kind": "me"}, {"kind": "upload", "bot": "scribe"}])
        path = f"/tables/{made.json()['table']['id']}"
        guest = self.arena.client()
        guest.cookies["tulkas_guest"] = "a key"
        readers, others = (author, self.root), (person, other, guest, self.arena.client())
        followers = {client: Follower(self.arena, path).connect(cookie=cookies_of(client)) for client in (*readers, *others)}
        for follower in followers.values():
            self.addCleanup(follower.close)
        for moves in (2, 4):
            move = person.get(path + "/legal-moves").json()["moves"][0]
            self.assertEqual(person.post(path + "/moves", move=move).status, 200)
            while followers[person].kinds.count("moved") < moves:
                followers[person].hear(followers[person].socket.next())
        self.assertEqual(person.post(path + "/resignation").status, 200)
        for client, follower in followers.items():
            follower.follow()
            told = client.get(path + "/events?limit=200").json()["items"]
            wrote = [event for event in told if event["kind"] == "wrote"]
            self.assertEqual([event["seat"] for event in wrote], [1, 1])
            if client in readers:
                self.assertEqual([line["moves"] for event in wrote for line in event["lines"]], [1, 3])
                self.assertRegex(wrote[0]["lines"][0]["text"], r"^\d+ secret plans$")
            else:
                self.assertEqual([(event["lines"], event["cut"]) for event in wrote], [(None, None)] * 2)
            self.assertEqual(follower.kinds.count("wrote"), 2)
            self.assertTrue(follower.is_whole())
            self.assertEqual("secret plans" in str(follower.events), client in readers)
            self.assertEqual("secret plans" in str(told), client in readers)
            for what in ("", "/views", "/record"):
                self.assertNotIn(b"secret plans", client.get(path + what).body)

    def test_that_break_the_rules_are_rejected(self):
        _, _, events = self.rejected("badger", "cheat.py", CHEAT, "illegal move|not legal|error on seat")
        self.assertEqual([event["result"] for event in events if event["kind"] == "game"], ["error"])

    def test_that_do_not_compile_are_rejected_with_what_the_compiler_says(self):
        client, path, _ = self.rejected("beetle", "broken.cpp", b"int main() { return nonsense; }\n", "does not compile")
        self.assertIn("nonsense", client.get(path + "/build-output").body.decode())

    def test_that_are_no_text_are_rejected(self):
        self.rejected("latin", "bot.py", "# \u017elu\u0165ou\u010dk\u00fd".encode("latin2"), "is not UTF-8 \\(line 1")

    def test_under_the_name_of_another_are_rejected(self):
        self.arena.user("Tall_Heron")
        for number, (nickname, whose) in enumerate((
                ("Greedy", "that of a house bot"), ("Smart (strong)", "that of a house bot"), ("gr\u0435edy", "that of a house bot"),
                ("tall heron", "another person's name"), ("T\u0430ll_H\u0435ron", "another person's name"))):
            with self.subTest(nickname=nickname):
                self.rejected(f"cuckoo{number}", "bot.py", f"###{nickname}\n".encode() + GOOD, f"the nickname '.*' is {whose}")

    def test_that_are_too_large_are_rejected(self):
        self.rejected("whale", "bot.py", b"#" * 204_801, "at most 204800")

    def test_of_no_known_language_are_rejected(self):
        self.rejected("poet", "sonnet.txt", b"Shall I compare thee\n", "sonnet.txt")

    def test_can_be_taken_back(self):
        hasty = self.arena.user("hasty")
        path = f"/submissions/{hand_in(hasty, 'sleeper.py', SLEEPER).json()['id']}"
        answer = hasty.request("DELETE", f"/api/v1{path}")
        self.assertEqual((answer.status, answer.json()["state"]), (200, "cancelled"), answer)
        self.assertEqual(self.watch(hasty, path)[-1]["state"], "cancelled")
        self.assertEqual(hasty.request("DELETE", f"/api/v1{path}").status, 422)
        self.assertEqual(hasty.get(path).json()["state"], "cancelled")

    def test_for_a_challenge_are_compared_with_the_baseline_at_the_same_start(self):
        hunter = (ROOT / "examples/bots/python/battleship_hunter.py").read_bytes()
        client = self.arena.user("hunter")
        made = hand_in(client, "hunter.py", hunter, game="battleship-solo")
        path = f"/submissions/{made.json()['id']}"
        events = self.watch(client, path)
        self.assertEqual(events[-1]["state"], "accepted", events)
        for match in client.get(path + "/report.json").json()["matches"]:
            self.assertEqual(sorted(match["seats"]), ["hunter", "random"])
            first, second = match["scores"]
            self.assertEqual(match["winner"], None if first == second else int(first < second))

    def test_are_counted_for_the_operator_while_they_wait_and_are_judged(self):
        patient = self.arena.user("patient")
        paths = [f"/submissions/{hand_in(patient, 'sleeper.py', SLEEPER).json()['id']}" for _ in range(4)]
        # All of them, with two threads: they sleep.
        wanted = {'tulkas_queue_running{kind="judge"} 4', 'tulkas_queue_waiting{kind="judge"} 0'}
        wait_until(lambda: set(self.root.page("/metrics").body.decode().splitlines()), wanted.issubset)
        for path in paths:
            self.assertEqual(patient.request("DELETE", f"/api/v1{path}").status, 200)
        idle = {f'tulkas_queue_{state}{{kind="judge"}} 0' for state in ("running", "waiting", "failed")}
        wait_until(lambda: set(self.root.page("/metrics").body.decode().splitlines()), idle.issubset)

    def test_are_limited(self):
        eager = self.arena.user("eager")
        answers = [hand_in(eager, "x.txt", b"x").status for _ in range(11)]
        self.assertEqual((answers[0], answers[-1]), (201, 429))

    def test_come_from_the_command_line_too(self):
        terminal = self.arena.user("terminal")
        token = terminal.post("/tokens", label="laptop").json()["token"]
        server = f"http://localhost:{self.arena.port}/"
        with tempfile.TemporaryDirectory() as directory:
            good, bad = pathlib.Path(directory) / "miser.py", pathlib.Path(directory) / "bad.py"
            good.write_bytes(GOOD)
            bad.write_bytes(b"this is no Python\n")
            done = tulkas("submit", "martian-chess", good, "--server", server, "--token", token)
            self.assertEqual((done.returncode, done.stdout.splitlines()[-1]), (0, "1"), done.stderr)
            refused = tulkas("submit", "martian-chess", bad, "--server", server, "--token", token)
            self.assertEqual((refused.returncode, refused.stdout.splitlines()[-1]), (1, "0"), refused.stderr)
            self.assertIn("not accepted", refused.stderr)
            for arguments, status in ((("--token", "wrong"), 1), ((), 2)):
                failed = tulkas("submit", "martian-chess", good, "--server", server, *arguments,
                                cwd=directory)
                self.assertEqual(failed.returncode, status, failed.stderr)


class ServerWithoutAWorkshop(unittest.TestCase):
    def test_takes_no_bots_and_says_why(self):
        with tempfile.TemporaryDirectory() as home:
            for folder in ("languages", "sdk"):
                (pathlib.Path(home) / folder).mkdir()
            (pathlib.Path(home) / "languages/broken.toml").write_text("this describes no language\n")
            arena = Arena(more={"TULKAS_HOME": home})
            self.addCleanup(arena.close)
            arena.administrator()
            otter = arena.user("otter")
            answer = hand_in(otter, "miser.py", GOOD)
            self.assertEqual(answer.status, 422, answer)
            self.assertIn("bots cannot be submitted", answer.error())
            self.assertIn("bots cannot be submitted", arena.log_text())
            self.assertEqual(otter.get("/games").status, 200)


class ServerThatIsKilledWhileItJudges(unittest.TestCase):
    def test_judges_everything_once_when_it_is_back(self):
        with tempfile.TemporaryDirectory() as data:
            first = Arena(*SETTINGS, data=data)
            self.addCleanup(first.close)
            root = first.administrator()
            people = [first.user(f"author{number}") for number in range(3)]
            ids = [hand_in(person, "miser.py", GOOD).json()["id"] for person in people for _ in range(2)]
            first.process.kill()
            again = Arena(*SETTINGS, data=data)
            self.addCleanup(again.close)
            visitor = again.client()
            visitor.session = root.session
            for number in ids:
                socket = WebSocket(again.port, f"/api/v1/submissions/{number}/stream", f"tulkas_session={root.session}")
                self.addCleanup(socket.close)
                while socket.next()["kind"] != "verdict":
                    pass
                events = visitor.get(f"/submissions/{number}/events?limit=200").json()["items"]
                self.assertEqual([event["state"] for event in events if event["kind"] == "verdict"], ["accepted"])
                games = {event["game"]: event["record"] for event in events if event["kind"] == "game"}
                self.assertEqual(sorted(games), [1, 2])
            self.assertEqual(visitor.get("/work?state=failed").json()["items"], [])
