"""The arena as people meet it. TULKAS is the path of the program, ROOT that of the sources."""
import gzip
import json
import os
import pathlib
import re
import socket
import sqlite3
import subprocess
import tempfile
import unittest

from arena import PASSWORD, Arena, WithArena, environment, tulkas
from coverage_of_interface import Coverage

ROOT = pathlib.Path(os.environ["ROOT"])


class Start(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)

    def fails(self, status, message, *arguments, port=0):
        done = tulkas("serve", "--port", port, "--data", self.directory / "data", *arguments)
        self.assertEqual((done.returncode, done.stdout), (status, ""), done.stderr)
        last = done.stderr.splitlines()[-1]
        self.assertRegex(last, "^tulkas: .*" + message)

    def test_a_port_that_is_taken(self):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            self.fails(3, "cannot listen at 127.0.0.1 port", port=taken.getsockname()[1])

    def test_an_address_that_is_none(self):
        self.fails(2, "cannot listen at 'nowhere'", "--address", "nowhere")

    def test_a_certificate_that_is_not_there(self):
        self.fails(2, "nothing.pem cannot be used for TLS", "--certificate", "nothing.pem", "--key", "nothing.pem")

    def test_half_of_what_tls_needs(self):
        self.fails(2, "Server.Tls.PrivateKey is missing", "--certificate", "nothing.pem")

    def test_settings_that_make_no_sense(self):
        self.fails(2, "Server.Threads is 1000", "--set", "Server.Threads=1000")
        self.fails(2, "Server.TrustedProxies: must be an address", "--set", "Server.TrustedProxies=x")
        self.fails(2, "Server.Log.Level", "--set", "Server.Log.Level=loud")
        self.fails(2, "--set must be PROPERTY=VALUE", "--set", "Server.Colour=red")
        self.fails(2, "connection string begins with", "--database", "mysql:x")

    def test_a_database_that_is_newer(self):
        (self.directory / "data").mkdir()
        with sqlite3.connect(self.directory / "data" / "tulkas.db") as database:
            database.execute("CREATE TABLE schema_steps (number INTEGER PRIMARY KEY)")
            database.execute("INSERT INTO schema_steps VALUES (1000)")
        database.close()
        self.fails(1, "of a newer version of this program")

    def test_a_database_that_is_damaged(self):
        (self.directory / "data").mkdir()
        (self.directory / "data" / "tulkas.db").write_bytes(b"this is no database" * 1000)
        self.fails(3, "database")

    def test_a_data_directory_that_cannot_be(self):
        (self.directory / "data").write_text("a file")
        self.fails(3, "cannot create the data directory")

    def test_the_link_is_new_until_somebody_took_it(self):
        data = self.directory
        first = Arena(data=data)
        self.addCleanup(first.close)
        old = first.first_link()
        self.assertEqual(first.stop(), 0)
        second = Arena(data=data)
        self.addCleanup(second.close)
        new = second.first_link()
        self.assertNotEqual(old, new)
        guest = second.client()
        self.assertEqual(guest.post("/first-administrator", link=old, name="root", password=PASSWORD).status, 404)
        self.assertEqual(guest.post("/first-administrator", link=new, name="root", password=PASSWORD).status, 201)
        self.assertEqual(guest.post("/first-administrator", link=new, name="two", password=PASSWORD).status, 404)
        self.assertEqual(second.stop(), 0)
        self.assertNotIn(new, second.log_text())
        third = Arena(data=data)
        self.addCleanup(third.close)
        self.assertEqual(third.stop(), 0)
        self.assertNotIn("first-administrator", third.log_text())

    def test_what_is_kept_is_nobody_elses(self):
        arena = Arena(data=self.directory)
        self.addCleanup(arena.close)
        self.assertEqual(arena.data.stat().st_mode & 0o077, 0)


class Pages(WithArena):
    def test_are_served_with_what_protects_them(self):
        answer = self.arena.client().page("/")
        self.assertEqual(answer.status, 200)
        self.assertEqual(answer.headers["Content-Type"], "text/html; charset=utf-8")
        self.assertIn("default-src 'none'", answer.headers["Content-Security-Policy"])
        policy = answer.headers["Content-Security-Policy"].replace("'wasm-unsafe-eval'", "")  # modules, not texts
        self.assertNotIn("unsafe", policy)
        self.assertEqual(answer.headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(answer.headers["Referrer-Policy"], "same-origin")
        self.assertEqual(answer.headers["Cross-Origin-Opener-Policy"], "same-origin")
        self.assertIsNone(answer.headers["Strict-Transport-Security"])

    def test_need_nothing_from_other_hosts_and_no_script_in_their_text(self):
        texts = [path for path in (ROOT / "web/public").iterdir() if path.suffix != ".png"]
        for path in (ROOT / "web/index.html", *texts):
            text = path.read_text()
            self.assertNotRegex(text.replace("http://www.w3.org/2000/svg", ""), r"https?://", path)
            self.assertNotRegex(text, r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=\"", path)

    def test_link_to_what_is_there(self):
        client = self.arena.client()
        for page in ("/", "/reference", "/first-administrator", "/new-password"):
            for link in set(re.findall(r'(?:href|src)="(/[^"#]*)"', client.page(page).body.decode())):
                self.assertEqual(client.page(link).status, 200, link)

    def test_are_not_sent_twice(self):
        client = self.arena.client()
        tag = client.page("/style.css").headers["ETag"]
        again = client.page("/style.css", If_None_Match=tag)
        self.assertEqual((again.status, again.body), (304, b""))
        self.assertEqual(client.page("/style.css", If_None_Match='"other"').status, 200)

    def test_are_packed_for_whoever_takes_that(self):
        client = self.arena.client()
        plain = client.page("/style.css")
        packed = client.page("/style.css", Accept_Encoding="br, gzip")
        self.assertEqual(packed.headers["Content-Encoding"], "gzip")
        self.assertEqual(packed.headers["Vary"], "Accept-Encoding")
        self.assertEqual(gzip.decompress(packed.body), plain.body)
        self.assertNotEqual(packed.headers["ETag"], plain.headers["ETag"])
        self.assertIsNone(client.page("/style.css", Accept_Encoding="gzip;q=0").headers["Content-Encoding"])

    def test_can_be_looked_at_and_nothing_else(self):
        client = self.arena.client()
        head = client.request("HEAD", "/")
        self.assertEqual((head.status, head.body), (200, b""))
        self.assertGreater(int(head.headers["Content-Length"]), 500)
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
            for path in ("/", "/metrics", "/healthz"):
                answer = client.request(method, path)
                self.assertEqual((answer.status, answer.headers["Allow"]), (405, "GET, HEAD"), method)
        self.assertEqual(client.request("TRACE", "/").status, 501)

    def test_lead_nowhere_else(self):
        client = self.arena.client()
        for path in ("/../data/tulkas.db", "/%2e%2e/data/tulkas.db", "/..%2fdata/tulkas.db", "/a/../../etc/passwd",
                     "/..%5c..%5cdata", "/%00", "/style.css%00.html", "/%c0%ae%c0%ae/", "/%", "/a%0d%0aSet-Cookie:x=1"):
            self.assertEqual(client.page(path).status, 400, path)
        for path in ("//etc/passwd", "/data/tulkas.db", "/.hidden", "/style.css/x", "/index.html.bak"):
            self.assertEqual(client.page(path).status, 404, path)
        self.assertEqual(client.page("/nowhere").body, client.page("/").body, "its script says that there is no such page")

    def test_say_how_to_build_them_where_they_are_not(self):
        arena = Arena("--set", "Server.Pages=")
        self.addCleanup(arena.close)
        client = arena.client()
        answer = client.page("/")
        self.assertEqual((answer.status, answer.headers["Content-Type"]), (503, "text/html; charset=utf-8"))
        self.assertIn(b"tools/web build", answer.body)
        self.assertEqual(client.get("/games").status, 200)

    def test_say_how_the_server_is(self):
        client = self.arena.client()
        self.assertEqual(client.page("/healthz").json(), {"status": "ok"})
        client.page("/style.css")
        client.get("/people")
        text = client.page("/metrics").body.decode()
        self.assertRegex(text, r"(?m)^tulkas_http_connections [1-9]\d*$")
        self.assertRegex(text, r'(?m)^tulkas_http_requests_total\{route="/style.css",method="GET",status="200"\} 1$')
        self.assertRegex(text, r'(?m)^tulkas_http_requests_total\{route="/api/v1/people",method="GET",status="401"\} 1$')
        self.assertRegex(text, r'(?m)^tulkas_http_request_seconds_bucket\{route="/style.css",le="\+Inf"\} 1$')


class People(WithArena):
    def test_have_a_session_that_pages_cannot_read(self):
        root = self.arena.administrator()
        guest = self.arena.client()
        answer = guest.post("/session", name="root", password=PASSWORD)
        cookie = answer.headers["Set-Cookie"]
        for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
            self.assertIn(part, cookie)
        self.assertNotIn("Secure", cookie)
        self.assertNotEqual(guest.session, root.session, "a login makes a new session")
        self.assertEqual(guest.get("/session").json()["role"], "administrator")
        self.assertEqual(guest.get("/session").headers["Cache-Control"], "no-store")

    def test_are_not_acted_for_by_other_sites(self):
        root = self.arena.administrator()
        for headers in ({"Origin": "https://evil.example"}, {"Sec_Fetch_Site": "cross-site"}, {"Origin": "null"}):
            answer = root.request("POST", "/api/v1/tokens", {"label": "x"}, **headers)
            self.assertEqual(answer.status, 403, headers)
        answer = root.request("POST", "/api/v1/tokens", {"label": "x"}, Origin=f"http://127.0.0.1:{self.arena.port}")
        self.assertEqual(answer.status, 201)
        form = root.request("POST", "/api/v1/tokens", "label=x", Content_Type="application/x-www-form-urlencoded")
        self.assertEqual(form.status, 400, "a form of another site can send that, and this is not taken")

    def test_cannot_touch_what_is_others(self):
        root = self.arena.administrator()
        otter, other = self.arena.user("otter"), self.arena.user("other")
        otter.post("/tokens", label="mine")
        token = otter.get("/tokens").json()["items"][0]["id"]
        self.assertEqual(other.request("DELETE", f"/api/v1/tokens/{token}").status, 404)
        self.assertEqual(root.request("DELETE", f"/api/v1/tokens/{token}").status, 404)
        self.assertEqual(other.get("/tokens").json(), {"items": []})
        self.assertEqual(other.get("/people").status, 403)
        self.assertEqual(other.request("PATCH", "/api/v1/people/2", {"disabled": True}).status, 403)
        self.assertEqual(len(otter.get("/tokens").json()["items"]), 1)

    def test_leave_no_secret_in_the_log(self):
        root = self.arena.administrator()
        token = root.post("/tokens", label="x").json()["token"]
        program = self.arena.client(Authorization=f"Bearer {token}")
        program.get(f"/session?token={token}")
        program.get(f"/{token}")
        self.assertEqual(self.arena.stop(), 0)
        log = self.arena.log_text()
        for secret in (token, root.session, PASSWORD):
            self.assertNotIn(secret, log)
        request = next(line for line in self.arena.log_lines() if line.get("route") == "/api/v1/tokens")
        self.assertEqual((request["level"], request["method"], request["status"]), ("info", "POST", 201))
        self.assertRegex(request["id"], "^[0-9a-f]{16}$")
        self.assertGreater(request["ms"], 0)


class Interface(WithArena):
    OPTIONS = ("--set", "Judge.Games=1", "--set", "Judge.Wins=0", "--set", "Work.LadderShare=100",
               "--set", "Limits.AddressChanges=120 + 60/minute", "--set", "Limits.Tables=500 + 1/minute")

    def test_is_what_its_document_says(self):
        """Every operation, every status that is documented; answers fit their schemas."""
        coverage = Coverage(self.arena)
        coverage.run()
        self.assertEqual(coverage.missing(), [], "documented, but not seen")
        self.assertEqual(coverage.surprises, [], "seen, but not documented")

    def test_has_a_document_that_is_not_sent_twice(self):
        client = self.arena.client()
        answer = client.get("/openapi.json", Accept_Encoding="gzip")
        self.assertEqual(answer.headers["Content-Encoding"], "gzip")
        self.assertEqual(client.get("/openapi.json", If_None_Match=answer.headers["ETag"]).status, 304)

    def test_goes_page_by_page(self):
        root = self.arena.administrator()
        for number in range(5):
            self.arena.user(f"user{number}")
        first = root.get("/people?limit=4").json()
        rest = root.get(f"/people?limit=4&after={first['next']}").json()
        names = [person["name"] for person in first["items"] + rest["items"]]
        self.assertEqual((names, rest["next"]), (["root", *(f"user{number}" for number in range(5))], None))


class Configuration(unittest.TestCase):
    def test_says_who_says_what(self):
        with tempfile.TemporaryDirectory() as directory:
            file = pathlib.Path(directory) / "tulkas.toml"
            file.write_text('[Server]\nPort = 81\nAddress = "0.0.0.0"\nThreads = 3\n'
                            '[Server.Database]\nConnectionString = "postgresql://u:secret@h/d"\n')
            done = subprocess.run([os.environ["TULKAS"], "config", "--config", file, "--set", "Server.Port=82", "--json"],
                                  env={**environment(), "TULKAS_SERVER_ADDRESS": "::1", "TULKAS_SERVER_PORT": "83"},
                                  capture_output=True, text=True, check=True)
            settings = {setting["name"]: setting for setting in json.loads(done.stdout)}
            self.assertNotIn("secret", done.stdout)

        def said(name):
            return settings[name]["value"], settings[name]["source"]

        self.assertEqual(said("Server.Port"), ("82", "the command line"))
        self.assertEqual(settings["Server.Address"]["value"], "::1")
        self.assertIn("TULKAS_SERVER_ADDRESS", settings["Server.Address"]["source"])
        self.assertEqual(settings["Server.Threads"]["value"], "3")
        self.assertIn("tulkas.toml", settings["Server.Threads"]["source"])
        self.assertEqual(settings["Server.Log.Level"]["value"], "info")
        self.assertEqual(settings["Server.Database.ConnectionString"]["value"], "********")
        self.assertIsNone(settings["Server.Tls.Certificate"]["value"])

    def test_misspelt_properties_are_found(self):
        with tempfile.TemporaryDirectory() as directory:
            file = pathlib.Path(directory) / "tulkas.toml"
            file.write_text("[Server]\nProt = 81\n")
            done = tulkas("config", "--config", file)
            self.assertEqual(done.returncode, 2)
            self.assertIn("unknown property Server.Prot", done.stderr)
            file.write_text('[Server]\nPort = "81"\n')
            done = tulkas("config", "--config", file)
            self.assertEqual(done.returncode, 2)
            self.assertIn("Server.Port", done.stderr)
