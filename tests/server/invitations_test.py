"""Who may register: everybody, people with an invitation code, or nobody."""
import re
import threading

from arena import PASSWORD, WithArena, tulkas


class Invitations(WithArena):
    OPTIONS = ("--set", "People.Registration=code")

    def come(self, name, **more):
        return self.arena.client().post("/people", name=name, password=PASSWORD, **more)

    def new_code(self, asker, **wish):
        made = asker.post("/invitation-codes", **{"label": "class A", **wish})
        self.assertEqual(made.status, 201, made)
        return made.json()["code"]

    def test_let_people_register(self):
        root = self.arena.administrator()
        self.assertEqual(self.arena.client().get("/registration").json(), {"registration": "code"})
        code = self.new_code(root, most_uses=2)
        refused = self.come("otter")
        self.assertEqual((refused.status, refused.json()["error"]["code"]), (403, "denied"))
        self.assertEqual(self.come("otter", code=code[:-1]).status, 403)
        self.assertEqual(self.come("otter", code=code).json()["role"], "user")
        self.assertEqual(self.come("otter", code=code).status, 409)
        self.assertEqual(self.come("beaver", code=code).status, 201, "a name that was taken has used nothing up")
        self.assertEqual(self.come("vole", code=code).status, 403)
        (listed,) = root.get("/invitation-codes").json()["items"]
        self.assertEqual((listed["label"], listed["author"], listed["uses"]), ("class A", "root", 2))

        other = self.new_code(root)
        self.assertEqual(self.come("vole", code=other).status, 201)
        number = root.get("/invitation-codes").json()["items"][0]["id"]
        self.assertEqual(root.request("DELETE", f"/api/v1/invitation-codes/{number}").status, 204)
        self.assertEqual(self.come("shrew", code=other).status, 403)

        database = b"".join(path.read_bytes() for path in self.arena.data.glob("tulkas.db*"))
        for secret in (code, other):
            self.assertNotIn(secret.encode(), database, "only its hash is stored")
            self.assertNotIn(secret, self.arena.log_text())

    def test_give_the_last_use_to_one_of_two(self):
        code = self.new_code(self.arena.administrator(), most_uses=1)
        statuses = []
        start = threading.Barrier(6)

        def register(number):
            client = self.arena.client()
            start.wait()
            statuses.append(client.post("/people", name=f"otter{number}", password=PASSWORD, code=code).status)

        threads = [threading.Thread(target=register, args=(number,)) for number in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(statuses), [201, 403, 403, 403, 403, 403])

    def test_cannot_be_guessed_at_leisure(self):
        self.arena.administrator()
        guesser = self.arena.client()
        statuses = [guesser.post("/people", name="otter", password=PASSWORD, code="guess").status for _ in range(130)]
        self.assertEqual(statuses[0], 403)
        self.assertEqual(statuses[-1], 429)

    def test_are_made_and_revoked_by_a_command(self):
        self.arena.administrator()
        made = tulkas("invitation-code", "--make", "class B", "--uses", 1, "--days", 7, *self.arena.database)
        self.assertEqual(made.returncode, 0, made)
        self.assertEqual(self.come("otter", code=made.stdout.strip()).status, 201)
        listed = tulkas("invitation-code", *self.arena.database).stdout
        self.assertRegex(listed, r"^1  class B  by the operator, 1 of 1 uses; expires 20")
        self.assertEqual(tulkas("invitation-code", "--revoke", 1, *self.arena.database).returncode, 0)
        self.assertNotEqual(tulkas("invitation-code", "--revoke", 1, *self.arena.database).returncode, 0)
        self.assertIn("revoked 20", tulkas("invitation-code", *self.arena.database).stdout)
        self.assertNotEqual(tulkas("invitation-code", "--uses", 1, *self.arena.database).returncode, 0)


class ClosedRegistration(WithArena):
    OPTIONS = ("--set", "People.Registration=closed")

    def test_waits_for_the_first_administrator(self):
        created = tulkas("account", "otter", "--create", *self.arena.database)
        self.assertNotEqual(created.returncode, 0)
        self.assertIn("no administrator yet", created.stderr)
        self.arena.administrator()

    def test_lets_nobody_in_but_by_the_operators_hand(self):
        root = self.arena.administrator()
        code = root.post("/invitation-codes", label="class A").json()["code"]
        guest = self.arena.client()
        self.assertEqual(guest.get("/registration").json(), {"registration": "closed"})
        refused = guest.post("/people", name="otter", password=PASSWORD, code=code)
        self.assertEqual(refused.status, 403)
        self.assertIn("registration is closed", refused.json()["error"]["message"])

        created = tulkas("account", "otter", "--create", *self.arena.database)
        self.assertEqual(created.returncode, 0, created)
        link = re.search(r"/new-password#(\S+)", created.stdout)[1]
        self.assertEqual(guest.post("/session", name="otter", password=PASSWORD).status, 401, "it has no password yet")
        self.assertEqual(guest.post("/new-password", link=link, password=PASSWORD).status, 204)
        self.assertEqual(guest.post("/session", name="otter", password=PASSWORD).json()["role"], "user")
        self.assertNotEqual(tulkas("account", "Otter", "--create", *self.arena.database).returncode, 0, "taken")
