"""A second factor, as an authenticator app has it; required for a role."""
import re

from arena import PASSWORD, WithArena, tulkas
from totp import codes


class SecondFactor(WithArena):
    OPTIONS = ("--set", "People.SecondFactorFrom=administrator")

    def test_gives_an_administrator_the_role(self):
        root = self.arena.administrator()
        self.assertEqual(root.get("/people").status, 403, "not without it")
        person = root.get("/session").json()
        self.assertEqual((person["role"], person["needs_second_factor"]), ("user", True))
        begun = root.post("/second-factor", password=PASSWORD).json()
        self.assertTrue(begun["uri"].startswith("otpauth://totp/Tulkas:root?secret="), begun)
        first, second, _ = codes(begun["secret"])
        confirmed = root.request("PUT", "/api/v1/second-factor", {"code": first})
        self.assertEqual(confirmed.status, 200, confirmed)
        recovery = confirmed.json()["codes"]
        self.assertEqual(root.get("/people").status, 200)

        again = self.arena.client()
        refused = again.post("/session", name="root", password=PASSWORD)
        self.assertEqual((refused.status, refused.json()["error"]["code"]), (401, "second_factor_needed"))
        self.assertEqual(again.post("/session", name="root", password=PASSWORD, code=first).status, 401, "used")
        self.assertEqual(again.post("/session", name="root", password=PASSWORD, code=second).status, 201)
        self.assertEqual(again.get("/people").status, 200)
        lost = self.arena.client()
        self.assertEqual(lost.post("/session", name="root", password=PASSWORD, code=recovery[0]).status, 201)
        self.assertEqual(lost.post("/session", name="root", password=PASSWORD, code=recovery[0]).status, 401, "used")
        database = b"".join(path.read_bytes() for path in self.arena.data.glob("tulkas.db*"))
        self.assertNotIn(recovery[1].replace("-", "").encode(), database)
        self.assertNotIn(recovery[1].encode(), database)

    def test_that_is_lost_is_removed_by_an_administrator(self):
        root = self.administrator()
        mole = self.arena.user("mole")
        begun = mole.post("/second-factor", password=PASSWORD).json()
        self.assertEqual(mole.request("PUT", "/api/v1/second-factor", {"code": codes(begun["secret"])[0]}).status, 200)
        self.assertEqual(root.request("DELETE", "/api/v1/people/2/second-factor").status, 204)
        self.assertEqual(mole.get("/session").status, 401, "logged out")
        self.assertEqual(mole.post("/session", name="mole", password=PASSWORD).status, 201, "without a code")
        deeds = [(line["by"], line["did"]) for line in self.arena.log_lines() if line["message"] == "administration"]
        self.assertEqual(deeds, [("root", "removed the second factor of account 2")])

    def administrator(self):
        """With a second factor, as this arena wants it."""
        root = self.arena.administrator()
        begun = root.post("/second-factor", password=PASSWORD).json()
        self.assertEqual(root.request("PUT", "/api/v1/second-factor", {"code": codes(begun["secret"])[0]}).status, 200)
        return root

    def test_that_is_lost_is_removed_by_a_command(self):
        """The only administrator has lost it: nobody could help but whoever runs the server."""
        root = self.administrator()
        shown = tulkas("account", "root", "--data", self.arena.data)
        self.assertEqual(shown.stdout, "root: id 1, administrator, has a second factor\n", shown)
        removed = tulkas("account", "Root", "--remove-second-factor", "--reset-password", "--data", self.arena.data,
                         "--set", "Server.PublicUrl=https://arena.example")
        self.assertEqual(removed.returncode, 0, removed)
        self.assertRegex(removed.stdout, "^removed the second factor of root and ended all sessions\n")
        self.assertEqual(root.get("/session").status, 401, "logged out")
        link = re.search(r"https://arena.example/new-password#(\S+)\n$", removed.stdout)[1]
        again = self.arena.client()
        self.assertEqual(again.post("/new-password", link=link, password="another password").status, 204)
        self.assertEqual(again.post("/session", name="root", password="another password").status, 201)

        nobody = tulkas("account", "nobody", "--data", self.arena.data)
        self.assertEqual(nobody.returncode, 2, nobody)
        self.assertIn("no account is called 'nobody'", nobody.stderr)
        without = tulkas("account", "root", "--remove-second-factor", "--data", self.arena.data)
        self.assertIn("root has no second factor", without.stderr)
