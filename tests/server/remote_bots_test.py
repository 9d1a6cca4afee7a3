"""Bots on their authors' machines: the real server, `tulkas connect` and the example, over a line that is cut."""
import json
import signal
import tempfile
import types
import unittest

from arena import Arena, WithArena, certificate_in, tulkas
from remote_line import Bot, Line, Program, Watcher, table_with, token_of
from websocket import frame

REMOTE, RANDOM, ME = {"kind": "remote", "bot": "otter/bot"}, {"kind": "house", "bot": "random"}, {"kind": "me"}
SLOW = {"per_game": 600, "increment": 0}


class WithOtter(WithArena):
    def setUp(self):
        super().setUp()
        self.root = self.arena.administrator()
        self.otter = self.arena.user("otter")
        self.token = token_of(self.otter)
        self.line = Line(self.arena)
        self.addCleanup(self.line.close)

    def kept(self, thing):
        self.addCleanup(thing.close)
        return thing

    def bot(self, **more):
        return self.kept(Bot(self.arena, self.token, **more))

    def watch(self, path, arena=None):
        return self.kept(Watcher(arena or self.arena, path))

    def program(self, *more, **named):
        program = self.kept(Program.connect(self.line, self.token, *more, **named))
        program.wait_for("connected as otter/bot")
        return program


def is_over(table):
    return table["status"] == "over"


def has_moved(count):
    return lambda table: table["moves"] >= count or is_over(table)


class Connecting(WithOtter):
    def test_a_person_plays_against_a_bot_elsewhere(self):
        program = self.program("--games", "1")
        path = table_with(self.otter, [ME, REMOTE], clock=SLOW)
        watcher = self.watch(path)
        for count in (2, 4):
            move = self.otter.get(path + "/legal-moves").json()["moves"][0]
            self.assertEqual(self.otter.post(path + "/moves", move=move).status, 200)
            table = watcher.wait_until(has_moved(count))
            self.assertEqual(table["status"], "playing")
        self.assertEqual(table["seats"][1]["kind"], "remote")
        self.otter.request("POST", f"/api/v1{path}/resignation")
        said = program.wait_for("played: 1")
        self.assertIn("martian-chess on seat 1, against otter", said)
        self.assertIn("won against otter: otter resigned", said)
        self.assertEqual(program.process.wait(timeout=60), 0)

    def test_a_bot_plays_several_games_at_once(self):
        program = self.program("--games", "4")  # the last one on both seats
        watchers = [self.watch(table_with(self.otter, [REMOTE, other], clock=SLOW)) for other in (RANDOM, RANDOM, REMOTE)]
        for watcher in watchers:
            self.assertIsNotNone(watcher.wait_until(is_over)["outcome"])
        program.wait_for("played: 4")

    def test_ctrl_c_leaves(self):
        program = self.program()
        program.process.send_signal(signal.SIGINT)
        program.wait_for("played: 0")
        self.assertEqual(program.process.wait(timeout=60), 0)

    def test_the_example_plays_to_the_end(self):
        for game in ("martian-chess", "ploy"):
            with self.subTest(game=game):
                example = self.kept(Program.example(self.line, self.token, game))
                example.wait_for("hello")
                path = table_with(self.otter, [RANDOM, REMOTE], game=game, clock=SLOW)
                table = self.watch(path).wait_until(is_over)
                self.assertIsNotNone(table["outcome"], table["why"])
                record = self.otter.get(path + "/record").body.decode()
                self.assertIn('"blame":null', record)
                example.wait_for('"over"')
                example.close()

    def test_what_is_wrong_is_said_in_one_line(self):
        def said(*arguments, status):
            done = tulkas("connect", *arguments)
            self.assertEqual((done.returncode, done.stderr.count("\n")), (status, 1), done)
            return done.stderr

        where = ("--server", self.line.url)
        self.assertIn("--server", said("ploy", "random", status=2))
        self.assertIn("token", said("ploy", "random", *where, status=2))
        self.assertIn("the server refused the bot", said("ploy", "random", *where, "--token", "wrong", status=1))
        self.assertIn("the bot's name", said("ploy", "random", *where, "--token", self.token, "--name", "-", status=1))

    def test_others_can_have_it_only_if_it_is_public(self):
        beaver = self.arena.user("beaver")
        seats = [ME, REMOTE]
        self.assertEqual(self.otter.post("/tables", game="martian-chess", seats=seats).status, 404)
        bot = self.bot()
        refused = beaver.post("/tables", game="martian-chess", seats=seats)
        self.assertEqual((refused.status, refused.error()), (404, "the remote bot 'otter/bot' is not connected"))
        self.assertEqual(beaver.get("/remote-bots").json()["items"], [])
        self.assertEqual(len(self.otter.get("/remote-bots").json()["items"]), 1)
        path = table_with(self.otter, [REMOTE, ME])
        call = bot.next_of("call")
        stranger = self.kept(Bot(self.arena, token_of(beaver)))
        self.assertEqual(stranger.hello["bot"], "beaver/bot")
        stranger.answer(call)
        self.assertIn("not open", stranger.next_of("error")["message"])
        self.assertEqual(self.otter.get(path).json()["moves"], 0)
        bot.answer(call)
        self.watch(path).wait_until(has_moved(1))
        self.bot(more="&public=true")
        self.assertEqual(len(beaver.get("/remote-bots").json()["items"]), 2)
        table_with(beaver, seats)


class Lines(WithOtter):
    def test_a_game_goes_on_when_the_line_is_back(self):
        self.program("--games", "1")
        path = table_with(self.otter, [REMOTE, ME], clock=SLOW)
        watcher = self.watch(path)
        watcher.wait_until(has_moved(1))
        self.line.cut()
        move = self.otter.get(path + "/legal-moves").json()["moves"][0]
        self.otter.post(path + "/moves", move=move)
        self.line.mend()
        table = watcher.wait_until(has_moved(3))
        self.assertEqual((table["status"], table["moves"]), ("playing", 3))

    def test_a_call_that_was_cut_off_is_sent_again_and_answered_once(self):
        bot = self.bot()
        path = table_with(self.otter, [REMOTE, ME], clock=SLOW)
        call = bot.next_of("call")
        bot.close()
        again = self.bot()
        self.assertEqual(len(again.hello["playing"]), 1)
        repeated = again.next_of("call")
        self.assertEqual(repeated["id"], call["id"])
        self.assertLessEqual(repeated["time_ms"], call["time_ms"])
        again.answer(repeated)
        again.answer(repeated)
        self.assertIn("not open", again.next_of("error")["message"])
        self.assertEqual(self.watch(path).wait_until(has_moved(1))["moves"], 1)

    def test_whoever_does_not_come_back_loses_on_time(self):
        bot = self.bot()
        path = table_with(self.otter, [REMOTE, ME], clock={"per_move": 1})
        bot.next_of("call")
        bot.close()
        table = self.watch(path).wait_until(is_over)
        self.assertEqual((table["outcome"]["winner"], table["why"]), (1, "the bot otter/bot ran out of time"))
        again = self.bot()
        self.assertTrue(again.hello["playing"] == [] or again.next_of("over"))

    def test_the_newer_connection_takes_the_name(self):
        program = self.program()
        path = table_with(self.otter, [ME, REMOTE], clock=SLOW)
        newer = self.bot()
        program.wait_for("another connection now uses the bot's name")
        self.assertEqual(program.process.wait(timeout=60), 3)
        move = self.otter.get(path + "/legal-moves").json()["moves"][0]
        self.otter.post(path + "/moves", move=move)
        newer.answer(newer.next_of("call"))
        self.watch(path).wait_until(has_moved(2))

    def restart(self, sent):
        """A game before and after: the arena goes in the middle and comes back at another port."""
        with tempfile.TemporaryDirectory() as data:
            first = self.kept(Arena(data=data))
            first.administrator()
            otter = first.user("otter")
            line = self.kept(Line(first))
            program = self.kept(Program.connect(line, token_of(otter), "--games", "1"))
            program.wait_for("connected")
            path = table_with(otter, [REMOTE, ME], clock=SLOW)
            self.watch(path, first).wait_until(has_moved(1))
            otter.post(path + "/moves", move=otter.get(path + "/legal-moves").json()["moves"][0])
            first.stop(sent)
            line.cut()
            otter.arena = again = self.kept(Arena(data=data))
            line.mend(again)
            program.wait_for("connected")  # the bot may have moved before; what ends while it is away it does not hear
            table = self.watch(path, again).wait_until(has_moved(3))
            self.assertEqual((table["status"], table["moves"]), ("playing", 3))
            self.assertGreater(table["seats"][0]["left"], 0)
            otter.request("POST", f"/api/v1{path}/resignation")
            program.wait_for("played: 1")

    def test_a_game_goes_on_after_the_server_was_stopped(self):
        self.restart(signal.SIGTERM)

    def test_a_game_goes_on_after_the_server_was_killed(self):
        self.restart(signal.SIGKILL)


class SecureLines(unittest.TestCase):
    def test_a_bot_plays_over_tls_if_it_trusts_the_certificate(self):
        with tempfile.TemporaryDirectory() as directory:
            certificate, key = certificate_in(directory)
            arena = Arena("--certificate", certificate, "--key", key)
            self.addCleanup(arena.close)
            arena.administrator()
            otter = arena.user("otter")
            where = types.SimpleNamespace(url=f"https://localhost:{arena.port}")
            distrustful = Program.connect(where, token_of(otter))
            self.addCleanup(distrustful.close)
            distrustful.wait_for("the TLS handshake failed")
            program = Program.connect(where, token_of(otter), "--certificate", certificate, "--games", "1")
            self.addCleanup(program.close)
            program.wait_for("connected as otter/bot")
            table_with(otter, [REMOTE, RANDOM], clock=SLOW)
            program.wait_for("played: 1")


class HostileBots(WithOtter):
    def test_nonsense_is_answered_and_ends_the_connection_in_the_end(self):
        bot = self.bot()
        path = table_with(self.otter, [REMOTE, ME], clock=SLOW)
        call = bot.next_of("call")
        for nonsense in (b"", b"nonsense", b"[" * 1000, b"{}", b'{"type": "king"}', b'{"type": "answer", "id": 7}',
                         json.dumps({"type": "answer", "id": "9" * 60, "value": 1}).encode(),
                         json.dumps({"type": "answer", "id": "1-1-1", "value": 1}).encode(),
                         json.dumps({"type": "failed", "id": "", "message": "x" * 60000}).encode()):
            bot.send(nonsense)
            self.assertEqual(bot.next()["type"], "error", nonsense)
        bot.send({"type": "ping"})
        self.assertEqual(bot.next()["type"], "pong")
        with self.assertRaises(ConnectionError):
            while True:
                bot.send(b"nonsense")
                bot.next()
        again = self.bot()
        again.answer(again.next_of("call"))
        self.assertEqual(again.hello["playing"], [{"table": call["table"], "seat": 0}])
        self.watch(path).wait_until(has_moved(1))

    def test_what_is_too_large_or_no_text_ends_the_connection(self):
        for data, kind in ((b"x" * 65535, 2), (b"\xff\xfe", 1)):
            bot = self.bot()
            bot.send(data, kind=kind)
            with self.assertRaises(ConnectionError):
                bot.next()
        self.assertEqual(self.otter.get("/remote-bots").status, 200)

    def test_an_illegal_answer_loses(self):
        for value in ("a1-a1", {"from": []}, [[[]]], -1, "x" * 1000):
            bot = self.bot()
            path = table_with(self.otter, [REMOTE, ME], clock=SLOW)
            bot.answer(bot.next_of("call"), value)
            self.assertEqual(bot.next_of("over")["outcome"]["winner"], 1)
            self.assertEqual(self.otter.get(path).json()["why"], "the bot otter/bot failed")

    def test_a_flood_ends_the_connection(self):
        bot = self.bot()
        pings = frame(1, b'{"type": "ping"}') * 20000
        with self.assertRaises(OSError):
            while True:
                bot.socket.sendall(pings)
        self.assertEqual(self.otter.get("/remote-bots").status, 200)
