//! A bot: it gets the params of a question, and returns the answer.

use tulkas::{run, Bot, Error, Json};

struct First;

impl Bot for First {
    fn answer(&mut self, method: &str, params: &Json) -> Result<Json, Error> {
        if method != "step" {
            return Err(format!("this game has no method {}", method).into());
        }
        Ok(params.get("moves")?.items()?[0].clone())
    }
}

fn main() {
    run(First);
}
