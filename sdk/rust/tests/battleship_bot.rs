//! The bot that tests/transcripts/battleship.txt describes.

use tulkas::battleship::{run, Bot, Direction, Position, Ship, ShootResult, TargetMap};

struct SideBySide;

impl Bot for SideBySide {
    fn setup_field(&mut self, ship_sizes: &[i32]) -> Vec<Ship> {
        let rows = (0..).step_by(2);
        let ship = |(row, &size)| Ship { position: Position::new(0, row), direction: Direction::Horizontal, size };
        rows.zip(ship_sizes).map(ship).collect()
    }

    fn next_shoot(&mut self, map: &TargetMap, target: Option<Position>, result: Option<ShootResult>) -> Position {
        let free = map.free_positions();
        let heard = match (target, result) {
            (Some(target), Some(result)) => format!(", {} {}", target, result),
            _ => String::new(),
        };
        tulkas::log(format!("{} free{}", free.len(), heard));
        free[0]
    }
}

fn main() {
    run(SideBySide);
}
