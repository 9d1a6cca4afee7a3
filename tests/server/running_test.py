"""Games of ladders and tournaments watched while they are played, in the server and by workers elsewhere."""
import json
import pathlib
import tempfile
import unittest

from arena import Arena, tulkas, wait_until
from fleet_test import Impostor
from submissions_test import GOOD, hand_in
from websocket import WebSocket
from workers_test import SETTINGS, Worker, new_token

# It thinks for long enough that somebody can come and watch, and costs hardly anything.
SLOW = GOOD.replace(b"        def worth(move):", b"        import time\n        time.sleep(0.1)\n\n        def worth(move):", 1)


def stream(arena, path, **options):
    return WebSocket(arena.port, f"/api/v1{path}/running/stream", **options)


def follow(socket):
    """All moves and positions until the game is over; nothing may be missing."""
    moves, views = [], {}
    while "over" not in (text := socket.next()):
        assert text["from"] == len(moves), (text["from"], len(moves))
        moves += text["moves"]
        views.update((view["ply"], view["view"]) for view in text["views"])
    return moves, views


def moves_in(record):
    """Of the text of a record: seat and move of each."""
    lines = [line.lstrip("+").split(" ", 1) for line in record.splitlines()[2:]]
    return [(int(line[0]), line[1]) for line in lines if line[0].isdigit()]


def slow_bot(client):
    made = hand_in(client, "slow.py", SLOW).json()
    accepted = wait_until(lambda: client.get(f"/submissions/{made['id']}").json(), lambda it: it["state"] in ("accepted", "rejected"))
    assert accepted["state"] == "accepted", accepted
    return accepted["bot"]["id"]


class Watching(unittest.TestCase):
    def running(self, query):
        """A game of the slow bot, as soon as it is listed."""
        def of_bot():
            games = self.guest.get(f"/running-games?{query}").json()["items"]
            return [game for game in games if any(seat["bot"] for seat in game["seats"])]
        return wait_until(of_bot, len)[0]

    def watch_to_the_end(self, path):
        """What was told of it is what its record says."""
        with_start = self.guest.get(f"{path}/running").json()
        self.assertEqual({seat["kind"] for seat in with_start["seats"]}, {"upload", "house"})
        self.assertEqual(self.guest.get(path).status, 404, "it is not over")
        socket = stream(self.arena, path)
        self.addCleanup(socket.close)
        moves, views = follow(socket)
        self.assertEqual(self.guest.get(f"{path}/running").status, 404)
        played = wait_until(lambda: self.guest.get(path), lambda answer: answer.status == 200).json()
        record = self.guest.get(f"{path}/record").body.decode()
        self.assertEqual([(one["seat"], one["move"]) for one in moves], moves_in(record))
        self.assertEqual((len(moves), max(views)), (played["moves"],) * 2)
        last = self.guest.get(f"{path}/view").json()
        self.assertEqual(views[last["ply"]], last["view"])


class Running(Watching):
    def setUp(self):
        self.arena = Arena("--set", "Judge.Games=2", "--set", "Judge.Wins=0", "--set", "Work.LadderShare=100", "--set", "Work.Threads=2")
        self.addCleanup(self.arena.close)
        self.root, self.guest = self.arena.administrator(), self.arena.client()

    def test_games_of_the_ladder_are_told_move_by_move(self):
        bot = slow_bot(self.arena.user("otter"))
        game = self.running("game=martian-chess")
        self.assertIn(bot, [seat["bot"] for seat in game["seats"]])
        self.assertIsNone(game["tournament"])
        self.watch_to_the_end(f"/ladders/martian-chess/games/{game['number']}")

    def test_games_of_a_tournament_are_told_too(self):
        otter = self.arena.user("otter")
        entrants = [{"bot": slow_bot(otter)}, {"house": "random"}]
        made = self.root.post("/tournaments", title="Friday's", game="martian-chess", entrants=entrants)
        self.assertEqual(made.status, 201, made)
        path = f"/tournaments/{made.json()['id']}"
        game = self.running(f"tournament={made.json()['id']}")
        self.assertEqual((game["tournament"], game["game"]), (made.json()["id"], "martian-chess"))
        path = f"{path}/games/{game['number']}"
        socket = stream(self.arena, path)
        socket.next()
        self.assertEqual(self.guest.get(f"{path}/running/views?limit=1").json()["items"][0]["ply"], 0)
        socket.send({"ping": 1})
        while "pong" not in socket.next():
            pass
        socket.close()
        self.watch_to_the_end(path)

    def test_nobody_waits_for_a_watcher_who_does_not_read(self):
        slow_bot(self.arena.user("otter"))
        path = f"/ladders/martian-chess/games/{self.running('game=martian-chess')['number']}"
        sleeper = stream(self.arena, path, receive_buffer=1024)
        self.addCleanup(sleeper.close)
        self.watch_to_the_end(path)


class RunningElsewhere(Watching):
    def setUp(self):
        self.arena = Arena("--set", "Work.LeaveToWorkers=true", *SETTINGS)
        self.addCleanup(self.arena.close)
        self.root, self.guest = self.arena.administrator(), self.arena.client()

    def tournament(self, game, entrants):
        made = self.root.post("/tournaments", title="Friday's", game=game, entrants=entrants)
        self.assertEqual(made.status, 201, made)
        return f"/tournaments/{made.json()['id']}"

    def leased(self, game):
        impostor = Impostor(self.arena, new_token(self.arena, "who plays"), "who plays")
        path = self.tournament(game, [{"house": "random"}, {"house": "smart:nodes=10" if game == "martian-chess" else "smart"}])
        piece = wait_until(lambda: impostor.lease(), len)[0]
        return impostor, f"{path}/games/0", piece

    def say(self, impostor, piece, plies, moves=(), start=0, **more):
        item = {"id": piece["id"], "take": piece["take"], "plies": plies, "from": start,
                "moves": [[seat, move, 5, False] for seat, move in moves], "shown_from": 0, "shown": [], **more}
        answer = impostor.post("/progress", items=[item])
        self.assertEqual(answer.status, 200, answer)
        return answer.json()["items"][0]

    def test_a_worker_sends_the_moves_of_what_is_watched(self):
        worker = Worker(self.arena)
        self.addCleanup(worker.close)
        entrants = [{"bot": slow_bot(self.arena.user("otter"))}, {"house": "random"}]
        path = self.tournament("martian-chess", entrants)
        game = self.running(f"tournament={path.rsplit('/', 1)[1]}")
        self.watch_to_the_end(f"{path}/games/{game['number']}")

    def test_what_is_hidden_stays_hidden_until_the_end(self):
        impostor, path, piece = self.leased("battleship")
        with tempfile.TemporaryDirectory() as directory:
            file = pathlib.Path(directory, "game")
            seed = piece["order"]["match"]["seed"]
            done = tulkas("play", "battleship", "random", "random", "--games", 1, "--seed", seed, "--record", file)
            self.assertEqual(done.returncode, 0, done)
            played = moves_in(file.read_text())[:6]
        self.assertEqual(self.say(impostor, piece, 6), {"watched": False, "from": 0, "shown_from": 0})
        socket = stream(self.arena, path)
        self.addCleanup(socket.close)
        self.assertTrue(self.say(impostor, piece, 6)["watched"])
        self.assertEqual(self.say(impostor, piece, 6, played), {"watched": True, "from": 6, "shown_from": 0})
        text = socket.next()
        self.assertEqual([one["move"] for one in text["moves"]], [None, None, *(move for _, move in played[2:])])
        shown = json.dumps(text["views"])
        seen_by_all = self.guest.get(f"{path}/running/views?limit=50").json()["items"]
        for (_, fleet) in played[:2]:
            ship = fleet.split(",")[0]
            self.assertNotIn(ship, shown)
            self.assertNotIn(ship, json.dumps(seen_by_all))
        self.assertEqual(len(seen_by_all), 7)
        self.assertTrue(all(one["position"] is None for one in seen_by_all))
        self.assertNotIn("seed", self.guest.get(f"{path}/running").json())

    def test_a_worker_that_lies_only_ends_the_telling(self):
        impostor, path, piece = self.leased("martian-chess")
        self.say(impostor, piece, 1)
        socket = stream(self.arena, path)
        self.addCleanup(socket.close)
        self.say(impostor, piece, 1, [(0, "nonsense")])
        text = socket.next()
        self.assertEqual((text["from"], text["moves"]), (0, []))
        other = {**piece, "take": piece["take"] + 1}
        self.assertIsNone(self.say(impostor, other, 1))
        stranger = Impostor(self.arena, new_token(self.arena, "a stranger"), "a stranger")
        self.assertIsNone(self.say(stranger, piece, 1))
        for wrong in ({"moves": [[0]]}, {"moves": [[-1, "x", 1, False]]}, {"shown": [[1]]}, {"from": -1}):
            item = {"id": piece["id"], "take": piece["take"], "plies": 1, "from": 0, "moves": [], "shown_from": 0, "shown": [], **wrong}
            self.assertEqual(impostor.post("/progress", items=[item]).status, 400, wrong)
        self.assertEqual(self.guest.get(f"{path}/running").status, 200)


if __name__ == "__main__":
    unittest.main()
