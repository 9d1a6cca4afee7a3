//! A bot: answers the calls of a game's engine.

use crate::channel;
use crate::json::{Json, JsonError};
use crate::message::Kind;
use crate::time::{CallClock, TimeLeft};
use std::any::Any;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Mutex, MutexGuard};
use std::time::Instant;

/// Whatever keeps a bot from answering.
pub type Error = Box<dyn std::error::Error>;

/// For a game that has no module of its own.
pub trait Bot {
    /// The answer to one call.
    fn answer(&mut self, method: &str, params: &Json) -> Result<Json, Error>;
}

/// An entry in the actor's own log, which its author can read after the game.
pub fn log(text: impl AsRef<str>) {
    channel::log("SELF", text.as_ref());
}

/// Of the call that is being answered.
static CLOCK: Mutex<CallClock> = Mutex::new(CallClock::STOPPED);

fn clock() -> MutexGuard<'static, CallClock> {
    CLOCK.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// What the engine's machine said when it called.
pub fn time_given() -> TimeLeft {
    clock().given
}

/// What is left of that now, by the CPU time used since; the machine's own count decides.
pub fn time_left() -> TimeLeft {
    clock().left()
}

/// Answers calls until the game is over, and ends the program.
pub fn run(mut bot: impl Bot) -> ! {
    run_actor(|| serve(&mut bot))
}

fn serve(bot: &mut impl Bot) -> Result<(), Error> {
    while let Some(message) = channel::receive()? {
        match message.kind {
            Kind::ShutdownNotice => return Ok(()),
            Kind::ProxyCall => answer(bot, &message.data)?,
            other => return Err(format!("a {:?} is not for bots", other).into()),
        }
    }
    Ok(())
}

fn answer(bot: &mut impl Bot, data: &[u8]) -> Result<(), Error> {
    let called_at = Instant::now();
    let call = Json::parse(data)?;
    *clock() = CallClock::new(TimeLeft::given_with(&call), called_at);
    let method = call.get("method")?.text()?;
    let result = bot.answer(method, call.get("params")?)?;
    channel::send("CallResult", &[method.as_bytes()], result.to_string().as_bytes());
    Ok(())
}

/// Lets an actor do its work as the whole of a program: an error, or a panic, is reported and ends it.
pub(crate) fn run_actor(serve: impl FnOnce() -> Result<(), Error>) -> ! {
    channel::open(); // first of all: from here on, printing is harmless
    let failure = match catch_unwind(AssertUnwindSafe(serve)) {
        Ok(Ok(())) => std::process::exit(0),
        Ok(Err(error)) => error.to_string(),
        Err(panic) => words_of(&*panic),
    };
    channel::report_error(&failure);
    std::process::exit(1)
}

fn words_of(panic: &(dyn Any + Send)) -> String {
    if let Some(words) = panic.downcast_ref::<String>() {
        words.clone()
    } else {
        panic.downcast_ref::<&str>().copied().unwrap_or("a panic without words").to_string()
    }
}

/// The error of a call for something that a game does not have.
pub(crate) fn no_method(game: &str, method: &str) -> Error {
    JsonError(format!("{} has no method {}", game, method)).into()
}
