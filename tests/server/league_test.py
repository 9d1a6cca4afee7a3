"""Ladders, tournaments and contests through the interface, and the server dies in between."""
import datetime
import signal
import tempfile
import unittest

from arena import Arena, wait_until

HOUSE = [{"house": name} for name in ("random", "greedy", "smart:nodes=20", "random")]


def scores(client, path):
    """By bot: the order of those who are level is one of CPU time."""
    return {one["bot"]: [one[what] for what in ("points", "wins", "draws", "losses", "sonneborn_berger")]
            for one in client.get(path + "/standings").json()["items"]}


def without_times(record):
    return record.split("\ncontent ")[0]


class Living:
    """An arena that is killed and started again, with somebody who organises in it."""

    def __init__(self, case, *arguments):
        directory = tempfile.TemporaryDirectory()
        case.addCleanup(directory.cleanup)
        self.case, self.directory, self.arguments = case, directory.name, arguments
        self.arena = Arena(*arguments, data=self.directory)
        self.root = self.arena.administrator()

    def kill(self):
        self.arena.stop(signal.SIGKILL)
        self.arena.close()
        self.arena = Arena(*self.arguments, data=self.directory)
        root = self.arena.client()
        root.cookies = self.root.cookies
        self.root = root

    def close(self):
        self.arena.close()


class Ladder(unittest.TestCase):
    def test_goes_on_through_kills_and_counts_nothing_twice(self):
        living = Living(self, "--set", "Work.LadderShare=100")
        self.addCleanup(living.close)
        for times in range(3):
            games = living.root.get("/games").json()["items"]
            for game in (one["name"] for one in games if one["most_seats"] > 1):
                wait_until(lambda game=game: living.root.get(f"/ladders/{game}/games").json()["items"],
                           lambda items, least=times + 1: len(items) >= least)
            living.kill()
        for contender in living.root.get("/ladders/martian-chess").json()["items"]:
            path = f"/ladders/martian-chess/contenders/{contender['id']}"
            steps = living.root.get(path + "/history?limit=200").json()["items"]
            self.assertEqual([step["games"] for step in steps], list(range(1, len(steps) + 1)))
            self.assertEqual(len({step["number"] for step in steps}), len(steps), "each game once")

    def test_is_off_without_a_share(self):
        living = Living(self, "--set", "Work.LadderShare=0")
        self.addCleanup(living.close)
        metrics = living.root.page("/metrics").body.decode()
        self.assertNotIn('tulkas_games_ended_total{kind="ladder"', metrics)
        self.assertEqual(living.root.get("/ladders/ploy").json()["items"], [])


class Tournaments(unittest.TestCase):
    def make(self, living, **more):
        answer = living.root.post("/tournaments", title="Friday's", game="martian-chess", entrants=HOUSE, seed=3, **more)
        self.assertEqual(answer.status, 201, answer)
        return f"/tournaments/{answer.json()['id']}"

    def games(self, living, path):
        items = living.root.get(path + "/games?limit=200").json()["items"]
        return [without_times(living.root.get(f"{path}/games/{game['number']}/record").body.decode()) for game in items]

    def test_are_the_same_when_the_server_is_killed(self):
        living = Living(self)
        self.addCleanup(living.close)
        for shape in ({"format": "swiss", "games": 4}, {"format": "round-robin", "games": 4}):
            path = self.make(living, **shape)
            for played in (1, 5, 9):
                wait_until(lambda: living.root.get(path).json(), lambda view, least=played: view["played"] >= least)
                living.kill()
            killed = wait_until(lambda: living.root.get(path).json(), lambda view: view["state"] == "over")
            same = self.make(living, **shape)
            over = wait_until(lambda: living.root.get(same).json(), lambda view: view["state"] == "over")
            self.assertEqual(self.games(living, path), self.games(living, same))
            self.assertEqual(scores(living.root, path), scores(living.root, same))
            self.assertEqual(killed["played"], over["played"])

    def test_tell_what_is_new_and_nothing_else(self):
        living = Living(self)
        self.addCleanup(living.close)
        path = self.make(living)
        seen, tag = [], ""
        while not seen or seen[-1]["state"] == "playing":
            answer = living.root.get(path, If_None_Match=tag)
            if answer.status == 200:
                seen.append(answer.json())
                tag = answer.headers["ETag"]
            else:
                self.assertEqual(answer.status, 304)
        self.assertEqual(seen[-1]["played"], seen[-1]["expected"])
        self.assertEqual(len({(view["played"], view["state"]) for view in seen}), len(seen))


class Contests(unittest.TestCase):
    def test_close_by_the_clock_and_end_through_a_kill(self):
        living = Living(self)
        self.addCleanup(living.close)
        closes = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=2)
        made = living.root.post("/contests", slug="spring", title="Spring", game="martian-chess",
                                opens="2020-01-01T00:00:00Z", closes=closes.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
                                terms={"house": ["random", "greedy", "smart:nodes=20"], "final_games": 10})
        self.assertEqual(made.status, 201, made)
        self.assertEqual(made.json()["state"], "draft")
        guest = living.arena.client()
        self.assertEqual(guest.get("/contests/spring").status, 404)
        living.root.request("POST", "/api/v1/contests/spring/announcement")
        seen = wait_until(lambda: guest.get("/contests/spring").json(), lambda contest: contest["state"] == "frozen")
        self.assertGreaterEqual(datetime.datetime.now(datetime.timezone.utc), closes)
        self.assertIsNone(seen["final_tournament"], "only the organiser sees it")
        final = f"/tournaments/{living.root.get('/contests/spring').json()['final_tournament']}"
        self.assertEqual(guest.get(final).status, 404)
        wait_until(lambda: living.root.get(final).json(), lambda view: view["played"] > 0)
        living.kill()
        over = wait_until(lambda: living.root.get(final).json(), lambda view: view["state"] == "over")
        self.assertEqual(over["played"], 30)
        guest = living.arena.client()
        self.assertEqual(guest.get("/contests/spring/standing").status, 422)
        self.assertEqual(living.root.request("POST", "/api/v1/contests/spring/publication").status, 200)
        self.assertEqual(guest.get("/contests/spring/standing").json(), {"items": []}, "nobody handed in")
        self.assertEqual(guest.get(final).status, 200)


class Sample(unittest.TestCase):
    def test_is_there_at_once_and_once(self):
        with tempfile.TemporaryDirectory() as directory:
            for start in range(2):
                arena = Arena("--set", "Server.Sample=true", "--set", "Work.LadderShare=50", data=directory)
                self.addCleanup(arena.close)
                guest = arena.client()
                contests = guest.get("/contests").json()["items"]
                self.assertEqual([(one["slug"], one["state"]) for one in contests], [("sample", "open")])
                wait_until(lambda guest=guest: guest.get("/ladders/martian-chess").json()["items"],
                           lambda items: any(one["games"] for one in items))
                self.assertEqual(arena.stop(), 0)
                said = arena.said
                self.assertIn("/contests/sample\n", said)
                self.assertIn("/ladder/martian-chess\n", said)
                self.assertIn("/first-administrator#", said, "it works until somebody has used it")
                arena.close()
