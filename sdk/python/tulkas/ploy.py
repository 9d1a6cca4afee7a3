"""Ploy: the board, its moves, and what a bot for it must know how to do."""

from .actor import run
from .bot import Bot as AnyBot

__all__ = ["Bot", "Move", "Piece", "Position", "list_moves", "run"]

_COLUMNS = "abcdefghi"
_ROWS = "123456789"
_COLOURS = {"b": "black", "w": "white"}
_KINDS = (None, "shield", "probe", "lance", "commander")
_REACHES = {"shield": 1, "probe": 2, "lance": 3, "commander": 1}
# From bit 0, north, clockwise: steps in columns and rows.
_DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class Move(str):
    """A move in the game's notation, "e3-e4-0": a string that knows its parts."""

    __slots__ = ()

    @property
    def start(self):
        return self[:2]

    @property
    def end(self):
        return self[3:5]

    @property
    def turn(self):
        """Steps of 45° clockwise, after moving."""
        return int(self[6])


class Piece:
    """A colour, "black" or "white", and a mask of lines: bit 0 is north, the higher bits go on clockwise."""

    __slots__ = ("colour", "mask")

    def __init__(self, colour, mask):
        self.colour = colour
        self.mask = mask

    @property
    def kind(self):
        return _KINDS[self.mask.bit_count()]

    @property
    def reach(self):
        """How many squares it may move at once."""
        return _REACHES[self.kind]

    def turned(self, steps):
        return Piece(self.colour, (self.mask << steps | self.mask >> 8 - steps) & 255)

    def __eq__(self, other):
        return isinstance(other, Piece) and (self.colour, self.mask) == (other.colour, other.mask)

    def __hash__(self):
        return hash((self.colour, self.mask))

    def __repr__(self):
        return f"Piece({self.colour!r}, {self.mask})"


class Position:
    """A board and whose turn it is. position["e3"] is the piece there, or None."""

    def __init__(self, text):
        self.text = text
        self._pieces = None

    @property
    def to_move(self):
        return _COLOURS[self.text[-1]]

    @property
    def pieces(self):
        """The pieces by their squares."""
        if self._pieces is None:
            self._pieces = _read_board(self.text)
        return self._pieces

    def __getitem__(self, square):
        return self.pieces.get(square)

    def after(self, move):
        """The position after a move, which must be legal."""
        move = Move(move)
        pieces = dict(self.pieces)
        pieces[move.end] = pieces.pop(move.start).turned(move.turn)
        return Position(_write_board(pieces) + (" w" if self.to_move == "black" else " b"))

    def has_lost(self, colour):
        """Whether a side has no commander left, or nothing but its commander."""
        kinds = {piece.kind for piece in self.pieces.values() if piece.colour == colour}
        return "commander" not in kinds or len(kinds) == 1

    def __str__(self):
        return self.text

    def __eq__(self, other):
        return isinstance(other, Position) and self.text == other.text

    def __hash__(self):
        return hash(self.text)

    def __repr__(self):
        return f"Position({self.text!r})"


def list_moves(position):
    """All legal moves, sorted."""
    if isinstance(position, str):
        position = Position(position)
    if position.has_lost("black") or position.has_lost("white"):
        return []
    own = [(square, piece) for square, piece in position.pieces.items() if piece.colour == position.to_move]
    return sorted(move for square, piece in own for move in _moves_of(position, square, piece))


class Bot(AnyBot):
    def get_move(self, position, legal_moves):
        """One of the legal moves."""
        raise NotImplementedError

    def answer(self, method, params):
        if method != "get_move":
            raise ValueError(f"Ploy has no method {method}")
        return self.get_move(Position(params["position"]), list(map(Move, params["legal_moves"])))


def _moves_of(position, square, piece):
    yield from _turns(square, square, piece)
    for direction in range(8):
        if piece.mask >> direction & 1:
            for target in _line(position, square, piece, direction):
                yield Move(f"{square}-{target}-0")
                if piece.kind == "shield":
                    yield from _turns(square, target, piece)


def _turns(start, end, piece):
    """Turns that leave everything as it was are no moves."""
    for turn in range(1, 8):
        if start != end or piece.turned(turn) != piece:
            yield Move(f"{start}-{end}-{turn}")


def _line(position, square, piece, direction):
    """The squares along one line: over empty ones, up to the end of the piece's reach or an enemy."""
    east, north = _DIRECTIONS[direction]
    column, row = _COLUMNS.index(square[0]), _ROWS.index(square[1])
    for _ in range(piece.reach):
        column, row = column + east, row + north
        if not (0 <= column < 9 and 0 <= row < 9):
            return
        target = _COLUMNS[column] + _ROWS[row]
        there = position[target]
        if there is None or there.colour != piece.colour:
            yield target
        if there is not None:
            return


def _read_board(text):
    rows = text[:-2].split("/")
    if len(rows) != 9 or text[-2:] not in (" b", " w"):
        raise ValueError(f"no position: {text[:60]}")
    pieces = {}
    for row, fields in zip(reversed(_ROWS), rows):
        fields = fields.split(",")
        if len(fields) != 9:
            raise ValueError(f"row {row} has {len(fields)} fields")
        for column, field in zip(_COLUMNS, fields):
            if field:
                pieces[column + row] = _read_piece(field)
    return pieces


def _read_piece(field):
    if field[0] not in _COLOURS or not field[1:].isdecimal() or not 1 <= int(field[1:]).bit_count() <= 4:
        raise ValueError(f"no piece: {field[:60]}")
    return Piece(_COLOURS[field[0]], int(field[1:]))


def _write_board(pieces):
    def field(square):
        piece = pieces.get(square)
        return f"{piece.colour[0]}{piece.mask}" if piece else ""

    return "/".join(",".join(field(column + row) for column in _COLUMNS) for row in reversed(_ROWS))
