"""A bot as an author would write it."""

from tulkas import Bot, run


class One(Bot):
    def next(self, heap, turn):
        return 1


run(One)
