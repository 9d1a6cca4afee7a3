"""Nobody waits for an enemy: while each attack runs, others play, look, log in and have their bots judged, and the server can
be stopped."""
import gzip
import io
import pathlib
import shutil
import socket
import statistics
import tarfile
import tempfile
import threading
import time
import unittest

from arena import PASSWORD, Arena, WithArena, free_port, wait_until
from game_packages import author
from match import Match, from_elsewhere
from submissions_test import GOOD, ROOT, SLEEPER, hand_in
from websocket import WebSocket

SAMPLES = 15
MOST_SECONDS_TO_STOP = 20  # 10 on a machine that has nothing else to do
ENDED = {"accepted", "rejected", "failed"}


class Attacked(WithArena):
    """An arena with two people at a table, who know how long things take while nothing happens."""
    OPTIONS = ("--set", "Judge.Games=1", "--set", "Judge.Wins=0", "--set", "Work.Threads=2")

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
        self.usual_judging = self.judging("usual")

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

    def path_of(self, client, name, source):
        made = hand_in(client, name, source)
        self.assertEqual(made.status, 201, made)
        return f"/submissions/{made.json()['id']}"

    def judging(self, name):
        """Seconds until an honest bot is accepted."""
        honest = self.arena.user(name)
        begin = time.monotonic()
        path = self.path_of(honest, "miser.py", GOOD)
        socket = WebSocket(self.arena.port, f"/api/v1{path}/stream", f"tulkas_session={honest.session}")
        self.addCleanup(socket.close)
        while (event := socket.next())["kind"] != "verdict":
            pass
        self.assertEqual(event["state"], "accepted", event)
        return time.monotonic() - begin

    def check_others(self):
        for usual, now in zip(self.usual, self.latency()):
            self.assertLess(now, 2 + 10 * usual)
        self.assertLess(self.judging("honest"), 20 + 10 * self.usual_judging)

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


class Uploads(Attacked):
    def upload(self, packages):
        """Each again and again, by eight people."""
        enemies = [author(self.arena, self.root, f"enemy{number}") for number in range(8)]
        turn, self.statuses = iter(range(1_000_000)), set()

        def again():
            number = next(turn)
            answer = from_elsewhere(enemies[number % len(enemies)]).request(
                "POST", "/api/v1/game-packages", packages[number % len(packages)], Content_Type="application/octet-stream")
            self.statuses.add(answer.status)

        self.attack(again, 8)
        self.check_others()
        self.check_stop()
        self.assertLessEqual(self.statuses, {422, 429, 503}, "read, and refused")
        self.assertIn(422, self.statuses)


class ManyUploads(Uploads):
    """As large as they may be."""

    def test_keep_nobody_waiting(self):
        self.upload([bytes(4_000_000)])


def bombs():
    """A few kilobytes each, that become a gigabyte."""
    zeros = gzip.compress(bytes(1 << 24)) * 64  # members of one stream
    header = tarfile.TarInfo("folder")
    header.size, header.type = 1 << 30, b"D"  # its body is to be skipped
    skipped = gzip.compress(header.tobuf()) + zeros
    plain = tarfile.TarInfo("game.toml")
    plain.size = 1 << 30
    tarred = gzip.compress(plain.tobuf()) + zeros
    inner = io.BytesIO()
    with tarfile.open(fileobj=inner, mode="w:gz") as archive:
        member = tarfile.TarInfo("game.toml")
        member.size = len(zeros)
        archive.addfile(member, io.BytesIO(zeros))
    return [gzip.compress(zeros), gzip.compress(skipped), gzip.compress(inner.getvalue()), skipped, tarred]


class ArchiveBombs(Uploads):
    def test_keep_nobody_waiting(self):
        self.upload(bombs())

    def test_as_submissions_keep_nobody_waiting(self):
        enemies = [self.arena.user(f"enemy{number}") for number in range(4)]
        for enemy in enemies:
            for bomb in bombs():
                hand_in(from_elsewhere(enemy), "bot.tar.gz", bomb)
        self.check_others()
        self.check_stop()


class WithSleepers(Attacked):
    def check_while_they_sleep(self, paths):
        self.check_others()
        states = [enemy.get(path).json()["state"] for enemy, path in paths]
        self.assertFalse(set(states) & ENDED, "others are judged while they sleep")

    def sleepers(self, count, name="sleeper.py", source=SLEEPER):
        enemies = [self.arena.user(f"enemy{number}") for number in range(count)]
        return [(enemy, self.path_of(enemy, name, source)) for enemy in enemies]


class Sleepers(WithSleepers):
    """Submissions that do nothing, for as long as they may."""

    def test_hold_up_no_judging(self):
        self.check_while_they_sleep(self.sleepers(2))
        self.check_stop()

    def test_are_many_and_hold_up_no_judging(self):
        self.check_while_they_sleep(self.sleepers(10))
        self.check_stop()


class SleepersOfOnePerson(WithSleepers):
    OPTIONS = (*Attacked.OPTIONS, "--set", "Work.SleepingGames=8")  # a person's are two of them

    def test_hold_up_no_judging(self):
        enemy = self.arena.user("enemy")
        self.check_while_they_sleep([(enemy, self.path_of(enemy, "sleeper.py", SLEEPER + b"#" * number))
                                     for number in range(6)])


@unittest.skipUnless(shutil.which("ghc"), "no Haskell here")
class SleepingBuilds(WithSleepers):
    """Programs that make their compiler sleep."""
    SOURCE = b"""{-# LANGUAGE TemplateHaskell #-}
module Main where
import Control.Concurrent (threadDelay)
import Language.Haskell.TH.Syntax (runIO)
main :: IO ()
main = $(runIO (threadDelay 600000000) >> [| pure () |])
"""

    def test_hold_up_no_judging(self):
        first = self.arena.user("first")  # for whom what all programs need is built
        path = self.path_of(first, "miser.hs", (ROOT / "examples/bots/haskell/martian_chess_miser.hs").read_bytes())
        state = wait_until(lambda: first.get(path).json()["state"], ENDED.__contains__)
        self.assertEqual(state, "accepted")
        self.check_while_they_sleep(self.sleepers(2, "sleeper.hs", self.SOURCE))
        self.check_stop()


@unittest.skipUnless(shutil.which("ghc"), "no Haskell here")
class SleepingApprovals(Attacked):
    """Games that an administrator adds, and whose compilers sleep."""
    OPTIONS = (*Attacked.OPTIONS, "--set", "Server.Workers=2")

    def make_arena(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        home = pathlib.Path(folder.name)
        for part in ("languages", "sdk"):
            shutil.copytree(ROOT / part, home / part)
        games = home / "examples/games"
        shutil.copytree(ROOT / "examples/games/nim", games / "nim")
        for number in range(4):
            game = games / f"sleeper{number}"
            shutil.copytree(games / "nim", game)
            (game / "engine.py").unlink()
            (game / "engine.hs").write_bytes(SleepingBuilds.SOURCE + b"-- %d" % number)
            manifest = (game / "game.toml").read_text().replace('"nim"', f'"sleeper-{number}"').replace("engine.py", "engine.hs")
            (game / "game.toml").write_text(manifest)
        return Arena(*self.OPTIONS, more={"TULKAS_HOME": home})

    def test_keep_nobody_waiting(self):
        self.assertEqual(self.root.post("/example-games/nim").status, 200)
        administrators = [self.arena.client() for _ in range(4)]  # each from an address of its own
        for administrator in administrators:
            administrator.session = self.root.session
        answers = []

        def add(number):
            try:
                answers.append(administrators[number].post(f"/example-games/sleeper-{number}").status)
            except OSError:  # the server is gone
                pass

        self.attackers = [threading.Thread(target=add, args=(number,)) for number in range(4)]
        for attacker in self.attackers:
            attacker.start()
        waiting = "/game-packages?state=waiting"
        wait_until(lambda: self.root.get(waiting).json()["items"], lambda items: len(items) == 2)
        self.check_others()
        self.assertEqual(self.root.post("/games/nim/withdrawal").status, 200, "a decision waits for no build")
        self.assertEqual(answers, [], "they sleep")
        self.check_stop()
        self.stop_attack()
        self.assertNotIn(200, answers)


class SilentServers(Attacked):
    """A login provider and a mail server that take every connection and say nothing."""

    def make_arena(self):
        silent = socket.create_server(("127.0.0.1", 0), backlog=1000)
        self.addCleanup(silent.close)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        providers = pathlib.Path(folder.name) / "providers.toml"
        address = "127.0.0.1:%d" % silent.getsockname()[1]
        providers.write_text(f'[providers.north]\ntitle = "North"\nissuer = "http://{address}"\nclient_id = "arena"\n')
        port = free_port()
        settings = (f"Server.PublicUrl=http://localhost:{port}", "Server.OtherHosts=127.0.0.1", f"People.ProvidersFile={providers}", f"Mail.Server={address}",
                    "Mail.Encryption=none", "Mail.From=arena@arena.example")
        return Arena(*self.OPTIONS, *(word for setting in settings for word in ("--set", setting)), port=port)

    def test_keep_nobody_waiting(self):
        given = self.player.request("PUT", "/api/v1/email", {"address": "player@arena.example", "password": PASSWORD})
        self.assertEqual(given.status, 200, given)
        self.statuses = set()

        def ask():
            client = self.arena.client()
            self.statuses.add(client.post("/institutions/north/login").status)
            client.post("/password-wishes", address="player@arena.example")

        self.attack(ask, 8)
        self.check_others()
        self.check_stop()
        self.stop_attack()
        self.assertLessEqual(self.statuses, {503, 429}, "it does not answer, or too many wait for it")


class Unstoppable(Attacked):
    """A bot whose threads queue in the kernel for the lock of their memory, so that it cannot be frozen."""
    QUEUEING = b"""
#include <pthread.h>
#include <sys/mman.h>
namespace {
constexpr std::size_t pages = 60000, page = 4096;
char* area;
void* keep_the_lock_busy(void* argument) {
    for (;;) mprotect(area, pages * page, argument ? PROT_READ : PROT_NONE);
}
void go() {
    area = static_cast<char*>(mmap(nullptr, pages * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
    for (std::size_t number = 0; number < pages; number += 2) madvise(area + number * page, page, MADV_DONTFORK);
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 65536);
    for (std::size_t number = 0; number < 30; ++number) {
        pthread_t thread;
        pthread_create(&thread, &small, keep_the_lock_busy, number % 2 ? &area : nullptr);
    }
}
}
"""
    # It behaves where it begins, as it does in its judging.
    SOURCE = ((ROOT / "examples/bots/cpp/martian_chess_miser.cpp").read_bytes()
              .replace(b"using namespace", QUEUEING + b"using namespace")
              .replace(b"/*previous_move*/) override {", b"previous) override {\n"
                       b"        static bool const is_second = previous.has_value();\n"
                       b"        if (is_second) go();"))

    def test_keeps_nobody_waiting(self):
        enemy = self.arena.user("enemy")
        path = self.path_of(enemy, "miser.cpp", self.SOURCE)
        state = wait_until(lambda: enemy.get(path).json()["state"], ENDED.__contains__)
        self.assertEqual(state, "accepted")

        def play():
            seats = [{"kind": "me"}, {"kind": "upload", "bot": "enemy"}]
            made = from_elsewhere(enemy).post("/tables", game="martian-chess", seats=seats)
            if made.status != 201:
                return
            table = f"/tables/{made.json()['table']['id']}"
            enemy.post(table + "/moves", move=enemy.get(table + "/legal-moves").json()["moves"][0])
            while not self.stopped.is_set() and enemy.get(table).json().get("status") == "playing":
                pass

        self.attack(play, 1)
        self.check_others()
        self.check_stop()
