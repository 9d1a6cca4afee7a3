//! Random numbers, for bots that need no better ones than most.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// A generator (SplitMix64), different in every program unless it is given a seed.
#[derive(Debug, Clone)]
pub struct Random {
    state: u64,
}

impl Random {
    pub fn new() -> Random {
        Random::with_seed(RandomState::new().build_hasher().finish()) // which the system makes anew each time
    }

    pub fn with_seed(seed: u64) -> Random {
        Random { state: seed }
    }

    pub fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number from 0 up to, but without, the bound, which must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// One of the items, of which there must be some.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

impl Default for Random {
    fn default() -> Random {
        Random::new()
    }
}
