//! A bot for Catan that builds whatever it can, where the dice pay most.
//!
//! It settles where the most rolls bring a card, turns settlements into cities, and trades with the bank what it has too
//! much of. It never trades with players.

use tulkas::catan::{run, Bot, Move, Resource, Resources, View};

/// What to do first, if one may.
const ORDER: [&str; 8] = ["roll", "city", "settlement", "buy", "road", "play", "bank", "end"];

struct Builder;

impl Bot for Builder {
    fn initial_placement(&mut self, view: &View, legal_moves: &[Move]) -> Move {
        best(legal_moves, |chosen| pips(view, chosen))
    }

    fn take_turn(&mut self, view: &View, legal_moves: &[Move], _offers_left: i32) -> Move {
        let rank = |chosen: &Move| ORDER.iter().position(|&kind| kind == chosen.kind());
        let first = legal_moves.iter().filter_map(rank).min();
        let moves: Vec<Move> = legal_moves.iter().filter(|chosen| rank(chosen) == first).cloned().collect();
        best(&moves, |chosen| pips(view, chosen))
    }

    fn discard(&mut self, view: &View, count: i32) -> Move {
        let mut left = view.me().hand.unwrap();
        let mut chosen = Resources::default();
        for _ in 0..count {
            let most = best(&Resource::ALL, |&kind| left[kind]);
            left[most] -= 1;
            chosen[most] += 1;
        }
        Move::discard(chosen)
    }

    /// Where it is no loss of one's own, and the others' is greatest.
    fn move_robber(&mut self, view: &View, legal_moves: &[Move]) -> Move {
        best(legal_moves, |chosen| {
            let nodes: Vec<_> = chosen.places()[0].nodes().collect();
            let loss = |seat: usize| {
                let player = &view.players[seat];
                let sites = player.settlements.iter().chain(&player.cities);
                let there = sites.filter(|site| nodes.contains(site)).count() as i32;
                there * if seat == view.seat { -10 } else { 1 }
            };
            (0..view.players.len()).map(loss).sum()
        })
    }

    fn steal(&mut self, _view: &View, legal_moves: &[Move]) -> Move {
        legal_moves[0].clone()
    }

    /// What the bank has most of: it can always give that.
    fn choose_resource(&mut self, view: &View, _legal_moves: &[Move]) -> Move {
        Move::choose(best(&Resource::ALL, |&kind| view.bank[kind]))
    }
}

/// Of the places that a move names.
fn pips(view: &View, chosen: &Move) -> i32 {
    chosen.places().into_iter().map(|place| view.pips(place)).sum()
}

fn best<T: Clone>(items: &[T], worth: impl Fn(&T) -> i32) -> T {
    items.iter().max_by_key(|item| worth(item)).unwrap().clone()
}

fn main() {
    run(Builder);
}
