"""A bot for Ploy that captures the most valuable piece on offer, and otherwise plays at random."""

import random

from tulkas.ploy import Bot, run

POINTS = {"commander": 4, "lance": 3, "probe": 2, "shield": 1}


class Greedy(Bot):
    def get_move(self, position, legal_moves):
        def captured(move):
            piece = position[move.end]
            return POINTS[piece.kind] if piece and move.start != move.end else 0

        most = max(map(captured, legal_moves))
        return random.choice([move for move in legal_moves if captured(move) == most])


run(Greedy)
