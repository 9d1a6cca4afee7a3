"""Bots that were handed in, in contests, in tournaments and on the ladder."""
import datetime
import unittest

from arena import PASSWORD, Arena, wait_until
from submissions_test import GOOD, hand_in
from websocket import WebSocket

SETTINGS = ("--set", "Judge.Games=2", "--set", "Judge.Wins=0")
TERMS = {"games": 2, "wins": 0, "attempts": 3, "languages": ["python"], "house": ["random"], "points": [10, 5]}


def moment(seconds):
    """So many seconds from now."""
    then = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
    return then.strftime("%Y-%m-%dT%H:%M:%S.%fZ")


class WithAuthors(unittest.TestCase):
    OPTIONS = SETTINGS

    def setUp(self):
        self.arena = Arena(*self.OPTIONS)
        self.addCleanup(self.arena.close)
        self.root, self.guest = self.arena.administrator(), self.arena.client()

    def judged(self, client, name, source, **more):
        """The submission, when its verdict is known."""
        made = hand_in(client, name, source, **more)
        self.assertEqual(made.status, 201, made)
        path = f"/submissions/{made.json()['id']}"
        socket = WebSocket(self.arena.port, f"/api/v1{path}/stream", f"tulkas_session={client.session}")
        self.addCleanup(socket.close)
        while socket.next()["kind"] != "verdict":
            pass
        return client.get(path).json()

    def played(self, client, path):
        return wait_until(lambda: client.get(path).json(), lambda view: view["state"] == "over")


class Entries(WithAuthors):
    def setUp(self):
        super().setUp()
        self.organiser = self.arena.user("heron")
        number = self.organiser.get("/session").json()["id"]
        self.assertEqual(self.root.request("PATCH", f"/api/v1/people/{number}", {"role": "organiser"}).status, 200)
        self.assertEqual(self.organiser.post("/session", name="heron", password=PASSWORD).status, 201)

    def contest(self, slug, opens, closes, **more):
        made = self.organiser.post("/contests", slug=slug, title=slug, game="martian-chess", opens=moment(opens),
                                   closes=moment(closes), terms=TERMS | more)
        self.assertEqual(made.status, 201, made)
        return made.json()["id"]

    def announce(self, slug):
        self.assertEqual(self.organiser.post(f"/contests/{slug}/announcement").status, 200)

    def refused(self, status, why, *arguments, **more):
        answer = hand_in(*arguments, **more)
        self.assertEqual(answer.status, status, answer)
        self.assertIn(why, answer.error())

    def test_that_break_the_rules_for_sources_use_no_attempt(self):
        otter = self.arena.user("otter")
        rules = {"no_printing": True, "file_name": "m*"}
        unable = self.organiser.post("/contests", slug="any", title="any", game="martian-chess", opens=moment(-60),
                                     closes=moment(3600), terms=TERMS | {"languages": [], "source": rules})
        self.assertEqual(unable.status, 400, unable)
        self.assertIn("no_printing cannot be checked in C++", unable.error())
        contest = self.contest("careful", -60, 3600, attempts=1, source=rules)
        self.announce("careful")
        self.assertTrue(self.guest.get("/contests/careful").json()["terms"]["source"]["no_printing"])

        printer = GOOD + b"print('x')\n"
        made = hand_in(otter, "greedy.py", printer, contest=contest).json()["id"]
        refused = wait_until(lambda: otter.get(f"/submissions/{made}").json(), lambda it: it["finished"])
        self.assertEqual(refused["state"], "refused", refused)
        self.assertIn("must be m* (got greedy)", refused["why"])
        verdict = otter.get(f"/submissions/{made}/events").json()["items"][-1]
        line = printer.count(b"\n")
        self.assertEqual([(each["rule"], each["file"], each["line"], each["what"]) for each in verdict["breaches"]],
                         [("file_name", "greedy.py", 0, "greedy"), ("printing", "greedy.py", line, "print")])
        report = otter.get(f"/submissions/{made}/report").body.decode()
        self.assertIn(f"greedy.py:{line}: must not print (print)", report)
        self.assertEqual(otter.get("/contests/careful").json()["attempts_left"], 1)

        accepted = self.judged(otter, "miser.py", GOOD, contest=contest)
        self.assertEqual(accepted["state"], "accepted", accepted)
        self.assertEqual(otter.get("/contests/careful").json()["attempts_left"], 0)
        self.refused(422, "all 1 attempts are used up", otter, "miser.py", GOOD, contest=contest)

    def test_are_taken_while_the_contest_is_open_and_play_in_its_final(self):
        otter, beaver = self.arena.user("otter"), self.arena.user("beaver")
        later, spring = self.contest("later", 3600, 7200), self.contest("spring", -60, 3600)
        self.refused(404, "no contest", otter, "miser.py", GOOD, contest=spring)
        self.refused(404, "no contest", otter, "miser.py", GOOD, contest=999)
        self.announce("later")
        self.announce("spring")
        self.refused(422, "opens at", otter, "miser.py", GOOD, contest=later)
        self.refused(422, "martian-chess, not for ploy", otter, "miser.py", GOOD, game="ploy", contest=spring)

        accepted = self.judged(otter, "miser.py", GOOD, contest=spring)
        self.assertEqual(accepted["state"], "accepted", accepted)
        unwanted = self.judged(otter, "miser.cpp", b"int main() {}\n", contest=spring)
        self.assertEqual(unwanted["state"], "rejected")
        self.assertIn("not taken here; these languages are: python", unwanted["why"])
        self.judged(otter, "x.txt", b"x\n", contest=spring)
        self.refused(422, "all 3 attempts are used up", otter, "miser.py", GOOD, contest=spring)
        seen = otter.get("/contests/spring").json()
        self.assertEqual((seen["attempts_made"], seen["attempts_left"]), (3, 0))
        self.only_those_whom_it_concerns_know(accepted, otter, beaver)

        dry_run = self.organiser.post("/contests/spring/dry-run")
        self.assertEqual(dry_run.status, 201, dry_run)
        path = f"/tournaments/{dry_run.json()['tournament']}"
        over = self.played(self.organiser, path)
        self.assertEqual(over["state"], "over")
        self.assertEqual(sorted(one["bot"] for one in self.standings(self.organiser, path)), ["miser", "random"])
        self.assertEqual(self.guest.get(path).status, 404)

        closes = {"closes": moment(1)}
        self.assertEqual(self.organiser.request("PATCH", "/api/v1/contests/spring", closes).status, 200)
        wait_until(lambda: self.guest.get("/contests/spring").json(), lambda contest: contest["state"] == "frozen")
        self.refused(422, "closed at", beaver, "miser.py", GOOD, contest=spring)
        self.ends_with_grades()

    def only_those_whom_it_concerns_know(self, submission, otter, beaver):
        bot = submission["bot"]["id"]
        for client, status in ((otter, 200), (self.organiser, 200), (self.root, 200), (beaver, 404)):
            self.assertEqual(client.get(f"/submissions/{submission['id']}/source").status, status)
            self.assertEqual(client.get(f"/bots/{bot}").status, status)
        self.assertEqual(self.guest.get("/bots").json()["items"], [])
        own = otter.get(f"/bots?owner={submission['bot']['owner']}").json()["items"]
        self.assertEqual([one["id"] for one in own], [bot])
        table = {"game": "martian-chess", "seats": [{"kind": "me"}, {"kind": "upload", "bot": f"bot:{bot}"}]}
        self.assertEqual(beaver.post("/tables", **table).status, 404, "it plays in its contest alone")

    def standings(self, client, path):
        return client.get(f"{path}/standings").json()["items"]

    def ends_with_grades(self):
        final = self.organiser.get("/contests/spring").json()["final_tournament"]
        self.played(self.organiser, f"/tournaments/{final}")
        places = [one["bot"] for one in self.standings(self.organiser, f"/tournaments/{final}")]
        self.assertEqual(sorted(places), ["miser", "random"])
        self.assertEqual(self.organiser.post("/contests/spring/publication").status, 200)
        grades = self.organiser.get("/contests/spring/grades.csv").body.decode().splitlines()
        self.assertEqual(grades[1:], ["otter,miser,yes,3,1,10,0,"])
        standing = self.guest.get("/contests/spring/standing").json()["items"]
        self.assertEqual([(one["nickname"], one["place"], one.get("author")) for one in standing], [("miser", 1, None)])


class Uploads(WithAuthors):
    OPTIONS = (*SETTINGS, "--set", "Work.LadderShare=100")

    def test_play_on_the_ladder_and_in_tournaments(self):
        otter = self.arena.user("otter")
        bot = self.judged(otter, "miser.py", GOOD)["bot"]
        ladder = "/ladders/martian-chess"
        contenders = wait_until(lambda: {one["name"]: one for one in self.guest.get(ladder).json()["items"]},
                                lambda found: found.get("otter", {"games": 0})["games"] > 0)
        games = self.guest.get(f"{ladder}/games?contender={contenders['otter']['id']}").json()["items"]
        record = self.guest.get(f"{ladder}/games/{games[0]['number']}/record").body.decode()
        self.assertIn("otter", record)

        second = self.judged(otter, "miser.py", b"###Nick\n" + GOOD)
        entrants = [{"bot": bot["id"]}, {"house": "random"}]
        made = self.root.post("/tournaments", title="Friday", game="martian-chess", entrants=entrants)
        self.assertEqual(made.status, 201, made)
        path = f"/tournaments/{made.json()['id']}"
        self.assertEqual(self.played(self.guest, path)["entrants"], 2)
        uploaded, = (one["entrant"] for one in self.guest.get(f"{path}/standings").json()["items"]
                     if one["entrant"]["kind"] == "upload")
        self.assertEqual((uploaded["name"], uploaded["version"]), ("Nick (otter)", second["id"]), "the last accepted one")
        alone, = self.guest.get(f"{ladder}?bot={bot['id']}").json()["items"]
        self.assertEqual(alone["bot"], bot["id"])
        for game, number in (("martian-chess", 999), ("ploy", bot["id"])):
            entrants[0] = {"bot": number}
            self.assertEqual(self.root.post("/tournaments", title="None", game=game, entrants=entrants).status, 404)
