"""A second factor, as an authenticator app has it; required for a role."""
from arena import PASSWORD, WithArena
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
