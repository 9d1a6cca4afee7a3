from tulkas import Bot, run


class Halver(Bot):
    """Guesses the middle; plain classes are objects with their fields."""

    def next(self, range, before, notes):
        assert set(range) == {"low", "high_end"}, range
        assert all(set(guess) == {"name", "value"} for guess in before), before
        return {"name": "halver", "value": (range["low"] + range["high_end"]) // 2}


run(Halver)
