//! A bot for Ploy that captures the most valuable piece on offer, and otherwise plays at random.

use tulkas::ploy::{run, Bot, Kind, Move, Position};
use tulkas::Random;

struct Greedy {
    random: Random,
}

impl Bot for Greedy {
    fn get_move(&mut self, position: &Position, legal_moves: &[Move]) -> Move {
        // The kinds stand in the order of their worth, and nothing stands before all of them.
        let captured = |played: Move| -> Option<Kind> {
            let there = position.at(played.to).filter(|_| played.from != played.to);
            there.map(|piece| piece.kind())
        };
        let most = legal_moves
            .iter()
            .map(|&played| captured(played))
            .max()
            .unwrap();
        let best: Vec<Move> = legal_moves
            .iter()
            .copied()
            .filter(|&played| captured(played) == most)
            .collect();
        *self.random.choose(&best)
    }
}

fn main() {
    run(Greedy {
        random: Random::new(),
    });
}
