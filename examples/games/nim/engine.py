"""Nim: some heaps of stones. In turn, a player takes as many as they like from one heap; who takes the last wins."""

from tulkas.engine import BotError, BotTimeout, DuelEngine, run


class Nim(DuelEngine):
    def prepare(self):
        self.heaps = [3, 5, 7]
        self.late = set()  # the bots that were late once: who is late twice has lost

    def turn(self, bot):
        heap, stones = self.ask(bot)
        self.heaps[heap] -= stones
        self.log_to_bots(f"{bot.name} took {stones}, {self.heaps} are left")
        if not any(self.heaps):
            return self.win(bot)

    def ask(self, bot):
        try:
            answer = bot.call("take", heaps=self.heaps)
        except BotTimeout:
            if bot in self.late:
                raise
            self.late.add(bot)
            bot.log("too late: one stone is taken for you; the next time you lose")
            return next(i for i, heap in enumerate(self.heaps) if heap), 1
        return self.checked(bot, answer)

    def checked(self, bot, answer):
        """Bots can answer anything."""
        match answer:
            case {"heap": int(heap), "stones": int(stones)} if 0 <= heap < len(self.heaps):
                if 1 <= stones <= self.heaps[heap]:
                    return heap, stones
        raise BotError(bot.seat, f"{answer} is no move with {self.heaps}")


run(Nim)
