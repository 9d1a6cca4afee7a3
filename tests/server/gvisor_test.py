"""Programs at the stronger level of isolation, behind gVisor."""
import shutil
import unittest

from arena import Arena, tulkas, wait_until
from submissions_test import CHEAT, GOOD, ROOT, SETTINGS, hand_in
from workers_test import Worker


@unittest.skipUnless(shutil.which("runsc"), "no gVisor here")
class BehindGvisor(unittest.TestCase):
    """Everything that is a program, compilers too, at the stronger level."""

    def test_bots_are_built_and_judged(self):
        arena = Arena(*SETTINGS, "--set", "Sandbox.Level=gvisor")
        self.addCleanup(arena.close)
        arena.administrator()
        otter = arena.user("otter")
        compiled = (ROOT / "examples/bots/cpp/martian_chess_miser.cpp").read_bytes() + b"// built here"
        for name, source, state in (("miser.py", GOOD, "accepted"), ("cheat.py", CHEAT, "rejected"), ("miser.cpp", compiled, "accepted")):
            made = hand_in(otter, name, source)
            self.assertEqual(made.status, 201, made)
            path = f"/submissions/{made.json()['id']}"
            judged = wait_until(lambda: otter.get(path).json(), lambda submission: submission["finished"])
            self.assertEqual(judged["state"], state, judged)
        self.assertIn("illegal move 'a1-a1'", otter.get("/submissions/2").json()["why"], "as at the other level")

    def test_contests_that_ask_for_it_wait_for_a_worker_that_has_it(self):
        arena = Arena(*SETTINGS)
        self.addCleanup(arena.close)
        root, otter = arena.administrator(), arena.user("otter")
        contest = {"slug": "spring", "title": "Spring", "game": "martian-chess", "opens": "2020-01-01T00:00:00Z",
                   "closes": "2120-01-01T00:00:00Z", "terms": {"isolation": "gvisor", "games": 2, "wins": 0}}
        made = root.post("/contests", **contest)
        self.assertEqual((made.status, made.json()["terms"]["isolation"]), (201, "gvisor"), made)
        self.assertEqual(root.post("/contests", **{**contest, "slug": "x", "terms": {"isolation": "concrete"}}).status, 400)
        self.assertEqual(root.post("/contests/spring/announcement").status, 200)
        paths = [f"/submissions/{hand_in(otter, 'miser.py', GOOD, **more).json()['id']}" for more in ({"contest": made.json()["id"]}, {})]
        wait_until(lambda: otter.get(paths[1]).json(), lambda submission: submission["finished"])
        self.assertEqual(otter.get(paths[0]).json()["state"], "waiting", "the server has not got the level")
        worker = Worker(arena, "--set", "Sandbox.Level=gvisor")
        self.addCleanup(worker.close)
        judged = wait_until(lambda: otter.get(paths[0]).json(), lambda submission: submission["finished"])
        self.assertEqual(judged["state"], "accepted", judged)

    def test_is_a_level_with_a_name(self):
        refused = tulkas("serve", "--port", "0", "--set", "Sandbox.Level=concrete")
        self.assertEqual(refused.returncode, 2, refused)
        self.assertIn("Sandbox.Level must be namespaces or gvisor", refused.stderr)
