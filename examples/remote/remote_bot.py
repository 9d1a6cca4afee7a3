#!/usr/bin/env python3
"""A remote bot without any library of the arena: it connects from wherever it runs, and plays legal moves by lot.

    TULKAS_TOKEN=… python3 remote_bot.py https://arena.example martian-chess my-bot

Only the standard library is used: what a client needs of WebSockets (RFC 6455) is in WebSocket below. The messages are
explained in docs/remote-bots.md. To make a better bot, change `answer`.
"""
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.parse


def answer(method, arguments):
    """What the bot says when it is asked. All games but Battleship and Catan bring along what may be said."""
    return random.choice(arguments["legal_moves"])


class WebSocket:
    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, url, token):
        parts = urllib.parse.urlsplit(url)
        is_secure = parts.scheme == "https"
        self.socket = socket.create_connection((parts.hostname, parts.port or (443 if is_secure else 80)), timeout=120)
        if is_secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {parts.path}?{parts.query} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
                             "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n").encode())
        status = self.stream.readline().split()
        while self.stream.readline().strip():
            pass  # the headers of the answer
        if status[1:2] != [b"101"]:
            self.close()
            raise PermissionError(f"the arena does not let the bot in: {status}")

    def send(self, text, kind=TEXT):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        size = struct.pack(">BB", 0x80 | kind, 0x80 | len(data)) if len(data) < 126 else \
            struct.pack(">BBH", 0x80 | kind, 0x80 | 126, len(data))
        self.socket.sendall(size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def read(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise ConnectionError("the connection is lost")
        return data

    def messages(self):
        """All texts that come, each in one piece. The arena asks now and then whether somebody is there."""
        while True:
            first, size = self.read(2)
            if size == 126:
                size, = struct.unpack(">H", self.read(2))
            elif size == 127:
                size, = struct.unpack(">Q", self.read(8))
            data, kind = self.read(size), first & 15
            if kind == self.TEXT:
                yield data.decode()
            elif kind == self.PING:
                self.send(data, self.PONG)
            elif kind == self.CLOSE:
                raise ConnectionError("the arena closes the connection")

    def close(self):
        self.stream.close()
        self.socket.close()


def play(line):
    """Answers every call until the connection ends; False when it is not to come back."""
    for text in line.messages():
        message = json.loads(text)
        if message["type"] == "call":
            value = answer(message["method"], message["arguments"])
            line.send(json.dumps({"type": "answer", "id": message["id"], "value": value}))
        elif message["type"] == "replaced":
            return False
        elif message["type"] != "pong":
            print(text, flush=True)
    return False


def main():
    arena, games, name = sys.argv[1:4]
    query = urllib.parse.urlencode({"games": games, "public": "true" if "--public" in sys.argv else "false"})
    url = f"{arena}/api/v1/remote-bots/{urllib.parse.quote(name)}/connection?{query}"
    pause, goes_on = 1, True
    while goes_on:
        try:
            line = WebSocket(url, os.environ["TULKAS_TOKEN"])
            pause = 1
            try:
                goes_on = play(line)
            finally:
                line.close()
        except PermissionError as error:
            sys.exit(str(error))
        except OSError as error:
            print(f"{error}; trying again in {pause} s", file=sys.stderr, flush=True)
            time.sleep(pause)
            pause = min(2 * pause, 30)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
