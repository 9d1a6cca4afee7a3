//! Bots and engines for the Tulkas arena.
//!
//! The built-in games have modules of their own, such as [`ploy`], with the trait of a bot for that game, its types, and
//! a function `run`. For any other game implement [`Bot`] and call [`run`].
//!
//! What a bot prints goes to its log, like what it gives to [`log`]. A panic is reported and ends the game: the bot has
//! lost it.

mod base64;
mod bot;
mod channel;
mod json;
mod json_reader;
mod json_writer;
mod message;
mod notation;
mod random;
mod time;

pub mod battleship;
pub mod catan;
pub mod engine;
pub mod martian_chess;
pub mod notes;
pub mod ploy;

pub use bot::{log, run, time_given, time_left, Bot, Error};
pub use json::{FromJson, Json, JsonError};
pub use notation::ParseError;
pub use random::Random;
pub use time::TimeLeft;
