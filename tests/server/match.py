"""Games of two people over the interface, who play whatever they may."""
import random

FLEETS = ("A-1-h-4,F-1-h-3,J-2-v-3,A-3-v-2,C-3-v-2,E-3-v-2,B-9-h-1,A-10-h-1,C-10-h-1,J-10-h-1",
          "A-1-h-4,H-3-v-3,D-8-h-3,D-4-v-2,G-6-v-2,I-7-v-2,G-1-h-1,B-7-h-1,B-10-h-1,F-10-h-1")
OPTIONS = {"catan": {"turns": 12}, "ploy": {"plies": 60}}


def from_elsewhere(client):
    """Nobody plays as fast as a test: each move comes from an address of its own."""
    client.arena.addresses += 1
    client.headers["X-Forwarded-For"] = f"198.18.{client.arena.addresses >> 8}.{client.arena.addresses & 255}"
    return client


def discard(table):
    """Half of one's cards, whichever they are."""
    hand = table["view"]["players"][table["you"]]["hand"]
    left, gone = sum(hand.values()) // 2, ""
    for resource, count in hand.items():
        taken = min(count, left)
        left -= taken
        gone += f"{taken}{resource[0]}" if taken else ""
    return f"discard:{gone}"


class Match:
    """A game of two people, or of one."""

    body = {}  # more of what it is made with

    def __init__(self, clients, game):
        self.game, self.chance = game["name"], random.Random(7)
        self.moves = []  # that were acknowledged
        self.people = clients[:game["least_seats"]]
        seats = [{"kind": "me"}, *[{"kind": "open"} for _ in self.people[1:]]]
        made = self.people[0].post("/tables", game=self.game, seats=seats, options=OPTIONS.get(self.game, {}), **self.body)
        self.path = f"/tables/{made.json()['table']['id']}"
        self.table = made.json()["table"]
        for client in self.people[1:]:
            self.table = client.post(self.path + "/seat").json()
        self.acknowledged = self.table["last_event"]

    def move(self):
        answer = self.try_to_move()
        assert answer.status == 200, answer

    def try_to_move(self):
        seat = self.table["turn"]
        client = from_elsewhere(self.people[seat])
        found = client.get(self.path + "/legal-moves").json()
        if found["moves"] is not None:
            move = self.chance.choice(found["moves"])
        else:
            move = discard(client.get(self.path).json()) if self.game == "catan" else FLEETS[seat]
        answer = client.post(self.path + "/moves", move=move)
        if answer.status == 200:
            self.table = answer.json()
            self.acknowledged = self.table["last_event"]
            self.moves.append(move)
        return answer

    def is_over(self):
        return self.table["status"] == "over"
