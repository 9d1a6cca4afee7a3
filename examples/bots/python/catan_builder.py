"""A bot for Catan that builds whatever it can, where the dice pay most.

It settles where the most rolls bring a card, turns settlements into cities, and trades with the bank what it
has too much of. It never trades with players.
"""

from tulkas.catan import RESOURCES, Bot, discard, run

# What to do first, if one may.
ORDER = ("roll", "city", "settlement", "buy", "road", "play", "bank", "end")


class Builder(Bot):
    def best(self, view, moves):
        """Of moves that name a place, the one with the most pips; else the first."""
        return max(moves, key=lambda move: sum(view.pips(place) for place in move.places))

    def initial_placement(self, view, legal_moves):
        return self.best(view, legal_moves)

    def take_turn(self, view, legal_moves, offers_left):
        kind = min((move.kind for move in legal_moves), key=ORDER.index)
        moves = [move for move in legal_moves if move.kind == kind]
        return self.best(view, moves) if kind in ("city", "settlement", "road") else moves[0]

    def discard(self, view, count):
        left, chosen = dict(view.me.hand), dict.fromkeys(RESOURCES, 0)
        for _ in range(count):
            most = max(RESOURCES, key=left.get)
            left[most] -= 1
            chosen[most] += 1
        return discard(chosen)

    def move_robber(self, view, legal_moves):
        """Where it is no loss of one's own, and the others' is greatest."""

        def harm(move):
            nodes = move.places[0].nodes()
            sites = [(i, at) for i, player in enumerate(view.players) for at in player.settlements + player.cities]
            return sum(1 if i != view.seat else -10 for i, at in sites if at in nodes)

        return max(legal_moves, key=harm)

    def steal(self, view, legal_moves):
        return legal_moves[0]

    def choose_resource(self, view, legal_moves):
        """What the bank has most of: it can always give that."""
        return f"choose:{max(RESOURCES, key=view.bank.get)}"


run(Builder)
