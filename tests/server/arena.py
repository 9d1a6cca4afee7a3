"""The real server in a directory of its own, and clients for it: the standard library, and bare sockets for what it would
not send."""
import contextlib
import http.client
import json
import os
import pathlib
import random
import re
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import unittest

TULKAS = os.environ["TULKAS"]
PASSWORD = "a long password"


def environment():
    """Nothing of whoever runs the tests; passwords that cost little."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TULKAS_")}
    return {**kept, "KREATOR_ENV": "test"}


def tulkas(*arguments, **more):
    return subprocess.run([TULKAS, *map(str, arguments)], capture_output=True, text=True, timeout=120,
                          env=environment(), check=False, **more)


def wait_until(ask, is_done, seconds=200):
    """What is asked for, as soon as it is as wanted; the server works meanwhile."""
    end = time.monotonic() + seconds
    while not is_done(answer := ask()):
        if time.monotonic() > end:
            raise AssertionError(f"waited for {seconds} s; the last answer was {answer!r}")
        time.sleep(0.02)  # between two looks
    return answer


def free_port():
    """For an arena whose public address has to be known before it starts. Not one of those that the system gives to whoever
    asks for any, so that nobody else gets it meanwhile."""
    while True:
        port = random.randrange(20000, 32000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def certificate_in(directory):
    """A new certificate for localhost, and its key: the paths of both."""
    certificate, key = f"{directory}/certificate.pem", f"{directory}/key.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2",
                    "-keyout", key, "-out", certificate], check=True, capture_output=True)
    return certificate, key


class Arena:
    """One server. Requests seem to come from whatever address they say, for this machine is a trusted proxy to it."""

    def __init__(self, *arguments, data=None, more=None, wrapper=None, port=0):
        self.directory = tempfile.TemporaryDirectory()
        self.data = pathlib.Path(data or self.directory.name) / "data"
        self.log = (pathlib.Path(self.directory.name) / "log").open("w+")
        root = os.environ["ROOT"]
        command = [TULKAS, "serve", "--port", str(port), "--data", str(self.data), "--set", "Server.TrustedProxies=127.0.0.1",
                   "--set", f"Server.Pages={root}/web/public:{root}/tests/server/pages", "--set", "Work.LadderShare=0",
                   *map(str, arguments)]
        command = [*(wrapper(self.data) if wrapper else []), *command]
        # It ends with this program, however this program ends.
        self.process = subprocess.Popen(["setpriv", "--pdeathsig", "KILL", *command], stdout=subprocess.PIPE, stderr=self.log, text=True,
                                        env={**environment(), **(more or {})})
        line = self.process.stdout.readline()
        found = re.fullmatch(r"listening on (https?)://localhost:(\d+)\n", line)
        if not found:
            self.process.wait(timeout=60)
            self.log.seek(0)
            raise AssertionError(f"the server said {line!r}, {self.log.read()}")
        self.is_secure, self.port = found[1] == "https", int(found[2])
        at = list(map(str, arguments))
        named = at[at.index("--database"):at.index("--database") + 2] if "--database" in at else []
        self.database = ["--data", str(self.data), *named]  # for commands that use what it stores
        self.addresses = 0
        self.said = ""  # behind the first line, when it has ended

    def first_link(self):
        """The secret that is printed at the first start."""
        while line := self.process.stdout.readline():
            if found := re.search(r"/first-administrator#(\S+)", line):
                return found[1]
        raise AssertionError("the server printed no link")

    def log_text(self):
        self.log.flush()
        return pathlib.Path(self.log.name).read_text()

    def log_lines(self):
        return [json.loads(line) for line in self.log_text().splitlines()]

    def client(self, **headers):
        self.addresses += 1
        return Client(self, f"198.18.{self.addresses >> 8}.{self.addresses & 255}", headers)

    def administrator(self):
        client = self.client()
        answer = client.post("/first-administrator", link=self.first_link(), name="root", password=PASSWORD)
        assert answer.status == 201, answer
        return client

    def user(self, name):
        client = self.client()
        answer = client.post("/people", name=name, password=PASSWORD)
        assert answer.status == 201, answer
        return client

    def connect(self):
        """A bare connection, encrypted if the server is."""
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        if not self.is_secure:
            return plain
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return context.wrap_socket(plain)

    def exchange(self, data):
        """Sends bytes, and answers all that comes until the server closes."""
        with self.connect() as connection:
            connection.sendall(data)
            return read_all(connection)

    def stop(self, sent=signal.SIGTERM):
        """Its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(sent)
        return self.wait()

    def wait(self):
        self.process.wait(timeout=120)
        if not self.process.stdout.closed:  # part of it may have been read with the first line
            self.said += self.process.stdout.read()
        self.process.communicate(timeout=120)
        return self.process.returncode

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()
        self.log.close()
        self.directory.cleanup()


def read_all(connection):
    data = b""
    while True:
        try:
            piece = connection.recv(65536)
        except ConnectionResetError:
            return data
        if not piece:
            return data
        data += piece


class Answer:
    def __init__(self, response):
        self.status, self.headers, self.body = response.status, response.headers, response.read()

    def json(self):
        return json.loads(self.body)

    def error(self):
        return self.json()["error"]["message"]

    def __repr__(self):
        return f"{self.status} {self.body[:200]}"


class Client:
    """Somebody with an address, cookies, and maybe a token."""

    def __init__(self, arena, address, headers):
        self.arena, self.headers = arena, {"X-Forwarded-For": address, **headers}
        self.cookies = {}
        self.seen = None  # called with method, path and answer of each request

    @property
    def session(self):
        return self.cookies.get("tulkas_session")

    @session.setter
    def session(self, secret):
        self.cookies["tulkas_session"] = secret

    def request(self, method, path, body=None, **headers):
        sent = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if isinstance(body, dict):
            body = json.dumps(body)
            sent.setdefault("Content-Type", "application/json")
        if self.arena.is_secure:
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            connection = http.client.HTTPSConnection("127.0.0.1", self.arena.port, timeout=60, context=context)
        else:
            connection = http.client.HTTPConnection("127.0.0.1", self.arena.port, timeout=60)
        try:
            connection.request(method, path, body=body, headers=sent)
            answer = Answer(connection.getresponse())
        finally:
            connection.close()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            name, value = cookie.split(";")[0].split("=", 1)
            self.cookies[name] = value
        if self.seen:
            self.seen(method, path, answer)
        return answer

    def get(self, path, **headers):
        return self.request("GET", "/api/v1" + path, **headers)

    def post(self, path, **body):
        return self.request("POST", "/api/v1" + path, body)

    def page(self, path, **headers):
        return self.request("GET", path, **headers)


class WithArena(unittest.TestCase):
    OPTIONS = ()

    def make_arena(self):
        return Arena(*self.OPTIONS)

    def setUp(self):
        self.arena = self.make_arena()
        self.addCleanup(self.arena.close)
