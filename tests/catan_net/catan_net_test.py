"""Catan over a network, through the real program.

TULKAS is the path of the program, ROOT that of the sources.
"""
import contextlib
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import threading
import unittest

import wire

TULKAS = os.environ["TULKAS"]
ROOT = pathlib.Path(os.environ["ROOT"])

ERROR, ROAD_BUILT, SETTLEMENT_BUILT, BEGIN_GAME, LOBBY_UPDATE, CHAT = 2, 4, 5, 18, 19, 21
JOIN, SAY, END_TURN, BUILD_ROAD, BUILD_SETTLEMENT = 14, 15, 13, 3, 4

# A bot that shares no code with the house bots: it takes the last of its legal moves.
BOT = """###Last
import random

from tulkas.catan import RESOURCES, Bot, discard, run


class Last(Bot):
    def initial_placement(self, view, legal_moves):
        return legal_moves[-1]

    def take_turn(self, view, legal_moves, offers_left):
        return random.choice(legal_moves)

    def discard(self, view, count):
        chosen = dict.fromkeys(RESOURCES, 0)
        for resource in RESOURCES:
            chosen[resource] = min(view.me.hand[resource], count - sum(chosen.values()))
        return discard(chosen)

    def move_robber(self, view, legal_moves):
        return legal_moves[-1]

    def steal(self, view, legal_moves):
        return legal_moves[-1]

    def choose_resource(self, view, legal_moves):
        return legal_moves[-1]

    def answer_trade(self, view, legal_moves):
        return "reject"


run(Last)
"""


def setUpModule():
    os.environ.pop("TULKAS_HOME", None)


def client(*arguments):
    return subprocess.Popen([TULKAS, "catan-client", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def end_of(process):
    output, errors = process.communicate(timeout=120)
    return process.returncode, output, errors


class Line:
    """A connection to the server that can be cut."""

    def __init__(self, port):
        self.server_port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.settimeout(60)
        self.port = self.listener.getsockname()[1]
        self.ends, self.pumps = [], []
        self.said = 0  # bytes from the client over the current connection
        self.answered = threading.Event()  # the server has sent some

    def stand(self):
        """Waits for the client and connects it to the server."""
        client_end, _ = self.listener.accept()
        server_end = socket.create_connection(("127.0.0.1", self.server_port))
        self.ends, self.said = [client_end, server_end], 0
        self.answered.clear()
        self.pumps = [threading.Thread(target=self.pass_on, args=(client_end, server_end, self.count)),
                      threading.Thread(target=self.pass_on, args=(server_end, client_end, lambda _: self.answered.set()))]
        for pump in self.pumps:
            pump.start()

    def count(self, data):
        self.said += len(data)

    @staticmethod
    def pass_on(source, target, note):
        with contextlib.suppress(OSError):  # it was cut
            while data := source.recv(4096):
                note(data)
                target.sendall(data)

    def cut(self):
        for end in self.ends:
            with contextlib.suppress(OSError):  # the peer closed it before
                end.shutdown(socket.SHUT_RDWR)
        for pump in self.pumps:
            pump.join()
        for end in self.ends:
            end.close()

    def close(self):
        self.cut()
        self.listener.close()


class WithServer(unittest.TestCase):
    OPTIONS = ("--seats", "3", "--fill", "settler", "--wait", "1")

    def setUp(self):
        command = [TULKAS, "catan-server", "--port", "0", "--address", "127.0.0.1", "--seed", "3", *self.OPTIONS]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.stop)
        self.port = int(re.fullmatch(r"listening on 127\.0\.0\.1:(\d+)\n", self.server.stdout.readline())[1])
        self.address = f"127.0.0.1:{self.port}"

    def stop(self):
        self.server.send_signal(signal.SIGINT)
        self.server.communicate(timeout=60)
        self.assertEqual(self.server.returncode, 0)

    def connect(self):
        connection = wire.Connection(self.port)
        self.addCleanup(connection.close)
        return connection


class Client(WithServer):
    def test_a_house_bot_plays_to_the_end(self):
        status, output, errors = end_of(client(self.address, "--bot", "settler", "--name", "ann", "--json"))
        self.assertEqual((status, errors), (0, ""))
        report = json.loads(output)
        self.assertEqual(report["players"], ["ann", "bot 1", "bot 2"])
        self.assertEqual(report["own"], 0)
        self.assertIn(report["winner"], range(3))

    def test_a_bot_in_the_sandbox_plays_among_others(self):
        with tempfile.TemporaryDirectory() as directory:
            bot = pathlib.Path(directory) / "last.py"
            bot.write_text(BOT)
            processes = [client(self.address, "--bot", str(bot), "--game", "7", "--json"),
                         client(self.address, "--bot", "random", "--game", "7", "--json"),
                         client(self.address, "--bot", "settler", "--game", "8", "--json")]
            reports = []
            for process in processes:
                status, output, errors = end_of(process)
                self.assertEqual((status, errors), (0, ""))
                reports.append(json.loads(output))
        self.assertEqual(reports[0]["winner"], reports[1]["winner"])
        self.assertEqual(set(reports[0]["players"]), {"Last", "random", "bot 1"})
        self.assertEqual(reports[2]["players"], ["settler", "bot 1", "bot 2"])

    def test_it_says_why_it_cannot_play(self):
        status, output, errors = end_of(client(self.address, "--name", "x" * 41))
        self.assertEqual((status, output), (3, ""))
        self.assertEqual(errors, "tulkas: the server refused the join: a name must have 1 to 40 bytes and no invisible characters\n")
        status, output, errors = end_of(client("127.0.0.1:1"))
        self.assertEqual((status, output), (3, ""))
        self.assertRegex(errors, r"^tulkas: cannot connect to 127\.0\.0\.1:1: .*\n$")
        status, output, errors = end_of(client("127.0.0.1:x"))
        self.assertEqual((status, output), (2, ""))
        self.assertIn("an address must be HOST or HOST:PORT, with a port from 1 to 65535 (got '127.0.0.1:x')", errors)


class Server(WithServer):
    OPTIONS = ("--seats", "2", "--wait", "1000")

    def test_speaks_with_a_client_of_anothers_making(self):
        ann, bob = self.connect(), self.connect()
        ann.request(JOIN, {1: "ann", 2: 5})
        self.assertEqual(wire.fields(ann.until(LOBBY_UPDATE))[1], [b"ann"])
        bob.request(JOIN, {1: "bob", 2: 5})
        self.assertEqual(wire.fields(bob.until(LOBBY_UPDATE))[1], [b"ann", b"bob"])
        begin = wire.fields(bob.until(BEGIN_GAME))
        self.assertEqual((len(begin[1]), len(begin[2]), len(begin[3])), (19, 9, 2))
        self.assertEqual(wire.fields(begin[4][0]), {1: [1]})
        ann.until(BEGIN_GAME)

        bob.request(END_TURN, {})  # not his turn
        self.assertIn(b"player 1", wire.fields(bob.until(ERROR))[2][0])
        ann.request(BUILD_SETTLEMENT, {1: 0, 2: 1})
        self.assertEqual(wire.fields(bob.until(SETTLEMENT_BUILT)), {2: [1]})
        ann.request(BUILD_SETTLEMENT, {1: 0, 2: -1})  # a road is expected
        ann.until(ERROR)
        ann.request(BUILD_ROAD, {1: {1: 0, 2: 1}, 2: {1: 0, 2: 2}})
        ends = [wire.fields(end) for (end,) in wire.fields(bob.until(ROAD_BUILT)).values()]
        self.assertCountEqual(ends, [{2: [1]}, {2: [2]}])
        bob.request(SAY, "good morning")
        self.assertEqual(ann.until(CHAT), b"good morning")

    def test_gives_a_seat_back(self):
        ann, bob = self.connect(), self.connect()
        ann.request(JOIN, {1: "ann", 2: 6})
        ann.until(LOBBY_UPDATE)
        bob.request(JOIN, {1: "bob", 2: 6})
        ann.until(BEGIN_GAME)
        ann.close()
        bob.until(ROAD_BUILT)  # a bot has her seat now
        ann = self.connect()
        ann.request(JOIN, {1: "ann", 2: 6})
        self.assertEqual(wire.fields(ann.until(BEGIN_GAME))[4], [b""])
        ann.until(SETTLEMENT_BUILT)
        ann.until(ROAD_BUILT)

    def test_is_come_back_to_by_our_client(self):
        bob = self.connect()
        bob.request(JOIN, {1: "bob", 2: 9})
        bob.until(LOBBY_UPDATE)
        line = Line(self.port)
        self.addCleanup(line.close)
        ann = client(f"127.0.0.1:{line.port}", "--bot", "settler", "--name", "ann", "--game", "9")
        self.addCleanup(ann.communicate)
        self.addCleanup(ann.kill)
        line.stand()
        bob.until(BEGIN_GAME)
        line.cut()  # it is bob's turn, so nothing happens meanwhile
        line.stand()
        self.assertTrue(line.answered.wait(60), "the server sends her all events again")
        joined = line.said
        bob.request(BUILD_SETTLEMENT, {1: 0, 2: 1})
        bob.request(BUILD_ROAD, {1: {1: 0, 2: 1}, 2: {1: 0, 2: 2}})
        bob.until(ROAD_BUILT)
        bob.until(ROAD_BUILT)  # hers
        self.assertGreater(line.said, joined, "a bot of the server played for her")

    def test_hangs_up_on_a_giant(self):
        giant = self.connect()
        giant.socket.sendall(b"\xff" * 8 + b"\x01")
        self.assertIsNone(giant.event())


class Proto(unittest.TestCase):
    """catan.proto, as another group would use it."""

    # The text of a message, and its fields by number.
    MESSAGES = [
        ('request { rollDice { } }', {1: {1: {}}}),
        ('request { buildRoad { a { x: -5 y: -3 } b { x: -4 y: -3 } } }', {1: {3: {1: {1: -5, 2: -3}, 2: {1: -4, 2: -3}}}}),
        ('request { buildSettlement { } }', {1: {4: {}}}),
        ('request { playDevCard: KNIGHT }', {1: {7: 0}}),
        ('request { initiateTrade { bank { offering { brick: 4 } wanting { ore: 1 } } } }', {1: {8: {2: {1: {1: 4}, 2: {5: 1}}}}}),
        ('request { initiateTrade { player { other { id: PLAYER_3 } offering { lumber: 1 grain: 2 } wanting { brick: 1 } } } }',
         {1: {8: {1: {1: {1: 2}, 2: {2: 1, 4: 2}, 3: {1: 1}}}}}),
        ('request { submitTradeResponse: ACCEPT }', {1: {9: 1}}),
        ('request { joinLobby { username: "M\\303\\241rkus" gameId: 7 } }', {1: {14: {1: "Márkus", 2: 7}}}),
        ('request { chatMessage: "" }', {1: {15: ""}}),
        ('event { instigator { id: PLAYER_2 } rolled { a: 3 b: 4 resourceAllocation { player { } resources { wool: 2 } } } }',
         {2: {1: {1: 1}, 3: {1: 3, 2: 4, 3: {1: {}, 2: {3: 2}}}}}),
        ('event { devCardBought { unknown { } } }', {2: {7: {1: {}}}}),
        ('event { beginGame { hexes { location { } terrain: DESERT } ownPlayer { } } }', {2: {18: {1: {1: {}, 2: 5}, 4: {}}}}),
    ]

    def test_gives_the_bytes_of_the_protocol(self):
        directory = ROOT / "libs" / "remote" / "catan_net"
        for text, fields in self.MESSAGES:
            encoded = subprocess.run(["protoc", f"--proto_path={directory}", "--encode=intergroup.Message", "catan.proto"],
                                     input=text.encode(), stdout=subprocess.PIPE, check=True).stdout
            self.assertEqual(encoded, wire.message(fields), text)


class Local(unittest.TestCase):
    def test_a_game_without_a_network(self):
        games = [end_of(client("local", "--bot", "settler", "--seed", "4", "--json")) for _ in range(2)]
        self.assertEqual(games[0][0], 0)
        self.assertEqual(games[0], games[1])

    def test_moves_are_told_on_request(self):
        status, output, errors = end_of(client("local", "--bot", "random", "--seed", "4", "--moves"))
        self.assertEqual(status, 0)
        self.assertRegex(output, r"^over: [0-3] (won|lost)\n$")
        self.assertIn("plays roll\n", errors)


if __name__ == "__main__":
    unittest.main()
