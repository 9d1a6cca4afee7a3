"""Goes where the fewest ways lead on from, as H. C. von Warnsdorff advised in 1823."""

from tulkas import Bot, run

JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


class Warnsdorff(Bot):
    def next_square(self, visited, choices):
        return min(choices, key=lambda square: ways_on(square, visited))


def ways_on(square, visited):
    column, row = ord(square[0]), ord(square[1])
    squares = [chr(column + right) + chr(row + up) for right, up in JUMPS]
    return sum("a" <= to[0] <= "h" and "1" <= to[1] <= "8" and to not in visited for to in squares)


run(Warnsdorff)
