"""A race to 21: the bots add 1, 2 or 3 in turn; who comes to 21 wins. A bot that is late adds nothing."""
from tulkas.engine import BotError, BotTimeout, MatchEngine, MatchResult, run


class Race(MatchEngine):
    def play(self):
        sum, turn = 0, 0
        while sum < 21:
            sum += self.ask(turn, sum)
            self.log_to_all(f"the sum is {sum}")
            turn = 1 - turn
        return MatchResult.win(1 - turn)

    def ask(self, turn, sum):
        try:
            added = self.bots[turn].call("add", sum=sum)
        except BotTimeout:
            self.bots[turn].log("too late")
            return 0
        if added not in (1, 2, 3):
            raise BotError(turn, f"added {added}")
        return added


run(Race)
