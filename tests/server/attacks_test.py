"""Nobody waits for an enemy: while each attack runs, others play, look and log in, and the server can be stopped."""
import statistics
import threading
import time

from arena import PASSWORD, Arena, WithArena
from match import Match, from_elsewhere

SAMPLES = 15
MOST_SECONDS_TO_STOP = 20  # 10 on a machine that has nothing else to do


class Attacked(WithArena):
    """An arena with two people at a table, who know how long things take while nothing happens."""

    def setUp(self):
        super().setUp()
        self.root = self.arena.administrator()
        self.player = self.arena.user("player")
        games = {game["name"]: game for game in self.root.get("/games").json()["items"]}
        self.new_match = lambda: Match([self.player, self.root], games["ploy"])
        self.match = self.new_match()
        self.stopped = threading.Event()
        self.attackers = []
        self.usual = self.latency()

    def tearDown(self):
        self.stop_attack()

    def attack(self, what, count):
        """Does it again and again in so many threads, until the test is over or the server is gone."""
        def again():
            while not self.stopped.is_set():
                try:
                    what()
                except OSError:
                    return

        self.attackers = [threading.Thread(target=again) for _ in range(count)]
        for attacker in self.attackers:
            attacker.start()

    def stop_attack(self):
        self.stopped.set()
        for attacker in self.attackers:
            attacker.join()

    def latency(self):
        """Seconds that a command at a table and a look at the games take, each as a median."""
        def seconds(what):
            begin = time.monotonic()
            self.assertEqual(what().status, 200)
            return time.monotonic() - begin

        def move():
            if self.match.is_over():
                self.match = self.new_match()
            return self.match.try_to_move()

        def look():
            return self.arena.client().get("/games")

        return [statistics.median(seconds(what) for _ in range(SAMPLES)) for what in (look, move)]

    def check_others(self):
        for usual, now in zip(self.usual, self.latency()):
            self.assertLess(now, 2 + 10 * usual)

    def check_stop(self):
        begin = time.monotonic()
        self.assertEqual(self.arena.stop(), 0)
        self.assertLess(time.monotonic() - begin, MOST_SECONDS_TO_STOP)


class ManyLogins(Attacked):
    def setUp(self):
        super().setUp()
        self.statuses = []

    # Passwords that cost what they cost in earnest.
    def make_arena(self):
        return Arena(*self.OPTIONS, more={"KREATOR_ENV": "production"})

    def log_in(self):
        answer = self.arena.client().post("/session", name="player", password="a wrong password")
        self.statuses.append(answer.status)

    def test_at_once_keep_nobody_waiting(self):
        self.attack(self.log_in, 60)
        self.check_others()
        self.check_stop()
        self.stop_attack()
        self.assertIn(401, self.statuses)

    def test_in_a_queue_that_is_full_are_refused_at_once(self):
        busy = Arena("--set", "Server.MostPasswordsWaiting=1", more={"KREATOR_ENV": "production"})
        self.addCleanup(busy.close)
        answers = []

        def log_in():
            answers.append(busy.client().post("/session", name="nobody", password=PASSWORD))

        threads = [threading.Thread(target=log_in) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        refused = [answer for answer in answers if answer.status == 503]
        self.assertTrue(refused)
        self.assertTrue(all(answer.headers["Retry-After"] == "5" for answer in refused))
        self.assertIn(401, {answer.status for answer in answers})


class EndlessThinking(Attacked):
    """House bots that are told to look at a billion positions."""

    def think(self, name, tables):
        enemy = self.arena.user(name)
        bots = [{"kind": "house", "bot": "smart:nodes=1000000000,depth=64"}] * 2
        made = [from_elsewhere(enemy).post("/tables", game="martian-chess", seats=bots) for _ in range(tables)]
        self.assertEqual({answer.status for answer in made}, {201})
        return enemy

    def test_is_not_for_guests(self):
        guest = self.arena.client()
        seats = [{"kind": "me"}, {"kind": "house", "bot": "smart:nodes=1000000000"}]
        self.assertEqual(guest.post("/tables", game="ploy", seats=seats).status, 403)
        seats[1]["bot"] = "smart"
        self.assertEqual(guest.post("/tables", game="ploy", seats=seats).status, 201)

    def test_keeps_nobody_waiting(self):
        self.think("enemy", 8)
        self.check_others()
        # Another person's house bot, which searches too, answers.
        seats = [{"kind": "me"}, {"kind": "house", "bot": "smart:nodes=2000"}]
        made = self.player.post("/tables", game="ploy", seats=seats)
        path = f"/tables/{made.json()['table']['id']}"
        moves = self.player.get(path + "/legal-moves").json()["moves"]
        table = from_elsewhere(self.player).post(path + "/moves", move=moves[0]).json()
        while table["turn"] != 0:
            self.assertEqual(table["status"], "playing", table)
            table = self.player.get(path).json()
        self.check_stop()


class ManyUploads(Attacked):
    """As large as they may be, one after the other, by several people."""

    def test_keep_nobody_waiting(self):
        enemies = [self.arena.user(f"enemy{number}") for number in range(8)]
        for number in range(len(enemies)):
            self.root.request("PATCH", f"/api/v1/people/{number + 3}", {"role": "author"})
        package = bytes(4_000_000)
        turn = iter(range(1_000_000))

        def upload():
            enemy = enemies[next(turn) % len(enemies)]
            from_elsewhere(enemy).request("POST", "/api/v1/game-packages", package,
                                          Content_Type="application/octet-stream")

        self.attack(upload, 8)
        self.check_others()
        self.check_stop()
