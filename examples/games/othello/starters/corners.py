"""Takes a corner if it can, keeps away from the squares diagonally beside them, and else plays the first move."""

from tulkas import Bot, run

CORNERS = {"a1", "h1", "a8", "h8"}
GIVE_CORNERS_AWAY = {"b2", "g2", "b7", "g7"}


class Corners(Bot):
    def move(self, board, colour, moves):
        return max(moves, key=lambda move: (move in CORNERS) - (move in GIVE_CORNERS_AWAY))


run(Corners)
