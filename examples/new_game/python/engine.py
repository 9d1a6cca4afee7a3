"""The engine: it knows the rules, and asks the players."""

from tulkas.engine import BotError, DuelEngine, run


class Game(DuelEngine):
    def prepare(self):
        self.squares = self.start.options["squares"]
        self.at = 0

    def turn(self, bot):
        moves = [step for step in (1, 2, 3) if self.at + step <= self.squares]
        self.show({"at": self.at, "squares": self.squares, "turn": bot.seat, "moves": moves})
        step = bot.call("step", at=self.at, squares=self.squares, moves=moves)
        if type(step) is not int or step not in moves:
            raise BotError(bot.seat, f"{step} is not one of the moves {moves}")
        self.at += step
        if self.at == self.squares:
            self.show({"at": self.at, "squares": self.squares, "turn": bot.seat, "moves": []})
            return self.win(bot)


run(Game)
