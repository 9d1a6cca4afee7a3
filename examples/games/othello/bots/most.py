"""Turns as many discs as possible, which beginners do and which is rarely best."""

from tulkas import Bot, run

DIRECTIONS = [(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1) if right or down]


class Most(Bot):
    def move(self, board, colour, moves):
        own = "X" if colour == "black" else "O"
        return max(moves, key=lambda move: discs_turned(board, own, move))


def discs_turned(board, own, move):
    column, row = "abcdefgh".index(move[0]), int(move[1]) - 1
    return sum(turned_in_line(board, own, column, row, *direction) for direction in DIRECTIONS)


def turned_in_line(board, own, column, row, right, down):
    count = 0
    while True:
        column, row = column + right, row + down
        if not (0 <= column < 8 and 0 <= row < 8) or board[row][column] == ".":
            return 0
        if board[row][column] == own:
            return count
        count += 1


run(Most)
