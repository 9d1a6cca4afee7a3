"""Somebody who follows a table to its end, whatever happens to the connection: lost, it comes back for the rest."""
from websocket import WebSocket


class Follower:
    def __init__(self, arena, path):
        self.arena, self.path = arena, path
        self.numbers, self.kinds, self.events = [], [], []
        self.socket = None
        self.connections = 0

    def connect(self, **options):
        self.connections += 1
        self.socket = WebSocket(self.arena.port, f"/api/v1{self.path}/stream?after={len(self.numbers)}", **options)
        return self

    def hear(self, message):
        for event in message["events"] if "events" in message else [message["event"]]:
            self.numbers.append(event["number"])
            self.kinds.append(event["kind"])
            self.events.append(event)

    def follow(self):
        """Until the game has ended."""
        while "ended" not in self.kinds:
            if self.socket is None:
                self.connect()
            try:
                self.hear(self.socket.next())
            except ConnectionError:
                self.close()
        return self

    def is_whole(self):
        return self.numbers == list(range(1, len(self.numbers) + 1))

    def close(self):
        if self.socket is not None:
            self.socket.close()
            self.socket = None
