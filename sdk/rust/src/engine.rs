//! An engine: knows the rules of a game and plays it by calling the bots.
//!
//! ```no_run
//! use tulkas::engine::{run_duel, MatchResult};
//!
//! let mut heap = 21;
//! run_duel(|bot, _opponent| {
//!     let taken: i64 = bot.call("take", [("heap", heap.into())])?;
//!     if taken < 1 || taken > heap.min(3) {
//!         return Err(bot.error(format!("took {}", taken)));
//!     }
//!     heap -= taken;
//!     Ok(if heap == 0 { Some(MatchResult::win(bot)) } else { None })
//! });
//! ```
//!
//! A call gives [`Error::Timeout`] when no answer came in time, and [`Error::Bot`] when it is of another type. Who goes
//! on has forgiven it; who returns it lets that bot lose. [`Error::Engine`] is a failure of the engine: nobody has won
//! or lost.

use crate::bot::run_actor;
use crate::channel;
use crate::json::{FromJson, Json, JsonError};
use crate::message::{Kind, Message};
use std::fmt;
use std::sync::Mutex;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// A bot's failure: of which seat, and what it did.
    Bot { seat: usize, why: String },
    /// The bot of this seat did not answer in time.
    Timeout { seat: usize },
    /// The engine cannot go on.
    Engine(String),
    /// The game was ended from outside: nothing more is to be done, and nobody is to blame.
    Shutdown,
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(match self {
            Error::Bot { why, .. } | Error::Engine(why) => why,
            Error::Timeout { .. } => "no answer in time",
            Error::Shutdown => "the game was ended",
        })
    }
}

impl std::error::Error for Error {}

/// One bot, as the engine sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotProxy {
    pub seat: usize,
    /// BOT_A, BOT_B, or BOT_0, BOT_1, … of more than two.
    pub name: String,
}

impl BotProxy {
    fn all(seats: usize) -> Vec<BotProxy> {
        let name = |seat| if seats > 2 { format!("BOT_{}", seat) } else { format!("BOT_{}", ["A", "B"][seat]) };
        (0..seats).map(|seat| BotProxy { seat, name: name(seat) }).collect()
    }

    /// Waits for the answer.
    pub fn call<T: FromJson, const N: usize>(&self, method: &str, params: [(&str, Json); N]) -> Result<T, Error> {
        // The method stands in front: the handler looks for it there and reads no further.
        let call = Json::object([("method", method.into()), ("params", Json::object(params))]);
        channel::send("ProxyCall", &[self.name.as_bytes()], call.to_string().as_bytes());
        let answer = receive()?;
        match answer.kind {
            Kind::CallResult => Json::parse(&answer.data)
                .and_then(|value| value.to())
                .map_err(|error| self.error(format!("the answer to {}: {}", method, error))),
            Kind::BotTimeout => Err(Error::Timeout { seat: self.seat }),
            other => Err(Error::Engine(format!("a {:?} instead of the answer to {}", other, method))),
        }
    }

    /// What the engine returns when the bot broke a rule: it has lost.
    pub fn error(&self, why: impl Into<String>) -> Error {
        Error::Bot { seat: self.seat, why: why.into() }
    }

    /// To the bot's log.
    pub fn log(&self, text: impl AsRef<str>) {
        channel::log(&self.name, text.as_ref());
    }
}

/// To the logs of all bots.
pub fn log_to_bots(text: impl AsRef<str>) {
    channel::log("BOTS", text.as_ref());
}

/// To the logs of the engine and of all bots.
pub fn log_to_all(text: impl AsRef<str>) {
    channel::log("ALL", text.as_ref());
}

fn receive() -> Result<Message, Error> {
    match channel::receive() {
        Ok(Some(message)) if message.kind != Kind::ShutdownNotice => Ok(message),
        Ok(_) => Err(Error::Shutdown),
        Err(error) => Err(Error::Engine(error)),
    }
}

/// How a game for two ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchResult(String);

impl MatchResult {
    pub fn win(bot: &BotProxy) -> MatchResult {
        MatchResult(format!("{}_WIN", bot.name))
    }

    pub fn draw() -> MatchResult {
        MatchResult("DRAW".into())
    }
}

/// Plays a game for two.
pub fn run_match(play: impl FnOnce(&BotProxy, &BotProxy) -> Result<MatchResult, Error>) -> ! {
    run_engine(2, |bots| {
        let result = or_blame(bots, play(&bots[0], &bots[1]), |loser| MatchResult(format!("{}_ERROR", loser.name)))?;
        channel::send("MatchResult", &[result.0.as_bytes()], b"");
        Ok(())
    })
}

/// Plays a game for two in which they take turns. A turn is all that one bot does before it is the other's; it gives
/// the result when it ended the game. The first bot begins.
pub fn run_duel(mut turn: impl FnMut(&BotProxy, &BotProxy) -> Result<Option<MatchResult>, Error>) -> ! {
    run_match(|first, second| {
        let (mut active, mut waiting) = (first, second);
        loop {
            if let Some(result) = turn(active, waiting)? {
                return Ok(result);
            }
            std::mem::swap(&mut active, &mut waiting);
        }
    })
}

/// Plays a game for one, whose result is a whole number; a bot that fails gets 0.
pub fn run_challenge(maximum: Option<i64>, play: impl FnOnce(&BotProxy) -> Result<i64, Error>) -> ! {
    run_engine(1, |bots| {
        let points = or_blame(bots, play(&bots[0]), |_| 0)?;
        let maximum = Json::from(maximum).to_string();
        channel::send("ChallengeResult", &[points.to_string().as_bytes(), maximum.as_bytes()], b"");
        Ok(())
    })
}

/// Plays a game for more, with a score for each seat; a bot that fails gets 0, everybody else 1.
pub fn run_ranking(seats: usize, play: impl FnOnce(&[BotProxy]) -> Result<Vec<i64>, Error>) -> ! {
    run_engine(seats, |bots| {
        let others = |loser: &BotProxy| bots.iter().map(|bot| i64::from(bot != loser)).collect();
        let scores = or_blame(bots, play(bots), others)?;
        let list = scores.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        channel::send("RankingResult", &[list.as_bytes()], b"");
        Ok(())
    })
}

/// What the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know.
#[derive(Debug, Clone, PartialEq)]
pub struct Start {
    /// All chance of the game should come from it.
    pub seed: u64,
    /// An object: whole numbers by name, or words where there are choices.
    pub options: Json,
    /// A text, where the game has maps.
    pub map: Option<String>,
}

static START: Mutex<Option<Start>> = Mutex::new(None);

impl From<JsonError> for Error {
    fn from(error: JsonError) -> Error {
        Error::Engine(error.to_string())
    }
}

impl Start {
    /// Known when the game is played.
    pub fn told() -> Start {
        START.lock().unwrap().clone().expect("the game has not started yet")
    }

    fn parse(data: &[u8]) -> Result<Start, JsonError> {
        if data.is_empty() {
            return Ok(Start { seed: 0, options: Json::object([]), map: None });
        }
        let told = Json::parse(data)?;
        Ok(Start {
            seed: told.get("seed")?.to::<i64>()? as u64,
            options: told.get("options")?.clone(),
            map: told.find("map").map(Json::to::<String>).transpose()?,
        })
    }
}

fn run_engine(seats: usize, play: impl FnOnce(&[BotProxy]) -> Result<(), Error>) -> ! {
    run_actor(|| {
        let played = receive().and_then(|start| match start.kind {
            Kind::StartNotice => {
                let told = Start::parse(&start.data)?;
                *START.lock().unwrap() = Some(told);
                play(&BotProxy::all(seats))
            }
            other => Err(Error::Engine(format!("a {:?} instead of a StartNotice", other))),
        });
        match played {
            Err(Error::Shutdown) | Ok(()) => Ok(()),
            Err(error) => Err(error.into()),
        }
    })
}

/// The result of a game, or the one it has when a bot's failure ended it.
fn or_blame<R>(bots: &[BotProxy], played: Result<R, Error>, blame: impl FnOnce(&BotProxy) -> R) -> Result<R, Error> {
    match played {
        Err(ref error @ (Error::Bot { seat, .. } | Error::Timeout { seat })) => {
            bots[seat].log(error.to_string());
            Ok(blame(&bots[seat]))
        }
        other => other,
    }
}
