//! The bot that tests/transcripts/martian_chess.txt describes.

use tulkas::martian_chess::{run, Bot, Move, Position};

struct MostPoints;

impl Bot for MostPoints {
    fn get_action(&mut self, position: &Position, legal_moves: &[Move], previous_move: Option<Move>) -> Move {
        let before = previous_move.map_or("nothing".to_string(), |played| played.to_string());
        let [first, second] = position.scores;
        let Position { to_move, quiet_plies, .. } = position;
        tulkas::log(format!("player {to_move}, {first}:{second}, {quiet_plies} quiet plies, {before} before"));
        // The last of the best counts as the maximum, so the list is looked at from its end.
        *legal_moves.iter().rev().max_by_key(|&&played| position.points_of(played)).unwrap()
    }
}

fn main() {
    run(MostPoints);
}
