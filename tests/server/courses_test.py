"""A course with real people: the roster, joining, an assistant who sees one course only, submissions of members."""
from arena import PASSWORD, WithArena, wait_until
from websocket import WebSocket


class Courses(WithArena):
    def setUp(self):
        super().setUp()
        self.root = self.arena.administrator()
        self.owner, self.assistant = self.organiser("heron"), self.arena.user("stork")
        self.assertEqual(self.owner.post("/courses", slug="ai", title="AI").status, 201)
        self.assertEqual(self.owner.post("/courses/ai/staff", name="stork", role="assistant").status, 200)

    def organiser(self, name):
        client = self.arena.user(name)
        number = client.get("/session").json()["id"]
        self.assertEqual(self.root.request("PATCH", f"/api/v1/people/{number}", {"role": "organiser"}).status, 200)
        self.assertEqual(client.post("/session", name=name, password=PASSWORD).status, 201)
        return client

    def roster(self, client, text, query=""):
        return client.request("POST", f"/api/v1/courses/ai/roster{query}", text.encode(),
                              Content_Type="application/octet-stream")

    def hand_in(self, client, contest):
        number = self.owner.get(f"/contests/{contest}").json()["id"]
        return client.request("POST", f"/api/v1/submissions?game=ploy&file=bot.txt&contest={number}", b"no bot",
                              Content_Type="application/octet-stream")

    def test_a_class_of_three_hundred_comes_in_by_a_file(self):
        lines = "".join(f"{number:06};Student {number};{'ABC'[number % 3]}\n" for number in range(300))
        text = "\ufeffStudent number;Name;Section\r\n" + lines
        preview = self.roster(self.assistant, text, "?preview=true").json()
        self.assertEqual((len(preview["added"]), preview["applied"]), (300, False))
        self.assertEqual(self.owner.get("/courses/ai").json()["members"], 0)
        self.assertTrue(self.roster(self.assistant, text).json()["applied"])
        self.assertEqual(self.roster(self.assistant, text).json()["unchanged"], 300)
        shown = self.owner.get("/courses/ai").json()
        self.assertEqual((shown["members"], shown["joined"], shown["sections"]), (300, 0, ["A", "B", "C"]))
        page = self.owner.get("/courses/ai/members?limit=200").json()
        self.assertEqual(len(page["items"]), 200)
        self.assertEqual(len(self.owner.get(f"/courses/ai/members?limit=200&after={page['next']}").json()["items"]), 100)

    def test_members_join_and_hand_in_and_nobody_else(self):
        self.roster(self.owner, "student_number,name\n1,Otter\n2,Vole\n")
        otter, vole = self.arena.user("otter"), self.arena.user("vole")
        code = self.assistant.post("/courses/ai/join-code").json()["code"]
        self.assertEqual(otter.post("/courses/ai/membership", code=code, student_number="1").status, 200)
        taken = vole.post("/courses/ai/membership", code=code, student_number="1")
        self.assertEqual(taken.status, 409, taken)
        made = self.assistant.post("/contests", slug="first", title="First", game="ploy", course="ai",
                                   opens="2020-01-01T00:00:00Z", closes="2120-01-01T00:00:00Z")
        self.assertEqual(made.status, 201, made)
        self.assertEqual(self.assistant.post("/contests/first/announcement").status, 200)
        refused = self.hand_in(vole, "first")
        self.assertEqual(refused.status, 403, refused)
        handed_in = self.hand_in(otter, "first")
        self.assertEqual(handed_in.status, 201, handed_in)
        path = f"/submissions/{handed_in.json()['id']}"
        for client, status in ((self.assistant, 200), (self.owner, 200), (vole, 404), (self.organiser("crane"), 404)):
            self.assertEqual(client.get(path).status, status)
        # Whoever joined under a wrong name is released by staff, and what they handed in stays theirs.
        member = self.assistant.get("/courses/ai/members").json()["items"][0]
        self.assertEqual(member["account_name"], "otter")
        self.assistant.request("PATCH", f"/api/v1/courses/ai/members/{member['id']}", {"release_account": True})
        self.assertEqual(otter.get("/contests/first").status, 404)
        actions = [line["action"] for line in self.owner.get("/courses/ai/log").json()["items"]]
        self.assertEqual(actions[:3], ["member-unlinked", "joined", "join-code"])
        # Whoever leaves the staff hears nothing more of what they were watching.
        watched = [WebSocket(self.arena.port, f"/api/v1{path}/stream", f"tulkas_session={client.session}") for client in (self.assistant, self.owner)]
        for stream in watched:
            self.addCleanup(stream.close)
            stream.next()
        number = self.assistant.get("/session").json()["id"]
        self.assertEqual(self.owner.request("DELETE", f"/api/v1/courses/ai/staff/{number}").status, 204)
        with self.assertRaises(ConnectionError):
            while True:
                watched[0].next()
        self.assertEqual((self.assistant.get(path).status, self.owner.get(path).status), (404, 200))

    def test_what_comes_after_the_end_counts_for_nothing(self):
        otter = self.arena.user("otter")
        self.roster(self.owner, "student_number,name,account\n1,Otter,otter\n")
        self.owner.post("/contests", slug="first", title="First", game="ploy", course="ai",
                        opens="2020-01-01T00:00:00Z", closes="2120-01-01T00:00:00Z", terms={"unofficial": True})
        self.owner.post("/contests/first/announcement")
        self.assertTrue(self.hand_in(otter, "first").json()["official"])
        closed = self.owner.post("/contests/first/closing")
        self.assertEqual(closed.status, 200, closed)
        self.assertEqual(otter.get("/contests/first").json()["your_time"]["timing"], "unofficial")
        late = self.hand_in(otter, "first")
        self.assertEqual((late.status, late.json()["official"]), (201, False))
        self.assertEqual(otter.get("/contests/first").json()["attempts_made"], 1)
        # It ends all the same: nobody waits for what counts for nothing.
        wait_until(lambda: otter.get("/contests/first").json()["state"], lambda state: state == "frozen")

    def test_an_assistant_sees_their_course_only(self):
        other = self.organiser("crane")
        self.assertEqual(other.post("/courses", slug="db", title="Databases").status, 201)
        other.post("/contests", slug="sql", title="SQL", game="ploy", course="db",
                   opens="2020-01-01T00:00:00Z", closes="2120-01-01T00:00:00Z")
        other.post("/contests/sql/announcement")
        self.assertEqual([one["slug"] for one in self.assistant.get("/courses").json()["items"]], ["ai"])
        self.assertEqual(self.assistant.get("/courses/db").status, 404)
        self.assertEqual(self.assistant.get("/contests/sql").status, 404)
        self.assertEqual(self.assistant.get("/contests").json()["items"], [])
        self.assertEqual(self.assistant.get("/contests?course=db").json()["items"], [])
        for path in ("/contests/sql/grades.csv", "/contests/sql/standing"):
            self.assertEqual(self.assistant.get(path).status, 404)
        self.assertEqual(self.assistant.post("/contests/sql/dry-run").status, 404)
        self.assertEqual(self.assistant.post("/courses", slug="mine", title="Mine").status, 403, "no organiser")
        self.assertEqual(self.root.get("/courses/db").status, 200)
