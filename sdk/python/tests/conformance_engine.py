"""The engine that tests/transcripts/engine.txt describes."""

from tulkas.engine import BotError, BotTimeout, MatchEngine, MatchResult, run


class ConformanceEngine(MatchEngine):
    was_late = False

    def play(self):
        if self.start.map == "together":
            return self.play_together()
        if self.start.position is not None:
            self.show({"position": self.start.position})
            self.show({"position": self.start.position}, ["yours", None])
        total = 0
        for turn in range(1, 5):
            bot = self.bots[(turn - 1) % 2]
            answer = self.ask(bot, turn)
            if turn == 1:
                self.log_to_all(f"A said {answer}")
            else:
                bot.log(f"you said {answer}")
            total += answer
        return MatchResult.DRAW if total == 0 else MatchResult.win(0 if total > 0 else 1)

    def play_together(self):
        answers = self.call_together([(bot, "move", {"turn": 0}) for bot in self.bots])
        for bot, answer in zip(self.bots, answers):
            bot.log("you were late" if isinstance(answer, BotTimeout) else f"you said {answer}")
        self.bots[0].eliminate()
        return MatchResult.DRAW

    def ask(self, bot, turn):
        try:
            answer = bot.call("move", turn=turn)
        except BotTimeout:
            if bot.seat == 0 or self.was_late:
                raise
            self.was_late = True
            return 0
        if not isinstance(answer, int):
            raise BotError(bot.seat, f"{answer!r} is not a number")
        return answer


run(ConformanceEngine)
