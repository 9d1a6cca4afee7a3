//! The bot that tests/transcripts/catan.txt describes.

use std::cmp::Reverse;
use tulkas::catan::{run, Bot, Move, Resource, Resources, View};

/// The first of the best; Iterator::max_by_key would give the last.
fn best<T: Clone>(items: &[T], worth: impl Fn(&T) -> i32) -> T {
    items.iter().min_by_key(|item| Reverse(worth(item))).unwrap().clone()
}

fn most(hand: &Resources) -> Resource {
    best(&Resource::ALL, |&resource| hand[resource])
}

fn least(hand: &Resources) -> Resource {
    best(&Resource::ALL, |&resource| -hand[resource])
}

struct Thrifty;

impl Bot for Thrifty {
    fn initial_placement(&mut self, view: &View, legal_moves: &[Move]) -> Move {
        if legal_moves[0].kind() == "road" {
            return legal_moves[0].clone();
        }
        let pips = |chosen: &Move| view.pips(chosen.places()[0]);
        let chosen = best(legal_moves, pips);
        tulkas::log(format!("{} pips", pips(&chosen)));
        chosen
    }

    fn take_turn(&mut self, view: &View, legal_moves: &[Move], offers_left: i32) -> Move {
        let me = view.me();
        let hand = me.hand.unwrap();
        tulkas::log(format!(
            "seat {}: {} points, {} cards, {} roads",
            view.seat,
            me.points,
            me.hand_size,
            me.roads.len()
        ));
        if offers_left == 20 && hand[most(&hand)] > 1 {
            let partner = (view.seat + 1) % view.players.len();
            return Move::offer(partner, Resources::one(most(&hand)), Resources::one(least(&hand)));
        }
        legal_moves[legal_moves.len() - 1].clone()
    }

    fn discard(&mut self, view: &View, count: i32) -> Move {
        let mut left = view.me().hand.unwrap();
        let mut chosen = Resources::default();
        for _ in 0..count {
            let resource = most(&left);
            left[resource] -= 1;
            chosen[resource] += 1;
        }
        Move::discard(chosen)
    }

    fn move_robber(&mut self, view: &View, legal_moves: &[Move]) -> Move {
        tulkas::log(format!("from {}", view.hex_at(view.robber).unwrap().terrain));
        legal_moves[legal_moves.len() - 1].clone()
    }

    fn steal(&mut self, view: &View, legal_moves: &[Move]) -> Move {
        let victim = |chosen: &Move| chosen.arguments().next().unwrap().parse::<usize>().unwrap();
        best(legal_moves, |chosen| view.players[victim(chosen)].hand_size)
    }

    fn choose_resource(&mut self, view: &View, _legal_moves: &[Move]) -> Move {
        Move::choose(least(&view.me().hand.unwrap()))
    }

    fn answer_trade(&mut self, view: &View, legal_moves: &[Move]) -> Move {
        let offer = view.offer.as_ref().unwrap();
        tulkas::log(format!("offer of player {}", offer.player));
        let gains = offer.give.total() > offer.take.total();
        legal_moves[if gains { 0 } else { legal_moves.len() - 1 }].clone()
    }
}

fn main() {
    run(Thrifty);
}
