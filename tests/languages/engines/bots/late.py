"""Is late in the middle of the game."""

from tulkas import Bot, run


class Late(Bot):
    def take(self, heap):
        while 8 < heap < 16:
            pass
        return 1


run(Late)
