"""Takes the whole of the largest heap."""

from tulkas import Bot, run


class Greedy(Bot):
    def take(self, heaps):
        largest = heaps.index(max(heaps))
        return {"heap": largest, "stones": heaps[largest]}


run(Greedy)
