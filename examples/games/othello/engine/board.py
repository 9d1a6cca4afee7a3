"""The rules of Othello on two sets of squares, one for each colour: bit 0 is a1, bit 1 is b1, bit 8 is a2, bit 63 is h8."""

from dataclasses import dataclass, replace

BLACK, WHITE = 0, 1
COLOURS = ("black", "white")

ALL = (1 << 64) - 1
# No line of discs goes from one edge of the board around to the other: columns b to g.
MIDDLE = 0x7E7E7E7E7E7E7E7E
# To the next square in a row, in a column and in both diagonals, and which discs a line in that direction may cross.
LINES = ((1, MIDDLE), (8, ALL), (7, MIDDLE), (9, MIDDLE))


def name_of(square):
    return "abcdefgh"[square % 8] + "12345678"[square // 8]


def square_of(name):
    return "abcdefgh".index(name[0]) + 8 * "12345678".index(name[1])


def squares_in(bits):
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def legal_moves(own, other):
    """The empty squares from which a line of the other's discs leads to an own one."""
    found = 0
    for step, crossed in LINES:
        crossed &= other
        up = own << step & crossed
        down = own >> step & crossed
        for _ in range(5):  # a line has at most six discs between its ends
            up |= up << step & crossed
            down |= down >> step & crossed
        found |= up << step | down >> step
    return found & ~(own | other) & ALL


def turned_by(own, other, square):
    """The other's discs that a disc on this square turns."""
    disc = 1 << square
    turned = 0
    for step, crossed in LINES:
        crossed &= other
        up = disc << step & crossed
        down = disc >> step & crossed
        for _ in range(5):
            up |= up << step & crossed
            down |= down >> step & crossed
        if up << step & own:
            turned |= up
        if down >> step & own:
            turned |= down
    return turned


@dataclass(frozen=True)
class Position:
    """The discs of black and of white, and whose turn it is: that player has a move, or the game is over."""

    discs: tuple[int, int] = (1 << square_of("e4") | 1 << square_of("d5"), 1 << square_of("d4") | 1 << square_of("e5"))
    turn: int = BLACK

    def in_turn(self):
        """The discs of the player whose turn it is, and the other's."""
        return self.discs[self.turn], self.discs[1 - self.turn]

    def moves(self):
        return [name_of(square) for square in squares_in(legal_moves(*self.in_turn()))]

    def turned_by(self, move):
        return [name_of(square) for square in squares_in(turned_by(*self.in_turn(), square_of(move)))]

    def is_over(self):
        return not legal_moves(*self.in_turn())

    def after(self, move):
        """A legal move, and a pass of the other player if it leaves them none."""
        own, other = self.in_turn()
        turned = turned_by(own, other, square_of(move))
        own, other = own | turned | 1 << square_of(move), other & ~turned
        played = Position((own, other) if self.turn == BLACK else (other, own), 1 - self.turn)
        return replace(played, turn=self.turn) if played.is_over() else played

    def counts(self):
        return [discs.bit_count() for discs in self.discs]

    def rows(self):
        """From row 1 to row 8: X is black, O is white."""
        black, white = self.discs
        squares = ["X" if black >> i & 1 else "O" if white >> i & 1 else "." for i in range(64)]
        return ["".join(squares[row : row + 8]) for row in range(0, 64, 8)]
