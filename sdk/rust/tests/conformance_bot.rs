//! The bot that tests/transcripts/bot.txt describes.

use std::time::Duration;
use tulkas::{log, run, time_given, Bot, Error, Json};

struct ConformanceBot {
    calls: usize,
}

impl Bot for ConformanceBot {
    fn answer(&mut self, method: &str, params: &Json) -> Result<Json, Error> {
        self.calls += 1;
        match method {
            "echo" => return Ok(params.get("value")?.clone()),
            "time" => {
                let given = time_given();
                let time = [("call_us", microseconds(given.call)), ("game_us", microseconds(given.game))];
                return Ok(Json::object(time));
            }
            "note" => log(params.get("text")?.text()?),
            "print" => println!("{}", params.get("text")?.text()?),
            "fail" => panic!("{}", params.get("text")?.text()?),
            "count" => return Ok(self.calls.into()),
            _ => return Err(format!("no such method: {}", method).into()),
        }
        Ok(Json::Null)
    }
}

fn microseconds(time: Duration) -> Json {
    if time == Duration::MAX {
        Json::Null
    } else {
        Json::Integer(time.as_micros() as i64)
    }
}

fn main() {
    run(ConformanceBot { calls: 0 });
}
