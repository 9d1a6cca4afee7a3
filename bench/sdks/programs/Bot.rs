//! A bot as an author would write it.

use tulkas::{run, Bot, Error, Json};

struct One;

impl Bot for One {
    fn answer(&mut self, _method: &str, _params: &Json) -> Result<Json, Error> {
        Ok(Json::Integer(1))
    }
}

fn main() {
    run(One);
}
