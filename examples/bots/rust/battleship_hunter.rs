//! A bot for Battleship that shoots at random until it hits, and then around the hit until the ship is sunk.
//!
//! It keeps nothing from one call to the next: the map tells all.

use tulkas::battleship::{random_setup, run, Bot, Position, Ship, ShootResult, TargetMap};
use tulkas::Random;

struct Hunter {
    random: Random,
}

impl Bot for Hunter {
    fn setup_field(&mut self, ship_sizes: &[i32]) -> Vec<Ship> {
        random_setup(ship_sizes, &mut self.random)
    }

    fn next_shoot(
        &mut self,
        map: &TargetMap,
        _: Option<Position>,
        _: Option<ShootResult>,
    ) -> Position {
        let is_hit =
            |square: Position| square.is_on_grid() && map.at(square) == Some(ShootResult::Hit);
        let is_near = |square: Position| square.neighbours().any(is_hit);
        let is_in_line = |square: Position| {
            square
                .neighbours()
                .any(|beside| is_hit(beside) && is_hit(beyond(square, beside)))
        };

        let free = map.free_positions();
        let near: Vec<Position> = free
            .iter()
            .copied()
            .filter(|&square| is_near(square))
            .collect();
        let in_line: Vec<Position> = free
            .iter()
            .copied()
            .filter(|&square| is_in_line(square))
            .collect();
        let targets = [&in_line, &near, &free]
            .into_iter()
            .find(|squares| !squares.is_empty())
            .unwrap();
        *self.random.choose(targets)
    }
}

/// The square on the other side of the hit: two hits in a row show how the ship lies.
fn beyond(square: Position, hit: Position) -> Position {
    Position::new(2 * hit.column - square.column, 2 * hit.row - square.row)
}

fn main() {
    run(Hunter {
        random: Random::new(),
    });
}
