//! A heap of 21 stones: in turn, a player takes 1, 2 or 3; who takes the last wins. One that is late takes one.

use tulkas::engine::{log_to_all, run_duel, Error, MatchResult, Start};
use tulkas::Json;

fn begin() -> Result<i64, Error> {
    let start = Start::told();
    match start.options.find("heap") {
        Some(heap) => {
            let last: String = start.options.get("last")?.to()?;
            log_to_all(format!("seed {} on {}, {}", start.seed, start.map.unwrap_or_default(), last));
            Ok(heap.to()?)
        }
        None => Ok(21),
    }
}

fn main() {
    let mut heap = 0;
    run_duel(|bot, _opponent| {
        if heap == 0 {
            heap = begin()?;
        }
        let taken: i64 = match bot.call("take", [("heap", heap.into())]) {
            Err(Error::Timeout { .. }) => {
                bot.log("too late");
                1
            }
            other => other?,
        };
        if taken < 1 || taken > heap.min(3) {
            return Err(bot.error(format!("cannot take {}", taken)));
        }
        heap -= taken;
        log_to_all(format!("{} are left", heap));
        if heap > 0 {
            return Ok(None);
        }
        // What shines is counted.
        let shines = Start::told().options.find("last") == Some(&Json::from("shines"));
        Ok(Some(match (shines, bot.seat) {
            (true, 0) => MatchResult::scores(3, 1),
            (true, _) => MatchResult::scores(1, 3),
            _ => MatchResult::win(bot),
        }))
    });
}
