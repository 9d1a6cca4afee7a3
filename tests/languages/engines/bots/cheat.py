"""Takes everything."""

from tulkas import Bot, run


class Cheat(Bot):
    def take(self, heap):
        return heap


run(Cheat)
