"""A heap of 21 stones: in turn, a player takes 1, 2 or 3; who takes the last wins. One that is late takes one."""

from tulkas.engine import BotError, BotTimeout, DuelEngine, run


class Heap(DuelEngine):
    heap = 21

    def prepare(self):
        if "heap" in self.start.options:
            self.heap = self.start.options["heap"]
            self.log_to_all(f"seed {self.start.seed} on {self.start.map.strip()}, {self.start.options['last']}")

    def turn(self, bot):
        taken = self.ask(bot)
        if taken not in (1, 2, 3) or taken > self.heap:
            raise BotError(bot.seat, f"cannot take {taken}")
        self.heap -= taken
        self.log_to_all(f"{self.heap} are left")
        if self.heap > 0:
            return None
        # What shines is counted.
        shines = self.start.options.get("last") == "shines"
        return self.scores([3 if own is bot else 1 for own in self.bots]) if shines else self.win(bot)

    def ask(self, bot):
        try:
            return bot.call("take", heap=self.heap)
        except BotTimeout:
            bot.log("too late")
            return 1


run(Heap)
