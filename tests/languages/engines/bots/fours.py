"""Leaves a multiple of four, if it can."""

from tulkas import Bot, run


class Fours(Bot):
    def take(self, heap):
        return heap % 4 or 1


run(Fours)
