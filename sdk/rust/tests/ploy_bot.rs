//! The bot that tests/transcripts/ploy.txt describes.

use tulkas::ploy::{list_moves, run, Bot, Move, Position};

struct LastMove;

impl Bot for LastMove {
    fn get_move(&mut self, position: &Position, legal_moves: &[Move]) -> Move {
        let found = list_moves(position).len();
        tulkas::log(format!("{} moves given, {} found for {}", legal_moves.len(), found, position.to_move()));
        legal_moves[legal_moves.len() - 1]
    }
}

fn main() {
    run(LastMove);
}
