"""What somebody may no longer do ends at once: sessions, live streams, seats of remote bots."""
from arena import PASSWORD, WithArena
from websocket import WebSocket

NEW = "a newer password"


class Revocation(WithArena):
    def setUp(self):
        super().setUp()
        self.root = self.arena.administrator()
        self.otter = self.arena.user("otter")
        self.number = self.otter.get("/session").json()["id"]
        made = self.root.post("/tables", game="ploy", seats=[{"kind": "me"}, {"kind": "open"}]).json()
        self.table = f"/tables/{made['table']['id']}"

    def elsewhere(self):
        """Otter at another browser."""
        client = self.arena.client()
        self.assertEqual(client.post("/session", name="otter", password=PASSWORD).status, 201)
        return client

    def token(self, **wish):
        answer = self.otter.post("/tokens", label="bot", **wish)
        self.assertEqual(answer.status, 201, answer)
        return answer.json()["token"], self.otter.get("/tokens").json()["items"][-1]["id"]

    def stream(self, client=None, token=None):
        stream = WebSocket(self.arena.port, f"/api/v1{self.table}/stream",
                           f"tulkas_session={client.session}" if client else "",
                           f"Bearer {token}" if token else "")
        self.assertIn("table", stream.next())
        return stream

    def connect(self, token, name="digger"):
        bot = WebSocket(self.arena.port, f"/api/v1/remote-bots/{name}/connection?games=ploy", authorization=f"Bearer {token}")
        self.assertEqual(bot.next()["type"], "hello")
        return bot

    def assert_ends(self, stream):
        with self.assertRaises(ConnectionError):
            while True:
                stream.next()

    def assert_open(self, *streams):
        """What happens at the table is still told."""
        self.root.post(self.table + "/chat", text="hello")
        for stream in streams:
            while stream.next().get("event", {}).get("kind") != "chat":
                pass

    def test_by_logging_out(self):
        other = self.elsewhere()
        here, there = self.stream(self.otter), self.stream(other)
        self.assertEqual(self.otter.request("DELETE", "/api/v1/session").status, 204)
        self.assert_ends(here)
        self.assert_open(there)
        self.assertEqual(other.get("/session").status, 200)

    def test_by_logging_out_everywhere(self):
        other = self.elsewhere()
        here, there = self.stream(self.otter), self.stream(other)
        guest = self.stream()
        self.assertEqual(self.otter.request("DELETE", "/api/v1/sessions").status, 204)
        self.assert_ends(here)
        self.assert_ends(there)
        self.assertEqual(other.get("/session").status, 401)
        self.assert_open(guest)

    def test_by_a_new_password(self):
        other = self.elsewhere()
        here, there, by_token = self.stream(self.otter), self.stream(other), self.stream(token=self.token()[0])
        self.assertEqual(self.otter.request("PUT", "/api/v1/password", {"old": PASSWORD, "password": NEW}).status, 204)
        self.assert_ends(there)
        self.assert_ends(by_token)
        self.assert_open(here)

    def test_by_a_link_for_a_new_password(self):
        here = self.stream(self.otter)
        first = self.root.post(f"/people/{self.number}/new-password-link").json()["link"]
        link = self.root.post(f"/people/{self.number}/new-password-link").json()["link"]
        guest = self.arena.client()
        self.assertEqual(guest.post("/new-password", link=first, password=NEW).status, 404, "there is a newer one")
        self.assertEqual(guest.post("/new-password", link=link, password=NEW).status, 204)
        self.assert_ends(here)
        self.assertEqual(guest.post("/new-password", link=link, password=PASSWORD).status, 404, "it works once")

    def test_by_deleting_a_token(self):
        token, number = self.token()
        kept, _ = self.token()
        gone, stays = self.stream(token=token), self.stream(token=kept)
        self.assertEqual(self.otter.request("DELETE", f"/api/v1/tokens/{number}").status, 204)
        self.assert_ends(gone)
        self.assert_open(stays)

    def test_by_another_role_and_by_disabling(self):
        for change in ({"role": "author"}, {"disabled": True}):
            client = self.elsewhere()
            stream = self.stream(client)
            self.assertEqual(self.root.request("PATCH", f"/api/v1/people/{self.number}", change).status, 200)
            self.assert_ends(stream)
            self.assertEqual(client.get("/session").status, 401)

    def test_ends_the_games_of_a_remote_bot(self):
        token, number = self.token()
        bot = self.connect(token)
        made = self.otter.post("/tables", game="ploy", seats=[{"kind": "remote", "bot": "otter/digger"}, {"kind": "me"}])
        self.assertEqual(made.status, 201, made)
        path = f"/tables/{made.json()['table']['id']}"
        while bot.next()["type"] != "call":
            pass
        self.assertEqual(self.otter.request("DELETE", f"/api/v1/tokens/{number}").status, 204)
        self.assert_ends(bot)
        table = self.otter.get(path).json()
        while table["status"] != "over":
            table = self.otter.get(path).json()
        self.assertEqual(table["outcome"]["winner"], 1, table)
        self.assertEqual(self.otter.get("/remote-bots").json()["items"], [])

    def test_scopes_hold_for_streams_too(self):
        reader, _ = self.token(scopes=["read"])
        with self.assertRaises(AssertionError):
            self.connect(reader)
        stream = self.stream(token=reader)
        stream.send({"chat": "hello", "tag": 1})
        self.assertIn("scope play", stream.next()["error"]["message"])
        self.connect(self.token(scopes=["play"])[0])
