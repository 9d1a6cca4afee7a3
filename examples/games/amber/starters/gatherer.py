"""One ship gathers until its hold is full, goes home, and starts again."""

from tulkas import Bot, run


class Gatherer(Bot):
    def orders(self, turn, you, rules, fleets, sea):
        # The sea is a list of rows; the one in front is in the north. East of the last column is the first.
        mine, width, height = fleets[you], len(sea[0]), len(sea)
        orders = {}
        for ship in mine["ships"]:
            goal = mine["harbours"][0] if ship["amber"] == rules["hold"] else self.best_place(ship, sea)
            # An order is "stay", "north", "east", "south", "west" or "depot".
            if ship["x"] != goal["x"]:
                orders[str(ship["id"])] = "east" if (goal["x"] - ship["x"]) % width <= width // 2 else "west"
            elif ship["y"] != goal["y"]:
                orders[str(ship["id"])] = "south" if (goal["y"] - ship["y"]) % height <= height // 2 else "north"
        # {"base": "build"} would build one more ship.
        return orders

    def best_place(self, ship, sea):
        def value(place):
            way = abs(place["x"] - ship["x"]) + abs(place["y"] - ship["y"])
            return sea[place["y"]][place["x"]] / (way + 3)

        return max(({"x": x, "y": y} for y, row in enumerate(sea) for x in range(len(row))), key=value)


run(Gatherer)
