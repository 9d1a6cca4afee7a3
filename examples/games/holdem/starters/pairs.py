"""Raises with a pair or better, calls small bets, and folds to large ones."""

from tulkas import Bot, run


class Pairs(Bot):
    def act(self, cards, board, pot, to_call, min_raise, max_raise, **_):
        ranks = [card[0] for card in board]
        has_pair = cards[0][0] == cards[1][0] or any(card[0] in ranks for card in cards)
        if has_pair and min_raise > 0:
            return f"raise {max(min_raise, min(pot, max_raise))}"
        if to_call == 0:
            return "check"
        return "call" if has_pair or to_call * 4 <= pot else "fold"


run(Pairs)
