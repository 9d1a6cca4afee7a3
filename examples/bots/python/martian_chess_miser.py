"""A bot for Martian Chess that is mean: it captures what it can, and is loath to give its pieces away.

A piece that crosses the border belongs to the opponent from then on, so a move is worth what it captures
less a little for what it hands over.
"""

from tulkas.martian_chess import Bot, run


class Miser(Bot):
    def get_action(self, position, legal_moves, previous_move):
        def worth(move):
            given_away = position[move.start] if move.crosses else 0
            return 10 * position.points_of(move) - given_away

        return max(legal_moves, key=worth)


run(Miser)
