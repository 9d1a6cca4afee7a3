"""Does not bump into anything, and keeps away from squares that a longer snake can reach."""

from tulkas import Bot, run

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


def around(x, y):
    return [(x + right, y + up) for right, up in STEPS.values()]


class Careful(Bot):
    def move(self, game, turn, board, you, moves):
        # Points are {"x": 3, "y": 5}; (0, 0) is the lower left corner. A body begins with its head.
        taken = {(part["x"], part["y"]) for snake in board["snakes"] for part in snake["body"][:-1]}
        danger = {
            place
            for snake in board["snakes"]
            if snake["id"] != you["id"] and snake["length"] >= you["length"]
            for place in around(snake["head"]["x"], snake["head"]["y"])
        }

        def cost(move):
            place = you["head"]["x"] + STEPS[move][0], you["head"]["y"] + STEPS[move][1]
            is_on_board = 0 <= place[0] < board["width"] and 0 <= place[1] < board["height"]
            return (not is_on_board or place in taken), place in danger

        return min(moves, key=cost)


run(Careful)
