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
        self.ask(method, Json::object(params));
        self.answer(method)
    }

    /// The bot is out of the game: it is told and stopped, and must not be called again.
    pub fn eliminate(&self) {
        channel::send("Elimination", &[self.name.as_bytes()], b"");
    }

    fn ask(&self, method: &str, params: Json) {
        // The method stands in front: the handler looks for it there and reads no further.
        let call = Json::object([("method", method.into()), ("params", params)]);
        channel::send("ProxyCall", &[self.name.as_bytes()], call.to_string().as_bytes());
    }

    fn answer<T: FromJson>(&self, method: &str) -> Result<T, Error> {
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

/// Asks several bots at once, and waits until all have answered or are out of time. A call is a bot, the method and its
/// params, an object. The answers are in the order of the calls: each is one, or the bot's error, which may be returned
/// or forgiven. A bot that has failed gives no answer any more, and the game goes on.
pub fn call_together<T: FromJson>(calls: Vec<(&BotProxy, &str, Json)>) -> Result<Vec<Result<T, Error>>, Error> {
    if calls.is_empty() {
        return Ok(Vec::new());
    }
    channel::send("Simultaneous", &[calls.len().to_string().as_bytes()], b"");
    let mut asked = Vec::new();
    for (bot, method, params) in calls {
        bot.ask(method, params);
        asked.push((bot, method));
    }
    let mut answers = Vec::new();
    for (bot, method) in asked {
        match bot.answer(method) {
            Err(error @ (Error::Engine(_) | Error::Shutdown)) => return Err(error),
            answer => answers.push(answer),
        }
    }
    Ok(answers)
}

/// Shows people the game as it is now: any JSON for the game's viewer.
pub fn show(view: Json) {
    let shown = Json::object([("all", view)]);
    channel::send("GameView", &[], shown.to_string().as_bytes());
}

/// The same, but each player sees the own one of the seats' views; who has null there sees what everybody does.
pub fn show_to_seats(view: Json, seats: Vec<Json>) {
    let shown = Json::object([("all", view), ("seats", Json::List(seats))]);
    channel::send("GameView", &[], shown.to_string().as_bytes());
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

    /// Where the score counts and not only the win: the greater one has won.
    pub fn scores(of_a: i64, of_b: i64) -> MatchResult {
        MatchResult(format!("{of_a},{of_b}"))
    }
}

/// Plays a game for two.
pub fn run_match(play: impl FnOnce(&BotProxy, &BotProxy) -> Result<MatchResult, Error>) -> ! {
    run_engine(2, |bots| {
        let result = or_blame(bots, play(&bots[0], &bots[1]), |loser| MatchResult(format!("{}_ERROR", loser.name)))?;
        let kind = if result.0.contains(',') { "RankingResult" } else { "MatchResult" };
        channel::send(kind, &[result.0.as_bytes()], b"");
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

/// Plays a game for more, with a score for each seat; a bot that fails gets 0, everybody else 1. With 0 seats there are
/// as many as the engine is told at the start.
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
    /// How many play; 0 where the engine is told nothing.
    pub seats: usize,
    /// All chance of the game should come from it.
    pub seed: u64,
    /// An object: whole numbers by name, or words where there are choices.
    pub options: Json,
    /// A text, where the game has maps.
    pub map: Option<String>,
    /// The same, where it has start positions.
    pub position: Option<String>,
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
            return Ok(Start { seats: 0, seed: 0, options: Json::object([]), map: None, position: None });
        }
        let told = Json::parse(data)?;
        Ok(Start {
            seats: told.get("seats")?.to::<i64>()? as usize,
            seed: told.get("seed")?.to::<i64>()? as u64,
            options: told.get("options")?.clone(),
            map: told.find("map").map(Json::to::<String>).transpose()?,
            position: told.find("position").map(Json::to::<String>).transpose()?,
        })
    }
}

fn run_engine(seats: usize, play: impl FnOnce(&[BotProxy]) -> Result<(), Error>) -> ! {
    run_actor(|| {
        let played = receive().and_then(|start| match start.kind {
            Kind::StartNotice => {
                let told = Start::parse(&start.data)?;
                let seats = if seats == 0 { told.seats } else { seats };
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
