"""Games that people hand in at the real server: tried out in the real sandbox, approved, and then played like any other, by
people, in tournaments and on the ladder, through the death of the server."""
import io
import json
import tarfile
import unittest

from arena import tulkas, wait_until
from game_packages import GAMES, approved, author, files_of, hand_in, packed, tried_out
from league_test import Living
from submissions_test import hand_in as hand_in_bot

SETTINGS = ("--set", "Judge.Games=2", "--set", "Judge.Wins=0")
SECOND = ("version = 1", "version = 2")
GREEDY = (GAMES / "nim/bots/greedy.py").read_bytes()
PERSON = {"kind": "me"}


class WithGames(unittest.TestCase):
    OPTIONS = SETTINGS

    def setUp(self):
        self.living = Living(self, *self.OPTIONS)
        self.addCleanup(self.living.close)
        self.otter = author(self.arena, self.root, "otter")

    @property
    def arena(self):
        return self.living.arena

    @property
    def root(self):
        return self.living.root

    def kill(self, *clients):
        """The server, which is started again: the same people come back to it."""
        self.living.kill()
        for client in (self.otter, *clients):
            client.arena = self.arena

    def approve(self, *changes, game="nim"):
        return approved(self.otter, self.root, packed(files_of(game, *changes)))

    def sit_down(self, client, game, *others):
        made = client.post("/tables", game=game, seats=[PERSON, *others])
        self.assertEqual(made.status, 201, made)
        return f"/tables/{made.json()['table']['id']}"

    def turn(self, client, path):
        """The table, when it is the client's turn or over."""
        return wait_until(lambda: client.get(path).json(),
                          lambda table: table["status"] == "over" or table["turn"] == table["you"])

    def answer(self, client, path, answer):
        """Says it to the engine, and gives what is asked next."""
        moved = client.post(path + "/moves", move=json.dumps(answer))
        self.assertEqual(moved.status, 200, moved)
        return self.turn(client, path)


def one_stone(table):
    heaps = table["view"]["asked"]["params"]["heaps"]
    return {"heap": next(i for i, heap in enumerate(heaps) if heap), "stones": 1}


class Games(WithGames):
    def test_are_nobody_elses_until_they_are_approved(self):
        path = tried_out(self.otter, packed(files_of("nim")))
        package = self.otter.get(path).json()
        self.assertEqual((package["state"], package["game"], package["version"]), ("waiting", "nim", 1), package)
        report = self.otter.get(path + "/report").body.decode().splitlines()
        self.assertEqual((report[0], len(report)), ("nim 'Nim', version 1: match of 2 players", 5), report)
        self.assertEqual(self.otter.get(path + "/archive").body, packed(files_of("nim")))
        self.assertEqual(self.otter.get("/games/nim").status, 404)
        heron = author(self.arena, self.root, "heron")
        for what in ("", "/report", "/archive"):
            self.assertEqual(heron.get(path + what).status, 404)
        self.assertEqual(heron.get("/game-packages").json()["items"], [])
        self.assertEqual(self.arena.user("anybody").post("/game-packages").status, 403, "authors hand in games")
        self.assertEqual(self.otter.post(path + "/approval").status, 403, "administrators decide")

        self.assertEqual(self.root.post(path + "/approval").json()["state"], "approved")
        game = self.arena.client().get("/games/nim").json()
        self.assertEqual([game[what] for what in ("version", "author", "uploaded", "has_viewer", "baseline", "kind")],
                         [1, "otter", True, False, "greedy", "match"])
        self.assertEqual(self.arena.client().get("/games/nim/rules").body, (GAMES / "nim/README.md").read_bytes())
        self.assertEqual(self.arena.client().get("/games/nim/starters/greedy.py").body, GREEDY)
        self.assertEqual(hand_in(heron, packed(files_of("nim", SECOND))).status, 422, "it is otter's")
        self.assertEqual(hand_in(self.otter, packed(files_of("nim"))).status, 422, "there is version 1")
        name = ('name = "nim"', 'name = "ploy"')
        self.assertIn("another game", hand_in(self.otter, packed(files_of("nim", name))).error())

    def test_have_options_maps_and_a_seed_like_any_other(self):
        files = files_of("nim")
        files["engine.py"] = files["engine.py"].replace("[3, 5, 7]", "[int(self.start.map)] * self.start.options['heaps']")
        files["game.toml"] += ('maps = ["maps/low.txt", "maps/high.txt"]\n\n[options.heaps]\nhelp = "how many"\n'
                               "standard = 2\nleast = 1\nmost = 5\n")
        approved(self.otter, self.root, packed({**files, "maps/low.txt": "3", "maps/high.txt": "7"}))
        options = {one["name"]: one for one in self.arena.client().get("/games/nim").json()["options"]}
        self.assertEqual((options["heaps"]["most"], options["map"]["choices"]), (5, ["any", "low", "high"]))
        made = self.otter.post("/tables", game="nim", seats=[PERSON, {"kind": "house", "bot": "greedy"}],
                               options={"heaps": "4", "map": "high"})
        self.assertEqual(made.status, 201, made)
        path = f"/tables/{made.json()['table']['id']}"
        self.assertEqual(self.turn(self.otter, path)["view"]["asked"]["params"], {"heaps": [7] * 4})
        self.kill()
        self.assertEqual(self.turn(self.otter, path)["view"]["asked"]["params"], {"heaps": [7] * 4})
        wrong = self.otter.post("/tables", game="nim", seats=[PERSON, {"kind": "open"}], options={"heaps": "6"})
        self.assertEqual((wrong.status, "heaps" in wrong.error()), (400, True), wrong)
        made = self.root.post("/tournaments", title="Many heaps", game="nim", options={"heaps": "3"}, games=2,
                              entrants=[{"house": "greedy"}, {"house": "greedy"}])
        self.assertEqual(made.status, 201, made)
        tournament = f"/tournaments/{made.json()['id']}"
        wait_until(lambda: self.root.get(tournament).json(), lambda view: view["state"] == "over")
        records = [self.root.get(f"{tournament}/games/{game['number']}/record").body.decode()
                   for game in self.root.get(tournament + "/games").json()["items"]]
        self.assertTrue(all('"heaps":"3"' in record for record in records), records)

    def test_let_people_answer_again_where_no_moves_are_listed(self):
        self.approve()
        beaver = self.arena.user("beaver")
        path = self.sit_down(beaver, "nim", {"kind": "house", "bot": "greedy"})
        before = self.turn(beaver, path)
        for wrong in ({"heap": 0, "stones": 9}, "all of them"):
            table = self.answer(beaver, path, wrong)
            self.assertEqual((table["status"], table["moves"]), ("playing", 0), table)
            self.assertEqual(table["view"], before["view"], "the same question, and no answer")
        refused = [event for event in beaver.get(path + "/events").json()["items"] if event["kind"] == "refused"]
        self.assertEqual([event["seat"] for event in refused], [0, 0])
        self.assertIn("is no move with [3, 5, 7]", refused[0]["why"])
        self.assertEqual([event["why"] for event in self.arena.client().get(path + "/events").json()["items"]
                          if event["kind"] == "refused"], [None, None], "the reason is beaver's alone")
        self.kill(beaver)
        table = self.turn(beaver, path)
        while table["status"] == "playing":
            table = self.answer(beaver, path, one_stone(table))
        self.assertIsNotNone(table["outcome"], table["why"])

    def test_refuse_an_answer_that_is_not_listed(self):
        files = files_of("nim")
        files["engine.py"] = files["engine.py"].replace("heaps=self.heaps)", "heaps=self.heaps, moves=self.moves())").replace(
            "    def checked(", "    def moves(self):\n"
            "        return [{'heap': heap, 'stones': stones + 1} for heap, most in enumerate(self.heaps)"
            " for stones in range(most)]\n\n    def checked(")
        files["bots/greedy.py"] = files["bots/greedy.py"].replace("def take(self, heaps)", "def take(self, heaps, moves)")
        approved(self.otter, self.root, packed(files))
        beaver = self.arena.user("beaver")
        path = self.sit_down(beaver, "nim", {"kind": "house", "bot": "greedy"})
        self.turn(beaver, path)
        wrong = beaver.post(path + "/moves", move=json.dumps({"heap": 0, "stones": 4}))
        self.assertEqual((wrong.status, "is not one of the legal moves" in wrong.error()), (400, True), wrong)
        self.assertEqual(beaver.get(path).json()["moves"], 0)
        self.assertEqual(self.answer(beaver, path, {"heap": 0, "stones": 3})["moves"], 2)

    def test_that_are_shown_can_be_looked_at_when_they_are_gone(self):
        files = files_of("nim")
        files["engine.py"] = files["engine.py"].replace(
            "    def turn(self, bot):\n",
            "    def turn(self, bot):\n        self.show({'heaps': self.heaps}, [{'secret': 1}, None])\n")
        approved(self.otter, self.root, packed(files))
        beaver, guest = self.arena.user("beaver"), self.arena.client()
        path = self.sit_down(beaver, "nim", {"kind": "house", "bot": "greedy"})
        table = self.turn(beaver, path)
        self.assertEqual((table["view"]["shown"], guest.get(path).json()["view"]["shown"]),
                         ({"secret": 1}, {"heaps": [3, 5, 7]}))
        for what in (path, path + "/events?limit=200", path + "/views?limit=20"):
            self.assertNotIn(b"secret", guest.get(what).body, "it is seat 0's alone")
        self.kill(beaver, guest)
        table = self.turn(beaver, path)
        self.assertEqual(guest.get(path).json()["view"]["shown"], {"heaps": [3, 5, 7]})
        while table["status"] == "playing":
            table = self.answer(beaver, path, one_stone(table))
        views = guest.get(path + "/views?limit=20").json()["items"]
        self.assertEqual([view["view"]["shown"]["heaps"] for view in views][:2], [[3, 5, 7], [2, 5, 7]])
        self.assertEqual(views[0]["view"]["shown_to"], [{"secret": 1}, None], "it is over: all may know")
        self.assertIn("shown 0 ", beaver.get(path + "/record").body.decode())

        greedy = {"house": "greedy"}
        made = self.root.post("/tournaments", title="Two", game="nim", entrants=[greedy, greedy], games=2).json()
        path = f"/tournaments/{made['id']}"
        wait_until(lambda: self.root.get(path).json(), lambda view: view["state"] == "over")
        self.assertEqual(self.root.post("/games/nim/withdrawal").status, 200)
        views = guest.get(path + "/games/0/views?limit=200").json()["items"]
        self.assertEqual((views[0]["ply"], views[0]["view"]["shown"]), (0, {"heaps": [3, 5, 7]}))
        self.assertEqual((views[1]["view"]["answered"]["seat"], len(views) > 2), (0, True))
        later = guest.get(path + "/games/0/views?from=2&limit=1").json()["items"]
        self.assertEqual(later, [views[2]])

    def test_that_are_refused_say_why(self):
        path = tried_out(self.otter, packed(files_of("nim")))
        self.assertEqual(self.root.post(path + "/refusal", why="we have one").json()["state"], "refused")
        self.assertEqual(self.otter.get(path).json()["why"], "we have one")
        self.assertEqual(self.root.post(path + "/approval").status, 422)

    def test_are_played_by_people_through_the_death_of_the_server(self):
        self.approve()
        beaver = self.arena.user("beaver")
        path = self.sit_down(beaver, "nim", {"kind": "house", "bot": "greedy"})
        table = self.turn(beaver, path)
        self.assertEqual(table["view"]["asked"]["method"], "take")
        guest = self.arena.client()
        self.assertEqual(guest.get(path).json()["view"]["asked"], {"seat": 0}, "what is asked is beaver's alone")
        table = self.answer(beaver, path, one_stone(table))
        self.assertEqual(table["view"]["asked"]["params"], {"heaps": [2, 5, 0]})
        self.assertEqual(beaver.post(path + "/moves", move="no JSON").status, 400)

        self.kill(beaver)
        table = self.turn(beaver, path)
        self.assertEqual(table["view"]["asked"]["params"], {"heaps": [2, 5, 0]}, "it goes on where it was")
        while table["status"] == "playing":
            table = self.answer(beaver, path, one_stone(table))
        self.assertEqual((table["moves"], table["outcome"]["winner"]), (5, 0), table)
        record = beaver.get(path + "/record").body.decode()
        self.assertIn("nim", record)
        self.assertIn(b"heaps", self.arena.client().get(path + "/events?limit=200").body, "it is over: all may know")

    def test_for_one_are_played_alone(self):
        self.approve(game="knights_tour")
        beaver = self.arena.user("beaver")
        path = self.sit_down(beaver, "knights-tour")
        table = self.turn(beaver, path)
        for _ in range(3):
            table = self.answer(beaver, path, table["view"]["asked"]["params"]["choices"][0])
        self.kill(beaver)
        table = self.turn(beaver, path)
        visited = table["view"]["asked"]["params"]["visited"]
        self.assertEqual((visited[0], len(visited)), ("a1", 4))
        while table["status"] == "playing":
            table = self.answer(beaver, path, table["view"]["asked"]["params"]["choices"][0])
        self.assertEqual(table["outcome"]["scores"], [table["moves"] + 1])

    def test_are_played_on_in_their_version(self):
        self.approve()
        beaver = self.arena.user("beaver")
        old = self.sit_down(beaver, "nim", {"kind": "house", "bot": "greedy"})
        self.turn(beaver, old)
        larger = {name: text.replace("[3, 5, 7]", "[1, 9, 9]") for name, text in files_of("nim", SECOND).items()}
        approved(self.otter, self.root, packed(larger))
        self.assertEqual(beaver.get("/games/nim").json()["version"], 2)
        new = self.sit_down(beaver, "nim", {"kind": "house", "bot": "greedy"})
        self.kill(beaver)
        for path, heaps in ((old, [3, 5, 7]), (new, [1, 9, 9])):
            self.assertEqual(self.turn(beaver, path)["view"]["asked"]["params"], {"heaps": heaps})
        self.assertEqual(self.otter.post("/games/nim/withdrawal").json()["state"], "withdrawn")
        self.assertEqual(beaver.get("/games/nim").status, 404)
        self.assertEqual(beaver.post("/tables", game="nim", seats=[PERSON, {"kind": "open"}]).status, 404)
        table = self.turn(beaver, old)
        while table["status"] == "playing":
            table = self.answer(beaver, old, one_stone(table))
        self.assertEqual(table["outcome"]["winner"], 0, "a game that was begun is played to its end")

    def test_come_from_the_command_line_too(self):
        token = self.otter.post("/tokens", label="laptop").json()["token"]
        where = ("--server", f"http://localhost:{self.arena.port}/", "--token", token)
        done = tulkas("submit-game", GAMES / "nim", *where)
        self.assertEqual((done.returncode, done.stdout.splitlines()[0]),
                         (0, "nim 'Nim', version 1: match of 2 players"), done.stderr)
        self.assertEqual(tulkas("submit-game", GAMES, *where).returncode, 1, "no game.toml")
        self.root.post("/game-packages/1/approval")
        refused = tulkas("submit-game", GAMES / "nim", *where)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("there is version 1", refused.stderr)


class Leagues(WithGames):
    OPTIONS = (*SETTINGS, "--set", "Work.LadderShare=100")

    def test_of_uploaded_games_are_like_others(self):
        self.approve()
        points = self.league("nim", "greedy", GREEDY)
        self.assertEqual(points, {"beaver": 1, "greedy": 1}, "they are the same bot")

    def test_of_games_with_maps_play_them_from_every_seat(self):
        files = files_of("nim")
        files["engine.py"] = files["engine.py"].replace("[3, 5, 7]", "[int(self.start.map), int(self.start.position)]")
        files["game.toml"] += 'maps = ["low.txt", "high.txt"]\npositions = ["few.txt", "many.txt"]\n'
        texts = {"low.txt": "3", "high.txt": "7", "few.txt": "2", "many.txt": "9"}
        approved(self.otter, self.root, packed({**files, **texts}))
        options = {one["name"]: one["choices"] for one in self.arena.client().get("/games/nim").json()["options"]}
        self.assertEqual(options, {"map": ["any", "low", "high"], "position": ["any", "few", "many"]})
        self.league("nim", "greedy", GREEDY)
        told = self.root.get("/submissions/1/events?limit=200").json()["items"]
        judged = [event for event in told if event["kind"] == "game"]
        self.assertEqual([game["seat"] for game in judged], [0, 1])
        self.assertEqual(len({game["seed"] for game in judged}), 1, "one seed, changed seats")
        played = self.root.get("/ladders/nim/games").json()["items"]
        record = self.root.get(f"/ladders/nim/games/{played[0]['number']}/record").body.decode()
        self.assertIn('"options":{"map":"any","position":"any"}', record)
        self.assertEqual(self.root.get("/work?state=failed").json()["items"], [])

    def test_of_challenges_compare_who_played_alone(self):
        self.approve(game="knights_tour")
        points = self.league("knights-tour", "first", (GAMES / "knights_tour/bots/warnsdorff.py").read_bytes())
        self.assertEqual(points, {"beaver": 2, "first": 0}, "who looks ahead comes further")

    def test_of_a_game_that_is_withdrawn_are_played_to_their_end(self):
        self.approve()
        contest = {"slug": "spring", "title": "Spring", "game": "nim", "opens": "2020-01-01T00:00:00Z",
                   "closes": "2120-01-01T00:00:00Z"}
        self.assertEqual(self.root.post("/contests", **contest).status, 201)
        greedy = {"house": "greedy"}
        made = self.root.post("/tournaments", title="The last", game="nim", entrants=[greedy, greedy], games=4).json()
        self.assertEqual(self.root.post("/games/nim/withdrawal").status, 200)
        path = f"/tournaments/{made['id']}"
        over = wait_until(lambda: self.root.get(path).json(), lambda view: view["state"] == "over")
        self.assertEqual((over["played"], over["plan"]["game_version"]), (4, 1))
        self.assertEqual([one["slug"] for one in self.root.get("/contests").json()["items"]], ["spring"])
        self.assertEqual(self.root.get("/work?state=failed").json()["items"], [])

    def league(self, game, baseline, source):
        """Has a bot judged, play a tournament against the baseline, and climb the ladder."""
        beaver = self.arena.user("beaver")
        made = hand_in_bot(beaver, "second.py", source, game=game).json()
        path = f"/submissions/{made['id']}"
        judged = wait_until(lambda: beaver.get(path).json(), lambda submission: submission["finished"])
        self.assertEqual(judged["state"], "accepted", judged)
        made = self.root.post("/tournaments", title="Two of them", game=game,
                              entrants=[{"house": baseline}, {"bot": made["bot"]["id"]}], games=2)
        self.assertEqual(made.status, 201, made)
        path = f"/tournaments/{made.json()['id']}"
        wait_until(lambda: self.root.get(path).json(), lambda view: view["state"] == "over")
        wait_until(lambda: self.root.get(f"/ladders/{game}").json()["items"],
                   lambda items: len(items) == 2 and all(one["games"] for one in items))
        return {one["bot"].split()[0]: one["points"] for one in self.root.get(path + "/standings").json()["items"]}


class GamesThatComeWithTheProgram(WithGames):
    def examples(self):
        return {example["game"]: example for example in self.root.get("/example-games").json()["items"]}

    def test_are_added_at_once(self):
        before = self.examples()
        self.assertLessEqual({"holdem", "knights-tour", "nim", "othello"}, set(before))
        self.assertEqual((before["nim"]["played"], before["nim"]["players"]), (None, 2))
        picture = self.root.get("/example-games/nim/picture")
        self.assertEqual((picture.status, picture.headers["content-type"]), (200, "image/svg+xml"))
        added = self.root.post("/example-games/nim")
        self.assertEqual((added.status, added.json()["state"]), (200, "approved"), added)
        self.assertEqual(self.examples()["nim"]["played"], before["nim"]["version"])
        self.assertEqual(self.otter.get("/games/nim").json()["baseline"], "greedy")

        again = self.root.post("/example-games/nim")
        self.assertEqual(again.status, 422)
        self.assertIn("there is version 1 of nim", again.body.decode())
        self.assertEqual(self.root.post("/example-games/chess").status, 404)
        self.assertEqual(self.root.post("/games/nim/withdrawal").status, 200)
        self.assertIsNone(self.examples()["nim"]["played"])
        self.assertEqual(self.root.post("/example-games/nim").json()["state"], "approved", "it can come back")
        self.assertEqual(self.otter.get("/games/nim").status, 200)


class HostilePackages(WithGames):
    def refused(self, why, **programs):
        """With other programs than nim's."""
        files = files_of("nim")
        for name, text in programs.items():
            files[{"engine": "engine.py", "baseline": "bots/greedy.py"}[name]] = text
        path = tried_out(self.otter, packed(files))
        package = self.otter.get(path).json()
        self.assertEqual(package["state"], "refused", package)
        self.assertRegex(package["why"], why)
        self.assertIn("not accepted", self.otter.get(path + "/report").body.decode())
        self.assertEqual(self.root.post(path + "/approval").status, 422)

    def test_are_found_out_in_the_trial(self):
        self.refused("game 1: the engine", engine="raise ValueError('no rules today')")
        self.refused("game 1: the engine", engine="while True: pass")
        self.refused("game 1: the engine", engine="import os\nwhile True: os.fork()")
        self.refused(r"the house bot \w+ on seat 0", baseline="while True: pass")
        self.refused("game 1", engine=files_of("nim")["engine.py"].replace("[3, 5, 7]", "list(__import__('os').urandom(3))"))
        self.assertEqual(self.arena.client().get("/games").status, 200)

    def test_with_tricks_in_their_archive_are_not_taken(self):
        link = tarfile.TarInfo("engine.py")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
        for name, why in (("../game.toml", "points outside"), ("/etc/game.toml", "relative path|points outside"), (link, "not a regular file")):
            answer = hand_in(self.otter, tarred(name))
            self.assertEqual(answer.status, 422, answer)
            self.assertRegex(answer.error(), why)
        for archive in (b"", b"PK\x03\x04 but no more", packed({"game.toml": "x" * 5_000_000})):
            self.assertEqual(hand_in(self.otter, archive).status, 422)
        self.assertEqual(self.otter.get("/game-packages").json()["items"], [])


def tarred(entry):
    """nim, with one more file in it: a name, or an entry that is not a regular file."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz") as archive:
        for name, text in files_of("nim").items():
            file = tarfile.TarInfo(name)
            file.size = len(text.encode())
            if not isinstance(entry, tarfile.TarInfo) or entry.name != name:
                archive.addfile(file, io.BytesIO(text.encode()))
        archive.addfile(entry if isinstance(entry, tarfile.TarInfo) else tarfile.TarInfo(entry))
    return data.getvalue()


if __name__ == "__main__":
    unittest.main()
