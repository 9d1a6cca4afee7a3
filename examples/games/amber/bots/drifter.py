"""Three ships that drift to the best square beside them, and go home when they are half full."""

from tulkas import Bot, run

STEPS = {"stay": (0, 0), "north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Drifter(Bot):
    def orders(self, turn, you, rules, fleets, sea):
        mine = fleets[you]
        height, width = len(sea), len(sea[0])
        base = mine["harbours"][0]["x"], mine["harbours"][0]["y"]
        orders = {"base": "build"} if len(mine["ships"]) < 3 and turn < rules["turns"] // 3 else {}
        taken = {(ship["x"], ship["y"]) for ship in mine["ships"]}

        def way_home(place):
            right, down = abs(place[0] - base[0]), abs(place[1] - base[1])
            return min(right, width - right) + min(down, height - down)

        for ship in mine["ships"]:
            here = ship["x"], ship["y"]
            places = {step: ((here[0] + right) % width, (here[1] + down) % height) for step, (right, down) in STEPS.items()}
            is_half_full = ship["amber"] * 2 >= rules["hold"]

            def cost(step):
                x, y = places[step]
                is_crowded = (x, y) in taken and (x, y) not in (here, base)
                # To move takes a turn: what is here counts double.
                return is_crowded, way_home((x, y)) if is_half_full else -sea[y][x] * (1 + (step == "stay"))

            order = min(STEPS, key=cost)
            orders[str(ship["id"])] = order
            taken.add(places[order])
        return orders


run(Drifter)
