"""A WebSocket, from its other end: no more of RFC 6455 than a test needs."""
import base64
import json
import os
import struct

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Refused(Exception):
    """The server answered with something else than a WebSocket."""

    def __init__(self, head):
        super().__init__(head)
        self.status = int(head.split()[1])


class Stream:
    def __init__(self, client, path, **headers):
        self.socket = client.arena.connect()
        self.buffer = b""
        self.closed_with = None  # the code of the server's farewell
        sent = {"Host": f"127.0.0.1:{client.arena.port}", "Connection": "Upgrade", "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
                **client.headers, **headers}
        if client.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items()), "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.buffer:
            piece = self.socket.recv(65536)
            if not piece:
                break
            self.buffer += piece
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.socket.close()
            raise Refused(head.decode())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, value, kind=TEXT):
        data = value if isinstance(value, bytes) else json.dumps(value).encode()
        mask = os.urandom(4)
        size = len(data)
        head = bytes([0x80 | kind]) + (bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack(">H", size)
                                       if size < 65536 else bytes([0xFF]) + struct.pack(">Q", size))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def take(self, count):
        while len(self.buffer) < count:
            piece = self.socket.recv(65536)
            if not piece:
                raise EOFError
            self.buffer += piece
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def receive(self):
        """The next message, or None when the server has closed."""
        try:
            while True:
                first, second = self.take(2)
                size = second & 0x7F
                if size > 125:
                    size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
                data = self.take(size)
                if first & 0xF == TEXT:
                    return json.loads(data)
                if first & 0xF == CLOSE:
                    self.closed_with = int.from_bytes(data[:2], "big")
                    return None
        except (EOFError, ConnectionResetError):
            return None
