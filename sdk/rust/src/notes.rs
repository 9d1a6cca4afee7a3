//! What a bot shows of its thoughts beside the board: numbers, marks, arrows, words.
//!
//! They are lines of its log; docs/bots.md says how they look and what the viewer makes of them.

use crate::channel;

/// A number that is plotted over the game, such as the depth of a search.
pub fn report(name: &str, value: f64) {
    channel::log("SELF", &format!("#number {name} {value}"));
}

/// A place on the board, in the game's notation. Inks are green, red and blue.
pub fn mark(place: &str, ink: &str) {
    channel::log("SELF", &format!("#mark {place} {ink}"));
}

/// From one place to another.
pub fn arrow(from: &str, to: &str, ink: &str) {
    channel::log("SELF", &format!("#arrow {from} {to} {ink}"));
}

/// Some words at a place.
pub fn label(place: &str, words: &str) {
    channel::log("SELF", &format!("#label {place} {words}"));
}
