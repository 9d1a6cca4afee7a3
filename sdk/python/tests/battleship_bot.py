"""The bot that tests/transcripts/battleship.txt describes."""

from tulkas.battleship import Bot, Direction, Position, Ship, run


class SideBySide(Bot):
    def setup_field(self, ship_sizes):
        return [Ship(Position(0, 2 * i), Direction.HORIZONTAL, size) for i, size in enumerate(ship_sizes)]

    def next_shoot(self, target_map, previous_target, previous_result):
        free = target_map.free_positions()
        heard = f", {previous_target} {previous_result}" if previous_target else ""
        self.log(f"{len(free)} free{heard}")
        return free[0]


run(SideBySide)
