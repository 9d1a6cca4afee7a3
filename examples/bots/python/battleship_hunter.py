"""A bot for Battleship that shoots at random until it hits, and then around the hit until the ship is sunk.

It keeps nothing from one call to the next: the map tells all.
"""

import random

from tulkas.battleship import Bot, Position, ShootResult, neighbours, random_setup, run


class Hunter(Bot):
    def setup_field(self, ship_sizes):
        return random_setup(ship_sizes)

    def next_shoot(self, target_map, previous_target, previous_result):
        def is_hit(square):
            return square.is_on_grid() and target_map[square] == ShootResult.HIT

        free = target_map.free_positions()
        near = [(square, hit) for square in free for hit in neighbours(square) if is_hit(hit)]
        in_line = [(square, hit) for square, hit in near if is_hit(beyond(square, hit))]
        targets = [square for square, _ in in_line or near] or free
        return random.choice(targets)


def beyond(square, hit):
    """The square on the other side of the hit: two hits in a row show how the ship lies."""
    return Position(2 * hit.column - square.column, 2 * hit.row - square.row)


run(Hunter)
