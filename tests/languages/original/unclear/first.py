from tulkas import Bot, run


class First(Bot):
    def play(self, hand):
        return hand[0]


run(First)
