"""What comes over the line: clients that want too much, proxies, TLS."""
import concurrent.futures
import contextlib
import http.client
import os
import pathlib
import socket
import ssl
import subprocess
import tempfile
import unittest

from arena import PASSWORD, Answer, Arena, WithArena, certificate_in, environment, free_port, read_all, tulkas, wait_until


class Limits(WithArena):
    OPTIONS = ("--set", "Server.MostBodyKilobytes=64", "--set", "Limits.AddressChanges=100 + 0/minute")

    def status(self, data):
        return int(self.arena.exchange(data).split()[1])

    def test_hold_for_headers_and_bodies(self):
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"a" * 20000 + b"\r\n\r\n"), 431)
        self.assertEqual(self.status(b"POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n"), 413)
        self.assertEqual(self.status(b"POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" +
                                     b"4000\r\n" + b"x" * 0x4000 + b"\r\n" + b"ffff\r\n" + b"x" * 0xffff), 413)

    def test_are_wider_for_files(self):
        sent = b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n" + b"x" * 100000
        answer = self.arena.exchange(b"POST /api/v1/session" + sent)
        self.assertIn(b"larger than 65536 bytes", answer)
        for path in (b"submissions", b"game-packages"):
            self.assertEqual(self.status(b"POST /api/v1/" + path + sent), 401, "it was read, and is nobody's")
            self.assertEqual(self.status(b"POST /api/v1/" + path + b" HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n"), 413)

    def test_hold_for_what_is_no_request(self):
        for data in (b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\r\n\r\n", b"GET  / HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: localhost\r\nA : b\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                     b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
                     b"GET http://other.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"):
            self.assertEqual(self.status(data), 400, data)

    def test_hold_for_requests_that_hide_others(self):
        hidden = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"
        data = (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + str(len(hidden)).encode() +
                b"\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden)
        answer = self.arena.exchange(data)
        self.assertEqual(answer.count(b"HTTP/1.1"), 1, answer)
        self.assertEqual(answer.split()[1], b"400")

    def test_hold_for_heads_that_can_be_read_in_two_ways(self):
        host = b"Host: localhost\r\n"
        for fields, status in ((b"", 400), (host + host, 400), (host + b"A: b\r\n c\r\n", 400),
                               (host + b"Transfer-Encoding: gzip\r\n", 501),
                               (host + b"Transfer-Encoding: chunked, identity\r\n", 501),
                               (host + b"Connection: close\r\n", 200)):
            answer = self.arena.exchange(b"GET /icon.svg HTTP/1.1\r\n" + fields + b"\r\n")
            self.assertEqual(int(answer.split()[1]), status, fields)
            self.assertIn(b"Connection: close", answer)

    def test_no_header_of_an_answer_is_made_by_the_asker(self):
        answer = self.arena.exchange(b"GET /x%0d%0aSet-Cookie:%20a=b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
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


class Hosts(unittest.TestCase):
    def status(self, arena, host, path=b"/icon.svg"):
        sent = b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n"
        return int(arena.exchange(sent).split()[1])

    def test_are_localhost_and_addresses_without_a_public_url(self):
        arena = Arena()
        self.addCleanup(arena.close)
        for host in (b"localhost:8080", b"127.0.0.1", b"[::1]:8080"):
            self.assertEqual(self.status(arena, host), 200, host)
        for path in (b"/", b"/api/v1/games", b"/metrics"):
            self.assertEqual(self.status(arena, b"evil.example", path), 421, path)

    def test_are_the_public_urls(self):
        port = free_port()
        arena = Arena("--set", f"Server.PublicUrl=http://localhost:{port}", "--set", "Server.OtherHosts=arena.lan", port=port)
        self.addCleanup(arena.close)
        own = f"localhost:{port}".encode()
        for host, status in ((own, 200), (b"arena.lan", 200), (b"localhost", 421), (b"127.0.0.1", 421), (b"x", 421)):
            self.assertEqual(self.status(arena, host), status, host)
        self.assertEqual(self.status(arena, b"127.0.0.1", b"/healthz"), 200, "from this machine")


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
        self.arena.exchange(b"GET /icon.svg HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        self.arena.stop()
        peers = [line["peer"] for line in self.arena.log_lines() if line.get("route") == "/icon.svg"]
        self.assertEqual(peers, ["203.0.113.7", "203.0.113.8", "10.1.2.3", "127.0.0.1"])

    def test_say_whether_the_client_came_over_tls(self):
        root = self.arena.client(**{"X-Forwarded-Proto": "https"})
        answer = root.post("/first-administrator", link=self.arena.first_link(), name="root", password=PASSWORD)
        self.assertIn("; Secure", answer.headers["Set-Cookie"])
        self.assertTrue(answer.headers["Set-Cookie"].startswith("__Host-tulkas_session="))
        self.assertEqual(root.get("/session").status, 200)
        planted = self.arena.client(**{"X-Forwarded-Proto": "https"})
        planted.cookies["tulkas_session"] = root.cookies["__Host-tulkas_session"]
        self.assertEqual(planted.get("/session").status, 401, "another host of the domain may have set this one")
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
            certificate, key = certificate_in(directory)
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
            self.assertRegex(cookie.headers["Set-Cookie"], "^__Host-tulkas_session=.*; Path=/;.*; Secure")
            with socket.create_connection(("127.0.0.1", arena.port), timeout=60) as plain:
                plain.sendall(b"GET / HTTP/1.1\r\n\r\n")
                self.assertNotIn(b"200", read_all(plain)[:20], "nothing is said without encryption")
            self.assertEqual(arena.stop(), 0)

    def test_a_renewed_certificate_is_used_without_a_restart(self):
        with tempfile.TemporaryDirectory() as directory, tempfile.TemporaryDirectory() as renewed:
            certificate, key = certificate_in(directory)
            arena = Arena("--certificate", certificate, "--key", key)
            self.addCleanup(arena.close)

            def shown():
                return ssl.get_server_certificate(("127.0.0.1", arena.port))

            first = shown()
            context = ssl.create_default_context(cafile=certificate)
            old = http.client.HTTPSConnection("localhost", arena.port, timeout=60, context=context)
            self.addCleanup(old.close)
            old.request("GET", "/healthz")
            self.assertEqual(Answer(old.getresponse()).status, 200)
            for new, file in zip(certificate_in(renewed), (certificate, key)):
                pathlib.Path(new).replace(file)  # one after the other: in between they do not fit together
            wait_until(shown, lambda now: now != first)
            self.assertEqual(shown(), pathlib.Path(certificate).read_text())
            old.request("GET", "/healthz")
            self.assertEqual(Answer(old.getresponse()).status, 200, "a connection goes on as it began")
            pathlib.Path(key).write_text("no key")
            wait_until(arena.log_text, lambda text: "the new certificate cannot be used" in text)
            self.assertEqual(shown(), pathlib.Path(certificate).read_text(), "the old one stays")

    def test_no_old_versions(self):
        # The library here may refuse to offer them at all; then there is nothing to ask.
        with tempfile.TemporaryDirectory() as directory:
            certificate, key = certificate_in(directory)
            arena = Arena("--certificate", certificate, "--key", key)
            self.addCleanup(arena.close)
            done = subprocess.run(["openssl", "s_client", "-connect", f"127.0.0.1:{arena.port}", "-tls1_1", "-cipher",
                                   "DEFAULT:@SECLEVEL=0"], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                  check=False, timeout=60)
            self.assertNotIn("Protocol  : TLSv1.1\n    Cipher    : ECDHE", done.stdout)
            self.assertNotEqual(done.returncode, 0)

    def test_of_tls_1_2_the_suites_of_today(self):
        with tempfile.TemporaryDirectory() as directory:
            certificate, key = certificate_in(directory)
            arena = Arena("--certificate", certificate, "--key", key)
            self.addCleanup(arena.close)

            def agreed(suites):
                context = ssl.create_default_context(cafile=certificate)
                context.maximum_version = ssl.TLSVersion.TLSv1_2
                context.set_ciphers(suites)
                with socket.create_connection(("127.0.0.1", arena.port), timeout=60) as plain, \
                        context.wrap_socket(plain, server_hostname="localhost") as secure:
                    return secure.cipher()[0]

            self.assertEqual(agreed("ECDHE-ECDSA-AES128-GCM-SHA256"), "ECDHE-ECDSA-AES128-GCM-SHA256")
            self.assertEqual(agreed("ECDHE-ECDSA-CHACHA20-POLY1305"), "ECDHE-ECDSA-CHACHA20-POLY1305")
            for old in ("ECDHE-ECDSA-AES128-SHA256", "ECDHE-ECDSA-AES256-SHA", "ECDHE-ECDSA-AES128-CCM"):
                with self.assertRaises(ssl.SSLError, msg=old):
                    agreed(old)
