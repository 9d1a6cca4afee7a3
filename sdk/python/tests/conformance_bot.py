"""The bot that tests/transcripts/bot.txt describes."""

import tulkas


class ConformanceBot(tulkas.Bot):
    calls = 0

    def answer(self, method, params):
        self.calls += 1
        return super().answer(method, params)

    def echo(self, value):
        return value

    def time(self):
        time = self.time_given()
        return {"call_us": microseconds(time.call), "game_us": microseconds(time.game)}

    def note(self, text):
        self.log(text)

    def print(self, text):
        print(text, flush=True)

    def fail(self, text):
        raise RuntimeError(text)

    def count(self):
        return self.calls


def microseconds(seconds):
    return None if seconds == float("inf") else round(seconds * 1e6)


tulkas.run(ConformanceBot)
