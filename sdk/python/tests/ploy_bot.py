"""The bot that tests/transcripts/ploy.txt describes."""

from tulkas.ploy import Bot, list_moves, run


class LastMove(Bot):
    def get_move(self, position, legal_moves):
        found = len(list_moves(position))
        self.log(f"{len(legal_moves)} moves given, {found} found for {position.to_move}")
        return legal_moves[-1]


run(LastMove)
