"""Settlers of Catan: the board, the players, and what a bot for it must know how to do."""

from .actor import run
from .bot import Bot as AnyBot

__all__ = ["Bot", "Hex", "Move", "Offer", "Player", "Point", "RESOURCES", "View", "discard", "offer", "pips", "run"]

RESOURCES = ("brick", "lumber", "wool", "grain", "ore")
_OF_TERRAIN = {"hills": "brick", "forest": "lumber", "pasture": "wool", "fields": "grain", "mountains": "ore"}
_AROUND = ((1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0), (0, 1))


class Point(tuple):
    """A hex or a node: Point(-1, 3), and so is Point.parse("-1,3")."""

    __slots__ = ()

    def __new__(cls, x, y):
        return super().__new__(cls, (x, y))

    @classmethod
    def parse(cls, text):
        x, comma, y = text.partition(",")
        if not comma:
            raise ValueError(f"no place: {text[:60]}")
        return cls(int(x), int(y))

    @property
    def x(self):
        return self[0]

    @property
    def y(self):
        return self[1]

    def is_hex(self):
        return (self[0] + self[1]) % 3 == 0

    def is_on_board(self):
        x, y = self
        return max(abs(x), abs(y)) <= 5 and max(abs(y - 2 * x), abs(2 * y - x), abs(x + y)) <= 8

    def around(self):
        """The up to six points beside this one, clockwise from the top: around a hex, its nodes."""
        points = (Point(self[0] + x, self[1] + y) for x, y in _AROUND)
        return [point for point in points if point.is_on_board()]

    def hexes(self):
        """The hexes at a node."""
        return [point for point in self.around() if point.is_hex()]

    def nodes(self):
        """The nodes of a hex, or those that a road from this node can lead to."""
        return [point for point in self.around() if not point.is_hex()]

    def __str__(self):
        return f"{self[0]},{self[1]}"

    def __repr__(self):
        return f"Point({self[0]}, {self[1]})"


def pips(number):
    """How many of 36 rolls of two dice show this number; 0 for None."""
    return 0 if number is None else 6 - abs(7 - number)


class Move(str):
    """A move in the game's notation, "settlement:-1,3": a string that knows its parts."""

    __slots__ = ()

    @property
    def kind(self):
        """settlement, road, city, roll, end, buy, play, robber, steal, choose, discard, bank, offer, accept, reject"""
        return self.partition(":")[0]

    @property
    def arguments(self):
        return self.split(":")[1:]

    @property
    def places(self):
        """The points of a settlement, a city, a road or a move of the robber."""
        return list(map(Point.parse, self.arguments))


def _cards(counts):
    text = "".join(f"{counts[kind]}{kind[0]}" for kind in RESOURCES if counts.get(kind, 0) > 0)
    return text or "-"


def discard(cards):
    """The move that discards these cards, {"brick": 2, "ore": 1}."""
    return Move(f"discard:{_cards(cards)}")


def offer(partner, give, take):
    """The move that offers another player some cards for some others."""
    return Move(f"offer:{partner}:{_cards(give)}:{_cards(take)}")


class Hex:
    """A terrain and its number; the desert has None for its number and for its resource."""

    __slots__ = ("at", "terrain", "number")

    def __init__(self, params):
        self.at = Point.parse(params["at"])
        self.terrain = params["terrain"]
        self.number = params["number"]

    @property
    def resource(self):
        return _OF_TERRAIN.get(self.terrain)


class Player:
    """What is known of a player. hand and cards are None where they are hidden, their sizes never are."""

    def __init__(self, params):
        self.points = params["points"]
        self.hand = params["hand"]
        self.hand_size = params["hand_size"]
        self.cards = params["cards"]
        self.new_cards = params["new_cards"]
        self.card_count = params["card_count"]
        self.knights = params["knights"]
        self.settlements = list(map(Point.parse, params["settlements"]))
        self.cities = list(map(Point.parse, params["cities"]))
        # Pairs of nodes.
        self.roads = [tuple(map(Point.parse, road.split(":"))) for road in params["roads"]]
        self.road_length = params["road_length"]
        self.has_longest_road = params["longest_road"]
        self.has_largest_army = params["largest_army"]
        # How many of a resource the bank takes for one card.
        self.rates = params["rates"]


class Offer:
    """What one player gives and takes in a trade with another."""

    def __init__(self, params):
        self.player = params["from"]
        self.partner = params["to"]
        self.give = params["give"]
        self.take = params["take"]


class View:
    """What a player may know of the game."""

    def __init__(self, params):
        self.params = params
        # The seat that decides, which is one's own, and the seat whose turn it is.
        self.seat = params["decides"]
        self.turn = params["turn"]
        self.turn_number = params["turn_number"]
        # What is expected: "settlement", "road", "roll", "turn", …
        self.expected = params["expected"]
        self.dice = params["dice"]
        self.robber = Point.parse(params["robber"])
        self.bank = params["bank"]
        self.deck = params["deck"]
        self.players = list(map(Player, params["players"]))
        self.offer = None if params["offer"] is None else Offer(params["offer"])
        # The last event: its seat, its move and what came of it.
        self.happened = params["happened"]
        self._hexes = None

    @property
    def me(self):
        return self.players[self.seat]

    @property
    def hexes(self):
        """The hexes by their points."""
        if self._hexes is None:
            self._hexes = {found.at: found for found in map(Hex, self.params["hexes"])}
        return self._hexes

    @property
    def harbours(self):
        """What each harbour is for, a resource or "any", by its two nodes."""
        return {
            tuple(map(Point.parse, harbour["at"].split(":"))): harbour["resource"]
            for harbour in self.params["harbours"]
        }

    def pips(self, node):
        """How many of 36 rolls bring a card to a settlement there."""
        return sum(pips(self.hexes[point].number) for point in node.hexes())


class Bot(AnyBot):
    """Each method is given what is known and the legal moves, and returns a move."""

    def initial_placement(self, view, legal_moves):
        """A settlement, or the road from the one just placed."""
        raise NotImplementedError

    def take_turn(self, view, legal_moves, offers_left):
        """Roll, build, buy, play, trade, end. Offers, of which so many may still be made, are not in the list."""
        raise NotImplementedError

    def discard(self, view, count):
        """So many cards of one's hand: discard({"brick": 2, "ore": 1})."""
        raise NotImplementedError

    def move_robber(self, view, legal_moves):
        raise NotImplementedError

    def steal(self, view, legal_moves):
        """From one of the players at the robber's hex."""
        raise NotImplementedError

    def choose_resource(self, view, legal_moves):
        """For a monopoly, or once or twice for a year of plenty."""
        raise NotImplementedError

    def answer_trade(self, view, legal_moves):
        """view.offer is the offer; "accept" is among the moves if one can pay."""
        return "reject"

    def answer(self, method, params):
        view = View(params["view"])
        if method == "discard":
            return self.discard(view, params["count"])
        if method not in _METHODS:
            raise ValueError(f"Catan has no method {method}")
        moves = list(map(Move, params["legal_moves"]))
        if method == "take_turn":
            return self.take_turn(view, moves, params.get("offers_left", 0))
        return getattr(self, method)(view, moves)


_METHODS = ("initial_placement", "take_turn", "move_robber", "steal", "choose_resource", "answer_trade")
