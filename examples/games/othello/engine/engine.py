"""Othello: two players enclose each other's discs, which turns them; the player with more discs at the end wins."""

import random

from board import BLACK, COLOURS, WHITE, Position
from tulkas.engine import BotError, MatchEngine, MatchResult, run


class Othello(MatchEngine):
    def play(self):
        """Seat 0 is black, whoever has the first turn after the opening."""
        self.position = Position()
        self.last = self.passed = None
        self.turned = []
        self.play_opening()
        while not self.position.is_over():
            self.show(self.view())
            bot = self.bots[self.position.turn]
            self.move(self.ask(bot))
        self.show(self.view())
        return self.result()

    def play_opening(self):
        """An opening is its name and its moves: Tiger: c4 e3 f6 e6 f5."""
        self.opening, _, moves = (self.start.position or "Standard:").strip().partition(":")
        for move in moves.split():
            self.move(move)
        chance = random.Random(self.start.seed)
        for _ in range(self.start.options.get("random_moves", 0)):
            if not self.position.is_over():
                self.move(chance.choice(self.position.moves()))

    def ask(self, bot):
        position = self.position
        moves = position.moves()
        move = bot.call("move", board=position.rows(), colour=COLOURS[position.turn], moves=moves)
        if move not in moves:
            raise BotError(bot.seat, f"{move} is not a legal move; legal are {', '.join(moves)}")
        return move

    def move(self, move):
        mover = self.position.turn
        self.last, self.turned = move, self.position.turned_by(move)
        self.position = self.position.after(move)
        passes = self.position.turn == mover and not self.position.is_over()
        self.passed = COLOURS[1 - mover] if passes else None
        if passes:
            self.log_to_bots(f"{self.passed} has no move and passes")

    def view(self):
        """What the viewer shows; it knows no rules of its own."""
        position = self.position
        return {
            "board": position.rows(),
            "turn": None if position.is_over() else COLOURS[position.turn],
            "moves": {move: position.turned_by(move) for move in position.moves()},
            "discs": dict(zip(COLOURS, position.counts())),
            "last": self.last,
            "turned": self.turned,
            "passed": self.passed,
            "opening": self.opening,
        }

    def result(self):
        black, white = self.position.counts()
        self.log_to_all(f"black {black}, white {white}")
        if black == white:
            return MatchResult.DRAW
        return MatchResult.win(BLACK if black > white else WHITE)


run(Othello)
