"""Logging in at an institution, which may lie, be slow, or be another than the one that was asked."""
import pathlib
import tempfile
import threading
import urllib.parse

from arena import PASSWORD, Arena, WithArena, free_port, tulkas
from coverage_of_interface import Coverage
from provider import CLIENT, SECRET, Provider, as_part
from totp import codes


DESCRIPTION = """
[providers.{name}]
title = "University {name}"
issuer = "{issuer}"
client_id = "{client}"
client_secret_file = "secret"
{more}
"""
GROUPS = """
trust_email = true
[providers.{name}.claims]
student_number = "number"
groups = "realm.groups"
[providers.{name}.roles]
staff = "organiser"
deans = "author"
"""


class WithProviders(WithArena):
    MORE = {"north": GROUPS}
    SETTINGS = ()

    def make_arena(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        (pathlib.Path(folder.name) / "secret").write_text(SECRET + "\n")
        self.providers = {}
        text = ""
        for name, more in self.MORE.items():
            self.providers[name] = Provider()
            self.addCleanup(self.providers[name].close)
            text += DESCRIPTION.format(name=name, issuer=self.providers[name].issuer, client=CLIENT, more=more.format(name=name))
        self.file = pathlib.Path(folder.name) / "providers.toml"
        self.file.write_text(text)
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        arena = self.start()
        client = arena.client
        # A proxy stands before it, over TLS; so cookies have the names that only this host can set.
        headers = {"Host": f"localhost:{self.port}", "X-Forwarded-Proto": "https"}
        arena.client = lambda: client(**headers)
        self.coverage = Coverage(arena)
        arena.client = lambda: self.coverage.watched(client(**headers))
        return arena

    def start(self, **more):
        settings = (f"Server.PublicUrl={self.url}", f"People.ProvidersFile={self.file}", *self.SETTINGS)
        return Arena(*(word for setting in settings for word in ("--set", setting)), port=self.port, **more)

    def tearDown(self):
        self.assertEqual(self.coverage.surprises, [], "every answer is documented, and fits its schema")

    def setUp(self):
        super().setUp()
        self.provider = next(iter(self.providers.values()))
        self.root = self.arena.administrator()

    def begin(self, client, name="north", what="login"):
        begun = client.post(f"/institutions/{name}/{what}")
        self.assertEqual(begun.status, 201, begun)
        return begun.json()["url"]

    def finish(self, client, name="north", **returned):
        return client.post(f"/institutions/{name}/session", **returned)

    def log_in(self, client=None, name="north", **claims):
        """The answer, and the client."""
        client = client or self.arena.client()
        returned = self.providers[name].log_in(self.begin(client, name), **{"sub": "7", "preferred_username": "otter", **claims})
        return self.finish(client, name, **returned), client

    def assert_denied(self, answer, why=""):
        self.assertEqual(answer.status, 403, answer)
        self.assertIn(why, answer.error())


class Institutions(WithProviders):
    def test_let_their_people_in(self):
        guest = self.arena.client()
        listed = guest.get("/institutions").json()
        self.assertEqual(listed, {"items": [{"name": "north", "title": "University north"}], "passwords": "everybody", "sends_mail": False})
        answer, otter = self.log_in(preferred_username="Ötter.Ödön@uni.example", name="north", number="N-17",
                                    email="otter@uni.example", email_verified=True, realm={"groups": ["students", "staff"]})
        self.assertEqual(answer.status, 201, answer)
        person = answer.json()
        self.assertEqual((person["name"], person["role"]), ("tter.dn", "organiser"))
        self.assertEqual(otter.get("/session").json()["id"], person["id"])
        cookie = next(each for each in answer.headers.get_all("Set-Cookie") if "session" in each)
        self.assertRegex(cookie, r"^__Host-tulkas_session=.*HttpOnly; SameSite=Lax; .*Secure")

        again, other = self.log_in(preferred_username="another", realm={"groups": []})
        self.assertEqual((again.json()["id"], again.json()["role"]), (person["id"], "user"), "no longer of the staff")
        self.assertEqual(otter.get("/session").status, 401, "the role is another now")
        self.assertEqual(other.get("/session").status, 200)
        second, _ = self.log_in(sub="8", preferred_username="tter.dn")
        self.assertEqual(second.json()["name"], "tter.dn-2", "the name is taken")

        refused = self.arena.client().post("/session", name="tter.dn", password="")
        self.assertEqual(refused.status, 401, "no password is right")
        self.assertIn('tulkas_institution_logins_total{result="admitted"} 3', self.arena.client().page("/metrics").body.decode())

    def test_are_left_when_one_logs_out(self):
        _, otter = self.log_in()
        answer = otter.request("DELETE", "/api/v1/session")
        self.assertEqual(answer.status, 200, answer)
        where = urllib.parse.urlsplit(answer.json()["url"])
        self.assertEqual(f"{where.scheme}://{where.netloc}{where.path}", f"{self.provider.issuer}/end")
        self.assertEqual(urllib.parse.parse_qs(where.query)["post_logout_redirect_uri"], [f"{self.url}/account"])
        self.assertEqual(otter.get("/session").status, 401)
        self.assertEqual(self.root.request("DELETE", "/api/v1/session").status, 204, "who came with a password leaves nobody else")

    def test_are_asked_for_exactly_one_address(self):
        url = self.begin(self.arena.client())
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(url).query)
        self.assertEqual(query["redirect_uri"], [f"{self.url}/login/north"])

    def test_are_linked_to_an_account_and_unlinked(self):
        beaver = self.arena.user("beaver")
        returned = self.provider.log_in(self.begin(beaver, what="link"), sub="9", preferred_username="somebody")
        thief = self.arena.user("thief")
        thief.cookies["__Host-tulkas_attempt"] = beaver.cookies["__Host-tulkas_attempt"]
        self.assert_denied(self.finish(thief, **returned), "no longer logged in as")
        returned = self.provider.log_in(self.begin(beaver, what="link"), sub="9", preferred_username="somebody")
        linked = self.finish(beaver, **returned)
        self.assertEqual((linked.status, linked.json()["name"]), (201, "beaver"), linked)
        self.assertEqual([each["name"] for each in beaver.get("/links").json()["items"]], ["north"])
        answer, _ = self.log_in(sub="9")
        self.assertEqual(answer.json()["name"], "beaver")

        returned = self.provider.log_in(self.begin(thief, what="link"), sub="9")
        self.assertEqual(self.finish(thief, **returned).status, 409, "it is the beaver's")
        self.assertEqual(beaver.request("DELETE", "/api/v1/links/north").status, 204)
        self.assertEqual(beaver.request("DELETE", "/api/v1/links/north").status, 404)
        _, vole = self.log_in(sub="10", preferred_username="vole")
        refused = vole.request("DELETE", "/api/v1/links/north")
        self.assertEqual((refused.status, refused.error()), (422, "this is the only way you can log in"))

    def test_keep_the_second_factor(self):
        _, otter = self.log_in()
        link = self.root.post(f"/people/{otter.get('/session').json()['id']}/new-password-link").json()["link"]
        self.assertEqual(otter.post("/new-password", link=link, password=PASSWORD).status, 204)
        self.assertEqual(otter.post("/session", name="otter", password=PASSWORD).status, 201)
        secret = otter.post("/second-factor", password=PASSWORD).json()["secret"]
        first, second, _ = codes(secret)
        self.assertEqual(otter.request("PUT", "/api/v1/second-factor", {"code": first}).status, 200)
        client = self.arena.client()
        returned = self.provider.log_in(self.begin(client), sub="7")
        answer = self.finish(client, **returned)
        self.assertEqual((answer.status, answer.json()["error"]["code"]), (401, "second_factor_needed"))
        self.assertEqual(client.get("/session").status, 401)
        state = returned["state"]
        self.assert_denied(self.finish(self.arena.client(), state=state, second_factor=second), "in this browser")
        # Whoever tried has used it up: from the beginning.
        returned = self.provider.log_in(self.begin(client), sub="7")
        self.assertEqual(self.finish(client, **returned).status, 401)
        self.assertEqual(self.finish(client, state=returned["state"], second_factor="000000").json()["error"]["code"], "wrong_code")
        self.assertEqual(self.finish(client, state=returned["state"], second_factor=second).status, 201)
        self.assertEqual(client.get("/session").json()["name"], "otter")

    def test_do_not_help_whoever_is_disabled(self):
        answer, _ = self.log_in()
        self.root.request("PATCH", f"/api/v1/people/{answer.json()['id']}", {"disabled": True})
        answer, _ = self.log_in()
        self.assert_denied(answer, "disabled")

    def test_change_their_keys(self):
        self.log_in()
        self.provider.key = self.provider.new_key("second")
        self.provider.keys = [self.provider.key]
        self.provider.asked.clear()
        # The keys have just been fetched: not again within ten seconds, however many unknown ones come.
        for _ in range(3):
            answer, _ = self.log_in()
            self.assertIn(answer.status, (201, 403))
        self.assertLessEqual(self.provider.asked.count("/keys"), 1)

    def test_are_forgotten_by_no_restart(self):
        """Neither who is linked nor what was begun."""
        client = self.arena.client()
        returned = self.provider.log_in(self.begin(client), sub="7", preferred_username="otter")
        self.arena.stop()
        arena = self.start(data=self.arena.data.parent)
        self.addCleanup(arena.close)
        client.arena = arena
        self.assertEqual(self.finish(client, **returned).status, 201)


class HostileProviders(WithProviders):
    MORE = {"north": "", "south": "provision = false"}

    def denied_token(self, token=None, claims=None, why="provider's token"):
        self.provider.token, self.provider.claims = token, claims or {}
        answer, client = self.log_in()
        self.assert_denied(answer, why)
        self.assertEqual(client.get("/session").status, 401)

    def test_tokens_are_not_believed(self):
        key = self.provider.key
        claims_of = lambda claims: f"{as_part({'alg': 'none'})}.{as_part(claims)}."
        self.denied_token(claims_of)
        self.denied_token(key.sign_with_public_key)
        self.denied_token(lambda claims: key.sign(claims)[:-8] + "AAAAAAAA", why="signature")
        stranger = self.provider.new_key("first")  # another key of the same name
        self.provider.key = stranger
        self.denied_token(lambda claims: stranger.sign(claims), why="signature")
        self.provider.key = key
        for claims in ({"iss": "http://127.0.0.1"}, {"iss": self.providers["south"].issuer}, {"aud": "another"}, {"azp": "another"},
                       {"aud": [CLIENT, "another"]}, {"nonce": "another"}, {"nonce": None}, {"exp": 1000}, {"exp": None},
                       {"iat": 99999999999}, {"nbf": 99999999999}, {"sub": None}, {"sub": ""}):
            with self.subTest(claims=claims):
                self.denied_token(claims=claims)
        self.provider.claims = {}
        self.provider.token = lambda claims: "no token"
        self.assertEqual(self.log_in()[0].status, 403)

    def test_answers_count_once_in_one_browser_for_one_provider(self):
        client = self.arena.client()
        returned = self.provider.log_in(self.begin(client), sub="7")
        self.assert_denied(self.finish(self.arena.client(), **returned), "in this browser")
        self.assert_denied(self.finish(client, **returned), "used already")  # the attempt above took it

        returned = self.provider.log_in(self.begin(client), sub="7")
        self.assert_denied(self.finish(client, name="south", **returned), "in this browser")

        returned = self.provider.log_in(self.begin(client), sub="7")
        self.assertEqual(self.finish(client, **returned).status, 201)
        self.assert_denied(self.finish(client, **returned), "used already")
        for state in ("", "guess"):
            self.assert_denied(self.finish(client, code="code", state=state))
        # A code of another's login: the nonce and the verifier are not theirs.
        mine, victims = self.arena.client(), self.arena.client()
        stolen = self.provider.log_in(self.begin(victims), sub="7")
        own = self.provider.log_in(self.begin(mine), sub="8")
        self.assert_denied(self.finish(mine, code=stolen["code"], state=own["state"]), "does not accept")

    def test_answers_that_are_wrong_are_limited(self):
        """By where they come from: nobody makes a provider, and others who log in there, wait for guesses."""
        enemy = self.arena.client()
        statuses = [self.finish(enemy, code="code", state="guess").status for _ in range(80)]
        self.assertEqual(sorted(set(statuses)), [403, 429])
        self.assertEqual(self.log_in()[0].status, 201, "from elsewhere")
        statuses = [enemy.post("/institutions/north/login").status for _ in range(620)]
        self.assertEqual(sorted(set(statuses)), [201, 429])
        self.assertEqual(self.log_in()[0].status, 201, "from elsewhere")

    def test_two_answers_at_the_same_time_count_once(self):
        client = self.arena.client()
        returned = self.provider.log_in(self.begin(client), sub="7")
        statuses, start = [], threading.Barrier(4)

        def come():
            start.wait()
            statuses.append(self.finish(client, **returned).status)

        threads = [threading.Thread(target=come) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(statuses), [201, 403, 403, 403])

    def test_cannot_answer_for_others(self):
        """Mix-up: the response names another issuer, or none although the provider says that it always does."""
        client = self.arena.client()
        returned = self.provider.log_in(self.begin(client), sub="7")
        self.assert_denied(self.finish(client, iss=self.providers["south"].issuer, **returned), "not from the provider")
        returned = self.provider.log_in(self.begin(client), sub="7")
        self.assertEqual(self.finish(client, iss=self.provider.issuer, **returned).status, 201)
        south = self.providers["south"]
        south.metadata = {"authorization_response_iss_parameter_supported": True}
        returned = south.log_in(self.begin(client, "south"), sub="7")
        self.assert_denied(self.finish(client, "south", **returned), "not from the provider")

    def test_cannot_take_accounts_over_by_an_address(self):
        """What a provider says of addresses is not believed unless the operator says so; nor a name."""
        self.arena.user("otter")
        answer, _ = self.log_in(preferred_username="otter", email="otter@example.org", email_verified=True)
        self.assertEqual(answer.json()["name"], "otter-2")
        answer, _ = self.log_in(sub="1", preferred_username="root")
        self.assertEqual((answer.json()["name"], answer.json()["role"]), ("root-2", "user"))

    def test_may_be_kept_from_making_accounts(self):
        answer, _ = self.log_in(name="south")
        self.assert_denied(answer, "no account is linked")

    def test_user_information_is_only_about_the_same_person(self):
        self.provider.user_info = {"sub": "another", "preferred_username": "wolf"}
        answer, _ = self.log_in(preferred_username=None, sub="7")
        self.assertEqual(answer.json()["name"], "user")
        self.provider.user_info = {"sub": "8", "preferred_username": "wolf", "iss": "another"}
        self.provider.claims = {"preferred_username": None}
        answer, _ = self.log_in(sub="8")
        self.assertEqual(answer.json()["name"], "wolf")

    def test_metadata_of_another_is_not_believed(self):
        self.provider.metadata = {"issuer": self.providers["south"].issuer}
        answer = self.arena.client().post("/institutions/north/login")
        self.assertEqual(answer.status, 503, answer)
        south = self.providers["south"]
        south.metadata = {"token_endpoint": "file:///etc/passwd"}
        self.assertEqual(self.arena.client().post("/institutions/south/login").status, 503)
        self.assertEqual(self.arena.client().post("/institutions/east/login").status, 404)

    def test_that_are_silent_keep_nobody_waiting(self):
        """Neither requests of others nor logins at other providers; the threads that serve everybody wait for nobody."""
        self.provider.hangs.clear()
        statuses = []
        waiting = [threading.Thread(target=lambda: statuses.append(self.arena.client().post("/institutions/north/login").status))
                   for _ in range(20)]
        for thread in waiting:
            thread.start()
        try:
            self.assertEqual(self.arena.client().get("/games").status, 200)
            self.assertEqual(self.root.get("/session").status, 200)
            self.begin(self.arena.client(), "south")
            self.assertTrue(any(thread.is_alive() for thread in waiting), "they were waiting meanwhile")
        finally:
            self.provider.hangs.set()
        for thread in waiting:
            thread.join()
        self.assertEqual(len(statuses), 20)


class WithoutPasswords(WithProviders):
    SETTINGS = ("People.Passwords=administrators",)

    def test_people_log_in_by_their_institution(self):
        guest = self.arena.client()
        self.assertEqual(guest.get("/institutions").json()["passwords"], "administrators")
        self.assertEqual(guest.post("/people", name="mole", password=PASSWORD).status, 403)
        answer, otter = self.log_in()
        self.assertEqual(answer.status, 201)
        link = self.root.post(f"/people/{answer.json()['id']}/new-password-link").json()["link"]
        self.assertEqual(otter.post("/new-password", link=link, password=PASSWORD).status, 403)
        self.assertEqual(guest.post("/session", name="root", password=PASSWORD).status, 201, "administrators need a way in")

    def test_an_arena_needs_another_way_in(self):
        refused = tulkas("serve", "--port", 0, "--data", self.arena.directory.name + "/other", "--set", "People.Passwords=nobody")
        self.assertNotEqual(refused.returncode, 0)
        self.assertIn("People.ProvidersFile", refused.stderr)


class NoPasswords(WithProviders):
    SETTINGS = ("People.Passwords=nobody",)

    def test_are_good_for_nobody(self):
        self.assertEqual(self.root.get("/session").status, 200, "the first administrator came by a link")
        self.assertEqual(self.arena.client().post("/session", name="root", password=PASSWORD).status, 401)
        self.assertEqual(self.root.request("PUT", "/api/v1/password", {"old": PASSWORD, "password": PASSWORD + "2"}).status, 403)
        returned = self.provider.log_in(self.begin(self.root, what="link"), sub="1")
        self.assertEqual(self.finish(self.root, **returned).status, 201)
        answer, _ = self.log_in(sub="1")
        self.assertEqual((answer.json()["name"], answer.json()["role"]), ("root", "administrator"))
