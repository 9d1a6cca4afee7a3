"""Battleship: the grid, the ships, and what a bot for it must know how to do."""

from .actor import run
from .bot import Bot as AnyBot

__all__ = [
    "Bot",
    "Direction",
    "Position",
    "Ship",
    "ShootResult",
    "TargetMap",
    "neighbours",
    "random_setup",
    "run",
]

GRID_SIZE = 10
_COLUMNS = "ABCDEFGHIJ"


class Position(tuple):
    """A square: column and row from 0. Position(0, 4) is A-5, and so is Position.parse("A-5")."""

    __slots__ = ()

    def __new__(cls, column, row):
        return super().__new__(cls, (column, row))

    @classmethod
    def parse(cls, text):
        column, _, row = text.partition("-")
        position = cls(_COLUMNS.find(column) if len(column) == 1 else -1, int(row) - 1)
        if not position.is_on_grid():
            raise ValueError(f"no square: {text[:60]}")
        return position

    @property
    def column(self):
        return self[0]

    @property
    def row(self):
        return self[1]

    def is_on_grid(self):
        return 0 <= self[0] < GRID_SIZE and 0 <= self[1] < GRID_SIZE

    def __str__(self):
        return f"{_COLUMNS[self[0]]}-{self[1] + 1}"

    def __repr__(self):
        return f"Position({self[0]}, {self[1]})"


def neighbours(position):
    """The up to four squares that share an edge with this one."""
    column, row = position
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return [square for square in (Position(*pair) for pair in around) if square.is_on_grid()]


class Direction:
    HORIZONTAL = "horizontal"
    VERTICAL = "vertical"


class ShootResult:
    MISS = "miss"
    HIT = "hit"
    SINK = "sink"


class Ship:
    """A ship: its leftmost or topmost square, how it lies, how long it is."""

    __slots__ = ("position", "direction", "size")

    def __init__(self, position, direction, size):
        self.position = position
        self.direction = direction
        self.size = size

    def squares(self):
        across = self.direction == Direction.HORIZONTAL
        column, row = self.position
        return [Position(column + i, row) if across else Position(column, row + i) for i in range(self.size)]

    def __repr__(self):
        return f"Ship({self.position!r}, {self.direction!r}, {self.size})"


class TargetMap:
    """What is known of the enemy's grid."""

    # . free, o missed, - known to be water, x hit, # sunk
    _KNOWLEDGE = {
        ".": None,
        "o": ShootResult.MISS,
        "-": ShootResult.MISS,
        "x": ShootResult.HIT,
        "#": ShootResult.SINK,
    }

    def __init__(self, rows):
        self.rows = rows

    def __getitem__(self, position):
        """None where nothing is known. Water around a sunk ship is a miss; all parts of it are a sink."""
        column, row = position
        return self._KNOWLEDGE[self.rows[row][column]]

    def free_positions(self):
        """The legal targets, row by row."""
        return [
            Position(column, row)
            for row, letters in enumerate(self.rows)
            for column, letter in enumerate(letters)
            if letter == "."
        ]

    def __str__(self):
        return "\n".join(self.rows)


def random_setup(ship_sizes, random=None):
    """A valid fleet of these sizes, at random; never fails for the sizes the game asks for."""
    if random is None:
        import random  # not at the top: it costs more than all the rest of the start
    taken = set()
    ships = []
    for size in sorted(ship_sizes, reverse=True):  # the largest first: so there always is room
        ship = random.choice(_places_for(size, taken))
        ships.append(ship)
        for square in ship.squares():
            taken.update([square, *neighbours(square)])
    return ships


def _places_for(size, taken):
    directions = (Direction.HORIZONTAL, Direction.VERTICAL) if size > 1 else (Direction.HORIZONTAL,)
    ships = [
        Ship(Position(column, row), direction, size)
        for row in range(GRID_SIZE)
        for column in range(GRID_SIZE)
        for direction in directions
    ]
    return [
        ship
        for ship in ships
        if all(square.is_on_grid() and square not in taken for square in ship.squares())
    ]


class Bot(AnyBot):
    def setup_field(self, ship_sizes):
        """A fleet: a list of ships of these sizes."""
        raise NotImplementedError

    def next_shoot(self, target_map, previous_target, previous_result):
        """A free position; the previous target and its result are None at the first shot."""
        raise NotImplementedError

    def answer(self, method, params):
        if method == "setup_field":
            return [
                {"position": str(Position(*ship.position)), "direction": ship.direction, "size": ship.size}
                for ship in self.setup_field(params["ship_sizes"])
            ]
        if method == "next_shoot":
            previous = params["previous_target"]
            target = self.next_shoot(
                TargetMap(params["target_map"]),
                None if previous is None else Position.parse(previous),
                params["previous_result"],
            )
            return str(Position(*target))
        raise ValueError(f"Battleship has no method {method}")
