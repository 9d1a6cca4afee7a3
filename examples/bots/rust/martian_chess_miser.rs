//! A bot for Martian Chess that is mean: it captures what it can, and is loath to give its pieces away.
//!
//! A piece that crosses the border belongs to the opponent from then on, so a move is worth what it captures less a
//! little for what it hands over.

use tulkas::martian_chess::{run, Bot, Move, Position};

struct Miser;

impl Bot for Miser {
    fn get_action(
        &mut self,
        position: &Position,
        legal_moves: &[Move],
        _previous_move: Option<Move>,
    ) -> Move {
        *legal_moves
            .iter()
            .max_by_key(|&&played| worth(position, played))
            .unwrap()
    }
}

fn worth(position: &Position, played: Move) -> i32 {
    let given_away = if played.crosses() {
        position.at(played.from).points()
    } else {
        0
    };
    10 * position.points_of(played) - given_away
}

fn main() {
    run(Miser);
}
