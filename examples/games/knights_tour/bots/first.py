"""Goes to the first square on offer, and does not get far."""

from tulkas import Bot, run


class First(Bot):
    def next_square(self, visited, choices):
        return choices[0]


run(First)
