"""A provider of OpenID Connect for tests, which can be made to lie. An honest one, by others, is in tests/web/institution_test.mjs.

Keys and signatures are made by `openssl`."""
import base64
import hashlib
import hmac
import http.server
import json
import pathlib
import subprocess
import tempfile
import threading
import time
import urllib.parse

CLIENT, SECRET = "arena", "a secret: of the client"


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def as_part(value):
    return encoded(json.dumps(value).encode())


class Key:
    """An RSA key with a name."""

    def __init__(self, folder, name):
        self.name, self.path = name, pathlib.Path(folder) / f"{name}.pem"
        subprocess.run(["openssl", "genrsa", "-out", self.path, "2048"], check=True, capture_output=True)
        told = subprocess.run(["openssl", "rsa", "-in", self.path, "-noout", "-modulus"], check=True, capture_output=True, text=True)
        self.modulus = bytes.fromhex(told.stdout.strip().removeprefix("Modulus="))

    def public(self):
        return {"kty": "RSA", "use": "sig", "kid": self.name, "n": encoded(self.modulus), "e": "AQAB"}

    def sign(self, claims):
        signed = f"{as_part({'alg': 'RS256', 'kid': self.name})}.{as_part(claims)}"
        made = subprocess.run(["openssl", "dgst", "-sha256", "-sign", self.path], input=signed.encode(), check=True, capture_output=True)
        return f"{signed}.{encoded(made.stdout)}"

    def sign_with_public_key(self, claims):
        """HS256 with what everybody knows as the secret."""
        told = subprocess.run(["openssl", "rsa", "-in", self.path, "-pubout"], check=True, capture_output=True)
        signed = f"{as_part({'alg': 'HS256', 'kid': self.name})}.{as_part(claims)}"
        return f"{signed}.{encoded(hmac.digest(told.stdout, signed.encode(), hashlib.sha256))}"


class Provider:
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.key = Key(self.folder.name, "first")
        self.keys = [self.key]
        self.people = {}  # code -> claims
        self.challenges = {}  # code -> (challenge, nonce)
        self.asked = []  # the paths
        self.metadata = {}  # what it says otherwise
        self.claims = {}  # of every token otherwise; None takes one away
        self.token = None  # claims -> the token, if it is not an honest one
        self.user_info = {}
        self.hangs = threading.Event()
        self.hangs.set()  # cleared: it answers nothing
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.server.daemon_threads = True
        self.issuer = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.hangs.set()
        self.server.shutdown()
        self.server.server_close()
        self.folder.cleanup()

    def new_key(self, name):
        return Key(self.folder.name, name)

    def log_in(self, url, **claims):
        """As a browser that is sent to `url`, and a person with these claims: what comes back."""
        query = {name: value for name, (value,) in urllib.parse.parse_qs(urllib.parse.urlsplit(url).query).items()}
        assert query["response_type"] == "code" and query["code_challenge_method"] == "S256", query
        assert query["client_id"] == CLIENT and "openid" in query["scope"].split(), query
        code = f"code{len(self.people)}"
        self.people[code] = claims
        self.challenges[code] = (query["code_challenge"], query["nonce"], query["redirect_uri"])
        return {"code": code, "state": query["state"]}

    def answers(self, handler):
        self.asked.append(handler.path)
        self.hangs.wait(60)
        if handler.path == "/.well-known/openid-configuration":
            return 200, {"issuer": self.issuer, "authorization_endpoint": f"{self.issuer}/auth", "token_endpoint": f"{self.issuer}/token",
                         "jwks_uri": f"{self.issuer}/keys", "userinfo_endpoint": f"{self.issuer}/me",
                         "end_session_endpoint": f"{self.issuer}/end", **self.metadata}
        if handler.path == "/keys":
            return 200, {"keys": [key.public() for key in self.keys]}
        if handler.path == "/me":
            return 200, self.user_info
        if handler.path == "/token":
            return self.redeem(handler)
        return 404, {}

    def redeem(self, handler):
        body = handler.rfile.read(int(handler.headers["Content-Length"])).decode()
        form = {name: value for name, (value,) in urllib.parse.parse_qs(body).items()}
        user, _, password = base64.b64decode(handler.headers["Authorization"].removeprefix("Basic ")).decode().partition(":")
        if (urllib.parse.unquote(user), urllib.parse.unquote(password)) != (CLIENT, SECRET):
            return 401, {"error": "invalid_client"}
        claims = self.people.pop(form["code"], None)
        challenge, nonce, redirect = self.challenges.pop(form["code"], ("", "", ""))
        verified = encoded(hashlib.sha256(form["code_verifier"].encode()).digest())
        if claims is None or verified != challenge or redirect != form["redirect_uri"]:
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        all_claims = {"iss": self.issuer, "aud": CLIENT, "nonce": nonce, "iat": now, "exp": now + 300, **claims, **self.claims}
        all_claims = {name: value for name, value in all_claims.items() if value is not None}
        token = self.token(all_claims) if self.token else self.key.sign(all_claims)
        return 200, {"access_token": "access", "token_type": "Bearer", "id_token": token}

    def handler(self):
        provider = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                status, answer = provider.answers(self)
                body = json.dumps(answer).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_POST = do_GET

            def log_message(self, *_):
                pass

        return Handler
