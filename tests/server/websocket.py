"""A WebSocket, as small as the tests need it: whole texts, both ways."""
import base64
import json
import os
import socket
import struct


def frame(kind, data, is_last=True, mask=bytes(4)):
    """As a client sends it; most of what is sent by hand has a mask of zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)) if any(mask) else data
    return bytes([(0x80 if is_last else 0) | kind]) + size + mask + masked


class WebSocket:
    def __init__(self, port, path, cookie="", authorization="", receive_buffer=None):
        self.socket = socket.socket()
        self.socket.settimeout(60)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect(("127.0.0.1", port))
        self.data = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if authorization:
            lines.append(f"Authorization: {authorization}")
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        header = self.read_until(b"\r\n\r\n")
        assert header.startswith(b"HTTP/1.1 101"), header

    def read_until(self, mark):
        while mark not in self.data:
            self.receive()
        found, self.data = self.data.split(mark, 1)
        return found

    def read(self, count):
        while len(self.data) < count:
            self.receive()
        found, self.data = self.data[:count], self.data[count:]
        return found

    def receive(self):
        piece = self.socket.recv(1 << 16)
        if not piece:
            raise ConnectionError("the server has closed the connection")
        self.data += piece

    def send(self, message, kind=1):
        text = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.socket.sendall(frame(kind, text, mask=os.urandom(4)))

    def next(self):
        """The next message; a ping is answered on the way."""
        return json.loads(self.next_text())

    def next_text(self):
        while (text := self.next_frame()) is None:
            pass
        return text

    def next_frame(self):
        """A text, or nothing if it was another frame."""
        first, size = self.read(2)
        if size == 126:
            size, = struct.unpack(">H", self.read(2))
        elif size == 127:
            size, = struct.unpack(">Q", self.read(8))
        data = self.read(size)
        if first & 15 == 8:
            raise ConnectionError("the server says farewell")
        if first & 15 == 9:
            self.send(data, kind=10)
        return data.decode() if first & 15 == 1 else None

    def close(self):
        self.socket.close()
