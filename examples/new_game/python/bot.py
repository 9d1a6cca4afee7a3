"""A bot: it gets the params of a question by name, and returns the answer."""

from tulkas import Bot, run


class First(Bot):
    def step(self, at, squares, moves):
        return moves[0]


run(First)
