"""Remote bots for the tests: a line that can be cut, a bot that does what the test says, and programs that connect."""
import os
import pathlib
import socket
import subprocess
import threading

from arena import TULKAS, environment
from websocket import WebSocket

ROOT = pathlib.Path(os.environ["ROOT"])


class Line:
    """A port that leads to an arena, whichever it is at the moment, until it is cut."""

    def __init__(self, arena):
        self.arena, self.is_whole, self.ends, self.lock = arena, True, [], threading.Lock()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            with self.lock:
                if not self.is_whole:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self.arena.port))
                except OSError:
                    near.close()
                    continue
                self.ends += [near, far]
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=ends, daemon=True).start()

    @staticmethod
    def carry(source, target):
        try:
            while piece := source.recv(1 << 16):
                target.sendall(piece)
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self, mends=False):
        """Both ends lose each other without a farewell."""
        with self.lock:
            self.is_whole = mends
            for end in self.ends:
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass
                end.close()
            self.ends = []

    def mend(self, arena=None):
        with self.lock:
            self.arena, self.is_whole = arena or self.arena, True

    def close(self):
        self.door.close()
        self.cut()


class Bot(WebSocket):
    """A remote bot of somebody's."""

    def __init__(self, arena, token, name="bot", games="martian-chess", more=""):
        super().__init__(arena.port, f"/api/v1/remote-bots/{name}/connection?games={games}{more}",
                         authorization=f"Bearer {token}")
        self.hello = self.next()

    def next_of(self, kind):
        while (message := self.next())["type"] != kind:
            pass
        return message

    def answer(self, call, value=None):
        self.send({"type": "answer", "id": call["id"], "value": value or call["arguments"]["legal_moves"][0]})


class Program:
    """`tulkas connect`, or the example: what it says is read line by line."""

    def __init__(self, command, token):
        self.process = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        text=True, env={**environment(), "TULKAS_TOKEN": token})

    @classmethod
    def connect(cls, line, token, *more, game="martian-chess", bot="random", name="bot"):
        return cls([TULKAS, "connect", game, bot, "--server", line.url, "--name", name, *more], token)

    @classmethod
    def example(cls, line, token, game, name="bot"):
        return cls(["python3", "-u", ROOT / "examples/remote/remote_bot.py", line.url, game, name], token)

    def wait_for(self, text):
        said = ""
        while text not in said:
            line = self.process.stdout.readline()
            assert line, said
            said += line
        return said

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()


def token_of(client):
    return client.post("/tokens", label="bot").json()["token"]


def table_with(client, seats, game="martian-chess", **more):
    made = client.post("/tables", game=game, seats=seats, **more)
    assert made.status == 201, made
    return f"/tables/{made.json()['table']['id']}"


class Watcher:
    """Hears all that happens at a table."""

    def __init__(self, arena, path):
        self.stream = WebSocket(arena.port, f"/api/v1{path}/stream")
        first = self.stream.next()
        self.table, self.events = first["table"], first["events"]

    def wait_until(self, is_so):
        while not is_so(self.table):
            message = self.stream.next()
            self.table = message["table"]
            self.events.append(message["event"])
        return self.table

    def close(self):
        self.stream.close()
