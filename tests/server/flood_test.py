"""WebSockets of clients that mean harm or do not care: none is kept, and the others go on playing."""
import contextlib
import threading

from arena import WithArena
from follower import Follower
from match import Match
from websocket import WebSocket, frame

TEXT, PING, PIECE = 1, 9, 0
MANY = 2000


def texts(socket):
    while True:
        socket.sendall(frame(TEXT, b'{"chat": "buy"}') * MANY)


def nonsense(socket):
    while True:
        socket.sendall(frame(TEXT, b"{" * 100) * MANY)


def pings(socket):
    while True:
        socket.sendall(frame(PING, b"are you there") * MANY)


def empty_pieces(socket):
    socket.sendall(frame(TEXT, b"", is_last=False))
    while True:
        socket.sendall(frame(PIECE, b"", is_last=False) * MANY)


def one_without_end(socket):
    socket.sendall(frame(TEXT, b"x" * 1000, is_last=False))
    while True:
        socket.sendall(frame(PIECE, b"x" * 1000, is_last=False))


def huge(socket):
    socket.sendall(b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0")
    while True:
        socket.sendall(b"x" * (1 << 16))


class Floods(WithArena):
    def setUp(self):
        super().setUp()
        self.clients = [self.arena.administrator(), self.arena.user("otter")]
        games = {game["name"]: game for game in self.clients[0].get("/games").json()["items"]}
        self.match = Match(self.clients, games["ploy"])

    def attack(self, how):
        """Goes on until the server has closed the connection."""
        stream = WebSocket(self.arena.port, f"/api/v1{self.match.path}/stream")
        stream.socket.settimeout(None)
        with contextlib.suppress(ConnectionError):
            how(stream.socket)
        stream.close()

    def test_keep_nobody_from_playing(self):
        attackers = [threading.Thread(target=self.attack, args=(how,))
                     for how in (texts, nonsense, pings, empty_pieces, one_without_end, huge) for _ in range(2)]
        follower = Follower(self.arena, self.match.path).connect()
        self.addCleanup(follower.close)
        for attacker in attackers:
            attacker.start()
        while not self.match.is_over():
            self.match.move()
        self.assertTrue(follower.follow().is_whole())
        for attacker in attackers:
            attacker.join()  # each was cut off
        self.assertEqual(self.arena.client().page("/healthz").status, 200)
        self.assertNotIn("chat", follower.kinds)

    def test_of_talk_are_stopped_where_somebody_sits_too(self):
        cookie = f"tulkas_session={self.clients[0].session}"
        stream = WebSocket(self.arena.port, f"/api/v1{self.match.path}/stream", cookie)
        self.addCleanup(stream.close)
        for number in range(40):
            stream.send({"chat": "buy", "tag": number})
        answers = []
        while len(answers) < 40:
            message = stream.next()
            if "done" in message or "error" in message:
                answers.append("done" in message)
        self.assertEqual(answers, [True] * 20 + [False] * 20)

    def test_of_streams_that_nobody_reads_hold_up_nobody(self):
        bots = [{"kind": "house", "bot": "random"}] * 2
        made = self.clients[0].post("/tables", game="catan", seats=bots, options={"turns": 60}).json()["table"]
        path = f"/tables/{made['id']}"
        deaf = [Follower(self.arena, path).connect(receive_buffer=4096) for _ in range(20)]
        for one in deaf:
            self.addCleanup(one.close)
        follower = Follower(self.arena, path)
        self.addCleanup(follower.close)
        self.assertTrue(follower.follow().is_whole())
        while not self.match.is_over():
            self.match.move()
        for one in deaf:  # now they listen: what waited, and what was dropped
            self.assertTrue(one.follow().is_whole())
            self.assertEqual(one.numbers, follower.numbers[:len(one.numbers)])
