"""The bot that tests/transcripts/martian_chess.txt describes."""

from tulkas.martian_chess import Bot, run


class MostPoints(Bot):
    def get_action(self, position, legal_moves, previous_move):
        first, second = position.scores
        before = f"{previous_move} before" if previous_move else "nothing before"
        self.log(f"player {position.to_move}, {first}:{second}, {position.quiet_plies} quiet plies, {before}")
        return max(legal_moves, key=position.points_of)


run(MostPoints)
