"""The arena as people meet it. TULKAS is the path of the program, ROOT that of the sources."""
import concurrent.futures
import contextlib
import gzip
import json
import os
import pathlib
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import tempfile
import threading
import unittest

from arena import PASSWORD, Arena, environment, read_all, tulkas
from coverage_of_interface import Coverage

ROOT = pathlib.Path(os.environ["ROOT"])


class WithArena(unittest.TestCase):
    OPTIONS = ()

    def setUp(self):
        self.arena = Arena(*self.OPTIONS)
        self.addCleanup(self.arena.close)


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
        self.fails(2, "'nowhere' is no address", "--address", "nowhere")

    def test_a_certificate_that_is_not_there(self):
        self.fails(2, "nothing.pem cannot be used for TLS", "--certificate", "nothing.pem", "--key", "nothing.pem")

    def test_half_of_what_tls_needs(self):
        self.fails(2, "Server.Tls.PrivateKey is not set", "--certificate", "nothing.pem")

    def test_settings_that_make_no_sense(self):
        self.fails(2, "Server.Threads is 1000", "--set", "Server.Threads=1000")
        self.fails(2, "Server.TrustedProxies: 'x' is no address", "--set", "Server.TrustedProxies=x")
        self.fails(2, "Server.Log.Level", "--set", "Server.Log.Level=loud")
        self.fails(2, "no PROPERTY=VALUE", "--set", "Server.Colour=red")
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
        self.fails(3, "the data directory .* cannot be made")

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
        self.assertNotIn("unsafe", answer.headers["Content-Security-Policy"])
        self.assertEqual(answer.headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(answer.headers["Referrer-Policy"], "same-origin")
        self.assertEqual(answer.headers["Cross-Origin-Opener-Policy"], "same-origin")
        self.assertIsNone(answer.headers["Strict-Transport-Security"])

    def test_need_nothing_from_other_hosts_and_no_script_in_their_text(self):
        for path in (ROOT / "apps/tulkas/pages").iterdir():
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
        self.assertIn(b"nothing here", client.page("/nowhere").body)

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


class Limits(WithArena):
    OPTIONS = ("--set", "Server.MostBodyKilobytes=64")

    def status(self, data):
        return int(self.arena.exchange(data).split()[1])

    def test_hold_for_headers_and_bodies(self):
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\nA: " + b"a" * 20000 + b"\r\n\r\n"), 431)
        self.assertEqual(self.status(b"POST /api/v1/session HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n"), 413)
        self.assertEqual(self.status(b"POST /api/v1/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" +
                                     b"4000\r\n" + b"x" * 0x4000 + b"\r\n" + b"ffff\r\n" + b"x" * 0xffff), 413)

    def test_hold_for_what_is_no_request(self):
        for data in (b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\r\n\r\n", b"GET  / HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\nA : b\r\n\r\n", b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                     b"POST / HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
                     b"GET http://other.example/ HTTP/1.1\r\nConnection: close\r\n\r\n"):
            self.assertEqual(self.status(data), 400, data)

    def test_hold_for_requests_that_hide_others(self):
        hidden = b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"
        data = (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: " + str(len(hidden)).encode() +
                b"\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden)
        answer = self.arena.exchange(data)
        self.assertEqual(answer.count(b"HTTP/1.1"), 1, answer)
        self.assertEqual(answer.split()[1], b"400")

    def test_no_header_of_an_answer_is_made_by_the_asker(self):
        answer = self.arena.exchange(b"GET /x%0d%0aSet-Cookie:%20a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        self.assertNotIn(b"\r\nSet-Cookie", answer)

    def test_hold_for_floods_of_changes(self):
        guest = self.arena.client()
        statuses = [guest.post("/session").status for _ in range(130)]
        self.assertIn(429, statuses)
        self.assertEqual(self.arena.client().post("/session").status, 400, "others are not kept waiting")

    def test_slow_clients_keep_nobody_waiting(self):
        with contextlib.ExitStack() as slow:
            for _ in range(200):
                slow.enter_context(self.arena.connect()).sendall(b"GET / HT")
            self.assertEqual(self.arena.client().page("/").status, 200)
            self.assertEqual(self.arena.client().page("/healthz").status, 200)

    def test_many_at_once_are_all_answered(self):
        with concurrent.futures.ThreadPoolExecutor(16) as threads:
            statuses = list(threads.map(lambda _: self.arena.client().get("/openapi.json").status, range(200)))
        self.assertEqual(set(statuses), {200})


class Proxies(WithArena):
    """A proxy at another address than the trusted one, and one that is trusted."""
    OPTIONS = ("--set", "Server.TrustedProxies=127.0.0.1, 10.0.0.0/8")

    def peer(self, forwarded):
        client = self.arena.client()
        client.headers["X-Forwarded-For"] = forwarded
        client.page("/icon.svg")

    def test_are_believed_where_they_are_trusted(self):
        self.peer("203.0.113.7")
        self.peer("6.6.6.6, 203.0.113.8, 10.1.2.3")
        self.peer("nonsense, 10.1.2.3")
        self.arena.exchange(b"GET /icon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        self.arena.stop()
        peers = [line["peer"] for line in self.arena.log_lines() if line.get("route") == "/icon.svg"]
        self.assertEqual(peers, ["203.0.113.7", "203.0.113.8", "10.1.2.3", "127.0.0.1"])

    def test_say_whether_the_client_came_over_tls(self):
        root = self.arena.client(**{"X-Forwarded-Proto": "https"})
        answer = root.post("/first-administrator", link=self.arena.first_link(), name="root", password=PASSWORD)
        self.assertIn("; Secure", answer.headers["Set-Cookie"])
        self.assertIn("max-age", answer.headers["Strict-Transport-Security"])

    def test_are_not_believed_where_they_are_not(self):
        alone = Arena("--set", "Server.TrustedProxies=192.0.2.1")
        self.addCleanup(alone.close)
        client = alone.client(**{"X-Forwarded-Proto": "https"})
        self.assertIsNone(client.page("/icon.svg").headers["Strict-Transport-Security"])
        alone.stop()
        self.assertEqual([line["peer"] for line in alone.log_lines() if line.get("route") == "/icon.svg"], ["127.0.0.1"])

    def test_links_lead_to_the_public_address(self):
        arena = tulkas("serve", "--set", "Server.PublicUrl=ftp://x")
        self.assertEqual(arena.returncode, 2)
        with tempfile.TemporaryDirectory() as data:
            command = [os.environ["TULKAS"], "serve", "--port", "0", "--data", data, "--set",
                       "Server.PublicUrl=https://arena.example/"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                  env=environment()) as process:
                self.assertEqual(process.stdout.readline(), "listening on https://arena.example\n")
                said = [process.stdout.readline() for _ in range(4)]
                self.assertRegex(said[-1], "^  https://arena.example/first-administrator#")
                process.terminate()


class Tls(unittest.TestCase):
    def test_serves_with_a_certificate(self):
        with tempfile.TemporaryDirectory() as directory:
            certificate, key = f"{directory}/certificate.pem", f"{directory}/key.pem"
            subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                            "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2",
                            "-keyout", key, "-out", certificate], check=True, capture_output=True)
            arena = Arena("--certificate", certificate, "--key", key)
            self.addCleanup(arena.close)
            context = ssl.create_default_context(cafile=certificate)
            with socket.create_connection(("127.0.0.1", arena.port), timeout=60) as plain, \
                    context.wrap_socket(plain, server_hostname="localhost") as secure:
                self.assertIn(secure.version(), ("TLSv1.2", "TLSv1.3"))
                secure.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                answer = read_all(secure)
            self.assertTrue(answer.startswith(b"HTTP/1.1 200"), answer)
            self.assertIn(b"Strict-Transport-Security: max-age", answer)
            root = arena.client()
            cookie = root.post("/first-administrator", link=arena.first_link(), name="root", password=PASSWORD)
            self.assertIn("; Secure", cookie.headers["Set-Cookie"])
            with socket.create_connection(("127.0.0.1", arena.port), timeout=60) as plain:
                plain.sendall(b"GET / HTTP/1.1\r\n\r\n")
                self.assertNotIn(b"200", read_all(plain)[:20], "nothing is said without encryption")
            self.assertEqual(arena.stop(), 0)

    def test_no_old_versions(self):
        # The library here may refuse to offer them at all; then there is nothing to ask.
        with tempfile.TemporaryDirectory() as directory:
            certificate, key = f"{directory}/certificate.pem", f"{directory}/key.pem"
            subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2",
                            "-keyout", key, "-out", certificate], check=True, capture_output=True)
            arena = Arena("--certificate", certificate, "--key", key)
            self.addCleanup(arena.close)
            done = subprocess.run(["openssl", "s_client", "-connect", f"127.0.0.1:{arena.port}", "-tls1_1", "-cipher",
                                   "DEFAULT:@SECLEVEL=0"], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                  check=False, timeout=60)
            self.assertNotIn("Protocol  : TLSv1.1\n    Cipher    : ECDHE", done.stdout)
            self.assertNotEqual(done.returncode, 0)


class Stopping(WithArena):
    def connect_and_ask(self):
        """A connection that the server has welcomed, and that asks for nothing more."""
        connection = self.arena.connect()
        self.addCleanup(connection.close)
        connection.sendall(b"HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
        said = b""
        while not said.endswith(b"\r\n\r\n"):
            said += connection.recv(1000)
        return connection

    def test_ends_with_status_0(self):
        self.assertEqual(self.arena.stop(signal.SIGTERM), 0)
        self.assertEqual([line["message"] for line in self.arena.log_lines()], ["started", "stopping", "stopped"])

    def test_an_interrupt_is_the_same(self):
        self.assertEqual(self.arena.stop(signal.SIGINT), 0)

    def test_what_is_under_way_is_finished(self):
        body = json.dumps({"name": "root", "password": PASSWORD}).encode()
        idle = self.connect_and_ask()
        with self.arena.connect() as connection:
            connection.sendall(b"POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                               b"Expect: 100-continue\r\nContent-Length: " + str(len(body)).encode() + b"\r\n\r\n")
            self.assertIn(b"100 Continue", connection.recv(1000))  # it is in the middle of our request
            self.arena.process.send_signal(signal.SIGTERM)
            self.assertEqual(idle.recv(1), b"", "who asks for nothing is not waited for")
            connection.sendall(body)
            self.assertRegex(read_all(connection), b"^HTTP/1.1 401")
        self.assertEqual(self.arena.wait(), 0)

    def test_a_second_signal_ends_at_once(self):
        idle = self.connect_and_ask()
        with self.arena.connect() as connection:
            connection.sendall(b"POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                               b"Expect: 100-continue\r\nContent-Length: 10\r\n\r\n")
            self.assertIn(b"100 Continue", connection.recv(1000))
            self.arena.process.send_signal(signal.SIGTERM)
            self.assertEqual(idle.recv(1), b"")  # it stops, and waits for us
            self.assertEqual(self.arena.stop(signal.SIGTERM), -signal.SIGTERM)


class Backups(WithArena):
    def names(self, client):
        return [person["name"] for person in client.get("/people?limit=200").json()["items"]]

    def test_are_made_while_people_come(self):
        root = self.arena.administrator()
        directory = pathlib.Path(self.arena.directory.name)
        done, added = threading.Event(), []

        def register():
            while not done.is_set() and len(added) < 100:
                added.append(f"user{len(added)}")
                self.arena.user(added[-1])

        thread = threading.Thread(target=register)
        thread.start()
        for number in range(3):
            made = tulkas("backup", directory / f"backup{number}.db", "--data", self.arena.data)
            self.assertEqual(made.returncode, 0, made.stderr)
            self.assertRegex(made.stdout, r"^\d+ rows written to ")
        done.set()
        thread.join()
        everybody = self.names(root)
        self.assertEqual(everybody, ["root", *added])
        self.assertEqual(self.arena.stop(), 0)
        self.assertEqual(sorted(path.name for path in directory.glob("backup*")), [f"backup{n}.db" for n in range(3)])

        restored = directory / "restored"
        self.assertEqual(tulkas("restore", directory / "backup2.db", "--data", restored / "data").returncode, 0)
        again = Arena(data=restored)
        self.addCleanup(again.close)
        visitor = again.client()
        self.assertEqual(visitor.post("/session", name="root", password=PASSWORD).status, 201)
        names = self.names(visitor)
        self.assertEqual(names, everybody[:len(names)], "one moment of the original")

    def test_overwrite_nothing_untold(self):
        self.arena.administrator()
        directory = pathlib.Path(self.arena.directory.name)
        backup = directory / "backup.db"
        self.assertEqual(tulkas("backup", backup, "--data", self.arena.data).returncode, 0)
        before = backup.read_bytes()
        again = tulkas("backup", backup, "--data", self.arena.data)
        self.assertEqual(again.returncode, 1)
        self.assertIn("--force", again.stderr)
        self.assertEqual(backup.read_bytes(), before)
        self.assertEqual(tulkas("backup", backup, "--force", "--data", self.arena.data).returncode, 0)
        self.arena.user("later")
        refused = tulkas("restore", backup, "--data", self.arena.data)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("--force", refused.stderr)
        self.assertEqual(tulkas("restore", backup, "--force", "--data", self.arena.data).returncode, 0)
        visitor = self.arena.client()
        self.assertEqual(visitor.post("/session", name="later", password=PASSWORD).status, 401)
        self.assertEqual(visitor.post("/session", name="root", password=PASSWORD).status, 201)

    def test_of_nothing_are_refused(self):
        directory = pathlib.Path(self.arena.directory.name)
        missing = tulkas("backup", directory / "x.db", "--data", directory / "nowhere")
        self.assertEqual(missing.returncode, 2, missing.stderr)
        self.assertEqual(tulkas("restore", directory / "nothing.db", "--data", self.arena.data).returncode, 2)
        (directory / "broken.db").write_bytes(b"no database" * 999)
        self.assertEqual(tulkas("restore", directory / "broken.db", "--data", directory / "new").returncode, 3)
        self.assertFalse((directory / "x.db").exists())
        self.assertFalse((directory / "x.db.part").exists())


class Killed(unittest.TestCase):
    def test_loses_nothing_that_was_acknowledged(self):
        with tempfile.TemporaryDirectory() as data:
            first = Arena(data=data)
            self.addCleanup(first.close)
            root = first.administrator()
            added = []

            def register():
                try:
                    while True:
                        name = f"user{len(added)}"
                        first.user(name)
                        added.append(name)
                        if len(added) == 10:
                            enough.set()
                except OSError:
                    pass  # it was killed

            enough = threading.Event()
            thread = threading.Thread(target=register)
            thread.start()
            enough.wait(60)
            first.process.kill()
            thread.join()
            again = Arena(data=data)
            self.addCleanup(again.close)
            visitor = again.client()
            visitor.session = root.session
            names = [person["name"] for person in visitor.get("/people?limit=200").json()["items"]]
            self.assertEqual(names[:len(added) + 1], ["root", *added])
            self.assertLessEqual(len(names), len(added) + 2, "at most one that was not acknowledged")


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
            self.assertIn("there is no property Server.Prot", done.stderr)
            file.write_text('[Server]\nPort = "81"\n')
            done = tulkas("config", "--config", file)
            self.assertEqual(done.returncode, 2)
            self.assertIn("Server.Port", done.stderr)


if __name__ == "__main__":
    unittest.main()
