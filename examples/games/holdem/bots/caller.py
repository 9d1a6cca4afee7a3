"""Stays in every hand and never raises: it pays off good cards, and cannot be bluffed."""

from tulkas import Bot, run


class Caller(Bot):
    def act(self, to_call, **_):
        return "call" if to_call > 0 else "check"


run(Caller)
