"""Games between machines: each in a network of its own, joined by cables that can be cut.

TULKAS is the path of the program. Needs root, for the networks.
"""
import json
import os
import pathlib
import subprocess
import tempfile
import time
import unittest

TULKAS = os.environ["TULKAS"]
TOKEN = "a-token-for-this-test"
PORT = "4000"

FIRST_MOVE = """###{name}
import time
from tulkas.ploy import Bot, run


class FirstMove(Bot):
    moves = 0

    def get_move(self, position, legal_moves):
        self.moves += 1
        if self.moves == {last}:
            time.sleep(1000)
        return legal_moves[0]


run(FirstMove)
"""

# Not confined, so that it can say outside when it has made its second move.
NEAR = """###near
import os
from tulkas.ploy import Bot, run


class Near(Bot):
    moves = 0

    def get_move(self, position, legal_moves):
        self.moves += 1
        if self.moves == 2:
            os.close(os.open({path!r}, os.O_CREAT | os.O_WRONLY))
        return legal_moves[0]


run(Near)
"""


def run(*command):
    subprocess.run(command, check=True, capture_output=True, text=True)


class Machine:
    """A network namespace, which goes with the process that holds it."""

    def __init__(self, test):
        self.holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        test.addCleanup(self.holder.wait)
        test.addCleanup(self.holder.kill)
        ours = os.readlink("/proc/self/ns/net")
        while os.readlink(f"/proc/{self.holder.pid}/ns/net") == ours:
            time.sleep(0.01)  # until it has one
        self.directory = tempfile.TemporaryDirectory()
        test.addCleanup(self.directory.cleanup)
        self.inside("ip", "link", "set", "lo", "up")

    def command(self, *command):
        return ["nsenter", "--target", str(self.holder.pid), "--net", "--", *command]

    def inside(self, *command):
        run(*self.command(*command))

    def start(self, test, *arguments):
        """tulkas on this machine, with a cache of its own."""
        process = subprocess.Popen(self.command(TULKAS, *arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   text=True, env=os.environ | {"XDG_CACHE_HOME": self.directory.name})
        test.addCleanup(process.stdout.close)
        test.addCleanup(process.stderr.close)
        test.addCleanup(process.wait)
        test.addCleanup(process.kill)
        return process


class Cable:
    def __init__(self, arena, far, number):
        self.arena, self.name, self.address = arena, f"far{number}", f"10.77.{number}.1"
        run("ip", "link", "add", self.name, "netns", str(arena.holder.pid), "type", "veth",
            "peer", "name", "arena", "netns", str(far.holder.pid))
        for machine, name, address in ((arena, self.name, self.address), (far, "arena", f"10.77.{number}.2")):
            machine.inside("ip", "address", "add", f"{address}/24", "dev", name)
            machine.inside("ip", "link", "set", name, "up")

    def cut(self):
        self.arena.inside("ip", "link", "set", self.name, "down")

    def mend(self):
        self.arena.inside("ip", "link", "set", self.name, "up")


@unittest.skipIf(os.geteuid() != 0, "networks are made by root")
class Machines(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)
        self.arena = Machine(self)
        self.far = [Machine(self), Machine(self)]
        self.cables = [Cable(self.arena, far, number) for number, far in enumerate(self.far)]

    def bot(self, name, last=0):
        path = self.directory / f"{name}.py"
        path.write_text(FIRST_MOVE.format(name=name, last=last), encoding="utf-8")
        return str(path)

    def play(self, *arguments):
        return self.arena.start(self, "play", "ploy", *arguments, "--listen", PORT, "--token", TOKEN, "--json")

    def actor(self, number, *arguments, token=TOKEN):
        return self.far[number].start(self, "actor", "--connect", f"{self.cables[number].address}:{PORT}",
                                      "--token", token, *arguments)

    def finished(self, process, status=0):
        output, errors = process.communicate(timeout=120)
        self.assertEqual(process.returncode, status, errors)
        return output, errors

    def games(self, process):
        games = json.loads(self.finished(process)[0])["games"]
        for game in games:
            self.assertGreater(len(game.pop("cpu_ms")), 0)
        return games

    def test_play_the_same_games_as_one(self):
        bots = self.bot("one"), self.bot("two")
        here = self.games(self.arena.start(self, "play", "ploy", *bots, "--games", "2", "--json"))
        play = self.play(*(f"remote:{bot}" for bot in bots), "--games", "2", "--jobs", "1")
        actors = [self.actor(0), self.actor(1)]
        self.assertEqual(self.games(play), here)
        for actor in actors:
            self.assertEqual(self.finished(actor)[0], "played: 2\n")

    def test_meet_those_at_home(self):
        play = self.play(f"remote:{self.bot('far')}", "greedy")
        actor = self.actor(0)
        game = self.games(play)[0]
        self.assertEqual(game["seats"], ["far", "greedy"])
        self.assertIsNone(game["blame"])
        self.finished(actor)

    def test_are_not_let_in_without_the_token(self):
        play = self.play(f"remote:{self.bot('far')}", "greedy")
        _, errors = self.finished(self.actor(0, token="another-token-for-this-test"), status=1)
        self.assertIn("the token is wrong", errors)
        self.finished(self.actor(1))
        self.finished(play)

    def test_lose_when_their_cable_is_cut(self):
        moved = self.directory / "moved"
        near = self.directory / "near.py"
        near.write_text(NEAR.format(path=str(moved)), encoding="utf-8")
        play = self.play(f"remote:{self.bot('far', last=3)}", str(near), "--sandbox=off")
        actor = self.actor(0)
        while play.poll() is None and not moved.exists():
            time.sleep(0.01)  # until both have made two moves, and the far one thinks about its third
        self.cables[0].cut()
        game = self.games(play)[0]
        self.assertEqual(len(game["moves"]), 4)
        self.assertEqual(game["blame"]["seat"], 0)
        self.assertIn("disconnected: ", game["blame"]["why"])
        self.assertEqual(game["winner"], 1)
        self.assertIn("connection lost", self.finished(actor, status=3)[1])

    def test_lose_nothing_when_it_is_mended_at_once(self):
        play = self.play(f"remote:{self.bot('far')}", "greedy")
        actor = self.actor(0)
        self.assertEqual(actor.stderr.readline(), "playing for far\n")
        self.cables[0].cut()
        self.cables[0].mend()
        self.assertIsNone(self.games(play)[0]["blame"])
        self.finished(actor)


if __name__ == "__main__":
    unittest.main()
