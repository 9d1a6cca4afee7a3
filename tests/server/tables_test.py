"""Two people play every game through the interface, somebody looks on, and the server dies in between."""
import tempfile
import unittest

from arena import Arena
from match import FLEETS, Match
from websocket import WebSocket


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

    def test_a_guest_who_registers_keeps_the_seat(self):
        arena = Arena()
        self.addCleanup(arena.close)
        arena.administrator()
        guest, other = arena.client(), arena.client()
        made = guest.post("/tables", game="ploy", seats=[{"kind": "me"}, {"kind": "open"}]).json()["table"]
        path = f"/tables/{made['id']}"
        self.assertEqual(other.post(path + "/seat").status, 200)
        stream = WebSocket(arena.port, f"/api/v1{path}/stream", f"tulkas_guest={guest.cookies['tulkas_guest']}")
        self.addCleanup(stream.close)
        self.assertEqual(stream.next()["table"]["you"], 0)
        self.assertEqual(guest.post("/people", name="otter", password="a long password").status, 201)
        self.assertEqual(guest.get(path).json()["you"], 0)
        move = guest.get(path + "/legal-moves").json()["moves"][0]
        self.assertEqual(guest.post(path + "/moves", move=move).status, 200)
        self.assertEqual(stream.next()["event"]["kind"], "taken_over")
        with self.assertRaises(ConnectionError):  # and comes back as the account's
            stream.next()

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
