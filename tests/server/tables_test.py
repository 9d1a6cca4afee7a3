"""Two people play every game through the interface, somebody looks on, and the server dies in between."""
import random
import tempfile
import unittest

from arena import Arena
from websocket import WebSocket

FLEETS = ("A-1-h-4,F-1-h-3,J-2-v-3,A-3-v-2,C-3-v-2,E-3-v-2,B-9-h-1,A-10-h-1,C-10-h-1,J-10-h-1",
          "A-1-h-4,H-3-v-3,D-8-h-3,D-4-v-2,G-6-v-2,I-7-v-2,G-1-h-1,B-7-h-1,B-10-h-1,F-10-h-1")
OPTIONS = {"catan": {"turns": 12}, "ploy": {"plies": 60}}


def from_elsewhere(client):
    """Nobody plays as fast as a test: each move comes from an address of its own."""
    client.arena.addresses += 1
    client.headers["X-Forwarded-For"] = f"198.18.{client.arena.addresses >> 8}.{client.arena.addresses & 255}"
    return client


def discard(table):
    """Half of one's cards, whichever they are."""
    hand = table["view"]["players"][table["you"]]["hand"]
    left, gone = sum(hand.values()) // 2, ""
    for resource, count in hand.items():
        taken = min(count, left)
        left -= taken
        gone += f"{taken}{resource[0]}" if taken else ""
    return f"discard:{gone}"


class Match:
    """A game of two people, or of one."""

    def __init__(self, clients, game):
        self.game, self.chance = game["name"], random.Random(7)
        self.people = clients[:game["least_seats"]]
        seats = [{"kind": "me"}, *[{"kind": "open"} for _ in self.people[1:]]]
        made = self.people[0].post("/tables", game=self.game, seats=seats, options=OPTIONS.get(self.game, {}))
        self.path = f"/tables/{made.json()['table']['id']}"
        self.table = made.json()["table"]
        for client in self.people[1:]:
            self.table = client.post(self.path + "/seat").json()
        self.acknowledged = self.table["last_event"]

    def move(self):
        seat = self.table["turn"]
        client = from_elsewhere(self.people[seat])
        found = client.get(self.path + "/legal-moves").json()
        if found["moves"] is not None:
            move = self.chance.choice(found["moves"])
        else:
            move = discard(client.get(self.path).json()) if self.game == "catan" else FLEETS[seat]
        answer = client.post(self.path + "/moves", move=move)
        assert answer.status == 200, answer
        self.table = answer.json()
        self.acknowledged = self.table["last_event"]

    def is_over(self):
        return self.table["status"] == "over"


class Tables(unittest.TestCase):
    def test_two_people_play_every_game_and_a_third_sees_nothing_hidden(self):
        arena = Arena()
        self.addCleanup(arena.close)
        clients = [arena.administrator(), arena.user("otter")]
        for game in clients[0].get("/games").json()["items"]:
            with self.subTest(game=game["name"]):
                match = Match(clients, game)
                stream = WebSocket(arena.port, f"/api/v1{match.path}/stream")
                self.addCleanup(stream.close)
                seen = [event["number"] for event in stream.next()["events"]]
                texts = []
                while not match.is_over():
                    match.move()
                while not texts or texts[-1]["event"]["kind"] != "ended":
                    texts.append(stream.next())
                    seen.append(texts[-1]["event"]["number"])
                self.assertEqual(seen, list(range(1, match.acknowledged + 1)))
                self.assertFalse([fleet for fleet in FLEETS if fleet in str(texts[:-1])])
                record = arena.client().get(match.path + "/record")
                self.assertEqual(record.status, 200)

    def test_games_go_on_after_the_server_was_killed(self):
        with tempfile.TemporaryDirectory() as data:
            first = Arena(data=data)
            self.addCleanup(first.close)
            clients = [first.administrator(), first.user("otter")]
            matches = [Match(clients, game) for game in clients[0].get("/games").json()["items"]]
            for match in matches * 5:
                match.move()
            first.process.kill()
            again = Arena(data=data)
            self.addCleanup(again.close)
            for client in clients:
                client.arena = again
            for match in matches:
                table = match.people[0].get(match.path).json()
                self.assertGreaterEqual(table["last_event"], match.acknowledged, match.game)
                self.assertEqual(table["status"], "playing")
                match.table = table
                match.move()

    def test_moves_are_taken_over_the_stream_too(self):
        arena = Arena()
        self.addCleanup(arena.close)
        root = arena.administrator()
        made = root.post("/tables", game="ploy", seats=[{"kind": "me"}, {"kind": "house", "bot": "random"}])
        path = f"/tables/{made.json()['table']['id']}"
        move = root.get(path + "/legal-moves").json()["moves"][0]
        stream = WebSocket(arena.port, f"/api/v1{path}/stream?after=3", f"tulkas_session={root.session}")
        self.addCleanup(stream.close)
        self.assertEqual(stream.next()["events"], [])
        stream.send({"move": "nonsense", "tag": 1})
        self.assertEqual(stream.next()["tag"], 1)
        stream.send({"move": move})
        kinds = [message.get("event", {}).get("seat") for message in (stream.next(), stream.next(), stream.next())]
        self.assertEqual([seat for seat in kinds if seat is not None], [0, 1], "the person, then the bot")
