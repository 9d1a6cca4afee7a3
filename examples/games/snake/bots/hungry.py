"""Goes to the nearest food and does not bump into anything: it does not look further than one move."""

from tulkas import Bot, run

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


class Hungry(Bot):
    def move(self, game, turn, board, you, moves):
        taken = {(part["x"], part["y"]) for snake in board["snakes"] for part in snake["body"][:-1]}
        food = [(place["x"], place["y"]) for place in board["food"]]
        head = you["head"]["x"], you["head"]["y"]

        def cost(move):
            x, y = head[0] + STEPS[move][0], head[1] + STEPS[move][1]
            is_free = 0 <= x < board["width"] and 0 <= y < board["height"] and (x, y) not in taken
            return not is_free, min((abs(x - a) + abs(y - b) for a, b in food), default=0)

        return min(moves, key=cost)


run(Hungry)
