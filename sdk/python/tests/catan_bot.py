"""The bot that tests/transcripts/catan.txt describes."""

from tulkas.catan import RESOURCES, Bot, discard, offer, run


class Thrifty(Bot):
    def initial_placement(self, view, legal_moves):
        if legal_moves[0].kind == "road":
            return legal_moves[0]
        best = max(legal_moves, key=lambda move: view.pips(move.places[0]))
        self.log(f"{view.pips(best.places[0])} pips")
        return best

    def take_turn(self, view, legal_moves, offers_left):
        me = view.me
        self.log(f"seat {view.seat}: {me.points} points, {me.hand_size} cards, {len(me.roads)} roads")
        most, least = self.most(me.hand), self.least(me.hand)
        if offers_left == 20 and me.hand[most] > 1:
            return offer((view.seat + 1) % len(view.players), {most: 1}, {least: 1})
        return legal_moves[-1]

    def discard(self, view, count):
        left, chosen = dict(view.me.hand), dict.fromkeys(RESOURCES, 0)
        for _ in range(count):
            kind = self.most(left)
            left[kind] -= 1
            chosen[kind] += 1
        return discard(chosen)

    def move_robber(self, view, legal_moves):
        self.log(f"from {view.hexes[view.robber].terrain}")
        return legal_moves[-1]

    def steal(self, view, legal_moves):
        return max(legal_moves, key=lambda move: view.players[int(move.arguments[0])].hand_size)

    def choose_resource(self, view, legal_moves):
        return f"choose:{self.least(view.me.hand)}"

    def answer_trade(self, view, legal_moves):
        gains = sum(view.offer.give.values()) > sum(view.offer.take.values())
        self.log(f"offer of player {view.offer.player}")
        return legal_moves[0 if gains else -1]

    @staticmethod
    def most(hand):
        return max(RESOURCES, key=hand.get)

    @staticmethod
    def least(hand):
        return min(RESOURCES, key=hand.get)


run(Thrifty)
