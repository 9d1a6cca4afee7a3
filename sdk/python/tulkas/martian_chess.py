"""Martian Chess: the board, its moves, and what a bot for it must know how to do."""

from .actor import run
from .bot import Bot as AnyBot

__all__ = ["Bot", "Move", "Position", "owner_of", "run"]

_COLUMNS = "abcd"
_PIECES = ".pdq"


def owner_of(square):
    """The player whose half it is: 0 has the top, rows 8 to 5, and 1 the bottom."""
    return 0 if square[1] >= "5" else 1


class Move(str):
    """A move in the game's notation, "c6-d5": a string that knows its parts."""

    __slots__ = ()

    @property
    def start(self):
        return self[:2]

    @property
    def end(self):
        return self[3:]

    @property
    def crosses(self):
        """Whether it goes over the border: the piece is the opponent's from then on."""
        return owner_of(self.start) != owner_of(self.end)


class Position:
    """A position. position["c6"] is the number of points of the piece there, 0 where there is none."""

    def __init__(self, text):
        words = text.split(" ")
        rows = words[0].split("/")
        if len(words) != 5 or [len(row) for row in rows] != [4] * 8:
            raise ValueError(f"no position: {text[:60]}")
        self.text = text
        # Rows from the top, as integers: 0 empty, 1 pawn, 2 drone, 3 queen.
        self.board = [[_PIECES.index(letter) for letter in row] for row in rows]
        self.to_move = int(words[1])
        self.scores = tuple(map(int, words[2].split("-")))
        # The last move, unless it was a capture: the one that may not be taken back.
        self.last_quiet_move = None if words[3] == "-" else Move(words[3])
        # Plies since the number of pieces changed.
        self.quiet_plies = int(words[4])

    def __getitem__(self, square):
        return self.board[8 - int(square[1])][_COLUMNS.index(square[0])]

    def points_of(self, move):
        """What a legal move scores: the points of the piece it captures, or nothing."""
        move = Move(move)
        return self[move.end] if move.crosses else 0

    def __str__(self):
        return self.text

    def __repr__(self):
        return f"Position({self.text!r})"


class Bot(AnyBot):
    def get_action(self, position, legal_moves, previous_move):
        """One of the legal moves; the previous move is None at the start."""
        raise NotImplementedError

    def answer(self, method, params):
        if method != "get_action":
            raise ValueError(f"Martian Chess has no method {method}")
        previous = params["previous_move"]
        return self.get_action(
            Position(params["position"]),
            list(map(Move, params["legal_moves"])),
            None if previous is None else Move(previous),
        )
